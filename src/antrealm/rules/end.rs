//! A10.3 to A10.5: death, the end, the order of the colonies.

use crate::antrealm::event::Event;
use crate::antrealm::state::{Open, Purpose, Stage, State};
use crate::engine::{Chance, MAX_SEATS, Outcome, Seat, Sink};

use super::course::{Hand, go_on};

/// Whether only one colony is left, or none (A10.4).
pub fn is_decided(open: &Open) -> bool {
    let living = open.colonies[..usize::from(open.seats)].iter().filter(|colony| colony.alive);
    living.count() < 2
}

/// Colonies without survival points die, all at the same moment (A10.3).
pub fn bury<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let death = cx.deaths + 1;
    for seat in cx.all_seats() {
        let colony = cx.colony(seat);
        if colony.alive && colony.survival == 0 {
            cx.emit(Event::Died { seat, death });
        }
    }
}

/// A seat gives up: its colony dies, and is ranked last (A10.5).
pub fn concede<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat) {
    if !cx.colony(seat).alive {
        return;
    }
    cx.emit(Event::Conceded { seat });
    let in_war = cx.war.is_some_and(|war| war.invader == seat || war.defender == seat);
    if in_war {
        cx.emit(Event::WarEnded);
    }
    let is_moot = in_war || cx.now.seat == seat || asks_for_sign(cx, seat);
    let death = cx.deaths + 1;
    cx.emit(Event::Died { seat, death });
    if is_moot || is_decided(cx) {
        go_on(cx);
    }
}

/// Whether the pending decision is about the sign of this colony, which leaves
/// the game with it.
fn asks_for_sign(open: &Open, seat: Seat) -> bool {
    let nest = crate::antrealm::card::CardId::nest(seat);
    let offered = open.offer.is_some_and(|(_, card)| card == nest);
    let charged = matches!(open.now.purpose, Some(Purpose::Take(card) | Purpose::Nest(card)) if card == nest);
    offered || charged || open.now.card == Some(nest)
}

/// Points that chambers beyond the starting ones bring (A10.4).
pub fn chamber_points(state: &State, seat: Seat) -> u8 {
    let beyond = state.colony(seat).built.saturating_sub(state.content.start.len() as u8);
    beyond / state.content.numbers.chambers_per_point.max(1)
}

/// A colony's points, as if the game ended now (A10.4).
pub fn points(state: &State, seat: Seat) -> u16 {
    let colony = state.colony(seat);
    if !colony.alive {
        return 0;
    }
    u16::from(colony.survival) + u16::from(chamber_points(state, seat))
}

/// What a colony's place follows from: larger is better. A living colony is
/// before a dead one, which is before one that conceded (A10.4, A10.5); one
/// that died later is before one that died earlier, and of those that died
/// together the one with more points before (A10.3).
fn standing(state: &State, seat: Seat) -> [u16; 3] {
    let colony = state.colony(seat);
    match (colony.alive, colony.conceded) {
        (true, _) => [2, points(state, seat), u16::from(colony.tokens.points())],
        (false, false) => [1, u16::from(colony.death), u16::from(colony.before)],
        (false, true) => [0, u16::from(colony.death), 0],
    }
}

/// How the game ended, or would end now.
pub fn outcome(state: &State) -> Outcome {
    let standings = Seat::all(MAX_SEATS).map(|seat| standing(state, seat));
    let standings: [[u16; 3]; MAX_SEATS] = {
        let mut all = [[0; 3]; MAX_SEATS];
        standings.zip(&mut all).for_each(|(standing, slot)| *slot = standing);
        all
    };
    let seats = usize::from(state.seats);
    let mut places = [0; MAX_SEATS];
    let mut scores = [0; MAX_SEATS];
    for seat in 0..seats {
        let better = standings[..seats].iter().filter(|other| **other > standings[seat]).count();
        places[seat] = better as u8 + 1;
        scores[seat] = points(state, Seat(seat as u8)) as i16;
    }
    Outcome { seats: state.seats, places, scores }
}

/// Whether the game is over.
pub fn is_over(open: &Open) -> bool {
    open.stage == Stage::Over
}
