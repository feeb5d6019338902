//! The content of a pack, as its files hold it.
//!
//! Every number that the rules call *content* is here; nothing is checked yet
//! (see the checks beside it).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::Words;

use super::files::{StartingText, TileText, is_zero};
use super::sheet::Sheet;

/// A pack: everything that is printed on components.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// `pack.json`: who the pack is, and the numbers of the rules.
    pub manifest: Manifest,
    /// `prey.json` (M1.2).
    pub prey: Vec<PreyCard>,
    /// `chambers.json`: the Chamber tiles of the deck (M7).
    pub chambers: Vec<ChamberTile>,
    /// `anthill.json`: the chambers that a colony starts with (M3.8).
    pub anthill: Vec<StartingChamber>,
    /// `objectives.json` (M9.1).
    pub objectives: Vec<ObjectiveCard>,
    /// `terrain.json`: terrain and starting tiles (M2.1, M2.2).
    pub terrain: TerrainTiles,
    /// `species.json`: the species (M3.4).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub species: Vec<Sheet>,
}

/// `pack.json`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// Where the schema of this file lies, for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Format of the pack's files; 1.
    pub format: u32,
    /// Short name, as in file names.
    pub id: String,
    /// Version of the content, free to choose.
    pub version: String,
    /// Title.
    pub name: Words,
    /// One or two sentences about the pack.
    pub about: Words,
    /// The numbers of the rules.
    pub numbers: Numbers,
}

/// The numbers of the rules, each with the rule it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Workers of a colony (M1.1).
    pub workers: u8,
    /// Eggs in the supply (M1.2).
    pub eggs: u8,
    /// Placed Pheromones that trigger the end (M11.1).
    pub prey_to_end: u8,
    /// Chambers that trigger the end (M11.1).
    pub chambers_to_end: u8,
    /// Round after which the end is triggered anyway (M11.4).
    pub round_limit: u16,
    /// Efficiency of a Queen (M5.1).
    pub queen_efficiency: u8,
    /// Steps of an Explore (M10.4).
    pub explore_steps: u8,
    /// Eliminations in a turn (M10.3).
    pub eliminations: u8,
    /// Objectives drawn by Planning (M6.2).
    pub planning_draw: u8,
    /// Food of a General Food chamber (M7.6).
    pub general_food: u8,
    /// Food of a Food bonus hex (M2.7).
    pub bonus_food: u8,
    /// Eggs of an End-game bonus hex (M2.7).
    pub bonus_eggs: u8,
    /// Workers lost to the Mound, and needed for it (M8.6).
    pub mound_losses: u8,
    /// VP of the Mound (M8.6).
    pub mound_vp: u8,
    /// Eggs in a Nursery set, beside one Nurse (M12.2).
    pub nursery_eggs: u8,
    /// VP of a Nursery set (M12.2).
    pub nursery_vp: u8,
    /// VP for most, second and third most trophies (M12.5).
    pub trophy_vp: [u8; 3],
    /// VP by the number of complete architecture symbols, from 0 on; more
    /// symbols than the table has score as its last entry (M12.3).
    pub architecture_vp: Vec<u8>,
}

/// A badge (M1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Badge {
    Arachnid,
    Crawling,
    Flying,
    Alive,
    Injured,
    Dead,
    Night,
    Twilight,
    Day,
    Leaf,
    Seed,
    Aphid,
}

impl Badge {
    /// All twelve, family by family.
    pub const ALL: [Self; 12] = [
        Self::Arachnid,
        Self::Crawling,
        Self::Flying,
        Self::Alive,
        Self::Injured,
        Self::Dead,
        Self::Night,
        Self::Twilight,
        Self::Day,
        Self::Leaf,
        Self::Seed,
        Self::Aphid,
    ];

    /// The family of the badge.
    pub fn family(self) -> Family {
        Family::ALL[self as usize / 3]
    }
}

/// A family of three badges (M1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Family {
    /// Arachnid, crawling, flying.
    PreyType,
    /// Alive, injured, dead.
    PreyHealth,
    /// Night, twilight, day.
    HuntingTime,
    /// Leaf, seed, aphid.
    NaturalEnvironment,
}

impl Family {
    /// All four.
    pub const ALL: [Self; 4] =
        [Self::PreyType, Self::PreyHealth, Self::HuntingTime, Self::NaturalEnvironment];

    /// Its three badges.
    pub fn badges(self) -> [Badge; 3] {
        let first = self as usize * 3;
        [Badge::ALL[first], Badge::ALL[first + 1], Badge::ALL[first + 2]]
    }
}

/// A Prey card (M8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PreyCard {
    /// Short name, unique in the pack.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// Badges; each counts once.
    pub badges: Vec<Badge>,
    /// Food from now on.
    pub food: u8,
    /// Workers lost in the hunt (M8.3).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub losses: u8,
    /// VP at the end (M12.4).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub vp: u8,
    /// Trophy icons (M12.5).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub trophies: u8,
}

/// What a chamber is for (M5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
#[repr(u8)]
pub enum ChamberKind {
    Nursery,
    LayEggs,
    Build,
    Hunt,
    Colonize,
    /// General when it has no badge, else Specialized (M7.6).
    Food,
}

impl ChamberKind {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Nursery, Self::LayEggs, Self::Build, Self::Hunt, Self::Colonize, Self::Food];
}

/// A side of a square chamber tile. On the square grid x grows to the east
/// and y downwards to the south.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "compass points")]
#[repr(u8)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    /// All four, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// The side across.
    pub fn across(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// One step in this direction on the square grid, as (x, y).
    pub fn step(self) -> (i8, i8) {
        [(0, -1), (1, 0), (0, 1), (-1, 0)][self as usize]
    }

    /// The side as a bit: north 1, east 2, south 4, west 8.
    pub fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// An architecture symbol, printed as halves on tile edges (M7.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "names of pictures")]
#[repr(u8)]
pub enum Symbol {
    Vault,
    Spiral,
    Comb,
}

impl Symbol {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Vault, Self::Spiral, Self::Comb];
}

/// The half symbols on the edges of a chamber. The half is given by the side:
/// an east edge shows a left half, a west edge a right one, a south edge an
/// upper half, a north edge a lower one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "one field per side")]
pub struct Halves {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub north: Option<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub east: Option<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub south: Option<Symbol>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub west: Option<Symbol>,
}

impl Halves {
    /// Whether no edge shows a half.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// The halves in the order of [`Side::ALL`].
    pub fn sides(&self) -> [Option<Symbol>; 4] {
        [self.north, self.east, self.south, self.west]
    }
}

/// What is printed on a chamber, of the deck or of the starting anthill.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChamberFace {
    /// What it is for.
    pub kind: ChamberKind,
    /// Badge of a Specialized Food chamber (M7.6).
    pub badge: Option<Badge>,
    /// Highest efficiency (M5.1); 0 for chambers without an action.
    pub maximum: u8,
    /// Sides with a tunnel.
    pub tunnels: Vec<Side>,
    /// Half symbols (M7.7).
    pub symbols: Halves,
}

/// A Chamber tile of the deck.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "TileText", into = "TileText")]
pub struct ChamberTile {
    /// Short name, unique in the pack.
    pub id: String,
    /// Workers that come with it (M7.4).
    pub reinforcements: u8,
    /// What is printed on it.
    pub face: ChamberFace,
}

/// A chamber of the starting anthill (M3.8).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(from = "StartingText", into = "StartingText")]
pub struct StartingChamber {
    /// Place on the square grid, as x and y; y is at least 0, 0 is the top row.
    pub at: [i8; 2],
    /// Whether the Queen starts here.
    pub queen: bool,
    /// What is printed on it.
    pub face: ChamberFace,
}

/// An Objective card (M9.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveCard {
    /// Short name, unique in the pack.
    pub id: String,
    /// Its name.
    pub name: Words,
    /// What it looks at.
    pub metric: Metric,
    /// The easier condition.
    pub tier1: Tier,
    /// The harder condition.
    pub tier2: Tier,
}

/// A condition of an Objective: the metric is at least `at`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Tier {
    /// The threshold.
    pub at: u8,
    /// VP (M12.6).
    pub vp: u8,
}

/// What an Objective measures of the colony that holds it (M9.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Metric {
    /// Badges of this kind on Prey cards and controlled bonus hexes.
    Badge(Badge),
    /// Controlled hexes of this terrain.
    Terrain(Terrain),
    /// Chambers of this kind, controlled Chamber bonus hexes included.
    Chambers(ChamberKind),
    /// Ants in the environment.
    Outside,
    /// Ants in the anthill.
    Inside,
    /// Workers in the Nursery (M6.3).
    Nurses,
    /// Eggs in the Nursery.
    Eggs,
    /// Prey cards, the Mound's included.
    Hunts,
    /// Trophy icons on tokens and cards (M12.5).
    Trophies,
    /// Steps from a Nest to the farthest Trail hex, within the Trail.
    Reach,
    /// Ants outside the Trail (M2.4).
    Isolated,
    /// Controlled bonus hexes.
    BonusHexes,
    /// Terrain tiles that at least one ant stands on.
    TerrainTiles,
    /// Columns from the leftmost to the rightmost chamber.
    Width,
    /// Rows from the top one to the lowest chamber.
    Depth,
    /// Tunnels that join two chambers, less chambers, plus connected parts.
    Loops,
    /// Chambers with one tunnel to another chamber (M4.3).
    DeadEnds,
    /// Complete architecture symbols (M7.7), without the bonus hex.
    Symbols,
    /// Food (M12.1).
    Food,
}

/// Terrain of a hex (M2.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
#[repr(u8)]
pub enum Terrain {
    Grassland,
    Forest,
    Rock,
    Water,
}

impl Terrain {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Grassland, Self::Forest, Self::Rock, Self::Water];
}

/// What a bonus hex gives to whoever controls it (M2.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Bonus {
    /// The three badges of the family.
    Prey(Family),
    Food,
    EndGameSymbol,
    EndGameEggs,
    Chamber,
}

/// The terrain of a pack.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainTiles {
    /// Terrain tiles of seven hexes; number 0 is the central one (M2.2).
    pub tiles: Vec<TerrainTile>,
    /// Starting tiles of four hexes (M2.1).
    pub starting: Vec<StartingTile>,
}

/// A Terrain tile: six hexes around a centre, which is a Hunting Zone, or the
/// Mound on the central tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TerrainTile {
    /// Short name, unique in the pack.
    pub id: String,
    /// Whether the Mound covers the centre (M2.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub mound: bool,
    /// The six hexes, in the order of [`crate::microlonies::geometry::DIRECTIONS`].
    pub hexes: [TileHex; 6],
}

/// One hex of a Terrain tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TileHex {
    /// Its terrain.
    pub terrain: Terrain,
    /// Its bonus (M2.7).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    /// Whether it is an entrance of the Mound, with a Termite on it (M2.2).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entrance: bool,
}

/// A Starting tile: the Nest and the three hexes beside it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartingTile {
    /// Short name, unique in the pack.
    pub id: String,
    /// The three hexes, in the three consecutive directions from the Nest that
    /// begin with the place's facing.
    pub hexes: [Terrain; 3],
}
