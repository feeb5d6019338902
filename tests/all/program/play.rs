//! `play`, as far as it goes without a screen.

use super::{err, record, refused, run, scratch};

#[test]
fn without_a_display_the_other_commands_are_named() {
    let scratch = scratch();
    for args in [&[] as &[&str], &["play"], &["play", "--seats", "human,greedy", "--seed", "3"]] {
        let output = run(&scratch, args);
        refused(
            &output,
            "simulate, verify, show, check, render, laws, balance, arena, endgame, learn and hint",
        );
    }
    refused(
        &run(&scratch, &["--lang", "zh-Hans"]),
        "simulate、verify、show、check、render、laws、balance、arena、endgame、learn 和 hint",
    );
}

#[test]
fn what_is_wrong_is_said_before_there_is_a_window() {
    let scratch = scratch();
    refused(&run(&scratch, &["play", "--seats", "human,deep"]), "no bot deep");
    refused(&run(&scratch, &["play", "--seats", "human"]), "1 seat was named");
    refused(&run(&scratch, &["play", "nothing.jsonl"]), "nothing.jsonl does not exist");
    std::fs::write(scratch.path().join("notes.txt"), "hello").expect("written");
    refused(&run(&scratch, &["play", "notes.txt"]), "is no recorded game");
    refused(&run(&scratch, &["play", "--layout", "notes.txt"]), "notes.txt");
}

#[test]
fn a_good_record_gets_as_far_as_the_window() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1);
    let before = std::fs::read(&file).expect("the record");
    let output = run(&scratch, &["play", file.to_str().expect("UTF-8")]);
    assert!(err(&output).contains("simulate, verify"), "{}", err(&output));
    assert_eq!(std::fs::read(&file).expect("the record"), before);
}

#[test]
fn a_record_to_review_gets_as_far_as_the_window_and_nothing_is_written() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1);
    let before = std::fs::read(&file).expect("the record");
    let entries = || std::fs::read_dir(file.parent().expect("a folder")).expect("entries").count();
    let count = entries();
    let output = run(&scratch, &["review", file.to_str().expect("UTF-8")]);
    assert!(err(&output).contains("simulate, verify"), "{}", err(&output));
    assert_eq!(std::fs::read(&file).expect("the record"), before);
    assert_eq!(entries(), count);
    refused(&run(&scratch, &["review", "nothing.jsonl"]), "nothing.jsonl does not exist");
    refused(&run(&scratch, &["--pack", ".", "review", file.to_str().expect("UTF-8")]), "--pack");
}

#[test]
fn a_map_to_draw_gets_as_far_as_the_window() {
    let scratch = scratch();
    let map = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/base/layouts/four.json");
    for args in [&["edit"][..], &["edit", map]] {
        let output = run(&scratch, args);
        assert!(err(&output).contains("simulate, verify"), "{}", err(&output));
    }
    refused(&run(&scratch, &["edit", "nothing.json"]), "nothing.json does not exist");
    std::fs::write(scratch.path().join("notes.json"), "hello").expect("written");
    refused(&run(&scratch, &["edit", "notes.json"]), "line 1");
}
