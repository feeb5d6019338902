//! What a hand, a Storehouse or a Dump holds: cards and food markers.

use serde::{Deserialize, Serialize};

use super::card::{CardId, CardSet};

/// The highest level of a food marker.
pub const MAX_LEVEL: u8 = 5;

/// A card or a food marker (A5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Item {
    /// A card.
    Card(CardId),
    /// A marker of this level, 1 to [`MAX_LEVEL`].
    Marker(u8),
}

/// Cards and food markers that lie together.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Store {
    /// The cards.
    pub cards: CardSet,
    /// The markers, by level from 1.
    pub markers: [u8; MAX_LEVEL as usize],
}

impl Store {
    /// Nothing.
    pub const EMPTY: Self = Self { cards: CardSet::EMPTY, markers: [0; MAX_LEVEL as usize] };

    /// How many cards and markers there are.
    pub fn len(&self) -> u8 {
        self.cards.len() + self.markers.iter().sum::<u8>()
    }

    /// Whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether it holds this.
    pub fn holds(&self, item: Item) -> bool {
        match item {
            Item::Card(card) => self.cards.contains(card),
            Item::Marker(level) => self.markers(level) > 0,
        }
    }

    /// How many markers of a level there are.
    pub fn markers(&self, level: u8) -> u8 {
        let place = usize::from(level).wrapping_sub(1);
        self.markers.get(place).copied().unwrap_or(0)
    }

    /// Puts something in.
    pub fn put(&mut self, item: Item) {
        match item {
            Item::Card(card) => self.cards.insert(card),
            Item::Marker(level) => self.markers[usize::from(level) - 1] += 1,
        }
    }

    /// Takes something out that it holds.
    pub fn take(&mut self, item: Item) {
        match item {
            Item::Card(card) => self.cards.remove(card),
            Item::Marker(level) => self.markers[usize::from(level) - 1] -= 1,
        }
    }

    /// What has `n` others before it, every marker counted for itself.
    pub fn nth(&self, n: u8) -> Option<Item> {
        if n < self.cards.len() {
            return self.cards.nth(n).map(Item::Card);
        }
        let mut left = n - self.cards.len();
        for (level, count) in (1..).zip(self.markers) {
            if left < count {
                return Some(Item::Marker(level));
            }
            left -= count;
        }
        None
    }

    /// What is in it, equal markers once.
    pub fn kinds(&self) -> impl Iterator<Item = Item> + use<> {
        let markers = (1..).zip(self.markers).filter(|(_, count)| *count > 0);
        self.cards.iter().map(Item::Card).chain(markers.map(|(level, _)| Item::Marker(level)))
    }

    /// Everything in it, every marker for itself.
    pub fn items(&self) -> impl Iterator<Item = Item> + use<> {
        let markers = (1..).zip(self.markers);
        let markers = markers.flat_map(|(level, count)| (0..count).map(move |_| Item::Marker(level)));
        self.cards.iter().map(Item::Card).chain(markers)
    }
}
