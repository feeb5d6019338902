//! What drawing costs on a map of 100,000 hexes. `cargo bench --bench editor`
//! runs it.

use divan::{Bencher, black_box};
use formicarium::editor::shapes::{Brush, flood, rectangle, stroke};
use formicarium::editor::{Drawing, Extent, Grid, Run, Sketch, Symmetry};
use hexx::Hex;

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
