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

use super::AntRealm;
use super::estimate::estimate;
use super::state::{Stage, State};
use crate::engine::{Foretell, Seat, Standing, foretold};

/// A colony that died is expected to end with so many points less than one
/// with nothing.
const DEATH: f32 = -4.0;
/// Rounds beyond which it does not matter how many are left.
const FAR: f32 = 8.0;

impl Foretell for AntRealm {
    const FEATURES: &'static [&'static str] = &NAMES;
    const STANDPOINTS: &'static [&'static str] = &["Administering", "Exploring", "Feeding"];

    fn features(state: &State, seat: Seat, values: &mut [f32]) -> Option<Standing> {
        if matches!(state.stage, Stage::Talents | Stage::Over) || !state.colony(seat).alive {
            return None;
        }
        let features = Features::of(state, seat);
        values.iter_mut().zip(features.values).for_each(|(value, feature)| *value = feature);
        Some(Standing { standpoint: features.standpoint as usize, left: (features.left / FAR).min(1.0) })
    }
}

/// How well each seat will stand at the end of the game, in survival points.
pub fn prospects(state: &State, out: &mut [f32]) {
    if matches!(state.stage, Stage::Talents | Stage::Over) {
        estimate(state, out);
        return;
    }
    let mut values = [0.0; COUNT];
    for seat in state.all_seats().take(out.len()) {
        let standing = AntRealm::features(state, seat, &mut values);
        out[seat.index()] = standing.map_or(DEATH, |at| foretold(&values, &WEIGHTS[at.standpoint], at.left));
    }
}
