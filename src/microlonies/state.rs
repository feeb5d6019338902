//! A position: nothing but data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::engine::{MAX_SEATS, Pile, Position, Seat};

use super::action::TierId;
use super::content::Content;
use super::hand_log::HandLog;
use super::ids::{ChamberId, HexId, ObjectiveId, PreyId, TileId};
use super::layers::{self, Layers};
use super::pack::{Bonus, ChamberKind, Terrain, is_zero, not};
use super::species::{Slice, Species};

pub use super::cache::{Cached, ColonyCache, Site};

/// Sections of a river (M3.2).
pub const SECTIONS: usize = 5;
/// Face-up Objectives (M3.3).
pub const OPEN_OBJECTIVES: usize = 3;

/// A position of the game: what everyone sees and what is hidden.
pub type State = Position<Content, Open, Secret>;

/// The open part of a position (M1.5).
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// The hexes of the environment.
    pub cells: Vec<Cell>,
    /// The colonies by seat.
    pub colonies: Vec<Colony>,
    /// The Prey river (M3.2).
    pub prey_river: [Option<PreyId>; SECTIONS],
    /// The Chamber river (M3.2).
    pub tile_river: [Option<TileId>; SECTIONS],
    /// The Prey deck: which cards it holds is known, their order is not.
    pub prey_deck: Pile,
    /// The Chamber deck.
    pub tile_deck: Pile,
    /// What refreshed rivers left under both decks.
    #[serde(default, skip_serializing_if = "Layers::is_empty")]
    pub layers: Layers,
    /// The face-up Objectives (M3.3).
    pub objectives: [Option<ObjectiveId>; OPEN_OBJECTIVES],
    /// How many cards the Objective deck holds.
    pub objective_deck: u8,
    /// What everyone saw of the hands since a card was taken openly, by seat
    /// (M1.5).
    pub hand_logs: Vec<HandLog>,
    /// How many species each seat holds until all are revealed; empty
    /// afterwards (M3.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub species_held: Vec<u8>,
    /// How many Objectives were put under the deck so far.
    pub put_under: u16,
    /// Eggs in the supply (M1.2).
    pub eggs: u8,
    /// The first player (M3.6).
    pub first: Seat,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// The turn within the game, from 1; 0 during setup.
    pub turn: u16,
    /// The last round, once the end is triggered (M11.2).
    pub last_round: Option<u16>,
    /// Whose turn it is.
    pub mover: Seat,
    /// The pending decision.
    pub now: Now,
    /// Trail and rim bits by hex; recomputed, not part of the position.
    #[serde(skip)]
    pub marks: Cached<Vec<u8>>,
}

impl Clone for Open {
    fn clone(&self) -> Self {
        Self {
            cells: self.cells.clone(),
            colonies: self.colonies.clone(),
            prey_deck: self.prey_deck.clone(),
            tile_deck: self.tile_deck.clone(),
            layers: self.layers.clone(),
            species_held: self.species_held.clone(),
            hand_logs: self.hand_logs.clone(),
            now: self.now.clone(),
            marks: self.marks.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.cells.clone_from(&from.cells);
        self.colonies.clone_from(&from.colonies);
        self.prey_deck.copy_from(&from.prey_deck);
        self.tile_deck.copy_from(&from.tile_deck);
        self.layers.clone_from(&from.layers);
        self.species_held.clone_from(&from.species_held);
        self.hand_logs.clone_from(&from.hand_logs);
        self.now.clone_from(&from.now);
        self.marks.0.clone_from(&from.marks.0);
        self.prey_river = from.prey_river;
        self.tile_river = from.tile_river;
        self.objectives = from.objectives;
        self.objective_deck = from.objective_deck;
        self.put_under = from.put_under;
        self.eggs = from.eggs;
        self.first = from.first;
        self.round = from.round;
        self.turn = from.turn;
        self.last_round = from.last_round;
        self.mover = from.mover;
    }
}

/// The hidden part of a position (M1.5).
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Secret {
    /// Objectives in hand, by seat.
    pub hands: Vec<Vec<ObjectiveId>>,
    /// Objectives marked for validation, by seat (M9.1, M11.3).
    pub marked: Vec<Vec<(ObjectiveId, TierId)>>,
    /// The Objective deck.
    pub deck: Pile,
    /// Species dealt and kept, by seat and ascending, until all are revealed;
    /// empty afterwards (M3.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub species: Vec<Vec<Species>>,
}

impl Clone for Secret {
    fn clone(&self) -> Self {
        Self {
            hands: self.hands.clone(),
            marked: self.marked.clone(),
            deck: self.deck.clone(),
            species: self.species.clone(),
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.hands.clone_from(&from.hands);
        self.marked.clone_from(&from.marked);
        self.deck.copy_from(&from.deck);
        self.species.clone_from(&from.species);
    }
}

/// What a hex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Ground {
    /// No tile lies here yet.
    Blank,
    Grassland,
    Forest,
    Rock,
    Water,
    HuntingZone,
    Mound,
    Nest,
    /// An ordinary hex without terrain (S13.3).
    Bare,
}

impl Ground {
    /// The terrain of the hex, if it has one.
    pub fn terrain(self) -> Option<Terrain> {
        match self {
            Self::Grassland => Some(Terrain::Grassland),
            Self::Forest => Some(Terrain::Forest),
            Self::Rock => Some(Terrain::Rock),
            Self::Water => Some(Terrain::Water),
            Self::Blank | Self::HuntingZone | Self::Mound | Self::Nest | Self::Bare => None,
        }
    }
}

impl From<Terrain> for Ground {
    fn from(terrain: Terrain) -> Self {
        [Self::Grassland, Self::Forest, Self::Rock, Self::Water][terrain as usize]
    }
}

/// Who stands on a hex.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    /// Nobody.
    Nobody,
    /// An ant of this seat.
    Ant(Seat),
    /// A Termite (M2.2).
    Termite,
}

/// A hex of the environment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// What it is.
    pub ground: Ground,
    /// Its bonus (M2.7).
    pub bonus: Option<Bonus>,
    /// Whether it is an entrance of the Mound (M2.2).
    pub entrance: bool,
    /// Who stands there.
    pub occupant: Occupant,
    /// Seats whose Pheromone lies there, as bits.
    pub pheromones: u8,
    /// The place of its Terrain tile in the layout, if it is part of one.
    pub tile: Option<u16>,
    /// Whether Formic Acid keeps everyone out (S8.2).
    #[serde(default, skip_serializing_if = "not")]
    pub acid: bool,
    /// Whether the ant there is a Soldier (S10.1).
    #[serde(default, skip_serializing_if = "not")]
    pub soldier: bool,
}

impl Cell {
    /// A hex on which nothing lies yet.
    pub const BLANK: Self = Self {
        ground: Ground::Blank,
        bonus: None,
        entrance: false,
        occupant: Occupant::Nobody,
        pheromones: 0,
        tile: None,
        acid: false,
        soldier: false,
    };

    /// Whether this seat's Pheromone lies here.
    pub fn has_pheromone(&self, seat: Seat) -> bool {
        self.pheromones & (1 << seat.0) != 0
    }
}

/// A chamber of an anthill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chamber {
    /// Column on the square grid; grows to the east.
    pub x: i8,
    /// Row; 0 is the top row and grows downwards.
    pub y: i8,
    /// What is printed on it: a tile of the deck, or a starting chamber.
    pub print: Print,
    /// What it is for, as printed.
    pub kind: ChamberKind,
    /// Highest efficiency (M5.1).
    pub maximum: u8,
    /// Sides with a tunnel, as bits of [`Side::bit`](super::pack::Side::bit).
    pub tunnels: u8,
    /// Chambers joined by a tunnel, by side.
    pub joined: [Option<ChamberId>; 4],
    /// Workers in it.
    pub workers: u8,
    /// Queens in it.
    pub queens: u8,
    /// How many of its Workers are Soldiers (S15.1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub soldiers: u8,
    /// Slaves in it (S5.2).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub slaves: u8,
}

impl Chamber {
    /// All ants in it.
    pub fn ants(&self) -> u8 {
        self.workers + self.queens + self.slaves
    }

    /// Whether it has one tunnel to another chamber (M4.3).
    pub fn is_dead_end(&self) -> bool {
        self.joined.iter().flatten().count() == 1
    }
}

/// Where the face of a chamber is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Print {
    /// The starting chamber with this index in the pack.
    Start(u8),
    /// The tile of the deck.
    Tile(TileId),
}

/// A colony.
#[derive(Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Colony {
    /// Its Nest; [`HexId::NONE`] until its Starting tile lies.
    pub nest: HexId,
    /// Workers in the reserve.
    pub reserve: u8,
    /// The anthill.
    pub chambers: Vec<Chamber>,
    /// Hexes with its ants, ascending.
    pub outside: Vec<HexId>,
    /// Hunting Zones with its Pheromone, in the order of hunting.
    pub zones: Vec<HexId>,
    /// Eggs in the Nursery.
    pub eggs: u8,
    /// Prey cards, in the order of hunting, without the Mound's.
    pub prey: Vec<PreyId>,
    /// Whether it took the Mound's Prey card (M8.6).
    pub mound: bool,
    /// Colonies whose trophy it has, as bits of their seats (M10.3).
    pub trophies: u8,
    /// Termite trophies (M10.3).
    pub termites: u8,
    /// Objectives validated (M9.1).
    pub validated: Vec<(ObjectiveId, TierId)>,
    /// How many Objectives are in its hand.
    pub hand: u8,
    /// Whether it conceded (M11.5).
    pub conceded: bool,
    /// Its species, once revealed; none for a plain colony (M3.4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub species: Option<Species>,
    /// What its species keeps.
    #[serde(default, skip_serializing_if = "Slice::is_plain")]
    pub slice: Slice,
    /// Recomputed, not part of the position.
    #[serde(skip)]
    pub cache: Cached<ColonyCache>,
}

impl Clone for Colony {
    fn clone(&self) -> Self {
        Self {
            chambers: self.chambers.clone(),
            outside: self.outside.clone(),
            zones: self.zones.clone(),
            prey: self.prey.clone(),
            validated: self.validated.clone(),
            cache: self.cache.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, from: &Self) {
        self.chambers.clone_from(&from.chambers);
        self.outside.clone_from(&from.outside);
        self.zones.clone_from(&from.zones);
        self.prey.clone_from(&from.prey);
        self.validated.clone_from(&from.validated);
        self.cache.0.clone_from(&from.cache.0);
        self.nest = from.nest;
        self.reserve = from.reserve;
        self.eggs = from.eggs;
        self.mound = from.mound;
        self.trophies = from.trophies;
        self.termites = from.termites;
        self.hand = from.hand;
        self.conceded = from.conceded;
        self.species = from.species;
        self.slice = from.slice;
    }
}

/// What is asked for now. New ones come last: digests count their places.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The boards are being laid; nobody decides.
    Laying,
    /// Which dealt Objective to keep (M3.5).
    KeepObjective,
    /// Where the fourth Worker goes (M3.7).
    Settle,
    /// Which chamber to take the ants of (M4.1).
    TakeUp,
    /// Where the next ant goes (M4.2).
    Disperse,
    /// The activated chamber's action, validation, end of the turn (M5, M9).
    Act,
    /// Which Objective goes under the deck (M6.2).
    PutUnder,
    /// Where the taken tile goes (M7.2).
    PlaceTile,
    /// Which Prey card is taken (M8.2).
    TakePrey,
    /// Where the exploring ant goes (M10.4).
    March,
    /// The last validations (M11.3).
    LastValidation,
    /// The game is over.
    Over,
    /// Which species to keep (M3.4).
    KeepSpecies,
    /// Which species to choose openly (M3.4).
    ChooseSpecies,
    /// How many of the losses are Soldiers (M8.3).
    Lose,
    /// Where the Soldier exits to (S10.1).
    Sally,
    /// Where a Worker from the reserve comes out (S1.1, S10.2).
    PutOut,
    /// Which chamber a Queen from the supply joins (S1.2).
    SeatQueen,
}

/// What is still open of the activated chamber's action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Activity {
    /// Nothing: a chamber without an action, a lost one, or one that is done.
    None,
    /// Lay Eggs (M6).
    LayEggs,
    /// Build (M7).
    Build,
    /// Built; an Egg may hatch (M7.5).
    Hatching,
    /// Hunt (M8).
    Hunt,
    /// Planning without an Egg, by the Mound's card (M8.6).
    FreePlanning,
    /// Colonize (M10).
    Colonize,
}

/// The pending decision and what belongs to it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Now {
    /// Whose decision it is.
    pub seat: Seat,
    /// What is asked.
    pub phase: Phase,
    /// Workers in the hand (M4.1).
    pub workers: u8,
    /// Queens in the hand (M4.1).
    pub queens: u8,
    /// The chamber last put into, or taken up from; later the activated one.
    pub chamber: Option<ChamberId>,
    /// The chamber before that, whereto the way back is closed (M4.3).
    pub came_from: Option<ChamberId>,
    /// Whether a Queen sat in [`Now::chamber`] before the last ant was put
    /// there (M4.5).
    pub queen_sat: bool,
    /// What may still be done.
    pub activity: Activity,
    /// Efficiency, fixed at activation (M5.1).
    pub efficiency: u8,
    /// Points spent on Exits and Explores (M10.1).
    pub spent: u8,
    /// Whether Eggs were laid (M6.1).
    pub laid: bool,
    /// Whether Planning was used (M6.2).
    pub planned: bool,
    /// Whether an ant explored, so that no more may exit (M10.1).
    pub explored: bool,
    /// Eliminations this turn (M10.3).
    pub eliminated: u8,
    /// Hexes with ants that explored this turn (M10.4).
    pub moved: ArrayVec<HexId, 32>,
    /// The hex of the exploring ant, or the Hunting Zone chosen.
    pub hex: Option<HexId>,
    /// The tile taken (M7.1).
    pub tile: Option<TileId>,
    /// How many of the Workers in the hand are Soldiers (S15.1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub soldiers: u8,
    /// Losses of a hunt that are still to be taken (M8.3).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub losses: u8,
    /// Abilities used in this turn, as bits that the mover's species gives
    /// them.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub used: u8,
    /// Whether an ability came after the Exits, so that no more may exit.
    #[serde(default, skip_serializing_if = "not")]
    pub special: bool,
    /// Slaves in the hand (S5.2).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub slaves: u8,
}

impl Now {
    /// Nothing pending yet.
    pub const LAYING: Self = Self {
        seat: Seat(0),
        phase: Phase::Laying,
        workers: 0,
        queens: 0,
        chamber: None,
        came_from: None,
        queen_sat: false,
        activity: Activity::None,
        efficiency: 0,
        spent: 0,
        laid: false,
        planned: false,
        explored: false,
        eliminated: 0,
        moved: ArrayVec::new_const(),
        hex: None,
        tile: None,
        soldiers: 0,
        losses: 0,
        used: 0,
        special: false,
        slaves: 0,
    };

    /// All ants in the hand (M4.1).
    pub fn in_hand(&self) -> u8 {
        self.workers + self.queens + self.slaves
    }

    /// Points of efficiency left (M10.1).
    pub fn points(&self) -> u8 {
        self.efficiency.saturating_sub(self.spent)
    }
}

impl Open {
    /// The colony of a seat.
    pub fn colony(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.index()]
    }

    /// The hex with this number.
    pub fn cell(&self, hex: HexId) -> &Cell {
        &self.cells[hex.index()]
    }

    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.colonies.len().min(MAX_SEATS))
    }

    /// Cards left in the Prey deck.
    pub fn prey_left(&self) -> usize {
        layers::count(&self.prey_deck, &self.layers.prey)
    }

    /// Tiles left in the Chamber deck.
    pub fn tiles_left(&self) -> usize {
        layers::count(&self.tile_deck, &self.layers.tiles)
    }

    /// Whether the other is equal, its caches and their order included.
    pub fn same(&self, other: &Self) -> bool {
        let same_cache = |(one, two): (&Colony, &Colony)| one.cache.0 == two.cache.0;
        self == other
            && self.marks.0 == other.marks.0
            && self.colonies.iter().zip(&other.colonies).all(same_cache)
    }

    /// Whether the hex is part of the seat's Trail (M2.4).
    pub fn on_trail(&self, seat: Seat, hex: HexId) -> bool {
        self.marks.0[hex.index()] & (1 << seat.0) != 0
    }
}
