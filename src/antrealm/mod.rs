//! Ant Realm (蚁界): the game of cards, tokens and a die.

pub mod keys;
pub mod pack;
