//! JSON Schemas of the files, made from the types that read them.

use serde_json::Value;

use crate::content::schema;

use super::{CardsFile, ChambersFile, Manifest, PagesFile, TalentsFile};

/// The schema of every file of a pack, by name: `cards` for `cards.json`,
/// which lies in `schemas/cards.schema.json`.
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        ("pack", schema::<Manifest>()),
        ("talents", schema::<TalentsFile>()),
        ("cards", schema::<CardsFile>()),
        ("chambers", schema::<ChambersFile>()),
        ("pages", schema::<PagesFile>()),
    ]
}
