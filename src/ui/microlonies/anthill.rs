//! An anthill cut open: the reserve on top, chambers and tunnels below.

use egui::{
    Align2, Color32, CursorIcon, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::art::{self, Caste, EDGE, RIM};
use super::dweller;
use super::lit::{self, Spot};
use super::sheet::Sheet;
use super::stage::{Stage, caption};
use super::tile::{self, TileStyle};
use super::tokens;
use crate::microlonies::action::{Action, Ant};
use crate::microlonies::ids::{ChamberId, TileId};
use crate::microlonies::pack::Side;
use crate::microlonies::state::{Chamber, Colony, Phase, Print, Site};
use crate::ui::brush::{Pose, noise};
use crate::ui::camera::{Camera, around};
use crate::ui::theme::mix;

/// The least and the largest side of a chamber, in points.
const LIMITS: [f32; 2] = [24.0, 132.0];

/// What an anthill remembers between frames.
#[derive(Debug, Default, Clone)]
pub struct AnthillDesk {
    /// How it is looked at.
    pub camera: Camera,
    /// Whether the Queen goes down before Workers, where both may.
    pub queen_first: bool,
    /// The tile of the river that the pointer is over: where it would fit.
    pub tile: Option<TileId>,
}

impl AnthillDesk {
    /// The kind of ant that a plain click puts down.
    pub fn ant(&self) -> Ant {
        if self.queen_first { Ant::Queen } else { Ant::Worker }
    }
}

/// Shows the shown colony's chambers and returns the action that was clicked,
/// legal or not.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, desk: &mut AnthillDesk) -> Option<Action> {
    let window = ui.max_rect();
    let colony = stage.view.colony(stage.shown);
    let canvas = ui.interact(window, ui.scope_id().with("anthill"), Sense::CLICK | Sense::DRAG);
    canvas.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, stage.say("board-anthill")));
    let board = bounds(stage, colony);
    desk.camera.steer(ui, &canvas, board, LIMITS);
    if desk.camera.fitted {
        // The top row lies right below the reserve.
        let spare = desk.camera.screen(window, board.min).y - window.top();
        desk.camera.shift.y -= spare.max(0.0);
    }
    let mut dig =
        Dig { stage, colony, window, camera: desk.camera, sheet: Sheet::new(ui, window), over: None };
    dig.earth();
    dig.sites(ui, desk);
    let mut clicked = dig.place_tile(ui, &canvas);
    for index in 0..colony.chambers.len() {
        let id = ChamberId(index as u8);
        clicked = dig.chamber(ui, id, desk).or(clicked);
    }
    dig.marks();
    dig.sheet.flush();
    clicked = dig.both(ui).or(clicked);
    clicked = dig.ways(ui).or(clicked);
    dig.sheet.flush();
    if let Some(id) = dig.over {
        caption(ui, stage.theme, window, &stage.chamber_name(stage.shown, id));
    }
    clicked
}

/// The part of the grid that is looked at: all chambers, and what lies next
/// to open tunnels while a tile is being placed.
fn bounds(stage: &Stage<'_>, colony: &Colony) -> Rect {
    let building = stage.view.now.seat == stage.shown
        && (stage.view.now.phase == Phase::PlaceTile || stage.lit.any(|spot| matches!(spot, Spot::Tile(_))));
    let chambers = colony.chambers.iter().map(|chamber| (chamber.x, chamber.y));
    let sites = colony.cache.0.sites.iter().filter(|_| building).map(|site| (site.x, site.y));
    let corners = chambers.chain(sites).flat_map(|(x, y)| {
        let at = pos2(f32::from(x), f32::from(y));
        [at, at + vec2(1.0, 1.0)]
    });
    let found = around(corners, 0.0);
    Rect::from_min_max(found.min - vec2(0.22, 0.08), found.max + vec2(0.22, 0.25))
}

/// An anthill being painted.
struct Dig<'a, 's> {
    stage: &'s Stage<'a>,
    colony: &'s Colony,
    window: Rect,
    camera: Camera,
    sheet: Sheet,
    over: Option<ChamberId>,
}

impl Dig<'_, '_> {
    fn rect(&self, x: i8, y: i8) -> Rect {
        let at = self.camera.screen(self.window, pos2(f32::from(x), f32::from(y)));
        Rect::from_min_size(at, Vec2::splat(self.camera.zoom))
    }

    fn chamber_rect(&self, chamber: &Chamber) -> Rect {
        self.rect(chamber.x, chamber.y)
    }

    /// Soil, getting darker downwards, with stones that move with the board.
    fn earth(&mut self) {
        let (theme, window) = (self.stage.theme, self.window);
        let brush = &mut self.sheet.brush;
        brush.rounded_shaded(window, 0.0, theme.soil_light, theme.soil_dark);
        let corner = self.camera.board(window, window.min);
        let far = self.camera.board(window, window.max);
        let cells = |from: f32, to: f32| (from.floor() as i32)..=(to.ceil() as i32).min(from as i32 + 40);
        for y in cells(corner.y, far.y) {
            for x in cells(corner.x, far.x) {
                let seed = (x.wrapping_mul(73) ^ y.wrapping_mul(151)) as u32;
                for i in 0..4 {
                    let at = pos2(x as f32 + noise(seed ^ (i * 7)), y as f32 + noise(seed ^ (i * 13 + 3)));
                    let half = vec2(0.035, 0.024) * (0.5 + noise(seed ^ (i + 31))) * self.camera.zoom;
                    let shade = if i % 2 == 0 { Color32::BLACK } else { Color32::WHITE };
                    let color = mix(mix(theme.soil_light, theme.soil_dark, 0.5), shade, 0.12);
                    brush.ellipse(self.camera.screen(window, at), half, Vec2::X, color.gamma_multiply(0.6));
                }
            }
        }
    }

    /// Places where the tile under the pointer, or the one taken, would fit.
    fn sites(&mut self, ui: &Ui, desk: &AnthillDesk) {
        let stage = self.stage;
        let placing = stage.is_own() && stage.asked(Phase::PlaceTile);
        let tile = if placing { stage.view.now.tile } else { desk.tile.filter(|_| stage.is_own()) };
        let Some(tile) = tile else { return };
        let tunnels = stage.view.content.tile_tunnels[tile.index()];
        let pulse = if placing { 1.0 } else { 0.6 };
        for site in self.colony.cache.0.sites.iter().filter(|site| site.fits(tunnels)) {
            let rect = self.rect(site.x, site.y).shrink(self.camera.zoom * 0.03);
            let corner = self.camera.zoom * 0.05;
            let accent = stage.theme.accent.gamma_multiply(pulse);
            self.sheet.brush.rounded(rect, corner, accent.gamma_multiply(0.25));
            self.sheet.brush.frame(rect, corner, 2.5, accent);
            let hovered = placing && ui.rect_contains_pointer(rect);
            if hovered || site_focused(ui, site) {
                self.ghost(tile, site);
            }
        }
    }

    /// The taken tile as it would lie here.
    fn ghost(&mut self, tile: TileId, site: &Site) {
        let face = self.stage.view.content.tile_face(tile);
        let halves = face.symbols.sides();
        let style = TileStyle {
            depth: depth(site.y),
            fade: 0.92,
            complete: self.complete(halves, site.x, site.y),
            seed: u32::from(tile.0),
            garden: self.stage.view.content.is_garden(Print::Tile(tile)),
        };
        let rect = self.rect(site.x, site.y);
        tile::paint(&mut self.sheet, self.stage.theme, rect, face, style);
    }

    /// Sides on which these half symbols meet their other halves.
    fn complete(&self, halves: [Option<crate::microlonies::pack::Symbol>; 4], x: i8, y: i8) -> u8 {
        let meets = |side: &Side| {
            let (dx, dy) = side.step();
            let there = (x.saturating_add(dx), y.saturating_add(dy));
            let near = self.colony.chambers.iter().find(|chamber| (chamber.x, chamber.y) == there);
            let other =
                near.and_then(|near| self.stage.view.content.halves(near.print)[side.across() as usize]);
            halves[*side as usize].is_some() && halves[*side as usize] == other
        };
        Side::ALL.iter().filter(|side| meets(side)).fold(0, |bits, side| bits | side.bit())
    }

    /// Clicks on places of the grid while a tile is to be placed.
    fn place_tile(&mut self, ui: &Ui, canvas: &Response) -> Option<Action> {
        if !(self.stage.is_own() && self.stage.asked(Phase::PlaceTile)) {
            return None;
        }
        let mut clicked = None;
        for site in &self.colony.cache.0.sites {
            let spot = Spot::Site { x: site.x, y: site.y };
            if self.stage.lit.is_lit(spot) {
                let rect = self.rect(site.x, site.y).intersect(self.window);
                let response = ui.interact(rect, site_id(ui, site), Sense::click());
                let name = || self.stage.at_place(self.stage.say("site"), site.x, site.y);
                response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
                self.stage.hint(spot, &response, None);
                let response = response.on_hover_cursor(CursorIcon::PointingHand);
                clicked = response.clicked().then(|| self.stage.meant(spot, Ant::Worker)).or(clicked);
            }
        }
        if canvas.clicked() {
            let at = canvas.interact_pointer_pos().map(|at| grid(self.camera.board(self.window, at)));
            clicked = at.map(|(x, y)| self.stage.meant(Spot::Site { x, y }, Ant::Worker)).or(clicked);
        }
        clicked
    }

    /// A chamber with all that is in it.
    fn chamber(&mut self, ui: &Ui, id: ChamberId, desk: &AnthillDesk) -> Option<Action> {
        let stage = self.stage;
        let chamber = &self.colony.chambers[id.index()];
        let rect = self.chamber_rect(chamber);
        if !rect.intersects(self.window) {
            return None;
        }
        let face = stage.view.content.face(chamber.print);
        let style = TileStyle {
            depth: depth(chamber.y),
            fade: 1.0,
            complete: self.complete(face.symbols.sides(), chamber.x, chamber.y),
            seed: u32::from(id.0) * 97 + u32::from(stage.shown.0),
            garden: stage.view.content.is_garden(chamber.print),
        };
        tile::paint(&mut self.sheet, stage.theme, rect, face, style);
        let response = self.chamber_widget(ui, id, rect);
        let from =
            stage.view.now.chamber.into_iter().chain(stage.before.and_then(|before| before.now.chamber));
        let from: arrayvec::ArrayVec<(ChamberId, Pos2), 2> =
            from.map(|id| (id, self.chamber_center(id))).collect();
        dweller::paint(&mut self.sheet, stage, id, rect, &from);
        let over = response.hovered() || response.has_focus();
        self.light(id, rect, over);
        if over {
            self.over = Some(id);
        }
        let clicked = response.clicked() && stage.viewer == Some(stage.shown);
        clicked.then(|| stage.meant(Spot::Chamber(id), desk.ant()))
    }

    fn chamber_center(&self, id: ChamberId) -> Pos2 {
        self.colony
            .chambers
            .get(id.index())
            .map_or(self.window.center(), |chamber| tile::cavity(self.chamber_rect(chamber)).center())
    }

    fn chamber_widget(&self, ui: &Ui, id: ChamberId, rect: Rect) -> Response {
        let lit = self.stage.chamber_lit(id);
        let sense = if lit { Sense::click() } else { Sense::CLICK };
        let salt = ui.scope_id().with(("chamber", self.stage.shown, id.0));
        let response = ui.interact(rect.intersect(self.window), salt, sense);
        let role = if lit { Role::Button } else { Role::Image };
        let name = || self.stage.chamber_name(self.stage.shown, id);
        response.widget_info(|| WidgetInfo::labeled(role, true, name()));
        if self.stage.is_own() {
            self.stage.hint(Spot::Chamber(id), &response, None);
        }
        if lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }

    /// What a chamber is in this turn: lit, refused, under the pointer.
    fn light(&mut self, id: ChamberId, rect: Rect, over: bool) {
        let theme = self.stage.theme;
        let inner = rect.shrink(self.camera.zoom * 0.02);
        let corner = self.camera.zoom * 0.05;
        let width = (self.camera.zoom * 0.035).clamp(2.0, 4.0);
        let chamber = &self.colony.chambers[id.index()];
        let site = Spot::Site { x: chamber.x, y: chamber.y };
        if self.stage.chamber_lit(id) {
            if over {
                self.sheet.brush.rounded(inner, corner, theme.accent.gamma_multiply(0.25));
            }
            self.sheet.brush.frame(inner, corner, width + 1.5, Color32::from_black_alpha(90));
            self.sheet.brush.frame(inner, corner, width, theme.accent);
        } else if self.stage.is_refused(Spot::Chamber(id)) || self.stage.is_refused(site) {
            self.sheet.brush.frame(inner, corner, width, theme.bad);
        } else if over {
            self.sheet.brush.frame(inner, corner, 1.5, RIM.gamma_multiply(0.7));
        }
    }

    /// Where the dispersal stands, and which chamber is activated.
    fn marks(&mut self) {
        let stage = self.stage;
        let now = &stage.view.now;
        if stage.view.now.seat != stage.shown {
            return;
        }
        let Some(id) = now.chamber else { return };
        let Some(chamber) = self.colony.chambers.get(id.index()) else { return };
        let rect = self.chamber_rect(chamber);
        match now.phase {
            Phase::Disperse => {
                let ring = rect.shrink(self.camera.zoom * 0.08);
                self.sheet.brush.frame(ring, self.camera.zoom * 0.2, 2.0, RIM.gamma_multiply(0.8));
            }
            Phase::Act | Phase::PlaceTile | Phase::TakePrey | Phase::March | Phase::Sally
                if now.efficiency > 0 =>
            {
                self.activated(rect, now.efficiency, now.points());
            }
            _ => {}
        }
    }

    /// The activated chamber with its efficiency.
    fn activated(&mut self, rect: Rect, efficiency: u8, left: u8) {
        let theme = self.stage.theme;
        let zoom = self.camera.zoom;
        self.sheet.brush.frame(rect.shrink(zoom * 0.02), zoom * 0.05, (zoom * 0.03).max(2.0), theme.accent);
        let height = (zoom * 0.23).max(13.0);
        let words = if left == efficiency { efficiency.to_string() } else { format!("{left}/{efficiency}") };
        let width = height * if left == efficiency { 1.9 } else { 2.6 };
        let at = rect.left_top() + vec2(zoom * 0.035, zoom * 0.03);
        let flag = Rect::from_min_size(at, vec2(width, height));
        self.sheet.brush.rounded(flag.expand(0.8), height * 0.3, EDGE);
        self.sheet.brush.rounded(flag, height * 0.26, theme.accent);
        let ink = theme.ink_on(theme.accent);
        let icon = pos2(flag.left() + height * 0.52, flag.center().y);
        self.sheet.brush.icon_at(crate::ui::icons::Icon::Efficiency, icon, height * 0.8, ink);
        let at = pos2(flag.left() + height, flag.center().y);
        self.sheet.write(at, Align2::LEFT_CENTER, &words, height * 0.8, ink);
    }

    /// A small token for each kind of ant on lit chambers where several may go.
    fn both(&mut self, ui: &Ui) -> Option<Action> {
        if !self.stage.is_own() {
            return None;
        }
        let mut clicked = None;
        for index in 0..self.colony.chambers.len() {
            let chamber = ChamberId(index as u8);
            let kinds: Vec<Ant> = lit::ants(&self.stage.lit, chamber).collect();
            if kinds.len() > 1 {
                for (place, ant) in kinds.iter().enumerate() {
                    let side = 2.0 * place as f32 - (kinds.len() - 1) as f32;
                    clicked = self.kind_button(ui, chamber, *ant, side).or(clicked);
                }
            }
        }
        clicked
    }

    /// An arrow on each tunnel through which a Worker may move.
    fn ways(&mut self, ui: &Ui) -> Option<Action> {
        let stage = self.stage;
        let mut clicked = None;
        for spot in stage.lit.spots().filter(|_| stage.is_own()) {
            if let Spot::Way { from, to } = spot {
                clicked = self.way_button(ui, from, to).or(clicked);
            }
        }
        clicked
    }

    fn way_button(&mut self, ui: &Ui, from: ChamberId, to: ChamberId) -> Option<Action> {
        let stage = self.stage;
        let [start, end] = [from, to]
            .map(|id| self.colony.chambers.get(id.index()).map(|found| self.chamber_rect(found).center()));
        let (start, end) = (start?, end?);
        let radius = (self.camera.zoom * 0.105).max(7.0);
        let (along, middle) = ((end - start).normalized(), start.lerp(end, 0.5));
        // Beside the banner of the chamber below.
        let aside = vec2(-radius * along.y.abs(), 0.0);
        let at = middle - along * radius * 1.15 + aside;
        let square = Rect::from_center_size(at, Vec2::splat(radius * 2.0));
        let id = ui.scope_id().with(("way", from.0, to.0));
        let response = ui.interact(square.intersect(self.window), id, Sense::click());
        response.widget_info(|| {
            let [from, to] = [from, to].map(|id| stage.chamber_name(stage.shown, id));
            let args = [("from", from.into()), ("to", to.into())];
            WidgetInfo::labeled(Role::Button, true, stage.text.say_with("choose-shift", &args))
        });
        let over = response.hovered() || response.has_focus();
        let brush = &mut self.sheet.brush;
        brush.disc(at, radius + 1.0, if over { stage.theme.accent } else { EDGE });
        brush.disc(at, radius, if over { stage.theme.accent } else { RIM });
        let (tip, side) = (at + along * radius * 0.55, along.rot90() * radius * 0.5);
        let back = at - along * radius * 0.2;
        brush.stroke(&[back + side, tip, back - side], (radius * 0.22).max(1.4), EDGE);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        response.clicked().then(|| stage.meant(Spot::Way { from, to }, Ant::Worker))
    }

    fn kind_button(&mut self, ui: &Ui, chamber: ChamberId, ant: Ant, side: f32) -> Option<Action> {
        let stage = self.stage;
        let radius = (self.camera.zoom * 0.17).max(13.0);
        let rect = self.chamber_rect(&self.colony.chambers[chamber.index()]);
        let at = pos2(rect.center().x + side * radius * 1.12, rect.bottom() - radius * 0.9);
        let square = Rect::from_center_size(at, Vec2::splat(radius * 2.0));
        let id = ui.scope_id().with(("put", chamber.0, ant));
        let response = ui.interact(square.intersect(self.window), id, Sense::click());
        let name = || {
            let place = stage.chamber_name(stage.shown, chamber);
            let args = [("ant", stage.say(ant.key()).into()), ("chamber", place.into())];
            stage.text.say_with("put-ant", &args)
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
        let over = response.hovered() || response.has_focus();
        let ring = if over { stage.theme.accent } else { EDGE };
        self.sheet.brush.disc(at, radius + 1.5, ring);
        self.sheet.brush.disc(at, radius, RIM);
        let color = stage.look(stage.shown).color();
        let caste = match ant {
            Ant::Worker => Caste::Worker,
            Ant::Queen => Caste::Queen,
            Ant::Soldier => Caste::Soldier,
            Ant::Slave => Caste::Slave,
        };
        let length = radius * if matches!(ant, Ant::Worker | Ant::Queen) { 1.45 } else { 1.3 };
        tokens::backing(&mut self.sheet.brush, caste, at, length, [mix(RIM, EDGE, 0.3), EDGE]);
        let pose = Pose::new(at, length).turned(-std::f32::consts::FRAC_PI_2);
        let style = art::AntStyle { body: dweller::body(color, caste), legs: EDGE, caste };
        art::ant(&mut self.sheet.brush, pose, style);
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        response.clicked().then_some(Action::Put { chamber, ant })
    }
}

fn site_id(ui: &Ui, site: &Site) -> egui::Id {
    ui.scope_id().with(("site", site.x, site.y))
}

fn site_focused(ui: &Ui, site: &Site) -> bool {
    ui.memory(|memory| memory.has_focus(site_id(ui, site)))
}

/// How deep a row lies, for shading.
fn depth(y: i8) -> f32 {
    (f32::from(y) / 5.0).clamp(0.0, 1.0)
}

/// The place of the grid that a point of the board is in.
pub fn grid(at: Pos2) -> (i8, i8) {
    (at.x.floor().clamp(-128.0, 127.0) as i8, at.y.floor().clamp(-128.0, 127.0) as i8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_is_in_the_place_to_its_upper_left() {
        assert_eq!(grid(pos2(0.0, 0.0)), (0, 0));
        assert_eq!(grid(pos2(-0.01, 2.99)), (-1, 2));
        assert_eq!(grid(pos2(9e9, -9e9)), (127, -128));
    }
}
