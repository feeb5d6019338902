//! The content of a pack, as its files hold it.
//!
//! Numbers of the source and numbers that complete it are kept apart: only the
//! latter can be changed in the lobby. Nothing is checked yet (see the checks
//! beside it).

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::Words;

/// A pack: everything that is a number, a price or a picture of tunnels.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pack {
    /// `pack.json`: who the pack is, and the numbers of the rules.
    pub manifest: Manifest,
    /// `talents.json`: one sheet for each talent (A2).
    pub talents: Vec<TalentSheet>,
    /// `cards.json`: one sheet for each rank (A7).
    pub cards: Vec<CardSheet>,
    /// `chambers.json`: one sheet for each kind of chamber (A5.1).
    pub chambers: Vec<ChamberSheet>,
    /// `pages.json`: the booklet of nest patterns (A9.2).
    pub pages: Vec<Page>,
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
    /// Which game the pack belongs to: `antrealm`.
    pub game: String,
    /// Short name, as in file names.
    pub id: String,
    /// Version of the content, free to choose.
    pub version: String,
    /// Title.
    pub name: Words,
    /// One or two sentences about the pack.
    pub about: Words,
    /// Numbers that the source gives.
    pub source: SourceNumbers,
    /// Numbers that complete the source; the lobby can change them.
    pub completions: Completions,
}

/// Numbers that the source gives, each with the rule it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SourceNumbers {
    /// Points to spend on talents (A2).
    pub talent_points: u8,
    /// Green tokens at the start (A3.1).
    pub starting_tokens: u8,
    /// Tokens for an extra action point with Big heads (A2).
    pub tokens_for_extra: u8,
    /// Tokens up to which Mass brood works (A2).
    pub brood_up_to: u8,
    /// Survival penalties that Endurance waives in a game (A2).
    pub waivers: u8,
    /// Cultivations that Fungiculture needs (A2).
    pub fungiculture_steps: u8,
    /// Green tokens that turn red by a Gas gland (A2).
    pub gassed_tokens: u8,
    /// Points that each break-in costs less with Formic acid (A2).
    pub acid_saves: u8,
    /// Action points of a building (A5.1).
    pub build_cost: u8,
    /// Action points of a cultivation (A5.3).
    pub cultivate_cost: u8,
    /// Action points that keep a Nest card (A7).
    pub nest_upkeep: u8,
    /// Action points that a Stone costs the one it is used against (A7).
    pub stone_toll: u8,
    /// Action points of a Seed's step with Planting (A7).
    pub plant_cost: u8,
    /// Action points of a Honey insect's use with Herding (A7).
    pub herd_cost: u8,
    /// Action points that keep a Resin card with Honey sac (A7).
    pub resin_upkeep: u8,
    /// Points given up to a Giant insect that is not taken (A7).
    pub giant_damage: u8,
    /// Lowest roll that ignores a Giant insect or an Anteater with Leap (A7).
    pub leap_roll: u8,
    /// Lowest roll that ends an invasion by a Dead leaf (A7).
    pub leaf_roll: u8,
    /// Cards that a Cliff sends back (A7).
    pub cliff_cards: u8,
}

/// Numbers that complete the source, each with the rule it belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Completions {
    /// Tokens of a colony (A3.5).
    pub tokens: u8,
    /// Food cards or markers in a Storehouse (A5.1).
    pub store_room: u8,
    /// Honey insects in a Dump (A5.1).
    pub dump_room: u8,
    /// Level-1 food markers at the start (A5.1).
    pub starting_food: u8,
    /// Chambers of a colony, the Queen's included (A5.1).
    pub chambers: u8,
    /// Nurseries of a colony (A5.1).
    pub nurseries: u8,
    /// Cultivations that a Fungus chamber needs (A5.3).
    pub fungus_steps: u8,
    /// Level of the food marker that a Fungus chamber yields (A5.3).
    pub fungus_level: u8,
    /// Food cards and markers in hand at the end of a round (A6.3).
    pub hand_limit: u8,
    /// Action points of taking another's Nest card (A7).
    pub nest_cost: u8,
    /// Booklet pages to choose from in a war (A9.2).
    pub pages: u8,
    /// Survival points that the Queen's chamber brings (A9.4).
    pub queen_spoils: u8,
    /// Held tokens for which one satiety is due (A10.1).
    pub tokens_per_satiety: u8,
    /// Survival points of a colony fully fed (A10.2).
    pub fed_gain: u8,
    /// Tokens of a colony that gains more when fully fed (A10.2).
    pub large_from: u8,
    /// Survival points that such a colony gains beside (A10.2).
    pub large_gain: u8,
    /// Survival points at the start (A10.3).
    pub survival: u8,
    /// Rounds of a game (A10.4).
    pub rounds: u8,
    /// Chambers beyond the starting ones that bring a survival point (A10.4).
    pub chambers_per_point: u8,
}

/// A talent (A2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Talent {
    Planting,
    Herding,
    Fungiculture,
    AntBridge,
    Leap,
    HoneySac,
    FormicAcid,
    BigHeads,
    GasGland,
    MassBrood,
    Endurance,
}

impl Talent {
    /// All of them, in the order of the rules.
    pub const ALL: [Self; 11] = [
        Self::Planting,
        Self::Herding,
        Self::Fungiculture,
        Self::AntBridge,
        Self::Leap,
        Self::HoneySac,
        Self::FormicAcid,
        Self::BigHeads,
        Self::GasGland,
        Self::MassBrood,
        Self::Endurance,
    ];

    /// The talent as a bit of a set.
    pub fn bit(self) -> u16 {
        1 << self as u16
    }
}

/// What a talent costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TalentSheet {
    /// Which talent.
    pub talent: Talent,
    /// Talent points (A2).
    pub cost: u8,
}

/// A card's rank (A7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Rank {
    Nest,
    HoneyInsect,
    Stone,
    DeadLeaf,
    SmallInsect,
    Seed,
    Resin,
    Cricket,
    Straggler,
    GiantInsect,
    Anteater,
    Cliff,
    Encounter,
}

impl Rank {
    /// All thirteen, from the Ace to the King.
    pub const ALL: [Self; 13] = [
        Self::Nest,
        Self::HoneyInsect,
        Self::Stone,
        Self::DeadLeaf,
        Self::SmallInsect,
        Self::Seed,
        Self::Resin,
        Self::Cricket,
        Self::Straggler,
        Self::GiantInsect,
        Self::Anteater,
        Self::Cliff,
        Self::Encounter,
    ];
}

/// What a card of a rank costs and feeds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CardSheet {
    /// Which rank.
    pub rank: Rank,
    /// Action points for taking it into the hand; without a cost it can't be
    /// taken that way (A6.3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u8>,
    /// Satiety that it feeds, 0 if it is no food (A10.1).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub level: u8,
    /// Satiety that it feeds once its talent improved it (A7: Seed).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub improved_level: u8,
}

fn is_zero(level: &u8) -> bool {
    *level == 0
}

/// A kind of chamber (A5.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Kind {
    Queen,
    Nursery,
    Storehouse,
    Fungus,
    Dump,
}

impl Kind {
    /// All five.
    pub const ALL: [Self; 5] = [Self::Queen, Self::Nursery, Self::Storehouse, Self::Fungus, Self::Dump];
}

/// How many chambers of a kind there are at the start, and whether more can be
/// built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ChamberSheet {
    /// Which kind.
    pub kind: Kind,
    /// Chambers of this kind at the start.
    pub start: u8,
    /// Whether it can be built.
    pub built: bool,
}

/// A page of the booklet: a nest pattern (A9.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Page {
    /// Short name, unique in the pack.
    pub id: String,
    /// Title.
    pub name: Words,
    /// Its chamber places.
    pub places: Vec<Place>,
    /// Tunnels between two places, by their indices.
    pub tunnels: Vec<[u8; 2]>,
    /// The place at the entrance, by its index.
    pub entrance: u8,
}

/// A chamber place on a page. It has no bearing on the rules where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Across the page, from 0 at the left to 100 at the right.
    pub x: u8,
    /// Down the page, from 0 at the top to 100 at the bottom.
    pub y: u8,
}
