//! How strong the bots of the lobby are.

use super::{Budget, Manner};

/// A strength, for people to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Level {
    /// Plays as people do in their first game.
    Novice,
    /// Plays sensibly.
    Casual,
    /// Looks ahead.
    Strong,
    /// As strong as can be within three seconds a turn on two cores.
    Expert,
}

impl Level {
    /// Its name: what the command line and records call it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Casual => "casual",
            Self::Strong => "strong",
            Self::Expert => "expert",
        }
    }

    /// Text key of its name in lists.
    pub fn key(self) -> &'static str {
        match self {
            Self::Novice => "bot-novice",
            Self::Casual => "bot-casual",
            Self::Strong => "bot-strong",
            Self::Expert => "bot-expert",
        }
    }

    /// How it thinks. Ten times the simulations win two games of three: Strong has
    /// fifteen times those of Casual.
    pub fn manner(self) -> Manner {
        let simulations = |count| Manner::from(Budget::Simulations(count));
        match self {
            Self::Novice => Manner { whim: 0.85, ..simulations(20) },
            Self::Casual => simulations(40),
            Self::Strong => simulations(600),
            Self::Expert => Manner {
                threads: std::thread::available_parallelism().map_or(1, usize::from),
                ..Manner::from(Budget::Millis(3000))
            },
        }
    }
}
