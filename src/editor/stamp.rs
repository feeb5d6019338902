//! A part of a map that was cut out or kept.

use std::collections::HashSet;

use hexx::Hex;

use super::craft::Craft;
use super::drawing::{Drawing, Piece};
use super::grid::{Grid, NOTHING, Paint};
use super::symmetry::Turn;

/// A piece of a map that was cut out or kept, around its middle.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Painted hexes, row by row.
    pub cells: Vec<(Hex, Paint)>,
    /// Pieces, in their order, each with how many hexes around its own it has.
    pub pieces: Vec<(Piece, u8)>,
}

impl Stamp {
    /// The painted ones of these hexes, around a middle.
    pub fn of(grid: &Grid, hexes: impl IntoIterator<Item = Hex>, middle: Hex) -> Self {
        let painted = hexes.into_iter().map(|hex| (hex - middle, grid.get(hex)));
        let cells = painted.filter(|(_, paint)| *paint != NOTHING).collect();
        Self { cells, pieces: Vec::new() }.in_order()
    }

    /// What is drawn on these hexes, around their middle: pieces count by
    /// their own hex.
    pub fn cut_out(craft: &dyn Craft, drawing: &Drawing, hexes: &HashSet<Hex>) -> Self {
        let middle = middle_of(hexes);
        let mut stamp = Self::of(&drawing.grid, hexes.iter().copied(), middle);
        let chosen = drawing.pieces.iter().filter(|piece| hexes.contains(&piece.at));
        stamp.pieces =
            chosen.map(|piece| (piece.moved(Hex::ZERO - middle), craft.shape(piece).around)).collect();
        stamp
    }

    /// Whether there is nothing on it.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty() && self.pieces.is_empty()
    }

    /// The stamp, turned.
    #[must_use]
    pub fn turned(&self, turn: Turn) -> Self {
        let cells = self.cells.iter().map(|(hex, paint)| (turn.apply(*hex), *paint)).collect();
        let pieces = self.pieces.iter().map(|(piece, around)| (piece.turned(turn, *around), *around));
        Self { cells, pieces: pieces.collect() }.in_order()
    }

    fn in_order(mut self) -> Self {
        self.cells.sort_by_key(|(hex, _)| (hex.y, hex.x));
        self
    }
}

/// The hex in the middle of others.
fn middle_of(hexes: &HashSet<Hex>) -> Hex {
    let count = hexes.len().max(1) as i64;
    let sum =
        hexes.iter().fold((0_i64, 0_i64), |sum, hex| (sum.0 + i64::from(hex.x), sum.1 + i64::from(hex.y)));
    Hex::new(sum.0.div_euclid(count) as i32, sum.1.div_euclid(count) as i32)
}
