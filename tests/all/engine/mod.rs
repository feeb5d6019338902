//! The engine, put through its paces by the toy.

mod laws;
