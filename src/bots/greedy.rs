//! The bot that looks ahead over its own turn.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::engine::{Bot, Cx, Fast, Game, Look, MAX_SEATS, Seat, Silent, Turn};

/// How far [`Greedy`] looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limits {
    /// Positions that are followed further at each depth.
    pub beam: usize,
    /// Decisions of one turn that are looked at.
    pub depth: usize,
    /// How much the best of the others counts, against one's own standing.
    pub rivalry: f32,
}

impl Default for Limits {
    fn default() -> Self {
        Self { beam: 8, depth: 48, rivalry: 0.25 }
    }
}

/// Looks at its turn to the end, within a beam, and plays the line that the
/// game's estimate likes best.
///
/// It imagines one possible position behind what it sees and decides on that.
/// A line is kept over the decisions of a turn up to the first that chance has
/// a hand in; then, or when it is asked something else than it expected, it
/// looks again.
pub struct Greedy<G: Game> {
    chance: Fast,
    root: Option<G::State>,
    search: Search<G>,
    /// The rest of the line, the next decision last.
    plan: Vec<Planned<G::Action>>,
}

/// A decision to come, and a mark of the choice it was made from.
struct Planned<A> {
    action: A,
    choice: u64,
}

impl<G: Game> Greedy<G> {
    /// A bot whose choices follow from `seed`.
    pub fn new(seed: u64, limits: Limits) -> Self {
        Self { chance: Fast::new(seed), root: None, search: Search::new(limits), plan: Vec::new() }
    }

    fn think(&mut self, seat: Seat, look: &Look<'_, G>) {
        let view = look.view();
        let root = match &mut self.root {
            Some(root) => {
                G::imagine_into(&view, &mut self.chance, root);
                root
            }
            None => self.root.insert(G::imagine(&view, &mut self.chance)),
        };
        // Every line draws the same: they are compared by what was decided,
        // not by their luck.
        let from = From { root, seat, seats: G::seats(look.ready()), draws: &self.chance.clone() };
        self.search.find_line(&from);
        self.search.keep_while_certain(&from, &mut self.plan);
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, seat: Seat, legal: &[G::Action], look: &Look<'_, G>) -> G::Action {
        let choice = mark(legal);
        if let Some(planned) = self.plan.pop_if(|planned| planned.choice == choice) {
            return planned.action;
        }
        self.plan.clear();
        if legal.len() > 1 {
            self.think(seat, look);
        }
        let planned = self.plan.pop_if(|planned| planned.choice == choice);
        planned.map_or(legal[0], |planned| planned.action)
    }
}

/// A mark of a choice, whatever the order of its actions.
fn mark<A: Hash>(legal: &[A]) -> u64 {
    let one = |action: &A| {
        let mut hasher = DefaultHasher::new();
        action.hash(&mut hasher);
        hasher.finish()
    };
    legal.iter().map(one).fold(legal.len() as u64, u64::wrapping_add)
}

/// Whether chance or a disclosure had a hand in it.
fn step<G: Game>(state: &mut G::State, seat: Seat, action: G::Action, draws: &Fast) -> bool {
    let (mut sink, mut chance) = (Silent, draws.clone());
    let mut cx = Cx::<G, _, _>::new(state, &mut sink, &mut chance);
    G::decide(&mut cx, seat, action);
    cx.is_barrier()
}

/// What a search starts from.
struct From<'a, G: Game> {
    root: &'a G::State,
    seat: Seat,
    seats: usize,
    draws: &'a Fast,
}

/// A position within the beam.
struct Node<S> {
    state: S,
    worth: f32,
    /// The last decision that led here, in [`Search::trail`].
    last: usize,
}

/// Where a line came from: no decision before it.
const ROOT: usize = usize::MAX;

/// The memory of a search. After the first turns nothing is allocated.
struct Search<G: Game> {
    limits: Limits,
    /// The positions followed at this depth, `live` of them.
    beam: Vec<Node<G::State>>,
    live: usize,
    /// Those of the next depth.
    next: Vec<Node<G::State>>,
    found: usize,
    scratch: Option<G::State>,
    legal: Vec<G::Action>,
    /// Decisions with the one before each, of all positions that were kept.
    trail: Vec<(usize, G::Action)>,
    /// The best end of the turn: its worth and last decision.
    best: Option<(f32, usize)>,
    line: Vec<G::Action>,
}

impl<G: Game> Search<G> {
    fn new(limits: Limits) -> Self {
        Self {
            limits,
            beam: Vec::new(),
            live: 0,
            next: Vec::new(),
            found: 0,
            scratch: None,
            legal: Vec::new(),
            trail: Vec::new(),
            best: None,
            line: Vec::new(),
        }
    }

    /// Looks for the decisions from the root to the end of the seat's turn that
    /// lead to the best position, and leaves them in [`Search::line`].
    fn find_line(&mut self, from: &From<'_, G>) {
        self.trail.clear();
        self.best = None;
        match self.beam.first_mut() {
            Some(node) => {
                G::copy(from.root, &mut node.state);
                node.last = ROOT;
            }
            None => self.beam.push(Node { state: from.root.clone(), worth: 0.0, last: ROOT }),
        }
        self.live = 1;
        for _ in 0..self.limits.depth {
            self.found = 0;
            for at in 0..self.live {
                self.expand(at, from);
            }
            std::mem::swap(&mut self.beam, &mut self.next);
            self.live = self.found;
            if self.live == 0 {
                break;
            }
        }
        self.trace_back();
    }

    /// Tries every decision that can be made in a position of the beam.
    fn expand(&mut self, at: usize, from: &From<'_, G>) {
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        G::legal(&self.beam[at].state, &mut legal);
        let before = self.beam[at].last;
        for action in &legal {
            let parent = &self.beam[at].state;
            let state = self.scratch.get_or_insert_with(|| parent.clone());
            G::copy(parent, state);
            step::<G>(state, from.seat, *action, from.draws);
            let worth = worth::<G>(state, from, self.limits.rivalry);
            let turn = G::clock(from.root).turn;
            let goes_on = G::turn(state) == Turn::Seat(from.seat) && G::clock(state).turn == turn;
            if goes_on {
                self.keep(worth, before, *action);
            } else if self.best.is_none_or(|(best, _)| worth > best) {
                self.trail.push((before, *action));
                self.best = Some((worth, self.trail.len() - 1));
            }
        }
        self.legal = legal;
    }

    /// Takes the position in `scratch` into the next beam if it is among the
    /// best and not there yet.
    fn keep(&mut self, worth: f32, before: usize, action: G::Action) {
        let Some(state) = &mut self.scratch else { return };
        let kept = &self.next[..self.found];
        if kept.iter().any(|node| node.worth == worth && node.state == *state) {
            return;
        }
        let slot = if self.found < self.limits.beam {
            if self.next.len() == self.found {
                self.next.push(Node { state: state.clone(), worth, last: ROOT });
            }
            self.found += 1;
            self.found - 1
        } else {
            let worst = (0..self.found).min_by(|a, b| kept[*a].worth.total_cmp(&kept[*b].worth));
            match worst {
                Some(worst) if kept[worst].worth < worth => worst,
                _ => return,
            }
        };
        self.trail.push((before, action));
        let node = &mut self.next[slot];
        std::mem::swap(&mut node.state, state);
        node.worth = worth;
        node.last = self.trail.len() - 1;
    }

    /// Writes down the line to the best end; to the best position reached if the
    /// turn was too long to see its end.
    fn trace_back(&mut self) {
        let unfinished = self.beam[..self.live].iter().max_by(|a, b| a.worth.total_cmp(&b.worth));
        let mut at = match (self.best, unfinished) {
            (Some((_, last)), _) => last,
            (None, Some(node)) => node.last,
            (None, None) => ROOT,
        };
        self.line.clear();
        while at != ROOT {
            let (before, action) = self.trail[at];
            self.line.push(action);
            at = before;
        }
        self.line.reverse();
    }

    /// Plays the line through once more and notes each decision with the choice
    /// it is made from, up to the first that chance or a disclosure has a hand in.
    fn keep_while_certain(&mut self, from: &From<'_, G>, plan: &mut Vec<Planned<G::Action>>) {
        let state = self.scratch.get_or_insert_with(|| from.root.clone());
        G::copy(from.root, state);
        for action in &self.line {
            self.legal.clear();
            G::legal(state, &mut self.legal);
            plan.push(Planned { action: *action, choice: mark(&self.legal) });
            if step::<G>(state, from.seat, *action, from.draws) {
                break;
            }
        }
        plan.reverse();
    }
}

/// What a position is worth to the seat that looks ahead.
fn worth<G: Game>(state: &G::State, from: &From<'_, G>, rivalry: f32) -> f32 {
    let mut standing = [0.0; MAX_SEATS];
    G::estimate(state, &mut standing[..from.seats]);
    let own = from.seat.index();
    let others = (0..from.seats).filter(|seat| *seat != own).map(|seat| standing[seat]);
    let best_other = others.fold(f32::NEG_INFINITY, f32::max);
    if best_other.is_finite() { standing[own] - rivalry * best_other } else { standing[own] }
}
