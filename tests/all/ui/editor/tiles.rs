//! Pieces on the map, and the tiles that they are.

use egui::Key;
use egui_kittest::kittest::Queryable;

use super::{GRASS, Studio, hex};

#[test]
fn tiles_are_laid_chosen_turned_moved_and_taken_away() {
    let mut studio = Studio::new();
    studio.key(Key::P);
    studio.press("Tile 3");
    studio.key(Key::R);
    studio.click(hex(4, 0));
    let laid = studio.drawing().pieces[1].clone();
    assert_eq!((laid.at, laid.id.as_deref(), laid.turn), (hex(4, 0), Some("3"), Some(1)));
    studio.key(Key::Escape);
    studio.click(hex(5, 0));
    studio.press("Turned by sixths: random");
    assert_eq!(studio.drawing().pieces[1].turn, None);
    studio.drag(&[hex(4, 0), hex(5, 1)]);
    assert_eq!(studio.drawing().pieces[1].at, hex(5, 1));
    studio.key(Key::Delete);
    assert_eq!(studio.drawing().pieces.len(), 1);
    studio.command(Key::Z);
    assert_eq!(studio.drawing().pieces.len(), 2);
}

#[test]
fn a_tile_is_dragged_from_the_list_onto_the_map() {
    let mut studio = Studio::new();
    studio.key(Key::P);
    let from = studio.screen.harness.get_by_label("Tile 5").rect().center();
    let to = studio.screen.app().edited().unwrap().place(hex(4, -1));
    studio.screen.harness.drag_at(from);
    studio.screen.harness.run_steps(1);
    for share in [0.3, 0.6, 1.0] {
        studio.screen.harness.hover_at(from.lerp(to, share));
        studio.screen.harness.run_steps(1);
    }
    studio.screen.harness.drop_at(to);
    studio.run();
    let laid = studio.drawing().pieces.last().unwrap().clone();
    assert_eq!((laid.at, laid.id.as_deref()), (hex(4, -1), Some("5")));
}

#[test]
fn starts_are_numbered_and_reordered() {
    let mut studio = Studio::new();
    studio.key(Key::P);
    studio.press("Random: Starting tile");
    studio.click(hex(5, -1));
    studio.click(hex(-5, 1));
    studio.key(Key::Escape);
    studio.click(hex(-5, 1));
    assert!(studio.screen.has("Starting tile 2 (random)"));
    studio.press("Earlier in the order");
    assert!(studio.screen.has("Starting tile 1 (random)"));
    assert_eq!(studio.drawing().pieces[1].at, hex(-5, 1));
}

/// Tile 3 lies on the map, and it itself is being painted.
fn painting_tile_3() -> Studio {
    let mut studio = Studio::new();
    studio.key(Key::P);
    studio.press("Tile 3");
    studio.click(hex(6, 0));
    studio.press("Tile 3, on the map");
    studio.press("Paint tile 3 itself");
    studio
}

#[test]
fn a_tile_that_leaves_the_set_is_a_marked_placeholder() {
    let mut studio = painting_tile_3();
    let before = studio.drawing();
    studio.press("Take the tile out of the set");
    assert_eq!(studio.drawing(), before, "the map is as it was");
    assert!(studio.screen.mentions("3, not in the set"));
    assert!(studio.errors() > 0);
    studio.press("Undo a change of tiles");
    assert!(!studio.screen.mentions("not in the set"));
}

#[test]
fn undo_at_the_view_of_a_tile_undoes_the_tile() {
    let mut studio = Studio::new();
    studio.ink(GRASS);
    studio.click(hex(4, 0));
    studio.key(Key::P);
    studio.press("New tile: Terrain tile");
    assert!(studio.screen.has("Tile tile-1"));
    studio.command(Key::Z);
    assert!(!studio.screen.has("Tile tile-1"));
    assert_eq!(studio.drawing().grid.len(), 1);
}

#[test]
fn a_tile_is_renamed_and_the_map_follows() {
    let mut studio = painting_tile_3();
    let rename = |studio: &mut Studio, name: &str| {
        studio.screen.click("Name of the tile");
        studio.command(Key::A);
        studio.screen.harness.event(egui::Event::Text(name.to_owned()));
        studio.key(Key::Enter);
    };
    rename(&mut studio, "5");
    assert!(
        studio.screen.mentions("Another tile of this shape has this name"),
        "{:?}",
        studio.screen.labels()
    );
    studio.press("Close");
    assert!(studio.screen.has("Tile 3, on the map"), "{:?}", studio.screen.labels());
    rename(&mut studio, " Bog ");
    assert!(studio.screen.has("Tile Bog, on the map"), "{:?}", studio.screen.labels());
    let laid = |studio: &mut Studio| studio.drawing().pieces.last().unwrap().id.clone();
    assert_eq!(laid(&mut studio).as_deref(), Some("Bog"));
    assert!(!studio.screen.mentions("not in the set"));
    assert!(studio.screen.has("Paint tile Bog itself"), "it stays in the hand");
    studio.screen.picture("editor-tile");
}
