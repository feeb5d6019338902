//! What a game's part of the lobby form is drawn with.

use std::path::PathBuf;

use egui::{Align, Layout, TextEdit, Ui, vec2};

use super::icons::Icon;
use super::widgets;
use crate::text::Text;

/// A path that the player wants to pick in a native dialog.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PathWish {
    /// Which field it is for.
    pub field: &'static str,
    /// What is looked for.
    pub kind: PathKind,
}

/// What a path field looks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PathKind {
    /// A folder.
    Folder,
    /// A file whose name ends in one of these, without the dot.
    File(&'static [&'static str]),
    /// A file to be written, whose name ends in one of these.
    NewFile(&'static [&'static str]),
}

/// What the lobby gives to a game's form, and takes from it.
pub struct FormCx<'a> {
    /// Texts.
    pub text: &'a Text,
    /// How many seats are filled.
    pub seats: usize,
    /// A path that a native dialog brought, and the field it is for.
    pub(super) picked: Option<(&'static str, PathBuf)>,
    /// Set when a native dialog is to be opened.
    pub(super) wish: Option<PathWish>,
    /// Whether there are native dialogs.
    pub(super) dialogs: bool,
}

impl<'a> FormCx<'a> {
    /// A context for `seats` seats.
    pub fn new(text: &'a Text, seats: usize) -> Self {
        Self { text, seats, picked: None, wish: None, dialogs: false }
    }

    /// A labelled row of the form.
    pub fn row<R>(
        &mut self,
        ui: &mut Ui,
        label: &'static str,
        add: impl FnOnce(&mut Ui, &mut Self) -> R,
    ) -> R {
        let words = self.text.say(label);
        widgets::form_row(ui, &words, |ui| add(ui, self))
    }

    /// A field for a path, with a button for the native dialog. `field` is the
    /// text key of its label; `hint` of what an empty field means. Returns
    /// whether the path changed.
    pub fn path(
        &mut self,
        ui: &mut Ui,
        field: &'static str,
        hint: &'static str,
        kind: PathKind,
        path: &mut String,
    ) -> bool {
        let mut changed = false;
        if let Some((_, picked)) = self.picked.take_if(|(to, _)| *to == field) {
            *path = picked.display().to_string();
            changed = true;
        }
        let (label, hint) = (self.text.say(field), self.text.say(hint));
        let browse = self.text.say("form-browse");
        widgets::form_row(ui, &label, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if self.dialogs
                    && widgets::icon_button(ui, Icon::Folder, &format!("{browse}: {label}")).clicked()
                {
                    self.wish = Some(PathWish { field, kind });
                }
                let edit = TextEdit::singleline(path).hint_text(hint).desired_width(f32::INFINITY);
                let edit =
                    ui.add_sized(vec2(ui.available_width(), 30.0), edit).accessible_name(label.clone());
                changed |= edit.changed();
            });
        });
        changed
    }
}
