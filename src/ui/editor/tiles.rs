//! The tiles that pieces can be: a list to take them from, and a small view to
//! paint one.

use egui::{Ui, vec2};

use super::dialogs::Dialog;
use super::tool::Tool;
use super::{Editor, EditorCx, Wish, rows};
use crate::editor::{Piece, Shape, Tile, TileChange};
use crate::engine::Severity;
use crate::text::Text;
use crate::ui::icons::Icon;
use crate::ui::theme::{space, theme};
use crate::ui::widgets::{self, Tone};

/// The side of a tile in the list.
const SIDE: f32 = 58.0;

/// Paints the lists, one for each shape, and the view of the open tile.
pub(super) fn show(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    if let Some(index) = editor.desk.tile
        && let Some(tile) = editor.tiles.set().tiles.get(index)
    {
        open(editor, ui, cx, index, tile, wishes);
        ui.separator();
    }
    near(editor, ui, cx, wishes);
    for (number, shape) in editor.studio.craft.shapes().iter().enumerate() {
        list(editor, ui, cx, number as u8, *shape, wishes);
    }
    widgets::small(ui, &text.say("studio-tiles-about"));
    ui.horizontal(|ui| {
        let can_undo = editor.tiles.history().cursor() != crate::engine::StepId::START;
        ui.add_enabled_ui(can_undo, |ui| {
            rows::small(ui, Icon::Undo, &text.say("studio-tiles-undo"), Wish::UndoTile, wishes);
        });
        let at = editor.tiles.history().cursor();
        let can_redo = !editor.tiles.history().children(at).is_empty();
        ui.add_enabled_ui(can_redo, |ui| {
            rows::small(ui, Icon::Redo, &text.say("studio-tiles-redo"), Wish::RedoTile, wishes);
        });
        let save = text.say("studio-tiles-save");
        if widgets::named_button(ui, &save, &save, Tone::Plain).clicked() {
            wishes.push(Wish::Ask(Dialog::save_tiles(editor)));
        }
    });
}

/// The way to the small view of the tile in the hand. It is always there, so
/// that nothing below it moves between two clicks.
fn near(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let held = editor.desk.held.as_ref().and_then(|held| Some((held.shape, held.id.as_deref()?)));
    let tiles = &editor.tiles.set().tiles;
    let found =
        held.and_then(|(shape, id)| tiles.iter().position(|tile| tile.shape == shape && &*tile.id == id));
    let words = match held {
        Some((_, id)) => cx.text.say_with("studio-tile-near", &[("id", id.into())]),
        None => cx.text.say("studio-tile-near-none"),
    };
    ui.add_enabled_ui(found.is_some(), |ui| {
        if widgets::named_button(ui, &words, &words, Tone::Plain).clicked() {
            wishes.push(Wish::OpenTile(found));
        }
    });
}

fn list(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, number: u8, shape: Shape, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    widgets::heading(ui, &text.say(shape.name));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        let turn = if shape.spins { None } else { Some(0) };
        random(editor, ui, cx, number, shape, wishes);
        for (index, tile) in editor.tiles.set().tiles.iter().enumerate() {
            if tile.shape == number {
                let piece = Piece {
                    shape: number,
                    at: hexx::Hex::ZERO,
                    id: Some(tile.id.clone()),
                    turn: turn.or(Some(0)),
                };
                entry(editor, ui, cx, index, tile, piece, wishes);
            }
        }
        let add = text.say_with("studio-tile-add", &[("shape", text.say(shape.name).into())]);
        if widgets::icon_button(ui, Icon::Plus, &add).clicked() {
            let set = editor.tiles.set();
            let tile = editor.studio.craft.blank_tile(number, set.fresh_id(number));
            let index = set.tiles.len();
            wishes.push(Wish::Tile(vec![TileChange::Added { index: index as u32, tile }]));
            wishes.push(Wish::OpenTile(Some(index)));
        }
    });
}

/// A piece whose tile is drawn when a game starts.
fn random(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, number: u8, shape: Shape, wishes: &mut Vec<Wish>) {
    let turn = if shape.spins { None } else { Some(0) };
    let piece = Piece { shape: number, at: hexx::Hex::ZERO, id: None, turn };
    let name = cx.text.say_with("studio-tile-random", &[("shape", cx.text.say(shape.name).into())]);
    let held = editor.desk.held.as_ref().is_some_and(|held| held.shape == number && held.id.is_none());
    let (rect, response) = rows::chip(ui, vec2(SIDE, SIDE), &name, held);
    let side = rect.shrink(12.0);
    Icon::Tile.paint(ui.painter(), side, theme(ui).soil_dark);
    Icon::Die.paint(ui.painter(), rows::corner(rect.shrink(4.0), 16.0), theme(ui).ink);
    take(editor, &response, piece, wishes);
}

/// A tile of the list: a click takes it into the hand, a drag lays it.
fn entry(
    editor: &Editor,
    ui: &mut Ui,
    cx: &EditorCx<'_>,
    index: usize,
    tile: &Tile,
    piece: Piece,
    wishes: &mut Vec<Wish>,
) {
    let held = editor.desk.held.as_ref().is_some_and(|held| held.shape == piece.shape && held.id == piece.id);
    let used =
        editor.sketch.drawing().pieces.iter().any(|other| other.shape == piece.shape && other.id == piece.id);
    let key = if used { "studio-tile-used" } else { "studio-tile-free" };
    let name = cx.text.say_with(key, &[("id", tile.id.to_string().into())]);
    let (rect, response) = rows::chip(ui, vec2(SIDE, SIDE), &name, held);
    rows::tile(ui, &editor.studio, rect.shrink(5.0), tile);
    if used {
        Icon::Check.paint(ui.painter(), rows::corner(rect.shrink(3.0), 14.0), theme(ui).ink);
    }
    if response.double_clicked() || response.secondary_clicked() {
        wishes.push(Wish::OpenTile(Some(index)));
    }
    take(editor, &response, piece, wishes);
}

fn take(editor: &Editor, response: &egui::Response, piece: Piece, wishes: &mut Vec<Wish>) {
    response.dnd_set_drag_payload(piece.clone());
    if response.clicked() {
        let again = editor.desk.tool == Tool::Piece && editor.desk.held.as_ref() == Some(&piece);
        wishes.push(Wish::Tool(Tool::Piece));
        wishes.push(Wish::Hold((!again).then_some(piece)));
    }
}

/// The small view of a tile: a click on a hex puts the chosen ink there.
fn open(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, index: usize, tile: &Tile, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    ui.horizontal(|ui| {
        widgets::heading(ui, &text.say_with("studio-tile-open", &[("id", tile.id.to_string().into())]));
        rows::small(ui, Icon::Close, &text.say("close"), Wish::OpenTile(None), wishes);
    });
    let side = ui.available_width().min(210.0);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), egui::Sense::hover());
    let (places, radius) = rows::tile(ui, &editor.studio, rect.shrink(4.0), tile);
    for (cell, at) in places.into_iter().enumerate() {
        let square = egui::Rect::from_center_size(at, egui::Vec2::splat(radius * 1.3));
        let paint = tile.cells.get(cell).copied().unwrap_or(0);
        let what = text.plain(&editor.studio.craft.name(paint));
        let args = [("number", cell.into()), ("what", what.into())];
        let name = text.say_with("studio-tile-cell", &args);
        let response = widgets::spot(ui, square, ("cell", cell), &name, true).on_hover_text(&name);
        if response.clicked() {
            let paint = editor.studio.craft.inked_cell(tile, cell, editor.ink());
            wishes.push(Wish::Tile(vec![TileChange::Painted {
                index: index as u32,
                cell: cell as u8,
                paint,
            }]));
        }
    }
    super::panel::palette(editor, ui, cx, wishes);
    let mut name = tile.id.to_string();
    if rows::field(ui, &text.say("studio-tile-name"), &mut name, format!("tile-{index}")) {
        wishes.push(Wish::RenameTile(index, name));
    }
    faults(editor, ui, text, index);
    place(editor, ui, text, index, wishes);
}

/// What the rules find of the open tile.
fn faults(editor: &Editor, ui: &mut Ui, text: &Text, index: usize) {
    let findings = editor.studio.craft.check_tiles(editor.tiles.set());
    for (_, finding) in findings.iter().filter(|(of, _)| *of == index) {
        let color = if finding.severity == Severity::Error { theme(ui).bad } else { theme(ui).accent };
        ui.horizontal_top(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), egui::Sense::hover());
            Icon::Warning.paint(ui.painter(), rect, color);
            ui.add(egui::Label::new(text.plain(&finding.line)).wrap());
        });
    }
}

/// Moves the open tile in its list, or takes it out.
fn place(editor: &Editor, ui: &mut Ui, text: &Text, index: usize, wishes: &mut Vec<Wish>) {
    let last = editor.tiles.set().tiles.len() - 1;
    let (up, down) = (Wish::MoveTile(index, index.saturating_sub(1)), Wish::MoveTile(index, index + 1));
    let out = Wish::Tile(vec![TileChange::Removed { index: index as u32 }]);
    ui.horizontal(|ui| {
        ui.add_enabled_ui(index > 0, |ui| {
            rows::small(ui, Icon::Up, &text.say("studio-earlier"), up, wishes);
        });
        ui.add_enabled_ui(index < last, |ui| {
            rows::small(ui, Icon::Down, &text.say("studio-later"), down, wishes);
        });
        rows::small(ui, Icon::Bin, &text.say("studio-tile-remove"), out, wishes);
    });
}
