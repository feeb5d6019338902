//! The maps of this game for the editor: what there is to draw, how it is
//! written, what is wrong with it, and maps made by chance.
//!
//! - `paint` what the numbers on hexes stand for, and the inks
//! - `read`, `write` layouts as drawings and back
//! - `tiles` the tiles of a pack as a document and back
//! - `check` faults with their place on the map
//! - `generate`, `chart` fair maps made by chance

mod chart;
mod check;
mod generate;
pub mod paint;
mod read;
mod tiles;
mod write;

use std::sync::Arc;

use hexx::Hex;

use crate::content::{PackError, parse_text};
use crate::editor::{
    Craft, Drawing, Finding, Ink, Knob, Paint, Piece, Shape, Sheet, Swatch, Tile, TileSet, Unreadable,
};
use crate::engine::{Line, Severity, Words};

use super::content::Setup;
use super::pack::{self, Layout, Pack, TerrainFile};

/// [`Piece::shape`] of a Terrain tile.
pub const TERRAIN_TILE: u8 = 0;
/// [`Piece::shape`] of a Starting tile.
pub const STARTING_TILE: u8 = 1;

static SHAPES: [Shape; 2] = [
    Shape { name: "map-terrain-tile", around: 6, spins: true, ordered: false },
    Shape { name: "map-starting-tile", around: 3, spins: false, ordered: true },
];

/// The maps of this game, with the tiles that can lie on them.
#[derive(Debug, Clone)]
pub struct MapCraft {
    /// The pack, its terrain that of the tiles.
    pack: Arc<Pack>,
    tiles: Arc<TileSet>,
    /// The first fault of the pack that forbids play.
    fault: Option<Line>,
}

impl MapCraft {
    /// Maps for a pack, with its own tiles.
    pub fn new(pack: Arc<Pack>) -> Self {
        let tiles = Arc::new(tiles::set_of(&pack.terrain));
        Self::with(pack, tiles)
    }

    /// Maps for a pack, with these tiles in place of its own.
    pub fn with(pack: Arc<Pack>, tiles: Arc<TileSet>) -> Self {
        let terrain = tiles::terrain_of(&tiles);
        let pack = if pack.terrain == terrain { pack } else { Arc::new(Pack { terrain, ..(*pack).clone() }) };
        let faults = pack::check(&pack).into_iter();
        let fault = faults.filter(|fault| fault.severity == Severity::Error).map(|fault| fault.line).next();
        Self { pack, tiles, fault }
    }

    /// A drawing as a layout.
    pub fn layout(&self, drawing: &Drawing) -> Layout {
        write::layout(drawing)
    }

    /// A layout as a drawing.
    ///
    /// # Errors
    /// If it speaks of a hex twice, or of what can't be drawn, with the place.
    pub fn drawing(&self, layout: &Layout) -> Result<Drawing, Unreadable> {
        read::drawing(layout).map_err(Unreadable)
    }

    /// The setup of a game on a drawing. Its faults are left to
    /// [`Game::check`](crate::engine::Game::check).
    pub fn setup(&self, drawing: &Drawing, colonies: u8) -> Setup {
        Setup {
            pack: Arc::clone(&self.pack),
            layout: Arc::new(self.layout(drawing)),
            colonies,
            species: Vec::new(),
        }
    }

    /// The name of the tile with the Mound, if there is one.
    fn mound_tile(&self) -> Option<Arc<str>> {
        let tiles = &self.pack.terrain.tiles;
        tiles.iter().find(|tile| tile.mound).map(|tile| tile.id.as_str().into())
    }
}

/// The names of maps that nobody has named yet.
fn name(which: &str) -> Words {
    const NAMES: &str = include_str!("../../../assets/maps/names.json");
    let names = serde_json::from_str::<std::collections::BTreeMap<String, Words>>(NAMES);
    names.ok().and_then(|mut names| names.remove(which)).unwrap_or_default()
}

/// The head of a new map.
fn sheet(which: &str, id: String, seats: Vec<u8>) -> Arc<Sheet> {
    let schema = Some("../schemas/layout.schema.json".to_owned());
    Arc::new(Sheet { id, name: name(which), seats, schema })
}

/// Why a text is no document.
fn unreadable(error: PackError) -> Unreadable {
    Unreadable(match error {
        PackError::Parse { path, message, .. } => {
            Line::new("map-read-form").with("place", path).with("error", message)
        }
        other => other.problem().line,
    })
}

impl Craft for MapCraft {
    fn swatches(&self) -> Vec<Swatch> {
        paint::swatches()
    }

    fn shapes(&self) -> &'static [Shape] {
        &SHAPES
    }

    fn tiles(&self) -> &Arc<TileSet> {
        &self.tiles
    }

    fn with_tiles(&self, tiles: Arc<TileSet>) -> Arc<dyn Craft> {
        Arc::new(Self::with(Arc::clone(&self.pack), tiles))
    }

    fn inked(&self, old: Paint, ink: Ink) -> Paint {
        paint::inked(old, ink)
    }

    fn inked_cell(&self, tile: &Tile, cell: usize, ink: Ink) -> Paint {
        tiles::inked(tile, cell, ink)
    }

    fn blank_tile(&self, shape: u8, id: Arc<str>) -> Tile {
        tiles::blank(shape, id)
    }

    fn name(&self, paint: Paint) -> Line {
        paint::name(paint)
    }

    fn blank(&self) -> Drawing {
        let mut drawing = Drawing::blank(read::usual_frame());
        let middle = Piece { shape: TERRAIN_TILE, at: Hex::ZERO, id: self.mound_tile(), turn: Some(0) };
        drawing.pieces = Arc::new(middle.id.is_some().then_some(middle).into_iter().collect());
        drawing.sheet = sheet("blank", "map".to_owned(), vec![2]);
        drawing
    }

    fn read(&self, text: &str) -> Result<Drawing, Unreadable> {
        self.drawing(&parse_text("", text, true).map_err(unreadable)?)
    }

    fn write(&self, drawing: &Drawing) -> String {
        crate::content::tidy(&write::layout(drawing)).unwrap_or_default()
    }

    fn read_tiles(&self, text: &str) -> Result<TileSet, Unreadable> {
        let file: TerrainFile = parse_text("", text, false).map_err(unreadable)?;
        tiles::read(file).map_err(Unreadable)
    }

    fn write_tiles(&self, tiles: &TileSet) -> String {
        crate::content::tidy(&tiles::file_of(tiles)).unwrap_or_default()
    }

    fn check(&self, drawing: &Drawing) -> Vec<Finding> {
        check::map(self, drawing)
    }

    fn check_tiles(&self, tiles: &TileSet) -> Vec<(usize, Finding)> {
        check::tiles(tiles)
    }

    fn knobs(&self) -> Vec<Knob> {
        generate::knobs()
    }

    fn generate(&self, knobs: &[Knob], seed: u64) -> Drawing {
        generate::map(self, knobs, seed)
    }
}
