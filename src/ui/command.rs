//! What screens ask of the program around them.

use std::path::PathBuf;

use super::form::PathWish;
use super::settings::{Pace, Shade};
use crate::engine::Player;
use crate::text::Lang;

/// A wish of a screen, carried out after the frame.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    /// Start the game that the lobby's form describes.
    Start,
    /// Open a recorded game.
    Open(PathBuf),
    /// Look at a recorded game step by step.
    Review(PathBuf),
    /// Start a new game of these players from the position in review.
    PlayFrom(Vec<Player>),
    /// Leave the table; the game is saved already.
    Lobby,
    /// The same players and setup once more, with another seed.
    Again,
    /// Open the rules, at a rule number or where they were.
    Rules(Option<String>),
    /// Close the rules.
    CloseRules,
    /// Open or close the settings.
    Settings(bool),
    /// Speak another language.
    Lang(Lang),
    /// Light or dark.
    Shade(Shade),
    /// Whether things move.
    Motion(bool),
    /// How fast bots move.
    Pace(Pace),
    /// Open a native dialog for a path.
    Pick(PathWish),
    /// Draw maps: open the editor, with a file or as it was left.
    Edit(Option<PathBuf>),
    /// Open a native dialog for a map's file, to read it or to write it.
    PickMap {
        /// Whether it is to be written.
        save: bool,
    },
    /// A map's file was opened or written.
    Recent(PathBuf),
    /// Play on the map that is being drawn.
    TryMap {
        /// How many colonies.
        seats: usize,
    },
    /// Look through the folder of recorded games again.
    Refresh,
    /// Close the notice about something that went wrong.
    CloseNotice,
}
