//! Documents on disk: text in, text out, whatever the document is.
//!
//! A file is the old one or the new one, never half of either, and nothing is
//! written over that the user has not seen: saving says what it expects to
//! find there.
//!
//! - `names` names that people type, as paths that every system can have
//! - `rescue` what was not saved when the program ended

mod names;
mod rescue;

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;
use xxhash_rust::xxh3::xxh3_64;

use crate::engine::Line;

pub use names::{NameFault, named};
pub use rescue::{Keeper, Rescue, beside, rescues};

/// The largest document: more than ten times a map of a million hexes.
pub const MAX_BYTES: u64 = 32 << 20;

/// How many links from file to file are followed.
const LINKS: usize = 40;

/// What a file was when it was read or written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seal {
    /// Bytes.
    pub length: u64,
    /// When it was changed, in nanoseconds since 1970, if the system tells.
    pub modified: Option<u64>,
    /// A hash of the bytes.
    pub hash: u64,
}

impl Seal {
    fn of(bytes: &[u8], found: &Metadata) -> Self {
        Self { length: bytes.len() as u64, modified: modified(found), hash: xxh3_64(bytes) }
    }

    /// Whether a file with this content is the one that was sealed, whenever
    /// it was written.
    fn fits(&self, other: &Self) -> bool {
        (self.length, self.hash) == (other.length, other.hash)
    }
}

fn modified(found: &Metadata) -> Option<u64> {
    let since = found.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    u64::try_from(since.as_nanos()).ok()
}

/// Why a file can't be opened or saved.
#[derive(Debug, thiserror::Error)]
pub enum FileFault {
    /// There is no such file.
    #[error("{} is not there", .0.display())]
    Missing(PathBuf),
    /// It would lie in a folder that there is not.
    #[error("the folder of {} is not there", .0.display())]
    NoFolder(PathBuf),
    /// It is a folder.
    #[error("{} is a folder", .0.display())]
    Folder(PathBuf),
    /// It is a pipe, a device or the like.
    #[error("{} is no ordinary file", .0.display())]
    Special(PathBuf),
    /// It is larger than any document.
    #[error("{} is larger than {} MB", .0.display(), MAX_BYTES >> 20)]
    TooLarge(PathBuf),
    /// It is not text.
    #[error("{} is not text", .0.display())]
    NotText(PathBuf),
    /// It is text, but no document that the program keeps by itself.
    #[error("{} holds nothing to be rescued", .0.display())]
    NoRescue(PathBuf),
    /// There is such a file, and it was not expected.
    #[error("{} exists already", .0.display())]
    Exists(PathBuf),
    /// It is not what it was when it was read or saved last.
    #[error("{} was changed by another program", .0.display())]
    Changed(PathBuf),
    /// It is write-protected.
    #[error("{} is write-protected", .0.display())]
    ReadOnly(PathBuf),
    /// The system can't read it.
    #[error("{} cannot be read: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// The system can't write it.
    #[error("{} cannot be written: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
}

impl FileFault {
    /// The fault as a sentence.
    pub fn line(&self) -> Line {
        let about = |line: Line, path: &Path| line.with("path", path.display().to_string());
        match self {
            Self::Missing(path) => about(Line::new("editor-file-missing"), path),
            Self::NoFolder(path) => about(Line::new("editor-file-no-folder"), path),
            Self::Folder(path) => about(Line::new("editor-file-folder"), path),
            Self::Special(path) => about(Line::new("editor-file-special"), path),
            Self::TooLarge(path) => {
                about(Line::new("editor-file-large"), path).with("most", (MAX_BYTES >> 20) as i64)
            }
            Self::NotText(path) => about(Line::new("editor-file-not-text"), path),
            Self::NoRescue(path) => about(Line::new("editor-file-no-rescue"), path),
            Self::Exists(path) => about(Line::new("editor-file-exists"), path),
            Self::Changed(path) => about(Line::new("editor-file-changed"), path),
            Self::ReadOnly(path) => about(Line::new("editor-file-read-only"), path),
            Self::Read { path, error } => {
                about(Line::new("editor-file-unreadable"), path).with("error", error.to_string())
            }
            Self::Write { path, error } => {
                about(Line::new("editor-file-unwritable"), path).with("error", error.to_string())
            }
        }
    }

    fn read(path: &Path, error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing(path.to_owned()),
            io::ErrorKind::IsADirectory => Self::Folder(path.to_owned()),
            _ => Self::Read { path: path.to_owned(), error },
        }
    }

    fn write(path: &Path, error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => Self::NoFolder(path.to_owned()),
            io::ErrorKind::AlreadyExists => Self::Exists(path.to_owned()),
            _ => Self::Write { path: path.to_owned(), error },
        }
    }
}

/// Reads a document, and seals what it was.
///
/// # Errors
/// If it is missing, no ordinary file, too large, or not text.
pub fn open(path: &Path) -> Result<(String, Seal), FileFault> {
    let (bytes, seal) = bytes(path)?;
    let text = String::from_utf8(bytes).map_err(|_| FileFault::NotText(path.to_owned()))?;
    Ok((text, seal))
}

fn bytes(path: &Path) -> Result<(Vec<u8>, Seal), FileFault> {
    let fail = |error| FileFault::read(path, error);
    // Opening a pipe would wait for somebody at its other end.
    let found = path.metadata().map_err(fail)?;
    ordinary(path, &found)?;
    let file = File::open(path).map_err(fail)?;
    let mut bytes = Vec::new();
    file.take(MAX_BYTES + 1).read_to_end(&mut bytes).map_err(fail)?;
    if bytes.len() as u64 > MAX_BYTES {
        return Err(FileFault::TooLarge(path.to_owned()));
    }
    let seal = Seal::of(&bytes, &found);
    Ok((bytes, seal))
}

fn ordinary(path: &Path, found: &Metadata) -> Result<(), FileFault> {
    if found.is_dir() {
        return Err(FileFault::Folder(path.to_owned()));
    }
    if found.is_file() { Ok(()) } else { Err(FileFault::Special(path.to_owned())) }
}

/// Whether a file is another one than was sealed. One that is gone counts as
/// unchanged: saving writes over nothing. Cheap while nobody touches it.
///
/// # Errors
/// If it can't be read.
pub fn is_changed(path: &Path, seal: &Seal) -> Result<bool, FileFault> {
    match path.metadata() {
        Ok(found) if found.len() == seal.length && modified(&found) == seal.modified => Ok(false),
        Ok(_) => Ok(!bytes(path)?.1.fits(seal)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(FileFault::read(path, error)),
    }
}

/// Saves a document: `expected` is what lies there as far as the user knows,
/// nothing if it is to be a new file.
///
/// # Errors
/// [`Exists`](FileFault::Exists) or [`Changed`](FileFault::Changed) if
/// something else lies there, and what the system says; then the file is as it
/// was.
pub fn save(path: &Path, text: &str, expected: Option<&Seal>) -> Result<Seal, FileFault> {
    let target = followed(path)?;
    match (target.symlink_metadata(), expected) {
        (Ok(found), None) => {
            ordinary(path, &found)?;
            return Err(FileFault::Exists(path.to_owned()));
        }
        // The hash decides: two writes may have the same time.
        (Ok(_), Some(seal)) if !bytes(&target)?.1.fits(seal) => {
            return Err(FileFault::Changed(path.to_owned()));
        }
        _ => {}
    }
    write(path, &target, text, expected.is_some(), Write::write_all)
}

/// Saves a document over whatever lies there, as the user said.
///
/// # Errors
/// What the system says, and if there is no ordinary file; then all is as it
/// was.
pub fn save_over(path: &Path, text: &str) -> Result<Seal, FileFault> {
    let target = followed(path)?;
    if let Ok(found) = target.symlink_metadata() {
        ordinary(path, &found)?;
    }
    write(path, &target, text, true, Write::write_all)
}

/// The file that a path means: links are followed, not replaced, also those to
/// a file that is not there yet.
fn followed(path: &Path) -> Result<PathBuf, FileFault> {
    let mut target = path.to_owned();
    for _ in 0..LINKS {
        match fs::read_link(&target) {
            // A link that is relative starts from its own folder.
            Ok(next) => target = target.parent().unwrap_or(Path::new("")).join(next),
            Err(_) => return Ok(target),
        }
    }
    Err(FileFault::Special(path.to_owned()))
}

/// Writes a file as a whole: another one in the same folder, then renamed.
/// `fill` puts the bytes in.
fn write(
    path: &Path,
    target: &Path,
    text: &str,
    over: bool,
    fill: impl FnOnce(&mut File, &[u8]) -> io::Result<()>,
) -> Result<Seal, FileFault> {
    let fail = |error| FileFault::write(path, error);
    let folder = folder_of(target);
    let old = target.metadata().ok();
    if old.as_ref().is_some_and(|old| old.permissions().readonly()) {
        return Err(FileFault::ReadOnly(path.to_owned()));
    }
    let mut file = fresh(folder).map_err(fail)?;
    fill(file.as_file_mut(), text.as_bytes()).map_err(fail)?;
    if let Some(old) = &old {
        inherit(&file, old).map_err(fail)?;
    }
    file.as_file().sync_all().map_err(fail)?;
    let kept = if over { file.persist(target) } else { file.persist_noclobber(target) };
    let file = kept.map_err(|error| fail(error.error))?;
    flush(folder);
    let found = file.metadata().map_err(fail)?;
    Ok(Seal::of(text.as_bytes(), &found))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A new file in a folder that others may read as far as the system's habit
/// goes.
pub(crate) fn fresh(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".saving-").suffix(".tmp");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
        builder.tempfile_in(folder)
    }
    #[cfg(not(unix))]
    builder.tempfile_in(folder)
}

/// Gives a file the rights of the one that it replaces.
fn inherit(file: &NamedTempFile, old: &Metadata) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt, fchown};
        // Only the system's master may give files away; all others keep them.
        let _ = fchown(file.as_file(), Some(old.uid()), Some(old.gid()));
    }
    file.as_file().set_permissions(old.permissions())
}

/// A rename lasts only once its folder is on the disk. Some systems can't open
/// folders; there it lasts soon enough.
fn flush(folder: &Path) {
    if let Ok(folder) = File::open(folder) {
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A disk that is full after a few bytes.
    fn full(file: &mut File, bytes: &[u8]) -> io::Result<()> {
        file.write_all(&bytes[..bytes.len() / 2])?;
        Err(io::ErrorKind::StorageFull.into())
    }

    #[test]
    fn a_full_disk_leaves_the_old_file_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("map.json");
        save(&path, "old text", None).unwrap();
        let fault = write(&path, &path, "new text", true, full).unwrap_err();
        assert!(
            matches!(&fault, FileFault::Write { error, .. } if error.kind() == io::ErrorKind::StorageFull)
        );
        assert_eq!(open(&path).unwrap().0, "old text");
        assert_eq!(folder.path().read_dir().unwrap().count(), 1);
    }
}
