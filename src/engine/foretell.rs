//! Foretelling the end of a game from what played games tell of features.
//!
//! Floats steer searches only; no rule looks at them.

use super::{Game, Seat};

/// A game whose positions have features that tell how it will end.
pub trait Foretell: Game {
    /// What each feature is; the first is always 1.
    const FEATURES: &'static [&'static str];
    /// Where in a round a seat can stand; features count differently at each.
    const STANDPOINTS: &'static [&'static str];

    /// Writes the features of a seat into `values`, in the order of
    /// [`FEATURES`](Self::FEATURES); `None` where nothing is left to be foretold.
    fn features(state: &Self::State, seat: Seat, values: &mut [f32]) -> Option<Standing>;
}

/// Where a seat stands when its features are taken.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Standing {
    /// Its place in [`Foretell::STANDPOINTS`].
    pub standpoint: usize,
    /// How much of a game is left to the seat: from 0 to 1.
    pub left: f32,
}

/// How much a feature counts, in points at the end of the game for each 1 of
/// it: a polynomial of what is left, these are its coefficients.
pub type Weight = [f32; 3];

/// The points at the end of the game that features tell.
pub fn foretold(values: &[f32], weights: &[Weight], left: f32) -> f32 {
    let weigh = |[constant, linear, square]: Weight| constant + left * (linear + left * square);
    values.iter().zip(weights).map(|(value, weight)| value * weigh(*weight)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_change_with_what_is_left() {
        let weights = [[1.0, 0.0, 0.0], [0.0, 2.0, 4.0]];
        assert_eq!(foretold(&[3.0, 5.0], &weights, 0.0), 3.0);
        assert_eq!(foretold(&[3.0, 5.0], &weights, 0.5), 3.0 + 5.0 * (1.0 + 1.0));
    }
}
