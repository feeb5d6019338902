//! Documents that are drawn. A document is a fold like a game: every change is
//! an event, undo moves a cursor, and its history can be scrubbed.
//!
//! The editor knows no game: what there is to draw and what is wrong with a
//! drawing a game says through [`Craft`].
//!
//! - [`grid`] a map of hexes, of which copies cost next to nothing
//! - [`shapes`] the sets of hexes that tools touch
//! - [`symmetry`] symmetry while drawing, and turning what is pasted
//! - [`drawing`] what is drawn: hexes, pieces, notes, head; and its changes
//! - [`sketch`] a drawing with its history
//! - [`stamp`] what was cut out or kept
//! - [`tiles`] the tiles that pieces can be, as a document of its own
//! - [`craft`] what a game says of its maps
//! - [`files`] documents on disk, whatever they are

pub mod craft;
pub mod drawing;
pub mod files;
pub mod grid;
pub mod shapes;
pub mod sketch;
pub mod stamp;
pub mod symmetry;
pub mod tiles;

pub use craft::{AROUND, Craft, Finding, Ink, Knob, Shape, Swatch, Unreadable};
pub use drawing::{Change, Drawing, Extent, FAR, MAX_NOTE, Notes, Piece, Sheet, Sketching, column, hex_in};
pub use grid::{Grid, NOTHING, Paint, Run, runs_of};
pub use sketch::Sketch;
pub use stamp::Stamp;
pub use symmetry::{Symmetry, Turn};
pub use tiles::{Tile, TileChange, TileSet, Tiles, Tiling};
