//! S14, the Trap-Jaw Ant: it picks its Prey beforehand.

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{HexId, PreyId};
use crate::microlonies::pack::ChamberKind;
use crate::microlonies::state::{Colony, Open, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, Slice, numbers};

/// The Jaw was put on a card in this turn.
pub const SET: u8 = 1;

/// The card under a colony's Jaw (S14.1).
pub fn jaw(colony: &Colony) -> Option<PreyId> {
    match colony.slice {
        Slice::TrapJaw { jaw } => jaw,
        _ => None,
    }
}

/// The card under anybody's Jaw (S14.1).
pub fn jawed(open: &Open) -> Option<PreyId> {
    open.colonies.iter().find_map(jaw)
}

/// Whether a Jaw keeps the seat from taking this card (S14.1).
pub fn is_barred(open: &Open, seat: Seat, card: PreyId) -> bool {
    let other = |(place, colony): (usize, &Colony)| place != seat.index() && jaw(colony) == Some(card);
    open.colonies.iter().enumerate().any(other)
}

/// A card leaves the river, and the Jaw the card (S14.1).
pub fn release(open: &mut Open, card: PreyId) {
    for colony in open.colonies.iter_mut().filter(|colony| jaw(colony) == Some(card)) {
        colony.slice = Slice::TrapJaw { jaw: None };
    }
}

/// What a card costs the mover less, in this Hunting Zone (S14.1, S14.2).
pub fn discount(open: &Open, content: &Content, zone: Option<HexId>, card: PreyId) -> u8 {
    let (seat, colony) = (open.now.seat, open.colony(open.now.seat));
    let Some(numbers) = numbers(content, colony) else { return 0 };
    let own = if jaw(colony) == Some(card) { numbers.jaw_discount } else { 0 };
    let hunted = zone.is_some_and(|zone| open.cell(zone).pheromones & !(1 << seat.0) != 0);
    own + if hunted { numbers.hunted_zone_discount } else { 0 }
}

/// Appends the cards on which the Jaw may be put (S14.1).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let sections = 0..state.prey_river.len() as u8;
    let fits = |section: &u8| refuse(state, *section).is_none();
    out.extend(sections.filter(fits).map(|section| Action::Ability(Ability::SetJaw(section))));
}

/// Why the Jaw may not be put on the card of this section (S14.1).
pub fn refuse(state: &State, section: u8) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::Act || !is_hunt_or_eggs(state) {
        return Some(Refusal::new("S14.1", "refuse-jaw-after-action"));
    }
    if state.now.used & SET != 0 {
        return Some(Refusal::new("S14.1", "refuse-once-a-turn"));
    }
    let place = Place::PreySection(section);
    match state.prey_river.get(usize::from(section)) {
        None => Some(Refusal::new("M3.2", "refuse-no-such-section")),
        Some(None) => Some(Refusal::new("M9.2", "refuse-section-empty").at(place)),
        Some(Some(card)) => {
            let there = jaw(state.colony(state.now.seat)) == Some(*card);
            there.then(|| Refusal::new("S14.1", "refuse-jaw-there-already").at(place))
        }
    }
}

/// Whether the turn's action is a Hunt or Lay Eggs that was not lost (M4.5).
fn is_hunt_or_eggs(state: &State) -> bool {
    let kind = state.now.chamber.map(|id| state.colony(state.now.seat).chambers[id.index()].kind);
    matches!(kind, Some(ChamberKind::Hunt | ChamberKind::LayEggs)) && !state.now.queen_sat
}

/// Puts the Jaw on a card, which ends the action.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, section: u8) {
    if let Some(card) = cx.prey_river[usize::from(section)] {
        cx.emit(Event::Effect(Effect::JawSet { card }));
    }
}
