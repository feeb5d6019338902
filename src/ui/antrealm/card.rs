//! The figures of a colony, inside its card.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::art;
use super::stage::Stage;
use crate::antrealm::rules::{preparation, settlement};
use crate::antrealm::{Token, Zone};
use crate::engine::{Line, Seat};
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size};

/// Paints the figures of a seat.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, seat: Seat) {
    let colony = stage.view.colony(seat);
    let height = if colony.alive { 78.0 } else { 34.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken(stage, seat)));
    let mut sheet = Sheet::new(ui, rect.expand(2.0));
    if colony.alive {
        points(&mut sheet, stage, rect, seat);
        held(&mut sheet, stage, rect, seat);
        feeding(&mut sheet, stage, rect, seat);
    } else {
        dead(&mut sheet, stage, rect, seat);
    }
    sheet.flush();
    response.on_hover_ui(|ui| {
        ui.label(spoken(stage, seat));
    });
}

/// The figures as a sentence.
fn spoken(stage: &Stage<'_>, seat: Seat) -> String {
    let colony = stage.view.colony(seat);
    if !colony.alive {
        return stage.line(&death(stage, seat));
    }
    let tokens = &colony.tokens;
    let number = |n: u8| i64::from(n);
    let line = Line::new("realm-card-figures")
        .with("survival", number(colony.survival))
        .with("green", number(tokens.of(Token::HandGreen)))
        .with("red", number(tokens.of(Token::HandRed)))
        .with("workgreen", number(tokens.of(Token::WorkGreen)))
        .with("workred", number(tokens.of(Token::WorkRed)))
        .with("rebirth", number(preparation::rebirth(&stage.state, seat)))
        .with("extra", number(colony.extra))
        .with("due", number(settlement::due(&stage.state, seat)))
        .with("food", i64::from(stage.food(seat)))
        .with("hand", number(colony.hand.len()));
    stage.line(&line)
}

fn death(stage: &Stage<'_>, seat: Seat) -> Line {
    let colony = stage.view.colony(seat);
    let key = if colony.conceded { "realm-card-conceded" } else { "realm-card-died" };
    Line::new(key).with("round", i64::from(colony.death_round))
}

fn dead(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let theme = stage.theme;
    let at = pos2(rect.left() + 11.0, rect.center().y);
    sheet.brush.icon_at(Icon::Loss, at, 20.0, theme.faint);
    let words = stage.line(&death(stage, seat));
    let left = pos2(rect.left() + 28.0, rect.center().y);
    sheet.write_cut(left, Align2::LEFT_CENTER, &words, size::BODY, rect.width() - 30.0, theme.faint);
}

/// The suit, survival points, and who leads the round.
fn points(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let y = rect.top() + 14.0;
    art::suit(&mut sheet.brush, seat, pos2(rect.left() + 11.0, y), 10.0);
    let color = if colony.survival <= 2 { theme.bad } else { theme.ink };
    let at = pos2(rect.left() + 30.0, y);
    let points = sheet.write(at, Align2::LEFT_CENTER, &colony.survival.to_string(), size::SCORE, color);
    sheet.brush.icon_at(Icon::Alive, pos2(points.right() + 12.0, y), 15.0, mix(theme.card, color, 0.7));
    if stage.view.round > 0 && stage.view.lead == seat {
        let words = stage.say("realm-card-lead");
        let right = pos2(rect.right(), y);
        sheet.write_cut(right, Align2::RIGHT_CENTER, &words, size::SMALL, rect.width() * 0.42, theme.faint);
    }
}

/// Tokens at hand, at work, in the rebirth zone; extra points.
fn held(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let y = rect.top() + 41.0;
    let mut x = rect.left();
    for zone in Zone::ALL {
        let (green, red) = (colony.tokens.of(Token::green(zone)), colony.tokens.of(Token::red(zone)));
        if zone == Zone::Work {
            sheet.brush.line(pos2(x, y - 8.0), pos2(x, y + 8.0), 1.0, theme.line);
            sheet.brush.icon_at(Icon::Build, pos2(x + 10.0, y), 12.0, theme.faint);
            x += 19.0;
        }
        let pale = if zone == Zone::Work { theme.faint } else { theme.ink };
        for (green, count) in [(true, green), (false, red)] {
            art::token(&mut sheet.brush, theme, pos2(x + 6.0, y), 5.5, green);
            let at = pos2(x + 14.0, y);
            let words = sheet.write(at, Align2::LEFT_CENTER, &count.to_string(), size::BODY, pale);
            x = words.right().max(at.x + 8.0) + 5.0;
        }
    }
    let rebirth = preparation::rebirth(&stage.state, seat).to_string();
    let words = sheet.write(pos2(rect.right(), y), Align2::RIGHT_CENTER, &rebirth, size::BODY, theme.faint);
    sheet.brush.icon_at(Icon::Egg, pos2(words.left() - 8.0, y), 12.0, theme.faint);
}

/// Food against satiety due, the hand, extra points.
fn feeding(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let y = rect.top() + 66.0;
    let due = settlement::due(&stage.state, seat);
    let food = stage.food(seat);
    let short = food < u16::from(due);
    let color = if short { theme.bad } else { art::food_color(theme) };
    let words = format!("{food} / {due}");
    let food = sheet.count(pos2(rect.left(), y), Icon::Food, &words, 16.0, color);
    if short {
        sheet.brush.icon_at(Icon::Warning, pos2(food.right() + 12.0, y), 14.0, theme.bad);
    }
    let right = pos2(rect.right(), y);
    let words = colony.hand.len().to_string();
    let hand = sheet.write(right, Align2::RIGHT_CENTER, &words, size::BODY, theme.ink);
    sheet.brush.icon_at(Icon::Hand, pos2(hand.left() - 11.0, y), 15.0, theme.ink);
    if colony.extra > 0 {
        let words = format!("+{}", colony.extra);
        let at = pos2(hand.left() - 26.0, y);
        let extra = sheet.write(at, Align2::RIGHT_CENTER, &words, size::BODY, theme.ink);
        sheet.brush.icon_at(Icon::Efficiency, pos2(extra.left() - 9.0, y), 13.0, theme.ink);
    }
}
