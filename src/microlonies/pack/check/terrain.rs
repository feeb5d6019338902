//! Checks of `terrain.json`.

use crate::content::{Faults, Number, counted, data_name};
use crate::engine::Line;
use crate::microlonies::pack::{Bonus, Family, StartingTile, Terrain, TerrainTile, TerrainTiles};

use super::MAX_CARDS;

const TILES: &str = "terrain.json: tiles";
const STARTING: &str = "terrain.json: starting";

/// What the hexes of the thirteen tiles are to be.
const HEXES: [(Terrain, usize); 4] =
    [(Terrain::Grassland, 24), (Terrain::Forest, 22), (Terrain::Rock, 19), (Terrain::Water, 13)];

/// The terrain that ants can stand on.
const LAND: [Terrain; 3] = [Terrain::Grassland, Terrain::Forest, Terrain::Rock];

pub(super) fn check(terrain: &TerrainTiles, faults: &mut Faults) {
    let tiles = &terrain.tiles;
    if faults.count(TILES, tiles.len(), 1, MAX_CARDS) {
        faults.ids(TILES, tiles.iter().map(|tile| tile.id.as_str()));
        for (index, tile) in tiles.iter().enumerate() {
            one(&format!("{TILES}[{index}]"), tile, index == 0, faults);
        }
        if let Some((_, others)) = tiles.split_first() {
            faults.expect(TILES, "check-terrain-count", others.len(), 13);
            distribution(others, faults);
        }
    }
    let starting = &terrain.starting;
    if faults.count(STARTING, starting.len(), 4, MAX_CARDS) {
        faults.ids(STARTING, starting.iter().map(|tile| tile.id.as_str()));
        for (index, tile) in starting.iter().enumerate() {
            start(&format!("{STARTING}[{index}].hexes"), tile, faults);
        }
        faults.expect(STARTING, "check-starting-count", starting.len(), 4);
    }
}

fn one(place: &str, tile: &TerrainTile, central: bool, faults: &mut Faults) {
    if tile.mound != central {
        faults.error(format!("{place}.mound"), Line::new("check-terrain-mound"));
    }
    for (index, hex) in tile.hexes.iter().enumerate() {
        if hex.bonus.is_some() && hex.terrain == Terrain::Water {
            faults.error(format!("{place}.hexes[{index}].bonus"), Line::new("check-terrain-bonus-water"));
        }
        if hex.entrance && !central {
            faults.error(format!("{place}.hexes[{index}].entrance"), Line::new("check-terrain-entrance"));
        }
    }
    let water = |hex: usize| tile.hexes[hex % 6].terrain == Terrain::Water;
    let bonuses = tile.hexes.iter().filter(|hex| hex.bonus.is_some()).count();
    if central {
        entrances(place, tile, faults);
    } else if (0..6).all(water) {
        faults.error(format!("{place}.hexes"), Line::new("check-terrain-ring"));
    }
    let expected = if central { 0 } else { 2 };
    if bonuses != expected {
        faults.warn(format!("{place}.hexes"), counted("check-terrain-bonus-count", bonuses, expected));
    }
    // Water in two places parts the hexes around a Hunting Zone.
    if !central && (0..6).filter(|&hex| water(hex) && !water(hex + 1)).count() > 1 {
        faults.warn(format!("{place}.hexes"), Line::new("check-terrain-parted"));
    }
}

/// The central tile: three entrances of different terrain, Water between.
fn entrances(place: &str, tile: &TerrainTile, faults: &mut Faults) {
    let place = format!("{place}.hexes");
    let mut terrain: Vec<_> = tile.hexes.iter().filter(|hex| hex.entrance).map(|hex| hex.terrain).collect();
    terrain.sort_unstable();
    if terrain != LAND {
        faults.error(&place, Line::new("check-terrain-entrances"));
    }
    let alternate = (0..6).all(|hex| tile.hexes[hex].entrance != tile.hexes[(hex + 1) % 6].entrance);
    let water = |hex: &super::super::TileHex| hex.entrance != (hex.terrain == Terrain::Water);
    if !alternate || !tile.hexes.iter().all(water) {
        faults.error(&place, Line::new("check-terrain-alternate"));
    }
}

fn distribution(tiles: &[TerrainTile], faults: &mut Faults) {
    let hexes = || tiles.iter().flat_map(|tile| tile.hexes);
    for (terrain, expected) in HEXES {
        let count = hexes().filter(|hex| hex.terrain == terrain).count();
        if count != expected {
            let line = counted("check-terrain-hexes", count, expected);
            faults.warn(TILES, line.with("terrain", data_name(&terrain)));
        }
    }
    let bonuses =
        |wanted: &dyn Fn(Bonus) -> bool| hexes().filter(|hex| hex.bonus.is_some_and(wanted)).count();
    let mut expect = |name: String, count: usize, expected: usize| {
        if count != expected {
            faults.warn(TILES, counted("check-terrain-bonuses", count, expected).with("bonus", name));
        }
    };
    for family in Family::ALL {
        expect(data_name(&family), bonuses(&|bonus| bonus == Bonus::Prey(family)), 2);
    }
    expect("food".into(), bonuses(&|bonus| bonus == Bonus::Food), 9);
    expect("chamber".into(), bonuses(&|bonus| bonus == Bonus::Chamber), 4);
    let (symbol, eggs) =
        (bonuses(&|bonus| bonus == Bonus::EndGameSymbol), bonuses(&|bonus| bonus == Bonus::EndGameEggs));
    expect("end-game".into(), symbol + eggs, 5);
    if symbol == 0 || eggs == 0 {
        let missing = if symbol == 0 { Bonus::EndGameSymbol } else { Bonus::EndGameEggs };
        faults.warn(TILES, Line::new("check-terrain-end-game").with("bonus", data_name(&missing)));
    }
}

fn start(place: &str, tile: &StartingTile, faults: &mut Faults) {
    for (index, &terrain) in tile.hexes.iter().enumerate() {
        if terrain == Terrain::Water {
            faults.error(format!("{place}[{index}]"), Line::new("check-starting-water"));
        }
    }
    let mut terrain = tile.hexes;
    terrain.sort_unstable();
    if terrain != LAND {
        faults.warn(place, Line::new("check-starting-terrain").with("count", tile.hexes.len().number()));
    }
}
