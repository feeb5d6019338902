//! S7, the Fire Ant: two Queens, and at home on the Water.
//!
//! S7.1 is a number of its sheet.

use crate::microlonies::ids::HexId;
use crate::microlonies::rules::environment::Gait;
use crate::microlonies::state::{Chamber, Colony, Ground, Open};

/// An Exit onto Water cost no point in this turn.
pub const SPARED: u8 = 1;

/// Water may be entered, crossed and occupied (S7.2).
pub fn gait(gait: Gait) -> Gait {
    Gait { swims: true, ..gait }
}

/// Whether a chamber joined to this one by a tunnel holds a Queen (S7.3).
pub fn is_beside_a_queen(colony: &Colony, placed: &Chamber) -> bool {
    placed.joined.iter().flatten().any(|id| colony.chambers[id.index()].queens > 0)
}

/// Whether an Exit onto this hex is the turn's free one (S7.4).
pub fn spares_exit(open: &Open, hex: HexId) -> bool {
    open.now.used & SPARED == 0 && open.cell(hex).ground == Ground::Water
}
