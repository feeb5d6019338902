//! Objectives: three face up, the hand, and what is validated.

use egui::{
    Align2, Color32, CursorIcon, Pos2, Rect, Response, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::art;
use super::ground;
use super::larder;
use super::lit::Spot;
use super::names::{badge_icon, kind_icon};
use super::sheet::Sheet;
use super::stage::Stage;
use crate::microlonies::action::{Action, Ant, TierId};
use crate::microlonies::ids::ObjectiveId;
use crate::microlonies::metric;
use crate::microlonies::pack::{Metric, Tier};
use crate::ui::icons::Icon;
use crate::ui::theme::{CARD_CORNER, mix, size, theme};
use crate::ui::widgets;

/// The height of an Objective's card.
const CARD: f32 = 42.0;
/// The width of a tier's pill.
const PILL: f32 = 58.0;

/// Where an Objective lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Lies {
    /// Face up, in this slot.
    Open(u8),
    /// In the shown colony's hand.
    Hand,
    /// Validated at a tier.
    Validated(TierId),
}

/// Shows the Objectives and returns the action that was clicked, legal or not.
pub fn show(ui: &mut Ui, stage: &Stage<'_>) -> Option<Action> {
    let mut clicked = None;
    let scroll = ScrollArea::vertical().id_salt("objectives").auto_shrink(false);
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
        let hand = &stage.view.hands[stage.shown.index()];
        let hidden = stage.view.colony(stage.shown).hand.saturating_sub(hand.len() as u8);
        if !hand.is_empty() || hidden > 0 {
            heading(ui, &stage.say("objectives-hand"), "");
        }
        for card in hand {
            clicked = objective(ui, stage, *card, Lies::Hand).or(clicked);
        }
        if hidden > 0 {
            backs(ui, stage, hidden);
        }
        clicked = open(ui, stage).or(clicked);
        validated(ui, stage);
        larder::show(ui, stage);
    });
    clicked
}

fn open(ui: &mut Ui, stage: &Stage<'_>) -> Option<Action> {
    let mut clicked = open_heading(ui, stage);
    for (slot, card) in stage.view.objectives.iter().enumerate() {
        if let Some(card) = card {
            clicked = objective(ui, stage, *card, Lies::Open(slot as u8)).or(clicked);
        }
    }
    clicked
}

fn validated(ui: &mut Ui, stage: &Stage<'_>) {
    let done = &stage.view.colony(stage.shown).validated;
    if done.is_empty() {
        return;
    }
    let points: u32 = done.iter().map(|(card, tier)| u32::from(tier_of(stage, *card, *tier).vp)).sum();
    heading(ui, &stage.say("objectives-validated"), &stage.say_number("points", points));
    for (card, tier) in done {
        objective(ui, stage, *card, Lies::Validated(*tier));
    }
}

fn tier_of(stage: &Stage<'_>, card: ObjectiveId, tier: TierId) -> Tier {
    let card = stage.view.content.objective(card);
    match tier {
        TierId::One => card.tier1,
        TierId::Two => card.tier2,
    }
}

pub(super) fn heading(ui: &mut Ui, words: &str, figure: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{words} {figure}")));
    let mut sheet = Sheet::new(ui, rect);
    let theme = theme(ui);
    let (left, right) = (rect.left_center() + vec2(2.0, 1.0), rect.right_center() + vec2(-2.0, 1.0));
    sheet.write(left, Align2::LEFT_CENTER, words, size::SMALL, theme.faint);
    sheet.write(right, Align2::RIGHT_CENTER, figure, size::SMALL, theme.faint);
    sheet.flush();
}

/// The heading of the face-up cards, with the deck that Planning draws from.
fn open_heading(ui: &mut Ui, stage: &Stage<'_>) -> Option<Action> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let lit = stage.lit.is_lit(Spot::Deck);
    let deck = Rect::from_min_max(pos2(rect.right() - 92.0, rect.top() + 2.0), rect.max - vec2(1.0, 2.0));
    let sense = if lit { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(deck, ui.scope_id().with(Spot::Deck), sense);
    let name = || stage.say_number("objective-deck", stage.view.objective_deck);
    let role = if lit { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::labeled(role, true, name()));
    stage.hint(Spot::Deck, &response, None);
    let mut sheet = Sheet::new(ui, rect);
    let theme = stage.theme;
    let at = rect.left_center() + vec2(2.0, 3.0);
    sheet.write(at, Align2::LEFT_CENTER, &stage.say("objectives-open"), size::SMALL, theme.faint);
    let line = if lit { (2.0, theme.accent) } else { (1.0, theme.line) };
    let fill = if response.hovered() { theme.hover() } else { mix(theme.panel, theme.card, 0.7) };
    sheet.brush.rounded(deck, 6.0, fill);
    sheet.brush.frame(deck, 6.0, line.0, line.1);
    sheet.brush.icon_at(Icon::Hand, deck.left_center() + vec2(15.0, 0.0), 16.0, theme.ink);
    let words = stage.say_number("deck-left", stage.view.objective_deck);
    sheet.write_cut(
        deck.left_center() + vec2(28.0, 0.0),
        Align2::LEFT_CENTER,
        &words,
        size::SMALL,
        62.0,
        theme.ink,
    );
    sheet.flush();
    widgets::ring(ui, &response, deck, 6);
    let response = if lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response };
    response.clicked().then(|| stage.meant(Spot::Deck, Ant::Worker))
}

/// Cards of a hand that these eyes don't see.
fn backs(ui: &mut Ui, stage: &Stage<'_>, count: u8) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
    let words = stage.say_number("hand-hidden", count);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
    let mut sheet = Sheet::new(ui, rect);
    let theme = stage.theme;
    for i in 0..count.min(8) {
        let at = rect.left_top() + vec2(4.0 + 15.0 * f32::from(i), 2.0);
        let back = Rect::from_min_size(at, vec2(21.0, 29.0));
        sheet.brush.rounded(back.expand(0.7), 4.0, mix(theme.line, theme.ink, 0.3));
        sheet.brush.rounded(back, 4.0, mix(theme.soil_light, theme.card, 0.25));
        sheet.brush.icon_at(Icon::Objective, back.center(), 13.0, art::RIM.gamma_multiply(0.7));
    }
    let at = rect.left_center() + vec2(24.0 + 15.0 * f32::from(count.min(8)), 0.0);
    sheet.write(at, Align2::LEFT_CENTER, &words, size::SMALL, theme.faint);
    sheet.flush();
}

/// What is known of a card: its figures and how it lies.
struct Known {
    card: ObjectiveId,
    lies: Lies,
    value: i32,
    lit: bool,
}

/// One Objective with its tiers.
fn objective(ui: &mut Ui, stage: &Stage<'_>, card: ObjectiveId, lies: Lies) -> Option<Action> {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), CARD), Sense::hover());
    let rect = rect.shrink2(vec2(1.0, 0.0));
    let metric = stage.view.content.objective(card).metric;
    let value = metric::measure(stage.view, &stage.view.content, stage.shown, metric);
    let spot = match lies {
        Lies::Open(slot) => Some(Spot::Open(slot)),
        Lies::Hand => Some(Spot::Card(card)),
        Lies::Validated(_) => None,
    };
    let whole =
        spot.filter(|spot| stage.lit.at(*spot).any(|action| !matches!(action, Action::Validate { .. })));
    let known = Known { card, lies, value, lit: whole.is_some() };
    let response = card_widget(ui, stage, rect, response, &known);
    let mut sheet = Sheet::new(ui, rect.expand(2.0));
    paper(&mut sheet, stage, rect, &known, response.hovered());
    words(&mut sheet, stage, rect, &known);
    let mut clicked = None;
    for (tier, place) in [(TierId::One, 1.0), (TierId::Two, 0.0)] {
        let right = rect.right() - 6.0 - (PILL + 4.0) * place;
        let pill = Rect::from_min_max(pos2(right - PILL, rect.top() + 8.0), pos2(right, rect.bottom() - 8.0));
        clicked = tier_pill(ui, stage, &mut sheet, pill, &known, tier).or(clicked);
    }
    sheet.flush();
    widgets::ring(ui, &response, rect, CARD_CORNER);
    let own = stage.viewer == Some(stage.shown) || matches!(lies, Lies::Open(_));
    let meant = spot.filter(|_| own && response.clicked() && clicked.is_none());
    clicked.or_else(|| meant.map(|spot| stage.meant(spot, Ant::Worker)))
}

fn card_widget(ui: &Ui, stage: &Stage<'_>, rect: Rect, response: Response, known: &Known) -> Response {
    let sense = match (known.lit, known.lies) {
        (true, _) => Sense::click(),
        (false, Lies::Validated(_)) => Sense::hover(),
        (false, _) => Sense::CLICK,
    };
    let response = ui.interact(rect, response.id.with("card"), sense);
    let role = if known.lit { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::labeled(role, true, stage.objective_name(known.card)));
    let spot = match known.lies {
        Lies::Open(slot) => Spot::Open(slot),
        Lies::Hand | Lies::Validated(_) => Spot::Card(known.card),
    };
    stage.hint(spot, &response, None);
    // The keyboard finds cards that are scrolled away.
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if known.lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

fn paper(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, known: &Known, over: bool) {
    let theme = stage.theme;
    let corner = f32::from(CARD_CORNER);
    let base =
        if matches!(known.lies, Lies::Open(_)) { mix(theme.panel, theme.card, 0.55) } else { theme.card };
    let fill = if over { mix(base, theme.ink, 0.06) } else { base };
    let fill = if known.lit { mix(fill, theme.accent, 0.12) } else { fill };
    sheet.brush.rounded(rect.translate(vec2(0.0, 1.0)), corner, theme.shadow);
    sheet.brush.rounded(rect, corner, fill);
    let refused = stage.is_refused(Spot::Card(known.card));
    let (width, line) = match (known.lit, refused) {
        (true, _) => (2.5, theme.accent),
        (_, true) => (2.5, theme.bad),
        _ => (1.0, theme.line),
    };
    sheet.brush.frame(rect, corner, width, line);
}

/// Picture, name, what is measured, and how it stands now.
fn words(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, known: &Known) {
    let theme = stage.theme;
    let card = stage.view.content.objective(known.card);
    picture(sheet, stage, rect.left_center() + vec2(20.0, 0.0), 13.0, card.metric);
    let left = rect.left() + 40.0;
    let width = rect.right() - left - 2.0 * PILL - 18.0;
    let name = stage.text.words(&card.name);
    sheet.write_cut(pos2(left, rect.top() + 13.0), Align2::LEFT_CENTER, name, size::BODY, width, theme.ink);
    let what = stage.metric_name(card.metric);
    let now = matches!(known.lies, Lies::Validated(_)).then(|| what.clone());
    let line = now.unwrap_or_else(|| {
        let args = [("what", what.into()), ("number", i64::from(known.value).into())];
        stage.text.say_with("metric-now", &args)
    });
    sheet.write_cut(
        pos2(left, rect.bottom() - 13.0),
        Align2::LEFT_CENTER,
        &line,
        size::SMALL,
        width,
        theme.faint,
    );
}

/// The picture of what is measured, on a coin.
pub fn picture(sheet: &mut Sheet, stage: &Stage<'_>, at: Pos2, radius: f32, metric: Metric) {
    let theme = stage.theme;
    if let Metric::Terrain(terrain) = metric {
        let seed = terrain as u32 + 5;
        ground::base(&mut sheet.brush, theme, terrain.into(), at, radius * 1.12, seed);
        ground::texture(&mut sheet.brush, theme, terrain.into(), at, radius * 1.12, seed);
        return;
    }
    sheet.brush.disc(at, radius, mix(theme.card, theme.hunting_zone, 0.75));
    sheet.brush.ring(at, radius, 1.0, mix(theme.card, theme.ink, 0.45));
    match metric {
        Metric::Loops => sheet.brush.ring(at, radius * 0.5, 2.4, theme.ink),
        Metric::Width | Metric::Depth => span(sheet, at, radius, metric == Metric::Width, theme.ink),
        Metric::DeadEnds => dead_end(sheet, at, radius, theme.ink),
        Metric::Isolated => {
            sheet.brush.icon_at(Icon::Ant, at, radius * 1.0, theme.ink);
            for i in 0..6 {
                let from = i as f32 * std::f32::consts::FRAC_PI_3;
                sheet.brush.arc(at, radius * 0.74, [from, from + 0.55], 1.4, theme.ink);
            }
        }
        _ => sheet.brush.icon_at(metric_icon(metric), at, radius * 1.4, theme.ink),
    }
}

fn metric_icon(metric: Metric) -> Icon {
    match metric {
        Metric::Badge(badge) => badge_icon(badge),
        Metric::Chambers(kind) => kind_icon(kind),
        Metric::Outside => Icon::Ant,
        Metric::Inside => Icon::Reserve,
        Metric::Nurses => Icon::Nursery,
        Metric::Eggs => Icon::Egg,
        Metric::Hunts => Icon::Hunt,
        Metric::Trophies => Icon::Trophy,
        Metric::Reach => Icon::Colonize,
        Metric::Symbols => Icon::Architecture,
        Metric::Food => Icon::Food,
        Metric::TerrainTiles => Icon::Mound,
        _ => Icon::Hex,
    }
}

/// A double arrow.
fn span(sheet: &mut Sheet, at: Pos2, radius: f32, wide: bool, ink: Color32) {
    let (along, across) = if wide { (Vec2::X, Vec2::Y) } else { (Vec2::Y, Vec2::X) };
    let long = radius * 0.62;
    sheet.brush.line(at - along * long, at + along * long, 1.8, ink);
    for side in [-1.0, 1.0] {
        let tip = at + along * long * side;
        let back = tip - along * radius * 0.32 * side;
        sheet.brush.stroke(&[back + across * radius * 0.3, tip, back - across * radius * 0.3], 1.8, ink);
    }
}

fn dead_end(sheet: &mut Sheet, at: Pos2, radius: f32, ink: Color32) {
    sheet.brush.line(at - vec2(radius * 0.75, 0.0), at, radius * 0.3, ink);
    sheet.brush.rounded(
        Rect::from_center_size(at + vec2(radius * 0.2, 0.0), Vec2::splat(radius * 0.8)),
        radius * 0.25,
        ink,
    );
}

/// A tier: its threshold and its points.
fn tier_pill(
    ui: &Ui,
    stage: &Stage<'_>,
    sheet: &mut Sheet,
    rect: Rect,
    known: &Known,
    tier: TierId,
) -> Option<Action> {
    let theme = stage.theme;
    let face = tier_of(stage, known.card, tier);
    let action = Action::Validate { card: known.card, tier };
    let lit = known.lies == Lies::Hand && stage.lit.at(Spot::Card(known.card)).any(|legal| legal == action);
    let marked =
        stage.view.marked.get(stage.shown.index()).is_some_and(|marked| marked.contains(&(known.card, tier)));
    let done = marked || known.lies == Lies::Validated(tier);
    let holds = known.value >= i32::from(face.at) && !matches!(known.lies, Lies::Validated(_));
    let fill = match (done, lit, holds) {
        (true, ..) => theme.good,
        (_, true, _) => mix(theme.card, theme.accent, 0.35),
        (_, _, true) => mix(theme.card, theme.good, 0.35),
        _ => mix(theme.card, theme.line, 0.45),
    };
    let ink = if done { theme.ink_on(theme.good) } else { theme.ink };
    let spent = matches!(known.lies, Lies::Validated(other) if other != tier);
    let ink = if spent { theme.faint.gamma_multiply(0.7) } else { ink };
    sheet.brush.rounded(rect, 8.0, fill);
    let line = if lit { (2.0, theme.accent) } else { (1.0, mix(fill, theme.ink, 0.2)) };
    sheet.brush.frame(rect, 8.0, line.0, line.1);
    pill_words(sheet, rect, &face, ink, done, mix(ink, theme.accent, if done || spent { 0.0 } else { 0.6 }));
    if known.lies != Lies::Hand {
        return None;
    }
    let response = pill_widget(ui, stage, rect, known, tier, lit);
    (response.clicked() && stage.viewer == Some(stage.shown) && !known.lit).then_some(action)
}

fn pill_words(sheet: &mut Sheet, rect: Rect, face: &Tier, ink: Color32, done: bool, star: Color32) {
    let middle = rect.center();
    sheet.brush.icon_at(Icon::Points, pos2(rect.right() - 11.0, middle.y), 12.0, star);
    let at = pos2(rect.right() - 18.0, middle.y);
    let worth = sheet.write(at, Align2::RIGHT_CENTER, &face.vp.to_string(), size::BODY, ink);
    if done {
        sheet.brush.icon_at(Icon::Check, pos2(rect.left() + 11.0, middle.y), 14.0, ink);
        return;
    }
    let at = pos2(rect.left() + 5.0, middle.y);
    let number = sheet.write(at, Align2::LEFT_CENTER, &face.at.to_string(), size::BODY, ink);
    let arrow = pos2((number.right() + worth.left()) * 0.5, middle.y);
    let points = [arrow + vec2(-2.0, -3.5), arrow + vec2(2.0, 0.0), arrow + vec2(-2.0, 3.5)];
    sheet.brush.stroke(&points, 1.4, ink);
}

fn pill_widget(ui: &Ui, stage: &Stage<'_>, rect: Rect, known: &Known, tier: TierId, lit: bool) -> Response {
    let sense = if lit { Sense::click() } else { Sense::CLICK };
    let number = tier.number();
    let response = ui.interact(rect, ui.scope_id().with(("tier", known.card, number)), sense);
    let name = || {
        let card = stage.text.words(&stage.view.content.objective(known.card).name);
        let args = [("name", card.into()), ("tier", number.into())];
        stage.text.say_with("validate", &args)
    };
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name()));
    widgets::ring(ui, &response, rect, 8);
    if lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}
