//! A1.3, A4: the round begins, and tokens come back.

use crate::antrealm::event::Event;
use crate::antrealm::pack::Kind;
use crate::antrealm::state::State;
use crate::antrealm::talents;
use crate::engine::{Chance, Seat, Sink};

use super::course::Hand;

/// Begins a round: everyone draws from its rebirth zone and takes its work
/// zone back.
pub fn begin_round<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, round: u8, lead: Seat) {
    cx.emit(Event::RoundBegan { round, lead });
    for seat in cx.all_seats() {
        if cx.colony(seat).alive {
            let took = draw(cx, seat);
            let held = cx.colony(seat).tokens.count() + took;
            let extra = talents::extra_points(cx, seat, held);
            cx.emit(Event::Prepared { seat, took, extra });
        }
    }
}

/// Green tokens that the next preparation brings (A4): one for each Nursery,
/// one fewer for each Cricket, and no more than there are (A3.5).
pub fn draw(state: &State, seat: Seat) -> u8 {
    let colony = state.colony(seat);
    let held = colony.tokens.count();
    let wanted = colony.count(Kind::Nursery) + talents::brood(state, seat, held);
    wanted.saturating_sub(colony.crickets).min(rebirth(state, seat))
}

/// Tokens in the rebirth zone (A3.5).
pub fn rebirth(state: &State, seat: Seat) -> u8 {
    state.content.numbers.tokens.saturating_sub(state.colony(seat).tokens.count())
}

/// The colony that leads the next round (A1.3).
pub fn next_lead(state: &State) -> Seat {
    let after = |steps: u8| Seat((state.lead.0 + steps) % state.seats);
    (1..=state.seats).map(after).find(|seat| state.colony(*seat).alive).unwrap_or(state.lead)
}
