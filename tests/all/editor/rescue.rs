//! What was not saved: kept beside its document, found again, never in
//! anybody's way.

use std::fs;
use std::path::Path;

use formicarium::editor::files::{FileFault, Keeper, Rescue, beside, open, rescues, save};

use super::files::{folder, names, told};

/// Ends a program that keeps a document: its locks go, its files stay.
fn crash(keeper: Keeper) {
    drop(keeper);
}

fn texts(found: &[Rescue]) -> Vec<&str> {
    found.iter().map(|rescue| rescue.text.as_str()).collect()
}

#[test]
fn a_document_is_kept_until_it_is_saved() {
    let folder = folder();
    let path = folder.path().join("map.json");
    let seal = save(&path, "saved", None).unwrap();
    let mut keeper = Keeper::beside(&path, Some(seal));
    assert_eq!(keeper.place(), None);
    for text in ["one", "two\nlines", "三"] {
        keeper.keep(text).unwrap();
        assert_eq!(keeper.place(), Some(&*beside(&path)));
        let rescue = Rescue::read(&beside(&path)).unwrap();
        assert_eq!((rescue.text.as_str(), rescue.path.as_deref()), (text, Some(&*path)));
        assert_eq!(rescue.base, Some(seal));
        assert!(!rescue.is_outdated());
    }
    assert_eq!(names(folder.path()), [".map.json.autosave", "map.json"]);
    assert_eq!(open(&path).unwrap().0, "saved");
    keeper.clear();
    assert_eq!(names(folder.path()), ["map.json"]);
    assert_eq!(keeper.place(), None);
    keeper.keep("again").unwrap();
    assert_eq!(names(folder.path()).len(), 2);
}

#[test]
fn what_a_crash_left_is_found_and_what_is_in_use_is_not() {
    let folder = folder();
    let path = folder.path().join("map.json");
    let seal = save(&path, "saved", None).unwrap();
    let mut keeper = Keeper::beside(&path, Some(seal));
    keeper.keep("unsaved").unwrap();
    assert_eq!(rescues([folder.path()]), [], "its program runs");
    crash(keeper);
    for place in [folder.path(), &path] {
        assert_eq!(texts(&rescues([place])), ["unsaved"]);
    }
    assert_eq!(texts(&rescues([folder.path(), &*path])), ["unsaved"], "once");
    assert_eq!(rescues([&*folder.path().join("other.json"), Path::new("/nowhere")]), []);
    // Somebody changes the document afterwards.
    let rescue = rescues([&*path]).remove(0);
    assert!(!rescue.is_outdated());
    save(&path, "changed", Some(&seal)).unwrap();
    assert!(rescue.is_outdated());
    rescue.discard();
    assert_eq!(names(folder.path()), ["map.json"]);
}

#[test]
fn nobody_writes_over_what_another_one_keeps() {
    let folder = folder();
    let path = folder.path().join("map.json");
    let keep = |text: &str| {
        let mut keeper = Keeper::beside(&path, None);
        keeper.keep(text).unwrap();
        keeper
    };
    crash(keep("of the first"));
    let (second, third) = (keep("of the second"), keep("of the third"));
    assert_ne!(second.place(), third.place());
    crash(second);
    crash(third);
    assert_eq!(texts(&rescues([&*path])), ["of the second", "of the third", "of the first"]);
    // A file that only has such a name stays as it is.
    let other = folder.path().join("plan.json");
    fs::write(beside(&other), "my own file").unwrap();
    let mut keeper = Keeper::beside(&other, None);
    keeper.keep("plan").unwrap();
    keeper.clear();
    assert_eq!(fs::read_to_string(beside(&other)).unwrap(), "my own file");
    assert_eq!(rescues([&*other]), []);
    told(&Rescue::read(&beside(&other)).unwrap_err());
}

#[test]
fn documents_without_a_file_have_places_of_their_own() {
    let folder = folder();
    let path = folder.path().to_owned();
    let programs: Vec<_> = (0..8)
        .map(|number| {
            let path = path.clone();
            std::thread::spawn(move || {
                let mut keeper = Keeper::untitled(&path);
                for step in 0..5 {
                    keeper.keep(&format!("{number} {step}")).unwrap();
                }
                keeper
            })
        })
        .collect();
    let keepers: Vec<Keeper> = programs.into_iter().map(|program| program.join().unwrap()).collect();
    assert_eq!(rescues([&*path]), []);
    keepers.into_iter().for_each(crash);
    let found = rescues([&*path]);
    let mut texts = texts(&found);
    texts.sort_unstable();
    assert_eq!(texts, (0..8).map(|number| format!("{number} 4")).collect::<Vec<_>>());
    assert!(found.iter().all(|rescue| rescue.path.is_none() && !rescue.is_outdated()));
}

#[test]
fn damaged_and_strange_files_are_left_alone() {
    let folder = folder();
    for (name, text) in [
        (".a.autosave", ""),
        (".b.autosave", "no first line"),
        (".c.autosave", "{\"autosave\": 2, \"path\": null, \"base\": null}\ntext"),
        (".d.autosave", "{\"autosave\": 1}\u{0}\ntext"),
        ("e.autosave", "{\"autosave\": 1, \"path\": null, \"base\": null}\nvisible"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    fs::create_dir(folder.path().join(".f.autosave")).unwrap();
    assert_eq!(rescues([folder.path()]), []);
    assert_eq!(names(folder.path()).len(), 6);
    let fault = Rescue::read(&folder.path().join(".c.autosave")).unwrap_err();
    assert!(matches!(fault, FileFault::NoRescue(_)), "{fault}");
}

#[test]
fn discarding_spares_what_was_kept_anew() {
    let folder = folder();
    let path = folder.path().join("map.json");
    let mut keeper = Keeper::beside(&path, None);
    keeper.keep("first").unwrap();
    crash(keeper);
    let rescue = rescues([&*path]).remove(0);
    let place = rescue.place.clone();
    let changed = fs::read_to_string(&place).unwrap().replace("first", "later");
    fs::write(&place, changed).unwrap();
    rescue.discard();
    assert_eq!(texts(&rescues([&*path])), ["later"]);
}

#[test]
fn the_longest_names_have_a_neighbour() {
    let folder = folder();
    let (a, b) = ("蚁".repeat(83), format!("{}虫", "蚁".repeat(82)));
    for name in [&a, &b] {
        let path = folder.path().join(format!("{name}.json"));
        let mut keeper = Keeper::beside(&path, None);
        keeper.keep(name).unwrap();
        assert_eq!(keeper.place(), Some(&*beside(&path)));
        crash(keeper);
        assert_eq!(texts(&rescues([&*path])), [name]);
    }
    let nowhere = Keeper::beside(&folder.path().join("none/map.json"), None).keep("x").unwrap_err();
    assert!(matches!(nowhere, FileFault::NoFolder(_)), "{nowhere}");
}
