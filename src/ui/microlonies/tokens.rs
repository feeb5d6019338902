//! Pictures of the pieces that come with a species, each with a shape of its
//! own, so that they are told apart without colour.

use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::art::{self, AntStyle, Caste, EDGE, RIM};
use crate::microlonies::species::Piece;
use crate::ui::brush::{Brush, Pose, noise};
use crate::ui::colony::Look;
use crate::ui::icons::Icon;
use crate::ui::theme::{Theme, mix};

const UP: f32 = -std::f32::consts::FRAC_PI_2;

/// A Satellite Nest: three small holes around the colony's mark, where a Nest
/// is one large hole.
pub fn satellite(brush: &mut Brush, theme: &Theme, look: Look, center: Pos2, radius: f32) {
    let heap = mix(theme.soil_light, theme.hunting_zone, 0.45);
    let holes: [Pos2; 3] = std::array::from_fn(|i| {
        let angle = UP + i as f32 / 3.0 * std::f32::consts::TAU;
        center + Vec2::angled(angle) * radius * 0.46
    });
    for hole in holes {
        brush.disc(hole, radius * 0.4 + 1.0, EDGE);
    }
    for hole in holes {
        brush.disc(hole, radius * 0.4, heap);
        brush.ring(hole, radius * 0.28, (radius * 0.1).max(1.0), look.color());
        brush.glow(hole, radius * 0.25, Color32::BLACK, theme.nest);
    }
    art::mark(brush, look, center, radius * 0.3);
}

/// A Nest that stands on a Hunting Zone: the zone's rim stays in sight, and a
/// plate says that nobody hunts there.
pub fn camp(brush: &mut Brush, theme: &Theme, look: Look, center: Pos2, radius: f32) {
    art::nest(brush, theme, look, center, radius * 0.7);
    let (plate, across) = (center + vec2(0.5, 0.5) * radius, radius * 0.27);
    brush.disc(plate, across + 1.0, EDGE);
    brush.disc(plate, across, RIM);
    brush.icon_at(Icon::Hunt, plate, across * 1.5, EDGE);
    let slash = vec2(0.72, -0.72) * across;
    brush.line(plate - slash, plate + slash, (across * 0.26).max(1.2), theme.bad);
}

/// What is left where the first Nest stood: a hole that fell in.
pub fn ruin(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32) {
    let ground = mix(theme.hunting_zone, theme.soil_light, 0.35);
    let dark = mix(ground, theme.soil_dark, 0.45);
    brush.disc(center, radius * 0.46, mix(ground, theme.soil_dark, 0.2));
    for i in 0..11 {
        let angle = (i as f32 + noise(i + 5)) / 11.0 * std::f32::consts::TAU;
        let crumb = center + Vec2::angled(angle) * radius * (0.42 + 0.12 * noise(i + 21));
        brush.disc(crumb, radius * (0.045 + 0.03 * noise(i)), dark);
    }
    let crack = [(-0.3, 0.04), (-0.1, -0.06), (0.08, 0.05), (0.28, -0.04)];
    brush.stroke(&Pose::new(center, radius).points(crack), (radius * 0.05).max(0.8), dark);
}

/// A Soldier outside: its colony's token on a shield.
pub fn soldier(brush: &mut Brush, look: Look, center: Pos2, radius: f32) {
    let up = |share: f32| center - vec2(0.0, radius * share);
    shield(brush, up(0.2), radius * 1.45, RIM, EDGE);
    art::token(brush, look, up(0.3), radius * 0.8, 1.0);
}

/// A shield; `radius` is half its height.
pub fn shield(brush: &mut Brush, center: Pos2, radius: f32, fill: Color32, edge: Color32) {
    let outline = [
        (-0.84, -0.76),
        (-0.36, -0.8),
        (0.0, -0.96),
        (0.36, -0.8),
        (0.84, -0.76),
        (0.8, 0.1),
        (0.5, 0.66),
        (0.0, 1.04),
        (-0.5, 0.66),
        (-0.8, 0.1),
    ];
    let points = Pose::new(center, radius).points(outline);
    brush.convex(&points, fill);
    brush.outline(&points, (radius * 0.15).clamp(1.0, 2.6), edge);
}

/// What lies behind an ant of a caste in an anthill or in a hand: a Soldier's
/// shield, a Slave's ring.
pub fn backing(brush: &mut Brush, caste: Caste, center: Pos2, length: f32, [fill, edge]: [Color32; 2]) {
    match caste {
        Caste::Worker | Caste::Queen => {}
        Caste::Soldier => shield(brush, center, length * 0.6, fill, edge),
        Caste::Slave => brush.ring(center, length * 0.5, (length * 0.1).clamp(1.2, 2.6), edge),
    }
}

/// The Formic Acid: a puddle that nobody passes, with drops and its colony's
/// mark; around a Soldier that stands in it puddle and drops are still seen.
pub fn acid(brush: &mut Brush, look: Option<Look>, center: Pos2, radius: f32, is_entered: bool) {
    let (green, dark) = (Color32::from_rgb(0xC9, 0xE2, 0x3C), Color32::from_rgb(0x3C, 0x4A, 0x0C));
    let puddle: [Pos2; 18] = std::array::from_fn(|i| {
        let angle = i as f32 / 18.0 * std::f32::consts::TAU;
        let reach = if i % 3 == 0 { 0.86 } else { 0.76 };
        center + Vec2::angled(angle) * radius * reach
    });
    brush.convex(&puddle, mix(green, dark, 0.22).gamma_multiply(0.85));
    brush.outline(&puddle, (radius * 0.07).max(1.2), dark);
    let drops = match is_entered {
        false => [(-0.26, 0.1, 0.26), (0.27, 0.14, 0.22), (0.0, -0.24, 0.32)],
        true => [(-0.6, -0.02, 0.22), (0.6, -0.02, 0.22), (0.42, 0.44, 0.2)],
    };
    for (x, y, size) in drops {
        drop(brush, center + vec2(x, y) * radius, radius * size, green, dark);
    }
    if let Some(look) = look {
        art::mark(brush, look, center + vec2(-0.4, 0.5) * radius, radius * 0.19);
    }
}

/// A drop of acid; `radius` is about half its height.
fn drop(brush: &mut Brush, center: Pos2, radius: f32, fill: Color32, edge: Color32) {
    let outline = [
        (0.0, -1.1),
        (0.44, -0.28),
        (0.64, 0.18),
        (0.42, 0.66),
        (-0.42, 0.66),
        (-0.64, 0.18),
        (-0.44, -0.28),
    ];
    let points = Pose::new(center, radius).points(outline);
    brush.convex(&points, fill);
    brush.outline(&points, (radius * 0.2).clamp(1.0, 2.5), edge);
}

/// The Jaw: two toothed mandibles open to the right, its colony's mark at
/// their hinge.
pub fn jaw(brush: &mut Brush, look: Look, center: Pos2, radius: f32) {
    let pose = Pose::new(center, radius);
    let mandible = |side: f32| {
        [(-0.5, 0.1), (-0.1, 0.74), (0.6, 0.86), (1.25, 0.6), (1.5, 0.16)].map(|(x, y)| (x, y * side))
    };
    let tooth = |side: f32| [(0.44, 0.8), (0.72, 0.34), (0.94, 0.74)].map(|(x, y)| (x, y * side));
    let brown = Color32::from_rgb(0x7A, 0x3A, 0x24);
    for (grow, color) in [(0.26, RIM), (0.12, EDGE), (0.0, brown)] {
        for side in [-1.0, 1.0] {
            brush.stroke(&pose.points(mandible(side)), radius * (0.26 + grow), color);
            brush.convex(&pose.points(tooth(side)), if grow > 0.2 { RIM } else { EDGE });
        }
    }
    art::mark(brush, look, center - vec2(radius * 0.42, 0.0), radius * 0.56);
}

/// An Egg of the larder: a stolen one is banded and carried on its side, so
/// that it is told from the colony's own.
pub fn stored_egg(brush: &mut Brush, center: Pos2, height: f32, is_stolen: bool) {
    if !is_stolen {
        return art::egg(brush, center, height);
    }
    let half = vec2(height * 0.5, height * 0.36);
    brush.ellipse(center, half + Vec2::splat(1.0), Vec2::X, EDGE);
    brush.ellipse(center, half, Vec2::X, Color32::from_rgb(0xE9, 0xB4, 0x8F));
    for x in [-0.17, 0.17] {
        let [from, to] = [-0.32, 0.32].map(|y| center + vec2(x, y) * height);
        brush.line(from, to, (height * 0.14).max(1.2), EDGE);
    }
}

/// What grows in a Fungus Garden, on the floor of its cavity.
pub fn garden(brush: &mut Brush, room: Rect, fade: f32) {
    let strong = |color: Color32| color.gamma_multiply(fade);
    let side = room.width();
    let (pale, cap) =
        (strong(Color32::from_rgb(0xF1, 0xE6, 0xCF)), strong(Color32::from_rgb(0xC9, 0x6A, 0x4E)));
    let leaf = strong(Color32::from_rgb(0x7C, 0xA8, 0x4A));
    let floor = room.bottom() - side * 0.1;
    for i in 0..9 {
        let x = room.left() + side * (0.14 + 0.09 * i as f32);
        let at = pos2(x, floor + side * 0.03 * noise(i + 3));
        let color = if i % 4 == 1 { leaf } else { pale };
        brush.disc(at, side * (0.055 + 0.03 * noise(i + 60)), color);
    }
    for (x, height) in [(0.17, 0.44), (0.5, 0.26), (0.82, 0.38)] {
        let foot = pos2(room.left() + side * x, floor);
        mushroom(brush, foot, side * height, [pale, cap, strong(EDGE)]);
    }
}

/// A mushroom on its foot, so high.
fn mushroom(brush: &mut Brush, foot: Pos2, height: f32, [stem, cap, edge]: [Color32; 3]) {
    let top = foot - vec2(0.0, height * 0.55);
    brush.line(foot, top, height * 0.3, edge);
    brush.line(foot, top, height * 0.2, stem);
    let dome: [Pos2; 9] = std::array::from_fn(|i| {
        let angle = std::f32::consts::PI * (1.0 + i as f32 / 8.0);
        top + vec2(angle.cos() * 0.46, angle.sin() * 0.48) * height
    });
    brush.convex(&dome, cap);
    brush.outline(&dome, (height * 0.07).clamp(0.7, 1.6), edge);
    for (x, y) in [(-0.18, -0.18), (0.14, -0.26)] {
        brush.disc(top + vec2(x, y) * height, height * 0.065, stem);
    }
}

/// A piece as it lies in its colony's supply, so many points across.
pub fn piece(brush: &mut Brush, theme: &Theme, look: Look, piece: Piece, center: Pos2, across: f32) {
    let ant = |brush: &mut Brush, caste: Caste, length: f32| {
        // A Queen's crown takes room above her.
        let drop = if caste == Caste::Queen { across * 0.14 } else { 0.0 };
        let center = center + vec2(0.0, drop);
        let legs = if theme.dark { mix(look.color(), RIM, 0.6) } else { EDGE };
        let body = if caste == Caste::Slave { art::slave(look.color()) } else { look.color() };
        backing(brush, caste, center, length, [mix(theme.card, EDGE, 0.3), theme.ink]);
        art::ant(brush, Pose::new(center, length).turned(UP), AntStyle { body, legs, caste });
    };
    match piece {
        Piece::Satellite => satellite(brush, theme, look, center + vec2(0.0, across * 0.06), across * 0.58),
        Piece::Queen => ant(brush, Caste::Queen, across * 0.84),
        Piece::Slave => ant(brush, Caste::Slave, across * 0.84),
        Piece::Soldier => ant(brush, Caste::Soldier, across * 0.84),
        Piece::Garden => brush.icon_at(Icon::Garden, center, across, theme.ink),
        Piece::Refresh => brush.icon_at(Icon::Turn, center, across, theme.ink),
        Piece::Acid => {
            let (green, dark) = (Color32::from_rgb(0xC9, 0xE2, 0x3C), Color32::from_rgb(0x3C, 0x4A, 0x0C));
            drop(brush, center + vec2(0.0, across * 0.1), across * 0.52, green, dark);
        }
        Piece::Marabunta => marabunta(brush, center, across),
        Piece::Jaw => jaw(brush, look, center - vec2(across * 0.2, 0.0), across * 0.46),
    }
}

/// A Marabunta token: a dark plate with two chevrons, on the march.
fn marabunta(brush: &mut Brush, center: Pos2, across: f32) {
    let plate = Rect::from_center_size(center, Vec2::splat(across * 0.94));
    brush.rounded(plate, across * 0.2, RIM);
    brush.rounded(plate.shrink(1.0), across * 0.16, EDGE);
    for x in [-0.24, 0.06] {
        let chevron = [(x, -0.26), (x + 0.2, 0.0), (x, 0.26)];
        brush.stroke(&Pose::new(center, across).points(chevron), (across * 0.13).max(1.2), RIM);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::cpu::{self, Canvas};
    use crate::ui::theme::LIGHT;

    const SIDE: usize = 40;

    /// How bright each pixel is of what is painted around the middle.
    fn grey(paint: impl Fn(&mut Brush, Pos2)) -> Vec<f32> {
        let ctx = egui::Context::default();
        let canvas: Canvas = cpu::render(&ctx, [SIDE, SIDE], 1.0, 1, |ui| {
            let mut brush = Brush::of(ui);
            brush.rounded(Rect::EVERYTHING.intersect(ui.clip_rect()), 0.0, LIGHT.grassland);
            paint(&mut brush, pos2(SIDE as f32 / 2.0, SIDE as f32 / 2.0));
            ui.painter().add(brush.take());
        });
        let light = |pixel: &[u8]| {
            0.299 * f32::from(pixel[0]) + 0.587 * f32::from(pixel[1]) + 0.114 * f32::from(pixel[2])
        };
        canvas.bytes().chunks(4).map(light).collect()
    }

    /// Each looks different from each other, at a small zoom and without colour.
    fn assert_apart(least: usize, pictures: &[(&str, Vec<f32>)]) {
        for (i, (one, a)) in pictures.iter().enumerate() {
            for (other, b) in &pictures[..i] {
                let far = a.iter().zip(b).filter(|(a, b)| (**a - **b).abs() > 40.0).count();
                assert!(far >= least, "{one} and {other} differ in {far} pixels");
            }
        }
    }

    #[test]
    fn nests_are_told_apart_in_greyscale() {
        for look in Look::ALL {
            let pictures = [
                ("Nest", grey(|brush, at| art::nest(brush, &LIGHT, look, at, 16.0))),
                ("Satellite Nest", grey(|brush, at| satellite(brush, &LIGHT, look, at, 16.0))),
                ("Nest on a zone", grey(|brush, at| camp(brush, &LIGHT, look, at, 16.0))),
                ("left place", grey(|brush, at| ruin(brush, &LIGHT, at, 16.0))),
            ];
            assert_apart(120, &pictures);
        }
    }

    #[test]
    fn ants_outside_are_told_apart_in_greyscale() {
        for look in Look::ALL {
            let acid =
                |brush: &mut Brush, at: Pos2, entered: bool| acid(brush, Some(look), at, 16.0, entered);
            let pictures = [
                ("Worker", grey(|brush, at| art::token(brush, look, at, 6.7, 1.0))),
                ("Soldier", grey(|brush, at| soldier(brush, look, at, 6.7))),
                ("Acid", grey(|brush, at| acid(brush, at, false))),
                (
                    "Soldier on Acid",
                    grey(|brush, at| {
                        acid(brush, at, true);
                        soldier(brush, look, at, 6.7);
                    }),
                ),
            ];
            assert_apart(60, &pictures);
        }
    }

    #[test]
    fn castes_are_told_apart_in_greyscale() {
        let ant = |caste: Caste| {
            grey(move |brush, at| {
                let body = LIGHT.ink;
                backing(brush, caste, at, 14.0, [LIGHT.soil_light, RIM]);
                art::ant(brush, Pose::new(at, 14.0).turned(UP), AntStyle { body, legs: body, caste });
            })
        };
        let all = [
            ("Worker", ant(Caste::Worker)),
            ("Queen", ant(Caste::Queen)),
            ("Soldier", ant(Caste::Soldier)),
            ("Slave", ant(Caste::Slave)),
        ];
        assert_apart(25, &all);
    }

    #[test]
    fn pieces_of_the_supply_are_told_apart_in_greyscale() {
        use Piece::{Acid, Garden, Jaw, Marabunta, Queen, Refresh, Satellite, Slave, Soldier};
        let all = [Acid, Garden, Jaw, Marabunta, Queen, Refresh, Satellite, Slave, Soldier];
        let pictures =
            all.map(|kind| ("a piece", grey(|brush, at| piece(brush, &LIGHT, Look::Pink, kind, at, 13.0))));
        assert_apart(25, &pictures);
        let eggs =
            [false, true].map(|stolen| ("an Egg", grey(|brush, at| stored_egg(brush, at, 12.0, stolen))));
        assert_apart(15, &eggs);
    }
}
