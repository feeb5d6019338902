//! Native file dialogs, each on a thread of its own: the window never waits.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, channel};

use crate::ui::form::PathKind;
use crate::ui::host::{Host, Wake};

/// The dialogs of this platform. Where there are none, a click on their button
/// does as if they were cancelled; the field beside it works everywhere.
pub(super) struct Dialogs;

impl Host for Dialogs {
    fn has_dialogs(&self) -> bool {
        true
    }

    fn pick(&self, title: &str, kind: PathKind, wake: Wake) -> Receiver<Option<PathBuf>> {
        let (to, from) = channel();
        let dialog = rfd::FileDialog::new().set_title(title);
        std::thread::spawn(move || {
            let picked = match kind {
                PathKind::Folder => dialog.pick_folder(),
                PathKind::File(endings) => dialog.add_filter(endings.join(", "), endings).pick_file(),
            };
            // Nobody listens any more when the program ended meanwhile.
            let _ = to.send(picked);
            wake();
        });
        from
    }
}
