//! The rules: decisions to events, one file per chapter.

pub mod administration;
pub mod cards;
pub mod course;
pub mod encounter;
pub mod end;
pub mod exploration;
pub mod preparation;
pub mod settlement;
pub mod talents;
pub mod tokens;
pub mod war;
