//! A8: Encounters.

use crate::antrealm::action::Action;
use crate::antrealm::card::{CardId, CardSet};
use crate::antrealm::event::Event;
use crate::antrealm::pack::Rank;
use crate::antrealm::state::{Open, Passing, Phase, State};
use crate::engine::{Chance, Seat, Sink};

use super::course::{Hand, ask};
use super::exploration;

/// A King of the mover meets one of another colony that was not fought yet,
/// if there is one.
pub fn meet<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, king: CardId) {
    let Some((other, other_king)) = opponent(cx, seat) else { return };
    let [own, theirs] = [seat, other].map(|seat| cx.colony(seat).tokens.points() / 2);
    let points = if own == theirs { 0 } else { own.min(theirs) };
    cx.emit(Event::Met { seat, king, other, other_king, points });
    if own != theirs {
        let (from, to) = if own < theirs { (seat, other) } else { (other, seat) };
        cx.emit(Event::Outmatched { from, to });
    }
}

/// The first other colony in turn order with a King not fought yet.
fn opponent(open: &Open, seat: Seat) -> Option<(Seat, CardId)> {
    open.in_turn_order().filter(|other| *other != seat).find_map(|other| {
        let colony = open.colony(other);
        let kings = colony.row.and(CardSet::rank(Rank::Encounter)).without(colony.fought);
        kings.first().map(|king| (other, king))
    })
}

/// A random face-up card passes, never a King; its new owner may pay for it.
pub fn pass_card<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let Some(Passing { from, to }) = cx.passing else { return };
    let row = cx.colony(from).row.without(CardSet::rank(Rank::Encounter));
    let card = exploration::draw(cx, row);
    cx.emit(Event::Passed { card });
    if let Some(card) = card.filter(|card| exploration::may_take(cx, to, *card)) {
        cx.emit(Event::Offered { seat: to, card });
    }
}

/// Asks the new owner of a passed card whether it pays for it. Whether it was
/// asked.
pub fn offer<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, card: CardId) -> bool {
    if exploration::can_pay_for(cx, seat, card) {
        return ask(cx, seat, Phase::Offer);
    }
    cx.emit(Event::OfferEnded);
    false
}

/// Takes the passed card, or leaves it. Whether the seat was asked how to pay.
pub fn answer<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) -> bool {
    if let Action::Take(card) = action {
        return exploration::take(cx, card);
    }
    cx.emit(Event::OfferEnded);
    false
}

/// Appends the answers to an offer.
pub fn legal_offer(state: &State, out: &mut Vec<Action>) {
    if let Some((_, card)) = state.offer {
        out.push(Action::Take(card));
    }
    out.push(Action::Decline);
}
