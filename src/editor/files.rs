//! Documents on disk.

use std::io::Write;
use std::path::{Path, PathBuf};

use crate::engine::Line;

/// What a file was when it was read or written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seal(u64);

/// Why a file can't be read or written.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// It is there already.
    #[error("exists")]
    Exists,
    /// Something else changed it.
    #[error("changed")]
    Changed,
    /// The system says no.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl FileFault {
    /// As a sentence.
    pub fn line(&self) -> Line {
        Line::new("studio-tiles-full")
    }
}

/// Reads.
pub fn open(path: &Path) -> Result<(String, Seal), FileFault> {
    let text = std::fs::read_to_string(path)?;
    let seal = Seal(xxhash_rust::xxh3::xxh3_64(text.as_bytes()));
    Ok((text, seal))
}

/// Writes.
pub fn save(path: &Path, text: &str, expected: Option<&Seal>) -> Result<Seal, FileFault> {
    match expected {
        None if path.exists() => return Err(FileFault::Exists),
        Some(seal) if open(path)?.1 != *seal => return Err(FileFault::Changed),
        _ => {}
    }
    save_over(path, text)
}

/// Overwrites.
pub fn save_over(path: &Path, text: &str) -> Result<Seal, FileFault> {
    let mut file = std::fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    Ok(open(path)?.1)
}

/// A path.
pub fn named(typed: &str, ending: &str) -> Result<PathBuf, FileFault> {
    let path = PathBuf::from(typed);
    Ok(if path.extension().is_some() { path } else { path.with_extension(ending) })
}
