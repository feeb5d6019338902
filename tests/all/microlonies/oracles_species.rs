//! Slow and obvious versions of what species change, written from the text of
//! their rules, and compared with the fast ones at every step of random games.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use formicarium::engine::{Chance, Fast, Game, Seat, Table, Turn};
use formicarium::microlonies::ids::{ChamberId, HexId, ObjectiveId, PreyId, TileId};
use formicarium::microlonies::pack::{Badge, Bonus, ChamberKind, Layout, Pack};
use formicarium::microlonies::rules::scoring::scores;
use formicarium::microlonies::species::{Ability, PLAYED, Slice, Species, SpeciesChoice, satellites};
use formicarium::microlonies::state::{Activity, Cell, Chamber, Ground, Occupant, Phase, Print, State};
use formicarium::microlonies::{Action, Microlonies, Setup, metric};

use super::given::sheets;
use super::oracles::{all, around, badges, bonuses, icons, is_ground, sites, symbols, touch, trail};

fn is(state: &State, seat: Seat, species: Species) -> bool {
    state.colony(seat).species == Some(species)
}

fn has(state: &State, card: usize, badge: Badge) -> bool {
    state.content.setup.pack.prey[card].badges.contains(&badge)
}

/// Fungus Gardens built (S2.1): what is printed on none of the deck's tiles.
fn gardens(state: &State, seat: Seat) -> i32 {
    let deck = state.content.setup.pack.chambers.len();
    let built = |chamber: &&Chamber| matches!(chamber.print, Print::Tile(tile) if tile.index() >= deck);
    state.colony(seat).chambers.iter().filter(built).count() as i32
}

fn controlled(state: &State, seat: Seat, ground: Ground) -> i32 {
    let held = |cell: &&Cell| cell.ground == ground && cell.occupant == Occupant::Ant(seat);
    state.cells.iter().filter(held).count() as i32
}

/// S2.2, S6.4, S12.2, S15.2, S16.2.
fn food(state: &State, seat: Seat) -> i32 {
    let colony = state.colony(seat);
    let pack = &state.content.setup.pack;
    let eats_less = is(state, seat, Species::FungusFarming) || is(state, seat, Species::Harvester);
    let mut food = 2 * bonuses(state, seat, Bonus::Food);
    for card in &colony.prey {
        let printed = i32::from(pack.prey[card.index()].food);
        food += match colony.species {
            Some(Species::Leafcutter) => 0,
            _ if eats_less => (printed - 1).max(0),
            _ => printed,
        };
    }
    for chamber in colony.chambers.iter().filter(|chamber| chamber.kind == ChamberKind::Food) {
        food += state.content.face(chamber.print).badge.map_or(2, |badge| badges(state, seat, badge));
    }
    food -= 2 * gardens(state, seat);
    food + match colony.species {
        Some(Species::Leafcutter) => {
            let leaves = badges(state, seat, Badge::Leaf);
            leaves * (1 + gardens(state, seat)) + controlled(state, seat, Ground::Forest)
        }
        Some(Species::Sahara) => badges(state, seat, Badge::Day),
        Some(Species::FungusFarming) => 2 * badges(state, seat, Badge::Leaf),
        Some(Species::Harvester) => 2 * badges(state, seat, Badge::Seed),
        Some(Species::Thief) => match colony.slice {
            Slice::Thief { stolen, own } => 2 * i32::from(stolen) + i32::from(own),
            _ => panic!("no larder"),
        },
        _ => 0,
    }
}

/// S9.4, ant by ant.
fn fed(state: &State, seat: Seat) -> i32 {
    let (mut left, mut fed) = (food(state, seat), 0);
    for ant in 1..=metric::population(state, seat) {
        let need = if is(state, seat, Species::Giant) && ant > 10 { 2 } else { 1 };
        if left >= need {
            (left, fed) = (left - need, fed + 1);
        }
    }
    fed
}

/// The last line of each species.
fn supremacy(state: &State, seat: Seat) -> i32 {
    let Some(species) = state.colony(seat).species else { return 0 };
    let stands = |ground: Ground| {
        let held = |cell: &&Cell| {
            let acid = cell.acid && cell.occupant == Occupant::Nobody && species == Species::RedMeadow;
            cell.ground == ground && (cell.occupant == Occupant::Ant(seat) || acid)
        };
        state.cells.iter().filter(held).count() as i32
    };
    let trail = trail(state, seat);
    match species {
        Species::Argentine => {
            let founded =
                state.cells.iter().filter(|cell| cell.ground == Ground::Nest).count() - state.colonies.len();
            3 * founded as i32 + badges(state, seat, Badge::Twilight)
        }
        Species::Leafcutter => stands(Ground::Forest) + 2 * gardens(state, seat) + fed(state, seat) / 4,
        Species::Soldier => {
            let armed = state.cells.iter().filter(|cell| cell.soldier).count() as i32;
            stands(Ground::Rock) + armed
        }
        Species::Bulldog => 2 * badges(state, seat, Badge::Alive),
        Species::Carpenter => {
            let complete = symbols(state, seat) + bonuses(state, seat, Bonus::EndGameSymbol);
            stands(Ground::Forest) + complete / 2
        }
        Species::Sahara => {
            let alone = state.colony(seat).outside.iter().filter(|hex| !trail.contains(hex)).count() as i32;
            badges(state, seat, Badge::Day) + (alone / 2).min(3)
        }
        Species::Fire => stands(Ground::Water) + if badges(state, seat, Badge::Flying) >= 3 { 2 } else { 0 },
        Species::RedMeadow => 2 * badges(state, seat, Badge::Aphid) + stands(Ground::Grassland),
        Species::Giant => (1..=fed(state, seat)).map(|ant| i32::from(ant >= 6) + i32::from(ant >= 11)).sum(),
        Species::FungusFarming => (2 * stands(Ground::Grassland)).min(10),
        Species::Amazon => {
            let rooms = state.colony(seat).chambers.iter();
            let nursing = rooms.filter(|chamber| chamber.kind == ChamberKind::Nursery);
            2 * nursing.map(|chamber| i32::from(chamber.slaves)).sum::<i32>()
        }
        Species::Army => badges(state, seat, Badge::Arachnid) + icons(state, seat),
        Species::Thief => (fed(state, seat) - 10).max(0) / 2,
        Species::BlackGarden => {
            let held = state.secret.hands[seat.index()].len() + state.colony(seat).validated.len();
            held as i32
        }
        Species::TrapJaw => {
            let prey = state.colony(seat).prey.len() as i32 + i32::from(state.colony(seat).mound);
            2 * badges(state, seat, Badge::Night) + prey / 2
        }
        Species::Harvester => {
            let rooms = state.colony(seat).chambers.iter();
            3 * rooms.filter(|chamber| chamber.kind == ChamberKind::Food).count() as i32
        }
    }
}

fn is_enemy(state: &State, seat: Seat, hex: HexId) -> bool {
    let cell = state.cell(hex);
    ![Occupant::Nobody, Occupant::Ant(seat)].contains(&cell.occupant)
}

/// Who can be eliminated (M10.3, S10.1).
fn is_victim(state: &State, seat: Seat, hex: HexId) -> bool {
    is_enemy(state, seat, hex) && !state.cell(hex).soldier
}

/// Whether an Elimination is left (M10.3, S5.1).
fn strikes(state: &State, seat: Seat) -> bool {
    state.now.eliminated < if is(state, seat, Species::Amazon) { 2 } else { 1 }
}

/// Where an ant of the colony, perhaps a Soldier, may stand, whoever does now
/// (S7.2, S8.2, S10.1).
fn stands(state: &State, seat: Seat, hex: HexId, soldier: bool) -> bool {
    let cell = state.cell(hex);
    (soldier || !cell.acid)
        && (is_ground(state, hex) || cell.ground == Ground::Water && is(state, seat, Species::Fire))
}

/// What an ant of the colony may walk over (M2.5, S1.1, S6.1, S7.2, S8.2, S10.1).
fn walks(state: &State, seat: Seat, hex: HexId, soldier: bool) -> bool {
    let cell = state.cell(hex);
    let sahara = is(state, seat, Species::Sahara);
    match cell.ground {
        _ if cell.acid && !soldier => false,
        Ground::HuntingZone => sahara || cell.pheromones >> seat.0 & 1 == 1,
        Ground::Nest => {
            let colony = state.colony(seat);
            colony.nest == hex || satellites(colony).any(|nest| nest == hex)
        }
        Ground::Water if sahara => true,
        _ => stands(state, seat, hex, soldier) && (sahara || !is_enemy(state, seat, hex)),
    }
}

fn goals(state: &State, seat: Seat, from: HexId) -> BTreeSet<HexId> {
    let steps = match state.colony(seat).species {
        Some(Species::Sahara) => 5,
        Some(Species::Giant) => 2,
        _ => 3,
    };
    let strikes = is(state, seat, Species::Giant) && strikes(state, seat);
    let soldier = state.cell(from).soldier;
    let (mut goals, mut here) = (BTreeSet::new(), BTreeSet::from([from]));
    for _ in 0..steps {
        let near: BTreeSet<HexId> = here.iter().flat_map(|hex| around(state, *hex)).collect();
        let hit =
            |hex: &&HexId| strikes && stands(state, seat, **hex, soldier) && is_victim(state, seat, **hex);
        goals.extend(near.iter().filter(hit));
        here = near.into_iter().filter(|hex| walks(state, seat, *hex, soldier)).collect();
        let free = |hex: &&HexId| {
            let nobody = state.cell(**hex).occupant == Occupant::Nobody;
            stands(state, seat, **hex, soldier) && nobody && **hex != from
        };
        goals.extend(here.iter().filter(free));
    }
    goals
}

fn exits(state: &State, seat: Seat, soldier: bool) -> Vec<Action> {
    let mut found = Vec::new();
    let now = &state.now;
    let chamber = &state.colony(seat).chambers[now.chamber.expect("an activated chamber").index()];
    if now.explored || now.special || chamber.workers == 0 {
        return found;
    }
    let trail = trail(state, seat);
    let beside = |hex: &HexId| !trail.contains(hex) && trail.iter().any(|own| touch(state, *hex, *own));
    let first: Vec<HexId> =
        all(state).into_iter().filter(beside).filter(|hex| walks(state, seat, *hex, soldier)).collect();
    for hex in all(state) {
        let far = is(state, seat, Species::Sahara) && first.iter().any(|step| touch(state, hex, *step));
        let free_of_cost =
            is(state, seat, Species::Fire) && state.cell(hex).ground == Ground::Water && now.used == 0;
        let pays = now.spent < now.efficiency || free_of_cost;
        let enters = match state.cell(hex).occupant {
            Occupant::Nobody => true,
            _ => is_victim(state, seat, hex) && strikes(state, seat),
        };
        if pays && enters && stands(state, seat, hex, soldier) && (beside(&hex) || far) {
            found.push(Action::Exit(hex));
        }
    }
    found
}

/// S10.1: an Exit for two Workers.
fn sallying(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let chamber = &state.colony(seat).chambers[state.now.chamber.expect("a chamber").index()];
    let armed = state.cells.iter().filter(|cell| cell.soldier).count();
    let able = is(state, seat, Species::Soldier) && chamber.workers >= 2 && armed < 5;
    if able && !exits(state, seat, true).is_empty() {
        found.push(Action::Ability(Ability::SendSoldier));
    }
}

/// S1.1: from which ants a Satellite Nest may come.
fn founding(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let (now, colony) = (&state.now, state.colony(seat));
    let left = now.used == 0 && satellites(colony).count() < 3 && now.efficiency >= now.spent + 2;
    if !is(state, seat, Species::Argentine) || now.explored || !left {
        return;
    }
    let nests: Vec<HexId> = satellites(colony).chain([colony.nest]).collect();
    for hex in trail(state, seat) {
        let cell = state.cell(hex);
        let plain = cell.bonus.is_none() && !cell.entrance && cell.occupant == Occupant::Ant(seat);
        if plain && !nests.iter().any(|nest| touch(state, hex, *nest)) {
            found.push(Action::Ability(Ability::Found(hex)));
        }
    }
}

/// S2.3.
fn raising(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let able = is(state, seat, Species::Leafcutter) && state.now.used == 1 && !state.now.explored;
    if able && state.colony(seat).reserve > 0 {
        found.push(Action::Ability(Ability::RaiseNurse));
    }
}

/// S1.1, S10.2: free hexes beside the one that is named.
fn coming_out(state: &State, found: &mut Vec<Action>) {
    let beside = state.now.hex.expect("a hex");
    let free = |hex: &HexId| {
        let cell = state.cell(*hex);
        is_ground(state, *hex) && cell.occupant == Occupant::Nobody && !cell.acid
    };
    let places = around(state, beside).into_iter().filter(free);
    found.extend(places.map(|hex| Action::Ability(Ability::PutOut(hex))));
}

fn colonizing(state: &State, seat: Seat, found: &mut Vec<Action>) {
    found.extend(exits(state, seat, false));
    moving(state, seat, found);
    sallying(state, seat, found);
    founding(state, seat, found);
    raising(state, seat, found);
    let now = &state.now;
    if now.spent < now.efficiency {
        let rested = |hex: &&HexId| !now.moved.contains(hex) && !goals(state, seat, **hex).is_empty();
        found.extend(state.colony(seat).outside.iter().filter(rested).map(|hex| Action::Pick(*hex)));
    }
    if is(state, seat, Species::RedMeadow) && !now.explored {
        let trail = trail(state, seat);
        let one: BTreeSet<HexId> = trail.iter().flat_map(|hex| around(state, *hex)).collect();
        let two: BTreeSet<HexId> =
            one.iter().flat_map(|hex| around(state, *hex)).chain(one.clone()).collect();
        let left = now.efficiency > now.spent;
        let shot = now.used & 1 != 0;
        for hex in two {
            let cell = state.cell(hex);
            if left && strikes(state, seat) && is_victim(state, seat, hex) {
                found.push(Action::Ability(Ability::Shoot(hex)));
            }
            let empty = cell.occupant == Occupant::Nobody && !cell.acid && cell.ground.terrain().is_some();
            let plain = cell.bonus.is_none() && !cell.entrance;
            if (left || shot) && now.used & 2 == 0 && empty && plain {
                found.push(Action::Ability(Ability::PutAcid(hex)));
            }
        }
    }
}

/// M8.2 with S6.3, S12.3, S14.1 and S14.2.
fn prey(state: &State, seat: Seat, zone: HexId) -> Vec<u8> {
    let workers = state.colony(seat).chambers[state.now.chamber.expect("a chamber").index()].workers;
    let takes = |section: &u8| {
        let Some(card) = state.prey_river[usize::from(*section)] else { return false };
        let mut cost = i32::from(*section) + 1;
        if is(state, seat, Species::Sahara) && has(state, card.index(), Badge::Dead) {
            cost -= 2;
        }
        if is(state, seat, Species::FungusFarming) && has(state, card.index(), Badge::Night) {
            cost -= 1;
        }
        if let Some((owner, jaw)) = jaw(state)
            && jaw == card
        {
            if owner != seat {
                return false;
            }
            cost -= 2;
        }
        let others = state.seats().filter(|other| *other != seat);
        let hunted = others.filter(|other| state.colony(*other).zones.contains(&zone)).count();
        if is(state, seat, Species::TrapJaw) && hunted > 0 {
            cost -= 1;
        }
        let points = i32::from(state.now.efficiency) - i32::from(state.now.spent);
        cost.max(1) <= points && state.content.setup.pack.prey[card.index()].losses <= workers
    };
    (0..5).filter(takes).collect()
}

/// Whose Jaw lies on which card (S14.1).
fn jaw(state: &State) -> Option<(Seat, PreyId)> {
    let jaw = |seat: Seat| match state.colony(seat).slice {
        Slice::TrapJaw { jaw } => Some((seat, jaw?)),
        _ => None,
    };
    state.seats().find_map(jaw)
}

/// Laying and stealing share the points (M6.1, S16.1, S16.2).
fn laying(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let now = &state.now;
    let left = now.efficiency - now.spent;
    if !now.laid {
        found.extend((1..=left.min(state.eggs)).map(Action::LayEggs));
    }
    if !is(state, seat, Species::Thief) {
        return;
    }
    let trail = trail(state, seat);
    for victim in state.seats().filter(|other| *other != seat && left > 0) {
        let theirs = state.colony(victim);
        let pieces = theirs.outside.iter().chain(&theirs.zones).chain([&theirs.nest]);
        let near = |hex: &HexId| trail.contains(hex) || trail.iter().any(|own| touch(state, *hex, *own));
        if theirs.eggs > 0 && now.used >> victim.0 & 1 == 0 && pieces.into_iter().any(near) {
            found.push(Action::Ability(Ability::Steal(victim)));
        }
    }
    if now.used & 16 == 0 {
        let most = state.colony(seat).eggs.min(3);
        found.extend((1..=most).map(|count| Action::Ability(Ability::Store(count))));
    }
}

/// S13.3, step by step.
fn moving(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let now = &state.now;
    if !is(state, seat, Species::Army) || now.explored || now.used & 2 != 0 || now.efficiency < now.spent + 2
    {
        return;
    }
    let (trail, nest) = (trail(state, seat), state.colony(seat).nest);
    let between = |hex: &HexId| *hex != nest && walks(state, seat, *hex, false);
    let from: Vec<HexId> = around(state, nest).into_iter().filter(between).chain([nest]).collect();
    for hex in all(state).into_iter().filter(|hex| *hex != nest) {
        let cell = state.cell(hex);
        let reached = from.iter().any(|other| touch(state, *other, hex));
        let beside = trail.iter().any(|other| touch(state, *other, hex));
        let zone = cell.ground == Ground::HuntingZone && cell.pheromones == 0 && beside;
        let free = stands(state, seat, hex, false) && cell.occupant == Occupant::Nobody;
        let plain = cell.bonus.is_none() && !cell.entrance;
        if reached && (zone || free && plain) {
            found.push(Action::Ability(Ability::MoveNest(hex)));
        }
    }
}

/// Whether the action may be taken once more (S13.2).
fn repeating(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let Slice::Army { tokens, .. } = state.colony(seat).slice else { return };
    let Some(chamber) = state.now.chamber else { return };
    let chamber = &state.colony(seat).chambers[chamber.index()];
    let acts = ![ChamberKind::Nursery, ChamberKind::Food].contains(&chamber.kind) && !state.now.queen_sat;
    if acts && tokens > 0 && state.now.used & 1 == 0 && chamber.workers + chamber.queens > 0 {
        found.push(Action::Ability(Ability::Again));
    }
}

/// Where the Jaw may be put (S14.1).
fn jawing(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let now = &state.now;
    let Some(chamber) = now.chamber else { return };
    let kind = state.colony(seat).chambers[chamber.index()].kind;
    let acted = [ChamberKind::Hunt, ChamberKind::LayEggs].contains(&kind) && !now.queen_sat;
    if !is(state, seat, Species::TrapJaw) || !acted || now.used != 0 {
        return;
    }
    for section in 0..5u8 {
        let card = state.prey_river[usize::from(section)];
        if card.is_some() && card != jaw(state).map(|(_, card)| card) {
            found.push(Action::Ability(Ability::SetJaw(section)));
        }
    }
}

fn hunting(state: &State, seat: Seat, found: &mut Vec<Action>) {
    let trail = trail(state, seat);
    let alone = is(state, seat, Species::Bulldog) || is(state, seat, Species::Giant);
    for hex in all(state) {
        let cell = state.cell(hex);
        let open = cell.ground == Ground::HuntingZone && cell.pheromones >> seat.0 & 1 == 0;
        let beside = |other: &HexId| touch(state, hex, *other);
        let ants = &state.colony(seat).outside;
        let near = open && (trail.iter().any(beside) || alone && ants.iter().any(beside));
        if near && !prey(state, seat, hex).is_empty() {
            found.push(Action::HuntZone(hex));
        }
    }
    let points = state.now.efficiency - state.now.spent;
    if is(state, seat, Species::Bulldog) && state.now.used == 0 && points > 0 && state.prey_left() > 0 {
        found.push(Action::Ability(Ability::RefreshPrey));
    }
}

fn building(state: &State, seat: Seat, found: &mut Vec<Action>) {
    for section in 0..5u8 {
        let Some(tile) = state.tile_river[usize::from(section)] else { continue };
        let food = state.content.tile_face(tile).kind == ChamberKind::Food;
        let less = u8::from(food && is(state, seat, Species::Harvester));
        let cost = (section + 1 - less).max(1);
        if cost <= state.now.efficiency && !sites(state, seat, tile).is_empty() {
            found.push(Action::TakeTile(section));
        }
    }
    if is(state, seat, Species::Leafcutter) && state.now.efficiency >= 3 {
        let deck = state.content.setup.pack.chambers.len() as u8;
        for tile in [deck, deck + 1].map(TileId) {
            let built = state.colony(seat).chambers.iter().any(|chamber| chamber.print == Print::Tile(tile));
            if !built && !sites(state, seat, tile).is_empty() {
                found.push(Action::Ability(Ability::TakeGarden(tile)));
            }
        }
    }
}

/// Where a Worker may move at the start of a turn (S12.1).
fn shifting(state: &State, seat: Seat, found: &mut Vec<Action>) {
    if !is(state, seat, Species::FungusFarming) || state.now.used != 0 {
        return;
    }
    let chambers = &state.colony(seat).chambers;
    for (from, chamber) in chambers.iter().enumerate().filter(|(_, chamber)| chamber.workers > 0) {
        for to in chamber.joined.iter().flatten() {
            let from = ChamberId(from as u8);
            found.push(Action::Ability(Ability::Shift { from, to: *to }));
        }
    }
}

/// The decisions that species have to do with.
fn slow(state: &State) -> Vec<Action> {
    let (seat, mut found) = (state.now.seat, Vec::new());
    match (state.now.phase, state.now.activity) {
        (Phase::KeepObjective, _) => {
            let several = is(state, seat, Species::BlackGarden);
            let dealt = state.secret.hands[seat.index()].iter();
            let choice =
                |card: &ObjectiveId| if several { Action::PutBack(*card) } else { Action::Keep(*card) };
            found.extend(dealt.map(choice));
        }
        (Phase::TakeUp, _) => shifting(state, seat, &mut found),
        (Phase::March, _) => {
            found.extend(goals(state, seat, state.now.hex.expect("an ant")).into_iter().map(Action::March));
        }
        (Phase::Sally, _) => found.extend(exits(state, seat, true)),
        (Phase::PutOut, _) => coming_out(state, &mut found),
        (Phase::SeatQueen, _) => {
            let count = state.colony(seat).chambers.len() as u8;
            found.extend((0..count).map(|id| Action::Ability(Ability::SeatQueen(ChamberId(id)))));
        }
        (Phase::TakePrey, _) => {
            let zone = state.now.hex.expect("a Hunting Zone");
            found.extend(prey(state, seat, zone).into_iter().map(Action::TakePrey));
        }
        (Phase::Act, _) if !state.secret.marked[seat.index()].is_empty() => {}
        (Phase::Act, Activity::Colonize) => colonizing(state, seat, &mut found),
        (Phase::Act, Activity::Hunt) => hunting(state, seat, &mut found),
        (Phase::Act, Activity::Build) => building(state, seat, &mut found),
        (Phase::Act, Activity::LayEggs) => laying(state, seat, &mut found),
        _ => {}
    }
    if state.now.phase == Phase::Act && state.secret.marked[seat.index()].is_empty() {
        jawing(state, seat, &mut found);
        repeating(state, seat, &mut found);
    }
    found
}

fn is_told(action: &Action) -> bool {
    match action {
        Action::Ability(ability) => !matches!(ability, Ability::RefreshTiles | Ability::HatchSoldier),
        Action::Exit(_) | Action::Pick(_) | Action::March(_) => true,
        Action::Keep(_) | Action::PutBack(_) | Action::LayEggs(_) => true,
        Action::HuntZone(_) | Action::TakePrey(_) | Action::TakeTile(_) => true,
        _ => false,
    }
}

fn compare(state: &State, legal: &[Action]) {
    let names = |actions: &[Action]| -> BTreeSet<String> {
        actions.iter().filter(|action| is_told(action)).map(|action| format!("{action:?}")).collect()
    };
    let species = state.colony(state.now.seat).species;
    assert_eq!(names(legal), names(&slow(state)), "{species:?} in the phase {:?}", state.now.phase);
    let sheets = scores(state, &state.content);
    for seat in state.seats() {
        let sheet = &sheets[seat.index()];
        let figures = (metric::food(state, &state.content, seat), sheet.fed, sheet.supremacy);
        let expected = (food(state, seat), fed(state, seat) as i16, supremacy(state, seat) as i16);
        assert_eq!(figures, expected, "food, fed and Supremacy of {:?}", state.colony(seat).species);
    }
}

/// How many Objectives go under the deck when the seat draws now (M6.2, S11.3).
fn planning(state: &State, seat: Seat) -> usize {
    let k = if is(state, seat, Species::BlackGarden) { badges(state, seat, Badge::Aphid) / 2 } else { 0 };
    let k = (k as usize).min(3);
    (1 + k).min(state.secret.deck.len())
}

fn play(setup: &Setup, seed: u64, kinds: &mut BTreeMap<String, u32>) {
    let ready = Microlonies::check(setup).expect("a sound setup");
    let mut table = Table::<Microlonies, ()>::new(ready, seed, ());
    let mut chance = Fast::new(seed);
    let mut under = 0;
    while let Turn::Seat(seat) = table.turn() {
        compare(table.state(), table.legal());
        let mut action = table.legal()[chance.below(table.legal().len() as u32) as usize];
        // Abilities are rare among so many hexes, and turns end too soon.
        let wanted = |action: &&Action| matches!(action, Action::Ability(_) | Action::Lose(_));
        if action == Action::EndTurn || chance.below(4) == 0 {
            let able: Vec<&Action> = table.legal().iter().filter(wanted).collect();
            if !able.is_empty() {
                action = *able[chance.below(able.len() as u32) as usize];
            }
        }
        if let Action::Ability(ability) = action {
            let name = format!("{ability:?}");
            *kinds.entry(name.split(['(', ' ']).next().unwrap_or_default().to_owned()).or_default() += 1;
        }
        let planned = planning(table.state(), seat);
        table.act(seat, action).expect("a legal action");
        match action {
            Action::PlanDraw => under = planned,
            Action::PutUnder(_) => under -= 1,
            _ => {}
        }
        assert_eq!(table.state().now.phase == Phase::PutUnder, under > 0, "Objectives under the deck");
    }
}

#[test]
fn fast_and_slow_rules_of_species_agree_at_every_step() {
    let base = Arc::new(Pack { species: sheets(), ..Pack::base() });
    let games = std::env::var("FORMICARIUM_ORACLE_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(48);
    let mut kinds = BTreeMap::new();
    for seed in 0..games {
        let colonies = 2 + (seed % 3) as u8;
        let setup = Setup {
            pack: Arc::clone(&base),
            layout: Arc::new(Layout::base(usize::from(colonies)).expect("a layout")),
            colonies,
            // Each in turn, so that none is left out.
            species: (0..usize::from(colonies))
                .map(|seat| SpeciesChoice::Fixed(PLAYED[(seed as usize * 3 + seat) % PLAYED.len()]))
                .collect(),
        };
        play(&setup, seed, &mut kinds);
    }
    let first = ["RefreshPrey", "RefreshTiles", "Shoot", "PutAcid", "Shift", "HatchSoldier"];
    let more = ["SendSoldier", "PutOut", "TakeGarden", "RaiseNurse", "Found", "SeatQueen"];
    let last = ["SetJaw", "Steal", "Store", "Again", "MoveNest"];
    for kind in first.into_iter().chain(more).chain(last) {
        assert!(kinds.contains_key(kind), "no {kind} in {kinds:?}");
    }
}
