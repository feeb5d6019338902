//! The rules: decisions to events, one file per chapter.
//!
//! - A1 colonies and deck: [`setup`](super::setup), and [`preparation`] for the
//!   lead of a round
//! - A2 [`talents`], chosen; what they change is in
//!   [`talents`](super::talents)
//! - A3 [`tokens`], A4 [`preparation`], A5 [`administration`],
//!   A6 [`exploration`], A7 [`cards`], A8 [`encounter`], A9 [`war`]
//! - A10 [`settlement`]; death, conceding and the order of the colonies
//!   are in [`end`]
//!
//! [`course`] says what comes next.

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
