//! JSON Schemas of the files, made from the types that read them.

use serde_json::Value;

use crate::content::schema;

use super::{
    AnthillFile, ChambersFile, Layout, Manifest, ObjectivesFile, PreyFile, SpeciesFile, TerrainFile,
};

/// The schema of every file of a pack, by name: `prey` for `prey.json`, which
/// lies in `schemas/prey.schema.json`; `layout` for all layouts.
pub fn schemas() -> Vec<(&'static str, Value)> {
    vec![
        ("pack", schema::<Manifest>()),
        ("prey", schema::<PreyFile>()),
        ("chambers", schema::<ChambersFile>()),
        ("anthill", schema::<AnthillFile>()),
        ("objectives", schema::<ObjectivesFile>()),
        ("terrain", schema::<TerrainFile>()),
        ("species", schema::<SpeciesFile>()),
        ("layout", schema::<Layout>()),
    ]
}
