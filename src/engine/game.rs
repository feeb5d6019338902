//! What a game is to the engine.

use std::fmt::{self, Debug, Write};
use std::hash::Hash;
use std::ops::Deref;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use xxhash_rust::xxh3::Xxh3;

use super::{Chance, Fold, Line, Misfit, Problem, Words};

/// The most seats that a table has.
pub const MAX_SEATS: usize = 4;

/// A seat at the table, counted from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first `count` seats, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count as u8).map(Self)
    }
}

/// Whose decision it is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Turn {
    /// This seat decides.
    Seat(Seat),
    /// The game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// How many seats there are.
    pub seats: u8,
    /// Place of each seat, 1 for the winners; tied seats share a place.
    pub places: [u8; MAX_SEATS],
    /// Final score of each seat.
    pub scores: [i16; MAX_SEATS],
}

impl Outcome {
    /// The seat's share of the victory: 1, a fraction when shared, or 0.
    pub fn share(&self, seat: Seat) -> f64 {
        let winners = self.places[..usize::from(self.seats)].iter().filter(|place| **place == 1).count();
        if self.places[seat.index()] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }
}

/// Who is looking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Eyes {
    /// As this seat sees it.
    Seat(Seat),
    /// What everyone sees.
    Public,
    /// Everything, hidden things too.
    All,
}

impl Eyes {
    /// Whether these eyes see what `seat` keeps to itself.
    pub fn see(self, seat: Seat) -> bool {
        match self {
            Self::Seat(viewer) => viewer == seat,
            Self::Public => false,
            Self::All => true,
        }
    }
}

/// Where in the game a state stands; the time line steps by it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    /// Round, from 1; 0 during setup.
    pub round: u16,
    /// Turn within the game, from 1; 0 during setup.
    pub turn: u16,
    /// Whose turn it is, which need not be whose decision it is.
    pub seat: Option<Seat>,
    /// Text key of the phase.
    pub phase: &'static str,
}

/// Why an action is not allowed now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal<P> {
    /// Number of the rule that forbids it, as `M7.3`.
    pub rule: &'static str,
    /// The reason.
    pub line: Line,
    /// The places it is about.
    pub places: Vec<P>,
}

impl<P> Refusal<P> {
    /// A refusal by `rule`, for a reason without places.
    pub fn new(rule: &'static str, key: &'static str) -> Self {
        Self { rule, line: Line::new(key), places: Vec::new() }
    }

    /// The refusal with one more place it is about.
    #[must_use]
    pub fn at(mut self, place: P) -> Self {
        self.places.push(place);
        self
    }

    /// The refusal with an argument for its sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<super::Arg>) -> Self {
        self.line = self.line.with(name, arg);
        self
    }
}

/// Named figures of one seat, for charts, statistics and balance.
pub type Facts = Vec<(&'static str, i64)>;

/// How far searches should look before they trust a game's estimates, and how
/// much these tell.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outlook {
    /// Turns that are played before a position is judged; 1 plays the running
    /// turn to its end.
    pub turns: u16,
    /// Points of a lead that make the leader e times as likely to win.
    pub spread: f32,
    /// How much of what a position is judged by is [`Game::prospects`], from 0
    /// to 1; the rest is [`Game::estimate`].
    pub trust: f32,
}

/// Where emitted events go.
pub trait Sink<E> {
    /// Takes one event.
    fn push(&mut self, event: E);
}

impl<E> Sink<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// Keeps nothing: what searches use.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    fn push(&mut self, _event: E) {}
}

/// The only hand that changes a state while rules decide.
///
/// It derefs to the state for reading; [`emit`](Cx::emit) folds an event and
/// passes it on, and is the only way to change anything.
pub struct Cx<'a, G: Game, S, C> {
    state: &'a mut G::State,
    sink: &'a mut S,
    chance: &'a mut C,
    barrier: bool,
}

impl<'a, G: Game, S: Sink<G::Event>, C: Chance> Cx<'a, G, S, C> {
    /// A context that decides on `state`.
    pub fn new(state: &'a mut G::State, sink: &'a mut S, chance: &'a mut C) -> Self {
        Self { state, sink, chance, barrier: false }
    }

    /// Folds `event` and passes it on.
    pub fn emit(&mut self, event: G::Event) {
        G::fold(self.state, &event);
        self.sink.push(event);
    }

    /// A whole number below `bound`, drawn by chance: the step becomes a
    /// barrier. With a `bound` below 2 there is nothing to draw.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.barrier |= bound > 1;
        self.chance.below(bound)
    }

    /// Draws from a pile of the state, without taking the card: the event that
    /// tells of the draw does. The step becomes a barrier, since a card is seen.
    pub fn draw(&mut self, pile: impl FnOnce(&G::State) -> &super::Pile) -> Option<u8> {
        let drawn = pile(self.state).draw(self.chance);
        self.barrier |= drawn.is_some();
        drawn
    }

    /// Something hidden becomes known: the step becomes a barrier.
    pub fn disclose(&mut self) {
        self.barrier = true;
    }

    /// Whether chance was consumed or something hidden disclosed.
    pub fn is_barrier(&self) -> bool {
        self.barrier
    }
}

impl<G: Game, S, C> Deref for Cx<'_, G, S, C> {
    type Target = G::State;

    fn deref(&self) -> &G::State {
        self.state
    }
}

/// Draws through a context, so that the step becomes a barrier.
impl<G: Game, S: Sink<G::Event>, C: Chance> Chance for Cx<'_, G, S, C> {
    fn below(&mut self, bound: u32) -> u32 {
        Cx::below(self, bound)
    }
}

/// A game: its rules as functions over a folded state.
pub trait Game:
    Fold<
        State: Debug + Send + Sync,
        Event: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync,
    > + Sized
    + Send
    + Sync
    + 'static
{
    /// Name in files and on the command line.
    const ID: &'static str;
    /// Version of the rules; grows when a decision comes out differently.
    const RULES: u32;
    /// Version of [`digest`](Game::digest); digests of different versions are
    /// not compared.
    const DIGEST: u32;
    /// How far searches should look.
    const OUTLOOK: Outlook = Outlook { turns: 3, spread: 8.0, trust: 1.0 };

    /// What the lobby edits: content, layout and options; possibly wrong.
    type Setup: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A setup that was checked, with all that follows from it ready for play.
    type Ready: Clone + Debug + Send + Sync;
    /// One small decision.
    type Action: Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What some eyes may see of a state. It has no way back to the state.
    type View: Clone + PartialEq + Debug + Send + Sync;
    /// What another seat notices of a decision.
    type Observed: Copy + Eq + Hash + Debug + Send;
    /// Something on the boards that a refusal can point at.
    type Place: Copy + Eq + Hash + Debug + Send + Sync;

    /// Checks a setup.
    ///
    /// # Errors
    /// All faults at once, warnings among them, if any of them is an error.
    fn check(setup: &Self::Setup) -> Result<Self::Ready, Vec<Problem>>;
    /// How many seats take part.
    fn seats(ready: &Self::Ready) -> usize;
    /// What the events fold onto: no chance, no rules.
    fn blank(ready: &Self::Ready) -> Self::State;
    /// Copies `from` over `to`, reusing its memory.
    fn copy(from: &Self::State, to: &mut Self::State) {
        to.clone_from(from);
    }
    /// Deals and rotations, first player; only emits.
    fn start<S: Sink<Self::Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>);
    /// Whose decision it is, or how the game ended.
    fn turn(state: &Self::State) -> Turn;
    /// Where in the game the state stands.
    fn clock(state: &Self::State) -> Clock;
    /// Appends everything that the seat in turn may do now; empty only when
    /// the game is over. Depends only on what that seat sees.
    fn legal(state: &Self::State, out: &mut Vec<Self::Action>);
    /// Why `action` by `seat` is not allowed now; `None` exactly for what
    /// [`legal`](Game::legal) lists for the seat in turn.
    fn refuse(state: &Self::State, seat: Seat, action: &Self::Action) -> Option<Refusal<Self::Place>>;
    /// Plays a legal action.
    fn decide<S: Sink<Self::Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>, seat: Seat, action: Self::Action);
    /// Whether `action` ends the turn by the player's word: such a step is
    /// always a barrier.
    fn ends_turn(action: &Self::Action) -> bool;
    /// The seat gives up. It is ranked last; with two seats the game ends.
    fn concede<S: Sink<Self::Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>, seat: Seat);
    /// Whether the seat conceded.
    fn conceded(state: &Self::State, seat: Seat) -> bool;
    /// Whether the pending decision is made in secret, so that a screen shared
    /// by several people must be covered before it.
    fn secret(state: &Self::State) -> bool;
    /// Whether the seat sees something now that others at the same screen must
    /// not: only then it is covered before the seat takes it.
    fn keeps_secrets(state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        true
    }
    /// What these eyes may see.
    fn view(state: &Self::State, eyes: Eyes) -> Self::View;
    /// The same, written over another view, whose memory is reused.
    fn view_into(state: &Self::State, eyes: Eyes, view: &mut Self::View) {
        *view = Self::view(state, eyes);
    }
    /// Makes `state` one that the viewer can't tell from the true one, each
    /// consistent one as likely as chance and the others' secret choices make
    /// it. Whatever was in `state` is overwritten; its memory is reused.
    fn imagine_into<C: Chance>(view: &Self::View, chance: &mut C, state: &mut Self::State);
    /// A possible state, freshly made.
    fn imagine<C: Chance>(view: &Self::View, chance: &mut C) -> Self::State;
    /// What `viewer` notices of an action by `by`.
    fn seen(action: &Self::Action, by: Seat, viewer: Seat) -> Self::Observed;
    /// How well each seat stands; `out` has an entry per seat. Larger is better.
    fn estimate(state: &Self::State, out: &mut [f32]);
    /// The same at the end of the game, as far as it can be told from where a
    /// search stops: what can come of it in later turns counts in, which an
    /// estimate of one's own turn may leave out.
    fn prospects(state: &Self::State, out: &mut [f32]) {
        Self::estimate(state, out);
    }
    /// How promising an action looks at a glance; larger is better.
    fn prior(state: &Self::State, action: &Self::Action) -> f32;
    /// The log line of an event as those eyes may read it; `None` if they
    /// learn nothing worth a line.
    fn glimpse(before: &Self::State, event: &Self::Event, eyes: Eyes) -> Option<Line>;
    /// The text key of the mark that an event leaves on the time line, for what
    /// one looks for afterwards; `None` if it leaves none. Everyone sees the
    /// marks, so they tell of open events only.
    fn mark(before: &Self::State, event: &Self::Event) -> Option<&'static str> {
        let _ = (before, event);
        None
    }
    /// Named figures of one seat.
    fn facts(state: &Self::State, seat: Seat) -> Facts;
    /// A digest of the state without its caches, equal on every platform.
    fn digest(state: &Self::State) -> u64;
    /// A key by which searches know a state again, made faster than a digest if
    /// it can be; it is written nowhere.
    fn key(state: &Self::State) -> u64 {
        Self::digest(state)
    }
    /// The state as it is written, without what the setup holds already.
    fn position(state: &Self::State) -> impl Serialize;
    /// The state of a [`position`](Game::position), read from any form that
    /// names its fields.
    ///
    /// # Errors
    /// A misfit, when what is read is no position of this setup.
    fn restore<'de, D: Deserializer<'de>>(ready: &Self::Ready, position: D) -> Result<Self::State, Misfit>;
    /// Title of the setup's content and layout, for lists of games.
    fn title(setup: &Self::Setup) -> Words;
}

/// What the laws need of a game beyond play.
pub trait Probe: Game {
    /// Any action at all, legal or not, and often close to legal.
    fn wild<C: Chance>(state: &Self::State, chance: &mut C) -> Self::Action;
    /// Permutes what `seat` can't see: piles, hands, others' secret choices.
    fn permute_hidden<C: Chance>(state: &mut Self::State, seat: Seat, chance: &mut C);
    /// Checks that nothing got lost and that every cache equals its
    /// recomputation.
    ///
    /// # Errors
    /// What is wrong.
    fn audit(state: &Self::State) -> Result<(), String>;
    /// [`audit`](Probe::audit) of a state beside one that passed it: it comes
    /// out the same, and what is the same in both, caches and their order
    /// included, need not be looked at again.
    ///
    /// # Errors
    /// What is wrong.
    fn audit_beside(state: &Self::State, sound: &Self::State) -> Result<(), String> {
        let _ = sound;
        Self::audit(state)
    }
    /// Reads every detail of a view, those too that comparisons overlook. Two
    /// views are told apart wherever their `Debug` forms differ.
    fn read(view: &Self::View, reader: &mut Xxh3) {
        // Writing into a hash cannot fail.
        let _ = write!(Reading(reader), "{view:?}");
    }
}

/// Hashes what is written, without keeping it.
struct Reading<'a>(&'a mut Xxh3);

impl Write for Reading<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
