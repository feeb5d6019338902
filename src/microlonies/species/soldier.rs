//! S10, the Soldier Ant: it sends out Soldiers whom nobody can eliminate.
//!
//! S10.3 is an end. A Soldier outside is marked on its hex.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{ChamberId, HexId, PreyId};
use crate::microlonies::pack::Badge;
use crate::microlonies::rules::colonize;
use crate::microlonies::state::{Activity, Colony, Open, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, put_out, soldiers};

/// Appends the Exit as a Soldier (S10.1).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse(state).is_none() {
        out.push(Action::Ability(Ability::SendSoldier));
    }
}

/// Why no Soldier may exit now (S10.1).
pub fn refuse(state: &State) -> Option<Refusal<Place>> {
    if state.now.phase != Phase::Act || state.now.activity != Activity::Colonize {
        return Some(Refusal::new("S10.1", "refuse-soldier-in-colonize"));
    }
    colonize::refuse_exits(state).or_else(|| refuse_price(state)).or_else(|| {
        let nowhere = !colonize::any_exit(state);
        nowhere.then(|| Refusal::new("S10.1", "refuse-no-exit-for-soldier"))
    })
}

/// What a Soldier's Exit takes: two Workers, a point and a token (S10.1).
pub fn refuse_price(state: &State) -> Option<Refusal<Place>> {
    let (seat, chamber) = (state.now.seat, state.now.chamber?);
    let colony = state.colony(seat);
    if state.now.points() == 0 {
        return Some(Refusal::new("M10.1", "refuse-no-points-left"));
    }
    if colony.chambers[chamber.index()].workers < 2 {
        let refusal = Refusal::new("S10.1", "refuse-too-few-for-soldier");
        return Some(refusal.at(Place::Chamber { seat, chamber }));
    }
    let left = i32::from(soldiers(&state.content, colony)) - outside(state, colony);
    (left <= 0).then(|| Refusal::new("S10.1", "refuse-no-soldier-left"))
}

/// Soldiers outside (S10.4).
pub fn outside(open: &Open, colony: &Colony) -> i32 {
    colony.outside.iter().filter(|hex| open.cell(**hex).soldier).count() as i32
}

/// The ant that just left is a Soldier, for one more Worker.
pub fn after_exit<S: Sink<Event>, C: Chance>(
    cx: &mut Cx<'_, Microlonies, S, C>,
    chamber: ChamberId,
    hex: HexId,
) {
    if cx.now.phase == Phase::Sally {
        cx.emit(Event::Effect(Effect::SoldierSent { chamber, hex }));
    }
}

/// Prey with a twilight badge brings a Worker out beside the Hunting Zone
/// (S10.2).
pub fn after_hunt<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: PreyId) {
    let zone = cx.colony(cx.now.seat).zones.last().copied();
    if let Some(zone) = zone.filter(|_| is_twilight(&cx.content, card)) {
        put_out::begin(cx, zone);
    }
}

fn is_twilight(content: &Content, card: PreyId) -> bool {
    content.prey_badges(card, Badge::Twilight)
}
