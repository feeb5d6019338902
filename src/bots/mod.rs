//! Bots: they get the legal actions of their seat and, on request, a view of
//! the table; never the state. They know no game.

mod arena;
mod balance;
mod greedy;
mod random;

use std::fmt;
use std::str::FromStr;

use crate::engine::{Bot, Game, Seat};

pub use arena::{Arena, Score, Tally};
pub use balance::{Book, FORMAT as BOOK_FORMAT, Measure, NoMatch, Sums};
pub use greedy::{Greedy, Limits};
pub use random::Random;

/// A bot as it is named on the command line, in the lobby and in records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spec {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
}

impl Spec {
    /// Every kind of bot, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// Its name: what [`FromStr`] reads.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// A bot of this kind for a seat. The same seed and seat give the same
    /// choices.
    pub fn make<G: Game>(self, seed: u64, seat: Seat) -> Box<dyn Bot<G>> {
        let seed = mix(seed, u64::from(seat.0) + 1);
        match self {
            Self::Random => Box::new(Random::new(seed)),
            Self::Greedy => Box::new(Greedy::<G>::new(seed, Limits::default())),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|spec| spec.name() == name).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

/// A name that no bot has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot {0:?}; there are {known}", known = known())]
pub struct UnknownBot(pub String);

/// The names of all bots, with commas.
pub fn known() -> String {
    Spec::ALL.map(Spec::name).join(", ")
}

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
    fn every_bot_is_found_by_its_name() {
        for spec in Spec::ALL {
            assert_eq!(spec.name().parse(), Ok(spec));
            assert_eq!(spec.to_string(), spec.name());
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        let error = "deep-thought".parse::<Spec>().expect_err("no such bot");
        assert_eq!(error.to_string(), "there is no bot \"deep-thought\"; there are random, greedy");
    }

    #[test]
    fn near_seeds_are_far_apart_when_mixed() {
        let mixed: std::collections::BTreeSet<u64> =
            (0..4).flat_map(|seed| (0..100).map(move |salt| mix(seed, salt))).collect();
        assert_eq!(mixed.len(), 400);
    }
}
