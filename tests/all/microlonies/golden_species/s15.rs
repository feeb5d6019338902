//! S15, the Harvester Ant.

use formicarium::microlonies::Event;
use formicarium::microlonies::pack::{Badge, ChamberKind};
use formicarium::microlonies::species::{Ability, Effect};
use formicarium::microlonies::state::Activity;

use super::common::{eats_badge, eats_less, eats_otherwise, last_score};
use super::step::Proof;

pub const PROOFS: &[Proof] = &[
    ("S15.1", "a Soldier hatches, a Worker with a token", |step| {
        let pick = |effect| match effect {
            Effect::Armed { chamber } => Some(chamber),
            _ => None,
        };
        step.effect(pick).is_some_and(|id| {
            step.used(Ability::HatchSoldier)
                && step.chamber(id).soldiers == step.earlier(id).soldiers + 1
                && step.chamber(id).workers == step.earlier(id).workers + 1
                && step.is().eggs + 1 == step.was().eggs
        })
    }),
    ("S15.1", "it counts 2", |step| {
        let each = step.numbers().soldier_efficiency;
        step.activated().is_some_and(|(chamber, activity, efficiency)| {
            let more = chamber.soldiers * each;
            more > 0
                && activity != Activity::None
                && efficiency <= chamber.maximum
                && efficiency == step.plain_efficiency(chamber) + more
        })
    }),
    ("S15.1", "it is one loss", |step| {
        let lost = step.event(|event| match *event {
            Event::WorkersLost { workers, .. } => Some(workers),
            _ => None,
        });
        let soldiers = step.effect(|effect| match effect {
            Effect::Disarmed { soldiers, .. } => Some(soldiers),
            _ => None,
        });
        let printed = step.is().prey.last().map(|card| step.after.content.prey(*card).losses);
        soldiers.is_some_and(|soldiers| Some(soldiers) <= lost) && lost == printed
    }),
    ("S15.1", "it eats once", |step| {
        let inside: u8 = step.is().chambers.iter().map(|chamber| chamber.workers + chamber.queens).sum();
        let soldiers: u8 = step.is().chambers.iter().map(|chamber| chamber.soldiers).sum();
        let ants = i16::from(inside) + step.is().outside.len() as i16;
        last_score(step).is_some_and(|score| soldiers > 0 && score.fed + score.unfed == ants)
    }),
    ("S15.2", "a Prey gives less food", |step| eats_less(step, Badge::Seed)),
    ("S15.2", "a seed badge gives more", |step| eats_badge(step, Badge::Seed)),
    ("S15.2", "the final food is its own", eats_otherwise),
    ("S15.3", "a Food chamber is taken by its discount", |step| {
        let taken = step.event(|event| match *event {
            Event::TileTaken { section, tile } => Some((section, tile)),
            _ => None,
        });
        taken.is_some_and(|(section, tile)| {
            step.after.content.tile_face(tile).kind == ChamberKind::Food
                && step.falls_short_by(section, step.numbers().food_chamber_discount)
        })
    }),
];
