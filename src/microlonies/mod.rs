//! Microlonies: the tile, card and hex game.

pub mod action;
pub mod content;
pub mod event;
pub mod geometry;
pub mod ids;
pub mod pack;
pub mod state;
pub mod view;

pub use action::{Action, Ant, TierId};
pub use content::{Content, Setup};
pub use event::Event;
pub use state::State;
pub use view::View;
