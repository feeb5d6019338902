//! How each fact changes the position.

use crate::engine::{Fold, Misfit, Seat, Under};

use super::Microlonies;
use super::action::Ant;
use super::admits;
use super::content::Content;
use super::event::Event;
use super::hand_log::HandChange;
use super::ids::{ChamberId, HexId, ObjectiveId, TileId};
use super::layers;
use super::rules::build::insert_chamber;
use super::rules::environment::{extend_trail, recompute_trail};
use super::species::{self, Species};
use super::state::{Activity, Cell, Chamber, Colony, Ground, Now, Occupant, Open, Phase, Print, State};

impl Fold for Microlonies {
    type State = State;
    type Event = Event;

    fn fold(state: &mut State, event: &Event) {
        let State { content, open, .. } = &mut *state;
        match *event {
            Event::TerrainLaid { place, tile, rotation } => lay_terrain(open, content, place, tile, rotation),
            Event::StartLaid { seat, place, tile } => lay_start(open, content, seat, place, tile),
            Event::FirstPlayer { seat } => open.first = seat,
            Event::PreyRevealed { section, card } => {
                layers::take(&mut open.prey_deck, &mut open.layers.prey, card.0);
                open.prey_river[usize::from(section)] = Some(card);
            }
            Event::TileRevealed { section, tile } => {
                layers::take(&mut open.tile_deck, &mut open.layers.tiles, tile.0);
                open.tile_river[usize::from(section)] = Some(tile);
            }
            Event::ObjectiveRevealed { slot, card } => {
                leave_deck(state, card);
                state.open.objectives[usize::from(slot)] = Some(card);
            }
            Event::ObjectiveDrawn { seat, card } => {
                leave_deck(state, card);
                enter_hand(state, seat, card);
                log_change(&mut state.open, seat, HandChange::Drew);
            }
            Event::SpeciesDealt { seat, species } => deal_species(state, seat, species),
            Event::SpeciesKept { species } => keep_species(state, species),
            Event::SpeciesRevealed { seat, species } => reveal_species(state, seat, species),
            Event::ObjectiveKept { card } => keep_objective(state, card),
            Event::ObjectivePutBack { card } => put_back(state, card),
            Event::ObjectiveTaken { slot, card } => take_objective(state, slot, card),
            Event::PutUnderAsked => open.now.phase = Phase::PutUnder,
            Event::ObjectivePutUnder { card } => put_under(state, card),
            Event::Marked { card, tier } => {
                state.secret.marked[state.open.now.seat.index()].push((card, tier));
            }
            Event::Validated { seat, card, tier } => {
                state.secret.marked[seat.index()].retain(|mark| mark.0 != card);
                leave_hand(state, seat, card);
                show(&mut state.open, seat, card);
                state.open.colonies[seat.index()].validated.push((card, tier));
            }
            Event::Settled { hex } => {
                let seat = open.now.seat;
                mover(open).reserve -= 1;
                stand(open, seat, hex);
                extend_trail(open, content, seat, hex);
            }
            Event::Asked { seat, phase } => open.now = Now { seat, phase, ..Now::LAYING },
            Event::TurnBegan { seat, round } => begin_turn(open, seat, round),
            Event::TakenUp { chamber } => take_up(open, chamber),
            Event::AntPut { chamber, ant } => put_ant(open, chamber, ant),
            Event::Activated { chamber, activity, efficiency } => {
                let now = &mut open.now;
                now.chamber = Some(chamber);
                (now.phase, now.activity, now.efficiency) = (Phase::Act, activity, efficiency);
                // An action that is taken once more begins anew (S13.2).
                (now.spent, now.laid, now.planned) = (0, false, false);
                (now.explored, now.special) = (false, false);
            }
            Event::Continues { activity } => (open.now.phase, open.now.activity) = (Phase::Act, activity),
            Event::EggsLaid { .. } | Event::PlanningUsed { .. } | Event::Hatched { .. } => eggs(open, event),
            Event::TileTaken { section, tile } => {
                open.tile_river[usize::from(section)] = None;
                (open.now.tile, open.now.phase) = (Some(tile), Phase::PlaceTile);
            }
            Event::TilePlaced { x, y } => place_tile(open, content, x, y),
            Event::Reinforced { chamber, workers } => {
                let colony = mover(open);
                colony.reserve -= workers;
                colony.chambers[chamber.index()].workers += workers;
            }
            Event::ZoneChosen { zone } => {
                (open.now.hex, open.now.phase) = (Some(zone), Phase::TakePrey);
            }
            Event::PreyTaken { section, card } => {
                open.prey_river[usize::from(section)] = None;
                species::release(open, card);
                mover(open).prey.push(card);
            }
            Event::LossesAsked { losses } => (open.now.losses, open.now.phase) = (losses, Phase::Lose),
            Event::WorkersLost { chamber, workers } => {
                let colony = mover(open);
                colony.chambers[chamber.index()].workers -= workers;
                colony.reserve += workers;
                open.now.losses = 0;
            }
            Event::PheromonePut { zone } => put_pheromone(open, content, zone),
            Event::MoundTaken { hex } => {
                open.cells[hex.index()].ground = Ground::HuntingZone;
                mover(open).mound = true;
            }
            Event::Exited { chamber, hex } => exit(open, content, chamber, hex),
            Event::AntEliminated { hex, victim } => eliminate_ant(open, content, hex, victim),
            Event::TermiteEliminated { hex } => {
                open.cells[hex.index()].occupant = Occupant::Nobody;
                mover(open).termites += 1;
                open.now.eliminated += 1;
            }
            Event::AntPicked { hex } => (open.now.hex, open.now.phase) = (Some(hex), Phase::March),
            Event::AntMoved { from, to } => march(open, content, from, to),
            Event::EndTriggered { last_round } => open.last_round = Some(last_round),
            Event::RiversSlid => {
                slide(&mut open.prey_river);
                slide(&mut open.tile_river);
            }
            Event::Effect(effect) => species::fold(open, content, effect),
            Event::Conceded { seat } => open.colonies[seat.index()].conceded = true,
            Event::GameEnded => end_game(state),
        }
    }

    fn admits(state: &State, event: &Event) -> Result<(), Misfit> {
        admits::admits(state, event)
    }

    fn weight(state: &State) -> usize {
        // The hexes, and about 2 KB for each colony's pieces.
        std::mem::size_of::<State>()
            + state.cells.len() * (std::mem::size_of::<Cell>() + 1)
            + state.colonies.len() * 2048
    }
}

/// The colony of the seat that decides now.
fn mover(open: &mut Open) -> &mut Colony {
    &mut open.colonies[open.now.seat.index()]
}

fn lay_terrain(open: &mut Open, content: &Content, place: u16, tile: u8, rotation: u8) {
    let hexes = content.tile_places[usize::from(place)];
    let tile = &content.setup.pack.terrain.tiles[usize::from(tile)];
    let centre = &mut open.cells[hexes[0].index()];
    centre.ground = if tile.mound { Ground::Mound } else { Ground::HuntingZone };
    centre.tile = Some(place);
    for (direction, hex) in hexes[1..].iter().enumerate() {
        let printed = tile.hexes[(direction + 6 - usize::from(rotation)) % 6];
        let cell = &mut open.cells[hex.index()];
        cell.ground = printed.terrain.into();
        cell.bonus = printed.bonus;
        cell.entrance = printed.entrance;
        cell.tile = Some(place);
        if printed.entrance {
            cell.occupant = Occupant::Termite;
        }
    }
}

fn lay_start(open: &mut Open, content: &Content, seat: Seat, place: u8, tile: u8) {
    let hexes = content.start_places[usize::from(place)];
    let tile = &content.setup.pack.terrain.starting[usize::from(tile)];
    open.cells[hexes[0].index()].ground = Ground::Nest;
    open.colonies[seat.index()].nest = hexes[0];
    for (hex, terrain) in hexes[1..].iter().zip(tile.hexes) {
        open.cells[hex.index()].ground = terrain.into();
        stand(open, seat, *hex);
        open.colonies[seat.index()].reserve -= 1;
    }
    recompute_trail(open, content, seat);
}

/// Puts an ant on a hex; the Trail is for the caller to see to.
pub(super) fn stand(open: &mut Open, seat: Seat, hex: HexId) {
    open.cells[hex.index()].occupant = Occupant::Ant(seat);
    let outside = &mut open.colonies[seat.index()].outside;
    let place = outside.partition_point(|other| *other < hex);
    outside.insert(place, hex);
}

/// Takes an ant off a hex; the Trail is for the caller to see to.
pub(super) fn leave(open: &mut Open, seat: Seat, hex: HexId) {
    let cell = &mut open.cells[hex.index()];
    (cell.occupant, cell.soldier) = (Occupant::Nobody, false);
    open.colonies[seat.index()].outside.retain(|other| *other != hex);
}

/// Takes a card out of the Objective deck. When it had been put under it, the
/// log of that hand ends: following such a card further is not worth its cost.
fn leave_deck(state: &mut State, card: ObjectiveId) {
    if let Some(under) = state.secret.deck.take(card.0) {
        let log = &mut state.open.hand_logs[under.by.index()];
        if log.changes.contains(&HandChange::Put(under.number)) {
            log.changes.clear();
            log.unknown = 0;
        }
    }
    state.open.objective_deck -= 1;
}

/// Adds to a hand's log, if one is kept.
fn log_change(open: &mut Open, seat: Seat, change: HandChange) {
    let log = &mut open.hand_logs[seat.index()];
    if !log.changes.is_empty() {
        log.changes.push(change);
    }
}

fn enter_hand(state: &mut State, seat: Seat, card: ObjectiveId) {
    let hand = &mut state.secret.hands[seat.index()];
    let place = hand.partition_point(|other| *other < card);
    hand.insert(place, card);
    state.open.colonies[seat.index()].hand += 1;
}

fn leave_hand(state: &mut State, seat: Seat, card: ObjectiveId) {
    state.secret.hands[seat.index()].retain(|other| *other != card);
    state.open.colonies[seat.index()].hand -= 1;
}

fn deal_species(state: &mut State, seat: Seat, species: Species) {
    let seats = state.open.colonies.len();
    state.open.species_held.resize(seats, 0);
    state.secret.species.resize_with(seats, Vec::new);
    let held = &mut state.secret.species[seat.index()];
    held.insert(held.partition_point(|other| *other < species), species);
    state.open.species_held[seat.index()] += 1;
}

fn keep_species(state: &mut State, species: Species) {
    let seat = state.open.now.seat;
    state.secret.species[seat.index()].retain(|other| *other == species);
    state.open.species_held[seat.index()] = 1;
}

fn reveal_species(state: &mut State, seat: Seat, species: Species) {
    let State { content, open, secret } = state;
    species::begin(&mut open.colonies[seat.index()], content, species);
    if let (Some(count), Some(held)) =
        (open.species_held.get_mut(seat.index()), secret.species.get_mut(seat.index()))
    {
        *count = 0;
        held.clear();
    }
    if open.species_held.iter().all(|count| *count == 0) {
        open.species_held.clear();
        secret.species.clear();
    }
}

fn keep_objective(state: &mut State, card: ObjectiveId) {
    let seat = state.open.now.seat;
    let hand = &mut state.secret.hands[seat.index()];
    for other in hand.iter().filter(|other| **other != card) {
        state.secret.deck.shuffle_in(other.0);
        state.open.objective_deck += 1;
    }
    hand.retain(|other| *other == card);
    state.open.colonies[seat.index()].hand = 1;
}

fn put_back(state: &mut State, card: ObjectiveId) {
    leave_hand(state, state.open.now.seat, card);
    state.secret.deck.shuffle_in(card.0);
    state.open.objective_deck += 1;
}

fn take_objective(state: &mut State, slot: u8, card: ObjectiveId) {
    let seat = state.open.now.seat;
    state.open.objectives[usize::from(slot)] = None;
    enter_hand(state, seat, card);
    let before = state.open.colonies[seat.index()].hand - 1;
    let log = &mut state.open.hand_logs[seat.index()];
    if log.changes.is_empty() {
        log.unknown = before;
    }
    log.changes.push(HandChange::Took(card));
}

fn put_under(state: &mut State, card: ObjectiveId) {
    let seat = state.open.now.seat;
    leave_hand(state, seat, card);
    let number = state.open.put_under;
    state.secret.deck.put_under(Under { card: card.0, by: seat, number });
    log_change(&mut state.open, seat, HandChange::Put(number));
    state.open.put_under += 1;
    state.open.objective_deck += 1;
    let more = species::puts_more(&mut state.open.colonies[seat.index()]);
    state.open.now.phase = if more { Phase::PutUnder } else { Phase::Act };
}

/// A card leaves a hand openly. When no card taken openly can be left in the
/// hand, its log ends.
fn show(open: &mut Open, seat: Seat, card: ObjectiveId) {
    log_change(open, seat, HandChange::Showed(card));
    let log = &mut open.hand_logs[seat.index()];
    let is_shown = |change: &HandChange| match change {
        HandChange::Took(card) => log.changes.contains(&HandChange::Showed(*card)),
        _ => true,
    };
    if log.changes.iter().all(is_shown) {
        log.changes.clear();
        log.unknown = 0;
    }
}

fn begin_turn(open: &mut Open, seat: Seat, round: u16) {
    open.mover = seat;
    open.round = round;
    open.turn += 1;
    open.now = Now { seat, phase: Phase::TakeUp, ..Now::LAYING };
}

fn take_up(open: &mut Open, chamber: ChamberId) {
    let from = &mut mover(open).chambers[chamber.index()];
    let (workers, queens) = (std::mem::take(&mut from.workers), std::mem::take(&mut from.queens));
    let (soldiers, slaves) = (std::mem::take(&mut from.soldiers), std::mem::take(&mut from.slaves));
    let now = &mut open.now;
    (now.workers, now.queens, now.soldiers, now.slaves) = (workers, queens, soldiers, slaves);
    (now.phase, now.chamber) = (Phase::Disperse, Some(chamber));
}

fn put_ant(open: &mut Open, chamber: ChamberId, ant: Ant) {
    let into = &mut mover(open).chambers[chamber.index()];
    let queen_sat = into.queens > 0;
    match ant {
        Ant::Worker => into.workers += 1,
        Ant::Queen => into.queens += 1,
        Ant::Soldier => (into.workers, into.soldiers) = (into.workers + 1, into.soldiers + 1),
        Ant::Slave => into.slaves += 1,
    }
    let now = &mut open.now;
    match ant {
        Ant::Worker => now.workers -= 1,
        Ant::Queen => now.queens -= 1,
        Ant::Soldier => (now.workers, now.soldiers) = (now.workers - 1, now.soldiers - 1),
        Ant::Slave => now.slaves -= 1,
    }
    now.queen_sat = queen_sat;
    now.came_from = now.chamber;
    now.chamber = Some(chamber);
}

/// The facts about Eggs.
fn eggs(open: &mut Open, event: &Event) {
    match *event {
        Event::EggsLaid { count } => {
            open.eggs -= count;
            mover(open).eggs += count;
            open.now.laid = true;
        }
        Event::PlanningUsed { paid } => {
            if paid {
                mover(open).eggs -= 1;
                open.eggs += 1;
            } else {
                open.now.activity = Activity::None;
            }
            open.now.planned = true;
        }
        Event::Hatched { chamber } => {
            let colony = mover(open);
            colony.eggs -= 1;
            colony.reserve -= 1;
            colony.chambers[chamber.index()].workers += 1;
            open.eggs += 1;
            open.now.activity = Activity::None;
        }
        _ => {}
    }
}

fn place_tile(open: &mut Open, content: &Content, x: i8, y: i8) {
    let Some(tile) = open.now.tile.take() else { return };
    insert_chamber(mover(open), new_chamber(content, tile, x, y));
    (open.now.phase, open.now.activity) = (Phase::Act, Activity::Hatching);
}

fn new_chamber(content: &Content, tile: TileId, x: i8, y: i8) -> Chamber {
    let face = content.tile_face(tile);
    Chamber {
        x,
        y,
        print: Print::Tile(tile),
        kind: face.kind,
        maximum: face.maximum,
        tunnels: content.tile_tunnels[tile.index()],
        joined: [None; 4],
        workers: 0,
        queens: 0,
        soldiers: 0,
        slaves: 0,
    }
}

fn put_pheromone(open: &mut Open, content: &Content, zone: HexId) {
    let seat = open.now.seat;
    open.cells[zone.index()].pheromones |= 1 << seat.0;
    mover(open).zones.push(zone);
    extend_trail(open, content, seat, zone);
    let now = &mut open.now;
    (now.phase, now.activity, now.hex) = (Phase::Act, Activity::None, None);
}

fn exit(open: &mut Open, content: &Content, chamber: ChamberId, hex: HexId) {
    let seat = open.now.seat;
    mover(open).chambers[chamber.index()].workers -= 1;
    stand(open, seat, hex);
    extend_trail(open, content, seat, hex);
    open.now.spent += 1;
}

fn eliminate_ant(open: &mut Open, content: &Content, hex: HexId, victim: Seat) {
    leave(open, victim, hex);
    open.colonies[victim.index()].reserve += 1;
    recompute_trail(open, content, victim);
    mover(open).trophies |= 1 << victim.0;
    open.now.eliminated += 1;
}

fn march(open: &mut Open, content: &Content, from: HexId, to: HexId) {
    let seat = open.now.seat;
    let soldier = open.cells[from.index()].soldier;
    leave(open, seat, from);
    stand(open, seat, to);
    open.cells[to.index()].soldier = soldier;
    recompute_trail(open, content, seat);
    let now = &mut open.now;
    now.moved.push(to);
    (now.phase, now.hex) = (Phase::Act, None);
    now.explored = true;
    now.spent += 1;
}

/// A game can end in the middle of a turn, when a seat gives up: ants in the
/// hand go down where the last one did, a tile in the hand back to its gap, and
/// a hunt whose losses were not told yet puts its Pheromone down.
fn end_game(state: &mut State) {
    let State { content, open, secret } = state;
    let Now { seat, workers, queens, soldiers, slaves, chamber, tile, .. } = open.now;
    if open.now.phase == Phase::Lose
        && let Some(zone) = open.now.hex.or(content.mound)
    {
        put_pheromone(open, content, zone);
    }
    open.species_held.clear();
    secret.species.clear();
    if let Some(chamber) = chamber {
        let into = &mut mover(open).chambers[chamber.index()];
        into.workers += workers;
        into.queens += queens;
        into.soldiers += soldiers;
        into.slaves += slaves;
    }
    // A Garden goes back to its supply, which needs no place.
    let tile = tile.filter(|tile| !content.is_garden(Print::Tile(*tile)));
    if let Some(gap) = open.tile_river.iter_mut().find(|section| section.is_none()) {
        *gap = tile;
    }
    open.now = Now { seat, phase: Phase::Over, ..Now::LAYING };
}

/// Slides a river to the left over its gaps, keeping its order (M9.2).
fn slide<T: Copy>(river: &mut [Option<T>]) {
    let mut filled = 0;
    for section in 0..river.len() {
        if let Some(card) = river[section].take() {
            river[filled] = Some(card);
            filled += 1;
        }
    }
}
