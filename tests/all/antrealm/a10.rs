//! A10: settlement and end.

use formicarium::antrealm::pack::{Kind, Talent};
use formicarium::antrealm::rules::{end, settlement};
use formicarium::antrealm::state::{Phase, Stage};
use formicarium::antrealm::{Action, AntRealm, Event, Item, Spot};
use formicarium::engine::{Game, Turn};

use super::a01::concede;
use super::given::*;

/// Everybody ends and reveals nothing, up to the first question of the
/// settlement.
fn settling(mut game: Given) -> (Given, Vec<Event>) {
    let mut events = Vec::new();
    while matches!(game.state.stage, Stage::Administration | Stage::Exploration) && game.state.round == 1 {
        let action = if game.asked().1 == Phase::Explore { Action::Reveal(0) } else { Action::EndTurn };
        events = game.act(action);
    }
    (game, events)
}

fn no_food(mut game: Given) -> Given {
    for seat in [SPADES, HEARTS] {
        game.colony_mut(seat).chambers[2].store.markers[0] = 0;
    }
    game
}

#[test]
fn a10_1_one_satiety_for_four_tokens_rounded_up() {
    for (tokens, due) in [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (16, 4)] {
        let game = Given::new(2).tokens(SPADES, [tokens, 0, 0, 0]);
        assert_eq!(settlement::due(&game.state, SPADES), due);
    }
    let mut game = Given::new(2).tokens(SPADES, [5, 0, 0, 0]);
    game.colony_mut(SPADES).eased = 3;
    assert_eq!(settlement::due(&game.state, SPADES), 0);
}

#[test]
fn a10_1_the_owner_chooses_and_excess_is_lost() {
    let game = no_food(Given::new(2).tokens(SPADES, [5, 0, 0, 0]).tokens(HEARTS, [1, 0, 0, 0]));
    let game = game.hand(SPADES, "5S 10S");
    let (mut game, _) = settling(game);
    assert_eq!(game.asked(), (SPADES, Phase::Eat));
    assert_eq!(game.refused(Action::Eat { spot: Spot::Hand, item: Item::Card(card("5H")) }), "A10.1");
    game.act(Action::Eat { spot: Spot::Hand, item: Item::Card(card("10S")) });
    assert_eq!(game.colony(SPADES).hand.cards, cards("5S"));
    assert!(game.state.used.contains(card("10S")));
}

#[test]
fn a10_1_food_pays_as_far_as_it_can_without_a_question() {
    let (_, events) = settling(Given::new(2).tokens(SPADES, [9, 0, 0, 0]));
    let eaten = events.iter().filter(|event| matches!(event, Event::Eaten { seat: SPADES, .. })).count();
    assert_eq!(eaten, 2);
    assert!(events.contains(&Event::Reckoned { seat: SPADES, short: 1 }));
}

#[test]
fn a10_1_what_is_no_food_is_not_eaten() {
    let game = no_food(Given::new(2).tokens(SPADES, [1, 0, 0, 0])).hand(SPADES, "3S AH 5S 5H");
    let (game, _) = settling(game);
    assert_eq!(game.refused(Action::Eat { spot: Spot::Hand, item: Item::Card(card("3S")) }), "A10.1");
}

#[test]
fn a10_2_each_point_short_costs_a_survival_point() {
    let (game, events) =
        settling(no_food(Given::new(2).tokens(SPADES, [5, 0, 0, 0]).tokens(HEARTS, [4, 0, 0, 0])));
    assert!(events.contains(&Event::Starved { seat: SPADES, loss: 2 }));
    assert_eq!((game.colony(SPADES).survival, game.colony(HEARTS).survival), (6, 7));
}

#[test]
fn a10_2_fully_fed_gains_one_and_another_with_eight_tokens() {
    let (game, _) = settling(Given::new(2).tokens(SPADES, [8, 0, 0, 0]).tokens(HEARTS, [4, 3, 0, 0]));
    assert_eq!((game.colony(SPADES).survival, game.colony(HEARTS).survival), (10, 9));
}

#[test]
fn a10_2_endurance_waives_three_penalties_of_the_game() {
    let game = no_food(Given::new(2).talents(SPADES, &[Talent::Endurance]).tokens(SPADES, [16, 0, 0, 0]));
    let (mut game, _) = settling(game);
    assert_eq!(game.asked(), (SPADES, Phase::Waive));
    assert_eq!(game.legal(), [0, 1, 2, 3].map(Action::Waive));
    assert_eq!(game.refused(Action::Waive(4)), "A10.2");
    game.act(Action::Waive(2));
    assert_eq!((game.colony(SPADES).survival, game.colony(SPADES).waivers), (6, 1));
    assert_eq!(game.colony(SPADES).tally.fed, 0, "waived is not fed");
}

#[test]
fn a10_3_at_no_points_a_colony_dies_and_its_cards_go_back() {
    let game = no_food(Given::new(3).survival(SPADES, 1).tokens(SPADES, [1, 0, 0, 0])).hand(SPADES, "3S");
    let (game, events) = settling(game);
    assert!(events.contains(&Event::Died { seat: SPADES, death: 1 }));
    assert!(!game.colony(SPADES).alive && game.state.used.contains(card("3S")));
    assert_eq!((game.state.round, game.asked().0), (2, HEARTS));
}

#[test]
fn a10_3_if_all_die_together_the_points_before_decide() {
    let game = no_food(Given::new(2).tokens(SPADES, [16, 0, 0, 0]).tokens(HEARTS, [16, 0, 0, 0]));
    let (game, _) = settling(game.survival(SPADES, 2).survival(HEARTS, 3));
    let Turn::Over(outcome) = AntRealm::turn(&game.state) else { panic!("the game goes on") };
    assert_eq!((outcome.places[..2].to_vec(), outcome.scores[..2].to_vec()), (vec![2, 1], vec![0, 0]));
}

#[test]
fn a10_4_the_game_ends_with_the_last_round() {
    let mut setup = setup(2);
    setup.completions.rounds = 4;
    let mut game = Given::with(&setup);
    for _ in 0..200 {
        if game.state.stage == Stage::Over {
            break;
        }
        let action = match game.asked().1 {
            Phase::Explore => Action::Reveal(0),
            Phase::Administer => Action::EndTurn,
            _ => game.legal()[0],
        };
        game.act(action);
    }
    assert_eq!((game.state.stage, game.state.round), (Stage::Over, 4));
    assert_eq!(
        AntRealm::refuse(&game.state, SPADES, &Action::EndTurn).map(|refusal| refusal.rule),
        Some("A10.4")
    );
}

#[test]
fn a10_4_two_chambers_beyond_the_start_bring_a_point() {
    let mut game = Given::new(2);
    for (built, points) in [(3, 8), (4, 8), (5, 9), (9, 11)] {
        game.colony_mut(SPADES).built = built;
        assert_eq!(end::points(&game.state, SPADES), points);
    }
}

#[test]
fn a10_4_held_points_break_ties_and_then_it_is_shared() {
    let mut game = Given::new(3).tokens(SPADES, [2, 0, 0, 0]).tokens(HEARTS, [1, 2, 0, 0]);
    game = game.tokens(CLUBS, [1, 1, 0, 0]);
    let outcome = end::outcome(&game.state);
    assert_eq!(outcome.places[..3], [1, 1, 3]);
    game.colony_mut(CLUBS).survival = 9;
    assert_eq!(end::outcome(&game.state).places[..3], [2, 2, 1]);
}

#[test]
fn a10_5_who_concedes_is_last_even_behind_the_dead() {
    let mut game = Given::new(4);
    concede(&mut game, CLUBS);
    let colony = game.colony_mut(HEARTS);
    colony.alive = false;
    colony.death = 2;
    assert_eq!(end::outcome(&game.state).places, [1, 3, 4, 1]);
}

#[test]
fn a10_5_with_two_colonies_a_concession_ends_the_game() {
    let mut game = Given::new(2);
    concede(&mut game, SPADES);
    let Turn::Over(outcome) = AntRealm::turn(&game.state) else { panic!("the game goes on") };
    assert_eq!(outcome.places[..2], [2, 1]);
}

#[test]
fn a10_5_a_concession_out_of_turn_leaves_the_pending_question() {
    let mut game = Given::new(3).tokens(SPADES, [4, 4, 0, 0]);
    game.act(Action::Build(Kind::Dump));
    assert_eq!(game.asked(), (SPADES, Phase::Pay));
    concede(&mut game, CLUBS);
    assert_eq!(game.asked(), (SPADES, Phase::Pay));
    game.act(Action::Pay { green: 2, red: 0 });
    assert_eq!(game.colony(SPADES).count(Kind::Dump), 1);
}
