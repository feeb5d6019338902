//! The log, as the eyes at the screen may read it.

use egui::{Color32, FontId, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::stage::Stage;
use crate::engine::{Game, Line, StepId};
use crate::text::Lang;
use crate::ui::colony::Colony;
use crate::ui::face::Scene;
use crate::ui::theme::{self, size, space, theme};
use crate::ui::widgets;

/// Between two lines.
const GAP: f32 = 3.0;
/// Left of a line: room for the shape of whose step it tells.
const INDENT: f32 = 17.0;

/// The lines as they are said, and how high each is: a long game has a
/// thousand, and only those in view are laid out in a frame.
#[derive(Default)]
pub(super) struct LogLines {
    lines: Vec<(String, f32)>,
    /// What the lines depend on.
    key: Option<Key>,
}

#[derive(PartialEq, Clone)]
struct Key {
    lang: Lang,
    colonies: Vec<Colony>,
    width: f32,
    scale: f32,
    /// Tells whether the log was read anew.
    read: u64,
}

impl LogLines {
    /// Says the lines that were not said yet.
    fn keep_up<G: Game>(&mut self, ui: &Ui, scene: &Scene<'_, G>, stage: &Stage<G>, width: f32) {
        let key = Key {
            lang: scene.text.lang(),
            colonies: scene.colonies.to_vec(),
            width,
            scale: ui.pixels_per_point(),
            read: stage.reads,
        };
        if self.key.as_ref() != Some(&key) {
            self.lines.clear();
            self.key = Some(key);
        }
        for told in &stage.log[self.lines.len().min(stage.log.len())..] {
            let words = scene.say(&told.line);
            let height = layout(ui, &words, width).size().y;
            self.lines.push((words, height));
        }
    }
}

fn font() -> FontId {
    theme::font(size::SMALL + 1.0)
}

fn layout(ui: &Ui, words: &str, width: f32) -> std::sync::Arc<egui::Galley> {
    ui.painter().layout(words.to_owned(), font(), Color32::PLACEHOLDER, width)
}

/// Paints the log, its end in view. Returns the line under the pointer.
pub(super) fn show<'a, G: Game>(
    ui: &mut Ui,
    scene: &Scene<'_, G>,
    stage: &'a Stage<G>,
    lines: &mut LogLines,
) -> Option<&'a Line> {
    widgets::small(ui, &scene.text.say("log-title"));
    let width = ui.available_width() - INDENT - space::M;
    lines.keep_up(ui, scene, stage, width);
    let height: f32 = lines.lines.iter().map(|(_, height)| height + GAP).sum();
    let scroll = ScrollArea::vertical().id_salt("log").auto_shrink(false).stick_to_bottom(true);
    scroll
        .show_viewport(ui, |ui, view| {
            let (area, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
            let ink = theme(ui).ink;
            let mut top = 0.0;
            let (mut last, mut over) = (None, None);
            for (told, (words, height)) in stage.log.iter().zip(&lines.lines) {
                if top + height >= view.top() && top <= view.bottom() {
                    let at = area.min + vec2(0.0, top);
                    let rect = Rect::from_min_size(at, vec2(area.width(), *height));
                    let response =
                        ui.interact(rect, ui.make_persistent_id(("line", top as i32)), Sense::hover());
                    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words));
                    if response.hovered() {
                        over = Some(&told.line);
                    }
                    let galley = layout(ui, words, width);
                    ui.painter().galley(at + vec2(INDENT, 0.0), galley, ink);
                    if let Some(played) = stage.table.timeline().info(told.step)
                        && told.step != StepId::START
                        && last != Some(told.step)
                    {
                        let look = scene.colony(played.seat).look;
                        look.paint(ui.painter(), pos2(at.x + 5.0, at.y + 8.0), 4.0);
                    }
                }
                last = Some(told.step);
                top += height + GAP;
            }
            over
        })
        .inner
}
