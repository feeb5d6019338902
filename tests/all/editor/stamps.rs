//! Stamps: six turns and two mirrorings lead back, pieces and all.

use std::collections::{BTreeSet, HashSet};

use formicarium::editor::shapes::rectangle;
use formicarium::editor::{Craft, Piece, Sketch, Stamp, Symmetry, Turn};
use formicarium::engine::Fast;
use hexx::Hex;

use super::edits::{edit, piece};
use super::{extent, hex, turns};
use crate::microlonies::map::craft;

/// A stamp with paint and pieces from around a hex.
fn stamp(seed: u64, middle: Hex) -> Stamp {
    let craft = craft();
    let mut chance = Fast::new(seed);
    let mut sketch = Sketch::new(extent(60));
    for _ in 0..40 {
        edit(&mut sketch, &craft, &mut chance);
    }
    sketch.grows = true;
    for _ in 0..12 {
        let piece = Piece { at: middle + piece(&mut chance).at / 6, ..piece(&mut chance) };
        sketch.place(&craft, &piece, Symmetry::none());
    }
    sketch.draw(rectangle(middle, middle + hex(3, 4)), 2, Symmetry::none());
    let hexes: HashSet<Hex> = middle.range(9).collect();
    Stamp::cut_out(&craft, sketch.drawing(), &hexes)
}

#[test]
fn six_turns_and_two_mirrorings_of_stamps_lead_back() {
    let sixth = Turn { mirrored: false, sixths: 1 };
    for (seed, middle) in [hex(0, 0), hex(7, 4), hex(-8, 5), hex(3, -9), hex(-7, -11)].into_iter().enumerate()
    {
        let stamp = stamp(seed as u64, middle);
        assert!(stamp.cells.len() > 15 && stamp.pieces.len() > 3, "{stamp:?}");
        assert_eq!((0..6).fold(stamp.clone(), |stamp, _| stamp.turned(sixth)), stamp);
        for mirror in turns().filter(|turn| turn.mirrored) {
            assert_eq!(stamp.turned(mirror).turned(mirror), stamp, "{mirror:?}");
        }
        for (first, second) in turns().flat_map(|first| turns().map(move |second| (first, second))) {
            assert_eq!(stamp.turned(first).turned(second), stamp.turned(first.then(second)));
        }
    }
}

/// A turned piece lies on the hexes to which a turn brings those of the piece.
#[test]
fn turned_pieces_lie_where_their_hexes_go() {
    let craft = craft();
    let key = |hex: Hex| (hex.y, hex.x);
    for x in -3..=3 {
        for y in -3..=3 {
            for (shape, sixths, turn) in (0..2)
                .flat_map(|shape| (0..6).flat_map(move |sixths| turns().map(move |t| (shape, sixths, t))))
            {
                let piece = Piece { shape, at: hex(x, y), id: None, turn: Some(sixths) };
                let shape = craft.shape(&piece);
                let turned = piece.turned(turn, shape.around);
                let found: BTreeSet<_> = shape.hexes(turned.at, turned.turn).map(key).collect();
                let expected: BTreeSet<_> =
                    shape.hexes(piece.at, piece.turn).map(|hex| key(turn.apply(hex))).collect();
                assert_eq!(found, expected, "{piece:?} {turn:?}");
            }
        }
    }
}

#[test]
fn a_stamp_that_is_pasted_back_changes_nothing() {
    let craft = craft();
    let drawn = |seed| {
        let (mut chance, mut sketch) = (Fast::new(seed), Sketch::new(extent(40)));
        (0..60).for_each(|_| edit(&mut sketch, &craft, &mut chance));
        sketch
    };
    // Two pieces on one hex would become one.
    let alone = |sketch: &Sketch| {
        let places: HashSet<Hex> = sketch.drawing().pieces.iter().map(|piece| piece.at).collect();
        places.len() > 3 && places.len() == sketch.drawing().pieces.len()
    };
    let mut sketch = (0..200).map(drawn).find(alone).unwrap();
    let extent = sketch.drawing().extent;
    let hexes: HashSet<Hex> =
        rectangle(hex(-29, -29), hex(29, 29)).into_iter().filter(|hex| extent.holds(*hex)).collect();
    let stamp = Stamp::cut_out(&craft, sketch.drawing(), &hexes);
    let count = hexes.len() as i32;
    let sum = hexes.iter().fold((0, 0), |sum, hex| (sum.0 + hex.x, sum.1 + hex.y));
    let middle = hex(sum.0.div_euclid(count), sum.1.div_euclid(count));
    assert!(!sketch.paste(&stamp, middle, Turn::NONE, Symmetry::none()));
}
