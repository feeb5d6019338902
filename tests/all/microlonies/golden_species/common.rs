//! Proofs that several species share.

use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::metric;
use formicarium::microlonies::pack::Badge;
use formicarium::microlonies::rules::environment::is_on_rim;
use formicarium::microlonies::rules::scoring::{Score, scores};
use formicarium::microlonies::state::{Ground, Occupant, State};
use formicarium::microlonies::{Action, Event};

use super::step::{Step, by, plain_food};

/// The end is triggered by as many Prey cards as the sheet says, and not by as
/// many as for others.
pub fn ends_by_prey(step: &Step) -> bool {
    let (own, plain) = (step.numbers().prey_to_end, step.after.content.numbers().prey_to_end);
    let triggers = step.brings(|event| matches!(event, Event::EndTriggered { .. }));
    let hunts = step.brings(|event| matches!(event, Event::PheromonePut { .. }));
    triggers && hunts && own != Some(plain) && own.map(usize::from) == Some(step.is().zones.len())
}

/// An isolated ant hunts where the Trail does not lead (S0.2).
pub fn hunts_alone(step: &Step) -> bool {
    let Some(zone) = step.hunted() else { return false };
    let lone = |hex: HexId| {
        step.before.cell(hex).occupant == Occupant::Ant(step.own) && !step.before.on_trail(step.own, hex)
    };
    !is_on_rim(step.before, step.own, zone) && step.before.content.around(zone).any(lone)
}

/// Such a Pheromone is no part of the Trail.
pub fn hunts_apart(step: &Step) -> bool {
    hunts_alone(step) && step.hunted().is_some_and(|zone| !step.after.on_trail(step.own, zone))
}

/// A Pheromone joins the Trail later than it was put down.
pub fn joins_later(step: &Step) -> bool {
    let joins = |zone: &HexId| !step.before.on_trail(step.own, *zone) && step.after.on_trail(step.own, *zone);
    step.was().zones.iter().any(joins)
}

/// Each Prey gives less food: one without the badge of the diet.
pub fn eats_less(step: &Step, badge: Badge) -> bool {
    let less = step.numbers().prey_food_less;
    let feeds = step.card().is_some_and(|card| card.food >= less);
    less > 0 && feeds && step.more_badges(badge) == 0 && step.food() == step.plain_food() - i32::from(less)
}

/// A Prey that gives no food takes none away; only its badge counts.
pub fn eats_nothing(step: &Step, badge: Badge) -> bool {
    let poor = step.card().is_some_and(|card| card.food < step.numbers().prey_food_less);
    poor && step.food() == step.plain_food() + diet(step, badge)
}

/// A badge of the diet feeds.
pub fn eats_badge(step: &Step, badge: Badge) -> bool {
    let numbers = step.numbers();
    let less = step.card().map_or(0, |card| card.food.min(numbers.prey_food_less));
    let more = diet(step, badge);
    step.card().is_some() && more > 0 && step.food() == step.plain_food() - i32::from(less) + more
}

fn diet(step: &Step, badge: Badge) -> i32 {
    step.more_badges(badge) * i32::from(by(&step.numbers().badge_food, badge))
}

/// At the end the food is another than a plain colony would have.
pub fn eats_otherwise(step: &Step) -> bool {
    let food = metric::food(step.after, &step.after.content, step.own);
    step.is_last() && food != plain_food(step.after, step.own)
}

/// The final score sheet.
pub fn last_score(step: &Step) -> Option<Score> {
    step.is_last().then(|| scores(step.after, &step.after.content)[step.own.index()])
}

/// Whether an opponent is kept from exiting to a hex by a rule, and by nothing
/// but what `lift` takes away.
pub fn keeps_out(step: &Step, rule: &str, hex: HexId, lift: impl FnOnce(&mut State)) -> bool {
    step.seat != step.own && step.bars(rule, Action::Exit(hex), lift)
}

/// Turns a hex into an ordinary one.
pub fn make_ordinary(state: &mut State, hex: HexId) {
    state.open.cells[hex.index()].ground = Ground::Grassland;
}
