//! What species change: hooks with plain defaults.
//!
//! Every colony plays a plain species for now: it has no ability and no
//! Supremacy, and the general rules hold unchanged.

use crate::engine::Seat;

use super::content::Content;
use super::state::{Open, State};

/// Placed Pheromones that trigger the end (M11.1).
pub fn prey_to_end(state: &State, _seat: Seat) -> usize {
    usize::from(state.content.numbers().prey_to_end)
}

/// Chambers that trigger the end (M11.1).
pub fn chambers_to_end(state: &State, _seat: Seat) -> usize {
    usize::from(state.content.numbers().chambers_to_end)
}

/// What the species' diet adds to the food (M12.1).
pub fn diet(_open: &Open, _content: &Content, _seat: Seat) -> i32 {
    0
}

/// VP of the species' Supremacy (M12.7).
pub fn supremacy(_open: &Open, _content: &Content, _seat: Seat) -> i32 {
    0
}

/// VP by complete architecture symbols (M7.7, M12.3).
pub fn architecture_table<'a>(content: &'a Content, _open: &Open, _seat: Seat) -> &'a [u8] {
    &content.numbers().architecture_vp
}
