//! One chamber tile: soil, cavity, tunnels, banner and half symbols.

use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::art::{self, EDGE, RIM};
use super::names::{badge_icon, kind_icon};
use super::sheet::Sheet;
use super::tokens;
use crate::microlonies::pack::{ChamberFace, ChamberKind, Side, Symbol};
use crate::ui::brush::{Brush, Pose, noise};
use crate::ui::icons::Icon;
use crate::ui::theme::{Theme, mix};

/// Half the width of a tunnel, for a tile of side 1.
const TUNNEL: f32 = 0.085;
/// The radius of a symbol.
const SYMBOL: f32 = 0.135;

/// The cavity of a chamber within its tile.
pub fn cavity(rect: Rect) -> Rect {
    let side = rect.width();
    Rect::from_center_size(rect.center() + vec2(0.0, side * 0.05), vec2(side * 0.64, side * 0.5))
}

/// How a tile is painted.
#[derive(Debug, Clone, Copy)]
pub struct TileStyle {
    /// How deep it lies, from 0 just below the reserve to 1.
    pub depth: f32,
    /// How opaque it is; less than 1 for ghosts.
    pub fade: f32,
    /// Sides whose half symbol is complete, as bits.
    pub complete: u8,
    /// A number that the grain of the soil depends on.
    pub seed: u32,
    /// Whether it is a Fungus Garden.
    pub garden: bool,
}

impl TileStyle {
    /// As it lies in the river.
    pub fn loose(seed: u32) -> Self {
        Self { depth: 0.25, fade: 1.0, complete: 0, seed, garden: false }
    }
}

/// Paints a tile without ants.
pub fn paint(sheet: &mut Sheet, theme: &Theme, rect: Rect, face: &ChamberFace, style: TileStyle) {
    soil(&mut sheet.brush, theme, rect, style);
    hollow(&mut sheet.brush, theme, rect, face, style);
    for (side, symbol) in Side::ALL.into_iter().zip(face.symbols.sides()) {
        if let Some(symbol) = symbol {
            half(&mut sheet.brush, theme, rect, side, symbol, style);
        }
    }
    if style.garden {
        tokens::garden(&mut sheet.brush, cavity(rect), style.fade);
    }
    banner(sheet, theme, rect, face, style);
}

fn soil(brush: &mut Brush, theme: &Theme, rect: Rect, style: TileStyle) {
    let side = rect.width();
    let earth = mix(theme.soil_light, theme.soil_dark, style.depth);
    let top = mix(earth, Color32::WHITE, 0.09).gamma_multiply(style.fade);
    let bottom = mix(earth, Color32::BLACK, 0.04).gamma_multiply(style.fade);
    let edge = mix(theme.soil_dark, Color32::BLACK, 0.3).gamma_multiply(style.fade);
    brush.rounded(rect, side * 0.045, edge);
    brush.rounded_shaded(rect.shrink((side * 0.012).max(0.7)), side * 0.04, top, bottom);
    for i in 0..12 {
        let at = pos2(noise(style.seed * 17 + i), noise(style.seed * 29 + i + 500));
        let at = rect.lerp_inside(vec2(0.06 + 0.88 * at.x, 0.06 + 0.88 * at.y));
        let shade = if i % 3 == 0 { Color32::WHITE } else { Color32::BLACK };
        let half = vec2(0.014, 0.009) * side * (0.7 + noise(i + style.seed));
        brush.ellipse(at, half, Vec2::X, mix(earth, shade, 0.2).gamma_multiply(style.fade));
    }
}

/// Tunnels and cavity: a pale rim first, then the dark inside.
fn hollow(brush: &mut Brush, theme: &Theme, rect: Rect, face: &ChamberFace, style: TileStyle) {
    let side = rect.width();
    let rim = mix(theme.soil_dark, Color32::BLACK, 0.45).gamma_multiply(style.fade);
    let inside = theme.tunnel.gamma_multiply(style.fade);
    let room = cavity(rect);
    for (grow, color) in [(side * 0.022, rim), (0.0, inside)] {
        for tunnel in &face.tunnels {
            brush.rounded(tunnel_rect(rect, *tunnel, TUNNEL * side + grow), 0.0, color);
        }
        brush.rounded(room.expand(grow), side * 0.22, color);
    }
    let floor = mix(theme.tunnel, theme.soil_light, 0.28).gamma_multiply(style.fade);
    let at = pos2(room.center().x, room.bottom() - side * 0.07);
    brush.ellipse(at, vec2(room.width() * 0.36, side * 0.035), Vec2::X, floor);
}

fn tunnel_rect(rect: Rect, side: Side, half: f32) -> Rect {
    let room = cavity(rect).center();
    let across = Vec2::splat(half);
    match side {
        Side::North => {
            Rect::from_two_pos(pos2(room.x, rect.top()) - across * Vec2::X, room + across * Vec2::X)
        }
        Side::South => {
            Rect::from_two_pos(pos2(room.x, rect.bottom()) - across * Vec2::X, room + across * Vec2::X)
        }
        Side::East => from_sides(rect.center().y, room.x, rect.right(), half),
        Side::West => from_sides(rect.center().y, rect.left(), room.x, half),
    }
}

fn from_sides(y: f32, left: f32, right: f32, half: f32) -> Rect {
    Rect::from_min_max(pos2(left, y - half), pos2(right, y + half))
}

/// Where the half symbol of a side has its middle: on the edge, beside the
/// tunnel, at the same place for both tiles that touch there.
fn symbol_center(rect: Rect, side: Side) -> Pos2 {
    match side {
        Side::North => rect.lerp_inside(vec2(0.2, 0.0)),
        Side::South => rect.lerp_inside(vec2(0.2, 1.0)),
        Side::East => rect.lerp_inside(vec2(1.0, 0.78)),
        Side::West => rect.lerp_inside(vec2(0.0, 0.78)),
    }
}

fn half(brush: &mut Brush, theme: &Theme, rect: Rect, side: Side, symbol: Symbol, style: TileStyle) {
    let complete = style.complete & side.bit() != 0;
    let radius = SYMBOL * rect.width();
    let (dx, dy) = side.step();
    let inward = -vec2(f32::from(dx), f32::from(dy));
    let center = symbol_center(rect, side);
    let gold = Color32::from_rgb(0xE9, 0xBE, 0x4E);
    let clay = mix(theme.soil_light, theme.hunting_zone, 0.75);
    let ground = if complete { gold } else { clay };
    let ink = if complete { mix(EDGE, gold, 0.1) } else { mix(EDGE, clay, 0.25) };
    let disc: [Pos2; 13] = std::array::from_fn(|i| {
        let angle = (i as f32 / 12.0 - 0.5) * std::f32::consts::PI;
        center + crate::ui::brush::turned(Vec2::angled(angle), inward) * radius
    });
    brush.convex(&disc, ground.gamma_multiply(style.fade));
    brush.stroke(&disc, (radius * 0.12).max(0.8), ink.gamma_multiply(style.fade));
    let pose = Pose::new(center, radius * 0.82);
    for line in symbol_lines(symbol) {
        let width = (radius * 0.15).max(0.9);
        clipped(brush, &pose, line, inward, width, ink.gamma_multiply(style.fade));
    }
}

type Line = &'static [(f32, f32)];

fn symbol_lines(symbol: Symbol) -> &'static [Line] {
    match symbol {
        Symbol::Vault => &[
            &[(-0.7, 0.6), (-0.7, -0.1), (-0.5, -0.55), (0.0, -0.75), (0.5, -0.55), (0.7, -0.1), (0.7, 0.6)],
            &[(-0.3, 0.6), (-0.3, 0.05), (-0.2, -0.2), (0.0, -0.3), (0.2, -0.2), (0.3, 0.05), (0.3, 0.6)],
            &[(-0.85, 0.6), (0.85, 0.6)],
        ],
        Symbol::Spiral => &[&[
            (0.02, 0.02),
            (0.16, -0.12),
            (0.28, 0.1),
            (0.1, 0.32),
            (-0.22, 0.26),
            (-0.38, -0.04),
            (-0.24, -0.4),
            (0.16, -0.5),
            (0.54, -0.28),
            (0.62, 0.16),
            (0.4, 0.58),
            (-0.06, 0.74),
            (-0.52, 0.56),
            (-0.76, 0.14),
            (-0.7, -0.36),
        ]],
        Symbol::Comb => &[
            &[
                (0.0, 0.0),
                (0.0, -0.42),
                (-0.37, -0.63),
                (-0.74, -0.42),
                (-0.74, 0.0),
                (-0.37, 0.21),
                (0.0, 0.0),
            ],
            &[(0.0, 0.0), (0.37, 0.21), (0.74, 0.0), (0.74, -0.42), (0.37, -0.63), (0.0, -0.42)],
            &[(-0.37, 0.21), (-0.37, 0.62), (0.0, 0.83), (0.37, 0.62), (0.37, 0.21)],
        ],
    }
}

/// The part of a line that lies on the inner side of an edge.
fn clipped(brush: &mut Brush, pose: &Pose, line: Line, inward: Vec2, width: f32, color: Color32) {
    let mut points = arrayvec::ArrayVec::<Pos2, 32>::new();
    let depth = |at: Pos2| (at - pose.at).dot(inward);
    for pair in line.windows(2) {
        let (a, b) = (pose.point(pair[0].0, pair[0].1), pose.point(pair[1].0, pair[1].1));
        let (da, db) = (depth(a), depth(b));
        if da >= 0.0 && points.is_empty() {
            points.push(a);
        }
        if (da < 0.0) != (db < 0.0) {
            points.push(a.lerp(b, da / (da - db)));
        }
        if db >= 0.0 {
            points.push(b);
        } else {
            brush.stroke(&points, width, color);
            points.clear();
        }
    }
    brush.stroke(&points, width, color);
}

/// The banner in the upper right corner: what the chamber is for, and its
/// highest efficiency or its badge.
fn banner(sheet: &mut Sheet, theme: &Theme, rect: Rect, face: &ChamberFace, style: TileStyle) {
    let fade = style.fade;
    let side = rect.width();
    let height = (side * 0.22).max(11.0);
    let second = face.maximum > 0 || face.badge.is_some();
    let width = if second { height * 1.9 } else { height * 1.15 };
    let corner = rect.right_top() + vec2(-side * 0.035, side * 0.035);
    let flag = Rect::from_min_max(pos2(corner.x - width, corner.y), pos2(corner.x, corner.y + height));
    let paper = kind_paper(theme, face.kind).gamma_multiply(fade);
    sheet.brush.rounded(flag.expand(0.8), height * 0.3, EDGE.gamma_multiply(fade));
    sheet.brush.rounded(flag, height * 0.26, paper);
    let ink = EDGE.gamma_multiply(fade);
    let left = pos2(flag.left() + height * 0.56, flag.center().y);
    let right = pos2(flag.right() - height * 0.5, flag.center().y);
    let icon = if second { left } else { flag.center() };
    let kind = if style.garden { Icon::Garden } else { kind_icon(face.kind) };
    sheet.brush.icon_at(kind, icon, height * 0.84, ink);
    if let Some(badge) = face.badge {
        sheet.brush.icon_at(badge_icon(badge), right, height * 0.84, ink);
    } else if face.maximum > 0 {
        let number = face.maximum.to_string();
        sheet.write(right, Align2::CENTER_CENTER, &number, height * 0.82, ink);
    }
}

/// The paper of a banner: a tint for each kind, beside its icon.
pub fn kind_paper(theme: &Theme, kind: ChamberKind) -> Color32 {
    let tint = match kind {
        ChamberKind::Nursery => Color32::from_rgb(0xF0, 0xD9, 0xC0),
        ChamberKind::LayEggs => Color32::from_rgb(0xF7, 0xEE, 0xCF),
        ChamberKind::Build => theme.hunting_zone,
        ChamberKind::Hunt => Color32::from_rgb(0xE7, 0xA9, 0x94),
        ChamberKind::Colonize => Color32::from_rgb(0xB9, 0xD3, 0x97),
        ChamberKind::Food => Color32::from_rgb(0xE2, 0xC4, 0xDE),
    };
    mix(RIM, tint, 0.85)
}

/// Where `count` things of the same size stand in `room`, row by row, and how
/// large they may be.
pub fn seats(room: Rect, count: usize) -> (Vec<Pos2>, f32) {
    let columns = match count {
        0..=2 => count.max(1),
        3 | 4 => 2,
        5 | 6 => 3,
        7..=12 => 4,
        _ => 5,
    };
    let rows = count.div_ceil(columns).max(1);
    let cell = vec2(room.width() / columns as f32, room.height() / rows as f32);
    let places = (0..count).map(|i| {
        let row = i / columns;
        let in_row = columns.min(count - row * columns);
        let x = (i % columns) as f32 + 0.5 + (columns - in_row) as f32 / 2.0;
        room.min + vec2(x * cell.x, (row as f32 + 0.5) * cell.y)
    });
    (places.collect(), cell.min_elem())
}

/// The mark of an Egg's place in the Nursery.
pub fn eggs(sheet: &mut Sheet, room: Rect, count: u8) {
    let shown = usize::from(count).min(4);
    let height = room.height() * 0.36;
    let y = room.bottom() - height * 0.55;
    for i in 0..shown {
        let at = pos2(room.left() + height * (0.55 + 0.6 * i as f32), y);
        art::egg(&mut sheet.brush, at, height);
    }
    if count > 1 {
        let at = pos2(room.right() - 2.0, y);
        sheet.write(at, Align2::RIGHT_CENTER, &count.to_string(), (height * 0.95).max(11.0), RIM);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_stands_inside_the_room_and_apart() {
        let room = Rect::from_min_size(pos2(10.0, 20.0), vec2(60.0, 40.0));
        for count in 0..=24 {
            let (places, size) = seats(room, count);
            assert_eq!(places.len(), count);
            for (i, at) in places.iter().enumerate() {
                assert!(room.contains(*at));
                assert!(places[..i].iter().all(|other| (*other - *at).length() >= size * 0.99));
            }
        }
    }

    #[test]
    fn halves_of_touching_tiles_meet() {
        let left = Rect::from_min_size(pos2(0.0, 0.0), vec2(80.0, 80.0));
        let right = left.translate(vec2(80.0, 0.0));
        let below = left.translate(vec2(0.0, 80.0));
        assert_eq!(symbol_center(left, Side::East), symbol_center(right, Side::West));
        assert_eq!(symbol_center(left, Side::South), symbol_center(below, Side::North));
    }
}
