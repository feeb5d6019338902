//! A7: what cards do at once when they are settled.

use crate::antrealm::Place;
use crate::antrealm::action::Action;
use crate::antrealm::card::{CardId, CardSet};
use crate::antrealm::event::Event;
use crate::antrealm::pack::Rank;
use crate::antrealm::state::{Phase, State};
use crate::antrealm::talents;
use crate::antrealm::tokens::{Token, Zone};
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::Hand;
use super::{encounter, exploration, tokens};

/// Settles a card of the mover's row. Whether somebody was asked.
pub fn settle<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, card: CardId) -> bool {
    match card.rank() {
        Rank::GiantInsect => return ask_about(cx, seat, Phase::Giant, card),
        Rank::Resin if talents::can_keep_resin(cx, seat) => {
            return ask_about(cx, seat, Phase::Resin, card);
        }
        Rank::Cliff if talents::can_bridge(cx, seat) && cx.colony(seat).tokens.greens() > 0 => {
            return ask_about(cx, seat, Phase::Cliff, card);
        }
        _ => {}
    }
    cx.emit(Event::Settled { card });
    match card.rank() {
        Rank::Encounter => encounter::meet(cx, seat, card),
        Rank::Cliff => sweep(cx, seat, card),
        Rank::Anteater => bite(cx, seat, card),
        Rank::Straggler => cx.emit(Event::Straggled { seat }),
        Rank::Cricket => cx.emit(Event::Cricketed { seat }),
        Rank::Resin => cx.emit(Event::Eased { seat }),
        _ => {}
    }
    false
}

fn ask_about<S: Sink<Event>, C: Chance>(
    cx: &mut Hand<'_, S, C>,
    seat: Seat,
    phase: Phase,
    card: CardId,
) -> bool {
    cx.emit(Event::AskedAbout { seat, phase, card });
    true
}

/// Rolls the die about a card.
pub fn roll<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, card: CardId) -> u8 {
    let pips = cx.below(6) as u8 + 1;
    cx.emit(Event::Rolled { seat, card, pips });
    pips
}

/// Whether a Leap ignores the card.
fn leaps<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, card: CardId) -> bool {
    roll(cx, seat, card) >= cx.content.source.leap_roll
}

/// An Anteater eats a token, unless a Leap ignores it.
fn bite<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, card: CardId) {
    let is_ignored = talents::can_leap(cx, seat) && leaps(cx, seat, card);
    if !is_ignored {
        tokens::owe_token(cx, seat);
    }
}

/// A Cliff sends other face-up cards back, Kings excepted.
fn sweep<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, cliff: CardId) {
    for _ in 0..cx.content.source.cliff_cards {
        let row = cx.colony(seat).row.without(CardSet::of(cliff));
        let Some(card) = exploration::draw(cx, row.without(CardSet::rank(Rank::Encounter))) else { break };
        cx.emit(Event::SweptBack { seat, card });
    }
}

/// Appends the answers to a Cliff.
pub fn legal_cliff(state: &State, out: &mut Vec<Action>) {
    let tokens = state.colony(state.now.seat).tokens;
    let has_green = |zone: &Zone| tokens.of(Token::green(*zone)) > 0;
    out.extend(Zone::ALL.into_iter().filter(has_green).map(Action::Bridge));
    out.push(Action::Decline);
}

/// Why no bridge can be made of a green token of this zone.
pub fn refuse_bridge(state: &State, zone: Zone) -> Option<Refusal<Place>> {
    let (seat, token) = (state.now.seat, Token::green(zone));
    (state.colony(seat).tokens.of(token) == 0)
        .then(|| Refusal::new("A7", "realm-refuse-no-such-token").at(Place::Token { seat, token }))
}

/// Carries the answer to a Cliff out.
pub fn answer_cliff<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    let (seat, Some(card)) = (cx.now.seat, cx.now.card) else { return };
    cx.emit(Event::Settled { card });
    match action {
        Action::Bridge(zone) => cx.emit(Event::Bridged { seat, zone }),
        _ => sweep(cx, seat, card),
    }
}

/// Appends the answers to a Giant insect.
pub fn legal_giant(state: &State, out: &mut Vec<Action>) {
    let (seat, Some(card)) = (state.now.seat, state.now.card) else { return };
    if exploration::can_pay_for(state, seat, card) {
        out.push(Action::Take(card));
    }
    if refuse_leap(state).is_none() {
        out.push(Action::Leap);
    }
    out.push(Action::Decline);
}

/// Why there is no roll to ignore the Giant insect.
pub fn refuse_leap(state: &State) -> Option<Refusal<Place>> {
    if !talents::can_leap(state, state.now.seat) {
        return Some(Refusal::new("A2", "realm-refuse-no-talent").with("talent", "realm-talent-leap"));
    }
    let rolled = state.now.card.is_some_and(|card| state.settled.contains(card));
    rolled.then(|| Refusal::new("A7", "realm-refuse-leapt"))
}

/// Carries the answer to a Giant insect out. Whether the seat was asked again.
pub fn answer_giant<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) -> bool {
    let (seat, Some(card)) = (cx.now.seat, cx.now.card) else { return false };
    cx.emit(Event::Settled { card });
    match action {
        Action::Take(_) => exploration::take(cx, card),
        Action::Leap => !leaps(cx, seat, card) && ask_about(cx, seat, Phase::Giant, card),
        _ => {
            let damage = cx.content.source.giant_damage;
            tokens::owe(cx, seat, damage);
            false
        }
    }
}

/// Carries the answer to a Resin out. Whether the seat was asked again.
pub fn answer_resin<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) -> bool {
    let (seat, Some(card)) = (cx.now.seat, cx.now.card) else { return false };
    cx.emit(Event::Settled { card });
    if let Action::Take(_) = action {
        return exploration::take(cx, card);
    }
    cx.emit(Event::Eased { seat });
    false
}
