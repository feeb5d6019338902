//! Bots: they get the legal actions of their seat and, on request, a view of
//! the table; never the state. They know no game.

mod balance;
mod finale;
mod greedy;
mod learn;
mod level;
mod mcts;
mod parts;
mod random;
mod rating;
mod sequential;
mod series;
mod spec;
mod tournament;

pub use balance::{Book, Measure, Sums};
pub use finale::{Bounds, Case, Ends, Finale, Found, Stopped, Terms, Trial};
pub use greedy::{Greedy, Limits};
pub use learn::{Evidence, Lesson, Shown};
pub use level::Level;
pub use mcts::{Choice, Effort, Manner, Mcts, Thought, Tuning};
pub use parts::{Counted, MOST_PARTS, NoMatch, Plan};
pub use random::Random;
pub use rating::{Rating, ratings};
pub use sequential::Sequential;
pub use series::{Score, Series, Tally};
pub use spec::{Budget, Spec, UnknownBot, known};
pub use tournament::{Ending, MOST_BOTS, Showing, Standings, Tournament, Versus};

/// A seed made of two: near ones give far ones (the finaliser of SplitMix64).
pub fn mix(seed: u64, salt: u64) -> u64 {
    let mut z = seed.wrapping_add(salt.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_seeds_are_far_apart_when_mixed() {
        let mixed: std::collections::BTreeSet<u64> =
            (0..4).flat_map(|seed| (0..100).map(move |salt| mix(seed, salt))).collect();
        assert_eq!(mixed.len(), 400);
    }
}
