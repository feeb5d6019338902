//! What the engine found wrong with records, as lines of text.

use std::path::Path;

use super::Failure;
use crate::engine::record::{Cut, Fault};
use crate::engine::{JournalError, Line, ReadError};

/// Why a file cannot be used as a record.
pub fn unreadable(path: &Path, error: ReadError) -> Failure {
    let about = |key| Failure::about(key, path);
    match error {
        ReadError::Io(error) => io(path, &error),
        ReadError::TooLarge => about("cli-too-large"),
        ReadError::NoRecord => about("cli-no-record"),
        ReadError::DamagedHeader => about("cli-damaged-header"),
        ReadError::NewerFormat { found } => about("cli-newer-format").with("found", i64::from(found)),
        ReadError::OtherGame { found, .. } => about("cli-record-game").with("game", found),
        ReadError::Header(what) => about("cli-odd-header").with("what", what),
        ReadError::Position(misfit) => about("cli-odd-position").with("what", misfit.what),
        ReadError::Setup(mut problems) => {
            for problem in &mut problems {
                problem.place = format!("{}: {}", path.display(), problem.place);
            }
            Failure::Faults(problems)
        }
    }
}

/// Why a file cannot be opened.
pub fn io(path: &Path, error: &std::io::Error) -> Failure {
    match error.kind() {
        std::io::ErrorKind::NotFound => Failure::about("cli-no-file", path),
        std::io::ErrorKind::IsADirectory => Failure::about("cli-folder", path),
        _ => Failure::about("cli-unreadable", path).with("error", error.to_string()),
    }
}

/// Why a record cannot be written.
pub fn unwritable(error: JournalError) -> Failure {
    match error {
        JournalError::Exists(path) => Failure::about("cli-exists", &path),
        JournalError::Locked(path) => Failure::about("cli-locked", &path),
        JournalError::Write { path, error } => {
            Failure::about("cli-unwritable", &path).with("error", error.to_string())
        }
        JournalError::Read { path, error } => unreadable(&path, error),
    }
}

/// Why a record is not read to its end.
pub fn cut(cut: &Cut) -> Line {
    let line = |key| Line::new(key).with("line", cut.line as i64);
    match &cut.fault {
        Fault::Incomplete => line("cli-cut-incomplete"),
        Fault::Sum => line("cli-cut-sum"),
        Fault::Form(what) => line("cli-cut-form").with("what", what.clone()),
        Fault::Misfit(misfit) => line("cli-cut-misfit").with("what", misfit.what.clone()),
        Fault::Order(what) => line("cli-cut-order").with("what", (*what).to_owned()),
        Fault::NoStep(what) => line("cli-cut-order").with("what", what.to_string()),
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

/// The record is of a game that this program does not have.
pub fn unknown_game(path: &Path, game: &str) -> Failure {
    Failure::about("cli-record-game", path).with("game", game.to_owned())
}
