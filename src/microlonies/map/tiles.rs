//! The tiles of a pack as a document, and back.

use std::sync::Arc;

use crate::editor::tiles::MAX_TILES;
use crate::editor::{Ink, NOTHING, Paint, Tile, TileSet};
use crate::engine::Line;
use crate::microlonies::pack::{
    FreeGround, StartingTile, Terrain, TerrainFile, TerrainTile, TerrainTiles, TileHex,
};

use super::{STARTING_TILE, TERRAIN_TILE, paint};

/// Where the schema lies beside the `terrain.json` of a pack.
const SCHEMA: &str = "schemas/terrain.schema.json";

/// The tiles as a document.
pub(super) fn set_of(terrain: &TerrainTiles) -> TileSet {
    let tiles = terrain.tiles.iter().map(terrain_tile);
    TileSet { tiles: tiles.chain(terrain.starting.iter().map(starting_tile)).collect() }
}

fn terrain_tile(tile: &TerrainTile) -> Tile {
    let centre = if tile.mound { FreeGround::Mound } else { FreeGround::HuntingZone };
    let around =
        tile.hexes.iter().map(|hex| paint::of(FreeGround::Terrain(hex.terrain), hex.bonus, hex.entrance));
    let cells = std::iter::once(paint::of_ground(centre)).chain(around).collect();
    Tile { id: tile.id.as_str().into(), shape: TERRAIN_TILE, cells }
}

fn starting_tile(tile: &StartingTile) -> Tile {
    let around = tile.hexes.iter().map(|terrain| paint::of_ground(FreeGround::Terrain(*terrain)));
    let cells = std::iter::once(NOTHING).chain(around).collect();
    Tile { id: tile.id.as_str().into(), shape: STARTING_TILE, cells }
}

/// The document as the tiles of a pack. A hex without terrain, which the check
/// finds, becomes Grassland: files have no other.
pub(super) fn terrain_of(set: &TileSet) -> TerrainTiles {
    let of = |shape: u8| set.tiles.iter().filter(move |tile| tile.shape == shape);
    let cell = |tile: &Tile, cell: usize| tile.cells.get(cell).copied().unwrap_or_default();
    let tiles = of(TERRAIN_TILE).map(|tile| TerrainTile {
        id: tile.id.to_string(),
        mound: paint::ground(cell(tile, 0)) == Some(FreeGround::Mound),
        hexes: std::array::from_fn(|place| {
            let paint = cell(tile, place + 1);
            let (bonus, entrance) = (paint::bonus(paint), paint::entrance(paint));
            TileHex { terrain: terrain(paint).unwrap_or(Terrain::Grassland), bonus, entrance }
        }),
    });
    let starting = of(STARTING_TILE).map(|tile| StartingTile {
        id: tile.id.to_string(),
        hexes: std::array::from_fn(|place| terrain(cell(tile, place + 1)).unwrap_or(Terrain::Grassland)),
    });
    TerrainTiles { tiles: tiles.collect(), starting: starting.collect() }
}

/// The terrain of a paint.
pub(super) fn terrain(paint: Paint) -> Option<Terrain> {
    match paint::ground(paint)? {
        FreeGround::Terrain(terrain) => Some(terrain),
        FreeGround::HuntingZone | FreeGround::Mound => None,
    }
}

/// The document in a file.
pub(super) fn read(file: TerrainFile) -> Result<TileSet, Line> {
    let count = file.tiles.len() + file.starting.len();
    if count > MAX_TILES {
        let line = Line::new("map-read-many").with("count", count as i64);
        return Err(line.with("most", MAX_TILES as i64));
    }
    Ok(set_of(&TerrainTiles { tiles: file.tiles, starting: file.starting }))
}

/// The file of a document.
pub(super) fn file_of(set: &TileSet) -> TerrainFile {
    let TerrainTiles { tiles, starting } = terrain_of(set);
    TerrainFile { schema: Some(SCHEMA.to_owned()), tiles, starting }
}

/// A tile that can be played with: a Hunting Zone or a Nest amid Grassland.
pub(super) fn blank(shape: u8, id: Arc<str>) -> Tile {
    let grass = paint::of_ground(FreeGround::Terrain(Terrain::Grassland));
    let cells = match shape {
        STARTING_TILE => vec![NOTHING, grass, grass, grass],
        _ => std::iter::once(paint::of_ground(FreeGround::HuntingZone)).chain([grass; 6]).collect(),
    };
    Tile { id, shape, cells }
}

/// What a hex of a tile becomes: in the middle is a Hunting Zone or the Mound,
/// around it terrain, on Starting tiles nothing else.
pub(super) fn inked(tile: &Tile, cell: usize, ink: Ink) -> Paint {
    let old = tile.cells.get(cell).copied().unwrap_or_default();
    let new = paint::inked(old, ink);
    let fits = match (tile.shape, cell) {
        (STARTING_TILE, 0) => false,
        (STARTING_TILE, _) => terrain(new).is_some() && new & !paint::GROUND == 0,
        (_, 0) => terrain(new).is_none() && new != NOTHING,
        _ => terrain(new).is_some(),
    };
    if fits { new } else { old }
}
