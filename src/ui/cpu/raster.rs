//! Triangles into pixels.
//!
//! Corners are rounded to 1/256 of a pixel and the rest is whole numbers, so
//! that debug and release builds paint the same picture. A pixel belongs to
//! the triangle that its centre lies in; a centre on an edge that two
//! triangles share belongs to the one whose top or left edge it is, so that
//! neither a gap nor a doubly painted line shows.

use egui::Rect;
use egui::epaint::{Mesh, Vertex, WHITE_UV};

use super::Pixel;
use super::texture::Texture;

/// Bits behind the point of a corner's coordinates.
const BITS: u32 = 8;
/// A whole pixel.
const ONE: i64 = 1 << BITS;
/// Half a pixel: from its corner to its centre.
const HALF: i64 = ONE / 2;

/// Some whole rows of a picture: bands are painted at the same time.
pub(super) struct Band<'a> {
    /// The first row.
    pub top: usize,
    /// Pixels in a row.
    pub width: usize,
    /// Row by row.
    pub pixels: &'a mut [Pixel],
    /// The corners of the mesh that is painted.
    pub corners: Vec<[i64; 2]>,
}

impl Band<'_> {
    fn bottom(&self) -> usize {
        self.top + self.pixels.len() / self.width.max(1)
    }
}

/// Pixels that may be painted: from the first up to and without the second.
pub(super) struct Clip {
    min: [i64; 2],
    max: [i64; 2],
}

impl Clip {
    /// What of a rectangle lies in a band.
    pub(super) fn new(rect: Rect, scale: f32, band: &Band<'_>) -> Self {
        let pixel =
            |at: f32, least: usize, most: usize| (at * scale).round().clamp(least as f32, most as f32) as i64;
        let (top, bottom) = (band.top, band.bottom());
        Self {
            min: [pixel(rect.min.x, 0, band.width), pixel(rect.min.y, top, bottom)],
            max: [pixel(rect.max.x, 0, band.width), pixel(rect.max.y, top, bottom)],
        }
    }

    /// Whether nothing may be painted.
    pub(super) fn is_empty(&self) -> bool {
        self.min[0] >= self.max[0] || self.min[1] >= self.max[1]
    }
}

/// A corner in 1/256 of a pixel.
type Corner = [i64; 2];

/// Paints all triangles of a mesh.
pub(super) fn mesh(band: &mut Band<'_>, clip: &Clip, scale: f32, mesh: &Mesh, texture: &Texture) {
    let fixed = |at: f32| (f64::from(at) * f64::from(scale) * ONE as f64).round() as i64;
    let mut places = std::mem::take(&mut band.corners);
    places.clear();
    places.extend(mesh.vertices.iter().map(|vertex| [fixed(vertex.pos.x), fixed(vertex.pos.y)]));
    for corners in mesh.indices.chunks_exact(3) {
        let corner = |i: usize| {
            let at = corners[i] as usize;
            Some((mesh.vertices.get(at)?, *places.get(at)?))
        };
        let (Some(a), Some(b), Some(c)) = (corner(0), corner(1), corner(2)) else { continue };
        if let Some(triangle) = Triangle::new([a.0, b.0, c.0], [a.1, b.1, c.1], clip) {
            triangle.paint(band, texture);
        }
    }
    band.corners = places;
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
    /// The edge opposite to each corner.
    edges: [Edge; 3],
    /// 1 over twice the area.
    per_area: f32,
    /// The pixels that it can touch: columns and rows.
    extent: [[i64; 2]; 2],
}

/// What fills a triangle.
#[derive(Clone, Copy)]
enum Fill {
    /// One colour.
    Flat(Pixel),
    /// Colours between those of the corners, on one texel.
    Shaded(Pixel),
    /// A part of the texture.
    Textured,
}

impl<'a> Triangle<'a> {
    /// The triangle, its corners clockwise on the screen; `None` if it has no
    /// area, or lies outside.
    fn new(mut vertices: [&'a Vertex; 3], mut corners: [Corner; 3], clip: &Clip) -> Option<Self> {
        let extent = [extent(&corners, 0, clip), extent(&corners, 1, clip)];
        if extent.iter().any(|[from, to]| from >= to) {
            return None;
        }
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
        Some(Self { vertices, edges, per_area: 1.0 / area.abs() as f32, extent })
    }

    fn paint(&self, band: &mut Band<'_>, texture: &Texture) {
        let [[left, right], [top, bottom]] = self.extent;
        let fill = self.fill(texture);
        let mut row = self.edges.each_ref().map(|edge| edge.at(left * ONE + HALF, top * ONE + HALF));
        for y in top..bottom {
            let [from, to] = self.span(row, right - left);
            if from < to {
                let start = (y as usize - band.top) * band.width + left as usize;
                let pixels = &mut band.pixels[start + from as usize..start + to as usize];
                match fill {
                    Fill::Flat(color) => cover(pixels, color),
                    Fill::Shaded(texel) => self.walk(pixels, row, from, |_| texel),
                    Fill::Textured => self.walk(pixels, row, from, |shares| self.texel(shares, texture)),
                }
            }
            for (value, edge) in row.iter_mut().zip(&self.edges) {
                *value += edge.down();
            }
        }
    }

    /// Which pixels of a row lie inside, counted from its beginning: from the
    /// first up to and without the second.
    fn span(&self, row: [i64; 3], length: i64) -> [i64; 2] {
        let (mut from, mut to) = (0, length);
        for (value, edge) in row.into_iter().zip(&self.edges) {
            let step = edge.right();
            if step > 0 && value < 0 {
                from = from.max((step - 1 - value) / step);
            } else if value < 0 {
                return [0, 0];
            } else if step < 0 && value + step * (to - 1) < 0 {
                to = to.min(value / -step + 1);
            }
        }
        [from, to]
    }

    /// Paints the pixels of a row from the one numbered `from` on.
    fn walk(&self, pixels: &mut [Pixel], row: [i64; 3], from: i64, texel: impl Fn([f32; 3]) -> Pixel) {
        let [first, second, _] = &self.edges;
        let mut inside = [row[0] + first.right() * from, row[1] + second.right() * from];
        for pixel in pixels {
            let shares = inside.map(|value| value as f32 * self.per_area);
            let shares = [shares[0], shares[1], 1.0 - shares[0] - shares[1]];
            let texel = texel(shares);
            // Most of the texture is empty.
            if texel != [0; 4] {
                blend(pixel, self.color(shares, texel));
            }
            inside = [inside[0] + first.right(), inside[1] + second.right()];
        }
    }

    /// What fills the triangle.
    fn fill(&self, texture: &Texture) -> Fill {
        let [a, b, c] = self.vertices;
        if a.uv != b.uv || b.uv != c.uv {
            return Fill::Textured;
        }
        let texel = || texture.sample(a.uv.x, a.uv.y);
        if a.color == b.color && b.color == c.color {
            let (texel, color) = (texel(), a.color.to_array());
            return Fill::Flat(std::array::from_fn(|i| times(color[i], texel[i])));
        }
        // Shares of nothing are nothing; those of another place may be a hair off.
        if a.uv == WHITE_UV { Fill::Shaded(texel()) } else { Fill::Textured }
    }

    /// A value between those of the corners, by their share.
    fn mixed(&self, shares: [f32; 3], of: impl Fn(&Vertex) -> f32) -> f32 {
        self.vertices.iter().zip(shares).map(|(vertex, share)| of(vertex) * share).sum()
    }

    fn texel(&self, shares: [f32; 3], texture: &Texture) -> Pixel {
        let at = (self.mixed(shares, |vertex| vertex.uv.x), self.mixed(shares, |vertex| vertex.uv.y));
        texture.sample(at.0, at.1)
    }

    /// The colour at a pixel, mixed from the corners by their share.
    fn color(&self, shares: [f32; 3], texel: Pixel) -> Pixel {
        std::array::from_fn(|i| {
            let color = self.mixed(shares, |vertex| f32::from(vertex.color.to_array()[i]));
            (color * f32::from(texel[i]) / 255.0 + 0.5).clamp(0.0, 255.0) as u8
        })
    }
}

/// The pixels that a triangle can touch along an axis, within the clip.
fn extent(corners: &[Corner; 3], axis: usize, clip: &Clip) -> [i64; 2] {
    let values = corners.map(|corner| corner[axis]);
    let (least, most) = (values[0].min(values[1]).min(values[2]), values[0].max(values[1]).max(values[2]));
    let first = (least - HALF) >> BITS;
    let behind = ((most + HALF - 1) >> BITS) + 1;
    [first.max(clip.min[axis]), behind.min(clip.max[axis])]
}

/// Paints one colour on top of pixels.
fn cover(pixels: &mut [Pixel], color: Pixel) {
    match color {
        [.., 255] => pixels.fill(color),
        [0, 0, 0, 0] => {}
        _ => pixels.iter_mut().for_each(|pixel| blend(pixel, color)),
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

#[cfg(test)]
mod tests {
    use egui::{Color32, pos2, vec2};

    use super::*;
    use crate::engine::{Chance, Fast};

    #[test]
    fn a_row_is_painted_where_each_of_its_pixels_lies_inside() {
        let mut chance = Fast::new(5);
        let mut some = |most: u32| chance.below(most) as f32 / 8.0;
        let mut pixels = vec![[0; 4]; 40 * 40];
        let band = Band { top: 0, width: 40, pixels: &mut pixels, corners: Vec::new() };
        let clip = Clip::new(Rect::from_min_size(pos2(3.0, 2.0), vec2(31.0, 35.0)), 1.0, &band);
        let mut painted = 0;
        for _ in 0..2000 {
            let corners: [Corner; 3] = std::array::from_fn(|_| {
                [some(40 * 8), some(40 * 8)].map(|at| (f64::from(at) * ONE as f64) as i64)
            });
            let vertex = Vertex { pos: pos2(0.0, 0.0), uv: WHITE_UV, color: Color32::RED };
            let Some(triangle) = Triangle::new([&vertex; 3], corners, &clip) else { continue };
            let [[left, right], [top, bottom]] = triangle.extent;
            for y in top..bottom {
                let row = triangle.edges.each_ref().map(|edge| edge.at(left * ONE + HALF, y * ONE + HALF));
                let [from, to] = triangle.span(row, right - left);
                for x in left..right {
                    let inside =
                        triangle.edges.iter().all(|edge| edge.at(x * ONE + HALF, y * ONE + HALF) >= 0);
                    assert_eq!((from..to).contains(&(x - left)), inside, "{corners:?}: {x}, {y}");
                    painted += u32::from(inside);
                }
            }
        }
        assert!(painted > 100_000, "{painted}");
    }
}
