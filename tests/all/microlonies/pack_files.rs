//! The files of packs: schemas, form, and files that are not what they seem.

use std::fs;
use std::path::{Path, PathBuf};

use formicarium::content::{MAX_BYTES, PackError, tidy};
use formicarium::microlonies::pack::{
    AnthillFile, ChambersFile, Layout, Manifest, ObjectivesFile, Pack, PreyFile, SpeciesFile, TerrainFile,
    check_dir, layouts, layouts_in, schemas,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

fn base() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/base")
}

/// The data files of the base pack, with the schema that each has to name.
fn data_files() -> Vec<(String, String)> {
    let names = ["pack", "prey", "chambers", "anthill", "objectives", "terrain", "species"];
    let mut files: Vec<_> =
        names.map(|name| (format!("{name}.json"), format!("schemas/{name}.schema.json"))).into();
    for name in ["two", "three", "four"] {
        files.push((format!("layouts/{name}.json"), "../schemas/layout.schema.json".into()));
    }
    files
}

fn json(path: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap()
}

/// A copy of the base pack in a folder of its own.
fn copy() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("layouts")).unwrap();
    for (name, _) in data_files() {
        fs::copy(base().join(&name), folder.path().join(&name)).unwrap();
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
    for (name, schema) in schemas() {
        let path = base().join(format!("schemas/{name}.schema.json"));
        same_or_update(&path, &tidy(&schema).unwrap());
    }
}

#[test]
fn data_files_fit_the_schemas_they_name() {
    for (name, schema) in data_files() {
        let path = base().join(&name);
        let data = json(&path);
        assert_eq!(data["$schema"], Value::from(schema.clone()), "{name}");
        let validator = jsonschema::validator_for(&json(&path.parent().unwrap().join(schema))).unwrap();
        let errors: Vec<_> = validator.iter_errors(&data).map(|error| error.to_string()).collect();
        assert!(errors.is_empty(), "{name}: {errors:?}");
    }
}

#[test]
fn schemas_refuse_what_the_types_refuse() {
    let validator = |name: &str| {
        let (_, schema) = schemas().into_iter().find(|(n, _)| *n == name).unwrap();
        jsonschema::validator_for(&schema).unwrap()
    };
    let mut prey = json(&base().join("prey.json"));
    prey["cards"][0]["legs"] = 8.into();
    assert!(!validator("prey").is_valid(&prey));
    let mut chambers = json(&base().join("chambers.json"));
    chambers["tiles"][0]["depth"] = 8.into();
    assert!(!validator("chambers").is_valid(&chambers));
    let mut layout = json(&base().join("layouts/two.json"));
    layout["starts"][0]["facing"] = 6.into();
    assert!(!validator("layout").is_valid(&layout));
}

#[test]
fn data_files_are_tidy() {
    fn same<T: Serialize + DeserializeOwned>(name: &str) {
        let path = base().join(name);
        let text = fs::read_to_string(&path).unwrap();
        same_or_update(&path, &tidy(&serde_json::from_str::<T>(&text).unwrap()).unwrap());
    }
    same::<Manifest>("pack.json");
    same::<PreyFile>("prey.json");
    same::<ChambersFile>("chambers.json");
    same::<AnthillFile>("anthill.json");
    same::<ObjectivesFile>("objectives.json");
    same::<TerrainFile>("terrain.json");
    same::<SpeciesFile>("species.json");
    for name in ["two", "three", "four"] {
        same::<Layout>(&format!("layouts/{name}.json"));
    }
}

/// A record carries the whole pack in its header, which stays under 64 KB.
#[test]
fn base_pack_is_small_and_survives_writing() {
    let pack = Pack::base();
    let text = serde_json::to_string(&pack).unwrap();
    assert!(text.len() < 48 << 10, "{} bytes", text.len());
    assert_eq!(serde_json::from_str::<Pack>(&text).unwrap(), pack);
}

#[test]
fn folder_and_program_hold_the_same() {
    assert_eq!(Pack::from_dir(base()).unwrap(), Pack::base());
    assert_eq!(layouts_in(base()).unwrap(), layouts());
    for (name, colonies) in [("two", 2), ("three", 3), ("four", 4)] {
        let layout = Layout::from_file(base().join(format!("layouts/{name}.json"))).unwrap();
        assert_eq!(Layout::base(colonies), Some(layout));
    }
    assert_eq!(Layout::base(5), None);
    assert!(check_dir(copy().path()).unwrap().is_empty());
}

#[test]
fn a_pack_needs_no_layouts() {
    let folder = copy();
    fs::remove_dir_all(folder.path().join("layouts")).unwrap();
    assert_eq!(layouts_in(folder.path()).unwrap(), []);
    assert!(check_dir(folder.path()).unwrap().is_empty());
}

#[test]
fn missing_file_is_named() {
    let folder = copy();
    fs::remove_file(folder.path().join("prey.json")).unwrap();
    let error = Pack::from_dir(folder.path()).unwrap_err();
    assert!(matches!(&error, PackError::Read { file, .. } if file.ends_with("prey.json")), "{error}");
    let error = Pack::from_dir(folder.path().join("nowhere")).unwrap_err();
    assert!(matches!(error, PackError::Read { .. }), "{error}");
    fs::create_dir(folder.path().join("prey.json")).unwrap();
    let error = Pack::from_dir(folder.path()).unwrap_err();
    assert!(error.to_string().contains("not a file"), "{error}");
}

#[test]
fn wrong_value_is_found_by_its_path() {
    let cases = [
        ("prey.json", "\"food\": 3", "\"food\": 300", "cards[0].food"),
        ("prey.json", "\"food\": 3", "\"food\": -1", "cards[0].food"),
        ("prey.json", "\"food\": 3", "\"feed\": 3", "cards[0].feed"),
        ("prey.json", "\"arachnid\"", "\"spider\"", "cards[0].badges[0]"),
        ("chambers.json", "\"maximum\": 4", "\"maximum\": \"4\"", "tiles[0].maximum"),
        ("anthill.json", "\"maximum\": 4", "\"minimum\": 4", "chambers[1].minimum"),
        ("pack.json", "\"workers\"", "\"labourers\"", "numbers.labourers"),
        ("terrain.json", "\"water\"", "\"lava\"", "tiles[0].hexes[1].terrain"),
        ("layouts/four.json", "\"facing\": 2", "\"facing\": 2.5", "starts[0].facing"),
    ];
    for (name, from, to, place) in cases {
        let folder = copy();
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).unwrap();
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
    let path = folder.path().join("prey.json");
    fs::File::create(&path).unwrap().set_len(MAX_BYTES + 1).unwrap();
    assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::TooLarge { .. })));
    fs::write(&path, "[".repeat(1 << 20)).unwrap();
    assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::Parse { .. })));
    for text in ["", "null", "{}", "{\"cards\": []} {}", "\u{feff}"] {
        fs::write(&path, text).unwrap();
        assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::Parse { .. })), "{text}");
    }
    fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
    assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::Parse { .. })));
}

#[test]
fn other_formats_are_told_as_such() {
    let folder = copy();
    let path = folder.path().join("pack.json");
    fs::write(&path, "{\"format\": 2, \"new\": true}").unwrap();
    assert!(matches!(Pack::from_dir(folder.path()), Err(PackError::Format { format: 2, .. })));
}

#[test]
fn byte_order_mark_is_no_fault() {
    let folder = copy();
    let path = folder.path().join("prey.json");
    let text = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("\u{feff}{text}")).unwrap();
    assert_eq!(Pack::from_dir(folder.path()).unwrap(), Pack::base());
}
