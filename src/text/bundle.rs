//! Loading the embedded resources, and what can be wrong with them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use fluent_syntax::ast;
use include_dir::{Dir, include_dir};

use super::Lang;

pub(super) type Bundle = FluentBundle<FluentResource>;

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/text");

/// The embedded files of a language: name and content, by name.
pub fn sources(lang: Lang) -> Vec<(&'static str, &'static str)> {
    let files = FOLDER.get_dir(lang.tag()).map(Dir::files).into_iter().flatten();
    let mut sources: Vec<_> = files
        .filter(|file| file.path().extension().is_some_and(|end| end == "ftl"))
        .filter_map(|file| Some((file.path().file_name()?.to_str()?, file.contents_utf8()?)))
        .collect();
    sources.sort_unstable();
    sources
}

/// The texts of a language. What is broken is left out and logged; a test
/// keeps [`check`] empty.
pub(super) fn load(lang: Lang) -> Bundle {
    let tag = lang.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // The marks around arguments show as boxes, and no language here runs
    // from right to left.
    bundle.set_use_isolating(false);
    for (name, source) in sources(lang) {
        add(&mut bundle, name, source);
    }
    bundle
}

/// Adds a resource; `name` is for the log.
pub(super) fn add(bundle: &mut Bundle, name: &str, source: &str) {
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
        log::error!("{name}: {errors:?}");
        resource
    });
    if let Err(errors) = bundle.add_resource(resource) {
        log::error!("{name}: {errors:?}");
    }
}

/// Something wrong with the text resources.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// The file does not parse.
    Broken {
        /// Language and name of the file.
        file: String,
        /// The first error.
        error: String,
    },
    /// The key stands twice in one language.
    Twice {
        /// The language.
        lang: &'static str,
        /// The key.
        key: String,
    },
    /// The key is missing in a language.
    Missing {
        /// The language.
        lang: &'static str,
        /// The key.
        key: String,
    },
    /// The key takes other arguments in a language than in English.
    Arguments {
        /// The language.
        lang: &'static str,
        /// The key.
        key: String,
    },
}

/// All faults of the embedded resources: files that do not parse, keys that
/// stand twice, and keys or arguments in which the languages differ.
pub fn check() -> Vec<Fault> {
    let mut faults = Vec::new();
    let keys = Lang::ALL.map(|lang| keys(lang, &mut faults));
    let all: BTreeSet<&String> = keys.iter().flat_map(BTreeMap::keys).collect();
    for key in all {
        let first = keys[0].get(key);
        for (lang, keys) in Lang::ALL.iter().zip(&keys) {
            let (lang, key) = (lang.tag(), key.clone());
            match keys.get(&key) {
                None => faults.push(Fault::Missing { lang, key }),
                given if first.is_some() && given != first => faults.push(Fault::Arguments { lang, key }),
                Some(_) => {}
            }
        }
    }
    faults
}

/// The keys of a language with the arguments they take.
fn keys(lang: Lang, faults: &mut Vec<Fault>) -> BTreeMap<String, BTreeSet<String>> {
    let mut keys = BTreeMap::new();
    for (name, source) in sources(lang) {
        let parsed = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, errors)| {
            let file = format!("{}/{name}", lang.tag());
            faults.push(Fault::Broken { file, error: format!("{:?}", errors.first()) });
            resource
        });
        for entry in parsed.entries() {
            let ast::Entry::Message(message) = entry else { continue };
            let mut arguments = BTreeSet::new();
            if let Some(value) = &message.value {
                in_pattern(value, &mut arguments);
            }
            let key = message.id.name.to_owned();
            if keys.insert(key.clone(), arguments).is_some() {
                faults.push(Fault::Twice { lang: lang.tag(), key });
            }
        }
    }
    keys
}

fn in_pattern(pattern: &ast::Pattern<&str>, out: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, out);
        }
    }
}

fn in_expression(expression: &ast::Expression<&str>, out: &mut BTreeSet<String>) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, out),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, out);
            for variant in variants {
                in_pattern(&variant.value, out);
            }
        }
    }
}

fn in_inline(inline: &ast::InlineExpression<&str>, out: &mut BTreeSet<String>) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            out.insert(id.name.to_owned());
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, out));
        }
        ast::InlineExpression::Placeable { expression } => in_expression(expression, out),
        _ => {}
    }
}
