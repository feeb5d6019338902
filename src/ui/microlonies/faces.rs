//! What is printed on Chamber tiles and Prey cards, as they lie in the river.
//!
//! In a small window there is no room for every word: narrow cards show the
//! kind of a chamber by its icon, and the figures of Prey on a line of their
//! own. Names are in the tooltips then.

use arrayvec::ArrayVec;
use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::names::{badge_icon, kind_icon};
use super::sheet::Sheet;
use super::stage::Stage;
use super::tile::{self, TileStyle};
use crate::microlonies::ids::{PreyId, TileId};
use crate::microlonies::pack::{ChamberFace, ChamberKind};
use crate::ui::icons::Icon;
use crate::ui::theme::{mix, size};

/// The places of everything on a card, which may not overlap.
pub type Taken = ArrayVec<Rect, 12>;

/// Below this width a tile shows no name.
const NAMED_TILE: f32 = 140.0;
/// Below this width a Prey card has a third line.
const TWO_LINES: f32 = 126.0;

/// Paints a Chamber tile: its picture, name and Workers, and what a Food
/// chamber stores.
pub fn tile_card(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, tile: TileId) -> Taken {
    let face = stage.view.content.tile_face(tile);
    let narrow = rect.width() < NAMED_TILE;
    let most = if narrow { rect.width() * 0.42 } else { f32::INFINITY };
    let side = most.min(rect.height() - 8.0);
    let picture =
        Rect::from_min_size(pos2(rect.left() + 5.0, rect.center().y - side / 2.0), Vec2::splat(side));
    tile::paint(sheet, stage.theme, picture, face, TileStyle::loose(u32::from(tile.0) + 11));
    let mut taken = Taken::from_iter([picture]);
    let left = picture.right() + if narrow { 6.0 } else { 8.0 };
    let line = rect.height() * 0.3;
    let (upper, lower) = (pos2(left, rect.top() + line), pos2(left, rect.bottom() - line));
    let workers = reinforcements(sheet, stage, lower, tile);
    taken.push(workers);
    if narrow {
        if face.kind == ChamberKind::Food {
            store(sheet, stage, upper, face, &mut taken);
        } else {
            sheet.brush.icon_at(kind_icon(face.kind), upper + vec2(10.0, 0.0), 19.0, stage.theme.ink);
            taken.push(square(upper + vec2(10.0, 0.0), 19.0));
        }
        return taken;
    }
    let name = stage.say(face.kind.key());
    let width = rect.right() - left - 4.0;
    taken.push(sheet.write_cut(upper, Align2::LEFT_CENTER, &name, size::BODY, width, stage.theme.ink));
    if face.kind == ChamberKind::Food {
        store(sheet, stage, pos2(workers.right() + 6.0, lower.y), face, &mut taken);
    }
    taken
}

/// The Workers that come with a tile.
fn reinforcements(sheet: &mut Sheet, stage: &Stage<'_>, at: Pos2, tile: TileId) -> Rect {
    let words = format!("+{}", stage.view.content.reinforcements(tile));
    let number = sheet.write(at, Align2::LEFT_CENTER, &words, size::BODY, stage.theme.ink);
    let ant = pos2(number.right() + 10.0, at.y);
    sheet.brush.icon_at(Icon::Ant, ant, 16.0, stage.theme.ink);
    number.union(square(ant, 16.0))
}

/// What a Food chamber stores.
fn store(sheet: &mut Sheet, stage: &Stage<'_>, at: Pos2, face: &ChamberFace, taken: &mut Taken) {
    match face.badge {
        None => {
            let food = stage.view.content.numbers().general_food.to_string();
            taken.push(sheet.count(at, Icon::Food, &food, 15.0, food_color(stage)));
        }
        Some(badge) => {
            let (food, sign) = (at + vec2(7.5, 0.0), at + vec2(25.0, 0.0));
            sheet.brush.icon_at(Icon::Food, food, 15.0, food_color(stage));
            sheet.brush.icon_at(badge_icon(badge), sign, 15.0, stage.theme.ink);
            taken.extend([square(food, 15.0), square(sign, 15.0)]);
        }
    }
}

/// Where the lines of a Prey card lie, and how large its icons are.
struct Lines {
    left: f32,
    right: f32,
    name: f32,
    figures: f32,
    badges: f32,
    icon: f32,
}

impl Lines {
    fn new(rect: Rect) -> Self {
        let at = |share: f32| rect.top() + rect.height() * share;
        if rect.width() < TWO_LINES {
            return Self {
                left: rect.left() + 6.0,
                right: rect.right() - 5.0,
                name: at(0.18),
                figures: at(0.5),
                badges: at(0.82),
                icon: 12.0,
            };
        }
        Self {
            left: rect.left() + 10.0,
            right: rect.right() - 7.0,
            name: at(0.29),
            figures: at(0.29),
            badges: at(0.71),
            icon: (rect.height() * 0.3).min(rect.width() / 9.5).clamp(13.0, 22.0),
        }
    }

    fn is_narrow(&self) -> bool {
        self.name != self.figures
    }
}

/// Paints a Prey card: name, badges, food, and what it costs and brings.
pub fn prey_card(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, prey: PreyId) -> Taken {
    let theme = stage.theme;
    let card = stage.view.content.prey(prey);
    let lines = Lines::new(rect);
    let icon = lines.icon;
    let gold = mix(theme.ink, theme.accent, 0.7);
    let mut taken = Taken::new();
    let mut right = lines.right;
    for (kind, count) in [(Icon::Points, card.vp), (Icon::Trophy, card.trophies)] {
        if count > 0 {
            let figure = figure(sheet, stage, pos2(right, lines.figures), (kind, gold), count, icon);
            right = figure.left() - 4.0;
            taken.push(figure);
        }
    }
    let name = stage.text.words(&card.name);
    let end = if lines.is_narrow() { lines.right } else { right };
    let at = pos2(lines.left, lines.name);
    taken.push(sheet.write_cut(at, Align2::LEFT_CENTER, name, size::BODY, end - lines.left, theme.ink));
    let low = if lines.is_narrow() { lines.figures } else { lines.badges };
    let food = pos2(lines.left, low);
    let food = sheet.count(food, Icon::Food, &card.food.to_string(), icon, food_color(stage));
    taken.push(food);
    let mut x = if lines.is_narrow() { lines.left } else { food.right() + 6.0 };
    for badge in &card.badges {
        let at = pos2(x + icon * 0.53, lines.badges);
        badge_coin(sheet, stage, at, icon * 1.06, badge_icon(*badge));
        taken.push(square(at, icon * 1.06));
        x += icon * 1.1;
    }
    if card.losses > 0 {
        let at = pos2(lines.right, lines.badges);
        taken.push(figure(sheet, stage, at, (Icon::Loss, theme.bad), card.losses, icon));
    }
    taken
}

/// The colour of food: berries.
pub fn food_color(stage: &Stage<'_>) -> Color32 {
    mix(stage.theme.ink, stage.theme.bad, 0.45)
}

/// A badge on its coin.
pub fn badge_coin(sheet: &mut Sheet, stage: &Stage<'_>, at: Pos2, across: f32, icon: Icon) {
    let theme = stage.theme;
    sheet.brush.disc(at, across / 2.0, mix(theme.card, theme.hunting_zone, 0.75));
    sheet.brush.ring(at, across / 2.0, 0.9, mix(theme.card, theme.ink, 0.45));
    sheet.brush.icon_at(icon, at, across * 0.74, theme.ink);
}

/// A figure with its icon at the right end of a line; returns what it takes.
fn figure(
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    right: Pos2,
    (icon, color): (Icon, Color32),
    count: u8,
    height: f32,
) -> Rect {
    let words = sheet.write(right, Align2::RIGHT_CENTER, &count.to_string(), size::BODY, stage.theme.ink);
    let at = pos2(words.left() - height * 0.55, right.y);
    sheet.brush.icon_at(icon, at, height * 0.95, color);
    words.union(square(at, height * 0.95))
}

fn square(center: Pos2, side: f32) -> Rect {
    Rect::from_center_size(center, Vec2::splat(side))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{Lang, Text};
    use crate::ui::microlonies::river::slots;
    use crate::ui::microlonies::sample;
    use crate::ui::{fonts, theme};

    /// What is wrong with what lies on a card.
    fn faults(card: Rect, taken: &Taken) -> Vec<(Rect, Rect)> {
        let mut faults = Vec::new();
        for (i, rect) in taken.iter().enumerate() {
            if !card.contains_rect(rect.shrink(0.6)) {
                faults.push((card, *rect));
            }
            let others = taken[..i].iter().filter(|other| other.shrink(0.6).intersects(rect.shrink(0.6)));
            faults.extend(others.map(|other| (*other, *rect)));
        }
        faults
    }

    #[test]
    fn nothing_on_a_card_of_the_river_overlaps_in_any_window() {
        let ctx = egui::Context::default();
        fonts::install(&ctx);
        theme::install(&ctx, true);
        let view = sample::view(2);
        for lang in Lang::ALL {
            let text = Text::new(lang);
            for width in [684.0, 740.0, 784.0, 830.0, 925.0, 1200.0, 1600.0] {
                let strip = Rect::from_min_size(Pos2::ZERO, vec2(width, 134.0));
                let slots = slots(strip, 0);
                let mut output = ctx.run_ui(egui::RawInput::default(), |ui| {
                    let stage = Stage::still(ui, &view, &[], &text);
                    let mut sheet = Sheet::new(ui, strip);
                    for prey in 0..view.content.setup.pack.prey.len() {
                        let taken = prey_card(&mut sheet, &stage, slots.prey, PreyId(prey as u8));
                        let faults = faults(slots.prey, &taken);
                        assert!(faults.is_empty(), "Prey {prey} in a river {width} wide: {faults:?}");
                    }
                    for tile in 0..view.content.setup.pack.chambers.len() {
                        let taken = tile_card(&mut sheet, &stage, slots.tile, TileId(tile as u8));
                        let faults = faults(slots.tile, &taken);
                        assert!(faults.is_empty(), "tile {tile} in a river {width} wide: {faults:?}");
                    }
                });
                output.textures_delta.clear();
            }
        }
    }
}
