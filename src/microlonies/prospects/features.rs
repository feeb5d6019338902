//! What of a colony tells something about its end.

use crate::engine::{Seat, Standing};
use crate::microlonies::estimate::{huntable, objective};
use crate::microlonies::metric;
use crate::microlonies::pack::ChamberKind;
use crate::microlonies::rules::scoring::Score;
use crate::microlonies::species;
use crate::microlonies::state::{Colony, Phase, State};

/// How many features there are.
pub const COUNT: usize = 47;

/// What each feature is.
pub const NAMES: [&str; COUNT] = [
    "always 1",
    "VP but for feeding and trophies",
    "VP for trophies",
    "trophy icons",
    "fed ants",
    "unfed ants",
    "food to spare, up to 6",
    "Supremacy",
    "ants outside",
    "Workers in the reserve",
    "Eggs, up to 6",
    "Eggs beyond 6",
    "Nurses",
    "chambers built",
    "Hunting Zones hunted",
    "nearness to the end, from 0 to 1",
    "whether one step more triggers the end",
    "Objectives in hand",
    "VP that could be validated now",
    "VP that the hand promises",
    "Objectives that lack 1 to tier 1",
    "Objectives that lack 1 to tier 2",
    "Objectives validated",
    "Hunting Zones within reach, up to 3",
    "hexes next to the Trail, up to 20",
    "hexes of the Trail, up to 12",
    "places for tiles, up to 8",
    "bonus hexes",
    "tokens of trophies",
    "the Mound",
    "ants outside the Trail",
    "Queens where they are in the way",
    "ants in Hunt chambers",
    "ants in Build chambers",
    "ants in Colonize chambers",
    "ants in Lay Eggs chambers",
    "most ants in a Hunt chamber",
    "most ants in a Build chamber",
    "most ants in a Colonize chamber",
    "most ants in a Lay Eggs chamber",
    "Hunt chambers",
    "Build chambers",
    "Colonize chambers",
    "Lay Eggs chambers",
    "Food chambers",
    "seats that move before it",
    "whether the end was triggered",
];

/// Turns beyond which it does not matter how many are left.
const FAR: f32 = 10.0;

/// Writes the features of a colony into `values`.
pub fn features(state: &State, seat: Seat, sheet: &Score, values: &mut [f32]) -> Option<Standing> {
    if state.turn == 0 || matches!(state.now.phase, Phase::LastValidation | Phase::Over) {
        return None;
    }
    let groups = [
        &[1.0][..],
        &points(state, seat, sheet),
        &brood(state, seat),
        &progress(state, seat),
        &hand(state, seat),
        &ground(state, seat),
        &anthill(state.colony(seat)),
        &[f32::from(before(state, seat)), flag(state.last_round.is_some())],
    ];
    let all = groups.into_iter().flatten();
    values.iter_mut().zip(all).for_each(|(value, feature)| *value = *feature);
    Some(Standing { standpoint: 0, left: (turns_left(state, seat) / FAR).min(1.0) })
}

fn points(state: &State, seat: Seat, sheet: &Score) -> [f32; 7] {
    let settled = sheet.total - sheet.feeding - sheet.trophies;
    let food = metric::food(state, &state.content, seat) - i32::from(sheet.fed);
    [
        f32::from(settled),
        f32::from(sheet.trophies),
        f32::from(sheet.trophy_icons),
        f32::from(sheet.fed),
        f32::from(sheet.unfed),
        food.clamp(0, 6) as f32,
        f32::from(sheet.supremacy),
    ]
}

fn brood(state: &State, seat: Seat) -> [f32; 5] {
    let colony = state.colony(seat);
    [
        colony.outside.len() as f32,
        f32::from(colony.reserve),
        f32::from(colony.eggs.min(6)),
        f32::from(colony.eggs.saturating_sub(6)),
        metric::nurses(colony) as f32,
    ]
}

fn progress(state: &State, seat: Seat) -> [f32; 4] {
    let colony = state.colony(seat);
    let start = state.content.setup.pack.anthill.len();
    let built = colony.chambers.len().saturating_sub(start);
    let to_build = species::chambers_to_end(&state.content, colony).saturating_sub(start);
    let share = |done: usize, all: usize| done as f32 / all.max(1) as f32;
    let hunted = share(colony.zones.len(), species::prey_to_end(&state.content, colony));
    let nearness = hunted.max(share(built, to_build)).min(1.0);
    [built as f32, colony.zones.len() as f32, nearness, flag(steps_to_end(state, colony) <= 1)]
}

/// Prey cards or chambers until the colony triggers the end (M11.1).
fn steps_to_end(state: &State, colony: &Colony) -> usize {
    let hunts = species::prey_to_end(&state.content, colony).saturating_sub(colony.zones.len());
    let chambers = species::chambers_to_end(&state.content, colony).saturating_sub(colony.chambers.len());
    hunts.min(chambers)
}

fn hand(state: &State, seat: Seat) -> [f32; 6] {
    let colony = state.colony(seat);
    let cards = state.secret.hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
    let (mut now, mut promise, mut lacks) = (0.0, 0.0, [0.0; 2]);
    for id in cards {
        let card = state.content.objective(*id);
        let value = metric::measure(state, &state.content, seat, card.metric).max(0);
        let reached = [card.tier2, card.tier1].into_iter().find(|tier| value >= i32::from(tier.at));
        now += reached.map_or(0.0, |tier| f32::from(tier.vp));
        promise += objective(card, value);
        for (lack, tier) in lacks.iter_mut().zip([card.tier1, card.tier2]) {
            *lack += flag(value + 1 == i32::from(tier.at));
        }
    }
    [cards.len() as f32, now, promise, lacks[0], lacks[1], colony.validated.len() as f32]
}

fn ground(state: &State, seat: Seat) -> [f32; 8] {
    let colony = state.colony(seat);
    let cache = &colony.cache.0;
    let up_to = |count: usize, most: usize| count.min(most) as f32;
    let isolated = colony.outside.iter().filter(|hex| !state.on_trail(seat, **hex)).count();
    let bonuses = metric::controlled(state, seat).filter(|cell| cell.bonus.is_some()).count();
    [
        up_to(huntable(state, seat), 3),
        up_to(cache.rim.len(), 20),
        up_to(cache.trail.len(), 12),
        up_to(cache.sites.len(), 8),
        bonuses as f32,
        colony.trophies.count_ones() as f32 + f32::from(colony.termites),
        flag(colony.mound),
        isolated as f32,
    ]
}

fn anthill(colony: &Colony) -> [f32; 14] {
    const ORDERS: [ChamberKind; 4] =
        [ChamberKind::Hunt, ChamberKind::Build, ChamberKind::Colonize, ChamberKind::LayEggs];
    let (mut blocked, mut all, mut most, mut count) = (0.0, [0.0; 4], [0.0f32; 4], [0.0; 4]);
    let mut stores = 0.0;
    for chamber in &colony.chambers {
        let ants = f32::from(chamber.workers + chamber.slaves);
        let Some(at) = ORDERS.iter().position(|kind| *kind == chamber.kind) else {
            stores += flag(chamber.kind == ChamberKind::Food);
            continue;
        };
        count[at] += 1.0;
        if chamber.queens > 0 {
            blocked += 1.0;
            continue;
        }
        all[at] += ants;
        most[at] = most[at].max(ants.min(f32::from(chamber.maximum)));
    }
    let mut out = [0.0; 14];
    let groups = [&[blocked][..], &all, &most, &count, &[stores]];
    out.iter_mut().zip(groups.into_iter().flatten()).for_each(|(out, value)| *out = *value);
    out
}

/// Turns that a colony still has: known once the end was triggered, and before
/// by how near the nearest is to triggering it.
fn turns_left(state: &State, seat: Seat) -> f32 {
    let has_moved = place(state, seat) < place(state, state.mover);
    let this_round = if has_moved { 0.0 } else { 1.0 };
    let later = match state.last_round {
        Some(last) => f32::from(last.saturating_sub(state.round)),
        None => {
            let steps = state.colonies.iter().map(|colony| steps_to_end(state, colony)).min();
            1.5 + 1.5 * steps.unwrap_or(0) as f32
        }
    };
    later + this_round
}

/// A seat's place in the order of a round, from 0.
fn place(state: &State, seat: Seat) -> u8 {
    let seats = state.colonies.len() as u8;
    (seat.0 + seats - state.first.0) % seats
}

/// Seats that move before a seat does, the one in turn among them.
fn before(state: &State, seat: Seat) -> u8 {
    let seats = state.colonies.len() as u8;
    (seat.0 + seats - state.mover.0) % seats
}

fn flag(is_set: bool) -> f32 {
    f32::from(u8::from(is_set))
}
