//! How much of its budget a bot spends on each decision.

use std::time::{Duration, Instant};

use super::search::Search;
use crate::bots::Budget;
use crate::engine::{Game, Look};

/// The share of what is left of a turn's time that a decision takes: the first
/// ones get most, and later ones find a tree that was grown by them.
const SHARE: f32 = 0.35;
/// The share of it that looking the last turn through may take.
const FINALE: f32 = 0.8;
/// The least time for a decision.
const LEAST: Duration = Duration::from_millis(2);
/// Simulations between two looks at the clock.
const STRIDE: u32 = 8;
/// A tree is not grown beyond so many nodes.
const MOST_NODES: usize = 4_000_000;

/// What is left of the running turn.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Pace {
    turn: Option<u16>,
    left: Duration,
}

/// The limit of a decision, for each thread.
#[derive(Debug, Clone, Copy)]
pub(super) struct Limit {
    simulations: u32,
    begun: Instant,
    until: Option<Instant>,
}

impl Pace {
    /// The limit of the next decision, in a turn of the game.
    pub fn limit(&mut self, budget: Budget, turn: u16, threads: usize) -> Limit {
        let begun = Instant::now();
        match budget {
            Budget::Simulations(count) => {
                Limit { simulations: count.div_ceil(threads as u32), begun, until: None }
            }
            Budget::Millis(millis) => {
                self.enter(millis, turn);
                let time = self.left.mul_f32(SHARE).max(LEAST);
                Limit { simulations: u32::MAX, begun, until: Some(begun + time) }
            }
        }
    }

    /// The decision was thought about.
    pub fn spent(&mut self, limit: &Limit) {
        self.pass(limit.begun.elapsed());
    }

    /// How long the end of the game may be looked for, in a turn of the game.
    pub fn look_through(&mut self, millis: u32, turn: u16) -> Duration {
        self.enter(millis, turn);
        self.left.mul_f32(FINALE)
    }

    /// So much of the turn's time is gone.
    pub fn pass(&mut self, time: Duration) {
        self.left = self.left.saturating_sub(time);
    }

    fn enter(&mut self, millis: u32, turn: u16) {
        if self.turn != Some(turn) {
            *self = Self { turn: Some(turn), left: Duration::from_millis(millis.into()) };
        }
    }
}

impl Limit {
    /// Simulates until the limit is reached, or nobody waits for the answer.
    pub fn spend<G: Game>(&self, search: &mut Search<G>, view: &G::View, look: &Look<'_, G>) {
        for done in 0..self.simulations {
            if done % STRIDE == 0 && self.is_reached(look) || search.tree.len() > MOST_NODES {
                break;
            }
            search.simulate(view);
        }
    }

    fn is_reached<G: Game>(&self, look: &Look<'_, G>) -> bool {
        look.is_cancelled() || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
