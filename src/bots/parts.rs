//! Many games, dealt out to threads and to parts of a measurement.

use std::convert::Infallible;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::engine::Game;

/// The most parts that a measurement has.
pub const MOST_PARTS: u64 = 1_000_000;

/// What a part of a measurement counted: whole numbers only, so that parts add
/// up to the same in any order.
pub trait Counted: Clone + Serialize + DeserializeOwned {
    /// Whether the format is that of today, and the numbers could be counted.
    ///
    /// # Errors
    /// What is wrong with it.
    fn check(&self) -> Result<(), String>;

    /// Adds what another part counted.
    ///
    /// # Errors
    /// [`NoMatch`], and nothing is added.
    fn merge(&mut self, other: &Self) -> Result<(), NoMatch>;
}

/// Why parts can't be added up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoMatch {
    /// They are of different measurements.
    #[error(
        "the parts are of different measurements: game, setup, bots, seed, games and parts must be equal"
    )]
    Different,
    /// A part is there twice.
    #[error("part {0} is there twice")]
    Twice(u64),
}

/// Whether these can be parts of so many.
pub(super) fn are_sound(parts: &[u64], of: u64) -> bool {
    of <= MOST_PARTS && parts.iter().all(|part| (1..=of).contains(part))
}

/// Takes parts in among those that are counted already.
pub(super) fn join(mine: &mut Vec<u64>, theirs: &[u64]) -> Result<(), NoMatch> {
    if let Some(part) = theirs.iter().find(|part| mine.contains(part)) {
        return Err(NoMatch::Twice(*part));
    }
    mine.extend(theirs);
    mine.sort_unstable();
    Ok(())
}

/// The parts that are not counted.
pub(super) fn missing(parts: &[u64], of: u64) -> Vec<u64> {
    (1..=of).filter(|part| !parts.contains(part)).collect()
}

/// Games to be counted.
#[derive(Debug, Clone)]
pub struct Plan<'a, G: Game> {
    /// The setup in play.
    pub ready: &'a G::Ready,
    /// A digest of the setup, as files have it.
    pub setup: String,
    /// How many games all parts have together.
    pub games: u64,
    /// What everything is drawn from.
    pub seed: u64,
    /// Which part is played, from 1, and of how many.
    pub part: (u64, u64),
    /// How many threads share the games.
    pub threads: usize,
}

impl<G: Game> Plan<'_, G> {
    /// How many games the part has.
    pub fn share(&self) -> u64 {
        share(self.games, self.part)
    }

    /// Plays the part: `play` gets the number of a game among all, and what it
    /// is counted in; `add` puts together what threads counted.
    pub(super) fn count<T: Send>(
        &self,
        empty: impl Fn() -> T + Sync,
        play: impl Fn(u64, &mut T) + Sync,
        add: impl Fn(&mut T, &T) + Sync,
    ) -> T {
        let one = |played, counted: &mut T| {
            play(number(played, self.part), counted);
            Ok::<(), Infallible>(())
        };
        let Ok(counted) = count(self.share(), self.threads, empty, one, add);
        counted
    }
}

/// How many of all games a part has. Parts are counted from 1.
fn share(games: u64, (part, of): (u64, u64)) -> u64 {
    games / of + u64::from(part <= games % of)
}

/// Which of all games a part plays after `played` others.
fn number(played: u64, (part, of): (u64, u64)) -> u64 {
    played * of + part - 1
}

/// Plays games on several threads. Each counts for itself, beginning with
/// `empty`; `add` puts their counts together, in no certain order.
///
/// # Errors
/// The first error of `play`; no further game is begun then.
pub(super) fn count<T: Send, E: Send>(
    games: u64,
    threads: usize,
    empty: impl Fn() -> T + Sync,
    play: impl Fn(u64, &mut T) -> Result<(), E> + Sync,
    add: impl Fn(&mut T, &T) + Sync,
) -> Result<T, E> {
    let next = AtomicU64::new(0);
    let failed = AtomicBool::new(false);
    let total = Mutex::new((empty(), None));
    let work = || {
        let mut own = empty();
        let mut trouble = None;
        while trouble.is_none() && !failed.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                break;
            }
            trouble = play(number, &mut own).err();
        }
        let mut total = total.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        add(&mut total.0, &own);
        if let Some(error) = trouble {
            failed.store(true, Ordering::Relaxed);
            total.1.get_or_insert(error);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let (counted, trouble) = total.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    trouble.map_or(Ok(counted), Err)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_have_all_games_once() {
        for (games, of) in [(10, 3), (2, 5), (12, 4), (1, 1)] {
            let mut numbers: Vec<u64> = (1..=of)
                .flat_map(|part| (0..share(games, (part, of))).map(move |played| number(played, (part, of))))
                .collect();
            numbers.sort_unstable();
            assert_eq!(numbers, (0..games).collect::<Vec<_>>());
        }
    }

    #[test]
    fn an_error_stops_further_games() {
        let play = |number: u64, own: &mut u64| {
            *own += 1;
            if number == 3 { Err("three") } else { Ok(()) }
        };
        assert_eq!(count(10, 1, || 0, play, |sum, own| *sum += own), Err("three"));
        assert_eq!(count(3, 2, || 0, play, |sum, own| *sum += own), Ok(3));
    }
}
