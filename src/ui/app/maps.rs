//! Maps: the editor, and games that try what is drawn there.

use std::path::Path;

use egui::{Key, Ui};

use super::{App, MAP_FIELD, draw_seed};
use crate::text::Text;
use crate::ui::command::Command;
use crate::ui::editor::{Editor, EditorCx};
use crate::ui::form::{PathKind, PathWish};
use crate::ui::games::NotStarted;
use crate::ui::icons::Icon;
use crate::ui::widgets::{self, Tone};

/// How files of maps end.
const MAP_ENDINGS: &[&str] = &["json"];

impl App {
    /// Opens the editor, with a file or with a new map.
    pub fn edit(&mut self, path: Option<&Path>) {
        if self.editor.is_none() {
            let games = self.games.iter().enumerate();
            // The game that is chosen, or else the first that has maps.
            let mut found: Vec<_> =
                games.filter_map(|(index, game)| Some((index, game.id(), game.studio()?))).collect();
            found.sort_by_key(|(index, ..)| *index != self.lobby.game);
            let Some((_, id, studio)) = found.into_iter().next() else { return };
            self.close();
            self.editor = Some(Editor::new(id, studio, &self.folders.saves));
        }
        self.table = None;
        self.trying = false;
        if let Some(path) = path {
            self.map = Some(path.to_owned());
        }
    }

    /// The editor, if it is open.
    pub fn edited(&self) -> Option<&Editor> {
        self.editor.as_ref()
    }

    pub(super) fn show_editor(&mut self, ui: &mut Ui, behind: bool, commands: &mut Vec<Command>) {
        let Some(editor) = &mut self.editor else { return };
        let cx = &mut EditorCx {
            text: &self.text,
            wake: &self.wake,
            behind,
            dialogs: self.host.has_dialogs(),
            recent: &self.settings.maps,
            commands,
        };
        if let Some(path) = self.map.take() {
            editor.open_file(&path, cx);
        }
        editor.show(ui, cx);
    }

    /// Starts a game on the map that is drawn: a person and bots.
    pub(super) fn try_map(&mut self, seats: usize) {
        let Some(editor) = &self.editor else { return };
        let Some(game) = self.games.iter().find(|game| game.id() == editor.game()) else { return };
        let players = self.lobby.trial(seats);
        match game.try_map(editor.tile_set(), editor.drawing(), players, draw_seed()) {
            Ok(table) => {
                self.rules.turn_to(table.rules());
                self.table = Some(table);
                self.trying = true;
            }
            Err(NotStarted::Record(line)) => self.fail_line("notice-map", &line),
            Err(NotStarted::Faults(problems)) => {
                let words: Vec<String> =
                    problems.iter().map(|problem| self.text.plain(&problem.line)).collect();
                self.fail("notice-map", words.join(" "));
            }
        }
    }

    /// Starts the game on the map anew.
    pub(super) fn try_again(&mut self) {
        let seats = self.editor.as_ref().and_then(|editor| editor.drawing().sheet.seats.last().copied());
        self.try_map(usize::from(seats.unwrap_or(2)));
    }

    pub(super) fn pick_map(&mut self, save: bool) {
        let kind = if save { PathKind::NewFile(MAP_ENDINGS) } else { PathKind::File(MAP_ENDINGS) };
        self.pick(PathWish { field: MAP_FIELD, kind });
    }
}

/// The way back from a game that tries a map.
pub(super) fn back_to_map(ui: &Ui, text: &Text, commands: &mut Vec<Command>) {
    let words = text.say("studio-back");
    let window = ui.max_rect();
    let at = egui::pos2(window.left() + window.width() * 0.56, window.top() + 8.0);
    let area = egui::Area::new(egui::Id::unique("back-to-map")).fixed_pos(at).pivot(egui::Align2::CENTER_TOP);
    area.show(ui.ctx(), |ui| {
        if widgets::button(ui, Some(Icon::Back), &words, Tone::Main).clicked() {
            commands.push(Command::Lobby);
        }
    });
    let open = ui.ctx().memory(|memory| memory.top_modal_layer().is_some());
    let menu = egui::Popup::is_any_open(ui.ctx());
    if !open && !menu && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Escape)) {
        commands.push(Command::Lobby);
    }
}
