//! A face-down pile whose unseen cards are drawn lazily.

use serde::{Deserialize, Serialize};

use super::{Chance, Seat};

/// A face-down pile of at most 128 different cards, numbered from 0.
///
/// On top lie the unseen cards: nobody knows their order, so they have none
/// until one is drawn. Cards that were put under the pile follow in their
/// order, and whoever put one there knows it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pile {
    #[serde(with = "two_words")]
    unseen: u128,
    under: Vec<Under>,
}

/// A card that was put under a [`Pile`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Under {
    /// The card.
    pub card: u8,
    /// Who put it there and knows it.
    pub by: Seat,
    /// Its number within the game, so that others can speak of it unseen.
    pub number: u16,
}

impl Pile {
    /// The largest number of different cards.
    pub const CAPACITY: usize = 128;

    /// A pile of these unseen cards over those put under it.
    pub fn new(unseen: u128, under: Vec<Under>) -> Self {
        Self { unseen, under }
    }

    /// A pile of the cards `0..count`, all unseen. `count` is at most
    /// [`Pile::CAPACITY`].
    pub fn full(count: usize) -> Self {
        debug_assert!(count <= Self::CAPACITY);
        let unseen = if count >= Self::CAPACITY { u128::MAX } else { (1 << count) - 1 };
        Self { unseen, under: Vec::new() }
    }

    /// How many cards the pile holds.
    pub fn len(&self) -> usize {
        self.unseen.count_ones() as usize + self.under.len()
    }

    /// Whether no card is left.
    pub fn is_empty(&self) -> bool {
        self.unseen == 0 && self.under.is_empty()
    }

    /// The unseen cards, as a set of bits.
    pub fn unseen(&self) -> u128 {
        self.unseen
    }

    /// The cards put under the pile, the next one to be drawn first.
    pub fn under(&self) -> &[Under] {
        &self.under
    }

    /// Which card the next draw gives. Takes nothing: the event that tells of
    /// the draw does, by [`take`](Pile::take).
    pub fn draw(&self, chance: &mut impl Chance) -> Option<u8> {
        self.nth(chance.below(self.unseen.count_ones()))
    }

    /// The card that the draw `n` gives, with `n` below the number of unseen
    /// cards, or 0 when there are none.
    pub fn nth(&self, n: u32) -> Option<u8> {
        if self.unseen == 0 {
            return self.under.first().map(|under| under.card);
        }
        (n < self.unseen.count_ones()).then(|| nth_bit(self.unseen, n))
    }

    /// Whether [`take`](Pile::take) may take `card` now.
    pub fn can_give(&self, card: u8) -> bool {
        if self.unseen == 0 {
            self.under.first().is_some_and(|under| under.card == card)
        } else {
            usize::from(card) < Self::CAPACITY && self.unseen & (1 << card) != 0
        }
    }

    /// Takes a drawn card out. Returns what was known of it if it had been put
    /// under the pile.
    pub fn take(&mut self, card: u8) -> Option<Under> {
        if self.unseen & (1 << card) != 0 {
            self.unseen &= !(1 << card);
            return None;
        }
        let place = self.under.iter().position(|under| under.card == card)?;
        Some(self.under.remove(place))
    }

    /// Shuffles a card back among the unseen ones.
    pub fn shuffle_in(&mut self, card: u8) {
        self.unseen |= 1 << card;
    }

    /// Puts a card under the pile.
    pub fn put_under(&mut self, under: Under) {
        self.under.push(under);
    }

    /// Takes on the cards of `other`, reusing the memory.
    pub fn copy_from(&mut self, other: &Self) {
        self.unseen = other.unseen;
        self.under.clone_from(&other.under);
    }
}

/// The place of the `n`th set bit, from 0; `n` is below the number of set bits.
pub fn nth_bit(mut set: u128, n: u32) -> u8 {
    for _ in 0..n {
        set &= set - 1;
    }
    set.trailing_zeros() as u8
}

/// JSON numbers end at 64 bits, so a set of cards is written as two of them.
mod two_words {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(set: &u128, to: S) -> Result<S::Ok, S::Error> {
        [*set as u64, (*set >> 64) as u64].serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<u128, D::Error> {
        let [low, high] = <[u64; 2]>::deserialize(from)?;
        Ok(u128::from(low) | u128::from(high) << 64)
    }
}
