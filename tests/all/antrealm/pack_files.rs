//! The files of packs: schemas, form, and files that are not what they seem.

use std::fs;
use std::path::{Path, PathBuf};

use formicarium::antrealm::pack::{
    CardsFile, ChambersFile, Manifest, Pack, PagesFile, TalentsFile, check_dir, inspect, schemas,
};
use formicarium::content::{MAX_BYTES, PackError, tidy};
use formicarium::engine::{Offer, Severity};
use formicarium::microlonies::Microlonies;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

const NAMES: [&str; 5] = ["pack", "talents", "cards", "chambers", "pages"];

fn base() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/antrealm")
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A copy of the base pack in a folder of its own.
fn copy() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for name in NAMES {
        let file = format!("{name}.json");
        fs::copy(base().join(&file), folder.path().join(&file)).unwrap();
    }
    folder
}

/// Compares a file with what it should be; with `UPDATE_PACK` set, writes it.
#[track_caller]
fn same_or_update(path: &Path, text: &str) {
    let same = fs::read_to_string(path).is_ok_and(|written| written == text);
    if !same && std::env::var_os("UPDATE_PACK").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    } else {
        assert!(same, "{} should differ; run this test alone with UPDATE_PACK=1", path.display());
    }
}

#[test]
fn schemas_are_those_of_the_types() {
    let named: Vec<_> = schemas().iter().map(|(name, _)| *name).collect();
    assert_eq!(named, NAMES);
    for (name, schema) in schemas() {
        same_or_update(&base().join(format!("schemas/{name}.schema.json")), &tidy(&schema).unwrap());
    }
}

#[test]
fn data_files_fit_the_schemas_they_name() {
    for name in NAMES {
        let data = json(&base().join(format!("{name}.json")));
        let schema = format!("schemas/{name}.schema.json");
        assert_eq!(data["$schema"], Value::from(schema.clone()), "{name}");
        let validator = jsonschema::validator_for(&json(&base().join(schema))).unwrap();
        let errors: Vec<_> = validator.iter_errors(&data).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{name}: {errors:?}");
    }
}

#[test]
fn schemas_refuse_what_the_types_refuse() {
    let refuses = |name: &str, data: &Value| {
        let (_, schema) = schemas().into_iter().find(|(n, _)| *n == name).unwrap();
        !jsonschema::validator_for(&schema).unwrap().is_valid(data)
    };
    let mut talents = json(&base().join("talents.json"));
    talents["talents"][0]["talent"] = "flight".into();
    assert!(refuses("talents", &talents));
    let mut pages = json(&base().join("pages.json"));
    pages["pages"][0]["tunnels"][0] = vec![0, 1, 2].into();
    assert!(refuses("pages", &pages));
    let mut pack = json(&base().join("pack.json"));
    pack["completions"]["queens"] = 2.into();
    assert!(refuses("pack", &pack));
}

#[test]
fn data_files_are_tidy() {
    fn same<T: Serialize + DeserializeOwned>(name: &str) {
        let path = base().join(name);
        let text = fs::read_to_string(&path).unwrap();
        same_or_update(&path, &tidy(&serde_json::from_str::<T>(&text).unwrap()).unwrap());
    }
    same::<Manifest>("pack.json");
    same::<TalentsFile>("talents.json");
    same::<CardsFile>("cards.json");
    same::<ChambersFile>("chambers.json");
    same::<PagesFile>("pages.json");
}

/// A record carries the whole pack in its header, which stays under 64 KB.
#[test]
fn base_pack_is_small_and_survives_writing() {
    let pack = Pack::base();
    let text = serde_json::to_string(&pack).unwrap();
    assert!(text.len() < 24 << 10, "{} bytes", text.len());
    assert_eq!(serde_json::from_str::<Pack>(&text).unwrap(), pack);
}

#[test]
fn folder_and_program_hold_the_same() {
    assert_eq!(Pack::from_dir(base()).unwrap(), Pack::base());
    assert!(check_dir(copy().path()).unwrap().is_empty());
}

#[test]
fn missing_file_is_named() {
    let folder = copy();
    fs::remove_file(folder.path().join("pages.json")).unwrap();
    let error = Pack::from_dir(folder.path()).unwrap_err();
    assert!(matches!(&error, PackError::Read { file, .. } if file.ends_with("pages.json")), "{error}");
}

#[test]
fn wrong_value_is_found_by_its_path() {
    let cases = [
        ("pack.json", "\"tokens\": 16", "\"tokens\": 1600", "completions.tokens"),
        ("pack.json", "\"waivers\"", "\"mercies\"", "source.mercies"),
        ("talents.json", "\"planting\"", "\"flight\"", "talents[0].talent"),
        ("cards.json", "\"cost\": 2", "\"cost\": -2", "cards[1].cost"),
        ("chambers.json", "\"built\": false", "\"built\": 0", "chambers[0].built"),
        ("pages.json", "[0, 1]", "[0, 1, 2]", "pages[0].tunnels[0]"),
    ];
    for (name, from, to, place) in cases {
        let folder = copy();
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{name} has no {from}");
        fs::write(&path, text.replacen(from, to, 1)).unwrap();
        let error = check_dir(folder.path()).unwrap_err();
        let PackError::Parse { file, path, .. } = &error else { panic!("{error:?}") };
        assert!(file.ends_with(name), "{error}");
        assert_eq!(path, place, "{error}");
    }
}

#[test]
fn hostile_files_are_refused() {
    let folder = copy();
    let path = folder.path().join("pages.json");
    fs::File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
    assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::TooLarge { .. })));
    let deep = "[".repeat(1 << 20);
    for text in ["", "null", "{}", "{\"pages\": []} {}", "\u{feff}", &deep] {
        fs::write(&path, text).unwrap();
        assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::Parse { .. })));
    }
    fs::write(folder.path().join("pack.json"), "{\"format\": 2, \"new\": true}").unwrap();
    assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::Format { format: 2, .. })));
}

#[test]
fn a_pack_is_inspected_by_the_game_that_it_names() {
    let found = inspect(&base()).unwrap();
    assert_eq!((found.what.key, found.problems), ("offer-pack", Vec::new()));
    assert_eq!(Microlonies::inspect(&base()), None);
    let other = base().with_file_name("base");
    assert_eq!(inspect(&other), None);
    assert!(Microlonies::inspect(&other).is_some());
    assert_eq!(inspect(&base().join("pages.json")), None);
    assert_eq!(inspect(&base().join("schemas")), None);
}

#[test]
fn an_inspected_pack_tells_its_faults() {
    let folder = copy();
    let path = folder.path().join("pages.json");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, text.replacen("[0, 1]", "[1, 1]", 1)).unwrap();
    let problems = inspect(folder.path()).unwrap().problems;
    assert_eq!(problems.first().map(|problem| problem.severity), Some(Severity::Error), "{problems:?}");
    fs::write(&path, "{\"pages\": 3}").unwrap();
    let problems = inspect(folder.path()).unwrap().problems;
    let places: Vec<_> = problems.iter().map(|problem| (problem.line.key, problem.severity)).collect();
    assert_eq!(places, [("offer-parse", Severity::Error)]);
    assert!(problems[0].place.ends_with("pages.json: pages"), "{}", problems[0].place);
}
