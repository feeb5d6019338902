//! Hex directions and square-grid places of the boards.
//!
//! Hexes are pointy-topped with axial coordinates (q, r); q grows to the east,
//! r to the south-east.

use hexx::Hex;

/// The six neighbours of a hex, clockwise from the east: east, south-east,
/// south-west, west, north-west, north-east.
pub const DIRECTIONS: [Hex; 6] =
    [Hex::new(1, 0), Hex::new(0, 1), Hex::new(-1, 1), Hex::new(-1, 0), Hex::new(0, -1), Hex::new(1, -1)];

/// The axial coordinates of a layout as a hex.
pub fn hex([q, r]: [i16; 2]) -> Hex {
    Hex::new(i32::from(q), i32::from(r))
}
