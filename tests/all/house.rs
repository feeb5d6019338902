//! Rules of the house that a compiler does not keep.

use std::path::{Path, PathBuf};

fn sources(folder: &Path, out: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|end| end == "rs") {
            out.push(path);
        }
    }
}

#[test]
fn no_other_file_names_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let own = ["microlonies", "antrealm"];
    let mut files = Vec::new();
    sources(&root, &mut files);
    let mut named = Vec::new();
    for path in files {
        let inside = path.strip_prefix(&root).unwrap();
        let of_a_game = inside.components().any(|part| own.iter().any(|game| part.as_os_str() == *game));
        // Modules are declared where Rust wants them.
        let declares = ["lib.rs", "ui/mod.rs", "registry.rs"].iter().any(|file| inside == Path::new(file));
        if of_a_game || declares {
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap().to_lowercase();
        let games = own.iter().chain(&["ant realm"]).filter(|game| source.contains(**game));
        named.extend(games.map(|game| format!("{}: {game}", inside.display())));
    }
    assert!(named.is_empty(), "{named:#?}");
}

#[test]
fn only_the_window_knows_the_window() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = Vec::new();
    sources(&root, &mut files);
    for path in files {
        let inside = path.strip_prefix(&root).unwrap().to_owned();
        if inside.starts_with("window") || inside == Path::new("main.rs") {
            continue;
        }
        let source = std::fs::read_to_string(&path).unwrap();
        for name in ["eframe::", "rfd::", "winit::"] {
            assert!(!source.contains(name), "{}: {name}", inside.display());
        }
    }
}
