//! Ant Realm at the table, driven through the names of things.

mod bench;
mod pictures;
mod play;
mod reach;
mod secrets;
