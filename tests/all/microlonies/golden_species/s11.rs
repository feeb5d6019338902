//! S11, the Black Garden Ant.

use formicarium::microlonies::Event;
use formicarium::microlonies::metric;
use formicarium::microlonies::state::{Activity, Phase};

use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S11.1", "more Objectives are dealt than to others, and more are kept", |step| {
        let own = step.numbers().objectives.as_ref();
        let back = step.brings(|event| matches!(event, Event::ObjectivePutBack { .. }));
        back && own
            .is_some_and(|own| own.kept > 1 && (step.was().hand, step.is().hand) == (own.dealt, own.kept))
    }),
    ("S11.2", "a crawling Prey grants Planning", |step| {
        let free = step.numbers().planning.as_ref().is_some_and(|planning| step.takes(planning.free));
        free && step.after.now.activity == Activity::FreePlanning
    }),
    ("S11.2", "which takes no Egg", |step| {
        plans(step) == Some(false)
            && !step.is().mound
            && step.is().eggs == step.was().eggs
            && step.had(hunts) == 1
    }),
    ("S11.3", "drawing draws more", |step| {
        let more = more(step);
        let drawn = step.events.iter().filter(|event| matches!(event, Event::ObjectiveDrawn { .. })).count();
        let plain = usize::from(step.after.content.numbers().planning_draw);
        plans(step).is_some() && more > 0 && drawn == plain + more
    }),
    ("S11.3", "then more go under the deck", |step| {
        let done = step.brings(puts) && step.after.now.phase != Phase::PutUnder;
        let more = more(step);
        done && more > 0 && step.had(puts) + 1 == 1 + more
    }),
];

fn hunts(event: &Event) -> bool {
    matches!(event, Event::PreyTaken { .. })
}

fn puts(event: &Event) -> bool {
    matches!(event, Event::ObjectivePutUnder { .. })
}

/// Whether Planning, if it is used, is paid.
fn plans(step: &Step) -> Option<bool> {
    step.event(|event| match *event {
        Event::PlanningUsed { paid } => Some(paid),
        _ => None,
    })
}

/// The k of the rule.
fn more(step: &Step) -> usize {
    let Some(planning) = &step.numbers().planning else { return 0 };
    let badges = metric::badges(step.before, &step.before.content, step.own, planning.more);
    (badges as usize / usize::from(planning.per)).min(planning.most.into())
}
