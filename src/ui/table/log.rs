//! The log, as the eyes at the screen may read it.

use egui::{RichText, ScrollArea, Sense, Ui, vec2};

use super::stage::Stage;
use crate::engine::{Game, StepId};
use crate::ui::face::Scene;
use crate::ui::theme::{size, space, theme};
use crate::ui::widgets;

/// Lines that are laid out at most: the whole game is in the record.
const MOST: usize = 200;

/// Paints the latest lines, the last one at the bottom.
pub(super) fn show<G: Game>(ui: &mut Ui, scene: &Scene<'_, G>, stage: &Stage<G>) {
    widgets::small(ui, &scene.text.say("log-title"));
    let scroll = ScrollArea::vertical().id_salt("log").auto_shrink(false).stick_to_bottom(true);
    scroll.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let theme = theme(ui);
        let from = stage.log.len().saturating_sub(MOST);
        let mut last = None;
        for told in &stage.log[from..] {
            let by = stage.table.timeline().info(told.step).map(|played| played.seat);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                let (dot, _) = ui.allocate_exact_size(vec2(9.0, 15.0), Sense::hover());
                if let Some(seat) = by
                    && told.step != StepId::START
                    && last != Some(told.step)
                {
                    scene.colony(seat).look.paint(ui.painter(), dot.center(), 4.0);
                }
                let words = RichText::new(scene.say(&told.line)).size(size::SMALL + 1.0).color(theme.ink);
                ui.add(egui::Label::new(words).wrap());
            });
            last = Some(told.step);
        }
    });
}
