//! A record on disk that grows line by line as the game is played.
//!
//! A line is handed to the system as a whole as soon as it is there, so a
//! killed program loses nothing; at barriers the system is asked, on a thread
//! of its own, to bring the file to the disk, for the case of a power failure.
//! No file is ever shortened or overwritten.

use std::ffi::OsString;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Seek, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, Sender};

use serde::Serialize;

use super::Game;
use super::record::{self, Chain, Header, Opened, ReadError};

/// Why a journal cannot be kept.
#[derive(Debug, thiserror::Error)]
pub enum JournalError {
    /// There is such a file; it is left as it is.
    #[error("{} exists already and is left as it is; choose another name", .0.display())]
    Exists(PathBuf),
    /// It was moved or deleted while it was being written.
    #[error("{} was moved or deleted, so the game is no longer saved there; put it back", .0.display())]
    Gone(PathBuf),
    /// Another program wrote on it since it was read.
    #[error("{} was changed since it was opened; open it again", .0.display())]
    Changed(PathBuf),
    /// It is open elsewhere.
    #[error("{} is being played in another window or program; close it there first", .0.display())]
    Locked(PathBuf),
    /// Writing failed. What is missing is written with the next line.
    #[error("{} cannot be written: {error}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// It is no record that can be read.
    #[error("{}: {error}", path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        error: ReadError,
    },
}

/// A record that is being written.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    chain: Chain,
    pending: Vec<u8>,
    disk: Option<Sender<()>>,
    durable: bool,
}

impl Journal {
    /// Begins a new record; the file must not exist yet.
    ///
    /// # Errors
    /// [`JournalError`]; a file that exists is left as it is.
    pub fn create<S: Serialize>(path: &Path, header: &Header<S>) -> Result<Self, JournalError> {
        let mut chain = Chain::default();
        let line = chain.seal(header).map_err(|error| trouble(path, error.into()))?;
        Self::with_text(path, line, chain)
    }

    /// Begins a new record as a copy of the good part of another, to go on from
    /// there; the file must not exist yet.
    ///
    /// # Errors
    /// [`JournalError`]; a file that exists is left as it is.
    pub fn copy<G: Game>(path: &Path, opened: &Opened<G>) -> Result<Self, JournalError> {
        Self::with_text(path, whole_lines(opened), opened.chain)
    }

    /// Begins a file with lines that were read elsewhere; `chain` is where their
    /// checksums end. The file must not exist yet.
    ///
    /// # Errors
    /// [`JournalError`]; a file that exists is left as it is.
    pub(super) fn begin(path: &Path, text: &[u8], chain: Chain) -> Result<Self, JournalError> {
        let mut text = text.to_vec();
        if !text.ends_with(b"\n") {
            text.push(b'\n');
        }
        Self::with_text(path, text, chain)
    }

    /// Goes on with a file that was read: `text` is what it held, and `chain`
    /// where its checksums ended.
    ///
    /// # Errors
    /// [`JournalError`], and no file was changed.
    pub(super) fn go_on(path: &Path, text: &[u8], chain: Chain) -> Result<Self, JournalError> {
        let opened = OpenOptions::new().read(true).append(true).open(path);
        let mut file = opened.map_err(|error| trouble(path, error))?;
        lock(path, &file)?;
        let unreadable = |error| JournalError::Read { path: path.to_owned(), error };
        if record::bytes_of(&mut file).map_err(unreadable)? != text {
            return Err(JournalError::Changed(path.to_owned()));
        }
        let mut journal = Self::of(path, file, chain);
        journal.end_line(text);
        Ok(journal)
    }

    /// Everything so far in a new file at another place, which takes what
    /// follows; this one is left as it is.
    ///
    /// # Errors
    /// [`JournalError`]; a file that exists is left as it is.
    pub fn copy_to(&mut self, path: &Path) -> Result<Self, JournalError> {
        self.flush()?;
        let unreadable = |error| JournalError::Read { path: self.path.clone(), error };
        let mut file = File::open(&self.path).map_err(|error| unreadable(error.into()))?;
        let text = record::bytes_of(&mut file).map_err(unreadable)?;
        Self::with_text(path, text, self.chain)
    }

    /// Opens a record to go on with it. A whole one grows on; one whose end is
    /// damaged or half-written, or whose line ends were changed, stays byte for
    /// byte as it is, and its good part goes on in a file beside it: in the
    /// copy that was made when it was opened before, where that game was left,
    /// else in a new one. [`Opened`] then tells of that copy, with what is
    /// wrong with the record that was asked for. A finished game is not to be gone on
    /// with: there is no journal then.
    ///
    /// # Errors
    /// [`JournalError`], and no file was changed.
    pub fn resume<G: Game>(path: &Path) -> Result<(Opened<G>, Option<Self>), JournalError> {
        let unreadable = |error| JournalError::Read { path: path.to_owned(), error };
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .open(path)
            .map_err(|error| unreadable(ReadError::Io(error)))?;
        lock(path, &file)?;
        let bytes = record::bytes_of(&mut file).map_err(unreadable)?;
        let opened = record::read::<G>(bytes).map_err(unreadable)?;
        if opened.ended {
            return Ok((opened, None));
        }
        if opened.cut.is_some() || opened.relined {
            let (opened, journal) = Self::beside(path, opened)?;
            return Ok((opened, Some(journal)));
        }
        let mut journal = Self::of(path, file, opened.chain);
        journal.end_line(&opened.text);
        Ok((opened, Some(journal)))
    }

    /// Where the record is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The journal, without asking the system to bring it to the disk: for many
    /// games that could as well be played again.
    #[must_use]
    pub fn hasty(mut self) -> Self {
        self.durable = false;
        self
    }

    /// Appends a line.
    ///
    /// # Errors
    /// [`JournalError::Write`]. The line is kept and written before the next.
    pub fn append(&mut self, line: &impl Serialize) -> Result<(), JournalError> {
        let sealed = self.chain.seal(line).map_err(|error| trouble(&self.path, error.into()))?;
        self.pending.extend_from_slice(&sealed);
        self.flush()
    }

    /// Writes what could not be written before.
    ///
    /// # Errors
    /// [`JournalError::Write`] if it still cannot.
    pub fn flush(&mut self) -> Result<(), JournalError> {
        while !self.pending.is_empty() {
            match self.file.write(&self.pending) {
                Ok(0) => return Err(trouble(&self.path, io::ErrorKind::WriteZero.into())),
                // Bytes that did reach the file are not written again.
                Ok(written) => drop(self.pending.drain(..written)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(trouble(&self.path, error)),
            }
        }
        // A file that was deleted takes bytes without a word.
        if self.durable && !self.path.exists() {
            return Err(JournalError::Gone(self.path.clone()));
        }
        Ok(())
    }

    /// Asks for the record to be brought to the disk, without waiting.
    pub fn secure(&mut self) {
        if !self.durable {
            return;
        }
        if self.disk.is_none() {
            self.disk = self.file.try_clone().map(disk_thread).ok();
        }
        if let Some(disk) = &self.disk {
            // The thread ends only with this journal.
            let _ = disk.send(());
        }
    }

    /// Brings the record to the disk and waits for it.
    ///
    /// # Errors
    /// [`JournalError::Write`].
    pub fn sync(&mut self) -> Result<(), JournalError> {
        self.flush()?;
        if self.durable { self.file.sync_all().map_err(|error| trouble(&self.path, error)) } else { Ok(()) }
    }

    fn of(path: &Path, file: File, chain: Chain) -> Self {
        Self { path: path.to_owned(), file, chain, pending: Vec::new(), disk: None, durable: true }
    }

    fn with_text(path: &Path, text: Vec<u8>, chain: Chain) -> Result<Self, JournalError> {
        let created = OpenOptions::new().read(true).append(true).create_new(true).open(path);
        let file = created.map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => JournalError::Exists(path.to_owned()),
            _ => trouble(path, error),
        })?;
        lock(path, &file)?;
        let mut journal = Self::of(path, file, chain);
        journal.pending = text;
        journal.flush()?;
        journal.secure();
        Ok(journal)
    }

    /// A copy of the good part under the next free name, `game-2.jsonl`; or
    /// the one that is there already.
    fn beside<G: Game>(path: &Path, opened: Opened<G>) -> Result<(Opened<G>, Self), JournalError> {
        for number in 2..1000 {
            let copy = numbered(path, number);
            match Self::copy(&copy, &opened) {
                Err(JournalError::Exists(_)) => {
                    if let Some((mut there, journal)) = Self::again::<G>(&copy, &opened)? {
                        (there.cut, there.relined) = (opened.cut, opened.relined);
                        return Ok((there, journal));
                    }
                }
                made => return made.map(|journal| (opened, journal)),
            }
        }
        Err(JournalError::Exists(path.to_owned()))
    }

    /// Opens a file to go on with it if it begins, byte for byte, with the good
    /// part of a record, and is whole and not played to its end.
    fn again<G: Game>(path: &Path, good: &Opened<G>) -> Result<Option<(Opened<G>, Self)>, JournalError> {
        let opened = OpenOptions::new().read(true).append(true).open(path);
        let Ok(mut file) = opened else { return Ok(None) };
        let begin = whole_lines(good);
        let bytes = |file: &mut File| record::bytes_of(file).unwrap_or_default();
        if !bytes(&mut file).starts_with(&begin) {
            return Ok(None);
        }
        lock(path, &file)?;
        // It may have grown until the lock was there.
        file.rewind().map_err(|error| trouble(path, error))?;
        let Ok(found) = record::read::<G>(bytes(&mut file)) else { return Ok(None) };
        let goes_on = !found.ended && found.cut.is_none() && !found.relined;
        if !goes_on {
            return Ok(None);
        }
        let mut journal = Self::of(path, file, found.chain);
        journal.end_line(&found.text);
        Ok(Some((found, journal)))
    }

    /// A last line that lacks its end gets it before the next one.
    fn end_line(&mut self, text: &[u8]) {
        if !text.ends_with(b"\n") {
            self.pending.push(b'\n');
        }
    }
}

/// The good part of a record, with the end of its last line.
fn whole_lines<G: Game>(opened: &Opened<G>) -> Vec<u8> {
    let mut text = opened.text.clone();
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    text
}

/// Lets go of the lock at once: the disk thread may hold the file a little longer.
impl Drop for Journal {
    fn drop(&mut self) {
        if let Err(error) = self.flush() {
            log::warn!("{error}");
        }
        let _ = self.file.unlock();
    }
}

fn trouble(path: &Path, error: io::Error) -> JournalError {
    JournalError::Write { path: path.to_owned(), error }
}

fn lock(path: &Path, file: &File) -> Result<(), JournalError> {
    match file.try_lock() {
        Ok(()) => Ok(()),
        Err(TryLockError::WouldBlock) => Err(JournalError::Locked(path.to_owned())),
        // Some file systems know no locks; that should keep no one from playing.
        Err(TryLockError::Error(error)) => {
            log::warn!("{} cannot be locked: {error}", path.display());
            Ok(())
        }
    }
}

fn numbered(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_stem().map_or_else(OsString::new, OsString::from);
    name.push(format!("-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    path.with_file_name(name)
}

fn disk_thread(file: File) -> Sender<()> {
    let (sender, orders) = mpsc::channel();
    std::thread::spawn(move || {
        while orders.recv().is_ok() {
            // Many orders at once are one.
            while orders.try_recv().is_ok() {}
            if let Err(error) = file.sync_data() {
                log::warn!("the record was not brought to the disk: {error}");
            }
        }
    });
    sender
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs::OpenOptions;

    use serde_json::json;

    use super::{Chain, Journal, JournalError};

    /// `/dev/full` refuses every byte, as a full disk does.
    #[test]
    fn what_a_full_disk_refuses_is_written_later() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        let full = OpenOptions::new().append(true).open("/dev/full").unwrap();
        let mut journal = Journal::of(&path, full, Chain::default());
        for number in 0..3 {
            let error = journal.append(&json!({ "line": number })).unwrap_err();
            assert!(matches!(error, JournalError::Write { .. }));
        }
        journal.file = OpenOptions::new().append(true).create_new(true).open(&path).unwrap();
        journal.append(&json!({ "line": 3 })).unwrap();
        journal.sync().unwrap();
        let mut chain = Chain::default();
        let text = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<_> = text.lines().map(|line| chain.open(line.as_bytes()).unwrap()).collect();
        assert_eq!(lines, [b"{\"line\":0", b"{\"line\":1", b"{\"line\":2", b"{\"line\":3"]);
    }
}
