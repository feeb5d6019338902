//! The saved form of a game: JSON Lines, a header and then what happened.
//!
//! Every line ends with `sum`, a checksum of its bytes chained to the line
//! before, so damage is found where it begins. Steps carry `state`, a digest
//! of the state after them, so that a fold which comes out differently in a
//! later version is noticed. A record holds its setup whole and needs nothing
//! but itself.
//!
//! The checksums find accidents, not forgers: whoever writes a file can write
//! its sums too, and every event is asked for its fit before it is folded.

mod read;
mod upgrade;
mod verify;

use std::fmt;

use serde::de::{Deserializer, Error as _};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::{Game, Move, Outcome, Seat, StepId, Verdict};

pub(super) use read::bytes_of;
pub use read::{Cut, Drift, Fault, Opened, Peek, ReadError, load, peek, read};
pub use verify::{Differs, verify};

/// The version of the format that this program writes.
pub const FORMAT: u32 = 1;

/// Who decides for a seat.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Who {
    /// A person at this computer.
    Human,
    /// A bot, as it is named on the command line: `greedy`, or a name with options.
    Bot(String),
}

/// A seat's player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name to show; may be empty.
    pub name: String,
    /// Who decides.
    pub who: Who,
}

/// The first line of a record.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Header<S> {
    /// Version of the format, [`FORMAT`] when written.
    pub formicarium: u32,
    /// [`Game::ID`].
    pub game: String,
    /// [`Game::RULES`] when the game began.
    pub rules: u32,
    /// Version of the program that began the game.
    pub program: String,
    /// Seed of all draws.
    pub seed: u64,
    /// Who played each seat at first.
    pub seats: Vec<Player>,
    /// blake3 of the setup as it is written here, in hexadecimal: equal setups
    /// are told by it.
    pub hash: String,
    /// The setup, whole.
    pub setup: S,
    /// The position that the game begins from, if it does not begin with
    /// [`Game::start`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<serde_json::Value>,
}

impl<S: Serialize> Header<S> {
    /// The header of a new game of `G`.
    pub fn new<G: Game<Setup = S>>(setup: S, seats: Vec<Player>, seed: u64) -> Self {
        let text = serde_json::to_vec(&setup).unwrap_or_default();
        Self {
            formicarium: FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            seed,
            seats,
            hash: blake3::hash(&text).to_hex().to_string(),
            setup,
            position: None,
        }
    }

    /// The header of a game that begins from a position.
    #[must_use]
    pub fn at(mut self, position: serde_json::Value) -> Self {
        self.position = Some(position);
        self
    }
}

/// A line behind the header. `Events` is a slice when written and a vector
/// when read.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Entry<A, Events> {
    /// The start.
    Start {
        /// What it brought about; nothing in a game from a position.
        events: Events,
        /// The state after it.
        state: Stamp,
    },
    /// A step after the cursor, which moves onto it.
    Step {
        /// Its number, one more than that of the step written before.
        id: StepId,
        /// The step it follows: where the cursor stands.
        parent: StepId,
        /// Who decided.
        seat: Seat,
        /// The variation it was played in; 0, the game as first played, is left out.
        #[serde(default, skip_serializing_if = "is_zero")]
        variation: u32,
        /// Whether undo stops behind it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        barrier: bool,
        /// What was decided.
        action: Move<A>,
        /// What it brought about.
        events: Events,
        /// The state after it.
        state: Stamp,
    },
    /// The cursor moves: undo, redo, or the fork of a variation.
    Goto {
        /// Where it moves to.
        to: StepId,
        /// The variation of the steps played from here on; 0 is left out.
        #[serde(default, skip_serializing_if = "is_zero")]
        variation: u32,
    },
    /// A branch moves before its siblings.
    Promote {
        /// A step on it.
        id: StepId,
    },
    /// A step is dropped with all that follows it.
    Drop {
        /// The step.
        id: StepId,
    },
    /// A step gets a name, or loses it.
    Name {
        /// The step.
        id: StepId,
        /// The name; empty takes it away.
        text: String,
    },
    /// A step gets a note, or loses it.
    Note {
        /// The step.
        id: StepId,
        /// The note; empty takes it away.
        text: String,
    },
    /// A step gets a verdict, or loses it.
    Judge {
        /// The step.
        id: StepId,
        /// The verdict; nothing takes it away.
        verdict: Option<Verdict>,
    },
    /// A seat is handed to a bot or back to a person.
    Seat {
        /// The seat.
        seat: Seat,
        /// Who decides for it from now on.
        who: Who,
    },
    /// The game is over.
    End {
        /// Place of each seat, 1 for the winners.
        places: Vec<u8>,
        /// Final score of each seat.
        scores: Vec<i16>,
    },
}

impl<A, Events> Entry<A, Events> {
    /// The line for the end of a game.
    pub fn end(outcome: &Outcome) -> Self {
        let seats = usize::from(outcome.seats);
        Self::End { places: outcome.places[..seats].to_vec(), scores: outcome.scores[..seats].to_vec() }
    }
}

fn is_zero(n: &u32) -> bool {
    *n == 0
}

/// The digest of a state and the version of the digest, as `1:9f0c…`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    /// [`Game::DIGEST`] when it was written.
    pub version: u32,
    /// [`Game::digest`].
    pub digest: u64,
}

impl Stamp {
    /// The stamp of a state.
    pub fn of<G: Game>(state: &G::State) -> Self {
        Self { version: G::DIGEST, digest: G::digest(state) }
    }
}

impl fmt::Display for Stamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{:016x}", self.version, self.digest)
    }
}

impl Serialize for Stamp {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Stamp {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(from)?;
        let parsed = text.split_once(':').and_then(|(version, digest)| {
            Some(Self { version: version.parse().ok()?, digest: u64::from_str_radix(digest, 16).ok()? })
        });
        parsed.ok_or_else(|| D::Error::custom("a digest is a version, a colon and hexadecimal digits"))
    }
}

/// What closes every line: `,"sum":"0123456789abcdef"}`.
const SEAL: usize = r#","sum":"0123456789abcdef"}"#.len();

/// The chain of checksums through a record.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Chain(u64);

impl Chain {
    /// `value` as the next line, sealed, with its line end. `value` is to be
    /// written as a JSON object that is not empty.
    ///
    /// # Errors
    /// What the value cannot be written for.
    pub fn seal(&mut self, value: &impl Serialize) -> Result<Vec<u8>, serde_json::Error> {
        let mut line = serde_json::to_vec(value)?;
        line.pop();
        self.0 = xxh3_64_with_seed(&line, self.0);
        line.extend_from_slice(format!(",\"sum\":\"{:016x}\"}}\n", self.0).as_bytes());
        Ok(line)
    }

    /// What `line`, without its line end, holds before its seal, if the seal is
    /// right: an object that lacks its closing brace. The chain goes on only then.
    pub fn open<'a>(&mut self, line: &'a [u8]) -> Option<&'a [u8]> {
        let (body, seal) = line.split_at_checked(line.len().checked_sub(SEAL)?)?;
        let digits = seal.strip_prefix(b",\"sum\":\"")?.strip_suffix(b"\"}")?;
        let next = xxh3_64_with_seed(body, self.0);
        if digits != format!("{next:016x}").as_bytes() {
            return None;
        }
        self.0 = next;
        Some(body)
    }
}
