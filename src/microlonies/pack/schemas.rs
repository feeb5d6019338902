//! JSON Schemas of the files, made from the types that read them.

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::Value;

use super::{AnthillFile, ChambersFile, Layout, Manifest, ObjectivesFile, PreyFile, TerrainFile};

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
        ("layout", schema::<Layout>()),
    ]
}

fn schema<T: JsonSchema>() -> Value {
    let mut schema =
        SchemaGenerator::new(SchemaSettings::draft2020_12()).into_root_schema_for::<T>().to_value();
    // Otherwise the order would hang on a feature of serde_json that any
    // other package may switch on.
    schema.sort_all_objects();
    schema
}
