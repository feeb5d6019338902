//! `check`.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::{err, json as answer, out, record, refused, run, scratch};

const BASE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/base");

/// A copy of the base pack, to be spoilt.
fn copy(scratch: &TempDir) -> PathBuf {
    let to = scratch.path().join("pack");
    copy_folder(Path::new(BASE), &to);
    to
}

fn copy_folder(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in from.read_dir().expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy_folder(&path, &target);
        } else {
            std::fs::copy(&path, &target).expect("copied");
        }
    }
}

fn spoil(file: &Path, change: impl FnOnce(&mut Value)) {
    let mut value = serde_json::from_slice(&std::fs::read(file).expect("a file")).expect("JSON");
    change(&mut value);
    std::fs::write(file, value.to_string()).expect("written");
}

#[test]
fn the_base_pack_and_its_layouts_have_no_faults() {
    let scratch = scratch();
    let found = answer(&run(&scratch, &["check", BASE, "--json"]));
    assert_eq!((&found["errors"], &found["problems"]), (&json!(0), &json!([])));
    let layouts = Path::new(BASE).join("layouts");
    for entry in layouts.read_dir().expect("layouts") {
        let file = entry.expect("an entry").path();
        let output = run(&scratch, &["check", file.to_str().expect("UTF-8")]);
        assert!(output.status.success(), "{}", out(&output));
        assert!(out(&output).contains("no errors"), "{}", out(&output));
    }
}

#[test]
fn faults_of_a_pack_are_named_with_their_place() {
    let scratch = scratch();
    let pack = copy(&scratch);
    spoil(&pack.join("prey.json"), |prey| {
        prey["cards"][3]["badges"] = json!([]);
        prey["cards"][4]["id"] = prey["cards"][5]["id"].clone();
    });
    let output = run(&scratch, &["check", "pack"]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(
        out(&output).lines().any(|line| line.starts_with("error: prey.json: cards[5].id")),
        "{}",
        out(&output)
    );
    let found = answer(&run(&scratch, &["check", "pack", "--json"]));
    let errors =
        found["problems"].as_array().expect("a list").iter().filter(|one| one["severity"] == "error");
    assert_eq!(found["errors"].as_u64(), Some(errors.count() as u64));
}

#[test]
fn a_pack_that_cannot_be_read_has_a_fault_with_its_place() {
    let scratch = scratch();
    let pack = copy(&scratch);
    spoil(&pack.join("prey.json"), |prey| prey["cards"][3]["food"] = json!("plenty"));
    let output = run(&scratch, &["check", "pack"]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    assert!(out(&output).contains("cards[3].food"), "{}", out(&output));
    std::fs::remove_file(pack.join("prey.json")).expect("removed");
    let output = run(&scratch, &["check", "pack"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("prey.json"), "{}", out(&output));
}

#[test]
fn a_spoilt_pack_cannot_be_played() {
    let scratch = scratch();
    let pack = copy(&scratch);
    spoil(&pack.join("prey.json"), |prey| prey["cards"][4]["id"] = prey["cards"][5]["id"].clone());
    let output =
        run(&scratch, &["--pack", "pack", "simulate", "--seats", "random,random", "--record", "here"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).starts_with("error: prey.json: cards[5].id"), "{}", err(&output));
    assert!(!scratch.path().join("here").exists());
}

#[test]
fn a_record_is_checked_too() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1);
    let name = file.to_str().expect("UTF-8");
    let output = run(&scratch, &["check", name]);
    assert!(output.status.success(), "{}", out(&output));
    assert!(out(&output).contains("recorded game: no errors"), "{}", out(&output));
    let text = std::fs::read(&file).expect("the record");
    std::fs::write(&file, &text[..text.len() - 40]).expect("written");
    let output = run(&scratch, &["check", name]);
    assert_eq!(output.status.code(), Some(1));
    assert!(out(&output).contains("incomplete"), "{}", out(&output));
}

#[test]
fn something_else_is_refused() {
    let scratch = scratch();
    std::fs::write(scratch.path().join("notes.txt"), "hello").expect("written");
    std::fs::create_dir(scratch.path().join("empty")).expect("made");
    refused(&run(&scratch, &["check", "notes.txt"]), "neither a pack, a layout nor a recorded game");
    refused(&run(&scratch, &["check", "empty"]), "neither a pack, a layout nor a recorded game");
    refused(&run(&scratch, &["check", "nothing"]), "does not exist");
}
