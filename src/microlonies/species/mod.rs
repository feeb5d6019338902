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
//! 5. `applies.rs` says when its abilities apply and on which hex its decisions
//!    lie, `components.rs` which of its pieces are left: the table shows that.
//! 6. It joins [`PLAYED`], and its rules the page `species.md`.
//!
//! # The hooks
//!
//! | hook | asked by |
//! |---|---|
//! | [`begin`] | M3.4, when a species is revealed |
//! | [`nests`], [`is_nest`] | M2.4, M2.5: where a Trail begins |
//! | [`objectives`] | M3.5 |
//! | [`more_planning`], [`puts_more`] | M6.2 |
//! | [`efficiency`] | M5.1 |
//! | [`nurses`] | M6.3 |
//! | [`tile_cost`], [`prey_cost`], [`is_barred`] | M7.1, M8.2 |
//! | [`reinforcements`] | M7.4 |
//! | [`after_laying`], [`after_hatching`] | M6.1, M7.5 |
//! | [`hunts_alone`], [`after_hunt`] | M8.1, M8.5 |
//! | [`gait`] | M2.5, M10.2 to M10.4: who enters which hex, how far, and whether exploring eliminates |
//! | [`spares_exit`], [`after_exit`] | M10.2 |
//! | [`eliminations`], [`after_elimination`] | M10.3 |
//! | [`legal`], [`refuse`], [`decide`] | M4.1 and M5.3: decisions of its own, at the start of a turn and during its action |
//! | [`legal_asked`] | decisions of its own that are asked for |
//! | [`controls_also`] | M2.6 |
//! | [`prey_to_end`], [`chambers_to_end`] | M11.1 |
//! | [`prey_food`], [`diet`], [`fed`] | M12.1 |
//! | [`architecture_table`] | M12.3 |
//! | [`supremacy`] | M12.7 |
//! | [`queens`], [`soldiers`], [`slaves`], [`larder`] | M1.3, the count of pieces |

mod ability;
mod amazon;
mod applies;
mod argentine;
mod army;
mod black_garden;
mod bulldog;
mod carpenter;
mod components;
mod effects;
mod fire;
mod fungus_farming;
mod giant;
mod harvester;
mod kind;
mod leafcutter;
mod put_out;
mod red_meadow;
mod sahara;
mod soldier;
mod supremacy;
mod thief;
mod trap_jaw;
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
use super::state::{Cell, Chamber, Colony, Ground, Open, Phase, State};

pub use ability::{Ability, Effect};
use amazon::nursery;
pub use applies::applies;
pub use army::{marabunta, under_nest};
pub use black_garden::{more_planning, puts_more};
pub use components::{Component, Piece, components};
pub(super) use effects::{admits, fold};
pub use kind::{Species, SpeciesChoice};
pub use supremacy::{Figure, figures, supremacy};
pub use thief::{food as larder_food, larder};
pub(super) use trap_jaw::release;
pub use trap_jaw::{is_barred, jaw};
pub(super) use words::glimpse;

/// The species that can be played.
pub const PLAYED: [Species; 16] = [
    Species::Argentine,
    Species::Leafcutter,
    Species::Bulldog,
    Species::Carpenter,
    Species::Amazon,
    Species::Sahara,
    Species::Fire,
    Species::RedMeadow,
    Species::Giant,
    Species::Soldier,
    Species::BlackGarden,
    Species::FungusFarming,
    Species::Army,
    Species::TrapJaw,
    Species::Harvester,
    Species::Thief,
];

/// What a species keeps from turn to turn.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    /// The Argentine Ant's.
    Argentine {
        /// Its Satellite Nests in the order of founding (S1.1).
        satellites: [Option<HexId>; argentine::MOST],
        /// Queens that have joined (S1.2).
        queens: u8,
    },
    /// The Trap-Jaw Ant's.
    TrapJaw {
        /// The Prey card of the river under its Jaw (S14.1).
        jaw: Option<PreyId>,
    },
    /// The Black Garden Ant's.
    BlackGarden {
        /// Objectives that still go under the deck after the next one (S11.3).
        more: u8,
    },
    /// The Thief Ant's larder (S16.2).
    Thief {
        /// Stolen Eggs.
        stolen: u8,
        /// Other Eggs.
        own: u8,
    },
    /// The Army Ant's.
    Army {
        /// Marabunta tokens (S13.1).
        tokens: u8,
        /// What the Nest's hex becomes when it leaves (S13.3).
        under: Ground,
    },
}

impl Slice {
    /// What a species keeps when it begins.
    pub fn of(species: Species) -> Self {
        match species {
            Species::Carpenter => Self::Carpenter { refreshed: false },
            Species::RedMeadow => Self::RedMeadow { acid: None },
            Species::Argentine => Self::Argentine { satellites: [None; argentine::MOST], queens: 0 },
            Species::TrapJaw => Self::TrapJaw { jaw: None },
            Species::BlackGarden => Self::BlackGarden { more: 0 },
            Species::Thief => Self::Thief { stolen: 0, own: 0 },
            Species::Army => Self::Army { tokens: 0, under: Ground::Bare },
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
        _ => None,
    }
}

/// Whether what a colony that was read keeps can be its species' own.
pub(super) fn is_sane(state: &State, colony: &Colony) -> bool {
    let kept = colony.species.map_or(Slice::Plain, Slice::of);
    let same = std::mem::discriminant(&kept) == std::mem::discriminant(&colony.slice);
    let there = |hex: HexId| hex.index() < state.cells.len();
    let lies = |card| state.prey_river.contains(&Some(card));
    let due = argentine::due(satellites(colony).count());
    same && acid(colony).is_none_or(there)
        && satellites(colony).all(there)
        && argentine::joined(colony) <= due
        && jaw(colony).is_none_or(lies)
        && puts_soundly(state, colony)
        && marches_soundly(&state.content, colony)
}

/// The colony's Satellite Nests (S1.1).
pub fn satellites(colony: &Colony) -> impl Iterator<Item = HexId> + use<> {
    argentine::satellites(colony)
}

/// Where the colony's Trail begins: its Nest, and what counts as one (M2.4).
pub fn nests(colony: &Colony) -> impl Iterator<Item = HexId> + use<> {
    Some(colony.nest).filter(|nest| *nest != HexId::NONE).into_iter().chain(satellites(colony))
}

/// Whether this hex is the colony's Nest, or counts as one.
pub fn is_nest(colony: &Colony, hex: HexId) -> bool {
    colony.nest == hex || satellites(colony).any(|nest| nest == hex)
}

/// Whether what a colony still has to put under the deck is in its hand (S11.3).
fn puts_soundly(state: &State, colony: &Colony) -> bool {
    let now = &state.now;
    let putting = now.phase == Phase::PutUnder && std::ptr::eq(state.colony(now.seat), colony);
    let more = black_garden::more_under(colony);
    more == 0 || now.phase == Phase::Over || putting && more < colony.hand
}

/// Whether the Army Ant's tokens and what lies under its Nest can be so (S13).
fn marches_soundly(content: &Content, colony: &Colony) -> bool {
    let all = numbers(content, colony).map_or(0, |numbers| numbers.tokens);
    match colony.slice {
        Slice::Army { tokens, under } => tokens <= all && army::lies_under(under),
        _ => true,
    }
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
    numbers(content, colony).map_or(0, |numbers| numbers.queens) + argentine::joined(colony)
}

/// Soldier tokens, in the supply or not.
pub fn soldiers(content: &Content, colony: &Colony) -> u8 {
    numbers(content, colony).map_or(0, |numbers| numbers.soldiers)
}

/// Slaves, in the supply or not (S5.2).
pub fn slaves(content: &Content, colony: &Colony) -> u8 {
    match colony.species {
        Some(Species::Amazon) => numbers(content, colony).map_or(0, |numbers| numbers.tokens),
        _ => 0,
    }
}

/// How many of a chamber's ants are Nurses, if it is a Nursery (M6.3, S5.2).
pub fn nurses(colony: &Colony, chamber: &Chamber) -> u8 {
    match colony.species {
        Some(Species::Amazon) => chamber.slaves,
        _ => chamber.workers,
    }
}

/// The efficiency of a chamber, of which the ants without their tokens make
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

/// What the Prey card of a river section costs the mover in a Hunting Zone, at
/// least 1 (M8.2).
pub fn prey_cost(open: &Open, content: &Content, zone: Option<HexId>, section: u8, card: PreyId) -> u8 {
    let Some(numbers) = numbers(content, open.colony(open.now.seat)) else { return section + 1 };
    let own = match open.colony(open.now.seat).species {
        Some(Species::TrapJaw) => trap_jaw::discount(open, content, zone, card),
        _ => 0,
    };
    let less = by_badges(content, &numbers.prey_discounts, card).saturating_add(own);
    (section + 1).saturating_sub(less).max(1)
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

/// How many Objectives are dealt to a colony, and how many of them it keeps
/// (M3.5).
pub fn objectives(content: &Content, colony: &Colony) -> (u8, u8) {
    let own = numbers(content, colony).and_then(|numbers| numbers.objectives.as_ref());
    own.map_or((2, 1), |own| (own.dealt, own.kept))
}

/// What laying so many Eggs brings with it (M6.1).
pub fn after_laying<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, count: u8) {
    if cx.colony(cx.now.seat).species == Some(Species::Thief) {
        cx.emit(Event::Effect(Effect::LayingPaid { cost: count }));
    }
}

/// What hatching an Egg brings with it (M7.5).
pub fn after_hatching<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, chamber: ChamberId) {
    if cx.colony(cx.now.seat).species == Some(Species::Thief) {
        thief::after_hatching(cx, chamber);
    }
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
    black_garden::after_hunt(cx, card);
    army::after_hunt(cx, card);
    if cx.colony(cx.now.seat).species == Some(Species::Soldier) {
        soldier::after_hunt(cx, card);
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

/// Why the Soldier that was called for can't exit after all (S10.1).
pub fn refuse_sally(state: &State) -> Option<Refusal<Place>> {
    match state.colony(state.now.seat).species {
        Some(Species::Soldier) => soldier::refuse_price(state),
        _ => Some(Refusal::new("M3.4", "refuse-not-your-species")),
    }
}

/// What an Exit of the mover brings with it, after the ant stands there.
pub fn after_exit<S: Sink<Event>, C: Chance>(
    cx: &mut Cx<'_, Microlonies, S, C>,
    chamber: ChamberId,
    hex: HexId,
) {
    match cx.colony(cx.now.seat).species {
        Some(Species::Leafcutter) => leafcutter::after_exit(cx, hex),
        Some(Species::Soldier) => soldier::after_exit(cx, chamber, hex),
        _ => {}
    }
}

/// Eliminations that the colony has in a turn (M10.3).
pub fn eliminations(content: &Content, colony: &Colony) -> u8 {
    let own = numbers(content, colony).and_then(|numbers| numbers.eliminations);
    own.unwrap_or(content.numbers().eliminations)
}

/// What the mover gains by eliminating an opponent's ant or a Termite, beside
/// its trophy.
pub fn after_elimination<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, ant: bool) {
    match cx.colony(cx.now.seat).species {
        Some(Species::Amazon) if ant => amazon::rob(cx),
        Some(Species::Army) => army::gain(cx, 1),
        _ => {}
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
        Some(Species::Argentine) => argentine::legal(state, out),
        Some(Species::Leafcutter) => leafcutter::legal(state, out),
        Some(Species::Soldier) => soldier::legal(state, out),
        Some(Species::TrapJaw) => trap_jaw::legal(state, out),
        Some(Species::Thief) => thief::legal(state, out),
        Some(Species::Army) => army::legal(state, out),
        Some(_) => {}
    }
}

/// Appends the answers to what an ability of the mover asks.
pub fn legal_asked(state: &State, out: &mut Vec<Action>) {
    match (state.now.phase, state.colony(state.now.seat).species) {
        (Phase::PutOut, Some(Species::Argentine | Species::Soldier)) => put_out::legal(state, out),
        (Phase::SeatQueen, Some(Species::Argentine)) => argentine::legal_thrones(state, out),
        _ => {}
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
        (Some(Species::Argentine), Ability::Found(hex)) => argentine::refuse(state, hex),
        (Some(Species::Argentine), Ability::SeatQueen(chamber)) => argentine::refuse_throne(state, chamber),
        (Some(Species::Argentine | Species::Soldier), Ability::PutOut(hex)) => put_out::refuse(state, hex),
        (Some(Species::Leafcutter), Ability::TakeGarden(tile)) => leafcutter::refuse_garden(state, tile),
        (Some(Species::Leafcutter), Ability::RaiseNurse) => leafcutter::refuse_raise(state),
        (Some(Species::Soldier), Ability::SendSoldier) => soldier::refuse(state),
        (Some(Species::TrapJaw), Ability::SetJaw(section)) => trap_jaw::refuse(state, section),
        (Some(Species::Thief), Ability::Steal(victim)) => thief::refuse_steal(state, victim),
        (Some(Species::Thief), Ability::Store(count)) => thief::refuse_store(state, count),
        (Some(Species::Army), Ability::Again) => army::refuse_again(state),
        (Some(Species::Army), Ability::MoveNest(hex)) => army::refuse_move(state, hex),
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
        Ability::SendSoldier => cx.emit(Event::Effect(Effect::SoldierCalled)),
        Ability::PutOut(hex) => put_out::decide(cx, hex),
        Ability::TakeGarden(tile) => cx.emit(Event::Effect(Effect::GardenTaken { tile })),
        Ability::RaiseNurse => leafcutter::raise(cx),
        Ability::Found(hex) => argentine::found(cx, hex),
        Ability::SeatQueen(chamber) => cx.emit(Event::Effect(Effect::QueenJoined { chamber })),
        Ability::SetJaw(section) => trap_jaw::decide(cx, section),
        Ability::Steal(victim) => thief::steal(cx, victim),
        Ability::Store(count) => thief::store(cx, count),
        Ability::Again => army::again(cx),
        Ability::MoveNest(hex) => army::move_nest(cx, hex),
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
    if colony.species == Some(Species::Leafcutter) {
        return 0;
    }
    let less = numbers(content, colony).map_or(0, |numbers| numbers.prey_food_less);
    colony.prey.iter().map(|card| i32::from(content.prey(*card).food.saturating_sub(less))).sum()
}

/// What the species' diet adds to the food (M12.1).
pub fn diet(open: &Open, content: &Content, seat: Seat) -> i32 {
    let Some(numbers) = numbers(content, open.colony(seat)) else { return 0 };
    let food = |badge: Badge, by: u8| metric::badges(open, content, seat, badge) * i32::from(by);
    let badges: i32 = numbers.badge_food.iter().map(|entry| food(entry.badge, entry.by)).sum();
    let own = match open.colony(seat).species {
        Some(Species::Leafcutter) => leafcutter::diet(open, content, seat),
        _ => 0,
    };
    badges + own + thief::food(content, open.colony(seat))
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
