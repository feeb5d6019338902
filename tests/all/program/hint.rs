//! `hint`.

use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;

use super::{err, formicarium, json, out, record, refused, run, scratch};

const QUICK: [&str; 2] = ["--bot", "mcts:30"];

fn ask<'a>(file: &'a str, step: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [&["hint", file, "--at", step], &QUICK[..], more].concat()
}

/// A record of the other game.
fn realm(scratch: &TempDir) -> PathBuf {
    let folder = scratch.path().join("realm");
    formicarium(scratch)
        .args(["simulate", "--game", "antrealm", "--seats", "random,random", "--games", "1", "--record"])
        .arg(&folder)
        .assert()
        .success();
    super::files(&folder).pop().expect("a record")
}

/// A step at which the choices are as many as is wanted.
fn at(file: &str, scratch: &TempDir, wanted: fn(usize) -> bool) -> String {
    let mut steps = (6..80).map(|step: u32| step.to_string());
    let found = steps.find(|step| {
        let answer = json(&run(scratch, &["hint", file, "--at", step, "--bot", "mcts:1", "--json"]));
        wanted(answer["choices"].as_array().expect("a list").len())
    });
    found.expect("there is such a step")
}

#[test]
fn every_choice_has_its_figures() {
    let scratch = scratch();
    let file = record(&scratch, 3, 1);
    let file = file.to_str().expect("UTF-8");
    let answer = json(&run(&scratch, &ask(file, "12", &["--json"])));
    let names: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    assert_eq!(names, ["bot", "choices", "depth", "game", "seat", "simulations", "step"]);
    let facts = (&answer["game"], &answer["step"], &answer["bot"], &answer["simulations"]);
    assert_eq!(facts, (&"microlonies".into(), &12.into(), &"mcts:30".into(), &30.into()));
    let choices = answer["choices"].as_array().expect("a list");
    let visits: Vec<u64> = choices.iter().filter_map(|choice| choice["visits"].as_u64()).collect();
    assert!(visits.len() == choices.len() && visits.is_sorted_by(|more, less| more >= less), "{visits:?}");
    assert_eq!(visits.iter().sum::<u64>(), 30);
    for choice in choices.iter().filter(|choice| choice["visits"] != 0) {
        let list = |name: &str| -> Vec<f64> {
            choice[name].as_array().expect(name).iter().filter_map(Value::as_f64).collect()
        };
        let shares = list("shares");
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-4, "{choice}");
        assert_eq!((shares.len(), list("points").len(), list("values").len()), (3, 3, 3), "{choice}");
        assert!(!choice["action"].is_null());
    }
    let untried = choices.iter().filter(|choice| choice["visits"] == 0);
    assert!(untried.into_iter().all(|choice| choice["shares"].is_null() && choice["points"].is_null()));
    assert_eq!(json(&run(&scratch, &ask(file, "12", &["--json"]))), answer, "the same every time");
}

#[test]
fn the_best_are_told_in_both_languages_and_games() {
    let scratch = scratch();
    for file in [record(&scratch, 2, 2), realm(&scratch)] {
        let file = file.to_str().expect("UTF-8");
        let step = at(file, &scratch, |choices| choices > 3);
        for (lang, word) in [("en", "of the victory"), ("zh-Hans", "预计得到胜利的")] {
            let output = run(&scratch, &ask(file, &step, &["--lang", lang]));
            assert!(output.status.success() && err(&output).is_empty(), "{}", err(&output));
            let text = out(&output);
            assert!(text.contains(word) && text.contains("1. "), "{text}");
            let missing =
                ["cli-", "do-", "realm-c", "realm-k", "chamber-"].iter().any(|key| text.contains(key));
            assert!(!missing && text.lines().count() <= 7, "{text}");
        }
    }
}

#[test]
fn a_decision_without_a_choice_is_answered_with_it() {
    let scratch = scratch();
    let file = record(&scratch, 2, 3);
    let file = file.to_str().expect("UTF-8");
    let step = at(file, &scratch, |choices| choices == 1);
    let answer = json(&run(&scratch, &ask(file, &step, &["--json"])));
    assert_eq!((&answer["simulations"], &answer["choices"][0]["visits"]), (&0.into(), &0.into()));
    assert_eq!(answer["choices"][0]["shares"], Value::Null);
    let text = out(&run(&scratch, &ask(file, &step, &[])));
    assert!(text.contains("one choice only: ") && text.lines().count() == 1, "{text}");
}

#[test]
fn what_cannot_be_thought_about_is_refused() {
    let scratch = scratch();
    let file = record(&scratch, 2, 4);
    let file = file.to_str().expect("UTF-8");
    refused(&run(&scratch, &["hint", file, "--bot", "mcts:5"]), "The game is over at step");
    refused(&run(&scratch, &ask(file, "99999", &[])), "no step 99999");
    refused(&run(&scratch, &["hint", "nothing.jsonl"]), "does not exist");
    refused(&run(&scratch, &["hint", file, "--at", "9", "--bot", "deep"]), "no bot deep");
    refused(&run(&scratch, &["hint", file, "--at", "9", "--bot", "greedy"]), "does not think");
    refused(&run(&scratch, &["hint", file, "--at", "9", "--pack", "."]), "--pack cannot be used with hint");
    refused(&run(&scratch, &ask(file, "9", &["--seat", "3"])), "seats of this game are 1 to 2");
    let seat = json(&run(&scratch, &ask(file, "9", &["--json"])))["seat"].as_u64().expect("a seat") + 1;
    let (own, other) = (seat.to_string(), (3 - seat).to_string());
    assert!(run(&scratch, &ask(file, "9", &["--seat", &own])).status.success());
    refused(&run(&scratch, &ask(file, "9", &["--seat", &other])), &format!("colony {own} decides"));
}
