//! Dialogs of the editor, none of which stops the window.

use std::path::{Path, PathBuf};

use egui::{Align, Layout, RichText, Slider, TextEdit, Ui, vec2};

use super::{Answer, Editor, EditorCx, Wish};
use crate::editor::Knob;
use crate::editor::files::Rescue;
use crate::text::Text;
use crate::ui::icons::Icon;
use crate::ui::theme::{space, theme};
use crate::ui::widgets::{self, Tone};

/// The width of the names of knobs.
const LABEL: f32 = 240.0;

/// A dialog.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Dialog {
    /// Which file is to be opened.
    Open { path: String },
    /// Where the map is to be kept.
    Save { path: String },
    /// Where the tiles are to be kept.
    SaveTiles { path: String },
    /// What kind of map is to be made.
    Generate { knobs: Vec<Knob>, seed: String },
    /// The file is there already.
    Overwrite(PathBuf),
    /// The file was changed by something else.
    Changed(PathBuf),
    /// What is not saved would be left.
    Unsaved(Box<Wish>),
    /// What was kept aside is newer than the file.
    Rescue(Box<Rescue>),
}

impl Dialog {
    /// Asks for a file to open.
    pub fn open() -> Self {
        Self::Open { path: String::new() }
    }

    /// Asks where the map is to be kept.
    pub fn save(editor: &Editor) -> Self {
        let fresh = || editor.page.folder().join(format!("{}.json", editor.sketch.drawing().sheet.id));
        let path = editor.path().map_or_else(fresh, Path::to_owned);
        Self::Save { path: path.display().to_string() }
    }

    /// Asks where the tiles are to be kept.
    pub fn save_tiles(editor: &Editor) -> Self {
        let folder = editor.path().and_then(Path::parent).map(|folder| folder.join("terrain.json"));
        Self::SaveTiles { path: folder.map(|path| path.display().to_string()).unwrap_or_default() }
    }

    /// Asks what kind of map is to be made.
    pub fn generate(editor: &Editor) -> Self {
        Self::Generate { knobs: editor.studio.craft.knobs(), seed: String::new() }
    }

    /// Fills in a path that a native dialog brought.
    pub fn fill(&mut self, to: &Path) {
        if let Self::Open { path } | Self::Save { path } | Self::SaveTiles { path } = self {
            *path = to.display().to_string();
        }
    }
}

/// Paints the dialog that is open, and the sentence that has to be read.
pub(super) fn show(editor: &mut Editor, ui: &Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let tiles = match &editor.dialog {
        Some(Dialog::Rescue(rescue)) => rescue.place.starts_with(&editor.tile_folder),
        _ => false,
    };
    if let Some(dialog) = &mut editor.dialog {
        let shown = widgets::dialog(ui, "studio-dialog", 520.0, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            body(ui, cx, dialog, tiles, wishes);
        });
        if shown.is_none() {
            wishes.push(Wish::CloseDialog);
        }
    }
    if let Some(line) = &editor.saying {
        let words = cx.text.plain(line);
        let shown = widgets::dialog(ui, "studio-notice", 440.0, |ui| {
            ui.label(RichText::new(words).color(theme(ui).ink));
            ui.add_space(space::M);
            answers(ui, cx.text, &[("close", Tone::Main, Wish::Silence)], wishes);
        });
        if shown.is_none() {
            wishes.push(Wish::Silence);
        }
    }
}

fn body(ui: &mut Ui, cx: &EditorCx<'_>, dialog: &mut Dialog, tiles: bool, wishes: &mut Vec<Wish>) {
    match dialog {
        Dialog::Open { path } => {
            let open = |path: String| Wish::Open(path.trim().into());
            which(ui, cx, path, ("studio-open-title", "studio-open"), open, wishes);
        }
        Dialog::Save { path } => {
            which(ui, cx, path, ("studio-save-title", "studio-save"), Wish::SaveAs, wishes);
        }
        Dialog::SaveTiles { path } => {
            which(ui, cx, path, ("studio-tiles-save", "studio-save"), Wish::SaveTiles, wishes);
        }
        Dialog::Generate { knobs, seed } => generate(ui, cx.text, knobs, seed, wishes),
        Dialog::Overwrite(path) => overwrite(ui, cx.text, path, wishes),
        Dialog::Changed(path) => changed(ui, cx.text, path, wishes),
        Dialog::Unsaved(next) => unsaved(ui, cx.text, next, wishes),
        Dialog::Rescue(rescue) => rescued(ui, cx.text, rescue, tiles, wishes),
    }
}

/// The file is there already.
fn overwrite(ui: &mut Ui, text: &Text, path: &Path, wishes: &mut Vec<Wish>) {
    say(ui, text, "studio-overwrite", path);
    let kinds = [
        ("studio-cancel", Tone::Main, Wish::CloseDialog),
        ("studio-overwrite-yes", Tone::Danger, Wish::SaveOver(path.to_owned())),
    ];
    answers(ui, text, &kinds, wishes);
}

/// Another program changed the file.
fn changed(ui: &mut Ui, text: &Text, path: &Path, wishes: &mut Vec<Wish>) {
    say(ui, text, "studio-changed", path);
    let kinds = [
        ("studio-changed-mine", Tone::Plain, Wish::KeepMine),
        ("studio-changed-reload", Tone::Plain, Wish::Reload),
        ("studio-overwrite-yes", Tone::Danger, Wish::SaveOver(path.to_owned())),
    ];
    answers(ui, text, &kinds, wishes);
}

/// What is not saved would be left.
fn unsaved(ui: &mut Ui, text: &Text, next: &Wish, wishes: &mut Vec<Wish>) {
    widgets::title(ui, &text.say("studio-unsaved-title"));
    ui.label(text.say("studio-unsaved-about"));
    let kinds = [
        ("studio-save", Tone::Main, Wish::SaveThen(Box::new(next.clone()))),
        ("studio-unsaved-leave", Tone::Danger, next.clone()),
        ("studio-cancel", Tone::Plain, Wish::CloseDialog),
    ];
    answers(ui, text, &kinds, wishes);
}

/// Something was kept aside and not saved.
fn rescued(ui: &mut Ui, text: &Text, rescue: &Rescue, tiles: bool, wishes: &mut Vec<Wish>) {
    match &rescue.path {
        Some(path) => say(ui, text, "studio-rescue", path),
        None if tiles => drop(ui.label(text.say("studio-rescue-tiles"))),
        None => drop(ui.label(text.say("studio-rescue-untitled"))),
    }
    if rescue.is_outdated() {
        ui.label(RichText::new(text.say("studio-rescue-outdated")).color(theme(ui).bad));
    }
    let kinds = [
        ("studio-rescue-yes", Tone::Main, Wish::Rescue(Answer::Take)),
        ("studio-rescue-no", Tone::Plain, Wish::Rescue(Answer::Leave)),
        ("studio-rescue-discard", Tone::Danger, Wish::Rescue(Answer::Discard)),
    ];
    answers(ui, text, &kinds, wishes);
}

/// Asks for a path: under a title, with a button that does what it is for.
fn which(
    ui: &mut Ui,
    cx: &EditorCx<'_>,
    path: &mut String,
    (title, button): (&'static str, &'static str),
    wish: impl Fn(String) -> Wish,
    wishes: &mut Vec<Wish>,
) {
    widgets::title(ui, &cx.text.say(title));
    if path_field(ui, cx, path, button == "studio-save", wishes) {
        wishes.push(wish(path.clone()));
    }
    let kinds = [(button, Tone::Main, wish(path.clone())), ("studio-cancel", Tone::Plain, Wish::CloseDialog)];
    answers(ui, cx.text, &kinds, wishes);
}

fn say(ui: &mut Ui, text: &Text, key: &'static str, path: &Path) {
    let words = text.say_with(key, &[("path", path.display().to_string().into())]);
    ui.add(egui::Label::new(RichText::new(words).color(theme(ui).ink)).wrap());
}

/// Buttons from the right, the most wanted first.
fn answers(ui: &mut Ui, text: &Text, kinds: &[(&'static str, Tone, Wish)], wishes: &mut Vec<Wish>) {
    ui.add_space(space::S);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        for (key, tone, wish) in kinds {
            if widgets::button(ui, None, &text.say(key), *tone).clicked() {
                wishes.push(wish.clone());
            }
        }
    });
}

/// A field for a path, and a button for the native dialog where there is one.
/// Whether Enter was pressed in it.
fn path_field(ui: &mut Ui, cx: &EditorCx<'_>, path: &mut String, save: bool, wishes: &mut Vec<Wish>) -> bool {
    let label = cx.text.say("studio-path");
    widgets::faint(ui, &label);
    let mut entered = false;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if cx.dialogs && widgets::icon_button(ui, Icon::Folder, &cx.text.say("form-browse")).clicked() {
                wishes.push(Wish::Browse(save));
            }
            let edit = TextEdit::singleline(path).desired_width(f32::INFINITY);
            let edit = ui.add_sized(vec2(ui.available_width(), 30.0), edit).accessible_name(label.clone());
            if ui.memory(|memory| memory.focused().is_none()) {
                edit.request_focus();
            }
            entered = edit.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        });
    });
    entered
}

/// A knob: a switch if it is on or off, else a slider.
fn turn(ui: &mut Ui, label: &str, knob: &mut Knob) {
    if knob.range == (0, 1) {
        let mut on = knob.value == 1;
        widgets::toggle(ui, &mut on, label);
        knob.value = i32::from(on);
        return;
    }
    ui.horizontal(|ui| {
        let size = vec2(LABEL, 30.0);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(LABEL);
            widgets::faint(ui, label);
        });
        let slider = Slider::new(&mut knob.value, knob.range.0..=knob.range.1);
        ui.add(slider).accessible_name(label.to_owned());
    });
}

fn generate(ui: &mut Ui, text: &Text, knobs: &mut [Knob], seed: &mut String, wishes: &mut Vec<Wish>) {
    widgets::title(ui, &text.say("studio-menu-generate"));
    widgets::faint(ui, &text.say("studio-generate-about"));
    for knob in knobs {
        turn(ui, &text.say(knob.name), knob);
    }
    let label = text.say("lobby-seed");
    widgets::form_row(ui, &label, |ui| {
        let edit = TextEdit::singleline(seed).hint_text(text.say("studio-seed-hint"));
        ui.add_sized(vec2(ui.available_width(), 28.0), edit).accessible_name(label.clone());
    });
    let kinds =
        [("studio-generate", Tone::Main, Wish::Generate), ("studio-cancel", Tone::Plain, Wish::CloseDialog)];
    answers(ui, text, &kinds, wishes);
}
