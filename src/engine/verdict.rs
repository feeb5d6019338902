//! What a reviewer thinks of a step, in the signs that chess players use.

use serde::{Deserialize, Serialize};

/// A sign put beside a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Verdict {
    /// A good step.
    #[serde(rename = "!")]
    Good,
    /// A mistake.
    #[serde(rename = "?")]
    Mistake,
    /// Worth a thought.
    #[serde(rename = "!?")]
    Interesting,
    /// Open to doubt.
    #[serde(rename = "?!")]
    Dubious,
    /// A brilliant step.
    #[serde(rename = "!!")]
    Brilliant,
    /// A blunder.
    #[serde(rename = "??")]
    Blunder,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 6] =
        [Self::Good, Self::Mistake, Self::Interesting, Self::Dubious, Self::Brilliant, Self::Blunder];

    /// The sign itself, the same in every language.
    pub fn sign(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Mistake => "?",
            Self::Interesting => "!?",
            Self::Dubious => "?!",
            Self::Brilliant => "!!",
            Self::Blunder => "??",
        }
    }
}
