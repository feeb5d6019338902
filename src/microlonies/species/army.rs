//! S13, the Army Ant: it moves its Nest, and acts twice.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{HexId, PreyId};
use crate::microlonies::rules::activate::{activate, activity};
use crate::microlonies::rules::environment::{HexSet, is_free, is_on_rim, is_passable};
use crate::microlonies::state::{Activity, Cell, Colony, Ground, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, Slice, by_badges, gait, numbers};

/// An action was repeated in this turn.
pub const AGAIN: u8 = 1;
/// The Nest moved in this turn.
pub const MOVED: u8 = 2;

/// Marabunta tokens of a colony (S13.1).
pub fn marabunta(colony: &Colony) -> u8 {
    match colony.slice {
        Slice::Army { tokens, .. } => tokens,
        _ => 0,
    }
}

/// What the colony's Nest stands on, if it can move and leave that behind
/// (S13.3).
pub fn under_nest(colony: &Colony) -> Option<Ground> {
    match colony.slice {
        Slice::Army { under, .. } => Some(under),
        _ => None,
    }
}

/// Whether a Nest can lie on this ground, or leave it behind (S13.3).
pub fn lies_under(ground: Ground) -> bool {
    use Ground::{Bare, Forest, Grassland, HuntingZone, Rock};
    matches!(ground, Bare | Grassland | Forest | Rock | HuntingZone)
}

/// Appends repeating the action, and where the Nest may go.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse_again(state).is_none() {
        out.push(Action::Ability(Ability::Again));
    }
    if refuse_moves(state).is_none() {
        let goals = goals(state).into_iter().filter(|hex| refuse_ground(state, *hex).is_none());
        out.extend(goals.map(|hex| Action::Ability(Ability::MoveNest(hex))));
    }
}

/// Why the action may not be taken once more (S13.2).
pub fn refuse_again(state: &State) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let chamber = state.now.chamber.filter(|_| state.now.phase == Phase::Act && !state.now.queen_sat);
    let found = chamber.map(|id| &state.colony(seat).chambers[id.index()]);
    let Some(found) = found.filter(|chamber| activity(chamber.kind) != Activity::None) else {
        return Some(Refusal::new("S13.2", "refuse-repeat-after-action"));
    };
    if state.now.used & AGAIN != 0 {
        return Some(Refusal::new("S13.2", "refuse-once-a-turn"));
    }
    if marabunta(state.colony(seat)) == 0 {
        return Some(Refusal::new("S13.2", "refuse-no-marabunta"));
    }
    let place = Place::Chamber { seat, chamber: chamber? };
    (found.ants() == 0).then(|| Refusal::new("S13.2", "refuse-nobody-left").at(place))
}

fn cost(state: &State) -> u8 {
    numbers(&state.content, state.colony(state.now.seat)).map_or(0, |numbers| numbers.cost)
}

fn steps(state: &State) -> u8 {
    numbers(&state.content, state.colony(state.now.seat)).map_or(0, |numbers| numbers.nest_steps)
}

/// Why the Nest may not move now, wherever (S13.3).
fn refuse_moves(state: &State) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::Act || state.now.activity != Activity::Colonize {
        return Some(Refusal::new("S13.3", "refuse-nest-in-colonize"));
    }
    if state.now.explored {
        return Some(Refusal::new("S0.5", "refuse-special-after-explore"));
    }
    if state.now.used & MOVED != 0 {
        return Some(Refusal::new("S13.3", "refuse-once-a-turn"));
    }
    (state.now.points() < cost(state)).then(|| Refusal::new("M10.1", "refuse-no-points-left"))
}

/// Why the Nest can't lie on this hex (S13.3, S0.7).
fn refuse_ground(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let (cell, place): (&Cell, Place) = (state.cell(hex), Place::Hex(hex));
    if cell.ground == Ground::HuntingZone {
        if cell.pheromones != 0 {
            return Some(Refusal::new("S13.3", "refuse-nest-on-hunted-zone").at(place));
        }
        let near = is_on_rim(state, state.now.seat, hex);
        return (!near).then(|| Refusal::new("S13.3", "refuse-not-next-to-trail").at(place));
    }
    if !is_free(cell) {
        return Some(Refusal::new("S13.3", "refuse-nest-needs-free-hex").at(place));
    }
    let special = cell.entrance || cell.bonus.is_some();
    special.then(|| Refusal::new("S0.7", "refuse-nest-on-special-hex").at(place))
}

/// Why the Nest may not move to this hex (S13.3).
pub fn refuse_move(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_moves(state) {
        return Some(refusal);
    }
    if hex.index() >= state.cells.len() {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    }
    let far = || {
        let refusal = || Refusal::new("S13.3", "refuse-nest-too-far").at(Place::Hex(hex));
        (!goals(state).contains(&hex)).then(|| refusal().with("steps", i64::from(steps(state))))
    };
    refuse_ground(state, hex).or_else(far)
}

/// The hexes that the Nest gets to, walking as an ant does (M2.5), whether it
/// may stay there or not.
fn goals(state: &State) -> Vec<HexId> {
    let (seat, gait) = (state.now.seat, gait(&state.content, state.colony(state.now.seat)));
    let nest = state.colony(seat).nest;
    let (mut seen, mut goals, mut ring) = (HexSet::new(), Vec::new(), vec![nest]);
    seen.insert(nest);
    for _ in 0..steps(state) {
        let mut next = Vec::new();
        for near in ring.iter().flat_map(|hex| state.content.around(*hex)) {
            if seen.insert(near) {
                goals.push(near);
                if is_passable(state, seat, gait, near) {
                    next.push(near);
                }
            }
        }
        ring = next;
    }
    goals
}

/// Takes the chamber's action once more, with what is left there.
pub fn again<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    if let Some(chamber) = cx.now.chamber {
        cx.emit(Event::Effect(Effect::MarabuntaSpent));
        activate(cx, chamber);
    }
}

/// Moves the Nest.
pub fn move_nest<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let cost = cost(cx);
    cx.emit(Event::Effect(Effect::NestMoved { hex, cost }));
}

/// Gains Marabunta for a Prey card with the badge (S13.1).
pub fn after_hunt<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: PreyId) {
    let own = numbers(&cx.content, cx.colony(cx.now.seat));
    gain(cx, own.map_or(0, |numbers| by_badges(&cx.content, &numbers.prey_tokens, card)));
}

/// Gains so many Marabunta, if there are as many (S13.1).
pub fn gain<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, count: u8) {
    let colony = cx.colony(cx.now.seat);
    let all = numbers(&cx.content, colony).map_or(0, |numbers| numbers.tokens);
    let count = count.min(all.saturating_sub(marabunta(colony)));
    if count > 0 {
        cx.emit(Event::Effect(Effect::MarabuntaGained { count }));
    }
}
