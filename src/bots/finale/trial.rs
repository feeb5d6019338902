//! How often bots find the best end of a game that can be looked through.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::{Bounds, Ends, Finale, Stopped};
use crate::bots::{Random, Spec, mix, parts};
use crate::engine::{Bot, Fast, Game, Seat, Table, Turn};

/// The most positions that an ending may have to be looked through for a case.
const MOST_POSITIONS: usize = 1_500_000;

/// What a case has to be like.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Terms {
    /// The fewest distinct end states.
    pub least: usize,
    /// The most of them.
    pub most: usize,
    /// The largest share of them that is best.
    pub share: f64,
}

impl Default for Terms {
    fn default() -> Self {
        Self { least: 1000, most: 1_000_000, share: 0.05 }
    }
}

impl Terms {
    fn hold(&self, ends: &Ends) -> bool {
        ends.is_certain
            && (self.least..=self.most).contains(&ends.all)
            && ends.of_best as f64 <= self.share * ends.all as f64
    }
}

/// Cases to be drawn from games, and bots to be asked.
#[derive(Debug, Clone)]
pub struct Trial<'a, G: Game> {
    /// The setup.
    pub ready: &'a G::Ready,
    /// How many cases, at most one of each game.
    pub cases: usize,
    /// The most games that are played for them.
    pub games: u64,
    /// What everything is drawn from.
    pub seed: u64,
    /// How many threads share the games.
    pub threads: usize,
    /// Who plays the games.
    pub host: Spec,
    /// Who is asked.
    pub bots: &'a [Spec],
    /// What a case has to be like.
    pub terms: Terms,
}

/// A case.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    /// The game it was drawn from, from 0.
    pub game: u64,
    /// What can be reached.
    pub ends: Ends,
    /// What the bots reached, in their order.
    pub found: Vec<Found>,
}

/// What a bot reached.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Found {
    /// Its points at the end.
    pub points: f32,
    /// How long it thought.
    pub took: Duration,
}

/// A position that is a case.
struct Drawn<G: Game> {
    game: u64,
    seat: Seat,
    state: G::State,
    ends: Ends,
}

impl<G: Game> Trial<'_, G> {
    /// Draws the cases and asks the bots, one after another. `tick` is called
    /// after each case and each answer.
    pub fn run(&self, tick: impl Fn() + Sync) -> Vec<Case> {
        let cases = self.draw(&tick);
        let ask = |drawn: &Drawn<G>| {
            let one = |bot: &Spec| {
                let found = self.ask(drawn, *bot);
                tick();
                found
            };
            Case { game: drawn.game, ends: drawn.ends, found: self.bots.iter().map(one).collect() }
        };
        cases.iter().map(ask).collect()
    }

    fn draw(&self, tick: &(impl Fn() + Sync)) -> Vec<Drawn<G>> {
        let enough = AtomicUsize::new(0);
        let play = |game, cases: &mut Vec<Drawn<G>>| {
            if enough.load(Ordering::Relaxed) < self.cases
                && let Some(drawn) = self.draw_from(game)
            {
                enough.fetch_add(1, Ordering::Relaxed);
                cases.push(drawn);
                tick();
            }
            Ok::<(), std::convert::Infallible>(())
        };
        let add = |all: &mut Vec<Drawn<G>>, own: &Vec<Drawn<G>>| {
            all.extend(own.iter().map(Drawn::copy));
        };
        let Ok(mut cases) = parts::count(self.games, self.threads, Vec::new, play, add);
        cases.sort_by_key(|drawn| drawn.game);
        cases.truncate(self.cases);
        cases
    }

    /// Plays a game up to the first decision that is a case.
    fn draw_from(&self, game: u64) -> Option<Drawn<G>> {
        let seed = mix(self.seed, game);
        let mut table = Table::<G, ()>::new(self.ready.clone(), seed, ());
        let seats = Seat::all(G::seats(self.ready));
        let mut bots: Vec<_> = seats.map(|seat| self.host.make::<G>(seed, seat)).collect();
        let (mut finale, mut chance) = (Finale::<G>::default(), Fast::new(seed));
        let mut known_not_last = None;
        while let Turn::Seat(seat) = table.turn() {
            let turn = G::clock(table.state()).turn;
            if known_not_last != Some(turn) && table.legal().len() > 1 {
                let question = table.question()?;
                let bounds = Bounds { positions: MOST_POSITIONS, until: None };
                match finale.ends(seat, &question.look(), &mut chance, bounds) {
                    Ok(ends) if self.terms.hold(&ends) => {
                        return Some(Drawn { game, seat, state: table.state().clone(), ends });
                    }
                    // What comes later has fewer ends yet.
                    Ok(ends) if ends.all < self.terms.least => return None,
                    Err(Stopped::NotLast) => known_not_last = Some(turn),
                    _ => {}
                }
            }
            table.ask(bots[seat.index()].as_mut())?;
        }
        None
    }

    fn ask(&self, drawn: &Drawn<G>, bot: Spec) -> Found {
        let mut table =
            Table::<G, ()>::from_position(self.ready.clone(), drawn.game, drawn.state.clone(), ());
        let mut asked = bot.make::<G>(mix(self.seed, drawn.game), drawn.seat);
        let mut others = Random::new(drawn.game);
        let mut took = Duration::ZERO;
        loop {
            let seat = match table.turn() {
                Turn::Over(outcome) => {
                    return Found { points: f32::from(outcome.scores[drawn.seat.index()]), took };
                }
                Turn::Seat(seat) => seat,
            };
            let begun = Instant::now();
            let bot: &mut dyn Bot<G> = if seat == drawn.seat { asked.as_mut() } else { &mut others };
            table.ask(bot);
            took += if seat == drawn.seat { begun.elapsed() } else { Duration::ZERO };
        }
    }
}

impl<G: Game> Drawn<G> {
    fn copy(&self) -> Self {
        Self { game: self.game, seat: self.seat, state: self.state.clone(), ends: self.ends }
    }
}
