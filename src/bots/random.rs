//! The bot that picks anything.

use crate::engine::{Bot, Chance, Fast, Game, Look, Seat};

/// Picks every legal action with equal probability.
#[derive(Debug, Clone)]
pub struct Random(Fast);

impl Random {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Fast::new(seed))
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _seat: Seat, legal: &[G::Action], _look: &Look<'_, G>) -> G::Action {
        legal[self.0.below(legal.len() as u32) as usize]
    }
}
