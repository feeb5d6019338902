//! The interface: egui only, no window.
//!
//! Every function here gets data and returns commands; nothing changes a
//! game. The screens know no game: [`face::Face`] is the one gate.

pub mod antrealm;
pub mod app;
pub mod brush;
pub mod camera;
pub mod colony;
pub mod command;
pub mod cpu;
pub mod editor;
pub mod face;
pub mod fonts;
pub mod form;
pub mod games;
pub mod host;
pub mod icons;
pub mod lobby;
pub mod microlonies;
pub mod picture;
pub mod plane;
pub mod review;
pub mod rules;
pub mod saves;
pub mod scenery;
pub mod settings;
pub mod sheet;
pub mod table;
pub mod theme;
pub mod widgets;

pub use app::{App, Parts};
