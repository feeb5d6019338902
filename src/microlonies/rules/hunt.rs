//! M8: Hunt.

use std::ops::RangeInclusive;

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{ChamberId, HexId};
use crate::microlonies::species::{self, Effect};
use crate::microlonies::state::{Activity, Ground, Occupant, State};
use crate::microlonies::{Microlonies, Place};

use super::build::priced;
use super::end;
use super::environment::is_on_rim;

/// Appends the Hunting Zones, and the Mound (M8.1, M8.6).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    let rim = &state.colony(seat).cache.0.rim;
    let open = |hex: &&HexId| state.cell(**hex).ground == Ground::HuntingZone && any_card(state, **hex);
    out.extend(rim.iter().filter(open).map(|hex| Action::HuntZone(*hex)));
    if species::hunts_alone(state.colony(seat)) {
        legal_alone(state, out);
    }
    if refuse_mound(state).is_none() {
        out.push(Action::HuntMound);
    }
}

/// Appends the Hunting Zones that only isolated ants are next to (S0.2).
fn legal_alone(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    let begin = out.len();
    for ant in state.colony(seat).outside.iter().filter(|hex| !state.on_trail(seat, **hex)) {
        for zone in state.content.around(*ant) {
            let cell = state.cell(zone);
            let open = cell.ground == Ground::HuntingZone && !cell.has_pheromone(seat);
            let open = open && any_card(state, zone);
            let action = Action::HuntZone(zone);
            if open && !is_on_rim(state, seat, zone) && !out[begin..].contains(&action) {
                out.push(action);
            }
        }
    }
}

/// Appends the Prey cards that may be taken (M8.2, M8.3).
pub fn legal_cards(state: &State, out: &mut Vec<Action>) {
    let sections = 0..state.prey_river.len() as u8;
    out.extend(sections.filter(|section| refuse_card(state, *section).is_none()).map(Action::TakePrey));
}

/// Whether there is a card that may be hunted in this Hunting Zone.
fn any_card(state: &State, zone: HexId) -> bool {
    (0..state.prey_river.len() as u8).any(|section| is_in_reach(state, zone, section))
}

fn is_in_reach(state: &State, zone: HexId, section: u8) -> bool {
    let Some(card) = state.prey_river[usize::from(section)] else { return false };
    species::prey_cost(state, &state.content, Some(zone), section, card) <= state.now.points()
        && state.content.prey(card).losses <= hunters(state)
        && !species::is_barred(state, state.now.seat, card)
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
    let alone = species::hunts_alone(state.colony(seat));
    let hunts =
        |near| state.on_trail(seat, near) || alone && state.cell(near).occupant == Occupant::Ant(seat);
    if !state.content.around(hex).any(hunts) {
        return Some(Refusal::new("M8.1", "refuse-not-next-to-trail").at(place));
    }
    (!any_card(state, hex)).then(|| Refusal::new("M8.2", "refuse-no-prey-in-reach"))
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
    if species::is_barred(state, state.now.seat, *card) {
        return Some(Refusal::new("S14.1", "refuse-jawed").at(place));
    }
    let cost = species::prey_cost(state, &state.content, state.now.hex, section, *card);
    if cost > state.now.points() {
        let refusal = Refusal::new("M8.2", "refuse-section-too-dear").at(place);
        return Some(priced(refusal, state, cost));
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
    let Some(card) = cx.prey_river[usize::from(section)] else { return };
    cx.emit(Event::PreyTaken { section, card });
    take_losses(cx, cx.content.prey(card).losses);
}

/// Takes the losses of a hunt, or asks which Workers they are (M8.3).
fn take_losses<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, losses: u8) {
    let Some(chamber) = cx.now.chamber else { return };
    let choice = soldiers_lost(cx, chamber, losses);
    if choice.start() == choice.end() {
        finish(cx, chamber, losses, *choice.start());
    } else {
        cx.emit(Event::LossesAsked { losses });
    }
}

/// How many of so many losses may be Soldiers: each loss is the owner's choice.
fn soldiers_lost(state: &State, chamber: ChamberId, losses: u8) -> RangeInclusive<u8> {
    let found = &state.colony(state.now.seat).chambers[chamber.index()];
    let others = found.workers.saturating_sub(found.soldiers);
    losses.saturating_sub(others)..=losses.min(found.soldiers)
}

/// Appends how many of the losses may be Soldiers.
pub fn legal_losses(state: &State, out: &mut Vec<Action>) {
    let Some(chamber) = state.now.chamber else { return };
    out.extend(soldiers_lost(state, chamber, state.now.losses).map(Action::Lose));
}

/// Why so many of the losses can't be Soldiers.
pub fn refuse_losses(state: &State, soldiers: u8) -> Option<Refusal<Place>> {
    let choice = soldiers_lost(state, state.now.chamber?, state.now.losses);
    (!choice.contains(&soldiers)).then(|| {
        let refusal = Refusal::new("M8.3", "refuse-soldiers-lost");
        refusal.with("least", i64::from(*choice.start())).with("most", i64::from(*choice.end()))
    })
}

/// Takes the losses, so many of them Soldiers.
pub fn lose<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, soldiers: u8) {
    let (Some(chamber), losses) = (cx.now.chamber, cx.now.losses) else { return };
    finish(cx, chamber, losses, soldiers);
}

/// Losses and Pheromone, and what the hunt adds (M8.3, M8.4).
fn finish<S: Sink<Event>, C: Chance>(
    cx: &mut Cx<'_, Microlonies, S, C>,
    chamber: ChamberId,
    workers: u8,
    soldiers: u8,
) {
    if soldiers > 0 {
        cx.emit(Event::Effect(Effect::Disarmed { chamber, soldiers }));
    }
    if workers > 0 {
        cx.emit(Event::WorkersLost { chamber, workers });
    }
    if let Some(zone) = cx.now.hex {
        cx.emit(Event::PheromonePut { zone });
        if let Some(card) = cx.colony(cx.now.seat).prey.last().copied() {
            species::after_hunt(cx, card);
        }
    } else if let Some(zone) = cx.content.mound {
        cx.emit(Event::PheromonePut { zone });
        cx.emit(Event::Continues { activity: Activity::FreePlanning });
    }
    end::trigger(cx);
}

/// Hunts the Mound; Planning without an Egg may follow at once (M8.6).
pub fn take_mound<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let Some(hex) = mound(cx) else { return };
    cx.emit(Event::MoundTaken { hex });
    take_losses(cx, cx.content.numbers().mound_losses);
}
