//! How Ant Realm looks and is played by clicking.
//!
//! - [`face`] plugs the game into the screens, [`form`] is its part of the lobby
//! - [`stage`] what everything is painted from; [`ask`] what is asked, and choices that lie on no board
//! - [`board`] the middle: [`talents`], [`works`] of the administration, [`lanes`] of the exploration, [`war`]
//! - [`side`] a colony's nest and hand; [`strip`] its tokens, paying, giving up, feeding
//! - [`card`] a colony's figures; [`score`] the score sheet; [`names`] what screen readers say
//! - [`art`] and [`paper`] pictures of tokens, suits and dice, and of cards

pub mod art;
pub mod ask;
pub mod board;
pub mod card;
pub mod face;
pub mod form;
pub mod items;
pub mod lanes;
pub mod names;
pub mod paper;
pub mod score;
pub mod side;
pub mod stage;
pub mod strip;
pub mod talents;
pub mod tasks;
pub mod war;
pub mod works;

pub use face::{AntRealmFace, Desk};
pub use form::Form;
