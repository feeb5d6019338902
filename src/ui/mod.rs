//! The interface: egui only, no window.
//!
//! Every function here gets data and returns commands; nothing changes a
//! game. The screens know no game: [`face::Face`] is the one gate.

pub mod brush;
pub mod colony;
pub mod cpu;
pub mod face;
pub mod fonts;
pub mod form;
pub mod icons;
pub mod microlonies;
pub mod theme;
pub mod widgets;
