//! The engine, put through its paces by the toy.

mod chance;
pub mod games;
mod hostile;
mod journal;
mod laws;
mod record;
mod table;
mod timeline;
pub mod track;
