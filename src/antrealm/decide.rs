//! Legal actions to events: each goes to the file of its chapter.

use crate::engine::{Chance, Sink};

use super::action::Action;
use super::event::Event;
use super::rules::course::{self, Hand};
use super::rules::{administration, cards, encounter, exploration, settlement, talents, tokens, war};
use super::state::Phase;

/// Plays a legal action of the seat in turn, and goes on until somebody has to
/// decide.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    let was_asked = match cx.now.phase {
        Phase::Administer | Phase::Yield => administration::act(cx, action),
        Phase::Giant => cards::answer_giant(cx, action),
        Phase::Resin => cards::answer_resin(cx, action),
        Phase::Gather => match action {
            Action::Take(card) => exploration::take(cx, card),
            _ => {
                exploration::end(cx);
                false
            }
        },
        Phase::Offer => encounter::answer(cx, action),
        _ => {
            carry_out(cx, action);
            false
        }
    };
    if !was_asked {
        course::go_on(cx);
    }
}

/// Carries out what leaves nobody asked.
fn carry_out<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    let seat = cx.now.seat;
    match action {
        Action::Talent(talent) => talents::take(cx, talent),
        Action::EndTalents => talents::end(cx),
        Action::Pay { green, red } => tokens::pay_charged(cx, green, red),
        Action::GiveUp(loss) => cx.emit(Event::GaveUp { seat, loss }),
        Action::Lose(token) => cx.emit(Event::TokenLost { seat, token }),
        Action::LoseGuard { place, token } => cx.emit(Event::GuardLost { place, token }),
        Action::Reveal(count) => exploration::reveal(cx, count),
        Action::Declare(target) => war::declare(cx, target),
        Action::Page(slot) => war::take_page(cx, slot),
        Action::Site(place) => war::set_site(cx, place),
        Action::Guard(place) => war::set_guard(cx, place),
        Action::Invade(place) => war::invade(cx, place),
        Action::BreakIn => war::break_in(cx),
        Action::Retreat => war::retreat(cx),
        Action::Step(chamber) => war::gain_step(cx, chamber),
        Action::Eat { spot, item } => cx.emit(Event::Eaten { seat, spot, item }),
        Action::Waive(points) => settlement::waive(cx, points),
        Action::Discard(item) => cx.emit(Event::Discarded { seat, item }),
        _ => answer(cx, action),
    }
}

/// Carries out an answer whose meaning depends on what was asked.
fn answer<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    match cx.now.phase {
        Phase::Upkeep => tokens::forgo_charged(cx),
        Phase::Cliff => cards::answer_cliff(cx, action),
        Phase::AttackStone => war::answer_attack_stone(cx, action),
        Phase::Leaves => war::answer_leaves(cx, action),
        Phase::GuardStone => war::answer_guard_stone(cx, action),
        Phase::Gas => war::answer_gas(cx, action),
        _ => {}
    }
}
