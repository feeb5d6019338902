//! What may be done now, and why something may not.

use crate::engine::{Refusal, Seat};

use super::Place;
use super::action::Action;
use super::rules::{build, colonize, deal, disperse, end_of_turn, hunt, lay_eggs, setup};
use super::species::{self, Ability};
use super::state::{Activity, Phase, State};

/// Appends every legal action of the seat in turn.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    match state.now.phase {
        Phase::Laying | Phase::Over => {}
        Phase::KeepSpecies => deal::legal_keep(state, out),
        Phase::ChooseSpecies => deal::legal_choose(state, out),
        Phase::KeepObjective => setup::legal_keep(state, out),
        Phase::Settle => setup::legal_settle(state, out),
        Phase::TakeUp => {
            disperse::legal_take_up(state, out);
            species::legal(state, out);
        }
        Phase::Disperse => disperse::legal_put(state, out),
        Phase::Act => {
            if !has_marked(state) {
                legal_action(state, out);
            }
            end_of_turn::legal(state, out);
        }
        Phase::PutUnder => lay_eggs::legal_put_under(state, out),
        Phase::PlaceTile => build::legal_places(state, out),
        Phase::TakePrey => hunt::legal_cards(state, out),
        Phase::Lose => hunt::legal_losses(state, out),
        Phase::Sally => colonize::legal_sally(state, out),
        Phase::PutOut | Phase::SeatQueen => species::legal_asked(state, out),
        Phase::March => colonize::legal_marches(state, out),
        Phase::LastValidation => end_of_turn::legal(state, out),
    }
}

/// Appends what the activated chamber's action, and the abilities of the
/// species, offer.
fn legal_action(state: &State, out: &mut Vec<Action>) {
    match state.now.activity {
        Activity::None => {}
        Activity::LayEggs | Activity::FreePlanning => lay_eggs::legal(state, out),
        Activity::Build | Activity::Hatching => build::legal(state, out),
        Activity::Hunt => hunt::legal(state, out),
        Activity::Colonize => colonize::legal(state, out),
    }
    species::legal(state, out);
}

/// Why `seat` may not do this now.
pub fn refuse(state: &State, seat: Seat, action: &Action) -> Option<Refusal<Place>> {
    if state.now.phase == Phase::Over {
        return Some(Refusal::new("M11.2", "refuse-game-over"));
    }
    if seat != state.now.seat {
        return Some(Refusal::new("M3.6", "refuse-not-your-decision").with("seat", state.now.seat));
    }
    if !belongs(state.now.phase, action) {
        return Some(out_of_phase(state.now.phase));
    }
    let ends = matches!(action, Action::Validate { .. } | Action::EndTurn);
    if state.now.phase == Phase::Act && !ends && has_marked(state) {
        return Some(Refusal::new("M9.1", "refuse-action-after-validation"));
    }
    match *action {
        Action::KeepSpecies(species) => deal::refuse_keep(state, species),
        Action::ChooseSpecies(species) => deal::refuse_choose(state, species),
        Action::Keep(card) => setup::refuse_keep(state, card),
        Action::PutBack(card) => setup::refuse_put_back(state, card),
        Action::Settle(hex) => setup::refuse_settle(state, hex),
        Action::TakeUp(chamber) => disperse::refuse_take_up(state, chamber),
        Action::Put { chamber, ant } => disperse::refuse_put(state, chamber, ant),
        Action::LayEggs(count) => lay_eggs::refuse_lay(state, count),
        Action::PlanDraw => lay_eggs::refuse_draw(state),
        Action::PlanTake(slot) => lay_eggs::refuse_take(state, slot),
        Action::PutUnder(card) => lay_eggs::refuse_put_under(state, card),
        Action::TakeTile(section) => {
            refuse_activity(state, Activity::Build).or_else(|| build::refuse_take(state, section))
        }
        Action::PlaceTile { x, y } => build::refuse_place(state, x, y),
        Action::Hatch => build::refuse_hatch(state),
        Action::HuntZone(hex) => hunt::refuse_zone(state, hex),
        Action::HuntMound => hunt::refuse_mound(state),
        Action::TakePrey(section) => hunt::refuse_card(state, section),
        Action::Lose(soldiers) => hunt::refuse_losses(state, soldiers),
        Action::Exit(hex) => colonize::refuse_exit(state, hex),
        Action::Pick(hex) => colonize::refuse_pick(state, hex),
        Action::March(hex) => colonize::refuse_march(state, hex),
        Action::Validate { card, tier } => end_of_turn::refuse_validate(state, card, tier),
        Action::Ability(ability) => species::refuse(state, ability),
        Action::EndTurn => None,
    }
}

/// Whether the seat began to validate, which is what the end of a turn is for
/// (M9.1): its action is over. Nobody else sees it yet.
fn has_marked(state: &State) -> bool {
    !state.secret.marked[state.now.seat.index()].is_empty()
}

fn refuse_activity(state: &State, needed: Activity) -> Option<Refusal<Place>> {
    (state.now.activity != needed).then(|| Refusal::new("M5.3", "refuse-not-this-action"))
}

/// Whether actions of this kind are asked for in this phase at all.
fn belongs(phase: Phase, action: &Action) -> bool {
    match action {
        Action::KeepSpecies(_) => phase == Phase::KeepSpecies,
        Action::ChooseSpecies(_) => phase == Phase::ChooseSpecies,
        Action::Keep(_) | Action::PutBack(_) => phase == Phase::KeepObjective,
        Action::Settle(_) => phase == Phase::Settle,
        Action::TakeUp(_) => phase == Phase::TakeUp,
        Action::Put { .. } => phase == Phase::Disperse,
        Action::PutUnder(_) => phase == Phase::PutUnder,
        Action::PlaceTile { .. } => phase == Phase::PlaceTile,
        Action::TakePrey(_) => phase == Phase::TakePrey,
        Action::Lose(_) => phase == Phase::Lose,
        Action::March(_) => phase == Phase::March,
        Action::Ability(Ability::PutOut(_)) if phase == Phase::PutOut => true,
        Action::Ability(Ability::SeatQueen(_)) if phase == Phase::SeatQueen => true,
        Action::Ability(_) => matches!(phase, Phase::TakeUp | Phase::Act),
        Action::Exit(_) => matches!(phase, Phase::Act | Phase::Sally),
        Action::Validate { .. } | Action::EndTurn => matches!(phase, Phase::Act | Phase::LastValidation),
        Action::LayEggs(_)
        | Action::PlanDraw
        | Action::PlanTake(_)
        | Action::TakeTile(_)
        | Action::Hatch
        | Action::HuntZone(_)
        | Action::HuntMound
        | Action::Pick(_) => phase == Phase::Act,
    }
}

/// The refusal of an action that is not asked for now: what is asked instead.
fn out_of_phase(phase: Phase) -> Refusal<Place> {
    match phase {
        Phase::Laying | Phase::Over => Refusal::new("M3.1", "refuse-nothing-to-decide"),
        Phase::KeepSpecies | Phase::ChooseSpecies => Refusal::new("M3.4", "refuse-keep-species-first"),
        Phase::KeepObjective => Refusal::new("M3.5", "refuse-keep-objective-first"),
        Phase::Settle => Refusal::new("M3.7", "refuse-settle-first"),
        Phase::TakeUp => Refusal::new("M4.1", "refuse-take-up-first"),
        Phase::Disperse => Refusal::new("M4.2", "refuse-put-ants-down-first"),
        Phase::Act => Refusal::new("M5.3", "refuse-not-now-one-action"),
        Phase::PutUnder => Refusal::new("M6.2", "refuse-put-under-first"),
        Phase::PlaceTile => Refusal::new("M7.1", "refuse-place-tile-first"),
        Phase::TakePrey => Refusal::new("M8.2", "refuse-take-prey-first"),
        Phase::Lose => Refusal::new("M8.3", "refuse-losses-first"),
        Phase::Sally => Refusal::new("S10.1", "refuse-sally-first"),
        Phase::PutOut => Refusal::new("S0.6", "refuse-put-out-first"),
        Phase::SeatQueen => Refusal::new("S1.2", "refuse-seat-queen-first"),
        Phase::March => Refusal::new("M10.4", "refuse-march-first"),
        Phase::LastValidation => Refusal::new("M11.3", "refuse-last-validation-only"),
    }
}
