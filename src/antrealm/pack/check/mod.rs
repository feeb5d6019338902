//! Faults of packs and of changed numbers, all at once and each with its place.
//!
//! *Errors* make play impossible. Whatever passes them keeps the bounds below,
//! so that the rules can hold colonies in small arrays: each talent, rank and
//! kind has exactly one sheet; every cost and level is at most 20; a colony has
//! at most [`MAX_TOKENS`] tokens and [`MAX_CHAMBERS`] chambers; a page has
//! [`MIN_PLACES`] to [`MAX_PLACES`] places, all joined, and for every number of
//! chambers there are enough pages; all survival points together fit a byte.
//!
//! *Warnings* are for what is odd but can be played: numbers that are not the
//! source's, pages that are hard to read.

mod manifest;
mod pages;
mod sheets;

use std::path::Path;

use crate::content::{Faults, PackError, game_of};
use crate::engine::{Inspection, Line, Problem};

use super::{Completions, GAME, Pack};

pub use pages::{MAX_PLACES, MIN_PLACES, PLACE_RADIUS};

/// The most tokens of a colony (A3.5).
pub const MAX_TOKENS: usize = 24;

/// The most chambers of a colony, the Queen's included (A5.1).
pub const MAX_CHAMBERS: usize = 9;

/// The most pages of a booklet (A9.2).
pub const MAX_PAGES: usize = 64;

/// All faults of a pack, file by file.
pub fn check(pack: &Pack) -> Vec<Problem> {
    let mut faults = Faults::default();
    manifest::check(pack, &mut faults);
    sheets::check(pack, &mut faults);
    pages::check(pack, &mut faults);
    faults.list
}

/// All faults of numbers that are to be played with instead of the pack's own;
/// the place of each begins with `completions.` and its field.
pub fn check_completions(completions: &Completions, pack: &Pack) -> Vec<Problem> {
    let mut faults = Faults::default();
    manifest::completions("completions", completions, pack, &mut faults);
    faults.list
}

/// All faults of the pack in a folder.
///
/// # Errors
/// If a file can't be read at all.
pub fn check_dir(folder: impl AsRef<Path>) -> Result<Vec<Problem>, PackError> {
    Pack::from_dir(folder).map(|pack| check(&pack))
}

/// Looks for faults in a folder whose `pack.json` says that it belongs to this
/// game; `None` if the path holds something else.
pub fn inspect(path: &Path) -> Option<Inspection> {
    let own = path.is_dir() && game_of(path).is_some_and(|game| game == GAME);
    own.then(|| Inspection {
        what: Line::new("offer-pack"),
        problems: check_dir(path).unwrap_or_else(|error| vec![error.problem()]),
    })
}
