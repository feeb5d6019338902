//! Cards and sets of cards.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::pack::Rank;

/// Cards of a suit.
const RANKS: u8 = Rank::ALL.len() as u8;
/// Cards of the whole deck.
pub const CARDS: u8 = 4 * RANKS;

/// A card, suit by suit in the order of the seats, each from the Ace to the
/// King (A1.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u8);

impl CardId {
    /// The card of a suit and rank.
    pub fn new(suit: Seat, rank: Rank) -> Self {
        Self(suit.0 * RANKS + rank as u8)
    }

    /// The Ace that is the sign of a seat (A1.1).
    pub fn nest(seat: Seat) -> Self {
        Self::new(seat, Rank::Nest)
    }

    /// Its rank.
    pub fn rank(self) -> Rank {
        Rank::ALL[usize::from(self.0 % RANKS)]
    }

    /// The seat whose suit it has, whether a colony has that seat or not.
    pub fn suit(self) -> Seat {
        Seat(self.0 / RANKS)
    }

    /// Whether there is such a card.
    pub fn is_card(self) -> bool {
        self.0 < CARDS
    }
}

/// A set of cards.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 52 cards.
    pub const FULL: Self = Self((1 << CARDS) - 1);

    /// The four cards of a rank.
    pub const fn rank(rank: Rank) -> Self {
        let one = 1u64 << rank as u8;
        Self(one | one << RANKS | one << (2 * RANKS) | one << (3 * RANKS))
    }

    /// The set of this card.
    pub fn of(card: CardId) -> Self {
        Self(1 << card.0)
    }

    /// Whether the card is in it; no set has what is no card.
    pub fn contains(self, card: CardId) -> bool {
        card.is_card() && self.0 & 1 << card.0 != 0
    }

    /// Puts a card in.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// How many cards there are.
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first card.
    pub fn first(self) -> Option<CardId> {
        (self.0 != 0).then(|| CardId(self.0.trailing_zeros() as u8))
    }

    /// The card with `n` others before it.
    pub fn nth(self, n: u8) -> Option<CardId> {
        let mut left = self.0;
        for _ in 0..n {
            left &= left.wrapping_sub(1);
        }
        Self(left).first()
    }

    /// The cards of both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The cards of either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The cards that the other has not.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The set as bits.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The cards, suit by suit.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let first = Self(left).first();
            left &= left.wrapping_sub(1);
            first
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
