//! What is drawn, and the changes of it.

use std::collections::BTreeMap;
use std::sync::Arc;

use hexx::Hex;

use super::grid::{Grid, NOTHING, Run, runs_of};
use super::symmetry::Turn;
use crate::engine::{Fold, Misfit, Words};

/// The furthest column and row of a frame, either way.
pub const FAR: i32 = 4096;

/// The most pieces that lie on a map.
pub const MAX_PIECES: usize = 10_000;

/// The longest note, in characters.
pub const MAX_NOTE: usize = 500;

/// The column of a hex on a map whose rows stand upright: rows of pointy-topped
/// hexes are shifted by half a hex, every other one back again.
pub fn column(hex: Hex) -> i32 {
    hex.x + (hex.y - (hex.y & 1)) / 2
}

/// The hex in a column and a row.
pub fn hex_in(column: i32, row: i32) -> Hex {
    Hex::new(column - (row - (row & 1)) / 2, row)
}

/// A frame around the map, an upright rectangle: hexes beyond it can't be
/// painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// The hex in its upper left corner.
    pub least: Hex,
    /// The hex in its lower right corner.
    pub most: Hex,
}

impl Extent {
    /// The frame from the first to the last of these columns and rows.
    pub fn of(columns: std::ops::RangeInclusive<i32>, rows: std::ops::RangeInclusive<i32>) -> Self {
        Self { least: hex_in(*columns.start(), *rows.start()), most: hex_in(*columns.end(), *rows.end()) }
    }

    /// The frame of so many columns and rows to each side of the origin.
    pub fn around(far: i32) -> Self {
        Self::of(-far..=far, -far..=far)
    }

    /// Its first and last column.
    pub fn columns(&self) -> std::ops::RangeInclusive<i32> {
        column(self.least)..=column(self.most)
    }

    /// Its first and last row.
    pub fn rows(&self) -> std::ops::RangeInclusive<i32> {
        self.least.y..=self.most.y
    }

    /// Whether a hex is within.
    pub fn holds(&self, hex: Hex) -> bool {
        self.columns().contains(&column(hex)) && self.rows().contains(&hex.y)
    }

    /// The hex within that is nearest in column and row.
    pub fn nearest(&self, hex: Hex) -> Hex {
        let (columns, rows) = (self.columns(), self.rows());
        let row = hex.y.clamp(*rows.start(), *rows.end());
        hex_in(column(hex).clamp(*columns.start(), *columns.end()), row)
    }

    /// The part of a run that is within.
    pub(super) fn cut(&self, run: Run) -> Option<Run> {
        let (y, columns) = (run.start.y, self.columns());
        if !self.rows().contains(&y) {
            return None;
        }
        let west = column(run.start).max(*columns.start());
        let east = (column(run.start) + run.length as i32 - 1).min(*columns.end());
        let length = u32::try_from(east - west + 1).ok().filter(|length| *length > 0)?;
        Some(Run { start: hex_in(west, y), length, paint: run.paint })
    }

    /// The least frame that holds this one and a hex, as far as frames go.
    #[must_use]
    pub fn with(self, hex: Hex) -> Self {
        let clamp = |place: i32| place.clamp(-FAR, FAR);
        let (columns, rows) = (self.columns(), self.rows());
        let (at, row) = (clamp(column(hex)), clamp(hex.y));
        Self::of(
            at.min(*columns.start())..=at.max(*columns.end()),
            row.min(*rows.start())..=row.max(*rows.end()),
        )
    }

    fn is_possible(&self) -> bool {
        let (columns, rows) = (self.columns(), self.rows());
        let near = |range: &std::ops::RangeInclusive<i32>| {
            !range.is_empty() && range.start().abs() <= FAR && range.end().abs() <= FAR
        };
        near(&columns) && near(&rows)
    }
}

/// A piece of several hexes that lies on the map.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// What shape it has, as the craft numbers its shapes.
    pub shape: u8,
    /// Its own hex; the others lie around it.
    pub at: Hex,
    /// Short name of the tile that lies here; a random one when there is none.
    pub id: Option<Arc<str>>,
    /// Sixths of a turn clockwise, 0 to 5; random when there is none.
    pub turn: Option<u8>,
}

impl Piece {
    /// The piece where a turn of the map around the origin brings it. `around`
    /// is how many of the six hexes around its own it has.
    #[must_use]
    pub fn turned(&self, turn: Turn, around: u8) -> Self {
        let spun = |old: u8| {
            let old = if turn.mirrored { (10 - around + 6 - old % 6) % 6 } else { old };
            (old + turn.sixths) % 6
        };
        Self { at: turn.apply(self.at), turn: self.turn.map(spun), ..self.clone() }
    }

    /// The piece, moved by so much.
    #[must_use]
    pub fn moved(&self, by: Hex) -> Self {
        Self { at: self.at + by, ..self.clone() }
    }
}

/// What stands in the head of a map.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Short name, as in file names.
    pub id: String,
    /// Title.
    pub name: Words,
    /// The numbers of colonies that it is made for, ascending.
    pub seats: Vec<u8>,
    /// Where the schema of its file lies, if the file says so.
    pub schema: Option<String>,
}

/// Remarks on hexes, by row and column.
pub type Notes = BTreeMap<(i32, i32), Arc<str>>;

/// What is drawn. A copy costs next to nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The painted hexes.
    pub grid: Grid,
    /// The frame around them.
    pub extent: Extent,
    /// The pieces, in an order that may mean something.
    pub pieces: Arc<Vec<Piece>>,
    /// Remarks on hexes.
    pub notes: Arc<Notes>,
    /// The head.
    pub sheet: Arc<Sheet>,
}

impl Drawing {
    /// Nothing, within a frame.
    pub fn blank(extent: Extent) -> Self {
        Self {
            grid: Grid::default(),
            extent,
            pieces: Arc::default(),
            notes: Arc::default(),
            sheet: Arc::default(),
        }
    }

    /// The remark on a hex.
    pub fn note(&self, hex: Hex) -> Option<&str> {
        self.notes.get(&(hex.y, hex.x)).map(|text| &**text)
    }
}

/// A change of a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// These rows are painted, in this order.
    Painted(Arc<[Run]>),
    /// The frame is another one; what lies beyond it is gone.
    Framed(Extent),
    /// A piece lies at this place of the order.
    Placed {
        /// Its place of the order.
        index: u32,
        /// The piece.
        piece: Piece,
    },
    /// The piece at this place of the order is gone.
    Removed {
        /// Its place of the order.
        index: u32,
    },
    /// The remark on a hex is another one, or gone.
    Noted {
        /// The hex.
        at: Hex,
        /// The remark.
        text: Option<Arc<str>>,
    },
    /// The head is another one.
    Headed(Arc<Sheet>),
}

/// Drawings as folds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sketching;

impl Fold for Sketching {
    type State = Drawing;
    type Event = Change;

    fn fold(state: &mut Drawing, event: &Change) {
        match event {
            Change::Painted(runs) => runs.iter().for_each(|run| state.grid.paint(*run)),
            Change::Framed(extent) => frame(state, *extent),
            Change::Placed { index, piece } => {
                Arc::make_mut(&mut state.pieces).insert(*index as usize, piece.clone());
            }
            Change::Removed { index } => drop(Arc::make_mut(&mut state.pieces).remove(*index as usize)),
            Change::Noted { at, text } => {
                let notes = Arc::make_mut(&mut state.notes);
                match text {
                    Some(text) => drop(notes.insert((at.y, at.x), text.clone())),
                    None => drop(notes.remove(&(at.y, at.x))),
                }
            }
            Change::Headed(sheet) => state.sheet = sheet.clone(),
        }
    }

    fn admits(state: &Drawing, event: &Change) -> Result<(), Misfit> {
        let held = |hex: &Hex| state.extent.holds(*hex);
        match event {
            Change::Painted(runs) => {
                let within = |run: &Run| state.extent.cut(*run) == Some(*run);
                Misfit::unless(runs.iter().all(within), "paint beyond the frame")
            }
            Change::Framed(extent) => Misfit::unless(extent.is_possible(), "no such frame"),
            Change::Placed { index, piece } => {
                let room = *index as usize <= state.pieces.len() && state.pieces.len() < MAX_PIECES;
                Misfit::unless(room && held(&piece.at), "a piece beyond the frame")
            }
            Change::Removed { index } => {
                Misfit::unless((*index as usize) < state.pieces.len(), "no such piece")
            }
            Change::Noted { at, text } => {
                let short = text.as_ref().is_none_or(|text| text.chars().count() <= MAX_NOTE);
                Misfit::unless(short && held(at), "a note too long or beyond the frame")
            }
            Change::Headed(_) => Ok(()),
        }
    }

    fn weight(state: &Drawing) -> usize {
        // Chunks, pieces and notes are shared; what a copy takes is its table
        // of chunks.
        state.grid.len() / 8 + 128
    }
}

fn frame(state: &mut Drawing, extent: Extent) {
    let beyond = state.grid.runs().into_iter().flat_map(|run| run.hexes());
    let beyond: Vec<Hex> = beyond.filter(|hex| !extent.holds(*hex)).collect();
    runs_of(beyond, NOTHING).into_iter().for_each(|run| state.grid.paint(run));
    if state.pieces.iter().any(|piece| !extent.holds(piece.at)) {
        Arc::make_mut(&mut state.pieces).retain(|piece| extent.holds(piece.at));
    }
    if state.notes.keys().any(|(y, x)| !extent.holds(Hex::new(*x, *y))) {
        Arc::make_mut(&mut state.notes).retain(|(y, x), _| extent.holds(Hex::new(*x, *y)));
    }
    state.extent = extent;
}
