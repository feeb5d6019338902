//! The event-sourced engine: it knows no game, no interface and no language.
//!
//! State changes in one way only: an event is folded into it. Playing, bots'
//! searches, replays, undo and recovery are that one thing seen from
//! different sides.

pub mod balance;
pub mod chance;
pub mod fold;
pub mod foretell;
pub mod game;
pub mod journal;
pub mod kept;
pub mod laws;
pub mod line;
pub mod offer;
pub mod pile;
pub mod position;
pub mod record;
pub mod study;
pub mod table;
pub mod timeline;
pub mod track;
pub mod verdict;

pub use balance::{Balance, Cell};
pub use chance::{Chance, Fast, Recorded, Scripted};
pub use fold::{Fold, Misfit};
pub use foretell::{Foretell, Standing, Weight, foretold};
pub use game::{
    Clock, Cx, Eyes, Facts, Game, MAX_SEATS, Outcome, Outlook, Probe, Refusal, Seat, Silent, Sink, Turn,
};
pub use journal::{Journal, JournalError};
pub use kept::{Kept, Played, Told};
pub use line::{Arg, Line, Problem, Severity, Words};
pub use offer::{Inspection, Offer, Row, Sources};
pub use pile::{Pile, Under};
pub use position::Position;
pub use record::{Header, Opened, Player, ReadError, Who};
pub use study::{Older, Page, Study};
pub use table::{Bot, Cancel, History, Look, Move, Question, Step, Table};
pub use timeline::{Among, NoStep, StepId, Timeline};
pub use track::{Beat, Heard, Listen, Segment, Spot, Stop, Track, Unit};
pub use verdict::Verdict;
