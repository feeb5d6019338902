//! A10.1, A10.2, A6.3: feeding, survival points, the hand limit.

use crate::antrealm::Place;
use crate::antrealm::action::{Action, Spot};
use crate::antrealm::event::Event;
use crate::antrealm::state::{Phase, Stage, State};
use crate::antrealm::store::Item;
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::{Hand, ask, next_up};
use super::{end, preparation};

/// Satiety that a colony has to pay (A10.1).
pub fn due(state: &State, seat: Seat) -> u8 {
    let colony = state.colony(seat);
    let mouths = colony.tokens.count().div_ceil(state.content.numbers.tokens_per_satiety.max(1));
    mouths.saturating_sub(colony.eased).saturating_sub(colony.herded.len())
}

/// Satiety that all food of a colony could pay.
pub fn food(state: &State, seat: Seat) -> u16 {
    let stores = state.colony(seat).stores();
    let levels = stores.flat_map(|(_, store)| store.items());
    levels.map(|item| u16::from(state.level(&state.content, item))).sum()
}

/// Goes on with the feeding of the next colony, or reckons up.
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    let Some(seat) = next_up(cx) else {
        reckon(cx);
        return false;
    };
    let missing = due(cx, seat).saturating_sub(cx.colony(seat).eaten);
    let food = food(cx, seat);
    if missing > 0 && food > u16::from(missing) {
        return ask(cx, seat, Phase::Eat);
    }
    if missing > 0 && food > 0 {
        eat_all(cx, seat);
        return false;
    }
    if missing > 0 && cx.colony(seat).waivers > 0 {
        return ask(cx, seat, Phase::Waive);
    }
    cx.emit(Event::Reckoned { seat, short: missing });
    false
}

/// Where all food does not go beyond what is due, there is nothing to choose.
fn eat_all<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat) {
    let colony = *cx.colony(seat);
    for (spot, store) in colony.stores() {
        for item in store.items().filter(|item| cx.level(&cx.content, *item) > 0).collect::<Vec<_>>() {
            cx.emit(Event::Eaten { seat, spot, item });
        }
    }
}

/// Appends what can be fed on (A10.1).
pub fn legal_eat(state: &State, out: &mut Vec<Action>) {
    for (spot, store) in state.colony(state.now.seat).stores() {
        let food = store.kinds().filter(|item| state.level(&state.content, *item) > 0);
        out.extend(food.map(|item| Action::Eat { spot, item }));
    }
}

/// Why this can't be fed on (A10.1).
pub fn refuse_eat(state: &State, spot: Spot, item: Item) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let held = state.colony(seat).store(spot).is_some_and(|store| store.holds(item));
    if !held {
        return Some(Refusal::new("A10.1", "realm-refuse-not-there"));
    }
    (state.level(&state.content, item) == 0)
        .then(|| Refusal::new("A10.1", "realm-refuse-no-food").at(Place::Item { seat, spot, item }))
}

/// The most penalties that the seat in turn can waive (A10.2).
fn most_waived(state: &State) -> u8 {
    let seat = state.now.seat;
    let colony = state.colony(seat);
    due(state, seat).saturating_sub(colony.eaten).min(colony.waivers)
}

/// Appends how many penalties can be waived.
pub fn legal_waive(state: &State, out: &mut Vec<Action>) {
    out.extend((0..=most_waived(state)).map(Action::Waive));
}

/// Why not so many penalties can be waived (A2, A10.2).
pub fn refuse_waive(state: &State, points: u8) -> Option<Refusal<Place>> {
    let most = most_waived(state);
    (points > most).then(|| Refusal::new("A10.2", "realm-refuse-waive").with("most", i64::from(most)))
}

/// Waives penalties.
pub fn waive<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, points: u8) {
    let seat = cx.now.seat;
    let missing = due(cx, seat).saturating_sub(cx.colony(seat).eaten);
    if points > 0 {
        cx.emit(Event::Waived { seat, points });
    }
    cx.emit(Event::Reckoned { seat, short: missing - points });
}

/// What every colony gains or loses, all together (A10.2, A10.3).
fn reckon<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let numbers = cx.content.numbers;
    let living: Vec<Seat> = cx.living().collect();
    for seat in living {
        let colony = cx.colony(seat);
        if due(cx, seat) > colony.eaten {
            let loss = colony.short;
            cx.emit(Event::Starved { seat, loss });
        } else {
            let is_large = colony.tokens.count() >= numbers.large_from;
            let gain = numbers.fed_gain + if is_large { numbers.large_gain } else { 0 };
            cx.emit(Event::Fed { seat, gain });
        }
    }
    end::bury(cx);
    cx.emit(Event::StageBegan { stage: Stage::HandLimit });
}

/// Goes on with putting back what goes beyond the hand limit (A6.3), or ends
/// the round.
pub fn keep_hands<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    let Some(seat) = next_up(cx) else {
        end_round(cx);
        return false;
    };
    if cx.colony(seat).hand.len() > cx.content.numbers.hand_limit {
        return ask(cx, seat, Phase::Discard);
    }
    cx.emit(Event::HandKept { seat });
    false
}

/// Appends what can be put back.
pub fn legal_discard(state: &State, out: &mut Vec<Action>) {
    out.extend(state.colony(state.now.seat).hand.kinds().map(Action::Discard));
}

/// Why this can't be put back (A6.3).
pub fn refuse_discard(state: &State, item: Item) -> Option<Refusal<Place>> {
    let held = state.colony(state.now.seat).hand.holds(item);
    (!held).then(|| Refusal::new("A6.3", "realm-refuse-not-in-hand"))
}

fn end_round<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    cx.emit(Event::RoundEnded);
    if cx.round >= cx.content.numbers.rounds {
        cx.emit(Event::GameEnded);
        return;
    }
    let (round, lead) = (cx.round + 1, preparation::next_lead(cx));
    preparation::begin_round(cx, round, lead);
}
