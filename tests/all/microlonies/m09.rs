//! M9: the end of a turn.

use formicarium::engine::Eyes;
use formicarium::microlonies::ids::{ObjectiveId, PreyId, TileId};
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Event, Place, TierId};

use super::board::MEADOW;
use super::given::*;

/// The first seat holds these cards at the end of its turn. Three hexes are
/// its own: Grassland, Forest and Rock.
fn ending(hand: &[u8]) -> Given {
    given().hand(A, hand).activated(NURSERY, 1)
}

#[test]
fn m09_1_a_condition_that_holds_may_be_validated_at_its_tier() {
    let game = ending(&[7, 23]).ant(A, 3, 0).ant(A, 2, 1);
    game.allowed(validate(7, TierId::One));
    let card = Place::Objective(ObjectiveId(7));
    game.refused(validate(7, TierId::Two), "M9.1", "refuse-condition-not-met", &[card]);
    game.allowed(validate(23, TierId::One));
    let other = Place::Objective(ObjectiveId(6));
    game.refused(validate(6, TierId::One), "M9.1", "refuse-not-in-hand", &[other]);
    let game = game.ant(A, 2, 2).ant(A, 1, 2);
    assert_eq!(game.colony(A).outside.len(), 7);
    game.refused(validate(7, TierId::Two), "M9.1", "refuse-condition-not-met", &[card]);
    let game = game.ant(A, 0, 2);
    game.allowed(validate(7, TierId::One));
    game.allowed(validate(7, TierId::Two));
}

#[test]
fn m09_1_a_card_counts_once_and_tier_two_pays_tier_two_alone() {
    let outside = |game: Given| game.ant(A, 3, 0).ant(A, 2, 1).ant(A, 2, 2).ant(A, 1, 2).ant(A, 0, 2);
    for (tier, points) in [(TierId::One, 3), (TierId::Two, 6)] {
        let mut game = outside(ending(&[7]));
        game.when(validate(7, tier));
        let card = Place::Objective(ObjectiveId(7));
        for again in [TierId::One, TierId::Two] {
            game.refused(validate(7, again), "M9.1", "refuse-validated-already", &[card]);
        }
        game.end_turn();
        assert_eq!(game.colony(A).validated, [(ObjectiveId(7), tier)]);
        assert_eq!((game.score(A).objectives, game.colony(A).hand), (points, 0));
    }
}

#[test]
fn m09_1_any_number_may_be_validated_and_the_rest_is_kept() {
    let mut game = ending(&[1, 5, 15, 23]).ant(A, 1, 3).ant(A, 2, 4);
    game.when(validate(5, TierId::One));
    game.when(validate(23, TierId::Two));
    game.end_turn();
    assert_eq!(game.colony(A).validated.len(), 2);
    assert_eq!(game.state.secret.hands[0], [ObjectiveId(1), ObjectiveId(15)]);
}

#[test]
fn m09_1_cards_drawn_this_turn_count_too() {
    let mut game = given().faces([23, 1, 2]).eggs(A, 1).activated(LAY, 1);
    game.when(Action::PlanTake(0));
    game.when(validate(23, TierId::One));
    game.end_turn();
    assert_eq!(game.colony(A).validated, [(ObjectiveId(23), TierId::One)]);
}

#[test]
fn m09_1_a_validated_objective_stays_when_its_condition_is_lost() {
    let mut game = ending(&[7]).ant(A, 3, 0).ant(A, 2, 1);
    game.when(validate(7, TierId::One));
    game.end_turn();
    let game = game.empty(3, 0).empty(2, 1);
    assert_eq!(game.score(A).objectives, 3);
}

#[test]
fn m09_1_conditions_look_at_ones_own_colony_alone() {
    let game = ending(&[7]).ant(B, 3, 0).ant(B, 2, 1).ant(B, 4, 4);
    assert_eq!(game.colony(B).outside.len(), 6);
    assert_eq!(game.legal(), [Action::EndTurn]);
}

#[test]
fn m09_1_validation_is_shown_when_the_turn_ends_and_the_action_is_over() {
    let mut game = given().hand(A, &[23]).activated(COLONIZE, 2);
    game.when(validate(23, TierId::One));
    game.refused(game.exit(3, 0), "M9.1", "refuse-action-after-validation", &[]);
    assert_eq!(game.legal(), [Action::EndTurn]);
    assert!(game.colony(A).validated.is_empty());
    let view = formicarium::microlonies::view::view(&game.state, Eyes::Seat(B));
    assert!(view.marked.iter().all(Vec::is_empty));
    let events = game.end_turn();
    assert_eq!(events[0], Event::Validated { seat: A, card: ObjectiveId(23), tier: TierId::One });
}

#[test]
fn m09_2_rivers_slide_left_and_are_refilled_on_the_right_when_the_turn_ends() {
    let mut game = given().ant(A, 2, 1).prey_river(&[0, 1, 3, 5, 6]).tile_river(&[0, 1, 2, 3, 4]);
    game = game.activated(HUNT, 3);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(1));
    let prey = |game: &Given| game.state.prey_river.map(|card| card.map(|card| card.0));
    assert_eq!(prey(&game), [Some(0), None, Some(3), Some(5), Some(6)], "the gap stays within the turn");
    game.draws = vec![2];
    game.end_turn();
    assert_eq!(prey(&game), [Some(0), Some(3), Some(5), Some(6), Some(7)], "of 2, 4, 7 … the third");
    assert_eq!(game.state.tile_river, [0, 1, 2, 3, 4].map(|tile| Some(TileId(tile))));
}

#[test]
fn m09_2_sections_keep_their_worth_while_a_gap_is_open() {
    let game = given().ant(A, 2, 1).prey_river(&[0, 1, 3]).activated(HUNT, 2);
    let mut game = game.with(|state| state.open.prey_river[0] = None);
    game.when(game.zone(3, 1));
    game.refused(Action::TakePrey(2), "M8.2", "refuse-section-too-dear", &[Place::PreySection(2)]);
    game.allowed(Action::TakePrey(1));
}

#[test]
fn m09_2_several_gaps_close_and_the_order_is_kept() {
    let mut game = ending(&[]).with(|state| {
        state.open.prey_river = [None, Some(PreyId(4)), None, Some(PreyId(2)), None];
        state.open.tile_river = [None, None, Some(TileId(9)), None, Some(TileId(3))];
    });
    game.end_turn();
    let prey = game.state.prey_river.map(|card| card.map(|card| card.0));
    let tiles = game.state.tile_river.map(|tile| tile.map(|tile| tile.0));
    assert_eq!(prey, [Some(4), Some(2), Some(0), Some(1), Some(3)]);
    assert_eq!(tiles, [Some(9), Some(3), Some(0), Some(1), Some(2)]);
}

#[test]
fn m09_3_empty_decks_leave_sections_empty() {
    let short = |pack: &mut formicarium::microlonies::pack::Pack| {
        pack.prey.truncate(6);
        pack.chambers.truncate(3);
    };
    let mut game = given_with(MEADOW, short).ant(A, 2, 1).prey_river(&[0, 1, 2, 3, 4]).tile_river(&[0, 1, 2]);
    game = game.hunted(B, 5, 3, 4).activated(HUNT, 3);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    game.end_turn();
    let prey = game.state.prey_river.map(|card| card.map(|card| card.0));
    assert_eq!(prey, [Some(1), Some(2), Some(3), Some(4), None]);
    assert_eq!(game.state.tile_river[3..], [None, None]);
}

#[test]
fn m09_3_an_empty_objective_deck_refills_no_face_up_place() {
    let mut game = given().eggs(A, 1).activated(LAY, 1).with(|state| {
        state.open.objectives = [Some(ObjectiveId(4)), None, None];
        let rest = (0..24).filter(|card| *card != 4).map(|card| (ObjectiveId(card), TierId::One));
        state.open.colonies[1].validated = rest.collect();
    });
    assert_eq!(game.state.objective_deck, 0);
    game.when(Action::PlanTake(0));
    assert_eq!(game.state.objectives, [None; 3]);
    assert_eq!((game.phase(), game.activity()), (Phase::Act, Activity::LayEggs));
}
