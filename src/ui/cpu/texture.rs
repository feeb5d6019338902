//! Textures and how they are sampled.

use egui::epaint::ColorImage;
use egui::epaint::textures::{TextureFilter, TextureOptions};

use super::Pixel;

/// A texture of egui: the fonts, mostly.
#[derive(Debug)]
pub(super) struct Texture {
    width: usize,
    height: usize,
    smooth: bool,
    pixels: Vec<Pixel>,
}

impl Texture {
    pub(super) fn new(image: &ColorImage, options: &TextureOptions) -> Self {
        let [width, height] = image.size;
        let smooth = options.magnification == TextureFilter::Linear;
        Self { width, height, smooth, pixels: image.pixels.iter().map(|color| color.to_array()).collect() }
    }

    /// Replaces a part; what lies outside of the texture is dropped.
    pub(super) fn replace(&mut self, [left, top]: [usize; 2], image: &ColorImage) {
        let width = image.size[0].max(1);
        for (row, colors) in image.pixels.chunks_exact(width).enumerate() {
            let start = (top + row) * self.width + left;
            let kept = width.min(self.width.saturating_sub(left));
            let Some(target) = self.pixels.get_mut(start..start + kept) else { return };
            for (pixel, color) in target.iter_mut().zip(colors) {
                *pixel = color.to_array();
            }
        }
    }

    /// The colour at `u`, `v`, each from 0 to 1.
    pub(super) fn sample(&self, u: f32, v: f32) -> Pixel {
        let (x, y) = (u * self.width as f32, v * self.height as f32);
        if !self.smooth {
            return self.texel(floor(x), floor(y));
        }
        let (x, y) = (x - 0.5, y - 0.5);
        let (left, top) = (floor(x), floor(y));
        let (across, down) = (x - left as f32, y - top as f32);
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(dx, dy)| self.texel(left + dx, top + dy));
        let [a, b, c, d] = corners;
        // Most of a picture is of one colour.
        if a == b && b == c && c == d {
            return a;
        }
        std::array::from_fn(|i| {
            let [a, b, c, d] = corners.map(|corner| f32::from(corner[i]));
            let (above, below) = (a + (b - a) * across, c + (d - c) * across);
            (above + (below - above) * down + 0.5) as u8
        })
    }

    /// The nearest texel inside.
    fn texel(&self, x: i32, y: i32) -> Pixel {
        let x = x.clamp(0, self.width as i32 - 1) as usize;
        let y = y.clamp(0, self.height as i32 - 1) as usize;
        self.pixels[y * self.width + x]
    }
}

/// The next whole number below: `f32::floor` is a call to a library where the
/// processor has no instruction for sure.
fn floor(x: f32) -> i32 {
    let whole = x as i32;
    whole - i32::from(x < whole as f32)
}
