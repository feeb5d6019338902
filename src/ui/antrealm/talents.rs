//! The eleven talents while they are chosen (A2).

use egui::{Align2, Rect, Ui, pos2, vec2};

use super::art;
use super::ask;
use super::board;
use super::lanes;
use super::stage::{Stage, over, tip};
use crate::antrealm::pack::Talent;
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, AntRealm, Place};
use crate::engine::Line;
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{CARD_CORNER, mix, size};

/// Shows the talents.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, asks: &mut Asks<AntRealm>) {
    let (head, below) = rect.split_top_bottom_at_y(rect.top() + 32.0);
    title(ui, stage, head);
    let below = below.with_max_y(below.bottom() - board::CHOICES + 8.0);
    let columns = if below.width() >= 640.0 { 4 } else { 3 };
    let rows = Talent::ALL.len().div_ceil(columns);
    let size = vec2(below.width() / columns as f32, (below.height() / rows as f32).min(170.0));
    for (i, talent) in Talent::ALL.into_iter().enumerate() {
        let at = below.min + vec2(size.x * (i % columns) as f32, size.y * (i / columns) as f32);
        card(ui, stage, Rect::from_min_size(at, size).shrink(3.0), talent, asks);
    }
}

fn title(ui: &Ui, stage: &Stage<'_>, rect: Rect) {
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let seat = stage.viewer.unwrap_or(stage.view.now.seat);
    let order = rect.right() - 34.0 * f32::from(stage.view.seats);
    let title = rect.with_max_x(order - 8.0);
    if stage.view.talents[seat.index()].is_some() {
        let left = ask::talent_points(stage.view, seat);
        let all = stage.view.content.source.talent_points;
        let line =
            Line::new("realm-talents-left").with("points", i64::from(left)).with("all", i64::from(all));
        board::title(&mut sheet, stage, title, seat, &line);
    } else {
        let line = Line::new("realm-talents-title").with("seat", stage.view.now.seat);
        board::title(&mut sheet, stage, title, stage.view.now.seat, &line);
    }
    lanes::order(&mut sheet, stage, pos2(order, rect.center().y));
    sheet.flush();
}

/// How a talent's card looks now.
#[derive(Clone, Copy)]
struct Look {
    chosen: bool,
    lit: bool,
    dim: bool,
    refused: bool,
    over: bool,
}

fn card(ui: &Ui, stage: &Stage<'_>, rect: Rect, talent: Talent, asks: &mut Asks<AntRealm>) {
    let seat = stage.viewer.unwrap_or(stage.view.now.seat);
    let chosen = ask::known_talents(stage.view, seat).any(|other| other == talent);
    let lit = stage.allows(&Action::Talent(talent));
    let name = || {
        let words = stage.talent(talent);
        if chosen {
            format!("{words}{}{}", stage.say("list-comma"), stage.say("realm-mark-chosen"))
        } else {
            words
        }
    };
    let response = stage.spot(ui, rect, ("talent", talent as u8), lit, name);
    let look = Look {
        chosen,
        lit,
        dim: stage.asked(Phase::Talents) && !lit && !chosen,
        refused: stage.is_refused(&Place::Talent(talent)),
        over: over(&response),
    };
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    paper(&mut sheet, stage, rect, look);
    words(&mut sheet, stage, rect, talent, look);
    sheet.flush();
    stage.act(&response, Action::Talent(talent), asks);
    tip(response, || stage.about_talent(talent));
}

fn paper(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, look: Look) {
    let theme = stage.theme;
    let corner = f32::from(CARD_CORNER);
    let paper = if look.dim { mix(theme.card, theme.background, 0.6) } else { theme.card };
    let paper = if look.over { mix(paper, theme.ink, 0.06) } else { paper };
    let paper = match (look.chosen, look.lit) {
        (true, _) => mix(paper, theme.good, 0.2),
        (_, true) => mix(paper, theme.accent, 0.08),
        _ => paper,
    };
    sheet.brush.rounded(rect.translate(vec2(0.0, 2.0)), corner, theme.shadow);
    sheet.brush.rounded(rect, corner, paper);
    let (width, line) = match look {
        Look { refused: true, .. } => (2.5, theme.bad),
        Look { chosen: true, .. } => (2.5, theme.good),
        Look { lit: true, .. } => (2.0, theme.accent),
        _ => (1.0, theme.line),
    };
    sheet.brush.frame(rect, corner, width, line);
}

/// Cost, name and effect; a tick if it is chosen.
fn words(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, talent: Talent, look: Look) {
    let theme = stage.theme;
    let ink = if look.dim { theme.faint } else { theme.ink };
    let at = rect.left_top() + vec2(18.0, 17.0);
    art::coin(sheet, theme, at, 11.0, &stage.view.content.talent_cost(talent).to_string());
    let words = stage.say(talent.key());
    let left = at + vec2(17.0, 0.0);
    let room = rect.right() - left.x - if look.chosen { 26.0 } else { 6.0 };
    sheet.write_cut(left, Align2::LEFT_CENTER, &words, size::STRONG, room, ink);
    if look.chosen {
        sheet.brush.icon_at(Icon::Check, rect.right_top() + vec2(-15.0, 17.0), 18.0, theme.good);
    }
    let text = if rect.height() > 110.0 { size::BODY } else { size::SMALL };
    let rows = ((rect.height() - 34.0) / (text * 1.47)).max(1.0) as usize;
    let at = rect.left_top() + vec2(10.0, 32.0);
    let ink = if look.dim { ink } else { mix(ink, theme.card, 0.15) };
    sheet.write_block(at, &stage.about_talent(talent), text, rect.width() - 18.0, rows, ink);
}
