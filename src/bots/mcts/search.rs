//! Simulations: down the tree, one decision further, then on by priors until
//! the position is judged.

use super::tree::{NONE, NodeId, Tree};
use super::tuning::Tuning;
use super::worth::{self, Worths};
use crate::engine::{Chance, Cx, Eyes, Fast, Game, Seat, Silent, Turn};

/// A tree with the memory that simulations need; one thread's.
pub(super) struct Search<G: Game> {
    /// What was found out.
    pub tree: Tree<G::Observed>,
    /// What was done since the tree was begun anew.
    pub effort: Effort,
    chance: Fast,
    seat: Seat,
    seats: usize,
    tuning: Tuning,
    /// The position, and what may be done in it.
    state: Option<G::State>,
    legal: Vec<G::Action>,
    /// The node of each legal action.
    edges: Vec<NodeId>,
    weights: Vec<f32>,
    /// The nodes that a simulation went through.
    path: Vec<NodeId>,
}

/// What simulations amounted to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Effort {
    /// Simulations.
    pub simulations: u64,
    /// Decisions folded in them.
    pub decisions: u64,
    /// Decisions within the tree.
    pub depth: u64,
    /// Simulations that went to the end of the game; the others were cut off.
    pub full: u64,
}

impl<G: Game> Search<G> {
    /// The search of a seat, with its own chance.
    pub fn new(seed: u64, seat: Seat, seats: usize, tuning: Tuning) -> Self {
        Self {
            tree: Tree::new(),
            effort: Effort::default(),
            chance: Fast::new(seed),
            seat,
            seats,
            tuning,
            state: None,
            legal: Vec::new(),
            edges: Vec::new(),
            weights: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Begins the tree anew, for a seat and what it may do.
    pub fn begin(&mut self, seat: Seat, legal: &[G::Action]) {
        self.seat = seat;
        self.effort = Effort::default();
        self.tree.clear(G::seen(&legal[0], self.seat, self.seat), self.seat);
    }

    /// One simulation from what the seat sees.
    pub fn simulate(&mut self, view: &G::View) {
        let mut state = self.imagine(view);
        self.path.clear();
        self.path.push(self.tree.root());
        let until = G::clock(&state).turn.saturating_add(G::OUTLOOK.turns);
        let worths = match self.descend(&mut state) {
            Some(worths) => worths,
            None => self.play_out(&mut state, until),
        };
        for at in &self.path {
            let node = self.tree.node_mut(*at);
            node.visits += 1;
            for (sum, worth) in node.sums.iter_mut().zip(worths) {
                *sum += worth;
            }
        }
        self.effort.simulations += 1;
        self.effort.depth += self.path.len() as u64 - 1;
        self.state = Some(state);
    }

    /// A possible position, in memory that is used again.
    fn imagine(&mut self, view: &G::View) -> G::State {
        match self.state.take() {
            Some(mut state) => {
                G::imagine_into(view, &mut self.chance, &mut state);
                state
            }
            None => G::imagine(view, &mut self.chance),
        }
    }

    /// Follows the tree down to a decision that was never tried, and takes it.
    /// What came of it, if the game ended on the way.
    fn descend(&mut self, state: &mut G::State) -> Option<Worths> {
        let mut at = self.tree.root();
        loop {
            let mover = match G::turn(state) {
                Turn::Over(outcome) => return Some(self.over(&outcome)),
                Turn::Seat(mover) => mover,
            };
            self.legal.clear();
            G::legal(state, &mut self.legal);
            if self.legal.len() < 2 {
                // Nothing to choose: no node, so that the tree reaches further.
                let Some(action) = self.legal.first().copied() else { return Some(self.judge(state)) };
                self.decide(state, mover, action);
                continue;
            }
            self.look_up(state, at, mover);
            let chosen = self.select(at, mover);
            at = self.edges[chosen];
            self.path.push(at);
            self.decide(state, mover, self.legal[chosen]);
            if self.tree.node(at).visits == 0 {
                return None;
            }
        }
    }

    /// Finds the node of each legal action, and counts it as available.
    fn look_up(&mut self, state: &G::State, at: NodeId, mover: Seat) {
        self.edges.clear();
        let mut before = NONE;
        for action in &self.legal {
            let observed = G::seen(action, mover, self.seat);
            let child = self.tree.child_or_new(at, before, observed, mover);
            // Secret decisions that look alike share a node: it counts once.
            let is_again = self.edges.contains(&child) && mover != self.seat;
            let node = self.tree.node_mut(child);
            if node.available == 0 {
                node.prior = G::prior(state, action).max(self.tuning.least_prior);
            }
            node.available += u32::from(!is_again);
            self.edges.push(child);
            before = child;
        }
    }

    /// The place of the action to try next: the one that may turn out best,
    /// the less it was tried where it could have been.
    fn select(&mut self, at: NodeId, mover: Seat) -> usize {
        let tuning = &self.tuning;
        let expected = self.tree.node(at).value(mover, 0.5) - tuning.reluctance;
        let all: f32 = self.edges.iter().map(|child| self.tree.node(*child).prior).sum();
        let (mut best, mut chosen, mut ties) = (f32::NEG_INFINITY, 0, 1);
        for (place, child) in self.edges.iter().enumerate() {
            let node = self.tree.node(*child);
            let promise = node.prior / all * (node.available as f32).sqrt() / (1.0 + node.visits as f32);
            let worth = node.value(mover, expected) + tuning.boldness * promise;
            if worth > best {
                (best, chosen, ties) = (worth, place, 1);
            } else if worth == best {
                ties += 1;
                chosen = if self.chance.below(ties) == 0 { place } else { chosen };
            }
        }
        chosen
    }

    /// Plays on by priors until the turn `until` begins, and judges.
    fn play_out(&mut self, state: &mut G::State, until: u16) -> Worths {
        for _ in 0..self.tuning.decisions {
            let mover = match G::turn(state) {
                Turn::Over(outcome) => return self.over(&outcome),
                Turn::Seat(mover) => mover,
            };
            if G::clock(state).turn >= until {
                break;
            }
            self.legal.clear();
            G::legal(state, &mut self.legal);
            let Some(action) = self.guess(state) else { break };
            self.decide(state, mover, action);
        }
        self.judge(state)
    }

    fn over(&mut self, outcome: &crate::engine::Outcome) -> Worths {
        self.effort.full += 1;
        worth::of_outcome(outcome)
    }

    fn judge(&self, state: &G::State) -> Worths {
        worth::of_position::<G>(state, self.seats)
    }

    /// A legal action, drawn by the squares of priors: what looks bad at a glance
    /// is tried by the tree, but makes a poor guess of how others go on.
    fn guess(&mut self, state: &G::State) -> Option<G::Action> {
        if self.legal.len() < 2 {
            return self.legal.first().copied();
        }
        self.weights.clear();
        let mut sum = 0.0;
        for action in &self.legal {
            sum += G::prior(state, action).max(self.tuning.least_prior).powi(2);
            self.weights.push(sum);
        }
        let drawn = self.chance.below(GRAIN) as f32 / GRAIN as f32 * sum;
        let place = self.weights.iter().position(|up_to| drawn < *up_to);
        self.legal.get(place.unwrap_or(0)).copied()
    }

    fn decide(&mut self, state: &mut G::State, mover: Seat, action: G::Action) -> bool {
        let mut sink = Silent;
        let mut cx = Cx::<G, _, _>::new(state, &mut sink, &mut self.chance);
        G::decide(&mut cx, mover, action);
        self.effort.decisions += 1;
        cx.is_barrier()
    }

    /// What the seat will see when it decides again after `action`, if nothing
    /// is disclosed until then and nobody else decides.
    pub fn foresee(&mut self, view: &G::View, action: G::Action) -> Option<G::View> {
        let mut state = self.imagine(view);
        let mut next = action;
        let seen = loop {
            if self.decide(&mut state, self.seat, next) || G::turn(&state) != Turn::Seat(self.seat) {
                break None;
            }
            self.legal.clear();
            G::legal(&state, &mut self.legal);
            match self.legal[..] {
                [] => break None,
                [only] => next = only,
                _ => break Some(G::view(&state, Eyes::Seat(self.seat))),
            }
        };
        self.state = Some(state);
        seen
    }

    /// The turn of the game that a view is of.
    pub fn turn(&mut self, view: &G::View) -> u16 {
        let state = self.imagine(view);
        let turn = G::clock(&state).turn;
        self.state = Some(state);
        turn
    }
}

/// How finely priors are drawn.
pub(super) const GRAIN: u32 = 1 << 24;
