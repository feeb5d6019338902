//! Text keys of the things of the game, and lines that say what they do.

use super::pack::{CardSheet, Completion, Completions, Kind, Pack, Rank, SourceNumbers, Talent};
use crate::engine::Line;

/// Text keys of the suits, the signs of the colonies, by seat (A1.1).
pub const SUITS: [&str; 4] =
    ["realm-suit-spades", "realm-suit-hearts", "realm-suit-clubs", "realm-suit-diamonds"];

impl Talent {
    /// Text key of the talent.
    pub fn key(self) -> &'static str {
        match self {
            Self::Planting => "realm-talent-planting",
            Self::Herding => "realm-talent-herding",
            Self::Fungiculture => "realm-talent-fungiculture",
            Self::AntBridge => "realm-talent-ant-bridge",
            Self::Leap => "realm-talent-leap",
            Self::HoneySac => "realm-talent-honey-sac",
            Self::FormicAcid => "realm-talent-formic-acid",
            Self::BigHeads => "realm-talent-big-heads",
            Self::GasGland => "realm-talent-gas-gland",
            Self::MassBrood => "realm-talent-mass-brood",
            Self::Endurance => "realm-talent-endurance",
        }
    }

    /// Text key of one sentence about the talent; its arguments are in
    /// [`about`](Self::about).
    pub fn about_key(self) -> &'static str {
        match self {
            Self::Planting => "realm-talent-planting-about",
            Self::Herding => "realm-talent-herding-about",
            Self::Fungiculture => "realm-talent-fungiculture-about",
            Self::AntBridge => "realm-talent-ant-bridge-about",
            Self::Leap => "realm-talent-leap-about",
            Self::HoneySac => "realm-talent-honey-sac-about",
            Self::FormicAcid => "realm-talent-formic-acid-about",
            Self::BigHeads => "realm-talent-big-heads-about",
            Self::GasGland => "realm-talent-gas-gland-about",
            Self::MassBrood => "realm-talent-mass-brood-about",
            Self::Endurance => "realm-talent-endurance-about",
        }
    }

    /// What the talent does, with its number (A2).
    pub fn about(self, n: &SourceNumbers) -> Line {
        let number = match self {
            Self::Planting => n.plant_cost,
            Self::Herding => n.herd_cost,
            Self::Fungiculture => n.fungiculture_steps,
            Self::AntBridge => return Line::new(self.about_key()),
            Self::Leap => n.leap_roll,
            Self::HoneySac => n.resin_upkeep,
            Self::FormicAcid => n.acid_saves,
            Self::BigHeads => n.tokens_for_extra,
            Self::GasGland => n.gassed_tokens,
            Self::MassBrood => n.brood_up_to,
            Self::Endurance => n.waivers,
        };
        Line::new(self.about_key()).with("number", i64::from(number))
    }
}

impl Rank {
    /// Text key of the card.
    pub fn key(self) -> &'static str {
        match self {
            Self::Nest => "realm-card-nest",
            Self::HoneyInsect => "realm-card-honey-insect",
            Self::Stone => "realm-card-stone",
            Self::DeadLeaf => "realm-card-dead-leaf",
            Self::SmallInsect => "realm-card-small-insect",
            Self::Seed => "realm-card-seed",
            Self::Resin => "realm-card-resin",
            Self::Cricket => "realm-card-cricket",
            Self::Straggler => "realm-card-straggler",
            Self::GiantInsect => "realm-card-giant-insect",
            Self::Anteater => "realm-card-anteater",
            Self::Cliff => "realm-card-cliff",
            Self::Encounter => "realm-card-encounter",
        }
    }

    /// Text key of one sentence about the card; its arguments are in
    /// [`about`](Self::about).
    pub fn about_key(self) -> &'static str {
        match self {
            Self::Nest => "realm-card-nest-about",
            Self::HoneyInsect => "realm-card-honey-insect-about",
            Self::Stone => "realm-card-stone-about",
            Self::DeadLeaf => "realm-card-dead-leaf-about",
            Self::SmallInsect => "realm-card-small-insect-about",
            Self::Seed => "realm-card-seed-about",
            Self::Resin => "realm-card-resin-about",
            Self::Cricket => "realm-card-cricket-about",
            Self::Straggler => "realm-card-straggler-about",
            Self::GiantInsect => "realm-card-giant-insect-about",
            Self::Anteater => "realm-card-anteater-about",
            Self::Cliff => "realm-card-cliff-about",
            Self::Encounter => "realm-card-encounter-about",
        }
    }

    /// What a card of this rank costs and does in a pack (A7).
    pub fn about(self, pack: &Pack) -> Line {
        let n = &pack.manifest.source;
        let number = match self {
            Self::Nest => n.nest_upkeep,
            Self::Stone => n.stone_toll,
            Self::DeadLeaf => n.leaf_roll,
            Self::Seed => n.plant_cost,
            Self::Resin => n.resin_upkeep,
            Self::GiantInsect => n.giant_damage,
            Self::Cliff => n.cliff_cards,
            _ => 0,
        };
        let none = CardSheet { rank: self, cost: None, level: 0, improved_level: 0 };
        let sheet = pack.cards.iter().find(|sheet| sheet.rank == self).unwrap_or(&none);
        Line::new(self.about_key())
            .with("number", i64::from(number))
            .with("cost", i64::from(sheet.cost.unwrap_or_default()))
            .with("level", i64::from(sheet.level))
            .with("improved", i64::from(sheet.improved_level))
    }
}

impl Kind {
    /// Text key of the kind.
    pub fn key(self) -> &'static str {
        match self {
            Self::Queen => "realm-kind-queen",
            Self::Nursery => "realm-kind-nursery",
            Self::Storehouse => "realm-kind-storehouse",
            Self::Fungus => "realm-kind-fungus",
            Self::Dump => "realm-kind-dump",
        }
    }

    /// Text key of one sentence about the kind; its arguments are in
    /// [`about`](Self::about).
    pub fn about_key(self) -> &'static str {
        match self {
            Self::Queen => "realm-kind-queen-about",
            Self::Nursery => "realm-kind-nursery-about",
            Self::Storehouse => "realm-kind-storehouse-about",
            Self::Fungus => "realm-kind-fungus-about",
            Self::Dump => "realm-kind-dump-about",
        }
    }

    /// What a chamber of this kind is good for (A5.1, A5.3, A9.4).
    pub fn about(self, n: &Completions) -> Line {
        let line = Line::new(self.about_key());
        match self {
            Self::Queen => line.with("number", i64::from(n.queen_spoils)),
            Self::Nursery => line,
            Self::Storehouse => line.with("number", i64::from(n.store_room)),
            Self::Fungus => {
                line.with("number", i64::from(n.fungus_steps)).with("level", i64::from(n.fungus_level))
            }
            Self::Dump => line.with("number", i64::from(n.dump_room)),
        }
    }
}

impl Completion {
    /// Text key of its label in the lobby.
    pub fn key(self) -> &'static str {
        match self {
            Self::Tokens => "realm-completion-tokens",
            Self::StoreRoom => "realm-completion-store-room",
            Self::DumpRoom => "realm-completion-dump-room",
            Self::StartingFood => "realm-completion-starting-food",
            Self::Chambers => "realm-completion-chambers",
            Self::Nurseries => "realm-completion-nurseries",
            Self::FungusSteps => "realm-completion-fungus-steps",
            Self::FungusLevel => "realm-completion-fungus-level",
            Self::HandLimit => "realm-completion-hand-limit",
            Self::NestCost => "realm-completion-nest-cost",
            Self::Pages => "realm-completion-pages",
            Self::QueenSpoils => "realm-completion-queen-spoils",
            Self::TokensPerSatiety => "realm-completion-tokens-per-satiety",
            Self::FedGain => "realm-completion-fed-gain",
            Self::LargeFrom => "realm-completion-large-from",
            Self::LargeGain => "realm-completion-large-gain",
            Self::Survival => "realm-completion-survival",
            Self::Rounds => "realm-completion-rounds",
            Self::ChambersPerPoint => "realm-completion-chambers-per-point",
        }
    }

    /// Text key of a number of its unit; its argument is `number`.
    pub fn unit_key(self) -> &'static str {
        match self {
            Self::Tokens | Self::TokensPerSatiety | Self::LargeFrom => "realm-unit-token",
            Self::StoreRoom | Self::DumpRoom | Self::HandLimit => "realm-unit-card",
            Self::StartingFood => "realm-unit-marker",
            Self::Chambers | Self::Nurseries | Self::ChambersPerPoint => "realm-unit-chamber",
            Self::FungusSteps => "realm-unit-step",
            Self::FungusLevel => "realm-unit-level",
            Self::NestCost => "realm-unit-action",
            Self::Pages => "realm-unit-page",
            Self::QueenSpoils | Self::FedGain | Self::LargeGain | Self::Survival => "realm-unit-survival",
            Self::Rounds => "realm-unit-round",
        }
    }
}
