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

    /// A triangle with sharp edges, its colour by corner: the cheapest stroke
    /// there is, for what is smaller than a few points.
    pub fn fleck(&mut self, corners: [(Pos2, Color32); 3]) {
        let first = self.next();
        for (at, color) in corners {
            self.vertex(at, color);
        }
        self.mesh.indices.extend_from_slice(&[first, first + 1, first + 2]);
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
        self.soft_fan(first, count as u32);
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
        let soft = self.soft / 2.0;
        let (inner, outer) = ((half - Vec2::splat(soft)).max(Vec2::ZERO), half + Vec2::splat(soft));
        let first = self.next();
        let mut count = 0;
        for unit in Circle::new(half.x.max(half.y)) {
            self.vertex(center + turned(unit * inner, along), fill);
            self.vertex(center + turned(unit * outer, along), Color32::TRANSPARENT);
            count += 1;
        }
        self.soft_fan(first, count);
    }

    /// The triangles of a polygon whose vertices were pushed in pairs: a solid
    /// one inside and a clear one outside.
    fn soft_fan(&mut self, first: u32, count: u32) {
        for i in 2..count {
            self.mesh.indices.extend_from_slice(&[first, first + 2 * (i - 1), first + 2 * i]);
        }
        for i in 0..count {
            let (here, next) = (first + 2 * i, first + 2 * ((i + 1) % count));
            self.quad(here, here + 1, next, next + 1);
        }
    }

    fn next(&self) -> u32 {
        self.mesh.vertices.len() as u32
    }

    /// A disc that fades from its middle to its edge.
    pub fn glow(&mut self, center: Pos2, radius: f32, middle: Color32, edge: Color32) {
        let count = segments(radius) as u32;
        let hub = self.vertex(center, middle);
        for unit in Circle::new(radius) {
            self.vertex(center + unit * radius, edge);
        }
        for i in 0..count {
            self.mesh.indices.extend_from_slice(&[hub, hub + 1 + i, hub + 1 + (i + 1) % count]);
        }
    }

    /// A circle's line.
    pub fn ring(&mut self, center: Pos2, radius: f32, width: f32, color: Color32) {
        let (core, edge, color) = line_widths(width, self.soft, color);
        let first = self.next();
        let mut count = 0;
        for unit in Circle::new(radius) {
            for (reach, color) in four_rails(core, edge, color) {
                self.vertex(center + unit * (radius + reach), color);
            }
            count += 1;
        }
        self.rails(first, count, true);
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

    fn path(&mut self, points: &[Pos2], width: f32, soft: f32, color: Color32, closed: bool) {
        let count = points.len();
        if count < 2 {
            return;
        }
        let (core, edge, color) = line_widths(width, soft, color);
        let first = self.next();
        for i in 0..count {
            let before = if closed || i > 0 { points[(i + count - 1) % count] } else { points[0] };
            let after = if closed || i + 1 < count { points[(i + 1) % count] } else { points[i] };
            let out = miter(before, points[i], after);
            for (reach, color) in four_rails(core, edge, color) {
                self.vertex(points[i] + out * reach, color);
            }
        }
        self.rails(first, count as u32, closed);
    }

    /// The triangles of a line whose vertices were pushed four a point: a clear
    /// one, two of the solid core, and a clear one.
    fn rails(&mut self, first: u32, count: u32, closed: bool) {
        let spans = if closed { count } else { count - 1 };
        for i in 0..spans {
            let (here, next) = (first + 4 * i, first + 4 * ((i + 1) % count));
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
        let soft = self.soft / 2.0;
        let first = self.next();
        let mut count = 0;
        let middle = rect.center().y;
        each_corner(rect, corner, |hub, out, corner| {
            let fill = if hub.y < middle { top } else { bottom };
            self.vertex(hub + out * (corner - soft), fill);
            self.vertex(hub + out * (corner + soft), Color32::TRANSPARENT);
            count += 1;
        });
        self.soft_fan(first, count);
    }

    /// The line around a rectangle with rounded corners.
    pub fn frame(&mut self, rect: Rect, corner: f32, width: f32, color: Color32) {
        let (core, edge, color) = line_widths(width, self.soft, color);
        let first = self.next();
        let mut count = 0;
        each_corner(rect, corner, |hub, out, corner| {
            for (reach, color) in four_rails(core, edge, color) {
                self.vertex(hub + out * (corner + reach), color);
            }
            count += 1;
        });
        self.rails(first, count, true);
    }
}

/// Half the width of a line's solid core and of the whole line with its soft
/// edges; lines thinner than these turn pale instead.
fn line_widths(width: f32, soft: f32, color: Color32) -> (f32, f32, Color32) {
    let color = if width < soft { color.gamma_multiply(width / soft) } else { color };
    (((width - soft) / 2.0).max(0.0), (width.max(soft) + soft) / 2.0, color)
}

/// How far to the side the four vertices of a line's point lie, and their
/// colours.
fn four_rails(core: f32, edge: f32, color: Color32) -> [(f32, Color32); 4] {
    [(-edge, Color32::TRANSPARENT), (-core, color), (core, color), (edge, Color32::TRANSPARENT)]
}

/// Unit vectors around a circle, clockwise, as many as its radius needs.
struct Circle {
    unit: Vec2,
    step: Vec2,
    left: usize,
}

impl Circle {
    fn new(radius: f32) -> Self {
        let left = segments(radius);
        Self { unit: Vec2::X, step: Vec2::angled(std::f32::consts::TAU / left as f32), left }
    }
}

impl Iterator for Circle {
    type Item = Vec2;

    fn next(&mut self) -> Option<Vec2> {
        self.left = self.left.checked_sub(1)?;
        let unit = self.unit;
        self.unit = turned(unit, self.step);
        Some(unit)
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
        let step = to - from;
        let length = step.length_sq().sqrt();
        if length > 0.0 { vec2(step.y, -step.x) / length } else { Vec2::ZERO }
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

/// Calls `visit` for points around a rectangle with rounded corners: the hub of
/// the corner, the direction outwards, and the corner's radius.
fn each_corner(rect: Rect, corner: f32, mut visit: impl FnMut(Pos2, Vec2, f32)) {
    /// Cosines of 0, 22.5, 45, 67.5 and 90 degrees.
    const ARC: [f32; 5] = [1.0, 0.923_88, std::f32::consts::FRAC_1_SQRT_2, 0.382_683, 0.0];
    let corner = corner.min(rect.width() / 2.0).min(rect.height() / 2.0).max(0.0);
    let inner = rect.shrink(corner);
    let hubs = [inner.left_top(), inner.right_top(), inner.right_bottom(), inner.left_bottom()];
    for (i, hub) in hubs.into_iter().enumerate() {
        let sides = [vec2(-1.0, 0.0), vec2(0.0, -1.0), vec2(1.0, 0.0), vec2(0.0, 1.0)];
        let (from, to) = (sides[i], sides[(i + 1) % 4]);
        if corner < 0.5 {
            visit(hub, from + to, corner);
            continue;
        }
        for step in 0..ARC.len() {
            visit(hub, from * ARC[step] + to * ARC[ARC.len() - 1 - step], corner);
        }
    }
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
