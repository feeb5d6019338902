//! The whole program, called as a user calls it.

mod arena;
mod arguments;
mod balance;
mod check;
mod endgame;
mod hint;
mod hostile;
mod laws;
mod learn;
mod play;
mod render;
mod show;
mod simulate;
mod trouble;
mod verify;

use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;
use tempfile::TempDir;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// The program, away from the user's folders, screen and language.
pub fn formicarium(scratch: &TempDir) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("formicarium"));
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "LANG", "LC_ALL", "LC_MESSAGES"] {
        command.env_remove(name);
    }
    command.env("FORMICARIUM_DATA", scratch.path().join("data")).current_dir(scratch.path());
    command
}

pub fn scratch() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

/// What the program answers.
pub fn run(scratch: &TempDir, args: &[&str]) -> Output {
    formicarium(scratch).args(args).output().expect("the program starts")
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8 on standard output")
}

pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8 on standard error")
}

pub fn json(output: &Output) -> Value {
    assert!(output.status.success() || output.status.code() == Some(1), "{}", err(output));
    serde_json::from_slice(&output.stdout).expect("one JSON value on standard output")
}

/// The program could not do what was asked: one sentence, nothing else.
#[track_caller]
pub fn refused(output: &Output, says: &str) {
    assert_eq!(output.status.code(), Some(2), "{}", err(output));
    assert_eq!(out(output), "");
    let sentence = err(output);
    assert!(sentence.contains(says), "{sentence:?} does not say {says:?}");
    assert_eq!(sentence.trim_end().lines().count(), 1, "{sentence:?} is more than one sentence");
}

/// Everything in a folder, by name.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found: Vec<_> = match folder.read_dir() {
        Ok(entries) => entries.map(|entry| entry.expect("an entry").path()).collect(),
        Err(_) => Vec::new(),
    };
    found.sort();
    found
}

/// A recorded game of random bots.
pub fn record(scratch: &TempDir, seats: usize, seed: u64) -> PathBuf {
    let folder = scratch.path().join(format!("records-{seats}-{seed}"));
    let bots = vec!["random"; seats].join(",");
    let seed = seed.to_string();
    formicarium(scratch)
        .args(["simulate", "--game", "microlonies", "--seats", &bots, "--games", "1", "--seed", &seed])
        .arg("--record")
        .arg(&folder)
        .assert()
        .success();
    files(&folder).pop().expect("a record")
}

/// A record with one of its lines changed and all seals set right again, as
/// someone who knows the format could do.
pub fn forge(file: &Path, line: usize, change: impl FnOnce(&mut Value)) -> PathBuf {
    let text = std::fs::read_to_string(file).expect("the record");
    let mut change = Some(change);
    let (mut forged, mut sum) = (String::new(), 0);
    for (place, old) in text.lines().enumerate() {
        let mut body = old[..old.rfind(",\"sum\"").expect("a sealed line")].to_owned();
        if place + 1 == line {
            let mut value: Value = serde_json::from_str(&format!("{body}}}")).expect("JSON");
            change.take().expect("changed once")(&mut value);
            body = value.to_string();
            body.pop();
        }
        sum = xxh3_64_with_seed(body.as_bytes(), sum);
        forged.push_str(&format!("{body},\"sum\":\"{sum:016x}\"}}\n"));
    }
    let path = file.with_extension("forged.jsonl");
    std::fs::write(&path, forged).expect("written");
    path
}
