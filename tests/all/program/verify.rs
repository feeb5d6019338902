//! `verify`.

use serde_json::{Value, json};

use super::{err, forge, json as answer, out, record, refused, run, scratch};

#[test]
fn good_records_get_a_line_each() {
    let scratch = scratch();
    let (one, two) = (record(&scratch, 2, 1), record(&scratch, 4, 2));
    let (one, two) = (one.to_str().expect("UTF-8"), two.to_str().expect("UTF-8"));
    let output = run(&scratch, &["verify", one, two]);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    let text = out(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with(one) && lines[1].starts_with(two), "{text}");
    assert!(lines.iter().all(|line| line.contains("all decided as recorded; the game is over")), "{text}");
    let found = answer(&run(&scratch, &["verify", "--json", one, two]));
    assert_eq!(found.as_array().map(Vec::len), Some(2));
    assert_eq!(
        (&found[0]["file"], &found[0]["ok"], &found[0]["ended"]),
        (&json!(one), &json!(true), &json!(true))
    );
    assert!(found[0]["steps"].as_u64().is_some_and(|steps| steps > 20), "{found}");
}

#[test]
fn a_changed_byte_is_found_and_the_file_left_alone() {
    let scratch = scratch();
    let file = record(&scratch, 2, 3);
    let mut bytes = std::fs::read(&file).expect("the record");
    let lines: Vec<usize> =
        bytes.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(place, _)| place).collect();
    let place = lines[9] + 30;
    bytes[place] ^= 1;
    std::fs::write(&file, &bytes).expect("written");
    let output = run(&scratch, &["verify", file.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(out(&output).contains("line 11 was changed"), "{}", out(&output));
    assert_eq!(std::fs::read(&file).expect("the record"), bytes);
}

#[test]
fn a_step_that_is_decided_otherwise_is_named_with_both_versions() {
    let scratch = scratch();
    let file = record(&scratch, 2, 4);
    let text = std::fs::read_to_string(&file).expect("the record");
    let place = text.lines().position(|line| line.contains("\"eggs-laid\"")).expect("somebody lays Eggs");
    let step: Value = serde_json::from_str(text.lines().nth(place).expect("a line")).expect("JSON");
    let step = step["step"]["id"].clone();
    let forged = forge(&file, place + 1, |line| {
        let events = line["step"]["events"].as_array_mut().expect("events");
        let laid = events.iter_mut().find(|event| event.get("eggs-laid").is_some()).expect("the event");
        laid["eggs-laid"]["count"] = json!(laid["eggs-laid"]["count"].as_u64().expect("a number") + 1);
    });
    let forged = forged.to_str().expect("UTF-8");
    let output = run(&scratch, &["verify", forged]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    let sentence = out(&output);
    assert!(
        sentence.contains(&format!("{forged}: step {step} comes out differently: expected")),
        "{sentence}"
    );
    assert!(sentence.contains("eggs-laid"), "{sentence}");
    let found = answer(&run(&scratch, &["verify", "--json", forged]));
    assert_eq!((&found[0]["ok"], &found[0]["step"]), (&json!(false), &step));
    assert_ne!(found[0]["expected"], found[0]["found"]);
}

#[test]
fn a_record_cut_short_is_good_up_to_there() {
    let scratch = scratch();
    let file = record(&scratch, 3, 5);
    let text = std::fs::read(&file).expect("the record");
    std::fs::write(&file, &text[..text.len() / 2]).expect("written");
    let output = run(&scratch, &["verify", file.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(out(&output).contains("incomplete"), "{}", out(&output));
}

#[test]
fn changed_line_ends_are_named_and_nothing_else() {
    let scratch = scratch();
    let file = record(&scratch, 2, 8);
    let text = std::fs::read_to_string(&file).expect("the record").replace('\n', "\r\n");
    std::fs::write(&file, &text).expect("written");
    let path = file.to_str().expect("UTF-8");
    for command in ["verify", "show"] {
        let output = run(&scratch, &[command, path]);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        assert!(err(&output).contains("only its line ends were changed"), "{}", err(&output));
    }
    assert!(out(&run(&scratch, &["verify", path])).contains("all decided as recorded"));
    let checked = run(&scratch, &["check", path]);
    assert_eq!(checked.status.code(), Some(0));
    assert!(out(&checked).contains("only its line ends") && out(&checked).contains("1 warning"));
    assert_eq!(std::fs::read_to_string(&file).expect("the record"), text);
}

#[test]
fn what_is_no_record_is_refused() {
    let scratch = scratch();
    let file = scratch.path().join("notes.txt");
    for text in ["", "hello\n", "{\"formicarium\":0}\n", "{\"tiles\":[]}", "\0\0\0"] {
        std::fs::write(&file, text).expect("written");
        refused(&run(&scratch, &["verify", "notes.txt"]), "notes.txt is no recorded game");
    }
    std::fs::write(&file, "{\"formicarium\":999,\"game\":\"microlonies\"}\n").expect("written");
    refused(&run(&scratch, &["verify", "notes.txt"]), "later version");
    refused(&run(&scratch, &["verify", "nothing.jsonl"]), "nothing.jsonl does not exist");
    refused(&run(&scratch, &["verify", "."]), "is a folder");
}

#[test]
fn a_good_file_is_verified_beside_a_missing_one() {
    let scratch = scratch();
    let file = record(&scratch, 2, 6);
    let output = run(&scratch, &["verify", "nothing.jsonl", file.to_str().expect("UTF-8")]);
    assert_eq!(output.status.code(), Some(2));
    assert!(out(&output).contains("all decided as recorded"));
    assert!(err(&output).contains("nothing.jsonl does not exist"));
}

#[test]
fn json_is_the_same_in_every_language() {
    let scratch = scratch();
    let file = record(&scratch, 2, 9);
    let text = std::fs::read(&file).expect("the record");
    let path = file.to_str().expect("UTF-8");
    for bytes in [&text[..], &text[..text.len() / 2]] {
        std::fs::write(&file, bytes).expect("written");
        for command in ["verify", "show", "check"] {
            let [english, chinese] =
                ["en", "zh-Hans"].map(|lang| out(&run(&scratch, &[command, path, "--json", "--lang", lang])));
            assert_eq!(english, chinese, "{command}");
            assert!(english.starts_with(['{', '[']), "{english}");
        }
    }
}

#[test]
fn verify_speaks_chinese() {
    let scratch = scratch();
    let file = record(&scratch, 2, 7);
    let output = run(&scratch, &["--lang", "zh-Hans", "verify", file.to_str().expect("UTF-8")]);
    assert!(out(&output).contains("全部与记录相同"), "{}", out(&output));
}
