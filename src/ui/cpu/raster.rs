//! Triangles into pixels.
//!
//! Corners are rounded to 1/256 of a pixel and the rest is whole numbers, so
//! that debug and release builds paint the same picture. A pixel belongs to
//! the triangle that its centre lies in; a centre on an edge that two
//! triangles share belongs to the one whose top or left edge it is, so that
//! neither a gap nor a doubly painted line shows.

use egui::Rect;
use egui::epaint::{Mesh, Vertex};

use super::texture::Texture;
use super::{Canvas, Pixel};

/// Bits behind the point of a corner's coordinates.
const BITS: u32 = 8;
/// A whole pixel.
const ONE: i64 = 1 << BITS;
/// Half a pixel: from its corner to its centre.
const HALF: i64 = ONE / 2;

/// Pixels that may be painted: from the first up to and without the second.
pub(super) struct Clip {
    min: [i64; 2],
    max: [i64; 2],
}

impl Clip {
    pub(super) fn new(rect: Rect, scale: f32, canvas: &Canvas) -> Self {
        let pixel = |at: f32, most: usize| (at * scale).round().clamp(0.0, most as f32) as i64;
        Self {
            min: [pixel(rect.min.x, canvas.width), pixel(rect.min.y, canvas.height)],
            max: [pixel(rect.max.x, canvas.width), pixel(rect.max.y, canvas.height)],
        }
    }
}

/// A corner in 1/256 of a pixel.
type Corner = [i64; 2];

/// Paints all triangles of a mesh.
pub(super) fn mesh(canvas: &mut Canvas, clip: &Clip, scale: f32, mesh: &Mesh, texture: &Texture) {
    let fixed = |at: f32| (f64::from(at) * f64::from(scale) * ONE as f64).round() as i64;
    for corners in mesh.indices.chunks_exact(3) {
        let corner = |i: usize| mesh.vertices.get(corners[i] as usize);
        let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) else { continue };
        let at = |vertex: &Vertex| [fixed(vertex.pos.x), fixed(vertex.pos.y)];
        if let Some(triangle) = Triangle::new([a, b, c], [at(a), at(b), at(c)]) {
            triangle.paint(canvas, clip, texture);
        }
    }
}

/// How far a point lies inside an edge; not negative inside.
struct Edge {
    from: Corner,
    along: Corner,
    /// Centres on the edge itself belong to the triangle only if 0.
    bias: i64,
}

impl Edge {
    fn new(from: Corner, to: Corner) -> Self {
        let along = [to[0] - from[0], to[1] - from[1]];
        let top_or_left = along[1] < 0 || (along[1] == 0 && along[0] > 0);
        Self { from, along, bias: if top_or_left { 0 } else { -1 } }
    }

    fn at(&self, x: i64, y: i64) -> i64 {
        self.along[0] * (y - self.from[1]) - self.along[1] * (x - self.from[0]) + self.bias
    }

    /// What a step of one pixel to the right adds.
    fn right(&self) -> i64 {
        -self.along[1] * ONE
    }

    /// What a step of one pixel down adds.
    fn down(&self) -> i64 {
        self.along[0] * ONE
    }
}

struct Triangle<'a> {
    vertices: [&'a Vertex; 3],
    corners: [Corner; 3],
    /// The edge opposite to each corner.
    edges: [Edge; 3],
    /// 1 over twice the area.
    per_area: f32,
}

impl<'a> Triangle<'a> {
    /// The triangle, its corners clockwise on the screen; `None` if it has no
    /// area.
    fn new(mut vertices: [&'a Vertex; 3], mut corners: [Corner; 3]) -> Option<Self> {
        let [a, b, c] = corners;
        let area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
        if area == 0 {
            return None;
        }
        if area < 0 {
            vertices.swap(0, 1);
            corners.swap(0, 1);
        }
        let [a, b, c] = corners;
        let edges = [Edge::new(b, c), Edge::new(c, a), Edge::new(a, b)];
        Some(Self { vertices, corners, edges, per_area: 1.0 / area.abs() as f32 })
    }

    fn paint(&self, canvas: &mut Canvas, clip: &Clip, texture: &Texture) {
        let [left, right] = self.extent(0, clip);
        let [top, bottom] = self.extent(1, clip);
        if left >= right || top >= bottom {
            return;
        }
        let flat = self.flat(texture);
        let mut row = self.edges.each_ref().map(|edge| edge.at(left * ONE + HALF, top * ONE + HALF));
        for y in top..bottom {
            let start = y as usize * canvas.width;
            let pixels = &mut canvas.pixels[start + left as usize..start + right as usize];
            let mut inside = row;
            for pixel in pixels {
                if (inside[0] | inside[1] | inside[2]) >= 0 {
                    blend(pixel, flat.unwrap_or_else(|| self.color(inside, texture)));
                }
                for (value, edge) in inside.iter_mut().zip(&self.edges) {
                    *value += edge.right();
                }
            }
            for (value, edge) in row.iter_mut().zip(&self.edges) {
                *value += edge.down();
            }
        }
    }

    /// The pixels that the triangle can touch along an axis, within the clip.
    fn extent(&self, axis: usize, clip: &Clip) -> [i64; 2] {
        let values = self.corners.map(|corner| corner[axis]);
        let (least, most) =
            (values[0].min(values[1]).min(values[2]), values[0].max(values[1]).max(values[2]));
        let first = (least - HALF) >> BITS;
        let behind = ((most + HALF - 1) >> BITS) + 1;
        [first.max(clip.min[axis]), behind.min(clip.max[axis])]
    }

    /// The one colour of the triangle, if it has only one.
    fn flat(&self, texture: &Texture) -> Option<Pixel> {
        let [a, b, c] = self.vertices;
        let same = a.uv == b.uv && b.uv == c.uv && a.color == b.color && b.color == c.color;
        same.then(|| {
            let (texel, color) = (texture.sample(a.uv.x, a.uv.y), a.color.to_array());
            std::array::from_fn(|i| times(color[i], texel[i]))
        })
    }

    /// The colour at a pixel, mixed from the corners by their share.
    fn color(&self, inside: [i64; 3], texture: &Texture) -> Pixel {
        let (first, second) = (inside[0] as f32 * self.per_area, inside[1] as f32 * self.per_area);
        let shares = [first, second, 1.0 - first - second];
        let mixed = |of: &dyn Fn(&Vertex) -> f32| -> f32 {
            self.vertices.iter().zip(shares).map(|(vertex, share)| of(vertex) * share).sum()
        };
        let texel = texture.sample(mixed(&|vertex| vertex.uv.x), mixed(&|vertex| vertex.uv.y));
        std::array::from_fn(|i| {
            let color = mixed(&|vertex| f32::from(vertex.color.to_array()[i]));
            (color * f32::from(texel[i]) / 255.0 + 0.5).clamp(0.0, 255.0) as u8
        })
    }
}

/// Paints `over` on top of `pixel`.
fn blend(pixel: &mut Pixel, over: Pixel) {
    match over[3] {
        255 => *pixel = over,
        0 if over == [0; 4] => {}
        alpha => {
            for (under, over) in pixel.iter_mut().zip(over) {
                *under = over.saturating_add(times(*under, 255 - alpha));
            }
        }
    }
}

/// The product of two parts of 255, rounded.
fn times(a: u8, b: u8) -> u8 {
    let product = u32::from(a) * u32::from(b) + 128;
    ((product + (product >> 8)) >> 8) as u8
}
