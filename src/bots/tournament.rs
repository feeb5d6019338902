//! A tournament between bots: who comes out ahead of whom.

use std::convert::Infallible;

use serde::{Deserialize, Serialize};

use super::parts::{self, Counted, NoMatch, Plan};
use super::series::finish;
use super::{Spec, mix};
use crate::engine::{Game, MAX_SEATS, Outcome, Table};

/// The format of [`Standings`] in files.
const FORMAT: u32 = 1;
/// The most bots that take part in a tournament.
pub const MOST_BOTS: usize = 16;

/// Games between bots, each of which may meet each other.
#[derive(Debug, Clone)]
pub struct Tournament<'a, G: Game> {
    /// Which games.
    pub plan: Plan<'a, G>,
    /// Who takes part: at least as many as there are seats, each once.
    pub bots: &'a [Spec],
}

/// What came of the games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standings {
    /// The format of this value in files.
    pub format: u32,
    /// The game.
    pub game: String,
    /// Digest of the setup.
    pub setup: String,
    /// Who took part.
    pub bots: Vec<String>,
    /// How many sit at a table.
    pub seats: usize,
    /// What everything was drawn from.
    pub seed: u64,
    /// How many games all parts have together.
    pub planned: u64,
    /// How many parts there are.
    pub of: u64,
    /// The parts that are counted here.
    pub parts: Vec<u64>,
    /// Games played to their end.
    pub games: u64,
    /// Games stopped because they did not end.
    pub stopped: u64,
    /// Final scores of each bot together.
    pub scores: Vec<i64>,
    /// How games ended, in ascending order.
    pub endings: Vec<Ending>,
}

/// An order in which some bots came out, and how often they did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Who was at the table, as places in [`Standings::bots`], ascending.
    pub bots: Vec<u8>,
    /// The place of each, from 1; equal ones share it.
    pub places: Vec<u8>,
    /// How many games ended so.
    pub games: u64,
}

/// How one bot did.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Showing {
    /// Games that it played.
    pub games: u64,
    /// Its share of their victories, from 0 to 1.
    pub share: f64,
    /// Its mean final score, in points.
    pub score: f64,
}

/// How one bot did against another.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Versus {
    /// Games in which both were at the table.
    pub games: u64,
    /// Share of them in which the first came out ahead, from 0 to 1; an equal
    /// place is half.
    pub share: f64,
    /// Standard error of the share.
    pub error: f64,
}

impl<G: Game> Tournament<'_, G> {
    /// Who meets at a table: all choices of different bots for the seats, as
    /// places in [`Tournament::bots`].
    pub fn match_ups(&self) -> Vec<Vec<u8>> {
        match_ups(self.bots.len(), G::seats(self.plan.ready))
    }

    /// Plays the part: games go round the match-ups. `tick` is called, from any
    /// thread, after each.
    pub fn play(&self, tick: impl Fn() + Sync) -> Standings {
        let match_ups = self.match_ups();
        if match_ups.is_empty() {
            return Standings::empty(self);
        }
        let play = |number, standings: &mut Standings| {
            self.play_one(number, &match_ups, standings);
            tick();
        };
        self.plan.count(|| Standings::empty(self), play, Standings::add)
    }

    fn play_one(&self, number: u64, match_ups: &[Vec<u8>], standings: &mut Standings) {
        let count = match_ups.len() as u64;
        let seats = seating(&match_ups[(number % count) as usize], number / count);
        let specs: Vec<Spec> = seats.iter().map(|bot| self.bots[usize::from(*bot)]).collect();
        let seed = mix(self.plan.seed, number);
        let mut table = Table::<G, ()>::new(self.plan.ready.clone(), seed, ());
        let Ok(outcome) = finish(&mut table, &specs, seed, |_| Ok::<(), Infallible>(()));
        match outcome {
            Some(outcome) => standings.count_outcome(&seats, &outcome),
            None => standings.stopped += 1,
        }
    }
}

/// All choices of `seats` out of so many bots.
fn match_ups(bots: usize, seats: usize) -> Vec<Vec<u8>> {
    let bots = bots.min(MOST_BOTS) as u8;
    let mut chosen: Vec<Vec<u8>> = vec![Vec::new()];
    for _ in 0..seats {
        let longer = |list: &Vec<u8>| {
            let list = list.clone();
            let from = list.last().map_or(0, |last| last + 1);
            (from..bots).map(move |bot| [list.as_slice(), &[bot]].concat())
        };
        chosen = chosen.iter().flat_map(longer).collect();
    }
    chosen
}

/// Who sits where when these bots meet for the n-th time, from 0: everyone sits
/// everywhere as often, and after that in every order as often.
fn seating(bots: &[u8], meeting: u64) -> Vec<u8> {
    let seats = bots.len() as u64;
    let mut code = meeting / seats;
    let mut left = bots[1..].to_vec();
    let mut order = vec![bots[0]];
    while !left.is_empty() {
        let count = left.len() as u64;
        order.push(left.remove((code % count) as usize));
        code /= count;
    }
    order.rotate_left((meeting % seats) as usize);
    order
}

impl Ending {
    /// 1 if the bot at `one` in [`Ending::bots`] came out ahead of the one at
    /// `other`, 0 if it did not, and half if they share a place.
    pub fn ahead(&self, one: usize, other: usize) -> f64 {
        match self.places[one].cmp(&self.places[other]) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        }
    }

    fn is_sound(&self, bots: usize, seats: usize) -> bool {
        let fits = self.bots.len() == seats && self.places.len() == seats;
        let known = self.bots.iter().all(|bot| usize::from(*bot) < bots);
        let placed = self.places.iter().all(|place| (1..=seats).contains(&usize::from(*place)));
        fits && known && placed && self.bots.is_sorted_by(|one, next| one < next)
    }
}

impl Standings {
    fn empty<G: Game>(tournament: &Tournament<'_, G>) -> Self {
        Self {
            format: FORMAT,
            game: G::ID.to_owned(),
            setup: tournament.plan.setup.clone(),
            bots: tournament.bots.iter().map(Spec::to_string).collect(),
            seats: G::seats(tournament.plan.ready),
            seed: tournament.plan.seed,
            planned: tournament.plan.games,
            of: tournament.plan.part.1,
            parts: vec![tournament.plan.part.0],
            games: 0,
            stopped: 0,
            scores: vec![0; tournament.bots.len()],
            endings: Vec::new(),
        }
    }

    /// Standings that hold nothing but endings.
    #[cfg(test)]
    pub(super) fn of_endings(bots: usize, endings: Vec<Ending>) -> Self {
        Self {
            format: FORMAT,
            game: String::new(),
            setup: String::new(),
            bots: vec![String::new(); bots],
            seats: 2,
            seed: 0,
            planned: 0,
            of: 1,
            parts: vec![1],
            games: 0,
            stopped: 0,
            scores: vec![0; bots],
            endings,
        }
    }

    /// The parts that are not counted here.
    pub fn missing(&self) -> Vec<u64> {
        parts::missing(&self.parts, self.of)
    }

    /// How a bot did, by its place in [`Standings::bots`].
    pub fn showing(&self, bot: usize) -> Showing {
        let (mut games, mut won) = (0, 0.0);
        for ending in &self.endings {
            let Some(at) = ending.bots.iter().position(|own| usize::from(*own) == bot) else { continue };
            let firsts = ending.places.iter().filter(|place| **place == 1).count();
            games += ending.games;
            if ending.places[at] == 1 {
                won += ending.games as f64 / firsts as f64;
            }
        }
        let played = (games as f64).max(1.0);
        Showing { games, share: won / played, score: self.scores[bot] as f64 / played }
    }

    /// How a bot did against another, by their places in [`Standings::bots`].
    pub fn versus(&self, one: usize, other: usize) -> Versus {
        let (mut games, mut sum, mut squares) = (0, 0.0, 0.0);
        for ending in &self.endings {
            let place = |bot| ending.bots.iter().position(|own| usize::from(*own) == bot);
            let Some((one, other)) = place(one).zip(place(other)) else { continue };
            let ahead = ending.ahead(one, other);
            games += ending.games;
            sum += ahead * ending.games as f64;
            squares += ahead * ahead * ending.games as f64;
        }
        let met = (games as f64).max(1.0);
        let share = sum / met;
        Versus { games, share, error: ((squares / met - share * share).max(0.0) / met).sqrt() }
    }

    fn count_outcome(&mut self, seats: &[u8], outcome: &Outcome) {
        let mut order: Vec<(u8, u8)> = seats.iter().copied().zip(outcome.places).collect();
        order.sort_unstable();
        let (bots, places) = order.into_iter().unzip();
        self.games += 1;
        for (bot, score) in seats.iter().zip(outcome.scores) {
            self.scores[usize::from(*bot)] += i64::from(score);
        }
        self.count(Ending { bots, places, games: 1 });
    }

    fn count(&mut self, ending: Ending) {
        let key = |ending: &Ending| (ending.bots.clone(), ending.places.clone());
        match self.endings.binary_search_by_key(&key(&ending), key) {
            Ok(at) => self.endings[at].games += ending.games,
            Err(at) => self.endings.insert(at, ending),
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.stopped += other.stopped;
        for (mine, theirs) in self.scores.iter_mut().zip(&other.scores) {
            *mine += theirs;
        }
        other.endings.iter().for_each(|ending| self.count(ending.clone()));
    }

    fn is_sound(&self) -> bool {
        let bots = self.bots.len();
        let endings = self.endings.iter();
        let games = endings.clone().try_fold(0u64, |sum, ending| sum.checked_add(ending.games));
        let played = self.games.checked_add(self.stopped).is_some_and(|played| played <= self.planned);
        let points = |score: &i64| score.unsigned_abs() <= self.games.saturating_mul(1 << 16);
        (2..=MAX_SEATS).contains(&self.seats)
            && (self.seats..=MOST_BOTS).contains(&bots)
            && self.scores.len() == bots
            && self.scores.iter().all(points)
            && endings.clone().all(|ending| ending.is_sound(bots, self.seats))
            && games == Some(self.games)
            && played
            && parts::are_sound(&self.parts, self.of)
    }
}

impl Counted for Standings {
    fn check(&self) -> Result<(), String> {
        if self.format != FORMAT {
            return Err(format!("format {}", self.format));
        }
        if self.is_sound() { Ok(()) } else { Err("the numbers do not fit together".to_owned()) }
    }

    fn merge(&mut self, other: &Self) -> Result<(), NoMatch> {
        let names = |own: &Self| (own.game.clone(), own.setup.clone(), own.bots.clone());
        let numbers = |own: &Self| (own.format, own.seats, own.seed, own.planned, own.of);
        if names(self) != names(other) || numbers(self) != numbers(other) {
            return Err(NoMatch::Different);
        }
        parts::join(&mut self.parts, &other.parts)?;
        self.add(other);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn match_ups_are_all_choices() {
        assert_eq!(match_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(match_ups(3, 3), [[0, 1, 2]]);
        assert_eq!(match_ups(6, 4).len(), 15);
        assert!(match_ups(1, 2).is_empty());
    }

    #[test]
    fn everyone_sits_everywhere_and_in_every_order_as_often() {
        let seatings: Vec<Vec<u8>> = (0..24).map(|meeting| seating(&[1, 3, 5, 8], meeting)).collect();
        for four in seatings.chunks(4) {
            for seat in 0..4 {
                let mut sitting: Vec<u8> = four.iter().map(|seats| seats[seat]).collect();
                sitting.sort_unstable();
                assert_eq!(sitting, [1, 3, 5, 8]);
            }
        }
        let different: std::collections::BTreeSet<&Vec<u8>> = seatings.iter().collect();
        assert_eq!(different.len(), 24);
    }
}
