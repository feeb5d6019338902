//! The administration: what can be built, cultivated, and done with what is
//! held (A5).

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::art;
use super::board;
use super::face::Desk;
use super::items::{self, Click, Held};
use super::paper::{self, Look};
use super::stage::{Stage, over, tip};
use crate::antrealm::pack::Kind;
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, AntRealm, ChamberId, Spot};
use crate::antrealm::{Item, Place, talents};
use crate::engine::{Line, Seat};
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{CARD_CORNER, mix, size};
use crate::ui::widgets::{self, Tone};

/// Whose administration is shown.
fn whose(stage: &Stage<'_>) -> Seat {
    stage.view.mover.unwrap_or(stage.view.now.seat)
}

/// Shows the administration.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let seat = whose(stage);
    let (head, below) = rect.split_top_bottom_at_y(rect.top() + 36.0);
    title(ui, stage, head, seat);
    let build = (below.height() * 0.3).clamp(92.0, 170.0);
    let (upper, below) = below.split_top_bottom_at_y(below.top() + build);
    builds(ui, stage, upper, seat, asks);
    let (middle, below) = below.split_top_bottom_at_y(below.top() + 74.0);
    fungus(ui, stage, middle, seat, asks);
    held(ui, stage, below, seat, desk, asks);
}

fn title(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let line = Line::new("realm-works-title").with("seat", seat);
    let order = rect.right() - 34.0 * f32::from(stage.view.seats);
    board::title(&mut sheet, stage, rect.with_max_x(order - 8.0), seat, &line);
    super::lanes::order(&mut sheet, stage, pos2(order, rect.center().y));
    sheet.flush();
}

/// A small heading over a part of the board.
fn heading(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, words: &str) -> Rect {
    let at = rect.left_top() + vec2(4.0, 10.0);
    sheet.write(at, Align2::LEFT_CENTER, words, size::SMALL, stage.theme.faint);
    rect.with_min_y(rect.top() + 19.0)
}

fn builds(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, asks: &mut Asks<AntRealm>) {
    let kinds: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| stage.view.content.can_build(*kind)).collect();
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let built = stage.view.colony(seat).built;
    let line = Line::new("realm-works-build")
        .with("count", i64::from(built))
        .with("most", i64::from(stage.view.content.numbers.chambers));
    let row = heading(&mut sheet, stage, rect, &stage.line(&line));
    let width = row.width() / kinds.len().max(1) as f32;
    for (i, kind) in kinds.into_iter().enumerate() {
        let at = row.min + vec2(width * i as f32, 0.0);
        let place = Rect::from_min_size(at, vec2(width, row.height())).shrink(3.0);
        build(ui, &mut sheet, stage, place, (seat, kind), asks);
    }
    sheet.flush();
}

fn build(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    rect: Rect,
    (seat, kind): (Seat, Kind),
    asks: &mut Asks<AntRealm>,
) {
    let theme = stage.theme;
    let action = Action::Build(kind);
    let lit = stage.allows(&action);
    let name = || {
        let cost = i64::from(stage.view.content.source.build_cost);
        stage.line(&Line::new("realm-name-build").with("kind", kind.key()).with("cost", cost))
    };
    let response = stage.spot(ui, rect, ("build", kind as u8), lit, name);
    tile(sheet, stage, rect, lit, over(&response), stage.asked(Phase::Administer));
    let ink = if lit || !stage.asked(Phase::Administer) { theme.ink } else { theme.faint };
    let center = rect.left_top() + vec2(24.0, 24.0);
    sheet.brush.disc(center, 16.0, mix(theme.soil_dark, theme.card, 0.05));
    art::kind(&mut sheet.brush, kind, center, 20.0, theme.hunting_zone);
    let cost = stage.view.content.source.build_cost.to_string();
    art::coin(sheet, theme, rect.right_top() + vec2(-17.0, 17.0), 10.0, &cost);
    let owned = format!("\u{d7}{}", stage.view.colony(seat).count(kind));
    let at = pos2(center.x + 22.0, center.y);
    sheet.write(at, Align2::LEFT_CENTER, &owned, size::SMALL, theme.faint);
    let words = stage.say(kind.key());
    let at = rect.left_top() + vec2(9.0, 50.0);
    sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::BODY, rect.width() - 14.0, ink);
    let rows = ((rect.height() - 62.0) / 15.0) as usize;
    if rows > 0 {
        let about = super::names::about_kind(stage, seat, kind);
        let at = rect.left_top() + vec2(9.0, 60.0);
        sheet.write_block(at, &about, size::SMALL, rect.width() - 16.0, rows, theme.faint);
    }
    stage.act(&response, action, asks);
    tip(response, || super::names::about_kind(stage, seat, kind));
}

/// The paper of something that can be clicked.
pub fn tile(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, lit: bool, over: bool, asked: bool) {
    let theme = stage.theme;
    let corner = f32::from(CARD_CORNER);
    let paper = if asked && !lit { mix(theme.card, theme.background, 0.6) } else { theme.card };
    let paper = if over { mix(paper, theme.ink, 0.06) } else { paper };
    let paper = if lit { mix(paper, theme.accent, 0.1) } else { paper };
    sheet.brush.rounded(rect.translate(vec2(0.0, 2.0)), corner, theme.shadow);
    sheet.brush.rounded(rect, corner, paper);
    let (width, line) = if lit { (2.0, theme.accent) } else { (1.0, theme.line) };
    sheet.brush.frame(rect, corner, width, line);
}

/// The Fungus chambers with their steps.
fn fungus(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, asks: &mut Asks<AntRealm>) {
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let cost = stage.view.content.source.cultivate_cost;
    let row = heading(&mut sheet, stage, rect, &stage.count("realm-works-fungus", cost));
    let colony = stage.view.colony(seat);
    let chambers: Vec<ChamberId> =
        colony.numbered().filter(|(_, chamber)| chamber.kind == Kind::Fungus).map(|(id, _)| id).collect();
    if chambers.is_empty() {
        let at = row.left_top() + vec2(8.0, 18.0);
        sheet.write(
            at,
            Align2::LEFT_CENTER,
            &stage.say("realm-works-no-fungus"),
            size::BODY,
            stage.theme.faint,
        );
    }
    let width = (row.width() / chambers.len().max(1) as f32).min(190.0);
    let needed = talents::fungus_steps(&stage.state, seat);
    for (i, id) in chambers.into_iter().enumerate() {
        let at = row.min + vec2(width * i as f32, 0.0);
        let place = Rect::from_min_size(at, vec2(width, 48.0)).shrink(3.0);
        let action = Action::Cultivate(id);
        let lit = stage.allows(&action);
        let response = stage.spot(ui, place, ("cultivate", id.0), lit, || stage.deed(&action));
        tile(&mut sheet, stage, place, lit, over(&response), stage.asked(Phase::Administer));
        let steps = colony.chambers[id.index()].steps;
        art::kind(
            &mut sheet.brush,
            Kind::Fungus,
            place.left_center() + vec2(20.0, 0.0),
            20.0,
            stage.theme.ink,
        );
        let step = ((place.width() - 44.0) / f32::from(needed.max(1))).min(17.0);
        let pips = place.left_center() + vec2(38.0, 0.0);
        art::pips(&mut sheet.brush, stage.theme, pips, step, [steps, needed]);
        stage.act(&response, action, asks);
        tip(response, || stage.deed(&action));
    }
    sheet.flush();
}

/// The hand, and stored Seeds that can be tended; under what is taken up, what
/// can be done with it.
fn held(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let own = stage.asked(Phase::Administer);
    let mut all = items::hand(stage, seat);
    if own {
        all.extend(items::stored(stage, seat));
    }
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let key = if own { "realm-works-hand-own" } else { "realm-works-hand" };
    let row = heading(&mut sheet, stage, rect, &stage.say(key));
    if all.is_empty() {
        let at = row.left_top() + vec2(8.0, 18.0);
        sheet.write(
            at,
            Align2::LEFT_CENTER,
            &stage.say("realm-works-no-hand"),
            size::BODY,
            stage.theme.faint,
        );
    }
    sheet.flush();
    let (cards, chips) = row.split_top_bottom_at_y((row.bottom() - 44.0).min(row.top() + 140.0));
    show_items(ui, stage, cards.shrink2(vec2(4.0, 4.0)), (seat, &all), desk, asks);
    if let Some(taken) = desk.taken.filter(|taken| all.contains(taken)) {
        deeds(ui, stage, chips, taken, desk, asks);
    }
}

/// Things held as cards in a row.
pub fn show_items(
    ui: &mut Ui,
    stage: &Stage<'_>,
    row: Rect,
    (seat, all): (Seat, &[Held]),
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let height = row.height().min(128.0);
    let size = vec2(height * 0.72, height);
    let row = row.with_max_y(row.top() + height);
    let mut sheet = Sheet::new(ui, row.expand(6.0));
    for (held, place) in all.iter().zip(paper::spread(row, all.len(), size, 8.0)) {
        show_item(ui, &mut sheet, stage, place, (seat, *held), desk, asks);
    }
}

/// One thing held, lit if something can be done with it.
pub fn show_item(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    place: Rect,
    (seat, held): (Seat, Held),
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let own = stage.decider == Some(seat);
    let first = items::deeds(stage.legal(), held).next().filter(|_| own);
    let several = items::deeds(stage.legal(), held).nth(1).is_some();
    let taken = desk.taken == Some(held);
    let name = || match first {
        Some(action) if !several => stage.deed_to(held.item, &action),
        _ => stage.item(held.item),
    };
    let response = stage.spot(ui, place, held, first.is_some(), name);
    let place = if taken { place.translate(Vec2::new(0.0, -4.0)) } else { place };
    let look = Look {
        lit: first.is_some(),
        over: over(&response),
        asked: taken,
        refused: own && stage.is_item_refused(held.item),
        pointed: matches!(held.item, Item::Card(card) if stage.is_pointed(&Place::Card(card))),
        ..Look::default()
    };
    paper::item(sheet, stage, place, held.item, look);
    badges(sheet, stage, place, seat, held);
    sheet.flush();
    if let Some(action) = first {
        stage.hint(&response, &action);
    }
    if response.clicked() && own {
        match items::click(stage, held) {
            Click::Act(action) => asks.act(action),
            Click::TakeUp => {
                desk.taken = (!taken).then_some(held);
                ui.ctx().request_repaint();
            }
        }
    }
    tip(response, || stage.about_item(held.item));
}

/// How many there are, where it lies, and whether it was tended.
fn badges(sheet: &mut Sheet, stage: &Stage<'_>, place: Rect, seat: Seat, held: Held) {
    let theme = stage.theme;
    let count = items::count(stage, seat, held);
    if count > 1 {
        art::coin(sheet, theme, place.right_top() + vec2(-8.0, 8.0), 9.0, &count.to_string());
    }
    let at = place.right_bottom() + vec2(-9.0, -9.0);
    if let (Spot::Chamber(id), true) = (held.spot, place.width() > 40.0) {
        let kind = stage.view.colony(seat).chambers[id.index()].kind;
        sheet.brush.disc(at, 9.0, mix(theme.soil_dark, theme.card, 0.05));
        art::kind(&mut sheet.brush, kind, at, 12.0, theme.hunting_zone);
    }
    if let Item::Card(card) = held.item {
        let (planted, before) = (stage.view.planted.contains(card), stage.view.planted_before.contains(card));
        if planted || before || stage.view.improved.contains(card) {
            sheet.brush.icon_at(Icon::Seed, place.left_bottom() + vec2(9.0, -22.0), 14.0, theme.good);
        }
        if stage.view.colony(seat).herded.contains(card) {
            sheet.brush.icon_at(Icon::Check, place.left_bottom() + vec2(9.0, -22.0), 14.0, theme.good);
        }
    }
}

/// Buttons for what can be done with the thing that is taken up.
fn deeds(
    ui: &mut Ui,
    stage: &Stage<'_>,
    rect: Rect,
    taken: Held,
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let actions: Vec<Action> = items::deeds(stage.legal(), taken).collect();
    widgets::region(ui, rect.shrink2(vec2(4.0, 2.0)), "deeds", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
            for action in actions {
                let response = widgets::button(ui, None, &stage.deed(&action), Tone::Plain);
                stage.hint(&response, &action);
                if response.clicked() {
                    desk.taken = None;
                    asks.act(action);
                }
            }
        });
    });
}
