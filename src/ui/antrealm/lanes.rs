//! The exploration: a lane for each living colony, its face-up cards in the
//! order of settlement. In the settlement the lanes show the feeding.

use egui::{Align2, Rect, Ui, Vec2, pos2, vec2};

use super::board;
use super::paper::{self, Look};
use super::stage::{Stage, over, tip};
use super::{art, ask};
use crate::antrealm::pack::Rank;
use crate::antrealm::rules::{exploration, settlement};
use crate::antrealm::state::{Phase, Purpose, Stage as Part};
use crate::antrealm::{Action, AntRealm, CardId, Item, Place};
use crate::engine::{Line, Seat};
use crate::ui::colony::Look as Paint;
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size};

/// Height of the head with deck, die and round.
const HEAD: f32 = 60.0;
/// Height of a lane's first line.
const TITLE: f32 = 22.0;

/// Below this height a lane's words stand at its left.
const LOW: f32 = 100.0;
/// Width of those words.
const LABEL: f32 = 112.0;

/// Shows the lanes.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, asks: &mut Asks<AntRealm>) {
    let (top, below) = rect.split_top_bottom_at_y(rect.top() + HEAD);
    head(ui, stage, top, asks);
    let below = below.with_max_y(below.bottom() - board::CHOICES + 8.0);
    let seats: Vec<Seat> = stage.view.living().collect();
    let height = (below.height() / seats.len().max(1) as f32).min(250.0);
    for (i, seat) in seats.into_iter().enumerate() {
        let upper = below.top() + height * i as f32;
        let lane =
            Rect::from_min_max(pos2(below.left(), upper + 3.0), pos2(below.right(), upper + height - 3.0));
        show_lane(ui, stage, lane, seat, asks);
    }
}

/// The deck, what is out of it, the round, and the die.
fn head(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, asks: &mut Asks<AntRealm>) {
    let theme = stage.theme;
    let view = stage.view;
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let deck = Rect::from_min_size(rect.left_top() + vec2(2.0, 2.0), vec2(36.0, 48.0));
    paper::pile(&mut sheet, stage, deck, view.deck.len());
    let most = stage.legal().iter().rfind(|action| matches!(action, Action::Reveal(_))).copied();
    let name = || stage.count("realm-deck", view.deck.len());
    let response = stage.spot(ui, deck, "deck", most.is_some(), name);
    if most.is_some() {
        sheet.brush.frame(deck.expand(1.0), 4.0, 2.5, theme.accent);
    }
    stage.act(&response, most.unwrap_or(Action::Reveal(1)), asks);
    tip(response, name);
    let used = Rect::from_min_size(deck.right_top() + vec2(16.0, 8.0), vec2(28.0, 38.0));
    sheet.brush.frame(used, 4.0, 1.0, theme.faint);
    let count = view.used.len().to_string();
    sheet.write(used.center(), Align2::CENTER_CENTER, &count, size::BODY, theme.faint);
    let response = stage.spot(ui, used, "used", false, || stage.count("realm-used", view.used.len()));
    tip(response, || stage.count("realm-used", view.used.len()));
    let left = used.right() + 14.0;
    let die = board::die(&mut sheet, stage, rect.right_top() + vec2(-4.0, 2.0), 48.0);
    if let Some(words) = board::roll_words(stage) {
        let place = Rect::from_min_size(rect.right_top() - vec2(52.0, -2.0), vec2(48.0, 48.0));
        tip(stage.spot(ui, place, "die", false, || words.clone()), || words.clone());
    }
    let round = Line::new("realm-round")
        .with("round", i64::from(view.round))
        .with("rounds", i64::from(view.content.numbers.rounds))
        .with("part", part_key(view.stage));
    let width = rect.right() - die - left;
    let words = stage.line(&round);
    sheet.write_cut(
        pos2(left, rect.top() + 15.0),
        Align2::LEFT_CENTER,
        &words,
        size::STRONG,
        width,
        theme.ink,
    );
    order(&mut sheet, stage, pos2(left, rect.top() + 39.0));
    sheet.flush();
}

fn part_key(part: Part) -> &'static str {
    match part {
        Part::Talents => "realm-phase-talents",
        Part::Administration => "realm-phase-administration",
        Part::Exploration => "realm-phase-exploration",
        Part::Settlement | Part::HandLimit => "realm-phase-settlement",
        Part::Over => "realm-phase-over",
    }
}

/// The suits in turn order: who had its turn is ticked, who has it is framed.
pub fn order(sheet: &mut Sheet, stage: &Stage<'_>, left: egui::Pos2) {
    let theme = stage.theme;
    for (i, seat) in stage.view.in_turn_order().enumerate() {
        let at = left + vec2(12.0 + 34.0 * i as f32, 0.0);
        if stage.view.mover == Some(seat) {
            let frame = Rect::from_center_size(at, vec2(24.0, 24.0));
            sheet.brush.rounded(frame, 6.0, theme.glow());
            sheet.brush.frame(frame, 6.0, 2.0, theme.accent);
        }
        art::suit(&mut sheet.brush, seat, at, 7.5);
        if stage.view.done & 1 << seat.0 != 0 {
            sheet.brush.disc(at + vec2(8.0, 7.0), 6.0, theme.card);
            sheet.brush.icon_at(Icon::Check, at + vec2(8.0, 7.0), 10.0, theme.good);
        }
    }
}

fn show_lane(ui: &mut Ui, stage: &Stage<'_>, lane: Rect, seat: Seat, asks: &mut Asks<AntRealm>) {
    let theme = stage.theme;
    let moves = stage.view.mover == Some(seat);
    let mut sheet = Sheet::new(ui, lane.expand(4.0));
    let ground = mix(theme.background, theme.panel, if moves { 1.0 } else { 0.5 });
    sheet.brush.rounded(lane, 8.0, ground);
    let refused = stage.is_refused(&Place::Seat(seat));
    let (width, line) = match (refused, moves) {
        (true, _) => (2.5, theme.bad),
        (_, true) => (2.0, theme.accent),
        _ => (1.0, theme.line),
    };
    sheet.brush.frame(lane, 8.0, width, line);
    let spine = Rect::from_min_max(lane.min, pos2(lane.left() + 5.0, lane.bottom()));
    sheet.brush.rounded(spine, 2.5, Paint::of(seat).color());
    let row = if lane.height() < LOW {
        lane_label(&mut sheet, stage, lane, seat);
        lane.shrink2(vec2(8.0, 2.0)).with_min_x(lane.left() + LABEL)
    } else {
        lane_title(&mut sheet, stage, lane, seat);
        lane.shrink2(vec2(12.0, 4.0)).with_min_y(lane.top() + TITLE)
    };
    sheet.flush();
    if matches!(stage.view.stage, Part::Settlement | Part::HandLimit) {
        feeding(ui, &mut sheet, stage, row, seat);
    } else {
        cards(ui, &mut sheet, stage, row, seat, asks);
    }
    sheet.flush();
}

/// The words of a low lane, at its left, so that its cards keep their height.
fn lane_label(sheet: &mut Sheet, stage: &Stage<'_>, lane: Rect, seat: Seat) {
    let theme = stage.theme;
    let (y, width) = (lane.top() + 18.0, LABEL - 20.0);
    art::suit(&mut sheet.brush, seat, pos2(lane.left() + 18.0, y), 7.0);
    let name = stage.scene.name(seat);
    let at = pos2(lane.left() + 30.0, y);
    sheet.write_cut(at, Align2::LEFT_CENTER, &name, size::BODY, width - 18.0, theme.ink);
    let words = stage.line(&standing(stage, seat));
    let at = pos2(lane.left() + 12.0, y + 13.0);
    sheet.write_block(at, &words, size::SMALL, width, 2, theme.faint);
}

fn lane_title(sheet: &mut Sheet, stage: &Stage<'_>, lane: Rect, seat: Seat) {
    let theme = stage.theme;
    let y = lane.top() + TITLE / 2.0 + 1.0;
    art::suit(&mut sheet.brush, seat, pos2(lane.left() + 20.0, y), 7.0);
    let at = pos2(lane.left() + 34.0, y);
    let name = stage.scene.name(seat);
    let name = sheet.write_cut(at, Align2::LEFT_CENTER, &name, size::BODY, lane.width() * 0.45, theme.ink);
    let at = pos2(name.right() + 10.0, y);
    let width = lane.right() - at.x - 10.0;
    let words = stage.line(&standing(stage, seat));
    sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::SMALL, width, theme.faint);
}

/// How far a colony is in this part of the round.
fn standing(stage: &Stage<'_>, seat: Seat) -> Line {
    let view = stage.view;
    let colony = view.colony(seat);
    let war = view.war.filter(|war| war.invader == seat);
    let is_done = view.done & 1 << seat.0 != 0;
    match (war, view.stage) {
        (Some(war), _) => Line::new("realm-lane-war").with("target", war.defender),
        (_, Part::Exploration) if colony.owed > 0 => {
            Line::new("realm-lane-owes").with("points", i64::from(colony.owed))
        }
        (_, Part::Exploration) if view.mover == Some(seat) => Line::new("realm-lane-now"),
        (_, Part::Exploration) if is_done => Line::new("realm-lane-done"),
        (_, Part::Exploration) => Line::new("realm-lane-waits")
            .with("count", i64::from(exploration::most_cards(&stage.state, seat))),
        _ => Line::new("realm-lane-due")
            .with("due", i64::from(settlement::due(&stage.state, seat)))
            .with("food", i64::from(stage.food(seat))),
    }
}

/// Whether the pending decision is about this card.
fn is_asked_about(stage: &Stage<'_>, card: CardId) -> bool {
    let view = stage.view;
    view.now.card == Some(card)
        || view.offer.is_some_and(|(_, offered)| offered == card)
        || view.now.purpose == Some(Purpose::Take(card))
}

fn card_look(stage: &Stage<'_>, seat: Seat, card: CardId) -> Look {
    let view = stage.view;
    let colony = view.colony(seat);
    let asked = is_asked_about(stage, card);
    let lit = stage.allows(&Action::Take(card));
    let settled = match view.mover {
        Some(mover) if mover == seat => view.settled.contains(card),
        _ => view.done & 1 << seat.0 != 0,
    };
    Look {
        lit,
        asked,
        dim: settled && !asked && !lit,
        crossed: card.rank() == Rank::Encounter && colony.fought.contains(card),
        passed: colony.passed.contains(card),
        refused: stage.is_refused(&Place::Card(card)),
        pointed: stage.is_pointed(&Place::Card(card)),
        over: false,
    }
}

fn cards(
    ui: &mut Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    row: Rect,
    seat: Seat,
    asks: &mut Asks<AntRealm>,
) {
    let cards: Vec<CardId> = exploration::in_order(stage.view.colony(seat).row).collect();
    if cards.is_empty() && stage.asked(Phase::Explore) && stage.decider == Some(seat) {
        return ghosts(ui, sheet, stage, row, asks);
    }
    if cards.is_empty() {
        let at = row.left_center() + vec2(8.0, -2.0);
        sheet.write(at, Align2::LEFT_CENTER, &stage.say("realm-lane-empty"), size::SMALL, stage.theme.faint);
        return;
    }
    let size = card_size(row, cards.len());
    for (card, place) in cards.iter().zip(paper::spread(row, cards.len(), size, 8.0)) {
        let mut look = card_look(stage, seat, *card);
        let place = if look.asked { place.translate(vec2(0.0, -3.0)) } else { place };
        let name = || named(stage, *card, look);
        let response = stage.spot(ui, place, ("row", card.0), look.lit, name);
        look.over = over(&response);
        paper::item(sheet, stage, place, Item::Card(*card), look);
        stage.act(&response, Action::Take(*card), asks);
        tip(response, || stage.about_card(*card));
    }
}

/// Cards as large as a lane has room for beside each other.
fn card_size(row: Rect, count: usize) -> Vec2 {
    let count = count.max(1) as f32;
    let share = (row.width() - 8.0 * (count - 1.0)) / count;
    let height = (row.height() - 8.0).min(176.0);
    let width = (height * 0.72).min(share.max(48.0));
    vec2(width, (width / 0.68).min(height))
}

/// Empty places for the cards that could be revealed: the last one clicked
/// says how many (A6.1).
fn ghosts(ui: &Ui, sheet: &mut Sheet, stage: &Stage<'_>, row: Rect, asks: &mut Asks<AntRealm>) {
    let theme = stage.theme;
    let seat = stage.view.now.seat;
    let most = exploration::most_cards(&stage.state, seat);
    let card = card_size(row, usize::from(most));
    let places: Vec<(u8, Rect)> = (1..).zip(paper::spread(row, usize::from(most), card, 8.0)).collect();
    let name = |count: u8| stage.count("realm-choose-reveal", count);
    let spots = places.iter().map(|(count, place)| {
        let lit = stage.allows(&Action::Reveal(*count));
        (*count, stage.spot(ui, *place, ("ghost", *count), lit, || name(*count)))
    });
    let spots: Vec<_> = spots.collect();
    let reach = spots.iter().filter(|(_, response)| over(response)).map(|(count, _)| *count).max();
    for (count, place) in places {
        let within = reach.is_some_and(|reach| count <= reach);
        let fill = mix(theme.panel, theme.accent, if within { 0.3 } else { 0.06 });
        sheet.brush.rounded(place, 8.0, fill);
        sheet.brush.frame(place, 8.0, 2.0, mix(theme.panel, theme.accent, if within { 1.0 } else { 0.6 }));
        let ink = if within { theme.ink } else { theme.faint };
        sheet.write(place.center(), Align2::CENTER_CENTER, &count.to_string(), size::TITLE, ink);
        sheet.flush();
    }
    for (count, response) in spots {
        stage.act(&response, Action::Reveal(count), asks);
        tip(response, || name(count));
    }
}

/// A face-up card with how it lies.
fn named(stage: &Stage<'_>, card: CardId, look: Look) -> String {
    let mut words = stage.face_up(card);
    let marks = [
        (look.asked, "realm-mark-asked"),
        (look.dim && !look.crossed, "realm-mark-settled"),
        (look.crossed, "realm-mark-fought"),
        (look.passed, "realm-mark-passed"),
    ];
    for (_, key) in marks.into_iter().filter(|(is, _)| *is) {
        words.push_str(&stage.say("list-comma"));
        words.push_str(&stage.say(key));
    }
    words
}

/// Satiety due and paid, food left, and the hand against its limit.
fn feeding(ui: &mut Ui, sheet: &mut Sheet, stage: &Stage<'_>, row: Rect, seat: Seat) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let due = settlement::due(&stage.state, seat);
    let missing = ask::missing(stage.view, seat);
    let y = row.top() + (row.height() * 0.42).min(34.0);
    let side = (row.height() * 0.5).clamp(20.0, 34.0);
    let mut x = row.left() + 12.0 + side / 2.0;
    for i in 0..due.max(colony.eaten).min(12) {
        let at = pos2(x, y);
        let fed = i < colony.eaten;
        let ground = if fed { mix(theme.card, theme.good, 0.35) } else { mix(theme.card, theme.line, 0.4) };
        sheet.brush.disc(at, side / 2.0, ground);
        let edge = if fed { theme.good } else { mix(theme.card, theme.ink, 0.4) };
        sheet.brush.ring(at, side / 2.0, if i < due { 2.0 } else { 1.0 }, edge);
        if fed {
            sheet.brush.icon_at(Icon::Food, at, side * 0.66, art::food_color(theme));
        }
        x += side + 6.0;
    }
    let hungry =
        colony.short > 0 || (missing > 0 && u16::from(missing) > settlement::food(&stage.state, seat));
    let is_past = stage.view.stage == Part::HandLimit;
    let hungry = hungry && !is_past;
    let words = match (is_past, missing) {
        (true, _) => stage.line(
            &Line::new("realm-side-hand")
                .with("count", i64::from(colony.hand.len()))
                .with("most", i64::from(stage.view.content.numbers.hand_limit)),
        ),
        (false, 0) => stage.say("realm-fed"),
        (false, missing) => stage.count("realm-hungry", missing),
    };
    let color = if hungry { theme.bad } else { theme.faint };
    if hungry {
        sheet.brush.icon_at(Icon::Warning, pos2(x + 4.0, y), 16.0, theme.bad);
        x += 20.0;
    }
    let at = pos2(x, y);
    sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::BODY, row.right() - x, color);
    let place = row.with_max_y((y + side / 2.0).min(row.bottom()));
    stage.spot(ui, place, ("feeding", seat.0), false, || words.clone());
    larder(sheet, stage, row.with_min_y(place.bottom() + 8.0), seat);
}

/// The food that a colony has, where there is room for it.
fn larder(sheet: &mut Sheet, stage: &Stage<'_>, row: Rect, seat: Seat) {
    if row.height() < 44.0 {
        return;
    }
    let content = &stage.view.content;
    let items = stage.view.colony(seat).stores().flat_map(|(_, store)| store.items());
    let food: Vec<Item> = items.filter(|item| stage.view.level(content, *item) > 0).collect();
    let height = (row.height() - 4.0).min(84.0);
    let row = row.with_max_y(row.top() + height).shrink2(vec2(10.0, 0.0));
    for (item, place) in food.iter().zip(paper::spread(row, food.len(), vec2(height * 0.7, height), 6.0)) {
        paper::item(sheet, stage, place, *item, Look::default());
    }
}
