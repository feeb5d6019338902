//! S2, the Leafcutter Ant: it grows fungus on leaves instead of eating Prey.
//!
//! Its Fungus Gardens are tiles of its sheet, numbered after those of the
//! deck.

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{HexId, TileId};
use crate::microlonies::metric;
use crate::microlonies::pack::Terrain;
use crate::microlonies::rules::build::{fits_anywhere, priced};
use crate::microlonies::state::{Activity, Colony, Ground, Open, Phase, Print, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, numbers, nursery};

/// An ant exited onto a Forest in this turn.
pub const FORESTED: u8 = 1;
/// A Worker was added to the Nursery in this turn.
pub const RAISED: u8 = 2;

/// Appends the Gardens that may be taken (S2.1), and the Worker for the
/// Nursery (S2.3).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if state.now.activity == Activity::Build {
        let free = state.content.garden_ids().filter(|tile| refuse_garden(state, *tile).is_none());
        out.extend(free.map(|tile| Action::Ability(Ability::TakeGarden(tile))));
    }
    if refuse_raise(state).is_none() {
        out.push(Action::Ability(Ability::RaiseNurse));
    }
}

/// Whether the colony has built this Garden.
pub fn has_built(colony: &Colony, tile: TileId) -> bool {
    colony.chambers.iter().any(|chamber| chamber.print == Print::Tile(tile))
}

/// Gardens that the colony has built.
pub fn gardens(content: &Content, colony: &Colony) -> i32 {
    colony.chambers.iter().filter(|chamber| content.is_garden(chamber.print)).count() as i32
}

/// Why this Garden may not be taken now (S2.1).
pub fn refuse_garden(state: &State, tile: TileId) -> Option<Refusal<Place>> {
    let colony = state.colony(state.now.seat);
    if state.now.phase != Phase::Act || state.now.activity != Activity::Build {
        return Some(Refusal::new("S2.1", "refuse-garden-in-build"));
    }
    if !state.content.garden_ids().any(|garden| garden == tile) {
        return Some(Refusal::new("S2.1", "refuse-no-such-garden"));
    }
    if has_built(colony, tile) {
        return Some(Refusal::new("S2.1", "refuse-garden-built"));
    }
    let cost = numbers(&state.content, colony).map_or(0, |numbers| numbers.cost);
    if state.now.points() < cost {
        return Some(priced(Refusal::new("S2.1", "refuse-garden-too-dear"), state, cost));
    }
    (!fits_anywhere(state, tile)).then(|| Refusal::new("M7.8", "refuse-tile-fits-nowhere"))
}

/// Why no Worker may be added to the Nursery now (S2.3).
pub fn refuse_raise(state: &State) -> Option<Refusal<Place>> {
    let now = &state.now;
    if now.phase != Phase::Act || now.activity != Activity::Colonize {
        return Some(Refusal::new("S2.3", "refuse-nurse-in-colonize"));
    }
    if now.used & RAISED != 0 {
        return Some(Refusal::new("S2.3", "refuse-once-a-turn"));
    }
    if now.used & FORESTED == 0 {
        return Some(Refusal::new("S2.3", "refuse-no-exit-onto-forest"));
    }
    if now.explored {
        return Some(Refusal::new("S0.5", "refuse-special-after-explore"));
    }
    let empty = state.colony(now.seat).reserve == 0;
    empty.then(|| Refusal::new("M1.3", "refuse-reserve-empty"))
}

/// Adds a Worker to the Nursery (S2.3).
pub fn raise<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    if let Some(chamber) = nursery(cx.colony(cx.now.seat)) {
        cx.emit(Event::Effect(Effect::NurseRaised { chamber }));
    }
}

/// Remembers the turn's Exit onto a Forest (S2.3).
pub fn after_exit<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    if cx.now.used & FORESTED == 0 && cx.cell(hex).ground == Ground::Forest {
        cx.emit(Event::Effect(Effect::OntoForest));
    }
}

/// Food of controlled Forests, and for each badge of its diet more with each
/// Garden (S2.2).
pub fn diet(open: &Open, content: &Content, seat: Seat) -> i32 {
    let colony = open.colony(seat);
    let Some(numbers) = numbers(content, colony) else { return 0 };
    let entries = numbers.badge_food.iter();
    let badges: i32 = entries.map(|entry| metric::badges(open, content, seat, entry.badge)).sum();
    let forests = metric::terrain_controlled(open, seat, Terrain::Forest);
    badges * gardens(content, colony) * i32::from(numbers.garden_food)
        + forests * i32::from(numbers.forest_food)
}
