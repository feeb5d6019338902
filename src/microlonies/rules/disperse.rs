//! M4: disperse.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::{Action, Ant};
use crate::microlonies::event::Event;
use crate::microlonies::ids::ChamberId;
use crate::microlonies::state::State;
use crate::microlonies::{Microlonies, Place};

use super::activate;

/// Appends the chambers whose ants may be taken up (M4.1).
pub fn legal_take_up(state: &State, out: &mut Vec<Action>) {
    let chambers = &state.colony(state.now.seat).chambers;
    for (index, chamber) in chambers.iter().enumerate() {
        if chamber.ants() > 0 {
            out.push(Action::TakeUp(ChamberId(index as u8)));
        }
    }
}

/// Why the ants of this chamber may not be taken up.
pub fn refuse_take_up(state: &State, chamber: ChamberId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let place = Place::Chamber { seat, chamber };
    match state.colony(seat).chambers.get(chamber.index()) {
        None => Some(Refusal::new("M4.1", "refuse-no-such-chamber")),
        Some(found) => (found.ants() == 0).then(|| Refusal::new("M4.1", "refuse-chamber-empty").at(place)),
    }
}

/// Takes up the ants of a chamber.
pub fn take_up<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, chamber: ChamberId) {
    cx.emit(Event::TakenUp { chamber });
}

/// Appends where the next ant may go, for each kind in the hand (M4.2, M4.3).
pub fn legal_put(state: &State, out: &mut Vec<Action>) {
    let now = &state.now;
    let Some(at) = now.chamber else { return };
    let here = &state.colony(now.seat).chambers[at.index()];
    let dead_end = here.is_dead_end();
    for (side, next) in here.joined.iter().enumerate() {
        let Some(chamber) = *next else { continue };
        if here.joined[..side].contains(next) || (now.came_from == Some(chamber) && !dead_end) {
            continue;
        }
        if now.workers > now.soldiers {
            out.push(Action::Put { chamber, ant: Ant::Worker });
        }
        if now.queens > 0 {
            out.push(Action::Put { chamber, ant: Ant::Queen });
        }
        if now.soldiers > 0 {
            out.push(Action::Put { chamber, ant: Ant::Soldier });
        }
        if now.slaves > 0 {
            out.push(Action::Put { chamber, ant: Ant::Slave });
        }
    }
}

/// Why this ant may not be put there.
pub fn refuse_put(state: &State, chamber: ChamberId, ant: Ant) -> Option<Refusal<Place>> {
    let now = &state.now;
    let place = Place::Chamber { seat: now.seat, chamber };
    let in_hand = match ant {
        Ant::Worker => now.workers - now.soldiers,
        Ant::Queen => now.queens,
        Ant::Soldier => now.soldiers,
        Ant::Slave => now.slaves,
    };
    if in_hand == 0 {
        return Some(Refusal::new("M4.2", "refuse-no-such-ant-in-hand"));
    }
    let here = &state.colony(now.seat).chambers[now.chamber?.index()];
    if !here.joined.contains(&Some(chamber)) {
        return Some(Refusal::new("M4.2", "refuse-not-joined-by-a-tunnel").at(place));
    }
    let back = now.came_from == Some(chamber) && !here.is_dead_end();
    back.then(|| Refusal::new("M4.3", "refuse-straight-back").at(place))
}

/// Puts one ant down; the chamber that gets the last one is activated (M4.4).
pub fn put<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, chamber: ChamberId, ant: Ant) {
    cx.emit(Event::AntPut { chamber, ant });
    if cx.now.in_hand() == 0 {
        activate::activate(cx, chamber);
    }
}
