//! How the parts of the editor lie in the window.

use egui::{Align, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::{Editor, EditorCx, Wish, bar, canvas, foot, panel, shelf};
use crate::ui::theme::theme;

/// How high the bar is.
const BAR: f32 = 42.0;
/// How wide the panel is in a window of this width.
fn panel_width(window: f32) -> f32 {
    (window * 0.25).clamp(280.0, 380.0)
}

/// Paints everything.
pub(super) fn show(editor: &mut Editor, ui: &mut Ui, cx: &mut EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let window = ui.max_rect();
    let paper = theme(ui);
    ui.painter().rect_filled(window, 0.0, paper.panel);
    let top = Rect::from_min_size(window.min, vec2(window.width(), BAR));
    let height = foot::height(editor);
    let bottom = Rect::from_min_max(pos2(window.left(), window.bottom() - height), window.max);
    let left = Rect::from_min_max(
        pos2(window.left(), top.bottom()),
        pos2(window.left() + shelf::WIDTH, bottom.top()),
    );
    let right = Rect::from_min_max(
        pos2(window.right() - panel_width(window.width()), top.bottom()),
        pos2(window.right(), bottom.top()),
    );
    let middle = Rect::from_min_max(left.right_top(), right.left_bottom());
    part(ui, middle, "canvas", |ui| canvas::show(editor, ui, cx, wishes));
    part(ui, top, "bar", |ui| bar::show(editor, ui, cx, wishes));
    part(ui, left.shrink2(vec2(6.0, 0.0)), "shelf", |ui| shelf::show(editor, ui, cx, wishes));
    part(ui, right.shrink(10.0), "panel", |ui| panel::show(editor, ui, cx, wishes));
    part(ui, bottom, "foot", |ui| foot::show(editor, ui, cx, wishes));
    let line = egui::Stroke::new(1.0, paper.line);
    let painter = ui.painter();
    painter.hline(window.x_range(), top.bottom(), line);
    painter.hline(window.x_range(), bottom.top(), line);
    painter.vline(left.right(), middle.y_range(), line);
    painter.vline(right.left(), middle.y_range(), line);
}

fn part(ui: &mut Ui, rect: Rect, salt: &str, add: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().max_rect(rect).id_salt(salt).layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(rect.intersect(ui.clip_rect()).expand(3.0));
        add(ui);
    });
}
