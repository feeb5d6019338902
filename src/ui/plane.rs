//! Where hexes lie on a board. A hex has the outer radius 1 there; a
//! [`Camera`](super::camera::Camera) scales it.

use egui::{Pos2, Vec2, pos2, vec2};
use hexx::{Hex, HexLayout};

/// Half the width of a hex.
pub const HALF_WIDTH: f32 = 0.866_025_4;

/// From one row of hexes to the next.
pub const ROW: f32 = 1.5;

/// From the middle of a hex of outer radius 1 to its corners, clockwise from
/// the upper right.
pub const CORNERS: [Vec2; 6] = [
    vec2(HALF_WIDTH, -0.5),
    vec2(HALF_WIDTH, 0.5),
    vec2(0.0, 1.0),
    vec2(-HALF_WIDTH, 0.5),
    vec2(-HALF_WIDTH, -0.5),
    vec2(0.0, -1.0),
];

/// The middle of a hex on the board.
pub fn center(hex: Hex) -> Pos2 {
    pos2(HALF_WIDTH * (2 * hex.x + hex.y) as f32, ROW * hex.y as f32)
}

/// The hex under a point of the board.
pub fn hit(at: Pos2) -> Hex {
    HexLayout::pointy().world_pos_to_hex(hexx::Vec2::new(at.x, at.y))
}

/// The corners of a hex.
pub fn corners(center: Pos2, radius: f32) -> [Pos2; 6] {
    CORNERS.map(|corner| center + corner * radius)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_middle_lies_where_the_hex_is_hit() {
        for hex in Hex::new(-7, 3).range(9) {
            let at = HexLayout::pointy().hex_to_world_pos(hex);
            assert!((center(hex) - pos2(at.x, at.y)).length() < 1e-3);
            for corner in CORNERS {
                assert_eq!(hit(center(hex) + corner * 0.8), hex);
            }
        }
    }
}
