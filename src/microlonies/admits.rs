//! Whether a fact can be folded into a position: what readers of files ask.

use crate::engine::{Misfit, Seat};

use super::action::{Ant, TierId};
use super::event::Event;
use super::ids::{ChamberId, HexId, ObjectiveId};
use super::rules::build::chamber_at;
use super::rules::environment::MAX_HEXES;
use super::species::{self, Species};
use super::state::{Chamber, Colony, Ground, Occupant, Phase, Print, State};

/// Checks ids and places of an event against the position.
pub fn admits(state: &State, event: &Event) -> Result<(), Misfit> {
    let is = Misfit::unless;
    match *event {
        Event::FirstPlayer { seat } => has_seat(state, seat),
        Event::SpeciesDealt { seat, species } => {
            has_seat(state, seat)?;
            is(!is_had(state, species), "somebody has that species")
        }
        Event::SpeciesRevealed { seat, species } => {
            has_seat(state, seat)?;
            is(state.colony(seat).species.is_none(), "the seat has a species already")?;
            is(state.content.sheet(species).is_some(), "the pack does not have that species")
        }
        Event::Asked { seat, phase } => {
            has_seat(state, seat)?;
            let asked = matches!(
                phase,
                Phase::KeepSpecies
                    | Phase::ChooseSpecies
                    | Phase::KeepObjective
                    | Phase::Settle
                    | Phase::LastValidation
            );
            is(asked, "that is not asked on its own")
        }
        Event::TurnBegan { seat, round } => {
            has_seat(state, seat)?;
            is(state.turn < u16::MAX && round < u16::MAX, "too many turns")
        }
        Event::Conceded { seat } => has_seat(state, seat),
        Event::EndTriggered { .. } | Event::RiversSlid | Event::GameEnded => Ok(()),
        _ => admits_laid(state, event),
    }
}

/// The events of layouts, rivers and decks.
fn admits_laid(state: &State, event: &Event) -> Result<(), Misfit> {
    let is = Misfit::unless;
    match *event {
        Event::TerrainLaid { place, tile, rotation } => {
            let hexes = state.content.tile_places.get(usize::from(place));
            let hexes = hexes.ok_or_else(|| Misfit::new("no such place for a terrain tile"))?;
            is(usize::from(tile) < state.content.setup.pack.terrain.tiles.len(), "no such terrain tile")?;
            is(rotation < 6, "a tile turns by less than six sixths")?;
            is(hexes.iter().all(|hex| is_blank(state, *hex)), "a tile lies there already")
        }
        Event::StartLaid { seat, place, tile } => admits_start(state, seat, place, tile),
        Event::PreyRevealed { section, card } => {
            let slot = state.prey_river.get(usize::from(section));
            is(slot.is_some_and(Option::is_none), "the river section is not empty")?;
            is(state.prey_deck.can_give(card.0), "the Prey deck does not hold that card")
        }
        Event::TileRevealed { section, tile } => {
            let slot = state.tile_river.get(usize::from(section));
            is(slot.is_some_and(Option::is_none), "the river section is not empty")?;
            is(state.tile_deck.can_give(tile.0), "the Chamber deck does not hold that tile")
        }
        Event::ObjectiveRevealed { slot, card } => {
            let place = state.objectives.get(usize::from(slot));
            is(place.is_some_and(Option::is_none), "that place for Objectives is not empty")?;
            is(state.secret.deck.can_give(card.0), "the Objective deck does not hold that card")
        }
        Event::ObjectiveDrawn { seat, card } => {
            has_seat(state, seat)?;
            is(state.secret.deck.can_give(card.0), "the Objective deck does not hold that card")
        }
        _ => {
            has_seat(state, state.now.seat)?;
            admits_in_turn(state, event)
        }
    }
}

/// The events of the seat that decides now.
fn admits_in_turn(state: &State, event: &Event) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let seat = state.now.seat;
    let colony = state.colony(seat);
    match *event {
        Event::SpeciesKept { species } => {
            let held = state.secret.species.get(seat.index());
            is(held.is_some_and(|held| held.contains(&species)), "the seat does not hold that species")
        }
        Event::ObjectiveKept { card }
        | Event::ObjectivePutUnder { card }
        | Event::ObjectivePutBack { card } => in_hand(state, seat, card),
        Event::Marked { card, .. } => in_hand(state, seat, card),
        Event::Validated { seat, card, .. } => {
            has_seat(state, seat)?;
            in_hand(state, seat, card)
        }
        Event::Settled { hex } => {
            is_open(state, hex)?;
            is(colony.reserve > 0, "the reserve is empty")
        }
        Event::TakenUp { chamber } => has_chamber(colony, chamber),
        Event::AntPut { chamber, ant } => {
            has_chamber(colony, chamber)?;
            let held = match ant {
                Ant::Worker => state.now.workers.saturating_sub(state.now.soldiers),
                Ant::Soldier => state.now.soldiers.min(state.now.workers),
                Ant::Queen => state.now.queens,
                Ant::Slave => state.now.slaves,
            };
            is(held > 0, "no such ant is in the hand")
        }
        Event::Activated { chamber, .. } => has_chamber(colony, chamber),
        Event::EggsLaid { count } => {
            is(count <= state.eggs && colony.eggs.checked_add(count).is_some(), "too few Eggs in the supply")
        }
        Event::PlanningUsed { paid } => is(!paid || colony.eggs > 0, "no Egg in the Nursery"),
        Event::ObjectiveTaken { slot, card } => {
            let there = state.objectives.get(usize::from(slot)) == Some(&Some(card));
            is(there, "that Objective does not lie there")
        }
        _ => admits_build(state, event),
    }
}

/// The events of Build.
fn admits_build(state: &State, event: &Event) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let colony = state.colony(state.now.seat);
    match *event {
        Event::TileTaken { section, tile } => {
            is(state.now.tile.is_none(), "a tile is taken already")?;
            let there = state.tile_river.get(usize::from(section)) == Some(&Some(tile));
            is(there, "that tile does not lie there")
        }
        Event::TilePlaced { x, y } => {
            is(state.now.tile.is_some(), "no tile was taken")?;
            is(colony.chambers.len() < usize::from(u8::MAX), "too many chambers")?;
            is(is_on_grid(x, y), "beyond the square grid")?;
            is(chamber_at(colony, x, y).is_none(), "a chamber lies there already")
        }
        Event::Reinforced { chamber, workers } => {
            has_chamber(colony, chamber)?;
            is(workers <= colony.reserve, "too few Workers in the reserve")
        }
        Event::Hatched { chamber } => {
            has_chamber(colony, chamber)?;
            is(colony.eggs > 0 && colony.reserve > 0, "no Egg, or no Worker in the reserve")
        }
        _ => admits_outside(state, event),
    }
}

/// The events of Hunt and Colonize.
fn admits_outside(state: &State, event: &Event) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let seat = state.now.seat;
    let colony = state.colony(seat);
    match *event {
        Event::ZoneChosen { zone } => is_ground(state, zone, Ground::HuntingZone),
        Event::PreyTaken { section, card } => {
            let there = state.prey_river.get(usize::from(section)) == Some(&Some(card));
            is(there, "that Prey card does not lie there")?;
            is(!species::is_barred(state, seat, card), "that Prey card is under a Jaw")
        }
        Event::WorkersLost { chamber, workers } => {
            has_chamber(colony, chamber)?;
            let found = &colony.chambers[chamber.index()];
            is(found.workers >= workers.saturating_add(found.soldiers), "too few Workers in the chamber")
        }
        Event::PheromonePut { zone } => {
            is_ground(state, zone, Ground::HuntingZone)?;
            is(!state.cell(zone).has_pheromone(seat), "the seat's Pheromone lies there already")
        }
        Event::MoundTaken { hex } => is_ground(state, hex, Ground::Mound),
        Event::Exited { chamber, hex } => {
            has_chamber(colony, chamber)?;
            let found = &colony.chambers[chamber.index()];
            is(found.workers > found.soldiers, "no Worker in the chamber")?;
            is_open(state, hex)
        }
        Event::AntEliminated { hex, victim } => {
            has_seat(state, victim)?;
            has_hex(state, hex)?;
            is(state.cell(hex).occupant == Occupant::Ant(victim), "no ant of that seat stands there")?;
            is(!state.cell(hex).soldier, "a Soldier stands there")
        }
        Event::TermiteEliminated { hex } => {
            has_hex(state, hex)?;
            is(colony.termites < u8::MAX, "too many Termites")?;
            is(state.cell(hex).occupant == Occupant::Termite, "no Termite stands there")
        }
        Event::AntPicked { hex } => {
            has_hex(state, hex)?;
            is(state.cell(hex).occupant == Occupant::Ant(seat), "no ant of the seat stands there")
        }
        Event::AntMoved { from, to } => {
            has_hex(state, from)?;
            is(state.cell(from).occupant == Occupant::Ant(seat), "no ant of the seat stands there")?;
            is(!state.now.moved.is_full(), "too many moves in a turn")?;
            is_open(state, to)
        }
        Event::Effect(effect) => species::admits(state, effect),
        _ => Ok(()),
    }
}

fn admits_start(state: &State, seat: Seat, place: u8, tile: u8) -> Result<(), Misfit> {
    let is = Misfit::unless;
    has_seat(state, seat)?;
    let hexes = state.content.start_places.get(usize::from(place));
    let hexes = hexes.ok_or_else(|| Misfit::new("no such place for a starting tile"))?;
    is(usize::from(tile) < state.content.setup.pack.terrain.starting.len(), "no such starting tile")?;
    is(state.colony(seat).nest == HexId::NONE, "the seat has a Nest already")?;
    is(state.colony(seat).reserve >= 3, "too few Workers in the reserve")?;
    is(hexes.iter().all(|hex| is_blank(state, *hex)), "a tile lies there already")
}

fn has_seat(state: &State, seat: Seat) -> Result<(), Misfit> {
    Misfit::unless(seat.index() < state.colonies.len(), "no such seat")
}

/// Whether a seat was dealt the species, or has it.
fn is_had(state: &State, species: Species) -> bool {
    state.secret.species.iter().flatten().any(|held| *held == species)
        || state.colonies.iter().any(|colony| colony.species == Some(species))
}

fn has_hex(state: &State, hex: HexId) -> Result<(), Misfit> {
    Misfit::unless(hex.index() < state.cells.len(), "no such hex")
}

fn has_chamber(colony: &Colony, chamber: ChamberId) -> Result<(), Misfit> {
    Misfit::unless(chamber.index() < colony.chambers.len(), "no such chamber")
}

/// Whether all places around this one have coordinates too.
fn is_on_grid(x: i8, y: i8) -> bool {
    x.unsigned_abs() < 127 && (0..127).contains(&y)
}

fn is_blank(state: &State, hex: HexId) -> bool {
    state.cells.get(hex.index()).is_some_and(|cell| cell.ground == Ground::Blank)
}

fn is_open(state: &State, hex: HexId) -> Result<(), Misfit> {
    has_hex(state, hex)?;
    Misfit::unless(state.cell(hex).occupant == Occupant::Nobody, "the hex is occupied")
}

fn is_ground(state: &State, hex: HexId, ground: Ground) -> Result<(), Misfit> {
    has_hex(state, hex)?;
    Misfit::unless(state.cell(hex).ground == ground, "the hex is not of that kind")
}

fn in_hand(state: &State, seat: Seat, card: ObjectiveId) -> Result<(), Misfit> {
    let held = state.secret.hands[seat.index()].contains(&card);
    Misfit::unless(held, "the Objective is not in that hand")
}

/// Checks that all numbers of a position that was read are in range, so that
/// nothing that looks at it can fail.
pub fn sane(state: &State) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let seats = usize::from(state.content.setup.colonies);
    let (open, secret) = (&state.open, &state.secret);
    is(open.cells.len() == state.content.hexes.len() && open.cells.len() <= MAX_HEXES, "other hexes")?;
    is(open.colonies.len() == seats && secret.hands.len() == seats, "another number of colonies")?;
    is(secret.marked.len() == seats && open.hand_logs.len() == seats, "another number of colonies")?;
    is([0, seats].contains(&open.species_held.len()), "another number of colonies")?;
    is(secret.species.len() == open.species_held.len(), "another number of colonies")?;
    has_seat(state, open.first)?;
    has_seat(state, open.mover)?;
    has_seat(state, open.now.seat)?;
    is(open.round < u16::MAX && open.turn < u16::MAX && open.put_under < u16::MAX, "too many turns")?;
    let pack = &state.content.setup.pack;
    let prey = open.colonies.iter().flat_map(|colony| &colony.prey).chain(open.prey_river.iter().flatten());
    is(prey.into_iter().all(|card| card.index() < pack.prey.len()), "no such Prey card")?;
    let tiles = open.tile_river.iter().flatten().chain(&open.now.tile);
    is(
        tiles.into_iter().all(|tile| tile.index() < state.content.tile_tunnels.len()),
        "no such Chamber tile",
    )?;
    let validated = open.colonies.iter().flat_map(|colony| colony.validated.iter().map(|pair| pair.0));
    let held = secret.hands.iter().flatten().copied().chain(open.objectives.iter().flatten().copied());
    let known = pack.objectives.len();
    is(validated.chain(held).all(|card| card.index() < known), "no such Objective")?;
    for colony in &open.colonies {
        sane_colony(state, colony)?;
    }
    is(
        secret.hands.iter().zip(&secret.marked).all(|(hand, marked)| holds_marked(hand, marked)),
        "marked Objectives",
    )?;
    let now = &open.now;
    let chambers = &open.colonies[now.seat.index()].chambers;
    let named = [now.chamber, now.came_from];
    is(named.iter().flatten().all(|id| id.index() < chambers.len()), "no such chamber")?;
    is(now.hex.is_none_or(|hex| hex.index() < open.cells.len()), "no such hex")
}

/// Whether all Objectives marked are held, each marked once.
fn holds_marked(hand: &[ObjectiveId], marked: &[(ObjectiveId, TierId)]) -> bool {
    let once = |place: usize| !marked[..place].iter().any(|other| other.0 == marked[place].0);
    (0..marked.len()).all(|place| once(place) && hand.contains(&marked[place].0))
}

fn sane_colony(state: &State, colony: &Colony) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let there = |hex: &HexId| hex.index() < state.cells.len();
    is(colony.outside.iter().chain(&colony.zones).all(there), "no such hex")?;
    is(colony.termites < u8::MAX / 2, "too many Termites")?;
    is(there(&colony.nest) || colony.nest == HexId::NONE, "no such hex")?;
    let had = colony.species.is_none_or(|species| state.content.sheet(species).is_some());
    is(had, "the pack does not have that species")?;
    is(species::is_sane(state, colony), "a species with what is not its own")?;
    let pack = &state.content.setup.pack;
    let count = colony.chambers.len();
    let is_sane = |chamber: &Chamber| {
        let printed = match chamber.print {
            Print::Start(index) => usize::from(index) < pack.anthill.len(),
            Print::Tile(tile) => tile.index() < state.content.tile_tunnels.len(),
        };
        printed
            && is_on_grid(chamber.x, chamber.y)
            && chamber.joined.iter().flatten().all(|id| id.index() < count)
    };
    is(count <= usize::from(u8::MAX) && colony.chambers.iter().all(is_sane), "a damaged anthill")
}
