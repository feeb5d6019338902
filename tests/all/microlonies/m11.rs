//! M11: the end of the game.

use formicarium::engine::{Cx, Eyes, Game, Scripted, Seat};
use formicarium::microlonies::ids::{ObjectiveId, PreyId};
use formicarium::microlonies::state::Phase;
use formicarium::microlonies::{Action, Event, Microlonies, TierId, view};

use super::given::*;

/// Four zones of the meadow are hunted; the fifth is within reach.
fn before_fifth() -> Given {
    let game = given().ant(A, 2, 1).hunted(A, 3, 0, 3).hunted(A, 5, 3, 4).hunted(A, 6, 5, 0);
    game.ant(A, 2, 2).ant(A, 2, 3).ant(A, 3, 3).ant(A, 4, 2).prey_river(&[0])
}

fn triggered(events: &[Event]) -> Option<u16> {
    events.iter().find_map(|event| match event {
        Event::EndTriggered { last_round } => Some(*last_round),
        _ => None,
    })
}

/// The fifth Pheromone goes down in the third round.
fn fifth(mover: Seat) -> (Given, Vec<Event>) {
    let board = "z z z z z z z .\n A0 *1 z g g *2 B1\n * *1 z g g g *2 *2";
    let mut game = given_on(board);
    for column in 0..4 {
        game = game.hunted(mover, 5 + column as u8, column, 0);
    }
    game = game.ant(B, 4, 1).ant(B, 3, 1).with(|state| state.open.round = 3);
    game = game.turn_of(mover).prey_river(&[0]).activated(HUNT, 1);
    game.when(game.zone(2, 1));
    let events = game.when(Action::TakePrey(0));
    (game, events)
}

#[test]
fn m11_1_the_fifth_pheromone_triggers_the_end() {
    let (game, events) = fifth(A);
    assert_eq!(game.colony(A).zones.len(), 5);
    assert_eq!((triggered(&events), game.state.last_round), (Some(4), Some(4)));
    let mut game = before_fifth();
    game = game.activated(HUNT, 1);
    game.when(game.zone(3, 1));
    assert_eq!(triggered(&game.when(Action::TakePrey(0))), None, "the fourth does not");
}

/// Six tiles below Build, one under another, and a seventh to come.
fn six_built() -> Given {
    let mut game = given();
    for (row, tile) in [0, 3, 12, 13, 5].into_iter().enumerate() {
        game = game.built(A, tile, 1, 2 + row as i8);
    }
    game.built(A, 1, 1, 7).tile_river(&[4, 11]).activated(BUILD, 2)
}

#[test]
fn m11_1_the_twelfth_chamber_triggers_the_end() {
    let mut game = six_built();
    game.when(Action::TakeTile(0));
    let events = game.when(Action::PlaceTile { x: 1, y: 8 });
    assert_eq!(game.colony(A).chambers.len(), 12);
    assert_eq!(triggered(&events), Some(2));
}

#[test]
fn m11_1_later_triggers_change_nothing_and_more_may_be_built() {
    let mut game = six_built();
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x: 1, y: 8 });
    let mut game = game.with(|state| state.open.round = 2).turn_of(A).tile_river(&[11]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    let events = game.when(Action::PlaceTile { x: 2, y: 0 });
    assert_eq!((triggered(&events), game.state.last_round), (None, Some(2)));
    assert_eq!(game.colony(A).chambers.len(), 13);
}

#[test]
fn m11_1_a_pack_may_set_other_numbers() {
    let mut game = given_numbers(|numbers| numbers.prey_to_end = 1).ant(A, 2, 1).prey_river(&[0]);
    game = game.activated(HUNT, 1);
    game.when(game.zone(3, 1));
    assert_eq!(triggered(&game.when(Action::TakePrey(0))), Some(2));
    let mut game = given_numbers(|numbers| numbers.chambers_to_end = 6).tile_river(&[0]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    assert_eq!(triggered(&game.when(Action::PlaceTile { x: 1, y: 2 })), Some(2));
}

#[test]
fn m11_2_the_round_is_finished_and_everyone_has_one_last_turn() {
    for mover in [A, B] {
        let (mut game, _) = fifth(mover);
        let mut turns = Vec::new();
        game.end_turn();
        while matches!(game.phase(), Phase::TakeUp) {
            turns.push((game.state.round, game.turn().unwrap()));
            game.idle();
        }
        let rest: Vec<(u16, Seat)> = if mover == A { vec![(3, B)] } else { vec![] };
        let expected: Vec<_> = rest.into_iter().chain([(4, A), (4, B)]).collect();
        assert_eq!(turns, expected, "triggered by seat {}", mover.0);
        assert_eq!(game.phase(), Phase::Over, "nobody holds an Objective");
        let action = Action::EndTurn;
        assert_eq!(game.legal(), []);
        game.refused(action, "M11.2", "refuse-game-over", &[]);
    }
}

#[test]
fn m11_2_the_last_turns_begin_with_the_first_player() {
    let (game, _) = fifth(A);
    let mut game = game.with(|state| state.open.first = B);
    game.end_turn();
    assert_eq!((game.state.round, game.turn()), (4, Some(B)), "the first seat was the last of the round");
    game.idle();
    assert_eq!((game.state.round, game.turn()), (4, Some(A)));
    game.idle();
    assert_eq!(game.phase(), Phase::Over);
}

/// The last turn of the last round, of the second seat.
fn last_turn(hands: [&[u8]; 2]) -> Given {
    given()
        .with(|state| state.open.last_round = Some(1))
        .hand(A, hands[0])
        .hand(B, hands[1])
        .turn_of(B)
        .activated(NURSERY, 1)
}

#[test]
fn m11_3_last_validations_are_secret_and_revealed_together() {
    let mut game = last_turn([&[23, 5], &[2, 23 - 1]]);
    game.end_turn();
    assert_eq!((game.phase(), game.turn()), (Phase::LastValidation, Some(A)));
    assert_eq!(game.legal(), [validate(23, TierId::One), Action::EndTurn]);
    game.refused(Action::LayEggs(1), "M11.3", "refuse-last-validation-only", &[]);
    game.when(validate(23, TierId::One));
    let events = game.when(Action::EndTurn);
    assert_eq!(game.turn(), Some(B));
    assert!(!events.iter().any(|event| matches!(event, Event::Validated { .. })));
    for eyes in [Eyes::Seat(B), Eyes::Public] {
        let view = view::view(&game.state, eyes);
        assert!(view.marked[0].is_empty() && view.colony(A).validated.is_empty() && view.hands[0].is_empty());
    }
    let events = game.when(Action::EndTurn);
    assert!(events.contains(&Event::Validated { seat: A, card: ObjectiveId(23), tier: TierId::One }));
    assert_eq!(game.phase(), Phase::Over);
    assert_eq!((game.score(A).objectives, game.score(B).objectives), (1, 0));
    assert_eq!(game.state.secret.hands[0], [ObjectiveId(5)], "what does not hold stays in the hand");
}

#[test]
fn m11_3_whoever_holds_nothing_is_not_asked() {
    let mut game = last_turn([&[], &[23]]);
    game.end_turn();
    assert_eq!((game.phase(), game.turn()), (Phase::LastValidation, Some(B)));
    let mut game = last_turn([&[], &[]]);
    game.end_turn();
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn m11_3_end_game_eggs_do_not_count_for_last_validations() {
    // Two Eggs are wanted; the bonus hex gives its two after this.
    let mut game = last_turn([&[10], &[]]).ant(A, 1, 2);
    game.end_turn();
    assert_eq!(game.legal(), [Action::EndTurn]);
}

#[test]
fn m11_4_round_40_triggers_the_end() {
    let mut game = given().with(|state| (state.open.round, state.open.turn) = (40, 79)).turn_of(B);
    assert_eq!(game.state.content.numbers().round_limit, 40);
    game.idle();
    assert_eq!((game.state.last_round, game.state.round, game.turn()), (Some(41), 41, Some(A)));
    game.idle();
    game.idle();
    assert_eq!(game.phase(), Phase::Over);
    let mut game = given().with(|state| (state.open.round, state.open.turn) = (39, 77)).turn_of(B);
    game.idle();
    assert_eq!((game.state.last_round, game.state.round), (None, 40));
}

#[test]
fn m11_4_a_trigger_in_round_40_adds_no_round() {
    let (game, _) = fifth(A);
    let mut game = game.with(|state| (state.open.round, state.open.last_round) = (40, Some(41)));
    game.end_turn();
    for _ in 0..3 {
        game.idle();
    }
    assert_eq!((game.phase(), game.state.last_round), (Phase::Over, Some(41)));
}

fn seats(count: usize) -> Given {
    let board = "A0 *1 g g *2 B1\n *1 g g g *2 *2\n g g g g g g\n C0 *3 g g *4 D1\n *3 *3 g g g *4 *4";
    let cut = board.replace(" D1", " .").replace("*4", "g");
    let mut game = match count {
        2 => given(),
        3 => given_on(&cut),
        _ => given_on(board),
    };
    // Whoever concedes would have won.
    game = game.hunted_nowhere(A, &[4, 0]);
    game
}

#[test]
fn m11_5_with_two_colonies_a_concession_ends_the_game() {
    let mut game = seats(2);
    assert!(game.score(A).total > game.score(B).total);
    game.concede(A);
    assert_eq!(game.places(), [2, 1]);
}

#[test]
fn m11_5_with_more_colonies_the_game_goes_on_until_one_is_left() {
    let mut game = seats(3);
    game.concede(A);
    assert_eq!(game.turn(), Some(A), "somebody plays on for it");
    assert!(game.colony(A).conceded);
    game.idle();
    game.concede(B);
    assert_eq!(game.places(), [2, 2, 1]);
    let mut game = seats(4);
    game.concede(A);
    game.concede(D);
    assert!(game.turn().is_some());
    let mut game = game.with(|state| state.open.last_round = Some(1)).turn_of(D).activated(NURSERY, 1);
    game.end_turn();
    let places = game.places();
    assert_eq!((places[0], places[3]), (3, 3), "ranked last in spite of its points");
    assert!(places[1] < 3 && places[2] < 3);
    assert!(game.score(A).total > game.score(B).total);
}

#[test]
fn m11_5_a_concession_in_the_middle_of_a_turn_loses_no_piece() {
    let mut game = given().workers(A, COLONIZE, 3);
    game.disperse(COLONIZE, &[worker(BUILD)]);
    let ants = game.colony(A).outside.len() as i16 + 5 + 3;
    game.concede(B);
    assert_eq!(game.places(), [1, 2]);
    let score = game.score(A);
    assert_eq!(score.fed + score.unfed, ants, "the ants in the hand went down");
    let mut game = given().tile_river(&[3, 0]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    game.concede(A);
    assert_eq!(game.places(), [2, 1]);
    let mut game = given().eggs(A, 1).activated(LAY, 1);
    game.when(Action::PlanDraw);
    game.concede(A);
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn m11_5_a_seat_may_concede_out_of_turn_and_only_once() {
    let game = seats(3);
    assert!(!Microlonies::conceded(&game.state, C));
    let mut state = game.state.clone();
    let (mut events, mut chance) = (Vec::new(), Scripted::default());
    Microlonies::concede(&mut Cx::new(&mut state, &mut events, &mut chance), C);
    assert!(Microlonies::conceded(&state, C));
    assert_eq!(state.now, game.state.now, "the turn is not touched");
    assert_eq!(PreyId(4), game.colony(A).prey[0]);
}
