//! Facts, folded.

use formicarium::engine::{Fold, Misfit, Seat, Under};

use super::{Answer, CARDS, Event, Fault, State, Toy, outside};

impl Fold for Toy {
    type State = State;
    type Event = Event;

    fn fold(state: &mut State, event: &Event) {
        if state.fault == Fault::Sought && state.turn > 1 {
            state.shared.touch();
        }
        let active = state.active;
        match *event {
            Event::Dealt { seat, card } => hand_in(state, seat, card),
            Event::First { seat } => {
                state.active = seat;
                state.turn = 1;
            }
            Event::Took { crumbs } => {
                state.took = true;
                state.heap -= crumbs;
                score(state, active, crumbs);
                if state.fault == Fault::OtherFold && state.turn == 3 {
                    score(state, active, 1);
                }
            }
            Event::Rolled { face } => {
                state.rolled = true;
                let odd = state.fault == Fault::Folded && outside().is_multiple_of(2);
                score(state, active, face + u8::from(odd));
            }
            Event::Counted { low } => {
                state.counted = true;
                score(state, active, low.into());
            }
            Event::Buried { card } => {
                hand_out(state, active, card);
                let (by, number) = (active, state.buried);
                state.pile.put_under(Under { card, by, number });
                state.buried += 1;
            }
            Event::Played { card } => {
                hand_out(state, active, card);
                state.played = Some(card);
                state.answer = Answer::Asked;
            }
            Event::Answered { card } => answer(state, card),
            Event::TurnedUp { card } => turn_up(state, card),
            Event::Drew { card } => hand_in(state, active, card),
            Event::Ended { next } => end(state, next),
            Event::Conceded { seat } => state.conceded[seat.index()] = true,
            Event::Noise { crumbs } => score(state, active, crumbs),
        }
    }

    fn admits(state: &State, event: &Event) -> Result<(), Misfit> {
        let active = state.active;
        let begun = state.turn > 0;
        let fits = match *event {
            Event::Dealt { seat, card } => !begun && seat.0 < state.seats && state.pile.can_give(card),
            Event::First { seat } => !begun && seat.0 < state.seats,
            Event::Took { crumbs } => begun && crumbs <= state.heap,
            Event::Rolled { face } => begun && (1..=6).contains(&face),
            Event::Counted { .. } => begun,
            Event::Buried { card } => begun && holds(state, active, card) && state.buried < 10_000,
            Event::Played { card } => begun && holds(state, active, card) && state.played.is_none(),
            Event::Answered { card } => {
                let asked = begun && state.answer == Answer::Asked;
                asked && card.is_none_or(|card| holds(state, state.next(), card))
            }
            Event::TurnedUp { card } => {
                state.played.is_some() && state.answer == card.map_or(Answer::Passed, Answer::Card)
            }
            Event::Drew { card } => begun && state.pile.can_give(card),
            Event::Ended { next } => begun && next.0 < state.seats && state.played.is_none(),
            Event::Conceded { seat } => begun && seat.0 < state.seats,
            Event::Noise { crumbs } => begun && crumbs < 100,
        };
        let room = state.turn < u16::MAX && state.scores.iter().all(|score| *score < 30_000);
        Misfit::unless(fits && room, "it does not fit the toy")
    }
}

fn holds(state: &State, seat: Seat, card: u8) -> bool {
    card < CARDS && state.hands[seat.index()] & (1 << card) != 0
}

fn score(state: &mut State, seat: Seat, crumbs: u8) {
    state.scores[seat.index()] += i16::from(crumbs);
}

fn hand_in(state: &mut State, seat: Seat, card: u8) {
    state.pile.take(card);
    state.hands[seat.index()] |= 1 << card;
    state.in_hands += 1;
}

fn hand_out(state: &mut State, seat: Seat, card: u8) {
    state.hands[seat.index()] &= !(1 << card);
    state.in_hands -= 1;
}

fn answer(state: &mut State, card: Option<u8>) {
    state.answer = Answer::Passed;
    if let Some(card) = card {
        hand_out(state, state.next(), card);
        state.answer = Answer::Card(card);
    }
}

fn turn_up(state: &mut State, card: Option<u8>) {
    let (active, next) = (state.active, state.next());
    if let Some(played) = state.played.take()
        && state.fault != Fault::Audited
    {
        state.discard |= 1 << played;
        let wins = card.is_none_or(|answer| answer < played);
        score(state, if wins { active } else { next }, 2);
    }
    state.discard |= card.map_or(0, |card| 1 << card);
    state.answer = Answer::None;
}

fn end(state: &mut State, next: Seat) {
    state.active = next;
    state.turn += 1;
    state.took = false;
    state.rolled = false;
    state.counted = false;
}
