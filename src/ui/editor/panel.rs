//! The panel at the right: what is drawn with, the pieces, the head of the
//! map, and what is wrong.

use egui::{RichText, ScrollArea, TextEdit, Ui, vec2};
use hexx::Hex;

use super::tool::Tool;
use super::{Editor, EditorCx, Tab, Wish, rows, tiles};
use crate::editor::shapes::Brush;
use crate::editor::{Extent, FAR, MAX_NOTE, Piece, Sheet, Symmetry, Turn};
use crate::engine::Severity;
use crate::text::Lang;
use crate::ui::icons::Icon;
use crate::ui::theme::{size, space, theme};
use crate::ui::widgets::{self, Tone};

/// The side of a chip with ink.
const CHIP: f32 = 40.0;

/// Paints the panel.
pub(super) fn show(editor: &mut Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let tabs = [
        (Tab::Draw, text.say("studio-tab-draw")),
        (Tab::Tiles, text.say("studio-tab-tiles")),
        (Tab::Map, text.say("studio-tab-map")),
        (Tab::Checks, text.say("studio-tab-checks")),
    ];
    let mut tab = editor.desk.tab;
    ui.spacing_mut().item_spacing.y = space::S;
    if widgets::segments(ui, &text.say("studio-tabs"), &mut tab, &tabs) {
        wishes.push(Wish::Tab(tab));
    }
    let scroll = ScrollArea::vertical().id_salt(("panel", tab as u8)).auto_shrink([false, false]);
    scroll.show(ui, |ui| match editor.desk.tab {
        Tab::Draw => draw(editor, ui, cx, wishes),
        Tab::Tiles => {
            chosen(editor, ui, cx, wishes);
            tiles::show(editor, ui, cx, wishes);
        }
        Tab::Map => map(editor, ui, cx, wishes),
        Tab::Checks => checks(editor, ui, cx, wishes),
    });
}

fn draw(editor: &mut Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    if editor.desk.tool == Tool::Note || editor.desk.noting.is_some() {
        note(editor, ui, cx, wishes);
    }
    palette(editor, ui, cx, wishes);
    brush(editor, ui, cx, wishes);
    symmetry(editor, ui, cx, wishes);
    selection(editor, ui, cx, wishes);
    stamps(editor, ui, cx, wishes);
}

/// All inks.
pub(super) fn palette(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    widgets::heading(ui, &text.say("studio-inks"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        for (index, swatch) in editor.swatches.iter().enumerate() {
            let mut name = text.plain(&swatch.name);
            if index < 10 {
                name = format!("{name} ({})", (index + 1) % 10);
            }
            let (rect, response) = rows::chip(ui, vec2(CHIP, CHIP), &name, editor.desk.ink == index);
            rows::sample(ui, &editor.studio, rect.shrink(3.0), swatch.sample);
            if response.clicked() {
                wishes.push(Wish::Ink(index));
            }
        }
    });
    if let Some(swatch) = editor.swatches.get(editor.desk.ink) {
        widgets::small(ui, &text.plain(&swatch.name));
    }
}

fn brush(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let mut brush = editor.desk.brush;
    let sizes = Brush::ALL.map(|brush| (brush, brush.around(Hex::ZERO).count().to_string()));
    widgets::form_row(ui, &text.say("studio-brush"), |ui| {
        if widgets::segments(ui, &text.say("studio-brush"), &mut brush, &sizes) {
            wishes.push(Wish::Brush(brush));
        }
    });
}

fn symmetry(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let symmetry = editor.desk.symmetry;
    let mut fold = symmetry.fold;
    let folds = Symmetry::FOLDS.map(|fold| (fold, fold.to_string()));
    widgets::form_row(ui, &text.say("studio-symmetry"), |ui| {
        if widgets::segments(ui, &text.say("studio-symmetry"), &mut fold, &folds) {
            wishes.push(Wish::Fold(fold));
        }
    });
    let mut mirrored = symmetry.mirrored;
    if widgets::toggle(ui, &mut mirrored, &text.say("studio-mirrored")).clicked() {
        wishes.push(Wish::Mirrored(mirrored));
    }
    if fold > 1 || mirrored {
        ui.horizontal(|ui| {
            let middle = rows::coordinates(text, symmetry.middle);
            widgets::small(ui, &text.say_with("studio-middle", &[("at", middle.into())]));
            let words = text.say("studio-middle-here");
            if widgets::named_button(ui, &words, &words, Tone::Plain).clicked() {
                wishes.push(Wish::Middle(editor.desk.cursor));
            }
        });
    }
}

fn selection(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let count = editor.desk.selection.set.len();
    ui.add_space(space::XS);
    widgets::heading(ui, &text.say_with("studio-selection", &[("count", count.into())]));
    let rows = [
        [("studio-cut", Wish::Cut), ("studio-copy", Wish::Copy), ("studio-paste", Wish::Paste)],
        [
            ("studio-delete", Wish::Delete),
            ("studio-ink-selection", Wish::InkSelection),
            ("studio-keep-stamp", Wish::KeepStamp),
        ],
    ];
    for row in rows {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = space::XS;
            for (key, wish) in row {
                let can = if wish == Wish::Paste { editor.desk.clipboard.is_some() } else { count > 0 };
                ui.add_enabled_ui(can, |ui| button(ui, &text.say(key), wish, wishes));
            }
        });
    }
    if editor.desk.floating.is_some() || editor.desk.held.is_some() {
        spin(ui, cx, wishes);
    }
}

fn button(ui: &mut Ui, words: &str, wish: Wish, wishes: &mut Vec<Wish>) {
    if widgets::named_button(ui, words, words, Tone::Plain).clicked() {
        wishes.push(wish);
    }
}

/// Turns what is held.
fn spin(ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    ui.horizontal(|ui| {
        for (icon, key, turn) in [
            (Icon::Turn, "studio-turn-right", Turn { mirrored: false, sixths: 1 }),
            (Icon::Undo, "studio-turn-left", Turn { mirrored: false, sixths: 5 }),
            (Icon::Mirror, "studio-mirror", Turn { mirrored: true, sixths: 0 }),
        ] {
            rows::small(ui, icon, &text.say(key), Wish::Spin(turn), wishes);
        }
    });
}

/// Stamps that were kept.
fn stamps(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    if editor.stamps.list.is_empty() {
        return;
    }
    let text = cx.text;
    widgets::heading(ui, &text.say("studio-stamps"));
    for (index, stamp) in editor.stamps.list.iter().map(|kept| &kept.stamp).enumerate() {
        ui.horizontal(|ui| {
            let args = [
                ("number", (index + 1).into()),
                ("hexes", stamp.cells.len().into()),
                ("pieces", stamp.pieces.len().into()),
            ];
            button(ui, &text.say_with("studio-stamp", &args), Wish::TakeStamp(index), wishes);
            let drop = text.say_with("studio-stamp-drop", &[("number", (index + 1).into())]);
            rows::small(ui, Icon::Bin, &drop, Wish::DropStamp(index), wishes);
        });
    }
}

/// The remark on the hex that is chosen.
fn note(editor: &mut Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let Some((hex, written)) = &mut editor.desk.noting else {
        widgets::faint(ui, &text.say("studio-note-none"));
        return;
    };
    let label = text.say_with("studio-note-on", &[("at", rows::coordinates(text, *hex).into())]);
    widgets::heading(ui, &label);
    let edit = TextEdit::multiline(written).desired_rows(3).desired_width(f32::INFINITY).char_limit(MAX_NOTE);
    let response = ui.add(edit).accessible_name(label.clone());
    if std::mem::take(&mut editor.desk.focus_note) {
        response.request_focus();
    }
    if response.lost_focus() {
        wishes.push(Wish::Note(*hex, written.clone()));
    }
    ui.horizontal(|ui| {
        button(ui, &text.say("studio-note-keep"), Wish::Note(*hex, written.clone()), wishes);
        button(ui, &text.say("studio-note-remove"), Wish::Note(*hex, String::new()), wishes);
    });
}

/// What can be changed of the piece that is chosen.
fn chosen(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let pieces = &editor.sketch.drawing().pieces;
    let Some((index, piece)) = editor.desk.chosen.and_then(|index| Some((index, pieces.get(index)?))) else {
        widgets::faint(ui, &text.say("studio-piece-none"));
        return;
    };
    let shape = editor.studio.craft.shape(piece);
    widgets::heading(ui, &rows::piece_name(editor, text, index));
    widgets::small(ui, &rows::coordinates(text, piece.at));
    which(editor, ui, cx, index, piece, wishes);
    let mut turn = piece.turn;
    let mut turns: Vec<(Option<u8>, String)> = (0..6).map(|turn| (Some(turn), turn.to_string())).collect();
    if shape.spins {
        turns.insert(0, (None, text.say("studio-random")));
    }
    widgets::faint(ui, &text.say("studio-turn"));
    if widgets::segments(ui, &text.say("studio-turn"), &mut turn, &turns) {
        wishes.push(Wish::Alter(index, Piece { turn, ..piece.clone() }));
    }
    ui.horizontal(|ui| {
        if shape.ordered {
            let alike = |other: &usize| pieces[*other].shape == piece.shape;
            let before = (0..index).rev().find(alike);
            let after = (index + 1..pieces.len()).find(alike);
            for (icon, key, to) in [(Icon::Up, "studio-earlier", before), (Icon::Down, "studio-later", after)]
            {
                ui.add_enabled_ui(to.is_some(), |ui| {
                    rows::small(ui, icon, &text.say(key), Wish::Reorder(index, to.unwrap_or(index)), wishes);
                });
            }
        }
        rows::small(ui, Icon::Bin, &text.say("studio-piece-remove"), Wish::Take(index), wishes);
    });
    ui.separator();
}

/// Which tile a piece is.
fn which(
    editor: &Editor,
    ui: &mut Ui,
    cx: &EditorCx<'_>,
    index: usize,
    piece: &Piece,
    wishes: &mut Vec<Wish>,
) {
    let text = cx.text;
    let now = piece.id.as_deref().map_or_else(|| text.say("studio-random"), str::to_owned);
    widgets::form_row(ui, &text.say("studio-tile"), |ui| {
        let combo = egui::ComboBox::from_id_salt("tile").selected_text(now).width(120.0);
        let shown = combo.show_ui(ui, |ui| {
            let tiles = editor.tiles.set().tiles.iter().filter(|tile| tile.shape == piece.shape);
            let ids = std::iter::once(None).chain(tiles.map(|tile| Some(tile.id.clone())));
            for id in ids {
                let words = id.as_deref().map_or_else(|| text.say("studio-random"), str::to_owned);
                if ui.selectable_label(piece.id == id, words).clicked() && piece.id != id {
                    wishes.push(Wish::Alter(index, Piece { id, ..piece.clone() }));
                }
            }
        });
        shown.response.accessible_name(text.say("studio-tile"));
    });
}

/// Title, player counts, size.
fn map(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let sheet = &*editor.sketch.drawing().sheet;
    widgets::heading(ui, &text.say("studio-head"));
    let mut changed = sheet.clone();
    for lang in Lang::ALL {
        let label = text.say_with("studio-name", &[("language", lang.own_name().into())]);
        let mut name = sheet.name.0.get(lang.tag()).cloned().unwrap_or_default();
        if rows::field(ui, &label, &mut name, "name-".to_owned() + lang.tag()) {
            changed.name.0.insert(lang.tag().to_owned(), name);
        }
    }
    let mut id = sheet.id.clone();
    if rows::field(ui, &text.say("studio-id"), &mut id, "id".to_owned()) {
        changed.id = id;
    }
    widgets::faint(ui, &text.say("studio-seats"));
    ui.horizontal(|ui| {
        for seats in 2..=4_u8 {
            let mut on = sheet.seats.contains(&seats);
            if widgets::toggle(ui, &mut on, &seats.to_string()).clicked() {
                changed.seats.retain(|other| *other != seats);
                if on {
                    changed.seats.push(seats);
                    changed.seats.sort_unstable();
                }
            }
        }
    });
    if changed != *sheet {
        wishes.push(Wish::Head(Sheet { seats: changed.seats.clone(), ..changed }));
    }
    ui.add_space(space::S);
    frame(editor, ui, cx, wishes);
}

/// How large the map is.
fn frame(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let extent = editor.sketch.drawing().extent;
    widgets::heading(ui, &text.say("studio-frame"));
    let (columns, rows) = (extent.columns(), extent.rows());
    let (mut west, mut east) = (*columns.start(), *columns.end());
    let (mut north, mut south) = (*rows.start(), *rows.end());
    let count = |from: i32, to: i32| i64::from(to) - i64::from(from) + 1;
    let args = [("columns", count(west, east).into()), ("rows", count(north, south).into())];
    widgets::small(ui, &text.say_with("studio-frame-size", &args));
    let mut changed = false;
    egui::Grid::new("frame").num_columns(4).show(ui, |ui| {
        for (key, value, range) in
            [("studio-west", &mut west, -FAR..=east), ("studio-east", &mut east, *columns.start()..=FAR)]
        {
            changed |= number(ui, &text.say(key), value, range);
        }
        ui.end_row();
        for (key, value, range) in
            [("studio-north", &mut north, -FAR..=south), ("studio-south", &mut south, *rows.start()..=FAR)]
        {
            changed |= number(ui, &text.say(key), value, range);
        }
        ui.end_row();
    });
    if changed {
        wishes.push(Wish::Frame(Extent::of(west..=east, north..=south)));
    }
    ui.horizontal(|ui| {
        button(ui, &text.say("studio-crop"), Wish::Crop, wishes);
    });
    let mut grows = editor.sketch.grows;
    if widgets::toggle(ui, &mut grows, &text.say("studio-grows")).clicked() {
        wishes.push(Wish::Grows(grows));
    }
}

/// A number that says so once it is let go.
fn number(ui: &mut Ui, label: &str, value: &mut i32, range: std::ops::RangeInclusive<i32>) -> bool {
    let id = ui.make_persistent_id(label);
    widgets::faint(ui, label);
    let mut held = ui.data_mut(|data| data.get_temp::<i32>(id)).unwrap_or(*value);
    let response = ui.add(egui::DragValue::new(&mut held).range(range)).accessible_name(label.to_owned());
    if response.dragged() || response.has_focus() {
        ui.data_mut(|data| data.insert_temp(id, held));
        return false;
    }
    ui.data_mut(|data| data.remove_temp::<i32>(id));
    let changed = held != *value && (response.drag_stopped() || response.lost_focus() || response.changed());
    if changed {
        *value = held;
    }
    changed
}

/// What is wrong, each with a jump to its place.
fn checks(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let findings = editor.checks.last();
    if findings.is_empty() {
        widgets::faint(ui, &text.say("studio-sound-about"));
    }
    for (index, finding) in findings.iter().enumerate().take(200) {
        let theme = theme(ui);
        let error = finding.severity == Severity::Error;
        let color = if error { theme.bad } else { theme.accent };
        ui.push_id(index, |ui| {
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), egui::Sense::hover());
                if error { Icon::Close } else { Icon::Warning }.paint(ui.painter(), rect, color);
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    let kind = text.say(if error { "studio-error" } else { "studio-warning" });
                    let words = format!("{kind}: {}", text.plain(&finding.line));
                    ui.add(egui::Label::new(RichText::new(words).color(theme.ink).size(size::BODY)).wrap());
                    if let Some(at) = finding.at {
                        let jump =
                            text.say_with("studio-jump", &[("at", rows::coordinates(text, at).into())]);
                        button(ui, &jump, Wish::Look(at), wishes);
                    }
                });
            });
        });
    }
}
