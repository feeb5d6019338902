//! A2: what the talents change. The rules ask these, never for a talent.

use crate::engine::Seat;

use super::pack::Talent;
use super::state::{Open, State};

/// Cultivations that a Fungus chamber of this colony needs (A5.3).
pub fn fungus_steps(state: &State, seat: Seat) -> u8 {
    let steps = state.content.numbers.fungus_steps;
    if state.has(seat, Talent::Fungiculture) {
        steps.min(state.content.source.fungiculture_steps)
    } else {
        steps
    }
}

/// Extra action points of a round for so many held tokens (A2: Big heads).
pub fn extra_points(state: &State, seat: Seat, held: u8) -> u8 {
    if state.has(seat, Talent::BigHeads) { held / state.content.source.tokens_for_extra.max(1) } else { 0 }
}

/// How much larger the draw from the rebirth zone is (A2: Mass brood).
pub fn brood(state: &State, seat: Seat, held: u8) -> u8 {
    u8::from(state.has(seat, Talent::MassBrood) && held <= state.content.source.brood_up_to)
}

/// Points that each break-in costs less (A2: Formic acid).
pub fn break_in_savings(state: &State, seat: Seat) -> u8 {
    if state.has(seat, Talent::FormicAcid) { state.content.source.acid_saves } else { 0 }
}

/// Whether the colony may pay for its Seeds (A7: Seed).
pub fn can_plant(open: &Open, seat: Seat) -> bool {
    open.has(seat, Talent::Planting)
}

/// Whether the colony may pay for its Honey insects (A7: Honey insect).
pub fn can_herd(open: &Open, seat: Seat) -> bool {
    open.has(seat, Talent::Herding)
}

/// Whether the colony may cancel a Cliff (A7: Cliff).
pub fn can_bridge(open: &Open, seat: Seat) -> bool {
    open.has(seat, Talent::AntBridge)
}

/// Whether the colony may roll to dodge (A7: Giant insect, Anteater).
pub fn can_leap(open: &Open, seat: Seat) -> bool {
    open.has(seat, Talent::Leap)
}

/// Whether the colony may keep a Resin (A7: Resin).
pub fn can_keep_resin(open: &Open, seat: Seat) -> bool {
    open.has(seat, Talent::HoneySac)
}

/// Whether the colony has a Gas gland (A9.3).
pub fn can_gas(open: &Open, seat: Seat) -> bool {
    open.has(seat, Talent::GasGland)
}
