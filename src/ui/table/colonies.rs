//! The colonies' cards along the left.

use egui::{
    Align, CornerRadius, CursorIcon, Frame, Layout, Margin, Rect, Role, Sense, Stroke, StrokeKind, Ui,
};
use egui::{UiBuilder, WidgetInfo, pos2, vec2};

use super::session::Wish;
use crate::engine::{Game, Seat, Turn};
use crate::ui::colony::Colony;
use crate::ui::face::{Face, Scene};
use crate::ui::icons::Icon;
use crate::ui::theme::{self, CARD_CORNER, size, space, theme};
use crate::ui::widgets;

/// What a click on a card does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::ui) enum Clicks {
    /// It shows the colony's boards large.
    Show,
    /// It keeps them large, or no longer; here is whose are kept.
    Pin(Option<Seat>),
}

/// Paints a card for each colony, and takes clicks on them.
pub(in crate::ui) fn show<F: Face>(
    face: &F,
    ui: &mut Ui,
    scene: &Scene<'_, F::Game>,
    clicks: Clicks,
    wishes: &mut Vec<Wish>,
) {
    let close = ui.available_height() < face.card_room(scene) * scene.colonies.len() as f32;
    let gap = if close { space::XS } else { space::S };
    let scroll = egui::ScrollArea::vertical().id_salt("colonies").auto_shrink(false);
    // The margin leaves room for shadows and rings inside of what is clipped.
    let margin = Margin::symmetric(space::S as i8, gap as i8);
    scroll.content_margin(margin).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = gap;
        for colony in scene.colonies {
            let builder = UiBuilder::new().id_salt(("colony", colony.seat)).sense(Sense::click());
            let scope = ui.scope_builder(builder, |ui| card(face, ui, scene, colony, clicks, close));
            let response = scope.response.on_hover_cursor(CursorIcon::PointingHand);
            response.widget_info(|| {
                let shown = scene.shown == colony.seat;
                WidgetInfo::selected(Role::Button, true, shown, spoken(scene, colony))
            });
            widgets::ring(ui, &response, response.rect, CARD_CORNER);
            if response.clicked() {
                wishes.push(Wish::Show(colony.seat));
            }
        }
        ui.add_space(gap);
    });
}

/// What a screen reader says of a card.
fn spoken<G: Game>(scene: &Scene<'_, G>, colony: &Colony) -> String {
    let look = scene.text.say(colony.look.look_key());
    let args = [("name", colony.name.as_str().into()), ("look", look.into())];
    scene.text.say_with("colony-card", &args)
}

fn card<F: Face>(
    face: &F,
    ui: &mut Ui,
    scene: &Scene<'_, F::Game>,
    colony: &Colony,
    clicks: Clicks,
    close: bool,
) {
    let theme = theme(ui);
    let decides = scene.turn == Turn::Seat(colony.seat);
    let over = ui.response().hovered();
    let fill = if over { theme.hover() } else { theme.card };
    let margin = if close {
        Margin { left: 14, right: 10, top: 3, bottom: 5 }
    } else {
        Margin { left: 14, right: 10, top: 8, bottom: 10 }
    };
    let frame = Frame::new()
        .fill(fill)
        .corner_radius(CornerRadius::same(CARD_CORNER))
        .shadow(theme.card_shadow())
        .inner_margin(margin);
    let painted = frame.show(ui, |ui| {
        ui.set_min_width(ui.available_width());
        if close {
            let spacing = ui.spacing_mut();
            (spacing.item_spacing.y, spacing.interact_size.y) = (1.0, 22.0);
        }
        ui.horizontal(|ui| {
            let width = ui.available_width() - if clicks == Clicks::Show { 22.0 } else { 42.0 };
            name(ui, colony, width);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let icon = if colony.bot { Icon::Machine } else { Icon::Person };
                let (rect, _) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
                icon.paint(ui.painter(), rect, theme.faint);
                if let Clicks::Pin(pinned) = clicks {
                    pin(ui, scene, pinned == Some(colony.seat), over);
                }
            });
        });
        face.card(ui, scene, colony.seat);
    });
    let rect = painted.response.rect;
    // A spine in the colony's colour; whose decision it is glows all around.
    let spine = Rect::from_min_max(rect.min, pos2(rect.left() + 5.0, rect.bottom()));
    let corners = CornerRadius { nw: CARD_CORNER, sw: CARD_CORNER, ne: 0, se: 0 };
    ui.painter().rect_filled(spine, corners, colony.look.color());
    let round = CornerRadius::same(CARD_CORNER);
    if decides {
        ui.painter().rect_stroke(rect, round, Stroke::new(2.0, theme.accent), StrokeKind::Outside);
    } else if scene.shown == colony.seat {
        let stroke = Stroke::new(1.0, theme::mix(theme.line, theme.ink, 0.4));
        ui.painter().rect_stroke(rect, round, stroke, StrokeKind::Outside);
    }
}

/// Whether the colony is kept in view, and what a click on its card does.
fn pin<G: Game>(ui: &mut Ui, scene: &Scene<'_, G>, pinned: bool, over: bool) {
    let (rect, response) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
    let words = scene.text.say(if pinned { "review-pinned" } else { "review-pin" });
    let theme = theme(ui);
    if pinned {
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
        Icon::Pin.paint(ui.painter(), rect, theme.ink);
    } else if over {
        Icon::Pin.paint(ui.painter(), rect, theme::mix(theme.line, theme.faint, 0.4));
    }
    response.on_hover_text(words);
}

/// The shape and the name, cut where the room ends.
fn name(ui: &mut Ui, colony: &Colony, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, 22.0), Sense::hover());
    let center = pos2(rect.left() + 8.0, rect.center().y);
    colony.look.paint(ui.painter(), center, 7.5);
    let at = pos2(rect.left() + 23.0, rect.center().y);
    let ink = theme(ui).ink;
    let (_, cut) = widgets::clipped(ui.painter(), at, rect.right() - at.x, &colony.name, size::STRONG, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &colony.name));
    if cut {
        response.on_hover_text(&colony.name);
    }
}
