//! Sets of hexes: what tools touch.

use std::collections::HashSet;

use hexx::Hex;

use super::drawing::{column, hex_in};
use super::grid::{Grid, Paint, Run};

/// The size of a brush: 1, 7 or 19 hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[allow(missing_docs, reason = "the number of hexes")]
pub enum Brush {
    #[default]
    One,
    Seven,
    Nineteen,
}

impl Brush {
    /// The three sizes.
    pub const ALL: [Self; 3] = [Self::One, Self::Seven, Self::Nineteen];

    /// The hexes under the brush.
    pub fn around(self, hex: Hex) -> impl Iterator<Item = Hex> {
        hex.range(self as u32)
    }
}

/// The hexes of a stroke through these points: the brush at each hex of the
/// lines between them, each hex once.
pub fn stroke(points: &[Hex], brush: Brush) -> HashSet<Hex> {
    let mut touched = HashSet::new();
    let first = points.first().copied();
    let ends = first.into_iter().chain(points.iter().copied());
    for (from, to) in ends.zip(points.iter().copied()) {
        for hex in from.line_to(to) {
            touched.extend(brush.around(hex));
        }
    }
    touched
}

/// The hexes at a distance from the middle.
pub fn ring(middle: Hex, rim: Hex) -> Vec<Hex> {
    middle.ring(middle.unsigned_distance_to(rim)).collect()
}

/// The hexes of a rectangle that stands upright on the screen, between two
/// corners.
pub fn rectangle(from: Hex, to: Hex) -> Vec<Hex> {
    let (west, east) = (column(from).min(column(to)), column(from).max(column(to)));
    let rows = from.y.min(to.y)..=from.y.max(to.y);
    rows.flat_map(|row| (west..=east).map(move |column| hex_in(column, row))).collect()
}

/// The hexes inside a closed line, the line itself included: those whose
/// middle has an odd number of crossings to its east.
pub fn lasso(line: &[Hex]) -> HashSet<Hex> {
    let mut touched: HashSet<Hex> = stroke(line, Brush::One);
    if let (Some(first), Some(last)) = (line.first(), line.last()) {
        touched.extend(last.line_to(*first));
    }
    // Twice the middle's place, in whole numbers: no rounding decides.
    let place = |hex: Hex| (2 * hex.x + hex.y, hex.y);
    let corners: Vec<(i32, i32)> = line.iter().map(|hex| place(*hex)).collect();
    let Some((north, south)) =
        corners.iter().map(|corner| corner.1).min().zip(corners.iter().map(|c| c.1).max())
    else {
        return touched;
    };
    for y in north..=south {
        let (Some(west), Some(east)) = (corners.iter().map(|c| c.0).min(), corners.iter().map(|c| c.0).max())
        else {
            break;
        };
        for x in (west - y).div_euclid(2)..=(east - y).div_euclid(2) + 1 {
            let hex = Hex::new(x, y);
            if is_inside(place(hex), &corners) {
                touched.insert(hex);
            }
        }
    }
    touched
}

fn is_inside((x, y): (i32, i32), corners: &[(i32, i32)]) -> bool {
    let mut inside = false;
    for (index, a) in corners.iter().enumerate() {
        let b = corners[(index + 1) % corners.len()];
        let ((low_x, low_y), (high_x, high_y)) = if a.1 <= b.1 { (*a, b) } else { (b, *a) };
        if low_y <= y && y < high_y {
            // Whether the crossing is to the east, without division.
            let left = i64::from(x - low_x) * i64::from(high_y - low_y);
            let right = i64::from(high_x - low_x) * i64::from(y - low_y);
            inside ^= left < right;
        }
    }
    inside
}

/// A flood: the hexes joined to one through hexes of the same paint, within a
/// frame. As runs of another paint, in no order; nothing if nothing is painted
/// there.
pub fn flood(grid: &Grid, from: Hex, paint: Paint, within: impl Fn(Hex) -> bool) -> Vec<Run> {
    let old = grid.get(from);
    let mut runs = Vec::new();
    if old == paint || !within(from) {
        return runs;
    }
    let fits = |hex: Hex| grid.get(hex) == old && within(hex);
    let mut seen: HashSet<Hex> = HashSet::new();
    let mut seeds = vec![from];
    while let Some(seed) = seeds.pop() {
        if !fits(seed) || seen.contains(&seed) {
            continue;
        }
        let mut west = seed;
        while fits(Hex::new(west.x - 1, west.y)) {
            west.x -= 1;
        }
        let mut length = 0;
        while fits(Hex::new(west.x + length, west.y)) {
            let hex = Hex::new(west.x + length, west.y);
            seen.insert(hex);
            length += 1;
            for next in [(0, -1), (1, -1), (0, 1), (-1, 1)] {
                let next = Hex::new(hex.x + next.0, hex.y + next.1);
                if fits(next) && !seen.contains(&next) {
                    seeds.push(next);
                }
            }
        }
        runs.push(Run { start: west, length: length as u32, paint });
    }
    runs
}
