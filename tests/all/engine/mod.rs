//! The engine, put through its paces by the toy.

mod chance;
mod games;
mod hostile;
mod journal;
mod laws;
mod record;
mod table;
mod timeline;
