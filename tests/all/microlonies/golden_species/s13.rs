//! S13, the Army Ant.

use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::metric;
use formicarium::microlonies::rules::environment::is_on_rim;
use formicarium::microlonies::species::{Ability, Effect, Slice, marabunta};
use formicarium::microlonies::state::{Activity, Ground, Occupant};
use formicarium::microlonies::{Action, Event};

use super::common::{keeps_out, make_ordinary};
use super::step::{Proof, Step, by, hexes};

pub const PROOFS: &[Proof] = &[
    ("S13.1", "there is none when play begins", |step| {
        step.events.iter().any(|event| matches!(event, Event::TurnBegan { .. }))
            && step.after.turn == 1
            && marabunta(step.is()) == 0
    }),
    ("S13.1", "an arachnid brings a Marabunta", |step| {
        let badges = &step.numbers().prey_tokens;
        let brings = |badge| step.takes(badge) && gains(step) && gained(step) == by(badges, badge);
        badges.iter().any(|entry| entry.by > 0 && brings(entry.badge))
    }),
    ("S13.1", "an Elimination brings one", |step| step.eliminates() && gains(step) && gained(step) == 1),
    ("S13.1", "there are no more than its sheet says", |step| {
        step.eliminates()
            && marabunta(step.was()) == step.numbers().tokens
            && marabunta(step.is()) == marabunta(step.was())
    }),
    ("S13.2", "one is spent for the same chamber's action", acts_again),
    ("S13.2", "what is left there counts", |step| {
        let first = step.turn.iter().find_map(|event| match event {
            Event::Activated { efficiency, .. } => Some(*efficiency),
            _ => None,
        });
        acts_again(step) && first.is_some_and(|first| step.after.now.efficiency < first)
    }),
    ("S13.2", "the action is taken", |step| {
        let acts = |event: &Event| {
            matches!(
                event,
                Event::Exited { .. }
                    | Event::PreyTaken { .. }
                    | Event::TileTaken { .. }
                    | Event::EggsLaid { .. }
            )
        };
        step.had(is_spent) == 1 && step.brings(acts)
    }),
    ("S13.2", "not twice in a turn", |step| step.bars_again("S13.2", Ability::Again)),
    ("S13.3", "the Nest moves onto a free hex, for its price", |step| {
        moved(step).is_some_and(|hex| step.before.cell(hex).ground.terrain().is_some())
    }),
    ("S13.3", "not twice in a turn", |step| {
        hexes(step.before).any(|hex| step.bars_again("S13.3", Ability::MoveNest(hex)))
    }),
    ("S13.3", "it moves as far as its sheet says", |step| {
        moved(step)
            .is_some_and(|hex| step.distance(step.was().nest, hex) == i32::from(step.numbers().nest_steps))
    }),
    ("S13.3", "it moves onto a Hunting Zone next to the Trail", |step| {
        moved(step).is_some_and(|hex| {
            let cell = step.before.cell(hex);
            cell.ground == Ground::HuntingZone && cell.pheromones == 0 && step.was_near(hex)
        })
    }),
    ("S13.3", "others can't hunt there", |step| {
        let zone = step.was().nest;
        let hunt = Action::HuntZone(zone);
        step.is_others(Activity::Hunt)
            && is_on_rim(step.before, step.seat, zone)
            && left(step) == Some(Ground::HuntingZone)
            && step.bars("M8.1", hunt, |state| state.open.cells[zone.index()].ground = Ground::HuntingZone)
    }),
    ("S13.3", "nor enter it", |step| {
        let nest = step.was().nest;
        step.is_others(Activity::Colonize)
            && left(step) != Some(Ground::Bare)
            && keeps_out(step, "M2.3", nest, |state| make_ordinary(state, nest))
    }),
    ("S13.3", "the first Nest hex becomes one without terrain", |step| {
        let bare = step.after.cell(step.was().nest).ground == Ground::Bare;
        moved(step).is_some() && bare && left(step) == Some(Ground::Bare)
    }),
    ("S13.3", "which is an ordinary one: an ant goes there", |step| {
        let onto = |hex: HexId| step.after.cell(hex).ground == Ground::Bare;
        let to = step.exited().or(step.explored().map(|(_, to)| to));
        to.is_some_and(|hex| onto(hex) && step.after.cell(hex).occupant == Occupant::Ant(step.own))
    }),
    ("S13.3", "a hex left later is what it was", |step| {
        left(step).is_some_and(|was| was.terrain().is_some()) && leaves_as_it_was(step)
    }),
    ("S13.3", "a Hunting Zone left is one again", |step| {
        left(step) == Some(Ground::HuntingZone) && leaves_as_it_was(step)
    }),
    ("S13.3", "ants become isolated", |step| {
        moved(step).is_some()
            && metric::isolated(step.after, step.own) > metric::isolated(step.before, step.own)
    }),
];

fn is_spent(event: &Event) -> bool {
    matches!(event, Event::Effect(Effect::MarabuntaSpent))
}

fn gains(step: &Step) -> bool {
    step.effect(|effect| matches!(effect, Effect::MarabuntaGained { .. }).then_some(())).is_some()
}

fn gained(step: &Step) -> u8 {
    marabunta(step.is()) - marabunta(step.was())
}

fn acts_again(step: &Step) -> bool {
    let again = step.activated().is_some_and(|(chamber, activity, efficiency)| {
        activity != Activity::None && efficiency == step.plain_efficiency(chamber)
    });
    again
        && step.brings(is_spent)
        && step.after.now.chamber == step.before.now.chamber
        && marabunta(step.is()) + 1 == marabunta(step.was())
}

/// Where the Nest moves for its price.
fn moved(step: &Step) -> Option<HexId> {
    let (hex, cost) = step.effect(|effect| match effect {
        Effect::NestMoved { hex, cost } => Some((hex, cost)),
        _ => None,
    })?;
    let pays =
        cost > 0 && cost == step.numbers().cost && step.after.now.spent == step.before.now.spent + cost;
    (pays && step.is().nest == hex && step.after.cell(hex).ground == Ground::Nest).then_some(hex)
}

/// What lies under the Nest before the step.
fn left(step: &Step) -> Option<Ground> {
    match step.was().slice {
        Slice::Army { under, .. } => Some(under),
        _ => None,
    }
}

fn leaves_as_it_was(step: &Step) -> bool {
    moved(step).is_some() && Some(step.after.cell(step.was().nest).ground) == left(step)
}
