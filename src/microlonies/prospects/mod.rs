//! What will come of a position by the end of the game.
//!
//! - [`features`] what of a colony tells something about its end
//! - [`weights`] how much, as played games tell
//!
//! Floats steer searches only; no rule looks at them.

mod features;
mod weights;

pub use features::{COUNT, NAMES};

use super::Microlonies;
use super::estimate::estimate;
use super::rules::scoring;
use super::state::State;
use crate::engine::{Foretell, Seat, Standing, foretold};
use weights::WEIGHTS;

impl Foretell for Microlonies {
    const FEATURES: &'static [&'static str] = &NAMES;
    const STANDPOINTS: &'static [&'static str] = &["Between turns"];

    fn features(state: &State, seat: Seat, values: &mut [f32]) -> Option<Standing> {
        let sheets = scoring::scores(state, &state.content);
        features::features(state, seat, &sheets[seat.index()], values)
    }
}

/// How well each seat will stand at the end of the game, in VP.
pub fn prospects(state: &State, out: &mut [f32]) {
    let sheets = scoring::scores(state, &state.content);
    let mut values = [0.0; COUNT];
    for seat in state.seats().take(out.len()) {
        let standing = features::features(state, seat, &sheets[seat.index()], &mut values);
        let Some(Standing { standpoint, left }) = standing else { return estimate(state, out) };
        out[seat.index()] = foretold(&values, &WEIGHTS[standpoint], left);
    }
}
