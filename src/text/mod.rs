//! Texts: engine and games speak in keys and arguments, this renders them.
//!
//! The resources are Fluent files under `assets/text/`, one folder per
//! language, embedded in the program. Every file of a folder is loaded; a key
//! stands in one file only.

mod bundle;
mod lang;
pub mod trouble;

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::engine::{Arg, Line, Refusal, Seat, Words};

pub use bundle::{Fault, check, sources};
pub use lang::Lang;

use bundle::Bundle;

/// How a seat is called: by its player or its colony.
pub type Naming<'a> = &'a dyn Fn(Seat) -> String;

/// The texts of every language, and the one in use.
pub struct Text {
    lang: Lang,
    bundles: Vec<(Lang, Bundle)>,
}

impl Text {
    /// All texts, spoken in `lang`.
    pub fn new(lang: Lang) -> Self {
        Self { lang, bundles: Lang::ALL.iter().map(|lang| (*lang, bundle::load(*lang))).collect() }
    }

    /// Adds a resource that is not embedded, as tests do for games of their
    /// own. Keys that exist already stay as they are.
    pub fn add(&mut self, lang: Lang, source: &str) {
        for (own, bundle) in &mut self.bundles {
            if *own == lang {
                bundle::add(bundle, lang.tag(), source);
            }
        }
    }

    /// The language in use.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Speaks `lang` from now on.
    pub fn set_lang(&mut self, lang: Lang) {
        self.lang = lang;
    }

    /// The text of a key that takes no arguments.
    pub fn say(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The text of a key with whole numbers and texts as arguments.
    pub fn say_with<'a>(&self, key: &str, args: &[(&'static str, Value<'a>)]) -> String {
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, value) in args {
            match value {
                Value::Number(n) => given.set(*name, *n),
                Value::Text(text) => given.set(*name, text.as_ref()),
            }
        }
        self.format(key, Some(&given))
    }

    /// A line, its seats called by `names`.
    pub fn line(&self, line: &Line, names: Naming<'_>) -> String {
        if line.args.is_empty() {
            return self.format(line.key, None);
        }
        let mut given = FluentArgs::with_capacity(line.args.len());
        for (name, arg) in &line.args {
            given.set(*name, self.value(arg, names));
        }
        self.format(line.key, Some(&given))
    }

    /// A line that speaks of no seats, or calls them by number.
    pub fn plain(&self, line: &Line) -> String {
        self.line(line, &|seat| self.seat(seat))
    }

    /// The sentence of a refusal, without its rule number.
    pub fn refusal<P>(&self, refusal: &Refusal<P>, names: Naming<'_>) -> String {
        self.line(&refusal.line, names)
    }

    /// The content's words in the language in use.
    pub fn words<'a>(&self, words: &'a Words) -> &'a str {
        words.get(self.lang.tag())
    }

    /// A seat without a name: its number, from 1.
    pub fn seat(&self, seat: Seat) -> String {
        self.say_with("seat-number", &[("number", Value::Number(i64::from(seat.0) + 1))])
    }

    /// Whether the key exists in every language.
    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().all(|(_, bundle)| bundle.has_message(key))
    }

    fn value(&self, arg: &Arg, names: Naming<'_>) -> FluentValue<'static> {
        match arg {
            Arg::Number(n) => FluentValue::from(*n),
            other => FluentValue::from(self.part(other, names)),
        }
    }

    fn part(&self, arg: &Arg, names: Naming<'_>) -> String {
        match arg {
            Arg::Number(n) => n.to_string(),
            Arg::Seat(seat) => names(*seat),
            Arg::Key(key) => self.say(key),
            Arg::Words(words) => self.words(words).to_owned(),
            Arg::Text(text) => text.clone(),
            Arg::Line(line) => self.line(line, names),
            Arg::List(list) => {
                let parts: Vec<String> = list.iter().map(|arg| self.part(arg, names)).collect();
                parts.join(&self.say("list-comma"))
            }
        }
    }

    fn format(&self, key: &str, args: Option<&FluentArgs<'_>>) -> String {
        let bundle = self.bundles.iter().find(|(lang, _)| *lang == self.lang).map(|(_, bundle)| bundle);
        let pattern = bundle.and_then(|bundle| Some((bundle, bundle.get_message(key)?.value()?)));
        let Some((bundle, pattern)) = pattern else {
            log::error!("there is no text {key} in {}", self.lang.tag());
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, args, &mut errors);
        for error in errors {
            log::error!("text {key}: {error}");
        }
        text.into_owned()
    }
}

/// An argument that is given by hand, see [`Text::say_with`].
#[derive(Debug, Clone)]
pub enum Value<'a> {
    /// A whole number.
    Number(i64),
    /// A text as it is.
    Text(Cow<'a, str>),
}

impl From<i64> for Value<'_> {
    fn from(n: i64) -> Self {
        Self::Number(n)
    }
}
impl From<usize> for Value<'_> {
    fn from(n: usize) -> Self {
        Self::Number(n as i64)
    }
}
impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(Cow::Borrowed(text))
    }
}
impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(Cow::Owned(text))
    }
}
