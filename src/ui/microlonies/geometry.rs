//! Where hexes lie on the board, and which one a point hits.
//!
//! On the board a hex has the outer radius 1; a camera scales it.

use egui::{Pos2, Rect, pos2};
use hexx::{Hex, HexLayout};

use super::camera::around;
use crate::microlonies::content::Content;
use crate::microlonies::ids::HexId;

/// Half the width of a hex.
pub const HALF_WIDTH: f32 = 0.866_025_4;

/// The middle of a hex on the board.
pub fn center(hex: Hex) -> Pos2 {
    let at = HexLayout::pointy().hex_to_world_pos(hex);
    pos2(at.x, at.y)
}

/// The hex under a point of the board.
pub fn hit(content: &Content, at: Pos2) -> Option<HexId> {
    content.hex_at(HexLayout::pointy().world_pos_to_hex(hexx::Vec2::new(at.x, at.y)))
}

/// The rectangle around all hexes.
pub fn bounds(content: &Content) -> Rect {
    around(content.hexes.iter().map(|hex| center(*hex)), 1.15)
}

/// The hexes that touch `window`, a part of the board: whole rows are skipped,
/// since hexes are numbered row by row.
pub fn visible(content: &Content, window: Rect) -> impl Iterator<Item = (HexId, Pos2)> + '_ {
    let window = window.expand(1.0);
    let row = |y: f32| (y / 1.5).clamp(-1e6, 1e6);
    let (first, last) = (row(window.top()).floor() as i32, row(window.bottom()).ceil() as i32);
    let from = content.hexes.partition_point(|hex| hex.y < first);
    let to = content.hexes.partition_point(|hex| hex.y <= last);
    (from..to.max(from)).filter_map(move |i| {
        let at = center(content.hexes[i]);
        window.contains(at).then_some((HexId(i as u16), at))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::microlonies::geometry::DIRECTIONS;

    #[test]
    fn east_is_right_and_south_east_is_below() {
        let [east, south_east, ..] = DIRECTIONS.map(center);
        assert!((east.x - 2.0 * HALF_WIDTH).abs() < 1e-4 && east.y.abs() < 1e-4);
        assert!(south_east.x > 0.0 && (south_east.y - 1.5).abs() < 1e-4);
    }

    #[test]
    fn points_near_a_middle_hit_that_hex() {
        for hex in Hex::ZERO.range(6) {
            for step in DIRECTIONS {
                let inside = center(hex) + (center(hex + step) - center(hex)) * 0.48;
                let found = HexLayout::pointy().world_pos_to_hex(hexx::Vec2::new(inside.x, inside.y));
                assert_eq!(found, hex);
            }
        }
    }
}
