//! What species change.
//!
//! A species is a data sheet in the pack ([`Sheet`](crate::microlonies::pack::Sheet)),
//! a file of its own here, and a [`Slice`] of state if it keeps something that
//! no board shows. The general rules never ask which species a colony is: they
//! call a *hook* of this file. A hook answers for a plain colony at once; else
//! it looks at the sheet, or asks the species' file. All is static: a `match`
//! on [`Species`].
//!
//! # How a species is written
//!
//! 1. Its sheet in `species.json`: texts, one for each ability with its rule's
//!    number, Supremacy as [`Term`](crate::microlonies::pack::Term)s, numbers. What is shared by several species
//!    (ends, discounts by badge, diets, steps, Reinforcements, components) is a
//!    number of the sheet and needs no code.
//! 2. Its file `NAME.rs`: the hooks that its abilities need, each with the
//!    number of its rule, and what its decisions do.
//! 3. Decisions that only it offers are [`Ability`]s: `legal`, `refuse` and
//!    `decide` in its file; the facts that follow are [`Effect`]s, folded and
//!    admitted in `effects.rs`; their names are in `words.rs`.
//! 4. What it keeps is a variant of [`Slice`]; once-a-turn uses are bits of
//!    [`Now::used`](crate::microlonies::state::Now::used), which each turn begins without.
//! 5. `applies.rs` says when its abilities apply, which of its pieces are left,
//!    and on which hex its decisions lie: the table shows that.
//! 6. It joins [`PLAYED`], and its rules the page `species.md`.
//!
//! # The hooks
//!
//! | hook | asked by |
//! |---|---|
//! | [`begin`] | M3.4, when a species is revealed |
//! | [`efficiency`] | M5.1 |
//! | [`tile_cost`], [`prey_cost`] | M7.1, M8.2 |
//! | [`reinforcements`] | M7.4 |
//! | [`hunts_alone`], [`after_hunt`] | M8.1, M8.5 |
//! | [`gait`] | M2.5, M10.2 to M10.4: who enters which hex, how far, and whether exploring eliminates |
//! | [`spares_exit`] | M10.2 |
//! | [`legal`], [`refuse`], [`decide`] | M4.1 and M5.3: decisions of its own, at the start of a turn and during its action |
//! | [`controls_also`] | M2.6 |
//! | [`prey_to_end`], [`chambers_to_end`] | M11.1 |
//! | [`prey_food`], [`diet`], [`fed`] | M12.1 |
//! | [`architecture_table`] | M12.3 |
//! | [`supremacy`] | M12.7 |
//! | [`queens`], [`soldiers`] | M1.3, the count of pieces |

mod ability;
mod applies;
mod bulldog;
mod carpenter;
mod effects;
mod fire;
mod fungus_farming;
mod giant;
mod harvester;
mod kind;
mod red_meadow;
mod sahara;
mod supremacy;
mod words;

use serde::{Deserialize, Serialize};

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};

use super::action::Action;
use super::content::Content;
use super::event::Event;
use super::game::{Microlonies, Place};
use super::ids::{ChamberId, HexId, PreyId, TileId};
use super::metric;
use super::pack::{Badge, BadgeNumber, ChamberKind, SheetNumbers};
use super::rules::environment::Gait;
use super::state::{Cell, Chamber, Colony, Open, State};

pub use ability::{Ability, Effect};
pub use applies::{Component, applies, components};
pub(super) use effects::{admits, fold};
pub use kind::{Species, SpeciesChoice};
pub use supremacy::{Figure, figures, supremacy};
pub(super) use words::glimpse;

/// The species that can be played.
pub const PLAYED: [Species; 8] = [
    Species::Bulldog,
    Species::Carpenter,
    Species::Sahara,
    Species::Fire,
    Species::RedMeadow,
    Species::Giant,
    Species::FungusFarming,
    Species::Harvester,
];

/// What a species keeps from turn to turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slice {
    /// Nothing.
    #[default]
    Plain,
    /// The Carpenter Ant's.
    Carpenter {
        /// Whether it refreshed the Chamber river (S4.2).
        refreshed: bool,
    },
    /// The Red Meadow Ant's.
    RedMeadow {
        /// Where its Formic Acid lies (S8.2).
        acid: Option<HexId>,
    },
}

impl Slice {
    /// What a species keeps when it begins.
    pub fn of(species: Species) -> Self {
        match species {
            Species::Carpenter => Self::Carpenter { refreshed: false },
            Species::RedMeadow => Self::RedMeadow { acid: None },
            _ => Self::Plain,
        }
    }

    /// Whether there is nothing in it.
    pub fn is_plain(&self) -> bool {
        *self == Self::Plain
    }
}

/// Where the colony's Formic Acid lies (S8.2).
pub fn acid(colony: &Colony) -> Option<HexId> {
    match colony.slice {
        Slice::RedMeadow { acid } => acid,
        Slice::Plain | Slice::Carpenter { .. } => None,
    }
}

/// Whether what a colony that was read keeps can be its species' own.
pub(super) fn is_sane(state: &State, colony: &Colony) -> bool {
    let kept = colony.species.map_or(Slice::Plain, Slice::of);
    let same = std::mem::discriminant(&kept) == std::mem::discriminant(&colony.slice);
    same && acid(colony).is_none_or(|hex| hex.index() < state.cells.len())
}

/// The numbers of a colony's species; none for a plain one.
fn numbers<'a>(content: &'a Content, colony: &Colony) -> Option<&'a SheetNumbers> {
    let species = colony.species?;
    content.sheet(species).map(|sheet| &sheet.numbers)
}

/// What a list of numbers says for the badges of a Prey card.
fn by_badges(content: &Content, list: &[BadgeNumber], card: PreyId) -> u8 {
    list.iter().filter(|entry| content.prey_badges(card, entry.badge)).map(|entry| entry.by).sum()
}

/// Gives a colony its species, and the pieces that come with it (M3.4).
pub fn begin(colony: &mut Colony, content: &Content, species: Species) {
    colony.species = Some(species);
    colony.slice = Slice::of(species);
    let queens = queens(content, colony);
    if let Some(build) = colony.chambers.iter_mut().find(|chamber| chamber.kind == ChamberKind::Build) {
        build.queens += queens;
    }
}

/// Queens beyond the first.
pub fn queens(content: &Content, colony: &Colony) -> u8 {
    numbers(content, colony).map_or(0, |numbers| numbers.queens)
}

/// Soldier tokens, in the supply or not.
pub fn soldiers(content: &Content, colony: &Colony) -> u8 {
    numbers(content, colony).map_or(0, |numbers| numbers.soldiers)
}

/// The efficiency of a chamber, of which the Workers and Queens alone make
/// `ants`, up to the banner's maximum or beyond it (M5.1).
pub fn efficiency(content: &Content, colony: &Colony, chamber: &Chamber, ants: u8) -> u8 {
    let Some(numbers) = numbers(content, colony) else { return ants.min(chamber.maximum) };
    let soldiers = chamber.soldiers.saturating_mul(numbers.soldier_efficiency);
    let capped = ants.saturating_add(soldiers).min(chamber.maximum);
    match chamber.kind {
        ChamberKind::Build => capped.saturating_add(numbers.build_efficiency),
        _ => capped,
    }
}

/// What the tile of a river section costs, at least 1 (M7.1).
pub fn tile_cost(content: &Content, colony: &Colony, section: u8, tile: TileId) -> u8 {
    let discount = match numbers(content, colony) {
        Some(numbers) if content.tile_face(tile).kind == ChamberKind::Food => numbers.food_chamber_discount,
        _ => 0,
    };
    (section + 1).saturating_sub(discount).max(1)
}

/// What the Prey card of a river section costs, at least 1 (M8.2).
pub fn prey_cost(content: &Content, colony: &Colony, section: u8, card: PreyId) -> u8 {
    let list = numbers(content, colony).map_or(&[][..], |numbers| &numbers.prey_discounts);
    (section + 1).saturating_sub(by_badges(content, list, card)).max(1)
}

/// Reinforcements for a chamber that was just placed, of a tile that shows
/// `printed` (M7.4).
pub fn reinforcements(content: &Content, colony: &Colony, chamber: ChamberId, printed: u8) -> u8 {
    let Some(numbers) = numbers(content, colony) else { return printed };
    let placed = &colony.chambers[chamber.index()];
    let case = match colony.species {
        Some(Species::Carpenter) => carpenter::joins_twice(placed),
        Some(Species::Fire) => fire::is_beside_a_queen(colony, placed),
        _ => false,
    };
    let more = if case { numbers.case_reinforcements } else { 0 };
    printed.saturating_add_signed(numbers.reinforcements).saturating_add(more)
}

/// Whether an isolated ant may hunt (S0.2).
pub fn hunts_alone(colony: &Colony) -> bool {
    matches!(colony.species, Some(Species::Bulldog | Species::Giant))
}

/// What a hunt adds, after the Pheromone is put (M8.4).
pub fn after_hunt<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: PreyId) {
    let colony = cx.colony(cx.now.seat);
    let Some(numbers) = numbers(&cx.content, colony) else { return };
    let count = by_badges(&cx.content, &numbers.prey_eggs, card).min(cx.eggs);
    if count > 0 {
        cx.emit(Event::Effect(Effect::EggsGained { count }));
    }
}

/// How the colony's ants move.
pub fn gait(content: &Content, colony: &Colony) -> Gait {
    let plain = Gait::plain(content.numbers().explore_steps);
    let Some(numbers) = numbers(content, colony) else { return plain };
    let gait = Gait {
        steps: numbers.explore_steps.unwrap_or(plain.steps),
        exit_steps: numbers.exit_steps.unwrap_or(plain.exit_steps),
        ..plain
    };
    match colony.species {
        Some(Species::Sahara) => sahara::gait(gait),
        Some(Species::Fire) => fire::gait(gait),
        Some(Species::Giant) => giant::gait(gait),
        _ => gait,
    }
}

/// Whether an Exit of the mover onto this hex costs no point (M10.2).
pub fn spares_exit(open: &Open, hex: HexId) -> bool {
    match open.colony(open.now.seat).species {
        Some(Species::Fire) => fire::spares_exit(open, hex),
        _ => false,
    }
}

/// A hex that the colony controls though none of its ants stands there (M2.6).
pub fn controls_also<'a>(open: &'a Open, colony: &Colony) -> Option<&'a Cell> {
    acid(colony).and_then(|hex| red_meadow::controls_also(open, hex))
}

/// Appends the decisions that abilities of the mover offer now, at the start
/// of its turn or during its action.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    match state.colony(state.now.seat).species {
        None => {}
        Some(Species::Bulldog) => bulldog::legal(state, out),
        Some(Species::Carpenter) => carpenter::legal(state, out),
        Some(Species::RedMeadow) => red_meadow::legal(state, out),
        Some(Species::FungusFarming) => fungus_farming::legal(state, out),
        Some(Species::Harvester) => harvester::legal(state, out),
        Some(_) => {}
    }
}

/// Why an ability may not be used so now.
pub fn refuse(state: &State, ability: Ability) -> Option<Refusal<Place>> {
    match (state.colony(state.now.seat).species, ability) {
        (Some(Species::Bulldog), Ability::RefreshPrey) => bulldog::refuse(state),
        (Some(Species::Carpenter), Ability::RefreshTiles) => carpenter::refuse(state),
        (Some(Species::RedMeadow), Ability::Shoot(hex)) => red_meadow::refuse_shot(state, hex),
        (Some(Species::RedMeadow), Ability::PutAcid(hex)) => red_meadow::refuse_acid(state, hex),
        (Some(Species::FungusFarming), Ability::Shift { from, to }) => {
            fungus_farming::refuse(state, from, to)
        }
        (Some(Species::Harvester), Ability::HatchSoldier) => harvester::refuse(state),
        _ => Some(Refusal::new("M3.4", "refuse-not-your-species")),
    }
}

/// Uses an ability.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, ability: Ability) {
    match ability {
        Ability::RefreshPrey => bulldog::decide(cx),
        Ability::RefreshTiles => carpenter::decide(cx),
        Ability::Shoot(hex) => red_meadow::shoot(cx, hex),
        Ability::PutAcid(hex) => red_meadow::put_acid(cx, hex),
        Ability::Shift { from, to } => cx.emit(Event::Effect(Effect::Shifted { from, to })),
        Ability::HatchSoldier => harvester::decide(cx),
    }
}

/// Placed Pheromones that trigger the end (M11.1).
pub fn prey_to_end(content: &Content, colony: &Colony) -> usize {
    let own = numbers(content, colony).and_then(|numbers| numbers.prey_to_end);
    usize::from(own.unwrap_or(content.numbers().prey_to_end))
}

/// Chambers that trigger the end (M11.1).
pub fn chambers_to_end(content: &Content, colony: &Colony) -> usize {
    let own = numbers(content, colony).and_then(|numbers| numbers.chambers_to_end);
    usize::from(own.unwrap_or(content.numbers().chambers_to_end))
}

/// The food that the colony's Prey cards give (M8.5).
pub fn prey_food(content: &Content, colony: &Colony) -> i32 {
    let less = numbers(content, colony).map_or(0, |numbers| numbers.prey_food_less);
    colony.prey.iter().map(|card| i32::from(content.prey(*card).food.saturating_sub(less))).sum()
}

/// What the species' diet adds to the food (M12.1).
pub fn diet(open: &Open, content: &Content, seat: Seat) -> i32 {
    let Some(numbers) = numbers(content, open.colony(seat)) else { return 0 };
    let food = |badge: Badge, by: u8| metric::badges(open, content, seat, badge) * i32::from(by);
    numbers.badge_food.iter().map(|entry| food(entry.badge, entry.by)).sum()
}

/// How many of the ants are fed by so much food (M12.1).
pub fn fed(content: &Content, colony: &Colony, food: i32, population: i32) -> i32 {
    match numbers(content, colony).and_then(|numbers| numbers.light_eaters) {
        None => food.min(population),
        Some(light) => giant::fed(food, i32::from(light)).min(population),
    }
}

/// VP by complete architecture symbols (M7.7, M12.3).
pub fn architecture_table<'a>(content: &'a Content, _open: &Open, _seat: Seat) -> &'a [u8] {
    &content.numbers().architecture_vp
}
