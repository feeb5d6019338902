//! S8, the Red Meadow Ant.

use formicarium::engine::Game;
use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::metric;
use formicarium::microlonies::pack::Badge;
use formicarium::microlonies::rules::environment::is_standable;
use formicarium::microlonies::species::{Ability, Effect, Slice, acid};
use formicarium::microlonies::state::{Occupant, Phase, State};
use formicarium::microlonies::{Action, Event, Microlonies};

use super::step::{Proof, Step, by, hexes};

pub const PROOFS: &[Proof] = &[
    ("S8.1", "an opponent's ant is hit that is not next to the Trail, for its price", |step| {
        shoots_far(step) && step.brings(|event| matches!(event, Event::AntEliminated { .. }))
    }),
    ("S8.1", "a Termite is hit", |step| {
        shot(step).is_some() && step.brings(|event| matches!(event, Event::TermiteEliminated { .. }))
    }),
    ("S8.1", "over a hex that nobody enters", shoots_over),
    ("S8.1", "it is the turn's Elimination", bars_shot),
    ("S8.2", "the Acid is put down without a shot, for its price", |step| {
        put(step).is_some_and(|(_, cost)| {
            cost > 0
                && cost == step.numbers().cost
                && step.had(is_shot) == 0
                && step.after.now.spent == step.before.now.spent + cost
        })
    }),
    ("S8.2", "free after the shot", |step| {
        put(step).is_some_and(|(_, cost)| {
            cost == 0 && step.had(is_shot) == 1 && step.after.now.spent == step.before.now.spent
        })
    }),
    ("S8.2", "not twice in a turn", |step| {
        hexes(step.before).any(|hex| step.bars_again("S8.2", Ability::PutAcid(hex)))
    }),
    ("S8.2", "two hexes from the Trail", |step| put(step).is_some_and(|(hex, _)| !step.was_near(hex))),
    ("S8.2", "an opponent can't enter", |step| step.seat != step.own && keeps_out(step)),
    ("S8.2", "nor can its own ants", |step| step.seat == step.own && keeps_out(step)),
    ("S8.2", "nobody passes", keeps_from_passing),
    ("S8.2", "the hex is controlled", |step| {
        let ground = put(step).and_then(|(hex, _)| step.after.cell(hex).ground.terrain());
        let controlled = |state: &State, terrain| metric::terrain_controlled(state, step.own, terrain);
        let more = |terrain| controlled(step.after, terrain) == controlled(step.before, terrain) + 1;
        acid(step.was()).is_none() && ground.is_some_and(more)
    }),
    ("S8.2", "the token moves", |step| {
        let old = acid(step.was());
        put(step).is_some() && old.is_some_and(|hex| step.before.cell(hex).acid && !step.after.cell(hex).acid)
    }),
    ("S8.2", "a Soldier on it controls it instead", is_taken_by_soldier),
    ("S8.3", "a day badge gives Eggs", |step| {
        let eggs = by(&step.numbers().prey_eggs, Badge::Day);
        step.takes(Badge::Day) && eggs > 0 && step.is().eggs == step.was().eggs + eggs
    }),
];

fn is_shot(event: &Event) -> bool {
    matches!(event, Event::Effect(Effect::Shot { .. }))
}

/// The hex that is shot at.
fn shot(step: &Step) -> Option<HexId> {
    let paid = step.effect(|effect| match effect {
        Effect::Shot { cost } => Some(cost),
        _ => None,
    })?;
    let hex = step.event(|event| match *event {
        Event::AntEliminated { hex, .. } | Event::TermiteEliminated { hex } => Some(hex),
        _ => None,
    })?;
    let numbers = step.numbers();
    let pays = paid == numbers.cost && paid > 0 && step.after.now.spent == step.before.now.spent + paid;
    (pays && step.after.cell(hex).occupant == Occupant::Nobody).then_some(hex)
}

fn shoots_far(step: &Step) -> bool {
    let reaches = |hex| {
        let near = |trail: &HexId| step.distance(hex, *trail) <= i32::from(step.numbers().range);
        !step.was_near(hex) && step.was().cache.0.trail.iter().any(near)
    };
    shot(step).is_some_and(reaches)
}

/// Between the Trail and the target nobody could go.
fn shoots_over(step: &Step) -> bool {
    let Some(hex) = shot(step).filter(|hex| !step.was_near(*hex)) else { return false };
    let mut between = step.before.content.around(hex).filter(|near| step.was_near(*near));
    between.all(|near| !is_standable(step.before.cell(near)))
}

/// Another shot would be a second Elimination.
fn bars_shot(step: &Step) -> bool {
    let barred = |hex| {
        let shoot = Action::Ability(Ability::Shoot(hex));
        step.bars("M10.3", shoot, |state| state.open.now.eliminated = 0)
    };
    step.had(is_shot) == 1 && hexes(step.before).any(barred)
}

/// Where the Acid is put, and what that costs.
fn put(step: &Step) -> Option<(HexId, u8)> {
    step.effect(|effect| match effect {
        Effect::AcidPut { hex, cost } => Some((hex, cost)),
        _ => None,
    })
}

fn keeps_out(step: &Step) -> bool {
    acid(step.was()).is_some_and(|hex| step.bars("S8.2", Action::Exit(hex), |state| dry(state, step)))
}

/// Takes the Acid away.
fn dry(state: &mut State, step: &Step) {
    if let Some(hex) = acid(step.was()) {
        state.open.cells[hex.index()].acid = false;
        state.open.colonies[step.own.index()].slice = Slice::RedMeadow { acid: None };
    }
}

/// Without the Acid the ant that was taken up could go to more hexes than that
/// under it.
fn keeps_from_passing(step: &Step) -> bool {
    let Some(acid) = acid(step.was()).filter(|_| step.before.now.phase == Phase::March) else { return false };
    let mut dried = step.before.clone();
    dry(&mut dried, step);
    let goals = |state: &State| {
        let mut legal = Vec::new();
        Microlonies::legal(state, &mut legal);
        legal
    };
    let now = goals(step.before);
    goals(&dried).iter().any(|action| *action != Action::March(acid) && !now.contains(action))
}

fn is_taken_by_soldier(step: &Step) -> bool {
    let Some(hex) = acid(step.was()) else { return false };
    let soldier = step.after.cell(hex).soldier && !step.before.cell(hex).soldier;
    let controlled = |state: &State| {
        let terrain = state.cell(hex).ground.terrain();
        terrain.map(|terrain| metric::terrain_controlled(state, step.own, terrain))
    };
    soldier && step.seat != step.own && controlled(step.after) < controlled(step.before)
}
