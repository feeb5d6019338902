//! The data sheet of a species, as `species.json` holds it.
//!
//! What several species share, or what balancing may want to change, is a
//! number here; what only code can say is in the species' own file of
//! `src/microlonies/species`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::Words;
use crate::microlonies::species::Species;

use super::files::is_zero;
use super::{Badge, ChamberTile, Terrain};

/// The data sheet of a species.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// Which species.
    pub id: Species,
    /// Its name.
    pub name: Words,
    /// How demanding it is to play.
    pub grade: Grade,
    /// What it is about, in a sentence.
    pub summary: Words,
    /// Its abilities, one by one.
    pub abilities: Vec<AbilityText>,
    /// Its Supremacy in words (M12.7).
    pub supremacy: Words,
    /// What its Supremacy counts; the sum of all terms is its VP (M12.7).
    pub terms: Vec<Term>,
    /// Its numbers.
    #[serde(default, skip_serializing_if = "SheetNumbers::is_plain")]
    pub numbers: SheetNumbers,
    /// The Fungus Gardens of the Leafcutter Ant (S2.1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gardens: Vec<ChamberTile>,
}

/// How demanding a species is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Easy.
    Green,
    /// Demanding.
    Red,
}

/// An ability in words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AbilityText {
    /// Number of its rule, as `S3.1`; by it the ability that applies is found.
    pub rule: String,
    /// What it does, in a sentence or two.
    pub text: Words,
}

/// A term of a Supremacy: `vp` for each `per` of what is counted beyond
/// `over`, and at most `most` VP.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Term {
    /// What is counted.
    pub count: Counted,
    /// VP each.
    pub vp: u8,
    /// How many of it count as one; left out for 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub per: u8,
    /// How many of it count nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub over: u8,
    /// The most VP of this term; left out when there is no limit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<u8>,
}

/// What a Supremacy counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    /// Badges of this kind on Prey cards and controlled bonus hexes.
    Badge(Badge),
    /// Controlled hexes of this terrain.
    Terrain(Terrain),
    /// Fed ants (M12.1).
    Fed,
    /// Isolated ants (M2.4).
    Isolated,
    /// Complete architecture symbols, with the bonus hexes (M12.3).
    Symbols,
    /// Trophy icons (M12.5).
    Trophies,
    /// Prey cards, the Mound's included.
    Prey,
    /// Objectives, in hand or validated.
    Objectives,
    /// Food chambers.
    FoodChambers,
    /// Fungus Gardens (S2).
    Gardens,
    /// Satellite Nests (S1).
    Satellites,
    /// Slaves in the Nursery (S5).
    Slaves,
    /// Soldiers outside (S10).
    Soldiers,
}

/// A number for a badge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BadgeNumber {
    /// The badge.
    pub badge: Badge,
    /// How much it gives or takes.
    pub by: u8,
}

/// The numbers of a species. What is left out is 0, or as in the general rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SheetNumbers {
    /// Placed Pheromones that trigger the end (M11.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub prey_to_end: Option<u8>,
    /// Chambers that trigger the end (M11.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chambers_to_end: Option<u8>,
    /// Queens beyond the first.
    #[serde(skip_serializing_if = "is_zero")]
    pub queens: u8,
    /// Soldier tokens.
    #[serde(skip_serializing_if = "is_zero")]
    pub soldiers: u8,
    /// Efficiency that a Soldier adds to that of its Worker (M5.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub soldier_efficiency: u8,
    /// Other tokens: Satellite Nests, Slaves, Marabunta.
    #[serde(skip_serializing_if = "is_zero")]
    pub tokens: u8,
    /// Efficiency added to a Build, beyond the banner's maximum too (M5.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub build_efficiency: u8,
    /// Reinforcements more or less for every chamber (M7.4).
    #[serde(skip_serializing_if = "is_none_more")]
    pub reinforcements: i8,
    /// More Reinforcements for a chamber in the case that the species names.
    #[serde(skip_serializing_if = "is_zero")]
    pub case_reinforcements: u8,
    /// What Food chambers cost less (M7.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub food_chamber_discount: u8,
    /// What Prey with a badge costs less (M8.2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey_discounts: Vec<BadgeNumber>,
    /// Food that each Prey gives less, not below 0 (M8.5).
    #[serde(skip_serializing_if = "is_zero")]
    pub prey_food_less: u8,
    /// Food for each badge of a kind (M12.1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub badge_food: Vec<BadgeNumber>,
    /// Eggs for Prey with a badge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey_eggs: Vec<BadgeNumber>,
    /// Steps of an Explore (M10.4).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub explore_steps: Option<u8>,
    /// Steps that an Exit may go from the Trail (M10.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exit_steps: Option<u8>,
    /// Eliminations a turn (M10.3).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eliminations: Option<u8>,
    /// How far from the Trail an ability reaches, or keeps from Nests, in steps.
    #[serde(skip_serializing_if = "is_zero")]
    pub range: u8,
    /// Points of efficiency that an ability costs.
    #[serde(skip_serializing_if = "is_zero")]
    pub cost: u8,
    /// Food of each controlled Forest (M12.1).
    #[serde(skip_serializing_if = "is_zero")]
    pub forest_food: u8,
    /// What each Fungus Garden adds to the food of a badge (S2.2).
    #[serde(skip_serializing_if = "is_zero")]
    pub garden_food: u8,
    /// Ants that need 1 food each; those beyond need 2 (M12.1).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub light_eaters: Option<u8>,
    /// What the Prey card under the Jaw costs less (M8.2).
    #[serde(skip_serializing_if = "is_zero")]
    pub jaw_discount: u8,
    /// What Prey costs less in a Hunting Zone where an opponent hunted (M8.2).
    #[serde(skip_serializing_if = "is_zero")]
    pub hunted_zone_discount: u8,
    /// Objectives dealt and kept at the start (M3.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub objectives: Option<ObjectiveNumbers>,
    /// What Planning is like (M6.2).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub planning: Option<PlanningNumbers>,
    /// What the larder is good for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub larder: Option<LarderNumbers>,
    /// Workers that the first Egg of a Build hatches into beyond the one; a
    /// second Egg may follow (M7.5).
    #[serde(skip_serializing_if = "is_zero")]
    pub first_hatching: u8,
    /// Tokens for Prey with a badge.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub prey_tokens: Vec<BadgeNumber>,
    /// Steps that the Nest may go in a turn.
    #[serde(skip_serializing_if = "is_zero")]
    pub nest_steps: u8,
}

/// Objectives at the start (M3.5).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveNumbers {
    /// How many are dealt.
    pub dealt: u8,
    /// How many of them are kept.
    pub kept: u8,
}

/// A larder of Eggs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LarderNumbers {
    /// Eggs that may move there from the Nursery in a Lay Eggs action.
    pub moved: u8,
    /// Food of a stolen Egg.
    pub stolen: u8,
    /// Food of another.
    pub own: u8,
}

/// Planning of a species that is good at it (M6.2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanningNumbers {
    /// The badge of Prey that grants Planning without an Egg.
    pub free: Badge,
    /// The badge by which drawing draws and puts back more.
    pub more: Badge,
    /// How many of these badges make one more.
    pub per: u8,
    /// How many more at most.
    pub most: u8,
}

impl SheetNumbers {
    /// Whether all is as in the general rules.
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

fn one() -> u8 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_one(number: &u8) -> bool {
    *number == 1
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_none_more(number: &i8) -> bool {
    *number == 0
}
