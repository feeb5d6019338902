//! Maps and tiles as documents: reading, writing, references by name.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use formicarium::editor::{Craft, Drawing, Extent, Ink, NOTHING, Paint, Piece, Run, Tile, TileSet};
use formicarium::engine::{Arg, Chance, Fast, Game};
use formicarium::microlonies::map::{MapCraft, STARTING_TILE, TERRAIN_TILE, paint};
use formicarium::microlonies::pack::{
    Bonus, FreeGround, FreeHex, Layout, Pack, Terrain, check_layout, layouts,
};
use formicarium::microlonies::{Content, Microlonies, Setup};
use formicarium::text::{Lang, Text};
use hexx::Hex;

pub fn craft() -> MapCraft {
    MapCraft::new(Arc::new(Pack::base()))
}

fn base_file(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/packs/base").join(name);
    fs::read_to_string(path).unwrap()
}

/// A drawing with paint of all kinds, holes, pieces and notes, in the order in
/// which files have pieces.
pub fn scribbled(seed: u64, hexes: u32) -> Drawing {
    let mut chance = Fast::new(seed);
    let mut drawing = craft().blank();
    for _ in 0..hexes {
        let start = Hex::new(chance.below(300) as i32 - 150, chance.below(200) as i32 - 100);
        let ground = paint::of_ground(FreeGround::ALL[chance.below(6) as usize]);
        let extra = if chance.below(8) == 0 {
            paint::of_bonus(Some(paint::BONUSES[chance.below(8) as usize]))
        } else {
            0
        };
        drawing.grid.paint(Run { start, length: 1 + chance.below(9), paint: ground | extra });
    }
    let pieces = (0..10_u8).map(|number| Piece {
        shape: u8::from(number > 5),
        at: Hex::new(chance.below(90) as i32 - 45, chance.below(90) as i32),
        id: (chance.below(2) == 0).then(|| format!("tile-{}", chance.below(9)).into()),
        turn: (number > 5 || chance.below(2) == 0).then(|| chance.below(6) as u8),
    });
    drawing.pieces = Arc::new(pieces.collect());
    let note = ((chance.below(50) as i32, -3), Arc::from("a \"note\"\non two lines, 注"));
    drawing.notes = Arc::new([note].into());
    drawing.extent = Extent::around(400);
    drawing
}

#[test]
fn the_files_of_the_base_pack_are_written_as_they_were_read() {
    let craft = craft();
    for name in ["two", "three", "four"] {
        let text = base_file(&format!("layouts/{name}.json"));
        let drawing = craft.read(&text).unwrap();
        assert_eq!(craft.write(&drawing), text);
        assert!(craft.check(&drawing).is_empty(), "{name}");
    }
    let text = base_file("terrain.json");
    let tiles = craft.read_tiles(&text).unwrap();
    assert_eq!(craft.write_tiles(&tiles), text);
    assert_eq!(tiles, **craft.tiles());
    assert!(craft.check_tiles(&tiles).is_empty());
    for layout in layouts() {
        assert_eq!(craft.layout(&craft.drawing(&layout).unwrap()), layout);
    }
}

#[test]
fn what_was_drawn_reads_back_equal() {
    let craft = craft();
    for seed in 0..20 {
        let drawing = scribbled(seed, 40 * seed as u32);
        let text = craft.write(&drawing);
        assert_eq!(craft.read(&text).unwrap(), drawing, "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 180), "{text}");
    }
}

#[test]
fn a_stroke_changes_its_own_rows_only() {
    let craft = craft();
    let mut drawing = craft.blank();
    for y in 0..30 {
        drawing.grid.paint(Run { start: Hex::new(-20, y), length: 300, paint: 1 });
    }
    let before = craft.write(&drawing);
    drawing.grid.paint(Run { start: Hex::new(-30, 7), length: 4, paint: 2 });
    let after = craft.write(&drawing);
    let changed = before.lines().filter(|line| !after.lines().any(|other| other == *line)).count();
    assert_eq!(changed, 1, "{before}\n{after}");
    assert_eq!(before.lines().count(), after.lines().count());
}

#[test]
fn the_frame_is_written_when_somebody_set_it() {
    let craft = craft();
    let mut drawing = craft.blank();
    assert!(!craft.write(&drawing).contains("frame"));
    drawing.grid.set(Hex::new(90, 0), 1);
    drawing.extent = drawing.extent.with(Hex::new(90, 0));
    assert!(!craft.write(&drawing).contains("frame"), "it grew with the map");
    for extent in [Extent::around(100), Extent { least: Hex::new(-3, -4), most: Hex::new(95, 6) }] {
        drawing.extent = extent;
        assert!(craft.write(&drawing).contains("\"frame\""));
        assert_eq!(craft.read(&craft.write(&drawing)).unwrap().extent, extent);
    }
}

#[test]
fn coordinates_reach_as_far_as_drawings() {
    let craft = craft();
    let mut drawing = craft.blank();
    for at in [Hex::new(-4096, -4096), Hex::new(4096, 4096), Hex::new(4096, -4096)] {
        drawing.grid.set(at, 1);
    }
    drawing.grid.paint(Run { start: Hex::new(-4096, 3), length: 8193, paint: 2 });
    drawing.extent = Extent::around(4096);
    assert_eq!(craft.read(&craft.write(&drawing)).unwrap(), drawing);
}

#[test]
fn old_files_with_single_hexes_are_understood() {
    let craft = craft();
    let mut layout = Layout::base(2).unwrap();
    let land = |q, r| FreeHex { at: [q, r], ground: FreeGround::ALL[1], bonus: None, entrance: false };
    layout.hexes = vec![land(9, 0), land(8, 0), FreeHex { bonus: Some(Bonus::Food), ..land(7, 0) }];
    let drawing = craft.drawing(&layout).unwrap();
    assert_eq!(drawing.grid.len(), 3);
    let written = craft.layout(&drawing);
    assert_eq!((written.hexes.len(), written.rows.len()), (1, 1));
    let sorted = |layout: &Layout| {
        let mut hexes: Vec<_> = layout.free_hexes().map(|free| (free.at, free.bonus)).collect();
        hexes.sort_unstable();
        hexes
    };
    assert_eq!(sorted(&written), sorted(&layout));
}

/// Games see a layout of rows as one of single hexes.
#[test]
fn rows_are_played_as_single_hexes_are() {
    let craft = craft();
    let mut drawing = craft.drawing(&Layout::base(2).unwrap()).unwrap();
    for (x, paint) in [(10, 1), (11, 4), (12, 5), (13, 3)] {
        drawing.grid.set(Hex::new(x, 0), paint);
    }
    let rows = craft.layout(&drawing);
    assert_eq!(rows.rows.len(), 1);
    let single = Layout { hexes: rows.free_hexes().collect(), rows: Vec::new(), ..rows.clone() };
    let keys = |layout: &Layout| {
        let problems = check_layout(&Pack::base(), layout, 2);
        problems.iter().map(|problem| problem.line.key).collect::<Vec<_>>()
    };
    assert_eq!(keys(&rows), keys(&single));
    assert!(keys(&rows).contains(&"check-layout-zone-cut"));
    let pack = Arc::new(Pack::base());
    let content = |layout: Layout| {
        Content::new(Setup { pack: pack.clone(), layout: Arc::new(layout), colonies: 2, species: Vec::new() })
    };
    let (a, b) = (content(rows), content(single));
    assert_eq!((a.hexes, a.free_hexes, a.neighbours), (b.hexes, b.free_hexes, b.neighbours));
}

#[track_caller]
fn refused(text: &str, place: &str) {
    let error = craft().read(text).unwrap_err();
    let said = Text::new(Lang::English).plain(&error.0);
    assert!(said.starts_with(place), "{said}");
}

#[test]
fn what_is_no_map_is_refused_with_its_place() {
    let good = craft().write(&scribbled(3, 50));
    assert!(craft().read(&good).is_ok());
    let with = |field: &str, value: &str| {
        let mut json: serde_json::Value = serde_json::from_str(&good).unwrap();
        json[field] = serde_json::from_str(value).unwrap();
        json.to_string()
    };
    refused(&with("rows", r#"[{"at": [0, 0], "hexes": "ggx"}]"#), "rows[0].hexes: letter 3");
    refused(&with("rows", r#"[{"at": [0, 0], "hexes": ""}]"#), "rows[0].hexes");
    refused(&with("rows", r#"[{"at": [0], "hexes": "g"}]"#), "rows[0].at");
    refused(&with("rows", r#"[{"at": [0, 0], "hexes": 5}]"#), "rows[0].hexes");
    refused(
        &with(
            "rows",
            r#"[{"at": [4000, 0], "hexes": "....................................................................................................g"}]"#,
        ),
        "rows[0]",
    );
    refused(
        &with("rows", r#"[{"at": [0, 0], "hexes": "gg"}, {"at": [1, 0], "hexes": "f"}]"#),
        "rows[1].hexes[0]",
    );
    refused(&with("tiles", r#"[{"at": [0, 5000]}]"#), "tiles[0].at");
    refused(&with("tiles", r#"[{"at": [0, 0], "rotation": 6}]"#), "tiles[0].rotation");
    refused(&with("starts", r#"[{"at": [0, 0]}]"#), "starts[0]");
    refused(&with("hexes", r#"[{"at": [0, 0], "ground": "lava"}]"#), "hexes[0].ground");
    refused(&with("frame", "[[3, 0], [2, 0]]"), "frame");
    refused(&with("frame", "[[3, 0], [32767, 0]]"), "frame[1]");
    refused(&with("legs", "8"), "legs");
    for text in ["", "null", "[]", "{}", "\u{0}", &with("format", "2"), &good[..good.len() / 2]] {
        assert!(craft().read(text).is_err(), "{text}");
    }
    let tiles = base_file("terrain.json").replacen("\"water\"", "\"lava\"", 1);
    let Arg::Text(place) = &craft().read_tiles(&tiles).unwrap_err().0.args[0].1 else { panic!() };
    assert_eq!(place, "tiles[0].hexes[1].terrain");
}

/// A layout that names tiles, and its text.
fn naming() -> (Drawing, String) {
    let craft = craft();
    let mut drawing = craft.drawing(&Layout::base(4).unwrap()).unwrap();
    let pieces = Arc::make_mut(&mut drawing.pieces);
    for (index, piece) in pieces.iter_mut().enumerate().skip(1).take(9) {
        piece.id = Some(index.to_string().into());
    }
    let text = craft.write(&drawing);
    (drawing, text)
}

#[test]
fn layouts_keep_their_references_whatever_happens_to_tiles() {
    let (drawing, text) = naming();
    let mut sets: Vec<TileSet> = vec![TileSet::default()];
    let base = (**craft().tiles()).clone();
    sets.push(TileSet { tiles: base.tiles.iter().rev().cloned().collect() });
    sets.push(TileSet { tiles: base.tiles.iter().skip(4).cloned().collect() });
    let renamed = |tile: &Tile| Tile { id: format!("new-{}", tile.id).into(), ..tile.clone() };
    sets.push(TileSet { tiles: base.tiles.iter().map(renamed).collect() });
    for set in sets {
        let other = craft().with_tiles(Arc::new(set));
        assert_eq!(other.write(&drawing), text);
        let read = other.read(&text).unwrap();
        assert_eq!(read, drawing);
        assert_eq!(other.write(&read), text);
    }
}

#[test]
fn what_the_set_lacks_is_found_where_it_lies() {
    let (drawing, _) = naming();
    assert!(craft().check(&drawing).is_empty());
    let mut set = (**craft().tiles()).clone();
    set.tiles.retain(|tile| &*tile.id != "5");
    let findings = craft().with_tiles(Arc::new(set)).check(&drawing);
    let unknown: Vec<_> = findings.iter().filter(|f| f.line.key == "check-layout-tile-unknown").collect();
    assert_eq!(unknown.len(), 1, "{findings:?}");
    assert_eq!(unknown[0].at, Some(drawing.pieces[5].at));
}

#[test]
fn paint_says_what_a_hex_is() {
    for ground in FreeGround::ALL {
        for bonus in paint::BONUSES.map(Some).into_iter().chain([None]) {
            for entrance in [false, true] {
                let paint = paint::of(ground, bonus, entrance);
                assert_eq!(paint::hex([0, 0], paint), Some(FreeHex { at: [0, 0], ground, bonus, entrance }));
            }
        }
    }
    assert_eq!(paint::hex([0, 0], NOTHING), None);
    let text = Text::new(Lang::English);
    let hex = paint::of(FreeGround::ALL[1], Some(Bonus::Food), true);
    let named = craft().name(hex);
    assert_eq!(text.plain(&named), "Forest hex, food bonus, entrance");
}

#[test]
fn inks_keep_to_land_where_they_must() {
    let craft = craft();
    let swatches = craft.swatches();
    assert_eq!(swatches.len(), 17);
    let ink = |value: Paint, mask: Paint| Ink { mask, value };
    let food = ink(paint::of_bonus(Some(Bonus::Food)), paint::BONUS);
    let entrance = ink(paint::ENTRANCE, paint::ENTRANCE);
    let [grass, forest, _, water, zone, _] = FreeGround::ALL.map(paint::of_ground);
    for (old, ink, new) in [
        (grass, food, grass | food.value),
        (water, food, water),
        (zone, entrance, zone),
        (NOTHING, food, NOTHING),
        (grass | food.value, entrance, grass | food.value | paint::ENTRANCE),
        (grass | food.value, ink(forest, paint::GROUND), forest | food.value),
        (grass | food.value, ink(water, Paint::MAX), water),
        (grass | food.value | paint::ENTRANCE, ink(water, paint::GROUND), water),
        (grass | food.value, ink(0, paint::BONUS), grass),
        (water | food.value, ink(0, paint::BONUS), water),
        (grass | food.value, Ink::NOTHING, NOTHING),
    ] {
        assert_eq!(craft.inked(old, ink), new, "{old:b} {ink:?}");
    }
    // Whatever is painted can be painted over, and nothing is left of it.
    for swatch in &swatches {
        let made = craft.inked(grass, swatch.ink);
        assert_eq!(craft.inked(made, Ink::NOTHING), NOTHING);
        assert_eq!(craft.inked(swatch.sample, swatch.ink), swatch.sample, "{swatch:?}");
    }
}

#[test]
fn tiles_take_what_tiles_can_have() {
    let craft = craft();
    let [grass, _, rock, water, zone, mound] = FreeGround::ALL.map(paint::of_ground);
    let tile = craft.blank_tile(TERRAIN_TILE, "new".into());
    let start = craft.blank_tile(STARTING_TILE, "new".into());
    assert_eq!((tile.cells.len(), start.cells.len()), (7, 4));
    for (tile, cell, ink, new) in [
        (&tile, 0, mound, mound),
        (&tile, 0, rock, zone),
        (&tile, 0, NOTHING, zone),
        (&tile, 3, water, water),
        (&tile, 3, zone, grass),
        (&tile, 3, NOTHING, grass),
        (&start, 0, rock, NOTHING),
        (&start, 1, rock, rock),
        (&start, 1, grass | paint::ENTRANCE, grass),
    ] {
        assert_eq!(craft.inked_cell(tile, cell, Ink::all(ink)), new, "{tile:?} {cell}");
    }
    let mut set = (**craft.tiles()).clone();
    set.tiles.extend([tile, start]);
    assert_eq!(craft.read_tiles(&craft.write_tiles(&set)).map(|set| set.tiles.len()), Ok(set.tiles.len()));
}

#[test]
fn a_drawing_is_played_with_the_tiles_it_was_drawn_with() {
    let mut set = (**craft().tiles()).clone();
    let changed = paint::of_ground(FreeGround::Terrain(Terrain::Rock));
    set.tiles[3].cells[1] = changed;
    let craft = MapCraft::with(Arc::new(Pack::base()), Arc::new(set));
    let drawing = craft.drawing(&Layout::base(2).unwrap()).unwrap();
    let setup = craft.setup(&drawing, 2);
    assert_eq!(setup.pack.terrain.tiles[3].hexes[0].terrain, Terrain::Rock);
    assert!(Microlonies::check(&setup).is_ok());
}
