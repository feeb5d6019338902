//! A small game with everything that makes an engine sweat: hidden hands, a
//! face-down pile, a die, and a secret answer in the middle of another's turn.
//!
//! Each turn a seat may take 1 to 3 crumbs from the heap, roll a die for
//! crumbs, ask whether the next seat holds a low card, bury a card under the
//! pile, and play a card that the next seat may answer face down; the answer is
//! turned up at the end of the turn, and the higher card scores. It can be
//! given a [`Fault`], one for each law.

mod act;
mod fold;
pub mod hidden;
mod play;

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use formicarium::engine::{Pile, Seat};
use serde::{Deserialize, Serialize, Serializer};

/// How many cards there are.
pub const CARDS: u8 = 24;
/// How many crumbs lie on the heap at first.
pub const HEAP: u8 = 40;

/// The game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Toy;

/// What the lobby edits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// 2 to 4.
    pub seats: u8,
    /// How many turns are played, 1 to 6000.
    pub turns: u16,
    /// What is wrong with this game.
    #[serde(default)]
    pub fault: Fault,
}

impl Setup {
    pub fn of(seats: u8) -> Self {
        Self { seats, turns: u16::from(seats) * 4, fault: Fault::None }
    }
}

/// A deliberate fault. Each is named for the law that it breaks.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fault {
    #[default]
    None,
    Folded,
    Admitted,
    Written,
    Decided,
    Barred,
    Sought,
    Undone,
    Missing,
    TooMuch,
    Hidden,
    Seen,
    Blind,
    Imagined,
    Audited,
    Restored,
    Copied,
    Finite,
    Ended,
    /// Not a law's: the rules of today decide otherwise than those of yesterday.
    OtherRules,
    /// Not a law's: the fold of today comes out otherwise than yesterday's.
    OtherFold,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    Take { crumbs: u8 },
    Roll,
    Count,
    Bury { card: u8 },
    Play { card: u8 },
    Answer { card: u8 },
    Pass,
    End,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    Dealt {
        seat: Seat,
        card: u8,
    },
    First {
        seat: Seat,
    },
    Took {
        crumbs: u8,
    },
    Rolled {
        face: u8,
    },
    Counted {
        low: bool,
    },
    Buried {
        card: u8,
    },
    Played {
        card: u8,
    },
    Answered {
        card: Option<u8>,
    },
    TurnedUp {
        card: Option<u8>,
    },
    Drew {
        card: u8,
    },
    Ended {
        next: Seat,
    },
    Conceded {
        seat: Seat,
    },
    Noise {
        #[serde(serialize_with = "lossy")]
        crumbs: u8,
    },
}

/// Loses large numbers, so that one fault can be had.
fn lossy<S: Serializer>(crumbs: &u8, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u8(if *crumbs >= 50 { 0 } else { *crumbs })
}

/// The answer to a played card.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Nobody was asked.
    #[default]
    None,
    /// The next seat decides in secret.
    Asked,
    Passed,
    Card(u8),
}

/// The state.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    #[serde(skip)]
    pub fault: Fault,
    pub seats: u8,
    pub turns: u16,
    pub pile: Pile,
    /// The cards in each hand, as sets of bits.
    pub hands: [u32; 4],
    pub heap: u8,
    pub scores: [i16; 4],
    /// From 1; 0 before the start.
    pub turn: u16,
    pub active: Seat,
    pub took: bool,
    pub rolled: bool,
    pub counted: bool,
    pub played: Option<u8>,
    pub answer: Answer,
    pub discard: u32,
    pub buried: u16,
    pub conceded: [bool; 4],
    /// A cache: how many cards all hands hold.
    #[serde(skip)]
    pub in_hands: u32,
    /// What a copy should never share.
    #[serde(skip)]
    pub shared: Shared,
}

/// A number that copies share; touched by one fault only.
#[derive(Debug, Clone, Default)]
pub struct Shared(Arc<AtomicU32>);

impl Shared {
    fn touch(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn get(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        self.get() == other.get()
    }
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            pile: self.pile.clone(),
            shared: self.shared.clone(),
            hands: self.hands,
            scores: self.scores,
            conceded: self.conceded,
            ..*self
        }
    }

    fn clone_from(&mut self, from: &Self) {
        let heap = self.heap;
        *self = from.clone();
        if self.fault == Fault::Undone {
            self.heap = heap;
        }
    }
}

impl State {
    /// Who may answer the active seat's card.
    pub fn next(&self) -> Seat {
        Seat((self.active.0 + 1) % self.seats)
    }

    pub fn is_over(&self) -> bool {
        let left = Seat::all(usize::from(self.seats)).filter(|seat| !self.conceded[seat.index()]).count();
        left < 2 || (self.turn > self.turns && self.fault != Fault::Ended)
    }

    pub fn in_turn(&self) -> Seat {
        if self.answer == Answer::Asked { self.next() } else { self.active }
    }
}

/// The cards of a set of bits.
pub fn cards(set: u32) -> impl Iterator<Item = u8> {
    (0..32).filter(move |card| set & (1 << card) != 0)
}

thread_local! {
    static OUTSIDE: Cell<u32> = const { Cell::new(0) };
}

/// A number from outside of the state, for faults.
fn outside() -> u32 {
    OUTSIDE.with(|cell| {
        cell.set(cell.get() + 1);
        cell.get()
    })
}
