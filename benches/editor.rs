//! What drawing costs on a map of 100,000 hexes, and what it takes to look
//! through one that can be played. `cargo bench --bench editor` runs it.

use std::sync::Arc;

use divan::{AllocProfiler, Bencher, black_box};
use formicarium::editor::shapes::{Brush, flood, rectangle, stroke};
use formicarium::editor::{Craft, Drawing, Extent, Grid, Run, Sketch, Symmetry, files};
use formicarium::engine::{Chance, Fast};
use formicarium::microlonies::map::MapCraft;
use formicarium::microlonies::pack::Pack;
use hexx::Hex;

/// Tells what is allocated at most while something runs.
#[global_allocator]
static ALLOCATED: AllocProfiler = AllocProfiler::system();

/// Columns and rows of the map.
const SIDE: i32 = 316;

fn main() {
    divan::main();
}

fn extent() -> Extent {
    Extent::of(0..=SIDE, 0..=SIDE)
}

/// A map of stripes, all joined by one column of the same paint.
fn map() -> Drawing {
    let mut grid = Grid::default();
    for start in rectangle(Hex::ZERO, Hex::new(SIDE - 1 - SIDE / 2, SIDE - 1)) {
        grid.paint(Run { start, length: 1, paint: 1 });
    }
    Drawing { grid, ..Drawing::blank(extent()) }
}

#[divan::bench]
fn a_stroke_across_with_sixfold_symmetry(bencher: Bencher<'_, '_>) {
    let symmetry = Symmetry { fold: 6, mirrored: true, middle: Hex::new(80, 150) };
    bencher.with_inputs(|| Sketch::of(map())).bench_local_values(|mut sketch| {
        sketch.draw(stroke(&[Hex::new(70, 20), Hex::new(120, 260)], Brush::Nineteen), 3, symmetry);
        sketch
    });
}

#[divan::bench]
fn fill_the_whole_map(bencher: Bencher<'_, '_>) {
    bencher.with_inputs(|| Sketch::of(map())).bench_local_values(|mut sketch| {
        let frame = sketch.drawing().extent;
        let runs = flood(&sketch.drawing().grid, Hex::new(50, 50), 4, |hex| frame.holds(hex));
        sketch.paint(&runs);
        sketch
    });
}

#[divan::bench]
fn undo_the_fill(bencher: Bencher<'_, '_>) {
    let filled = || {
        let mut sketch = Sketch::of(map());
        let frame = sketch.drawing().extent;
        let runs = flood(&sketch.drawing().grid, Hex::new(50, 50), 4, |hex| frame.holds(hex));
        sketch.paint(&runs);
        sketch
    };
    bencher.with_inputs(filled).bench_local_values(|mut sketch| {
        sketch.undo();
        sketch
    });
}

#[divan::bench]
fn all_rows_of_the_map(bencher: Bencher<'_, '_>) {
    let drawing = map();
    bencher.bench(|| black_box(&drawing).grid.runs());
}

fn craft() -> MapCraft {
    MapCraft::new(Arc::new(Pack::base()))
}

/// A map of so many patches of terrain as a designer draws.
fn varied() -> Drawing {
    let mut drawing = map();
    let mut chance = Fast::new(1);
    for start in rectangle(Hex::ZERO, Hex::new(SIDE - 1 - SIDE / 2, SIDE - 1)) {
        if chance.below(3) == 0 {
            drawing.grid.paint(Run { start, length: 1, paint: 1 + chance.below(6) as u16 });
        }
    }
    drawing
}

/// From the file to the drawing, and back to the disk.
#[divan::bench]
fn open_and_save(bencher: Bencher<'_, '_>) {
    let craft = craft();
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("map.json");
    files::save(&path, &craft.write(&varied()), None).expect("a file");
    bencher.bench(|| {
        let (text, seal) = files::open(&path).expect("a file");
        let drawing = craft.read(&text).expect("a map");
        files::save(&path, &craft.write(&drawing), Some(&seal)).expect("a file")
    });
}

/// The same without the disk.
#[divan::bench]
fn read_and_write(bencher: Bencher<'_, '_>) {
    let craft = craft();
    let text = craft.write(&varied());
    bencher.bench(|| craft.write(&craft.read(black_box(&text)).expect("a map")));
}

/// Look at `max alloc`: what the history of the strokes holds at its end.
#[divan::bench(sample_count = 1, sample_size = 1)]
fn five_thousand_strokes(bencher: Bencher<'_, '_>) {
    bencher.bench_local(|| {
        let mut sketch = Sketch::of(map());
        let mut chance = Fast::new(1);
        let mut spot = || Hex::new(chance.below(SIDE as u32 / 2) as i32, chance.below(SIDE as u32) as i32);
        for number in 0..5000 {
            let paint = 2 + (number % 5) as u16;
            let from = spot();
            let points = [from, from + Hex::new(12, 9)];
            sketch.draw(stroke(&points, Brush::Nineteen), paint, Symmetry::none());
        }
        sketch
    });
}

/// The largest map by chance, as it is checked after every stroke.
#[divan::bench]
fn check_4000_hexes(bencher: Bencher<'_, '_>) {
    let craft = craft();
    let drawing = large(&craft);
    bencher.bench(|| craft.check(black_box(&drawing)));
}

/// A map by chance.
#[divan::bench]
fn generate_4000_hexes(bencher: Bencher<'_, '_>) {
    let craft = craft();
    bencher.bench(|| large(&craft));
}

fn large(craft: &MapCraft) -> Drawing {
    let mut knobs = craft.knobs();
    for knob in &mut knobs {
        if knob.name.ends_with("size") || knob.name.ends_with("free") {
            knob.value = knob.range.1;
        }
    }
    let mut drawing = craft.generate(&knobs, 1);
    assert!(drawing.grid.len() > 3900);
    Arc::make_mut(&mut drawing.sheet).seats = vec![2, 3, 4];
    drawing
}
