//! Reading the files of packs: out of the program itself, or out of a folder.

use std::borrow::Cow;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use include_dir::Dir;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::engine::{Line, Problem};

/// The format of pack and layout files that this program reads.
pub const FORMAT: u32 = 1;

/// The largest file that is read. The packs' own files have under 20 KB, so
/// anything near this is not a pack.
pub const MAX_BYTES: u64 = 16 << 20;

/// Why a pack or a layout could not be read.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// A file is missing or can't be read.
    #[error("{file}: {source}. A pack is a folder of several files; copy the base pack to start from")]
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

impl PackError {
    /// The error as the fault of a pack, with its place.
    pub fn problem(self) -> Problem {
        let (place, line) = match self {
            Self::Read { file, source } => {
                (file, Line::new("offer-unreadable").with("error", source.to_string()))
            }
            Self::TooLarge { file } => (file, Line::new("offer-too-large")),
            Self::Format { file, format } => {
                (file, Line::new("offer-format").with("format", i64::from(format)))
            }
            Self::Parse { file, path, message } => {
                (format!("{file}: {path}"), Line::new("offer-parse").with("error", message))
            }
        };
        Problem::error(place, line)
    }
}

/// The game that the pack in a folder says it belongs to; `None` if it has no
/// `pack.json` that can be read, or names none.
pub fn game_of(folder: &Path) -> Option<String> {
    let bytes = read_file(&folder.join("pack.json")).ok()?;
    let manifest: Value = serde_json::from_slice(plain(&bytes)).ok()?;
    Some(manifest.get("game")?.as_str()?.to_owned())
}

/// Where the files of a pack come from.
#[derive(Debug, Clone, Copy)]
pub enum Source<'a> {
    /// The program itself.
    Program(&'static Dir<'static>),
    /// A folder on disk.
    Folder(&'a Path),
}

impl Source<'_> {
    fn bytes(&self, name: &str) -> Result<Cow<'static, [u8]>, PackError> {
        match self {
            Self::Program(dir) => match dir.get_file(name) {
                Some(file) => Ok(Cow::Borrowed(file.contents())),
                None => Err(PackError::Read { file: name.into(), source: io::ErrorKind::NotFound.into() }),
            },
            Self::Folder(folder) => Ok(Cow::Owned(read_file(&folder.join(name))?)),
        }
    }

    fn label(&self, name: &str) -> String {
        match self {
            Self::Program(_) => name.into(),
            Self::Folder(folder) => folder.join(name).display().to_string(),
        }
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If it is missing, too large, or not what its type says.
    pub fn parse<T: DeserializeOwned>(&self, name: &str) -> Result<T, PackError> {
        parse(&self.label(name), &self.bytes(name)?)
    }

    /// Reads a file that a pack need not have; `None` if it has none.
    ///
    /// # Errors
    /// If it is there and too large, or not what its type says.
    pub fn parse_if_there<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, PackError> {
        match self.parse(name) {
            Err(PackError::Read { source, .. }) if source.kind() == io::ErrorKind::NotFound => Ok(None),
            parsed => parsed.map(Some),
        }
    }

    /// Reads a file that tells its format.
    ///
    /// # Errors
    /// As [`parse`](Self::parse), and if it is of another format.
    pub fn parse_versioned<T: DeserializeOwned>(&self, name: &str) -> Result<T, PackError> {
        parse_versioned(&self.label(name), &self.bytes(name)?)
    }

    /// The JSON files in a folder of the pack, in no particular order; none if
    /// there is no such folder.
    ///
    /// # Errors
    /// If the folder can't be read.
    pub fn json_files(&self, folder: &str) -> Result<Vec<String>, PackError> {
        let paths: Vec<PathBuf> = match self {
            Self::Program(dir) => {
                let files = dir.get_dir(folder).map(|dir| dir.files().map(|f| f.path().into()).collect());
                files.unwrap_or_default()
            }
            Self::Folder(pack) => {
                let path = pack.join(folder);
                let fail = |source| PackError::Read { file: path.display().to_string(), source };
                match path.read_dir() {
                    Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
                    entries => entries
                        .and_then(|entries| entries.map(|entry| entry.map(|e| e.path())).collect())
                        .map_err(fail)?,
                }
            }
        };
        let json = paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json"));
        Ok(json
            .filter_map(|path| path.file_name()?.to_str())
            .map(|name| format!("{folder}/{name}"))
            .collect())
    }
}

/// Reads the file at a path; it tells its format.
///
/// # Errors
/// If it is missing, too large, of another format, or not what its type says.
pub fn parse_file<T: DeserializeOwned>(path: &Path) -> Result<T, PackError> {
    parse_versioned(&path.display().to_string(), &read_file(path)?)
}

/// Reads the text of a file that is called `name` in errors; `versioned` if it
/// tells its format.
///
/// # Errors
/// If it is of another format, or not what its type says.
pub fn parse_text<T: DeserializeOwned>(name: &str, text: &str, versioned: bool) -> Result<T, PackError> {
    if versioned { parse_versioned(name, text.as_bytes()) } else { parse(name, text.as_bytes()) }
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
