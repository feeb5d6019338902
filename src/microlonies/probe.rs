//! What the laws need: arbitrary actions, permuted secrets, and an audit.

use std::sync::Arc;

use arrayvec::ArrayVec;
use xxhash_rust::xxh3::Xxh3;

use crate::engine::pile::nth_bit;
use crate::engine::position::as_bytes;
use crate::engine::{Chance, MAX_SEATS, Pile, Probe, Seat};

use super::Microlonies;
use super::action::{Action, Ant, TierId};
use super::content::Content;
use super::hand_log::HandChange;
use super::ids::{ChamberId, HexId, ObjectiveId, TileId};
use super::layers;
use super::rules::deal;
use super::rules::{build, environment};
use super::species::{self, Ability, Species};
use super::state::{Cell, Colony, ColonyCache, Ground, Occupant, Open, Phase, Print, State};
use super::view::View;

impl Probe for Microlonies {
    fn wild<C: Chance>(state: &State, chance: &mut C) -> Action {
        let seat = state.now.seat;
        let chamber = ChamberId(chance.below(state.colony(seat).chambers.len() as u32 + 2) as u8);
        let section = chance.below(7) as u8;
        let card = ObjectiveId(chance.below(state.content.setup.pack.objectives.len() as u32) as u8);
        let hex = wild_hex(state, chance);
        match chance.below(28) {
            0 => Action::Keep(card),
            1 => Action::Settle(hex),
            2 => Action::TakeUp(chamber),
            3 => Action::Put { chamber, ant: Ant::Worker },
            4 => Action::Put { chamber, ant: Ant::Queen },
            5 => Action::LayEggs(chance.below(9) as u8),
            6 => Action::PlanDraw,
            7 => Action::PlanTake(section),
            8 => Action::PutUnder(wild_card(state, card, chance)),
            9 => Action::TakeTile(section),
            10 => Action::PlaceTile { x: chance.below(13) as i8 - 6, y: chance.below(9) as i8 - 1 },
            11 => Action::Hatch,
            12 => Action::HuntZone(hex),
            13 => Action::HuntMound,
            14 => Action::TakePrey(section),
            15 => Action::Exit(hex),
            16 => Action::Pick(hex),
            17 => Action::March(hex),
            18 => Action::EndTurn,
            19 => Action::KeepSpecies(Species::ALL[chance.below(16) as usize]),
            20 => Action::ChooseSpecies(Species::ALL[chance.below(16) as usize]),
            21 => Action::Lose(chance.below(4) as u8),
            22 => Action::Put { chamber, ant: Ant::Soldier },
            23 => Action::Put { chamber, ant: Ant::Slave },
            27 => Action::PutBack(wild_card(state, card, chance)),
            24..=26 => Action::Ability(wild_ability(state, hex, chamber, chance)),
            _ => {
                let tier = if chance.below(2) == 0 { TierId::One } else { TierId::Two };
                Action::Validate { card: wild_card(state, card, chance), tier }
            }
        }
    }

    fn permute_hidden<C: Chance>(state: &mut State, seat: Seat, chance: &mut C) {
        let others: Vec<Seat> = state.seats().filter(|other| *other != seat).collect();
        for other in others {
            for place in 0..state.secret.hands[other.index()].len() {
                swap_with_deck(state, other, place, chance);
            }
        }
        swap_under(state, seat, chance);
        let State { content, open, secret } = state;
        deal::spread(open, content, &mut secret.species, |other| other != seat, chance);
    }

    fn audit(state: &State) -> Result<(), String> {
        audit(state)
    }

    /// All but the cards is told by the open part and its caches alone.
    fn audit_beside(state: &State, sound: &State) -> Result<(), String> {
        let same = Arc::ptr_eq(&state.content, &sound.content) && state.open.same(&sound.open);
        if same { audit_cards(state) } else { audit(state) }
    }

    fn read(view: &View, reader: &mut Xxh3) {
        let View { content: _, eyes, open, hands, marked, under, species } = view;
        as_bytes(&(eyes, open, hands, marked, under, species), |bytes| reader.update(bytes));
        as_bytes(&open.marks.0, |bytes| reader.update(bytes));
        for colony in &open.colonies {
            as_bytes(&colony.cache.0, |bytes| reader.update(bytes));
        }
    }
}

fn wild_ability(state: &State, hex: HexId, from: ChamberId, chance: &mut impl Chance) -> Ability {
    let chambers = state.colony(state.now.seat).chambers.len() as u32;
    match chance.below(17) {
        0 => Ability::RefreshPrey,
        1 => Ability::RefreshTiles,
        2 => Ability::Shoot(hex),
        3 => Ability::PutAcid(hex),
        4 => Ability::Shift { from, to: ChamberId(chance.below(chambers) as u8) },
        5 => Ability::SendSoldier,
        6 => Ability::PutOut(hex),
        7 => Ability::TakeGarden(TileId(chance.below(state.content.tile_tunnels.len() as u32 + 1) as u8)),
        8 => Ability::RaiseNurse,
        9 => Ability::Found(hex),
        10 => Ability::SeatQueen(from),
        11 => Ability::SetJaw(chance.below(7) as u8),
        12 => Ability::Steal(Seat(chance.below(5) as u8)),
        13 => Ability::Store(chance.below(5) as u8),
        14 => Ability::Again,
        15 => Ability::MoveNest(hex),
        _ => Ability::HatchSoldier,
    }
}

/// Often a hex that matters to the mover, sometimes any, rarely none.
fn wild_hex(state: &State, chance: &mut impl Chance) -> HexId {
    let cache = &state.colony(state.now.seat).cache.0;
    let outside = &state.colony(state.now.seat).outside;
    let near = [&cache.rim, &cache.trail, outside][chance.below(3) as usize];
    if !near.is_empty() && chance.below(3) > 0 {
        return near[chance.below(near.len() as u32) as usize];
    }
    HexId(chance.below(state.cells.len() as u32 + 1) as u16)
}

fn wild_card(state: &State, other: ObjectiveId, chance: &mut impl Chance) -> ObjectiveId {
    let hand = &state.secret.hands[state.now.seat.index()];
    if hand.is_empty() || chance.below(3) == 0 {
        return other;
    }
    hand[chance.below(hand.len() as u32) as usize]
}

/// Swaps a card of a hand that nobody else knows with an unseen one.
fn swap_with_deck(state: &mut State, seat: Seat, place: usize, chance: &mut impl Chance) {
    let card = state.secret.hands[seat.index()][place];
    let is_followed = state.hand_logs[seat.index()].changes.contains(&HandChange::Took(card));
    let is_marked = state.secret.marked[seat.index()].iter().any(|mark| mark.0 == card);
    let unseen = state.secret.deck.unseen().count_ones();
    if is_followed || is_marked || unseen == 0 || chance.below(2) == 0 {
        return;
    }
    let Some(other) = state.secret.deck.nth(chance.below(unseen)) else { return };
    state.secret.deck.take(other);
    state.secret.deck.shuffle_in(card.0);
    let hand = &mut state.secret.hands[seat.index()];
    hand[place] = ObjectiveId(other);
    hand.sort_unstable();
}

/// Swaps cards that others put under the deck, where nobody else can have
/// followed them, with unseen ones.
fn swap_under(state: &mut State, seat: Seat, chance: &mut impl Chance) {
    let mut unseen = state.secret.deck.unseen();
    let mut under = state.secret.deck.under().to_vec();
    for put in under.iter_mut().filter(|put| put.by != seat) {
        let is_followed = state.hand_logs[put.by.index()].took(ObjectiveId(put.card));
        if !is_followed && unseen != 0 && chance.below(2) == 0 {
            let other = nth_bit(unseen, chance.below(unseen.count_ones()));
            unseen = unseen & !(1 << other) | 1 << put.card;
            put.card = other;
        }
    }
    state.secret.deck = Pile::new(unseen, under);
}

/// Checks that no piece got lost (M1.3) and that every cache is what a fresh
/// look gives.
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_pieces(state)?;
    audit_caches(&state.open, &state.content)
}

/// Checks that no piece got lost (M1.3), whatever the caches say.
pub(super) fn audit_pieces(state: &State) -> Result<(), String> {
    audit_open(&state.open, &state.content)?;
    audit_cards(state)
}

/// The pieces that lie open, cards left out. It sees nothing of what is
/// hidden.
fn audit_open(open: &Open, content: &Content) -> Result<(), String> {
    for seat in open.seats() {
        audit_colony(open, content, seat).map_err(|fault| format!("seat {}: {fault}", seat.0))?;
        audit_joints(open, seat)?;
    }
    audit_board(open, content)?;
    let kept = |colony: &Colony| {
        let (stolen, own) = species::larder(colony);
        u32::from(colony.eggs) + u32::from(stolen) + u32::from(own)
    };
    let eggs = u32::from(open.eggs) + open.colonies.iter().map(kept).sum::<u32>();
    let expected = u32::from(content.numbers().eggs);
    unless(eggs == expected, || format!("{eggs} Eggs instead of {expected}"))
}

fn unless(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

fn audit_colony(open: &Open, content: &Content, seat: Seat) -> Result<(), String> {
    let colony = open.colony(seat);
    let in_hand = if open.now.seat == seat { (open.now.workers, open.now.queens) } else { (0, 0) };
    let inside: u32 = colony.chambers.iter().map(|chamber| u32::from(chamber.workers)).sum();
    let workers = u32::from(colony.reserve) + inside + colony.outside.len() as u32 + u32::from(in_hand.0);
    let expected = u32::from(content.numbers().workers);
    unless(workers == expected, || format!("{workers} Workers instead of {expected}"))?;
    let queens: u32 = colony.chambers.iter().map(|chamber| u32::from(chamber.queens)).sum();
    let queens = queens + u32::from(in_hand.1);
    let expected = content.setup.pack.anthill.iter().filter(|start| start.queen).count() as u32;
    let expected = expected + u32::from(species::queens(content, colony));
    unless(queens == expected, || format!("{queens} Queens instead of {expected}"))?;
    let soldiers: u32 = colony.chambers.iter().map(|chamber| u32::from(chamber.soldiers)).sum();
    let soldiers = soldiers + if open.now.seat == seat { u32::from(open.now.soldiers) } else { 0 };
    let outside =
        colony.outside.iter().filter(|hex| open.cells.get(hex.index()).is_some_and(|cell| cell.soldier));
    let soldiers = soldiers + outside.count() as u32;
    let most = u32::from(species::soldiers(content, colony));
    unless(soldiers <= most, || format!("{soldiers} Soldiers of {most}"))?;
    unless(colony.chambers.iter().all(|chamber| chamber.soldiers <= chamber.workers), || {
        "Soldiers without Workers".to_owned()
    })?;
    let slaves: u32 = colony.chambers.iter().map(|chamber| u32::from(chamber.slaves)).sum();
    let slaves = slaves + if open.now.seat == seat { u32::from(open.now.slaves) } else { 0 };
    let most = u32::from(species::slaves(content, colony));
    unless(slaves <= most, || format!("{slaves} Slaves of {most}"))?;
    let hunted = colony.prey.len() + usize::from(colony.mound);
    let pending = usize::from(!matches!(open.now.phase, Phase::Over));
    unless(colony.zones.len().abs_diff(hunted) <= pending, || {
        format!("{} Pheromones for {hunted} hunts", colony.zones.len())
    })
}

/// Every card is in one place, and in one place only.
fn audit_cards(state: &State) -> Result<(), String> {
    let pack = &state.content.setup.pack;
    let prey = state.colonies.iter().flat_map(|colony| colony.prey.iter().map(|card| card.0));
    let prey = prey.chain(state.prey_river.iter().flatten().map(|card| card.0));
    let deck = layers::all(&state.prey_deck, &state.layers.prey);
    audit_set("Prey cards", pack.prey.len(), deck, prey)?;
    let built = state.colonies.iter().flat_map(|colony| {
        colony.chambers.iter().filter_map(|chamber| match chamber.print {
            Print::Tile(tile) if !state.content.is_garden(chamber.print) => Some(tile.0),
            _ => None,
        })
    });
    let taken = state.now.tile.filter(|tile| !state.content.is_garden(Print::Tile(*tile)));
    let tiles = built.chain(state.tile_river.iter().flatten().copied().chain(taken).map(|tile| tile.0));
    let deck = layers::all(&state.tile_deck, &state.layers.tiles);
    audit_set("Chamber tiles", pack.chambers.len(), deck, tiles)?;
    audit_species(state)?;
    audit_gardens(state)?;
    let validated = state.colonies.iter().flat_map(|colony| colony.validated.iter().map(|pair| pair.0.0));
    let held = state.secret.hands.iter().flatten().map(|card| card.0);
    let faces = state.objectives.iter().flatten().map(|card| card.0);
    let under = state.secret.deck.under().iter().map(|under| under.card);
    let objectives = validated.chain(held).chain(faces).chain(under);
    audit_set("Objectives", pack.objectives.len(), state.secret.deck.unseen(), objectives)?;
    let deck = state.secret.deck.len();
    unless(deck == usize::from(state.objective_deck), || format!("{deck} Objectives in the deck"))?;
    for seat in state.seats() {
        let held = state.secret.hands[seat.index()].len();
        unless(held == usize::from(state.colony(seat).hand), || format!("{held} Objectives in hand"))?;
        audit_log(state, seat)?;
    }
    Ok(())
}

/// Every species is in one place at most, and every seat holds as many as all
/// know of.
fn audit_species(state: &State) -> Result<(), String> {
    let held = &state.secret.species;
    let all: Vec<Species> = held
        .iter()
        .flatten()
        .copied()
        .chain(state.colonies.iter().filter_map(|colony| colony.species))
        .collect();
    let twice = all.iter().enumerate().any(|(place, species)| all[..place].contains(species));
    unless(!twice, || "a species twice".to_owned())?;
    let counts = held.iter().map(Vec::len).eq(state.species_held.iter().map(|count| usize::from(*count)));
    unless(counts, || "species held".to_owned())
}

/// Fungus Gardens are the Leafcutter's, each in one place at most (S2.1).
fn audit_gardens(state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let colony = state.colony(seat);
        let taken = state.now.tile.filter(|_| state.now.seat == seat).map(Print::Tile);
        let prints = colony.chambers.iter().map(|chamber| chamber.print).chain(taken);
        let gardens: Vec<Print> = prints.filter(|print| state.content.is_garden(*print)).collect();
        let twice = gardens.iter().enumerate().any(|(place, print)| gardens[..place].contains(print));
        let own = gardens.is_empty() || colony.species == Some(Species::Leafcutter);
        unless(own && !twice, || format!("Gardens of seat {}", seat.0))?;
    }
    Ok(())
}

/// The log of a hand accounts for its cards.
fn audit_log(state: &State, seat: Seat) -> Result<(), String> {
    let log = &state.hand_logs[seat.index()];
    let hand = &state.secret.hands[seat.index()];
    let mut size = i64::from(log.unknown);
    for change in &log.changes {
        size += match change {
            HandChange::Drew | HandChange::Took(_) => 1,
            HandChange::Put(_) | HandChange::Showed(_) => -1,
        };
        unless(size >= 0, || format!("the log of seat {} shows more cards than there were", seat.0))?;
        if let HandChange::Took(card) = *change {
            let put = |under: &crate::engine::Under| {
                under.card == card.0
                    && under.by == seat
                    && log.changes.contains(&HandChange::Put(under.number))
            };
            let there = log.shows(card) || hand.contains(&card) || state.secret.deck.under().iter().any(put);
            unless(there, || format!("Objective {} is not where seat {} can have it", card.0, seat.0))?;
        }
    }
    let right = log.changes.is_empty() || size == hand.len() as i64;
    unless(right, || format!("the log of seat {} tells of {size} Objectives", seat.0))
}

fn audit_set(what: &str, count: usize, deck: u128, rest: impl Iterator<Item = u8>) -> Result<(), String> {
    let mut seen = deck;
    for card in rest {
        unless(usize::from(card) < count && seen & (1u128 << card) == 0, || format!("{what}: {card} twice"))?;
        seen |= 1u128 << card;
    }
    unless(seen.count_ones() as usize == count, || format!("{what}: some are missing"))
}

/// The pieces stand where the colonies say, and nowhere else: each place that
/// a colony names holds its piece, and there are no more pieces than places.
fn audit_board(open: &Open, content: &Content) -> Result<(), String> {
    let (mut ants, mut pheromones) = ([0; MAX_SEATS], [0; MAX_SEATS]);
    for (index, cell) in open.cells.iter().enumerate() {
        if let Occupant::Ant(seat) = cell.occupant {
            let count = ants.get_mut(seat.index()).ok_or_else(|| format!("nobody's ant on hex {index}"))?;
            *count += 1;
        }
        for (seat, count) in pheromones.iter_mut().enumerate() {
            *count += usize::from(cell.pheromones >> seat & 1);
        }
        let footing = match cell.occupant {
            Occupant::Ant(seat) if seat.index() < open.colonies.len() => {
                species::gait(content, open.colony(seat)).stands(cell)
            }
            Occupant::Nobody => true,
            Occupant::Ant(_) | Occupant::Termite => environment::is_standable(cell),
        };
        unless(footing, || format!("somebody stands on hex {index}"))?;
        let armed =
            !cell.soldier || matches!(cell.occupant, Occupant::Ant(seat) if is_soldier_ant(open, seat));
        unless(armed, || format!("a Soldier on hex {index}"))?;
    }
    audit_acid(open)?;
    audit_nests(open)?;
    let there = |hex: &HexId, holds: &dyn Fn(&Cell) -> bool| open.cells.get(hex.index()).is_some_and(holds);
    for (place, count) in ants.into_iter().enumerate() {
        let seat = Seat(place as u8);
        let Some(colony) = open.colonies.get(place) else {
            unless(count + pheromones[place] == 0, || format!("pieces of seat {place}, which is not there"))?;
            continue;
        };
        let stands = |hex: &HexId| there(hex, &|cell| cell.occupant == Occupant::Ant(seat));
        let all = colony.outside.len() == count && colony.outside.iter().all(stands);
        unless(all && is_ascending(&colony.outside), || format!("ants of seat {place}, or their order"))?;
        let marked = |hex: &HexId| there(hex, &|cell| cell.has_pheromone(seat));
        let all = colony.zones.len() == pheromones[place] && colony.zones.iter().all(marked);
        unless(all && !has_twice(&colony.zones), || format!("Pheromones of seat {place}"))?;
    }
    Ok(())
}

fn is_soldier_ant(open: &Open, seat: Seat) -> bool {
    open.colonies.get(seat.index()).is_some_and(|colony| colony.species == Some(Species::Soldier))
}

/// Formic Acid lies where its colony put it, and nowhere else.
fn audit_acid(open: &Open) -> Result<(), String> {
    let put = open.colonies.iter().filter_map(species::acid);
    let count = open.cells.iter().filter(|cell| cell.acid).count();
    let right = put.clone().count() == count && put.clone().all(|hex| open.cell(hex).acid);
    unless(right, || "Formic Acid".to_owned())
}

/// Each Nest, and what counts as one, lies on a hex of its own, and nowhere
/// else is one.
fn audit_nests(open: &Open) -> Result<(), String> {
    let laid: Vec<HexId> = open.colonies.iter().flat_map(species::nests).collect();
    let count = open.cells.iter().filter(|cell| cell.ground == Ground::Nest).count();
    let is_nest = |hex: &HexId| open.cell(*hex).ground == Ground::Nest;
    let right = laid.len() == count && laid.iter().all(is_nest) && !has_twice(&laid);
    unless(right, || "Nests".to_owned())
}

fn is_ascending(hexes: &[HexId]) -> bool {
    hexes.windows(2).all(|pair| pair[0] < pair[1])
}

fn has_twice(hexes: &[HexId]) -> bool {
    hexes.iter().enumerate().any(|(place, hex)| hexes[..place].contains(hex))
}

/// Every cache equals what a fresh look gives, up to order.
fn audit_caches(open: &Open, content: &Content) -> Result<(), String> {
    let mut marks = vec![0; open.cells.len()];
    let fresh: ArrayVec<ColonyCache, MAX_SEATS> =
        open.seats().map(|seat| environment::fresh_trail(open, content, seat, &mut marks)).collect();
    unless(marks == open.marks.0, || "Trail marks are stale".to_owned())?;
    for (colony, fresh) in open.colonies.iter().zip(&fresh) {
        let kept = &colony.cache.0;
        unless(same_set(&kept.trail, &fresh.trail), || "the Trail is stale".to_owned())?;
        unless(same_set(&kept.rim, &fresh.rim), || "the rim of the Trail is stale".to_owned())?;
        unless(kept.sites == build::all_sites(colony), || "building sites are stale".to_owned())?;
    }
    Ok(())
}

/// Whether two lists hold the same hexes, each once.
fn same_set(kept: &[HexId], fresh: &[HexId]) -> bool {
    let mut seen = environment::HexSet::new();
    for hex in fresh {
        seen.insert(*hex);
    }
    let found = kept.iter().filter(|hex| seen.remove(**hex)).count();
    found == kept.len() && kept.len() == fresh.len()
}

/// Tunnels join what they meet, both ways.
fn audit_joints(open: &Open, seat: Seat) -> Result<(), String> {
    let colony = open.colony(seat);
    for (index, chamber) in colony.chambers.iter().enumerate() {
        for side in super::pack::Side::ALL {
            let (dx, dy) = side.step();
            let near = build::chamber_at(colony, chamber.x + dx, chamber.y + dy);
            let meets = |id: &ChamberId| {
                let other = &colony.chambers[id.index()];
                chamber.tunnels & side.bit() != 0 && other.tunnels & side.across().bit() != 0
            };
            let expected = near.filter(meets);
            unless(chamber.joined[side as usize] == expected, || format!("joints of chamber {index}"))?;
        }
    }
    Ok(())
}
