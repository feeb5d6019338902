//! Numbers for pieces and places, one type each, so that they can't be mixed up.

use serde::{Deserialize, Serialize};

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub $inner);

        impl $name {
            /// The number as an index.
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

id! {
    /// A hex of the environment, dense within its layout.
    HexId(u16)
}
id! {
    /// A chamber of one anthill, in the order of building; the starting
    /// chambers come first.
    ChamberId(u8)
}
id! {
    /// A Prey card of the pack.
    PreyId(u8)
}
id! {
    /// A Chamber tile of the pack's deck.
    TileId(u8)
}
id! {
    /// An Objective card of the pack.
    ObjectiveId(u8)
}

impl HexId {
    /// No hex: what the neighbour table holds beyond the edge.
    pub const NONE: Self = Self(u16::MAX);
}
