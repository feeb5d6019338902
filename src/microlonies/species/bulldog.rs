//! S3, the Bulldog Ant: it hunts alone, and chooses well.
//!
//! S3.1 is the solitary hunt, S3.3 an end.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::rules::end_of_turn;
use crate::microlonies::state::{Activity, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, numbers};

/// The Prey river was refreshed in this turn.
pub const REFRESHED: u8 = 1;

fn cost(state: &State) -> u8 {
    numbers(&state.content, state.colony(state.now.seat)).map_or(0, |numbers| numbers.cost)
}

/// Appends the refresh of the Prey river (S3.2).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse(state).is_none() {
        out.push(Action::Ability(Ability::RefreshPrey));
    }
}

/// Why the Prey river may not be refreshed now (S3.2).
pub fn refuse(state: &State) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::Act || state.now.activity != Activity::Hunt {
        return Some(Refusal::new("S3.2", "refuse-refresh-in-hunt"));
    }
    if state.now.used & REFRESHED != 0 {
        return Some(Refusal::new("S3.2", "refuse-once-a-turn"));
    }
    if state.prey_left() == 0 {
        return Some(Refusal::new("M9.3", "refuse-deck-empty"));
    }
    (state.now.points() < cost(state)).then(|| Refusal::new("S3.2", "refuse-no-points-left"))
}

/// Refreshes the Prey river.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let (cost, count) = (cost(cx), cx.prey_left());
    cx.emit(Event::Effect(Effect::PreyRefreshed { cost }));
    end_of_turn::deal_prey(cx, count);
}
