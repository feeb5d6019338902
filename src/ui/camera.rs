//! Looking at a board that is larger than its window: pan, zoom, fit.

use egui::{Pos2, Rect, Response, Ui, Vec2, pos2, vec2};

/// How a board lies in its window: screen = board × zoom + shift.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Camera {
    /// Points on the screen for a unit of the board.
    pub zoom: f32,
    /// Where the board's origin lies on the screen, from the window's centre.
    pub shift: Vec2,
    /// Whether it follows the board and the window: until it is moved by hand.
    pub fitted: bool,
}

impl Default for Camera {
    fn default() -> Self {
        Self { zoom: 1.0, shift: Vec2::ZERO, fitted: true }
    }
}

impl Camera {
    /// Looks at the whole of `board` in `window`, a unit at most `most` points.
    pub fn fit(&mut self, board: Rect, window: Rect, most: f32) {
        let scale = (window.size() / board.size().max(Vec2::splat(0.01))).min_elem();
        self.zoom = scale.clamp(0.01, most);
        self.shift = -board.center().to_vec2() * self.zoom;
        self.fitted = true;
    }

    /// A point of the board on the screen.
    pub fn screen(&self, window: Rect, at: Pos2) -> Pos2 {
        window.center() + self.shift + at.to_vec2() * self.zoom
    }

    /// A point of the screen on the board.
    pub fn board(&self, window: Rect, at: Pos2) -> Pos2 {
        ((at - window.center() - self.shift) / self.zoom).to_pos2()
    }

    /// Zooms by `factor` around a point of the screen, which stays put.
    pub fn zoom_at(&mut self, window: Rect, around: Pos2, factor: f32, [least, most]: [f32; 2]) {
        let still = self.board(window, around);
        self.zoom = (self.zoom * factor).clamp(least, most);
        self.shift = around - window.center() - still.to_vec2() * self.zoom;
        self.fitted = false;
    }

    /// Keeps the middle of the window on the board.
    pub fn hold(&mut self, board: Rect) {
        let middle = (-self.shift / self.zoom).to_pos2();
        self.shift = -board.clamp(middle).to_vec2() * self.zoom;
    }

    /// Moves as mouse and keys ask over `response`: drag, wheel, pinch, double
    /// click and, while the pointer is over it, +, - and F.
    pub fn steer(&mut self, ui: &Ui, response: &Response, board: Rect, limits: [f32; 2]) {
        let window = response.rect;
        if response.dragged() && response.drag_delta() != Vec2::ZERO {
            self.shift += response.drag_delta();
            self.fitted = false;
        }
        if response.contains_pointer() && !ui.ctx().text_edit_focused() {
            self.wheel_and_keys(ui, window, limits);
        }
        if response.double_clicked() {
            self.fitted = true;
        }
        if self.fitted {
            self.fit(board, window, limits[1]);
        } else {
            self.hold(board);
        }
    }

    /// Zooms as wheel, pinch and keys ask.
    pub fn wheel_and_keys(&mut self, ui: &Ui, window: Rect, limits: [f32; 2]) {
        use egui::Key;
        let (wheel, pinch, bigger, smaller, fit, around) = ui.input(|input| {
            let plain = !input.modifiers.command && !input.modifiers.alt;
            (
                input.smooth_scroll_delta().y,
                input.zoom_delta(),
                plain && (input.key_pressed(Key::Plus) || input.key_pressed(Key::Equals)),
                plain && input.key_pressed(Key::Minus),
                plain && input.key_pressed(Key::F),
                input.pointer.hover_pos().unwrap_or(window.center()),
            )
        });
        let mut factor = pinch * (wheel / 240.0).exp();
        factor *= if bigger { 1.25 } else { 1.0 } * if smaller { 0.8 } else { 1.0 };
        if (factor - 1.0).abs() > 1e-4 {
            self.zoom_at(window, around, factor, limits);
        }
        self.fitted |= fit;
    }
}

/// The smallest rectangle around points, grown by `margin`.
pub fn around(points: impl IntoIterator<Item = Pos2>, margin: f32) -> Rect {
    let found = points.into_iter().fold(Rect::NOTHING, |rect, point| rect.union(Rect::from_pos(point)));
    if found.is_positive() || found.min.x <= found.max.x {
        found.expand(margin)
    } else {
        Rect::from_center_size(pos2(0.0, 0.0), vec2(1.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WINDOW: Rect = Rect { min: pos2(100.0, 50.0), max: pos2(500.0, 350.0) };

    #[test]
    fn board_and_screen_are_inverse() {
        let camera = Camera { zoom: 3.0, shift: vec2(7.0, -4.0), fitted: false };
        let there = camera.screen(WINDOW, pos2(2.0, 5.0));
        assert!((camera.board(WINDOW, there) - pos2(2.0, 5.0)).length() < 1e-4);
    }

    #[test]
    fn fit_shows_the_whole_board_centred() {
        let mut camera = Camera::default();
        let board = Rect::from_min_max(pos2(-10.0, 0.0), pos2(30.0, 20.0));
        camera.fit(board, WINDOW, 100.0);
        let shown = Rect::from_min_max(camera.screen(WINDOW, board.min), camera.screen(WINDOW, board.max));
        assert!(WINDOW.expand(0.1).contains_rect(shown));
        assert!((shown.center() - WINDOW.center()).length() < 1e-3);
        assert!((shown.width() - WINDOW.width()).abs() < 0.1);
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let mut camera = Camera { zoom: 2.0, ..Camera::default() };
        let pointer = pos2(180.0, 90.0);
        let before = camera.board(WINDOW, pointer);
        camera.zoom_at(WINDOW, pointer, 1.7, [0.1, 50.0]);
        assert!((camera.board(WINDOW, pointer) - before).length() < 1e-3);
        assert!(!camera.fitted);
    }

    #[test]
    fn a_board_cannot_be_dragged_out_of_sight() {
        let board = Rect::from_min_max(pos2(0.0, 0.0), pos2(10.0, 10.0));
        let mut camera = Camera { zoom: 5.0, shift: vec2(9_000.0, 0.0), fitted: false };
        camera.hold(board);
        assert!(board.contains(camera.board(WINDOW, WINDOW.center())));
    }
}
