//! Reading packs and layouts: out of the program itself, or out of a folder.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::files::{AnthillFile, ChambersFile, ObjectivesFile, PreyFile, TerrainFile};
use super::{Layout, Pack, TerrainTiles};

/// The format of pack and layout files that this program reads.
pub const FORMAT: u32 = 1;

/// The largest file that is read. The base pack's files have under 10 KB, so
/// anything near this is not a pack.
pub const MAX_BYTES: u64 = 16 << 20;

static BASE: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/packs/base");

/// Why a pack or a layout could not be read.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// A file is missing or can't be read.
    #[error(
        "{file}: {source}. A pack is a folder with pack.json, prey.json, chambers.json, anthill.json, \
         objectives.json and terrain.json; copy the base pack to start from"
    )]
    Read {
        /// The file.
        file: String,
        /// What the system said.
        source: io::Error,
    },
    /// A file is too large to be meant.
    #[error("{file}: larger than {} MB, so this is no file of a pack or layout; choose another one", MAX_BYTES >> 20)]
    TooLarge {
        /// The file.
        file: String,
    },
    /// A file was written for another version.
    #[error(
        "{file}: format {format}, but this program reads format {FORMAT}; update Formicarium, or set \"format\": {FORMAT} if you wrote the file by hand"
    )]
    Format {
        /// The file.
        file: String,
        /// Its format.
        format: u32,
    },
    /// A file is not what its schema says.
    #[error("{file}: {path}: {message}; correct it as the file's $schema describes")]
    Parse {
        /// The file.
        file: String,
        /// Path into the data, as `cards[3].food`.
        path: String,
        /// What is wrong there, with line and column.
        message: String,
    },
}

impl Pack {
    /// The base pack, which the program carries.
    ///
    /// # Panics
    /// If the program was built with a broken base pack, which its tests
    /// exclude.
    pub fn base() -> Self {
        match Self::read(&Source::Base) {
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
        let path = path.as_ref();
        let bytes = read_file(path)?;
        parse_versioned(&path.display().to_string(), &bytes)
    }
}

/// The layouts of the base pack, by their numbers of colonies.
///
/// # Panics
/// As [`Pack::base`].
pub fn layouts() -> Vec<Layout> {
    match read_layouts(&Source::Base) {
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
    let names = source.layout_names()?;
    let mut layouts =
        names.iter().map(|name| source.parse_versioned(name)).collect::<Result<Vec<Layout>, _>>()?;
    layouts.sort_by(|a, b| (&a.colonies, &a.id).cmp(&(&b.colonies, &b.id)));
    Ok(layouts)
}

/// Where the files of a pack come from.
enum Source<'a> {
    Base,
    Folder(&'a Path),
}

impl Source<'_> {
    fn bytes(&self, name: &str) -> Result<Cow<'static, [u8]>, PackError> {
        match self {
            Self::Base => match BASE.get_file(name) {
                Some(file) => Ok(Cow::Borrowed(file.contents())),
                None => Err(PackError::Read { file: name.into(), source: io::ErrorKind::NotFound.into() }),
            },
            Self::Folder(folder) => Ok(Cow::Owned(read_file(&folder.join(name))?)),
        }
    }

    fn label(&self, name: &str) -> String {
        match self {
            Self::Base => name.into(),
            Self::Folder(folder) => folder.join(name).display().to_string(),
        }
    }

    fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, PackError> {
        parse(&self.label(name), &self.bytes(name)?)
    }

    fn parse_versioned<T: DeserializeOwned>(&self, name: &str) -> Result<T, PackError> {
        parse_versioned(&self.label(name), &self.bytes(name)?)
    }

    /// The layouts' names, in no particular order.
    fn layout_names(&self) -> Result<Vec<String>, PackError> {
        let paths: Vec<PathBuf> = match self {
            Self::Base => BASE
                .get_dir("layouts")
                .map(|dir| dir.files().map(|f| f.path().into()).collect())
                .unwrap_or_default(),
            Self::Folder(folder) => {
                let folder = folder.join("layouts");
                let fail = |source| PackError::Read { file: folder.display().to_string(), source };
                match folder.read_dir() {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
                    entries => entries
                        .and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect())
                        .map_err(fail)?,
                }
            }
        };
        let json = paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        Ok(json.filter_map(|path| path.file_name()?.to_str()).map(|name| format!("layouts/{name}")).collect())
    }
}

/// Reads a file of at most [`MAX_BYTES`], however large it claims to be.
fn read_file(path: &Path) -> Result<Vec<u8>, PackError> {
    let label = || path.display().to_string();
    let fail = |source| PackError::Read { file: label(), source };
    if !path.metadata().map_err(fail)?.is_file() {
        return Err(fail(io::Error::new(io::ErrorKind::InvalidInput, "not a file")));
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(MAX_BYTES + 1).read_to_end(&mut bytes)).map_err(fail)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(PackError::TooLarge { file: label() });
    }
    Ok(bytes)
}

/// Parses a file that tells its format, and looks at that first: a file of
/// another format would only seem full of unknown fields.
fn parse_versioned<T: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<T, PackError> {
    #[derive(Deserialize)]
    struct Peek {
        format: u32,
    }
    match serde_json::from_slice::<Peek>(plain(bytes)) {
        Ok(Peek { format }) if format != FORMAT => Err(PackError::Format { file: file.into(), format }),
        _ => parse(file, bytes),
    }
}

fn parse<T: DeserializeOwned>(file: &str, bytes: &[u8]) -> Result<T, PackError> {
    let fail = |path: String, error: serde_json::Error| PackError::Parse {
        file: file.into(),
        path: if path == "." { "whole file".into() } else { path },
        message: error.to_string(),
    };
    let mut reader = serde_json::Deserializer::from_slice(plain(bytes));
    let value = serde_path_to_error::deserialize(&mut reader)
        .map_err(|error| fail(error.path().to_string(), error.into_inner()))?;
    reader.end().map_err(|error| fail("end".into(), error))?;
    Ok(value)
}

/// The text without the mark that some editors put before it.
fn plain(bytes: &[u8]) -> &[u8] {
    bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes)
}
