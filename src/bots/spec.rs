//! Bots as they are named on the command line, in the lobby and in records.

use std::fmt;
use std::str::FromStr;

use super::{Greedy, Level, Limits, Mcts, Random, mix};
use crate::engine::{Bot, Game, Seat};

/// A bot by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spec {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// [`Mcts`] as strong as this.
    Level(Level),
    /// [`Mcts`] that thinks this much.
    Mcts(Budget),
}

/// How much a search may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Simulations for each decision; `mcts:1000`.
    Simulations(u32),
    /// Milliseconds for each turn; `mcts:500ms`.
    Millis(u32),
}

/// The most that a search may be told to think, of either.
const MOST: u32 = 10_000_000;

impl Spec {
    /// Every kind of bot that has a name of its own, weakest first.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Level(Level::Novice),
        Self::Greedy,
        Self::Level(Level::Casual),
        Self::Level(Level::Strong),
        Self::Level(Level::Expert),
    ];

    /// A bot of this kind for a seat. The same seed and seat give the same
    /// choices, unless its thinking is limited by time.
    pub fn make<G: Game>(self, seed: u64, seat: Seat) -> Box<dyn Bot<G>> {
        match self.thinker(seed, seat) {
            Some(thinker) => Box::new(thinker),
            None if self == Self::Greedy => Box::new(Greedy::<G>::new(own(seed, seat), Limits::default())),
            None => Box::new(Random::new(own(seed, seat))),
        }
    }

    /// The same bot as [`make`](Self::make) makes, if it can tell what it thinks
    /// of each choice.
    pub fn thinker<G: Game>(self, seed: u64, seat: Seat) -> Option<Mcts<G>> {
        let manner = match self {
            Self::Random | Self::Greedy => return None,
            Self::Level(level) => level.manner(),
            Self::Mcts(budget) => budget.into(),
        };
        Some(Mcts::new(own(seed, seat), manner))
    }
}

/// The seed of a seat's bot.
fn own(seed: u64, seat: Seat) -> u64 {
    mix(seed, u64::from(seat.0) + 1)
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Level(level) => f.write_str(level.name()),
            Self::Mcts(Budget::Simulations(count)) => write!(f, "mcts:{count}"),
            Self::Mcts(Budget::Millis(count)) => write!(f, "mcts:{count}ms"),
        }
    }
}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        let named = Self::ALL.into_iter().find(|spec| spec.to_string() == name);
        let budget = || name.strip_prefix("mcts:").and_then(budget);
        named.or_else(|| budget().map(Self::Mcts)).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

fn budget(text: &str) -> Option<Budget> {
    let (digits, make): (_, fn(u32) -> Budget) = match text.strip_suffix("ms") {
        Some(digits) => (digits, Budget::Millis),
        None => (text, Budget::Simulations),
    };
    let plain = digits.bytes().all(|byte| byte.is_ascii_digit());
    let count = digits.parse().ok().filter(|count| plain && (1..=MOST).contains(count))?;
    Some(make(count))
}

/// A name that no bot has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no bot {0:?}; there are {known}", known = known())]
pub struct UnknownBot(pub String);

/// The names of all bots, with commas.
pub fn known() -> String {
    let names: Vec<String> = Spec::ALL.iter().map(Spec::to_string).collect();
    format!("{}, mcts:SIMULATIONS, mcts:MILLISECONDSms", names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_bot_is_found_by_its_name() {
        let thinkers =
            [Budget::Simulations(1), Budget::Simulations(MOST), Budget::Millis(500)].map(Spec::Mcts);
        for spec in Spec::ALL.into_iter().chain(thinkers) {
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        for name in [
            "deep-thought",
            "mcts",
            "mcts:",
            "mcts:0",
            "mcts:+5",
            "mcts:-1",
            "mcts:ms",
            "mcts:10000001",
            "mcts:5s",
        ] {
            let error = name.parse::<Spec>().expect_err("no such bot");
            let known =
                "random, novice, greedy, casual, strong, expert, mcts:SIMULATIONS, mcts:MILLISECONDSms";
            assert_eq!(error.to_string(), format!("there is no bot {name:?}; there are {known}"));
        }
    }
}
