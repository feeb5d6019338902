//! What a position is worth to each seat, as searches add it up.

use std::ops::AddAssign;

use crate::engine::{Game, MAX_SEATS, Outcome, Outlook, Seat};

/// How much the victory counts in a value; the rest is the lead, so that a
/// seat that can't win any more, or can't lose, plays on sensibly.
const VICTORY: f32 = 0.7;
/// A lead of so many points is worth half of what a lead can be worth.
const LEAD: f32 = 12.0;

/// What something is worth to a seat; sums of it add up.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) struct Worth {
    /// What decisions are chosen by: from 0 to 1.
    pub value: f32,
    /// Share of the victory: from 0 to 1.
    pub share: f32,
    /// Points at the end of the game.
    pub points: f32,
}

impl AddAssign for Worth {
    fn add_assign(&mut self, other: Self) {
        self.value += other.value;
        self.share += other.share;
        self.points += other.points;
    }
}

/// What something is worth to every seat.
pub(super) type Worths = [Worth; MAX_SEATS];

/// Of a game that is over.
pub(super) fn of_outcome(outcome: &Outcome) -> Worths {
    let seats = usize::from(outcome.seats);
    let points: [f32; MAX_SEATS] = std::array::from_fn(|at| f32::from(outcome.scores[at]));
    let shares: [f32; MAX_SEATS] = std::array::from_fn(|at| outcome.share(Seat(at as u8)) as f32);
    worths(&points[..seats], &points[..seats], &shares[..seats])
}

/// Of a position in the middle of a game, by what the game tells of it.
pub(super) fn of_position<G: Game>(state: &G::State, seats: usize) -> Worths {
    let Outlook { spread, trust, .. } = G::OUTLOOK;
    let [mut points, mut standings, mut shares] = [[0.0; MAX_SEATS]; 3];
    let (points, standings, shares) = (&mut points[..seats], &mut standings[..seats], &mut shares[..seats]);
    G::prospects(state, points);
    if trust < 1.0 {
        G::estimate(state, standings);
    }
    for (standing, points) in standings.iter_mut().zip(&*points) {
        *standing += trust * (points - *standing);
    }
    let best = standings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    for (share, standing) in shares.iter_mut().zip(&*standings) {
        *share = ((standing - best) / spread).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.iter_mut().for_each(|share| *share /= sum);
    worths(points, standings, shares)
}

/// `points` are told, `standings` are what leads are measured in.
fn worths(points: &[f32], standings: &[f32], shares: &[f32]) -> Worths {
    let mut worths = Worths::default();
    for (seat, worth) in worths.iter_mut().enumerate().take(points.len()) {
        let value = VICTORY * shares[seat] + (1.0 - VICTORY) * lead(standings, seat);
        *worth = Worth { value, share: shares[seat], points: points[seat] };
    }
    worths
}

/// How far a seat is ahead of the best other, from 0 to 1; 0.5 is level.
fn lead(points: &[f32], seat: usize) -> f32 {
    let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
    let best = others.map(|(_, points)| *points).fold(f32::NEG_INFINITY, f32::max);
    let lead = points[seat] - best;
    if lead.is_finite() { 0.5 + 0.5 * lead / (LEAD + lead.abs()) } else { 0.5 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn victories_shares_and_leads_count_in_this_order() {
        let value =
            |places: [u8; 4], scores: [i16; 4]| of_outcome(&Outcome { seats: 3, places, scores })[0].value;
        let values = [
            value([1, 2, 3, 0], [60, 20, 10, 0]),
            value([1, 2, 3, 0], [21, 20, 10, 0]),
            value([1, 1, 3, 0], [20, 20, 10, 0]),
            value([2, 1, 3, 0], [19, 20, 10, 0]),
            value([3, 1, 2, 0], [5, 20, 10, 0]),
        ];
        assert!(values.is_sorted_by(|more, less| more > less), "{values:?}");
        assert!(values.iter().all(|value| (0.0..=1.0).contains(value)));
    }

    #[test]
    fn a_shared_victory_is_a_share() {
        let worths = of_outcome(&Outcome { seats: 2, places: [1, 1, 0, 0], scores: [7, 7, 0, 0] });
        assert_eq!((worths[0].share, worths[0].points), (0.5, 7.0));
        assert_eq!(worths[0], worths[1]);
        assert_eq!(worths[2], Worth::default(), "there is no third seat");
    }
}
