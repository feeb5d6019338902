//! Paints many soft-edged shapes into one mesh.
//!
//! The boards hold thousands of small strokes. Written straight into one mesh
//! they cost a fraction of what single shapes do, and they may be shaded from
//! corner to corner.

use egui::epaint::{Mesh, Shape, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};

/// A mesh in the making.
#[derive(Debug)]
pub struct Brush {
    mesh: Mesh,
    soft: f32,
}

impl Brush {
    /// A brush whose edges fade out over one pixel of the screen.
    pub fn new(pixels_per_point: f32) -> Self {
        Self { mesh: Mesh::default(), soft: 1.0 / pixels_per_point.max(0.1) }
    }

    /// A brush for what `ui` shows.
    pub fn of(ui: &egui::Ui) -> Self {
        Self::new(ui.ctx().pixels_per_point())
    }

    /// What was painted so far, as one shape; the brush is empty again.
    pub fn take(&mut self) -> Shape {
        Shape::mesh(std::mem::take(&mut self.mesh))
    }

    fn vertex(&mut self, pos: Pos2, color: Color32) -> u32 {
        let index = self.mesh.vertices.len() as u32;
        self.mesh.vertices.push(Vertex { pos, uv: WHITE_UV, color });
        index
    }

    fn quad(&mut self, a: u32, b: u32, c: u32, d: u32) {
        self.mesh.indices.extend_from_slice(&[a, b, c, b, d, c]);
    }

    /// A convex polygon with sharp edges: what lies side by side needs no
    /// softness, and none shows no seams.
    pub fn flat(&mut self, points: &[Pos2], fill: Color32) {
        let first = self.mesh.vertices.len() as u32;
        for point in points {
            self.vertex(*point, fill);
        }
        for i in 2..points.len() as u32 {
            self.mesh.indices.extend_from_slice(&[first, first + i - 1, first + i]);
        }
    }

    /// A convex polygon, its colour by corner.
    pub fn shaded(&mut self, points: &[Pos2], fill: impl Fn(usize) -> Color32) {
        let count = points.len();
        if count < 3 {
            return;
        }
        let first = self.mesh.vertices.len() as u32;
        let half = self.soft / 2.0 * winding(points);
        for i in 0..count {
            let out = miter(points[(i + count - 1) % count], points[i], points[(i + 1) % count]) * half;
            self.vertex(points[i] - out, fill(i));
            self.vertex(points[i] + out, Color32::TRANSPARENT);
        }
        for i in 2..count as u32 {
            self.mesh.indices.extend_from_slice(&[first, first + 2 * (i - 1), first + 2 * i]);
        }
        for i in 0..count as u32 {
            let (here, next) = (first + 2 * i, first + 2 * ((i + 1) % count as u32));
            self.quad(here, here + 1, next, next + 1);
        }
    }

    /// A convex polygon.
    pub fn convex(&mut self, points: &[Pos2], fill: Color32) {
        self.shaded(points, |_| fill);
    }

    /// A disc.
    pub fn disc(&mut self, center: Pos2, radius: f32, fill: Color32) {
        self.ellipse(center, Vec2::splat(radius), Vec2::X, fill);
    }

    /// An ellipse whose first half axis points along the unit vector `along`.
    pub fn ellipse(&mut self, center: Pos2, half: Vec2, along: Vec2, fill: Color32) {
        let mut points = [Pos2::ZERO; 40];
        let count = segments(half.x.max(half.y));
        for (i, point) in points[..count].iter_mut().enumerate() {
            let angle = i as f32 / count as f32 * std::f32::consts::TAU;
            *point = center + turned(vec2(angle.cos() * half.x, angle.sin() * half.y), along);
        }
        self.convex(&points[..count], fill);
    }

    /// A disc that fades from its middle to its edge.
    pub fn glow(&mut self, center: Pos2, radius: f32, middle: Color32, edge: Color32) {
        let count = segments(radius) as u32;
        let hub = self.vertex(center, middle);
        for i in 0..count {
            let angle = i as f32 / count as f32 * std::f32::consts::TAU;
            self.vertex(center + Vec2::angled(angle) * radius, edge);
        }
        for i in 0..count {
            self.mesh.indices.extend_from_slice(&[hub, hub + 1 + i, hub + 1 + (i + 1) % count]);
        }
    }

    /// A circle's line.
    pub fn ring(&mut self, center: Pos2, radius: f32, width: f32, color: Color32) {
        let mut points = [Pos2::ZERO; 40];
        let count = segments(radius);
        for (i, point) in points[..count].iter_mut().enumerate() {
            *point = center + Vec2::angled(i as f32 / count as f32 * std::f32::consts::TAU) * radius;
        }
        self.outline(&points[..count], width, color);
    }

    /// Part of a circle's line, from one angle to another, clockwise.
    pub fn arc(&mut self, center: Pos2, radius: f32, [from, to]: [f32; 2], width: f32, color: Color32) {
        let mut points = [Pos2::ZERO; 40];
        let count = (segments(radius) as f32 * (to - from).abs() / std::f32::consts::TAU).ceil() as usize + 2;
        let count = count.min(points.len());
        for (i, point) in points[..count].iter_mut().enumerate() {
            let angle = from + (to - from) * i as f32 / (count - 1) as f32;
            *point = center + Vec2::angled(angle) * radius;
        }
        self.stroke(&points[..count], width, color);
    }

    /// A straight line.
    pub fn line(&mut self, from: Pos2, to: Pos2, width: f32, color: Color32) {
        self.stroke(&[from, to], width, color);
    }

    /// A line through points.
    pub fn stroke(&mut self, points: &[Pos2], width: f32, color: Color32) {
        self.path(points, width, self.soft, color, false);
    }

    /// The line around a polygon.
    pub fn outline(&mut self, points: &[Pos2], width: f32, color: Color32) {
        self.path(points, width, self.soft, color, true);
    }

    /// A line through points that fades out over a third of its width.
    pub fn ribbon(&mut self, points: &[Pos2], width: f32, color: Color32) {
        self.path(points, width * 0.7, width * 0.6, color, false);
    }

    /// Four vertices a point: the solid core and its fading edges.
    fn path(&mut self, points: &[Pos2], width: f32, soft: f32, color: Color32, closed: bool) {
        let count = points.len();
        if count < 2 {
            return;
        }
        let color = if width < soft { color.gamma_multiply(width / soft) } else { color };
        let (core, edge) = (((width - soft) / 2.0).max(0.0), (width.max(soft) + soft) / 2.0);
        let first = self.mesh.vertices.len() as u32;
        for i in 0..count {
            let before = if closed || i > 0 { points[(i + count - 1) % count] } else { points[0] };
            let after = if closed || i + 1 < count { points[(i + 1) % count] } else { points[i] };
            let out = miter(before, points[i], after);
            self.vertex(points[i] - out * edge, Color32::TRANSPARENT);
            self.vertex(points[i] - out * core, color);
            self.vertex(points[i] + out * core, color);
            self.vertex(points[i] + out * edge, Color32::TRANSPARENT);
        }
        let spans = if closed { count } else { count - 1 } as u32;
        for i in 0..spans {
            let (here, next) = (first + 4 * i, first + 4 * ((i + 1) % count as u32));
            for side in 0..3 {
                self.quad(here + side, here + side + 1, next + side, next + side + 1);
            }
        }
    }

    /// A rectangle with rounded corners.
    pub fn rounded(&mut self, rect: Rect, corner: f32, fill: Color32) {
        self.rounded_shaded(rect, corner, fill, fill);
    }

    /// A rectangle with rounded corners, shaded from top to bottom.
    pub fn rounded_shaded(&mut self, rect: Rect, corner: f32, top: Color32, bottom: Color32) {
        let (points, count) = rounded_corners(rect, corner);
        let points = &points[..count];
        self.shaded(points, |i| if points[i].y < rect.center().y { top } else { bottom });
    }

    /// The line around a rectangle with rounded corners.
    pub fn frame(&mut self, rect: Rect, corner: f32, width: f32, color: Color32) {
        let (points, count) = rounded_corners(rect, corner);
        self.outline(&points[..count], width, color);
    }
}

/// `v` turned so that its x axis lies along the unit vector `along`.
pub fn turned(v: Vec2, along: Vec2) -> Vec2 {
    vec2(v.x * along.x - v.y * along.y, v.x * along.y + v.y * along.x)
}

/// 1 for a polygon given clockwise on the screen, else -1.
fn winding(points: &[Pos2]) -> f32 {
    let next = points.iter().cycle().skip(1);
    let area: f32 = points.iter().zip(next).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
    if area < 0.0 { -1.0 } else { 1.0 }
}

/// Sides of a polygon that passes for a circle.
fn segments(radius: f32) -> usize {
    ((radius.max(0.0).sqrt() * 4.0) as usize + 3).clamp(6, 40)
}

/// The outward direction at a corner of a clockwise line, long enough to keep
/// the line's width around the corner.
fn miter(before: Pos2, here: Pos2, after: Pos2) -> Vec2 {
    let normal = |from: Pos2, to: Pos2| {
        let step = (to - from).normalized();
        vec2(step.y, -step.x)
    };
    let (a, b) = (normal(before, here), normal(here, after));
    let sum = if a == Vec2::ZERO {
        b * 2.0
    } else if b == Vec2::ZERO {
        a * 2.0
    } else {
        a + b
    };
    let length = sum.length_sq();
    if length < 0.4 { a } else { sum * (2.0 / length) }
}

fn rounded_corners(rect: Rect, corner: f32) -> ([Pos2; 40], usize) {
    const STEPS: usize = 5;
    let mut points = [Pos2::ZERO; 40];
    let corner = corner.min(rect.width() / 2.0).min(rect.height() / 2.0).max(0.0);
    let inner = rect.shrink(corner);
    let hubs = [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom()];
    if corner < 0.5 {
        points[..4].copy_from_slice(&hubs);
        return (points, 4);
    }
    for (i, point) in points[..4 * STEPS].iter_mut().enumerate() {
        let quarter = (i / STEPS) as f32 + (i % STEPS) as f32 / (STEPS - 1) as f32;
        let angle = std::f32::consts::PI + quarter * std::f32::consts::FRAC_PI_2;
        *point = hubs[i / STEPS] + Vec2::angled(angle) * corner;
    }
    (points, 4 * STEPS)
}

/// Where a drawing lies: its own unit lengths placed, turned and scaled.
#[derive(Debug, Clone, Copy)]
pub struct Pose {
    /// Where its origin goes.
    pub at: Pos2,
    /// Points on the screen for its unit.
    pub scale: f32,
    /// Unit vector that its x axis points along.
    pub along: Vec2,
}

impl Pose {
    /// Upright.
    pub fn new(at: Pos2, scale: f32) -> Self {
        Self { at, scale, along: Vec2::X }
    }

    /// Turned so that its x axis points at this angle.
    #[must_use]
    pub fn turned(self, angle: f32) -> Self {
        Self { along: Vec2::angled(angle), ..self }
    }

    /// A point of the drawing on the screen.
    pub fn point(&self, x: f32, y: f32) -> Pos2 {
        self.at + turned(vec2(x, y) * self.scale, self.along)
    }

    /// Points of the drawing on the screen.
    pub fn points<const N: usize>(&self, points: [(f32, f32); N]) -> [Pos2; N] {
        points.map(|(x, y)| self.point(x, y))
    }
}

/// A number from 0 to 1 that looks random and is always the same for its seed.
pub fn noise(seed: u32) -> f32 {
    let mut n = seed.wrapping_mul(0x9E37_79B1) ^ 0x85EB_CA6B;
    n = (n ^ (n >> 15)).wrapping_mul(0x2C1B_3C6D);
    n = (n ^ (n >> 12)).wrapping_mul(0x297A_2D39);
    (n ^ (n >> 15)) as f32 / u32::MAX as f32
}

/// A point of the unit square around the origin, always the same for its seed.
pub fn scatter(seed: u32) -> Pos2 {
    pos2(noise(seed) * 2.0 - 1.0, noise(seed ^ 0x5bd1_e995) * 2.0 - 1.0)
}
