//! S9, the Giant Ant.

use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::metric;
use formicarium::microlonies::rules::environment::{Gait, destinations};
use formicarium::microlonies::state::Phase;
use formicarium::microlonies::{Action, Content, Event, State};

use super::common::{ends_by_prey, hunts_alone, hunts_apart, last_score};
use super::step::{Proof, Step, hexes};

pub const PROOFS: &[Proof] = &[
    ("S9.1", "fewer Reinforcements come than are printed", |step| {
        let more = step.numbers().reinforcements;
        let fewer = |(came, printed): (u8, u8)| Some(came) == printed.checked_add_signed(more);
        more < 0 && step.reinforced().is_some_and(fewer) && step.is().reserve > 0
    }),
    ("S9.1", "Hatching is as usual", |step| {
        let pick = |event: &Event| match *event {
            Event::Hatched { chamber } => Some(chamber),
            _ => None,
        };
        step.event(pick).is_some_and(|id| step.chamber(id).workers == step.earlier(id).workers + 1)
    }),
    ("S9.2", "an isolated ant hunts", hunts_alone),
    ("S9.2", "its Pheromone is apart from the Trail", hunts_apart),
    ("S9.3", "an Explore is an Elimination", |step| step.explored().is_some() && step.eliminates()),
    ("S9.3", "not twice in a turn", |step| {
        let barred = |hex| step.bars("M10.4", Action::March(hex), |state| state.open.now.eliminated = 0);
        step.seat == step.own
            && step.before.now.phase == Phase::March
            && step.before.now.eliminated > 0
            && hexes(step.before).any(barred)
    }),
    ("S9.3", "it goes as far as its sheet says", |step| {
        let most = step.numbers().explore_steps.map(i32::from);
        step.explored().is_some_and(|(from, to)| Some(step.distance(from, to)) == most)
    }),
    ("S9.3", "it goes less far than others", stops_early),
    ("S9.4", "the ants beyond the light eaters are fed with more food", |step| {
        let food = metric::food(step.after, &step.after.content, step.own);
        let plain = food.min(metric::population(step.after, step.own));
        let light = step.numbers().light_eaters.map_or(i32::MAX, i32::from);
        last_score(step).is_some_and(|score| i32::from(score.fed) > light && i32::from(score.fed) < plain)
    }),
    ("S9.5", "the end is triggered by as many Prey cards as its sheet says", ends_by_prey),
];

/// The ant that was taken up can't go where another's could.
fn stops_early(step: &Step) -> bool {
    let from = step.before.now.hex.filter(|_| step.seat == step.own && step.before.now.phase == Phase::March);
    let Some(from) = from else { return false };
    let gait = Gait::plain(step.before.content.numbers().explore_steps);
    let mut far: Vec<HexId> = Vec::new();
    destinations(step.before, &step.before.content, step.own, from, gait, |hex| {
        far.push(hex);
        true
    });
    far.iter().any(|hex| step.bars("M10.4", Action::March(*hex), |state| raise_steps(state, gait.steps)))
}

/// Gives the species the steps of a plain colony.
fn raise_steps(state: &mut State, steps: u8) {
    let mut setup = state.content.setup.clone();
    let mut pack = (*setup.pack).clone();
    for sheet in &mut pack.species {
        if sheet.numbers.explore_steps.is_some() {
            sheet.numbers.explore_steps = Some(steps);
        }
    }
    setup.pack = pack.into();
    state.content = Content::new(setup).into();
}
