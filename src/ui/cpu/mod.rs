//! A painter that needs no graphics card: egui's triangles into pixels.
//!
//! It blends like egui's own painters, in gamma space with premultiplied
//! alpha, and is within 1 of 255 of their pictures. Tests look at screens with
//! it, and pictures are made with it where there is no display.

mod raster;
mod texture;

use std::collections::HashMap;

use egui::epaint::{ClippedPrimitive, ImageData, Primitive, TextureId};
use egui::{Color32, Context, FullOutput, Pos2, RawInput, Rect, TexturesDelta, Ui, ViewportId, vec2};

use raster::{Band, Clip};
use texture::Texture;

/// So many threads paint a picture at most, each so many rows at least.
const MOST_BANDS: usize = 4;
const LEAST_ROWS: usize = 64;

/// A colour as red, green, blue and alpha; the first three premultiplied.
pub(super) type Pixel = [u8; 4];

/// A picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Canvas {
    width: usize,
    height: usize,
    pixels: Vec<Pixel>,
}

impl Canvas {
    /// A picture of one colour.
    pub fn new(width: usize, height: usize, ground: Color32) -> Self {
        Self { width, height, pixels: vec![ground.to_array(); width * height] }
    }

    /// Its width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Its height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Red, green, blue and alpha of each pixel, row by row.
    pub fn bytes(&self) -> &[u8] {
        self.pixels.as_flattened()
    }

    /// The colour of a pixel; nothing outside of the picture.
    pub fn pixel(&self, x: usize, y: usize) -> Option<Color32> {
        let [r, g, b, a] = *(x < self.width).then(|| self.pixels.get(y * self.width + x))??;
        Some(Color32::from_rgba_premultiplied(r, g, b, a))
    }

    /// The picture as a PNG file.
    ///
    /// # Errors
    /// What the encoder says: a picture without pixels, for one.
    pub fn to_png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut file = Vec::new();
        let (width, height) = (self.width as u32, self.height as u32);
        let mut encoder = png::Encoder::new(&mut file, width, height);
        encoder.set_color(png::ColorType::Rgba);
        encoder.set_depth(png::BitDepth::Eight);
        // Large areas of one colour are packed well by any means.
        encoder.set_compression(png::Compression::Fast);
        let mut writer = encoder.write_header()?;
        writer.write_image_data(self.bytes())?;
        writer.finish()?;
        Ok(file)
    }
}

/// The painter: it keeps egui's textures between frames.
#[derive(Debug, Default)]
pub struct CpuPainter {
    textures: HashMap<TextureId, Texture>,
}

impl CpuPainter {
    /// Takes what changed in the textures. Call it for every frame, before
    /// [`paint`](Self::paint).
    pub fn update(&mut self, delta: &mut TexturesDelta) {
        for (id, changes) in delta.set.drain() {
            for change in changes {
                let ImageData::Color(image) = &change.image;
                match (change.pos, self.textures.get_mut(&id)) {
                    (None, _) => drop(self.textures.insert(id, Texture::new(image, &change.options))),
                    (Some(at), Some(texture)) => texture.replace(at, image),
                    // A part of a texture that was never there.
                    (Some(_), None) => log::warn!("a part of the unknown texture {id:?} changed"),
                }
            }
        }
    }

    /// Forgets textures that are no longer needed. Call it after painting.
    pub fn free(&mut self, delta: &mut TexturesDelta) {
        for id in delta.free.drain() {
            self.textures.remove(&id);
        }
    }

    /// Paints tessellated shapes, `scale` pixels to a point. Bands of the
    /// picture are painted at the same time; each is what it would be alone.
    pub fn paint(&self, canvas: &mut Canvas, scale: f32, primitives: &[ClippedPrimitive]) {
        let width = canvas.width;
        let threads = std::thread::available_parallelism().map_or(1, usize::from).min(MOST_BANDS);
        let rows = canvas.height.div_ceil(threads).max(LEAST_ROWS);
        let bands = canvas.pixels.chunks_mut((width * rows).max(1)).enumerate();
        std::thread::scope(|scope| {
            let mut bands = bands.map(|(number, pixels)| {
                let band = Band { top: number * rows, width, pixels, corners: Vec::new() };
                move || self.paint_band(band, scale, primitives)
            });
            let own = bands.next();
            for band in bands {
                scope.spawn(band);
            }
            own.into_iter().for_each(|band| band());
        });
    }

    fn paint_band(&self, mut band: Band<'_>, scale: f32, primitives: &[ClippedPrimitive]) {
        for ClippedPrimitive { clip_rect, primitive } in primitives {
            let clip = Clip::new(*clip_rect, scale, &band);
            // Callbacks are for graphics cards; nothing here uses them.
            if let Primitive::Mesh(mesh) = primitive
                && !clip.is_empty()
                && let Some(texture) = self.textures.get(&mesh.texture_id)
            {
                raster::mesh(&mut band, &clip, scale, mesh, texture);
            }
        }
    }

    /// Tessellates and paints a frame's output on `ground`.
    pub fn picture(&self, ctx: &Context, output: &FullOutput, ground: Color32) -> Canvas {
        let scale = output.pixels_per_point;
        let size = ctx.content_rect().size() * scale;
        let mut canvas = Canvas::new(size.x.round() as usize, size.y.round() as usize, ground);
        self.paint(&mut canvas, scale, &ctx.tessellate(output.shapes.clone(), scale));
        canvas
    }
}

/// Runs `ui` without a window and paints it. `passes` frames are laid out
/// before the one that is painted, since sizes settle only then: three do.
pub fn render(
    ctx: &Context,
    size: [usize; 2],
    scale: f32,
    passes: u32,
    mut ui: impl FnMut(&mut Ui),
) -> Canvas {
    let mut painter = CpuPainter::default();
    let points = vec2(size[0] as f32, size[1] as f32) / scale;
    let mut canvas = Canvas::new(size[0], size[1], Color32::BLACK);
    for pass in 0..=passes {
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, points)),
            time: Some(f64::from(pass)),
            ..RawInput::default()
        };
        input.viewports.entry(ViewportId::ROOT).or_default().native_pixels_per_point = Some(scale);
        let mut output = ctx.run_ui(input, &mut ui);
        painter.update(&mut output.textures_delta);
        if pass == passes {
            let shapes = std::mem::take(&mut output.shapes);
            painter.paint(&mut canvas, scale, &ctx.tessellate(shapes, scale));
        }
        painter.free(&mut output.textures_delta);
    }
    canvas
}

#[cfg(test)]
mod tests {
    use egui::epaint::{ColorImage, Vertex};
    use egui::{CentralPanel, Frame, Mesh, Shape, pos2};

    use super::*;

    fn panel(scale: f32, add: impl Fn(&mut Ui)) -> Canvas {
        let ctx = Context::default();
        render(&ctx, [40, 40], scale, 2, |ui| {
            CentralPanel::default().frame(Frame::new().fill(Color32::WHITE)).show(ui, &add);
        })
    }

    #[test]
    fn a_rectangle_fills_its_pixels_and_no_other() {
        let canvas = panel(1.0, |ui| {
            let mut mesh = Mesh::default();
            mesh.add_colored_rect(Rect::from_min_max(pos2(10.0, 12.0), pos2(20.0, 22.0)), Color32::RED);
            ui.painter().add(Shape::mesh(mesh));
        });
        for (x, y) in [(10, 12), (19, 12), (10, 21), (19, 21), (15, 17)] {
            assert_eq!(canvas.pixel(x, y), Some(Color32::RED), "{x}, {y}");
        }
        for (x, y) in [(9, 12), (20, 12), (10, 11), (10, 22)] {
            assert_eq!(canvas.pixel(x, y), Some(Color32::WHITE), "{x}, {y}");
        }
        assert_eq!(canvas.pixel(40, 0), None);
    }

    #[test]
    fn triangles_that_share_an_edge_meet_without_gap_or_overlap() {
        let half = Color32::from_rgba_premultiplied(0, 0, 0, 128);
        let canvas = panel(1.0, |ui| {
            let mut mesh = Mesh::default();
            for at in [pos2(5.3, 4.1), pos2(33.7, 9.2), pos2(29.4, 35.8), pos2(3.2, 30.9)] {
                mesh.vertices.push(Vertex { pos: at, uv: egui::epaint::WHITE_UV, color: half });
            }
            mesh.indices = vec![0, 1, 2, 2, 3, 0];
            ui.painter().add(Shape::mesh(mesh));
        });
        let shades: std::collections::BTreeSet<u8> = canvas.bytes().iter().step_by(4).copied().collect();
        assert_eq!(shades.into_iter().collect::<Vec<_>>(), [127, 255], "painted once or not at all");
    }

    #[test]
    fn a_larger_scale_paints_more_pixels_of_the_same() {
        let canvas = panel(2.0, |ui| {
            let mut mesh = Mesh::default();
            mesh.add_colored_rect(Rect::from_min_max(pos2(5.0, 5.0), pos2(10.0, 10.0)), Color32::BLUE);
            ui.painter().add(Shape::mesh(mesh));
        });
        assert_eq!(canvas.pixel(10, 10), Some(Color32::BLUE));
        assert_eq!(canvas.pixel(19, 19), Some(Color32::BLUE));
        assert_eq!(canvas.pixel(20, 20), Some(Color32::WHITE));
    }

    #[test]
    fn bands_make_the_picture_that_one_painter_makes() {
        let ctx = Context::default();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            ui.heading("Words over shapes");
            ui.painter().circle_filled(
                pos2(90.0, 150.0),
                70.0,
                Color32::from_rgba_unmultiplied(9, 90, 9, 90),
            );
            ui.painter().line_segment([pos2(0.0, 3.0), pos2(180.0, 290.0)], (9.0, Color32::RED));
        });
        let mut painter = CpuPainter::default();
        painter.update(&mut output.textures_delta);
        let primitives = ctx.tessellate(output.shapes, 1.0);
        let mut canvas = Canvas::new(200, 300, Color32::WHITE);
        let mut whole = canvas.clone();
        painter.paint(&mut canvas, 1.0, &primitives);
        let band = Band { top: 0, width: 200, pixels: &mut whole.pixels, corners: Vec::new() };
        painter.paint_band(band, 1.0, &primitives);
        assert!(canvas == whole && canvas.bytes().iter().any(|byte| *byte < 100));
    }

    #[test]
    fn a_part_of_a_texture_may_stick_out() {
        let white = ColorImage::filled([4, 4], Color32::WHITE);
        let black = ColorImage::filled([3, 3], Color32::BLACK);
        let mut texture = Texture::new(&white, &egui::TextureOptions::NEAREST);
        texture.replace([2, 3], &black);
        assert_eq!(texture.sample(0.6, 0.9), [0, 0, 0, 255]);
        assert_eq!(texture.sample(0.1, 0.9), [255, 255, 255, 255]);
    }

    #[test]
    fn a_picture_becomes_a_file() {
        let canvas = Canvas::new(3, 2, Color32::RED);
        let file = canvas.to_png().expect("it is encoded");
        let mut reader = png::Decoder::new(std::io::Cursor::new(file)).read_info().expect("it is a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("it has a size")];
        reader.next_frame(&mut bytes).expect("it has a frame");
        assert_eq!(bytes, canvas.bytes());
        assert_eq!((canvas.width(), canvas.height()), (3, 2));
    }
}
