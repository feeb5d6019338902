//! Findings: each fault of a map is named where it lies.

use std::sync::Arc;

use formicarium::editor::{Craft, Drawing, Finding, NOTHING, Piece, Run, TileSet};
use formicarium::engine::Severity;
use formicarium::microlonies::map::{MapCraft, STARTING_TILE, TERRAIN_TILE, paint};
use formicarium::microlonies::pack::{FreeGround, Layout};
use formicarium::text::{Lang, Text};
use hexx::Hex;

use super::map::{craft, scribbled};

const GRASS: u16 = 1;
const WATER: u16 = 4;
const ZONE: u16 = 5;

fn two(craft: &MapCraft) -> Drawing {
    craft.drawing(&Layout::base(2).unwrap()).unwrap()
}

fn tile(at: Hex, id: Option<&str>, turn: Option<u8>) -> Piece {
    Piece { shape: TERRAIN_TILE, at, id: id.map(Arc::from), turn }
}

/// Breaks the layout for two colonies and sees the fault named there.
#[track_caller]
fn finds(key: &str, severity: Severity, at: Option<Hex>, breaks: impl FnOnce(&mut Drawing)) -> Vec<Finding> {
    let craft = craft();
    let mut drawing = two(&craft);
    breaks(&mut drawing);
    let findings = craft.check(&drawing);
    let found = findings.iter().find(|finding| finding.line.key == key && finding.at == at);
    let found = found.unwrap_or_else(|| panic!("{key} at {at:?}: {findings:#?}"));
    assert_eq!(found.severity, severity);
    let warnings = findings.iter().skip_while(|finding| finding.severity == Severity::Error);
    assert!(warnings.into_iter().all(|finding| finding.severity == Severity::Warning), "errors come first");
    for lang in Lang::ALL {
        let said = Text::new(lang).plain(&found.line);
        assert!(!said.contains("layout two") && !said.contains('['), "{said}");
    }
    findings
}

#[track_caller]
fn error(key: &str, at: impl Into<Option<Hex>>, breaks: impl FnOnce(&mut Drawing)) -> Vec<Finding> {
    finds(key, Severity::Error, at.into(), breaks)
}

fn pieces(drawing: &mut Drawing) -> &mut Vec<Piece> {
    Arc::make_mut(&mut drawing.pieces)
}

#[test]
fn overlaps_and_far_hexes() {
    error("map-overlap", Hex::new(2, 1), |d| d.grid.set(Hex::new(2, 1), GRASS));
    error("map-overlap", Hex::new(3, 1), |d| pieces(d).push(tile(Hex::new(4, 1), None, None)));
    error("map-far", Hex::new(0, 101), |d| d.grid.set(Hex::new(0, 101), GRASS));
    error("map-far", Hex::new(-101, 0), |d| pieces(d)[2].at = Hex::new(-101, 0));
    error("map-far", Hex::new(95, 0), |d| d.grid.paint(Run { start: Hex::new(95, 0), length: 9, paint: 1 }));
}

#[test]
fn tiles_and_starts() {
    error("check-layout-tile-twice", Hex::new(-1, 3), |d| {
        pieces(d)[1].id = Some("4".into());
        pieces(d)[2].id = Some("4".into());
    });
    error("check-layout-tiles", Hex::new(40, 9), |d| {
        for number in 0..8 {
            pieces(d).push(tile(Hex::new(40, 3 * number - 12), None, None));
        }
    });
    let findings = error("check-layout-starts", None, |d| {
        Arc::make_mut(&mut d.sheet).seats = vec![2, 3, 4];
    });
    let starts = findings.iter().filter(|finding| finding.line.key == "check-layout-starts").count();
    assert_eq!(starts, 2, "for three and for four colonies");
    error("check-layout-colonies-none", None, |d| Arc::make_mut(&mut d.sheet).seats.clear());
    error("check-layout-starts", None, |d| drop(pieces(d).pop()));
}

#[test]
fn the_mound() {
    // A Mound of free hexes without an entrance, with one, and cut off.
    let bare = |d: &mut Drawing| {
        pieces(d).remove(0);
        d.grid.set(Hex::ZERO, 6);
        for at in Hex::ZERO.ring(1) {
            d.grid.set(at, GRASS);
        }
    };
    let findings = error("map-mound-no-entrance", Hex::ZERO, bare);
    assert!(findings.iter().all(|finding| finding.line.key != "check-layout-entrance-cut"));
    error("map-mound-closed", Hex::ZERO, |d| {
        bare(d);
        Hex::ZERO.ring(1).for_each(|at| d.grid.set(at, WATER));
        d.grid.set(Hex::new(1, 0), GRASS | paint::ENTRANCE);
        pieces(d).retain(|piece| piece.shape == STARTING_TILE);
    });
    error("check-layout-entrance-cut", Hex::new(30, 0), |d| {
        let start = pieces(d).iter_mut().find(|piece| piece.shape == STARTING_TILE).unwrap();
        start.at = Hex::new(30, 0);
    });
    error("check-layout-entrance-far", Hex::new(9, 0), |d| {
        d.grid.set(Hex::new(9, 0), GRASS | paint::ENTRANCE)
    });
    error("check-layout-mounds", Hex::new(9, 0), |d| d.grid.set(Hex::new(9, 0), 6));
    finds("check-layout-mound-none", Severity::Warning, None, |d| drop(pieces(d).remove(0)));
}

#[test]
fn hunting_zones_out_of_reach_are_one_finding_each() {
    let findings = error("map-zone-closed", Hex::new(20, 0), |d| {
        Hex::new(20, 0).ring(1).for_each(|at| d.grid.set(at, WATER));
        d.grid.set(Hex::new(20, 0), ZONE);
        d.grid.set(Hex::new(0, 20), ZONE);
    });
    assert_eq!(findings.len(), 2, "{findings:?}");
    assert_eq!(findings[1].at, Some(Hex::new(0, 20)));
    error("map-zone-cut", Hex::new(40, 0), |d| {
        // The first start is an island with a zone of its own.
        let start = pieces(d).iter_mut().find(|piece| piece.shape == STARTING_TILE).unwrap();
        start.at = Hex::new(42, 0);
        d.grid.set(Hex::new(40, 0), ZONE);
    });
}

#[test]
fn too_many_hexes_are_one_finding() {
    let craft = craft();
    let mut drawing = scribbled(1, 20);
    for y in 0..100 {
        drawing.grid.paint(Run { start: Hex::new(0, y), length: 50, paint: GRASS });
    }
    let findings = craft.check(&drawing);
    assert_eq!(findings.len(), 1);
    assert_eq!(findings[0].line.key, "check-layout-large");
}

#[test]
fn checks_come_out_alike() {
    let drawing = scribbled(5, 300);
    let first = craft().check(&drawing);
    assert!(first.len() > 100);
    assert_eq!(craft().check(&drawing), first);
    for lang in Lang::ALL {
        let text = Text::new(lang);
        assert!(first.iter().all(|finding| !text.plain(&finding.line).is_empty()));
    }
}

/// Breaks the tiles of the base pack and sees the fault named there.
#[track_caller]
fn tile_fault(key: &str, index: usize, at: Option<Hex>, breaks: impl FnOnce(&mut TileSet)) {
    let craft = craft();
    let mut set = (**craft.tiles()).clone();
    breaks(&mut set);
    let findings = craft.check_tiles(&set);
    let found =
        |(place, finding): &(usize, Finding)| *place == index && finding.line.key == key && finding.at == at;
    assert!(findings.iter().any(found), "{key}: {findings:#?}");
}

#[test]
fn tiles_are_checked_where_they_are() {
    let east = Some(Hex::new(1, 0));
    let set = |set: &mut TileSet, tile: usize, cell: usize, paint| set.tiles[tile].cells[cell] = paint;
    tile_fault("check-terrain-bonus-water", 2, east, |s| {
        set(s, 2, 1, WATER | paint::of_bonus(Some(paint::BONUSES[4])))
    });
    tile_fault("check-terrain-entrance", 2, east, |s| set(s, 2, 1, GRASS | paint::ENTRANCE));
    tile_fault("check-terrain-mound", 3, None, |s| set(s, 3, 0, 6));
    tile_fault("check-terrain-ring", 1, None, |s| s.tiles[1].cells[1..].fill(WATER));
    tile_fault("check-starting-water", 15, Some(Hex::new(0, 1)), |s| set(s, 15, 2, WATER));
    tile_fault("map-tile-twice", 3, None, |s| s.tiles[3].id = s.tiles[2].id.clone());
    tile_fault("map-tile-hex", 2, east, |s| set(s, 2, 1, NOTHING));
    tile_fault("map-tile-hex", 15, Some(Hex::ZERO), |s| set(s, 15, 0, ZONE));
    tile_fault("check-count-min", 0, None, |s| s.tiles.clear());
    let empty = MapCraft::with(Arc::new(formicarium::microlonies::pack::Pack::base()), Arc::default());
    let findings = empty.check(&two(&empty));
    assert!(findings.iter().any(|finding| finding.line.key == "map-pack-faulty"), "{findings:?}");
    assert_eq!(FreeGround::ALL.map(paint::of_ground), [1, 2, 3, 4, 5, 6]);
}
