//! Documents that are drawn. A document is a fold like a game: every change is
//! an event, undo moves a cursor, and its history can be scrubbed.
//!
//! - [`grid`] a map of hexes, of which copies cost next to nothing
//! - [`shapes`] the sets of hexes that tools touch
//! - [`symmetry`] symmetry while drawing, and turning what is pasted
//! - [`sketch`] the document: what is drawn, its frame and its history

pub mod grid;
pub mod shapes;
pub mod sketch;
pub mod symmetry;

pub use grid::{Grid, NOTHING, Paint, Run, runs_of};
pub use sketch::{Change, Drawing, Extent, FAR, Sketch, Sketching, Stamp};
pub use symmetry::{Symmetry, Turn};
