//! Ant Realm: its packs and the names of its things.

mod names;
mod pack;
mod pack_files;
