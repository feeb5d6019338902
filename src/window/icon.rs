//! The window's icon, drawn by code like everything else.

use egui::{CentralPanel, Color32, Context, CornerRadius, Frame, IconData, Rect};

use crate::ui::cpu;
use crate::ui::icons::Icon;
use crate::ui::theme::LIGHT;

const SIDE: usize = 128;

/// A worker on paper.
pub(super) fn draw() -> IconData {
    let canvas = cpu::render(&Context::default(), [SIDE, SIDE], 1.0, 1, |ui| {
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            let rect = Rect::from_min_size(egui::Pos2::ZERO, egui::Vec2::splat(SIDE as f32));
            ui.painter().rect_filled(rect, 0.0, LIGHT.background);
            ui.painter().rect_filled(rect.shrink(6.0), CornerRadius::same(28), LIGHT.soil_dark);
            Icon::Ant.paint_solid(ui.painter(), rect.shrink(22.0), Color32::from_rgb(0xF5, 0xEC, 0xDA));
        });
    });
    IconData { rgba: canvas.bytes().to_vec(), width: SIDE as u32, height: SIDE as u32 }
}
