//! How strong bots are, from who came out ahead of whom.
//!
//! A Bradley-Terry model: the odds that one comes out ahead of another are the
//! ratio of their strengths. Strengths are the most likely ones for all games at
//! once. Ratings that are updated game by game, as Elo's, Glicko's or Weng and
//! Lin's, are for players who change; they depend on the order of the games,
//! which parts that are added up do not have.

use super::tournament::Standings;

/// The strength of a bot.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Rating {
    /// In Elo points, the mean of all bots being 0: 400 more are odds of 10 to 1
    /// to come out ahead.
    pub elo: f64,
    /// Its standard error, in Elo points.
    pub error: f64,
}

/// Elo points that make a bot e times as strong.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;
/// How many standard errors to either side hold 95 % of what may be.
const WIDTH: f64 = 1.96;
/// The most that a strength moves at once, so that no step overshoots.
const STEP: f64 = 1.0;
/// Steps after which the strengths are taken as they are.
const MOST_STEPS: u32 = 500;
/// Holds strengths of bots that nobody met.
const TETHER: f64 = 1e-6;

impl Rating {
    /// The least and the most that it may be, with 95 % confidence.
    pub fn interval(&self) -> (f64, f64) {
        (self.elo - WIDTH * self.error, self.elo + WIDTH * self.error)
    }
}

/// The ratings of all bots, in their order.
///
/// One drawn game between each two that met is counted beside those that were
/// played, so that who always won is not infinitely strong.
pub fn ratings(standings: &Standings) -> Vec<Rating> {
    let comparisons = Comparisons::of(standings);
    let count = standings.bots.len();
    let mut strengths = vec![0.0; count];
    for _ in 0..MOST_STEPS {
        let inverse = inverse(comparisons.curvature(&strengths));
        let slope = comparisons.slope(&strengths);
        let step: Vec<f64> = inverse.iter().map(|row| dot(row, &slope).clamp(-STEP, STEP)).collect();
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step);
        if step.iter().all(|step| step.abs() < 1e-10) {
            break;
        }
    }
    let mean = strengths.iter().sum::<f64>() / count.max(1) as f64;
    let inverse = inverse(comparisons.curvature(&strengths));
    let spread = comparisons.spread(&strengths);
    let one = |(bot, strength): (usize, &f64)| {
        let row = &inverse[bot];
        let through: Vec<f64> = spread.iter().map(|line| dot(line, row)).collect();
        // As the games varied, or as they would vary if the model is right: few
        // games that all came out alike show less than there is.
        let variance = dot(row, &through).max(row[bot] - 1.0 / (count * count) as f64);
        Rating { elo: ELO * (strength - mean), error: ELO * variance.max(0.0).sqrt() }
    };
    strengths.iter().enumerate().map(one).collect()
}

/// A square of numbers, by rows.
type Square = Vec<Vec<f64>>;

/// Two at a table, and whether the first came out ahead.
type Pair = (usize, usize, f64);

/// What came of games as far as strengths explain it.
struct Comparisons {
    count: usize,
    /// Endings of games: how often, and each two at the table.
    endings: Vec<(f64, Vec<Pair>)>,
}

impl Comparisons {
    fn of(standings: &Standings) -> Self {
        let count = standings.bots.len();
        let mut met = vec![vec![false; count]; count];
        let mut endings = Vec::new();
        for ending in &standings.endings {
            let mut pairs = Vec::new();
            for (place, one) in ending.bots.iter().enumerate() {
                for (behind, other) in ending.bots.iter().enumerate().skip(place + 1) {
                    let (one, other) = (usize::from(*one), usize::from(*other));
                    met[one][other] = true;
                    pairs.push((one, other, ending.ahead(place, behind)));
                }
            }
            endings.push((ending.games as f64, pairs));
        }
        let each = (0..count).flat_map(|one| (0..count).map(move |other| (one, other)));
        let drawn = each.filter(|(one, other)| met[*one][*other]);
        endings.extend(drawn.map(|(one, other)| (1.0, vec![(one, other, 0.5)])));
        Self { count, endings }
    }

    /// Where the likelihood grows.
    fn slope(&self, strengths: &[f64]) -> Vec<f64> {
        let mut sum = vec![0.0; self.count];
        for (games, pairs) in &self.endings {
            for (own, part) in sum.iter_mut().zip(self.surprise(pairs, strengths)) {
                *own += games * part;
            }
        }
        sum
    }

    /// By how much each came out further ahead than was to be expected.
    fn surprise(&self, pairs: &[Pair], strengths: &[f64]) -> Vec<f64> {
        let mut sum = vec![0.0; self.count];
        for (one, other, ahead) in pairs {
            let more = ahead - odds(strengths[*one] - strengths[*other]);
            sum[*one] += more;
            sum[*other] -= more;
        }
        sum
    }

    /// How sharply the likelihood falls off around the strengths. The mean of
    /// the strengths is held, since only differences count.
    fn curvature(&self, strengths: &[f64]) -> Square {
        let mut square = vec![vec![1.0; self.count]; self.count];
        (0..self.count).for_each(|at| square[at][at] += TETHER);
        for (games, pairs) in &self.endings {
            for (one, other, _) in pairs {
                let likely = odds(strengths[*one] - strengths[*other]);
                let weight = games * likely * (1.0 - likely);
                square[*one][*one] += weight;
                square[*other][*other] += weight;
                square[*one][*other] -= weight;
                square[*other][*one] -= weight;
            }
        }
        square
    }

    /// How much the slope varies from game to game. Comparisons at one table
    /// depend on each other, so whole games are what is counted.
    fn spread(&self, strengths: &[f64]) -> Square {
        let mut square = vec![vec![0.0; self.count]; self.count];
        for (games, pairs) in &self.endings {
            let surprise = self.surprise(pairs, strengths);
            for (line, one) in square.iter_mut().zip(&surprise) {
                line.iter_mut().zip(&surprise).for_each(|(sum, other)| *sum += games * one * other);
            }
        }
        square
    }
}

/// How likely the stronger comes out ahead, by the difference of strengths.
fn odds(difference: f64) -> f64 {
    1.0 / (1.0 + (-difference).exp())
}

fn dot(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// The inverse of a symmetric square with a positive diagonal, by elimination.
fn inverse(mut square: Square) -> Square {
    let count = square.len();
    let mut inverse: Square =
        (0..count).map(|row| (0..count).map(|at| f64::from(u8::from(row == at))).collect()).collect();
    for at in 0..count {
        let scale = square[at][at];
        for line in [&mut square[at], &mut inverse[at]] {
            line.iter_mut().for_each(|number| *number /= scale);
        }
        let (pivot, beside) = (square[at].clone(), inverse[at].clone());
        for row in (0..count).filter(|row| *row != at) {
            let factor = square[row][at];
            square[row].iter_mut().zip(&pivot).for_each(|(number, pivot)| *number -= factor * pivot);
            inverse[row].iter_mut().zip(&beside).for_each(|(number, pivot)| *number -= factor * pivot);
        }
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::tournament::Ending;

    fn standings(bots: usize, endings: &[(&[u8], &[u8], u64)]) -> Standings {
        let ending = |(bots, places, games): &(&[u8], &[u8], u64)| Ending {
            bots: bots.to_vec(),
            places: places.to_vec(),
            games: *games,
        };
        Standings::of_endings(bots, endings.iter().map(ending).collect())
    }

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        let found = ratings(&standings(2, &[(&[0, 1], &[1, 2], 100_000), (&[0, 1], &[2, 1], 10_000)]));
        assert!((found[0].elo - found[1].elo - 400.0).abs() < 0.1, "{found:?}");
        // The classic error of a share, on the scale of the points.
        let share = 10.0 / 11.0;
        let error = ELO / (110_001.0_f64 * share * (1.0 - share)).sqrt() / 2.0;
        assert!((found[0].error / error - 1.0).abs() < 0.01, "{found:?} {error}");
        assert!((found[1].error - found[0].error).abs() < 1e-6, "{found:?}");
    }

    #[test]
    fn who_always_wins_is_not_infinitely_strong() {
        let found = ratings(&standings(3, &[(&[0, 1], &[1, 2], 50), (&[0, 2], &[1, 2], 50)]));
        assert!((400.0..1500.0).contains(&(found[0].elo - found[1].elo)), "{found:?}");
        assert!((found[1].elo - found[2].elo).abs() < 1e-6 && found[0].error > 50.0, "{found:?}");
    }

    #[test]
    fn a_table_of_three_is_one_game_not_three() {
        let one = (&[0, 1, 2][..], &[1, 2, 3][..], 10);
        let other = (&[0, 1, 2][..], &[3, 2, 1][..], 10);
        let found = ratings(&standings(3, &[one, other]));
        assert!(found.iter().all(|rating| rating.elo.abs() < 1e-6), "{found:?}");
        assert!(found[0].error > 1.3 * found[1].error, "the middle one was never in doubt: {found:?}");
    }

    #[test]
    fn nobody_met_and_nothing_is_known() {
        let found = ratings(&standings(2, &[]));
        assert!(found.iter().all(|rating| rating.elo == 0.0 && rating.error.is_finite()), "{found:?}");
    }
}
