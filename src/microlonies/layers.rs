//! What refreshed rivers left under the decks.

use serde::{Deserialize, Serialize};

use crate::engine::Pile;

/// Cards that lie under a river's deck after a refresh, in random order: nobody
/// knows it, so they have none until the deck above them is used up.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Layers {
    /// Under the Prey deck, the next to be dealt first.
    pub prey: Vec<Pile>,
    /// Under the Chamber deck.
    pub tiles: Vec<Pile>,
}

impl Layers {
    /// Whether nothing lies there.
    pub fn is_empty(&self) -> bool {
        self.prey.is_empty() && self.tiles.is_empty()
    }
}

/// Takes a dealt card out of a deck; the layer below follows when the deck is
/// used up.
pub fn take(deck: &mut Pile, layers: &mut Vec<Pile>, card: u8) {
    deck.take(card);
    if deck.is_empty() && !layers.is_empty() {
        *deck = layers.remove(0);
    }
}

/// Puts the cards of a river under its deck, and empties it.
pub fn put_under(deck: &mut Pile, layers: &mut Vec<Pile>, cards: impl Iterator<Item = u8>) {
    let mut layer = Pile::default();
    cards.for_each(|card| layer.shuffle_in(card));
    if deck.is_empty() && layers.is_empty() {
        *deck = layer;
    } else if !layer.is_empty() {
        layers.push(layer);
    }
}

/// How many cards a deck holds, its layers included.
pub fn count(deck: &Pile, layers: &[Pile]) -> usize {
    deck.len() + layers.iter().map(Pile::len).sum::<usize>()
}

/// All cards of a deck and its layers, as bits.
pub fn all(deck: &Pile, layers: &[Pile]) -> u128 {
    layers.iter().fold(deck.unseen(), |bits, layer| bits | layer.unseen())
}
