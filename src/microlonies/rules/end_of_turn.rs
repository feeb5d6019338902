//! M9: end of turn: validation, rivers.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::{Action, TierId};
use crate::microlonies::event::Event;
use crate::microlonies::ids::{ObjectiveId, PreyId, TileId};
use crate::microlonies::metric;
use crate::microlonies::state::State;
use crate::microlonies::{Microlonies, Place};

use super::end;

/// Appends the validations that hold now, and the end of the turn (M9.1).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    for &card in &state.secret.hands[seat.index()] {
        if is_marked(state, card) {
            continue;
        }
        let objective = state.content.objective(card);
        let value = metric::measure(state, &state.content, seat, objective.metric);
        for (tier, condition) in [(TierId::One, objective.tier1), (TierId::Two, objective.tier2)] {
            if value >= i32::from(condition.at) {
                out.push(Action::Validate { card, tier });
            }
        }
    }
    out.push(Action::EndTurn);
}

fn is_marked(state: &State, card: ObjectiveId) -> bool {
    state.secret.marked[state.now.seat.index()].iter().any(|mark| mark.0 == card)
}

/// Why this Objective may not be validated at this tier.
pub fn refuse_validate(state: &State, card: ObjectiveId, tier: TierId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let place = Place::Objective(card);
    if !state.secret.hands[seat.index()].contains(&card) {
        return Some(Refusal::new("M9.1", "refuse-not-in-hand").at(place));
    }
    if is_marked(state, card) {
        return Some(Refusal::new("M9.1", "refuse-validated-already").at(place));
    }
    let objective = state.content.objective(card);
    let value = metric::measure(state, &state.content, seat, objective.metric);
    let condition = match tier {
        TierId::One => objective.tier1,
        TierId::Two => objective.tier2,
    };
    (value < i32::from(condition.at)).then(|| {
        let refusal = Refusal::new("M9.1", "refuse-condition-not-met").at(place);
        refusal.with("value", i64::from(value)).with("need", i64::from(condition.at))
    })
}

/// Marks an Objective; it is shown when the turn ends.
pub fn validate<S: Sink<Event>, C: Chance>(
    cx: &mut Cx<'_, Microlonies, S, C>,
    card: ObjectiveId,
    tier: TierId,
) {
    cx.emit(Event::Marked { card, tier });
}

/// Ends the turn: shows what was validated, slides and refills the rivers, and
/// passes the turn on.
pub fn end_turn<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    cx.disclose();
    let seat = cx.now.seat;
    show_marked(cx, seat);
    refill(cx);
    end::pass_on(cx);
}

/// Shows what a seat marked for validation.
pub fn show_marked<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, seat: crate::engine::Seat) {
    while let Some(&(card, tier)) = cx.secret.marked[seat.index()].first() {
        cx.emit(Event::Validated { seat, card, tier });
    }
}

/// Slides both rivers over their gaps and refills them (M9.2, M9.3).
pub fn refill<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let gap = |river: &[bool]| river.windows(2).any(|pair| !pair[0] && pair[1]);
    let prey = cx.prey_river.map(|card| card.is_some());
    let tiles = cx.tile_river.map(|tile| tile.is_some());
    if gap(&prey) || gap(&tiles) {
        cx.emit(Event::RiversSlid);
    }
    deal_prey(cx, usize::MAX);
    deal_tiles(cx, usize::MAX);
}

/// Fills the gaps of the Prey river from its deck, with at most so many cards.
pub fn deal_prey<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, most: usize) {
    let mut left = most;
    for section in 0..cx.prey_river.len() {
        if left > 0
            && cx.prey_river[section].is_none()
            && let Some(card) = draw(cx, |state| &state.open.prey_deck)
        {
            left -= 1;
            cx.emit(Event::PreyRevealed { section: section as u8, card: PreyId(card) });
        }
    }
}

/// Fills the gaps of the Chamber river from its deck, with at most so many
/// tiles.
pub fn deal_tiles<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, most: usize) {
    for section in 0..cx.tile_river.len().min(most) {
        if cx.tile_river[section].is_none()
            && let Some(tile) = draw(cx, |state| &state.open.tile_deck)
        {
            cx.emit(Event::TileRevealed { section: section as u8, tile: TileId(tile) });
        }
    }
}

fn draw<S: Sink<Event>, C: Chance>(
    cx: &mut Cx<'_, Microlonies, S, C>,
    deck: impl Fn(&State) -> &crate::engine::Pile,
) -> Option<u8> {
    let bound = deck(cx).unseen().count_ones();
    let drawn = cx.below(bound);
    deck(cx).nth(drawn)
}
