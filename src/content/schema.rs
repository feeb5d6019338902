//! JSON Schemas of the files of packs, made from the types that read them.

use schemars::{JsonSchema, SchemaGenerator, generate::SchemaSettings};
use serde_json::Value;

/// The schema of a type.
pub fn schema<T: JsonSchema>() -> Value {
    let mut schema =
        SchemaGenerator::new(SchemaSettings::draft2020_12()).into_root_schema_for::<T>().to_value();
    // Otherwise the order would hang on a feature of serde_json that any
    // other package may switch on.
    schema.sort_all_objects();
    schema
}
