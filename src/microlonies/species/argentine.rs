//! S1, the Argentine Ant: it founds Satellite Nests and gains Queens.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{ChamberId, HexId};
use crate::microlonies::state::{Activity, Cell, Colony, Occupant, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, Slice, nests, numbers, put_out};

/// A Satellite Nest was founded in this turn.
pub const FOUNDED: u8 = 1;

/// The most Satellite Nests that a colony may have.
pub const MOST: usize = 3;

/// The Satellite Nests in the order of founding.
pub fn satellites(colony: &Colony) -> impl Iterator<Item = HexId> + use<> {
    let all = match colony.slice {
        Slice::Argentine { satellites, .. } => satellites,
        _ => [None; MOST],
    };
    all.into_iter().flatten()
}

/// Queens that have joined so far (S1.2).
pub fn joined(colony: &Colony) -> u8 {
    match colony.slice {
        Slice::Argentine { queens, .. } => queens,
        _ => 0,
    }
}

/// Queens that so many Satellite Nests bring (S1.2).
pub fn due(satellites: usize) -> u8 {
    u8::from(satellites >= 1) + u8::from(satellites >= 3)
}

/// Whether a Queen is still to join (S1.2).
pub fn is_due(colony: &Colony) -> bool {
    joined(colony) < due(satellites(colony).count())
}

/// Appends the ants that may become Satellite Nests (S1.1).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse_now(state).is_some() {
        return;
    }
    let ants = &state.colony(state.now.seat).outside;
    let fits = |hex: &&HexId| refuse_hex(state, **hex).is_none();
    out.extend(ants.iter().filter(fits).map(|hex| Action::Ability(Ability::Found(*hex))));
}

/// Why the ant on this hex can't become a Satellite Nest now (S1.1).
pub fn refuse(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    refuse_now(state).or_else(|| refuse_hex(state, hex))
}

fn cost(state: &State) -> u8 {
    numbers(&state.content, state.colony(state.now.seat)).map_or(0, |numbers| numbers.cost)
}

fn refuse_now(state: &State) -> Option<Refusal<Place>> {
    let colony = state.colony(state.now.seat);
    if state.now.phase != Phase::Act || state.now.activity != Activity::Colonize {
        return Some(Refusal::new("S1.1", "refuse-found-in-colonize"));
    }
    if state.now.explored {
        return Some(Refusal::new("S0.5", "refuse-special-after-explore"));
    }
    if state.now.used & FOUNDED != 0 {
        return Some(Refusal::new("S1.1", "refuse-once-a-turn"));
    }
    let most = numbers(&state.content, colony).map_or(0, |numbers| usize::from(numbers.tokens)).min(MOST);
    if satellites(colony).count() >= most {
        return Some(Refusal::new("S1.1", "refuse-no-satellite-left"));
    }
    (state.now.points() < cost(state)).then(|| Refusal::new("M10.1", "refuse-no-points-left"))
}

fn refuse_hex(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let (seat, place) = (state.now.seat, Place::Hex(hex));
    let Some(cell) = state.cells.get(hex.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    if cell.occupant != Occupant::Ant(seat) {
        return Some(Refusal::new("S1.1", "refuse-no-own-ant-there").at(place));
    }
    if !state.on_trail(seat, hex) {
        return Some(Refusal::new("S1.1", "refuse-found-off-trail").at(place));
    }
    if is_special(cell) {
        return Some(Refusal::new("S0.7", "refuse-found-on-special-hex").at(place));
    }
    let least = numbers(&state.content, state.colony(seat)).map_or(0, |numbers| numbers.range);
    let near = |nest: HexId| distance(state, hex, nest) < i32::from(least);
    let refusal = || Refusal::new("S1.1", "refuse-found-too-near").at(place).with("steps", i64::from(least));
    nests(state.colony(seat)).any(near).then(refusal)
}

/// Whether no Nest may be there whoever stands on it (S0.7).
fn is_special(cell: &Cell) -> bool {
    cell.entrance || cell.bonus.is_some()
}

fn distance(state: &State, one: HexId, other: HexId) -> i32 {
    let hexes = &state.content.hexes;
    hexes[one.index()].distance_to(hexes[other.index()])
}

/// Founds a Satellite Nest; a Worker comes out beside it, and a Queen may join
/// (S1.1, S1.2).
pub fn found<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let cost = cost(cx);
    cx.emit(Event::Effect(Effect::Founded { hex, cost }));
    if !put_out::begin(cx, hex) {
        crown(cx);
    }
}

/// Asks which chamber a Queen joins, if one does (S1.2).
pub fn crown<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    if is_due(cx.colony(cx.now.seat)) {
        cx.emit(Event::Effect(Effect::QueenAsked));
    }
}

/// Appends the chambers that the Queen may join.
pub fn legal_thrones(state: &State, out: &mut Vec<Action>) {
    if !is_due(state.colony(state.now.seat)) {
        return;
    }
    let count = state.colony(state.now.seat).chambers.len();
    out.extend((0..count).map(|id| Action::Ability(Ability::SeatQueen(ChamberId(id as u8)))));
}

/// Why no Queen joins this chamber now (S1.2).
pub fn refuse_throne(state: &State, chamber: ChamberId) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::SeatQueen || !is_due(state.colony(state.now.seat)) {
        return Some(Refusal::new("S1.2", "refuse-no-queen-to-seat"));
    }
    let there = chamber.index() < state.colony(state.now.seat).chambers.len();
    (!there).then(|| Refusal::new("M4.1", "refuse-no-such-chamber"))
}
