//! Content: its types, reading it, and checking it.

mod check;
mod files;
mod layout;
mod load;
mod schemas;
mod sheet;
mod types;

pub use check::{MAX_CARDS, check, check_dir, check_layout, check_layout_for_all, check_terrain};
pub use files::{AnthillFile, ChambersFile, ObjectivesFile, PreyFile, SpeciesFile, TerrainFile};
pub(super) use files::{is_zero, not};
pub use layout::{
    FreeGround, FreeHex, FreePlace, HexRow, Layout, Letters, LettersError, Note, StartPlace, TilePlace,
};
pub use load::{layouts, layouts_in};
pub use schemas::schemas;
pub use sheet::{AbilityText, BadgeNumber, Counted, Grade, Sheet, SheetNumbers, Term};
pub use types::{
    Badge, Bonus, ChamberFace, ChamberKind, ChamberTile, Family, Halves, Manifest, Metric, Numbers,
    ObjectiveCard, Pack, PreyCard, Side, StartingChamber, StartingTile, Symbol, Terrain, TerrainTile,
    TerrainTiles, Tier, TileHex,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_pack_loads() {
        let pack = Pack::base();
        assert_eq!((pack.prey.len(), pack.chambers.len(), pack.objectives.len()), (30, 32, 36));
        assert_eq!(layouts().len(), 3);
        for colonies in 2..=4 {
            assert_eq!(Layout::base(colonies).map(|layout| layout.starts.len()), Some(colonies));
        }
    }
}
