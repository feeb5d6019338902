//! Decisions to events, one file per chapter of the rules.

pub mod activate;
pub mod build;
pub mod colonize;
pub mod deal;
pub mod disperse;
pub mod end;
pub mod end_of_turn;
pub mod environment;
pub mod hunt;
pub mod lay_eggs;
pub mod scoring;
pub mod setup;
pub mod ways;
