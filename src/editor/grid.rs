//! A map of hexes as large as one likes, of which copies cost next to nothing.

use std::collections::BTreeMap;
use std::sync::Arc;

use hexx::Hex;

use super::drawing::{column, hex_in};

/// What is painted on a hex, as the document's palette numbers it; 0 is
/// nothing.
pub type Paint = u16;

/// Nothing is painted.
pub const NOTHING: Paint = 0;

/// A chunk is a square of so many columns and rows of axial coordinates.
const SIDE: i32 = 16;
/// Cells of a chunk.
const CELLS: usize = (SIDE * SIDE) as usize;

/// A chunk of cells; copies of a map share it until one of them changes it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Chunk {
    cells: [Paint; CELLS],
    /// How many of them are painted.
    painted: u16,
}

/// A row of hexes that are painted alike: `length` hexes to the east of
/// `start`, itself included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Run {
    /// The western end.
    pub start: Hex,
    /// How many hexes.
    pub length: u32,
    /// What is painted.
    pub paint: Paint,
}

impl Run {
    /// The hexes of the run, from west to east.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let start = self.start;
        (0..self.length as i32).map(move |step| Hex::new(start.x + step, start.y))
    }
}

/// A map of painted hexes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Grid {
    chunks: BTreeMap<(i32, i32), Arc<Chunk>>,
    painted: usize,
}

/// The chunk of a hex, and its place there.
fn place(hex: Hex) -> ((i32, i32), usize) {
    let chunk = (hex.y.div_euclid(SIDE), hex.x.div_euclid(SIDE));
    let cell = hex.y.rem_euclid(SIDE) * SIDE + hex.x.rem_euclid(SIDE);
    (chunk, cell as usize)
}

impl Grid {
    /// What is painted on a hex.
    pub fn get(&self, hex: Hex) -> Paint {
        let (chunk, cell) = place(hex);
        self.chunks.get(&chunk).map_or(NOTHING, |chunk| chunk.cells[cell])
    }

    /// Paints a hex.
    pub fn set(&mut self, hex: Hex, paint: Paint) {
        self.paint(Run { start: hex, length: 1, paint });
    }

    /// Paints a row of hexes.
    pub fn paint(&mut self, run: Run) {
        let (mut x, end) = (run.start.x, run.start.x + run.length as i32);
        while x < end {
            let (key, cell) = place(Hex::new(x, run.start.y));
            let count = (end - x).min(SIDE - x.rem_euclid(SIDE));
            self.paint_in_chunk(key, cell, count as usize, run.paint);
            x += count;
        }
    }

    fn paint_in_chunk(&mut self, key: (i32, i32), cell: usize, count: usize, paint: Paint) {
        if paint == NOTHING && !self.chunks.contains_key(&key) {
            return;
        }
        let blank = || Arc::new(Chunk { cells: [NOTHING; CELLS], painted: 0 });
        let chunk = Arc::make_mut(self.chunks.entry(key).or_insert_with(blank));
        let cells = &mut chunk.cells[cell..cell + count];
        let before = cells.iter().filter(|cell| **cell != NOTHING).count();
        cells.fill(paint);
        let after = if paint == NOTHING { 0 } else { count };
        chunk.painted = chunk.painted + after as u16 - before as u16;
        self.painted = self.painted + after - before;
        if chunk.painted == 0 {
            self.chunks.remove(&key);
        }
    }

    /// How many hexes are painted.
    pub fn len(&self) -> usize {
        self.painted
    }

    /// Whether no hex is painted.
    pub fn is_empty(&self) -> bool {
        self.painted == 0
    }

    /// The painted hexes, row by row from north to south, each row from west
    /// to east, as runs of equal paint.
    pub fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        let mut rows: BTreeMap<i32, Vec<&Arc<Chunk>>> = BTreeMap::new();
        let mut keys: BTreeMap<i32, Vec<i32>> = BTreeMap::new();
        for ((row, column), chunk) in &self.chunks {
            rows.entry(*row).or_default().push(chunk);
            keys.entry(*row).or_default().push(*column);
        }
        for (row, chunks) in &rows {
            for inner in 0..SIDE {
                let y = row * SIDE + inner;
                for (chunk, column) in chunks.iter().zip(&keys[row]) {
                    let cells = &chunk.cells[(inner * SIDE) as usize..((inner + 1) * SIDE) as usize];
                    for (x, paint) in (column * SIDE..).zip(cells) {
                        extend(&mut runs, Hex::new(x, y), *paint);
                    }
                }
            }
        }
        runs
    }

    /// The smallest upright frame around the painted hexes: the hexes in its
    /// upper left and its lower right corner.
    pub fn bounds(&self) -> Option<(Hex, Hex)> {
        let runs = self.runs();
        let (first, last) = (runs.first()?, runs.last()?);
        let west = |run: &Run| column(run.start);
        let east = |run: &Run| column(run.start) + run.length as i32 - 1;
        let least = runs.iter().map(west).min()?;
        let most = runs.iter().map(east).max()?;
        Some((hex_in(least, first.start.y), hex_in(most, last.start.y)))
    }
}

/// Lengthens the last run by a hex to its east, or begins another.
fn extend(runs: &mut Vec<Run>, hex: Hex, paint: Paint) {
    if paint == NOTHING {
        return;
    }
    if let Some(last) = runs.last_mut()
        && last.paint == paint
        && last.start.y == hex.y
        && last.start.x + last.length as i32 == hex.x
    {
        last.length += 1;
        return;
    }
    runs.push(Run { start: hex, length: 1, paint });
}

/// Hexes as runs of one paint, each hex once.
pub fn runs_of(hexes: impl IntoIterator<Item = Hex>, paint: Paint) -> Vec<Run> {
    let mut sorted: Vec<Hex> = hexes.into_iter().collect();
    sorted.sort_unstable_by_key(|hex| (hex.y, hex.x));
    sorted.dedup();
    let mut runs: Vec<Run> = Vec::new();
    for hex in sorted {
        match runs.last_mut() {
            Some(last) if last.start.y == hex.y && last.start.x + last.length as i32 == hex.x => {
                last.length += 1;
            }
            _ => runs.push(Run { start: hex, length: 1, paint }),
        }
    }
    runs
}
