//! A sequential test: a match goes on until it is clear how it comes out, and
//! no longer.
//!
//! Wald's test of the ratio of probabilities: two shares of victories, a little
//! above the aim and a little below, are held against each other after every
//! game. Whoever looks at the share after each game, and stops when it pleases,
//! is deceived far more often.

/// How far from the aim the two shares lie that are told apart.
const MARGIN: f64 = 0.03;
/// The share of matches just so far from the aim that come out wrongly.
const ERROR: f64 = 0.05;

/// Whether somebody wins at least a share of games.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sequential {
    above: f64,
    below: f64,
    /// How much likelier the games are if the share lies above the aim: a
    /// logarithm.
    evidence: f64,
}

impl Sequential {
    /// The question whether a share, above 0 and below 1, is reached.
    pub fn new(aim: f64) -> Self {
        let margin = MARGIN.min(aim / 2.0).min((1.0 - aim) / 2.0);
        Self { above: aim + margin, below: aim - margin, evidence: 0.0 }
    }

    /// A game was played; the share of its victory is from 0 to 1.
    pub fn see(&mut self, share: f64) {
        let won = (self.above / self.below).ln();
        let lost = ((1.0 - self.above) / (1.0 - self.below)).ln();
        self.evidence += share * won + (1.0 - share) * lost;
    }

    /// Whether the share is reached; `None` as long as it isn't clear.
    pub fn verdict(&self) -> Option<bool> {
        let clear = ((1.0 - ERROR) / ERROR).ln();
        (self.evidence.abs() >= clear).then_some(self.evidence > 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Fast};

    /// How many of 400 matches end with each verdict, and their mean length.
    fn matches(aim: f64, share: f64) -> ([u32; 2], f64) {
        let mut chance = Fast::new(11);
        let (mut verdicts, mut games) = ([0; 2], 0u32);
        for _ in 0..400 {
            let mut test = Sequential::new(aim);
            let verdict = loop {
                test.see(f64::from(u8::from(f64::from(chance.below(10_000)) < share * 10_000.0)));
                games += 1;
                if let Some(verdict) = test.verdict() {
                    break verdict;
                }
            };
            verdicts[usize::from(verdict)] += 1;
        }
        (verdicts, f64::from(games) / 400.0)
    }

    #[test]
    fn it_is_seldom_wrong_and_soon_done() {
        for aim in [0.5, 0.6, 0.9] {
            let (reached, long) = matches(aim, aim + MARGIN);
            let (missed, _) = matches(aim, aim - MARGIN);
            assert!(reached[0] <= 30 && missed[1] <= 30, "{aim}: {reached:?} {missed:?}");
            let (far, short) = matches(aim, aim + 2.5 * MARGIN);
            assert!(far[0] <= 2 && short < 0.6 * long, "{aim}: {far:?} {short} {long}");
        }
    }

    #[test]
    fn one_game_shows_nothing() {
        for aim in [0.001, 0.01, 0.5, 0.99, 0.999] {
            for share in [0.0, 0.5, 1.0] {
                let mut test = Sequential::new(aim);
                test.see(share);
                assert_eq!(test.verdict(), None, "{aim} {share}");
            }
        }
    }
}
