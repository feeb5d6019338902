//! Damaged, truncated and forged files: a code and a sentence, never a panic.

use formicarium::engine::{Chance, Fast};
use serde_json::json;

use super::{err, forge, out, record, run, scratch};

#[track_caller]
fn survives(scratch: &tempfile::TempDir, args: &[&str]) {
    let output = run(scratch, args);
    let code = output.status.code();
    assert!(matches!(code, Some(0..=2)), "{args:?} ended with {code:?}: {}", err(&output));
    let said = err(&output);
    assert!(!said.contains("panicked"), "{args:?}: {said}");
    if code == Some(2) {
        assert!(!said.is_empty() && out(&output).is_empty(), "{args:?}: {said}");
    }
}

#[test]
fn damaged_records_are_survived() {
    let scratch = scratch();
    let good = std::fs::read(record(&scratch, 3, 1)).expect("the record");
    let mut chance = Fast::new(99);
    for round in 0..24 {
        let mut bytes = good.clone();
        match round % 4 {
            0 => bytes.truncate(chance.below(good.len() as u32) as usize),
            1 => {
                let place = chance.below(good.len() as u32) as usize;
                bytes[place] = chance.below(256) as u8;
            }
            2 => {
                let place = chance.below(good.len() as u32) as usize;
                bytes.drain(place..good.len().min(place + 500));
            }
            _ => {
                let place = chance.below(good.len() as u32) as usize;
                bytes.splice(place..place, std::iter::repeat_n(b'[', 100_000));
            }
        }
        std::fs::write(scratch.path().join("bad.jsonl"), &bytes).expect("written");
        for command in ["verify", "show", "check"] {
            survives(&scratch, &[command, "bad.jsonl"]);
        }
        assert_eq!(std::fs::read(scratch.path().join("bad.jsonl")).expect("the file"), bytes);
    }
}

#[test]
fn forged_lines_are_survived() {
    let scratch = scratch();
    let file = record(&scratch, 2, 2);
    let values =
        [json!(null), json!(-1), json!(255), json!(65535), json!(4294967295u32), json!([]), json!({})];
    let mut chance = Fast::new(7);
    let lines = std::fs::read_to_string(&file).expect("the record").lines().count() as u32;
    for _ in 0..30 {
        let line = 1 + chance.below(lines) as usize;
        let value = values[chance.below(values.len() as u32) as usize].clone();
        let pick = chance.below(1000) as usize;
        let forged = forge(&file, line, |body| {
            let mut places = Vec::new();
            paths(body, "", &mut places);
            let place = &places[pick % places.len()];
            if let Some(spot) = body.pointer_mut(place) {
                *spot = value;
            }
        });
        for command in ["verify", "show", "check"] {
            survives(&scratch, &[command, forged.to_str().expect("UTF-8")]);
        }
    }
}

/// Where in a value something could be put.
fn paths(value: &serde_json::Value, here: &str, out: &mut Vec<String>) {
    match value {
        serde_json::Value::Array(list) => {
            list.iter().enumerate().for_each(|(place, one)| paths(one, &format!("{here}/{place}"), out));
        }
        serde_json::Value::Object(fields) => {
            fields.iter().for_each(|(name, one)| paths(one, &format!("{here}/{name}"), out));
        }
        _ => {}
    }
    if !here.is_empty() {
        out.push(here.to_owned());
    }
}

#[test]
fn what_is_no_ordinary_file_is_survived() {
    let scratch = scratch();
    for path in ["/dev/null", "/dev/zero", "/proc/self/mem", "/"] {
        if std::path::Path::new(path).exists() {
            for command in ["verify", "show", "check", "play"] {
                survives(&scratch, &[command, path]);
            }
        }
    }
}
