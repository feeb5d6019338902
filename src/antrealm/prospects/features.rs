//! What of a colony tells something about its end.

use crate::antrealm::action::Spot;
use crate::antrealm::estimate::rounds_left;
use crate::antrealm::pack::{Kind, Rank, Talent};
use crate::antrealm::rules::{administration, end, exploration, settlement};
use crate::antrealm::state::{Colony, Stage, State};
use crate::antrealm::talents;
use crate::engine::Seat;

/// Features of talents, after all others.
const TALENTS: usize = Talent::ALL.len();
/// How many features there are.
pub const COUNT: usize = 36 + TALENTS;

/// What each feature is.
pub const NAMES: [&str; COUNT] = [
    "always 1",
    "points now",
    "tokens, up to 8",
    "tokens from the 9th to the 12th",
    "tokens beyond 12",
    "red tokens",
    "a second Nursery",
    "a third Nursery",
    "a fourth Nursery",
    "a Fungus chamber",
    "a second Fungus chamber",
    "steps of the best Fungus chamber, of those it needs",
    "Storehouses",
    "Dumps",
    "room in Storehouses",
    "chambers",
    "whether there is food for all that is due",
    "food, up to what is due",
    "food beyond it, up to 4",
    "food in chambers",
    "satiety due",
    "action points",
    "action points, up to 8",
    "penalties to be waived",
    "Stones in hand",
    "Nests in hand",
    "hope to take a Queen's chamber",
    "danger to lose the Queen's chamber",
    "whether it could be taken now",
    "whether the own one could be lost now",
    "Stragglers",
    "Crickets",
    "Stones to pay for",
    "losses to come",
    "cards in hand",
    "Seeds on their way",
    "Planting",
    "Herding",
    "Fungiculture",
    "Ant bridge",
    "Leap",
    "Honey sac",
    "Formic acid",
    "Big heads",
    "Gas gland",
    "Mass brood",
    "Endurance",
];

/// Where in a round a colony stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standpoint {
    /// Its administration and its exploration are to come.
    Administering,
    /// Its exploration is to come.
    Exploring,
    /// Both are past, and it will be fed.
    Feeding,
}

/// What of a colony tells something about its end.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Features {
    /// Where in the round it stands.
    pub standpoint: Standpoint,
    /// Settlements still to come.
    pub left: f32,
    /// As [`NAMES`] says.
    pub values: [f32; COUNT],
}

impl Features {
    /// Those of a colony.
    pub fn of(state: &State, seat: Seat) -> Self {
        let colony = state.colony(seat);
        let mut values = [0.0; COUNT];
        let groups = [
            &[1.0, f32::from(end::points(state, seat))][..],
            &tokens(colony),
            &chambers(state, seat),
            &food(state, seat),
            &means(colony),
            &wars(state, seat),
            &troubles(state, colony),
        ];
        let talents = Talent::ALL.map(|talent| flag(state.has(seat, talent)));
        let all = groups.into_iter().flatten().chain(&talents);
        values.iter_mut().zip(all).for_each(|(value, feature)| *value = *feature);
        Self { standpoint: standpoint(state, seat), left: rounds_left(state), values }
    }
}

fn flag(is_set: bool) -> f32 {
    f32::from(u8::from(is_set))
}

fn standpoint(state: &State, seat: Seat) -> Standpoint {
    let had_turn = state.done & 1 << seat.0 != 0;
    match state.stage {
        Stage::Administration if had_turn => Standpoint::Exploring,
        Stage::Exploration if !had_turn => Standpoint::Exploring,
        Stage::Exploration | Stage::Settlement => Standpoint::Feeding,
        _ => Standpoint::Administering,
    }
}

fn tokens(colony: &Colony) -> [f32; 4] {
    let held = colony.tokens.count();
    let of = |from: u8, most: u8| f32::from(held.saturating_sub(from).min(most));
    [of(0, 8), of(8, 4), of(12, u8::MAX), f32::from(colony.tokens.reds())]
}

fn chambers(state: &State, seat: Seat) -> [f32; 10] {
    let colony = state.colony(seat);
    let nurseries = colony.count(Kind::Nursery);
    let fungus = colony.count(Kind::Fungus);
    let needed = f32::from(talents::fungus_steps(state, seat)).max(1.0);
    let grown = colony.chambers().iter().filter(|chamber| chamber.kind == Kind::Fungus);
    let best = grown.map(|chamber| f32::from(chamber.steps)).fold(0.0, f32::max);
    let stores = colony.chambers().iter().filter(|chamber| chamber.kind == Kind::Storehouse);
    let room = administration::room(state, Kind::Storehouse);
    let free = stores.map(|chamber| f32::from(room.saturating_sub(chamber.store.len()))).sum();
    [
        flag(nurseries >= 2),
        flag(nurseries >= 3),
        flag(nurseries >= 4),
        flag(fungus >= 1),
        flag(fungus >= 2),
        best / needed,
        f32::from(colony.count(Kind::Storehouse)),
        f32::from(colony.count(Kind::Dump)),
        free,
        f32::from(colony.built),
    ]
}

fn food(state: &State, seat: Seat) -> [f32; 5] {
    let colony = state.colony(seat);
    let due = f32::from(settlement::due(state, seat));
    let all = f32::from(settlement::food(state, seat)) + f32::from(colony.eaten);
    let chambers = colony.stores().filter(|(spot, _)| *spot != Spot::Hand);
    let items = chambers.flat_map(|(_, store)| store.items());
    let stored = items.map(|item| f32::from(state.level(&state.content, item))).sum();
    [flag(all >= due), all.min(due), (all - due).clamp(0.0, 4.0), stored, due]
}

fn means(colony: &Colony) -> [f32; 5] {
    let points = colony.action_points();
    [
        f32::from(points),
        f32::from(points.min(8)),
        f32::from(colony.waivers),
        f32::from(colony.in_hand(Rank::Stone).len()),
        f32::from(colony.in_hand(Rank::Nest).len()),
    ]
}

/// What wars may bring and cost.
fn wars(state: &State, seat: Seat) -> [f32; 4] {
    let (mut hope, mut danger) = ([0.0f32; 2], [0.0f32; 2]);
    for other in state.living().filter(|other| *other != seat) {
        let theirs = victory(state, other, seat);
        let own = victory(state, seat, other);
        for at in 0..2 {
            hope[at] = hope[at].max(own[at]);
            danger[at] = danger[at].max(theirs[at]);
        }
    }
    [hope[0], danger[0], hope[1], danger[1]]
}

/// Points by which an invader has to be stronger to be e times as likely to
/// win, as long as it is not sure when the war will be.
const EDGE: f32 = 4.0;

/// How likely a seat will take another's Queen's chamber, if it can make war on
/// it yet, and whether it can pay for it now.
fn victory(state: &State, seat: Seat, target: Seat) -> [f32; 2] {
    let last = rounds_left(state) <= 1.0 && standpoint(state, seat) == Standpoint::Feeding;
    if last || !exploration::targets(state, seat).any(|other| other == target) {
        return [0.0; 2];
    }
    let own = f32::from(state.colony(seat).to_give() + talents::break_in_savings(state, seat));
    let theirs = f32::from(state.colony(target).tokens.points());
    [1.0 / (1.0 + ((theirs - own) / EDGE).exp()), flag(own >= theirs)]
}

fn troubles(state: &State, colony: &Colony) -> [f32; 6] {
    let planted = colony.cards().and(state.planted).without(state.improved);
    [
        f32::from(colony.stragglers),
        f32::from(colony.crickets),
        f32::from(colony.stones),
        f32::from(colony.owed + colony.owed_tokens),
        f32::from(colony.hand.len()),
        f32::from(planted.len()),
    ]
}
