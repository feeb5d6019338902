//! S1, the Argentine Ant.

use formicarium::microlonies::content::has_action;
use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::species::{Ability, Effect, nests, satellites};
use formicarium::microlonies::state::{Activity, Occupant, Phase, State};
use formicarium::microlonies::{Action, Ant, Event};

use super::common::{keeps_out, make_ordinary};
use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S1.1", "an ant of the Trail becomes a Satellite Nest, for its price, after an Exit", founds),
    ("S1.1", "a Worker comes out beside it", comes_out),
    ("S1.1", "not twice in a turn", |step| {
        step.had(is_founding) == 1 && step.was().outside.iter().any(|hex| is_barred_again(step, *hex))
    }),
    ("S1.1", "the last one is founded", |step| founded(step) == Some(step.numbers().tokens.into())),
    ("S1.1", "a Trail begins at it", begins_a_trail),
    ("S1.1", "others can't enter it", keeps_others_out),
    ("S1.2", "a Queen joins the chamber chosen with the first", |step| is_joined(step, 1)),
    ("S1.2", "none joins with the second", joins_not),
    ("S1.2", "a Queen joins with the third", |step| is_joined(step, 3)),
    ("S1.2", "each of two Queens counts 2", counts_twice),
    ("S1.2", "a Queen that meets another loses the action", is_preceded),
];

/// How many Satellite Nests there are after one was founded.
fn founded(step: &Step) -> Option<usize> {
    let founds = step.effect(|effect| matches!(effect, Effect::Founded { .. }).then_some(()));
    founds.map(|()| satellites(step.is()).count())
}

fn is_founding(event: &Event) -> bool {
    matches!(event, Event::Effect(Effect::Founded { .. }))
}

/// Another one may not be founded in the turn, even if it could be paid.
fn is_barred_again(step: &Step, hex: HexId) -> bool {
    step.seat == step.own
        && step.bars("S1.1", Action::Ability(Ability::Found(hex)), |state| {
            state.open.now.used = 0;
            state.open.now.efficiency += step.numbers().cost;
        })
}

fn founds(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::Founded { hex, cost } => Some((hex, cost)),
        _ => None,
    };
    let Some((hex, cost)) = step.effect(pick) else { return false };
    let numbers = step.numbers();
    let came_out = step.effect(|effect| matches!(effect, Effect::CameOut { .. }).then_some(1)).unwrap_or(0);
    let far = |nest| step.distance(hex, nest) >= i32::from(numbers.range);
    cost > 0
        && cost == numbers.cost
        && step.after.now.spent == step.before.now.spent + cost
        && step.before.cell(hex).occupant == Occupant::Ant(step.own)
        && step.before.on_trail(step.own, hex)
        && nests(step.was()).all(far)
        && step.is().reserve + came_out == step.was().reserve + 1
        && step.had(|event| matches!(event, Event::Exited { .. })) > 0
}

fn comes_out(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::CameOut { hex } => Some(hex),
        _ => None,
    };
    let (Some(hex), Some(nest)) = (step.effect(pick), satellites(step.is()).last()) else { return false };
    step.distance(hex, nest) == 1 && step.after.cell(hex).occupant == Occupant::Ant(step.own)
}

/// An ant exits to where only a Satellite Nest leads.
fn begins_a_trail(step: &Step) -> bool {
    let old = || from_old_nest(step.before, step);
    step.exited().is_some_and(|hex| {
        let beside = |other: &HexId| step.distance(hex, *other) == 1;
        satellites(step.was()).count() > 0 && !old().iter().any(beside)
    })
}

/// The part of the Trail that hangs on the Nest alone (M2.4).
fn from_old_nest(state: &State, step: &Step) -> Vec<HexId> {
    let mut trail = vec![step.was().nest];
    let mut done = 0;
    while let Some(hex) = trail.get(done).copied() {
        done += 1;
        for near in state.content.around(hex) {
            let cell = state.cell(near);
            let own = cell.occupant == Occupant::Ant(step.own) || cell.has_pheromone(step.own);
            if own && !trail.contains(&near) {
                trail.push(near);
            }
        }
    }
    trail
}

fn keeps_others_out(step: &Step) -> bool {
    let kept = |nest| keeps_out(step, "M2.3", nest, |state| make_ordinary(state, nest));
    step.is_others(Activity::Colonize) && satellites(step.was()).any(kept)
}

fn is_joined(step: &Step, count: usize) -> bool {
    let joins = |effect| match effect {
        Effect::QueenJoined { chamber } => Some(chamber),
        _ => None,
    };
    step.effect(joins).is_some_and(|chamber| {
        satellites(step.was()).count() == count
            && step.used(Ability::SeatQueen(chamber))
            && step.chamber(chamber).queens == step.earlier(chamber).queens + 1
    })
}

fn joins_not(step: &Step) -> bool {
    step.effect(|effect| matches!(effect, Effect::CameOut { .. }).then_some(())).is_some()
        && satellites(step.is()).count() == 2
        && step.after.now.phase == Phase::Act
}

/// Two in one chamber count as one Queen and two more.
fn counts_twice(step: &Step) -> bool {
    let each = step.after.content.numbers().queen_efficiency;
    step.activated().is_some_and(|(chamber, _, efficiency)| {
        let one = chamber.workers + each;
        chamber.queens == 2 && one < chamber.maximum && efficiency == (one + each).min(chamber.maximum)
    })
}

fn is_preceded(step: &Step) -> bool {
    let queen = step.brings(|event| matches!(event, Event::AntPut { ant: Ant::Queen, .. }));
    step.activated().is_some_and(|(chamber, activity, _)| {
        let acts = has_action(chamber.kind);
        queen && acts && chamber.queens >= 2 && activity == Activity::None
    })
}
