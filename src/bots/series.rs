//! A series of games of the same bots, without a window.

use std::path::{Path, PathBuf};

use super::{Sequential, Spec, mix, parts};
use crate::engine::{
    Bot, Game, Header, History, Journal, JournalError, Kept, Outcome, Player, Seat, Table, Turn, Who,
};

/// A game that takes more steps than this is stopped: no real one comes near.
pub(super) const MOST_STEPS: u32 = 100_000;
/// A victory shared by 1, 2, 3 or 4 seats is a whole number of these parts, so
/// that adding up does not depend on the order of the games.
pub(super) const PARTS: u32 = 12;

/// Games to be played.
#[derive(Debug, Clone)]
pub struct Series<'a, G: Game> {
    /// The setup, for records.
    pub setup: &'a G::Setup,
    /// The same, checked.
    pub ready: &'a G::Ready,
    /// A bot for each seat; from game to game they move on by one seat.
    pub bots: &'a [Spec],
    /// How many games.
    pub games: u64,
    /// What everything is drawn from: the same seed gives the same games.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// A folder for a record of every game.
    pub records: Option<&'a Path>,
}

/// What came of the games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played to their end.
    pub games: u64,
    /// Games stopped because they did not end.
    pub stopped: u64,
    /// Decisions with two or more legal actions.
    pub decisions: u64,
    /// Rounds of all games together.
    pub rounds: u64,
    /// For each bot, in the order of [`Series::bots`].
    pub bots: Vec<Score>,
}

/// What one bot reached.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    parts: u64,
    points: i64,
}

impl Score {
    /// Games won; a shared victory counts as its fraction.
    pub fn wins(&self) -> f64 {
        self.parts as f64 / f64::from(PARTS)
    }

    /// Points of all games together.
    pub fn points(&self) -> i64 {
        self.points
    }
}

impl Tally {
    fn of(bots: usize) -> Self {
        Self { bots: vec![Score::default(); bots], ..Self::default() }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.stopped += other.stopped;
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        for (mine, theirs) in self.bots.iter_mut().zip(&other.bots) {
            mine.parts += theirs.parts;
            mine.points += theirs.points;
        }
    }
}

impl<G: Game> Series<'_, G> {
    /// Plays all games. `tick` is called, from any thread, after each.
    ///
    /// # Errors
    /// The first record that cannot be written; no further game is begun then.
    pub fn play(&self, tick: impl Fn() + Sync) -> Result<Tally, JournalError> {
        let play = |number, tally: &mut Tally| {
            let played = self.play_one(number, tally);
            tick();
            played
        };
        parts::count(self.games, self.threads, || Tally::of(self.bots.len()), play, Tally::add)
    }

    /// Plays until it is clear whether the first bot wins the share of the games
    /// that the test is about, or all are played. Games count in their order,
    /// however they are shared among threads.
    ///
    /// # Errors
    /// The first record that cannot be written; no further game is begun then.
    pub fn play_until(&self, test: &mut Sequential, tick: impl Fn() + Sync) -> Result<Tally, JournalError> {
        let mut tally = Tally::of(self.bots.len());
        let round = 4 * self.threads.max(1) as u64;
        for from in (0..self.games).step_by(round as usize) {
            for game in &self.play_some(from, round.min(self.games - from), &tick)? {
                tally.add(game);
                if game.games > 0 {
                    test.see(game.bots[0].wins());
                }
                if test.verdict().is_some() {
                    return Ok(tally);
                }
            }
        }
        Ok(tally)
    }

    /// Plays some of the games: a tally of each, in their order.
    fn play_some(
        &self,
        from: u64,
        games: u64,
        tick: &(impl Fn() + Sync),
    ) -> Result<Vec<Tally>, JournalError> {
        let play = |number, played: &mut Vec<(u64, Tally)>| {
            let mut tally = Tally::of(self.bots.len());
            self.play_one(from + number, &mut tally)?;
            played.push((number, tally));
            tick();
            Ok(())
        };
        let join = |all: &mut Vec<_>, some: &Vec<_>| all.extend_from_slice(some);
        let mut played = parts::count(games, self.threads, Vec::new, play, join)?;
        played.sort_unstable_by_key(|(number, _)| *number);
        Ok(played.into_iter().map(|(_, tally)| tally).collect())
    }

    /// The seed of one of the games.
    pub fn seed_of(&self, number: u64) -> u64 {
        mix(self.seed, number)
    }

    /// The file that one of the games is recorded in, within the folder.
    pub fn file_of(&self, number: u64) -> PathBuf {
        PathBuf::from(format!("{}-{}-{:06}.jsonl", G::ID, self.seed, number + 1))
    }

    /// The bot of a seat in one of the games, as its place in [`Series::bots`].
    fn bot_of(&self, number: u64, seat: usize) -> usize {
        let seats = self.bots.len();
        (seat + (number % seats as u64) as usize) % seats
    }

    fn play_one(&self, number: u64, tally: &mut Tally) -> Result<(), JournalError> {
        let seed = self.seed_of(number);
        let specs: Vec<Spec> =
            (0..self.bots.len()).map(|seat| self.bots[self.bot_of(number, seat)]).collect();
        let Some(folder) = self.records else {
            let mut table = Table::<G, ()>::new(self.ready.clone(), seed, ());
            let outcome = finish(&mut table, &specs, seed, |_| Ok(()))?;
            self.count(number, &table, outcome, tally);
            return Ok(());
        };
        let players: Vec<Player> = specs
            .iter()
            .map(|spec| Player { name: String::new(), who: Who::Bot(spec.to_string()) })
            .collect();
        let header = Header::new::<G>(self.setup.clone(), players.clone(), seed);
        let journal = Journal::create(&folder.join(self.file_of(number)), &header)?.hasty();
        let kept = Kept::new(self.ready, players, Some(journal));
        let mut table = Table::new(self.ready.clone(), seed, kept);
        let outcome = finish(&mut table, &specs, seed, |table| table.take_trouble().map_or(Ok(()), Err))?;
        self.count(number, &table, outcome, tally);
        Ok(())
    }

    fn count<H: History<G>>(
        &self,
        number: u64,
        table: &Table<G, H>,
        outcome: Option<Outcome>,
        tally: &mut Tally,
    ) {
        tally.decisions += table.decisions();
        tally.rounds += u64::from(G::clock(table.state()).round);
        let Some(outcome) = outcome else {
            tally.stopped += 1;
            return;
        };
        tally.games += 1;
        for seat in Seat::all(self.bots.len()) {
            let score = &mut tally.bots[self.bot_of(number, seat.index())];
            score.parts += (outcome.share(seat) * f64::from(PARTS)).round() as u64;
            score.points += i64::from(outcome.scores[seat.index()]);
        }
    }
}

/// Plays a table to its end, as the window does: one question after another.
/// `None` if it did not end.
pub(super) fn finish<G: Game, H: History<G>, E>(
    table: &mut Table<G, H>,
    specs: &[Spec],
    seed: u64,
    mut check: impl FnMut(&mut Table<G, H>) -> Result<(), E>,
) -> Result<Option<Outcome>, E> {
    let mut bots: Vec<Box<dyn Bot<G>>> =
        specs.iter().zip(Seat::all(specs.len())).map(|(spec, seat)| spec.make(seed, seat)).collect();
    for _ in 0..MOST_STEPS {
        let seat = match table.turn() {
            Turn::Over(outcome) => return Ok(Some(outcome)),
            Turn::Seat(seat) => seat,
        };
        if table.ask(bots[seat.index()].as_mut()).is_none() {
            break;
        }
        check(table)?;
    }
    Ok(None)
}
