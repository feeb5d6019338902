//! S5, the Amazon Ant.

use formicarium::engine::Seat;
use formicarium::microlonies::ids::ChamberId;
use formicarium::microlonies::metric;
use formicarium::microlonies::pack::ChamberKind;
use formicarium::microlonies::species::Effect;
use formicarium::microlonies::state::{Activity, Chamber, Colony, Phase, State};
use formicarium::microlonies::{Action, Ant, Event};

use super::common::last_score;
use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S5.1", "a second Elimination in a turn", |step| {
        step.eliminates() && step.before.now.eliminated >= step.after.content.numbers().eliminations
    }),
    ("S5.2", "a Slave comes to the Nursery, and the ant goes home", robs),
    ("S5.2", "a Termite brings no Slave", |step| {
        step.brings(|event| matches!(event, Event::TermiteEliminated { .. })) && robbed(step).is_none()
    }),
    ("S5.2", "there are as many as its sheet says", |step| {
        step.brings(|event| matches!(event, Event::AntEliminated { .. }))
            && robbed(step).is_none()
            && slaves(step.was()) == step.numbers().tokens
    }),
    ("S5.2", "a Slave disperses", |step| {
        step.brings(|event| matches!(event, Event::AntPut { ant: Ant::Slave, .. }))
    }),
    ("S5.2", "a Slave counts 1", |step| {
        step.activated().is_some_and(|(chamber, activity, efficiency)| {
            let free = Chamber { slaves: 0, ..*chamber };
            activity != Activity::None && efficiency > step.plain_efficiency(&free)
        })
    }),
    ("S5.2", "Slaves need food", |step| {
        let slaves = slaves(step.is());
        last_score(step)
            .is_some_and(|score| slaves > 0 && score.fed + score.unfed == others(step) + i16::from(slaves))
    }),
    ("S5.2", "Slaves are Nurses, Workers are not", |step| {
        let nursery = step.is().chambers.iter().find(|chamber| chamber.kind == ChamberKind::Nursery);
        let scored = last_score(step).is_some_and(|score| score.nursery > 0);
        scored
            && nursery.is_some_and(|nursery| {
                nursery.slaves > 0
                    && nursery.workers > 0
                    && metric::nurses(step.is()) == i32::from(nursery.slaves)
            })
    }),
    ("S5.2", "a Slave never leaves the anthill", stays),
    ("S5.2", "a Slave is no Worker for losses", |step| {
        step.seat == step.own
            && step.before.now.phase == Phase::TakePrey
            && (0..step.before.prey_river.len() as u8)
                .any(|section| step.bars("M8.3", Action::TakePrey(section), |state| enlist(state, step.own)))
    }),
    ("S5.2", "a Slave is no Worker for the Mound", |step| {
        step.seat == step.own
            && is_with_slaves(step)
            && step.bars("M8.6", Action::HuntMound, |state| enlist(state, step.own))
    }),
    ("S5.2", "a hunt loses Workers, no Slave", |step| {
        let pick = |event: &Event| match *event {
            Event::WorkersLost { chamber, .. } => Some(chamber),
            _ => None,
        };
        step.event(pick).is_some_and(|id| {
            step.earlier(id).slaves > 0 && step.chamber(id).slaves == step.earlier(id).slaves
        })
    }),
];

/// The chamber to which a Slave comes.
fn robbed(step: &Step) -> Option<ChamberId> {
    step.effect(|effect| match effect {
        Effect::SlaveRobbed { chamber } => Some(chamber),
        _ => None,
    })
}

fn robs(step: &Step) -> bool {
    let pick = |event: &Event| match *event {
        Event::AntEliminated { victim, .. } => Some(victim),
        _ => None,
    };
    let (Some(id), Some(victim)) = (robbed(step), step.event(pick)) else { return false };
    step.chamber(id).kind == ChamberKind::Nursery
        && step.chamber(id).slaves == step.earlier(id).slaves + 1
        && step.after.colony(victim).reserve == step.before.colony(victim).reserve + 1
}

fn slaves(colony: &Colony) -> u8 {
    colony.chambers.iter().map(|chamber| chamber.slaves).sum()
}

/// The colony's ants without Slaves.
fn others(step: &Step) -> i16 {
    let inside: u8 = step.is().chambers.iter().map(|chamber| chamber.workers + chamber.queens).sum();
    i16::from(inside) + step.is().outside.len() as i16
}

fn is_with_slaves(step: &Step) -> bool {
    step.acting().is_some_and(|id| step.earlier(id).slaves > 0)
}

/// No Slave exits, though a Worker could.
fn stays(step: &Step) -> bool {
    let acts = step.before.now.phase == Phase::Act && step.before.now.activity == Activity::Colonize;
    let rim = &step.was().cache.0.rim;
    let stay = |hex| step.bars("M10.2", Action::Exit(hex), |state| enlist(state, step.own));
    step.seat == step.own && acts && is_with_slaves(step) && rim.iter().any(|hex| stay(*hex))
}

/// Makes Workers of the Slaves in the activated chamber.
fn enlist(state: &mut State, own: Seat) {
    if let Some(id) = state.now.chamber {
        let chamber = &mut state.open.colonies[own.index()].chambers[id.index()];
        chamber.workers += std::mem::take(&mut chamber.slaves);
    }
}
