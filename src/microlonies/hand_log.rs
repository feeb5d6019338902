//! What everyone saw happen to a hand.

use serde::{Deserialize, Serialize};

use super::ids::ObjectiveId;

/// What everyone saw happen to a hand since a card was taken openly into it.
/// It tells where such a card can be: still in the hand, or among the cards
/// put under the deck. Empty while no such card can be in the hand.
#[derive(Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandLog {
    /// Cards in the hand that nobody else knew when the log begins.
    pub unknown: u8,
    /// What happened since, in order; the first is a [`HandChange::Took`].
    pub changes: Vec<HandChange>,
}

impl Clone for HandLog {
    fn clone(&self) -> Self {
        Self { unknown: self.unknown, changes: self.changes.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        self.unknown = from.unknown;
        self.changes.clone_from(&from.changes);
    }
}

/// Something that everyone saw happen to a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HandChange {
    /// A card was drawn unseen.
    Drew,
    /// This card was taken openly.
    Took(ObjectiveId),
    /// A card went under the deck unseen, with this number.
    Put(u16),
    /// This card was shown and left the hand.
    Showed(ObjectiveId),
}

impl HandLog {
    /// Whether this card was taken openly.
    pub fn took(&self, card: ObjectiveId) -> bool {
        self.changes.contains(&HandChange::Took(card))
    }

    /// Whether this card was shown.
    pub fn shows(&self, card: ObjectiveId) -> bool {
        self.changes.contains(&HandChange::Showed(card))
    }

    /// Cards that everyone knows to be in the hand.
    pub fn known(&self) -> impl Iterator<Item = ObjectiveId> + '_ {
        let last_put = self.changes.iter().rposition(|change| matches!(change, HandChange::Put(_)));
        let since = &self.changes[last_put.map_or(0, |place| place + 1)..];
        since.iter().filter_map(move |change| match change {
            HandChange::Took(card) if !since.contains(&HandChange::Showed(*card)) => Some(*card),
            _ => None,
        })
    }
}
