//! The bar along the top: the document, undo, looking, playing.

use egui::{Align, Layout, RichText, Ui, UiBuilder, vec2};

use super::dialogs::Dialog;
use super::{Editor, EditorCx, Tab, Wish};
use crate::engine::Severity;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::theme::{self, space, theme};
use crate::ui::widgets::{self, Tone};

/// Paints the bar.
pub(super) fn show(editor: &Editor, ui: &mut Ui, cx: &mut EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let rect = ui.max_rect().shrink2(vec2(space::S, 0.0));
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        right(editor, ui, cx, wishes);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            menu(editor, ui, cx, wishes);
            title(editor, ui, cx);
        });
    });
}

/// What the document is called, and whether it is saved.
fn title(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>) {
    let text = cx.text;
    let sheet = &editor.sketch.drawing().sheet;
    let name = sheet.name.get(text.lang().tag());
    let name = if name.is_empty() { text.say("studio-untitled") } else { name.to_owned() };
    ui.add(egui::Label::new(RichText::new(name).text_style(theme::strong()).color(theme(ui).ink)).truncate());
    let state = if editor.is_unsaved() { "studio-unsaved" } else { "studio-saved" };
    let words = match editor.path() {
        Some(path) => {
            let file = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            format!("{file} · {}", text.say(state))
        }
        None => text.say(if editor.is_unsaved() { "studio-unsaved" } else { "studio-new" }),
    };
    let label = ui.add(egui::Label::new(RichText::new(words).color(theme(ui).faint)).truncate());
    if let Some(path) = editor.path() {
        label.on_hover_text(path.display().to_string());
    }
}

fn right(editor: &Editor, ui: &mut Ui, cx: &mut EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let errors = editor.checks.last().iter().filter(|finding| finding.severity == Severity::Error).count();
    let play = widgets::button(ui, Some(Icon::Play), &text.say("studio-play"), Tone::Main);
    let hint = if errors == 0 { "studio-play-about" } else { "studio-play-errors" };
    if play.on_hover_text(text.say(hint)).clicked() {
        wishes.push(Wish::Play);
    }
    status(editor, ui, cx, errors, wishes);
    ui.add_space(space::XS);
    if widgets::icon_button(ui, Icon::Settings, &text.say("settings-title")).clicked() {
        cx.commands.push(Command::Settings(true));
    }
    if widgets::icon_button(ui, Icon::Book, &text.say("rules-open")).clicked() {
        cx.commands.push(Command::Rules(None));
    }
    let history = editor.history.is_none();
    super::rows::small(ui, Icon::History, &text.say("studio-history"), Wish::History(history), wishes);
    super::rows::small(ui, Icon::Fit, &text.say("studio-fit"), Wish::Fit, wishes);
    let at = editor.sketch.history().cursor();
    let can_undo = editor.sketch.history().parent(at).is_some();
    let can_redo = !editor.sketch.history().children(at).is_empty();
    ui.add_enabled_ui(can_redo, |ui| {
        super::rows::small(ui, Icon::Redo, &text.say("studio-redo"), Wish::Redo, wishes);
    });
    ui.add_enabled_ui(can_undo, |ui| {
        super::rows::small(ui, Icon::Undo, &text.say("studio-undo"), Wish::Undo, wishes);
    });
}

/// How many errors and warnings there are: a click shows them.
fn status(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, errors: usize, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let all = editor.checks.last().len();
    let (icon, words) = match (errors, all - errors) {
        (0, 0) => (Icon::Check, text.say("studio-sound")),
        (0, warnings) => (Icon::Warning, text.say_with("studio-warnings", &[("count", warnings.into())])),
        (errors, _) => (Icon::Warning, text.say_with("studio-errors", &[("count", errors.into())])),
    };
    let tone = if errors > 0 { Tone::Danger } else { Tone::Quiet };
    if widgets::button(ui, Some(icon), &words, tone).clicked() {
        wishes.push(Wish::Tab(Tab::Checks));
    }
}

fn menu(editor: &Editor, ui: &mut Ui, cx: &mut EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let response = widgets::icon_button(ui, Icon::Menu, &text.say("menu"));
    egui::Popup::menu(&response).gap(space::XS).show(|ui| {
        ui.set_width(300.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        let mut item = |ui: &mut Ui, icon: Icon, key: &str, wish: Wish| {
            if widgets::menu_item(ui, icon, &text.say(key)).clicked() {
                ui.close();
                wishes.push(wish);
            }
        };
        item(ui, Icon::Page, "studio-menu-new", Wish::New);
        item(ui, Icon::Die, "studio-menu-generate", Wish::Ask(Dialog::generate(editor)));
        item(ui, Icon::Folder, "studio-menu-open", Wish::Ask(Dialog::open()));
        item(ui, Icon::Save, "studio-menu-save", Wish::Save);
        item(ui, Icon::Save, "studio-menu-save-as", Wish::Ask(Dialog::save(editor)));
        ui.separator();
        for path in cx.recent.iter().take(6) {
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            let row = widgets::menu_item(ui, Icon::Page, &name);
            if row.on_hover_text(path.display().to_string()).clicked() {
                ui.close();
                wishes.push(Wish::Open(path.clone()));
            }
        }
        if !cx.recent.is_empty() {
            ui.separator();
        }
        let mut coordinates = editor.desk.coordinates;
        if widgets::toggle(ui, &mut coordinates, &text.say("studio-coordinates-show")).clicked() {
            wishes.push(Wish::Coordinates(coordinates));
        }
        ui.separator();
        if widgets::menu_item(ui, Icon::Leave, &text.say("studio-leave")).clicked() {
            ui.close();
            wishes.push(Wish::Leave);
        }
    });
}
