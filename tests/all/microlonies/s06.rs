//! S6: the Sahara Ant.

use formicarium::microlonies::species::Species;
use formicarium::microlonies::state::Occupant;
use formicarium::microlonies::{Action, Place};

use super::given::*;

/// A row with an ant, Water, a Hunting Zone and a Termite in the way.
const WAY: &str = "
    .    A0  *1  g2  w   z   gt  g  g
       *1  *1
    .
       .   B0  *2
    .    *2  *2";

/// A row with Water, and behind it an ant.
const SHORE: &str = "
    .    A0  *1  w   g2   g   g
       *1  *1
    .
       .   B0  *2
    .    *2  *2";

fn sahara(board: &str) -> Given {
    given_species_on(board, A, Species::Sahara)
}

fn exits(game: &Given) -> Vec<Action> {
    game.legal().into_iter().filter(|action| matches!(action, Action::Exit(_))).collect()
}

#[test]
fn s06_1_five_steps_through_everything() {
    let mut game = sahara(WAY).activated(COLONIZE, 3);
    game.when(game.pick(2, 0));
    assert_eq!(game.legal(), [game.march(7, 0)]);
    game.refused(game.march(8, 0), "M10.4", "refuse-too-far", &[game.at(8, 0)]);
    game.refused(game.march(4, 0), "M2.5", "refuse-water", &[game.at(4, 0)]);
    game.refused(game.march(3, 0), "M10.4", "refuse-explore-eliminates", &[game.at(3, 0)]);
    game.when(game.march(7, 0));
    assert_eq!(game.occupant(7, 0), Occupant::Ant(A));
    let plain = given_on(WAY).activated(COLONIZE, 3);
    plain.refused(plain.pick(2, 0), "M2.5", "refuse-ant-cannot-move", &[plain.at(2, 0)]);
}

#[test]
fn s06_1_the_mound_and_nests_stay_closed() {
    let board = ". A0 *1 m g\n *1 *1\n.\n . B0 *2\n. *2 *2";
    let game = sahara(board).activated(COLONIZE, 3);
    game.refused(game.pick(2, 0), "M2.5", "refuse-ant-cannot-move", &[game.at(2, 0)]);
}

#[test]
fn s06_2_an_exit_goes_two_steps() {
    let game = sahara(SHORE).empty(4, 0).activated(COLONIZE, 3);
    assert_eq!(exits(&game), [game.exit(4, 0)]);
    game.refused(game.exit(5, 0), "M10.2", "refuse-not-next-to-trail", &[game.at(5, 0)]);
    let mut game = game;
    game.when(game.exit(4, 0));
    assert!(!game.on_trail(A, 4, 0), "behind the Water it is isolated");
    assert_eq!(exits(&game), [], "and nothing hangs on it");
}

#[test]
fn s06_2_an_elimination_is_the_last_step() {
    let mut game = sahara(SHORE).activated(COLONIZE, 3);
    assert_eq!(exits(&game), [game.exit(4, 0)]);
    game.when(game.exit(4, 0));
    assert_eq!((game.occupant(4, 0), game.state.now.eliminated), (Occupant::Ant(A), 1));
    let game = sahara(WAY).activated(COLONIZE, 3);
    assert_eq!(exits(&game), [game.exit(3, 0)]);
    let plain = given_on(SHORE).activated(COLONIZE, 3);
    plain.refused(plain.exit(4, 0), "M10.2", "refuse-not-next-to-trail", &[plain.at(4, 0)]);
}

#[test]
fn s06_3_dead_prey_costs_two_less_but_never_under_one() {
    let game = given_species(A, Species::Sahara).ant(A, 2, 1).prey_river(&[3, 0, 7, 10]);
    let mut game = game.activated(HUNT, 1);
    game.when(game.zone(3, 1));
    assert_eq!(game.legal(), [Action::TakePrey(0), Action::TakePrey(2)]);
    game.refused(Action::TakePrey(3), "M8.2", "refuse-section-too-dear", &[Place::PreySection(3)]);
    game.refused(Action::TakePrey(1), "M8.2", "refuse-section-too-dear", &[Place::PreySection(1)]);
}

#[test]
fn s06_4_a_food_for_each_day_badge() {
    let game = given_species(A, Species::Sahara).hunted_nowhere(A, &[3, 9, 0]);
    assert_eq!(game.measure(A, formicarium::microlonies::pack::Metric::Food), 1 + 3 + 2);
}

#[test]
fn s06_5_vp_for_day_badges_and_isolated_ants() {
    let game = given_species(A, Species::Sahara).hunted_nowhere(A, &[3, 9]);
    assert_eq!(game.score(A).supremacy, 2);
    let game = game.ant(A, 4, 4).ant(A, 2, 4).ant(A, 0, 4);
    assert_eq!(game.score(A).supremacy, 3, "three isolated ants are one pair");
    let mut game = game;
    for (column, row) in [(0, 5), (2, 5), (3, 5), (6, 0), (6, 1), (6, 2)] {
        game = game.ant(A, column, row);
    }
    assert_eq!(game.score(A).supremacy, 5, "at most 3 for them");
}
