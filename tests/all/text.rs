//! The texts: whole, alike in every language, and drawable.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use formicarium::engine::{Line, Seat, Words};
use formicarium::text::{Lang, Text, check, sources};
use formicarium::ui::{fonts, theme};

fn files(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, out);
        } else if path.extension().is_some_and(|end| end == ending) {
            out.push(path);
        }
    }
}

fn all(folder: &str, ending: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut found);
    found.sort();
    found.into_iter().map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

/// The keys of a language's resources.
fn keys(lang: Lang) -> BTreeSet<String> {
    let lines = sources(lang).into_iter().flat_map(|(_, source)| source.lines());
    let key = |line: &str| {
        let (key, _) = line.split_once('=')?;
        let key = key.trim_end();
        let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
        (plain && !key.is_empty() && line.starts_with(key)).then(|| key.to_owned())
    };
    lines.filter_map(key).collect()
}

#[test]
fn the_languages_have_the_same_keys_with_the_same_arguments() {
    let faults = check();
    assert!(faults.is_empty(), "{faults:#?}");
    assert!(keys(Lang::English).len() > 100);
}

/// The literals between the parentheses that follow each `call`: all that is
/// up to the matching one.
fn literals<'a>(source: &'a str, call: &str) -> Vec<Vec<&'a str>> {
    let mut found = Vec::new();
    for (start, _) in source.match_indices(call) {
        let rest = &source[start + call.len()..];
        let (mut depth, mut quoted, mut begin) = (1, false, 0);
        let mut inside = Vec::new();
        // A key that is handed on was checked where it was written.
        if !rest.trim_start().starts_with('"') {
            continue;
        }
        for (at, c) in rest.char_indices() {
            match c {
                '"' if quoted => {
                    inside.push(&rest[begin..at]);
                    quoted = false;
                }
                '"' => (quoted, begin) = (true, at + 1),
                '(' if !quoted => depth += 1,
                ')' if !quoted => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        found.push(inside);
    }
    found
}

#[test]
fn every_key_in_the_code_exists() {
    let text = Text::new(Lang::English);
    let mut missing = BTreeSet::new();
    for (path, source) in all("src", "rs") {
        // Unit tests speak of keys that nothing says.
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        for call in ["Line::new(", ".say(", ".say_with(", "Failure::say(", "Failure::about("] {
            for inside in literals(source, call) {
                let key = inside.first().filter(|key| !text.has(key));
                missing.extend(key.map(|key| format!("{}: {key}", path.display())));
            }
        }
        for inside in literals(source, "Refusal::new(") {
            let key = inside.get(1).filter(|key| !text.has(key));
            missing.extend(key.map(|key| format!("{}: {key}", path.display())));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_key_is_used() {
    let source: String = all("src", "rs").into_iter().map(|(_, source)| source).collect();
    // The command line makes these keys out of its commands' names.
    let made = |key: &str| key.starts_with("cli-help-");
    let keys = keys(Lang::English).into_iter().filter(|key| !made(key));
    let unused: Vec<String> = keys.filter(|key| !source.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn every_refusal_names_a_rule_that_is_written_down() {
    let rules = formicarium::ui::rules::Rules::default();
    let mut missing = BTreeSet::new();
    for (path, source) in all("src", "rs") {
        let source = source.split("#[cfg(test)]").next().unwrap_or_default();
        for inside in literals(source, "Refusal::new(") {
            let rule = inside.first().filter(|rule| !rules.has(rule));
            missing.extend(rule.map(|rule| format!("{}: {rule}", path.display())));
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn every_character_is_in_the_fonts() {
    let ctx = egui::Context::default();
    fonts::install(&ctx);
    theme::install(&ctx, true);
    let mut output = ctx.run_ui(egui::RawInput::default(), |_| {});
    output.textures_delta.clear();
    let mut missing = BTreeSet::new();
    for (folder, ending) in [("assets/text", "ftl"), ("assets/rules", "md"), ("assets/packs", "json")] {
        for (path, source) in all(folder, ending) {
            for c in source.chars().filter(|c| !c.is_control()) {
                if !ctx.fonts_mut(|fonts| fonts.has_glyph(&theme::font(13.0), c)) {
                    missing.insert((path.clone(), c));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn english_keeps_to_signs_of_its_own_width() {
    // One face serves both scripts, and there these signs are as wide as a
    // Chinese character.
    let wide = ['“', '”', '‘', '’', '…', '—'];
    for (name, source) in sources(Lang::English) {
        let lines = source.lines().filter(|line| !line.starts_with('#'));
        let found: Vec<&str> = lines.filter(|line| line.contains(wide)).collect();
        assert!(found.is_empty(), "{name}: {found:#?}");
    }
}

#[test]
fn chinese_writes_coordinates_in_one_way() {
    for (name, source) in sources(Lang::Chinese) {
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let ascii = ["({", "})", "}, {"].into_iter().any(|part| line.contains(part));
            assert!(!ascii, "{name}: {line}");
        }
    }
    let text = Text::new(Lang::Chinese);
    let hex = Line::new("hex-coordinates").with("q", 0).with("r", -1);
    let log = Line::new("log-exited").with("seat", Seat(0)).with("hex", hex);
    assert_eq!(text.plain(&log), "玩家 1出巢到（0，-1）。");
}

#[test]
fn what_is_measured_and_how_it_stands_take_one_colon() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for metric in ["metric-badge", "metric-chambers"] {
            let what = text.say_with(metric, &[("what", text.say("badge-night").into())]);
            let now = text.say_with("metric-now", &[("what", what.into()), ("number", 0i64.into())]);
            assert_eq!(now.matches([':', '：']).count(), 1, "{now}");
        }
    }
}

#[test]
fn texts_call_no_functions() {
    // None are given to the bundles: such a text would lose its argument.
    for lang in Lang::ALL {
        for (name, source) in sources(lang) {
            assert!(!source.contains("NUMBER(") && !source.contains("DATETIME("), "{name}");
        }
    }
}

#[test]
fn a_line_is_said_with_its_arguments() {
    let mut text = Text::new(Lang::English);
    text.add(Lang::English, "x-line = { $who } takes { $count } { $what } { $of } { $file }\nx-thing = eggs");
    text.add(Lang::Chinese, "x-line = { $who }拿 { $count } { $what } { $of } { $file }\nx-thing = 卵");
    let words =
        Words([("en".to_owned(), "Base".to_owned()), ("zh-Hans".to_owned(), "基础".to_owned())].into());
    let line = Line::new("x-line")
        .with("who", Seat(1))
        .with("count", 3)
        .with("what", "x-thing")
        .with("of", &words)
        .with("file", "a.json".to_owned());
    let names = |seat: Seat| format!("S{}", seat.0);
    assert_eq!(text.line(&line, &names), "S1 takes 3 eggs Base a.json");
    assert_eq!(text.plain(&line), "Player 2 takes 3 eggs Base a.json");
    text.set_lang(Lang::Chinese);
    assert_eq!(text.line(&line, &names), "S1拿 3 卵 基础 a.json");
}

#[test]
fn languages_are_found_by_their_tags() {
    for (tag, lang) in [
        ("en", Some(Lang::English)),
        ("en_GB.UTF-8", Some(Lang::English)),
        ("zh-Hans", Some(Lang::Chinese)),
        ("zh_CN.UTF-8", Some(Lang::Chinese)),
        ("fr", None),
        ("C", None),
        ("", None),
    ] {
        assert_eq!(Lang::from_tag(tag), lang, "{tag}");
    }
}
