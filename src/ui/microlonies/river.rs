//! Both rivers: Chamber tiles over Prey cards, five sections each.

use egui::{
    Align2, Color32, CursorIcon, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::faces::{prey_card, tile_card};
use super::lit::Spot;
use super::sheet::Sheet;
use super::stage::Stage;
use super::{art, tokens};
use crate::microlonies::action::{Action, Ant};
use crate::microlonies::ids::{PreyId, TileId};
use crate::microlonies::state::{Activity, Phase, SECTIONS};
use crate::ui::brush::noise;
use crate::ui::theme::{CARD_CORNER, mix, size};
use crate::ui::widgets;

/// What the rivers gave back: a click, and the tile under the pointer.
#[derive(Debug, Default)]
pub struct RiverTouch {
    /// The action that was clicked, legal or not.
    pub clicked: Option<Action>,
    /// The tile under the pointer or the keyboard.
    pub tile: Option<TileId>,
}

/// Where the cards of a section lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slots {
    /// The Chamber tile's.
    pub tile: Rect,
    /// The Prey card's.
    pub prey: Rect,
    /// The stone with the section's worth.
    pub worth: Pos2,
}

/// Room for the decks at the right end.
const DECKS: f32 = 42.0;

/// Divides the strip into sections, counted from 0.
pub fn slots(strip: Rect, section: usize) -> Slots {
    let width = (strip.width() - DECKS) / SECTIONS as f32;
    let left = strip.left() + width * section as f32;
    let [upper, lower] = bands(strip);
    let card = |band: Rect| {
        let card = Rect::from_min_max(pos2(left + 25.0, band.top()), pos2(left + width - 3.0, band.bottom()));
        card.shrink2(vec2(0.0, 3.0))
    };
    Slots {
        tile: card(upper),
        prey: card(lower),
        worth: pos2(left + 12.5, (upper.bottom() + lower.top()) / 2.0),
    }
}

fn bands(strip: Rect) -> [Rect; 2] {
    let (upper, lower) = strip.split_top_bottom_at_fraction(0.5);
    [upper.with_max_y(upper.bottom() - 2.0), lower.with_min_y(lower.top() + 2.0)]
}

/// Shows the rivers.
pub fn show(ui: &mut Ui, stage: &Stage<'_>) -> RiverTouch {
    let strip = ui.max_rect();
    let mut sheet = Sheet::new(ui, strip);
    let mut touch = RiverTouch::default();
    for band in bands(strip) {
        water(&mut sheet, stage, band);
    }
    for section in 0..SECTIONS as u8 {
        let slots = slots(strip, usize::from(section));
        tile_slot(ui, stage, &mut sheet, section, slots.tile, &mut touch);
        prey_slot(ui, stage, &mut sheet, section, slots.prey, &mut touch);
        worth(&mut sheet, stage, section, slots.worth);
    }
    decks(&mut sheet, stage, strip);
    sheet.flush();
    touch
}

/// A stretch of river, flowing to the left.
fn water(sheet: &mut Sheet, stage: &Stage<'_>, band: Rect) {
    let theme = stage.theme;
    let (deep, light) = (mix(theme.panel, theme.water, 0.5), mix(theme.panel, theme.water, 0.28));
    sheet.brush.rounded_shaded(band.with_max_x(band.right() - DECKS + 6.0), 10.0, light, deep);
    let crest = mix(deep, Color32::WHITE, if theme.dark { 0.12 } else { 0.4 });
    for i in 0..(band.width() / 26.0) as u32 {
        let x = band.left() + 12.0 + 26.0 * i as f32 + 12.0 * noise(i);
        let y = band.top() + 6.0 + (band.height() - 12.0) * noise(i + 77);
        if x + 14.0 < band.right() - DECKS {
            let wave = [pos2(x, y), pos2(x + 4.0, y - 1.6), pos2(x + 9.0, y + 1.0), pos2(x + 14.0, y)];
            sheet.brush.stroke(&wave, 1.2, crest);
        }
    }
}

/// The stone that tells what a section is worth.
fn worth(sheet: &mut Sheet, stage: &Stage<'_>, section: u8, at: Pos2) {
    let theme = stage.theme;
    let reach = reach(stage);
    let within = reach.is_some_and(|points| section < points);
    let (ground, ink) = match (reach, within) {
        (Some(_), true) => (theme.accent, theme.ink_on(theme.accent)),
        (Some(_), false) => (mix(theme.panel, theme.rock, 0.4), theme.faint),
        (None, _) => (mix(theme.card, theme.rock, 0.3), theme.ink),
    };
    sheet.brush.disc(at + vec2(0.0, 1.5), 12.0, Color32::from_black_alpha(50));
    sheet.brush.disc(at, 11.5, mix(ground, Color32::BLACK, 0.25));
    sheet.brush.disc(at, 10.3, ground);
    sheet.write(at, Align2::CENTER_CENTER, &(section + 1).to_string(), size::BODY, ink);
}

/// Up to which section something may be taken now, if that is asked.
fn reach(stage: &Stage<'_>) -> Option<u8> {
    let now = &stage.view.now;
    let taking = now.phase == Phase::TakePrey
        || now.phase == Phase::Act && matches!(now.activity, Activity::Build | Activity::Hunt);
    taking.then_some(now.points())
}

/// How a card of the river looks now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    Quiet,
    Lit,
    Dim,
    Refused,
}

fn state(stage: &Stage<'_>, spot: Spot, asked: bool) -> State {
    if stage.lit.is_lit(spot) {
        State::Lit
    } else if stage.is_refused(spot) {
        State::Refused
    } else if asked {
        State::Dim
    } else {
        State::Quiet
    }
}

fn tile_slot(ui: &Ui, stage: &Stage<'_>, sheet: &mut Sheet, section: u8, rect: Rect, touch: &mut RiverTouch) {
    let Some(tile) = stage.view.tile_river[usize::from(section)] else {
        return empty(ui, stage, rect, "section-tile-empty", section);
    };
    let spot = Spot::Tile(section);
    let asked = stage.asked(Phase::Act) && stage.view.now.activity == Activity::Build;
    let state = state(stage, spot, asked);
    let response = slot_widget(ui, stage, rect, (spot, state), || stage.tile_name(section, tile));
    card(sheet, stage, rect, state, over(&response));
    tile_card(sheet, stage, rect, tile);
    dim(sheet, stage, rect, state);
    if over(&response) {
        touch.tile = Some(tile);
    }
    clicked(stage, response, spot, touch, || stage.tile_name(section, tile));
}

fn prey_slot(ui: &Ui, stage: &Stage<'_>, sheet: &mut Sheet, section: u8, rect: Rect, touch: &mut RiverTouch) {
    let Some(prey) = stage.view.prey_river[usize::from(section)] else {
        return empty(ui, stage, rect, "section-prey-empty", section);
    };
    let spot = Spot::Prey(section);
    let state = state(stage, spot, stage.asked(Phase::TakePrey));
    let response = slot_widget(ui, stage, rect, (spot, state), || stage.prey_name(section, prey));
    card(sheet, stage, rect, state, over(&response));
    prey_card(sheet, stage, rect, prey);
    jaw(sheet, stage, rect, prey);
    dim(sheet, stage, rect, state);
    clicked(stage, response, spot, touch, || stage.prey_name(section, prey));
}

/// The Jaw that grips a card from the left, where nothing is printed.
fn jaw(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, prey: PreyId) {
    if let Some(seat) = stage.jaw_owner(prey) {
        let at = pos2(rect.left() - 11.0, rect.bottom() - rect.height() * 0.36);
        tokens::jaw(&mut sheet.brush, stage.look(seat), at, 12.5);
    }
}

fn over(response: &Response) -> bool {
    response.hovered() || response.has_focus()
}

fn slot_widget(
    ui: &Ui,
    stage: &Stage<'_>,
    rect: Rect,
    (spot, state): (Spot, State),
    name: impl Fn() -> String,
) -> Response {
    let sense = if state == State::Lit { Sense::click() } else { Sense::CLICK };
    let response = ui.interact(rect, ui.scope_id().with(spot), sense);
    let role = if state == State::Lit { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::labeled(role, true, name()));
    widgets::ring(ui, &response, rect, CARD_CORNER);
    stage.hint(spot, &response, None);
    if state == State::Lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

fn clicked(
    stage: &Stage<'_>,
    response: Response,
    spot: Spot,
    touch: &mut RiverTouch,
    name: impl Fn() -> String,
) {
    if response.clicked() {
        touch.clicked = Some(stage.meant(spot, Ant::Worker));
    }
    if response.hovered() {
        response.on_hover_ui(|ui| {
            ui.label(name());
        });
    }
}

fn empty(ui: &Ui, stage: &Stage<'_>, rect: Rect, key: &'static str, section: u8) {
    let response = ui.interact(rect, ui.scope_id().with((key, section)), Sense::hover());
    let name = || stage.say_number(key, i64::from(section) + 1);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name()));
}

/// The paper of a card that floats on the river.
fn card(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, state: State, over: bool) {
    let theme = stage.theme;
    let corner = f32::from(CARD_CORNER);
    sheet.brush.rounded(rect.translate(vec2(0.0, 2.0)).expand(0.5), corner, theme.shadow.gamma_multiply(1.4));
    let paper = if over { theme.hover() } else { theme.card };
    let paper = if state == State::Lit { mix(paper, theme.accent, 0.1) } else { paper };
    sheet.brush.rounded(rect, corner, paper);
    let (width, line) = match state {
        State::Lit => (2.5, theme.accent),
        State::Refused => (2.5, theme.bad),
        State::Quiet | State::Dim => (1.0, theme.line),
    };
    sheet.brush.frame(rect, corner, width, line);
}

/// A veil over what can't be reached.
fn dim(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, state: State) {
    if state == State::Dim {
        sheet.flush();
        let veil = stage.theme.panel.gamma_multiply(0.55);
        sheet.brush.rounded(rect, f32::from(CARD_CORNER), veil);
    }
}

/// How many cards are left.
fn decks(sheet: &mut Sheet, stage: &Stage<'_>, strip: Rect) {
    let counts = [stage.view.tiles_left(), stage.view.prey_left()];
    for (band, count) in bands(strip).into_iter().zip(counts) {
        let center = pos2(strip.right() - DECKS * 0.4, band.center().y);
        pile(sheet, stage, center, (band.height() * 0.6).min(44.0), count);
    }
}

/// A face-down pile with the number of its cards.
pub fn pile(sheet: &mut Sheet, stage: &Stage<'_>, center: Pos2, height: f32, count: usize) {
    let theme = stage.theme;
    let layers = count.div_ceil(8).min(3);
    for layer in (0..=layers).rev() {
        let shift = Vec2::splat(1.6 * layer as f32);
        let rect = Rect::from_center_size(center + shift, vec2(height * 0.74, height));
        let back = if count == 0 { theme.panel } else { mix(theme.soil_light, theme.card, 0.25) };
        sheet.brush.rounded(rect.expand(0.7), 4.0, mix(theme.line, theme.ink, 0.3));
        sheet.brush.rounded(rect, 4.0, back);
    }
    let ink = if count == 0 { theme.faint } else { art::RIM };
    sheet.write(center, Align2::CENTER_CENTER, &count.to_string(), size::BODY, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_lie_in_the_strip_and_apart() {
        let strip = Rect::from_min_size(pos2(8.0, 640.0), vec2(925.0, 134.0));
        let all: Vec<Rect> =
            (0..SECTIONS).flat_map(|i| [slots(strip, i).tile, slots(strip, i).prey]).collect();
        for (i, rect) in all.iter().enumerate() {
            assert!(strip.contains_rect(*rect) && rect.is_positive());
            assert!(all[..i].iter().all(|other| !other.intersects(*rect)));
        }
    }
}
