//! The environment: land, Trails and ants, looked at from above.

use egui::{Align2, CursorIcon, Id, Pos2, Rect, Response, Role, Sense, Shape, Ui, Vec2, WidgetInfo, vec2};

use super::lit::Spot;
use super::pieces::{self, Place, Walk};
use super::sheet::Sheet;
use super::stage::{Stage, caption};
use super::{art, fork, geometry, ground, preview, tokens};
use crate::microlonies;
use crate::microlonies::action::{Action, Ant};
use crate::microlonies::ids::HexId;
use crate::microlonies::state::{Cell, Ground, Occupant};
use crate::ui::brush::Brush;
use crate::ui::camera::Camera;
use crate::ui::plane;
use crate::ui::theme::{mix, size};

/// The least and the largest zoom, as radius of a hex in points.
const LIMITS: [f32; 2] = [3.0, 90.0];
/// Of more hexes than this only the lit ones are named to screen readers: the
/// others would cost more than all painting.
const NAMED_MOST: usize = 800;
/// Coordinates smaller than this can't be read, and are left out.
const COORDINATES_FROM: f32 = 5.0;
/// Below this radius bonuses are specks, and left out.
const BONUS_FROM: f32 = 12.0;

/// What the environment remembers between frames.
#[derive(Debug, Default, Clone)]
pub struct FieldDesk {
    /// How it is looked at.
    pub camera: Camera,
    /// Whether all hexes show their coordinates.
    pub coordinates: bool,
    /// The hex whose several meanings are offered.
    pub fork: Option<HexId>,
    /// The land as it was last painted, and for which look at it.
    land: Option<(LandKey, Shape)>,
}

/// What the picture of the land depends on.
#[derive(Debug, Clone, PartialEq)]
struct LandKey {
    camera: Camera,
    window: Rect,
    dark: bool,
    pixels: f32,
    lie: Vec<(Ground, bool, Option<u16>)>,
}

/// The hexes that are seen, and where.
struct Sight {
    window: Rect,
    camera: Camera,
    hexes: Vec<(HexId, Pos2)>,
}

impl Sight {
    fn new(stage: &Stage<'_>, window: Rect, camera: Camera) -> Self {
        let part = Rect::from_min_max(camera.board(window, window.min), camera.board(window, window.max));
        let hexes = geometry::visible(&stage.view.content, part)
            .map(|(hex, at)| (hex, camera.screen(window, at)))
            .collect();
        Self { window, camera, hexes }
    }

    fn radius(&self) -> f32 {
        self.camera.zoom
    }

    fn place(&self, stage: &Stage<'_>, hex: HexId) -> Place {
        let at = geometry::center(stage.view.content.hexes[hex.index()]);
        Place { center: self.camera.screen(self.window, at), radius: self.camera.zoom }
    }

    fn hit(&self, stage: &Stage<'_>, pointer: Pos2) -> Option<HexId> {
        let inside = self.window.contains(pointer);
        inside.then(|| geometry::hit(&stage.view.content, self.camera.board(self.window, pointer))).flatten()
    }
}

/// Shows the environment and returns the action that was clicked, legal or not.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, desk: &mut FieldDesk) -> Option<Action> {
    let window = ui.max_rect();
    let canvas = ui.interact(window, ui.scope_id().with("field"), Sense::CLICK | Sense::DRAG);
    canvas.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, stage.say("board-environment")));
    desk.camera.steer(ui, &canvas, geometry::bounds(&stage.view.content), LIMITS);
    let sight = Sight::new(stage, window, desk.camera);
    let touch = touch(ui, stage, &sight, &canvas);
    let painter = ui.painter_at(window);
    painter.add(kept_land(ui, stage, &sight, &mut desk.land));
    let mut brush = Brush::of(ui);
    lights(&mut brush, stage, &sight, touch.over);
    standing(&mut brush, stage, &sight);
    if let Some(hex) = touch.over {
        preview::on_hex(&mut brush, stage, hex, &|hex| sight.place(stage, hex));
    }
    painter.add(brush.take());
    if desk.coordinates {
        coordinates(ui, stage, &sight);
    }
    last_round(ui, stage, window);
    if let Some(hex) = touch.over {
        caption(ui, stage.theme, window, &stage.hex_name(hex));
    }
    if let Some(hex) = touch.clicked {
        desk.fork = Some(hex).filter(|hex| fork::is_one(stage, *hex));
    }
    let plain = touch.clicked.filter(|hex| !fork::is_one(stage, *hex));
    let chosen = fork::show(ui, stage, &mut desk.fork, &|hex| sight.place(stage, hex));
    plain.map(|hex| stage.meant(Spot::Hex(hex), Ant::Worker)).or(chosen)
}

/// The coordinates of each hex in its upper corner, as the log names them:
/// bonuses are in the lower one.
fn coordinates(ui: &Ui, stage: &Stage<'_>, sight: &Sight) {
    let radius = sight.radius();
    let height = (radius * 0.3).min(size::BODY);
    if height < COORDINATES_FROM {
        return;
    }
    let mut sheet = Sheet::new(ui, sight.window);
    let paper = stage.theme.card.gamma_multiply(0.78);
    for (hex, center) in &sight.hexes {
        let words = stage.text.plain(&microlonies::coordinates(&stage.view.content, *hex));
        let at = *center - vec2(0.0, radius * 0.66);
        let rect = sheet.write(at, Align2::CENTER_CENTER, &words, height, stage.theme.ink);
        sheet.brush.rounded(rect.expand2(vec2(1.5, 0.0)), height * 0.3, paper);
    }
    sheet.flush();
}

/// Tells when the game will end, once that is known.
fn last_round(ui: &Ui, stage: &Stage<'_>, window: Rect) {
    let Some(round) = stage.view.last_round else { return };
    let mut sheet = Sheet::new(ui, window);
    let words = stage.say_number("last-round", round);
    let at = window.left_top() + vec2(18.0, 22.0);
    let rect = sheet.write(at, Align2::LEFT_CENTER, &words, size::BODY, stage.theme.ink);
    let pill = rect.expand2(vec2(10.0, 5.0));
    sheet.brush.rounded(pill, 8.0, stage.theme.card);
    sheet.brush.frame(pill, 8.0, 1.0, stage.theme.line);
    sheet.flush();
    let response = ui.interact(pill, ui.scope_id().with("last-round"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &words));
}

/// The hex that the pointer or the keyboard is at, and the one clicked.
#[derive(Debug, Default)]
struct Touch {
    over: Option<HexId>,
    clicked: Option<HexId>,
}

fn touch(ui: &Ui, stage: &Stage<'_>, sight: &Sight, canvas: &Response) -> Touch {
    let mut touch = Touch::default();
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let over = pointer.filter(|_| ui.rect_contains_pointer(sight.window));
    touch.over = over.and_then(|at| sight.hit(stage, at));
    if canvas.clicked() {
        touch.clicked = canvas.interact_pointer_pos().and_then(|at| sight.hit(stage, at));
    }
    for (hex, center) in &sight.hexes {
        let lit = stage.lit.is_lit(Spot::Hex(*hex));
        if lit || sight.hexes.len() <= NAMED_MOST {
            let response = named_hex(ui, stage, sight, *hex, *center, lit);
            let corner = *center + sight.radius() * vec2(0.42, -0.42);
            stage.hint(Spot::Hex(*hex), &response, Some(corner));
            if response.has_focus() {
                touch.over = Some(*hex);
            }
            if response.clicked() {
                touch.clicked = Some(*hex);
            }
        }
    }
    touch
}

/// The widget of a hex: a rectangle inside it, so that neighbours never
/// overlap; the corners are left to the canvas below.
fn named_hex(ui: &Ui, stage: &Stage<'_>, sight: &Sight, hex: HexId, center: Pos2, lit: bool) -> Response {
    let half = vec2(geometry::HALF_WIDTH, 0.5) * sight.radius();
    let rect = Rect::from_center_size(center, half * 2.0).intersect(sight.window);
    let sense = if lit { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, hex_id(ui, hex), sense);
    let role = if lit { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::labeled(role, true, stage.hex_name(hex)));
    if lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

fn hex_id(ui: &Ui, hex: HexId) -> Id {
    ui.scope_id().with(("hex", hex.0))
}

/// The picture of the land, made anew only when something about it changed.
fn kept_land(ui: &Ui, stage: &Stage<'_>, sight: &Sight, kept: &mut Option<(LandKey, Shape)>) -> Shape {
    let key = LandKey {
        camera: sight.camera,
        window: sight.window,
        dark: stage.theme.dark,
        pixels: ui.ctx().pixels_per_point(),
        lie: lie(stage),
    };
    if let Some((_, shape)) = kept.as_ref().filter(|(last, _)| *last == key) {
        return shape.clone();
    }
    let mut brush = Brush::of(ui);
    land(&mut brush, stage, sight);
    let shape = brush.take();
    *kept = Some((key, shape.clone()));
    shape
}

/// What the picture of each hex of the land depends on.
fn lie(stage: &Stage<'_>) -> Vec<(Ground, bool, Option<u16>)> {
    let cells = stage.view.cells.iter().enumerate();
    let of =
        |(hex, cell): (usize, &Cell)| (ground::lie(stage.view, HexId(hex as u16)), cell.entrance, cell.tile);
    cells.map(of).collect()
}

/// The land itself: nothing here changes during a turn.
fn land(brush: &mut Brush, stage: &Stage<'_>, sight: &Sight) {
    let (view, theme, radius) = (stage.view, stage.theme, sight.radius());
    let shade = theme.shadow.gamma_multiply(0.8);
    for (_, center) in &sight.hexes {
        brush.flat(&plane::corners(*center + vec2(0.0, radius * 0.16), radius * 1.07), shade);
    }
    for (hex, center) in &sight.hexes {
        ground::base(brush, theme, ground::lie(view, *hex), *center, radius, u32::from(hex.0));
    }
    if radius >= ground::TEXTURE_FROM {
        for (hex, center) in &sight.hexes {
            ground::texture(brush, theme, ground::lie(view, *hex), *center, radius, u32::from(hex.0));
        }
    }
    for (hex, center) in &sight.hexes {
        edges(brush, stage, *hex, *center, radius);
        ground::landmark(brush, theme, ground::lie(view, *hex), *center, radius, u32::from(hex.0));
    }
}

/// Borders of tiles and gates of the Mound.
fn edges(brush: &mut Brush, stage: &Stage<'_>, hex: HexId, center: Pos2, radius: f32) {
    let view = stage.view;
    let cell = view.cell(hex);
    for (side, near) in view.content.neighbours[hex.index()].iter().enumerate() {
        let other = (*near != HexId::NONE).then(|| view.cell(*near));
        let border = other.is_none_or(|other| other.tile != cell.tile);
        // The pair's other hex draws the other three sides.
        if border && (side < 3 || other.is_none()) {
            ground::tile_edge(brush, stage.theme, center, radius, side);
        }
        if cell.entrance && other.is_some_and(|other| other.ground == Ground::Mound) {
            ground::gate(brush, stage.theme, center, radius, side);
        }
    }
}

/// Lit places, refused places and the one under the pointer. While hexes are
/// lit the others stand back a little.
fn lights(brush: &mut Brush, stage: &Stage<'_>, sight: &Sight, over: Option<HexId>) {
    let (theme, radius) = (stage.theme, sight.radius());
    if stage.lit.any(|spot| matches!(spot, Spot::Hex(_))) {
        let veil = mix(theme.background, egui::Color32::BLACK, 0.25).gamma_multiply(0.38);
        for (_, center) in sight.hexes.iter().filter(|(hex, _)| !stage.lit.is_lit(Spot::Hex(*hex))) {
            brush.flat(&plane::corners(*center, radius * 1.005), veil);
        }
    }
    for (hex, center) in &sight.hexes {
        let spot = Spot::Hex(*hex);
        let at = over == Some(*hex);
        if stage.lit.is_lit(spot) {
            light(brush, *center, radius, theme.accent, if at { 0.5 } else { 0.2 });
        } else if stage.pointed.contains(&spot) {
            light(brush, *center, radius, art::RIM, 0.35);
        } else if stage.is_refused(spot) {
            light(brush, *center, radius, theme.bad, 0.4);
        } else if at {
            brush.outline(&plane::corners(*center, radius * 0.93), 1.5, theme.ink.gamma_multiply(0.6));
        }
    }
}

fn light(brush: &mut Brush, center: Pos2, radius: f32, color: egui::Color32, veil: f32) {
    let corners = plane::corners(center, radius * 0.9);
    brush.convex(&corners, mix(color, egui::Color32::WHITE, 0.35).gamma_multiply(veil));
    brush.outline(&corners, (radius * 0.22).clamp(3.0, 8.0), art::EDGE);
    brush.outline(&corners, (radius * 0.17).clamp(2.0, 6.5), art::RIM);
    brush.outline(&corners, (radius * 0.1).clamp(1.2, 4.0), color);
}

/// What stands on the land, from the ground up.
fn standing(brush: &mut Brush, stage: &Stage<'_>, sight: &Sight) {
    let (view, radius) = (stage.view, sight.radius());
    let walks = walks(stage);
    pieces::trails(brush, stage, |hex| sight.place(stage, hex));
    for (hex, center) in &sight.hexes {
        let place = Place { center: *center, radius };
        if let Some(bonus) = view.cell(*hex).bonus.filter(|_| radius >= BONUS_FROM) {
            ground::bonus(brush, stage.theme, bonus, *center, radius);
        }
        pieces::occupants(brush, stage, *hex, place);
        if !walks.iter().any(|walk| walk.to == *hex) {
            pieces::ant(brush, stage, *hex, place);
        }
    }
    fallen(brush, stage, sight);
    for walk in walks {
        walking(brush, stage, sight, walk);
    }
}

fn walks(stage: &Stage<'_>) -> arrayvec::ArrayVec<Walk, 4> {
    match stage.before {
        Some(before) if stage.progress < 1.0 => pieces::walks(before, stage.view),
        _ => arrayvec::ArrayVec::new(),
    }
}

/// An ant on its way, step by step.
fn walking(brush: &mut Brush, stage: &Stage<'_>, sight: &Sight, walk: Walk) {
    let route = preview::route(stage.view, &stage.view.content, walk.seat, walk.from, walk.to);
    let stops: Vec<Pos2> =
        route.iter().map(|hex| sight.place(stage, *hex).node(stage.view.cell(*hex), walk.seat)).collect();
    let at = along(&stops, stage.progress);
    let (look, radius) = (stage.look(walk.seat), sight.radius());
    match stage.view.cell(walk.to).soldier {
        true => tokens::soldier(brush, look, at, radius * 0.46),
        false => art::token(brush, look, at, radius * 0.46, 1.0),
    }
}

/// The point at a share of the way through `stops`.
fn along(stops: &[Pos2], share: f32) -> Pos2 {
    let legs = stops.len().saturating_sub(1);
    let way = share.clamp(0.0, 1.0) * legs as f32;
    let leg = (way as usize).min(legs.saturating_sub(1));
    match (stops.get(leg), stops.get(leg + 1)) {
        (Some(a), Some(b)) => a.lerp(*b, way - leg as f32),
        (Some(a), None) => *a,
        _ => Pos2::ZERO,
    }
}

/// Ants and Termites that were just eliminated fade away.
fn fallen(brush: &mut Brush, stage: &Stage<'_>, sight: &Sight) {
    let Some(before) = stage.before.filter(|_| stage.progress < 1.0) else { return };
    for (hex, center) in &sight.hexes {
        let (old, new) = (before.cell(*hex), stage.view.cell(*hex));
        let place = Place {
            center: *center - Vec2::Y * sight.radius() * 0.4 * stage.progress,
            radius: sight.radius(),
        };
        match old.occupant {
            Occupant::Ant(seat) if old.occupant != new.occupant && new.occupant != Occupant::Nobody => {
                art::token(brush, stage.look(seat), place.ant(old), place.token(), 1.0 - stage.progress);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn a_way_is_walked_leg_by_leg() {
        let stops = [pos2(0.0, 0.0), pos2(10.0, 0.0), pos2(10.0, 10.0)];
        assert_eq!(along(&stops, 0.25), pos2(5.0, 0.0));
        assert_eq!(along(&stops, 0.75), pos2(10.0, 5.0));
        assert_eq!(along(&stops, 1.0), pos2(10.0, 10.0));
        assert_eq!(along(&stops[..1], 0.3), stops[0]);
    }
}
