//! The editor, driven as people drive it: every tool, files, and a whole
//! sitting.

use std::time::{Duration, Instant};

use egui::{Key, Modifiers, PointerButton, Theme, Vec2, vec2};
use formicarium::editor::{Drawing, NOTHING, Paint, column, hex_in};
use formicarium::engine::Severity;
use formicarium::registry;
use formicarium::text::Lang;
use hexx::Hex;
use tempfile::TempDir;

use super::screen::{self, Screen};

mod files;
mod sitting;
mod tiles;

/// The program at the editor.
struct Studio {
    screen: Screen,
}

fn hex(x: i32, y: i32) -> Hex {
    Hex::new(x, y)
}

impl Studio {
    fn new() -> Self {
        Self::with(Lang::English, Theme::Light, vec2(1280.0, 800.0))
    }

    fn with(lang: Lang, theme: Theme, size: Vec2) -> Self {
        Self::at(lang, theme, size, TempDir::new().unwrap())
    }

    fn at(lang: Lang, theme: Theme, size: Vec2, folder: TempDir) -> Self {
        let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
        screen.click(&screen::text(lang).say("lobby-design"));
        let mut studio = Self { screen };
        studio.run();
        studio
    }

    /// A few frames: checks come in from their thread.
    fn run(&mut self) {
        self.screen.harness.run_steps(4);
    }

    fn drawing(&mut self) -> Drawing {
        self.screen.app().edited().unwrap().drawing().clone()
    }

    fn paint(&mut self, at: Hex) -> Paint {
        self.drawing().grid.get(at)
    }

    fn steps(&mut self) -> usize {
        self.screen.app().edited().unwrap().steps()
    }

    fn key(&mut self, key: Key) {
        self.screen.harness.key_press(key);
        self.run();
    }

    fn command(&mut self, key: Key) {
        self.screen.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.run();
    }

    fn button(&mut self, at: Hex, button: PointerButton, pressed: bool, modifiers: Modifiers) {
        let pos = self.screen.app().edited().unwrap().place(at);
        self.screen.harness.event_modifiers(egui::Event::PointerMoved(pos), modifiers);
        let event = egui::Event::PointerButton { pos, button, pressed, modifiers };
        self.screen.harness.event_modifiers(event, modifiers);
        self.screen.harness.run_steps(1);
    }

    fn click(&mut self, at: Hex) {
        self.click_with(at, PointerButton::Primary, Modifiers::NONE);
    }

    fn click_with(&mut self, at: Hex, button: PointerButton, modifiers: Modifiers) {
        self.button(at, button, true, modifiers);
        self.button(at, button, false, modifiers);
        self.run();
    }

    fn drag(&mut self, way: &[Hex]) {
        self.drag_with(way, Modifiers::NONE);
    }

    fn drag_with(&mut self, way: &[Hex], modifiers: Modifiers) {
        self.button(way[0], PointerButton::Primary, true, modifiers);
        for at in &way[1..] {
            let pos = self.screen.app().edited().unwrap().place(*at);
            self.screen.harness.event_modifiers(egui::Event::PointerMoved(pos), modifiers);
            self.screen.harness.run_steps(1);
        }
        self.button(way[way.len() - 1], PointerButton::Primary, false, modifiers);
        self.run();
    }

    /// Chooses an ink by its name.
    fn ink(&mut self, name: &str) {
        let label = self.screen.labels().into_iter().find(|label| label.starts_with(name));
        let label = label.unwrap_or_else(|| panic!("no ink {name} in {:?}", self.screen.labels()));
        self.press(&label);
    }

    fn press(&mut self, label: &str) {
        self.screen.press(label);
        self.run();
    }

    /// What is wrong, once that is known.
    fn findings(&mut self) -> Vec<(Severity, String)> {
        let patience = Instant::now() + Duration::from_secs(20);
        loop {
            self.run();
            if let Some(findings) = self.screen.app().edited().unwrap().findings() {
                return findings.iter().map(|found| (found.severity, found.line.key.to_owned())).collect();
            }
            assert!(Instant::now() < patience);
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn errors(&mut self) -> usize {
        self.findings().iter().filter(|(severity, _)| *severity == Severity::Error).count()
    }

    fn selected(&mut self) -> usize {
        self.screen.app().edited().unwrap().view().2
    }
}

const GRASS: &str = "Grassland";
const WATER: &str = "Water";

#[test]
fn the_brush_paints_what_it_goes_over_as_one_step() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    let before = studio.steps();
    studio.drag(&[hex(4, 0), hex(6, 0), hex(6, 2)]);
    assert_eq!(studio.steps(), before + 1);
    let grass = studio.paint(hex(5, 0));
    assert_ne!(grass, NOTHING);
    for at in [hex(4, 0), hex(6, 0), hex(6, 1), hex(6, 2)] {
        assert_eq!(studio.paint(at), grass);
    }
    studio.command(Key::Z);
    assert_eq!(studio.paint(hex(5, 0)), NOTHING);
    studio.screen.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    studio.run();
    assert_eq!(studio.paint(hex(5, 0)), grass);
}

#[test]
fn brushes_come_in_three_sizes_and_leave_tiles_alone() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.key(Key::CloseBracket);
    studio.click(hex(6, 0));
    assert_eq!(studio.drawing().grid.len(), 7);
    studio.key(Key::CloseBracket);
    studio.click(hex(-6, 0));
    assert_eq!(studio.drawing().grid.len(), 7 + 19);
    let grown = studio.drawing().grid.len();
    studio.click(hex(0, 0));
    let drawing = studio.drawing();
    assert!(drawing.grid.len() < grown + 19, "the tile in the middle keeps its hexes");
    assert_eq!(drawing.grid.get(hex(1, 0)), NOTHING);
    studio.key(Key::OpenBracket);
    studio.key(Key::OpenBracket);
    studio.click(hex(0, 5));
    assert_eq!(studio.drawing().grid.len(), drawing.grid.len() + 1);
}

#[test]
fn lines_rings_and_fills() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.key(Key::L);
    studio.drag(&[hex(-4, 4), hex(-3, 5), hex(2, 4)]);
    assert_eq!(studio.drawing().grid.len(), 7);
    studio.command(Key::Z);
    studio.key(Key::O);
    studio.drag(&[hex(0, 0), hex(4, 0)]);
    assert_eq!(studio.drawing().grid.len(), 24);
    studio.ink(WATER);
    studio.key(Key::G);
    studio.click(hex(2, 0));
    let drawing = studio.drawing();
    // Between the tile of seven in the middle and the ring: rings two and three.
    assert_eq!(drawing.grid.len(), 24 + 12 + 18);
    assert_eq!(drawing.grid.get(hex(1, 0)), NOTHING, "the tile is no ground to fill");
}

#[test]
fn the_eraser_takes_paint_pieces_and_notes() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.click(hex(4, 0));
    studio.key(Key::E);
    studio.drag(&[hex(0, 0), hex(4, 0)]);
    let drawing = studio.drawing();
    assert!(drawing.grid.is_empty() && drawing.pieces.is_empty());
    studio.command(Key::Z);
    assert_eq!(studio.drawing().pieces.len(), 1);
}

#[test]
fn what_lies_on_the_map_is_picked_up() {
    let mut studio = Studio::new();
    studio.ink(WATER);
    studio.click(hex(4, 0));
    studio.ink(GRASS);
    studio.click_with(hex(4, 0), PointerButton::Secondary, Modifiers::NONE);
    studio.click(hex(5, 0));
    let water = studio.paint(hex(4, 0));
    assert_eq!(studio.paint(hex(5, 0)), water);
    studio.key(Key::I);
    studio.click(hex(0, 0));
    studio.click(hex(4, 3));
    assert_eq!(studio.drawing().pieces.len(), 2, "a tile was taken up and laid again");
}

#[test]
fn symmetry_repeats_what_is_drawn() {
    for (fold, mirrored, hexes) in [("2", false, 2), ("3", false, 3), ("6", false, 6), ("3", true, 6)] {
        let mut studio = Studio::new();
        studio.press(&format!("Symmetry: {fold}"));
        if mirrored {
            studio.press("Mirror along the axes");
        }
        studio.ink(GRASS);
        studio.click(hex(4, 1));
        studio.screen.picture(&format!("editor-axes-{fold}-{mirrored}"));
        let drawing = studio.drawing();
        assert_eq!(drawing.grid.len(), hexes, "{fold} {mirrored}");
        assert_eq!(studio.steps(), 1);
    }
}

#[test]
fn selections_are_cut_copied_turned_and_pasted() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.drag(&[hex(3, 2), hex(6, 2)]);
    studio.key(Key::S);
    studio.drag(&[hex(2, 1), hex(6, 3)]);
    let selected = studio.selected();
    assert_eq!(selected, 18);
    studio.drag_with(&[hex(2, 5), hex(3, 5)], Modifiers::SHIFT);
    assert_eq!(studio.selected(), selected + 2);
    studio.drag_with(&[hex(2, 5), hex(3, 5)], Modifiers::ALT);
    assert_eq!(studio.selected(), selected);
    studio.screen.harness.event(egui::Event::Cut);
    studio.run();
    assert_eq!(studio.drawing().grid.len(), 0);
    studio.screen.harness.event(egui::Event::Paste(String::new()));
    studio.run();
    studio.key(Key::R);
    studio.click(hex(-4, 0));
    assert_eq!(studio.drawing().grid.len(), 4);
    let rows: Vec<i32> = studio.drawing().grid.runs().iter().map(|run| run.start.y).collect();
    assert_eq!(rows.len(), 4, "a row that is turned by a sixth goes over four rows");
    studio.key(Key::Escape);
    studio.command(Key::Z);
    studio.command(Key::Z);
    assert_eq!(studio.drawing().grid.len(), 4);
    studio.key(Key::W);
    studio.click(hex(4, 2));
    assert_eq!(studio.selected(), 4);
    studio.key(Key::Delete);
    assert_eq!(studio.drawing().grid.len(), 0);
    studio.key(Key::Escape);
    assert_eq!(studio.selected(), 0);
}

#[test]
fn a_lasso_selects_what_it_runs_around() {
    let mut studio = Studio::new();
    studio.key(Key::A);
    studio.drag(&[hex(3, 0), hex(6, 0), hex(6, 3), hex(3, 3)]);
    assert!(studio.selected() >= 12);
    studio.ink(GRASS);
    studio.press("Paint");
    assert_eq!(studio.drawing().grid.len(), studio.selected());
    studio.press("Keep as stamp");
    studio.press("Stamp 1 (hexes: 16, tiles: 0)");
    studio.click(hex(-4, -3));
    assert_eq!(studio.drawing().grid.len(), 2 * studio.selected());
}

#[test]
fn the_small_map_moves_the_large_one() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.click(hex(6, 0));
    let before = studio.screen.app().edited().unwrap().view();
    let corner = egui::pos2(48.0 + 30.0, 800.0 - 28.0 - 30.0);
    studio.screen.harness.drag_at(corner);
    studio.screen.harness.run_steps(1);
    studio.screen.harness.drop_at(corner);
    studio.run();
    let after = studio.screen.app().edited().unwrap().view();
    assert!(after.1 != before.1 && after.0 == before.0, "{before:?} {after:?}");
    assert_eq!(studio.steps(), 1, "nothing is painted there");
    studio.key(Key::F);
    assert_ne!(studio.screen.app().edited().unwrap().view().1, after.1);
}

#[test]
fn the_space_bar_moves_the_map_and_draws_nothing() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.key(Key::G);
    studio.click(hex(4, 0));
    let steps = studio.steps();
    studio.key(Key::Space);
    assert_eq!(studio.steps(), steps);
}

#[test]
fn cutting_takes_only_what_pasting_brings_back() {
    let mut studio = Studio::new();
    studio.key(Key::P);
    studio.press("Random: Terrain tile");
    studio.click(hex(5, 0));
    studio.key(Key::Escape);
    studio.key(Key::S);
    // The selection touches the tile, but not its middle.
    studio.drag(&[hex(3, 0), hex(4, 0)]);
    studio.screen.harness.event(egui::Event::Cut);
    studio.run();
    assert_eq!(studio.drawing().pieces.len(), 2);
    studio.drag(&[hex(4, -1), hex(6, 1)]);
    studio.screen.harness.event(egui::Event::Cut);
    studio.run();
    assert_eq!(studio.drawing().pieces.len(), 1);
    studio.screen.harness.event(egui::Event::Paste(String::new()));
    studio.run();
    studio.click(hex(-5, 0));
    assert_eq!(studio.drawing().pieces.len(), 2);
}

#[test]
fn notes_and_heads_are_steps() {
    let mut studio = Studio::new();
    studio.key(Key::N);
    studio.click(hex(3, 3));
    let field = studio.screen.labels().into_iter().find(|label| label.starts_with("Remark on")).unwrap();
    studio.screen.fill(&field, "too near");
    studio.press("Keep");
    assert_eq!(studio.drawing().note(hex(3, 3)), Some("too near"));
    studio.command(Key::Z);
    assert_eq!(studio.drawing().note(hex(3, 3)), None);
    studio.press("Parts of the panel: Map");
    studio.press("3");
    assert!(studio.drawing().sheet.seats.contains(&3));
}

#[test]
fn typing_in_a_field_triggers_no_tool() {
    let mut studio = Studio::new();
    studio.press("Parts of the panel: Map");
    let steps = studio.steps();
    studio.screen.fill("Short name", "bee");
    studio.key(Key::E);
    studio.key(Key::Delete);
    studio.key(Key::F);
    assert!(studio.screen.has("Brush (B)"));
    assert_eq!(studio.steps(), steps, "nothing of the map is changed while one types");
}

#[test]
fn the_size_changes_only_by_wish() {
    let mut studio = Studio::new();
    let extent = studio.drawing().extent;
    studio.ink(GRASS);
    studio.press("Parts of the panel: Map");
    studio.press("Crop to what is drawn");
    let cropped = studio.drawing().extent;
    assert_ne!(cropped, extent);
    studio.click(hex(5, 0));
    assert_eq!(studio.drawing().extent, cropped);
    assert_eq!(studio.drawing().grid.len(), 0);
    studio.press("Grow when painting at the edge");
    studio.click(hex(5, 0));
    assert!(studio.drawing().extent.holds(hex(5, 0)));
    assert_eq!(studio.drawing().grid.len(), 1);
    for _ in 0..2 {
        studio.command(Key::Z);
    }
    assert_eq!(studio.drawing().extent, extent);
}

#[test]
fn the_keyboard_alone_draws() {
    let mut studio = Studio::new();
    studio.click(hex(3, 0));
    studio.command(Key::Z);
    studio.key(Key::ArrowRight);
    studio.key(Key::Enter);
    assert_ne!(studio.paint(hex(4, 0)), NOTHING);
    studio.key(Key::ArrowDown);
    studio.key(Key::ArrowDown);
    studio.key(Key::Enter);
    let below = hex_in(column(hex(4, 0)), 2);
    assert_ne!(studio.paint(below), NOTHING);
    studio.key(Key::L);
    studio.key(Key::Enter);
    for _ in 0..3 {
        studio.key(Key::ArrowRight);
    }
    studio.key(Key::Enter);
    assert_ne!(studio.paint(below + hex(3, 0)), NOTHING);
    assert!(studio.screen.mentions("Grassland"), "what is under the cursor is said");
}

#[test]
fn escape_gives_a_stroke_up() {
    let mut studio = Studio::new();
    studio.button(hex(4, 0), PointerButton::Primary, true, Modifiers::NONE);
    studio.key(Key::Escape);
    assert_eq!(studio.steps(), 0);
    studio.button(hex(4, 0), PointerButton::Primary, false, Modifiers::NONE);
    studio.run();
    assert_eq!(studio.drawing().grid.len(), 0);
}

#[test]
fn undo_in_the_middle_of_a_stroke_gives_up_the_stroke_alone() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    for x in 3..6 {
        studio.click(hex(x, 0));
    }
    studio.button(hex(4, 2), PointerButton::Primary, true, Modifiers::NONE);
    studio.command(Key::Z);
    studio.button(hex(5, 2), PointerButton::Primary, false, Modifiers::NONE);
    studio.run();
    assert_eq!(studio.drawing().grid.len(), 3);
    studio.command(Key::Z);
    assert_eq!(studio.drawing().grid.len(), 2);
}

#[test]
fn a_remark_is_written_at_once_and_letters_choose_no_tools() {
    let mut studio = Studio::new();
    studio.key(Key::N);
    studio.click(hex(3, 3));
    let field = studio.screen.focused().unwrap_or_default();
    assert!(field.starts_with("Remark on"), "{field}");
    studio.screen.harness.event(egui::Event::Text("by the river".to_owned()));
    studio.key(Key::Y);
    studio.click(hex(-3, 3));
    assert_eq!(studio.drawing().note(hex(3, 3)), Some("by the river"));
    let field = studio.screen.focused().unwrap_or_default();
    assert!(field.contains("(-3, 3)"), "{field}");
    studio.key(Key::Escape);
    studio.key(Key::Escape);
    assert!(!studio.screen.mentions("Remark on"));
}

#[test]
fn the_keyboard_draws_lines_with_the_pointer_elsewhere() {
    for over in [egui::pos2(1200.0, 400.0), egui::pos2(400.0, 600.0)] {
        let mut studio = Studio::new();
        studio.ink(GRASS);
        studio.click(hex(3, 1));
        studio.command(Key::Z);
        studio.screen.harness.hover_at(over);
        studio.key(Key::L);
        studio.key(Key::Enter);
        for _ in 0..3 {
            studio.key(Key::ArrowRight);
        }
        assert_eq!(studio.steps(), 0);
        studio.key(Key::Enter);
        assert_eq!(studio.drawing().grid.len(), 4);
        studio.key(Key::Escape);
        studio.key(Key::ArrowDown);
        studio.key(Key::B);
        studio.key(Key::Enter);
        assert_eq!(studio.drawing().grid.len(), 5, "the map keeps the keyboard");
    }
}

#[test]
fn what_was_copied_elsewhere_is_pasted() {
    let mut studio = Studio::new();
    let text = "{\"format\": 1, \"id\": \"stamp\", \"name\": {}, \"colonies\": [], \"tiles\": [], \"starts\": [], \"rows\": [{\"at\": [0, 0], \"hexes\": \"gg\"}]}";
    studio.screen.harness.event(egui::Event::Paste(text.to_owned()));
    studio.run();
    studio.click(hex(4, 2));
    assert_eq!(studio.drawing().grid.len(), 2);
}

#[test]
fn a_made_map_is_one_step_and_can_be_edited() {
    let mut studio = Studio::new();
    studio.press("Menu");
    studio.press("Make a map by chance");
    studio.press("Make it");
    assert!(studio.drawing().pieces.len() > 2);
    assert_eq!(studio.steps(), 1);
    assert_eq!(studio.errors(), 0);
    studio.command(Key::Z);
    assert_eq!(studio.drawing().pieces.len(), 1);
}

#[test]
fn the_history_is_scrubbed_like_a_game() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    for x in 3..7 {
        studio.click(hex(x, 0));
    }
    studio.key(Key::Y);
    studio.screen.set("History of the map (Y)", "1");
    assert_eq!(studio.drawing().grid.len(), 1);
    studio.screen.set("History of the map (Y)", "4");
    assert_eq!(studio.drawing().grid.len(), 4);
    studio.screen.picture("editor-history");
}

#[test]
fn nothing_is_painted_while_nothing_happens() {
    let mut studio = Studio::new();
    studio.findings();
    studio.screen.assert_asleep("the editor");
}
