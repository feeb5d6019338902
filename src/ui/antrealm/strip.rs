//! The strip along the bottom: a colony's tokens in their zones, and beside
//! them what is asked of them.

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::art;
use super::face::Desk;
use super::stage::{Stage, over, tip};
use super::tasks;
use crate::antrealm::rules::preparation;
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, AntRealm, Loss, Place, Token, Zone};
use crate::engine::Seat;
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size};

/// Whose tokens are shown: of who decides at the screen, else of the colony
/// that is shown.
pub fn whose(stage: &Stage<'_>) -> Seat {
    stage.decider.unwrap_or(stage.scene.shown)
}

/// Shows the strip.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let rect = ui.max_rect();
    let seat = whose(stage);
    let share = if rect.width() > 1100.0 { 0.44 } else { 0.52 };
    let (zones, task) = rect.split_left_right_at_fraction(share);
    show_zones(ui, stage, zones, seat, asks);
    tasks::show(ui, stage, task.with_min_x(task.left() + 10.0), seat, desk, asks);
}

/// The three zones of tokens.
fn show_zones(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, asks: &mut Asks<AntRealm>) {
    let mut sheet = Sheet::new(ui, rect.expand(2.0));
    let widths = [0.42, 0.34, 0.24];
    let mut left = rect.left();
    for (i, share) in widths.into_iter().enumerate() {
        let zone = Rect::from_min_size(pos2(left, rect.top()), vec2(rect.width() * share, rect.height()));
        left = zone.right();
        let zone = zone.shrink2(vec2(3.0, 1.0));
        ground(&mut sheet, stage, zone, i);
        match i {
            0 => held(ui, &mut sheet, stage, zone, (seat, Zone::Hand), asks),
            1 => held(ui, &mut sheet, stage, zone, (seat, Zone::Work), asks),
            _ => rebirth(ui, &mut sheet, stage, zone, seat),
        }
    }
    sheet.flush();
}

fn ground(sheet: &mut Sheet, stage: &Stage<'_>, zone: Rect, i: usize) {
    let theme = stage.theme;
    let tint = [theme.grassland, theme.hunting_zone, theme.water][i];
    sheet.brush.rounded(zone, 8.0, mix(theme.panel, tint, 0.22));
    sheet.brush.frame(zone, 8.0, 1.0, mix(theme.line, tint, 0.4));
    let (icon, key) = [
        (Icon::Efficiency, "realm-zone-hand"),
        (Icon::Build, "realm-zone-work"),
        (Icon::Egg, "realm-zone-rebirth"),
    ][i];
    let narrow = zone.width() < 100.0;
    if !narrow {
        sheet.brush.icon_at(icon, zone.left_top() + vec2(13.0, 12.0), 14.0, theme.faint);
    }
    let at = zone.left_top() + vec2(if narrow { 8.0 } else { 24.0 }, 12.0);
    let words = stage.say(key);
    sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::SMALL, zone.right() - at.x - 26.0, theme.faint);
}

/// Green and red tokens of a zone, each kind to be clicked as a whole.
fn held(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    zone: Rect,
    (seat, which): (Seat, Zone),
    asks: &mut Asks<AntRealm>,
) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let tokens = [Token::green(which), Token::red(which)];
    let points: u8 = tokens.iter().map(|token| token.points() * colony.tokens.of(*token)).sum();
    let right = zone.right_top() + vec2(-8.0, 12.0);
    let extra = if which == Zone::Hand { colony.extra } else { 0 };
    let words = if extra > 0 { format!("{points} + {extra}") } else { points.to_string() };
    sheet.write(right, Align2::RIGHT_CENTER, &words, size::BODY, theme.ink);
    let inner = Rect::from_min_max(zone.left_top() + vec2(6.0, 24.0), zone.max - vec2(6.0, 5.0));
    let halves = inner.split_top_bottom_at_fraction(0.5);
    for (token, half) in tokens.into_iter().zip([halves.0, halves.1]) {
        kind(ui, sheet, stage, half.shrink2(vec2(0.0, 1.5)), (seat, token), asks);
    }
}

/// What a click on a kind of token stands for.
fn meant(stage: &Stage<'_>, token: Token) -> Action {
    match stage.view.now.phase {
        Phase::Lose => Action::Lose(token),
        Phase::Cliff => Action::Bridge(token.zone()),
        Phase::GiveUp if token.is_green() => Action::GiveUp(Loss::Wound(token.zone())),
        Phase::GiveUp => Action::GiveUp(Loss::Token(token)),
        _ => Action::Care(token.zone()),
    }
}

/// Whether a kind of token is what the phase asks about.
fn concerns(stage: &Stage<'_>, token: Token) -> bool {
    match stage.view.now.phase {
        Phase::Lose | Phase::GiveUp => true,
        Phase::Cliff => token.is_green(),
        _ => !token.is_green(),
    }
}

fn kind(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    rect: Rect,
    (seat, token): (Seat, Token),
    asks: &mut Asks<AntRealm>,
) {
    let theme = stage.theme;
    let count = stage.view.colony(seat).tokens.of(token);
    let action = meant(stage, token);
    let lit = stage.decider == Some(seat) && concerns(stage, token) && stage.allows(&action);
    let name = || {
        let words = stage.tokens(token, count);
        if lit { format!("{words}: {}", tasks::token_deed(stage, &action)) } else { words }
    };
    let response = stage.spot(ui, rect, ("token", token), lit, name);
    if lit || over(&response) {
        sheet.brush.rounded(rect, 6.0, if lit { theme.glow() } else { theme.hover() });
    }
    if stage.is_refused(&Place::Token { seat, token }) {
        sheet.brush.frame(rect, 6.0, 2.5, theme.bad);
    } else if lit {
        sheet.brush.frame(rect, 6.0, 2.0, theme.accent);
    }
    let words = count.to_string();
    let color = if count == 0 { mix(theme.faint, theme.panel, 0.4) } else { theme.ink };
    sheet.write(rect.right_center() - vec2(6.0, 0.0), Align2::RIGHT_CENTER, &words, size::BODY, color);
    let heap = rect.shrink2(vec2(2.0, 0.0)).with_max_x(rect.right() - 26.0);
    art::heap(&mut sheet.brush, theme, heap, token.is_green(), count);
    if stage.decider == Some(seat) && concerns(stage, token) {
        stage.act(&response, action, asks);
    }
    tip(response, || if lit { tasks::token_deed(stage, &action) } else { stage.tokens(token, count) });
}

fn rebirth(ui: &Ui, sheet: &mut Sheet, stage: &Stage<'_>, zone: Rect, seat: Seat) {
    let theme = stage.theme;
    let count = preparation::rebirth(&stage.state, seat);
    let next = preparation::draw(&stage.state, seat);
    let words = stage.count("realm-rebirth", count);
    let response = stage.spot(ui, zone, "rebirth", false, || words.clone());
    let inner = Rect::from_min_max(zone.left_top() + vec2(8.0, 26.0), zone.max - vec2(6.0, 24.0));
    let radius = 6.0;
    let columns = (inner.width() / 15.0).max(1.0) as u8;
    for i in 0..count {
        let at =
            inner.min + vec2(radius + 15.0 * f32::from(i % columns), radius + 15.0 * f32::from(i / columns));
        if at.y + radius <= inner.bottom() + 4.0 {
            sheet.brush.disc(at, radius, mix(theme.panel, theme.good, 0.3));
            sheet.brush.ring(at, radius, 1.0, mix(theme.good, theme.ink, 0.2));
        }
    }
    sheet.write(
        zone.right_top() + vec2(-8.0, 12.0),
        Align2::RIGHT_CENTER,
        &count.to_string(),
        size::BODY,
        theme.ink,
    );
    let at = zone.left_bottom() + vec2(8.0, -12.0);
    let words = stage.count("realm-rebirth-next", next);
    sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::SMALL, zone.width() - 14.0, theme.faint);
    tip(response, || stage.say("realm-rebirth-about"));
}
