//! S6, the Sahara Ant.

use formicarium::microlonies::Action;
use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::pack::Badge;
use formicarium::microlonies::rules::environment::is_standable;
use formicarium::microlonies::state::{Cell, Ground, Occupant, Phase};

use super::common::{eats_badge, eats_otherwise, make_ordinary};
use super::step::{Proof, Step, hexes, walks};

pub const PROOFS: &[Proof] = &[
    ("S6.1", "an ant explores farther than others can", |step| {
        let plain = step.after.content.numbers().explore_steps;
        step.explored().is_some_and(|(from, to)| step.distance(from, to) > i32::from(plain))
    }),
    ("S6.1", "as far as its sheet says", |step| {
        let most = step.numbers().explore_steps.map(i32::from);
        step.explored().is_some_and(|(from, to)| Some(step.distance(from, to)) == most)
    }),
    ("S6.1", "through ants", |step| {
        walks_only_through(step, |cell| matches!(cell.occupant, Occupant::Ant(_)))
    }),
    ("S6.1", "through a Termite", |step| walks_only_through(step, |cell| cell.occupant == Occupant::Termite)),
    ("S6.1", "through a Hunting Zone", |step| {
        walks_only_through(step, |cell| cell.ground == Ground::HuntingZone)
    }),
    ("S6.1", "through Water", |step| walks_only_through(step, |cell| cell.ground == Ground::Water)),
    ("S6.1", "it does not end on Water", |step| {
        let water = |hex: &HexId| step.before.cell(*hex).ground == Ground::Water;
        let barred = |hex| step.bars("M2.5", Action::March(hex), |state| make_ordinary(state, hex));
        step.seat == step.own
            && step.before.now.phase == Phase::March
            && hexes(step.before).filter(water).any(barred)
    }),
    ("S6.2", "an Exit goes two steps from the Trail", |step| exits_far(step) && !step.eliminates()),
    ("S6.2", "its first step passes what others could not", |step| {
        exits_far(step) && !is_first_step_plain(step)
    }),
    ("S6.2", "an Elimination on the last step", |step| exits_far(step) && step.eliminates()),
    ("S6.3", "a dead Prey is taken by its discount", |step| step.is_taken_by_discount(Badge::Dead)),
    ("S6.4", "a day badge gives more food", |step| step.takes(Badge::Day) && eats_badge(step, Badge::Day)),
    ("S6.4", "the final food is its own", eats_otherwise),
];

/// Whether the way of an Explore leads through what is told by `kind`: there
/// is none around it.
fn walks_only_through(step: &Step, kind: fn(&Cell) -> bool) -> bool {
    let Some((from, to)) = step.explored() else { return false };
    let steps = step.numbers().explore_steps.unwrap_or(0);
    let passes = |hex: HexId| {
        let cell = step.before.cell(hex);
        let ground = matches!(cell.ground, Ground::Water | Ground::HuntingZone) || hex == step.was().nest;
        !cell.acid && (ground || is_standable(cell))
    };
    let around = |hex: HexId| passes(hex) && !kind(step.before.cell(hex));
    walks(step.before, from, to, steps, passes) && !walks(step.before, from, to, steps, around)
}

/// An ant exits to where the Trail is not next to.
fn exits_far(step: &Step) -> bool {
    step.exited().is_some_and(|hex| !step.was_near(hex))
}

fn is_first_step_plain(step: &Step) -> bool {
    let Some(hex) = step.exited() else { return false };
    let plain = |near: HexId| {
        let cell = step.before.cell(near);
        let own = cell.occupant == Occupant::Ant(step.own);
        step.was_near(near) && is_standable(cell) && (own || cell.occupant == Occupant::Nobody)
    };
    step.before.content.around(hex).any(plain)
}
