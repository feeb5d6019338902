//! S14, the Trap-Jaw Ant.

use formicarium::microlonies::ids::PreyId;
use formicarium::microlonies::pack::ChamberKind;
use formicarium::microlonies::species::{Effect, Slice, jaw};
use formicarium::microlonies::state::{Activity, Phase, State};
use formicarium::microlonies::{Action, Event};

use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S14.1", "the Jaw is put on a Prey card at the end of a Hunt", |step| {
        sets(step, ChamberKind::Hunt, |event| matches!(event, Event::PreyTaken { .. }))
    }),
    ("S14.1", "at the end of laying Eggs", |step| {
        sets(step, ChamberKind::LayEggs, |event| matches!(event, Event::EggsLaid { .. }))
    }),
    ("S14.1", "others can't take the card", |step| {
        let own = step.own;
        let release =
            |state: &mut State| state.open.colonies[own.index()].slice = Slice::TrapJaw { jaw: None };
        step.seat != own
            && step.before.now.phase == Phase::TakePrey
            && section(step.before, jaw(step.was()))
                .is_some_and(|section| step.bars("S14.1", Action::TakePrey(section), release))
    }),
    ("S14.1", "it slides with the card", |step| {
        let (old, new) = (section(step.before, jaw(step.was())), section(step.after, jaw(step.is())));
        jaw(step.was()) == jaw(step.is()) && new.is_some() && new < old
    }),
    ("S14.1", "the card is taken by its discount", |step| {
        takes_jawed(step)
            && step.prey().is_some_and(|(section, _)| step.falls_short_by(section, discounts(step).0))
    }),
    ("S14.1", "then the Jaw is free", |step| takes_jawed(step) && jaw(step.is()).is_none()),
    ("S14.2", "a Prey is taken by the discount of a Hunting Zone where an opponent hunted", |step| {
        let hunted = step.hunted().is_some_and(|zone| step.before.cell(zone).pheromones != 0);
        let by_zone = |(section, _)| step.falls_short_by(section, discounts(step).1);
        hunted && !takes_jawed(step) && step.prey().is_some_and(by_zone)
    }),
];

fn discounts(step: &Step) -> (u8, u8) {
    (step.numbers().jaw_discount, step.numbers().hunted_zone_discount)
}

/// The section where a card lies.
fn section(state: &State, card: Option<PreyId>) -> Option<u8> {
    let place = state.prey_river.iter().position(|there| there.is_some() && *there == card)?;
    Some(place as u8)
}

/// The Jaw is put on a card, after the chamber's action.
fn sets(step: &Step, kind: ChamberKind, action: fn(&Event) -> bool) -> bool {
    let chamber = step.acting().map(|id| step.earlier(id).kind);
    step.brings(|event| matches!(event, Event::Effect(Effect::JawSet { .. })))
        && chamber == Some(kind)
        && step.had(action) == 1
        && section(step.after, jaw(step.is())).is_some()
        && step.after.now.activity == Activity::None
}

/// The Jawed card is taken where no opponent hunted.
fn takes_jawed(step: &Step) -> bool {
    let there = step.hunted().is_some_and(|zone| step.before.cell(zone).pheromones == 0);
    there && step.prey().is_some_and(|(_, card)| jaw(step.was()) == Some(card))
}
