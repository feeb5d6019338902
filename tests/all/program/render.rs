//! `render`.

use std::path::Path;

use super::{out, record, refused, run, scratch};

fn size(file: &Path) -> (u32, u32) {
    let bytes = std::fs::read(file).expect("a picture");
    assert_eq!(&bytes[..8], b"\x89PNG\r\n\x1a\n");
    let number = |at: usize| u32::from_be_bytes(bytes[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[test]
fn a_position_becomes_a_picture_of_the_size_that_was_asked_for() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1).display().to_string();
    let picture = scratch.path().join("x.png");
    let path = picture.display().to_string();
    let said = out(&run(&scratch, &["render", &file, "--size", "900x700", "--out", &path]));
    assert!(said.contains("900 x 700"), "{said}");
    assert_eq!(size(&picture), (900, 700));
    let before = std::fs::read(&picture).expect("the picture");
    refused(&run(&scratch, &["render", &file, "--at", "3", "--out", &path]), "exists already");
    assert_eq!(std::fs::read(&picture).expect("the picture"), before);
    out(&run(&scratch, &["render", &file, "--at", "3", "--seat", "2", "--dark", "--force", "--out", &path]));
    assert_eq!(size(&picture), (1280, 800));
    assert_ne!(std::fs::read(&picture).expect("the picture"), before);
}

#[test]
fn the_same_position_gives_the_same_picture() {
    let scratch = scratch();
    let file = record(&scratch, 3, 2).display().to_string();
    let pictures = ["a.png", "b.png"].map(|name| {
        let path = scratch.path().join(name).display().to_string();
        out(&run(&scratch, &["render", &file, "--at", "9", "--out", &path]));
        std::fs::read(path).expect("the picture")
    });
    assert_eq!(pictures[0], pictures[1]);
}

#[test]
fn what_can_t_be_painted_is_said_and_nothing_is_written() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1).display().to_string();
    let path = scratch.path().join("x.png").display().to_string();
    let with = |more: &[&str]| run(&scratch, &[&["render", &file, "--out", &path], more].concat());
    let picture = scratch.path().join("x.jpg").display().to_string();
    refused(&run(&scratch, &["render", &file, "--out", &picture]), "must end in .png");
    refused(&with(&["--size", "100x100"]), "can't be painted");
    refused(&with(&["--size", "16000x16000"]), "can't be painted");
    refused(&with(&["--size", "wide"]), "wide");
    refused(&with(&["--seat", "3"]), "seats of this game are 1 to 2");
    refused(&with(&["--at", "100000"]), "no step 100000");
    refused(&run(&scratch, &["render", "nothing.jsonl", "--out", &path]), "does not exist");
    refused(&run(&scratch, &["--pack", ".", "render", &file, "--out", &path]), "--pack");
    // The system's words, and no name of a file that nobody asked for.
    let nowhere = scratch.path().join("no/such/x.png").display().to_string();
    refused(&run(&scratch, &["render", &file, "--out", &nowhere]), "cannot be written");
    assert!(!Path::new(&path).exists());
}

#[test]
fn a_damaged_record_is_painted_as_far_as_it_goes_and_that_is_said() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1);
    let whole = std::fs::read(&file).expect("the record");
    std::fs::write(&file, &whole[..whole.len() * 2 / 3]).expect("cut off");
    let path = scratch.path().join("x.png").display().to_string();
    let output = run(&scratch, &["render", &file.display().to_string(), "--out", &path]);
    assert_eq!(output.status.code(), Some(0));
    assert!(super::err(&output).contains("line"), "{}", super::err(&output));
    assert_eq!(size(Path::new(&path)), (1280, 800));
}

#[test]
fn another_game_than_the_named_one_is_refused() {
    let scratch = scratch();
    let file = record(&scratch, 2, 1).display().to_string();
    for command in ["verify", "show", "check"] {
        refused(&run(&scratch, &[command, &file, "--game", "antrealm"]), "is of the game microlonies");
        refused(&run(&scratch, &[command, &file, "--game", "chess"]), "chess");
        out(&run(&scratch, &[command, &file, "--game", "microlonies"]));
    }
    refused(&run(&scratch, &["play", "--game", "chess"]), "chess");
}

#[test]
fn a_map_is_painted_at_any_size_up_to_a_limit() {
    let scratch = scratch();
    let map = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/packs/base/layouts/four.json");
    let picture = scratch.path().join("map.png");
    let path = picture.display().to_string();
    let said = out(&run(&scratch, &["render", map, "--out", &path]));
    let first = said.lines().next().expect("a line");
    let (width, height) = size(&picture);
    assert!(first.contains(&format!("{width} x {height}")), "the size is said first: {said}");
    out(&run(&scratch, &["render", map, "--size", "333x222", "--force", "--out", &path]));
    assert_eq!(size(&picture), (333, 222));
    refused(
        &run(&scratch, &["render", map, "--size", "16000x16000", "--force", "--out", &path]),
        "can't be painted",
    );
    refused(&run(&scratch, &["render", map, "--at", "3", "--force", "--out", &path]), "is a map");
    assert_eq!(size(&picture), (333, 222));
}
