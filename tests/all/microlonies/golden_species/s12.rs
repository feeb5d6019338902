//! S12, the Fungus-Farming Ant.

use formicarium::microlonies::Event;
use formicarium::microlonies::ids::ChamberId;
use formicarium::microlonies::pack::Badge;
use formicarium::microlonies::species::{Ability, Effect};
use formicarium::microlonies::state::{Chamber, Phase};

use super::common::{eats_badge, eats_less, eats_nothing, eats_otherwise};
use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S12.1", "a Worker moves through a tunnel before dispersing", shifts),
    ("S12.1", "not twice in a turn", |step| {
        let shift = |(from, chamber): (u8, &Chamber)| {
            let from = ChamberId(from);
            let joined = chamber.joined.into_iter().flatten();
            joined.into_iter().any(|to| step.bars_again("S12.1", Ability::Shift { from, to }))
        };
        (0..).zip(&step.was().chambers).any(shift)
    }),
    ("S12.1", "then ants disperse", |step| {
        step.brings(|event| matches!(event, Event::TakenUp { .. }))
            && step.had(|event| matches!(event, Event::Effect(Effect::Shifted { .. }))) == 1
    }),
    ("S12.2", "a Prey gives less food", |step| eats_less(step, Badge::Leaf)),
    ("S12.2", "one without food takes none away", |step| eats_nothing(step, Badge::Leaf)),
    ("S12.2", "a leaf badge gives more", |step| eats_badge(step, Badge::Leaf)),
    ("S12.2", "the final food is its own", eats_otherwise),
    ("S12.3", "a night Prey is taken by its discount", |step| step.is_taken_by_discount(Badge::Night)),
];

fn shifts(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::Shifted { from, to } => Some((from, to)),
        _ => None,
    };
    step.effect(pick).is_some_and(|(from, to)| {
        step.before.now.phase == Phase::TakeUp
            && step.earlier(from).joined.contains(&Some(to))
            && step.chamber(from).workers + 1 == step.earlier(from).workers
            && step.chamber(to).workers == step.earlier(to).workers + 1
    })
}
