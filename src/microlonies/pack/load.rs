//! Reading packs and layouts: out of the program itself, or out of a folder.

use std::path::Path;

use include_dir::{Dir, include_dir};

use crate::content::{PackError, Source, parse_file};

use super::files::{AnthillFile, ChambersFile, ObjectivesFile, PreyFile, SpeciesFile, TerrainFile};
use super::{Layout, Pack, TerrainTiles};

static BASE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/packs/base");

impl Pack {
    /// The base pack, which the program carries.
    ///
    /// # Panics
    /// If the program was built with a broken base pack, which its tests
    /// exclude.
    pub fn base() -> Self {
        match Self::read(&Source::Program(&BASE)) {
            Ok(pack) => pack,
            Err(error) => panic!("the base pack in this program is broken: {error}"),
        }
    }

    /// The pack in a folder. Says nothing of faults in its content; see
    /// [`check`](super::check()).
    ///
    /// # Errors
    /// If a file is missing, too large, or not what its schema says.
    pub fn from_dir(folder: impl AsRef<Path>) -> Result<Self, PackError> {
        Self::read(&Source::Folder(folder.as_ref()))
    }

    fn read(source: &Source<'_>) -> Result<Self, PackError> {
        let terrain: TerrainFile = source.parse("terrain.json")?;
        Ok(Self {
            manifest: source.parse_versioned("pack.json")?,
            prey: source.parse::<PreyFile>("prey.json")?.cards,
            chambers: source.parse::<ChambersFile>("chambers.json")?.tiles,
            anthill: source.parse::<AnthillFile>("anthill.json")?.chambers,
            objectives: source.parse::<ObjectivesFile>("objectives.json")?.cards,
            terrain: TerrainTiles { tiles: terrain.tiles, starting: terrain.starting },
            species: source
                .parse_if_there::<SpeciesFile>("species.json")?
                .map_or_else(Vec::new, |file| file.species),
        })
    }
}

impl Layout {
    /// The base pack's layout for a number of colonies; none outside 2 to 4.
    pub fn base(colonies: usize) -> Option<Self> {
        layouts().into_iter().find(|layout| layout.colonies.iter().any(|&n| usize::from(n) == colonies))
    }

    /// The layout in a file.
    ///
    /// # Errors
    /// If the file is missing, too large, or not what its schema says.
    pub fn from_file(path: impl AsRef<Path>) -> Result<Self, PackError> {
        parse_file(path.as_ref())
    }
}

/// The layouts of the base pack, by their numbers of colonies.
///
/// # Panics
/// As [`Pack::base`].
pub fn layouts() -> Vec<Layout> {
    match read_layouts(&Source::Program(&BASE)) {
        Ok(layouts) => layouts,
        Err(error) => panic!("the base pack in this program is broken: {error}"),
    }
}

/// The layouts of the pack in a folder, by their numbers of colonies; none if
/// it has no folder `layouts`.
///
/// # Errors
/// If a layout can't be read, is too large, or is not what its schema says.
pub fn layouts_in(folder: impl AsRef<Path>) -> Result<Vec<Layout>, PackError> {
    read_layouts(&Source::Folder(folder.as_ref()))
}

fn read_layouts(source: &Source<'_>) -> Result<Vec<Layout>, PackError> {
    let names = source.json_files("layouts")?;
    let mut layouts =
        names.iter().map(|name| source.parse_versioned(name)).collect::<Result<Vec<Layout>, _>>()?;
    layouts.sort_by(|a, b| (&a.colonies, &a.id).cmp(&(&b.colonies, &b.id)));
    Ok(layouts)
}
