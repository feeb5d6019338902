//! Text keys of pieces and places.

use super::action::TierId;
use super::pack::{Badge, Bonus, ChamberKind, Family, Metric, Symbol, Terrain};
use super::state::Ground;

impl Badge {
    /// Text key of the badge.
    pub fn key(self) -> &'static str {
        match self {
            Self::Arachnid => "badge-arachnid",
            Self::Crawling => "badge-crawling",
            Self::Flying => "badge-flying",
            Self::Alive => "badge-alive",
            Self::Injured => "badge-injured",
            Self::Dead => "badge-dead",
            Self::Night => "badge-night",
            Self::Twilight => "badge-twilight",
            Self::Day => "badge-day",
            Self::Leaf => "badge-leaf",
            Self::Seed => "badge-seed",
            Self::Aphid => "badge-aphid",
        }
    }
}

impl ChamberKind {
    /// Text key of the kind.
    pub fn key(self) -> &'static str {
        match self {
            Self::Nursery => "chamber-nursery",
            Self::LayEggs => "chamber-lay-eggs",
            Self::Build => "chamber-build",
            Self::Hunt => "chamber-hunt",
            Self::Colonize => "chamber-colonize",
            Self::Food => "chamber-food",
        }
    }
}

impl Symbol {
    /// Text key of the symbol.
    pub fn key(self) -> &'static str {
        match self {
            Self::Vault => "symbol-vault",
            Self::Spiral => "symbol-spiral",
            Self::Comb => "symbol-comb",
        }
    }
}

impl Ground {
    /// Text key of the ground, as the name of a hex.
    pub fn key(self) -> &'static str {
        match self {
            Self::Blank => "hex-blank",
            Self::Grassland => "hex-grassland",
            Self::Forest => "hex-forest",
            Self::Rock => "hex-rock",
            Self::Water => "hex-water",
            Self::HuntingZone => "hex-hunting-zone",
            Self::Mound => "hex-mound",
            Self::Nest => "hex-nest",
            Self::Bare => "hex-bare",
        }
    }
}

impl Bonus {
    /// Text key of the bonus.
    pub fn key(self) -> &'static str {
        match self {
            Self::Prey(Family::PreyType) => "bonus-prey-type",
            Self::Prey(Family::PreyHealth) => "bonus-prey-health",
            Self::Prey(Family::HuntingTime) => "bonus-hunting-time",
            Self::Prey(Family::NaturalEnvironment) => "bonus-natural-environment",
            Self::Food => "bonus-food",
            Self::EndGameSymbol => "bonus-symbol",
            Self::EndGameEggs => "bonus-eggs",
            Self::Chamber => "bonus-chamber",
        }
    }
}

impl Metric {
    /// Text key of what is measured; its argument `what`, if it has one, is in
    /// [`what`](Self::what).
    pub fn key(self) -> &'static str {
        match self {
            Self::Badge(_) => "metric-badge",
            Self::Terrain(Terrain::Grassland) => "metric-grassland",
            Self::Terrain(Terrain::Forest) => "metric-forest",
            Self::Terrain(Terrain::Rock) => "metric-rock",
            Self::Terrain(Terrain::Water) => "metric-water",
            Self::Chambers(_) => "metric-chambers",
            Self::Outside => "metric-outside",
            Self::Inside => "metric-inside",
            Self::Nurses => "metric-nurses",
            Self::Eggs => "metric-eggs",
            Self::Hunts => "metric-hunts",
            Self::Trophies => "metric-trophies",
            Self::Reach => "metric-reach",
            Self::Isolated => "metric-isolated",
            Self::BonusHexes => "metric-bonus-hexes",
            Self::TerrainTiles => "metric-terrain-tiles",
            Self::Width => "metric-width",
            Self::Depth => "metric-depth",
            Self::Loops => "metric-loops",
            Self::DeadEnds => "metric-dead-ends",
            Self::Symbols => "metric-symbols",
            Self::Food => "metric-food",
        }
    }

    /// Text key of the kind of thing that is counted, where there are several.
    pub fn what(self) -> Option<&'static str> {
        match self {
            Self::Badge(badge) => Some(badge.key()),
            Self::Chambers(kind) => Some(kind.key()),
            _ => None,
        }
    }
}

impl TierId {
    /// The tier's number, as it is spoken of.
    pub fn number(self) -> i64 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}
