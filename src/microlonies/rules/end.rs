//! M11: the end of the game.

use crate::engine::{Chance, Cx, Seat, Sink};
use crate::microlonies::Microlonies;
use crate::microlonies::event::Event;
use crate::microlonies::species;
use crate::microlonies::state::{Open, Phase, State};

use super::end_of_turn;

/// Triggers the end if the mover's colony is ready for it (M11.1). Checked
/// after each action; later triggers change nothing.
pub fn trigger<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    if cx.last_round.is_none() && is_ready(cx, cx.now.seat) {
        let last_round = cx.round + 1;
        cx.emit(Event::EndTriggered { last_round });
    }
}

/// Whether the colony has what triggers the end.
fn is_ready(state: &State, seat: Seat) -> bool {
    let colony = state.colony(seat);
    colony.zones.len() >= species::prey_to_end(&state.content, colony)
        || colony.chambers.len() >= species::chambers_to_end(&state.content, colony)
}

/// Passes the turn on: to the next seat, into the next round, or to the last
/// validations (M11.2, M11.4).
pub fn pass_on<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let seat = next(cx, cx.mover);
    let round = cx.round;
    if seat != cx.first {
        return cx.emit(Event::TurnBegan { seat, round });
    }
    if cx.last_round == Some(round) {
        return ask_last(cx, None);
    }
    if cx.last_round.is_none() && round >= cx.content.numbers().round_limit {
        cx.emit(Event::EndTriggered { last_round: round + 1 });
    }
    cx.emit(Event::TurnBegan { seat, round: round + 1 });
}

/// The seat to the left (M3.6).
pub fn next(open: &Open, seat: Seat) -> Seat {
    Seat((seat.0 + 1) % open.colonies.len() as u8)
}

/// Asks the next seat that holds Objectives for its last validations; when all
/// have answered, shows them and ends the game (M11.3).
fn ask_last<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, answered: Option<Seat>) {
    let start = answered.map_or(cx.first, |seat| next(cx, seat));
    let mut seat = start;
    while answered.is_none() || seat != cx.first {
        if cx.colony(seat).hand > 0 {
            return cx.emit(Event::Asked { seat, phase: Phase::LastValidation });
        }
        seat = next(cx, seat);
        if seat == cx.first {
            break;
        }
    }
    for seat in cx.seats() {
        end_of_turn::show_marked(cx, seat);
    }
    cx.emit(Event::GameEnded);
}

/// A seat has marked its last validations.
pub fn answer_last<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    cx.disclose();
    let seat = cx.now.seat;
    ask_last(cx, Some(seat));
}

/// A seat gives up: it is ranked last, and the game ends when only one colony
/// is left that did not (M11.5).
pub fn concede<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, seat: Seat) {
    cx.emit(Event::Conceded { seat });
    let left = cx.colonies.iter().filter(|colony| !colony.conceded).count();
    if left < 2 {
        cx.emit(Event::GameEnded);
    }
}
