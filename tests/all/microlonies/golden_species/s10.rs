//! S10, the Soldier Ant.

use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::pack::Badge;
use formicarium::microlonies::rules::environment::is_standable;
use formicarium::microlonies::species::{Ability, Effect};
use formicarium::microlonies::state::{Activity, Occupant};
use formicarium::microlonies::{Action, Event};

use super::common::{ends_by_prey, keeps_out};
use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S10.1", "a Soldier exits, for one more Worker and one point", sends_soldier),
    ("S10.1", "there are as many as its sheet says", |step| {
        let send = Action::Ability(Ability::SendSoldier);
        let disarm =
            |hex: HexId| step.bars("S10.1", send, |state| state.open.cells[hex.index()].soldier = false);
        step.seat == step.own
            && soldiers(step).count() == usize::from(step.numbers().soldiers)
            && soldiers(step).take(1).any(disarm)
    }),
    ("S10.1", "it can't be eliminated", |step| {
        let disarm =
            |hex: HexId| keeps_out(step, "S10.1", hex, |state| state.open.cells[hex.index()].soldier = false);
        step.is_others(Activity::Colonize) && soldiers(step).any(disarm)
    }),
    ("S10.1", "it exits into Acid", |step| {
        is_sent(step) && step.exited().is_some_and(|hex| step.before.cell(hex).acid)
    }),
    ("S10.1", "it explores into Acid", |step| {
        step.explored().is_some_and(|(_, to)| step.before.cell(to).acid && step.after.cell(to).soldier)
    }),
    ("S10.2", "a twilight badge brings a Worker out beside the Hunting Zone", comes_out),
    ("S10.3", "the end is triggered by as many Prey cards as its sheet says", ends_by_prey),
];

/// Hexes with the colony's Soldiers.
fn soldiers<'a>(step: &'a Step) -> impl Iterator<Item = HexId> + 'a {
    step.was().outside.iter().copied().filter(|hex| step.before.cell(*hex).soldier)
}

fn is_sent(step: &Step) -> bool {
    step.effect(|effect| matches!(effect, Effect::SoldierSent { .. }).then_some(())).is_some()
}

fn sends_soldier(step: &Step) -> bool {
    let (Some(id), Some(hex)) = (step.acting(), step.exited()) else { return false };
    is_sent(step)
        && step.after.cell(hex).soldier
        && step.after.cell(hex).occupant == Occupant::Ant(step.own)
        && step.chamber(id).workers + 2 == step.earlier(id).workers
        && step.is().reserve == step.was().reserve + 1
        && step.after.now.spent == step.before.now.spent + 1
}

fn comes_out(step: &Step) -> bool {
    let pick = |effect| match effect {
        Effect::CameOut { hex } => Some(hex),
        _ => None,
    };
    let (Some(hex), Some(zone)) = (step.effect(pick), step.is().zones.last()) else { return false };
    let card = step.is().prey.last().map(|card| step.after.content.prey(*card));
    let hunts = |event: &Event| matches!(event, Event::PreyTaken { .. });
    step.distance(hex, *zone) == 1
        && is_standable(step.after.cell(hex))
        && step.after.cell(hex).occupant == Occupant::Ant(step.own)
        && step.had(hunts) + usize::from(step.prey().is_some()) == 1
        && card.is_some_and(|card| card.badges.contains(&Badge::Twilight))
}
