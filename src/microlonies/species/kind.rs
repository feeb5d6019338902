//! Which species there are, and how a seat comes by one (M3.4).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A species. Its number in the rules is [`Species::number`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "the rules' own names")]
pub enum Species {
    Argentine,
    Leafcutter,
    Bulldog,
    Carpenter,
    Amazon,
    Sahara,
    Fire,
    RedMeadow,
    Giant,
    Soldier,
    BlackGarden,
    FungusFarming,
    Army,
    TrapJaw,
    Harvester,
    Thief,
}

impl Species {
    /// All sixteen, in the order of the rules.
    pub const ALL: [Self; 16] = [
        Self::Argentine,
        Self::Leafcutter,
        Self::Bulldog,
        Self::Carpenter,
        Self::Amazon,
        Self::Sahara,
        Self::Fire,
        Self::RedMeadow,
        Self::Giant,
        Self::Soldier,
        Self::BlackGarden,
        Self::FungusFarming,
        Self::Army,
        Self::TrapJaw,
        Self::Harvester,
        Self::Thief,
    ];

    /// Its number in the rules: S1 to S16.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// What it is called in files and on the command line.
    pub fn id(self) -> &'static str {
        [
            "argentine",
            "leafcutter",
            "bulldog",
            "carpenter",
            "amazon",
            "sahara",
            "fire",
            "red-meadow",
            "giant",
            "soldier",
            "black-garden",
            "fungus-farming",
            "army",
            "trap-jaw",
            "harvester",
            "thief",
        ][self as usize]
    }

    /// The species that is called so.
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|species| species.id() == id)
    }
}

/// How a seat comes by its species (M3.4).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SpeciesChoice {
    /// It has none: the general rules hold unchanged.
    #[default]
    Plain,
    /// It is dealt three and secretly keeps one.
    Deal,
    /// It chooses openly among those that nobody has, after the others.
    Offer,
    /// It gets one at random.
    Random,
    /// It has this one.
    Fixed(Species),
}

impl SpeciesChoice {
    /// The choice that is called so on the command line.
    pub fn named(word: &str) -> Option<Self> {
        match word {
            "plain" => Some(Self::Plain),
            "deal" => Some(Self::Deal),
            "offer" => Some(Self::Offer),
            "random" => Some(Self::Random),
            _ => Species::named(word).map(Self::Fixed),
        }
    }

    /// What it is called on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Deal => "deal",
            Self::Offer => "offer",
            Self::Random => "random",
            Self::Fixed(species) => species.id(),
        }
    }

    /// The words that are no species.
    pub const WORDS: [&'static str; 4] = ["plain", "deal", "offer", "random"];
}
