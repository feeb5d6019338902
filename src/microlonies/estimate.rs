//! What bots need to know about this game.
//!
//! Floats steer searches only; no rule looks at them.

use crate::engine::Seat;

use super::action::{Action, TierId};
use super::ids::ObjectiveId;
use super::metric;
use super::pack::{ChamberKind, ObjectiveCard};
use super::rules::scoring;
use super::state::{Activity, Chamber, Ground, Open, Phase, State};

/// How well each seat stands, in points at the end of the game.
pub fn estimate(state: &State, out: &mut [f32]) {
    let sheets = scoring::scores(state, &state.content);
    let left = time_left(state);
    for seat in state.seats().take(out.len()) {
        let sheet = &sheets[seat.index()];
        let settled = f32::from(sheet.total - sheet.feeding - sheet.trophies);
        out[seat.index()] = settled
            + f32::from(sheet.trophies) * 0.6
            + f32::from(sheet.trophy_icons) * 0.6
            + feeding(state, seat, left)
            + promise(state, seat, left);
    }
}

/// How much of the game is still to come: 1 until the end is triggered, then
/// less with each round, and 0 when only scoring is left.
fn time_left(open: &Open) -> f32 {
    match (open.now.phase, open.last_round) {
        (Phase::Over | Phase::LastValidation, _) => 0.0,
        (_, None) => 1.0,
        (_, Some(last)) => 0.25 * f32::from(last.saturating_sub(open.round) + 1).min(2.0),
    }
}

/// What food and ants will be worth: while time is left, mouths will find
/// food and food will find mouths.
fn feeding(state: &State, seat: Seat, left: f32) -> f32 {
    let population = metric::population(state, seat) as f32;
    let food = metric::food(state, &state.content, seat) as f32;
    let fed = metric::fed(state, &state.content, seat) as f32;
    let hungry = population - fed;
    let spare = food - fed;
    fed - hungry * (1.0 - 0.9 * left) + spare * 0.8 * left
}

/// What is not worth points yet, but will be.
fn promise(state: &State, seat: Seat, left: f32) -> f32 {
    let colony = state.colony(seat);
    let eggs = f32::from(colony.eggs);
    let outside = colony.outside.len() as f32;
    let zones = huntable(state, seat).min(3) as f32;
    let hand: f32 = match state.secret.hands.get(seat.index()) {
        Some(hand) => hand.iter().map(|card| in_hand(state, seat, *card)).sum(),
        None => 0.0,
    };
    let later = eggs.min(6.0) * 0.3 + zones * 0.7 + outside.min(10.0) * 0.25 + grip(state, seat);
    hand + (eggs * 0.4 + later) * left.min(0.5) + lead(state, seat)
}

/// What a colony gains by coming nearer to the end, which only Pheromones and
/// chambers bring: without it nobody would want to end a game.
fn lead(state: &State, seat: Seat) -> f32 {
    if state.now.phase == Phase::Over {
        return 0.0;
    }
    let colony = state.colony(seat);
    let built = colony.chambers.len() as f32 - state.content.setup.pack.anthill.len() as f32;
    2.6 * colony.zones.len() as f32 + 2.2 * built
}

/// Hunting Zones within the colony's reach.
pub(super) fn huntable(state: &State, seat: Seat) -> usize {
    let rim = &state.colony(seat).cache.0.rim;
    rim.iter().filter(|hex| state.cell(**hex).ground == Ground::HuntingZone).count()
}

/// How well the ants sit for the next turns: action chambers that are full
/// beat ants that are scattered, and a Queen who sits in one keeps it from
/// being used until she leaves (M4.5).
fn grip(state: &State, seat: Seat) -> f32 {
    let worth = |kind| match kind {
        ChamberKind::Hunt | ChamberKind::Build => 0.30,
        ChamberKind::Colonize => 0.20,
        ChamberKind::LayEggs | ChamberKind::Nursery => 0.15,
        ChamberKind::Food => 0.0,
    };
    let of = |chamber: &Chamber| {
        let ants = f32::from((chamber.workers + chamber.slaves).min(3));
        let is_order = !matches!(chamber.kind, ChamberKind::Nursery | ChamberKind::Food);
        if chamber.queens > 0 && is_order {
            return worth(chamber.kind) * (0.3 * ants - 1.5);
        }
        worth(chamber.kind) * ants
    };
    state.colony(seat).chambers.iter().map(of).sum()
}

/// What an Objective in hand promises.
fn in_hand(state: &State, seat: Seat, card: ObjectiveId) -> f32 {
    let card = state.content.objective(card);
    objective(card, metric::measure(state, &state.content, seat, card.metric).max(0))
}

/// What an Objective promises when its metric stands at a value.
pub(super) fn objective(card: &ObjectiveCard, value: i32) -> f32 {
    let progress = |at: u8| (value as f32 / f32::from(at.max(1))).min(1.0);
    let one = progress(card.tier1.at).powi(2) * f32::from(card.tier1.vp);
    let two = progress(card.tier2.at).powi(3) * f32::from(card.tier2.vp);
    (one * 0.8).max(two * 0.9)
}

/// How promising an action looks at a glance.
pub fn prior(state: &State, action: &Action) -> f32 {
    match action {
        Action::TakePrey(section) => {
            let Some(Some(card)) = state.prey_river.get(usize::from(*section)) else { return 0.0 };
            let prey = state.content.prey(*card);
            1.0 + f32::from(prey.food) + f32::from(prey.vp) + f32::from(prey.trophies)
                - 0.7 * f32::from(prey.losses)
        }
        Action::HuntZone(_) | Action::HuntMound => 4.0,
        Action::TakeTile(_) => 3.0,
        Action::PlaceTile { .. } | Action::Hatch => 2.0,
        Action::Validate { tier: TierId::Two, .. } => 6.0,
        Action::Validate { .. } => 2.5,
        Action::LayEggs(count) => f32::from(*count),
        Action::Exit(_) => 2.0,
        Action::Pick(_) => 0.5,
        Action::EndTurn if state.now.activity != Activity::None => 0.1,
        _ => 1.0,
    }
}
