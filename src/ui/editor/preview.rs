//! What the hand would do: shown before it is done.

use std::collections::HashSet;

use egui::Shape;
use egui::epaint::Mesh;
use hexx::Hex;

use super::Editor;
use super::canvas::{Floating, PREVIEWED_MOST};
use super::chart::{self, Sight};
use super::tool::{self, Join, Stroke, Tool};
use crate::editor::Piece;
use crate::ui::brush::Brush;
use crate::ui::plane::{self};
use crate::ui::theme::Theme;

/// What a click or the end of the stroke would do.
pub(super) fn show(
    editor: &Editor,
    painter: &egui::Painter,
    brush: &mut Brush,
    theme: &Theme,
    sight: &Sight<'_>,
    over: Option<Hex>,
) {
    let desk = &editor.desk;
    if let (Some(floating), Some(at)) = (&desk.floating, over) {
        return stamped(editor, painter, brush, theme, sight, floating, at);
    }
    if let (Tool::Piece, Some((index, from)), Some(at)) = (desk.tool, desk.dragged, over)
        && let Some(piece) = sight.drawing.pieces.get(index)
    {
        return ghost(editor, brush, theme, sight, &piece.moved(at - from));
    }
    if let (Tool::Piece, Some(held), Some(at)) = (desk.tool, &desk.held, over) {
        let piece = Piece { at, ..held.clone() };
        let around = editor.studio.craft.shape(&piece).around;
        images_of(editor, brush, theme, sight, &piece, around);
        return;
    }
    let stroke = match (&desk.stroke, over) {
        (Some(stroke), _) => stroke.clone(),
        (None, Some(hex)) if desk.tool.draws() => Stroke::at(hex, Join::Instead),
        _ => return,
    };
    let touched = stroke.touched(desk.tool, desk.brush, sight.drawing.extent);
    let touched = if desk.tool.draws() { tool::images(&touched, desk.symmetry) } else { touched };
    inked(editor, painter, theme, sight, &touched);
}

/// The hexes of a stroke, as they will be.
fn inked(editor: &Editor, painter: &egui::Painter, theme: &Theme, sight: &Sight<'_>, touched: &HashSet<Hex>) {
    let mut mesh = Mesh::default();
    let (craft, look) = (&*editor.studio.craft, &*editor.studio.look);
    let seen = sight.seen().filter(|hex| touched.contains(hex)).take(PREVIEWED_MOST);
    for hex in seen {
        let color = match editor.desk.tool {
            Tool::Eraser => theme.bad.gamma_multiply(0.5),
            tool if tool.selects() => theme.accent.gamma_multiply(0.4),
            // Ink leaves tiles as they are.
            _ if editor.covered.1.contains(&hex) => theme.card.gamma_multiply(0.35),
            _ => {
                let paint = craft.inked(sight.drawing.grid.get(hex), editor.ink());
                if paint == 0 {
                    theme.bad.gamma_multiply(0.4)
                } else {
                    look.color(theme, paint).gamma_multiply(0.85)
                }
            }
        };
        chart::hexagon(&mut mesh, theme, sight.at(hex), sight.radius() * 0.97, color);
    }
    painter.add(Shape::mesh(mesh));
}

/// A stamp where it would be pasted, with its images.
fn stamped(
    editor: &Editor,
    painter: &egui::Painter,
    brush: &mut Brush,
    theme: &Theme,
    sight: &Sight<'_>,
    floating: &Floating,
    at: Hex,
) {
    let look = &*editor.studio.look;
    let mut mesh = Mesh::default();
    for (hex, paint) in floating.stamp.cells.iter().take(PREVIEWED_MOST) {
        let own = at + floating.turn.apply(*hex);
        for (index, image) in editor.desk.symmetry.images(own).enumerate() {
            if sight.window.expand(20.0).contains(sight.at(image)) {
                let color = look.color(theme, *paint).gamma_multiply(if index == 0 { 0.9 } else { 0.6 });
                chart::hexagon(&mut mesh, theme, sight.at(image), sight.radius() * 0.97, color);
            }
        }
    }
    painter.add(Shape::mesh(mesh));
    for (piece, around) in &floating.stamp.pieces {
        let piece = piece.turned(floating.turn, *around).moved(at);
        images_of(editor, brush, theme, sight, &piece, *around);
    }
}

/// A piece and its images in the symmetry, as they would lie: a tile lies on a
/// map once, so that the images are random ones.
fn images_of(
    editor: &Editor,
    brush: &mut Brush,
    theme: &Theme,
    sight: &Sight<'_>,
    piece: &Piece,
    around: u8,
) {
    let middle = editor.desk.symmetry.middle;
    for (number, turn) in editor.desk.symmetry.turns().enumerate() {
        let image = piece.moved(Hex::ZERO - middle).turned(turn, around).moved(middle);
        let id = image.id.clone().filter(|_| number == 0);
        ghost(editor, brush, theme, sight, &Piece { id, ..image });
    }
}

/// A piece where it would lie.
fn ghost(editor: &Editor, brush: &mut Brush, theme: &Theme, sight: &Sight<'_>, piece: &Piece) {
    let craft = &*editor.studio.craft;
    let hexes: Vec<Hex> = craft.shape(piece).hexes(piece.at, piece.turn).collect();
    for (hex, paint) in chart::laid(craft, piece) {
        let color = match paint {
            Some(paint) => editor.studio.look.color(theme, paint),
            None => editor.studio.look.unknown(theme, piece.shape),
        };
        brush.flat(&plane::corners(sight.at(hex), sight.radius()), color.gamma_multiply(0.8));
    }
    brush.icon_at(editor.studio.look.sign(piece.shape), sight.at(piece.at), sight.radius() * 0.9, theme.ink);
    chart::outline(brush, sight, &hexes, 2.5, theme.accent);
}

/// The piece that is chosen.
pub(super) fn chosen(editor: &Editor, brush: &mut Brush, theme: &Theme, sight: &Sight<'_>) {
    let piece = editor.desk.chosen.and_then(|index| sight.drawing.pieces.get(index));
    if let Some(piece) = piece.filter(|_| editor.desk.tool == Tool::Piece) {
        let hexes: Vec<Hex> = editor.studio.craft.shape(piece).hexes(piece.at, piece.turn).collect();
        chart::outline(brush, sight, &hexes, 5.0, theme.card);
        chart::outline(brush, sight, &hexes, 3.0, theme.accent);
    }
}
