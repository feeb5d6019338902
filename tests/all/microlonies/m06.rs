//! M6: Lay Eggs.

use formicarium::engine::{Pile, Under};
use formicarium::microlonies::ids::ObjectiveId;
use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Event};

use super::given::*;

#[test]
fn m06_1_an_egg_for_each_point_and_no_limit_in_the_nursery() {
    let mut game = given().eggs(A, 20).activated(LAY, 1);
    assert_eq!(game.state.now.efficiency, 3, "the Queen counts");
    game.refused(Action::LayEggs(0), "M6.1", "refuse-too-many-eggs", &[]);
    game.refused(Action::LayEggs(4), "M6.1", "refuse-too-many-eggs", &[]);
    for fewer in 1..=3 {
        game.allowed(Action::LayEggs(fewer));
    }
    game.when(Action::LayEggs(3));
    assert_eq!((game.colony(A).eggs, game.state.eggs), (23, 19));
    game.refused(Action::LayEggs(1), "M6.1", "refuse-eggs-laid-already", &[]);
}

#[test]
fn m06_2_planning_needs_an_egg_and_eggs_just_laid_may_be_used() {
    let mut game = given().faces([0, 1, 2]).activated(LAY, 1);
    for action in [Action::PlanDraw, Action::PlanTake(0)] {
        game.refused(action, "M6.2", "refuse-no-egg-for-planning", &[]);
    }
    game.when(Action::LayEggs(1));
    game.when(Action::PlanTake(0));
    assert_eq!((game.colony(A).eggs, game.state.eggs), (0, 42), "the Egg goes back to the supply");
    assert_eq!(game.state.secret.hands[0], [ObjectiveId(0)]);
}

#[test]
fn m06_2_planning_comes_once_before_or_after_laying() {
    let mut game = given().faces([0, 1, 2]).eggs(A, 5).activated(LAY, 1);
    game.when(Action::PlanTake(1));
    for action in [Action::PlanDraw, Action::PlanTake(0)] {
        game.refused(action, "M6.2", "refuse-planned-already", &[]);
    }
    game.when(Action::LayEggs(3));
    assert_eq!(game.colony(A).eggs, 7);
    game.refused(Action::PlanTake(0), "M6.2", "refuse-planned-already", &[]);
}

#[test]
fn m06_2_planning_first_gives_an_empty_supply_an_egg_to_lay() {
    let mut game = given().faces([0, 1, 2]).eggs(A, 42).activated(LAY, 1);
    game.refused(Action::LayEggs(1), "M1.3", "refuse-supply-too-small", &[]);
    game.when(Action::PlanTake(0));
    game.when(Action::LayEggs(1));
    assert_eq!((game.colony(A).eggs, game.state.eggs), (42, 0));
}

#[test]
fn m06_2_two_are_drawn_and_any_card_of_the_hand_goes_under_the_deck() {
    let mut game = given().hand(A, &[3]).eggs(A, 1).activated(LAY, 1).draws(&[4, 0]);
    let events = game.when(Action::PlanDraw);
    let drawn: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::ObjectiveDrawn { seat: A, card } => Some(card.0),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, [5, 0], "the fifth of those left, then the first");
    assert_eq!(game.phase(), Phase::PutUnder);
    let legal = [0, 3, 5].map(|card| Action::PutUnder(ObjectiveId(card)));
    assert_eq!(game.legal(), legal);
    game.refused(Action::PutUnder(ObjectiveId(9)), "M6.2", "refuse-not-in-hand", &[]);
    game.when(Action::PutUnder(ObjectiveId(3)));
    assert_eq!(game.state.secret.hands[0], [ObjectiveId(0), ObjectiveId(5)]);
    assert_eq!(game.state.secret.deck.under().last().map(|under| under.card), Some(3));
    assert_eq!((game.phase(), game.activity()), (Phase::Act, Activity::LayEggs));
    game.allowed(Action::LayEggs(1));
}

/// A game whose Objective deck holds these cards, the last put there by the
/// second seat; all others have been validated by it.
fn short_deck(unseen: &[u8], under: &[u8]) -> Given {
    let held: Vec<u8> = (0..24).filter(|card| !unseen.contains(card) && !under.contains(card)).collect();
    given()
        .eggs(A, 1)
        .activated(LAY, 1)
        .with(|state| {
            let validated =
                held.iter().map(|card| (ObjectiveId(*card), formicarium::microlonies::TierId::One));
            state.open.colonies[1].validated = validated.collect();
        })
        .exactly(|state| {
            let bits = unseen.iter().map(|card| 1u128 << card).sum();
            let under = under.iter().enumerate();
            let under =
                under.map(|(number, card)| Under { card: *card, by: B, number: number as u16 }).collect();
            state.secret.deck = Pile::new(bits, under);
            state.open.objective_deck = state.secret.deck.len() as u8;
            state.open.put_under = 9;
        })
}

#[test]
fn m06_2_a_short_deck_gives_what_there_is() {
    let mut game = short_deck(&[7], &[]);
    let events = game.when(Action::PlanDraw);
    let drawn = events.iter().filter(|event| matches!(event, Event::ObjectiveDrawn { .. }));
    assert_eq!(drawn.count(), 1);
    game.when(Action::PutUnder(ObjectiveId(7)));
    assert!(game.state.secret.hands[0].is_empty());
    let mut game = short_deck(&[7], &[2, 4]);
    game.when(Action::PlanDraw);
    assert_eq!(game.state.secret.hands[0], [ObjectiveId(2), ObjectiveId(7)], "under the deck in their order");
}

#[test]
fn m06_2_an_empty_deck_gives_nothing_and_takes_no_egg() {
    let game = short_deck(&[], &[]);
    game.refused(Action::PlanDraw, "M9.3", "refuse-objective-deck-empty", &[]);
    assert_eq!(game.colony(A).eggs, 1);
}

#[test]
fn m06_2_a_face_up_objective_is_replaced_from_the_deck() {
    let mut game = given().faces([10, 11, 12]).eggs(A, 1).activated(LAY, 1).draws(&[2]);
    game.refused(Action::PlanTake(3), "M6.2", "refuse-no-objective-there", &[]);
    game.when(Action::PlanTake(1));
    assert_eq!(game.state.secret.hands[0], [ObjectiveId(11)]);
    assert_eq!(game.state.objectives, [10, 2, 12].map(|card| Some(ObjectiveId(card))));
    assert_eq!(game.phase(), Phase::Act, "nothing goes under the deck for it");
}

#[test]
fn m06_3_nurses_are_the_workers_in_the_nursery() {
    let game = given().workers(A, NURSERY, 3).queen(A, NURSERY).workers(A, LAY, 2);
    assert_eq!(game.measure(A, Metric::Nurses), 3, "the Queen is none");
}
