//! The table: one game being played, or looked at.

pub(in crate::ui) mod advice;
mod bar;
pub(in crate::ui) mod colonies;
mod cover;
pub(in crate::ui) mod frame;
mod log;
mod menu;
pub(in crate::ui) mod score;
mod session;
mod stage;
pub(in crate::ui) mod thinker;
pub(in crate::ui) mod toast;

use std::path::{Path, PathBuf};

use egui::Ui;

use super::command::Command;
use super::host::Wake;
use super::settings::Pace;
use crate::engine::Line;
use crate::text::Text;

pub(in crate::ui) use menu::{who_choice, who_words};
pub use session::Session;
pub(in crate::ui) use session::Wish;

/// What a table gets from the program around it.
pub struct TableCx<'a> {
    /// Texts.
    pub text: &'a Text,
    /// How fast bots move.
    pub pace: Pace,
    /// Wakes the interface up from the bots' thread.
    pub wake: &'a Wake,
    /// Whether a page or dialog lies over the table: keys are not for it then.
    pub behind: bool,
    /// What the table asks of the program around it.
    pub commands: &'a mut Vec<Command>,
}

/// A table of any game.
pub trait AnyTable {
    /// Lets bots move, paints the table and takes clicks and keys.
    fn show(&mut self, ui: &mut Ui, cx: &mut TableCx<'_>);
    /// The game's id.
    fn game(&self) -> &'static str;
    /// Whether it is over.
    fn is_over(&self) -> bool;
    /// Where the game is recorded.
    fn record(&self) -> Option<&Path>;
    /// Starts the same setup with the same players and another seed, recorded
    /// in `file`.
    ///
    /// # Errors
    /// Why it can't be started, as a sentence.
    fn again(&self, seed: u64, file: PathBuf) -> Result<Box<dyn AnyTable>, Line>;
    /// Name of the game's rule pages.
    fn rules(&self) -> &'static str;
}
