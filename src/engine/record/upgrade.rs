//! Older formats, brought up step by step.

use serde_json::Value;

/// Brings the raw JSON of one line from a format to the next: the header with
/// `line` 1, or one of the lines behind it.
type Upgrade = fn(game: &str, line: usize, raw: &mut Value);

/// The upgrade from format 1 stands first, that from format 2 next, and so on;
/// there are [`FORMAT`](super::FORMAT) - 1 of them. When the form of a line, an
/// action or an event changes, the format grows by one and an upgrade is added.
const UPGRADES: [Upgrade; super::FORMAT as usize - 1] = [];

/// Whether lines of this format are read as they are.
pub fn is_current(format: u32) -> bool {
    format == super::FORMAT
}

/// Brings a line of an older format up to the present one.
pub fn upgrade(format: u32, game: &str, line: usize, raw: &mut Value) {
    apply(&UPGRADES, format, game, line, raw);
}

fn apply(upgrades: &[Upgrade], format: u32, game: &str, line: usize, raw: &mut Value) {
    for step in upgrades.iter().skip(format.saturating_sub(1) as usize) {
        step(game, line, raw);
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::apply;

    fn rename(_game: &str, _line: usize, raw: &mut Value) {
        if let Some(old) = raw.as_object_mut().and_then(|line| line.remove("old")) {
            raw["newer"] = old;
        }
    }

    fn double(_game: &str, _line: usize, raw: &mut Value) {
        if let Some(number) = raw["newer"].as_i64() {
            raw["newer"] = json!(number * 2);
        }
    }

    #[test]
    fn each_format_passes_through_all_later_upgrades() {
        let mut first = json!({ "old": 3 });
        apply(&[rename, double], 1, "toy", 2, &mut first);
        assert_eq!(first, json!({ "newer": 6 }));
        let mut second = json!({ "newer": 3 });
        apply(&[rename, double], 2, "toy", 2, &mut second);
        assert_eq!(second, json!({ "newer": 6 }));
        let mut present = json!({ "newer": 3 });
        apply(&[rename, double], 3, "toy", 2, &mut present);
        assert_eq!(present, json!({ "newer": 3 }));
    }
}
