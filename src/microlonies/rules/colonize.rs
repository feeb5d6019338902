//! M10: Colonize: Exit and Explore.

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::HexId;
use crate::microlonies::state::{Activity, Cell, Ground, Occupant, State};
use crate::microlonies::{Microlonies, Place};

use super::environment::{can_move, destinations, is_free, is_standable};

/// Appends Exits and the ants that may explore.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if state.now.points() == 0 {
        return;
    }
    let seat = state.now.seat;
    if may_exit(state) {
        let rim = &state.colony(seat).cache.0.rim;
        out.extend(rim.iter().filter(|hex| is_exit(state, **hex)).map(|hex| Action::Exit(*hex)));
    }
    let steps = state.content.numbers().explore_steps;
    for &hex in &state.colony(seat).outside {
        if !state.now.moved.contains(&hex) && can_move(state, &state.content, seat, hex, steps) {
            out.push(Action::Pick(hex));
        }
    }
}

/// Appends where the exploring ant may go (M10.4).
pub fn legal_marches(state: &State, out: &mut Vec<Action>) {
    let Some(from) = state.now.hex else { return };
    let steps = state.content.numbers().explore_steps;
    destinations(state, &state.content, state.now.seat, from, steps, |hex| {
        out.push(Action::March(hex));
        true
    });
}

fn may_exit(state: &State) -> bool {
    !state.now.explored && workers(state) > 0
}

fn workers(state: &State) -> u8 {
    let chamber = state.now.chamber.map(|id| state.colony(state.now.seat).chambers[id.index()].workers);
    chamber.unwrap_or(0)
}

fn is_exit(state: &State, hex: HexId) -> bool {
    let cell = state.cell(hex);
    is_free(cell) || may_eliminate(state, cell)
}

/// Whether an Exit onto this hex would be an Elimination that may be done
/// (M10.3).
fn may_eliminate(state: &State, cell: &Cell) -> bool {
    is_enemy(cell, state.now.seat)
        && is_standable(cell)
        && state.now.eliminated < state.content.numbers().eliminations
}

fn is_enemy(cell: &Cell, seat: Seat) -> bool {
    match cell.occupant {
        Occupant::Nobody => false,
        Occupant::Termite => true,
        Occupant::Ant(owner) => owner != seat,
    }
}

fn refuse_points(state: &State) -> Option<Refusal<Place>> {
    if state.now.activity != Activity::Colonize {
        return Some(Refusal::new("M5.3", "refuse-not-this-action"));
    }
    (state.now.points() == 0).then(|| Refusal::new("M10.1", "refuse-no-points-left"))
}

/// Why no Worker may exit to this hex.
pub fn refuse_exit(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_points(state) {
        return Some(refusal);
    }
    if state.now.explored {
        return Some(Refusal::new("M10.1", "refuse-exit-after-explore"));
    }
    if workers(state) == 0 {
        let chamber = state.now.chamber?;
        let place = Place::Chamber { seat: state.now.seat, chamber };
        return Some(Refusal::new("M10.2", "refuse-no-worker-to-exit").at(place));
    }
    let Some(cell) = state.cells.get(hex.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    let place = Place::Hex(hex);
    if !state.content.around(hex).any(|near| state.on_trail(state.now.seat, near)) {
        return Some(Refusal::new("M10.2", "refuse-not-next-to-trail").at(place));
    }
    refuse_stand(cell, place).or_else(|| refuse_occupied(state, cell, place))
}

/// Why an ant can't stand on the ground of this hex (M2.3, M2.5).
fn refuse_stand(cell: &Cell, place: Place) -> Option<Refusal<Place>> {
    let (rule, key) = match cell.ground {
        Ground::Water => ("M2.5", "refuse-water"),
        Ground::HuntingZone => ("M2.3", "refuse-stand-on-zone"),
        Ground::Nest => ("M2.3", "refuse-stand-on-nest"),
        Ground::Mound => ("M2.3", "refuse-stand-on-mound"),
        Ground::Blank => ("M2.1", "refuse-no-such-hex"),
        Ground::Grassland | Ground::Forest | Ground::Rock => return None,
    };
    Some(Refusal::new(rule, key).at(place))
}

fn refuse_occupied(state: &State, cell: &Cell, place: Place) -> Option<Refusal<Place>> {
    match cell.occupant {
        Occupant::Nobody => None,
        Occupant::Ant(owner) if owner == state.now.seat => {
            Some(Refusal::new("M2.5", "refuse-own-ant-there").at(place))
        }
        _ if may_eliminate(state, cell) => None,
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
    let steps = state.content.numbers().explore_steps;
    let stuck = !can_move(state, &state.content, seat, hex, steps);
    stuck.then(|| Refusal::new("M2.5", "refuse-ant-cannot-move").at(place))
}

/// Why the exploring ant may not go to this hex.
pub fn refuse_march(state: &State, to: HexId) -> Option<Refusal<Place>> {
    let Some(cell) = state.cells.get(to.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    let (seat, place, from) = (state.now.seat, Place::Hex(to), state.now.hex?);
    if to == from {
        return Some(Refusal::new("M10.4", "refuse-same-hex").at(place));
    }
    if let Some(refusal) = refuse_stand(cell, place) {
        return Some(refusal);
    }
    if cell.occupant == Occupant::Ant(seat) {
        return Some(Refusal::new("M2.5", "refuse-own-ant-there").at(place));
    }
    if cell.occupant != Occupant::Nobody {
        return Some(Refusal::new("M10.4", "refuse-explore-eliminates").at(place));
    }
    let steps = state.content.numbers().explore_steps;
    let mut found = false;
    destinations(state, &state.content, seat, from, steps, |hex| {
        found |= hex == to;
        !found
    });
    let far = || Refusal::new("M10.4", "refuse-too-far").at(place).with("steps", i64::from(steps));
    (!found).then(far)
}

/// Sends a Worker out, eliminating whoever stands there (M10.2, M10.3).
pub fn exit<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let Some(chamber) = cx.now.chamber else { return };
    match cx.cell(hex).occupant {
        Occupant::Nobody => {}
        Occupant::Termite => cx.emit(Event::TermiteEliminated { hex }),
        Occupant::Ant(victim) => cx.emit(Event::AntEliminated { hex, victim }),
    }
    cx.emit(Event::Exited { chamber, hex });
}

/// Takes up an ant to explore.
pub fn pick<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    cx.emit(Event::AntPicked { hex });
}

/// Moves the exploring ant.
pub fn march<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, to: HexId) {
    if let Some(from) = cx.now.hex {
        cx.emit(Event::AntMoved { from, to });
    }
}
