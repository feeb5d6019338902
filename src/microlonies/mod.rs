//! Microlonies: the tile, card and hex game.

pub mod action;
mod admits;
mod balance;
mod cache;
pub mod content;
mod decide;
mod describe;
mod estimate;
pub mod event;
mod fold;
mod game;
pub mod geometry;
mod glimpse;
pub mod hand_log;
pub mod ids;
mod keys;
pub mod layers;
mod legal;
pub mod map;
pub mod metric;
mod offer;
pub mod pack;
mod probe;
pub mod rules;
pub mod setup;
pub mod species;
pub mod state;
pub mod view;

pub use action::{Action, Ant, TierId};
pub use content::{Content, Setup};
pub use event::Event;
pub use game::{Microlonies, Place, Seen, phase_key};
pub use glimpse::{coordinates, hexes_in, print_key};
pub use state::State;
pub use view::View;
