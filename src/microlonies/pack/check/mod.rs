//! Faults of packs and layouts, all at once and each with its place.
//!
//! *Errors* make play impossible, or make a count of the rules wrong.
//! *Warnings* are the numeric demands that the rules make on the base pack
//! (the last section of `assets/rules/en/microlonies.md`): another pack may
//! ignore them and still be played; the base pack may not, and a test sees to
//! that.

mod anthill;
mod chambers;
mod ground;
mod layout;
mod manifest;
mod objectives;
mod prey;
mod species;
mod terrain;

use std::collections::BTreeSet;
use std::path::Path;

use crate::content::{Faults, PackError};
use crate::engine::{Line, Problem};

use super::{Layout, Pack, TerrainTiles, layouts_in};

pub use layout::check_layout;

/// The most cards or tiles of a kind, since a face-down pile holds no more.
pub const MAX_CARDS: usize = crate::engine::Pile::CAPACITY;

/// All faults of a pack, file by file.
pub fn check(pack: &Pack) -> Vec<Problem> {
    let mut faults = Faults::default();
    manifest::check(pack, &mut faults);
    prey::check(pack, &mut faults);
    chambers::check(pack, &mut faults);
    anthill::check(pack, &mut faults);
    objectives::check(pack, &mut faults);
    terrain::check(&pack.terrain, &mut faults);
    species::check(pack, &mut faults);
    faults.list
}

/// The faults of the terrain of a pack.
pub fn check_terrain(terrain: &TerrainTiles) -> Vec<Problem> {
    let mut faults = Faults::default();
    terrain::check(terrain, &mut faults);
    faults.list
}

/// All faults of the pack in a folder and of its layouts, each for every
/// number of colonies that it names.
///
/// # Errors
/// If a file can't be read at all.
pub fn check_dir(folder: impl AsRef<Path>) -> Result<Vec<Problem>, PackError> {
    let folder = folder.as_ref();
    let pack = Pack::from_dir(folder)?;
    let layouts = layouts_in(folder)?;
    let mut problems = check(&pack);
    problems.extend(layouts.iter().flat_map(|layout| check_layout_for_all(&pack, layout)));
    Ok(problems)
}

/// The faults of a layout for every number of colonies that it names, each
/// fault once.
pub fn check_layout_for_all(pack: &Pack, layout: &Layout) -> Vec<Problem> {
    let numbers = layout.colonies.iter().map(|colonies| usize::from(*colonies));
    let mut problems: Vec<Problem> =
        numbers.flat_map(|colonies| check_layout(pack, layout, colonies)).collect();
    // A bad layout has thousands: comparing each with each would take a while.
    let mut seen = BTreeSet::new();
    problems.retain(|problem| seen.insert(format!("{problem:?}")));
    if layout.colonies.is_empty() {
        problems.push(Problem::error(
            format!("layout {}: colonies", layout.id),
            Line::new("check-layout-colonies-none"),
        ));
    }
    problems
}
