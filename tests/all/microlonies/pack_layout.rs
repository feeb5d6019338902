//! Each demand on a layout has a test that breaks it and sees it named; and
//! deals of the base layouts seldom have to be repeated.

use std::collections::BTreeMap;

use formicarium::engine::chance::{Fast, shuffle};
use formicarium::engine::{Chance, Severity};
use formicarium::microlonies::geometry::{DIRECTIONS, hex};
use formicarium::microlonies::pack::{
    Bonus, FreeGround, FreeHex, Layout, Pack, Terrain, check_layout, check_layout_for_all, layouts,
};

use super::pack::sees;

fn four() -> Layout {
    Layout::base(4).unwrap()
}

#[track_caller]
fn broken(severity: Severity, key: &str, place: &str, breaks: impl FnOnce(&mut Pack, &mut Layout)) {
    let (mut pack, mut layout) = (Pack::base(), four());
    breaks(&mut pack, &mut layout);
    sees(&check_layout(&pack, &layout, 4), severity, key, &format!("layout {}{place}", layout.id));
}

#[track_caller]
fn error(key: &str, place: &str, breaks: impl FnOnce(&mut Layout)) {
    broken(Severity::Error, key, place, |_, layout| breaks(layout));
}

#[track_caller]
fn warning(key: &str, place: &str, breaks: impl FnOnce(&mut Layout)) {
    broken(Severity::Warning, key, place, |_, layout| breaks(layout));
}

fn land(at: [i16; 2]) -> FreeHex {
    FreeHex { at, ground: FreeGround::Terrain(Terrain::Forest), bonus: None, entrance: false }
}

#[test]
fn base_layouts_have_no_fault_at_all() {
    let pack = Pack::base();
    for layout in layouts() {
        assert_eq!(check_layout_for_all(&pack, &layout), []);
    }
}

#[test]
fn base_layouts_have_the_tiles_of_the_rules() {
    for (colonies, random) in [(2, 6), (3, 9), (4, 12)] {
        let layout = Layout::base(colonies).unwrap();
        assert_eq!(layout.starts.len(), colonies);
        let fixed: Vec<_> = layout.tiles.iter().filter(|place| place.tile.is_some()).collect();
        assert_eq!(layout.tiles.len() - fixed.len(), random);
        assert!(layout.tiles.iter().filter(|place| place.tile.is_none()).all(|p| p.rotation.is_none()));
        assert_eq!(fixed.len(), 1);
        assert_eq!((fixed[0].at, fixed[0].tile.as_deref(), fixed[0].rotation), ([0, 0], Some("0"), Some(0)));
    }
}

#[test]
fn header() {
    error("check-format", ": format", |l| l.format = 0);
    error("check-id-shape", ": id", |l| l.id = "Four Colonies".into());
    warning("check-words-language", ": name", |l| l.name.0.clear());
    error("check-range", ": colonies[1]", |l| l.colonies.push(9));
    error("check-layout-colonies", ": colonies", |l| l.colonies = vec![2, 3]);
    error("check-layout-starts", ": starts", |l| drop(l.starts.pop()));
    let mut layout = four();
    layout.colonies = vec![3];
    sees(
        &check_layout(&Pack::base(), &layout, 3),
        Severity::Warning,
        "check-layout-starts-unused",
        "layout four: starts",
    );
    layout.colonies.clear();
    sees(
        &check_layout_for_all(&Pack::base(), &layout),
        Severity::Error,
        "check-layout-colonies-none",
        "layout four: colonies",
    );
}

#[test]
fn numbers() {
    error("check-range", ": tiles[2].at[0]", |l| l.tiles[2].at = [i16::MAX, i16::MIN]);
    error("check-range", ": starts[2].at[1]", |l| l.starts[2].at = [0, 101]);
    error("check-range", ": hexes[0].at[1]", |l| l.hexes.push(land([0, -101])));
    error("check-range", ": tiles[2].rotation", |l| l.tiles[2].rotation = Some(6));
    error("check-range", ": starts[2].facing", |l| l.starts[2].facing = 255);
    error("check-layout-large", "", |l| l.hexes = vec![land([50, 50]); 5000]);
}

#[test]
fn tiles() {
    error("check-layout-overlap", ": tiles[2]", |l| l.tiles[2].at = l.tiles[1].at);
    error("check-layout-overlap", ": starts[0]", |l| l.starts[0].at = [3, -1]);
    error("check-layout-overlap", ": hexes[0]", |l| l.hexes.push(land([0, 0])));
    error("check-layout-tile-unknown", ": tiles[2].tile", |l| l.tiles[2].tile = Some("x".repeat(500)));
    error("check-layout-tile-twice", ": tiles[2].tile", |l| {
        l.tiles[1].tile = Some("5".into());
        l.tiles[2].tile = Some("5".into());
    });
    error("check-layout-tile-unknown", ": starts[1].tile", |l| l.starts[1].tile = Some("5".into()));
    error("check-layout-tile-twice", ": starts[1].tile", |l| {
        l.starts[0].tile = Some("start-a".into());
        l.starts[1].tile = Some("start-a".into());
    });
    broken(Severity::Error, "check-layout-tiles", ": tiles", |pack, _| pack.terrain.tiles.truncate(12));
    broken(Severity::Error, "check-layout-tiles", ": starts", |pack, _| pack.terrain.starting.truncate(3));
    error("check-layout-empty", "", |l| {
        l.tiles.clear();
        l.starts.clear();
    });
}

#[test]
fn free_hexes() {
    error("check-layout-bonus", ": hexes[0].bonus", |l| {
        let ground = FreeGround::Terrain(Terrain::Water);
        l.hexes.push(FreeHex { bonus: Some(Bonus::Food), ground, ..land([9, 0]) });
    });
    error("check-layout-entrance", ": hexes[0].entrance", |l| {
        l.hexes.push(FreeHex { entrance: true, ground: FreeGround::HuntingZone, ..land([9, 0]) });
    });
    error("check-layout-entrance-far", ": hexes[0]", |l| {
        l.hexes.push(FreeHex { entrance: true, ..land([9, 0]) });
    });
    error("check-layout-mounds", "", |l| {
        l.hexes.push(FreeHex { ground: FreeGround::Mound, ..land([9, 0]) });
    });
    warning("check-layout-mound-none", "", |l| drop(l.tiles.remove(0)));
}

#[test]
fn ways() {
    // A start far away from everything.
    error("check-layout-entrance-cut", ": starts[0]", |l| l.starts[0].at = [30, 0]);
    error("check-layout-zone-cut", ": starts[0]", |l| {
        l.hexes.push(FreeHex { ground: FreeGround::HuntingZone, ..land([30, 0]) });
    });
    // A ring of Water across tiles and free hexes.
    error("check-layout-zone-cut", ": starts[0]", |l| {
        l.hexes.push(FreeHex { ground: FreeGround::HuntingZone, ..land([30, 0]) });
        l.hexes.push(land([29, 0]));
        let ring =
            DIRECTIONS.map(|step| hex([30, 0]) + step).into_iter().filter(|at| at.x != 29 || at.y != 0);
        l.hexes.extend(ring.map(|at| FreeHex {
            ground: FreeGround::Terrain(Terrain::Water),
            ..land([at.x.try_into().unwrap(), at.y.try_into().unwrap()])
        }));
    });
    warning("check-layout-zones", "", |l| l.tiles.truncate(4));
}

#[test]
fn fairness() {
    warning("check-layout-nest-distance", ": starts", |l| {
        l.starts[0].at = [6, -1];
        l.starts[0].facing = 2;
    });
    // The same distance from the Mound, but by a longer way round.
    warning("check-layout-nest-steps", ": starts", |l| {
        l.tiles[0].rotation = None;
        l.tiles.truncate(7);
        l.starts[0].at = [5, -5];
        l.starts[0].facing = 5;
        l.hexes.extend([[6, -6], [7, -6], [7, -5], [6, -3]].map(land));
    });
    warning("check-layout-spread", ": starts", |l| {
        l.starts.swap(1, 3);
        l.starts.truncate(3);
        l.colonies = vec![3, 4];
        l.starts.push(l.starts[0].clone());
        l.starts[3].at = [4, -5];
        l.starts[3].facing = 1;
    });
}

/// Deals a layout as M3.1 says and tells whether a start is cut off.
fn dealt_again(pack: &Pack, layout: &Layout, chance: &mut Fast) -> bool {
    let mut deck: Vec<_> = pack.terrain.tiles.iter().skip(1).collect();
    shuffle(&mut deck, chance);
    let mut water = BTreeMap::new();
    let mut zones = Vec::new();
    let mut entrances = Vec::new();
    for place in &layout.tiles {
        let tile = if place.tile.is_some() { &pack.terrain.tiles[0] } else { deck.pop().unwrap() };
        let rotation = place.rotation.map_or_else(|| chance.below(6) as usize, usize::from);
        zones.extend((!tile.mound).then(|| hex(place.at)));
        for (direction, printed) in tile.hexes.iter().enumerate() {
            let at = hex(place.at) + DIRECTIONS[(direction + rotation) % 6];
            water.insert((at.x, at.y), printed.terrain == Terrain::Water);
            entrances.extend(printed.entrance.then_some(at));
        }
    }
    for start in &layout.starts {
        for turn in 0..3 {
            let at = hex(start.at) + DIRECTIONS[(usize::from(start.facing) + turn) % 6];
            water.insert((at.x, at.y), false);
        }
    }
    layout.starts.iter().any(|start| {
        let mut open = vec![hex(start.at)];
        let mut reached = open.clone();
        while let Some(at) = open.pop() {
            for next in DIRECTIONS.map(|step| at + step) {
                if water.get(&(next.x, next.y)) == Some(&false) && !reached.contains(&next) {
                    reached.push(next);
                    open.push(next);
                }
            }
        }
        let near = |zone: &hexx::Hex| DIRECTIONS.iter().any(|&step| reached.contains(&(*zone + step)));
        !entrances.iter().any(|at| reached.contains(at)) || !zones.iter().all(near)
    })
}

#[test]
fn few_deals_have_to_be_repeated() {
    let pack = Pack::base();
    let mut chance = Fast::new(1);
    for layout in layouts() {
        let again = (0..1000).filter(|_| dealt_again(&pack, &layout, &mut chance)).count();
        println!("{}: {again} of 1000", layout.id);
        assert!(again <= 80, "{}: {again} of 1000", layout.id);
    }
}
