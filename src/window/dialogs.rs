//! Native file dialogs, each on a thread of its own: the window never waits.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::ui::form::PathKind;
use crate::ui::host::{Host, Picked, Wake};

/// A dialog that brings nothing within this time was never there: nobody
/// closes one that fast.
const OPENED: Duration = Duration::from_millis(200);

/// The dialogs of this platform. Where none opens it is said; the field beside
/// their button works everywhere.
pub(super) struct Dialogs;

impl Host for Dialogs {
    fn has_dialogs(&self) -> bool {
        can_open()
    }

    fn pick(&self, title: &str, kind: PathKind, wake: Wake) -> Receiver<Picked> {
        let (to, from) = channel();
        let dialog = rfd::FileDialog::new().set_title(title);
        std::thread::spawn(move || {
            let asked = Instant::now();
            let picked = match kind {
                PathKind::Folder => dialog.pick_folder(),
                PathKind::File(endings) => dialog.add_filter(endings.join(", "), endings).pick_file(),
                PathKind::NewFile(endings) => dialog.add_filter(endings.join(", "), endings).save_file(),
            };
            let picked = match picked {
                Some(path) => Picked::Path(path),
                None if asked.elapsed() < OPENED => Picked::NotOpened,
                None => Picked::Cancelled,
            };
            // Nobody listens any more when the program ended meanwhile.
            let _ = to.send(picked);
            wake();
        });
        from
    }
}

/// Whether there is anything that shows dialogs: on Linux and its like a
/// portal on the session's bus, or zenity.
fn can_open() -> bool {
    if !cfg!(all(unix, not(target_os = "macos"))) {
        return true;
    }
    let bus = std::env::var_os("DBUS_SESSION_BUS_ADDRESS").is_some_and(|address| !address.is_empty());
    let runtime = std::env::var_os("XDG_RUNTIME_DIR").map(std::path::PathBuf::from);
    let socket = runtime.is_some_and(|folder| folder.join("bus").exists());
    let path = std::env::var_os("PATH").unwrap_or_default();
    bus || socket || std::env::split_paths(&path).any(|folder| folder.join("zenity").is_file())
}
