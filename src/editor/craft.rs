//! What a game says of the maps that it is played on.

use std::fmt;
use std::sync::Arc;

use hexx::Hex;

use super::drawing::{Drawing, Piece};
use super::grid::{NOTHING, Paint};
use super::tiles::{Tile, TileSet};
use crate::engine::{Line, Severity};

/// The six hexes around one, clockwise from the east, as a pointy-topped map
/// shows them.
pub const AROUND: [Hex; 6] =
    [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

/// What a brush does to a hex: the bits of the mask become those of the value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ink {
    /// Which bits of the paint are meant.
    pub mask: Paint,
    /// What they become.
    pub value: Paint,
}

impl Ink {
    /// The ink that takes everything away.
    pub const NOTHING: Self = Self { mask: Paint::MAX, value: 0 };

    /// The ink that makes a hex this paint, whatever it was.
    pub fn all(value: Paint) -> Self {
        Self { mask: Paint::MAX, value }
    }
}

/// An ink of the palette.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Swatch {
    /// The ink.
    pub ink: Ink,
    /// Its name.
    pub name: Line,
    /// A paint that shows what it does.
    pub sample: Paint,
}

/// A shape of pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shape {
    /// Text key of its name.
    pub name: &'static str,
    /// How many of the six hexes around its own it has, in consecutive
    /// directions from its turn on.
    pub around: u8,
    /// Whether it may be turned at random; otherwise its turn is always given.
    pub spins: bool,
    /// Whether the order of these pieces is that of the seats.
    pub ordered: bool,
}

impl Shape {
    /// The hexes of a piece of this shape, its own first.
    pub fn hexes(self, at: Hex, turn: Option<u8>) -> impl Iterator<Item = Hex> {
        let first = usize::from(turn.unwrap_or(0));
        let others = (0..usize::from(self.around)).map(move |step| at + AROUND[(first + step) % 6]);
        std::iter::once(at).chain(others)
    }
}

/// Something that a check found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// Errors forbid play, never saving.
    pub severity: Severity,
    /// What it is.
    pub line: Line,
    /// Where on the map.
    pub at: Option<Hex>,
}

/// Options of the generator of a craft, each a number in a range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Knob {
    /// Text key of its name.
    pub name: &'static str,
    /// Least and greatest value.
    pub range: (i32, i32),
    /// Its value.
    pub value: i32,
}

/// Why a file is no such document.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", .0.key)]
pub struct Unreadable(pub Line);

/// The maps of a game: what there is to draw, how it is written, what is wrong
/// with it.
pub trait Craft: fmt::Debug + Send + Sync + 'static {
    /// Inks in the order of the palette; the first ten have keys.
    fn swatches(&self) -> Vec<Swatch>;

    /// Shapes of pieces; [`Piece::shape`] is a place in this list.
    fn shapes(&self) -> &'static [Shape];

    /// The tiles that pieces can be.
    fn tiles(&self) -> &Arc<TileSet>;

    /// The same craft with other tiles.
    fn with_tiles(&self, tiles: Arc<TileSet>) -> Arc<dyn Craft>;

    /// What a hex becomes under an ink: what can't be together falls off.
    fn inked(&self, old: Paint, ink: Ink) -> Paint;

    /// What the hex at a place of a tile's cells becomes under an ink: tiles
    /// may have less than maps.
    fn inked_cell(&self, tile: &Tile, cell: usize, ink: Ink) -> Paint {
        self.inked(tile.cells.get(cell).copied().unwrap_or_default(), ink)
    }

    /// A new tile of a shape.
    fn blank_tile(&self, shape: u8, id: Arc<str>) -> Tile {
        let around = self.shapes().get(usize::from(shape)).map_or(0, |shape| usize::from(shape.around));
        Tile { id, shape, cells: vec![NOTHING; around + 1] }
    }

    /// The name of what is painted on a hex.
    fn name(&self, paint: Paint) -> Line;

    /// A new map, for so many colonies.
    fn blank(&self) -> Drawing;

    /// The map in the text of a file.
    ///
    /// # Errors
    /// Why it is none, with the place in the file.
    fn read(&self, text: &str) -> Result<Drawing, Unreadable>;

    /// The map as the text of a file: equal maps are equal texts.
    fn write(&self, drawing: &Drawing) -> String;

    /// The tiles in the text of a file.
    ///
    /// # Errors
    /// Why it is none, with the place in the file.
    fn read_tiles(&self, text: &str) -> Result<TileSet, Unreadable>;

    /// The tiles as the text of a file.
    fn write_tiles(&self, tiles: &TileSet) -> String;

    /// Everything that is wrong with a map, errors first.
    fn check(&self, drawing: &Drawing) -> Vec<Finding>;

    /// Everything that is wrong with the tiles; `at` is a hex around the
    /// origin, of the tile at that place in the list.
    fn check_tiles(&self, tiles: &TileSet) -> Vec<(usize, Finding)>;

    /// What the generator can be told.
    fn knobs(&self) -> Vec<Knob>;

    /// A map made by chance: same seed and knobs, same map.
    fn generate(&self, knobs: &[Knob], seed: u64) -> Drawing;

    /// The shape of a piece.
    fn shape(&self, piece: &Piece) -> Shape {
        let shapes = self.shapes();
        shapes[usize::from(piece.shape).min(shapes.len() - 1)]
    }
}
