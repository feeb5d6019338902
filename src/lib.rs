//! Formicarium: play, design and review two ant-colony board games.
//!
//! State changes in one way only: an event is folded into it. Playing, bots'
//! searches, replays, drawing, undo and crash recovery are the same thing
//! looked at from different sides.
//!
//! The house, from the ground up; a room uses only those below it:
//!
//! - [`engine`] knows no game, no interface and no language: fold, chance,
//!   time line, record, journal, table, and the laws of every game.
//! - [`content`] reads packs, whatever game they are for, and collects their
//!   faults.
//! - [`editor`] holds documents that are drawn, as folds of their own; what
//!   there is to draw a game tells it.
//! - [`microlonies`] and [`antrealm`] are games: content, positions, facts,
//!   rules, views.
//! - [`bots`] play any game by what their seat sees.
//! - [`text`] renders keys and arguments, in every language of the program.
//! - [`registry`] is the one place that lists the games.
//! - [`ui`] is the interface, in egui only; [`cli`] the command line.
//! - `window`, behind the feature of that name, is the native window.
//!
//! [`folders`] says where the program's own files are.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::print_stdout))]

pub mod antrealm;
pub mod bots;
pub mod cli;
pub mod content;
pub mod editor;
pub mod engine;
pub mod folders;
pub mod microlonies;
pub mod registry;
pub mod text;
pub mod ui;
#[cfg(feature = "window")]
pub mod window;
