//! Collecting the faults of packs, and the checks that every pack needs.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::engine::{Line, Problem, Words};

/// The longest name that a card has room for, in characters.
pub const MAX_NAME: usize = 40;

/// The longest text about a pack, in characters.
pub const MAX_ABOUT: usize = 400;

/// Faults found so far.
#[derive(Debug, Default)]
pub struct Faults {
    /// In the order they were found.
    pub list: Vec<Problem>,
}

impl Faults {
    /// A fault that forbids play.
    pub fn error(&mut self, place: impl Into<String>, line: Line) {
        self.list.push(Problem::error(place, line));
    }

    /// A fault that play survives.
    pub fn warn(&mut self, place: impl Into<String>, line: Line) {
        self.list.push(Problem::warning(place, line));
    }

    /// An error unless `min <= value <= max`; returns whether it is.
    pub fn range(&mut self, place: impl Into<String>, value: impl Number, min: i64, max: i64) -> bool {
        let value = value.number();
        let fine = (min..=max).contains(&value);
        if !fine {
            let line = Line::new("check-range").with("value", value).with("min", min).with("max", max);
            self.error(place, line);
        }
        fine
    }

    /// A warning unless `min <= value <= max`.
    pub fn usual(&mut self, place: impl Into<String>, value: impl Number, min: i64, max: i64) {
        let value = value.number();
        if !(min..=max).contains(&value) {
            let line = Line::new("check-unusual").with("value", value).with("min", min).with("max", max);
            self.warn(place, line);
        }
    }

    /// Checks how many entries a list has; returns whether it may be looked
    /// into. With far too many, one fault is enough.
    pub fn count(&mut self, list: &str, count: usize, min: usize, max: usize) -> bool {
        let line = |key| Line::new(key).with("count", count.number());
        if count > max {
            self.error(list, line("check-count-max").with("max", max.number()));
        } else if count < min {
            self.error(list, line("check-count-min").with("min", min.number()));
        }
        count <= max
    }

    /// A warning unless a list has as many entries as the rules say.
    pub fn expect(&mut self, place: &str, key: &'static str, count: usize, expected: usize) {
        if count != expected {
            self.warn(place, counted(key, count, expected));
        }
    }

    /// Checks short names: their shape, and that each is there once.
    pub fn ids<'a>(&mut self, list: &str, ids: impl Iterator<Item = &'a str>) {
        let mut seen = BTreeMap::new();
        for (index, id) in ids.enumerate() {
            let place = format!("{list}[{index}].id");
            self.id(&place, id);
            if let Some(first) = seen.insert(id, index) {
                let line = Line::new("check-id-twice")
                    .with("id", id.to_owned())
                    .with("other", format!("{list}[{first}]"));
                self.error(place, line);
            }
        }
    }

    /// Checks the shape of a short name, which also stands in file names.
    pub fn id(&mut self, place: &str, id: &str) {
        let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || id.len() > MAX_NAME || !id.chars().all(fine) {
            let shown = id.chars().take(MAX_NAME).collect::<String>();
            self.error(place, Line::new("check-id-shape").with("id", shown));
        }
    }

    /// Checks that a text is there in both languages and not too long.
    pub fn words(&mut self, place: &str, words: &Words, max: usize) {
        for language in ["en", "zh-Hans"] {
            if words.0.get(language).is_none_or(|text| text.trim().is_empty()) {
                self.warn(place, Line::new("check-words-language").with("language", language.to_owned()));
            }
        }
        for (language, text) in &words.0 {
            if text.chars().count() > max {
                let line = Line::new("check-words-long")
                    .with("language", language.clone())
                    .with("max", max.number());
                self.warn(place, line);
            }
        }
    }
}

/// A line about a count that should be another.
pub fn counted(key: &'static str, count: usize, expected: usize) -> Line {
    Line::new(key).with("count", count.number()).with("expected", expected.number())
}

/// The name of a value as the files write it.
pub fn data_name(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('"', "")
}

/// Numbers that fit into arguments of a [`Line`].
pub trait Number {
    /// The number.
    fn number(self) -> i64;
}

impl Number for i64 {
    fn number(self) -> i64 {
        self
    }
}
impl Number for u8 {
    fn number(self) -> i64 {
        i64::from(self)
    }
}
impl Number for i8 {
    fn number(self) -> i64 {
        i64::from(self)
    }
}
impl Number for u16 {
    fn number(self) -> i64 {
        i64::from(self)
    }
}
impl Number for i16 {
    fn number(self) -> i64 {
        i64::from(self)
    }
}
impl Number for u32 {
    fn number(self) -> i64 {
        i64::from(self)
    }
}
impl Number for usize {
    fn number(self) -> i64 {
        i64::try_from(self).unwrap_or(i64::MAX)
    }
}
