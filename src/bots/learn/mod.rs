//! Learning from games of bots how much features tell about the end.
//!
//! - [`evidence`] the regression
//!
//! Weights are found at a workbench and become part of the program: nothing
//! learns while it is used.

mod evidence;

pub use evidence::{Evidence, Shown};

use std::convert::Infallible;

use super::balance::decide;
use super::series::MOST_STEPS;
use super::{Budget, Greedy, Limits, Manner, Mcts, mix, parts};
use crate::engine::{Balance, Bot, Chance, Fast, Foretell, MAX_SEATS, Outcome, Seat, Standing, Table, Turn};

/// Of so many seats, [`GREEDY`] are greedy.
const SEATS: u32 = 5;
/// See [`SEATS`].
const GREEDY: u32 = 2;
/// Simulations of those that are not.
const SIMULATIONS: [u32; 2] = [30, 60];
/// Whims of most of them: what only good play meets is not all that searches
/// have to judge.
const WHIMS: [f32; 4] = [0.0, 0.6, 0.6, 0.6];
/// One game in so many begins with what statistics deal at random.
const DEALT: u32 = 3;

/// Games of bots to learn from.
#[derive(Debug, Clone)]
pub struct Lesson<'a, G: Foretell> {
    /// The setups in play, taken in turn.
    pub ready: &'a [G::Ready],
    /// How many games.
    pub games: u64,
    /// What everything is drawn from.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
}

/// What was seen of a game: the features of all seats at the beginnings of
/// turns.
struct Notes<G> {
    turn: u16,
    moments: Vec<[Option<Standing>; MAX_SEATS]>,
    /// Of each moment and seat that could be foretold.
    values: Vec<f32>,
    game: std::marker::PhantomData<G>,
}

impl<G: Foretell + Balance> Lesson<'_, G> {
    /// Plays all games. `tick` is called, from any thread, after each.
    pub fn learn(&self, tick: impl Fn() + Sync) -> Evidence {
        let play = |number: u64, evidence: &mut Evidence| {
            self.play_one(number, evidence);
            tick();
            Ok::<(), Infallible>(())
        };
        let Ok(evidence) = parts::count(self.games, self.threads, Evidence::of::<G>, play, Evidence::add);
        evidence
    }

    fn play_one(&self, number: u64, evidence: &mut Evidence) {
        let ready = &self.ready[(number % self.ready.len() as u64) as usize];
        let seed = mix(self.seed, number);
        let mut chance = Fast::new(mix(seed, u64::MAX));
        let deal = (chance.below(DEALT) == 0).then(|| G::deal(ready, &mut chance));
        let mut bots: Vec<_> = Seat::all(G::seats(ready))
            .map(|seat| player::<G>(mix(seed, seat.0.into()), &mut chance))
            .collect();
        let mut table = Table::<G, ()>::new(ready.clone(), seed, ());
        let mut notes = Notes::<G>::default();
        for _ in 0..MOST_STEPS {
            let seat = match table.turn() {
                Turn::Over(outcome) => return notes.conclude(&outcome, evidence),
                Turn::Seat(seat) => seat,
            };
            notes.look(table.state(), bots.len());
            if !decide(&mut table, seat, deal.as_ref(), bots[seat.index()].as_mut()) {
                return;
            }
        }
    }
}

/// Somebody to learn from.
fn player<G: Foretell>(seed: u64, chance: &mut Fast) -> Box<dyn Bot<G>> {
    if chance.below(SEATS) < GREEDY {
        return Box::new(Greedy::<G>::new(seed, Limits::default()));
    }
    let simulations = SIMULATIONS[chance.below(SIMULATIONS.len() as u32) as usize];
    let whim = WHIMS[chance.below(WHIMS.len() as u32) as usize];
    Box::new(Mcts::<G>::new(seed, Manner { whim, ..Budget::Simulations(simulations).into() }))
}

impl<G> Default for Notes<G> {
    fn default() -> Self {
        Self { turn: u16::MAX, moments: Vec::new(), values: Vec::new(), game: std::marker::PhantomData }
    }
}

impl<G: Foretell> Notes<G> {
    fn look(&mut self, state: &G::State, seats: usize) {
        let turn = G::clock(state).turn;
        if turn == self.turn {
            return;
        }
        self.turn = turn;
        let mut moment = [None; MAX_SEATS];
        let mut values = vec![0.0; G::FEATURES.len()];
        for (seat, standing) in moment.iter_mut().enumerate().take(seats) {
            *standing = G::features(state, Seat(seat as u8), &mut values);
            if standing.is_some() {
                self.values.extend_from_slice(&values);
            }
        }
        self.moments.push(moment);
    }

    fn conclude(&self, outcome: &Outcome, evidence: &mut Evidence) {
        let mut values = self.values.chunks(G::FEATURES.len());
        for moment in &self.moments {
            let shown = moment.iter().zip(outcome.scores).filter_map(|(standing, points)| {
                let (standing, points) = ((*standing)?, f64::from(points));
                Some(Shown { standing, values: values.next()?, points })
            });
            evidence.see(&shown.collect::<Vec<_>>());
        }
    }
}
