//! What will come of a position by the end of the game.
//!
//! - [`features`] what of a colony tells something about its end
//! - [`weights`] how much, as played games tell
//!
//! Floats steer searches only; no rule looks at them.

mod features;
mod weights;

pub use features::{COUNT, Features, NAMES, Standpoint};
pub use weights::WEIGHTS;

use super::estimate::estimate;
use super::state::{Stage, State};
use crate::engine::Seat;

/// A colony that died is expected to end with so many points less than one
/// with nothing.
const DEATH: f32 = -4.0;
/// Rounds beyond which it does not matter how many are left.
const FAR: f32 = 8.0;

/// How a feature counts at a standpoint: its weight is a polynomial of the
/// share of a whole game that is left, these are its coefficients.
pub type Weight = [f32; 3];

/// How well each seat will stand at the end of the game, in survival points.
pub fn prospects(state: &State, out: &mut [f32]) {
    if matches!(state.stage, Stage::Talents | Stage::Over) {
        estimate(state, out);
        return;
    }
    for seat in state.all_seats().take(out.len()) {
        out[seat.index()] = if state.colony(seat).alive { foretell(state, seat) } else { DEATH };
    }
}

fn foretell(state: &State, seat: Seat) -> f32 {
    let features = Features::of(state, seat);
    let left = (features.left / FAR).min(1.0);
    let weights = &WEIGHTS[features.standpoint as usize];
    let weigh = |[constant, linear, square]: Weight| constant + left * (linear + left * square);
    features.values.iter().zip(weights).map(|(value, weight)| value * weigh(*weight)).sum()
}
