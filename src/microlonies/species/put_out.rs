//! A Worker from the reserve that comes out beside a hex (S1.1, S10.2).

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::HexId;
use crate::microlonies::rules::environment::is_free;
use crate::microlonies::state::{Open, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, Species, argentine};

/// Where a Worker may come out beside a hex.
fn places(open: &Open, content: &Content, beside: HexId) -> impl Iterator<Item = HexId> {
    content.around(beside).filter(|hex| is_free(open.cell(*hex)))
}

/// Brings a Worker out beside a hex; asks where, if there is a choice. With no
/// place, or with an empty reserve, none comes. Tells whether it asks.
pub fn begin<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, beside: HexId) -> bool {
    if cx.colony(cx.now.seat).reserve == 0 {
        return false;
    }
    let mut places = places(cx, &cx.content, beside);
    let (first, second) = (places.next(), places.next());
    drop(places);
    match (first, second) {
        (None, _) => false,
        (Some(hex), None) => {
            cx.emit(Event::Effect(Effect::CameOut { hex }));
            false
        }
        (Some(_), Some(_)) => {
            cx.emit(Event::Effect(Effect::OutAsked { beside }));
            true
        }
    }
}

/// Appends where the Worker may come out.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if let Some(beside) = state.now.hex
        && state.colony(state.now.seat).reserve > 0
    {
        let places = places(state, &state.content, beside);
        out.extend(places.map(|hex| Action::Ability(Ability::PutOut(hex))));
    }
}

/// Why no Worker comes out on this hex now.
pub fn refuse(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let rule = match state.colony(state.now.seat).species {
        Some(Species::Argentine) => "S1.1",
        _ => "S10.2",
    };
    let beside = state.now.hex.filter(|_| state.now.phase == Phase::PutOut);
    let Some(beside) = beside else { return Some(Refusal::new(rule, "refuse-nothing-to-put-out")) };
    if state.colony(state.now.seat).reserve == 0 {
        return Some(Refusal::new("M1.3", "refuse-reserve-empty"));
    }
    let fits = places(state, &state.content, beside).any(|place| place == hex);
    (!fits).then(|| Refusal::new(rule, "refuse-put-out-there").at(Place::Hex(hex)))
}

/// Brings the Worker out on a hex.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    cx.emit(Event::Effect(Effect::CameOut { hex }));
    argentine::crown(cx);
}
