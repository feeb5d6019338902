//! S4, the Carpenter Ant.

use formicarium::microlonies::species::{Ability, Effect, Slice};
use formicarium::microlonies::state::Activity;
use formicarium::microlonies::{Action, Event};

use super::step::{Proof, Step};

pub const PROOFS: &[Proof] = &[
    ("S4.1", "a tile is taken that plain efficiency could not pay", takes_dear_tile),
    ("S4.1", "the efficiency exceeds the chamber's maximum", |step| {
        step.activated().is_some_and(|(chamber, activity, efficiency)| {
            activity == Activity::Build && efficiency == chamber.maximum + step.numbers().build_efficiency
        })
    }),
    ("S4.2", "the Chamber river is refreshed", refreshes),
    ("S4.2", "then a tile is taken", |step| took(step).is_some() && step.had(is_refresh) == 1),
    ("S4.2", "it is not refreshed twice in a game", |step| {
        step.had(is_refresh) == 0
            && step.bars("S4.2", Action::Ability(Ability::RefreshTiles), |state| {
                state.open.colonies[step.own.index()].slice = Slice::Carpenter { refreshed: false };
            })
    }),
    ("S4.3", "two tunnels bring more Reinforcements", |step| {
        let more = step.numbers().case_reinforcements;
        more > 0
            && tunnels(step) >= 2
            && step.reinforced().is_some_and(|(came, printed)| came == printed + more)
    }),
    ("S4.3", "one tunnel brings as many as are printed", |step| {
        tunnels(step) == 1 && step.reinforced().is_some_and(|(came, printed)| came == printed)
    }),
    ("S4.4", "the end is triggered by as many chambers as its sheet says", |step| {
        let (own, plain) = (step.numbers().chambers_to_end, step.after.content.numbers().chambers_to_end);
        let triggers = step.brings(|event| matches!(event, Event::EndTriggered { .. }));
        let builds = step.brings(|event| matches!(event, Event::TilePlaced { .. }));
        triggers && builds && own != Some(plain) && own.map(usize::from) == Some(step.is().chambers.len())
    }),
];

/// Tunnels by which the newest chamber joins the anthill.
fn tunnels(step: &Step) -> usize {
    step.is().chambers.last().map_or(0, |chamber| chamber.joined.iter().flatten().count())
}

fn is_refresh(event: &Event) -> bool {
    matches!(event, Event::Effect(Effect::TilesRefreshed))
}

/// The section from which a tile is taken.
fn took(step: &Step) -> Option<u8> {
    step.event(|event| match *event {
        Event::TileTaken { section, .. } => Some(section),
        _ => None,
    })
}

fn takes_dear_tile(step: &Step) -> bool {
    let chamber = step.acting().map(|id| step.earlier(id));
    let (Some(section), Some(chamber)) = (took(step), chamber) else { return false };
    section + 1 == step.plain_efficiency(chamber) + step.numbers().build_efficiency
        && step.numbers().build_efficiency > 0
}

fn refreshes(step: &Step) -> bool {
    let old = step.before.tile_river;
    step.used(Ability::RefreshTiles)
        && step.brings(is_refresh)
        && step.after.now.points() == step.before.now.points()
        && step.after.tile_river.iter().all(|tile| tile.is_some() && !old.contains(tile))
}
