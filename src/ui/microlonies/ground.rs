//! The land of the environment: quiet ground, drawn as in a field book.

use egui::{Color32, Pos2, Rect, Vec2, vec2};

use super::geometry::HALF_WIDTH;
use super::{art, tokens};
use crate::microlonies::ids::HexId;
use crate::microlonies::pack::Bonus;
use crate::microlonies::species;
use crate::microlonies::state::{Ground, Open};
use crate::ui::brush::{Brush, Pose, noise, scatter};
use crate::ui::icons::Icon;
use crate::ui::plane;
use crate::ui::theme::{Theme, mix};

/// Below this radius of a hex in points, texture is left out.
pub const TEXTURE_FROM: f32 = 15.0;

/// What the land of a hex looks like: of a Nest that can move, what it leaves
/// behind is seen around it (S13.3).
pub fn lie(open: &Open, hex: HexId) -> Ground {
    let ground = open.cell(hex).ground;
    if ground != Ground::Nest {
        return ground;
    }
    let mut owners = open.colonies.iter().filter(|colony| colony.nest == hex);
    let under = owners.find_map(species::under_nest);
    under.filter(|under| *under != Ground::Bare).unwrap_or(ground)
}

/// The colour of a ground.
pub fn color(theme: &Theme, ground: Ground) -> Color32 {
    match ground {
        Ground::Blank => theme.panel,
        Ground::Grassland => theme.grassland,
        Ground::Forest => theme.forest,
        Ground::Rock => theme.rock,
        Ground::Water => theme.water,
        Ground::HuntingZone => theme.hunting_zone,
        Ground::Mound => mix(theme.hunting_zone, theme.mound, 0.4),
        Ground::Nest | Ground::Bare => mix(theme.hunting_zone, theme.soil_light, 0.35),
    }
}

/// The flat colour of a hex, a little different from its neighbours', with a
/// darker seam around it.
pub fn base(brush: &mut Brush, theme: &Theme, ground: Ground, center: Pos2, radius: f32, seed: u32) {
    let fill = color(theme, ground);
    let seam = mix(fill, theme.soil_dark, 0.3);
    let shade = if noise(seed) < 0.5 { Color32::BLACK } else { Color32::WHITE };
    let fill = mix(fill, shade, noise(seed ^ 0xA5A5) * 0.05);
    brush.flat(&plane::corners(center, radius * 1.005), seam);
    let width = (radius * 0.03).clamp(0.35, 1.2);
    brush.convex(&plane::corners(center, radius - width), fill);
}

/// The texture of a hex.
pub fn texture(brush: &mut Brush, theme: &Theme, ground: Ground, center: Pos2, radius: f32, seed: u32) {
    let pose = Pose::new(center, radius);
    match ground {
        Ground::Grassland => grass(brush, theme, pose, seed),
        Ground::Forest => trees(brush, theme, pose, seed),
        Ground::Rock => pebbles(brush, theme, pose, seed),
        Ground::Water => ripples(brush, theme, pose, seed),
        Ground::HuntingZone | Ground::Mound | Ground::Nest | Ground::Bare => crumbs(brush, theme, pose, seed),
        Ground::Blank => {}
    }
}

/// A place for a bit of texture near the rim of a hex, the middle being for
/// pieces: spread evenly, and always the same for its seed.
fn near_rim(seed: u32, i: u32, count: u32) -> (f32, f32) {
    let angle = (i as f32 + 0.7 * noise(seed + i)) / count as f32 * std::f32::consts::TAU;
    let reach = 0.5 + 0.26 * noise(seed ^ (i * 31 + 7));
    (angle.cos() * reach, angle.sin() * reach)
}

fn grass(brush: &mut Brush, theme: &Theme, pose: Pose, seed: u32) {
    let ink = mix(theme.grassland, theme.forest, 0.6);
    let tip = ink.gamma_multiply(0.3);
    for i in 0..8 {
        let (x, y) = near_rim(seed, i, 8);
        let lean = (noise(seed ^ (i + 99)) - 0.5) * 0.06;
        for (dx, up) in [(-0.05, 0.1), (0.0, 0.16), (0.055, 0.11)] {
            let root = x + dx * 0.4;
            let [a, b, c] = pose.points([(root - 0.028, y), (x + dx + lean, y - up), (root + 0.028, y)]);
            brush.fleck([(a, ink), (b, tip), (c, ink)]);
        }
    }
}

fn trees(brush: &mut Brush, theme: &Theme, pose: Pose, seed: u32) {
    let dark = mix(theme.forest, Color32::BLACK, 0.24);
    let crown = mix(theme.forest, theme.grassland, 0.16);
    let light = mix(theme.forest, theme.grassland, 0.42);
    for i in 0..7 {
        let (x, y) = near_rim(seed, i, 7);
        let size = 0.13 + 0.06 * noise(seed ^ (i + 50));
        let reach = size * pose.scale;
        brush.glow(pose.point(x + 0.03, y + 0.05), reach * 1.15, dark, dark.gamma_multiply(0.2));
        brush.disc(pose.point(x, y), reach * 0.94, crown);
        brush.glow(pose.point(x - size * 0.26, y - size * 0.28), reach * 0.6, light, Color32::TRANSPARENT);
    }
}

fn pebbles(brush: &mut Brush, theme: &Theme, pose: Pose, seed: u32) {
    let dark = mix(theme.rock, Color32::BLACK, 0.28);
    let light = mix(theme.rock, Color32::WHITE, 0.22);
    for i in 0..7 {
        let (x, y) = near_rim(seed, i, 7);
        let half =
            vec2(0.1 + 0.05 * noise(seed ^ (i + 10)), 0.07 + 0.03 * noise(seed ^ (i + 20))) * pose.scale;
        let along = Vec2::angled((noise(seed ^ (i + 30)) - 0.5) * 1.6);
        brush.glow(pose.point(x + 0.01, y + 0.05), half.x * 1.1, dark, Color32::TRANSPARENT);
        brush.ellipse(pose.point(x, y), half * 0.92, along, light);
    }
    let crack = scatter(seed).to_vec2() * 0.2;
    let line = [(-0.12, 0.05), (-0.02, -0.03), (0.05, 0.03), (0.14, -0.05)]
        .map(|(x, y): (f32, f32)| (x + crack.x, y + crack.y));
    brush.stroke(&pose.points(line), (pose.scale * 0.03).max(0.7), dark.gamma_multiply(0.6));
}

fn ripples(brush: &mut Brush, theme: &Theme, pose: Pose, seed: u32) {
    let light = mix(theme.water, Color32::WHITE, if theme.dark { 0.25 } else { 0.45 });
    for i in 0..5 {
        let y = -0.6 + 0.3 * i as f32 + (noise(seed + i) - 0.5) * 0.1;
        let x = (noise(seed ^ (i + 60)) - 0.5) * 0.7;
        let long = 0.2 + 0.1 * noise(seed ^ (i + 70));
        let wave = [(-1.0, 0.0), (-0.5, -0.045), (0.0, 0.0), (0.5, 0.045), (1.0, 0.0)]
            .map(|(t, dy): (f32, f32)| (x + t * long, y + dy));
        brush.stroke(&pose.points(wave), (pose.scale * 0.04).max(0.8), light);
    }
}

fn crumbs(brush: &mut Brush, theme: &Theme, pose: Pose, seed: u32) {
    let ink = mix(theme.hunting_zone, theme.soil_dark, 0.35);
    for i in 0..9 {
        let (x, y) = near_rim(seed, i, 9);
        let (x, y, half) = (x * 1.12, y * 1.12, 0.024 + 0.02 * noise(seed ^ i));
        brush.flat(&pose.points([(x - half, y), (x, y - half), (x + half, y), (x, y + half)]), ink);
    }
}

/// The edge between two tiles, on the side of the hex in direction `side`.
pub fn tile_edge(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32, side: usize) {
    let corners = plane::corners(center, radius);
    let (from, to) = (corners[side], corners[(side + 1) % 6]);
    brush.line(from, to, (radius * 0.055).clamp(0.8, 2.0), theme.soil_dark.gamma_multiply(0.75));
}

/// The gate of an entrance, on the side of the hex in direction `side`.
pub fn gate(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32, side: usize) {
    let angle = side as f32 * std::f32::consts::FRAC_PI_3;
    let pose = Pose::new(center, radius).turned(angle);
    let dark = mix(theme.mound, Color32::BLACK, 0.45);
    let path = [(1.02, 0.0), (0.56, 0.0)];
    brush.stroke(&pose.points(path), radius * 0.3, mix(theme.hunting_zone, theme.mound, 0.35));
    for x in [0.86, 0.72, 0.58] {
        brush.stroke(&pose.points([(x, -0.13), (x, 0.13)]), (radius * 0.05).max(1.0), dark);
    }
}

/// What stands on the land whatever the colonies do: zones, the Mound, and the
/// place of a Nest that left.
pub fn landmark(brush: &mut Brush, theme: &Theme, ground: Ground, center: Pos2, radius: f32, seed: u32) {
    match ground {
        Ground::HuntingZone => art::zone(brush, theme, center, radius, seed),
        Ground::Mound => art::mound(brush, theme, center, radius),
        Ground::Bare => tokens::ruin(brush, theme, center, radius),
        _ => {}
    }
}

/// Where a bonus lies within its hex.
pub fn bonus_rect(bonus: Bonus, center: Pos2, radius: f32) -> Rect {
    let height = (radius * 0.5).max(9.0);
    let width = match bonus {
        Bonus::Prey(_) => height * 3.0,
        Bonus::Food | Bonus::EndGameSymbol | Bonus::EndGameEggs => height * 1.75,
        Bonus::Chamber => height * 1.3,
    };
    Rect::from_center_size(
        center + vec2(0.0, radius * 0.54),
        vec2(width.min(radius * 2.0 * HALF_WIDTH), height),
    )
}

/// A bonus: a paper label with its icons.
pub fn bonus(brush: &mut Brush, theme: &Theme, bonus: Bonus, center: Pos2, radius: f32) {
    let rect = bonus_rect(bonus, center, radius);
    let (paper, ink) = (art::RIM, art::EDGE);
    let corner = rect.height() * 0.34;
    brush.rounded(rect.translate(vec2(0.0, 1.0)).expand(0.6), corner, Color32::from_black_alpha(70));
    brush.rounded(rect, corner, paper);
    brush.frame(rect, corner, (radius * 0.03).max(0.7), mix(paper, ink, 0.45));
    let side = rect.height() * 0.86;
    let slot = |i: f32, count: f32| rect.center() + vec2((i - (count - 1.0) / 2.0) * side * 1.04, 0.0);
    match bonus {
        Bonus::Prey(family) => {
            for (i, badge) in family.badges().into_iter().enumerate() {
                brush.icon_at(super::names::badge_icon(badge), slot(i as f32, 3.0), side * 0.92, ink);
            }
        }
        Bonus::Food => {
            plus(brush, slot(-0.05, 2.0), side * 0.5, ink);
            brush.icon_at(Icon::Food, slot(0.9, 2.0), side, mix(theme.bad, ink, 0.3));
        }
        Bonus::EndGameSymbol => {
            plus(brush, slot(-0.05, 2.0), side * 0.5, ink);
            brush.icon_at(Icon::Architecture, slot(0.9, 2.0), side * 0.9, mix(theme.soil_light, ink, 0.35));
        }
        Bonus::EndGameEggs => {
            art::egg(brush, slot(0.1, 2.0), side * 0.8);
            art::egg(brush, slot(0.9, 2.0), side * 0.8);
        }
        Bonus::Chamber => chamber_sign(brush, rect.center(), side * 0.86, ink),
    }
}

fn plus(brush: &mut Brush, center: Pos2, across: f32, ink: Color32) {
    let (half, width) = (across / 2.0, (across * 0.26).max(1.0));
    brush.line(center - vec2(half, 0.0), center + vec2(half, 0.0), width, ink);
    brush.line(center - vec2(0.0, half), center + vec2(0.0, half), width, ink);
}

/// A chamber with its tunnels, as a sign.
pub fn chamber_sign(brush: &mut Brush, center: Pos2, across: f32, ink: Color32) {
    let half = across / 2.0;
    let width = across * 0.26;
    brush.line(center - vec2(half, 0.0), center + vec2(half, 0.0), width, ink);
    brush.line(center - vec2(0.0, half), center + vec2(0.0, half), width, ink);
    brush.rounded(Rect::from_center_size(center, Vec2::splat(across * 0.62)), across * 0.18, ink);
}
