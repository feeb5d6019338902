//! S16, the Thief Ant.

use formicarium::engine::Seat;
use formicarium::microlonies::Event;
use formicarium::microlonies::ids::ChamberId;
use formicarium::microlonies::species::{Ability, Effect, larder};
use formicarium::microlonies::state::{Activity, Cell, Occupant};

use super::common::eats_otherwise;
use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S16.1", "an Egg is stolen for a point", steals),
    ("S16.1", "from one with an ant beside the Trail", |step| beside(step) == Some([true, false, false])),
    ("S16.1", "from one with a Pheromone beside it or on it", |step| {
        beside(step) == Some([false, true, false])
    }),
    ("S16.1", "from one with the Nest beside it", |step| beside(step).is_some_and(|beside| beside[2])),
    ("S16.1", "another point lays one", |step| steals(step) && step.had(lays) == 1),
    ("S16.1", "not twice from one in a turn", |step| {
        step.before.seats().any(|victim| step.bars_again("S16.1", Ability::Steal(victim)))
    }),
    ("S16.2", "Eggs move to the larder, as many as its sheet says", |step| {
        stored(step)
            .is_some_and(|count| Some(count) == step.numbers().larder.as_ref().map(|larder| larder.moved))
    }),
    ("S16.2", "a stolen Egg is food, and out of play", |step| {
        steals(step)
            && step.food() == larder_food(step).0
            && step.food() > 0
            && step.after.eggs == step.before.eggs
    }),
    ("S16.2", "another is less food, and out of play", |step| {
        let (stolen, own) = larder_food(step);
        stored(step).is_some_and(|count| step.food() == i32::from(count) * own)
            && own != stolen
            && step.after.eggs == step.before.eggs
    }),
    ("S16.2", "the final food is its own", eats_otherwise),
    ("S16.3", "the first Egg hatches more Workers", |step| {
        let more = step.numbers().first_hatching;
        more > 0
            && step.had(hatches) == 0
            && hatched(step).is_some_and(|id| step.chamber(id).workers == step.earlier(id).workers + 1 + more)
    }),
    ("S16.3", "a second hatches one, and no third", |step| {
        step.had(hatches) == 1
            && step.after.now.activity == Activity::None
            && hatched(step).is_some_and(|id| step.chamber(id).workers == step.earlier(id).workers + 1)
    }),
];

fn lays(event: &Event) -> bool {
    matches!(event, Event::EggsLaid { .. })
}

fn hatches(event: &Event) -> bool {
    matches!(event, Event::Hatched { .. })
}

/// The food of a stolen Egg, and of another.
fn larder_food(step: &Step) -> (i32, i32) {
    step.numbers().larder.as_ref().map_or((0, 0), |larder| (larder.stolen.into(), larder.own.into()))
}

/// From whom an Egg is stolen.
fn robbed(step: &Step) -> Option<Seat> {
    step.effect(|effect| match effect {
        Effect::EggStolen { victim } => Some(victim),
        _ => None,
    })
}

fn steals(step: &Step) -> bool {
    robbed(step).is_some_and(|victim| {
        step.after.colony(victim).eggs + 1 == step.before.colony(victim).eggs
            && larder(step.is()).0 == larder(step.was()).0 + 1
            && step.after.now.spent == step.before.now.spent + 1
    })
}

/// Whether the one who is robbed has an ant beside the Trail, a Pheromone
/// beside it or on it, and the Nest beside it.
fn beside(step: &Step) -> Option<[bool; 3]> {
    let victim = robbed(step)?;
    let cache = &step.was().cache.0;
    let ant = |cell: &Cell| cell.occupant == Occupant::Ant(victim);
    let ants = cache.rim.iter().any(|hex| ant(step.before.cell(*hex)));
    let mut near = cache.rim.iter().chain(&cache.trail);
    let pheromones = near.any(|hex| step.before.cell(*hex).has_pheromone(victim));
    let nest = cache.rim.contains(&step.before.colony(victim).nest);
    Some([ants, pheromones, nest])
}

/// How many Eggs move to the larder.
fn stored(step: &Step) -> Option<u8> {
    let count = step.effect(|effect| match effect {
        Effect::EggsStored { count } => Some(count),
        _ => None,
    })?;
    let moves =
        step.is().eggs + count == step.was().eggs && larder(step.is()).1 == larder(step.was()).1 + count;
    moves.then_some(count)
}

/// The chamber into which an Egg hatches.
fn hatched(step: &Step) -> Option<ChamberId> {
    step.event(|event| match *event {
        Event::Hatched { chamber } => Some(chamber),
        _ => None,
    })
}
