//! Every command, at random: what was done is undone to the first bytes and
//! redone to the last.

use std::collections::HashSet;
use std::sync::Arc;

use formicarium::editor::shapes::{Brush, flood, lasso, rectangle, ring, stroke};
use formicarium::editor::{
    Craft, Drawing, Extent, Ink, Paint, Piece, Sheet, Sketch, Stamp, Symmetry, TileChange, TileSet, Tiles,
    Turn,
};
use formicarium::engine::{Chance, Fast, Fold, StepId, Words};
use hexx::Hex;

use super::{extent, hex};
use crate::microlonies::map::craft;

fn pick<T: Copy>(items: &[T], chance: &mut Fast) -> T {
    items[chance.below(items.len() as u32) as usize]
}

pub fn spot(chance: &mut Fast) -> Hex {
    hex(chance.below(60) as i32 - 30, chance.below(60) as i32 - 30)
}

fn symmetry(chance: &mut Fast) -> Symmetry {
    let (fold, mirrored) = (pick(&Symmetry::FOLDS, chance), chance.below(2) == 0);
    Symmetry { fold, mirrored, middle: spot(chance) }
}

fn turn(chance: &mut Fast) -> Turn {
    Turn { mirrored: chance.below(2) == 0, sixths: chance.below(6) as u8 }
}

pub fn piece(chance: &mut Fast) -> Piece {
    let shape = chance.below(2) as u8;
    let id = (chance.below(2) == 0).then(|| chance.below(16).to_string().into());
    let turn = (shape == 1 || chance.below(2) == 0).then(|| chance.below(6) as u8);
    Piece { shape, at: spot(chance), id, turn }
}

fn sheet(chance: &mut Fast) -> Sheet {
    let number = chance.below(50);
    let name = Words([("en".to_owned(), format!("Map {number}"))].into());
    Sheet { id: format!("map-{number}"), name, seats: vec![2 + chance.below(3) as u8], schema: None }
}

/// Paints, by all tools.
fn paint(sketch: &mut Sketch, craft: &dyn Craft, chance: &mut Fast) {
    let (a, b, paint) = (spot(chance), spot(chance), chance.below(5) as Paint);
    let brush = pick(&Brush::ALL, chance);
    let swatches = craft.swatches();
    let ink = swatches[chance.below(swatches.len() as u32) as usize].ink;
    let symmetry = symmetry(chance);
    match chance.below(8) {
        0 => drop(sketch.draw(stroke(&[a, b], brush), paint, symmetry)),
        1 => drop(sketch.draw(rectangle(a, b), paint, Symmetry::none())),
        2 => drop(sketch.draw(ring(a, b), paint, symmetry)),
        3 => drop(sketch.draw(lasso(&[a, b, spot(chance)]), paint, Symmetry::none())),
        4 => {
            let frame = sketch.drawing().extent;
            let runs = flood(&sketch.drawing().grid, a, paint, |hex| frame.holds(hex));
            sketch.paint(&runs);
        }
        5 => drop(sketch.ink(craft, stroke(&[a, b], brush), ink, symmetry)),
        6 => drop(sketch.fill(craft, a, ink, |hex| hex.x < 25)),
        _ => drop(sketch.draw([a], paint, Symmetry::none())),
    }
}

/// Cuts out, pastes, erases, and lays pieces.
fn lay(sketch: &mut Sketch, craft: &dyn Craft, chance: &mut Fast) {
    let (a, b) = (spot(chance), spot(chance));
    let count = sketch.drawing().pieces.len();
    let index = chance.below(count as u32 + 1) as usize;
    match chance.below(6) {
        0 => {
            let hexes: HashSet<Hex> = rectangle(a, b).into_iter().collect();
            let stamp = Stamp::cut_out(craft, sketch.drawing(), &hexes);
            let at = spot(chance);
            sketch.paste(&stamp, at, turn(chance), symmetry(chance));
        }
        1 => drop(sketch.place(craft, &piece(chance), symmetry(chance))),
        2 if index < count => drop(sketch.alter(index, piece(chance))),
        3 => drop(sketch.reorder(index, chance.below(count as u32 + 1) as usize)),
        4 => drop(sketch.erase(craft, &stroke(&[a, b], Brush::Nineteen))),
        _ => drop(sketch.erase(craft, &rectangle(a, b).into_iter().collect())),
    }
}

/// A random change of a document, whatever it is.
pub fn edit(sketch: &mut Sketch, craft: &dyn Craft, chance: &mut Fast) {
    match chance.below(20) {
        0..=8 => paint(sketch, craft, chance),
        9..=14 => lay(sketch, craft, chance),
        15 => {
            let text = ["", "note", "注释", "two\nlines"][chance.below(4) as usize];
            sketch.note(spot(chance), text);
        }
        16 => drop(sketch.head(sheet(chance))),
        17 => {
            let far = 20 + chance.below(30) as i32;
            let most = hex(far, chance.below(40) as i32);
            let _ = sketch.frame(Extent { least: hex(-far, -far), most });
        }
        18 => sketch.grows = chance.below(4) == 0,
        _ if chance.below(8) == 0 => {
            let mut other = Drawing::blank(extent(20 + chance.below(20) as i32));
            other.grid.set(hex(3, chance.below(9) as i32), 2);
            other.pieces = Arc::new(vec![Piece { at: hex(5, 5), ..piece(chance) }]);
            other.notes = Arc::new([((1, 1), "other".into())].into());
            sketch.become_drawing(&other);
        }
        _ => {}
    }
}

#[test]
fn five_thousand_edits_are_undone_to_the_first_and_redone_to_the_last() {
    let craft = craft();
    let mut sketch = Sketch::new(extent(40));
    let mut chance = Fast::new(1);
    let first = craft.write(sketch.drawing());
    let mut after: Vec<Drawing> = Vec::new();
    for _ in 0..5000 {
        let before = sketch.history().count();
        edit(&mut sketch, &craft, &mut chance);
        if sketch.history().count() > before {
            after.push(sketch.drawing().clone());
        }
    }
    assert!(after.len() > 2500, "{} edits changed something", after.len());
    assert!(after.iter().any(|drawing| drawing.pieces.len() > 20 && drawing.grid.len() > 500));
    let same = |sketch: &Sketch, number: usize| {
        assert_eq!(sketch.drawing(), &after[number], "step {number}");
        if number.is_multiple_of(16) {
            assert_eq!(craft.write(sketch.drawing()), craft.write(&after[number]), "step {number}");
        }
    };
    let last = craft.write(sketch.drawing());
    for number in (0..after.len() - 1).rev() {
        assert!(sketch.undo());
        same(&sketch, number);
    }
    assert!(sketch.undo() && !sketch.undo());
    assert_eq!(craft.write(sketch.drawing()), first);
    for number in 0..after.len() {
        assert!(sketch.redo());
        same(&sketch, number);
    }
    assert!(!sketch.redo());
    assert_eq!(craft.write(sketch.drawing()), last);
    for _ in 0..200 {
        let step = chance.below(after.len() as u32);
        assert!(sketch.seek(StepId(step + 1)));
        same(&sketch, step as usize);
    }
}

/// Every step consists of changes that a reader of the history would take.
#[test]
fn what_commands_change_is_admitted() {
    use formicarium::editor::{Change, Sketching};
    let craft = craft();
    let mut sketch = Sketch::new(extent(40));
    let mut chance = Fast::new(2);
    for _ in 0..1500 {
        let (before, count) = (sketch.drawing().clone(), sketch.history().count());
        edit(&mut sketch, &craft, &mut chance);
        if sketch.history().count() == count {
            continue;
        }
        let mut trial = before;
        let changes: &[Change] = sketch.history().events(sketch.history().cursor());
        for change in changes {
            Sketching::admits(&trial, change).unwrap_or_else(|misfit| panic!("{change:?}: {misfit:?}"));
            Sketching::fold(&mut trial, change);
        }
        assert_eq!(&trial, sketch.drawing());
    }
}

fn tile_edit(tiles: &mut Tiles, craft: &dyn Craft, chance: &mut Fast) {
    let count = tiles.set().tiles.len() as u32;
    let index = chance.below(count + 1);
    let shape = chance.below(2) as u8;
    match chance.below(6) {
        0 => {
            let tile = craft.blank_tile(shape, tiles.set().fresh_id(shape));
            let _ = tiles.change(&[TileChange::Added { index, tile }]);
        }
        1 => drop(tiles.change(&[TileChange::Removed { index }])),
        2 => {
            let id = format!("renamed-{}", chance.below(99)).into();
            let _ = tiles.change(&[TileChange::Renamed { index, id }]);
        }
        3 => drop(tiles.reorder(index as usize, chance.below(count + 1) as usize)),
        _ => {
            let Some(tile) = tiles.set().tiles.get(index as usize) else { return };
            let cell = chance.below(tile.cells.len() as u32) as u8;
            let swatches = craft.swatches();
            let ink: Ink = swatches[chance.below(swatches.len() as u32) as usize].ink;
            let paint = craft.inked_cell(tile, usize::from(cell), ink);
            let _ = tiles.change(&[TileChange::Painted { index, cell, paint }]);
        }
    }
}

#[test]
fn edits_of_tiles_are_undone_to_the_first_and_redone_to_the_last() {
    let craft = craft();
    let mut tiles = Tiles::of(Arc::clone(craft.tiles()));
    let mut chance = Fast::new(3);
    let text = |set: &Arc<TileSet>| craft.write_tiles(set);
    let mut texts = vec![text(tiles.set())];
    let mut sets = vec![Arc::clone(tiles.set())];
    while sets.len() < 1500 {
        let before = tiles.history().count();
        tile_edit(&mut tiles, &craft, &mut chance);
        if tiles.history().count() > before {
            sets.push(Arc::clone(tiles.set()));
            texts.push(text(tiles.set()));
        }
    }
    // What is drawn by the rules of tiles reads back, tile by tile.
    let read = craft.read_tiles(texts.last().unwrap()).unwrap();
    assert_eq!(craft.write_tiles(&read), *texts.last().unwrap());
    for number in (0..sets.len() - 1).rev() {
        assert!(tiles.undo());
        assert_eq!((tiles.set(), &text(tiles.set())), (&sets[number], &texts[number]));
    }
    assert!(!tiles.undo());
    for number in 1..sets.len() {
        assert!(tiles.redo());
        assert_eq!((tiles.set(), &text(tiles.set())), (&sets[number], &texts[number]));
    }
    assert!(!tiles.redo());
}
