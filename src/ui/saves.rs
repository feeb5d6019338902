//! The folder of recorded games: what is in it, and names for new ones.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{SystemTime, UNIX_EPOCH};

use super::host::Wake;
use crate::engine::record::{self, Cut};
use crate::engine::{Game, Line, Outcome, Player, Turn, Words, study};
use crate::text::trouble;

/// How record files end.
pub const EXTENSION: &str = "jsonl";

/// A file in the folder of recorded games.
#[derive(Debug, Clone, PartialEq)]
pub struct Save {
    /// The file.
    pub path: PathBuf,
    /// When it was last written, in seconds since 1970.
    pub written: u64,
    /// What is in it, or why it can't be opened.
    pub content: Result<Summary, Line>,
}

/// What a list of games says of one.
#[derive(Debug, Clone, PartialEq)]
pub struct Summary {
    /// The game's id.
    pub game: &'static str,
    /// Title of its content and layout.
    pub title: Words,
    /// Who plays each seat.
    pub players: Vec<Player>,
    /// The round it is in.
    pub round: u16,
    /// How it ended, if it did.
    pub over: Option<Outcome>,
    /// Why it was not read to its end, if so.
    pub cut: Option<Cut>,
}

/// Reads what a list of games says of a record.
pub type Summarise = fn(&Path) -> Result<Summary, record::ReadError>;

/// [`Summarise`] for one game.
///
/// # Errors
/// When the file is no record of this game.
pub fn summarise<G: Game>(path: &Path) -> Result<Summary, record::ReadError> {
    let opened = record::load::<G>(path)?;
    let state = opened.timeline.state();
    let over = match G::turn(state) {
        Turn::Over(outcome) if opened.started => Some(outcome),
        _ => None,
    };
    Ok(Summary {
        game: G::ID,
        title: G::title(&opened.header.setup),
        round: G::clock(state).round,
        players: opened.players,
        over,
        cut: opened.cut,
    })
}

/// Looks through a folder on a thread of its own. Files come one by one, the
/// last written first; a damaged one comes with its reason. `games` are the
/// ids of games with what reads their records.
pub fn list(folder: PathBuf, games: Vec<(&'static str, Summarise)>, wake: Wake) -> Receiver<Save> {
    let (to, from) = channel();
    std::thread::spawn(move || {
        for (path, written) in files(&folder) {
            let content = summary(&path, &games);
            if to.send(Save { path, written, content }).is_err() {
                return;
            }
            wake();
        }
    });
    from
}

/// The records in a folder with the time of their last change, latest first.
fn files(folder: &Path) -> Vec<(PathBuf, u64)> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|end| end == EXTENSION))
        // What was added to a record in review opens with it.
        .filter(|path| study::record_of(path).is_none_or(|record| !record.exists()))
        // A named pipe would keep whoever reads it waiting.
        .filter(|path| fs::metadata(path).is_ok_and(|data| data.is_file() || data.is_dir()))
        .map(|path| {
            let written = fs::metadata(&path).and_then(|data| data.modified()).unwrap_or(UNIX_EPOCH);
            (path, seconds(written))
        })
        .collect();
    files.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    files
}

fn summary(path: &Path, games: &[(&'static str, Summarise)]) -> Result<Summary, Line> {
    let game = record::peek(path).map_err(|error| trouble::read_error(path, &error))?.game;
    match games.iter().find(|(id, _)| *id == game) {
        Some((_, summarise)) => summarise(path).map_err(|error| trouble::read_error(path, &error)),
        None => Err(Line::new("cli-record-game").with("path", path.display().to_string()).with("game", game)),
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// A file for a new game that does not exist yet, named by game and time.
pub fn fresh(folder: &Path, game: &str) -> PathBuf {
    let stamp = Moment::of(seconds(SystemTime::now())).file_stamp();
    let plain = folder.join(format!("{game}-{stamp}.{EXTENSION}"));
    if !plain.exists() {
        return plain;
    }
    (2..)
        .map(|number| folder.join(format!("{game}-{stamp}-{number}.{EXTENSION}")))
        .find(|path| !path.exists())
        .unwrap_or(plain)
}

/// A moment as people write it, in universal time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment {
    year: u64,
    month: u64,
    day: u64,
    hour: u64,
    minute: u64,
    second: u64,
}

impl Moment {
    /// The moment so many seconds after 1970 began.
    pub fn of(seconds: u64) -> Self {
        // Years that begin in March put the leap day at their end (after
        // Howard Hinnant's civil_from_days).
        let days = seconds / 86_400 + 719_468;
        let (era, of_era) = (days / 146_097, days % 146_097);
        let year_of_era = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let shifted = (5 * of_year + 2) / 153;
        let month = if shifted < 10 { shifted + 3 } else { shifted - 9 };
        Self {
            year: year_of_era + era * 400 + u64::from(month <= 2),
            month,
            day: of_year - (153 * shifted + 2) / 5 + 1,
            hour: seconds / 3_600 % 24,
            minute: seconds / 60 % 60,
            second: seconds % 60,
        }
    }

    /// Date and time for a list: `2026-11-30 14:05`.
    pub fn for_list(self) -> String {
        let Self { year, month, day, hour, minute, .. } = self;
        format!("{year}-{month:02}-{day:02} {hour:02}:{minute:02}")
    }

    fn file_stamp(self) -> String {
        let Self { year, month, day, hour, minute, second } = self;
        format!("{year}{month:02}{day:02}-{hour:02}{minute:02}{second:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::Moment;

    #[test]
    fn moments_are_those_of_the_calendar() {
        for (seconds, expected) in [
            (0, "1970-01-01 00:00"),
            (951_782_399, "2000-02-28 23:59"),
            (951_782_400, "2000-02-29 00:00"),
            (1_709_251_199, "2024-02-29 23:59"),
            (1_709_251_200, "2024-03-01 00:00"),
            (1_796_083_500, "2026-12-01 00:05"),
        ] {
            assert_eq!(Moment::of(seconds).for_list(), expected);
        }
    }
}
