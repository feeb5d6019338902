//! Names that people type: what is accepted is a file of that name, the rest
//! is refused with a reason.

use std::path::Path;

use formicarium::editor::files::{NameFault, named, open, save};
use formicarium::text::{Lang, Text};
use proptest::prelude::*;

use super::files::{folder, names};

#[track_caller]
fn refused(typed: &str, fault: &NameFault) {
    let found = named(typed, "json");
    assert_eq!(found.as_ref(), Err(fault), "{typed:?}");
    for lang in Lang::ALL {
        let said = Text::new(lang).plain(&fault.line());
        assert!(said.chars().count() > 5 && !said.contains("editor-"), "{said}");
    }
}

#[test]
fn an_ending_is_added_where_it_is_missing() {
    for (typed, path) in [
        ("map", "map.json"),
        ("map.json", "map.json"),
        ("map.JSON", "map.JSON"),
        ("map.txt", "map.txt.json"),
        ("my map", "my map.json"),
        ("a/b.c/map", "a/b.c/map.json"),
        ("/tmp/x:y/map.json", "/tmp/x:y/map.json"),
        ("../map", "../map.json"),
        ("蚁群", "蚁群.json"),
        (".hidden", ".hidden.json"),
        ("controls", "controls.json"),
        ("com10", "com10.json"),
        ("json", "json.json"),
        ("é", "é.json"),
    ] {
        assert_eq!(named(typed, "json").as_deref(), Ok(Path::new(path)), "{typed}");
    }
}

#[test]
fn what_some_system_cannot_say_is_refused() {
    for typed in ["", " ", "folder/", "a/ ", ".json", " .json", "/"] {
        refused(typed, &NameFault::Empty);
    }
    for sign in [':', '*', '?', '"', '<', '>', '|', '\\', '\n', '\u{0}', '\u{7f}', '\u{85}'] {
        refused(&format!("a/m{sign}p"), &NameFault::Sign(sign));
        refused(&format!("m{sign}p.json"), &NameFault::Sign(sign));
    }
    for typed in ["map.", "map ", "map .json", "map..json", "..", ".", "a/.."] {
        refused(typed, &NameFault::End);
    }
    for typed in
        ["CON", "nul", "Aux.json", "com1", "COM9.tar", "LPT¹", "prn.json", "conin$", "COM0", "CON .x"]
    {
        let stem = typed.strip_suffix(".json").unwrap_or(typed);
        refused(typed, &NameFault::Device(stem.to_owned()));
    }
}

#[test]
fn a_long_name_tells_how_long_it_may_be() {
    refused(&"蚁".repeat(300), &NameFault::Long { count: 300, most: 83 });
    refused(&"x".repeat(251), &NameFault::Long { count: 251, most: 250 });
    refused(&format!("{}.json", "x".repeat(251)), &NameFault::Long { count: 251, most: 250 });
    let folder = folder();
    for name in ["蚁".repeat(83), "x".repeat(250), format!("{}.json", "x".repeat(250))] {
        let path = named(&format!("{}/{name}", folder.path().display()), "json").unwrap();
        save(&path, "text", None).unwrap();
        std::fs::remove_file(&path).unwrap();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// What is accepted lies in the folder under that very name.
    #[test]
    fn accepted_names_read_back_equal(typed in "[ -~蚁é¹\u{1f41c}.]{0,90}") {
        let folder = folder();
        let plain = typed.rsplit('/').next().unwrap_or_default();
        let Ok(name) = named(plain, "json") else { return Ok(()) };
        let path = folder.path().join(&name);
        save(&path, &typed, None).unwrap();
        prop_assert_eq!(open(&path).unwrap().0, typed);
        prop_assert_eq!(names(folder.path()), [name.to_str().unwrap()]);
    }
}
