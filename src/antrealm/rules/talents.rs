//! A2: choosing talents.

use crate::antrealm::Place;
use crate::antrealm::action::Action;
use crate::antrealm::content::Content;
use crate::antrealm::event::Event;
use crate::antrealm::pack::Talent;
use crate::antrealm::state::{Phase, State};
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::{Hand, ask, next_up};
use super::preparation;

/// Asks the next seat, or reveals all talents.
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    if let Some(seat) = next_up(cx) {
        return ask(cx, seat, Phase::Talents);
    }
    cx.disclose();
    cx.emit(Event::TalentsRevealed);
    let lead = cx.living().next().unwrap_or(Seat(0));
    preparation::begin_round(cx, 1, lead);
    false
}

/// Talent points that a set of talents leaves (A2).
pub fn points_left(content: &Content, talents: u16) -> u8 {
    let chosen = Talent::ALL.into_iter().filter(|talent| talents & talent.bit() != 0);
    let spent = chosen.map(|talent| u16::from(content.talent_cost(talent))).sum::<u16>();
    u16::from(content.source.talent_points).saturating_sub(spent) as u8
}

/// Appends the talents that can be taken.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let chosen = state.secret.talents[state.now.seat.index()];
    let left = points_left(&state.content, chosen);
    let fits = |talent: &Talent| chosen & talent.bit() == 0 && state.content.talent_cost(*talent) <= left;
    out.extend(Talent::ALL.into_iter().filter(fits).map(Action::Talent));
    out.push(Action::EndTalents);
}

/// Why a talent can't be taken.
pub fn refuse(state: &State, talent: Talent) -> Option<Refusal<Place>> {
    let chosen = state.secret.talents[state.now.seat.index()];
    if chosen & talent.bit() != 0 {
        return Some(Refusal::new("A2", "realm-refuse-talent-twice").at(Place::Talent(talent)));
    }
    let left = points_left(&state.content, chosen);
    let cost = state.content.talent_cost(talent);
    (cost > left).then(|| {
        Refusal::new("A2", "realm-refuse-talent-points")
            .with("cost", i64::from(cost))
            .with("left", i64::from(left))
            .at(Place::Talent(talent))
    })
}

/// Takes a talent and asks on.
pub fn take<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, talent: Talent) {
    let seat = cx.now.seat;
    cx.emit(Event::TalentTaken { seat, talent });
}

/// Takes no more talents.
pub fn end<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let seat = cx.now.seat;
    cx.emit(Event::TalentsChosen { seat });
}

/// Every set of talents that could have been chosen, as bits (A2).
pub fn affordable_sets(content: &Content) -> impl Iterator<Item = u16> + '_ {
    let is_affordable = |talents: &u16| {
        let chosen = Talent::ALL.into_iter().filter(|talent| talents & talent.bit() != 0);
        let cost = chosen.map(|talent| u16::from(content.talent_cost(talent))).sum::<u16>();
        cost <= u16::from(content.source.talent_points)
    };
    (0..1 << Talent::ALL.len()).filter(is_affordable)
}
