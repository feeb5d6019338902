//! What bots need to know about this game.
//!
//! Floats steer searches only; no rule looks at them.

use crate::engine::Seat;

use super::action::ChamberId;
use super::pack::{Kind, Rank, Talent};
use super::rules::{end, preparation, settlement, tokens};
use super::state::{MAX_CHAMBERS, Stage, State};
use super::talents;
use super::tokens::{Token, Tokens};

/// How well each seat stands, in survival points at the end of the game.
pub fn estimate(state: &State, out: &mut [f32]) {
    for seat in state.all_seats().take(out.len()) {
        out[seat.index()] = if state.colony(seat).alive { living(state, seat) } else { -4.0 };
    }
    if state.stage != Stage::Over {
        dangers(state, out);
    }
}

fn living(state: &State, seat: Seat) -> f32 {
    let colony = state.colony(seat);
    let settled = f32::from(end::points(state, seat));
    if state.stage == Stage::Talents {
        return settled + talents_worth(state.secret.talents[seat.index()]);
    }
    if state.stage == Stage::Over {
        return settled + 0.01 * f32::from(colony.tokens.points());
    }
    let left = rounds_left(state);
    // What talents bring, they bring round by round.
    let rounds = f32::from(state.content.numbers.rounds).max(1.0);
    let gifts = talents_worth(colony.talents) * (left / rounds).min(1.0);
    let weak = if colony.survival <= 3 { 0.4 * f32::from(4 - colony.survival) } else { 0.0 };
    settled + gifts + feeding(state, seat, left) + growth(state, seat, left) + hand(state, seat, left)
        - weak
        - 0.3 * f32::from(colony.stragglers + colony.crickets)
        - 0.6 * f32::from(colony.stones)
        - 0.35 * f32::from(colony.owed + colony.owed_tokens)
}

/// What a set of talents is worth in points at the end.
fn talents_worth(talents: u16) -> f32 {
    let chosen = Talent::ALL.into_iter().filter(|talent| talents & talent.bit() != 0);
    chosen.map(talent_worth).sum()
}

/// What a talent is worth in points at the end, as many games of bots with
/// random talents tell.
pub(super) fn talent_worth(talent: Talent) -> f32 {
    match talent {
        Talent::Fungiculture => 2.6,
        Talent::AntBridge => 1.9,
        Talent::Endurance => 1.6,
        Talent::HoneySac => 1.0,
        Talent::MassBrood => 0.7,
        Talent::Leap => 0.4,
        Talent::Planting => 0.3,
        Talent::Herding | Talent::GasGland => 0.2,
        Talent::BigHeads | Talent::FormicAcid => 0.1,
    }
}

/// Settlements still to come.
pub(super) fn rounds_left(state: &State) -> f32 {
    let whole = f32::from(state.content.numbers.rounds.saturating_sub(state.round));
    if state.stage == Stage::HandLimit { whole } else { whole + 1.0 }
}

/// What the food will be worth: fed now, fed later, and what is missing.
fn feeding(state: &State, seat: Seat, left: f32) -> f32 {
    let colony = state.colony(seat);
    let numbers = &state.content.numbers;
    let food = f32::from(settlement::food(state, seat)) + f32::from(colony.eaten);
    let due = f32::from(settlement::due(state, seat));
    let is_past = state.stage == Stage::HandLimit;
    let gain = f32::from(numbers.fed_gain)
        + if colony.tokens.count() >= numbers.large_from { f32::from(numbers.large_gain) } else { 0.0 };
    let (now, spare) = if is_past || state.done & 1 << seat.0 != 0 && state.stage == Stage::Settlement {
        (0.0, food)
    } else if food >= due {
        (gain, food - due)
    } else {
        // What is missing may still be found, until the food is counted.
        let hope = if state.stage == Stage::Administration { 0.45 } else { 0.1 };
        (-(due - food) * (1.0 - hope), 0.0)
    };
    let later = (left - 1.0).max(0.0) * due.max(1.0);
    now + 0.75 * spare.min(later) + 0.05 * (spare - later).max(0.0)
}

/// What tokens and chambers will bring.
fn growth(state: &State, seat: Seat, left: f32) -> f32 {
    let colony = state.colony(seat);
    let rounds = (left - 1.0).max(0.0);
    let held = f32::from(colony.tokens.count());
    let points = f32::from(colony.tokens.points());
    let next = f32::from(preparation::draw(state, seat));
    let reach = (held + next).min(10.0);
    let nurseries = f32::from(colony.count(Kind::Nursery).min(3));
    let fungus: f32 = fungus_worth(state, seat, rounds);
    0.05 * points + rounds.min(4.0) * 0.09 * reach + 0.06 * rounds * nurseries.min(rounds) + fungus
}

/// What Fungus chambers will yield: with one cultivation a round, one of them
/// at a time, and only what gets ready in time.
fn fungus_worth(state: &State, seat: Seat, rounds: f32) -> f32 {
    let needed = f32::from(talents::fungus_steps(state, seat)).max(1.0);
    let level = f32::from(state.content.numbers.fungus_level);
    let fungus = state.colony(seat).chambers().iter().filter(|chamber| chamber.kind == Kind::Fungus);
    let best = fungus.map(|chamber| f32::from(chamber.steps)).fold(-1.0, f32::max);
    if best < 0.0 {
        return 0.0;
    }
    let harvests = ((rounds + best) / needed).min(3.0);
    0.12 * level * harvests + 0.5 * level * (best / needed) * f32::from(u8::from(best + rounds >= needed))
}

/// What cards in hand are worth beside being food.
fn hand(state: &State, seat: Seat, left: f32) -> f32 {
    let colony = state.colony(seat);
    let time = (left / 4.0).min(1.0);
    let stones = f32::from(colony.in_hand(Rank::Stone).len());
    let nests = f32::from(colony.in_hand(Rank::Nest).len());
    let strength = f32::from(colony.tokens.points());
    let beyond = f32::from(colony.hand.len().saturating_sub(state.content.numbers.hand_limit));
    let planted = f32::from(colony.cards().and(state.planted).without(state.improved).len());
    (0.4 * stones + nests * (0.04 * strength - 0.3).max(0.0)) * time - 0.5 * beyond + 0.5 * planted * time
}

/// In a war: what the invader can still reach counts for it, and against the
/// defender.
fn dangers(state: &State, out: &mut [f32]) {
    let Some(war) = &state.war else { return };
    let Some(page) = war.page.and_then(|page| state.content.pages.get(usize::from(page))) else {
        out[war.defender.index()] -= 1.0;
        return;
    };
    let budget = f32::from(state.colony(war.invader).to_give());
    let costs = ways_in(state, page.entrance, &page.joined);
    let mut danger = 0.0;
    for (place, cost) in costs.iter().enumerate().take(usize::from(page.places)) {
        let prize = prize(state, state.secret.sites[place]);
        if war.broken & 1 << place == 0 && prize > 0.0 {
            danger += prize * (1.0 - cost / (budget + 1.0)).max(0.0);
        }
    }
    out[war.defender.index()] -= 0.6 * danger;
    out[war.invader.index()] += 0.3 * danger;
}

/// Points that the cheapest way in to each place costs, from where the invader
/// is.
fn ways_in(state: &State, entrance: u8, joined: &[u16; MAX_CHAMBERS]) -> [f32; MAX_CHAMBERS] {
    let broken = state.war.map_or(0, |war| war.broken);
    let guards = |place: usize| f32::from(state.secret.guards[place].points());
    let mut costs = [f32::MAX; MAX_CHAMBERS];
    let start = usize::from(entrance);
    costs[start] = if broken & 1 << start == 0 { guards(start) } else { 0.0 };
    // As often as there are places, so that every way is found.
    for _ in 0..MAX_CHAMBERS {
        for place in 0..MAX_CHAMBERS {
            for next in (0..MAX_CHAMBERS).filter(|next| joined[place] & 1 << next != 0) {
                let own = if broken & 1 << next == 0 { guards(next) } else { 0.0 };
                costs[next] = costs[next].min(costs[place] + own);
            }
        }
    }
    costs
}

/// What an invader finds in a chamber (A9.4).
fn prize(state: &State, chamber: Option<ChamberId>) -> f32 {
    let (Some(war), Some(id)) = (&state.war, chamber) else { return 0.0 };
    let chamber = &state.colony(war.defender).chambers[id.index()];
    match chamber.kind {
        Kind::Queen => f32::from(state.content.numbers.queen_spoils),
        Kind::Nursery => 0.8,
        Kind::Storehouse | Kind::Dump => f32::from(chamber.store.len().min(2)) * 0.5,
        Kind::Fungus => 0.3 * f32::from(chamber.steps),
    }
}

/// The payment that wastes nothing and keeps most teams healthy, where the
/// seat in turn is asked how to pay: the plainly sensible one (A3.2).
pub fn sensible_payment(held: Tokens, due: u8) -> Option<(u8, u8)> {
    let ways = tokens::payments(held, due);
    let spare = |(green, red): (u8, u8)| 2 * green + red - due;
    // With nothing wasted, red tokens go first: what is left can do more.
    let reds_left = |(_, red): (u8, u8)| held.of(Token::HandRed) - red;
    ways.min_by_key(|way| (spare(*way), reds_left(*way)))
}
