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

    /// How it thinks.
    pub fn manner(self) -> Manner {
        let budget = match self {
            Self::Novice => Budget::Simulations(20),
            Self::Casual => Budget::Simulations(200),
            Self::Strong => Budget::Simulations(2000),
            Self::Expert => Budget::Millis(3000),
        };
        budget.into()
    }
}
