//! `show`.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::json;

use super::{err, json as answer, out, record, refused, run, scratch};

#[test]
fn a_position_is_shown_whole() {
    let scratch = scratch();
    let file = record(&scratch, 3, 1);
    let file = file.to_str().expect("UTF-8");
    let output = run(&scratch, &["show", file, "--at", "40"]);
    assert!(output.status.success(), "{}", err(&output));
    let text = out(&output);
    for part in [
        "step 40 of",
        "As everybody sees it",
        "Environment",
        "Prey river",
        "Chamber river",
        "Objectives",
        "Colony 3",
    ] {
        assert!(text.contains(part), "{part} is missing:\n{text}");
    }
    assert!(!text.contains("show-") && !text.contains("chamber-"), "a text is missing:\n{text}");
    let last = out(&run(&scratch, &["show", file]));
    assert!(last.contains("The game is over"), "{last}");
}

#[test]
fn every_step_can_be_shown_in_both_languages() {
    let scratch = scratch();
    let file = record(&scratch, 4, 2);
    let file = file.to_str().expect("UTF-8");
    let steps = answer(&run(&scratch, &["show", file, "--json"]))["steps"].as_u64().expect("a number");
    for step in (0..=steps).step_by(steps as usize / 12) {
        for lang in ["en", "zh-Hans"] {
            let step = step.to_string();
            let output = run(&scratch, &["--lang", lang, "show", file, "--at", &step, "--seat", "2"]);
            assert!(output.status.success(), "{}", err(&output));
            assert_eq!(err(&output), "", "at step {step} in {lang}");
        }
    }
}

#[test]
fn hands_are_shown_to_their_own_seat_only() {
    let scratch = scratch();
    let file = record(&scratch, 2, 3);
    let file = file.to_str().expect("UTF-8");
    let hands = |args: &[&str]| {
        let shown = answer(&run(&scratch, &[&["show", file, "--at", "12", "--json"], args].concat()));
        shown["position"]["hands"].clone()
    };
    assert_eq!(hands(&[]), json!([[], []]));
    let (first, second) = (hands(&["--seat", "1"]), hands(&["--seat", "2"]));
    assert!(first[0].as_array().is_some_and(|hand| !hand.is_empty()) && first[1] == json!([]), "{first}");
    assert!(second[1].as_array().is_some_and(|hand| !hand.is_empty()) && second[0] == json!([]), "{second}");
    let public = answer(&run(&scratch, &["show", file, "--json"]));
    assert!(public.to_string().find("\"seed\"").is_none(), "the seed tells what is to come");
}

#[test]
fn what_is_not_there_is_refused() {
    let scratch = scratch();
    let file = record(&scratch, 2, 4);
    let file = file.to_str().expect("UTF-8");
    refused(&run(&scratch, &["show", file, "--at", "99999"]), "no step 99999");
    refused(&run(&scratch, &["show", file, "--seat", "3"]), "seats of this game are 1 to 2");
    refused(&run(&scratch, &["show", file, "--seat", "0"]), "seats of this game are 1 to 2");
    refused(&run(&scratch, &["show", "nothing.jsonl"]), "does not exist");
}

#[test]
fn a_reader_who_has_seen_enough_is_no_failure() {
    let scratch = scratch();
    let file = record(&scratch, 4, 5);
    let mut show = Command::new(assert_cmd::cargo::cargo_bin!("formicarium"))
        .arg("show")
        .arg(&file)
        .arg("--json")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(show.stdout.take());
    let status = show.wait().expect("it ends");
    let mut said = String::new();
    show.stderr.take().expect("a pipe").read_to_string(&mut said).expect("UTF-8");
    assert_eq!((status.code(), said.as_str()), (Some(0), ""));
}
