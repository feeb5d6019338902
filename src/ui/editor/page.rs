//! The document and its file: what is saved, what is kept aside, what changed
//! on disk.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::editor::files::{self, FileFault, Keeper, Rescue, Seal};
use crate::editor::{Craft, Drawing};
use crate::engine::{Line, StepId};
use crate::ui::host::Wake;

/// Seconds between two looks at what is to be kept, and at the file.
pub(super) const BEAT: f64 = 3.0;

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

/// What keeps the document aside, on a thread while it writes.
enum Keeping {
    Idle(Keeper),
    Busy(Receiver<(Keeper, Result<(), FileFault>)>),
    /// The thread ended without a word; nothing is kept any more.
    Lost,
}

/// The document and its file.
pub(super) struct Page {
    folder: PathBuf,
    path: Option<PathBuf>,
    seal: Option<Seal>,
    /// The step that the file has; `None` if no step is saved.
    saved: Option<StepId>,
    /// Grows with every document that is opened.
    number: u64,
    keeping: Keeping,
    /// The step that is kept aside.
    kept: Option<StepId>,
    /// When was looked last.
    looked: f64,
    /// The user knows that the file was changed, or that nothing can be kept.
    knows_changed: bool,
    knows_unkept: bool,
}

impl Page {
    /// A new document, kept in `folder` until it has a file.
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.to_owned(),
            path: None,
            seal: None,
            saved: Some(StepId::START),
            number: 0,
            keeping: Keeping::Idle(Keeper::untitled(folder)),
            kept: None,
            looked: f64::NEG_INFINITY,
            knows_changed: false,
            knows_unkept: false,
        }
    }

    /// Its file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Where maps without a file are kept.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Which document this is.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Whether the state at a step differs from the file.
    pub fn is_unsaved(&self, cursor: StepId) -> bool {
        self.saved != Some(cursor)
    }

    /// Another document, which came from a file or has none. What is kept of
    /// the one before stays.
    pub fn turn(&mut self, file: Option<(PathBuf, Seal)>) {
        self.settle();
        self.kept = None;
        (self.path, self.seal) = file.unzip();
        self.saved = Some(StepId::START);
        self.number += 1;
        self.knows_changed = false;
        self.keeping = Keeping::Idle(self.keeper());
    }

    /// No file equals the document as it was opened.
    pub fn equals_nothing(&mut self) {
        self.saved = None;
    }

    /// The user has heard that the file was changed.
    pub fn know_changed(&mut self) {
        self.knows_changed = true;
    }

    fn keeper(&self) -> Keeper {
        match &self.path {
            Some(path) => Keeper::beside(path, self.seal),
            None => Keeper::untitled(&self.folder),
        }
    }

    /// Writes the document to its file, or to another one that must be new.
    pub fn save(&mut self, path: &Path, text: &str, cursor: StepId) -> Saved {
        let own = self.path.as_deref() == Some(path);
        match files::save(path, text, self.seal.as_ref().filter(|_| own)) {
            Ok(seal) => self.done(path, seal, cursor),
            Err(FileFault::Exists(path)) => Saved::Exists(path),
            Err(FileFault::Changed(path)) => Saved::Changed(path),
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
        self.clear();
        self.path = Some(path.to_owned());
        self.seal = Some(seal);
        self.saved = Some(cursor);
        self.knows_changed = false;
        self.keeping = Keeping::Idle(self.keeper());
        Saved::Done
    }

    /// Whether the file was changed by something else; said once.
    pub fn is_changed(&mut self, now: f64) -> bool {
        if now - self.looked < BEAT || self.knows_changed {
            return false;
        }
        let changed = match (&self.path, &self.seal) {
            (Some(path), Some(seal)) => files::is_changed(path, seal).unwrap_or(false),
            _ => false,
        };
        self.knows_changed = changed;
        changed
    }

    /// Keeps what is not saved aside, now and then, on a thread. Returns what
    /// went wrong, once; and how many seconds from now there is something to
    /// keep.
    pub fn keep(
        &mut self,
        craft: &Arc<dyn Craft>,
        drawing: &Drawing,
        cursor: StepId,
        now: f64,
        wake: &Wake,
    ) -> (Option<Line>, Option<f64>) {
        let trouble = self.receive();
        let needed = self.is_unsaved(cursor) && self.kept != Some(cursor);
        if !needed {
            if now - self.looked >= BEAT {
                self.looked = now;
            }
            return (trouble, None);
        }
        if now - self.looked < BEAT {
            return (trouble, Some(BEAT - (now - self.looked)));
        }
        self.looked = now;
        if let Keeping::Idle(keeper) = std::mem::replace(&mut self.keeping, Keeping::Lost) {
            self.kept = Some(cursor);
            self.keeping =
                Keeping::Busy(write(keeper, craft.clone(), drawing.clone(), &self.folder, wake.clone()));
        }
        (trouble, None)
    }

    /// Takes back what keeps the document, if it is done.
    fn receive(&mut self) -> Option<Line> {
        let Keeping::Busy(from) = &self.keeping else { return None };
        let (keeper, done) = match from.try_recv() {
            Ok(back) => back,
            Err(TryRecvError::Empty) => return None,
            Err(TryRecvError::Disconnected) => {
                self.keeping = Keeping::Lost;
                self.kept = None;
                return None;
            }
        };
        self.keeping = Keeping::Idle(keeper);
        let fault = done.err()?;
        log::warn!("{fault}");
        self.kept = None;
        let first = !std::mem::replace(&mut self.knows_unkept, true);
        first.then(|| fault.line())
    }

    /// The document is left: what is not saved is kept aside at once; if it
    /// all is, nothing is kept. Whether nothing is lost.
    pub fn leave(&mut self, craft: &dyn Craft, drawing: &Drawing, cursor: StepId) -> bool {
        self.settle();
        if !self.is_unsaved(cursor) {
            self.clear();
            return true;
        }
        let Keeping::Idle(keeper) = &mut self.keeping else { return false };
        let kept = make(&self.folder).and_then(|()| keeper.keep(&craft.write(drawing)));
        if let Err(fault) = &kept {
            log::warn!("{fault}");
        }
        self.kept = kept.is_ok().then_some(cursor);
        kept.is_ok()
    }

    /// Waits until the thread has written.
    fn settle(&mut self) {
        if let Keeping::Busy(from) = &self.keeping {
            self.keeping = from.recv().map_or(Keeping::Lost, |(keeper, _)| Keeping::Idle(keeper));
        }
    }

    /// What was kept aside is given up, as the user said.
    pub fn forget(&mut self) {
        self.clear();
    }

    /// What was kept aside is no longer needed.
    fn clear(&mut self) {
        self.settle();
        self.kept = None;
        if let Keeping::Idle(keeper) = &mut self.keeping {
            keeper.clear();
        }
    }

    /// What was kept aside of this document and not saved, when the program
    /// ended last.
    pub fn rescues(&self) -> Vec<Rescue> {
        match &self.path {
            Some(path) => files::rescues([path.as_path()]),
            None => files::rescues([self.folder.as_path()])
                .into_iter()
                .filter(|rescue| rescue.path.is_none())
                .collect(),
        }
    }
}

fn make(folder: &Path) -> Result<(), FileFault> {
    std::fs::create_dir_all(folder).map_err(|error| FileFault::Write { path: folder.to_owned(), error })
}

fn write(
    mut keeper: Keeper,
    craft: Arc<dyn Craft>,
    drawing: Drawing,
    folder: &Path,
    wake: Wake,
) -> Receiver<(Keeper, Result<(), FileFault>)> {
    let (to, from) = channel();
    let folder = folder.to_owned();
    std::thread::spawn(move || {
        let done = make(&folder).and_then(|()| keeper.keep(&craft.write(&drawing)));
        // Nobody listens any more when the editor was left meanwhile.
        let _ = to.send((keeper, done));
        wake();
    });
    from
}
