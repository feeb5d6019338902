//! What is wrong with the map: found on a thread, so that drawing never waits.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::chart::Edition;
use crate::editor::{Craft, Drawing, Finding};
use crate::ui::host::Wake;

/// What was found, and for which state of the map.
#[derive(Default)]
pub(super) struct Checks {
    known: Option<(Edition, Vec<Finding>)>,
    running: Option<(Edition, Receiver<Vec<Finding>>)>,
}

impl Checks {
    /// What was found for this state, once that is known.
    pub fn of(&self, edition: Edition) -> Option<&[Finding]> {
        self.known.as_ref().filter(|(known, _)| *known == edition).map(|(_, findings)| findings.as_slice())
    }

    /// What was found last, for this state or an earlier one.
    pub fn last(&self) -> &[Finding] {
        self.known.as_ref().map_or(&[], |(_, findings)| findings)
    }

    /// Takes what was found, and begins to look at a state that is not known.
    pub fn run(&mut self, edition: Edition, craft: &Arc<dyn Craft>, drawing: &Drawing, wake: &Wake) {
        if let Some((of, from)) = &self.running {
            match from.try_recv() {
                Ok(findings) => self.known = Some((*of, findings)),
                Err(TryRecvError::Empty) => return,
                // The thread ended without a word: it is asked again below.
                Err(TryRecvError::Disconnected) => {}
            }
            self.running = None;
        }
        if self.known.as_ref().is_some_and(|(known, _)| *known == edition) {
            return;
        }
        let (to, from) = channel();
        let (craft, drawing, wake) = (craft.clone(), drawing.clone(), wake.clone());
        std::thread::spawn(move || {
            // Nobody listens any more when the editor was left meanwhile.
            let _ = to.send(craft.check(&drawing));
            wake();
        });
        self.running = Some((edition, from));
    }
}
