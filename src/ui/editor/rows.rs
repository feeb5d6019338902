//! Small things that several parts of the editor show.

use egui::epaint::Mesh;
use egui::{
    Rect, Response, Role, Sense, Shape, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use hexx::Hex;

use super::chart;
use super::look::Studio;
use super::{Editor, Wish};
use crate::editor::{AROUND, Paint, Tile};
use crate::text::Text;
use crate::ui::brush::Brush;
use crate::ui::icons::Icon;
use crate::ui::plane::{self, HALF_WIDTH};
use crate::ui::theme::{CORNER, theme};
use crate::ui::widgets;

/// The coordinates of a hex.
pub(super) fn coordinates(text: &Text, hex: Hex) -> String {
    let args = [("q", i64::from(hex.x).into()), ("r", i64::from(hex.y).into())];
    text.say_with("studio-coordinates", &args)
}

/// What a piece is, in words.
pub(super) fn piece_name(editor: &Editor, text: &Text, index: usize) -> String {
    let Some(piece) = editor.sketch.drawing().pieces.get(index) else { return String::new() };
    let craft = &*editor.studio.craft;
    let shape = craft.shape(piece);
    let mut name = text.say(shape.name);
    if shape.ordered {
        let before = editor.sketch.drawing().pieces[..index].iter();
        let number = 1 + before.filter(|other| other.shape == piece.shape).count();
        name = format!("{name} {number}");
    }
    let tile = match (&piece.id, chart::tile_of(craft, piece)) {
        (None, _) => text.say("studio-random"),
        (Some(id), Some(_)) => id.to_string(),
        (Some(id), None) => text.say_with("studio-missing", &[("id", id.to_string().into())]),
    };
    format!("{name} ({tile})")
}

/// A square with a picture of ink or a tile, to be chosen.
pub(super) fn chip(ui: &mut Ui, size: Vec2, name: &str, chosen: bool) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), chosen, name));
    let theme = theme(ui);
    let over = response.hovered();
    let fill = if chosen || over { theme.hover() } else { theme.card };
    ui.painter().rect_filled(rect, CORNER, fill);
    if chosen {
        ui.painter().rect_stroke(rect, CORNER, Stroke::new(2.0, theme.accent), StrokeKind::Inside);
    }
    widgets::ring(ui, &response, rect.shrink(2.0), CORNER);
    (rect, response.on_hover_text(name))
}

/// Paints one hex of a paint.
pub(super) fn sample(ui: &Ui, studio: &Studio, rect: Rect, paint: Paint) {
    let (theme, radius) = (theme(ui), rect.height().min(rect.width()) * 0.44);
    let mut mesh = Mesh::default();
    let mut brush = Brush::of(ui);
    if paint == 0 {
        brush.outline(&plane::corners(rect.center(), radius), 1.5, theme.faint);
        brush.icon_at(Icon::Close, rect.center(), radius * 0.9, theme.faint);
    } else {
        chart::hexagon(&mut mesh, theme, rect.center(), radius, studio.look.color(theme, paint));
        studio.look.detail(&mut brush, theme, paint, rect.center(), radius, 7);
    }
    ui.painter().add(Shape::mesh(mesh));
    ui.painter().add(brush.take());
}

/// Paints a tile as large as fits. Returns where its hexes are, and how large.
pub(super) fn tile(ui: &Ui, studio: &Studio, rect: Rect, tile: &Tile) -> (Vec<egui::Pos2>, f32) {
    let theme = theme(ui);
    let hexes = hexes(tile);
    let board = crate::ui::camera::around(hexes.iter().map(|hex| plane::center(*hex)), 0.0);
    let board = board.expand2(vec2(HALF_WIDTH, 1.0));
    let radius = (rect.size() / board.size()).min_elem();
    let place = |hex: Hex| rect.center() + (plane::center(hex) - board.center()) * radius;
    let (mut mesh, mut brush) = (Mesh::default(), Brush::of(ui));
    for (hex, paint) in hexes.iter().zip(&tile.cells) {
        let color = match *paint {
            0 => studio.look.unknown(theme, tile.shape),
            paint => studio.look.color(theme, paint),
        };
        chart::hexagon(&mut mesh, theme, place(*hex), radius, color);
        if *paint == 0 {
            brush.icon_at(studio.look.sign(tile.shape), place(*hex), radius * 1.1, theme.soil_dark);
        } else if radius >= 7.0 {
            studio.look.detail(&mut brush, theme, *paint, place(*hex), radius, 7);
        }
    }
    ui.painter().add(Shape::mesh(mesh));
    ui.painter().add(brush.take());
    (hexes.into_iter().map(place).collect(), radius)
}

/// The hexes of a tile around the origin.
pub(super) fn hexes(tile: &Tile) -> Vec<Hex> {
    let around = tile.cells.len().saturating_sub(1).min(6);
    std::iter::once(Hex::ZERO).chain(AROUND.into_iter().take(around)).collect()
}

/// A button of a row of small ones.
pub(super) fn small(ui: &mut Ui, icon: Icon, name: &str, wish: Wish, wishes: &mut Vec<Wish>) {
    if widgets::icon_button(ui, icon, name).clicked() {
        wishes.push(wish);
    }
}

/// The lower right corner of a rectangle, for small signs.
pub(super) fn corner(rect: Rect, side: f32) -> Rect {
    Rect::from_min_size(pos2(rect.right() - side, rect.bottom() - side), Vec2::splat(side))
}

/// A field that says what was typed once it is left.
pub(super) fn field(ui: &mut Ui, label: &str, value: &mut String, salt: String) -> bool {
    let id = ui.make_persistent_id(salt);
    let before = value.clone();
    let mut typed = ui.data_mut(|data| data.get_temp::<String>(id)).unwrap_or_else(|| before.clone());
    let done = widgets::form_row(ui, label, |ui| {
        let edit = TextEdit::singleline(&mut typed).char_limit(80);
        let response = ui.add_sized(vec2(ui.available_width(), 28.0), edit).accessible_name(label.to_owned());
        if response.has_focus() {
            ui.data_mut(|data| data.insert_temp(id, typed.clone()));
        }
        response.lost_focus()
    });
    if !done {
        return false;
    }
    ui.data_mut(|data| data.remove_temp::<String>(id));
    *value = typed;
    *value != before
}
