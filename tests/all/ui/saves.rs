//! Recorded games in the lobby, and the settings.

use std::fs;

use egui::{Theme, vec2};
use formicarium::text::Lang;
use tempfile::TempDir;

use super::screen::Screen;

fn play_a_little(screen: &mut Screen) {
    screen.click("Colonies: 2");
    screen.choose("Who plays Pink", "Person");
    screen.click("Start the game");
    sit_down(screen);
    screen.click("Take 2");
}

fn sit_down(screen: &mut Screen) {
    let waiting = screen.labels().into_iter().find(|label| label.starts_with("I am "));
    screen.click(&waiting.expect("somebody is waited for"));
}

fn leave(screen: &mut Screen) {
    screen.click("Menu");
    screen.click("Leave the table");
}

#[test]
fn a_damaged_file_shows_its_reason_and_does_not_stop_the_list() {
    let mut screen = Screen::new();
    play_a_little(&mut screen);
    let file = screen.only_file();
    let saves = screen.folder.path().join("saves");
    fs::write(saves.join("aaa-broken.jsonl"), "{\"formicarium\":1,\"nonsense\n").unwrap();
    fs::write(saves.join("bbb-other.jsonl"), "hello").unwrap();
    fs::write(saves.join("notes.txt"), "not a record").unwrap();
    leave(&mut screen);
    screen.wait_for(&format!("Open {file}"));
    screen.wait_for("Open aaa-broken.jsonl");
    screen.wait_for("Open bbb-other.jsonl");
    assert!(!screen.has("Open notes.txt"));
    assert!(screen.painted().contains("Cannot be opened"));
    screen.click("Open aaa-broken.jsonl");
    assert!(screen.has("The game cannot be opened"));
    screen.click("Close");
    assert!(screen.has("New game"));
}

#[test]
fn a_record_cut_short_goes_on_beside_itself() {
    let mut screen = Screen::new();
    play_a_little(&mut screen);
    leave(&mut screen);
    let file = screen.only_file();
    let path = screen.folder.path().join("saves").join(&file);
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(b"{\"step\":{\"id\":9,");
    fs::write(&path, &bytes).unwrap();
    screen.click("Look again");
    screen.wait_for(&format!("Open {file}"));
    screen.click(&format!("Open {file}"));
    sit_down(&mut screen);
    assert!(screen.mentions("The record is damaged: line"), "{:?}", screen.labels());
    assert!(screen.has("Heap of 38 crumbs"));
    screen.click("End turn");
    assert_eq!(fs::read(&path).unwrap(), bytes, "the damaged file stays as it is");
    assert_eq!(screen.files(), 2);
    let copy = file.replace(".jsonl", "-2.jsonl");
    assert!(screen.mentions("I am"));
    screen.click("Leave the table");
    screen.wait_for(&format!("Open {copy}"));
    screen.wait_for(&format!("Open {file}"));
    let painted = screen.painted();
    assert!(painted.contains(&file) && painted.contains(&copy), "cards show their files: {painted}");
    screen.picture("lobby-copies");
    screen.click(&format!("Open {file}"));
    sit_down(&mut screen);
    assert!(screen.mentions(&format!("the game goes on in {copy}")), "{:?}", screen.labels());
    assert_eq!(screen.files(), 2, "the copy is used again");
}

#[test]
fn settings_are_remembered_and_a_damaged_file_is_kept_aside() {
    let mut screen = Screen::new();
    screen.fill("Name of Yellow", "Ada");
    screen.click("Settings");
    screen.click("Bots move: fast");
    screen.click("Close");
    play_a_little(&mut screen);
    let folder = screen.folder;
    let config = folder.path().join("config").join("settings.json");
    let written = fs::read_to_string(&config).unwrap();
    assert!(written.contains("\"Ada\"") && written.contains("\"fast\""), "{written}");

    fs::write(&config, "{\"lang\": 7").unwrap();
    let mut screen = Screen::with(Lang::English, Theme::Light, vec2(1280.0, 800.0), folder);
    assert!(screen.has("The settings were damaged"));
    let aside = screen.folder.path().join("config").join("settings-damaged-1.json");
    assert_eq!(fs::read_to_string(aside).unwrap(), "{\"lang\": 7");
    screen.click("Close");
    assert!(!screen.has("The settings were damaged"));
}

#[test]
fn without_a_place_for_records_nothing_starts_and_the_reason_is_said() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("saves"), "a file where the folder should be").unwrap();
    let mut screen = Screen::with(Lang::English, Theme::Light, vec2(1280.0, 800.0), folder);
    screen.click("Start the game");
    assert!(screen.has("The game cannot be recorded"));
    screen.click("Close");
    assert!(screen.has("New game"));
}
