//! What never changes during a game, laid out for the rules.

use std::sync::Arc;

use hexx::Hex;
use serde::{Deserialize, Serialize};

use super::geometry::{DIRECTIONS, hex};
use super::ids::{HexId, ObjectiveId, PreyId, TileId};
use super::pack::{
    Badge, ChamberFace, ChamberKind, ChamberTile, FreeGround, FreeHex, Layout, Numbers, ObjectiveCard, Pack,
    PreyCard, Sheet, Side, Symbol,
};
use super::species::{Species, SpeciesChoice};
use super::state::Print;
use crate::engine::Seat;

/// What the lobby edits (M3): pack, layout, colonies and their species. Recorded
/// games hold it whole, so that they need no other file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The pack.
    pub pack: Arc<Pack>,
    /// The layout.
    pub layout: Arc<Layout>,
    /// How many colonies take part: 2 to 4.
    pub colonies: u8,
    /// How each seat comes by its species; seats beyond the list have none
    /// (M3.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub species: Vec<SpeciesChoice>,
}

impl Setup {
    /// How a seat comes by its species.
    pub fn choice(&self, seat: Seat) -> SpeciesChoice {
        self.species.get(seat.index()).copied().unwrap_or_default()
    }

    /// Whether no colony has a species.
    pub fn is_plain(&self) -> bool {
        self.species.iter().all(|choice| *choice == SpeciesChoice::Plain)
    }
}

/// A checked setup with its boards numbered and its cards laid out in tables.
#[derive(Debug, PartialEq)]
pub struct Content {
    /// The setup that this was made from.
    pub setup: Setup,
    /// Coordinates of every hex, row by row.
    pub hexes: Vec<Hex>,
    /// The six neighbours of every hex, in the order of [`DIRECTIONS`];
    /// [`HexId::NONE`] beyond the edge.
    pub neighbours: Vec<[HexId; 6]>,
    /// Hexes of every Terrain tile's place: the centre, then the six around it
    /// in the order of [`DIRECTIONS`].
    pub tile_places: Vec<[HexId; 7]>,
    /// Hexes of every Starting tile's place: the Nest, then the other three.
    pub start_places: Vec<[HexId; 4]>,
    /// Hexes that belong to no tile, with what they are.
    pub free_hexes: Vec<(HexId, FreeHex)>,
    /// Where the Termite Mound stands at the start, if the layout has one.
    pub mound: Option<HexId>,
    /// Badges of every Prey card, as bits.
    prey_badges: Vec<u16>,
    /// Tunnels of every tile of the deck, then of the Fungus Gardens, as bits
    /// of [`Side::bit`].
    pub tile_tunnels: Vec<u8>,
    /// Where the pack has the sheet of every species.
    sheets: [Option<u8>; Species::ALL.len()],
}

impl Content {
    /// Numbers the boards of a setup whose faults were looked for before.
    /// What does not fit anywhere is left out.
    pub fn new(setup: Setup) -> Self {
        let layout = &setup.layout;
        let mut hexes: Vec<Hex> = layout
            .tiles
            .iter()
            .flat_map(|place| around(hex(place.at)))
            .chain(layout.starts.iter().flat_map(|start| rhombus(hex(start.at), start.facing)))
            .chain(layout.free_hexes().map(|free| hex(free.at)))
            .collect();
        hexes.sort_by_key(|hex| (hex.y, hex.x));
        hexes.dedup();
        let number = |wanted: Hex| find(&hexes, wanted).unwrap_or(HexId::NONE);
        let neighbours = hexes.iter().map(|hex| DIRECTIONS.map(|step| number(*hex + step))).collect();
        let tile_places = layout.tiles.iter().map(|place| around(hex(place.at)).map(number)).collect();
        let start_places =
            layout.starts.iter().map(|start| rhombus(hex(start.at), start.facing).map(number)).collect();
        let gardens = setup.pack.species.iter().filter(|sheet| sheet.id == Species::Leafcutter);
        let tiles = setup.pack.chambers.iter().chain(gardens.take(1).flat_map(|sheet| &sheet.gardens));
        let tile_tunnels = tiles.map(|tile| side_bits(&tile.face.tunnels)).collect();
        let free_hexes =
            layout.free_hexes().filter_map(|free| Some((find(&hexes, hex(free.at))?, free))).collect();
        let mound = find_mound(&setup).and_then(|mound| find(&hexes, mound));
        let place = |species| setup.pack.species.iter().position(|sheet| sheet.id == species);
        let sheets = Species::ALL.map(|species| place(species).map(|place| place as u8));
        let prey_badges = setup.pack.prey.iter().map(|card| badge_bits(&card.badges)).collect();
        Self {
            hexes,
            neighbours,
            tile_places,
            start_places,
            free_hexes,
            mound,
            prey_badges,
            tile_tunnels,
            sheets,
            setup,
        }
    }

    /// The numbers of the rules.
    pub fn numbers(&self) -> &Numbers {
        &self.setup.pack.manifest.numbers
    }

    /// The data sheet of a species, if the pack has it.
    pub fn sheet(&self, species: Species) -> Option<&Sheet> {
        self.sheets[species as usize].map(|place| &self.setup.pack.species[usize::from(place)])
    }

    /// The Prey card with this number.
    pub fn prey(&self, card: PreyId) -> &PreyCard {
        &self.setup.pack.prey[card.index()]
    }

    /// Whether a Prey card has this badge.
    pub fn prey_badges(&self, card: PreyId, badge: Badge) -> bool {
        self.prey_badges[card.index()] & (1 << badge as u8) != 0
    }

    /// The Objective with this number.
    pub fn objective(&self, card: ObjectiveId) -> &ObjectiveCard {
        &self.setup.pack.objectives[card.index()]
    }

    /// The Fungus Gardens, which are in no deck (S2.1).
    fn gardens(&self) -> &[ChamberTile] {
        self.sheet(Species::Leafcutter).map_or(&[], |sheet| &sheet.gardens)
    }

    /// The numbers of the Fungus Gardens, which follow those of the deck's
    /// tiles.
    pub fn garden_ids(&self) -> impl Iterator<Item = TileId> + Clone + use<> {
        (self.setup.pack.chambers.len()..self.tile_tunnels.len()).map(|place| TileId(place as u8))
    }

    /// Whether this is printed on a Fungus Garden.
    pub fn is_garden(&self, print: Print) -> bool {
        matches!(print, Print::Tile(tile) if tile.index() >= self.setup.pack.chambers.len())
    }

    fn tile(&self, tile: TileId) -> &ChamberTile {
        let deck = &self.setup.pack.chambers;
        deck.get(tile.index()).unwrap_or_else(|| &self.gardens()[tile.index() - deck.len()])
    }

    /// What is printed on a tile.
    pub fn tile_face(&self, tile: TileId) -> &ChamberFace {
        &self.tile(tile).face
    }

    /// Workers that come with a tile (M7.4).
    pub fn reinforcements(&self, tile: TileId) -> u8 {
        self.tile(tile).reinforcements
    }

    /// What is printed on a chamber.
    pub fn face(&self, print: Print) -> &ChamberFace {
        match print {
            Print::Start(index) => &self.setup.pack.anthill[usize::from(index)].face,
            Print::Tile(tile) => self.tile_face(tile),
        }
    }

    /// The half symbols of a chamber by side.
    pub fn halves(&self, print: Print) -> [Option<Symbol>; 4] {
        self.face(print).symbols.sides()
    }

    /// The badge of a Specialized Food chamber (M7.6).
    pub fn food_badge(&self, print: Print) -> Option<Badge> {
        self.face(print).badge
    }

    /// The number of the hex at these coordinates.
    pub fn hex_at(&self, wanted: Hex) -> Option<HexId> {
        find(&self.hexes, wanted)
    }

    /// The neighbours of a hex that exist.
    pub fn around(&self, hex: HexId) -> impl Iterator<Item = HexId> + '_ {
        self.neighbours[hex.index()].iter().copied().filter(|next| *next != HexId::NONE)
    }
}

fn badge_bits(badges: &[Badge]) -> u16 {
    badges.iter().fold(0, |bits, badge| bits | 1 << *badge as u8)
}

/// The Mound's hex: the centre of a fixed tile with the Mound, or a free hex.
fn find_mound(setup: &Setup) -> Option<Hex> {
    let tiles = &setup.pack.terrain.tiles;
    let is_mound = |id: &String| tiles.iter().any(|tile| tile.mound && tile.id == *id);
    let on_tile = setup.layout.tiles.iter().find(|place| place.tile.as_ref().is_some_and(is_mound));
    let free = || setup.layout.free_hexes().find(|free| free.ground == FreeGround::Mound);
    on_tile.map(|place| hex(place.at)).or_else(|| free().map(|free| hex(free.at)))
}

/// Sides as bits.
pub fn side_bits(sides: &[Side]) -> u8 {
    sides.iter().fold(0, |bits, side| bits | side.bit())
}

/// Whether chambers of this kind have an action (M5.2).
pub fn has_action(kind: ChamberKind) -> bool {
    !matches!(kind, ChamberKind::Nursery | ChamberKind::Food)
}

fn around(centre: Hex) -> [Hex; 7] {
    std::array::from_fn(|i| if i == 0 { centre } else { centre + DIRECTIONS[i - 1] })
}

fn rhombus(nest: Hex, facing: u8) -> [Hex; 4] {
    std::array::from_fn(|i| if i == 0 { nest } else { nest + DIRECTIONS[(usize::from(facing) + i - 1) % 6] })
}

fn find(hexes: &[Hex], wanted: Hex) -> Option<HexId> {
    let place = hexes.binary_search_by_key(&(wanted.y, wanted.x), |hex| (hex.y, hex.x)).ok()?;
    Some(HexId(place as u16))
}
