//! Legal actions to events: each goes to the file of its chapter.

use crate::engine::{Chance, Cx, Sink};

use super::Microlonies;
use super::action::Action;
use super::event::Event;
use super::rules::{build, colonize, deal, disperse, end, end_of_turn, hunt, lay_eggs, setup};
use super::species;
use super::state::Phase;

/// Plays a legal action of the seat in turn.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, action: Action) {
    match action {
        Action::KeepSpecies(species) => deal::keep(cx, species),
        Action::ChooseSpecies(species) => deal::choose(cx, species),
        Action::Keep(card) => setup::keep(cx, card),
        Action::PutBack(card) => setup::put_back(cx, card),
        Action::Settle(hex) => setup::settle(cx, hex),
        Action::TakeUp(chamber) => disperse::take_up(cx, chamber),
        Action::Put { chamber, ant } => disperse::put(cx, chamber, ant),
        Action::LayEggs(count) => lay_eggs::lay(cx, count),
        Action::PlanDraw => lay_eggs::draw(cx),
        Action::PlanTake(slot) => lay_eggs::take(cx, slot),
        Action::PutUnder(card) => lay_eggs::put_under(cx, card),
        Action::TakeTile(section) => build::take(cx, section),
        Action::PlaceTile { x, y } => build::place(cx, x, y),
        Action::Hatch => build::hatch(cx),
        Action::HuntZone(zone) => hunt::choose_zone(cx, zone),
        Action::HuntMound => hunt::take_mound(cx),
        Action::TakePrey(section) => hunt::take_card(cx, section),
        Action::Lose(soldiers) => hunt::lose(cx, soldiers),
        Action::Exit(hex) => colonize::exit(cx, hex),
        Action::Pick(hex) => colonize::pick(cx, hex),
        Action::March(hex) => colonize::march(cx, hex),
        Action::Validate { card, tier } => end_of_turn::validate(cx, card, tier),
        Action::Ability(ability) => species::decide(cx, ability),
        Action::EndTurn => match cx.now.phase {
            Phase::LastValidation => end::answer_last(cx),
            _ => end_of_turn::end_turn(cx),
        },
    }
}
