//! The places of a JSON value, for tests that edit it.

use serde_json::Value;

/// Pointers to everything in a value, itself last.
pub fn spots(value: &Value) -> Vec<String> {
    let mut out = Vec::new();
    list(value, String::new(), &mut out);
    out
}

/// Pointers to the single values in it.
pub fn leaves(value: &Value) -> Vec<String> {
    let single = |spot: &String| !matches!(value.pointer(spot), Some(Value::Array(_) | Value::Object(_)));
    spots(value).into_iter().filter(single).collect()
}

fn list(value: &Value, here: String, out: &mut Vec<String>) {
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(place, item)| list(item, format!("{here}/{place}"), out));
        }
        Value::Object(fields) => {
            fields.iter().for_each(|(name, field)| list(field, format!("{here}/{name}"), out));
        }
        _ => {}
    }
    out.push(here);
}
