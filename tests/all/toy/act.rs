//! What may be done, and what comes of it.

use formicarium::engine::{Chance, Cx, Refusal, Seat, Sink};

use super::{Action, Answer, Event, Fault, State, Toy, cards, outside};

/// Once a turn. With a fault, what another seat holds forbids it.
fn may_roll(state: &State) -> bool {
    let told = state.fault == Fault::Seen && state.hands[state.next().index()] & 1 != 0;
    !state.rolled && !told
}

pub fn legal(state: &State, out: &mut Vec<Action>) {
    if state.is_over() {
        return;
    }
    let hand = state.hands[state.in_turn().index()];
    if state.answer == Answer::Asked {
        out.push(Action::Pass);
        out.extend(cards(hand).map(|card| Action::Answer { card }));
        return;
    }
    if !state.took {
        let most = if state.fault == Fault::Missing { 2 } else { 3 };
        out.extend((1..=most.min(state.heap)).map(|crumbs| Action::Take { crumbs }));
    }
    if may_roll(state) {
        out.push(Action::Roll);
    }
    if !state.counted {
        out.push(Action::Count);
    }
    out.extend(cards(hand).map(|card| Action::Bury { card }));
    if state.played.is_none() {
        out.extend(cards(hand).map(|card| Action::Play { card }));
    }
    out.push(Action::End);
}

pub fn refuse(state: &State, seat: Seat, action: &Action) -> Option<Refusal<u8>> {
    if state.is_over() {
        return Some(Refusal::new("T1", "toy-over"));
    }
    if seat != state.in_turn() {
        return Some(Refusal::new("T2", "toy-not-your-turn"));
    }
    let asked = state.answer == Answer::Asked;
    if asked != matches!(action, Action::Answer { .. } | Action::Pass) {
        return Some(Refusal::new("T3", "toy-answer"));
    }
    let holds = |card: u8| card < 32 && state.hands[seat.index()] & (1 << card) != 0;
    let allowed = match *action {
        Action::Take { crumbs: 3 } if state.fault == Fault::TooMuch => true,
        Action::Take { crumbs } => !state.took && (1..=3).contains(&crumbs) && crumbs <= state.heap,
        Action::Roll => may_roll(state),
        Action::Count => !state.counted,
        Action::Play { card } => state.played.is_none() && holds(card),
        Action::Bury { card } | Action::Answer { card } => holds(card),
        Action::Pass | Action::End => true,
    };
    if allowed {
        return None;
    }
    Some(match *action {
        Action::Play { card } | Action::Bury { card } | Action::Answer { card } => {
            Refusal::new("T4", "toy-card").at(card)
        }
        _ => Refusal::new("T5", "toy-once"),
    })
}

pub fn start<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Toy, S, C>) {
    for seat in Seat::all(usize::from(cx.seats)) {
        for _ in 0..3 {
            if let Some(card) = cx.draw(|state| &state.pile) {
                cx.emit(Event::Dealt { seat, card });
            }
        }
    }
    let first = cx.below(cx.seats.into());
    cx.emit(Event::First { seat: Seat(first as u8) });
}

pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Toy, S, C>, action: Action) {
    match action {
        Action::Take { crumbs } => {
            cx.emit(Event::Took { crumbs });
            match cx.fault {
                Fault::Admitted => cx.emit(Event::Noise { crumbs: 120 }),
                Fault::Written => cx.emit(Event::Noise { crumbs: 60 }),
                Fault::Decided => cx.emit(Event::Noise { crumbs: (outside() % 2) as u8 }),
                Fault::OtherRules if cx.turn == 3 => cx.emit(Event::Noise { crumbs: 1 }),
                _ => {}
            }
        }
        Action::Roll => {
            let face = cx.below(6) as u8 + 1;
            cx.emit(Event::Rolled { face });
        }
        Action::Count => {
            let low = cx.hands[cx.next().index()] & 0x3f != 0;
            if cx.fault != Fault::Barred {
                cx.disclose();
            }
            cx.emit(Event::Counted { low });
        }
        Action::Bury { card } => cx.emit(Event::Buried { card }),
        Action::Play { card } => cx.emit(Event::Played { card }),
        Action::Answer { card } => cx.emit(Event::Answered { card: Some(card) }),
        Action::Pass => cx.emit(Event::Answered { card: None }),
        Action::End => end(cx),
    }
}

fn end<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Toy, S, C>) {
    match cx.answer {
        Answer::Passed => cx.emit(Event::TurnedUp { card: None }),
        Answer::Card(card) => cx.emit(Event::TurnedUp { card: Some(card) }),
        Answer::None | Answer::Asked => {}
    }
    // What was buried stays so: once no unseen card is left, no one draws.
    if cx.pile.unseen() != 0
        && let Some(card) = cx.draw(|state| &state.pile)
    {
        cx.emit(Event::Drew { card });
    }
    let next = cx.next();
    cx.emit(Event::Ended { next });
}
