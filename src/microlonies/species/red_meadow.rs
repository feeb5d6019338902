//! S8, the Red Meadow Ant: Formic Acid from afar.
//!
//! S8.3 is a number of its sheet.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::HexId;
use crate::microlonies::rules::colonize::{refuse_soldier, strike};
use crate::microlonies::rules::environment::{HexSet, is_enemy};
use crate::microlonies::state::{Activity, Cell, Occupant, Open, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, eliminations, numbers};

/// The Elimination hit at range in this turn.
pub const SHOT: u8 = 1;
/// The Formic Acid was put down in this turn.
pub const ACID: u8 = 2;

/// The hex under the Formic Acid, unless an ant stands on it (S8.2).
pub fn controls_also(open: &Open, acid: HexId) -> Option<&Cell> {
    Some(open.cell(acid)).filter(|cell| cell.occupant == Occupant::Nobody)
}

/// Appends shots and places for the Formic Acid (S8.1, S8.2).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse_now(state).is_some() {
        return;
    }
    let (shoots, puts) = (refuse_shots(state).is_none(), refuse_acids(state).is_none());
    if !shoots && !puts {
        return;
    }
    for hex in in_range(state) {
        if shoots && is_enemy(state.cell(hex), state.now.seat) {
            out.push(Action::Ability(Ability::Shoot(hex)));
        }
        if puts && is_empty(state.cell(hex)) && !is_special(state.cell(hex)) {
            out.push(Action::Ability(Ability::PutAcid(hex)));
        }
    }
}

fn range(state: &State) -> u8 {
    numbers(&state.content, state.colony(state.now.seat)).map_or(0, |numbers| numbers.range)
}

fn cost(state: &State) -> u8 {
    numbers(&state.content, state.colony(state.now.seat)).map_or(0, |numbers| numbers.cost)
}

/// The Acid is free directly after a shot (S8.2).
fn acid_cost(state: &State) -> u8 {
    if state.now.used & SHOT != 0 { 0 } else { cost(state) }
}

/// The hexes off the mover's Trail and within range of it, whatever the
/// terrain.
fn in_range(state: &State) -> Vec<HexId> {
    let (seat, range) = (state.now.seat, range(state));
    let mut near: Vec<HexId> = Vec::with_capacity(128);
    if range == 0 {
        return near;
    }
    near.extend(&state.colony(seat).cache.0.rim);
    let mut seen = HexSet::new();
    for hex in &near {
        seen.insert(*hex);
    }
    let mut begin = 0;
    for _ in 1..range {
        let end = near.len();
        for place in begin..end {
            for hex in state.content.around(near[place]) {
                if !state.on_trail(seat, hex) && seen.insert(hex) {
                    near.push(hex);
                }
            }
        }
        begin = end;
    }
    near
}

/// Whether nothing is on a hex on which anything could be.
fn is_empty(cell: &Cell) -> bool {
    cell.ground.terrain().is_some() && cell.occupant == Occupant::Nobody && !cell.acid
}

/// Whether the Acid can't lie there though nothing else does (S0.7).
fn is_special(cell: &Cell) -> bool {
    cell.entrance || cell.bonus.is_some()
}

fn refuse_now(state: &State) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::Act || state.now.activity != Activity::Colonize {
        return Some(Refusal::new("S8.1", "refuse-acid-in-colonize"));
    }
    state.now.explored.then(|| Refusal::new("S0.5", "refuse-special-after-explore"))
}

/// Why there is no shot now, at whomever (S8.1).
fn refuse_shots(state: &State) -> Option<Refusal<Place>> {
    if state.now.eliminated >= eliminations(&state.content, state.colony(state.now.seat)) {
        return Some(Refusal::new("M10.3", "refuse-eliminated-already"));
    }
    (state.now.points() < cost(state)).then(|| Refusal::new("M10.1", "refuse-no-points-left"))
}

fn refuse_target(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_soldier(state, hex) {
        return Some(refusal);
    }
    let enemy = is_enemy(state.cell(hex), state.now.seat);
    (!enemy).then(|| Refusal::new("S8.1", "refuse-no-enemy-there").at(Place::Hex(hex)))
}

/// Why the Acid can't be put down now, wherever (S8.2).
fn refuse_acids(state: &State) -> Option<Refusal<Place>> {
    if state.now.used & ACID != 0 {
        return Some(Refusal::new("S8.2", "refuse-once-a-turn"));
    }
    (state.now.points() < acid_cost(state)).then(|| Refusal::new("M10.1", "refuse-no-points-left"))
}

/// Why the Acid can't lie on this hex (S8.2, S0.7).
fn refuse_ground(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let (cell, place) = (state.cell(hex), Place::Hex(hex));
    if !is_empty(cell) {
        return Some(Refusal::new("S8.2", "refuse-acid-needs-empty-hex").at(place));
    }
    is_special(cell).then(|| Refusal::new("S0.7", "refuse-acid-on-special-hex").at(place))
}

fn refuse_far(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if hex.index() >= state.cells.len() {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    }
    let far = !in_range(state).contains(&hex);
    let refusal = || Refusal::new("S8.1", "refuse-out-of-range").at(Place::Hex(hex));
    far.then(|| refusal().with("steps", i64::from(range(state))))
}

/// Why this hex can't be shot at (S8.1).
pub fn refuse_shot(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let here = || refuse_far(state, hex).or_else(|| refuse_target(state, hex));
    refuse_now(state).or_else(|| refuse_shots(state)).or_else(here)
}

/// Why the Acid can't be put on this hex (S8.2).
pub fn refuse_acid(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let here = || refuse_far(state, hex).or_else(|| refuse_ground(state, hex));
    refuse_now(state).or_else(|| refuse_acids(state)).or_else(here)
}

/// Eliminates whoever stands on a hex, without entering it.
pub fn shoot<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let cost = cost(cx);
    cx.emit(Event::Effect(Effect::Shot { cost }));
    strike(cx, hex);
}

/// Puts the Formic Acid on a hex.
pub fn put_acid<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let cost = acid_cost(cx);
    cx.emit(Event::Effect(Effect::AcidPut { hex, cost }));
}
