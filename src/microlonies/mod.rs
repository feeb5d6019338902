//! Microlonies: the tile, card and hex game.

pub mod geometry;
pub mod pack;
