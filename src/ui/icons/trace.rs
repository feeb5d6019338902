//! Icons through a [`Brush`]: for boards that hold hundreds of them.

use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};

use super::{Icon, Mark};
use crate::ui::brush::{Brush, Pose};

impl Brush {
    /// Paints the icon, its closed parts filled, as large as fits into `rect`.
    pub fn icon(&mut self, icon: Icon, rect: Rect, color: Color32) {
        let unit = rect.width().min(rect.height()) / 16.0;
        let pose = Pose::new(rect.center() - Vec2::splat(8.0 * unit), unit);
        // Below one point lines turn grey instead of thin.
        let width = (1.6 * unit).max(1.0);
        for mark in icon.marks() {
            self.mark(mark, pose, width, color);
        }
    }

    /// Paints the icon around a point, so many points across.
    pub fn icon_at(&mut self, icon: Icon, center: Pos2, across: f32, color: Color32) {
        self.icon(icon, Rect::from_center_size(center, Vec2::splat(across)), color);
    }

    fn mark(&mut self, mark: &Mark, pose: Pose, width: f32, color: Color32) {
        let round = |brush: &mut Self, x: f32, y: f32, rx: f32, ry: f32| {
            brush.ellipse(pose.point(x, y), vec2(rx, ry) * pose.scale, Vec2::X, color);
        };
        match *mark {
            Mark::Line(points) => self.stroke(&placed(points, pose), width, color),
            Mark::Loop(points) => {
                self.convex(&placed(points, pose), color);
                self.outline(&placed(points, pose), width * 0.6, color);
            }
            Mark::Fill(points) => self.convex(&placed(points, pose), color),
            Mark::Ring(x, y, r) | Mark::Dot(x, y, r) => round(self, x, y, r, r),
            Mark::Oval(x, y, rx, ry) | Mark::Egg(x, y, rx, ry) => round(self, x, y, rx, ry),
            Mark::Curve(points) => self.stroke(&curve(points.map(|(x, y)| pose.point(x, y))), width, color),
            Mark::Arc(x, y, r, from, to) if (to - from).abs() >= 360.0 => {
                self.ring(pose.point(x, y), r * pose.scale, width, color);
            }
            Mark::Arc(x, y, r, from, to) => {
                let angles = [from.to_radians(), to.to_radians()];
                self.arc(pose.point(x, y), r * pose.scale, angles, width, color);
            }
        }
    }
}

fn placed(points: &[(f32, f32)], pose: Pose) -> arrayvec::ArrayVec<Pos2, 16> {
    points.iter().take(16).map(|(x, y)| pose.point(*x, *y)).collect()
}

/// Points along a cubic curve.
fn curve([a, b, c, d]: [Pos2; 4]) -> [Pos2; 9] {
    std::array::from_fn(|i| {
        let t = i as f32 / 8.0;
        let s = 1.0 - t;
        let [wa, wb, wc, wd] = [s * s * s, 3.0 * s * s * t, 3.0 * s * t * t, t * t * t];
        pos2(wa * a.x + wb * b.x + wc * c.x + wd * d.x, wa * a.y + wb * b.y + wc * c.y + wd * d.y)
    })
}
