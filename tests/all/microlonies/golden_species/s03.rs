//! S3, the Bulldog Ant.

use formicarium::microlonies::Event;
use formicarium::microlonies::species::{Ability, Effect};

use super::common::{ends_by_prey, hunts_alone, hunts_apart, joins_later};
use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S3.1", "an isolated ant hunts", hunts_alone),
    ("S3.1", "its Pheromone is apart from the Trail", hunts_apart),
    ("S3.1", "a Pheromone joins the Trail when connected", joins_later),
    ("S3.2", "the Prey river is refreshed for its price", refreshes),
    ("S3.2", "then a Prey is taken", |step| {
        step.prey().is_some() && step.had(is_refresh) == 1 && step.before.now.spent == step.numbers().cost
    }),
    ("S3.2", "not twice in a turn", |step| step.bars_again("S3.2", Ability::RefreshPrey)),
    ("S3.3", "the end is triggered by as many Prey cards as its sheet says", ends_by_prey),
];

fn is_refresh(event: &Event) -> bool {
    matches!(event, Event::Effect(Effect::PreyRefreshed { .. }))
}

fn refreshes(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::PreyRefreshed { cost } => Some(cost),
        _ => None,
    };
    let old = step.before.prey_river;
    step.effect(pick).is_some_and(|cost| {
        cost > 0
            && cost == step.numbers().cost
            && step.after.now.spent == step.before.now.spent + cost
            && step.after.prey_river.iter().all(|card| card.is_some() && !old.contains(card))
    })
}
