//! How the facts that abilities bring about change the position, and whether
//! they can be folded into it.

use crate::engine::{Misfit, Seat};
use crate::microlonies::content::Content;
use crate::microlonies::fold::{leave, stand};
use crate::microlonies::ids::{ChamberId, HexId};
use crate::microlonies::layers;
use crate::microlonies::rules::environment::{extend_trail, recompute_trail};
use crate::microlonies::state::{Activity, Chamber, Colony, Ground, Occupant, Open, Phase, State};

use super::{
    Effect, Slice, Species, amazon, argentine, bulldog, fire, fungus_farming, leafcutter, red_meadow, slaves,
};

/// Folds an effect.
pub(in crate::microlonies) fn fold(open: &mut Open, content: &Content, effect: Effect) {
    let seat = open.now.seat;
    match effect {
        Effect::PreyRefreshed { cost } => {
            let river = std::mem::take(&mut open.prey_river);
            let cards = river.into_iter().flatten().map(|card| card.0);
            layers::put_under(&mut open.prey_deck, &mut open.layers.prey, cards);
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
        _ => fold_asked(open, content, effect),
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
        _ => Ok(()),
    }
}

fn payable(state: &State, cost: u8) -> Result<(), Misfit> {
    Misfit::unless(state.now.spent.checked_add(cost).is_some(), "too many points")
}

fn found(colony: &Colony, id: ChamberId) -> Result<&Chamber, Misfit> {
    colony.chambers.get(id.index()).ok_or_else(|| Misfit::new("no such chamber"))
}
