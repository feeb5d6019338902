//! What the engine found wrong with records, as lines of text.

use std::path::Path;

use super::Failure;
use crate::engine::{JournalError, ReadError};
use crate::registry::GAMES;
use crate::text::trouble;
pub use crate::text::trouble::{cut, line_ends};

/// Why a file cannot be used as a record.
pub fn unreadable(path: &Path, error: ReadError) -> Failure {
    match error {
        ReadError::Setup(mut problems) => {
            for problem in &mut problems {
                problem.place = format!("{}: {}", path.display(), problem.place);
            }
            Failure::Faults(problems)
        }
        error => trouble::read_error(path, &error).into(),
    }
}

/// Why a file cannot be opened.
pub fn io(path: &Path, error: &std::io::Error) -> Failure {
    trouble::io_error(path, error).into()
}

/// Why a record cannot be written.
pub fn unwritable(error: JournalError) -> Failure {
    match error {
        JournalError::Read { path, error } => unreadable(&path, error),
        error => trouble::journal_error(&error).into(),
    }
}

/// Whether the path leads to a file that can be read to its end.
pub fn a_file(path: &Path) -> Result<(), Failure> {
    match path.metadata() {
        Err(error) => Err(io(path, &error)),
        Ok(found) if found.is_dir() => Err(Failure::about("cli-folder", path)),
        Ok(found) if !found.is_file() => Err(Failure::about("cli-no-plain-file", path)),
        Ok(_) => Ok(()),
    }
}

/// Whether a file is of the game that was asked for, if one was.
pub fn is_of(path: &Path, found: &str, wanted: Option<&str>) -> Result<(), Failure> {
    match wanted {
        Some(wanted) if !GAMES.contains(&wanted) => Err(Failure::say("cli-unknown-game")
            .with("game", wanted.to_owned())
            .with("known", GAMES.join(", "))),
        Some(wanted) if wanted != found => Err(Failure::about("cli-other-game", path)
            .with("game", found.to_owned())
            .with("wanted", wanted.to_owned())),
        _ => Ok(()),
    }
}

/// The record is of a game that this program does not have.
pub fn unknown_game(path: &Path, game: &str) -> Failure {
    Failure::about("cli-record-game", path).with("game", game.to_owned())
}
