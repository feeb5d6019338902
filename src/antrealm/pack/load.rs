//! Reading packs: out of the program itself, or out of a folder.

use std::path::Path;

use include_dir::{Dir, include_dir};

use crate::content::{PackError, Source};

use super::Pack;
use super::files::{CardsFile, ChambersFile, PagesFile, TalentsFile};

/// The game that packs name in `pack.json`.
pub const GAME: &str = "antrealm";

static BASE: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/packs/antrealm");

impl Pack {
    /// The base pack, which the program carries.
    ///
    /// # Panics
    /// If the program was built with a broken base pack, which its tests
    /// exclude.
    pub fn base() -> Self {
        match Self::read(Source::Program(&BASE)) {
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
        Self::read(Source::Folder(folder.as_ref()))
    }

    fn read(source: Source<'_>) -> Result<Self, PackError> {
        Ok(Self {
            manifest: source.parse_versioned("pack.json")?,
            talents: source.parse::<TalentsFile>("talents.json")?.talents,
            cards: source.parse::<CardsFile>("cards.json")?.cards,
            chambers: source.parse::<ChambersFile>("chambers.json")?.chambers,
            pages: source.parse::<PagesFile>("pages.json")?.pages,
        })
    }
}
