//! Faults of packs and layouts, all at once and each with its place.
//!
//! *Errors* make play impossible, or make a count of the rules wrong.
//! *Warnings* are the numeric demands that the rules make on the base pack
//! (the last section of `assets/rules/en/microlonies.md`): another pack may
//! ignore them and still be played; the base pack may not, and a test sees to
//! that.

mod anthill;
mod chambers;
mod ground;
mod layout;
mod manifest;
mod objectives;
mod prey;
mod terrain;

use std::collections::BTreeMap;
use std::path::Path;

use serde::Serialize;

use crate::engine::{Line, Problem, Words};

use super::{Layout, Pack, PackError, layouts_in};

pub use layout::check_layout;

/// The most cards or tiles of a kind, since a face-down pile holds no more.
pub const MAX_CARDS: usize = crate::engine::Pile::CAPACITY;

/// The longest name that a card has room for, in characters.
const MAX_NAME: usize = 40;

/// The longest text about a pack, in characters.
const MAX_ABOUT: usize = 400;

/// All faults of a pack, file by file.
pub fn check(pack: &Pack) -> Vec<Problem> {
    let mut faults = Faults::default();
    manifest::check(pack, &mut faults);
    prey::check(pack, &mut faults);
    chambers::check(pack, &mut faults);
    anthill::check(pack, &mut faults);
    objectives::check(pack, &mut faults);
    terrain::check(pack, &mut faults);
    faults.list
}

/// All faults of the pack in a folder and of its layouts, each for every
/// number of colonies that it names.
///
/// # Errors
/// If a file can't be read at all.
pub fn check_dir(folder: impl AsRef<Path>) -> Result<Vec<Problem>, PackError> {
    let folder = folder.as_ref();
    let pack = Pack::from_dir(folder)?;
    let layouts = layouts_in(folder)?;
    let mut problems = check(&pack);
    problems.extend(layouts.iter().flat_map(|layout| check_layout_for_all(&pack, layout)));
    Ok(problems)
}

/// The faults of a layout for every number of colonies that it names, each
/// fault once.
pub fn check_layout_for_all(pack: &Pack, layout: &Layout) -> Vec<Problem> {
    let mut problems = Vec::new();
    for &colonies in &layout.colonies {
        for problem in check_layout(pack, layout, usize::from(colonies)) {
            if !problems.contains(&problem) {
                problems.push(problem);
            }
        }
    }
    if layout.colonies.is_empty() {
        problems.push(Problem::error(
            format!("layout {}: colonies", layout.id),
            Line::new("check-layout-colonies-none"),
        ));
    }
    problems
}

/// Faults found so far.
#[derive(Default)]
struct Faults {
    list: Vec<Problem>,
}

impl Faults {
    fn error(&mut self, place: impl Into<String>, line: Line) {
        self.list.push(Problem::error(place, line));
    }

    fn warn(&mut self, place: impl Into<String>, line: Line) {
        self.list.push(Problem::warning(place, line));
    }

    /// An error unless `min <= value <= max`; returns whether it is.
    fn range(&mut self, place: impl Into<String>, value: impl Number, min: i64, max: i64) -> bool {
        let value = value.number();
        let fine = (min..=max).contains(&value);
        if !fine {
            let line = Line::new("check-range").with("value", value).with("min", min).with("max", max);
            self.error(place, line);
        }
        fine
    }

    /// A warning unless `min <= value <= max`.
    fn usual(&mut self, place: impl Into<String>, value: impl Number, min: i64, max: i64) {
        let value = value.number();
        if !(min..=max).contains(&value) {
            let line = Line::new("check-unusual").with("value", value).with("min", min).with("max", max);
            self.warn(place, line);
        }
    }

    /// Checks how many entries a list has; returns whether it may be looked
    /// into. With far too many, one fault is enough.
    fn count(&mut self, list: &str, count: usize, min: usize) -> bool {
        let line = |key| Line::new(key).with("count", count.number());
        if count > MAX_CARDS {
            self.error(list, line("check-count-max").with("max", MAX_CARDS.number()));
        } else if count < min {
            self.error(list, line("check-count-min").with("min", min.number()));
        }
        count <= MAX_CARDS
    }

    /// A warning unless a list has as many entries as the rules say.
    fn expect(&mut self, place: &str, key: &'static str, count: usize, expected: usize) {
        if count != expected {
            self.warn(place, counted(key, count, expected));
        }
    }

    /// Checks short names: their shape, and that each is there once.
    fn ids<'a>(&mut self, list: &str, ids: impl Iterator<Item = &'a str>) {
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
    fn id(&mut self, place: &str, id: &str) {
        let fine = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || id.len() > MAX_NAME || !id.chars().all(fine) {
            let shown = id.chars().take(MAX_NAME).collect::<String>();
            self.error(place, Line::new("check-id-shape").with("id", shown));
        }
    }

    /// Checks that a text is there in both languages and not too long.
    fn words(&mut self, place: &str, words: &Words, max: usize) {
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
fn counted(key: &'static str, count: usize, expected: usize) -> Line {
    Line::new(key).with("count", count.number()).with("expected", expected.number())
}

/// The name of a value as the files write it.
fn data_name(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default().replace('"', "")
}

/// Numbers that fit into arguments of a [`Line`].
trait Number {
    fn number(self) -> i64;
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
