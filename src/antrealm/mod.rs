//! Ant Realm (蚁界): the game of cards, tokens and a die.

pub mod action;
mod admits;
pub mod balance;
pub mod card;
pub mod content;
mod decide;
mod describe;
pub mod estimate;
pub mod event;
mod fold;
mod game;
pub mod glimpse;
pub mod keys;
mod legal;
mod offer;
pub mod pack;
mod probe;
pub mod rules;
pub mod setup;
pub mod state;
pub mod store;
pub mod talents;
pub mod tokens;
pub mod view;
mod words;

pub use action::{Action, ChamberId, Loss, Spot};
pub use card::{CardId, CardSet};
pub use content::{Content, Setup};
pub use event::Event;
pub use game::{AntRealm, Place, Seen, phase_key};
pub use glimpse::card_line;
pub use state::State;
pub use store::{Item, Store};
pub use tokens::{Token, Tokens, Zone};
pub use view::View;
pub use words::{chamber_line, decline, spot_line};
