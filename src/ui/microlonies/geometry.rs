//! Where hexes lie on the board, and which one a point hits.
//!
//! On the board a hex has the outer radius 1; a camera scales it.

use egui::{Pos2, Rect};

use crate::microlonies::content::Content;
use crate::microlonies::ids::HexId;
use crate::ui::camera::around;
use crate::ui::plane;

pub use crate::ui::plane::{HALF_WIDTH, center};

/// The hex under a point of the board.
pub fn hit(content: &Content, at: Pos2) -> Option<HexId> {
    content.hex_at(plane::hit(at))
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
}
