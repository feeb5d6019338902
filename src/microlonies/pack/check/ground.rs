//! The environment that a layout makes, as far as it is the same in all deals.

use std::collections::{BTreeMap, VecDeque};

use hexx::Hex;

use crate::content::Faults;
use crate::engine::Line;
use crate::microlonies::geometry::{DIRECTIONS, hex};
use crate::microlonies::pack::{FreeGround, Layout, Pack, Terrain, TerrainTile, TilePlace};

/// What lies on a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cell {
    /// Terrain that is not known to be Water.
    Open {
        /// Whether an entrance of the Mound is or may be here.
        entrance: bool,
    },
    Water,
    Zone,
    Mound,
    Nest,
}

/// The hexes of a layout.
pub(super) struct Ground {
    cells: BTreeMap<(i32, i32), (Cell, String)>,
    /// The Nests, by seat.
    pub nests: Vec<Hex>,
}

impl Ground {
    /// The hexes, with an error for each that is covered twice.
    pub fn new(pack: &Pack, layout: &Layout, colonies: usize, root: &str, faults: &mut Faults) -> Self {
        let mut ground = Self { cells: BTreeMap::new(), nests: Vec::new() };
        for (index, place) in layout.tiles.iter().enumerate() {
            ground.tile(pack, place, &format!("{root}: tiles[{index}]"), faults);
        }
        for (index, start) in layout.starts.iter().enumerate().take(colonies) {
            let place = format!("{root}: starts[{index}]");
            let nest = hex(start.at);
            ground.nests.push(nest);
            ground.put(nest, Cell::Nest, &place, faults);
            for turn in 0..3 {
                let at = nest + DIRECTIONS[(usize::from(start.facing) + turn) % 6];
                ground.put(at, Cell::Open { entrance: false }, &place, faults);
            }
        }
        for (index, free) in layout.hexes.iter().enumerate() {
            let cell = match free.ground {
                FreeGround::Terrain(Terrain::Water) => Cell::Water,
                FreeGround::Terrain(_) => Cell::Open { entrance: free.entrance },
                FreeGround::HuntingZone => Cell::Zone,
                FreeGround::Mound => Cell::Mound,
            };
            ground.put(hex(free.at), cell, &format!("{root}: hexes[{index}]"), faults);
        }
        ground
    }

    fn tile(&mut self, pack: &Pack, place: &TilePlace, path: &str, faults: &mut Faults) {
        let tile = place.tile.as_deref().and_then(|id| terrain_tile(pack, id));
        let centre = hex(place.at);
        let mound = tile.is_some_and(|tile| tile.mound);
        self.put(centre, if mound { Cell::Mound } else { Cell::Zone }, path, faults);
        for (direction, &step) in DIRECTIONS.iter().enumerate() {
            let cell = match (tile, place.rotation) {
                (Some(tile), Some(rotation)) => {
                    // The hex that a turn by `rotation` brings here.
                    let hex = tile.hexes[(direction + 6 - usize::from(rotation) % 6) % 6];
                    if hex.terrain == Terrain::Water {
                        Cell::Water
                    } else {
                        Cell::Open { entrance: hex.entrance }
                    }
                }
                _ => Cell::Open { entrance: mound },
            };
            self.put(centre + step, cell, path, faults);
        }
    }

    fn put(&mut self, at: Hex, cell: Cell, path: &str, faults: &mut Faults) {
        let key = (at.x, at.y);
        if let Some((_, other)) = self.cells.get(&key) {
            let line = Line::new("check-layout-overlap")
                .with("q", i64::from(at.x))
                .with("r", i64::from(at.y))
                .with("other", other.clone());
            faults.error(path, line);
            return;
        }
        self.cells.insert(key, (cell, path.to_owned()));
    }

    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    pub fn get(&self, at: Hex) -> Option<Cell> {
        self.cells.get(&(at.x, at.y)).map(|(cell, _)| *cell)
    }

    /// All hexes with what lies on them and where the layout says so.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Cell, &str)> {
        self.cells.iter().map(|(&(q, r), (cell, path))| (Hex::new(q, r), *cell, path.as_str()))
    }

    /// The hexes that an ant from a Nest can walk to when nobody is in its
    /// way, with the steps it takes. Water is as good as land if asked for.
    pub fn walk(&self, nest: Hex, over_water: bool) -> BTreeMap<(i32, i32), usize> {
        let mut steps = BTreeMap::from([((nest.x, nest.y), 0)]);
        let mut open = VecDeque::from([(nest, 0)]);
        while let Some((at, so_far)) = open.pop_front() {
            for next in DIRECTIONS.map(|step| at + step) {
                let enters = match self.get(next) {
                    Some(Cell::Open { .. }) => true,
                    Some(Cell::Water) => over_water,
                    _ => false,
                };
                if enters && !steps.contains_key(&(next.x, next.y)) {
                    steps.insert((next.x, next.y), so_far + 1);
                    open.push_back((next, so_far + 1));
                }
            }
        }
        steps
    }
}

/// The terrain tile of this short name.
pub(super) fn terrain_tile<'a>(pack: &'a Pack, id: &str) -> Option<&'a TerrainTile> {
    pack.terrain.tiles.iter().find(|tile| tile.id == id)
}
