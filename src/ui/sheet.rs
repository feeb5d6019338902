//! A board in the making: shapes in one mesh, words above them.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Painter, Pos2, Rect, Shape, Ui, Vec2, pos2};

use crate::ui::brush::Brush;
use crate::ui::icons::Icon;
use crate::ui::theme::font;

/// Collects what is painted, so that all shapes go into one mesh.
pub struct Sheet {
    /// The shapes.
    pub brush: Brush,
    painter: Painter,
    words: Vec<Shape>,
}

impl Sheet {
    /// An empty sheet over a part of `ui`.
    pub fn new(ui: &Ui, clip: Rect) -> Self {
        Self { brush: Brush::of(ui), painter: ui.painter_at(clip), words: Vec::new() }
    }

    /// Paints everything; later shapes lie above earlier words.
    pub fn flush(&mut self) {
        self.painter.add(self.brush.take());
        self.painter.extend(self.words.drain(..));
    }

    /// Writes words, above the shapes.
    pub fn write(&mut self, at: Pos2, align: Align2, text: &str, size: f32, color: Color32) -> Rect {
        let galley = self.painter.layout_no_wrap(text.to_owned(), font(size), color);
        self.galley(at, align, galley, color)
    }

    /// Writes words on one line no wider than `width`, cut with dots.
    pub fn write_cut(
        &mut self,
        at: Pos2,
        align: Align2,
        text: &str,
        size: f32,
        width: f32,
        color: Color32,
    ) -> Rect {
        let mut job = egui::text::LayoutJob::simple_singleline(text.to_owned(), font(size), color);
        job.wrap = egui::text::TextWrapping::truncate_at_width(width.max(1.0));
        let galley = self.painter.layout_job(job);
        self.galley(at, align, galley, color)
    }

    /// Writes words that break into lines no wider than `width`, at most so
    /// many lines.
    pub fn write_block(
        &mut self,
        at: Pos2,
        text: &str,
        size: f32,
        width: f32,
        rows: usize,
        color: Color32,
    ) -> Rect {
        let mut job = egui::text::LayoutJob::simple(text.to_owned(), font(size), color, width);
        job.wrap.max_rows = rows;
        let galley = self.painter.layout_job(job);
        self.galley(at, Align2::LEFT_TOP, galley, color)
    }

    fn galley(&mut self, at: Pos2, align: Align2, galley: Arc<Galley>, color: Color32) -> Rect {
        let rect = align.anchor_size(at, galley.size());
        self.words.push(Shape::galley(rect.min, galley, color));
        rect
    }

    /// A number behind its icon, the left middle of both at `at`; returns the
    /// rectangle taken.
    pub fn count(&mut self, at: Pos2, icon: Icon, text: &str, height: f32, color: Color32) -> Rect {
        let square = Rect::from_center_size(pos2(at.x + height / 2.0, at.y), Vec2::splat(height));
        self.brush.icon(icon, square, color);
        let words = self.write(
            pos2(square.right() + 3.0, at.y),
            Align2::LEFT_CENTER,
            text,
            (height * 0.86).max(11.0),
            color,
        );
        square.union(words)
    }
}
