//! A6: the exploration.

use crate::antrealm::Place;
use crate::antrealm::action::Action;
use crate::antrealm::card::{CardId, CardSet};
use crate::antrealm::event::Event;
use crate::antrealm::pack::Rank;
use crate::antrealm::state::{Open, Phase, Purpose, Stage, State};
use crate::antrealm::talents;
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::{Hand, ask, next_up};
use super::{cards, tokens};

/// Goes on with the mover's exploration, the next colony's, or to the
/// settlement.
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    let Some(seat) = cx.mover else {
        match next_up(cx) {
            Some(seat) if cx.colony(seat).idle => cx.emit(Event::ExplorationEnded { seat }),
            Some(seat) => cx.emit(Event::ExplorationBegan { seat }),
            None => {
                cx.emit(Event::CardsReturned);
                cx.emit(Event::StageBegan { stage: Stage::Settlement });
                cx.emit(Event::SettlementBegan);
            }
        }
        return false;
    };
    if !cx.ventured {
        return ask(cx, seat, Phase::Explore);
    }
    if let Some(card) = next_to_settle(cx, seat) {
        return cards::settle(cx, seat, card);
    }
    // The turn ends by its player's word, once everyone has seen the row.
    if cx.colony(seat).row.is_empty() {
        cx.emit(Event::ExplorationEnded { seat });
        return false;
    }
    ask(cx, seat, Phase::Gather)
}

/// Ranks that do something at once, in their order (A6.2).
const AT_ONCE: [Rank; 7] = [
    Rank::Encounter,
    Rank::Cliff,
    Rank::Anteater,
    Rank::GiantInsect,
    Rank::Straggler,
    Rank::Cricket,
    Rank::Resin,
];

/// The card that is settled next, among those that do something at once. The
/// others wait to be taken: their order changes nothing (A6.2).
fn next_to_settle(open: &Open, seat: Seat) -> Option<CardId> {
    let colony = open.colony(seat);
    let left = colony.row.without(open.settled).without(colony.passed);
    if left.is_empty() {
        return None;
    }
    AT_ONCE.into_iter().find_map(|rank| left.and(CardSet::rank(rank)).first())
}

/// The cards of a row in the order of settlement (A6.2).
pub fn in_order(row: CardSet) -> impl Iterator<Item = CardId> {
    let rest = [Rank::Seed, Rank::SmallInsect, Rank::DeadLeaf, Rank::Stone, Rank::HoneyInsect, Rank::Nest];
    let ranks = AT_ONCE.into_iter().chain(rest);
    ranks.flat_map(move |rank| row.and(CardSet::rank(rank)).iter())
}

/// The most cards that a colony may reveal (A6.1).
pub fn most_cards(state: &State, seat: Seat) -> u8 {
    state.colony(seat).tokens.count() / 2
}

/// Colonies that a seat may make war on (A9.1).
pub fn targets(open: &Open, seat: Seat) -> impl Iterator<Item = Seat> + '_ {
    let nests = open.colony(seat).in_hand(Rank::Nest);
    nests
        .iter()
        .map(CardId::suit)
        .filter(move |target| *target != seat && target.0 < open.seats && open.colony(*target).alive)
}

/// Appends how many cards can be revealed, and who can be made war on.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    out.extend((0..=most_cards(state, seat)).map(Action::Reveal));
    out.extend(targets(state, seat).map(Action::Declare));
}

/// Why not so many cards can be revealed (A6.1).
pub fn refuse_reveal(state: &State, count: u8) -> Option<Refusal<Place>> {
    let most = most_cards(state, state.now.seat);
    (count > most).then(|| Refusal::new("A6.1", "realm-refuse-reveal").with("most", i64::from(most)))
}

/// Why war can't be made on this colony (A9.1).
pub fn refuse_declare(state: &State, target: Seat) -> Option<Refusal<Place>> {
    let may = targets(state, state.now.seat).any(|seat| seat == target);
    (!may).then(|| {
        let refusal = Refusal::new("A9.1", "realm-refuse-declare");
        if target.0 < state.seats { refusal.with("target", target).at(Place::Seat(target)) } else { refusal }
    })
}

/// Reveals so many cards (A6.1).
pub fn reveal<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, count: u8) {
    let seat = cx.now.seat;
    cx.emit(Event::Ventured { seat, count });
    for _ in 0..count {
        let Some(card) = draw(cx, cx.deck) else { break };
        if card != CardId::nest(seat) {
            cx.emit(Event::Revealed { seat, card });
            continue;
        }
        cx.emit(Event::OwnNest { seat });
        let others = cx.deck.without(CardSet::of(card));
        let Some(card) = draw(cx, others) else { break };
        cx.emit(Event::Revealed { seat, card });
    }
}

/// One of these cards, by chance.
pub fn draw<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, from: CardSet) -> Option<CardId> {
    if from.is_empty() {
        return None;
    }
    from.nth(cx.below(u32::from(from.len())) as u8)
}

/// Face-up cards that a seat may pay for while its row is gathered in (A6.2,
/// A6.3, A8).
pub fn takeable(open: &Open, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
    let colony = open.colony(seat);
    let own = colony.row.without(colony.passed);
    let own = own.and(GATHERED);
    let passed = colony.row.and(colony.passed);
    own.or(passed).iter().filter(move |card| may_take(open, seat, *card))
}

/// Cards that stay face up to be taken.
const GATHERED: CardSet = {
    let mut all = CardSet::rank(Rank::Nest);
    let rest = [Rank::HoneyInsect, Rank::Stone, Rank::DeadLeaf, Rank::SmallInsect, Rank::Seed];
    let mut place = 0;
    while place < rest.len() {
        all = all.or(CardSet::rank(rest[place]));
        place += 1;
    }
    all
};

/// Whether a face-up card of this kind goes into a hand at all (A7): a Resin
/// with its talent only, one's own sign never.
pub fn may_take(open: &Open, seat: Seat, card: CardId) -> bool {
    match card.rank() {
        Rank::Nest => card.suit() != seat,
        Rank::Resin => talents::can_keep_resin(open, seat),
        Rank::HoneyInsect
        | Rank::Stone
        | Rank::DeadLeaf
        | Rank::SmallInsect
        | Rank::Seed
        | Rank::GiantInsect => true,
        Rank::Cricket | Rank::Straggler | Rank::Anteater | Rank::Cliff | Rank::Encounter => false,
    }
}

/// Action points for taking a card (A6.3).
pub fn cost_of(state: &State, card: CardId) -> u8 {
    state.content.cost(card.rank()).unwrap_or(0)
}

/// Whether a seat can pay for a card now.
pub fn can_pay_for(state: &State, seat: Seat, card: CardId) -> bool {
    state.colony(seat).action_points() >= cost_of(state, card)
}

/// Appends the cards that can be taken.
pub fn legal_gather(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    let affordable = takeable(state, seat).filter(|card| can_pay_for(state, seat, *card));
    out.extend(affordable.map(Action::Take));
    out.push(Action::EndTurn);
}

/// Why a card can't be taken (A6.3).
pub fn refuse_take(state: &State, card: CardId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let offered = match state.now.phase {
        Phase::Gather => takeable(state, seat).any(|other| other == card),
        Phase::Offer => state.offer == Some((seat, card)),
        _ => state.now.card == Some(card),
    };
    if !offered {
        let refusal = Refusal::new("A6.2", "realm-refuse-take");
        return Some(if card.is_card() { refusal.at(Place::Card(card)) } else { refusal });
    }
    (!can_pay_for(state, seat, card)).then(|| {
        Refusal::new("A6.3", "realm-refuse-too-dear")
            .with("cost", i64::from(cost_of(state, card)))
            .with("points", i64::from(state.colony(seat).action_points()))
            .at(Place::Card(card))
    })
}

/// Takes a card into the hand for its cost (A6.3). Whether the seat was asked
/// how to pay.
pub fn take<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, card: CardId) -> bool {
    let (seat, cost) = (cx.now.seat, cost_of(cx, card));
    tokens::charge(cx, seat, Purpose::Take(card), cost)
}

/// Ends the mover's exploration.
pub fn end<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let seat = cx.now.seat;
    cx.emit(Event::ExplorationEnded { seat });
}
