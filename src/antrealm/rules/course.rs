//! The course of the game: what comes next once a decision is carried out.

use crate::antrealm::AntRealm;
use crate::antrealm::event::Event;
use crate::antrealm::state::{Open, Phase, Stage};
use crate::engine::{Chance, Cx, Seat, Sink};

use super::{administration, encounter, end, exploration, settlement, talents, tokens, war};

/// The hand of the rules on a position.
pub type Hand<'a, S, C> = Cx<'a, AntRealm, S, C>;

/// Goes on until somebody has to decide or the game is over.
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    while !is_asked(cx) {}
}

/// Takes one step; whether somebody was asked by it, or nobody ever will be.
fn is_asked<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    if cx.stage == Stage::Over {
        return true;
    }
    if end::is_decided(cx) {
        cx.emit(Event::GameEnded);
        return true;
    }
    if tokens::asks_for_owed(cx) {
        return true;
    }
    let with_yield = cx.living().find(|seat| cx.colony(*seat).yields > 0);
    if let Some(seat) = with_yield {
        return administration::place_yield(cx, seat);
    }
    if cx.passing.is_some() {
        encounter::pass_card(cx);
        return false;
    }
    if let Some((seat, card)) = cx.offer {
        return encounter::offer(cx, seat, card);
    }
    if cx.war.is_some() {
        return war::go_on(cx);
    }
    match cx.stage {
        Stage::Talents => talents::go_on(cx),
        Stage::Administration => administration::go_on(cx),
        Stage::Exploration => exploration::go_on(cx),
        Stage::Settlement => settlement::go_on(cx),
        Stage::HandLimit => settlement::keep_hands(cx),
        Stage::Over => true,
    }
}

/// Asks a seat for a decision; always true, for the course ends with it.
pub fn ask<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, phase: Phase) -> bool {
    cx.emit(Event::Asked { seat, phase });
    true
}

/// The next living colony in turn order that had no turn within the stage
/// (A1.1, A1.3).
pub fn next_up(open: &Open) -> Option<Seat> {
    open.in_turn_order().find(|seat| open.done & 1 << seat.0 == 0)
}
