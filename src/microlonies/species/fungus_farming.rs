//! S12, the Fungus-Farming Ant: it prepares its turns.
//!
//! S12.2 is its diet, S12.3 a discount.

use crate::engine::Refusal;
use crate::microlonies::Place;
use crate::microlonies::action::Action;
use crate::microlonies::ids::ChamberId;
use crate::microlonies::state::{Phase, State};

use super::Ability;

/// A Worker was moved in this turn.
pub const SHIFTED: u8 = 1;

/// Appends the moves of a Worker before dispersing (S12.1).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse_now(state).is_some() {
        return;
    }
    let chambers = &state.colony(state.now.seat).chambers;
    for (index, chamber) in chambers.iter().enumerate().filter(|(_, chamber)| chamber.workers > 0) {
        for (side, to) in chamber.joined.iter().enumerate() {
            if let Some(to) = *to
                && !chamber.joined[..side].contains(&Some(to))
            {
                out.push(Action::Ability(Ability::Shift { from: ChamberId(index as u8), to }));
            }
        }
    }
}

fn refuse_now(state: &State) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::TakeUp {
        return Some(Refusal::new("S12.1", "refuse-shift-before-dispersing"));
    }
    (state.now.used & SHIFTED != 0).then(|| Refusal::new("S12.1", "refuse-once-a-turn"))
}

/// Why no Worker may move this way (S12.1).
pub fn refuse(state: &State, from: ChamberId, to: ChamberId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_now(state) {
        return Some(refusal);
    }
    let seat = state.now.seat;
    let Some(source) = state.colony(seat).chambers.get(from.index()) else {
        return Some(Refusal::new("M4.1", "refuse-no-such-chamber"));
    };
    if source.workers == 0 {
        let refusal = Refusal::new("S12.1", "refuse-no-worker-there");
        return Some(refusal.at(Place::Chamber { seat, chamber: from }));
    }
    let joined = source.joined.contains(&Some(to));
    let place = Place::Chamber { seat, chamber: to };
    (!joined).then(|| Refusal::new("S12.1", "refuse-not-joined-by-a-tunnel").at(place))
}
