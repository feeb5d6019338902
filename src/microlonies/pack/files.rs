//! The files of a pack as they are written, where that differs from the types.
//!
//! The fields of a [`ChamberFace`](super::ChamberFace) stand in the file
//! beside those of the tile that carries it. Spelling them out, instead of
//! serde's `flatten`, keeps unknown fields refused and places in error
//! messages exact.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::content::list_file;

use super::{
    Badge, ChamberFace, ChamberKind, ChamberTile, Halves, ObjectiveCard, PreyCard, Side, StartingChamber,
    StartingTile, TerrainTile,
};

list_file! {
    /// `prey.json`.
    PreyFile {
        /// The Prey cards; the Mound's is not among them (M8.6).
        cards: PreyCard
    }
}

list_file! {
    /// `chambers.json`.
    ChambersFile {
        /// The Chamber tiles of the deck.
        tiles: ChamberTile
    }
}

list_file! {
    /// `anthill.json`.
    AnthillFile {
        /// The chambers that a colony starts with.
        chambers: StartingChamber
    }
}

list_file! {
    /// `objectives.json`.
    ObjectivesFile {
        /// The Objective cards.
        cards: ObjectiveCard
    }
}

list_file! {
    /// `terrain.json`.
    TerrainFile {
        /// Terrain tiles of seven hexes; the first is the central one (M2.2).
        tiles: TerrainTile,
        /// Starting tiles of four hexes (M2.1).
        starting: StartingTile
    }
}

/// A Chamber tile of the deck as it is written.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "ChamberTile")]
pub(super) struct TileText {
    /// Short name, unique in the pack.
    id: String,
    /// What the chamber is for.
    kind: ChamberKind,
    /// Badge of a Specialized Food chamber (M7.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    badge: Option<Badge>,
    /// Highest efficiency (M5.1); left out for chambers without an action.
    #[serde(default, skip_serializing_if = "is_zero")]
    maximum: u8,
    /// Workers that come with it (M7.4).
    reinforcements: u8,
    /// Sides with a tunnel.
    tunnels: Vec<Side>,
    /// Half symbols (M7.7).
    #[serde(default, skip_serializing_if = "Halves::is_empty")]
    symbols: Halves,
}

impl From<TileText> for ChamberTile {
    fn from(text: TileText) -> Self {
        let TileText { id, kind, badge, maximum, reinforcements, tunnels, symbols } = text;
        Self { id, reinforcements, face: ChamberFace { kind, badge, maximum, tunnels, symbols } }
    }
}

impl From<ChamberTile> for TileText {
    fn from(tile: ChamberTile) -> Self {
        let ChamberTile { id, reinforcements, face } = tile;
        let ChamberFace { kind, badge, maximum, tunnels, symbols } = face;
        Self { id, kind, badge, maximum, reinforcements, tunnels, symbols }
    }
}

/// A chamber of the starting anthill as it is written.
#[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, rename = "StartingChamber")]
pub(super) struct StartingText {
    /// Place on the square grid, as x and y; y is at least 0, 0 is the top row.
    at: [i8; 2],
    /// What the chamber is for.
    kind: ChamberKind,
    /// Whether the Queen starts here.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    queen: bool,
    /// Badge of a Specialized Food chamber (M7.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    badge: Option<Badge>,
    /// Highest efficiency (M5.1); left out for chambers without an action.
    #[serde(default, skip_serializing_if = "is_zero")]
    maximum: u8,
    /// Sides with a tunnel.
    tunnels: Vec<Side>,
    /// Half symbols (M7.7).
    #[serde(default, skip_serializing_if = "Halves::is_empty")]
    symbols: Halves,
}

impl From<StartingText> for StartingChamber {
    fn from(text: StartingText) -> Self {
        let StartingText { at, kind, queen, badge, maximum, tunnels, symbols } = text;
        Self { at, queen, face: ChamberFace { kind, badge, maximum, tunnels, symbols } }
    }
}

impl From<StartingChamber> for StartingText {
    fn from(chamber: StartingChamber) -> Self {
        let StartingChamber { at, queen, face } = chamber;
        let ChamberFace { kind, badge, maximum, tunnels, symbols } = face;
        Self { at, kind, queen, badge, maximum, tunnels, symbols }
    }
}

/// Whether a field that is left out when zero can be left out.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
pub(super) fn is_zero(number: &u8) -> bool {
    *number == 0
}
