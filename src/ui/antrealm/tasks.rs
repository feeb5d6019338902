//! What is asked of tokens and food: ways to pay, ways to give up, what to
//! feed on, what to put back; else how the colony stands.

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::art;
use super::ask;
use super::face::Desk;
use super::items::{self, Held};
use super::paper;
use super::stage::{Stage, over, tip};
use super::works::{show_item, tile};
use crate::antrealm::pack::Rank;
use crate::antrealm::rules::settlement;
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, AntRealm, Loss, Zone};
use crate::engine::{Line, Seat};
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size};

/// What a click on a kind of token does, in words.
pub fn token_deed(stage: &Stage<'_>, action: &Action) -> String {
    let key = match action {
        Action::Lose(_) => "realm-deed-lose",
        Action::Bridge(_) => "realm-deed-bridge",
        Action::GiveUp(loss) => return stage.loss(*loss),
        _ => "realm-deed-care",
    };
    stage.say(key)
}

/// Shows what is asked.
pub fn show(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let own = stage.decider == Some(seat);
    match stage.view.now.phase {
        Phase::Pay | Phase::Upkeep if own => payments(ui, stage, rect, asks),
        Phase::GiveUp if own => losses(ui, stage, rect, asks),
        Phase::Eat if own => foods(ui, stage, rect, seat, desk, asks),
        Phase::Discard if own => {
            let row = heading(ui, stage, rect, &stage.say("realm-task-hand"));
            pieces(ui, stage, row, (seat, &items::hand(stage, seat)), desk, asks);
        }
        _ => standing(ui, stage, rect, seat),
    }
}

fn heading(ui: &Ui, stage: &Stage<'_>, rect: Rect, words: &str) -> Rect {
    let mut sheet = Sheet::new(ui, rect);
    let at = rect.left_top() + vec2(4.0, 11.0);
    sheet.write_cut(at, Align2::LEFT_CENTER, words, size::BODY, rect.width() - 8.0, stage.theme.ink);
    sheet.flush();
    rect.with_min_y(rect.top() + 24.0)
}

/// The ways to pay, as bundles of tokens; the sensible one stands out.
fn payments(ui: &Ui, stage: &Stage<'_>, rect: Rect, asks: &mut Asks<AntRealm>) {
    let extra = stage.view.now.extra;
    let mut words = stage.say("realm-task-pay");
    if extra > 0 {
        words = format!("{words} ({})", stage.count("realm-pay-extra", extra));
    }
    let row = heading(ui, stage, rect, &words);
    let ways: Vec<(u8, u8)> = stage
        .legal()
        .iter()
        .filter_map(
            |action| if let Action::Pay { green, red } = action { Some((*green, *red)) } else { None },
        )
        .collect();
    let usual = ask::usual(stage.scene);
    let columns = ways.len().clamp(1, 4);
    let rows = ways.len().div_ceil(columns).max(1);
    let size = vec2((row.width() / columns as f32).min(190.0), (row.height() / rows as f32).min(64.0));
    for (i, (green, red)) in ways.into_iter().enumerate() {
        let at = row.min + vec2(size.x * (i % columns) as f32, size.y * (i / columns) as f32);
        let place = Rect::from_min_size(at, size).shrink(3.0);
        let action = Action::Pay { green, red };
        bundle(ui, stage, place, action, usual == Some(action), asks);
    }
}

fn bundle(ui: &Ui, stage: &Stage<'_>, rect: Rect, action: Action, usual: bool, asks: &mut Asks<AntRealm>) {
    let Action::Pay { green, red } = action else { return };
    let theme = stage.theme;
    let name = || {
        let line = Line::new("realm-pay-with").with("green", i64::from(green)).with("red", i64::from(red));
        stage.line(&line)
    };
    let response = stage.spot(ui, rect, ("pay", green, red), true, name);
    let mut sheet = Sheet::new(ui, rect.expand(3.0));
    tile(&mut sheet, stage, rect, true, over(&response), true);
    if usual {
        sheet.brush.rounded(rect.shrink(1.5), 7.0, mix(theme.card, theme.accent, 0.35));
    }
    let wasted = (2 * green + red).saturating_sub(stage.view.now.due);
    let radius = (rect.height() * 0.2).clamp(6.0, 9.0);
    let room = rect.width() - 16.0 - if usual { 22.0 } else { 0.0 };
    let y = rect.center().y - if wasted > 0 && rect.height() > 40.0 { 7.0 } else { 0.0 };
    let left = pos2(rect.left() + 9.0, y);
    if green + red == 0 {
        sheet.write_cut(left, Align2::LEFT_CENTER, &name(), size::SMALL, room, theme.ink);
    }
    art::tokens(&mut sheet.brush, theme, left, radius, room, [green, red]);
    if wasted > 0 && rect.height() > 40.0 {
        let at = rect.left_bottom() + vec2(9.0, -11.0);
        let words = stage.count("realm-pay-wasted", wasted);
        sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::SMALL, rect.width() - 14.0, theme.faint);
    }
    if usual {
        sheet.brush.icon_at(Icon::Check, pos2(rect.right() - 15.0, rect.center().y), 16.0, theme.ink);
    }
    sheet.flush();
    stage.act(&response, action, asks);
    tip(response, || if usual { format!("{} (Enter)", name()) } else { name() });
}

/// The ways to give up points, each as a picture.
fn losses(ui: &Ui, stage: &Stage<'_>, rect: Rect, asks: &mut Asks<AntRealm>) {
    let row = heading(ui, stage, rect, &stage.say("realm-task-give"));
    let ways: Vec<Loss> = stage
        .legal()
        .iter()
        .filter_map(|action| if let Action::GiveUp(loss) = action { Some(*loss) } else { None })
        .collect();
    let columns = ways.len().div_ceil(2).max(1);
    let columns = if ways.len() <= 3 { ways.len().max(1) } else { columns };
    let rows = ways.len().div_ceil(columns).max(1);
    let size = vec2((row.width() / columns as f32).min(200.0), (row.height() / rows as f32).min(58.0));
    for (i, loss) in ways.into_iter().enumerate() {
        let at = row.min + vec2(size.x * (i % columns) as f32, size.y * (i / columns) as f32);
        loss_tile(ui, stage, Rect::from_min_size(at, size).shrink(3.0), loss, asks);
    }
}

fn loss_tile(ui: &Ui, stage: &Stage<'_>, rect: Rect, loss: Loss, asks: &mut Asks<AntRealm>) {
    let theme = stage.theme;
    let response = stage.spot(ui, rect, ("loss", loss), true, || stage.loss(loss));
    let mut sheet = Sheet::new(ui, rect.expand(3.0));
    tile(&mut sheet, stage, rect, true, over(&response), true);
    let token = loss.token();
    let radius = (rect.height() * 0.22).clamp(6.0, 9.0);
    let from = rect.left_center() + vec2(radius + 9.0, 0.0);
    let to = from + vec2(radius * 2.0 + 18.0, 0.0);
    art::token(&mut sheet.brush, theme, from, radius, token.is_green());
    if token.zone() == Zone::Work {
        sheet.brush.icon_at(Icon::Build, from + vec2(radius, radius), 11.0, theme.ink);
    }
    let tail = from + vec2(radius + 3.0, 0.0);
    let tip_at = to - vec2(radius + 3.0, 0.0);
    sheet.brush.line(tail, tip_at - vec2(4.0, 0.0), 2.0, theme.ink);
    let head = [tip_at, tip_at + vec2(-6.0, -4.5), tip_at + vec2(-6.0, 4.5)];
    sheet.brush.convex(&head, theme.ink);
    match loss {
        Loss::Wound(_) => art::token(&mut sheet.brush, theme, to, radius, false),
        Loss::Token(_) => sheet.brush.icon_at(Icon::Egg, to, radius * 2.1, theme.faint),
    }
    let at = to + vec2(radius + 10.0, 0.0);
    if rect.right() - at.x > 14.0 {
        let points = stage.count("realm-points", loss.points());
        sheet.write_cut(at, Align2::LEFT_CENTER, &points, size::SMALL, rect.right() - at.x - 4.0, theme.ink);
    }
    sheet.flush();
    stage.act(&response, Action::GiveUp(loss), asks);
    tip(response, || stage.loss(loss));
}

fn foods(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let row = heading(ui, stage, rect, &stage.say("realm-task-food"));
    let mut all = items::hand(stage, seat);
    all.extend(items::stored(stage, seat));
    pieces(ui, stage, row, (seat, &all), desk, asks);
}

fn pieces(
    ui: &Ui,
    stage: &Stage<'_>,
    row: Rect,
    (seat, all): (Seat, &[Held]),
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let height = (row.height() - 6.0).min(120.0);
    let mut sheet = Sheet::new(ui, row.expand(6.0));
    let row = row.shrink2(vec2(4.0, 3.0));
    for (held, place) in all.iter().zip(paper::spread(row, all.len(), vec2(height * 0.72, height), 7.0)) {
        show_item(ui, &mut sheet, stage, place, (seat, *held), desk, asks);
    }
}

/// Satiety against food, and what the colony still has to bear.
fn standing(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    if !colony.alive {
        return;
    }
    let line = Line::new("realm-lane-due")
        .with("due", i64::from(settlement::due(&stage.state, seat)))
        .with("food", i64::from(stage.food(seat)));
    let row = heading(ui, stage, rect, &stage.line(&line));
    let mut sheet = Sheet::new(ui, rect);
    let due = settlement::due(&stage.state, seat);
    let food = stage.food(seat);
    let side = 22.0;
    for i in 0..due.min(12) {
        let at = row.left_top() + vec2(14.0 + (side + 5.0) * f32::from(i), 14.0);
        let covered = u16::from(i) < food;
        let ground = if covered { mix(theme.card, theme.good, 0.3) } else { theme.card };
        sheet.brush.disc(at, side / 2.0, ground);
        let edge = if covered { theme.good } else { theme.bad };
        sheet.brush.ring(at, side / 2.0, 1.5, edge);
        let color = if covered { art::food_color(theme) } else { theme.line };
        sheet.brush.icon_at(Icon::Food, at, side * 0.62, color);
    }
    burdens(&mut sheet, stage, row, seat);
    sheet.flush();
}

/// Stragglers, Crickets and Stones to come, and what Endurance still waives.
fn burdens(sheet: &mut Sheet, stage: &Stage<'_>, row: Rect, seat: Seat) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let all = [
        (Rank::Straggler, colony.stragglers, "realm-burden-straggler"),
        (Rank::Cricket, colony.crickets, "realm-burden-cricket"),
        (Rank::Stone, colony.stones, "realm-burden-stone"),
    ];
    let mut y = row.top() + 42.0;
    for (rank, count, key) in all.into_iter().filter(|(_, count, _)| *count > 0) {
        let at = pos2(row.left() + 14.0, y);
        art::picture(&mut sheet.brush, theme, rank, at, 18.0);
        let words = stage.count(key, count);
        let left = pos2(row.left() + 32.0, y);
        sheet.write_cut(left, Align2::LEFT_CENTER, &words, size::SMALL, row.right() - left.x, theme.ink);
        y += 21.0;
    }
    if colony.waivers > 0 && y < row.bottom() - 8.0 {
        let words = stage.count("realm-burden-waivers", colony.waivers);
        let left = pos2(row.left() + 4.0, y);
        sheet.write_cut(left, Align2::LEFT_CENTER, &words, size::SMALL, row.width() - 8.0, theme.faint);
    }
}
