//! How Microlonies looks and is played by clicking.
//!
//! - [`face`] plugs the game into the screens
//! - [`stage`] what everything is painted from
//! - [`field`] the environment; [`ground`] its land, [`pieces`] what stands on it
//! - [`anthill`] an anthill cut open; [`tile`] one chamber
//! - [`river`] the rivers, [`faces`] what is printed there, [`objectives`] and [`larder`] the cards, [`card`] a
//!   colony's figures
//! - [`species`] sheets to read, the choice of one; [`form`] the lobby's part
//! - [`lit`] what a click means; [`fork`] the choice where a hex has several meanings; [`names`] what screen readers say
//! - [`art`], [`geometry`] pictures, hexes; [`map`] how maps look in the editor

pub mod anthill;
pub mod art;
pub mod ask;
pub mod card;
pub mod dweller;
pub mod face;
pub mod faces;
pub mod field;
pub mod fork;
pub mod form;
pub mod geometry;
pub mod ground;
pub mod larder;
pub mod lit;
pub mod map;
pub mod names;
pub mod objectives;
pub mod pieces;
pub mod preview;
pub mod river;
#[cfg(test)]
mod sample;
pub mod score;
pub use crate::ui::sheet;
pub mod species;
pub mod stage;
mod supply;
pub mod tile;
mod tokens;

pub use face::{Desk, MicroloniesFace};
pub use form::Form;
