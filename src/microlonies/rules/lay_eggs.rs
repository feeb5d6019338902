//! M6: Lay Eggs and Planning.

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::ObjectiveId;
use crate::microlonies::species::{self, Effect};
use crate::microlonies::state::{Activity, OPEN_OBJECTIVES, State};
use crate::microlonies::{Microlonies, Place};

/// Appends laying and Planning.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse_lay(state, 1).is_none() {
        let most = state.now.points().min(state.eggs);
        out.extend((1..=most).map(Action::LayEggs));
    }
    if refuse_planning(state).is_some() {
        return;
    }
    if state.objective_deck > 0 {
        out.push(Action::PlanDraw);
    }
    let open = (0..OPEN_OBJECTIVES).filter(|slot| state.objectives[*slot].is_some());
    out.extend(open.map(|slot| Action::PlanTake(slot as u8)));
}

/// Appends the Objectives that may go under the deck.
pub fn legal_put_under(state: &State, out: &mut Vec<Action>) {
    let hand = &state.secret.hands[state.now.seat.index()];
    out.extend(hand.iter().map(|card| Action::PutUnder(*card)));
}

/// Why so many Eggs may not be laid (M6.1).
pub fn refuse_lay(state: &State, count: u8) -> Option<Refusal<Place>> {
    let now = &state.now;
    if now.activity != Activity::LayEggs {
        return Some(Refusal::new("M5.3", "refuse-not-this-action"));
    }
    if now.laid {
        return Some(Refusal::new("M6.1", "refuse-eggs-laid-already"));
    }
    if count == 0 || count > now.points() {
        let refusal = Refusal::new("M6.1", "refuse-too-many-eggs");
        return Some(refusal.with("efficiency", i64::from(now.points())));
    }
    (count > state.eggs)
        .then(|| Refusal::new("M1.3", "refuse-supply-too-small").with("eggs", i64::from(state.eggs)))
}

/// Why there is no Planning now (M6.2, M8.6).
fn refuse_planning(state: &State) -> Option<Refusal<Place>> {
    let now = &state.now;
    match now.activity {
        Activity::FreePlanning => None,
        Activity::LayEggs if now.planned => Some(Refusal::new("M6.2", "refuse-planned-already")),
        Activity::LayEggs if state.colony(now.seat).eggs == 0 => {
            Some(Refusal::new("M6.2", "refuse-no-egg-for-planning"))
        }
        Activity::LayEggs => None,
        _ => Some(Refusal::new("M6.2", "refuse-no-planning-now")),
    }
}

/// Why no Objectives may be drawn.
pub fn refuse_draw(state: &State) -> Option<Refusal<Place>> {
    let empty = || (state.objective_deck == 0).then(|| Refusal::new("M9.3", "refuse-objective-deck-empty"));
    refuse_planning(state).or_else(empty)
}

/// Why the face-up Objective of this slot may not be taken.
pub fn refuse_take(state: &State, slot: u8) -> Option<Refusal<Place>> {
    let there = state.objectives.get(usize::from(slot)).is_some_and(Option::is_some);
    let missing = || (!there).then(|| Refusal::new("M6.2", "refuse-no-objective-there"));
    refuse_planning(state).or_else(missing)
}

/// Why this card may not go under the deck.
pub fn refuse_put_under(state: &State, card: ObjectiveId) -> Option<Refusal<Place>> {
    let held = state.secret.hands[state.now.seat.index()].contains(&card);
    (!held).then(|| Refusal::new("M6.2", "refuse-not-in-hand"))
}

/// Lays Eggs.
pub fn lay<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, count: u8) {
    cx.emit(Event::EggsLaid { count });
    species::after_laying(cx, count);
}

fn pay<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let paid = cx.now.activity == Activity::LayEggs;
    cx.emit(Event::PlanningUsed { paid });
}

/// Planning by drawing; a card of the hand goes under the deck afterwards, or
/// several, but never more than were drawn.
pub fn draw<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    pay(cx);
    let seat = cx.now.seat;
    let more = species::more_planning(cx, &cx.content, seat);
    let mut drawn = 0;
    for _ in 0..cx.content.numbers().planning_draw.saturating_add(more) {
        drawn += u8::from(draw_one(cx, seat));
    }
    let count = more.min(drawn.saturating_sub(1));
    if count > 0 {
        cx.emit(Event::Effect(Effect::MoreUnder { count }));
    }
    cx.emit(Event::PutUnderAsked);
}

/// Draws one Objective from the deck into the hand, if there is one.
pub fn draw_one<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, seat: Seat) -> bool {
    let Some(card) = draw_card(cx) else { return false };
    cx.emit(Event::ObjectiveDrawn { seat, card });
    true
}

fn draw_card<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) -> Option<ObjectiveId> {
    if cx.secret.deck.is_empty() {
        return None;
    }
    cx.disclose();
    let bound = cx.secret.deck.unseen().count_ones();
    let drawn = cx.below(bound);
    cx.secret.deck.nth(drawn).map(ObjectiveId)
}

/// Planning by taking a face-up Objective; its place is refilled.
pub fn take<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, slot: u8) {
    let Some(card) = cx.objectives[usize::from(slot)] else { return };
    pay(cx);
    cx.emit(Event::ObjectiveTaken { slot, card });
    reveal(cx, slot);
}

/// Turns up an Objective in a slot, if the deck has one (M9.3).
pub fn reveal<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, slot: u8) {
    if let Some(card) = draw_card(cx) {
        cx.emit(Event::ObjectiveRevealed { slot, card });
    }
}

/// Puts an Objective under the deck.
pub fn put_under<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: ObjectiveId) {
    cx.emit(Event::ObjectivePutUnder { card });
}
