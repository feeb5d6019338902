//! What the interface needs from the window, or from a test, around it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use super::form::PathKind;

/// Wakes the interface up from any thread: it paints a frame soon.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// What became of a native dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Picked {
    /// A path was picked.
    Path(PathBuf),
    /// It was closed without picking anything.
    Cancelled,
    /// It never opened.
    NotOpened,
}

/// The world around the interface.
pub trait Host {
    /// Whether there are native file dialogs.
    fn has_dialogs(&self) -> bool;
    /// Opens a native dialog without waiting. What was picked comes through
    /// the channel, followed by `wake`.
    fn pick(&self, title: &str, kind: PathKind, wake: Wake) -> Receiver<Picked>;
}

/// No world around it: no dialogs.
#[derive(Debug, Clone, Copy, Default)]
pub struct Alone;

impl Host for Alone {
    fn has_dialogs(&self) -> bool {
        false
    }

    fn pick(&self, _title: &str, _kind: PathKind, _wake: Wake) -> Receiver<Picked> {
        std::sync::mpsc::channel().1
    }
}

/// Where things are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Folders {
    /// Recorded games.
    pub saves: PathBuf,
    /// The settings.
    pub config: PathBuf,
}
