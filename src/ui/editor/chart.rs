//! The map on the screen: near, hex by hex; from far away, as a picture.

use std::sync::Arc;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{
    Align2, Color32, ColorImage, Context, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Ui,
    pos2, vec2,
};
use hexx::Hex;

use super::look::Studio;
use crate::editor::{AROUND, Craft, Drawing, NOTHING, Paint, Piece, Tile};
use crate::engine::{Seat, StepId};
use crate::ui::brush::Brush;
use crate::ui::camera::Camera;
use crate::ui::colony::Look as SeatLook;
use crate::ui::icons::Icon;
use crate::ui::plane::{self, CORNERS, HALF_WIDTH, ROW};
use crate::ui::theme::{self, Theme, mix, theme};

/// From this radius of a hex on, in points, hexes are painted one by one.
const NEAR: f32 = 5.0;
/// From this radius on hexes have seams.
const SEAMS: f32 = 9.0;
/// From this radius on hexes have details.
const DETAILS: f32 = 13.0;
/// The longest side of the picture, in texels.
const MOST: i32 = 2048;

/// Which state of a map and of its tiles is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edition {
    /// The step of the map.
    pub step: StepId,
    /// The step of the tiles.
    pub tiles: StepId,
    /// Grows with every document that is opened.
    pub document: u64,
}

/// A map and how it is looked at.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// Its craft.
    pub studio: &'a Studio,
    /// What is drawn.
    pub drawing: &'a Drawing,
    /// Which state that is.
    pub edition: Edition,
    /// The part of the screen.
    pub window: Rect,
    /// How it is looked at.
    pub camera: Camera,
}

impl Sight<'_> {
    /// Where the middle of a hex is on the screen.
    pub fn at(&self, hex: Hex) -> Pos2 {
        self.camera.screen(self.window, plane::center(hex))
    }

    /// The hex at a place of the screen.
    pub fn hex(&self, at: Pos2) -> Hex {
        plane::hit(self.camera.board(self.window, at))
    }

    /// The radius of a hex.
    pub fn radius(&self) -> f32 {
        self.camera.zoom
    }

    fn part(&self) -> Rect {
        let corner = |at| self.camera.board(self.window, at);
        Rect::from_min_max(corner(self.window.min), corner(self.window.max)).expand(1.0)
    }

    /// The hexes that are seen, row by row.
    pub fn seen(&self) -> impl Iterator<Item = Hex> + use<> {
        let part = self.part();
        let rows = (part.top() / ROW).floor() as i32..=(part.bottom() / ROW).ceil() as i32;
        rows.flat_map(move |y| {
            let column = |x: f32| (x / HALF_WIDTH - y as f32) / 2.0;
            let (from, to) = (column(part.left()).floor() as i32, column(part.right()).ceil() as i32);
            (from..=to).map(move |x| Hex::new(x, y))
        })
    }

    fn sees(&self, hex: Hex, far: f32) -> bool {
        self.part().expand(far).contains(plane::center(hex))
    }
}

/// The rectangle of the board that everything drawn takes.
pub fn bounds(drawing: &Drawing) -> Rect {
    let corners = drawing.grid.bounds().into_iter().flat_map(|(least, most)| [least, most]);
    let pieces = drawing.pieces.iter().map(|piece| piece.at);
    let all: Vec<Pos2> = corners.chain(pieces).map(plane::center).collect();
    if all.is_empty() {
        return Rect::from_center_size(Pos2::ZERO, vec2(16.0, 14.0));
    }
    crate::ui::camera::around(all, 3.2)
}

/// What was painted last.
#[derive(Default)]
pub struct Chart {
    near: Option<(NearKey, Vec<Shape>)>,
    far: Option<(FarKey, Far)>,
}

#[derive(PartialEq)]
struct NearKey {
    edition: Edition,
    camera: Camera,
    window: Rect,
    dark: bool,
    pixels: f32,
}

#[derive(PartialEq)]
struct FarKey {
    edition: Edition,
    dark: bool,
}

/// The picture of the whole map.
struct Far {
    texture: TextureHandle,
    board: Rect,
}

impl Chart {
    /// Paints the map.
    pub fn paint(&mut self, ui: &Ui, sight: &Sight<'_>) {
        let painter = ui.painter_at(sight.window);
        if sight.radius() < NEAR {
            self.paint_far(ui, &painter, sight);
        } else {
            self.paint_near(ui, &painter, sight);
        }
    }

    fn paint_near(&mut self, ui: &Ui, painter: &Painter, sight: &Sight<'_>) {
        let key = NearKey {
            edition: sight.edition,
            camera: sight.camera,
            window: sight.window,
            dark: theme(ui).dark,
            pixels: ui.pixels_per_point(),
        };
        if self.near.as_ref().is_none_or(|(kept, _)| *kept != key) {
            let shapes = near(painter, theme(ui), sight);
            self.near = Some((key, shapes));
        }
        if let Some((_, shapes)) = &self.near {
            painter.extend(shapes.iter().cloned());
        }
    }

    fn paint_far(&mut self, ui: &Ui, painter: &Painter, sight: &Sight<'_>) {
        if let Some(far) = self.picture(ui.ctx(), theme(ui), sight) {
            let rect = Rect::from_min_max(
                sight.camera.screen(sight.window, far.board.min),
                sight.camera.screen(sight.window, far.board.max),
            );
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            painter.image(far.texture.id(), rect, whole, Color32::WHITE);
        }
    }

    /// The picture of the whole map in a corner; the part that is seen has a
    /// frame. Returns where on the board a click means.
    pub fn minimap(&mut self, ui: &Ui, sight: &Sight<'_>, rect: Rect) -> Option<Pos2> {
        let theme = theme(ui);
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, 4.0, mix(theme.panel, theme.background, 0.4));
        let far = self.picture(ui.ctx(), theme, sight)?;
        let board = far.board.expand(1.0);
        let scale = (rect.size() / board.size()).min_elem();
        let place = |at: Pos2| rect.center() + (at - board.center()) * scale;
        let picture = Rect::from_min_max(place(far.board.min), place(far.board.max));
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(far.texture.id(), picture, whole, Color32::WHITE);
        let part = sight.part();
        let seen = Rect::from_min_max(place(part.min), place(part.max)).intersect(rect.shrink(1.0));
        painter.rect_stroke(seen, 1.0, egui::Stroke::new(1.5, theme.accent), egui::StrokeKind::Inside);
        let response = ui.interact(rect, ui.scope_id().with("minimap"), egui::Sense::click_and_drag());
        let at = response.interact_pointer_pos()?;
        Some(board.center() + (at - rect.center()) / scale)
    }

    fn picture(&mut self, ctx: &Context, theme: &Theme, sight: &Sight<'_>) -> Option<&Far> {
        let key = FarKey { edition: sight.edition, dark: theme.dark };
        if self.far.as_ref().is_none_or(|(kept, _)| *kept != key) {
            let (image, board) = picture(theme, sight.studio, sight.drawing)?;
            let kept = self.far.take().map(|(_, far)| far.texture);
            let texture = match kept {
                Some(mut texture) => {
                    texture.set(image, TextureOptions::NEAREST);
                    texture
                }
                None => ctx.load_texture("map", image, TextureOptions::NEAREST),
            };
            self.far = Some((key, Far { texture, board }));
        }
        self.far.as_ref().map(|(_, far)| far)
    }
}

/// The whole map as a picture, two texels wide and one high for each hex or
/// less, and the part of the board that it takes.
fn picture(theme: &Theme, studio: &Studio, drawing: &Drawing) -> Option<(ColorImage, Rect)> {
    let runs = drawing.grid.runs();
    let pieces = piece_cells(theme, studio, drawing);
    let left = |hex: Hex| 2 * hex.x + hex.y - 1;
    let ends = runs.iter().map(|run| (left(run.start), left(run.start) + 2 * run.length as i32, run.start.y));
    let ends = ends.chain(pieces.iter().map(|(hex, _)| (left(*hex), left(*hex) + 2, hex.y)));
    let frame = ends.fold(None, |frame: Option<[i32; 4]>, (west, east, y)| {
        let [w, e, n, s] = frame.unwrap_or([west, east, y, y + 1]);
        Some([w.min(west), e.max(east), n.min(y), s.max(y + 1)])
    });
    let [west, east, north, south] = frame?;
    let step = ((east - west).max(south - north) + MOST - 1) / MOST;
    let (width, height) = ((east - west + step - 1) / step, (south - north + step - 1) / step);
    let mut image = ColorImage::filled([width as usize, height as usize], Color32::TRANSPARENT);
    let mut fill = |hex: Hex, hexes: i32, color: Color32| {
        let (row, from) = ((hex.y - north) / step, (left(hex) - west) / step);
        let to = ((left(hex) + 2 * hexes - west + step - 1) / step).min(width);
        let start = row * width;
        image.pixels[(start + from) as usize..(start + to) as usize].fill(color);
    };
    for run in &runs {
        fill(run.start, run.length as i32, studio.look.color(theme, run.paint));
    }
    for (hex, color) in pieces {
        fill(hex, 1, color);
    }
    let board = Rect::from_min_size(
        pos2(west as f32 * HALF_WIDTH, (north as f32 - 0.5) * ROW),
        vec2((width * step) as f32 * HALF_WIDTH, (height * step) as f32 * ROW),
    );
    Some((image, board))
}

/// The hexes of pieces with their colours.
fn piece_cells(theme: &Theme, studio: &Studio, drawing: &Drawing) -> Vec<(Hex, Color32)> {
    let mut cells = Vec::new();
    for piece in drawing.pieces.iter() {
        for (hex, paint) in laid(&*studio.craft, piece) {
            let color = match paint {
                Some(paint) => studio.look.color(theme, paint),
                None => studio.look.unknown(theme, piece.shape),
            };
            cells.push((hex, color));
        }
    }
    cells
}

/// The tile that a piece is, if it is a fixed one that the set has.
pub fn tile_of<'a>(craft: &'a dyn Craft, piece: &Piece) -> Option<&'a Tile> {
    craft.tiles().find(piece.shape, piece.id.as_deref()?)
}

/// The hexes of a piece, and what is printed there as far as it is known.
pub fn laid<'a>(craft: &'a dyn Craft, piece: &Piece) -> impl Iterator<Item = (Hex, Option<Paint>)> + use<'a> {
    let tile = tile_of(craft, piece);
    let turn = usize::from(piece.turn.unwrap_or(0));
    let (at, around, turned) = (piece.at, usize::from(craft.shape(piece).around), piece.turn.is_some());
    let cell = move |index: usize| tile.and_then(|tile| tile.cells.get(index).copied());
    let own = cell(0).filter(|paint| *paint != NOTHING);
    std::iter::once((at, own)).chain((0..around).map(move |step| {
        let paint = if turned { cell(1 + step) } else { None };
        (at + AROUND[(turn + step) % 6], paint)
    }))
}

/// A number that is a hex's own.
fn seed(hex: Hex) -> u32 {
    (hex.x as u32).wrapping_mul(0x9E37_79B1) ^ (hex.y as u32).wrapping_mul(0x85EB_CA77)
}

/// Everything that is seen from near.
fn near(painter: &Painter, theme: &Theme, sight: &Sight<'_>) -> Vec<Shape> {
    let radius = sight.radius();
    let look = &*sight.studio.look;
    let mut ground = Mesh::default();
    let mut brush = Brush::new(painter.pixels_per_point());
    let painted: Vec<(Hex, Paint)> = sight
        .seen()
        .map(|hex| (hex, sight.drawing.grid.get(hex)))
        .filter(|(_, paint)| *paint != NOTHING)
        .collect();
    ground.reserve_vertices(painted.len() * 12);
    for (hex, paint) in &painted {
        hexagon(&mut ground, theme, sight.at(*hex), radius, look.color(theme, *paint));
    }
    if radius >= DETAILS {
        for (hex, paint) in &painted {
            look.detail(&mut brush, theme, *paint, sight.at(*hex), radius, seed(*hex));
        }
    }
    let mut words = Vec::new();
    for (index, piece) in sight.drawing.pieces.iter().enumerate() {
        if sight.sees(piece.at, 2.0) {
            lay(&mut ground, &mut brush, theme, sight, piece);
            words.extend(sign(&mut brush, painter, theme, sight, index, piece));
        }
    }
    notes(&mut brush, theme, sight);
    let mut shapes = vec![Shape::Mesh(Arc::new(ground)), brush.take()];
    shapes.append(&mut words);
    shapes
}

/// A hex in one colour, with a seam when it is large enough.
pub fn hexagon(mesh: &mut Mesh, theme: &Theme, center: Pos2, radius: f32, color: Color32) {
    if radius >= SEAMS {
        flat(mesh, center, radius * 1.005, mix(color, theme.soil_dark, 0.25));
        flat(mesh, center, radius - (radius * 0.03).clamp(0.35, 1.2), color);
    } else {
        flat(mesh, center, radius * 1.01, color);
    }
}

fn flat(mesh: &mut Mesh, center: Pos2, radius: f32, color: Color32) {
    let first = mesh.vertices.len() as u32;
    mesh.vertices.extend(CORNERS.map(|corner| Vertex { pos: center + corner * radius, uv: WHITE_UV, color }));
    for [b, c] in [[1, 2], [2, 3], [3, 4], [4, 5]] {
        mesh.indices.extend([first, first + b, first + c]);
    }
}

/// A piece: its hexes and the edge around it.
fn lay(ground: &mut Mesh, brush: &mut Brush, theme: &Theme, sight: &Sight<'_>, piece: &Piece) {
    let (look, radius) = (&*sight.studio.look, sight.radius());
    let craft = &*sight.studio.craft;
    let own: Vec<Hex> = craft.shape(piece).hexes(piece.at, piece.turn).collect();
    for (hex, paint) in laid(craft, piece) {
        let color = paint.map_or_else(|| look.unknown(theme, piece.shape), |paint| look.color(theme, paint));
        hexagon(ground, theme, sight.at(hex), radius, color);
        if let Some(paint) = paint.filter(|_| radius >= DETAILS) {
            look.detail(brush, theme, paint, sight.at(hex), radius, seed(hex));
        }
    }
    let missing = piece.id.is_some() && tile_of(craft, piece).is_none();
    let ink = if missing { theme.bad } else { theme.soil_dark };
    let width = (radius * if missing { 0.14 } else { 0.07 }).clamp(1.0, 3.5);
    outline(brush, sight, &own, width, ink);
}

/// The edge around hexes.
pub fn outline(brush: &mut Brush, sight: &Sight<'_>, hexes: &[Hex], width: f32, ink: Color32) {
    for hex in hexes {
        let corners = plane::corners(sight.at(*hex), sight.radius());
        for (side, step) in AROUND.into_iter().enumerate() {
            if !hexes.contains(&(*hex + step)) {
                brush.line(corners[side], corners[(side + 1) % 6], width, ink);
            }
        }
    }
}

/// What tells pieces apart: the seat's number, a die for what is random, a
/// warning for what the set does not have.
fn sign(
    brush: &mut Brush,
    painter: &Painter,
    theme: &Theme,
    sight: &Sight<'_>,
    index: usize,
    piece: &Piece,
) -> Option<Shape> {
    let (radius, center) = (sight.radius(), sight.at(piece.at));
    let craft = &*sight.studio.craft;
    let ink = mix(theme.soil_dark, Color32::BLACK, 0.3);
    if radius < SEAMS {
        return None;
    }
    let known = tile_of(craft, piece);
    let shape = craft.shape(piece);
    if shape.ordered {
        let before = sight.drawing.pieces[..index].iter().filter(|other| other.shape == piece.shape).count();
        brush.icon_at(sight.studio.look.sign(piece.shape), center, radius * 1.3, ink);
        if let Some(seat) = (before < 4).then_some(Seat(before as u8)) {
            let outline = egui::Stroke::new(1.5, ink);
            let look = SeatLook::of(seat);
            let at = center + vec2(0.0, radius * 0.5);
            return Some(look.filled(at, radius * 0.34, look.color(), outline));
        }
        return None;
    }
    let missing = piece.id.is_some() && known.is_none();
    let spot = |step: usize| sight.at(piece.at + AROUND[step]);
    if missing {
        brush.icon_at(Icon::Warning, center, radius * 1.1, theme.bad);
        let words = piece.id.as_deref().unwrap_or_default().to_owned();
        let galley = painter.layout_no_wrap(words, theme::font((radius * 0.5).clamp(9.0, 15.0)), theme.bad);
        let at = Align2::CENTER_CENTER.anchor_size(center + vec2(0.0, radius * 0.9), galley.size());
        return Some(Shape::galley(at.min, galley, theme.bad));
    }
    if known.is_none() {
        brush.icon_at(sight.studio.look.sign(piece.shape), center, radius * 0.9, ink.gamma_multiply(0.7));
        for step in 0..usize::from(shape.around) {
            brush.icon_at(Icon::Die, spot(step), radius * 0.62, ink.gamma_multiply(0.4));
        }
    } else if piece.turn.is_none() {
        for step in 0..usize::from(shape.around) {
            brush.icon_at(Icon::Turn, spot(step), radius * 0.62, ink.gamma_multiply(0.5));
        }
    }
    None
}

/// A mark on every hex with a remark.
fn notes(brush: &mut Brush, theme: &Theme, sight: &Sight<'_>) {
    let radius = sight.radius();
    for (y, x) in sight.drawing.notes.keys() {
        let hex = Hex::new(*x, *y);
        if sight.sees(hex, 0.0) {
            let at = sight.at(hex) + vec2(radius * 0.45, -radius * 0.42);
            brush.disc(at, (radius * 0.3).max(3.5), theme.card);
            brush.icon_at(Icon::Note, at, (radius * 0.42).max(5.0), theme.accent);
        }
    }
}
