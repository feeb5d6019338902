//! The end of a game, looked through: what the seat that decides last can
//! reach.
//!
//! - [`Finale`] enumerates every line of the last turn and finds the best end
//! - [`trial`] how often bots find it

mod trial;

use std::collections::HashMap;
use std::time::Instant;

pub use trial::{Case, Found, Terms, Trial};

use crate::engine::{Chance, Cx, Eyes, Fast, Game, Look, Seat, Silent, Turn};

/// Draws that a line is averaged over where it goes on after one.
const SAMPLES: u64 = 6;
/// Decisions of others, all of them after the last turn, that are passed by.
const MOST_PASSED: u32 = 1000;
/// Positions between two looks at the clock.
const STRIDE: u32 = 128;

/// How far a look at the end may go.
#[derive(Debug, Clone, Copy)]
pub struct Bounds {
    /// Positions that are kept.
    pub positions: usize,
    /// When to stop.
    pub until: Option<Instant>,
}

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stopped {
    /// Another turn comes after this one.
    NotLast,
    /// Before the turn ends, others have a say in it or something hidden comes
    /// to light: what one imagines of them is nothing to count on.
    Unforeseen,
    /// There are more positions, or it takes longer, than allowed; or nobody
    /// waits for the answer any more.
    TooMany,
}

/// The end states of a turn.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Ends {
    /// The highest points of the seat.
    pub best: f32,
    /// Distinct end states.
    pub all: usize,
    /// Those of them with the highest points.
    pub of_best: usize,
    /// Whether chance has no hand in any line before the turn ends.
    pub is_certain: bool,
}

/// Looks the last turn of a game through to its end.
///
/// It imagines one position behind what the seat sees: what others hold, and
/// what they decide once the turn is over, does not change the points of the
/// seat that decides last. Where chance has a hand in the turn, a line is
/// averaged over a few draws.
pub struct Finale<G: Game> {
    /// Positions by depth; the first is where the look began.
    states: Vec<G::State>,
    legal: Vec<Vec<G::Action>>,
    /// What can be reached from positions, by their keys.
    known: HashMap<u64, f32>,
    /// Distinct ends, where they are asked for.
    ends: Option<HashMap<u64, f32>>,
    is_certain: bool,
    /// Positions that were entered in this look.
    entered: u32,
    /// What the seat sees when `states[0]` and `known` still hold.
    expected: Option<G::View>,
}

impl<G: Game> Default for Finale<G> {
    fn default() -> Self {
        Self {
            states: Vec::new(),
            legal: Vec::new(),
            known: HashMap::new(),
            ends: None,
            is_certain: true,
            entered: 0,
            expected: None,
        }
    }
}

/// What stays the same during a look.
struct Watch<'a, G: Game> {
    seat: Seat,
    turn: u16,
    bounds: Bounds,
    look: &'a Look<'a, G>,
}

impl<G: Game> Finale<G> {
    /// The action that leads to the most points of `seat` at the end, where its
    /// turn is the last one and can be looked through; the first of equals.
    /// `bounds` is asked with the number of the turn.
    ///
    /// # Errors
    /// Why there is no answer.
    pub fn choose(
        &mut self,
        seat: Seat,
        look: &Look<'_, G>,
        chance: &mut Fast,
        bounds: impl FnOnce(u16) -> Bounds,
    ) -> Result<G::Action, Stopped> {
        let view = look.view();
        if self.expected.take().is_none_or(|expected| expected != view) {
            self.begin(&view, chance);
        }
        self.ends = None;
        let bounds = bounds(G::clock(&self.states[0]).turn);
        let watch = self.watch(seat, look, bounds);
        let (action, _) = self.best(&watch)?;
        self.follow(&watch, action);
        Ok(action)
    }

    /// Every end state that `seat` can reach.
    ///
    /// # Errors
    /// Why there is no answer.
    pub fn ends(
        &mut self,
        seat: Seat,
        look: &Look<'_, G>,
        chance: &mut Fast,
        bounds: Bounds,
    ) -> Result<Ends, Stopped> {
        self.expected = None;
        self.begin(&look.view(), chance);
        self.ends = Some(HashMap::new());
        let watch = self.watch(seat, look, bounds);
        let (_, best) = self.best(&watch)?;
        let ends = self.ends.take().unwrap_or_default();
        let of_best = ends.values().filter(|points| **points >= best).count();
        Ok(Ends { best, all: ends.len(), of_best, is_certain: self.is_certain })
    }

    fn begin(&mut self, view: &G::View, chance: &mut Fast) {
        match self.states.first_mut() {
            Some(state) => G::imagine_into(view, chance, state),
            None => self.states.push(G::imagine(view, chance)),
        }
        self.known.clear();
        self.is_certain = true;
    }

    fn watch<'a>(&mut self, seat: Seat, look: &'a Look<'a, G>, bounds: Bounds) -> Watch<'a, G> {
        self.entered = 0;
        Watch { seat, turn: G::clock(&self.states[0]).turn, bounds, look }
    }

    /// The best action at the root, and what it leads to.
    fn best(&mut self, watch: &Watch<'_, G>) -> Result<(G::Action, f32), Stopped> {
        let mut legal = Vec::new();
        G::legal(&self.states[0], &mut legal);
        let mut best: Option<(G::Action, f32)> = None;
        for action in legal {
            let points = self.after(watch, 0, action, false)?;
            if best.is_none_or(|(_, most)| points > most) {
                best = Some((action, points));
            }
        }
        best.ok_or(Stopped::NotLast)
    }

    /// The points that an action in the position of a depth leads to; `ended` if
    /// the turn was over before.
    fn after(
        &mut self,
        watch: &Watch<'_, G>,
        depth: usize,
        action: G::Action,
        ended: bool,
    ) -> Result<f32, Stopped> {
        let news = self.step(depth, action, 0);
        // What is turned up as the turn ends comes too late to change anything.
        let ended = ended || G::ends_turn(&action);
        match news {
            News::Hidden if !ended => Err(Stopped::Unforeseen),
            News::Drawn if !ended => {
                self.is_certain = false;
                let mut sum = self.reach(watch, depth + 1, ended)?;
                for sample in 1..SAMPLES {
                    self.step(depth, action, sample);
                    sum += self.reach(watch, depth + 1, ended)?;
                }
                Ok(sum / SAMPLES as f32)
            }
            _ => self.reach(watch, depth + 1, ended),
        }
    }

    /// Writes the position after an action one deeper; what came to light by it.
    fn step(&mut self, depth: usize, action: G::Action, sample: u64) -> News {
        if self.states.len() == depth + 1 {
            self.states.push(self.states[depth].clone());
        }
        let (before, after) = self.states.split_at_mut(depth + 1);
        G::copy(&before[depth], &mut after[0]);
        decide::<G>(&mut after[0], action, sample)
    }

    /// The most points that can be reached from the position of a depth.
    fn reach(&mut self, watch: &Watch<'_, G>, depth: usize, ended: bool) -> Result<f32, Stopped> {
        if let Some(points) = self.pass_others(watch, depth, ended)? {
            return Ok(points);
        }
        let key = G::key(&self.states[depth]);
        if let Some(points) = self.known.get(&key) {
            return Ok(*points);
        }
        if self.entered.is_multiple_of(STRIDE) && watch.is_spent(self.known.len()) {
            return Err(Stopped::TooMany);
        }
        self.entered = self.entered.wrapping_add(1);
        while self.legal.len() <= depth {
            self.legal.push(Vec::new());
        }
        let mut legal = std::mem::take(&mut self.legal[depth]);
        legal.clear();
        G::legal(&self.states[depth], &mut legal);
        let mut best = f32::NEG_INFINITY;
        for action in &legal {
            best = best.max(self.after(watch, depth, *action, ended)?);
        }
        self.legal[depth] = legal;
        self.known.insert(key, best);
        Ok(best)
    }

    /// Lets the others do without, up to the seat's next decision; its points if
    /// the game is over before.
    fn pass_others(
        &mut self,
        watch: &Watch<'_, G>,
        depth: usize,
        ended: bool,
    ) -> Result<Option<f32>, Stopped> {
        let state = &mut self.states[depth];
        for _ in 0..MOST_PASSED {
            if G::clock(state).turn != watch.turn {
                return Err(Stopped::NotLast);
            }
            match G::turn(state) {
                Turn::Over(outcome) => {
                    let points = f32::from(outcome.scores[watch.seat.index()]);
                    if let Some(ends) = &mut self.ends {
                        ends.insert(G::key(state), points);
                    }
                    return Ok(Some(points));
                }
                Turn::Seat(seat) if seat == watch.seat => return Ok(None),
                Turn::Seat(_) if !ended => return Err(Stopped::Unforeseen),
                Turn::Seat(_) => {
                    let mut legal = Vec::new();
                    G::legal(state, &mut legal);
                    let Some(action) = legal.last() else { return Err(Stopped::NotLast) };
                    decide::<G>(state, *action, 0);
                }
            }
        }
        Err(Stopped::NotLast)
    }

    /// Goes on from the position after an action, if nothing unforeseen can come
    /// of it.
    fn follow(&mut self, watch: &Watch<'_, G>, action: G::Action) {
        let news = self.step(0, action, 0);
        if news != News::Nothing || G::turn(&self.states[1]) != Turn::Seat(watch.seat) {
            return;
        }
        self.states.swap(0, 1);
        self.expected = Some(G::view(&self.states[0], Eyes::Seat(watch.seat)));
    }
}

impl<G: Game> Watch<'_, G> {
    fn is_spent(&self, positions: usize) -> bool {
        positions >= self.bounds.positions
            || self.look.is_cancelled()
            || self.bounds.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// What came to light by a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum News {
    /// Nothing that the seat did not know.
    Nothing,
    /// What chance drew.
    Drawn,
    /// What was hidden before.
    Hidden,
}

/// Decides, with draws that depend on the sample only.
fn decide<G: Game>(state: &mut G::State, action: G::Action, sample: u64) -> News {
    let Turn::Seat(seat) = G::turn(state) else { return News::Nothing };
    let (mut sink, mut draws) = (Silent, Draws { chance: Fast::new(sample), drew: false });
    let mut cx = Cx::<G, _, _>::new(state, &mut sink, &mut draws);
    G::decide(&mut cx, seat, action);
    match (cx.is_barrier(), draws.drew) {
        (_, true) => News::Drawn,
        (true, false) => News::Hidden,
        (false, false) => News::Nothing,
    }
}

/// Chance that notes whether it was asked.
struct Draws {
    chance: Fast,
    drew: bool,
}

impl Chance for Draws {
    fn below(&mut self, bound: u32) -> u32 {
        self.drew |= bound > 1;
        self.chance.below(bound)
    }
}
