//! How promising decisions look at a glance: what a search tries first, and
//! plays where it does not look closely.
//!
//! Floats steer searches only; no rule looks at them.

use crate::engine::Seat;

use super::action::{Action, Loss};
use super::estimate::{rounds_left, talent_worth};
use super::pack::{Kind, Rank};
use super::rules::{exploration, settlement, war};
use super::state::{Phase, State, War};
use super::store::Item;
use super::talents;
use super::tokens::{Token, Zone};

/// How promising an action looks, against the others of its decision.
pub fn prior(state: &State, action: &Action) -> f32 {
    match *action {
        Action::Talent(talent) => (1.5 * talent_worth(talent)).exp(),
        Action::EndTalents => 0.3,
        Action::Pay { green, red } => paying(state, green, red),
        Action::GiveUp(loss) => giving_up(loss),
        Action::Lose(token) | Action::LoseGuard { token, .. } => sparing(token),
        Action::Build(kind) => building(state, kind),
        Action::Cultivate(_) => 4.0,
        Action::Mulch { .. } => 1.0,
        Action::Care(_) => 0.7,
        Action::Plant(_) | Action::Herd(_) | Action::Store { .. } => 3.0,
        Action::Reveal(count) => revealing(state, count),
        Action::Declare(target) => declaring(state, target),
        Action::Take(card) => taking(state, card.rank()),
        Action::Bridge(_) => 1.2,
        Action::Leap => 3.0,
        Action::Stone(_) => stone(state),
        Action::Leaf(_) => 2.0,
        Action::Site(place) => siting(state, place),
        Action::Guard(place) => guarding(state, place),
        Action::Invade(place) => invading(state, place),
        Action::BreakIn => breaking_in(state),
        Action::Retreat => 1.0,
        Action::Eat { item, .. } => eating(state, item),
        Action::Waive(points) => f32::from(points),
        Action::EndTurn => 0.3,
        Action::Decline => 0.4,
        _ => 1.0,
    }
}

/// A payment wastes nothing, and leaves green tokens, which can do more.
fn paying(state: &State, green: u8, red: u8) -> f32 {
    let spare = 2.0 * f32::from(green) + f32::from(red) - f32::from(state.now.due);
    3.0 - 2.0 * spare + 0.1 * f32::from(red)
}

fn giving_up(loss: Loss) -> f32 {
    match loss {
        Loss::Wound(Zone::Work) => 2.5,
        Loss::Wound(Zone::Hand) => 2.0,
        Loss::Token(token) => sparing(token),
    }
}

/// Wounded tokens, and those at work, are missed least.
fn sparing(token: Token) -> f32 {
    f32::from(u8::from(!token.is_green())) + 0.5 * f32::from(u8::from(token.zone() == Zone::Work))
}

/// A meal wastes nothing.
fn eating(state: &State, item: Item) -> f32 {
    let seat = state.now.seat;
    let missing = settlement::due(state, seat).saturating_sub(state.colony(seat).eaten);
    let level = state.level(&state.content, item);
    2.0 - f32::from(level.saturating_sub(missing))
}

fn building(state: &State, kind: Kind) -> f32 {
    let colony = state.colony(state.now.seat);
    match kind {
        Kind::Nursery => 2.0 + 1.5 * rounds_left(state).min(6.0),
        Kind::Fungus if colony.count(Kind::Fungus) == 0 => 5.0,
        _ => 2.0,
    }
}

fn taking(state: &State, rank: Rank) -> f32 {
    let level = f32::from(state.content.level(rank, false));
    match rank {
        Rank::Stone => 0.7,
        Rank::Nest => 3.0,
        _ => 1.0 + 2.0 * level,
    }
}

/// Almost as many cards as there may be.
fn revealing(state: &State, count: u8) -> f32 {
    let most = exploration::most_cards(state, state.now.seat).max(1);
    3.0 * (f32::from(count) / f32::from(most)).powi(4)
}

/// War is for those who can pay their way in past all guards at once, above
/// all when there is nothing left to save tokens for.
fn declaring(state: &State, target: Seat) -> f32 {
    let seat = state.now.seat;
    let own = state.colony(seat).to_give() + talents::break_in_savings(state, seat);
    if own < state.colony(target).tokens.points() {
        0.05
    } else if rounds_left(state) <= 1.0 {
        30.0
    } else {
        4.0
    }
}

/// The invader keeps its Stone; the defender lays its own as soon as it can.
fn stone(state: &State) -> f32 {
    if state.now.phase == Phase::AttackStone { 0.05 } else { 2.0 }
}

/// What is worth taking lies far from the entrance.
fn siting(state: &State, place: u8) -> f32 {
    let Some((war, steps)) = steps_to(state, place) else { return 1.0 };
    let Some(chamber) = state.colony(war.defender).chambers().get(usize::from(war.set)) else { return 1.0 };
    match chamber.kind {
        Kind::Queen => (1.0 + steps).powi(4),
        Kind::Storehouse | Kind::Dump if chamber.store.is_empty() => 1.0 / (1.0 + steps).powi(2),
        Kind::Fungus if chamber.steps == 0 => 1.0 / (1.0 + steps).powi(2),
        _ => 1.0,
    }
}

/// Nobody comes in but past the guards at the entrance.
fn guarding(state: &State, place: u8) -> f32 {
    match steps_to(state, place) {
        Some((_, steps)) if steps > 0.0 => 0.1,
        _ => 12.0,
    }
}

/// The war, and how far a place is from the entrance.
fn steps_to(state: &State, place: u8) -> Option<(War, f32)> {
    let war = state.war?;
    let page = state.content.pages.get(usize::from(war.page?))?;
    Some((war, f32::from(page.steps[usize::from(place)])))
}

/// Further in is where the Queen may be.
fn invading(state: &State, place: u8) -> f32 {
    steps_to(state, place).map_or(2.0, |(_, steps)| 2.0 + steps)
}

fn breaking_in(state: &State) -> f32 {
    let cost = f32::from(war::break_in_cost(state));
    let left = rounds_left(state);
    if left <= 1.0 { 20.0 } else { 2.0 * (1.0 - 0.05 * cost).exp() }
}
