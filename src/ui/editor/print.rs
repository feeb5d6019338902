//! A map as a picture, without a window.

use std::ops::RangeInclusive;

use egui::{CentralPanel, Context, Frame};

use super::chart::{self, Chart, Edition, Sight};
use super::look::Studio;
use crate::editor::Drawing;
use crate::engine::StepId;
use crate::ui::camera::Camera;
use crate::ui::cpu::{self, Canvas};
use crate::ui::settings::Shade;
use crate::ui::theme::theme;
use crate::ui::{fonts, theme as themes};

/// The radius of a hex in pixels, where no size is asked for.
const RADIUS: f32 = 32.0;
/// The least and the most pixels of a side.
pub const SIDES: RangeInclusive<usize> = 16..=16_384;
/// Frames that are laid out before one is painted.
const PASSES: u32 = 1;

/// How large the picture of a map is in pixels: as asked for, or as large as
/// its hexes are painted well.
pub fn size(drawing: &Drawing, asked: Option<[usize; 2]>) -> [usize; 2] {
    let board = chart::bounds(drawing);
    asked.unwrap_or_else(|| [board.width(), board.height()].map(|side| (side * RADIUS).ceil() as usize))
}

/// Paints a map, all of it.
pub fn print(studio: &Studio, drawing: &Drawing, size: [usize; 2], shade: Shade) -> Canvas {
    let ctx = Context::default();
    fonts::install(&ctx);
    themes::install(&ctx, true);
    ctx.set_theme(match shade {
        Shade::Dark => egui::Theme::Dark,
        Shade::Light | Shade::System => egui::Theme::Light,
    });
    let mut chart = Chart::default();
    let edition = Edition { step: StepId::START, tiles: StepId::START, document: 0 };
    cpu::render(&ctx, size, 1.0, PASSES, |ui| {
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            let window = ui.max_rect();
            ui.painter().rect_filled(window, 0.0, theme(ui).background);
            let mut camera = Camera::default();
            camera.fit(chart::bounds(drawing), window, 200.0);
            chart.paint(ui, &Sight { studio, drawing, edition, window, camera });
        });
    })
}
