//! What may be done now, and why something may not.

use crate::engine::{Refusal, Seat};

use super::Place;
use super::action::Action;
use super::pack::Rank;
use super::rules::{administration, cards, encounter, exploration, settlement, talents, tokens, war};
use super::state::{Phase, State};

/// Appends every legal action of the seat in turn.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    match state.now.phase {
        Phase::Starting | Phase::Over => {}
        Phase::Talents => talents::legal(state, out),
        Phase::Pay | Phase::Upkeep => tokens::legal_payments(state, out),
        Phase::Administer => administration::legal(state, out),
        Phase::Yield => administration::legal_yield(state, out),
        Phase::Explore => exploration::legal(state, out),
        Phase::Cliff => cards::legal_cliff(state, out),
        Phase::Giant => cards::legal_giant(state, out),
        Phase::Resin => {
            out.extend(state.now.card.map(Action::Take));
            out.push(Action::Decline);
        }
        Phase::Gather => exploration::legal_gather(state, out),
        Phase::Offer => encounter::legal_offer(state, out),
        Phase::GiveUp => tokens::legal_losses(state, out),
        Phase::Lose => tokens::legal_tokens(state, out),
        Phase::AttackStone | Phase::GuardStone => war::legal_cards(state, Rank::Stone, out),
        Phase::Leaves => war::legal_cards(state, Rank::DeadLeaf, out),
        Phase::Page => war::legal_pages(state, out),
        Phase::Sites => war::legal_sites(state, out),
        Phase::Guards => war::legal_guards(state, out),
        Phase::Invade => war::legal_invade(state, out),
        Phase::Gas => out.extend([Action::Gas, Action::Decline]),
        Phase::BreakIn => out.extend([Action::BreakIn, Action::Retreat]),
        Phase::Step => war::legal_step(state, out),
        Phase::Eat => settlement::legal_eat(state, out),
        Phase::Waive => settlement::legal_waive(state, out),
        Phase::Discard => settlement::legal_discard(state, out),
    }
}

/// Why `seat` may not do this now.
pub fn refuse(state: &State, seat: Seat, action: &Action) -> Option<Refusal<Place>> {
    if state.now.phase == Phase::Over {
        return Some(Refusal::new("A10.4", "realm-refuse-game-over"));
    }
    if seat != state.now.seat {
        return Some(Refusal::new("A1.3", "realm-refuse-not-your-decision").with("seat", state.now.seat));
    }
    if !belongs(state.now.phase, action) {
        return Some(out_of_phase(state.now.phase));
    }
    match *action {
        Action::Talent(talent) => talents::refuse(state, talent),
        Action::Pay { green, red } => tokens::refuse_payment(state, green, red),
        Action::GiveUp(loss) => tokens::refuse_loss(state, loss),
        Action::Lose(token) => tokens::refuse_token(state, token),
        Action::LoseGuard { place, token } => tokens::refuse_guard(state, place, token),
        Action::Build(kind) => administration::refuse_build(state, kind),
        Action::Store { item, chamber } => administration::refuse_store(state, item, chamber),
        Action::Cultivate(chamber) => administration::refuse_cultivate(state, chamber),
        Action::Mulch { leaf, chamber } => administration::refuse_mulch(state, leaf, chamber),
        Action::Care(zone) => administration::refuse_care(state, zone),
        Action::Plant(card) => administration::refuse_plant(state, card),
        Action::Herd(card) => administration::refuse_herd(state, card),
        Action::Yield(spot) => administration::refuse_yield(state, spot),
        Action::Reveal(count) => exploration::refuse_reveal(state, count),
        Action::Declare(target) => exploration::refuse_declare(state, target),
        Action::Bridge(zone) => cards::refuse_bridge(state, zone),
        Action::Leap => cards::refuse_leap(state),
        Action::Take(card) => exploration::refuse_take(state, card),
        Action::Stone(card) => administration::refuse_in_hand(state, card, Rank::Stone),
        Action::Leaf(card) => administration::refuse_in_hand(state, card, Rank::DeadLeaf),
        Action::Page(slot) => war::refuse_page(state, slot),
        Action::Site(place) => war::refuse_site(state, place),
        Action::Guard(place) => war::refuse_guard(state, place),
        Action::Invade(place) => war::refuse_invade(state, place),
        Action::Step(chamber) => war::refuse_step(state, chamber),
        Action::Eat { spot, item } => settlement::refuse_eat(state, spot, item),
        Action::Waive(points) => settlement::refuse_waive(state, points),
        Action::Discard(item) => settlement::refuse_discard(state, item),
        Action::EndTalents
        | Action::Gas
        | Action::BreakIn
        | Action::Retreat
        | Action::Decline
        | Action::EndTurn => None,
    }
}

/// Whether an action is of the kind that a phase asks for.
fn belongs(phase: Phase, action: &Action) -> bool {
    match phase {
        Phase::Starting | Phase::Over => false,
        Phase::Talents => matches!(action, Action::Talent(_) | Action::EndTalents),
        Phase::Pay => matches!(action, Action::Pay { .. }),
        Phase::Upkeep => matches!(action, Action::Pay { .. } | Action::Decline),
        Phase::Administer => matches!(
            action,
            Action::Build(_)
                | Action::Store { .. }
                | Action::Cultivate(_)
                | Action::Mulch { .. }
                | Action::Care(_)
                | Action::Plant(_)
                | Action::Herd(_)
                | Action::EndTurn
        ),
        Phase::Yield => matches!(action, Action::Yield(_)),
        Phase::Explore => matches!(action, Action::Reveal(_) | Action::Declare(_)),
        Phase::Cliff => matches!(action, Action::Bridge(_) | Action::Decline),
        Phase::Giant => matches!(action, Action::Take(_) | Action::Leap | Action::Decline),
        Phase::Resin | Phase::Offer => matches!(action, Action::Take(_) | Action::Decline),
        Phase::Gather => matches!(action, Action::Take(_) | Action::EndTurn),
        Phase::GiveUp => matches!(action, Action::GiveUp(_)),
        Phase::Lose => matches!(action, Action::Lose(_) | Action::LoseGuard { .. }),
        Phase::AttackStone | Phase::GuardStone => matches!(action, Action::Stone(_) | Action::Decline),
        Phase::Leaves => matches!(action, Action::Leaf(_) | Action::Decline),
        Phase::Page => matches!(action, Action::Page(_)),
        Phase::Sites => matches!(action, Action::Site(_)),
        Phase::Guards => matches!(action, Action::Guard(_)),
        Phase::Invade => matches!(action, Action::Invade(_) | Action::Retreat),
        Phase::Gas => matches!(action, Action::Gas | Action::Decline),
        Phase::BreakIn => matches!(action, Action::BreakIn | Action::Retreat),
        Phase::Step => matches!(action, Action::Step(_)),
        Phase::Eat => matches!(action, Action::Eat { .. }),
        Phase::Waive => matches!(action, Action::Waive(_)),
        Phase::Discard => matches!(action, Action::Discard(_)),
    }
}

/// What a phase is about, for an action that does not belong to it.
fn out_of_phase(phase: Phase) -> Refusal<Place> {
    let (rule, key) = match phase {
        Phase::Starting => ("A1.3", "realm-refuse-starting"),
        Phase::Talents => ("A2", "realm-refuse-choose-talents"),
        Phase::Pay | Phase::Upkeep => ("A3.2", "realm-refuse-pay-first"),
        Phase::Administer => ("A5", "realm-refuse-administration"),
        Phase::Yield => ("A5.3", "realm-refuse-place-marker"),
        Phase::Explore => ("A6.1", "realm-refuse-explore-first"),
        Phase::Cliff | Phase::Giant | Phase::Resin => ("A6.2", "realm-refuse-settle-first"),
        Phase::Gather => ("A6.3", "realm-refuse-gather"),
        Phase::Offer => ("A8", "realm-refuse-offer-first"),
        Phase::GiveUp | Phase::Lose => ("A3.3", "realm-refuse-give-up-first"),
        Phase::AttackStone | Phase::GuardStone | Phase::Leaves => ("A7", "realm-refuse-card-first"),
        Phase::Page | Phase::Sites | Phase::Guards => ("A9.2", "realm-refuse-deploy-first"),
        Phase::Invade | Phase::Gas | Phase::BreakIn => ("A9.3", "realm-refuse-war-first"),
        Phase::Step => ("A9.4", "realm-refuse-spoils-first"),
        Phase::Eat | Phase::Waive => ("A10.1", "realm-refuse-feed-first"),
        Phase::Discard => ("A6.3", "realm-refuse-discard-first"),
        Phase::Over => ("A10.4", "realm-refuse-game-over"),
    };
    Refusal::new(rule, key)
}
