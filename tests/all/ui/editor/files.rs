//! Maps on disk: nothing that a user gave or drew is lost without their word.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};

use egui::{Key, Theme, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use formicarium::registry;
use formicarium::text::Lang;
use formicarium::ui::form::PathKind;
use formicarium::ui::host::{Host, Picked, Wake};
use tempfile::TempDir;

use super::super::screen::{Screen, dropped};
use super::{GRASS, Studio, hex};

/// Seconds after which is looked at what is to be kept.
const BEAT: usize = 4;

impl Studio {
    /// Lets seconds go by.
    fn wait(&mut self, seconds: usize) {
        for _ in 0..seconds {
            self.screen.harness.run_steps(20);
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }

    /// Saves under a name through the dialog.
    fn save_as(&mut self, path: &str) {
        self.screen.harness.key_press_modifiers(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::S);
        self.run();
        self.retype(path);
        self.press("Save");
    }

    /// Puts a path into the field of the dialog.
    pub fn retype(&mut self, path: &str) {
        self.screen.click("Path of the file");
        self.command(Key::A);
        self.screen.harness.event(egui::Event::Text(path.to_owned()));
        self.run();
    }

    fn path(&self, name: &str) -> PathBuf {
        self.screen.folder.path().join(name)
    }

    fn unsaved(&mut self) -> bool {
        self.screen.app().edited().unwrap().is_unsaved()
    }

    fn draw(&mut self, x: i32) {
        self.key(Key::B);
        self.ink(GRASS);
        self.click(hex(x, 3));
    }

    /// The program ends without a word; another one starts.
    fn crash(self) -> Self {
        let folder = self.screen.folder;
        drop(self.screen.harness);
        Self::at(Lang::English, Theme::Light, vec2(1280.0, 800.0), folder)
    }
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn a_file_is_replaced_only_when_that_is_said_also_with_an_added_ending() {
    let mut studio = Studio::new();
    let file = studio.path("there.json");
    std::fs::write(&file, "somebody's own").unwrap();
    studio.draw(3);
    studio.save_as(studio.path("there").to_str().unwrap());
    assert!(studio.screen.mentions("There is a file already"));
    assert_eq!(text(&file), "somebody's own");
    studio.press("Cancel");
    assert_eq!(text(&file), "somebody's own");
    assert!(studio.unsaved());
    studio.save_as(studio.path("there").to_str().unwrap());
    studio.press("Replace the file");
    assert!(text(&file).contains("\"rows\""));
    assert!(!studio.unsaved());
    assert_eq!(studio.screen.app().edited().unwrap().path(), Some(file.as_path()));
}

#[test]
fn saving_again_needs_no_dialog_and_equal_maps_are_equal_files() {
    let mut studio = Studio::new();
    let file = studio.path("map.json");
    studio.draw(3);
    studio.save_as(file.to_str().unwrap());
    let first = text(&file);
    studio.draw(4);
    studio.command(Key::S);
    assert_ne!(text(&file), first);
    studio.command(Key::Z);
    assert!(studio.unsaved());
    studio.command(Key::S);
    assert_eq!(text(&file), first);
    studio.command(Key::Z);
    studio.screen.harness.key_press_modifiers(egui::Modifiers::COMMAND | egui::Modifiers::SHIFT, Key::Z);
    studio.run();
    assert!(!studio.unsaved(), "back at the step that was saved");
}

#[test]
fn a_file_that_another_program_changed_is_asked_about() {
    let mut studio = Studio::new();
    let file = studio.path("map.json");
    studio.draw(3);
    studio.save_as(file.to_str().unwrap());
    let theirs = text(&file).replace("\"map\"", "\"theirs\"");
    std::fs::write(&file, &theirs).unwrap();
    studio.wait(BEAT);
    assert!(studio.screen.mentions("was changed by another program"));
    studio.press("Go on with mine");
    studio.draw(4);
    studio.command(Key::S);
    assert!(studio.screen.mentions("was changed by another program"));
    assert_eq!(text(&file), theirs);
    studio.press("Load it again");
    assert!(!studio.screen.mentions("when the program ended"), "what was given up is not offered");
    assert_eq!(studio.drawing().sheet.id, "theirs");
    assert!(!studio.unsaved());
    std::fs::write(&file, theirs.replace("theirs", "ours")).unwrap();
    studio.draw(5);
    studio.command(Key::S);
    studio.press("Replace the file");
    assert!(text(&file).contains("theirs"));
}

#[test]
fn what_was_not_saved_is_offered_again_after_a_crash() {
    let mut studio = Studio::new();
    studio.draw(3);
    studio.draw(4);
    let drawn = studio.drawing();
    studio.wait(BEAT);
    let mut studio = studio.crash();
    assert!(studio.screen.mentions("that was not saved"), "{:?}", studio.screen.labels());
    studio.press("Later");
    assert_ne!(studio.drawing(), drawn);
    let mut studio = studio.crash();
    studio.press("Go on with it");
    assert_eq!(studio.drawing(), drawn);
    assert!(studio.unsaved());
    let mut studio = studio.crash();
    studio.press("Throw it away");
    let studio = studio.crash();
    assert!(!studio.screen.mentions("that was not saved"));
}

#[test]
fn all_that_was_not_saved_is_offered_one_after_another() {
    let mut studio = Studio::new();
    for x in [4, 5] {
        studio.draw(x);
        studio.wait(BEAT);
        studio = studio.crash();
        studio.press("Later");
    }
    let mut studio = studio.crash();
    studio.press("Later");
    assert!(studio.screen.mentions("that was not saved"), "{:?}", studio.screen.labels());
    studio.press("Throw it away");
    assert!(!studio.screen.mentions("that was not saved"));
    let mut studio = studio.crash();
    assert!(studio.screen.mentions("that was not saved"), "what was left for later is offered again");
    studio.press("Throw it away");
    assert!(!studio.screen.mentions("that was not saved"));
}

#[test]
fn a_rescue_that_cannot_be_kept_anew_is_not_thrown_away() {
    let mut studio = Studio::new();
    studio.draw(4);
    studio.wait(BEAT);
    let drawn = studio.drawing();
    let mut studio = studio.crash();
    let kept = studio.path("saves");
    // No name is left to keep it under.
    let taken: Vec<PathBuf> = (2..=1000).map(|at| kept.join(format!(".untitled.{at}.autosave"))).collect();
    taken.iter().for_each(|place| std::fs::create_dir(place).unwrap());
    studio.press("Go on with it");
    assert_eq!(studio.drawing(), drawn);
    taken.iter().for_each(|place| std::fs::remove_dir(place).unwrap());
    let studio = studio.crash();
    assert!(studio.screen.mentions("that was not saved"), "{:?}", studio.screen.labels());
}

#[test]
fn what_was_not_saved_of_a_file_is_kept_beside_it() {
    let mut studio = Studio::new();
    let file = studio.path("map.json");
    studio.draw(3);
    studio.save_as(file.to_str().unwrap());
    let saved = text(&file);
    studio.draw(4);
    let drawn = studio.drawing();
    studio.wait(BEAT);
    assert_eq!(text(&file), saved, "nothing is written into the file by itself");
    let mut studio = studio.crash();
    studio.screen.app().edit(Some(&file));
    studio.run();
    studio.press("Go on with it");
    assert_eq!(studio.drawing(), drawn);
    assert!(studio.unsaved());
    studio.command(Key::S);
    assert_ne!(text(&file), saved);
    let mut studio = studio.crash();
    studio.screen.app().edit(Some(&file));
    studio.run();
    assert!(!studio.screen.mentions("that was not saved"));
}

#[test]
fn leaving_asks_what_becomes_of_the_map() {
    let mut studio = Studio::new();
    let file = studio.path("map.json");
    studio.draw(3);
    studio.command(Key::N);
    assert!(studio.screen.mentions("The map is not saved"));
    studio.press("Cancel");
    assert_eq!(studio.drawing().grid.len(), 1);
    studio.command(Key::N);
    studio.press("Save");
    studio.retype(file.to_str().unwrap());
    studio.press("Save");
    assert!(file.exists());
    assert_eq!(studio.drawing().grid.len(), 0, "once saved, the new map is there");
    studio.draw(4);
    studio.command(Key::N);
    studio.press("Leave without saving");
    assert_eq!(studio.drawing().grid.len(), 0);
}

#[test]
fn names_that_no_system_can_have_are_refused_and_the_mark_stays() {
    let mut studio = Studio::new();
    studio.draw(3);
    let long = "蚁".repeat(300);
    for name in ["CON", "what?", "a:b", "x*", long.as_str(), "dot."] {
        let path = studio.path(name);
        studio.save_as(path.to_str().unwrap());
        assert!(studio.screen.has("Close"), "{name}: {:?}", studio.screen.labels());
        studio.press("Close");
        studio.press("Cancel");
        assert!(studio.unsaved(), "{name}");
    }
    let named = "蚁".repeat(80);
    let path = studio.path(&named);
    studio.save_as(path.to_str().unwrap());
    assert!(!studio.unsaved());
    assert!(path.with_extension("json").exists());
    studio.save_as(studio.path("no/such/folder").to_str().unwrap());
    assert!(studio.screen.has("Close"));
}

#[test]
fn maps_come_from_drops_and_from_the_list_of_the_last_ones() {
    let mut studio = Studio::new();
    let file = studio.path("map.json");
    studio.draw(3);
    studio.save_as(file.to_str().unwrap());
    let drawn = studio.drawing();
    studio.command(Key::N);
    assert_ne!(studio.drawing(), drawn);
    studio.screen.harness.input_mut().dropped_files.push(dropped(&file));
    studio.run();
    assert_eq!(studio.drawing(), drawn);
    studio.command(Key::N);
    studio.press("Menu");
    studio.press("map.json");
    assert_eq!(studio.drawing(), drawn);
}

#[test]
fn painted_tiles_are_offered_again_after_a_crash() {
    let mut studio = Studio::new();
    studio.key(Key::P);
    studio.press("New tile: Terrain tile");
    assert!(studio.screen.has("Tile tile-1"));
    let mut studio = studio.crash();
    assert!(studio.screen.mentions("There are tiles that were not saved"));
    studio.press("Go on with it");
    assert!(studio.screen.has("Tile tile-1"), "{:?}", studio.screen.labels());
    studio.screen.activate("Save the tiles as a file");
    studio.retype(studio.path("tiles.json").to_str().unwrap());
    studio.press("Save");
    let studio = studio.crash();
    assert!(!studio.screen.mentions("There are tiles that were not saved"));
}

#[test]
fn stamps_are_kept_beyond_the_end_of_the_program() {
    let mut studio = Studio::new();
    studio.draw(3);
    studio.draw(4);
    studio.command(Key::A);
    studio.press("Keep as stamp");
    assert!(studio.screen.has("Stamp 1 (hexes: 2, tiles: 1)"), "{:?}", studio.screen.labels());
    studio.command(Key::S);
    studio.retype(studio.path("map.json").to_str().unwrap());
    studio.press("Save");
    let mut studio = studio.crash();
    studio.press("Stamp 1 (hexes: 2, tiles: 1)");
    studio.click(hex(0, 4));
    assert_eq!(studio.drawing().grid.len(), 2);
    studio.key(Key::Escape);
    studio.press("Throw stamp 1 away");
    let studio = studio.crash();
    assert!(!studio.screen.mentions("Stamp 1"));
}

#[test]
fn what_is_no_map_is_said_and_the_one_at_hand_stays() {
    let mut studio = Studio::new();
    let file = studio.path("odd.json");
    for (content, words) in [("{", "line"), ("{\"format\": 9}", "format"), ("[]", "")] {
        std::fs::write(&file, content).unwrap();
        studio.command(Key::O);
        studio.retype(file.to_str().unwrap());
        studio.press("Open");
        assert!(studio.screen.has("Close"), "{content}: {:?}", studio.screen.labels());
        assert!(studio.screen.mentions(words), "{content}: {:?}", studio.screen.labels());
        studio.press("Close");
        assert_eq!(studio.drawing().pieces.len(), 1);
        assert_eq!(text(&file), content);
    }
}

#[test]
fn a_tile_set_is_saved_and_opened_as_a_document_of_its_own() {
    let mut studio = Studio::new();
    studio.key(Key::P);
    studio.press("New tile: Terrain tile");
    studio.press("Parts of the panel: Draw");
    studio.ink("Water");
    studio.press("Parts of the panel: Tiles");
    let cell = studio.screen.labels().into_iter().find(|label| label.starts_with("Hex 2 of the tile"));
    studio.press(&cell.unwrap());
    assert!(studio.screen.has("Hex 2 of the tile: Water hex"), "{:?}", studio.screen.labels());
    studio.screen.activate("Save the tiles as a file");
    let file = studio.path("tiles.json");
    studio.retype(file.to_str().unwrap());
    studio.press("Save");
    let saved = text(&file);
    assert!(saved.contains("tile-1"));
    let folder = TempDir::new().unwrap();
    let mut other = Studio::at(Lang::English, Theme::Light, vec2(1280.0, 800.0), folder);
    other.screen.app().edit(Some(&file));
    other.run();
    assert!(other.screen.has("Tile tile-1"), "{:?}", other.screen.labels());
}

/// A desktop whose dialogs answer at once.
struct Desktop(Picked);

impl Host for Desktop {
    fn has_dialogs(&self) -> bool {
        true
    }

    fn pick(&self, _title: &str, _kind: PathKind, wake: Wake) -> Receiver<Picked> {
        let (to, from) = channel();
        to.send(self.0.clone()).unwrap();
        wake();
        from
    }
}

fn on_desktop(picked: Picked) -> Studio {
    let folder = TempDir::new().unwrap();
    let size = vec2(1280.0, 800.0);
    let host = Box::new(Desktop(picked));
    let mut screen = Screen::hosted(registry::shelf(), host, Lang::English, Theme::Light, size, folder);
    screen.click("Design maps");
    let mut studio = Studio { screen };
    studio.run();
    studio
}

#[test]
fn a_native_dialog_fills_the_field_and_one_that_never_opened_is_no_cancel() {
    let mut studio = on_desktop(Picked::Path("/somewhere/map.json".into()));
    studio.command(Key::O);
    studio.press("Browse");
    let field = studio.screen.harness.query_all_by_label("Path of the file").last();
    let field = field.and_then(|field| field.accesskit_node().value());
    assert_eq!(field.as_deref(), Some("/somewhere/map.json"));
    let mut studio = on_desktop(Picked::NotOpened);
    studio.command(Key::O);
    studio.press("Browse");
    assert!(studio.screen.mentions("did not open"), "{:?}", studio.screen.labels());
    let mut studio = on_desktop(Picked::Cancelled);
    studio.command(Key::O);
    studio.press("Browse");
    assert!(!studio.screen.mentions("did not open"));
    assert!(studio.screen.has("Path of the file"), "the dialog of the editor stays");
}
