//! Content: its types, reading it, and checking it.

mod layout;
mod types;

pub use layout::{FreeGround, FreeHex, Layout, Note, StartPlace, TilePlace};
pub use types::{
    Badge, Bonus, ChamberFace, ChamberKind, ChamberTile, Family, Halves, Manifest, Metric, Numbers,
    ObjectiveCard, Pack, PreyCard, Side, StartingChamber, StartingTile, Symbol, Terrain, TerrainTile,
    TerrainTiles, Tier, TileHex,
};
