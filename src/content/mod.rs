//! What the packs of all games have in common: reading their files, collecting
//! their faults, and writing them the way people and version control like it.
//!
//! A pack is a folder of JSON files, one of them `pack.json`, with a JSON
//! Schema for each. What stands in them is each game's own.

mod faults;
mod files;
mod read;
mod schema;
mod tidy;

pub use faults::{Faults, MAX_ABOUT, MAX_NAME, Number, counted, data_name};
pub(crate) use files::list_file;
pub use read::{FORMAT, MAX_BYTES, PackError, Source, game_of, parse_file, parse_text};
pub use schema::schema;
pub use tidy::tidy;
