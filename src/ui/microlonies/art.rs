//! Pictures of the pieces: ants, Termites, Eggs, Nests and what else lies on
//! the boards.

use egui::{Color32, Pos2, Vec2, vec2};

use crate::ui::brush::{Brush, Pose, noise};
use crate::ui::colony::Look;
use crate::ui::icons::Icon;
use crate::ui::theme::{Theme, mix};

/// Below this length of an ant in points, legs are only noise.
const LEGS_FROM: f32 = 9.0;

/// How an ant is painted.
#[derive(Debug, Clone, Copy)]
pub struct AntStyle {
    /// Its body.
    pub body: Color32,
    /// Legs, feelers and the edge of the body.
    pub legs: Color32,
    /// What it is.
    pub caste: Caste,
}

/// Kinds of ants, each with a silhouette of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caste {
    /// The usual one.
    Worker,
    /// Larger behind, and crowned.
    Queen,
    /// With a large head.
    Soldier,
    /// Striped behind, and stout.
    Slave,
}

impl Caste {
    /// How far back the hind part is, its half axes, and those of the head.
    fn body(self) -> (f32, Vec2, Vec2) {
        match self {
            Self::Worker => (-0.26, vec2(0.24, 0.155), vec2(0.125, 0.11)),
            Self::Queen => (-0.31, vec2(0.31, 0.2), vec2(0.125, 0.11)),
            Self::Soldier => (-0.27, vec2(0.2, 0.13), vec2(0.19, 0.185)),
            Self::Slave => (-0.24, vec2(0.22, 0.18), vec2(0.11, 0.11)),
        }
    }
}

/// The colour of a colony's Slaves: they are of another people (S5.2).
pub fn slave(color: Color32) -> Color32 {
    mix(mix(color, Color32::GRAY, 0.65), RIM, 0.3)
}

/// An ant from above, looking along the pose's x axis; its length is the unit.
pub fn ant(brush: &mut Brush, pose: Pose, style: AntStyle) {
    let unit = pose.scale;
    if unit >= LEGS_FROM {
        legs(brush, pose, style.legs);
    }
    let (behind, hind, head) = style.caste.body();
    let parts = [(behind, hind), (0.07, vec2(0.12, 0.085)), (0.3, head)];
    // A body of one colour needs no edge.
    if unit >= LEGS_FROM && style.body != style.legs {
        for (x, half) in parts {
            brush.ellipse(pose.point(x, 0.0), half * unit + Vec2::splat(0.8), pose.along, style.legs);
        }
    }
    for (x, half) in parts {
        brush.ellipse(pose.point(x, 0.0), half * unit, pose.along, style.body);
    }
    match style.caste {
        Caste::Queen => crown(brush, pose.point(0.44, 0.0) - vec2(0.0, unit * 0.06), unit * 0.42, EDGE),
        Caste::Slave => stripes(brush, pose),
        _ if unit >= 16.0 => {
            let shine = mix(style.body, Color32::WHITE, 0.35);
            brush.ellipse(pose.point(-0.29, -0.05), vec2(0.1, 0.04) * unit, pose.along, shine);
        }
        _ => {}
    }
}

/// Dark stripes across the hind part.
fn stripes(brush: &mut Brush, pose: Pose) {
    for (x, half) in [(-0.16, 0.155), (-0.31, 0.155)] {
        let width = (pose.scale * 0.065).max(0.9);
        brush.stroke(&pose.points([(x, -half), (x, half)]), width, EDGE);
    }
}

fn legs(brush: &mut Brush, pose: Pose, color: Color32) {
    let width = (pose.scale * 0.045).clamp(0.8, 2.0);
    let reach = [[0.13, 0.2, 0.36], [0.07, 0.02, -0.02], [0.01, -0.14, -0.34]];
    for side in [-1.0, 1.0] {
        for [hip, knee, foot] in reach {
            let leg = [(hip, 0.05 * side), (knee, 0.22 * side), (foot, 0.36 * side)];
            brush.stroke(&pose.points(leg), width, color);
        }
        let feeler = [(0.38, 0.05 * side), (0.48, 0.15 * side), (0.58, 0.13 * side)];
        brush.stroke(&pose.points(feeler), width * 0.85, color);
    }
}

/// A small crown whose middle is at `center`.
pub fn crown(brush: &mut Brush, center: Pos2, across: f32, edge: Color32) {
    let gold = Color32::from_rgb(0xF2, 0xC9, 0x3B);
    let pose = Pose::new(center, across);
    let teeth = [
        [(-0.5, 0.35), (-0.5, -0.35), (-0.1, 0.35)],
        [(-0.35, 0.35), (0.0, -0.5), (0.35, 0.35)],
        [(0.1, 0.35), (0.5, -0.35), (0.5, 0.35)],
    ];
    for tooth in teeth {
        brush.outline(&pose.points(tooth), (across * 0.26).max(1.4), edge);
    }
    for tooth in teeth {
        brush.convex(&pose.points(tooth), gold);
    }
}

/// A colony's shape, filled, with an edge; `radius` is that of a circle of
/// about the same size.
pub fn shape(brush: &mut Brush, look: Look, center: Pos2, radius: f32, fill: Color32, edge: (f32, Color32)) {
    let pose = Pose::new(center, radius);
    let (width, color) = edge;
    match look {
        Look::Pink => {
            brush.disc(center, radius + width / 2.0, color);
            brush.disc(center, radius - width / 2.0, fill);
        }
        Look::Yellow => {
            let side = 0.88 * radius;
            let rect = egui::Rect::from_center_size(center, Vec2::splat(2.0 * side));
            brush.rounded(rect.expand(width / 2.0), radius * 0.22, color);
            brush.rounded(rect.shrink(width / 2.0), radius * 0.18, fill);
        }
        Look::Blue => corners(brush, &pose.points(TRIANGLE), fill, edge),
        Look::Green => corners(brush, &pose.points(DIAMOND), fill, edge),
    }
}

const TRIANGLE: [(f32, f32); 6] =
    [(-0.16, -1.2), (0.16, -1.2), (1.2, 0.66), (1.06, 0.9), (-1.06, 0.9), (-1.2, 0.66)];
const DIAMOND: [(f32, f32); 8] = [
    (-0.14, -1.16),
    (0.14, -1.16),
    (1.16, -0.14),
    (1.16, 0.14),
    (0.14, 1.16),
    (-0.14, 1.16),
    (-1.16, 0.14),
    (-1.16, -0.14),
];

fn corners(brush: &mut Brush, points: &[Pos2], fill: Color32, (width, color): (f32, Color32)) {
    brush.convex(points, fill);
    brush.outline(points, width, color);
}

/// The mark of a colony: its shape in its colour with a dark edge.
pub fn mark(brush: &mut Brush, look: Look, center: Pos2, radius: f32) {
    shape(brush, look, center, radius, look.color(), ((radius * 0.16).clamp(0.8, 2.0), EDGE));
}

/// The dark edge of colony colours, which holds on any ground.
pub const EDGE: Color32 = Color32::from_rgb(0x2A, 0x22, 0x1B);
/// The light edge around tokens.
pub const RIM: Color32 = Color32::from_rgb(0xFF, 0xFB, 0xF2);

/// The playing piece of a colony's ant outside: shape, colour and silhouette.
pub fn token(brush: &mut Brush, look: Look, center: Pos2, radius: f32, fade: f32) {
    let strong = |color: Color32| color.gamma_multiply(fade);
    let drop = center + vec2(0.0, radius * 0.12);
    brush.glow(drop, radius * 1.5, Color32::from_black_alpha(90).gamma_multiply(fade), Color32::TRANSPARENT);
    let edge = ((radius * 0.13).clamp(1.0, 3.0), strong(EDGE));
    shape(brush, look, center, radius, strong(look.color()), edge);
    let (lift, length) = if look == Look::Blue { (0.18, 1.2) } else { (0.0, 1.5) };
    let pose =
        Pose::new(center + vec2(0.0, radius * lift), radius * length).turned(-std::f32::consts::FRAC_PI_2);
    ant(brush, pose, AntStyle { body: strong(EDGE), legs: strong(EDGE), caste: Caste::Worker });
}

/// A Termite on its pale token.
pub fn termite(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32) {
    let pale = Color32::from_rgb(0xF3, 0xE3, 0xC4);
    let brown = mix(theme.mound, Color32::BLACK, 0.25);
    brush.glow(
        center + vec2(0.0, radius * 0.12),
        radius * 1.5,
        Color32::from_black_alpha(90),
        Color32::TRANSPARENT,
    );
    let points: [Pos2; 6] = std::array::from_fn(|i| {
        center + Vec2::angled((i as f32 + 0.5) * std::f32::consts::FRAC_PI_3) * radius * 1.08
    });
    brush.convex(&points, pale);
    brush.outline(&points, (radius * 0.13).clamp(1.0, 3.0), brown);
    brush.icon_at(Icon::Termite, center, radius * 1.35, brown);
}

/// An Egg.
pub fn egg(brush: &mut Brush, center: Pos2, height: f32) {
    let half = vec2(height * 0.36, height * 0.5);
    brush.ellipse(center, half + Vec2::splat(0.9), Vec2::X, Color32::from_rgb(0x6E, 0x5F, 0x4A));
    brush.ellipse(center, half, Vec2::X, Color32::from_rgb(0xFB, 0xF4, 0xE2));
    let shine = center + vec2(-half.x * 0.3, -half.y * 0.35);
    brush.ellipse(shine, half * 0.28, Vec2::X, Color32::WHITE);
}

/// A Nest: a dark hole in a heap of crumbs, ringed in the colony's colour.
pub fn nest(brush: &mut Brush, theme: &Theme, look: Look, center: Pos2, radius: f32) {
    let heap = mix(theme.soil_light, theme.hunting_zone, 0.45);
    brush.disc(center, radius * 0.86, heap);
    for i in 0..16 {
        let angle = i as f32 / 16.0 * std::f32::consts::TAU + noise(i) * 0.3;
        let crumb = center + Vec2::angled(angle) * radius * (0.72 + 0.12 * noise(i + 40));
        let shade = mix(heap, if i % 2 == 0 { Color32::BLACK } else { Color32::WHITE }, 0.22);
        brush.disc(crumb, radius * (0.07 + 0.05 * noise(i + 80)), shade);
    }
    brush.ring(center, radius * 0.6, (radius * 0.17).max(1.5), look.color());
    brush.ring(center, radius * 0.69, 1.0, EDGE);
    brush.glow(center, radius * 0.52, Color32::BLACK, theme.nest);
    mark(brush, look, center, radius * 0.3);
}

/// The Termite Mound, seen from above and a little from the side.
pub fn mound(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32) {
    let dark = mix(theme.mound, Color32::BLACK, 0.35);
    let pale = mix(theme.mound, Color32::WHITE, 0.25);
    brush.glow(
        center + vec2(0.0, radius * 0.1),
        radius,
        Color32::from_black_alpha(130),
        Color32::TRANSPARENT,
    );
    for (step, fill) in [(0.8, dark), (0.66, theme.mound), (0.46, mix(theme.mound, pale, 0.5)), (0.26, pale)]
    {
        let lift = vec2(0.0, -(0.8 - step) * radius * 0.55);
        let points: [Pos2; 18] = std::array::from_fn(|i| {
            let angle = i as f32 / 18.0 * std::f32::consts::TAU;
            center + lift + Vec2::angled(angle) * radius * step * (0.95 + 0.09 * noise(i as u32 + 7))
        });
        brush.convex(&points, fill);
    }
    for (x, y, r) in
        [(-0.3, 0.1, 0.07), (0.3, 0.16, 0.06), (0.0, -0.34, 0.11), (0.45, -0.16, 0.05), (-0.08, 0.3, 0.06)]
    {
        brush.disc(center + vec2(x, y) * radius, r * radius, mix(dark, Color32::BLACK, 0.5));
    }
}

/// A Hunting Zone: a trampled clearing with a hunter's mark.
pub fn zone(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32, seed: u32) {
    let worn = mix(theme.hunting_zone, Color32::WHITE, if theme.dark { 0.08 } else { 0.3 });
    let ink = mix(theme.hunting_zone, theme.soil_dark, 0.62);
    brush.disc(center, radius * 0.74, worn);
    let turn = noise(seed) * std::f32::consts::TAU;
    for i in 0..12 {
        let from = turn + i as f32 / 12.0 * std::f32::consts::TAU;
        brush.arc(center, radius * 0.74, [from, from + 0.3], (radius * 0.05).max(1.0), ink);
    }
    let faded = ink.gamma_multiply(0.55);
    brush.icon_at(Icon::Hunt, center, radius * 0.62, faded);
}

/// A Pheromone: a drop of scent in the colony's colour, with its shape.
pub fn pheromone(brush: &mut Brush, look: Look, center: Pos2, radius: f32, fade: f32) {
    let color = look.color().gamma_multiply(fade);
    for (i, strength) in [(2, 0.3), (1, 0.5)] {
        let r = radius * (1.0 + 0.32 * i as f32);
        brush.ring(center, r, (radius * 0.12).max(1.0), color.gamma_multiply(strength));
    }
    let edge = ((radius * 0.18).clamp(1.0, 2.4), EDGE.gamma_multiply(fade));
    shape(brush, look, center, radius * 0.8, color, edge);
    brush.disc(center, radius * 0.2, EDGE.gamma_multiply(fade));
}
