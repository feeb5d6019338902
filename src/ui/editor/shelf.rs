//! The column of tools.

use egui::{Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::tool::Tool;
use super::{Editor, EditorCx, Wish};
use crate::ui::theme::{CORNER, space, theme};
use crate::ui::widgets;

/// How wide the column is.
pub(super) const WIDTH: f32 = 48.0;

/// Paints the tools.
pub(super) fn show(editor: &Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    ui.spacing_mut().item_spacing.y = 2.0;
    ui.add_space(space::XS);
    for tool in Tool::ALL {
        let name = cx.text.say(tool.name());
        let words = format!("{name} ({})", tool.key().symbol_or_name());
        if button(ui, tool, &words, editor.desk.tool == tool) {
            wishes.push(Wish::Tool(tool));
        }
        if matches!(tool, Tool::Hand | Tool::Picker | Tool::Piece) {
            ui.add_space(space::S);
        }
    }
}

fn button(ui: &mut Ui, tool: Tool, name: &str, chosen: bool) -> bool {
    let theme = theme(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(36.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, ui.is_enabled(), chosen, name));
    let fill = if chosen {
        theme.accent
    } else if response.hovered() {
        theme.hover()
    } else {
        theme.panel
    };
    ui.painter().rect_filled(rect, CORNER, fill);
    if chosen {
        ui.painter().rect_stroke(rect, CORNER, Stroke::new(1.0, theme.ink), StrokeKind::Inside);
    }
    let ink = if chosen { theme.ink_on(theme.accent) } else { theme.ink };
    tool.icon().paint(ui.painter(), rect.shrink(8.0), ink);
    widgets::ring(ui, &response, rect, CORNER);
    response.on_hover_text(name).clicked()
}
