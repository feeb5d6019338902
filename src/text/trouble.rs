//! What the engine found wrong with records, as lines of text.

use std::io;
use std::path::Path;

use crate::engine::record::{Cut, Fault};
use crate::engine::{JournalError, Line, ReadError, Severity};

fn about(key: &'static str, path: &Path) -> Line {
    Line::new(key).with("path", path.display().to_string())
}

/// Why a file cannot be used as a record.
pub fn read_error(path: &Path, error: &ReadError) -> Line {
    match error {
        ReadError::Io(error) => io_error(path, error),
        ReadError::TooLarge => about("cli-too-large", path),
        ReadError::NoRecord => about("cli-no-record", path),
        ReadError::DamagedHeader => about("cli-damaged-header", path),
        ReadError::NewerFormat { found } => about("cli-newer-format", path).with("found", i64::from(*found)),
        ReadError::OtherGame { found, .. } => about("cli-record-game", path).with("game", found.clone()),
        ReadError::Header(what) => about("cli-odd-header", path).with("what", what.clone()),
        ReadError::Position(misfit) => about("cli-odd-position", path).with("what", misfit.what.clone()),
        ReadError::Setup(problems) => {
            let worst = problems.iter().find(|problem| problem.severity == Severity::Error);
            worst.map_or_else(|| about("cli-no-record", path), |problem| problem.line.clone())
        }
    }
}

/// Why a file cannot be opened.
pub fn io_error(path: &Path, error: &io::Error) -> Line {
    match error.kind() {
        io::ErrorKind::NotFound => about("cli-no-file", path),
        io::ErrorKind::IsADirectory => about("cli-folder", path),
        _ => about("cli-unreadable", path).with("error", error.to_string()),
    }
}

/// Why a record cannot be written.
pub fn journal_error(error: &JournalError) -> Line {
    match error {
        JournalError::Exists(path) => about("cli-exists", path),
        JournalError::Locked(path) => about("cli-locked", path),
        JournalError::Changed(path) => about("record-changed", path),
        JournalError::Gone(path) => about("record-gone", path),
        JournalError::Write { path, error } => about("cli-unwritable", path).with("error", error.to_string()),
        JournalError::Read { path, error } => read_error(path, error),
    }
}

/// The line ends of a record were changed, and nothing else.
pub fn line_ends(path: &Path) -> Line {
    about("cli-line-ends", path)
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
