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
    /// How much worse than the best a choice may look and still be taken, as
    /// people do who don't see everything: it grows with the visits that it got
    /// by less than this power. 0 takes the best.
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
    /// Turns that are played before a position is judged; 1 plays the running
    /// turn to its end.
    pub turns: u16,
    /// Decisions after which a position is judged anyway.
    pub decisions: u32,
    /// Points of a lead that make the leader e times as likely to win.
    pub spread: f32,
    pub peek: f32,
}

pub fn knob(name: &str, or: f32) -> f32 {
    std::env::var(format!("MCTS_{name}")).ok().and_then(|v| v.parse().ok()).unwrap_or(or)
}

impl Default for Tuning {
    fn default() -> Self {
        Self {
            boldness: knob("BOLD", 1.0),
            reluctance: knob("REL", 0.02),
            least_prior: knob("LEAST", 0.05),
            turns: knob("TURNS", 1.0) as u16,
            decisions: knob("DEC", 200.0) as u32,
            spread: knob("SPREAD", 5.0),
            peek: knob("PEEK", 0.0),
        }
    }
}
