//! What was not saved when the program ended: it is kept beside the document
//! while one works, and goes when the document is saved.
//!
//! The first line tells which document it is and what that was; the rest is
//! its text. A file that is kept is locked as long as the program runs, so
//! that no other one takes it for a leftover, and nobody ever writes over a
//! file that another one has begun.

use std::collections::BTreeSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use super::{FileFault, Seal, flush, folder_of, fresh, is_changed, open};

/// The ending of files that are kept.
const ENDING: &str = ".autosave";
/// Names longer than this are cut, so that there is room for the ending and a
/// number.
const MAX_NAME: usize = 200;
/// How many files may be kept for one document before it is given up.
const MOST: u32 = 1000;

/// The first line.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// Format of the file; 1.
    autosave: u32,
    /// The document, if it has a file.
    path: Option<PathBuf>,
    /// What the document was.
    base: Option<Seal>,
}

/// Where a document is kept: a hidden neighbour of its file.
pub fn beside(path: &Path) -> PathBuf {
    numbered(folder_of(path), &stem(path), 1)
}

/// What the name of the file is made of.
fn stem(path: &Path) -> String {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    if name.len() <= MAX_NAME {
        return name;
    }
    let cut = (0..=MAX_NAME).rev().find(|at| name.is_char_boundary(*at)).unwrap_or_default();
    format!("{}-{:016x}", &name[..cut], xxh3_64(name.as_bytes()))
}

fn numbered(folder: &Path, stem: &str, number: u32) -> PathBuf {
    let number = if number == 1 { String::new() } else { format!(".{number}") };
    folder.join(format!(".{stem}{number}{ENDING}"))
}

/// Keeps one document.
#[derive(Debug)]
pub struct Keeper {
    folder: PathBuf,
    stem: String,
    head: Head,
    /// The file, once there is one, and the lock on it.
    kept: Option<(PathBuf, Option<File>)>,
}

impl Keeper {
    /// Keeps a document beside its file, which was `base` when it was read or
    /// saved.
    pub fn beside(path: &Path, base: Option<Seal>) -> Self {
        // A path that is no text can't be told; the document has no name then.
        let told = path.to_str().map(|_| std::path::absolute(path).unwrap_or_else(|_| path.to_owned()));
        Self {
            folder: folder_of(path).to_owned(),
            stem: stem(path),
            head: Head { autosave: 1, path: told, base },
            kept: None,
        }
    }

    /// Keeps a document without a file in a folder, beside those of others.
    pub fn untitled(folder: &Path) -> Self {
        let head = Head { autosave: 1, path: None, base: None };
        Self { folder: folder.to_owned(), stem: "untitled".to_owned(), head, kept: None }
    }

    /// The file in which the document is kept, once it is.
    pub fn place(&self) -> Option<&Path> {
        self.kept.as_ref().map(|(place, _)| place.as_path())
    }

    /// Keeps the document as it is now.
    ///
    /// # Errors
    /// What the system says; what was kept before stays.
    pub fn keep(&mut self, text: &str) -> Result<(), FileFault> {
        let place = match self.place() {
            Some(place) => place.to_owned(),
            None => self.begin()?,
        };
        let fail = |error| FileFault::write(&place, error);
        let mut file = fresh(&self.folder).map_err(fail)?;
        let head = serde_json::to_string(&self.head).map_err(|error| fail(error.into()))?;
        writeln!(file, "{head}").and_then(|()| file.write_all(text.as_bytes())).map_err(fail)?;
        file.as_file().sync_all().map_err(fail)?;
        lock(file.as_file());
        // Some systems don't replace a file that is open.
        self.kept = Some((place.clone(), None));
        let file = file.persist(&place).map_err(|error| fail(error.error))?;
        self.kept = Some((place, Some(file)));
        flush(&self.folder);
        Ok(())
    }

    /// Takes a name that nobody has.
    fn begin(&mut self) -> Result<PathBuf, FileFault> {
        for number in 1..=MOST {
            let place = numbered(&self.folder, &self.stem, number);
            match OpenOptions::new().write(true).create_new(true).open(&place) {
                Ok(file) => {
                    lock(&file);
                    self.kept = Some((place.clone(), Some(file)));
                    return Ok(place);
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(FileFault::write(&place, error)),
            }
        }
        Err(FileFault::Exists(numbered(&self.folder, &self.stem, MOST)))
    }

    /// The document was saved, or given up by its user: nothing is kept any
    /// more.
    pub fn clear(&mut self) {
        if let Some((place, file)) = self.kept.take() {
            drop(file);
            if let Err(error) = fs::remove_file(&place) {
                log::warn!("{} cannot be removed: {error}", place.display());
            }
        }
    }
}

/// Locks a file until the program ends. Where that can't be, a file in use may
/// be offered as a leftover, and nothing worse.
fn lock(file: &File) {
    if let Err(error) = file.try_lock() {
        log::debug!("a file that is kept cannot be locked: {error}");
    }
}

/// A document that was not saved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rescue {
    /// The file in which it was kept.
    pub place: PathBuf,
    /// The file of the document, if it has one.
    pub path: Option<PathBuf>,
    /// What that was when the document was read or saved.
    pub base: Option<Seal>,
    /// The text.
    pub text: String,
}

impl Rescue {
    /// Reads a file that was kept.
    ///
    /// # Errors
    /// As [`open`], and if it is no such file.
    pub fn read(place: &Path) -> Result<Self, FileFault> {
        let (whole, _) = open(place)?;
        let nothing = || FileFault::NoRescue(place.to_owned());
        let (first, text) = whole.split_once('\n').ok_or_else(nothing)?;
        let head: Head = serde_json::from_str(first).map_err(|_| nothing())?;
        if head.autosave != 1 {
            return Err(nothing());
        }
        Ok(Self { place: place.to_owned(), path: head.path, base: head.base, text: text.to_owned() })
    }

    /// Whether the document's file is another one than it was, so that the
    /// text would undo what somebody else did.
    pub fn is_outdated(&self) -> bool {
        let changed = self.path.as_ref().zip(self.base.as_ref());
        changed.is_some_and(|(path, base)| is_changed(path, base).unwrap_or(true))
    }

    /// Removes the file: its user has it back, or does not want it. Only if it
    /// still is what was read.
    pub fn discard(self) {
        if !in_use(&self.place) && Self::read(&self.place).is_ok_and(|now| now == self) {
            let _ = fs::remove_file(&self.place);
        }
    }
}

fn in_use(place: &Path) -> bool {
    let locked = |file: File| matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock));
    File::open(place).is_ok_and(locked)
}

/// What there is to be rescued in these folders and beside these documents,
/// by name. Files of programs that still run are none, and what can't be read
/// stays where it is.
pub fn rescues<'a>(places: impl IntoIterator<Item = &'a Path>) -> Vec<Rescue> {
    let mut found = BTreeSet::new();
    for place in places {
        if place.is_dir() {
            found.extend(kept_in(place, |_| true));
        } else {
            let stem = stem(place);
            found.extend(kept_in(folder_of(place), |name| of_stem(name, &stem)));
        }
    }
    let free = found.into_iter().filter(|place| !in_use(place));
    free.filter_map(|place| match Rescue::read(&place) {
        Ok(rescue) => Some(rescue),
        Err(fault) => {
            log::warn!("{fault}");
            None
        }
    })
    .collect()
}

/// Whether a name is that of a file kept for a document.
fn of_stem(name: &str, stem: &str) -> bool {
    let rest = name.strip_prefix('.').and_then(|name| name.strip_prefix(stem));
    let number = rest.and_then(|rest| rest.strip_suffix(ENDING));
    number.is_some_and(|number| {
        number.is_empty() || number.strip_prefix('.').is_some_and(|digits| digits.parse::<u32>().is_ok())
    })
}

fn kept_in(folder: &Path, wanted: impl Fn(&str) -> bool) -> Vec<PathBuf> {
    let Ok(entries) = folder.read_dir() else { return Vec::new() };
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let kept = names.filter(|name| name.starts_with('.') && name.ends_with(ENDING) && wanted(name));
    kept.map(|name| folder.join(name)).collect()
}
