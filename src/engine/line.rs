//! What engine and games say: keys and arguments, never sentences.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::Seat;

/// A text in several languages, by language tag (`en`, `zh-Hans`), as packs
/// and layouts carry it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Words(pub BTreeMap<String, String>);

impl Words {
    /// The text in `tag`, else in English, else in any language, else empty.
    pub fn get(&self, tag: &str) -> &str {
        let found = self.0.get(tag).or_else(|| self.0.get("en")).or_else(|| self.0.values().next());
        found.map_or("", String::as_str)
    }
}

/// A sentence as a text key and its arguments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// Key of the text resource.
    pub key: &'static str,
    /// Named arguments, in the order they were added.
    pub args: Vec<(&'static str, Arg)>,
}

impl Line {
    /// A line without arguments.
    pub fn new(key: &'static str) -> Self {
        Self { key, args: Vec::new() }
    }

    /// The line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }
}

/// An argument of a [`Line`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A whole number.
    Number(i64),
    /// A seat, shown by its colony's or player's name.
    Seat(Seat),
    /// Another text key.
    Key(&'static str),
    /// A name out of the content, in its languages.
    Words(Words),
    /// A text in no language: a file name, a rule number.
    Text(String),
    /// A sentence within the sentence.
    Line(Line),
    /// Several things, listed as the language lists them.
    List(Vec<Arg>),
}

impl From<i64> for Arg {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}
impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Self {
        Self::Key(key)
    }
}
impl From<&Words> for Arg {
    fn from(words: &Words) -> Self {
        Self::Words(words.clone())
    }
}
impl From<Line> for Arg {
    fn from(line: Line) -> Self {
        Self::Line(line)
    }
}
impl From<Vec<Arg>> for Arg {
    fn from(list: Vec<Arg>) -> Self {
        Self::List(list)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// How bad a [`Problem`] is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// Odd, but it can be played.
    Warning,
    /// It cannot be played.
    Error,
}

/// A fault of a setup, pack or layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// How bad it is.
    pub severity: Severity,
    /// Where it is: file and path into the data, as `prey.json: cards[3].food`.
    pub place: String,
    /// What it is.
    pub line: Line,
}

impl Problem {
    /// A fault that forbids play.
    pub fn error(place: impl Into<String>, line: Line) -> Self {
        Self { severity: Severity::Error, place: place.into(), line }
    }

    /// A fault that play survives.
    pub fn warning(place: impl Into<String>, line: Line) -> Self {
        Self { severity: Severity::Warning, place: place.into(), line }
    }
}
