//! Content: its types, reading it, and checking it.

mod check;
mod completion;
mod files;
mod load;
mod schemas;
mod types;

pub use check::{
    MAX_CHAMBERS, MAX_PAGES, MAX_PLACES, MAX_TOKENS, MIN_PLACES, PLACE_RADIUS, check, check_completions,
    check_dir, inspect,
};
pub use completion::Completion;
pub use files::{CardsFile, ChambersFile, PagesFile, TalentsFile};
pub use load::GAME;
pub use schemas::schemas;
pub use types::{
    CardSheet, ChamberSheet, Completions, Kind, Manifest, Pack, Page, Place, Rank, SourceNumbers, Talent,
    TalentSheet,
};
