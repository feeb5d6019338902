//! How a search weighs and how much it may think.

use crate::bots::Budget;

/// How a bot thinks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Manner {
    /// How much.
    pub budget: Budget,
    /// How many threads share the thinking; with one, a budget of simulations
    /// makes it exactly reproducible.
    pub threads: usize,
    /// How it weighs.
    pub tuning: Tuning,
    /// How freely choices are taken that look worse, as people do who don't see
    /// everything: each by its visits to the power of one over this; 0 always
    /// takes the best.
    pub whim: f32,
}

impl From<Budget> for Manner {
    fn from(budget: Budget) -> Self {
        Self { budget, threads: 1, tuning: Tuning::default(), whim: 0.0 }
    }
}

/// How a search weighs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tuning {
    /// How much promise counts against what was found out.
    pub boldness: f32,
    /// How much less than its parent a decision never tried is expected to
    /// bring.
    pub reluctance: f32,
    /// The least that a prior counts.
    pub least_prior: f32,
    /// Decisions after which a position is judged anyway.
    pub decisions: u32,
}

impl Default for Tuning {
    fn default() -> Self {
        Self { boldness: 0.35, reluctance: 0.02, least_prior: 0.05, decisions: 1000 }
    }
}
