//! A game being played: whose turn it is, what may be done, bots' turns.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use super::{Cx, Eyes, Game, Kept, Recorded, Refusal, Seat, Turn};

/// What a seat does: one of its actions, or it gives up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Move<A> {
    /// An action of the game.
    Act(A),
    /// The seat gives up.
    Concede,
}

/// A bot. It gets the legal actions of its seat and, on request, a view; never
/// the state.
pub trait Bot<G: Game>: Send {
    /// Picks one of `legal`, which is never empty.
    fn choose(&mut self, seat: Seat, legal: &[G::Action], look: &Look<'_, G>) -> G::Action;
}

/// A seat's look at the table, made when it is asked for.
pub struct Look<'a, G: Game> {
    seat: Seat,
    ready: &'a G::Ready,
    source: Source<'a, G>,
    cancel: Option<&'a Cancel>,
}

/// Calls a question off: whoever thinks about it stops soon, since nobody waits
/// for the answer.
#[derive(Debug, Clone, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Calls it off, for good.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called off.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

enum Source<'a, G: Game> {
    State(&'a G::State),
    View(&'a G::View),
}

impl<G: Game> Look<'_, G> {
    /// What the seat sees.
    pub fn view(&self) -> G::View {
        match self.source {
            Source::State(state) => G::view(state, Eyes::Seat(self.seat)),
            Source::View(view) => view.clone(),
        }
    }

    /// The setup, which everyone at the table knows.
    pub fn ready(&self) -> &G::Ready {
        self.ready
    }

    /// Whether nobody waits for the answer any more.
    pub fn is_cancelled(&self) -> bool {
        self.cancel.is_some_and(Cancel::is_cancelled)
    }
}

/// A pending decision, taken away from the table: for bots that think on a
/// thread of their own.
pub struct Question<G: Game> {
    /// The seat that decides.
    pub seat: Seat,
    /// Its legal actions.
    pub legal: Vec<G::Action>,
    /// What it sees.
    pub view: G::View,
    ready: G::Ready,
    cancel: Cancel,
}

impl<G: Game> Question<G> {
    /// The decision that is pending in a position; `None` if the game is over,
    /// or if there is nothing to choose from, as a forged record may leave it.
    pub fn of(ready: G::Ready, state: &G::State) -> Option<Self> {
        let Turn::Seat(seat) = G::turn(state) else { return None };
        let mut legal = Vec::new();
        G::legal(state, &mut legal);
        let view = G::view(state, Eyes::Seat(seat));
        (!legal.is_empty()).then(|| Self { seat, legal, view, ready, cancel: Cancel::default() })
    }

    /// The bot's answer; the first legal action if the bot picks an illegal one.
    pub fn put(&self, bot: &mut dyn Bot<G>) -> G::Action {
        choose(bot, self.seat, &self.legal, &self.look())
    }

    /// The seat's look at the table.
    pub fn look(&self) -> Look<'_, G> {
        let source = Source::View(&self.view);
        Look { seat: self.seat, ready: &self.ready, source, cancel: Some(&self.cancel) }
    }

    /// What calls it off.
    pub fn cancel(&self) -> Cancel {
        self.cancel.clone()
    }
}

fn choose<G: Game>(bot: &mut dyn Bot<G>, seat: Seat, legal: &[G::Action], look: &Look<'_, G>) -> G::Action {
    let answer = bot.choose(seat, legal, look);
    if legal.contains(&answer) {
        return answer;
    }
    log::error!(
        "the bot of seat {} picked {answer:?}, which is not legal; the first legal action is played",
        seat.0
    );
    legal[0]
}

/// What a table tells of each step; `()` keeps nothing.
pub trait History<G: Game> {
    /// The game was started: `events` were folded onto `base`.
    fn started(&mut self, base: &G::State, events: &[G::Event]);
    /// A step was played.
    fn stepped(&mut self, step: &Step<'_, G>);
}

impl<G: Game> History<G> for () {
    fn started(&mut self, _base: &G::State, _events: &[G::Event]) {}
    fn stepped(&mut self, _step: &Step<'_, G>) {}
}

/// A step that was just played.
pub struct Step<'a, G: Game> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: Move<G::Action>,
    /// The variation it was played in; 0 is the game as first played.
    pub variation: u32,
    /// Whether undo stops behind it.
    pub barrier: bool,
    /// What it brought about.
    pub events: &'a [G::Event],
    /// The state after it.
    pub state: &'a G::State,
    /// Whose decision is next.
    pub turn: Turn,
}

/// A game being played, with `H` as its memory.
///
/// Everyone who plays goes through here: the window, bots, the command line
/// and tests. Without a history (`()`) a step allocates nothing.
pub struct Table<G: Game, H = Kept<G>> {
    ready: G::Ready,
    seed: u64,
    pub(super) state: G::State,
    turn: Turn,
    legal: Vec<G::Action>,
    events: Vec<G::Event>,
    pub(super) variation: u32,
    pub(super) depth: u32,
    decisions: u64,
    pub(super) history: H,
}

impl<G: Game, H: History<G>> Table<G, H> {
    /// Starts a game: deals and first player are drawn from `seed`.
    pub fn new(ready: G::Ready, seed: u64, history: H) -> Self {
        let base = G::blank(&ready);
        let mut table = Self::bare(ready, seed, base.clone(), history);
        let mut chance = Recorded::new(seed, 0, 0);
        G::start(&mut Cx::new(&mut table.state, &mut table.events, &mut chance));
        table.history.started(&base, &table.events);
        table.refresh();
        table
    }

    /// Starts a game from a position, with nothing dealt or drawn.
    pub fn from_position(ready: G::Ready, seed: u64, position: G::State, history: H) -> Self {
        let mut table = Self::bare(ready, seed, position, history);
        table.history.started(&table.state, &[]);
        table.refresh();
        table
    }

    pub(super) fn bare(ready: G::Ready, seed: u64, state: G::State, history: H) -> Self {
        let turn = G::turn(&state);
        let (legal, events) = (Vec::new(), Vec::new());
        Self { ready, seed, state, turn, legal, events, variation: 0, depth: 0, decisions: 0, history }
    }

    /// The setup in play.
    pub fn ready(&self) -> &G::Ready {
        &self.ready
    }

    /// The seed of all draws. A secret: it tells what is to come.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The whole state, hidden things too: for painting through a view, and
    /// for tests. Bots never get it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What these eyes may see.
    pub fn view(&self, eyes: Eyes) -> G::View {
        G::view(&self.state, eyes)
    }

    /// Whose decision it is, or how the game ended.
    pub fn turn(&self) -> Turn {
        self.turn
    }

    /// What the seat in turn may do; empty only when the game is over.
    pub fn legal(&self) -> &[G::Action] {
        &self.legal
    }

    /// How many steps were played, on this line.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// How many decisions were taken that had two or more legal actions,
    /// taken-back ones too.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// What keeps the game.
    pub fn history(&self) -> &H {
        &self.history
    }

    /// Why `seat` may not do this now; `None` if it may.
    pub fn refuse(&self, seat: Seat, action: &G::Action) -> Option<Refusal<G::Place>> {
        G::refuse(&self.state, seat, action)
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The refusal, and nothing changes.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<Step<'_, G>, Refusal<G::Place>> {
        match self.refuse(seat, &action) {
            Some(refusal) => Err(refusal),
            None => Ok(self.play(seat, Move::Act(action))),
        }
    }

    /// The seat gives up, in turn or not. `None`, and nothing changes, if the
    /// game is over, the seat conceded before, or there is no such seat.
    pub fn concede(&mut self, seat: Seat) -> Option<Step<'_, G>> {
        let playing = matches!(self.turn, Turn::Seat(_));
        let there = seat.index() < G::seats(&self.ready);
        (playing && there && !G::conceded(&self.state, seat)).then(|| self.play(seat, Move::Concede))
    }

    /// Lets a bot decide for the seat in turn and plays its answer, which is
    /// returned; `None` if the game is over, or if there is nothing to choose
    /// from, as a forged record may leave it. If a bot picks what is not legal,
    /// the first legal action is played.
    pub fn ask(&mut self, bot: &mut dyn Bot<G>) -> Option<G::Action> {
        let (seat, action) = self.consult(bot)?;
        self.play(seat, Move::Act(action));
        Some(action)
    }

    /// The seat in turn and what a bot decides for it, as for
    /// [`ask`](Table::ask); nothing is played.
    pub fn consult(&self, bot: &mut dyn Bot<G>) -> Option<(Seat, G::Action)> {
        let Turn::Seat(seat) = self.turn else { return None };
        if self.legal.is_empty() {
            return None;
        }
        let look = Look { seat, ready: &self.ready, source: Source::State(&self.state), cancel: None };
        Some((seat, choose(bot, seat, &self.legal, &look)))
    }

    /// The pending decision, to be thought about elsewhere; `None` if the game
    /// is over.
    pub fn question(&self) -> Option<Question<G>> {
        Question::of(self.ready.clone(), &self.state)
    }

    fn play(&mut self, seat: Seat, action: Move<G::Action>) -> Step<'_, G> {
        self.depth += 1;
        self.events.clear();
        let mut chance = Recorded::new(self.seed, self.variation, self.depth);
        let mut cx = Cx::<G, _, _>::new(&mut self.state, &mut self.events, &mut chance);
        let ends = match action {
            Move::Act(action) => {
                self.decisions += u64::from(self.legal.len() > 1);
                G::decide(&mut cx, seat, action);
                G::ends_turn(&action)
            }
            Move::Concede => {
                G::concede(&mut cx, seat);
                true
            }
        };
        let told = cx.is_barrier();
        self.refresh();
        let step = Step {
            seat,
            action,
            variation: self.variation,
            barrier: told || ends || self.turn != Turn::Seat(seat),
            events: &self.events,
            state: &self.state,
            turn: self.turn,
        };
        self.history.stepped(&step);
        step
    }

    /// Asks the rules once per decision: whose turn, and what may be done.
    pub(super) fn refresh(&mut self) {
        self.turn = G::turn(&self.state);
        self.legal.clear();
        if matches!(self.turn, Turn::Seat(_)) {
            G::legal(&self.state, &mut self.legal);
        }
    }
}
