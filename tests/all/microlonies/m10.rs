//! M10: Colonize.

use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::state::Occupant;
use formicarium::microlonies::{Action, Event};

use super::given::*;

fn colonizing(workers: u8) -> Given {
    given().activated(COLONIZE, workers)
}

#[test]
fn m10_1_points_go_to_exits_first_and_explores_after() {
    let mut game = colonizing(3);
    game.when(game.exit(3, 0));
    assert_eq!(game.state.now.points(), 2);
    game.when(game.pick(3, 0));
    game.when(game.march(4, 0));
    assert_eq!(game.state.now.points(), 1);
    game.refused(game.exit(3, 0), "M10.1", "refuse-exit-after-explore", &[]);
    game.when(game.pick(2, 0));
    game.when(game.march(3, 0));
    for action in [game.exit(2, 0), game.pick(0, 1)] {
        game.refused(action, "M10.1", "refuse-no-points-left", &[]);
    }
    assert_eq!(game.legal(), [Action::EndTurn]);
}

#[test]
fn m10_2_the_trail_grows_as_exits_are_placed() {
    let mut game = colonizing(4);
    game.refused(game.exit(4, 0), "M10.2", "refuse-not-next-to-trail", &[game.at(4, 0)]);
    game.when(game.exit(3, 0));
    game.when(game.exit(4, 0));
    game.when(game.exit(4, 1));
    assert!(game.on_trail(A, 4, 1));
    assert_eq!(game.chamber(A, COLONIZE).workers, 1);
}

#[test]
fn m10_2_an_exit_needs_a_worker_and_a_hex_to_stand_on() {
    let game = colonizing(1).ant(A, 2, 2);
    game.refused(game.exit(3, 2), "M2.5", "refuse-water", &[game.at(3, 2)]);
    game.refused(game.exit(0, 1), "M2.5", "refuse-own-ant-there", &[game.at(0, 1)]);
    let none = game.activated(COLONIZE, 0);
    assert_eq!(none.legal(), [Action::EndTurn]);
}

#[test]
fn m10_2_the_queen_never_leaves() {
    let mut game = colonizing(1).queen(A, COLONIZE).activated(COLONIZE, 1);
    game.when(game.exit(3, 0));
    let room = game.room(COLONIZE);
    game.refused(game.exit(2, 1), "M10.2", "refuse-no-worker-to-exit", &[room]);
    assert_eq!(game.chamber(A, COLONIZE).queens, 1);
    assert!(game.legal().iter().all(|action| !matches!(action, Action::Exit(_))));
    game.allowed(game.pick(3, 0));
}

#[test]
fn m10_2_exits_also_start_from_an_own_pheromone_and_the_nest() {
    let game = given_on("z A0 * g\n * * g g\n.\n.\n. B0 *\n  * *").activated(COLONIZE, 2);
    assert!(game.colony(A).outside.is_empty());
    for (column, row) in [(2, 0), (0, 1), (1, 1)] {
        game.allowed(game.exit(column, row));
    }
    let game = colonizing(2).ant(A, 2, 1).hunted(A, 0, 3, 1);
    game.allowed(game.exit(4, 1));
    game.allowed(game.exit(4, 2));
}

#[test]
fn m10_3_one_exit_a_turn_may_eliminate_an_opponents_ant() {
    let mut game = colonizing(3).ant(B, 3, 0).ant(B, 2, 1).ant(B, 4, 0);
    let reserve = game.colony(B).reserve;
    let events = game.when(game.exit(3, 0));
    assert!(events.contains(&Event::AntEliminated { hex: game.hex(3, 0), victim: B }));
    assert_eq!(game.occupant(3, 0), Occupant::Ant(A));
    assert_eq!((game.colony(B).reserve, game.colony(A).trophies), (reserve + 1, 0b10));
    game.refused(game.exit(2, 1), "M10.3", "refuse-eliminated-already", &[game.at(2, 1)]);
    game.when(game.exit(2, 2));
    let game = game.turn_of(A).activated(COLONIZE, 2);
    game.allowed(game.exit(2, 1));
}

#[test]
fn m10_3_the_trophy_of_a_colour_is_gained_once() {
    let mut game = colonizing(2).ant(B, 3, 0).ant(B, 2, 1);
    game.when(game.exit(3, 0));
    assert_eq!(game.measure(A, Metric::Trophies), 1);
    let mut game = game.turn_of(A).activated(COLONIZE, 2);
    game.when(game.exit(2, 1));
    assert_eq!(game.measure(A, Metric::Trophies), 1);
}

#[test]
fn m10_3_a_termite_leaves_the_game_for_a_trophy_each() {
    let game = colonizing(2).ant(A, 2, 2).ant(A, 2, 3).ant(A, 3, 3);
    let (first, second) = (game.hex(4, 2), game.hex(6, 2));
    let mut game = game.with(|state| {
        state.open.cells[first.index()].occupant = Occupant::Termite;
        state.open.cells[second.index()].occupant = Occupant::Termite;
    });
    game.when(game.exit(4, 2));
    assert_eq!((game.occupant(4, 2), game.colony(A).termites), (Occupant::Ant(A), 1));
    let mut game = game.turn_of(A).ant(A, 5, 3).ant(A, 4, 4).empty(5, 4).ant(A, 5, 4).activated(COLONIZE, 2);
    game.when(game.exit(6, 2));
    assert_eq!((game.colony(A).termites, game.measure(A, Metric::Trophies)), (2, 2));
}

#[test]
fn m10_3_an_isolated_strangers_ant_can_be_eliminated_too() {
    let mut game = colonizing(1).ant(B, 3, 0);
    assert!(!game.on_trail(B, 3, 0));
    game.when(game.exit(3, 0));
    assert_eq!(game.occupant(3, 0), Occupant::Ant(A));
}

#[test]
fn m10_4_an_ant_moves_one_to_three_steps_to_another_hex() {
    let mut game = colonizing(2);
    game.when(game.pick(2, 0));
    game.refused(game.march(2, 0), "M10.4", "refuse-same-hex", &[game.at(2, 0)]);
    for (column, row) in [(3, 0), (4, 0), (4, 1)] {
        game.allowed(game.march(column, row));
    }
    game.refused(game.march(4, 2), "M10.4", "refuse-too-far", &[game.at(4, 2)]);
    game.refused(game.march(5, 1), "M2.5", "refuse-water", &[game.at(5, 1)]);
    game.refused(game.march(1, 1), "M2.5", "refuse-own-ant-there", &[game.at(1, 1)]);
    game.refused(Action::EndTurn, "M10.4", "refuse-march-first", &[]);
}

#[test]
fn m10_4_each_ant_explores_once_a_turn_one_that_just_exited_too() {
    let mut game = colonizing(4);
    game.when(game.exit(3, 0));
    game.when(game.pick(3, 0));
    game.when(game.march(4, 1));
    game.refused(game.pick(4, 1), "M10.4", "refuse-explored-already", &[game.at(4, 1)]);
    game.refused(game.pick(3, 0), "M10.4", "refuse-no-own-ant-there", &[game.at(3, 0)]);
    game.refused(game.pick(5, 4), "M10.4", "refuse-no-own-ant-there", &[game.at(5, 4)]);
    // Another ant comes to the hex that the first one left.
    game.when(game.pick(2, 0));
    game.when(game.march(3, 0));
    game.refused(game.pick(3, 0), "M10.4", "refuse-explored-already", &[game.at(3, 0)]);
    game.allowed(game.pick(1, 1));
    let game = game.turn_of(A).activated(COLONIZE, 1);
    game.allowed(game.pick(4, 1));
}

#[test]
fn m10_4_no_elimination_in_exploring() {
    let mut game = colonizing(2).ant(B, 3, 0);
    game.when(game.pick(2, 0));
    game.refused(game.march(3, 0), "M10.4", "refuse-explore-eliminates", &[game.at(3, 0)]);
}

#[test]
fn m10_4_an_ant_may_leave_the_trail_and_explore_again_later() {
    let mut game = colonizing(2).prey_river(&[0]);
    game.when(game.pick(2, 0));
    game.when(game.march(4, 1));
    assert!(!game.on_trail(A, 4, 1));
    assert_eq!(game.measure(A, Metric::Isolated), 1);
    let game = game.turn_of(A).activated(COLONIZE, 2);
    game.refused(game.exit(4, 2), "M10.2", "refuse-not-next-to-trail", &[game.at(4, 2)]);
    game.allowed(game.pick(4, 1));
    let game = game.turn_of(A).activated(HUNT, 1);
    game.refused(game.zone(5, 0), "M8.1", "refuse-not-next-to-trail", &[game.at(5, 0)]);
}
