//! Slow and obvious versions of the rules, written from their text, and
//! compared with the fast ones at every step of random games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use formicarium::engine::{Chance, Fast, Game, Seat, Table, Turn};
use formicarium::microlonies::ids::{HexId, TileId};
use formicarium::microlonies::pack::{Badge, Bonus, ChamberKind, Layout, Pack, Side};
use formicarium::microlonies::rules::scoring::scores;
use formicarium::microlonies::species::satellites;
use formicarium::microlonies::state::{Activity, Ground, Occupant, Phase, Print, State};
use formicarium::microlonies::{Action, Microlonies, Setup, TierId, metric};

use super::board::{small_layout, small_pack};

/// All hexes of the layout.
pub fn all(state: &State) -> Vec<HexId> {
    (0..state.cells.len() as u16).map(HexId).collect()
}

/// Two hexes touch when their coordinates are one step apart.
pub fn touch(state: &State, a: HexId, b: HexId) -> bool {
    let (a, b) = (state.content.hexes[a.index()], state.content.hexes[b.index()]);
    let (q, r) = (a.x - b.x, a.y - b.y);
    [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)].contains(&(q, r))
}

pub fn around(state: &State, hex: HexId) -> Vec<HexId> {
    all(state).into_iter().filter(|other| touch(state, hex, *other)).collect()
}

/// M2.4, S1.1: the Nests, and again and again whatever touches it and holds one of
/// the colony's ants or Pheromones.
pub fn trail(state: &State, seat: Seat) -> BTreeSet<HexId> {
    let mut trail = BTreeSet::from([state.colony(seat).nest]);
    trail.extend(satellites(state.colony(seat)));
    loop {
        let joins = |hex: &HexId| {
            let cell = state.cell(*hex);
            let own = cell.occupant == Occupant::Ant(seat) || cell.pheromones >> seat.0 & 1 == 1;
            own && !trail.contains(hex) && trail.iter().any(|other| touch(state, *hex, *other))
        };
        let more: Vec<HexId> = all(state).into_iter().filter(joins).collect();
        if more.is_empty() {
            return trail;
        }
        trail.extend(more);
    }
}

/// M2.1, M2.3: Grassland, Forest and Rock, and bare ground (S13.3).
pub fn is_ground(state: &State, hex: HexId) -> bool {
    [Ground::Grassland, Ground::Forest, Ground::Rock, Ground::Bare].contains(&state.cell(hex).ground)
}

/// M2.5: all ways of so many steps, one by one.
pub fn destinations(state: &State, seat: Seat, from: HexId, steps: u8) -> BTreeSet<HexId> {
    let mut ends = BTreeSet::new();
    let mut here = BTreeSet::from([from]);
    for _ in 0..steps {
        let mut next = BTreeSet::new();
        for hex in here.iter().flat_map(|hex| around(state, *hex)) {
            let cell = state.cell(hex);
            let enters = match cell.ground {
                Ground::HuntingZone => cell.pheromones >> seat.0 & 1 == 1,
                Ground::Nest => state.colony(seat).nest == hex,
                _ => {
                    is_ground(state, hex) && [Occupant::Nobody, Occupant::Ant(seat)].contains(&cell.occupant)
                }
            };
            if enters {
                next.insert(hex);
                if is_ground(state, hex) && cell.occupant == Occupant::Nobody && hex != from {
                    ends.insert(hex);
                }
            }
        }
        here = next;
    }
    ends
}

fn tunnels(state: &State, tile: TileId) -> Vec<Side> {
    state.content.face(Print::Tile(tile)).tunnels.clone()
}

/// M7.2, M7.3: looks at each side of the place.
pub fn fits(state: &State, seat: Seat, tile: TileId, x: i8, y: i8) -> bool {
    let chambers = &state.colony(seat).chambers;
    let own = tunnels(state, tile);
    if y < 0 || chambers.iter().any(|chamber| (chamber.x, chamber.y) == (x, y)) {
        return false;
    }
    let mut joined = 0;
    for (side, back, dx, dy) in [
        (Side::North, Side::South, 0, -1),
        (Side::East, Side::West, 1, 0),
        (Side::South, Side::North, 0, 1),
        (Side::West, Side::East, -1, 0),
    ] {
        let tunnel = own.contains(&side);
        if y + dy < 0 {
            if tunnel {
                return false;
            }
            continue;
        }
        let Some(other) = chambers.iter().find(|other| (other.x, other.y) == (x + dx, y + dy)) else {
            continue;
        };
        let meets = state.content.face(other.print).tunnels.contains(&back);
        if tunnel != meets {
            return false;
        }
        joined += u32::from(tunnel);
    }
    joined > 0
}

pub fn sites(state: &State, seat: Seat, tile: TileId) -> Vec<(i8, i8)> {
    let places = (-12..=12).flat_map(|x| (-1..=16).map(move |y| (x, y)));
    places.filter(|(x, y)| fits(state, seat, tile, *x, *y)).collect()
}

/// M4.3: the chambers where the next ant may go.
fn steps(state: &State, seat: Seat) -> BTreeSet<usize> {
    let chambers = &state.colony(seat).chambers;
    let now = &state.now;
    let here = &chambers[now.chamber.unwrap().index()];
    let opens = |chamber: &formicarium::microlonies::state::Chamber, side| {
        state.content.face(chamber.print).tunnels.contains(&side)
    };
    let joined: BTreeSet<usize> = (0..chambers.len())
        .filter(|other| {
            let other = &chambers[*other];
            match (other.x - here.x, other.y - here.y) {
                (0, -1) => opens(here, Side::North) && opens(other, Side::South),
                (1, 0) => opens(here, Side::East) && opens(other, Side::West),
                (0, 1) => opens(here, Side::South) && opens(other, Side::North),
                (-1, 0) => opens(here, Side::West) && opens(other, Side::East),
                _ => false,
            }
        })
        .collect();
    match now.came_from {
        Some(back) if joined.len() > 1 => joined.into_iter().filter(|other| *other != back.index()).collect(),
        _ => joined,
    }
}

/// M2.7: the badges on cards and hexes.
pub fn badges(state: &State, seat: Seat, badge: Badge) -> i32 {
    let family = [
        [Badge::Arachnid, Badge::Crawling, Badge::Flying],
        [Badge::Alive, Badge::Injured, Badge::Dead],
        [Badge::Night, Badge::Twilight, Badge::Day],
        [Badge::Leaf, Badge::Seed, Badge::Aphid],
    ];
    let mut count = 0;
    for card in &state.colony(seat).prey {
        count += state.content.setup.pack.prey[card.index()]
            .badges
            .iter()
            .filter(|other| **other == badge)
            .count();
    }
    for cell in &state.cells {
        if let (Occupant::Ant(owner), Some(Bonus::Prey(kind))) = (cell.occupant, cell.bonus) {
            count += usize::from(owner == seat && family[kind as usize].contains(&badge));
        }
    }
    count as i32
}

pub fn bonuses(state: &State, seat: Seat, bonus: Bonus) -> i32 {
    let held = |cell: &&formicarium::microlonies::state::Cell| {
        cell.occupant == Occupant::Ant(seat) && cell.bonus == Some(bonus)
    };
    state.cells.iter().filter(held).count() as i32
}

/// M12.1: food.
fn food(state: &State, seat: Seat) -> i32 {
    let colony = state.colony(seat);
    let pack = &state.content.setup.pack;
    let mut food = 2 * bonuses(state, seat, Bonus::Food);
    food += colony.prey.iter().map(|card| i32::from(pack.prey[card.index()].food)).sum::<i32>();
    for chamber in colony.chambers.iter().filter(|chamber| chamber.kind == ChamberKind::Food) {
        food += match state.content.face(chamber.print).badge {
            None => 2,
            Some(badge) => badges(state, seat, badge),
        };
    }
    food
}

/// M7.7: pairs of chambers, each looked at once.
pub fn symbols(state: &State, seat: Seat) -> i32 {
    let chambers = &state.colony(seat).chambers;
    let mut complete = 0;
    for a in chambers {
        for b in chambers {
            let (left, right) = (state.content.face(a.print).symbols, state.content.face(b.print).symbols);
            let beside = (b.x - a.x, b.y - a.y) == (1, 0) && left.east.is_some() && left.east == right.west;
            let below = (b.x - a.x, b.y - a.y) == (0, 1) && left.south.is_some() && left.south == right.north;
            complete += i32::from(beside) + i32::from(below);
        }
    }
    complete
}

/// M12.5: colonies in order of icons take places; equals share them.
fn trophies(icons: &[i32]) -> Vec<i32> {
    let mut order: Vec<usize> = (0..icons.len()).filter(|seat| icons[*seat] > 0).collect();
    order.sort_by_key(|seat| -icons[*seat]);
    let mut groups: BTreeMap<i32, Vec<i32>> = BTreeMap::new();
    for (place, seat) in order.iter().enumerate() {
        groups.entry(icons[*seat]).or_default().push([7, 4, 2, 0][place]);
    }
    icons
        .iter()
        .map(|count| groups.get(count).map_or(0, |g| g.iter().sum::<i32>() / g.len() as i32))
        .collect()
}

pub fn icons(state: &State, seat: Seat) -> i32 {
    let colony = state.colony(seat);
    let pack = &state.content.setup.pack;
    let cards: i32 = colony.prey.iter().map(|card| i32::from(pack.prey[card.index()].trophies)).sum();
    let colours = state.seats().filter(|other| colony.trophies >> other.0 & 1 == 1).count() as i32;
    cards + colours + i32::from(colony.termites) + i32::from(colony.mound)
}

/// M12: the total of a seat but for trophies.
fn total(state: &State, seat: Seat) -> i32 {
    let colony = state.colony(seat);
    let pack = &state.content.setup.pack;
    let inside: i32 = colony.chambers.iter().map(|chamber| i32::from(chamber.workers + chamber.queens)).sum();
    let outside = state.cells.iter().filter(|cell| cell.occupant == Occupant::Ant(seat)).count() as i32;
    // M12.1 counts the ants of the anthill, and those in the hand of a dispersal
    // are between two of its chambers (M4.2).
    let now = &state.now;
    let hand = if now.seat == seat { i32::from(now.workers) + i32::from(now.queens) } else { 0 };
    let ants = inside + outside + hand;
    let fed = ants.min(food(state, seat));
    let nurses: i32 = colony
        .chambers
        .iter()
        .filter(|chamber| chamber.kind == ChamberKind::Nursery)
        .map(|chamber| i32::from(chamber.workers))
        .sum();
    let (mut sets, mut left, mut eggs) =
        (0, nurses, i32::from(colony.eggs) + 2 * bonuses(state, seat, Bonus::EndGameEggs));
    while left >= 1 && eggs >= 2 {
        (sets, left, eggs) = (sets + 1, left - 1, eggs - 2);
    }
    let table = &pack.manifest.numbers.architecture_vp;
    let complete = symbols(state, seat) + bonuses(state, seat, Bonus::EndGameSymbol);
    let built = i32::from(table[(complete as usize).min(table.len() - 1)]);
    let prey: i32 = colony.prey.iter().map(|card| i32::from(pack.prey[card.index()].vp)).sum();
    let objectives: i32 = colony
        .validated
        .iter()
        .map(|(card, tier)| {
            let card = &pack.objectives[card.index()];
            i32::from(if *tier == TierId::One { card.tier1.vp } else { card.tier2.vp })
        })
        .sum();
    fed - (ants - fed) + 3 * sets + built + prey + if colony.mound { 5 } else { 0 } + objectives
}

fn compare_boards(state: &State) {
    for seat in state.seats() {
        let trail = trail(state, seat);
        let kept: BTreeSet<HexId> = all(state).into_iter().filter(|hex| state.on_trail(seat, *hex)).collect();
        assert_eq!(kept, trail, "the Trail of seat {}", seat.0);
        let food = food(state, seat);
        assert_eq!(metric::food(state, &state.content, seat), food);
        assert_eq!(metric::symbols(&state.content, state.colony(seat)), symbols(state, seat));
        for badge in Badge::ALL {
            assert_eq!(metric::badges(state, &state.content, seat, badge), badges(state, seat, badge));
        }
    }
    let icons: Vec<i32> = state.seats().map(|seat| icons(state, seat)).collect();
    let shares = trophies(&icons);
    let sheets = scores(state, &state.content);
    if state.now.workers + state.now.queens == 0 {
        for seat in state.seats() {
            let expected = total(state, seat) + shares[seat.index()];
            assert_eq!(i32::from(sheets[seat.index()].total), expected, "the score of seat {}", seat.0);
        }
    }
}

/// Everything that the rules allow now.
pub fn legal(state: &State) -> Vec<Action> {
    let mut found: Vec<Action> = Vec::new();
    let seat = state.now.seat;
    let colony = state.colony(seat);
    let hand = &state.secret.hands[seat.index()];
    match state.now.phase {
        // No colony of these games has a species.
        Phase::Laying | Phase::Over | Phase::KeepSpecies | Phase::ChooseSpecies | Phase::Lose => {}
        Phase::Sally | Phase::PutOut | Phase::SeatQueen => {}
        Phase::KeepObjective => found.extend(hand.iter().map(|card| Action::Keep(*card))),
        Phase::Settle => found.extend(settling(state, seat).into_iter().map(Action::Settle)),
        Phase::TakeUp => {
            let ids = (0..colony.chambers.len()).filter(|id| colony.chambers[*id].ants() > 0);
            found.extend(ids.map(|id| Action::TakeUp(formicarium::microlonies::ids::ChamberId(id as u8))));
        }
        Phase::Disperse => {
            for chamber in steps(state, seat) {
                let chamber = formicarium::microlonies::ids::ChamberId(chamber as u8);
                for (ant, count) in [
                    (formicarium::microlonies::Ant::Worker, state.now.workers),
                    (formicarium::microlonies::Ant::Queen, state.now.queens),
                ] {
                    if count > 0 {
                        found.push(Action::Put { chamber, ant });
                    }
                }
            }
        }
        Phase::Act => {
            if state.secret.marked[seat.index()].is_empty() {
                acts(state, seat, &mut found);
            }
            validations(state, seat, &mut found);
        }
        Phase::LastValidation => validations(state, seat, &mut found),
        Phase::PutUnder => found.extend(hand.iter().map(|card| Action::PutUnder(*card))),
        Phase::PlaceTile => {
            let places = sites(state, seat, state.now.tile.unwrap());
            found.extend(places.into_iter().map(|(x, y)| Action::PlaceTile { x, y }));
        }
        Phase::TakePrey => found.extend(cards(state, seat).into_iter().map(Action::TakePrey)),
        Phase::March => {
            let ends = destinations(state, seat, state.now.hex.unwrap(), 3);
            found.extend(ends.into_iter().map(Action::March));
        }
    }
    found
}

/// M3.7.
fn settling(state: &State, seat: Seat) -> BTreeSet<HexId> {
    let first = &colony_starts(state, seat);
    let free = |hex: &HexId| is_ground(state, *hex) && state.cell(*hex).occupant == Occupant::Nobody;
    all(state)
        .into_iter()
        .filter(free)
        .filter(|hex| first.iter().any(|other| touch(state, *hex, *other)))
        .collect()
}

fn colony_starts(state: &State, seat: Seat) -> Vec<HexId> {
    state.colony(seat).outside.clone()
}

/// M8.2, M8.3.
fn cards(state: &State, seat: Seat) -> Vec<u8> {
    let workers = state.colony(seat).chambers[state.now.chamber.unwrap().index()].workers;
    let pack = &state.content.setup.pack;
    let takes = |section: &u8| match state.prey_river[usize::from(*section)] {
        Some(card) => *section < state.now.efficiency && pack.prey[card.index()].losses <= workers,
        None => false,
    };
    (0..5).filter(takes).collect()
}

fn acts(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let colony = state.colony(seat);
    let now = &state.now;
    let trail = trail(state, seat);
    let beside = |hex: HexId| !trail.contains(&hex) && trail.iter().any(|other| touch(state, hex, *other));
    let workers = now.chamber.map_or(0, |chamber| colony.chambers[chamber.index()].workers);
    let mut planning = false;
    match now.activity {
        Activity::None => {}
        Activity::LayEggs => {
            if !now.laid {
                found.extend((1..=now.efficiency.min(state.eggs)).map(Action::LayEggs));
            }
            planning = !now.planned && colony.eggs > 0;
        }
        Activity::FreePlanning => planning = true,
        Activity::Build => {
            for section in 0..5 {
                let tile = state.tile_river[usize::from(section)];
                if section < now.efficiency && tile.is_some_and(|tile| !sites(state, seat, tile).is_empty()) {
                    found.push(Action::TakeTile(section));
                }
            }
        }
        Activity::Hatching => found.extend((colony.eggs > 0 && colony.reserve > 0).then_some(Action::Hatch)),
        Activity::Hunt => {
            let mound = |hex: &HexId| state.cell(*hex).ground == Ground::Mound;
            let stands = |hex: &HexId| {
                state.cell(*hex).entrance
                    && state.cell(*hex).occupant == Occupant::Ant(seat)
                    && trail.contains(hex)
            };
            if !cards(state, seat).is_empty() {
                let zone = |hex: &HexId| {
                    state.cell(*hex).ground == Ground::HuntingZone
                        && state.cell(*hex).pheromones >> seat.0 & 1 == 0
                };
                found.extend(
                    all(state).into_iter().filter(zone).filter(|hex| beside(*hex)).map(Action::HuntZone),
                );
            }
            if workers >= 4 && all(state).iter().any(mound) && all(state).iter().any(stands) {
                found.push(Action::HuntMound);
            }
        }
        Activity::Colonize => colonizing(state, seat, workers, &beside, found),
    }
    if planning {
        found.extend((!state.secret.deck.is_empty()).then_some(Action::PlanDraw));
        let faces = (0..3).filter(|slot| state.objectives[usize::from(*slot)].is_some());
        found.extend(faces.map(Action::PlanTake));
    }
}

/// M10.
fn colonizing(
    state: &State,
    seat: Seat,
    workers: u8,
    beside: &dyn Fn(HexId) -> bool,
    found: &mut Vec<Action>,
) {
    let now = &state.now;
    if now.spent >= now.efficiency {
        return;
    }
    for hex in all(state).into_iter().filter(|hex| is_ground(state, *hex)) {
        let occupant = state.cell(hex).occupant;
        let enemy = occupant != Occupant::Nobody && occupant != Occupant::Ant(seat);
        let enters = occupant == Occupant::Nobody || enemy && now.eliminated == 0;
        if !now.explored && workers > 0 && enters && beside(hex) {
            found.push(Action::Exit(hex));
        }
        let rested = occupant == Occupant::Ant(seat) && !now.moved.contains(&hex);
        if rested && !destinations(state, seat, hex, 3).is_empty() {
            found.push(Action::Pick(hex));
        }
    }
}

/// M9.1.
fn validations(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let marked = &state.secret.marked[seat.index()];
    for &card in &state.secret.hands[seat.index()] {
        let objective = state.content.objective(card);
        let value = metric::measure(state, &state.content, seat, objective.metric);
        for (tier, condition) in [(TierId::One, objective.tier1), (TierId::Two, objective.tier2)] {
            if value >= i32::from(condition.at) && marked.iter().all(|mark| mark.0 != card) {
                found.push(Action::Validate { card, tier });
            }
        }
    }
    found.push(Action::EndTurn);
}

fn compare_legal(state: &State, fast: &[Action]) {
    let names = |actions: &[Action]| actions.iter().map(|action| format!("{action:?}")).collect();
    let (set, slow): (BTreeSet<String>, BTreeSet<String>) = (names(fast), names(&legal(state)));
    assert_eq!(set.len(), fast.len(), "something is listed twice");
    assert_eq!(set, slow, "in the phase {:?}, {:?}", state.now.phase, state.now.activity);
}

fn play(setup: &Setup, seed: u64) -> BTreeMap<String, u32> {
    let ready = Microlonies::check(setup).unwrap();
    let mut table = Table::<Microlonies, ()>::new(ready, seed, ());
    let mut chance = Fast::new(seed);
    let mut kinds = BTreeMap::new();
    while let Turn::Seat(seat) = table.turn() {
        compare_boards(table.state());
        compare_legal(table.state(), table.legal());
        let action = lively(table.legal(), &mut chance);
        *kinds.entry(format!("{action:?}").split(['(', ' ']).next().unwrap().to_owned()).or_default() += 1;
        table.act(seat, action).unwrap();
    }
    compare_boards(table.state());
    kinds
}

/// Any action, but rarely the end of a turn while there is anything else, so
/// that more happens.
fn lively(legal: &[Action], chance: &mut Fast) -> Action {
    let action = legal[chance.below(legal.len() as u32) as usize];
    if action == Action::EndTurn && chance.below(8) > 0 {
        return legal[chance.below(legal.len() as u32) as usize];
    }
    action
}

#[test]
fn fast_and_slow_rules_agree_at_every_step() {
    let base = Arc::new(Pack::base());
    let games = std::env::var("FORMICARIUM_ORACLE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(12);
    let mut kinds = BTreeMap::<String, u32>::new();
    for seed in 0..games {
        let colonies = 2 + (seed % 3) as u8;
        let setup = match seed % 4 {
            3 => Setup {
                pack: Arc::new(small_pack()),
                layout: Arc::new(small_layout()),
                colonies: 2,
                species: Vec::new(),
            },
            _ => Setup {
                pack: Arc::clone(&base),
                layout: Arc::new(Layout::base(usize::from(colonies)).unwrap()),
                colonies,
                species: Vec::new(),
            },
        };
        for (kind, count) in play(&setup, seed) {
            *kinds.entry(kind).or_default() += count;
        }
    }
    for kind in ["Keep", "Settle", "TakeUp", "Put", "LayEggs", "PlanDraw", "PlanTake", "PutUnder", "TakeTile"]
    {
        assert!(kinds.contains_key(kind), "no {kind} in {kinds:?}");
    }
    for kind in ["PlaceTile", "Hatch", "HuntZone", "TakePrey", "Exit", "Pick", "March", "Validate", "EndTurn"]
    {
        assert!(kinds.contains_key(kind), "no {kind} in {kinds:?}");
    }
}
