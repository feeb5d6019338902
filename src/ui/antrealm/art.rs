//! Pictures of suits, tokens, dice, chambers and of what the cards show.

use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

use crate::antrealm::pack::{Kind, Rank};
use crate::engine::Seat;
use crate::ui::brush::{Brush, Pose};
use crate::ui::colony::Look;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{Theme, mix};

/// The dark line around pieces, on any ground.
pub const EDGE: Color32 = Color32::from_rgb(0x24, 0x1C, 0x16);

/// Letters of the ranks, as on ordinary cards.
pub fn letter(rank: Rank) -> &'static str {
    const LETTERS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    LETTERS[rank as usize]
}

/// A suit in its colony's colour.
pub fn suit(brush: &mut Brush, suit: Seat, center: Pos2, radius: f32) {
    let grow = (radius * 0.14).clamp(0.7, 1.6);
    suit_parts(brush, suit, center, radius, grow, EDGE.gamma_multiply(0.85));
    suit_parts(brush, suit, center, radius, 0.0, Look::of(suit).color());
}

fn suit_parts(brush: &mut Brush, suit: Seat, center: Pos2, radius: f32, grow: f32, color: Color32) {
    let pose = Pose::new(center, radius);
    let disc = |brush: &mut Brush, x: f32, y: f32, r: f32| {
        brush.disc(pose.point(x, y), r * radius + grow, color);
    };
    let flat = |brush: &mut Brush, points: &[Pos2]| {
        brush.convex(points, color);
        if grow > 0.0 {
            brush.outline(points, 2.0 * grow, color);
        }
    };
    let stem = pose.points([(0.0, 0.0), (0.34, 1.0), (-0.34, 1.0)]);
    match suit.0 % 4 {
        0 => {
            disc(brush, -0.42, 0.2, 0.46);
            disc(brush, 0.42, 0.2, 0.46);
            flat(brush, &pose.points([(0.0, -1.0), (0.84, 0.08), (0.0, 0.5), (-0.84, 0.08)]));
            flat(brush, &stem);
        }
        1 => {
            disc(brush, -0.44, -0.32, 0.5);
            disc(brush, 0.44, -0.32, 0.5);
            flat(brush, &pose.points([(0.0, -0.36), (0.9, -0.1), (0.0, 1.0), (-0.9, -0.1)]));
        }
        2 => {
            disc(brush, 0.0, -0.52, 0.44);
            disc(brush, -0.48, 0.2, 0.44);
            disc(brush, 0.48, 0.2, 0.44);
            flat(brush, &stem);
        }
        _ => flat(brush, &pose.points([(0.0, -1.06), (0.8, 0.0), (0.0, 1.06), (-0.8, 0.0)])),
    }
}

/// A token: a healthy team is round and green, a wounded one square, red and
/// cut.
pub fn token(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32, green: bool) {
    if green {
        brush.disc(center, radius, mix(theme.good, EDGE, 0.55));
        brush.disc(center, radius - 1.2, theme.good);
        if radius >= 7.0 {
            brush.icon_at(Icon::Ant, center, radius * 1.45, theme.ink_on(theme.good));
        }
        return;
    }
    let square = Rect::from_center_size(center, Vec2::splat(radius * 1.72));
    brush.rounded(square, radius * 0.25, mix(theme.bad, EDGE, 0.55));
    brush.rounded(square.shrink(1.2), radius * 0.2, theme.bad);
    let reach = radius * 0.62;
    let cut = [center + vec2(-reach, reach), center + vec2(reach, -reach)];
    brush.line(cut[0], cut[1], (radius * 0.24).max(1.4), theme.ink_on(theme.bad));
}

/// Tokens in a row that takes at most `width`: closer together when there are
/// many. Returns what the row takes.
pub fn tokens(
    brush: &mut Brush,
    theme: &Theme,
    left: Pos2,
    radius: f32,
    width: f32,
    [greens, reds]: [u8; 2],
) -> Rect {
    let count = greens + reds;
    if count == 0 {
        return Rect::from_min_size(left, Vec2::ZERO);
    }
    let step = (2.0 * radius + 2.0).min((width - 2.0 * radius) / f32::from(count.max(2) - 1));
    for i in 0..count {
        let at = left + vec2(radius + step * f32::from(i), 0.0);
        token(brush, theme, at, radius, i < greens);
    }
    let size = vec2(2.0 * radius + step * f32::from(count - 1), 2.0 * radius);
    Rect::from_min_size(left - vec2(0.0, radius), size)
}

/// Tokens by their numbers, where there are too many to be seen one by one.
/// Returns where it ends.
pub fn tally(
    sheet: &mut Sheet,
    theme: &Theme,
    left: Pos2,
    radius: f32,
    counts: [u8; 2],
    color: Color32,
) -> f32 {
    let mut x = left.x;
    for (green, count) in [(true, counts[0]), (false, counts[1])] {
        if count == 0 {
            continue;
        }
        token(&mut sheet.brush, theme, pos2(x + radius, left.y), radius, green);
        let at = pos2(x + 2.0 * radius + 4.0, left.y);
        let size = (radius * 1.9).clamp(11.0, 15.0);
        x = sheet.write(at, Align2::LEFT_CENTER, &count.to_string(), size, color).right() + 8.0;
    }
    x
}

/// Equal tokens in as many rows as they need: as large as fits.
pub fn heap(brush: &mut Brush, theme: &Theme, rect: Rect, green: bool, count: u8) {
    if count == 0 {
        return;
    }
    let fits = |radius: &f32| {
        let columns = (rect.width() / (2.0 * radius + 2.0)).floor().max(1.0);
        (f32::from(count) / columns).ceil() * (2.0 * radius + 2.0) <= rect.height()
    };
    let radius = [13.0, 12.0, 11.0, 10.0, 9.0, 8.0, 7.0, 6.0].into_iter().find(fits).unwrap_or(5.0);
    let step = 2.0 * radius + 2.0;
    let columns = (rect.width() / step).floor().max(1.0) as u8;
    let rows = count.div_ceil(columns);
    let top = rect.center().y - step * f32::from(rows) / 2.0 + step / 2.0;
    for i in 0..count {
        let (column, row) = (f32::from(i % columns), f32::from(i / columns));
        token(brush, theme, pos2(rect.left() + step * (column + 0.5), top + step * row), radius, green);
    }
}

/// A die.
pub fn die(brush: &mut Brush, theme: &Theme, rect: Rect, pips: u8) {
    let corner = rect.width() * 0.2;
    brush.rounded(rect.translate(vec2(0.0, 2.0)), corner, theme.shadow);
    brush.rounded(rect, corner, mix(theme.card, Color32::WHITE, 0.2));
    brush.frame(rect, corner, 1.5, mix(theme.ink, theme.card, 0.3));
    let at = |x: f32, y: f32| rect.center() + vec2(x, y) * rect.width() * 0.27;
    let (middle, ends, others) = (pips % 2 == 1, pips > 1, pips > 3);
    let mut spots = Vec::with_capacity(6);
    spots.extend(middle.then(|| at(0.0, 0.0)));
    spots.extend(ends.then(|| [at(-1.0, -1.0), at(1.0, 1.0)]).into_iter().flatten());
    spots.extend(others.then(|| [at(1.0, -1.0), at(-1.0, 1.0)]).into_iter().flatten());
    spots.extend((pips == 6).then(|| [at(-1.0, 0.0), at(1.0, 0.0)]).into_iter().flatten());
    for spot in spots {
        brush.disc(spot, rect.width() * 0.085, theme.ink);
    }
}

/// A number on a coin: what something costs.
pub fn coin(sheet: &mut Sheet, theme: &Theme, at: Pos2, radius: f32, words: &str) {
    sheet.brush.disc(at, radius, mix(theme.card, theme.hunting_zone, 0.75));
    sheet.brush.ring(at, radius, 1.0, mix(theme.card, theme.ink, 0.5));
    sheet.write(at, Align2::CENTER_CENTER, words, (radius * 1.25).max(11.0), theme.ink);
}

/// The colour of food: berries.
pub fn food_color(theme: &Theme) -> Color32 {
    mix(theme.ink, theme.bad, 0.45)
}

/// What a card of a rank shows.
pub fn picture(brush: &mut Brush, theme: &Theme, rank: Rank, center: Pos2, side: f32) {
    let ink = mix(theme.ink, theme.card, 0.1);
    let icon = |brush: &mut Brush, icon: Icon, color: Color32| brush.icon_at(icon, center, side, color);
    let leaf = mix(theme.forest, theme.ink, 0.25);
    match rank {
        Rank::Nest => icon(brush, Icon::Nest, mix(theme.mound, theme.ink, 0.2)),
        Rank::HoneyInsect => icon(brush, Icon::Aphid, leaf),
        Rank::Stone => stone(brush, theme, center, side * 0.46),
        Rank::DeadLeaf => icon(brush, Icon::Leaf, mix(theme.mound, theme.hunting_zone, 0.4)),
        Rank::SmallInsect => icon(brush, Icon::Crawling, ink),
        Rank::Seed => icon(brush, Icon::Seed, leaf),
        Rank::Resin => drop_of_resin(brush, center, side * 0.46),
        Rank::Cricket => cricket(brush, center, side / 2.0, ink),
        Rank::Straggler => straggler(brush, theme, center, side),
        Rank::GiantInsect => icon(brush, Icon::Arachnid, mix(theme.bad, theme.ink, 0.45)),
        Rank::Anteater => anteater(brush, center, side / 2.0, ink),
        Rank::Cliff => cliff(brush, theme, center, side / 2.0),
        Rank::Encounter => encounter(brush, theme, center, side),
    }
}

/// A grey stone.
pub fn stone(brush: &mut Brush, theme: &Theme, center: Pos2, radius: f32) {
    let pose = Pose::new(center, radius);
    let body =
        [(-1.0, 0.35), (-0.7, -0.45), (0.05, -0.8), (0.8, -0.3), (1.0, 0.45), (0.4, 0.8), (-0.6, 0.75)];
    let body = pose.points(body);
    brush.convex(&body, theme.rock);
    brush.outline(&body, (radius * 0.12).max(1.0), mix(theme.rock, EDGE, 0.6));
    let edge = pose.points([(-0.7, -0.45), (-0.15, -0.1), (0.1, 0.7)]);
    brush.stroke(&edge, (radius * 0.1).max(0.8), mix(theme.rock, EDGE, 0.4));
}

fn drop_of_resin(brush: &mut Brush, center: Pos2, radius: f32) {
    let amber = Color32::from_rgb(0xC8, 0x7A, 0x1E);
    let pose = Pose::new(center + vec2(0.0, radius * 0.2), radius);
    brush.convex(&pose.points([(0.0, -1.25), (0.6, -0.05), (-0.6, -0.05)]), amber);
    brush.disc(pose.point(0.0, 0.2), radius * 0.68, amber);
    brush.ellipse(
        pose.point(-0.25, 0.15),
        vec2(0.12, 0.24) * radius,
        Vec2::X,
        Color32::from_white_alpha(150),
    );
}

fn cricket(brush: &mut Brush, center: Pos2, half: f32, ink: Color32) {
    let pose = Pose::new(center, half);
    let width = (half * 0.13).max(1.0);
    brush.ellipse(pose.point(0.0, 0.15), vec2(0.62, 0.24) * half, Vec2::angled(-0.15), ink);
    brush.disc(pose.point(0.66, -0.02), half * 0.22, ink);
    brush.stroke(&pose.points([(-0.1, 0.2), (-0.5, -0.72), (-0.85, 0.75)]), width * 1.3, ink);
    brush.stroke(&pose.points([(0.25, 0.25), (0.1, 0.75)]), width, ink);
    brush.stroke(&pose.points([(0.5, 0.2), (0.6, 0.75)]), width, ink);
    brush.stroke(&pose.points([(0.75, -0.15), (0.85, -0.6), (0.55, -0.9)]), width * 0.7, ink);
}

fn straggler(brush: &mut Brush, theme: &Theme, center: Pos2, side: f32) {
    let ink = mix(theme.ink, theme.card, 0.1);
    let far = mix(theme.ink, theme.card, 0.6);
    brush.icon_at(Icon::Ant, center + vec2(-0.24, 0.2) * side, side * 0.62, ink);
    for i in 0..3 {
        let at = center + vec2(0.1 + 0.13 * i as f32, -0.14 - 0.09 * i as f32) * side;
        brush.disc(at, side * 0.04, far);
    }
}

fn anteater(brush: &mut Brush, center: Pos2, half: f32, ink: Color32) {
    let pose = Pose::new(center, half);
    brush.ellipse(pose.point(-0.12, -0.08), vec2(0.52, 0.36) * half, Vec2::X, ink);
    let snout = pose.points([(0.18, -0.38), (0.95, 0.34), (0.86, 0.42), (0.1, 0.05)]);
    brush.convex(&snout, ink);
    brush.stroke(&pose.points([(0.9, 0.38), (1.0, 0.62)]), (half * 0.07).max(0.8), ink);
    for x in [-0.45, -0.15, 0.15] {
        brush.stroke(&pose.points([(x, 0.1), (x - 0.02, 0.68)]), half * 0.17, ink);
    }
    brush.convex(&pose.points([(-0.5, -0.25), (-0.5, 0.15), (-1.0, 0.5), (-0.95, -0.35)]), ink);
}

fn cliff(brush: &mut Brush, theme: &Theme, center: Pos2, half: f32) {
    let pose = Pose::new(center, half);
    let rock = mix(theme.rock, theme.ink, 0.2);
    let wall = pose.points([(-1.0, -0.6), (0.05, -0.6), (0.3, -0.1), (0.12, 0.9), (-1.0, 0.9)]);
    brush.convex(&wall, rock);
    brush.stroke(&pose.points([(-1.0, -0.6), (0.05, -0.6)]), half * 0.16, theme.forest);
    let fall = [(0.62, -0.4), (0.62, 0.55)];
    brush.stroke(&pose.points(fall), half * 0.13, theme.ink);
    brush.convex(&pose.points([(0.36, 0.45), (0.88, 0.45), (0.62, 0.92)]), theme.ink);
}

fn encounter(brush: &mut Brush, theme: &Theme, center: Pos2, side: f32) {
    let ink = mix(theme.ink, theme.card, 0.1);
    brush.icon_at(Icon::Ant, center - vec2(side * 0.27, 0.0), side * 0.58, ink);
    brush.icon_at(Icon::Ant, center + vec2(side * 0.27, 0.0), side * 0.58, mix(theme.bad, theme.ink, 0.35));
    let pose = Pose::new(center, side * 0.5);
    let width = (side * 0.05).max(1.0);
    brush.stroke(&pose.points([(-0.2, -0.8), (0.2, -0.5)]), width, ink);
    brush.stroke(&pose.points([(0.2, -0.8), (-0.2, -0.5)]), width, ink);
}

/// The sign of a kind of chamber.
pub fn kind(brush: &mut Brush, kind: Kind, center: Pos2, side: f32, color: Color32) {
    match kind {
        Kind::Queen => brush.icon_at(Icon::Queen, center, side, color),
        Kind::Nursery => brush.icon_at(Icon::Nursery, center, side, color),
        Kind::Storehouse => brush.icon_at(Icon::Food, center, side, color),
        Kind::Fungus => mushroom(brush, center, side / 2.0, color),
        Kind::Dump => brush.icon_at(Icon::Aphid, center, side, color),
    }
}

fn mushroom(brush: &mut Brush, center: Pos2, half: f32, color: Color32) {
    let pose = Pose::new(center, half);
    let cap = [(-0.9, 0.05), (-0.72, -0.45), (-0.3, -0.74), (0.3, -0.74), (0.72, -0.45), (0.9, 0.05)];
    brush.convex(&pose.points(cap), color);
    brush.convex(&pose.points([(-0.2, 0.05), (0.2, 0.05), (0.28, 0.85), (-0.28, 0.85)]), color);
}

/// A cross over something that is done with.
pub fn cross(brush: &mut Brush, rect: Rect, width: f32, color: Color32) {
    brush.line(rect.left_top(), rect.right_bottom(), width, color);
    brush.line(rect.right_top(), rect.left_bottom(), width, color);
}

/// Steps taken of steps needed, as a row of pips whose left middle is `at`.
pub fn pips(brush: &mut Brush, theme: &Theme, at: Pos2, step: f32, [taken, needed]: [u8; 2]) {
    let radius = (step * 0.36).min(6.0);
    for i in 0..needed.max(taken) {
        let at = pos2(at.x + radius + step * f32::from(i), at.y);
        if i < taken {
            brush.disc(at, radius, mix(theme.good, theme.ink, 0.2));
        }
        brush.ring(at, radius, 1.2, mix(theme.card, theme.ink, if i < taken { 0.7 } else { 0.4 }));
    }
}
