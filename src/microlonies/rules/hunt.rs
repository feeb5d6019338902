//! M8: Hunt.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::HexId;
use crate::microlonies::state::{Activity, Ground, Occupant, State};
use crate::microlonies::{Microlonies, Place};

use super::build::priced;
use super::end;

/// Appends the Hunting Zones, and the Mound (M8.1, M8.6).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    if any_card(state) {
        let rim = &state.colony(seat).cache.0.rim;
        let zones = rim.iter().filter(|hex| state.cell(**hex).ground == Ground::HuntingZone);
        out.extend(zones.map(|hex| Action::HuntZone(*hex)));
    }
    if refuse_mound(state).is_none() {
        out.push(Action::HuntMound);
    }
}

/// Appends the Prey cards that may be taken (M8.2, M8.3).
pub fn legal_cards(state: &State, out: &mut Vec<Action>) {
    let sections = 0..state.prey_river.len() as u8;
    out.extend(sections.filter(|section| refuse_card(state, *section).is_none()).map(Action::TakePrey));
}

fn any_card(state: &State) -> bool {
    (0..state.prey_river.len() as u8).any(|section| is_in_reach(state, section))
}

fn is_in_reach(state: &State, section: u8) -> bool {
    let Some(card) = state.prey_river[usize::from(section)] else { return false };
    section < state.now.efficiency && state.content.prey(card).losses <= hunters(state)
}

/// Workers in the activated chamber.
fn hunters(state: &State) -> u8 {
    let chamber = state.now.chamber.map(|id| state.colony(state.now.seat).chambers[id.index()].workers);
    chamber.unwrap_or(0)
}

fn refuse_action(state: &State) -> Option<Refusal<Place>> {
    (state.now.activity != Activity::Hunt).then(|| Refusal::new("M5.3", "refuse-not-this-action"))
}

/// Why there is no hunting in this hex.
pub fn refuse_zone(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_action(state) {
        return Some(refusal);
    }
    let seat = state.now.seat;
    let place = Place::Hex(hex);
    let Some(cell) = state.cells.get(hex.index()) else {
        return Some(Refusal::new("M2.1", "refuse-no-such-hex"));
    };
    if cell.ground != Ground::HuntingZone {
        return Some(Refusal::new("M8.1", "refuse-no-hunting-zone").at(place));
    }
    if cell.has_pheromone(seat) {
        return Some(Refusal::new("M8.1", "refuse-own-pheromone-there").at(place));
    }
    if !state.content.around(hex).any(|near| state.on_trail(seat, near)) {
        return Some(Refusal::new("M8.1", "refuse-not-next-to-trail").at(place));
    }
    (!any_card(state)).then(|| Refusal::new("M8.2", "refuse-no-prey-in-reach"))
}

/// Why the Prey card of this section may not be taken.
pub fn refuse_card(state: &State, section: u8) -> Option<Refusal<Place>> {
    let place = Place::PreySection(section);
    let Some(river) = state.prey_river.get(usize::from(section)) else {
        return Some(Refusal::new("M3.2", "refuse-no-such-section"));
    };
    let Some(card) = river else {
        return Some(Refusal::new("M9.2", "refuse-section-empty").at(place));
    };
    if section >= state.now.efficiency {
        let refusal = Refusal::new("M8.2", "refuse-section-too-dear").at(place);
        return Some(priced(refusal, state, section));
    }
    let losses = state.content.prey(*card).losses;
    (losses > hunters(state)).then(|| {
        let refusal = Refusal::new("M8.3", "refuse-too-few-workers").at(place);
        refusal.with("losses", i64::from(losses)).with("workers", i64::from(hunters(state)))
    })
}

/// Why the Termite Mound may not be hunted (M8.6).
pub fn refuse_mound(state: &State) -> Option<Refusal<Place>> {
    if let Some(refusal) = refuse_action(state) {
        return Some(refusal);
    }
    let seat = state.now.seat;
    let need = state.content.numbers().mound_losses;
    if hunters(state) < need {
        let refusal = Refusal::new("M8.6", "refuse-too-few-workers-for-mound");
        return Some(refusal.with("need", i64::from(need)).with("workers", i64::from(hunters(state))));
    }
    let Some(mound) = mound(state) else {
        return Some(Refusal::new("M8.6", "refuse-mound-is-gone"));
    };
    let ready = state.colony(seat).cache.0.trail.iter().any(|hex| {
        let cell = state.cell(*hex);
        cell.entrance && cell.occupant == Occupant::Ant(seat)
    });
    (!ready).then(|| Refusal::new("M8.6", "refuse-no-ant-at-mound").at(Place::Hex(mound)))
}

/// Where the Mound stands, while it does.
pub fn mound(state: &State) -> Option<HexId> {
    let hex = state.content.mound?;
    (state.cell(hex).ground == Ground::Mound).then_some(hex)
}

/// Chooses a Hunting Zone.
pub fn choose_zone<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, zone: HexId) {
    cx.emit(Event::ZoneChosen { zone });
}

/// Takes a Prey card: losses and Pheromone are compulsory (M8.3, M8.4).
pub fn take_card<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, section: u8) {
    let (Some(card), Some(zone)) = (cx.prey_river[usize::from(section)], cx.now.hex) else { return };
    cx.emit(Event::PreyTaken { section, card });
    lose(cx, cx.content.prey(card).losses);
    cx.emit(Event::PheromonePut { zone });
    end::trigger(cx);
}

fn lose<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, workers: u8) {
    let Some(chamber) = cx.now.chamber else { return };
    if workers > 0 {
        cx.emit(Event::WorkersLost { chamber, workers });
    }
}

/// Hunts the Mound; Planning without an Egg may follow at once (M8.6).
pub fn take_mound<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let Some(hex) = mound(cx) else { return };
    cx.emit(Event::MoundTaken { hex });
    lose(cx, cx.content.numbers().mound_losses);
    cx.emit(Event::PheromonePut { zone: hex });
    cx.emit(Event::Continues { activity: Activity::FreePlanning });
    end::trigger(cx);
}
