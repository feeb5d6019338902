//! Ridge regression of points at the end on features.

use crate::engine::{Foretell, Standing, Weight};

/// How strongly weights are held at 0, in rows: what shows in fewer tells
/// little.
const PENALTY: f64 = 50.0;
/// How much the level of points counts beside their differences: searches
/// choose by differences, people read the level.
const LEVEL: f64 = 0.1;
/// Powers of what is left.
const POWERS: usize = 3;

/// What a seat showed at some moment of a game, and its points at the end.
#[derive(Debug, Clone, Copy)]
pub struct Shown<'a> {
    /// Where it stood.
    pub standing: Standing,
    /// Its features.
    pub values: &'a [f32],
    /// Its points at the end.
    pub points: f64,
}

/// What games tell about the weights of features: sums over moments.
#[derive(Debug, Clone)]
pub struct Evidence {
    features: usize,
    moments: u64,
    /// Sums of products of columns: a triangle, by rows.
    products: Vec<f64>,
    /// Sums of each column times the points.
    towards: Vec<f64>,
}

impl Evidence {
    /// Nothing yet.
    pub fn of<G: Foretell>() -> Self {
        Self::new(G::FEATURES.len(), G::STANDPOINTS.len())
    }

    fn new(features: usize, standpoints: usize) -> Self {
        let columns = features * standpoints * POWERS;
        let products = vec![0.0; columns * (columns + 1) / 2];
        Self { features, moments: 0, products, towards: vec![0.0; columns] }
    }

    /// How many moments were seen.
    pub fn moments(&self) -> u64 {
        self.moments
    }

    /// Sees a moment: what the seats showed that could still be foretold.
    pub fn see(&mut self, seats: &[Shown<'_>]) {
        if seats.len() < 2 {
            return;
        }
        self.moments += 1;
        let count = seats.len() as f64;
        let rows: Vec<Vec<f64>> = seats.iter().map(|shown| self.row(shown)).collect();
        let points = seats.iter().map(|shown| shown.points).sum::<f64>() / count;
        let mut mean = vec![0.0; self.towards.len()];
        for row in &rows {
            mean.iter_mut().zip(row).for_each(|(mean, value)| *mean += value / count);
        }
        for (row, shown) in rows.iter().zip(seats) {
            let apart: Vec<f64> = row.iter().zip(&mean).map(|(value, mean)| value - mean).collect();
            self.add_row(&apart, shown.points - points, 1.0);
        }
        self.add_row(&mean, points, LEVEL);
    }

    fn row(&self, shown: &Shown<'_>) -> Vec<f64> {
        let mut row = vec![0.0; self.towards.len()];
        let from = shown.standing.standpoint * self.features * POWERS;
        let left = f64::from(shown.standing.left);
        for (at, value) in shown.values.iter().enumerate() {
            let columns = &mut row[from + at * POWERS..][..POWERS];
            let mut share = f64::from(*value);
            for column in columns {
                *column = share;
                share *= left;
            }
        }
        row
    }

    fn add_row(&mut self, row: &[f64], points: f64, weight: f64) {
        let mut from = 0;
        for (at, value) in row.iter().enumerate() {
            if *value != 0.0 {
                let scaled = weight * value;
                let sums = &mut self.products[from..=from + at];
                sums.iter_mut().zip(row).for_each(|(sum, other)| *sum += scaled * other);
                self.towards[at] += scaled * points;
            }
            from += at + 1;
        }
    }

    /// Adds what others saw.
    pub fn add(&mut self, other: &Self) {
        self.moments += other.moments;
        let sums = [(&mut self.products, &other.products), (&mut self.towards, &other.towards)];
        for (mine, theirs) in sums {
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine += theirs);
        }
    }

    /// The weights that tell most, by standpoints and features.
    pub fn weights(&self) -> Vec<Vec<Weight>> {
        let found = self.solve();
        let weight = |powers: &[f64]| std::array::from_fn(|at| powers[at] as f32);
        let standpoint = |columns: &[f64]| columns.chunks(POWERS).map(weight).collect();
        found.chunks(self.features * POWERS).map(standpoint).collect()
    }

    /// The weight of each column: columns are scaled to the same size, so that
    /// the penalty meets all alike.
    fn solve(&self) -> Vec<f64> {
        let count = self.towards.len();
        let start = |row: usize| row * (row + 1) / 2;
        let rows = (self.moments as f64).max(1.0);
        let scale = |at: usize| (self.products[start(at) + at] / rows).sqrt();
        let scales: Vec<f64> = (0..count).map(scale).collect();
        let inverse = |at: usize| if scales[at] > 1e-9 { 1.0 / scales[at] } else { 0.0 };
        let mut square = self.products.clone();
        for row in 0..count {
            for at in 0..=row {
                square[start(row) + at] *= inverse(row) * inverse(at);
            }
            square[start(row) + row] += PENALTY;
        }
        let towards: Vec<f64> = (0..count).map(|at| self.towards[at] * inverse(at)).collect();
        let mut found = solve(square, towards);
        found.iter_mut().enumerate().for_each(|(at, weight)| *weight *= inverse(at));
        found
    }
}

/// Solves a system whose square is symmetric and positive definite, given as a
/// triangle by rows (Cholesky's way).
fn solve(mut square: Vec<f64>, mut towards: Vec<f64>) -> Vec<f64> {
    let count = towards.len();
    let start = |row: usize| row * (row + 1) / 2;
    for row in 0..count {
        for at in 0..=row {
            let (one, other) = (start(row), start(at));
            let known: f64 = (0..at).map(|k| square[one + k] * square[other + k]).sum();
            let rest = square[one + at] - known;
            square[one + at] =
                if at == row { rest.max(f64::MIN_POSITIVE).sqrt() } else { rest / square[other + at] };
        }
    }
    for row in 0..count {
        let known: f64 = (0..row).map(|at| square[start(row) + at] * towards[at]).sum();
        towards[row] = (towards[row] - known) / square[start(row) + row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|at| square[start(at) + row] * towards[at]).sum();
        towards[row] = (towards[row] - known) / square[start(row) + row];
    }
    towards
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Fast, foretold};

    #[test]
    fn differences_are_foretold_as_they_were_made() {
        let weights: [Weight; 3] = [[4.0, 2.0, 0.0], [1.5, -1.0, 0.5], [0.0, 3.0, -2.0]];
        let mut chance = Fast::new(5);
        let mut evidence = Evidence::new(3, 1);
        for _ in 0..20_000 {
            let mut draw = || chance.below(1000) as f32 / 100.0;
            let left = draw() / 10.0;
            let values = [[1.0, draw(), draw()], [1.0, draw(), draw()]];
            // What both have in common, as the length of a game, tells nothing
            // about a weight.
            let common = draw();
            let shown = |values| {
                let points = f64::from(common + foretold(values, &weights, left));
                Shown { standing: Standing { standpoint: 0, left }, values, points }
            };
            evidence.see(&[shown(&values[0]), shown(&values[1])]);
        }
        let found = &evidence.weights()[0];
        for left in [0.3, 0.5, 0.7] {
            for (one, other) in [([1.0, 8.0, 3.0], [1.0, 2.0, 3.0]), ([1.0, 5.0, 1.0], [1.0, 5.0, 9.0])] {
                let lead = |weights| foretold(&one, weights, left) - foretold(&other, weights, left);
                let (told, made) = (lead(found), lead(&weights));
                assert!((told - made).abs() < 0.1 * made.abs(), "{told} instead of {made} with {left} left");
            }
        }
    }

    #[test]
    fn a_feature_that_is_never_there_counts_nothing() {
        let mut evidence = Evidence::new(2, 2);
        let standing = Standing { standpoint: 0, left: 0.5 };
        let shown = |values, points| Shown { standing, values, points };
        for _ in 0..1000 {
            evidence.see(&[shown(&[1.0, 0.0], 3.0), shown(&[1.0, 0.0], 5.0)]);
        }
        let weights = evidence.weights();
        assert_eq!(weights[0][1], [0.0; 3]);
        assert_eq!(weights[1], [[0.0; 3]; 2], "nobody stood there");
        assert!(weights.iter().flatten().flatten().all(|number| number.is_finite()));
    }
}
