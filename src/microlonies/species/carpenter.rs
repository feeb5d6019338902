//! S4, the Carpenter Ant: it builds more, and in rings.
//!
//! S4.1 is an efficiency of its sheet, S4.4 an end.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::rules::end_of_turn;
use crate::microlonies::state::{Activity, Chamber, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, Slice};

/// Whether a chamber that was just placed joins the anthill by two or more
/// tunnels (S4.3).
pub fn joins_twice(placed: &Chamber) -> bool {
    placed.joined.iter().flatten().count() >= 2
}

/// Appends the refresh of the Chamber river (S4.2).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse(state).is_none() {
        out.push(Action::Ability(Ability::RefreshTiles));
    }
}

/// Why the Chamber river may not be refreshed now (S4.2).
pub fn refuse(state: &State) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::Act || state.now.activity != Activity::Build {
        return Some(Refusal::new("S4.2", "refuse-refresh-in-build"));
    }
    if state.colony(state.now.seat).slice == (Slice::Carpenter { refreshed: true }) {
        return Some(Refusal::new("S4.2", "refuse-once-a-game"));
    }
    (state.tiles_left() == 0).then(|| Refusal::new("M9.3", "refuse-deck-empty"))
}

/// Refreshes the Chamber river.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let count = cx.tiles_left();
    cx.emit(Event::Effect(Effect::TilesRefreshed));
    end_of_turn::deal_tiles(cx, count);
}
