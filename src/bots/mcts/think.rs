//! Thinking: simulations until the budget is spent, and what came of them.

use std::time::Instant;

use super::pace::Pace;
use super::search::{Effort, GRAIN, Search};
use super::tree::NodeId;
use super::tuning::Manner;
use crate::bots::{Bounds, Budget, Finale, mix};
use crate::engine::{Bot, Chance, Fast, Game, Look, MAX_SEATS, Seat};

/// The most positions that the end of a game may have to be looked through.
const MOST_POSITIONS: usize = 3_000_000;

/// What a search thinks of a decision.
#[derive(Debug, Clone, PartialEq)]
pub struct Thought<A> {
    /// Every choice, the best first.
    pub choices: Vec<Choice<A>>,
    /// Simulations that were made, those of earlier decisions that still count
    /// left out.
    pub simulations: u64,
    /// Decisions that a simulation went through the tree, on the average.
    pub depth: f32,
}

/// What a search thinks of an action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Choice<A> {
    /// What may be done.
    pub action: A,
    /// How many simulations began with it.
    pub visits: u32,
    /// What decisions are chosen by: its value for each seat, from 0 to 1; 0
    /// without visits.
    pub values: [f32; MAX_SEATS],
    /// The share of the victory that each seat expects, from 0 to 1.
    pub shares: [f32; MAX_SEATS],
    /// The points at the end of the game that each seat expects.
    pub points: [f32; MAX_SEATS],
}

/// A bot that thinks ahead; it plays any game.
///
/// Worlds are imagined from what its seat sees, a fresh one for each
/// simulation, and all of them share a tree whose nodes stand for what the seat
/// can notice. What was found out is kept as long as nothing was disclosed and
/// nobody else decided.
pub struct Mcts<G: Game> {
    manner: Manner,
    seed: u64,
    whims: Fast,
    /// One for each thread.
    searches: Vec<Search<G>>,
    /// What the seat sees when the trees still hold.
    expected: Option<G::View>,
    pace: Pace,
    finale: Finale<G>,
}

impl<G: Game> Mcts<G> {
    /// A bot whose choices follow from `seed`, as far as its thinking isn't
    /// limited by time or shared by threads.
    pub fn new(seed: u64, manner: Manner) -> Self {
        Self {
            manner,
            seed,
            whims: Fast::new(mix(seed, u64::MAX)),
            searches: Vec::new(),
            expected: None,
            pace: Pace::default(),
            finale: Finale::default(),
        }
    }

    /// What it thinks of a decision. `legal` has two or more actions.
    pub fn think(&mut self, seat: Seat, legal: &[G::Action], look: &Look<'_, G>) -> Thought<G::Action> {
        self.think_of(seat, legal, look, &look.view())
    }

    fn think_of(
        &mut self,
        seat: Seat,
        legal: &[G::Action],
        look: &Look<'_, G>,
        view: &G::View,
    ) -> Thought<G::Action> {
        let seats = G::seats(look.ready());
        for thread in self.searches.len()..self.manner.threads.max(1) {
            let seed = mix(self.seed, thread as u64);
            self.searches.push(Search::new(seed, seat, seats, self.manner.tuning));
        }
        if self.expected.take().is_none_or(|expected| expected != *view) {
            self.searches.iter_mut().for_each(|search| search.begin(seat, legal));
        }
        let turn = self.searches[0].turn(view);
        let before = self.effort();
        let limit = self.pace.limit(self.manner.budget, turn, self.searches.len());
        let (first, others) = self.searches.split_at_mut(1);
        std::thread::scope(|scope| {
            for search in others {
                scope.spawn(|| limit.spend(search, view, look));
            }
            limit.spend(&mut first[0], view, look);
        });
        self.pace.spent(&limit);
        self.sum_up(seat, legal, before)
    }

    /// What all threads did since their trees were begun.
    pub fn effort(&self) -> Effort {
        let mut sum = Effort::default();
        for effort in self.searches.iter().map(|search| search.effort) {
            sum.simulations += effort.simulations;
            sum.decisions += effort.decisions;
            sum.depth += effort.depth;
            sum.full += effort.full;
        }
        sum
    }

    fn sum_up(&self, seat: Seat, legal: &[G::Action], before: Effort) -> Thought<G::Action> {
        let mut choices: Vec<_> = legal.iter().map(|action| self.choice(seat, *action)).collect();
        let own = seat.index();
        // A stable order: what is equal stays in the order of the game.
        choices.sort_by(|a, b| b.visits.cmp(&a.visits).then_with(|| b.values[own].total_cmp(&a.values[own])));
        let effort = self.effort();
        let simulations = effort.simulations - before.simulations;
        let depth = (effort.depth - before.depth) as f32 / simulations.max(1) as f32;
        Thought { choices, simulations, depth }
    }

    fn choice(&self, seat: Seat, action: G::Action) -> Choice<G::Action> {
        let none = [0.0; MAX_SEATS];
        let mut choice = Choice { action, visits: 0, values: none, shares: none, points: none };
        let observed = G::seen(&action, seat, seat);
        for search in &self.searches {
            let Some(child) = search.tree.child(search.tree.root(), observed, seat) else { continue };
            let node = search.tree.node(child);
            choice.visits += node.visits;
            for (at, sum) in node.sums.iter().enumerate() {
                choice.values[at] += sum.value;
                choice.shares[at] += sum.share;
                choice.points[at] += sum.points;
            }
        }
        let visits = choice.visits.max(1) as f32;
        for means in [&mut choice.values, &mut choice.shares, &mut choice.points] {
            means.iter_mut().for_each(|mean| *mean /= visits);
        }
        choice
    }

    /// The best that can be done in the last turn of a game, where it can be
    /// looked through in a part of the time.
    fn finish(&mut self, seat: Seat, look: &Look<'_, G>) -> Option<G::Action> {
        let Budget::Millis(millis) = self.manner.budget else { return None };
        let (pace, begun) = (&mut self.pace, Instant::now());
        let bounds =
            |turn| Bounds { positions: MOST_POSITIONS, until: Some(begun + pace.look_through(millis, turn)) };
        let found = self.finale.choose(seat, look, &mut self.whims, bounds);
        self.pace.pass(begun.elapsed());
        found.ok()
    }

    /// The choice that is taken: the best, or by a whim another.
    fn take(&mut self, thought: &Thought<G::Action>) -> Option<G::Action> {
        let best = thought.choices.first()?;
        let whim = self.manner.whim;
        if whim <= 0.0 {
            return Some(best.action);
        }
        let weight = |choice: &Choice<G::Action>| (choice.visits as f32).powf(1.0 / whim);
        let all: f32 = thought.choices.iter().map(weight).sum();
        let mut drawn = self.whims.below(GRAIN) as f32 / GRAIN as f32 * all;
        let taken = thought.choices.iter().find(|choice| {
            drawn -= weight(choice);
            drawn < 0.0
        });
        Some(taken.unwrap_or(best).action)
    }

    /// Goes down the trees with what was decided, as long as they hold.
    fn follow(&mut self, seat: Seat, view: &G::View, action: G::Action) {
        let expected = self.searches.first_mut().and_then(|search| search.foresee(view, action));
        let observed = G::seen(&action, seat, seat);
        let known: Option<Vec<NodeId>> = self
            .searches
            .iter()
            .map(|search| search.tree.child(search.tree.root(), observed, seat))
            .collect();
        let (Some(expected), Some(known)) = (expected, known) else { return };
        for (search, node) in self.searches.iter_mut().zip(known) {
            search.tree.go_to(node);
        }
        self.expected = Some(expected);
    }
}

impl<G: Game> Bot<G> for Mcts<G> {
    fn choose(&mut self, seat: Seat, legal: &[G::Action], look: &Look<'_, G>) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        if let Some(action) = self.finish(seat, look) {
            return action;
        }
        let view = look.view();
        let thought = self.think_of(seat, legal, look, &view);
        let action = self.take(&thought).unwrap_or(legal[0]);
        self.follow(seat, &view, action);
        action
    }
}
