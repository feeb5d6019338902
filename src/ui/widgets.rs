//! The few widgets that every screen is made of.
//!
//! Each is named for screen readers and reachable by keyboard; a ring in the
//! accent's colour shows where the keyboard is.

use egui::{
    Align, Align2, Color32, CornerRadius, CursorIcon, Frame, Id, InnerResponse, LayerId, Layout, Margin,
    Order, Painter, Pos2, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::colony::Colony;
use super::icons::Icon;
use super::theme::{self, CARD_CORNER, CORNER, Theme, font, size, space, theme};

/// What a button means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Tone {
    /// One of several things to do.
    #[default]
    Plain,
    /// What one most likely wants; one a screen.
    Main,
    /// No ground until the pointer is over it.
    Quiet,
    /// Something that can't be taken back.
    Danger,
}

/// A card: paper with a soft shadow.
pub fn card(ui: &Ui) -> Frame {
    let theme = theme(ui);
    Frame::new()
        .fill(theme.card)
        .corner_radius(CornerRadius::same(CARD_CORNER))
        .inner_margin(Margin::same(space::M as i8))
        .shadow(theme.card_shadow())
}

/// A bar or a side of the table.
pub fn panel(ui: &Ui) -> Frame {
    Frame::new().fill(theme(ui).panel).inner_margin(Margin::same(space::S as i8))
}

/// A button with an icon and words; either may be missing.
pub fn button(ui: &mut Ui, icon: Option<Icon>, words: &str, tone: Tone) -> Response {
    sized_button(ui, icon, words, tone, Vec2::ZERO)
}

/// A [`button`] of at least this size.
pub fn sized_button(ui: &mut Ui, icon: Option<Icon>, words: &str, tone: Tone, least: Vec2) -> Response {
    let style = TextStyle::Button;
    let galley = (!words.is_empty()).then(|| {
        let font = style.resolve(ui.style());
        ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER)
    });
    let height = 30f32.max(least.y);
    let icon_side = if icon.is_some() { 16.0 } else { 0.0 };
    let gap = if icon.is_some() && galley.is_some() { 6.0 } else { 0.0 };
    let text_width = galley.as_ref().map_or(0.0, |galley| galley.size().x);
    let padding = if galley.is_some() { space::M } else { 7.0 };
    let content = icon_side + gap + text_width;
    let wanted = vec2((content + 2.0 * padding).max(least.x), height);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), words));
    if ui.is_rect_visible(rect) {
        let ink = ground(ui, &response, rect, tone);
        let mut x = rect.center().x - content / 2.0;
        if let Some(icon) = icon {
            let square = Rect::from_center_size(pos2(x + 8.0, rect.center().y), Vec2::splat(16.0));
            icon.paint(ui.painter(), square, ink);
            x += icon_side + gap;
        }
        if let Some(galley) = galley {
            let top = rect.center().y - galley.size().y / 2.0;
            ui.painter().galley(pos2(x, top), galley, ink);
        }
        ring(ui, &response, rect, CORNER);
    }
    response
}

/// A small button whose words are a sign: `name` is what screen readers say.
pub fn named_button(ui: &mut Ui, words: &str, name: &str, tone: Tone) -> Response {
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER);
    let width = (galley.size().x + 12.0).max(26.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 26.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), tone == Tone::Main, name));
    let ink = ground(ui, &response, rect, tone);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    ring(ui, &response, rect, CORNER);
    response
}

/// Paints the ground of a button and returns its ink.
fn ground(ui: &Ui, response: &Response, rect: Rect, tone: Tone) -> Color32 {
    let theme = theme(ui);
    let over = ui.ctx().animate_bool_responsive(response.id.with("over"), response.hovered());
    let down = response.is_pointer_button_down_on();
    let pressed = if down { 0.16 } else { 0.08 * over };
    let button = theme::mix(theme.card, theme.line, if theme.dark { 0.7 } else { 0.35 });
    let (fill, line, ink) = match tone {
        Tone::Plain => (button, theme.line, theme.ink),
        Tone::Main => {
            let ink = theme.ink_on(theme.accent);
            (theme.accent, theme::mix(theme.accent, Color32::BLACK, 0.2), ink)
        }
        Tone::Quiet => (Color32::TRANSPARENT, Color32::TRANSPARENT, theme.ink),
        Tone::Danger => (theme::mix(theme.card, theme.bad, 0.15), theme.bad, theme.bad),
    };
    let fill = if tone == Tone::Quiet {
        theme.ink.gamma_multiply(pressed)
    } else {
        theme::mix(fill, theme.ink, pressed)
    };
    let painter = ui.painter();
    painter.rect(rect, CornerRadius::same(CORNER), fill, Stroke::new(1.0, line), StrokeKind::Inside);
    ink
}

/// Marks what can be clicked with its number in a hint, above all that is
/// painted there; 0 is the best. `at` is where, if not in the upper corner.
pub fn hint_number(response: &Response, theme: &Theme, at: Option<Pos2>, number: usize) {
    let rect = response.interact_rect;
    if !rect.is_positive() {
        return;
    }
    let at = at.unwrap_or(rect.right_top() + vec2(-9.0, 9.0));
    let ink = theme.ink_on(theme.accent);
    let painter = response.ctx.layer_painter(LayerId::new(Order::Middle, Id::unique("hint-numbers")));
    painter.circle(at, 11.0, theme.accent, Stroke::new(2.0, ink));
    painter.text(at, Align2::CENTER_CENTER, (number + 1).to_string(), font(size::BODY), ink);
}

/// A square button with an icon alone; `name` shows when the pointer rests on
/// it, and is what screen readers say.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
    if ui.is_rect_visible(rect) {
        let mut ink = ground(ui, &response, rect, Tone::Quiet);
        if !ui.is_enabled() {
            ink = ink.gamma_multiply(0.45);
        }
        icon.paint(ui.painter(), Rect::from_center_size(rect.center(), Vec2::splat(17.0)), ink);
        ring(ui, &response, rect, CORNER);
    }
    response.on_hover_text(name).on_disabled_hover_text(name)
}

/// Shows where the keyboard is.
pub fn ring(ui: &Ui, response: &Response, rect: Rect, corner: u8) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme(ui).accent);
        ui.painter().rect_stroke(
            rect.expand(2.0),
            CornerRadius::same(corner + 2),
            stroke,
            StrokeKind::Inside,
        );
    }
}

/// A row of a menu: an icon and words, as wide as the menu.
pub fn menu_item(ui: &mut Ui, icon: Icon, words: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 32.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::MenuItem, ui.is_enabled(), words));
    let ink = ground(ui, &response, rect, Tone::Quiet);
    let square = Rect::from_center_size(pos2(rect.left() + 16.0, rect.center().y), Vec2::splat(16.0));
    icon.paint(ui.painter(), square, ink);
    let at = pos2(rect.left() + 34.0, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, words, theme::font(size::BODY), ink);
    ring(ui, &response, rect, CORNER);
    response
}

/// A line of a list to choose from, as wide as the list.
pub fn row_button(ui: &mut Ui, words: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), words));
    let ink = ground(ui, &response, rect, Tone::Quiet);
    let at = pos2(rect.left() + space::XL, rect.center().y);
    clipped(ui.painter(), at, rect.right() - at.x - 4.0, words, size::BODY, ink);
    ring(ui, &response, rect.shrink(2.0), CORNER);
    response
}

/// Something on a board that is painted by hand: makes `rect` clickable and
/// focusable under `name`. `asked` is for what may be done now: the pointer
/// becomes a hand, and screen readers hear of a button instead of an image.
///
/// Paint first or afterwards, as you like; nothing is drawn here but the ring
/// of the keyboard. Give `salt` the thing's own number, so that it stays the
/// same thing from frame to frame.
pub fn spot(ui: &Ui, rect: Rect, salt: impl egui::AsIdSalt, name: &str, asked: bool) -> Response {
    let response = ui.interact(rect, ui.make_persistent_id(salt), Sense::click());
    let role = if asked { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    ring(ui, &response, rect, CORNER);
    if asked { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// A switch between a few values: text keys of names are said by the caller.
pub fn segments<T: Copy + PartialEq>(
    ui: &mut Ui,
    name: &str,
    value: &mut T,
    options: &[(T, String)],
) -> bool {
    let mut changed = false;
    let theme = theme(ui);
    let frame = Frame::new()
        .fill(theme::mix(theme.panel, theme.line, 0.45))
        .corner_radius(CornerRadius::same(CORNER))
        .inner_margin(Margin::same(2));
    frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.horizontal(|ui| {
            for (option, words) in options {
                let response = segment(ui, name, words, option == value);
                if response.clicked() && option != value {
                    *value = *option;
                    changed = true;
                }
            }
        });
    });
    changed
}

fn segment(ui: &mut Ui, name: &str, words: &str, chosen: bool) -> Response {
    let theme = theme(ui);
    let font = TextStyle::Button.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER);
    let (rect, response) = ui.allocate_exact_size(vec2(galley.size().x + 20.0, 26.0), Sense::click());
    let label = format!("{name}: {words}");
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), chosen, &label));
    let over = ui.ctx().animate_bool_responsive(response.id.with("over"), response.hovered());
    let lifted = if theme.dark { theme::mix(theme.card, theme.ink, 0.16) } else { theme.card };
    let fill = if chosen { lifted } else { theme.ink.gamma_multiply(0.06 * over) };
    ui.painter().rect_filled(rect, CornerRadius::same(CORNER - 1), fill);
    let ink = if chosen { theme.ink } else { theme.faint };
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
    ring(ui, &response, rect, CORNER - 1);
    response
}

/// A switch that is on or off, its words at its right.
pub fn toggle(ui: &mut Ui, on: &mut bool, words: &str) -> Response {
    let theme = theme(ui);
    let font = TextStyle::Body.resolve(ui.style());
    let galley = ui.painter().layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER);
    let (rect, mut response) = ui.allocate_exact_size(vec2(44.0 + galley.size().x, 28.0), Sense::click());
    if response.clicked() {
        *on = !*on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::Switch, ui.is_enabled(), *on, words));
    let t = ui.ctx().animate_bool_responsive(response.id, *on);
    let track = Rect::from_center_size(pos2(rect.left() + 18.0, rect.center().y), vec2(32.0, 18.0));
    ui.painter().rect_filled(track, 9.0, theme::mix(theme.line, theme.accent, t));
    let knob = pos2(egui::lerp(track.left() + 9.0..=track.right() - 9.0, t), track.center().y);
    ui.painter().circle_filled(knob, 7.0, if theme.dark { theme.ink } else { theme.card });
    let at = pos2(track.right() + 10.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.ink);
    ring(ui, &response, track.expand(1.0), 9);
    response
}

/// A row of a form: its label at the left, what it is for beside it.
pub fn form_row<R>(ui: &mut Ui, label: &str, add: impl FnOnce(&mut Ui) -> R) -> R {
    ui.horizontal(|ui| {
        ui.set_min_height(32.0);
        let width = 132.0;
        ui.allocate_ui_with_layout(vec2(width, 30.0), Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(width);
            ui.label(RichText::new(label).color(theme(ui).faint));
        });
        add(ui)
    })
    .inner
}

/// The title of a part of a screen.
pub fn heading(ui: &mut Ui, words: &str) -> Response {
    ui.label(RichText::new(words).text_style(theme::strong()).color(theme(ui).ink))
}

/// The title of a screen.
pub fn title(ui: &mut Ui, words: &str) -> Response {
    ui.heading(RichText::new(words).color(theme(ui).ink))
}

/// Words of less weight.
pub fn faint(ui: &mut Ui, words: &str) -> Response {
    ui.label(RichText::new(words).color(theme(ui).faint))
}

/// The smallest words, of less weight.
pub fn small(ui: &mut Ui, words: &str) -> Response {
    ui.label(RichText::new(words).size(size::SMALL).color(theme(ui).faint))
}

/// A colony's shape and name in a row, no wider than `most`: a longer name is
/// cut with dots, and whole in its tooltip.
pub fn colony_name(ui: &mut Ui, colony: &Colony, text_size: f32, most: f32) -> Response {
    let side = text_size + 2.0;
    let (font, ink) = (theme::font(text_size), theme(ui).ink);
    let mut job = egui::text::LayoutJob::simple_singleline(colony.name.clone(), font, ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width((most - side - 7.0).max(1.0));
    let galley = ui.painter().layout_job(job);
    let wanted = vec2(side + 7.0 + galley.size().x, (side + 4.0).max(galley.size().y));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &colony.name));
    let center = pos2(rect.left() + side / 2.0, rect.center().y);
    colony.look.paint(ui.painter(), center, side * 0.44);
    let at = pos2(rect.left() + side + 7.0, rect.center().y - galley.size().y / 2.0);
    let cut = galley.elided;
    ui.painter().galley(at, galley, ink);
    if cut { response.on_hover_text(&colony.name) } else { response }
}

/// A text that is cut with dots where the room ends. Returns its place, and
/// whether it was cut.
pub fn clipped(
    painter: &Painter,
    at: egui::Pos2,
    width: f32,
    text: &str,
    text_size: f32,
    color: Color32,
) -> (Rect, bool) {
    let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), theme::font(text_size), color);
    job.wrap = egui::text::TextWrapping::truncate_at_width(width);
    let galley = painter.layout_job(job);
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    let cut = galley.elided;
    painter.galley(rect.min, galley, color);
    (rect, cut)
}

/// A card in the middle of the screen, as wide as given, above everything,
/// with the rest behind a veil. Returns `None` in the place of a result when
/// it was closed by Escape or a click outside.
pub fn dialog<R>(ui: &Ui, id: &str, width: f32, add: impl FnOnce(&mut Ui) -> R) -> Option<R> {
    let theme = theme(ui);
    let veil = theme.background.gamma_multiply(0.72);
    let frame = card(ui)
        .shadow(theme.lifted_shadow())
        .stroke(Stroke::new(1.0, theme.line))
        .inner_margin(Margin::same(space::XL as i8));
    let modal = egui::Modal::new(Id::unique(id)).frame(frame).backdrop_color(veil);
    let response = modal.show(ui.ctx(), |ui| {
        ui.set_width(width);
        add(ui)
    });
    if response.should_close() { None } else { Some(response.inner) }
}

/// Puts `add` into a child of exactly `rect`, clipped to it.
pub fn region<R>(ui: &mut Ui, rect: Rect, salt: &str, add: impl FnOnce(&mut Ui) -> R) -> InnerResponse<R> {
    let builder = egui::UiBuilder::new().max_rect(rect).id_salt(salt).layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()));
        add(ui)
    })
}
