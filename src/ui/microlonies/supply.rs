//! The pieces that came with a colony's species and what its larder holds, as
//! counted tokens: everyone at the table sees them.

use egui::{Align2, Pos2, Rect, Vec2, vec2};

use super::faces::food_color;
use super::sheet::Sheet;
use super::stage::Stage;
use super::tokens;
use crate::engine::{Line, Seat};
use crate::microlonies::species::{self, Component, Species};
use crate::text::Value;
use crate::ui::icons::Icon;
use crate::ui::theme::size;

/// The height of the row on a card.
pub const ROW: f32 = 17.0;
/// How large a token is, and how far the next one is.
const TOKEN: f32 = 13.0;
const STEP: f32 = 14.0;
/// Room for the words behind tokens.
const WORDS: f32 = 25.0;
/// How much of the width the larder takes.
const LARDER: f32 = 116.0;

fn components(stage: &Stage<'_>, seat: Seat) -> Vec<Component> {
    species::components(stage.view, &stage.view.content, seat)
}

fn has_larder(stage: &Stage<'_>, seat: Seat) -> bool {
    stage.view.colony(seat).species == Some(Species::Thief)
}

/// Whether the colony has anything to show here.
pub fn is_there(stage: &Stage<'_>, seat: Seat) -> bool {
    has_larder(stage, seat) || !components(stage, seat).is_empty()
}

/// How wide the tokens of a colony are.
pub fn width(stage: &Stage<'_>, seat: Seat) -> f32 {
    let tokens: f32 =
        components(stage, seat).iter().map(|component| STEP * f32::from(component.all) + WORDS).sum();
    tokens + if has_larder(stage, seat) { LARDER } else { 0.0 }
}

/// What the tokens say, for screen readers and tooltips.
pub fn spoken(stage: &Stage<'_>, seat: Seat) -> Vec<String> {
    let mut words: Vec<String> =
        components(stage, seat).iter().map(|component| stage.text.plain(&line(component))).collect();
    if has_larder(stage, seat) {
        let (stolen, own, food) = larder(stage, seat);
        let args = [
            ("stolen", Value::from(i64::from(stolen))),
            ("own", i64::from(own).into()),
            ("food", i64::from(food).into()),
        ];
        words.push(stage.text.say_with("larder-holds", &args));
    }
    words
}

/// How many pieces there are and can still be used.
pub fn line(component: &Component) -> Line {
    let line = Line::new(component.piece.count_key()).with("what", component.piece.key());
    line.with("left", i64::from(component.left)).with("all", i64::from(component.all))
}

fn larder(stage: &Stage<'_>, seat: Seat) -> (u8, u8, i32) {
    let colony = stage.view.colony(seat);
    let (stolen, own) = species::larder(colony);
    (stolen, own, species::larder_food(&stage.view.content, colony))
}

/// Paints the tokens of a colony in a row, pale those that can't be used.
pub fn row(sheet: &mut Sheet, stage: &Stage<'_>, seat: Seat, left: Pos2) {
    let mut at = left + vec2(TOKEN / 2.0, 0.0);
    for component in components(stage, seat) {
        for i in 0..component.all {
            tokens::piece(&mut sheet.brush, stage.theme, stage.look(seat), component.piece, at, TOKEN);
            if i >= component.left {
                let veil = Rect::from_center_size(at, Vec2::splat(STEP));
                sheet.brush.rounded(veil, 3.0, stage.theme.card.gamma_multiply(0.74));
            }
            at.x += STEP;
        }
        let words = format!("{}/{}", component.left, component.all);
        let from = at - vec2(TOKEN / 2.0 - 1.0, 0.0);
        let ink = if component.left > 0 { stage.theme.ink } else { stage.theme.faint };
        sheet.write(from, Align2::LEFT_CENTER, &words, size::SMALL, ink);
        at.x += WORDS;
    }
    if has_larder(stage, seat) {
        store(sheet, stage, seat, at);
    }
}

/// The larder: stolen Eggs, own Eggs, and the food that they are.
fn store(sheet: &mut Sheet, stage: &Stage<'_>, seat: Seat, mut at: Pos2) {
    let (stolen, own, food) = larder(stage, seat);
    for (is_stolen, count) in [(true, stolen), (false, own)] {
        tokens::stored_egg(&mut sheet.brush, at, TOKEN * 0.9, is_stolen);
        let from = at + vec2(TOKEN * 0.6, 0.0);
        sheet.write(from, Align2::LEFT_CENTER, &count.to_string(), size::BODY, stage.theme.ink);
        at.x += 34.0;
    }
    let equals = at - vec2(6.0, 0.0);
    sheet.write(equals, Align2::LEFT_CENTER, "=", size::BODY, stage.theme.faint);
    sheet.count(at + vec2(5.0, 0.0), Icon::Food, &food.to_string(), TOKEN, food_color(stage));
}
