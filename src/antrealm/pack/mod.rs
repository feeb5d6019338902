//! Content: its types, reading it, and checking it.

mod types;

pub use types::{
    CardSheet, ChamberSheet, Completions, Kind, Manifest, Pack, Page, Place, Rank, SourceNumbers, Talent,
    TalentSheet,
};
