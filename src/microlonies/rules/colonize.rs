//! M10: Colonize: Exit and Explore.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::HexId;
use crate::microlonies::species::{self, Effect};
use crate::microlonies::state::{Activity, Cell, Ground, Occupant, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::environment::{Gait, HexSet, can_move, destinations, is_enemy, is_on_rim, is_passable};

/// Appends Exits and the ants that may explore.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    if may_exit(state) {
        legal_exits(state, out);
    }
    if state.now.points() == 0 {
        return;
    }
    let gait = exploring(state);
    for &hex in &state.colony(seat).outside {
        let gait = gait.of_ant(state.cell(hex));
        if !state.now.moved.contains(&hex) && can_move(state, &state.content, seat, hex, gait) {
            out.push(Action::Pick(hex));
        }
    }
}

/// Appends where the Soldier may exit to (S10.1).
pub fn legal_sally(state: &State, out: &mut Vec<Action>) {
    if may_exit(state) && species::refuse_sally(state).is_none() {
        legal_exits(state, out);
    }
}

/// Whether a Soldier could exit anywhere (S10.1).
pub fn any_exit(state: &State) -> bool {
    let gait = Gait { braves_acid: true, ..gait(state) };
    let rim = &state.colony(state.now.seat).cache.0.rim;
    rim.iter().any(|hex| is_exit(state, gait, *hex))
}

fn legal_exits(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    let gait = leaving(state);
    let rim = &state.colony(seat).cache.0.rim;
    out.extend(rim.iter().filter(|hex| is_exit(state, gait, **hex)).map(|hex| Action::Exit(*hex)));
    if gait.exit_steps > 1 {
        let mut seen = HexSet::new();
        for hex in rim.iter().filter(|hex| is_passable(state, seat, gait, **hex)) {
            for far in state.content.around(*hex).filter(|far| !is_on_rim(state, seat, *far)) {
                if is_exit(state, gait, far) && seen.insert(far) {
                    out.push(Action::Exit(far));
                }
            }
        }
    }
}

/// How the mover's ants move.
fn gait(state: &State) -> Gait {
    species::gait(&state.content, state.colony(state.now.seat))
}

/// How the ant moves that exits now: the Soldier that was called for, or any.
fn leaving(state: &State) -> Gait {
    Gait { braves_acid: state.now.phase == Phase::Sally, ..gait(state) }
}

/// How they explore: whether they may strike depends on the turn's
/// Eliminations (M10.3).
fn exploring(state: &State) -> Gait {
    let gait = gait(state);
    Gait { strikes: gait.strikes && may_strike(state), ..gait }
}

/// Appends where the exploring ant may go (M10.4).
pub fn legal_marches(state: &State, out: &mut Vec<Action>) {
    let Some(from) = state.now.hex else { return };
    let gait = exploring(state).of_ant(state.cell(from));
    destinations(state, &state.content, state.now.seat, from, gait, |hex| {
        out.push(Action::March(hex));
        true
    });
}

fn may_exit(state: &State) -> bool {
    !state.now.explored && !state.now.special && workers(state) > 0
}

fn workers(state: &State) -> u8 {
    let chamber = state.now.chamber.map(|id| state.colony(state.now.seat).chambers[id.index()].workers);
    chamber.unwrap_or(0)
}

fn is_exit(state: &State, gait: Gait, hex: HexId) -> bool {
    let cell = state.cell(hex);
    (gait.ends(cell) || may_eliminate(state, gait, cell)) && can_pay(state, hex)
}

/// Whether there are points for an Exit onto this hex (M10.1).
fn can_pay(state: &State, hex: HexId) -> bool {
    state.now.points() > 0 || species::spares_exit(state, hex)
}

/// Whether the turn has an Elimination left (M10.3).
fn may_strike(state: &State) -> bool {
    state.now.eliminated < species::eliminations(&state.content, state.colony(state.now.seat))
}

/// Whether an Exit onto this hex would be an Elimination that may be done
/// (M10.3).
fn may_eliminate(state: &State, gait: Gait, cell: &Cell) -> bool {
    is_enemy(cell, state.now.seat) && gait.enters(cell) && may_strike(state)
}

fn refuse_action(state: &State) -> Option<Refusal<Place>> {
    (state.now.activity != Activity::Colonize).then(|| Refusal::new("M5.3", "refuse-not-this-action"))
}

fn refuse_points(state: &State) -> Option<Refusal<Place>> {
    let none = || (state.now.points() == 0).then(|| Refusal::new("M10.1", "refuse-no-points-left"));
    refuse_action(state).or_else(none)
}

/// Why no Worker may exit to this hex.
pub fn refuse_exit(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_action(state) {
        return Some(refusal);
    }
    if hex.index() < state.cells.len() && !can_pay(state, hex) {
        return Some(Refusal::new("M10.1", "refuse-no-points-left"));
    }
    let sally = || species::refuse_sally(state).filter(|_| state.now.phase == Phase::Sally);
    if let Some(refusal) = refuse_exits(state).or_else(sally) {
        return Some(refusal);
    }
    let Some(cell) = state.cells.get(hex.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    let (place, gait) = (Place::Hex(hex), leaving(state));
    if !is_near_enough(state, gait, hex) {
        return Some(Refusal::new("M10.2", "refuse-not-next-to-trail").at(place));
    }
    refuse_stand(gait, cell, place)
        .or_else(|| refuse_soldier(state, hex))
        .or_else(|| refuse_occupied(state, gait, cell, place))
}

/// Why nobody may exit now, wherever.
pub fn refuse_exits(state: &State) -> Option<Refusal<Place>> {
    if state.now.explored {
        return Some(Refusal::new("M10.1", "refuse-exit-after-explore"));
    }
    if state.now.special {
        return Some(Refusal::new("S0.5", "refuse-exit-after-special"));
    }
    if workers(state) == 0 {
        let chamber = state.now.chamber?;
        let place = Place::Chamber { seat: state.now.seat, chamber };
        return Some(Refusal::new("M10.2", "refuse-no-worker-to-exit").at(place));
    }
    None
}

/// Whether an Exit leads to this hex from the Trail, whoever stands there.
fn is_near_enough(state: &State, gait: Gait, hex: HexId) -> bool {
    let seat = state.now.seat;
    let first = |near: HexId| is_on_rim(state, seat, near) && is_passable(state, seat, gait, near);
    let by = |near| state.on_trail(seat, near) || gait.exit_steps > 1 && first(near);
    state.content.around(hex).any(by)
}

/// Why an ant can't stand on the ground of this hex (M2.3, M2.5).
fn refuse_stand(gait: Gait, cell: &Cell, place: Place) -> Option<Refusal<Place>> {
    if cell.acid && !gait.braves_acid {
        return Some(Refusal::new("S8.2", "refuse-acid").at(place));
    }
    let (rule, key) = match cell.ground {
        Ground::Water if gait.swims => return None,
        Ground::Water => ("M2.5", "refuse-water"),
        Ground::HuntingZone => ("M2.3", "refuse-stand-on-zone"),
        Ground::Nest => ("M2.3", "refuse-stand-on-nest"),
        Ground::Mound => ("M2.3", "refuse-stand-on-mound"),
        Ground::Blank => ("M2.1", "refuse-no-such-hex"),
        Ground::Grassland | Ground::Forest | Ground::Rock | Ground::Bare => return None,
    };
    Some(Refusal::new(rule, key).at(place))
}

/// Why an opponent's Soldier can't be eliminated (S10.1).
pub fn refuse_soldier(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let cell = state.cell(hex);
    let theirs = cell.soldier && cell.occupant != Occupant::Ant(state.now.seat);
    theirs.then(|| Refusal::new("S10.1", "refuse-soldier-there").at(Place::Hex(hex)))
}

fn refuse_occupied(state: &State, gait: Gait, cell: &Cell, place: Place) -> Option<Refusal<Place>> {
    match cell.occupant {
        Occupant::Nobody => None,
        Occupant::Ant(owner) if owner == state.now.seat => {
            Some(Refusal::new("M2.5", "refuse-own-ant-there").at(place))
        }
        _ if may_eliminate(state, gait, cell) => None,
        _ => Some(Refusal::new("M10.3", "refuse-eliminated-already").at(place)),
    }
}

/// Why the ant on this hex may not explore.
pub fn refuse_pick(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_points(state) {
        return Some(refusal);
    }
    let seat = state.now.seat;
    let Some(cell) = state.cells.get(hex.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    let place = Place::Hex(hex);
    if cell.occupant != Occupant::Ant(seat) {
        return Some(Refusal::new("M10.4", "refuse-no-own-ant-there").at(place));
    }
    if state.now.moved.contains(&hex) {
        return Some(Refusal::new("M10.4", "refuse-explored-already").at(place));
    }
    let stuck = !can_move(state, &state.content, seat, hex, exploring(state).of_ant(cell));
    stuck.then(|| Refusal::new("M2.5", "refuse-ant-cannot-move").at(place))
}

/// Why the exploring ant may not go to this hex.
pub fn refuse_march(state: &State, to: HexId) -> Option<Refusal<Place>> {
    let Some(cell) = state.cells.get(to.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    let (seat, place, from) = (state.now.seat, Place::Hex(to), state.now.hex?);
    let gait = exploring(state).of_ant(state.cell(from));
    if to == from {
        return Some(Refusal::new("M10.4", "refuse-same-hex").at(place));
    }
    if let Some(refusal) = refuse_stand(gait, cell, place) {
        return Some(refusal);
    }
    if cell.occupant == Occupant::Ant(seat) {
        return Some(Refusal::new("M2.5", "refuse-own-ant-there").at(place));
    }
    if let Some(refusal) = refuse_soldier(state, to) {
        return Some(refusal);
    }
    if cell.occupant != Occupant::Nobody && !gait.strikes {
        return Some(Refusal::new("M10.4", "refuse-explore-eliminates").at(place));
    }
    let mut found = false;
    destinations(state, &state.content, seat, from, gait, |hex| {
        found |= hex == to;
        !found
    });
    let far = || Refusal::new("M10.4", "refuse-too-far").at(place).with("steps", i64::from(gait.steps));
    (!found).then(far)
}

/// Sends a Worker out, eliminating whoever stands there (M10.2, M10.3).
pub fn exit<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let Some(chamber) = cx.now.chamber else { return };
    let spared = species::spares_exit(cx, hex);
    strike(cx, hex);
    let leaving = &cx.colony(cx.now.seat).chambers[chamber.index()];
    // A Soldier leaves only when no other Worker is left.
    if leaving.soldiers > 0 && leaving.soldiers == leaving.workers {
        cx.emit(Event::Effect(Effect::Disarmed { chamber, soldiers: 1 }));
    }
    cx.emit(Event::Exited { chamber, hex });
    if spared {
        cx.emit(Event::Effect(Effect::ExitSpared));
    }
    species::after_exit(cx, chamber, hex);
}

/// Eliminates whoever stands on a hex, if anybody does (M10.3).
pub fn strike<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    match cx.cell(hex).occupant {
        Occupant::Nobody => {}
        Occupant::Termite => {
            cx.emit(Event::TermiteEliminated { hex });
            species::after_elimination(cx, false);
        }
        Occupant::Ant(victim) => {
            cx.emit(Event::AntEliminated { hex, victim });
            species::after_elimination(cx, true);
        }
    }
}

/// Takes up an ant to explore.
pub fn pick<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    cx.emit(Event::AntPicked { hex });
}

/// Moves the exploring ant.
pub fn march<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, to: HexId) {
    if let Some(from) = cx.now.hex {
        strike(cx, to);
        cx.emit(Event::AntMoved { from, to });
    }
}
