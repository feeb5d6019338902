//! S2, the Leafcutter Ant.

use formicarium::microlonies::Event;
use formicarium::microlonies::metric;
use formicarium::microlonies::pack::{Badge, ChamberKind};
use formicarium::microlonies::species::{Ability, Effect};
use formicarium::microlonies::state::{Activity, Colony, Ground, Print, State};

use super::common::eats_otherwise;
use super::step::{Proof, Step, by};

pub const PROOFS: &[Proof] = &[
    ("S2.1", "a Garden is taken instead of a tile of the river", takes_garden),
    ("S2.1", "it counts as a Food chamber and as built", |step| {
        builds_garden(step)
            && step.food_chambers().0 == step.food_chambers().1 + 1
            && step.after.now.activity == Activity::Hatching
    }),
    ("S2.1", "it gives no food of its own", |step| builds_garden(step) && step.food() == leaves(step)),
    ("S2.1", "the last one is built", |step| {
        let all = step.after.content.garden_ids().count();
        builds_garden(step) && all > 1 && gardens(step.after, step.is()) == all
    }),
    ("S2.2", "a Prey card without leaf gives no food", |step| {
        step.card().is_some_and(|card| card.food > 0) && step.food() == 0 && step.plain_food() > 0
    }),
    ("S2.2", "a leaf badge gives food without a Garden", |step| {
        let alone = i32::from(leaf_food(step));
        step.takes(Badge::Leaf) && gardens(step.after, step.is()) == 0 && alone > 0 && step.food() == alone
    }),
    ("S2.2", "a Garden adds to each leaf badge", |step| {
        builds_garden(step) && leaves(step) > 0 && step.food() == leaves(step)
    }),
    ("S2.2", "a Forest controlled gives food", |step| {
        let forest = i32::from(step.numbers().forest_food);
        let onto = step.exited().is_some_and(|hex| {
            let cell = step.before.cell(hex);
            cell.ground == Ground::Forest && cell.bonus.is_none()
        });
        onto && forest > 0 && step.food() == forest && step.plain_food() == 0
    }),
    ("S2.2", "the final food is its own", eats_otherwise),
    ("S2.3", "after an Exit onto a Forest a Worker joins the Nursery", raises),
    ("S2.3", "not twice in a turn", |step| step.bars_again("S2.3", Ability::RaiseNurse)),
];

fn gardens(state: &State, colony: &Colony) -> usize {
    colony.chambers.iter().filter(|chamber| state.content.is_garden(chamber.print)).count()
}

fn takes_garden(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::GardenTaken { tile } => Some(tile),
        _ => None,
    };
    step.effect(pick).is_some_and(|tile| {
        step.used(Ability::TakeGarden(tile))
            && step.before.now.points() >= step.numbers().cost
            && step.before.tile_river == step.after.tile_river
    })
}

fn builds_garden(step: &Step) -> bool {
    let garden = step.before.now.tile.is_some_and(|tile| step.before.content.is_garden(Print::Tile(tile)));
    garden && step.brings(|event| matches!(event, Event::TilePlaced { .. }))
}

/// What a Garden adds to the food of the leaf badges.
fn leaves(step: &Step) -> i32 {
    let badges = metric::badges(step.after, &step.after.content, step.own, Badge::Leaf);
    badges * i32::from(step.numbers().garden_food)
}

fn leaf_food(step: &Step) -> u8 {
    by(&step.numbers().badge_food, Badge::Leaf)
}

fn raises(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::NurseRaised { chamber } => Some(chamber),
        _ => None,
    };
    step.effect(pick).is_some_and(|id| {
        step.chamber(id).kind == ChamberKind::Nursery
            && step.chamber(id).workers == step.earlier(id).workers + 1
            && step.is().reserve + 1 == step.was().reserve
            && step.after.now.spent == step.before.now.spent
            && step.had(|event| matches!(event, Event::Effect(Effect::OntoForest))) > 0
    })
}
