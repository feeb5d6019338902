//! Many games of one bot against itself, counted for balance.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::parts::{self, Counted, NoMatch, Plan};
use super::series::{MOST_STEPS, PARTS};
use super::{Spec, mix};
use crate::engine::{Balance, Bot, Fast, Outcome, Seat, Table, Turn};

/// The format of [`Book`]s in files.
const FORMAT: u32 = 1;

/// Games to be counted.
#[derive(Debug, Clone)]
pub struct Measure<'a, G: Balance> {
    /// Which games.
    pub plan: Plan<'a, G>,
    /// Who plays all seats.
    pub bot: Spec,
}

/// What was counted: whole numbers only, so that parts add up to the same in
/// any order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// [`FORMAT`].
    pub format: u32,
    /// The game.
    pub game: String,
    /// Digest of the setup.
    pub setup: String,
    /// Who played all seats.
    pub bot: String,
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
    /// Rounds of all games together.
    pub rounds: u64,
    /// Cells by table.
    pub tables: BTreeMap<String, BTreeMap<String, Sums>>,
    /// What is counted once in a game.
    pub counts: BTreeMap<String, BTreeMap<String, u64>>,
}

/// The sums of a cell.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sums {
    /// Seats counted.
    pub games: u64,
    /// Victories, in twelfths: a shared one counts as its fraction.
    pub wins: u64,
    /// The squares of those twelfths.
    pub squares: u64,
    /// Final scores.
    pub score: i64,
    /// Named figures at the end.
    pub facts: BTreeMap<String, i64>,
}

impl Sums {
    /// Share of the victories, from 0 to 1.
    pub fn share(&self) -> f64 {
        self.mean(self.wins as f64) / f64::from(PARTS)
    }

    /// Standard error of [`share`](Self::share).
    pub fn error(&self) -> f64 {
        let parts = f64::from(PARTS);
        let variance = self.mean(self.squares as f64) / (parts * parts) - self.share().powi(2);
        (variance.max(0.0) / (self.games as f64).max(1.0)).sqrt()
    }

    /// The mean of a sum over the seats counted.
    pub fn mean(&self, sum: f64) -> f64 {
        if self.games == 0 { 0.0 } else { sum / self.games as f64 }
    }

    fn count<G: Balance>(&mut self, state: &G::State, seat: Seat, outcome: &Outcome) {
        let wins = (outcome.share(seat) * f64::from(PARTS)).round() as u64;
        self.games += 1;
        self.wins += wins;
        self.squares += wins * wins;
        self.score += i64::from(outcome.scores[seat.index()]);
        for (name, value) in G::facts(state, seat) {
            *self.facts.entry(name.to_owned()).or_default() += value;
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.squares += other.squares;
        self.score += other.score;
        for (name, value) in &other.facts {
            *self.facts.entry(name.clone()).or_default() += value;
        }
    }
}

impl Book {
    /// A book with nothing in it.
    fn empty<G: Balance>(measure: &Measure<'_, G>) -> Self {
        Self {
            format: FORMAT,
            game: G::ID.to_owned(),
            setup: measure.plan.setup.clone(),
            bot: measure.bot.to_string(),
            seed: measure.plan.seed,
            planned: measure.plan.games,
            of: measure.plan.part.1,
            parts: vec![measure.plan.part.0],
            games: 0,
            stopped: 0,
            rounds: 0,
            tables: BTreeMap::new(),
            counts: BTreeMap::new(),
        }
    }

    /// The parts that are not counted here.
    pub fn missing(&self) -> Vec<u64> {
        parts::missing(&self.parts, self.of)
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.stopped += other.stopped;
        self.rounds += other.rounds;
        for (table, cells) in &other.tables {
            let mine = self.tables.entry(table.clone()).or_default();
            for (id, sums) in cells {
                mine.entry(id.clone()).or_default().add(sums);
            }
        }
        for (name, cases) in &other.counts {
            let mine = self.counts.entry(name.clone()).or_default();
            for (id, count) in cases {
                *mine.entry(id.clone()).or_default() += count;
            }
        }
    }

    fn count<G: Balance>(&mut self, state: &G::State, memory: &G::Memory, seats: usize, outcome: &Outcome) {
        self.games += 1;
        self.rounds += u64::from(G::clock(state).round);
        let mut cells = Vec::new();
        for seat in Seat::all(seats) {
            G::cells(state, seat, &mut cells);
            for cell in cells.drain(..) {
                let table = self.tables.entry(cell.table.to_owned()).or_default();
                table.entry(cell.id).or_default().count::<G>(state, seat, outcome);
            }
        }
        let mut counts = Vec::new();
        G::counts(state, memory, &mut counts);
        for (cell, count) in counts {
            *self.counts.entry(cell.table.to_owned()).or_default().entry(cell.id).or_default() += count;
        }
    }
}

impl Counted for Book {
    fn check(&self) -> Result<(), String> {
        if self.format != FORMAT {
            return Err(format!("format {}", self.format));
        }
        let sound = parts::are_sound(&self.parts, self.of);
        if sound { Ok(()) } else { Err("the parts do not fit together".to_owned()) }
    }

    fn merge(&mut self, other: &Self) -> Result<(), NoMatch> {
        let key = |book: &Self| {
            let names = (book.game.clone(), book.setup.clone(), book.bot.clone());
            (book.format, names, book.seed, book.planned, book.of)
        };
        if key(self) != key(other) {
            return Err(NoMatch::Different);
        }
        parts::join(&mut self.parts, &other.parts)?;
        self.add(other);
        Ok(())
    }
}

impl<G: Balance> Measure<'_, G> {
    /// Plays the part. `tick` is called, from any thread, after each game.
    pub fn play(&self, tick: impl Fn() + Sync) -> Book {
        let play = |number, book: &mut Book| {
            self.play_one(number, book);
            tick();
        };
        self.plan.count(|| Book::empty(self), play, Book::add)
    }

    fn play_one(&self, number: u64, book: &mut Book) {
        let ready = self.plan.ready;
        let seed = mix(self.plan.seed, number);
        let deal = G::deal(ready, &mut Fast::new(mix(seed, u64::MAX)));
        let mut table = Table::<G, ()>::new(ready.clone(), seed, ());
        let seats = G::seats(ready);
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats).map(|seat| self.bot.make(seed, seat)).collect();
        let mut memory = G::Memory::default();
        for _ in 0..MOST_STEPS {
            let seat = match table.turn() {
                Turn::Over(outcome) => return book.count::<G>(table.state(), &memory, seats, &outcome),
                Turn::Seat(seat) => seat,
            };
            if !decide(&mut table, seat, Some(&deal), bots[seat.index()].as_mut()) {
                break;
            }
            G::watch(table.state(), &mut memory);
        }
        book.stopped += 1;
    }
}

/// Takes a decision: as dealt, or as the bot likes. Whether there was one.
pub(super) fn decide<G: Balance>(
    table: &mut Table<G, ()>,
    seat: Seat,
    deal: Option<&G::Deal>,
    bot: &mut dyn Bot<G>,
) -> bool {
    match deal.and_then(|deal| G::dealt(table.state(), deal)) {
        Some(action) => table.act(seat, action).is_ok(),
        None => table.ask(bot).is_some(),
    }
}
