//! How the facts that abilities bring about change the position, and whether
//! they can be folded into it.

use crate::engine::{Misfit, Seat};
use crate::microlonies::content::Content;
use crate::microlonies::fold::{leave, stand};
use crate::microlonies::ids::{ChamberId, HexId, PreyId};
use crate::microlonies::layers;
use crate::microlonies::rules::environment::{extend_trail, recompute_trail};
use crate::microlonies::state::{Activity, Chamber, Colony, Ground, Occupant, Open, Phase, State};

use super::{
    Effect, Slice, Species, amazon, argentine, army, bulldog, fire, fungus_farming, leafcutter, numbers,
    red_meadow, slaves, thief, trap_jaw,
};

/// Folds an effect.
pub(in crate::microlonies) fn fold(open: &mut Open, content: &Content, effect: Effect) {
    let seat = open.now.seat;
    match effect {
        Effect::PreyRefreshed { cost } => {
            refresh_prey(open);
            open.now.spent += cost;
            open.now.used |= bulldog::REFRESHED;
        }
        Effect::TilesRefreshed => {
            let river = std::mem::take(&mut open.tile_river);
            let tiles = river.into_iter().flatten().map(|tile| tile.0);
            layers::put_under(&mut open.tile_deck, &mut open.layers.tiles, tiles);
            open.colonies[seat.index()].slice = Slice::Carpenter { refreshed: true };
        }
        Effect::ExitSpared => {
            open.now.spent = open.now.spent.saturating_sub(1);
            open.now.used |= fire::SPARED;
        }
        Effect::Shot { cost } => {
            open.now.spent += cost;
            open.now.special = true;
            open.now.used |= red_meadow::SHOT;
        }
        Effect::AcidPut { hex, cost } => put_acid(open, seat, hex, cost),
        Effect::EggsGained { count } => {
            open.eggs -= count;
            open.colonies[seat.index()].eggs += count;
        }
        Effect::Shifted { from, to } => {
            chamber(open, seat, from).workers -= 1;
            chamber(open, seat, to).workers += 1;
            open.now.used |= fungus_farming::SHIFTED;
        }
        Effect::Armed { chamber: id } => {
            chamber(open, seat, id).soldiers += 1;
            open.now.activity = Activity::None;
        }
        Effect::Disarmed { chamber: id, soldiers } => chamber(open, seat, id).soldiers -= soldiers,
        Effect::SlaveRobbed { chamber: id } => chamber(open, seat, id).slaves += 1,
        _ => fold_more(open, content, effect),
    }
}

/// The effects of the Trap-Jaw, Black Garden, Thief and Army Ants.
fn fold_more(open: &mut Open, content: &Content, effect: Effect) {
    let seat = open.now.seat;
    match effect {
        Effect::JawSet { card } => {
            open.colonies[seat.index()].slice = Slice::TrapJaw { jaw: Some(card) };
            open.now.used |= trap_jaw::SET;
            open.now.activity = Activity::None;
        }
        Effect::MoreUnder { count } => {
            open.colonies[seat.index()].slice = Slice::BlackGarden { more: count };
        }
        Effect::EggStolen { victim } => {
            open.colonies[victim.index()].eggs -= 1;
            fill_larder(open, seat, 1, 0);
            open.now.spent += 1;
            open.now.used |= thief::robbed(victim);
        }
        Effect::EggsStored { count } => {
            open.colonies[seat.index()].eggs -= count;
            fill_larder(open, seat, 0, count);
            open.now.used |= thief::STORED;
        }
        Effect::LayingPaid { cost } => open.now.spent += cost,
        Effect::HatchedMore { chamber: id, workers } => {
            chamber(open, seat, id).workers += workers;
            open.colonies[seat.index()].reserve -= workers;
            open.now.activity = Activity::Hatching;
            open.now.used |= thief::HATCHED;
        }
        Effect::MarabuntaGained { count } => add_marabunta(open, seat, count.cast_signed()),
        Effect::MarabuntaSpent => {
            add_marabunta(open, seat, -1);
            open.now.used |= army::AGAIN;
        }
        Effect::NestMoved { hex, cost } => move_nest(open, content, hex, cost),
        _ => fold_asked(open, content, effect),
    }
}

/// Moves the mover's Nest; the hex that it leaves is what it was (S13.3).
fn move_nest(open: &mut Open, content: &Content, hex: HexId, cost: u8) {
    let seat = open.now.seat;
    let colony = &mut open.colonies[seat.index()];
    if let Slice::Army { under, .. } = &mut colony.slice {
        let left = std::mem::replace(&mut colony.nest, hex);
        open.cells[left.index()].ground = *under;
        *under = open.cells[hex.index()].ground;
        open.cells[hex.index()].ground = Ground::Nest;
    }
    recompute_trail(open, content, seat);
    open.now.spent += cost;
    open.now.special = true;
    open.now.used |= army::MOVED;
}

/// Puts Eggs in the larder: stolen ones, and others.
fn fill_larder(open: &mut Open, seat: Seat, stolen: u8, own: u8) {
    let colony = &mut open.colonies[seat.index()];
    let held = thief::larder(colony);
    colony.slice = Slice::Thief { stolen: held.0 + stolen, own: held.1 + own };
}

/// Puts the river under its deck, but for a Jawed card, which stays (S0.8).
fn refresh_prey(open: &mut Open) {
    let jawed = trap_jaw::jawed(open);
    let stays = |card: &Option<PreyId>| card.is_some() && *card == jawed;
    let kept = open.prey_river.map(|card| Some(card).filter(stays).flatten());
    let river = std::mem::replace(&mut open.prey_river, kept);
    let cards = river.into_iter().filter(|card| !stays(card)).flatten().map(|card| card.0);
    layers::put_under(&mut open.prey_deck, &mut open.layers.prey, cards);
}

/// Adds to the Marabunta tokens of a colony.
fn add_marabunta(open: &mut Open, seat: Seat, by: i8) {
    if let Slice::Army { tokens, .. } = &mut open.colonies[seat.index()].slice {
        *tokens = tokens.saturating_add_signed(by);
    }
}

/// The effects of abilities that go on with a question, and of their answers.
fn fold_asked(open: &mut Open, content: &Content, effect: Effect) {
    let seat = open.now.seat;
    match effect {
        Effect::SoldierCalled => open.now.phase = Phase::Sally,
        Effect::SoldierSent { chamber: id, hex } => {
            chamber(open, seat, id).workers -= 1;
            open.colonies[seat.index()].reserve += 1;
            open.cells[hex.index()].soldier = true;
            open.now.phase = Phase::Act;
        }
        Effect::OutAsked { beside } => (open.now.hex, open.now.phase) = (Some(beside), Phase::PutOut),
        Effect::CameOut { hex } => {
            open.colonies[seat.index()].reserve -= 1;
            stand(open, seat, hex);
            extend_trail(open, content, seat, hex);
            (open.now.hex, open.now.phase) = (None, Phase::Act);
        }
        Effect::GardenTaken { tile } => (open.now.tile, open.now.phase) = (Some(tile), Phase::PlaceTile),
        Effect::OntoForest => open.now.used |= leafcutter::FORESTED,
        Effect::NurseRaised { chamber: id } => {
            open.colonies[seat.index()].reserve -= 1;
            chamber(open, seat, id).workers += 1;
            open.now.used |= leafcutter::RAISED;
        }
        Effect::Founded { hex, cost } => found_nest(open, content, hex, cost),
        Effect::QueenAsked => (open.now.hex, open.now.phase) = (None, Phase::SeatQueen),
        Effect::QueenJoined { chamber: id } => {
            chamber(open, seat, id).queens += 1;
            if let Slice::Argentine { queens, .. } = &mut open.colonies[seat.index()].slice {
                *queens += 1;
            }
            open.now.phase = Phase::Act;
        }
        _ => {}
    }
}

fn found_nest(open: &mut Open, content: &Content, hex: HexId, cost: u8) {
    let seat = open.now.seat;
    leave(open, seat, hex);
    open.cells[hex.index()].ground = Ground::Nest;
    let colony = &mut open.colonies[seat.index()];
    colony.reserve += 1;
    if let Slice::Argentine { satellites, .. } = &mut colony.slice
        && let Some(place) = satellites.iter_mut().find(|place| place.is_none())
    {
        *place = Some(hex);
    }
    recompute_trail(open, content, seat);
    open.now.spent += cost;
    open.now.special = true;
    open.now.used |= argentine::FOUNDED;
}

fn chamber(open: &mut Open, seat: Seat, id: ChamberId) -> &mut Chamber {
    &mut open.colonies[seat.index()].chambers[id.index()]
}

fn put_acid(open: &mut Open, seat: Seat, hex: HexId, cost: u8) {
    if let Slice::RedMeadow { acid: Some(old) } = open.colony(seat).slice {
        open.cells[old.index()].acid = false;
    }
    open.cells[hex.index()].acid = true;
    open.colonies[seat.index()].slice = Slice::RedMeadow { acid: Some(hex) };
    open.now.spent += cost;
    open.now.special = true;
    open.now.used |= red_meadow::ACID;
}

/// Checks ids and places of an effect against the position.
pub(in crate::microlonies) fn admits(state: &State, effect: Effect) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let colony = state.colony(state.now.seat);
    match effect {
        Effect::PreyRefreshed { cost } | Effect::Shot { cost } => payable(state, cost),
        Effect::TilesRefreshed | Effect::ExitSpared => Ok(()),
        Effect::AcidPut { hex, cost } => {
            payable(state, cost)?;
            let cell = state.cells.get(hex.index()).ok_or_else(|| Misfit::new("no such hex"))?;
            is(cell.occupant == Occupant::Nobody && !cell.acid, "the hex is occupied")?;
            is(matches!(colony.slice, Slice::RedMeadow { .. }), "the colony has no Formic Acid")
        }
        Effect::EggsGained { count } => {
            let room = colony.eggs.checked_add(count).is_some();
            is(count <= state.eggs && room, "too few Eggs in the supply")
        }
        Effect::Shifted { from, to } => {
            let source = found(colony, from)?;
            is(source.workers > source.soldiers, "no Worker in the chamber")?;
            found(colony, to).map(drop)
        }
        Effect::Armed { chamber } => {
            let armed = found(colony, chamber)?;
            is(armed.workers > armed.soldiers, "no Worker in the chamber")
        }
        Effect::Disarmed { chamber, soldiers } => {
            is(found(colony, chamber)?.soldiers >= soldiers, "too few Soldiers in the chamber")
        }
        Effect::SlaveRobbed { chamber } => {
            found(colony, chamber)?;
            let held = amazon::held(colony).saturating_add(state.now.slaves);
            is(held < slaves(&state.content, colony), "no Slave is left")
        }
        _ => admits_asked(state, colony, effect),
    }
}

/// The effects of abilities that go on with a question, and of their answers.
fn admits_asked(state: &State, colony: &Colony, effect: Effect) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let cell = |hex: HexId| state.cells.get(hex.index()).ok_or_else(|| Misfit::new("no such hex"));
    match effect {
        Effect::SoldierSent { chamber, hex } => {
            let source = found(colony, chamber)?;
            is(source.workers > source.soldiers, "no Worker in the chamber")?;
            is(cell(hex)?.occupant == Occupant::Ant(state.now.seat), "no ant of the seat stands there")
        }
        Effect::SoldierCalled => {
            let refusal = super::refuse_sally(state);
            is(refusal.is_none() && state.now.chamber.is_some(), "no Soldier can exit")
        }
        Effect::OutAsked { beside } => {
            cell(beside)?;
            let asks = matches!(colony.species, Some(Species::Argentine | Species::Soldier));
            is(asks && colony.reserve > 0, "no Worker comes out")
        }
        Effect::CameOut { hex } => {
            is(cell(hex)?.occupant == Occupant::Nobody, "the hex is occupied")?;
            is(colony.reserve > 0, "the reserve is empty")
        }
        Effect::GardenTaken { tile } => {
            is(state.now.tile.is_none(), "a tile is taken already")?;
            is(colony.species == Some(Species::Leafcutter), "the colony has no Gardens")?;
            let there = state.content.garden_ids().any(|garden| garden == tile);
            is(there && !leafcutter::has_built(colony, tile), "no such Garden is left")
        }
        Effect::NurseRaised { chamber } => {
            found(colony, chamber)?;
            is(colony.reserve > 0, "the reserve is empty")
        }
        Effect::Founded { hex, cost } => {
            payable(state, cost)?;
            let own = cell(hex)?.occupant == Occupant::Ant(state.now.seat);
            is(own, "no ant of the seat stands there")?;
            let room = argentine::satellites(colony).count() < argentine::MOST;
            is(room && matches!(colony.slice, Slice::Argentine { .. }), "no Satellite Nest is left")
        }
        Effect::QueenJoined { chamber } => {
            found(colony, chamber)?;
            is(argentine::is_due(colony), "no Queen is to join")
        }
        Effect::QueenAsked => is(argentine::is_due(colony), "no Queen is to join"),
        _ => admits_more(state, colony, effect),
    }
}

/// The effects of the Trap-Jaw, Black Garden, Thief and Army Ants.
fn admits_more(state: &State, colony: &Colony, effect: Effect) -> Result<(), Misfit> {
    let is = Misfit::unless;
    match effect {
        Effect::JawSet { card } => {
            is(state.prey_river.contains(&Some(card)), "that Prey card does not lie in the river")?;
            is(matches!(colony.slice, Slice::TrapJaw { .. }), "the colony has no Jaw")
        }
        Effect::MoreUnder { count } => {
            is(matches!(colony.slice, Slice::BlackGarden { .. }), "the colony puts one under the deck")?;
            is(count < colony.hand, "too few Objectives in the hand")
        }
        Effect::EggStolen { victim } => {
            payable(state, 1)?;
            has_larder(colony)?;
            let theirs = state.colonies.get(victim.index()).ok_or_else(|| Misfit::new("no such seat"))?;
            is(theirs.eggs > 0, "no Egg in that Nursery")
        }
        Effect::EggsStored { count } => {
            has_larder(colony)?;
            is(count <= colony.eggs, "too few Eggs in the Nursery")
        }
        Effect::LayingPaid { cost } => payable(state, cost),
        Effect::MarabuntaGained { count } => {
            let own = matches!(colony.slice, Slice::Army { .. });
            let all = numbers(&state.content, colony).map_or(0, |numbers| numbers.tokens);
            is(own && count <= all.saturating_sub(army::marabunta(colony)), "too few Marabunta tokens")
        }
        Effect::MarabuntaSpent => is(army::marabunta(colony) > 0, "no Marabunta token"),
        Effect::NestMoved { hex, cost } => {
            payable(state, cost)?;
            admits_nest(state, colony, hex)
        }
        Effect::HatchedMore { chamber, workers } => {
            found(colony, chamber)?;
            is(workers <= colony.reserve, "too few Workers in the reserve")
        }
        _ => Ok(()),
    }
}

fn admits_nest(state: &State, colony: &Colony, hex: HexId) -> Result<(), Misfit> {
    let is = Misfit::unless;
    let cell = state.cells.get(hex.index()).ok_or_else(|| Misfit::new("no such hex"))?;
    let empty = cell.occupant == Occupant::Nobody && cell.pheromones == 0 && !cell.acid;
    is(empty && army::lies_under(cell.ground), "no Nest can lie there")?;
    is(matches!(colony.slice, Slice::Army { .. }) && colony.nest != HexId::NONE, "the Nest can't move")
}

fn has_larder(colony: &Colony) -> Result<(), Misfit> {
    Misfit::unless(matches!(colony.slice, Slice::Thief { .. }), "the colony has no larder")
}

fn payable(state: &State, cost: u8) -> Result<(), Misfit> {
    Misfit::unless(state.now.spent.checked_add(cost).is_some(), "too many points")
}

fn found(colony: &Colony, id: ChamberId) -> Result<&Chamber, Misfit> {
    colony.chambers.get(id.index()).ok_or_else(|| Misfit::new("no such chamber"))
}
