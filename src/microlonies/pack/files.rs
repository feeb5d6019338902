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
    Badge, ChamberFace, ChamberKind, ChamberTile, Halves, ObjectiveCard, PreyCard, Sheet, Side,
    StartingChamber, StartingTile, TerrainTile,
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

list_file! {
    /// `species.json`; a pack without it has no species.
    SpeciesFile {
        /// The species.
        species: Sheet
    }
}

/// Declares how a chamber is written: the fields of its face in their order,
/// between them those of the tile that carries it. The order is part of every
/// hash of a setup.
macro_rules! chamber_text {
    ($(#[$doc:meta])* $text:ident = $tile:ident, $renamed:tt {
        [$($(#[$first_doc:meta])* $first:ident: $first_type:ty),*], kind,
        [$($(#[$next_doc:meta])* $next:ident: $next_type:ty),*], badge, maximum,
        [$($(#[$last_doc:meta])* $last:ident: $last_type:ty),*], tunnels, symbols
    }) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Serialize, Deserialize, JsonSchema)]
        #[serde(deny_unknown_fields, rename = $renamed)]
        pub(super) struct $text {
            $($(#[$first_doc])* $first: $first_type,)*
            /// What the chamber is for.
            kind: ChamberKind,
            $($(#[$next_doc])* $next: $next_type,)*
            /// Badge of a Specialized Food chamber (M7.6).
            #[serde(default, skip_serializing_if = "Option::is_none")]
            badge: Option<Badge>,
            /// Highest efficiency (M5.1); left out for chambers without an action.
            #[serde(default, skip_serializing_if = "is_zero")]
            maximum: u8,
            $($(#[$last_doc])* $last: $last_type,)*
            /// Sides with a tunnel.
            tunnels: Vec<Side>,
            /// Half symbols (M7.7).
            #[serde(default, skip_serializing_if = "Halves::is_empty")]
            symbols: Halves,
        }

        impl From<$text> for $tile {
            fn from(text: $text) -> Self {
                let $text { $($first,)* kind, $($next,)* badge, maximum, $($last,)* tunnels, symbols } = text;
                let face = ChamberFace { kind, badge, maximum, tunnels, symbols };
                Self { $($first,)* $($next,)* $($last,)* face }
            }
        }

        impl From<$tile> for $text {
            fn from(tile: $tile) -> Self {
                let $tile { $($first,)* $($next,)* $($last,)* face } = tile;
                let ChamberFace { kind, badge, maximum, tunnels, symbols } = face;
                Self { $($first,)* kind, $($next,)* badge, maximum, $($last,)* tunnels, symbols }
            }
        }
    };
}

chamber_text! {
    /// A Chamber tile of the deck as it is written.
    TileText = ChamberTile, "ChamberTile" {
        [
            /// Short name, unique in the pack.
            id: String
        ], kind,
        [], badge, maximum,
        [
            /// Workers that come with it (M7.4).
            reinforcements: u8
        ], tunnels, symbols
    }
}

chamber_text! {
    /// A chamber of the starting anthill as it is written.
    StartingText = StartingChamber, "StartingChamber" {
        [
            /// Place on the square grid, as x and y; y is at least 0, 0 is the top row.
            at: [i8; 2]
        ], kind,
        [
            /// Whether the Queen starts here.
            #[serde(default, skip_serializing_if = "std::ops::Not::not")]
            queen: bool
        ], badge, maximum,
        [], tunnels, symbols
    }
}

/// Whether a field that is left out when zero can be left out.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
pub(in crate::microlonies) fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// Whether a field that is left out when false can be left out.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
pub(in crate::microlonies) fn not(flag: &bool) -> bool {
    !*flag
}
