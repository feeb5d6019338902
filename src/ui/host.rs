//! What the interface needs from the window, or from a test, around it.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::Receiver;

use super::form::PathKind;

/// Wakes the interface up from any thread: it paints a frame soon.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// The world around the interface.
pub trait Host {
    /// Whether there are native file dialogs.
    fn has_dialogs(&self) -> bool;
    /// Opens a native dialog without waiting. What was picked comes through
    /// the channel, followed by `wake`; nothing if it was cancelled.
    fn pick(&self, title: &str, kind: PathKind, wake: Wake) -> Receiver<Option<PathBuf>>;
}

/// No world around it: no dialogs.
#[derive(Debug, Clone, Copy, Default)]
pub struct Alone;

impl Host for Alone {
    fn has_dialogs(&self) -> bool {
        false
    }

    fn pick(&self, _title: &str, _kind: PathKind, _wake: Wake) -> Receiver<Option<PathBuf>> {
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
