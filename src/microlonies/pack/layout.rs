//! Where tiles, Nests and free hexes lie: a layout file.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::Words;

use super::{Bonus, Terrain};

/// A layout of the environment (M3.1). Coordinates are axial, as q and r, on
/// pointy-topped hexes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Where the schema of this file lies, for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Format of the file; 1.
    pub format: u32,
    /// Short name.
    pub id: String,
    /// Title.
    pub name: Words,
    /// Numbers of colonies that it is made for.
    pub colonies: Vec<u8>,
    /// Places of Terrain tiles.
    pub tiles: Vec<TilePlace>,
    /// Places of Starting tiles, clockwise; the first for the first seat.
    pub starts: Vec<StartPlace>,
    /// Single hexes beside the tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<FreeHex>,
    /// Remarks of the designer on hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

/// A place for a Terrain tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TilePlace {
    /// The tile's centre.
    pub at: [i16; 2],
    /// Short name of the tile that lies here; a random one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
    /// Sixths of a turn clockwise, 0 to 5; random when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 5))]
    pub rotation: Option<u8>,
}

/// A place for a Starting tile (M2.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartPlace {
    /// The Nest's hex.
    pub at: [i16; 2],
    /// First of the three consecutive directions in which the tile's other
    /// hexes lie, 0 to 5.
    #[schemars(range(max = 5))]
    pub facing: u8,
    /// Short name of the tile that lies here; a random one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
}

/// A hex that belongs to no tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FreeHex {
    /// Where it lies.
    pub at: [i16; 2],
    /// What it is.
    pub ground: FreeGround,
    /// Its bonus (M2.7), on terrain only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    /// Whether it is an entrance of the Mound, with a Termite on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entrance: bool,
}

/// What a free hex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FreeGround {
    /// A hex of this terrain.
    Terrain(Terrain),
    /// A Hunting Zone.
    HuntingZone,
    /// The Termite Mound.
    Mound,
}

/// A remark on a hex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Where it stands.
    pub at: [i16; 2],
    /// The remark.
    pub text: String,
}
