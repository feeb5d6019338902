//! Drawn documents: grids, shapes, symmetry, history, files. More cases by
//! PROPTEST_CASES.

mod edits;
mod files;
mod names;
mod rescue;
mod stamps;

use std::collections::{BTreeMap, HashSet};

use formicarium::editor::shapes::{Brush, flood, lasso, rectangle, stroke};
use formicarium::editor::{Extent, Grid, NOTHING, Paint, Run, Sketch, Symmetry, Turn, runs_of};
use hexx::Hex;
use proptest::prelude::*;

fn hex(x: i32, y: i32) -> Hex {
    Hex::new(x, y)
}

fn extent(far: i32) -> Extent {
    Extent::around(far)
}

fn turns() -> impl Iterator<Item = Turn> {
    [false, true].into_iter().flat_map(|mirrored| (0..6).map(move |sixths| Turn { mirrored, sixths }))
}

#[test]
fn six_turns_and_two_mirrorings_lead_back() {
    for x in -9..=9 {
        for y in -9..=9 {
            let at = hex(x, y);
            let sixth = Turn { mirrored: false, sixths: 1 };
            assert_eq!((0..6).fold(at, |hex, _| sixth.apply(hex)), at);
            for turn in turns().filter(|turn| turn.mirrored) {
                assert_eq!(turn.apply(turn.apply(at)), at, "{turn:?}");
            }
            for (first, second) in turns().flat_map(|first| turns().map(move |second| (first, second))) {
                assert_eq!(
                    first.then(second).apply(at),
                    second.apply(first.apply(at)),
                    "{first:?} {second:?}"
                );
            }
        }
    }
}

#[test]
fn turns_keep_distances_and_are_twelve() {
    let images: HashSet<Hex> = turns().map(|turn| turn.apply(hex(2, 1))).collect();
    assert_eq!(images.len(), 12);
    for turn in turns() {
        for (a, b) in [(hex(3, -7), hex(-2, 5)), (hex(0, 0), hex(4, 4))] {
            assert_eq!(turn.apply(a).distance_to(turn.apply(b)), a.distance_to(b));
        }
    }
}

#[test]
fn drawing_with_symmetry_gives_symmetrical_maps() {
    for (fold, mirrored) in Symmetry::FOLDS.into_iter().flat_map(|fold| [(fold, false), (fold, true)]) {
        let symmetry = Symmetry { fold, mirrored, middle: hex(3, -2) };
        let mut sketch = Sketch::new(extent(40));
        sketch.draw(stroke(&[hex(4, 4), hex(9, 1), hex(-3, 6)], Brush::Seven), 2, symmetry);
        let grid = &sketch.drawing().grid;
        let painted: Vec<Hex> = grid.runs().iter().flat_map(Run::hexes).collect();
        for at in painted {
            assert!(symmetry.images(at).all(|image| grid.get(image) == 2), "{symmetry:?} at {at:?}");
        }
    }
}

#[test]
fn one_stroke_is_one_step_and_nothing_is_none() {
    let mut sketch = Sketch::new(extent(20));
    assert!(sketch.draw(stroke(&[hex(0, 0), hex(9, -3)], Brush::Nineteen), 1, Symmetry::none()));
    assert_eq!(sketch.history().count(), 2);
    assert!(!sketch.draw([hex(0, 0)], 1, Symmetry::none()), "it is painted like this already");
    assert!(!sketch.draw([hex(99, 0)], 1, Symmetry::none()), "it is beyond the frame");
    assert_eq!(sketch.history().count(), 2);
}

#[test]
fn painting_at_the_edge_moves_the_frame_only_when_it_grows() {
    let mut sketch = Sketch::new(extent(5));
    sketch.draw(stroke(&[hex(4, 0), hex(9, 0)], Brush::One), 1, Symmetry::none());
    assert_eq!(sketch.drawing().extent, extent(5));
    assert_eq!(sketch.drawing().grid.len(), 2);
    sketch.grows = true;
    sketch.draw([hex(13, -8)], 1, Symmetry::none());
    assert_eq!(sketch.drawing().extent, Extent::of(-5..=9, -8..=5));
    assert!(sketch.undo());
    assert_eq!(sketch.drawing().extent, extent(5));
    sketch.draw([hex(i32::MAX / 4, 0)], 1, Symmetry::none());
    assert!(*sketch.drawing().extent.columns().end() <= formicarium::editor::FAR);
}

#[test]
fn cropping_is_undone_with_what_was_beyond() {
    let mut sketch = Sketch::new(extent(20));
    sketch.draw(rectangle(hex(-15, -15), hex(15, 15)), 3, Symmetry::none());
    let before = sketch.drawing().clone();
    sketch.frame(extent(4)).unwrap();
    assert!(sketch.drawing().grid.runs().iter().flat_map(Run::hexes).all(|at| extent(4).holds(at)));
    assert!(sketch.undo());
    assert_eq!(*sketch.drawing(), before);
    assert!(sketch.frame(Extent { least: hex(3, 0), most: hex(2, 0) }).is_err());
    assert!(sketch.frame(extent(5000)).is_err());
}

#[test]
fn a_rectangle_stands_upright() {
    let hexes = rectangle(hex(0, 0), hex(1, 3));
    // Three columns by four rows, whichever row is odd.
    assert_eq!(hexes.len(), 12);
    let rows: HashSet<i32> = hexes.iter().map(|hex| hex.y).collect();
    assert_eq!(rows.len(), 4);
    assert_eq!(rectangle(hex(1, 3), hex(0, 0)).len(), 12);
}

#[test]
fn a_lasso_takes_what_it_encloses() {
    let inside = lasso(&[hex(-6, 0), hex(0, -6), hex(6, -6), hex(6, 0), hex(0, 6), hex(-6, 6)]);
    for at in hex(0, 0).range(5) {
        assert!(inside.contains(&at), "{at:?}");
    }
    assert!(!inside.contains(&hex(8, 0)) && !inside.contains(&hex(-8, 8)));
    assert!(lasso(&[]).is_empty());
    assert_eq!(lasso(&[hex(2, 2)]).len(), 1);
}

fn runs() -> impl Strategy<Value = Vec<(i32, i32, u32, Paint)>> {
    prop::collection::vec((-70..70_i32, -40..40_i32, 1..50_u32, 0..4_u16), 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    /// The grid against a plain map of hexes.
    #[test]
    fn a_grid_holds_what_was_painted(runs in runs()) {
        let mut grid = Grid::default();
        let mut expected = BTreeMap::new();
        for (x, y, length, paint) in runs {
            let run = Run { start: hex(x, y), length, paint };
            grid.paint(run);
            expected.extend(run.hexes().map(|hex| ((hex.y, hex.x), paint)));
        }
        expected.retain(|_, paint| *paint != NOTHING);
        prop_assert_eq!(grid.len(), expected.len());
        let mut again = Grid::default();
        let mut found = BTreeMap::new();
        for run in grid.runs() {
            again.paint(run);
            found.extend(run.hexes().map(|hex| ((hex.y, hex.x), run.paint)));
        }
        prop_assert_eq!(&found, &expected);
        prop_assert_eq!(&again, &grid, "equal however it came about");
        let bounds = grid.bounds().map(|(least, most)| (least.y, most.y));
        let rows = expected.keys().next().zip(expected.keys().next_back()).map(|(a, b)| (a.0, b.0));
        prop_assert_eq!(bounds, rows);
    }

    /// The flood against a plain search.
    #[test]
    fn a_flood_reaches_what_is_joined(runs in runs(), x in -20..20_i32, y in -20..20_i32) {
        let frame = extent(45);
        let mut grid = Grid::default();
        for (x, y, length, paint) in runs {
            grid.paint(Run { start: hex(x, y), length, paint });
        }
        let from = hex(x, y);
        let flooded = flood(&grid, from, 9, |hex| frame.holds(hex));
        let mut expected = HashSet::from([from]);
        let mut rim = vec![from];
        while let Some(at) = rim.pop() {
            for next in at.all_neighbors() {
                if frame.holds(next) && grid.get(next) == grid.get(from) && expected.insert(next) {
                    rim.push(next);
                }
            }
        }
        let found: HashSet<Hex> = flooded.iter().flat_map(Run::hexes).collect();
        prop_assert_eq!(found, expected);
        prop_assert!(flood(&grid, from, grid.get(from), |_| true).is_empty());
    }

    #[test]
    fn runs_hold_each_hex_once(points in prop::collection::vec((-9..9_i32, -9..9_i32), 0..80)) {
        let hexes: Vec<Hex> = points.into_iter().map(|(x, y)| hex(x, y)).collect();
        let found: Vec<Hex> = runs_of(hexes.clone(), 1).iter().flat_map(Run::hexes).collect();
        let expected: HashSet<Hex> = hexes.into_iter().collect();
        prop_assert_eq!(found.len(), expected.len());
        prop_assert_eq!(found.into_iter().collect::<HashSet<_>>(), expected);
    }
}
