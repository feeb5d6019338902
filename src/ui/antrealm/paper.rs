//! Cards and food markers as they lie on the table.

use egui::{Align2, Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::art;
use super::stage::Stage;
use crate::antrealm::{CardId, Item};
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size};

/// From this width on a card shows its name.
const NAMED: f32 = 60.0;

/// Below this width it shows its rank and suit alone.
const TINY: f32 = 34.0;

/// How a card looks now.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Look {
    /// It may be clicked.
    pub lit: bool,
    /// The pointer or the keyboard is on it.
    pub over: bool,
    /// It is what is asked about.
    pub asked: bool,
    /// It is settled.
    pub dim: bool,
    /// It has fought.
    pub crossed: bool,
    /// It came from another colony.
    pub passed: bool,
    /// The last refusal is about it.
    pub refused: bool,
    /// The line of the log under the pointer speaks of it.
    pub pointed: bool,
}

/// Paints a card or a marker; nothing under it shines through afterwards.
pub fn item(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, item: Item, look: Look) {
    match item {
        Item::Card(id) => card(sheet, stage, rect, id, look),
        Item::Marker(level) => marker(sheet, stage, rect, level, look),
    }
    sheet.flush();
}

fn ground(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, paper: Color32, look: Look) {
    let theme = stage.theme;
    let corner = (rect.width() * 0.11).clamp(3.0, 8.0);
    let lift = if look.asked { 4.0 } else { 1.5 };
    sheet.brush.rounded(
        rect.translate(vec2(0.0, lift)).expand(0.5),
        corner,
        theme.shadow.gamma_multiply(1.3),
    );
    let paper = if look.over { mix(paper, theme.ink, 0.06) } else { paper };
    let paper = if look.lit || look.asked { mix(paper, theme.accent, 0.12) } else { paper };
    sheet.brush.rounded(rect, corner, paper);
    let (width, line) = if look.refused {
        (2.5, theme.bad)
    } else if look.lit || look.asked {
        (2.5, theme.accent)
    } else if look.pointed {
        (2.5, theme.ink)
    } else {
        (1.0, mix(theme.line, theme.ink, 0.2))
    };
    sheet.brush.frame(rect, corner, width, line);
}

fn card(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, id: CardId, look: Look) {
    let theme = stage.theme;
    let rank = id.rank();
    let named = rect.width() >= NAMED;
    ground(sheet, stage, rect, theme.card, look);
    if rect.width() < TINY {
        let (upper, lower) = rect.split_top_bottom_at_fraction(0.46);
        sheet.write(upper.center(), Align2::CENTER_CENTER, art::letter(rank), size::SMALL, theme.ink);
        art::suit(&mut sheet.brush, id.suit(), lower.center() - vec2(0.0, 2.0), rect.width() * 0.24);
        return marks(sheet, stage, rect, look);
    }
    let letter = (rect.height() * 0.16).clamp(11.0, 19.0);
    let at = rect.left_top() + vec2(letter * 0.35 + 2.0, letter * 0.75 + 2.0);
    let letter = sheet.write(at, Align2::LEFT_CENTER, art::letter(rank), letter, theme.ink);
    let radius = (rect.width() * 0.1).clamp(4.5, 8.0);
    let sign = pos2((letter.right() + radius + 3.0).min(rect.right() - radius - 2.0), letter.center().y);
    art::suit(&mut sheet.brush, id.suit(), sign, radius);
    let side = (rect.width() * 0.58).min(rect.height() * if named { 0.38 } else { 0.42 });
    let middle = pos2(rect.center().x, rect.top() + rect.height() * if named { 0.46 } else { 0.56 });
    art::picture(&mut sheet.brush, theme, rank, middle, side);
    let content = &stage.view.content;
    let level = stage.view.level(content, Item::Card(id));
    if rect.width() >= 38.0 {
        let low = rect.bottom() - if named { rect.height() * 0.2 + 4.0 } else { 8.0 };
        levels(sheet, stage, pos2(rect.center().x, low), (rect.width() * 0.14).clamp(8.0, 13.0), level);
    }
    if named {
        if let Some(cost) = content.cost(rank) {
            let radius = (rect.width() * 0.12).clamp(8.0, 11.0);
            let at = pos2(rect.right() - radius - 5.0, rect.top() + radius + 5.0);
            art::coin(sheet, theme, at, radius, &cost.to_string());
        }
        name(sheet, stage, rect, id);
    }
    marks(sheet, stage, rect, look);
}

fn name(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, id: CardId) {
    let words = stage.say(id.rank().key());
    let at = pos2(rect.center().x, rect.bottom() - 10.0);
    let width = rect.width() - 6.0;
    sheet.write_cut(at, Align2::CENTER_CENTER, &words, size::SMALL, width, stage.theme.ink);
}

/// What something feeds, as so many bites.
fn levels(sheet: &mut Sheet, stage: &Stage<'_>, center: Pos2, height: f32, level: u8) {
    let color = art::food_color(stage.theme);
    let left = center.x - height * 0.5 * (f32::from(level) - 1.0);
    for i in 0..level {
        let at = pos2(left + height * f32::from(i), center.y);
        sheet.brush.icon_at(Icon::Food, at, height, color);
    }
}

fn marks(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, look: Look) {
    let theme = stage.theme;
    if look.dim || look.crossed {
        sheet.flush();
        let veil = theme.background.gamma_multiply(0.55);
        sheet.brush.rounded(rect.expand(0.5), rect.width() * 0.1, veil);
    }
    if look.crossed {
        let inner = rect.shrink(rect.width() * 0.2);
        art::cross(&mut sheet.brush, inner, 3.0, mix(theme.bad, theme.card, 0.15));
    }
    if look.passed {
        let at = pos2(rect.right() - 8.0, rect.top() + rect.height() * 0.34);
        sheet.brush.disc(at, 7.5, theme.card);
        sheet.brush.ring(at, 7.5, 1.0, theme.faint);
        sheet.brush.icon_at(Icon::Redo, at, 11.0, theme.ink);
    }
}

fn marker(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, level: u8, look: Look) {
    let theme = stage.theme;
    ground(sheet, stage, rect, mix(theme.card, theme.hunting_zone, 0.45), look);
    let side = (rect.width() * 0.56).min(rect.height() * 0.5);
    let middle = rect.center() - vec2(0.0, rect.height() * 0.08);
    sheet.brush.icon_at(Icon::Food, middle, side, art::food_color(theme));
    let at = pos2(rect.center().x, rect.bottom() - (rect.height() * 0.16).max(7.0));
    sheet.write(
        at,
        Align2::CENTER_CENTER,
        &level.to_string(),
        size::BODY.min(rect.height() * 0.36),
        theme.ink,
    );
    marks(sheet, stage, rect, look);
}

/// A face-down pile with the number of its cards.
pub fn pile(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, count: u8) {
    let theme = stage.theme;
    for layer in (0..=count.div_ceil(16).min(3)).rev() {
        let rect = rect.translate(Vec2::splat(1.6 * f32::from(layer)));
        let back = if count == 0 { theme.panel } else { mix(theme.soil_light, theme.card, 0.25) };
        sheet.brush.rounded(rect.expand(0.7), 4.0, mix(theme.line, theme.ink, 0.3));
        sheet.brush.rounded(rect, 4.0, back);
    }
    let ink = if count == 0 { theme.faint } else { Color32::from_rgb(0xF6, 0xEE, 0xDC) };
    sheet.write(rect.center(), Align2::CENTER_CENTER, &count.to_string(), size::STRONG, ink);
}

/// Where so many cards of a size lie in a row, closer together when they don't
/// fit beside each other.
pub fn spread(row: Rect, count: usize, card: Vec2, gap: f32) -> impl Iterator<Item = Rect> {
    let room = (row.width() - card.x).max(0.0);
    let step = (card.x + gap).min(room / (count.max(2) - 1) as f32);
    let top = row.center().y - card.y / 2.0;
    (0..count).map(move |i| Rect::from_min_size(pos2(row.left() + step * i as f32, top), card))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stay_in_their_row_however_many_there_are() {
        let row = Rect::from_min_size(pos2(10.0, 10.0), vec2(300.0, 90.0));
        for count in 1..30 {
            let cards: Vec<Rect> = spread(row, count, vec2(60.0, 84.0), 6.0).collect();
            assert_eq!(cards.len(), count);
            assert!(cards.iter().all(|card| row.expand(0.1).contains_rect(*card)));
            assert!(cards.windows(2).all(|pair| pair[0].left() < pair[1].left()));
        }
    }
}
