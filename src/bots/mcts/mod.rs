//! Information-set Monte Carlo tree search over small decisions.
//!
//! - [`search`] a simulation, [`tree`] what simulations leave behind, [`worth`]
//!   what they count, [`tuning`] how they weigh and how much they may cost
//! - [`think`] many of them, on several threads, until the budget is spent, and
//!   [`Thought`], what comes of it

mod pace;
mod search;
mod think;
mod tree;
mod tuning;
mod worth;

pub use search::Effort;
pub use think::{Choice, Mcts, Thought};
pub use tuning::{Manner, Tuning};
