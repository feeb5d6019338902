//! The environment that a layout makes, as far as it is the same in all deals.

use std::collections::VecDeque;
use std::fmt;

use hexx::Hex;

use crate::content::Faults;
use crate::engine::Line;
use crate::microlonies::geometry::{DIRECTIONS, hex};
use crate::microlonies::pack::{FreeGround, FreePlace, Layout, Pack, Terrain, TerrainTile, TilePlace};

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

/// Where a layout speaks of a hex.
#[derive(Debug, Clone, Copy)]
pub(super) enum Spot {
    Tile(usize),
    Start(usize),
    Free(FreePlace),
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tile(index) => write!(f, "tiles[{index}]"),
            Self::Start(index) => write!(f, "starts[{index}]"),
            Self::Free(place) => place.fmt(f),
        }
    }
}

/// Something on the hexes of a rectangle of axial coordinates. Layouts are
/// looked through while they are drawn: a table is many times faster than a
/// map.
pub(super) struct Field<T> {
    least: Hex,
    width: i32,
    cells: Vec<Option<T>>,
}

impl<T: Copy> Field<T> {
    /// Nothing on any hex from `least` to `most`.
    fn new(least: Hex, most: Hex) -> Self {
        let (width, height) = ((most.x - least.x + 1).max(0), (most.y - least.y + 1).max(0));
        Self { least, width, cells: vec![None; (width * height) as usize] }
    }

    /// Nothing on any hex of another field.
    fn like<U>(other: &Field<U>) -> Self {
        Self { least: other.least, width: other.width, cells: vec![None; other.cells.len()] }
    }

    fn place(&self, at: Hex) -> Option<usize> {
        let (x, y) = (at.x - self.least.x, at.y - self.least.y);
        ((0..self.width).contains(&x) && y >= 0).then(|| (y * self.width + x) as usize)
    }

    /// What is on a hex.
    pub fn get(&self, at: Hex) -> Option<T> {
        self.cells.get(self.place(at)?).copied().flatten()
    }

    fn set(&mut self, at: Hex, value: T) {
        if let Some(cell) = self.place(at).and_then(|place| self.cells.get_mut(place)) {
            *cell = Some(value);
        }
    }

    /// What there is, row by row.
    fn iter(&self) -> impl Iterator<Item = (Hex, T)> {
        let hex = |place: usize| {
            let place = place as i32;
            Hex::new(self.least.x + place % self.width, self.least.y + place / self.width)
        };
        let cells = self.cells.iter().enumerate();
        cells.filter_map(move |(place, cell)| cell.map(|cell| (hex(place), cell)))
    }
}

/// The hexes of a layout.
pub(super) struct Ground<'a> {
    root: &'a str,
    cells: Field<(Cell, Spot)>,
    /// The Nests, by seat.
    pub nests: Vec<Hex>,
}

impl<'a> Ground<'a> {
    /// The hexes, with an error for each that is covered twice. No coordinate
    /// may be far out.
    pub fn new(pack: &Pack, layout: &Layout, colonies: usize, root: &'a str, faults: &mut Faults) -> Self {
        let (least, most) = bounds(layout);
        let mut ground = Self { root, cells: Field::new(least, most), nests: Vec::new() };
        for (index, place) in layout.tiles.iter().enumerate() {
            ground.tile(pack, place, Spot::Tile(index), faults);
        }
        for (index, start) in layout.starts.iter().enumerate().take(colonies) {
            let nest = hex(start.at);
            ground.nests.push(nest);
            ground.put(nest, Cell::Nest, Spot::Start(index), faults);
            for turn in 0..3 {
                let at = nest + DIRECTIONS[(usize::from(start.facing) + turn) % 6];
                ground.put(at, Cell::Open { entrance: false }, Spot::Start(index), faults);
            }
        }
        for (place, free) in layout.free_places() {
            let cell = match free.ground {
                FreeGround::Terrain(Terrain::Water) => Cell::Water,
                FreeGround::Terrain(_) => Cell::Open { entrance: free.entrance },
                FreeGround::HuntingZone => Cell::Zone,
                FreeGround::Mound => Cell::Mound,
            };
            ground.put(hex(free.at), cell, Spot::Free(place), faults);
        }
        ground
    }

    fn tile(&mut self, pack: &Pack, place: &TilePlace, spot: Spot, faults: &mut Faults) {
        let tile = place.tile.as_deref().and_then(|id| terrain_tile(pack, id));
        let centre = hex(place.at);
        let mound = tile.is_some_and(|tile| tile.mound);
        self.put(centre, if mound { Cell::Mound } else { Cell::Zone }, spot, faults);
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
            self.put(centre + step, cell, spot, faults);
        }
    }

    fn put(&mut self, at: Hex, cell: Cell, spot: Spot, faults: &mut Faults) {
        if let Some((_, other)) = self.cells.get(at) {
            let line = Line::new("check-layout-overlap")
                .with("q", i64::from(at.x))
                .with("r", i64::from(at.y))
                .with("other", self.path(other));
            faults.error(self.path(spot), line);
            return;
        }
        self.cells.set(at, (cell, spot));
    }

    /// The place of a hex in the file.
    pub fn path(&self, spot: Spot) -> String {
        format!("{}: {spot}", self.root)
    }

    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    pub fn get(&self, at: Hex) -> Option<Cell> {
        self.cells.get(at).map(|(cell, _)| cell)
    }

    /// All hexes with what lies on them and where the layout says so.
    pub fn iter(&self) -> impl Iterator<Item = (Hex, Cell, Spot)> {
        self.cells.iter().map(|(at, (cell, spot))| (at, cell, spot))
    }

    /// The hexes that are or may be an entrance of the Mound.
    pub fn entrances(&self) -> impl Iterator<Item = (Hex, Cell, Spot)> {
        self.iter().filter(|(_, cell, _)| *cell == Cell::Open { entrance: true })
    }

    /// The hexes that an ant from a Nest can walk to when nobody is in its
    /// way, with the steps it takes. Water is as good as land if asked for.
    pub fn walk(&self, nest: Hex, over_water: bool) -> Field<u32> {
        let mut steps = Field::like(&self.cells);
        steps.set(nest, 0);
        let mut open = VecDeque::from([(nest, 0)]);
        while let Some((at, so_far)) = open.pop_front() {
            for next in DIRECTIONS.map(|step| at + step) {
                let enters = match self.get(next) {
                    Some(Cell::Open { .. }) => true,
                    Some(Cell::Water) => over_water,
                    _ => false,
                };
                if enters && steps.get(next).is_none() {
                    steps.set(next, so_far + 1);
                    open.push_back((next, so_far + 1));
                }
            }
        }
        steps
    }
}

/// Least and greatest coordinates that the hexes of a layout can have.
fn bounds(layout: &Layout) -> (Hex, Hex) {
    let centres = layout.tiles.iter().map(|place| place.at).chain(layout.starts.iter().map(|start| start.at));
    let all = centres.chain(layout.free_hexes().map(|free| free.at)).map(hex);
    let (least, most) = all.fold((Hex::splat(i32::MAX), Hex::splat(i32::MIN)), |(least, most), at| {
        (Hex::new(least.x.min(at.x), least.y.min(at.y)), Hex::new(most.x.max(at.x), most.y.max(at.y)))
    });
    if least.x > most.x {
        return (Hex::ZERO, Hex::ZERO);
    }
    (least - Hex::ONE, most + Hex::ONE)
}

/// The terrain tile of this short name.
pub(super) fn terrain_tile<'a>(pack: &'a Pack, id: &str) -> Option<&'a TerrainTile> {
    pack.terrain.tiles.iter().find(|tile| tile.id == id)
}
