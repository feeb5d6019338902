//! S7, the Fire Ant.

use formicarium::microlonies::pack::ChamberKind;
use formicarium::microlonies::rules::environment::is_standable;
use formicarium::microlonies::species::Effect;
use formicarium::microlonies::state::{Ground, Occupant, Phase};
use formicarium::microlonies::{Action, Event};

use super::common::make_ordinary;
use super::step::{Proof, Step, walks};

pub const PROOFS: &[Proof] = &[
    ("S7.1", "a second Queen is in the Build chamber when play begins", begins_with_two),
    ("S7.2", "an ant enters Water and occupies it", |step| {
        exits_onto_water(step) && step.exited().is_some_and(|hex| step.is().outside.contains(&hex))
    }),
    ("S7.2", "an ant explores onto Water", |step| {
        step.explored().is_some_and(|(_, to)| step.after.cell(to).ground == Ground::Water)
    }),
    ("S7.2", "an ant crosses Water", crosses_water),
    ("S7.2", "not at setup", |step| {
        let near = |hex: &_| step.before.cell(*hex).ground == Ground::Water;
        let mut rim = step.was().outside.iter().flat_map(|hex| step.before.content.around(*hex)).filter(near);
        step.seat == step.own
            && step.before.now.phase == Phase::Settle
            && rim.any(|hex| step.bars("M3.7", Action::Settle(hex), |state| make_ordinary(state, hex)))
    }),
    ("S7.3", "a chamber beside a Queen gets more Reinforcements", |step| {
        let more = step.numbers().case_reinforcements;
        more > 0
            && is_beside_a_queen(step)
            && step.reinforced().is_some_and(|(came, printed)| came == printed + more)
    }),
    ("S7.3", "another gets as many as are printed", |step| {
        !is_beside_a_queen(step) && step.reinforced().is_some_and(|(came, printed)| came == printed)
    }),
    ("S7.4", "an Exit onto Water costs no point, but a Worker", is_spared),
    ("S7.4", "the next one in the turn costs a point", |step| {
        let spared = |event: &Event| matches!(event, Event::Effect(Effect::ExitSpared));
        exits_onto_water(step) && step.had(spared) == 1 && step.after.now.spent == step.before.now.spent + 1
    }),
];

fn begins_with_two(step: &Step) -> bool {
    let queens: u8 = step.is().chambers.iter().map(|chamber| chamber.queens).sum();
    let build = step.is().chambers.iter().find(|chamber| chamber.kind == ChamberKind::Build);
    let begins = step.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
    begins
        && step.after.turn == 1
        && queens == 1 + step.numbers().queens
        && build.is_some_and(|build| build.queens == step.numbers().queens && build.queens > 0)
}

fn exits_onto_water(step: &Step) -> bool {
    step.exited().is_some_and(|hex| step.before.cell(hex).ground == Ground::Water)
}

/// An ant gets by Water to where it would not get on land.
fn crosses_water(step: &Step) -> bool {
    let Some((from, to)) = step.explored() else { return false };
    let land = |hex| {
        let cell = step.before.cell(hex);
        let free = matches!(cell.occupant, Occupant::Nobody) || cell.occupant == Occupant::Ant(step.own);
        let own = hex == step.was().nest || cell.has_pheromone(step.own);
        own || is_standable(cell) && free
    };
    let steps = step.after.content.numbers().explore_steps;
    is_standable(step.before.cell(to)) && !walks(step.before, from, to, steps, land)
}

fn is_beside_a_queen(step: &Step) -> bool {
    let placed = step.is().chambers.last();
    placed.is_some_and(|placed| placed.joined.iter().flatten().any(|id| step.chamber(*id).queens > 0))
}

fn is_spared(step: &Step) -> bool {
    let spared = step.effect(|effect| matches!(effect, Effect::ExitSpared).then_some(())).is_some();
    let Some(id) = step.acting().filter(|_| spared && exits_onto_water(step)) else { return false };
    step.after.now.spent == step.before.now.spent && step.chamber(id).workers + 1 == step.earlier(id).workers
}
