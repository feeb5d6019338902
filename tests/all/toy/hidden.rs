//! What a seat sees, and what could be behind it.

use formicarium::engine::chance::shuffle;
use formicarium::engine::pile::nth_bit;
use formicarium::engine::{Chance, Eyes, Pile, Seat, Under};

use super::{Answer, CARDS, Fault, State, cards};

/// What some eyes see.
#[derive(Debug, Clone, PartialEq)]
pub struct View {
    pub eyes: Eyes,
    pub seats: u8,
    pub turns: u16,
    pub heap: u8,
    pub scores: [i16; 4],
    pub turn: u16,
    pub active: Seat,
    pub took: bool,
    pub rolled: bool,
    pub counted: bool,
    pub played: Option<u8>,
    pub answer: Shown,
    pub discard: u32,
    pub conceded: [bool; 4],
    /// The hands that these eyes see.
    pub hands: [Option<u32>; 4],
    /// How many cards each seat holds, a face-down answer among them.
    pub sizes: [u8; 4],
    /// Cards put under the pile, and which, if these eyes know it.
    pub under: Vec<(Under, bool)>,
    /// How many cards of the pile are unseen.
    pub unseen: u8,
    pub leak: u32,
    pub hint: Hint,
    fault: Fault,
}

/// An answer as some eyes see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shown {
    Known(Answer),
    FaceDown,
}

/// A part of the view that comparisons overlook.
#[derive(Debug, Clone, Copy)]
pub struct Hint(#[expect(dead_code, reason = "read through Debug")] pub u32);

impl PartialEq for Hint {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

pub fn view(state: &State, eyes: Eyes) -> View {
    let next = state.next();
    let down = matches!(state.answer, Answer::Card(_));
    let mut hands = [None; 4];
    let mut sizes = [0; 4];
    for seat in Seat::all(usize::from(state.seats)) {
        let hand = state.hands[seat.index()];
        hands[seat.index()] = eyes.see(seat).then_some(hand);
        sizes[seat.index()] = hand.count_ones() as u8 + u8::from(down && seat == next);
    }
    let hidden = matches!(state.answer, Answer::Card(_) | Answer::Passed) && !eyes.see(next);
    let under = |under: &Under| {
        let known = eyes.see(under.by);
        (Under { card: if known { under.card } else { 0 }, ..*under }, known)
    };
    View {
        eyes,
        seats: state.seats,
        turns: state.turns,
        heap: state.heap,
        scores: state.scores,
        turn: state.turn,
        active: state.active,
        took: state.took,
        rolled: state.rolled,
        counted: state.counted,
        played: state.played,
        answer: if hidden { Shown::FaceDown } else { Shown::Known(state.answer) },
        discard: state.discard,
        conceded: state.conceded,
        hands,
        sizes,
        under: state.pile.under().iter().map(under).collect(),
        unseen: state.pile.unseen().count_ones() as u8,
        leak: if state.fault == Fault::Hidden { state.pile.unseen() as u32 } else { 0 },
        hint: Hint(if state.fault == Fault::Blind { state.pile.unseen() as u32 } else { 0 }),
        fault: state.fault,
    }
}

/// Fills in what the view does not show; every way to do so is as likely.
pub fn imagine_into<C: Chance>(view: &View, chance: &mut C, state: &mut State) {
    let next = Seat((view.active.0 + 1) % view.seats);
    let mut seen = view.discard | view.played.map_or(0, |card| 1 << card);
    seen |= view.hands.iter().flatten().fold(0, |all, hand| all | hand);
    seen |= view.under.iter().filter(|(_, known)| *known).fold(0, |all, (under, _)| all | 1 << under.card);
    if let Shown::Known(Answer::Card(card)) = view.answer {
        seen |= 1 << card;
    }
    let mut pool = u128::from(!seen & ((1 << CARDS) - 1));
    let mut any = |chance: &mut C| {
        let card = nth_bit(pool, chance.below(pool.count_ones()));
        pool &= !(1 << card);
        card
    };
    let mut sizes = view.sizes;
    let answer = match view.answer {
        Shown::Known(answer) => answer,
        Shown::FaceDown if chance.below(u32::from(sizes[next.index()]) + 1) == 0 => Answer::Passed,
        Shown::FaceDown => {
            sizes[next.index()] -= 1;
            Answer::Card(any(chance))
        }
    };
    let mut hands = [0; 4];
    for seat in Seat::all(usize::from(view.seats)) {
        hands[seat.index()] = view.hands[seat.index()]
            .unwrap_or_else(|| (0..sizes[seat.index()]).fold(0, |hand, _| hand | 1 << any(chance)));
    }
    let mut pile = Pile::default();
    for (under, known) in &view.under {
        pile.put_under(Under { card: if *known { under.card } else { any(chance) }, ..*under });
    }
    cards(pool as u32).for_each(|card| pile.shuffle_in(card));
    *state = State {
        fault: view.fault,
        seats: view.seats,
        turns: view.turns,
        pile,
        hands,
        heap: if view.fault == Fault::Imagined { view.heap / 2 } else { view.heap },
        scores: view.scores,
        turn: view.turn,
        active: view.active,
        took: view.took,
        rolled: view.rolled,
        counted: view.counted,
        played: view.played,
        answer,
        discard: view.discard,
        buried: view.under.len() as u16,
        conceded: view.conceded,
        in_hands: hands.iter().map(|hand| hand.count_ones()).sum(),
        shared: Default::default(),
    };
}

/// Deals the cards that `seat` cannot see anew, and lets the next seat change
/// its secret answer.
pub fn permute<C: Chance>(state: &mut State, seat: Seat, chance: &mut C) {
    let next = state.next();
    if seat != next {
        let hand = state.hands[next.index()];
        match state.answer {
            Answer::Passed if hand != 0 && chance.below(2) == 0 => {
                let card = hand.trailing_zeros() as u8;
                state.hands[next.index()] &= !(1 << card);
                state.in_hands -= 1;
                state.answer = Answer::Card(card);
            }
            Answer::Card(card) if chance.below(2) == 0 => {
                state.hands[next.index()] |= 1 << card;
                state.in_hands += 1;
                state.answer = Answer::Passed;
            }
            _ => {}
        }
    }
    let mut pool: Vec<u8> = cards(state.pile.unseen() as u32).collect();
    let others = || Seat::all(usize::from(state.seats)).filter(|other| *other != seat);
    pool.extend(others().flat_map(|other| cards(state.hands[other.index()])));
    pool.extend(state.pile.under().iter().filter(|under| under.by != seat).map(|under| under.card));
    if let Answer::Card(card) = state.answer
        && seat != next
    {
        pool.push(card);
    }
    shuffle(&mut pool, chance);
    deal(state, seat, &mut pool);
}

fn deal(state: &mut State, seat: Seat, pool: &mut Vec<u8>) {
    let mut any = || pool.pop().unwrap_or_default();
    let next = state.next();
    for other in Seat::all(usize::from(state.seats)).filter(|other| *other != seat) {
        let size = state.hands[other.index()].count_ones();
        state.hands[other.index()] = (0..size).fold(0, |hand, _| hand | 1 << any());
    }
    if let Answer::Card(_) = state.answer
        && seat != next
    {
        state.answer = Answer::Card(any());
    }
    let mut pile = Pile::default();
    for under in state.pile.under() {
        pile.put_under(if under.by == seat { *under } else { Under { card: any(), ..*under } });
    }
    pool.iter().for_each(|card| pile.shuffle_in(*card));
    state.pile = pile;
}
