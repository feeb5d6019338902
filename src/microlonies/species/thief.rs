//! S16, the Thief Ant: it steals Eggs and eats them.

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::ChamberId;
use crate::microlonies::state::{Activity, Colony, Occupant, Open, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, Slice, numbers};

/// An Egg was stolen from the seat with this bit in this turn; the bits of the
/// seats come first.
pub const fn robbed(victim: Seat) -> u8 {
    1 << victim.0
}

/// Eggs were moved to the larder in this action.
pub const STORED: u8 = 1 << 4;
/// The first Egg of this Build hatched.
pub const HATCHED: u8 = 1 << 5;

/// Eggs in the larder: stolen ones, and others (S16.2).
pub fn larder(colony: &Colony) -> (u8, u8) {
    match colony.slice {
        Slice::Thief { stolen, own } => (stolen, own),
        _ => (0, 0),
    }
}

/// The food that the larder holds (S16.2).
pub fn food(content: &Content, colony: &Colony) -> i32 {
    let Some(numbers) = numbers(content, colony).and_then(|numbers| numbers.larder.as_ref()) else {
        return 0;
    };
    let (stolen, own) = larder(colony);
    i32::from(stolen) * i32::from(numbers.stolen) + i32::from(own) * i32::from(numbers.own)
}

/// How many Eggs may move to the larder in an action (S16.2).
fn most_moved(state: &State) -> u8 {
    let own =
        numbers(&state.content, state.colony(state.now.seat)).and_then(|numbers| numbers.larder.as_ref());
    own.map_or(0, |larder| larder.moved)
}

/// Appends stealing, and moving Eggs to the larder.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if state.now.activity != Activity::LayEggs {
        return;
    }
    let victims = state.seats().filter(|victim| refuse_steal(state, *victim).is_none());
    out.extend(victims.map(|victim| Action::Ability(Ability::Steal(victim))));
    let counts = (1..=most_moved(state)).filter(|count| refuse_store(state, *count).is_none());
    out.extend(counts.map(|count| Action::Ability(Ability::Store(count))));
}

fn refuse_now(state: &State) -> Option<Refusal<Place>> {
    let laying = state.now.phase == Phase::Act && state.now.activity == Activity::LayEggs;
    (!laying).then(|| Refusal::new("S16.1", "refuse-larder-in-lay-eggs"))
}

/// Why no Egg of this colony may be stolen now (S16.1).
pub fn refuse_steal(state: &State, victim: Seat) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_now(state) {
        return Some(refusal);
    }
    if victim == state.now.seat || victim.index() >= state.colonies.len() {
        return Some(Refusal::new("S16.1", "refuse-steal-from-opponent"));
    }
    if state.now.used & robbed(victim) != 0 {
        return Some(Refusal::new("S16.1", "refuse-stolen-already"));
    }
    if state.now.points() == 0 {
        return Some(Refusal::new("S16.1", "refuse-no-points-left"));
    }
    if state.colony(victim).eggs == 0 {
        return Some(Refusal::new("S16.1", "refuse-no-egg-to-steal"));
    }
    (!is_near(state, victim)).then(|| Refusal::new("S16.1", "refuse-opponent-too-far"))
}

/// Whether the opponent has an ant, a Pheromone or the Nest next to the mover's
/// Trail, or a Pheromone on it.
fn is_near(open: &Open, victim: Seat) -> bool {
    let (cache, theirs) = (&open.colony(open.now.seat).cache.0, open.colony(victim));
    let shares = cache.trail.iter().any(|hex| open.cell(*hex).has_pheromone(victim));
    let touches = |hex| {
        let cell = open.cell(hex);
        cell.occupant == Occupant::Ant(victim) || cell.has_pheromone(victim) || super::is_nest(theirs, hex)
    };
    shares || cache.rim.iter().any(|hex| touches(*hex))
}

/// Why so many Eggs may not move to the larder now (S16.2).
pub fn refuse_store(state: &State, count: u8) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_now(state) {
        return Some(refusal);
    }
    if state.now.used & STORED != 0 {
        return Some(Refusal::new("S16.2", "refuse-stored-already"));
    }
    let most = most_moved(state);
    if count == 0 || count > most {
        return Some(Refusal::new("S16.2", "refuse-store-too-many").with("most", i64::from(most)));
    }
    (count > state.colony(state.now.seat).eggs).then(|| Refusal::new("S16.2", "refuse-too-few-eggs"))
}

/// Steals an Egg.
pub fn steal<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, victim: Seat) {
    cx.emit(Event::Effect(Effect::EggStolen { victim }));
}

/// Moves Eggs to the larder.
pub fn store<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, count: u8) {
    cx.emit(Event::Effect(Effect::EggsStored { count }));
}

/// The first Egg of a Build hatches more Workers, and another may follow
/// (S16.3).
pub fn after_hatching<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, chamber: ChamberId) {
    let colony = cx.colony(cx.now.seat);
    let more = numbers(&cx.content, colony).map_or(0, |numbers| numbers.first_hatching);
    if cx.now.used & HATCHED == 0 {
        let workers = more.min(colony.reserve);
        cx.emit(Event::Effect(Effect::HatchedMore { chamber, workers }));
    }
}
