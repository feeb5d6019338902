//! S9: the Giant Ant.

use formicarium::microlonies::species::Species;
use formicarium::microlonies::state::Occupant;
use formicarium::microlonies::{Action, Event};

use super::given::*;

fn giant() -> Given {
    given_species(A, Species::Giant)
}

#[test]
fn s09_1_a_reinforcement_less_but_hatching_is_as_usual() {
    for (tile, expected) in [(0, 1), (2, 2)] {
        let mut game = giant().eggs(A, 1).tile_river(&[tile]).activated(BUILD, 1);
        game.when(Action::TakeTile(0));
        game.when(Action::PlaceTile { x: 2, y: 1 });
        assert_eq!(game.chamber(A, NEW).workers, expected);
        game.when(Action::Hatch);
        assert_eq!(game.chamber(A, NEW).workers, expected + 1);
    }
}

#[test]
fn s09_2_an_isolated_ant_hunts_alone() {
    let mut game = giant().ant(A, 4, 1).prey_river(&[0]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert!(!game.on_trail(A, 3, 1));
}

#[test]
fn s09_3_an_explore_goes_two_steps_and_may_eliminate() {
    let mut game = giant().ant(B, 3, 0).ant(B, 2, 2).activated(COLONIZE, 3);
    game.when(game.pick(2, 0));
    game.allowed(game.march(2, 1));
    game.refused(game.march(4, 2), "M10.4", "refuse-too-far", &[game.at(4, 2)]);
    game.when(game.march(3, 0));
    assert_eq!((game.occupant(3, 0), game.occupant(2, 0)), (Occupant::Ant(A), Occupant::Nobody));
    assert_eq!((game.state.now.eliminated, game.colony(A).trophies), (1, 1 << B.0));
    game.when(game.pick(1, 1));
    game.refused(game.march(2, 2), "M10.4", "refuse-explore-eliminates", &[game.at(2, 2)]);
}

#[test]
fn s09_3_not_after_an_exit_that_did_and_never_through_an_opponent() {
    let mut game = giant().ant(B, 3, 0).ant(B, 2, 2).activated(COLONIZE, 3);
    game.when(game.exit(3, 0));
    game.when(game.pick(1, 1));
    game.refused(game.march(2, 2), "M10.4", "refuse-explore-eliminates", &[game.at(2, 2)]);
    let board = ". A0 *1 g2 g\n *1 *1\n.\n . B0 *2\n. *2 *2";
    let mut game = given_species_on(board, A, Species::Giant).activated(COLONIZE, 1);
    game.when(game.pick(2, 0));
    assert_eq!(game.legal(), [game.march(3, 0)]);
}

#[test]
fn s09_3_whom_no_ant_could_reach_it_does_not_either() {
    let board = ". A0 *1 w g\n *1 *1\n.\n . B0 *2\n. *2 *2";
    let game = given_with(board, |pack| pack.species = sheets());
    let game = game.species(A, Species::Giant).species(B, Species::Fire).ant(B, 3, 0);
    let game = game.activated(COLONIZE, 2);
    game.refused(game.pick(2, 0), "M2.5", "refuse-ant-cannot-move", &[game.at(2, 0)]);
}

#[test]
fn s09_3_others_eliminate_by_exits_only() {
    let mut game = given().ant(B, 3, 0).activated(COLONIZE, 3);
    game.when(game.pick(2, 0));
    game.refused(game.march(3, 0), "M10.4", "refuse-explore-eliminates", &[game.at(3, 0)]);
}

#[test]
fn s09_4_each_ant_beyond_the_tenth_needs_two() {
    let game = giant().workers(A, NURSERY, 5);
    for (cards, fed) in [(&[4, 2][..], 9), (&[4, 2, 0], 11), (&[4, 2, 0, 11], 12), (&[4, 2, 0, 11, 1, 8], 13)]
    {
        let sheet = game.twin().hunted_nowhere(A, cards).score(A);
        assert_eq!((sheet.fed, sheet.unfed), (fed, 13 - fed), "{cards:?}");
    }
}

#[test]
fn s09_5_six_prey_trigger_the_end() {
    for (before, expected) in [(4, false), (5, true)] {
        let cards: Vec<u8> = (5..5 + before).collect();
        let mut game = giant().ant(A, 2, 1).hunted_nowhere(A, &cards).prey_river(&[0]).activated(HUNT, 1);
        game.when(game.zone(3, 1));
        let events = game.when(Action::TakePrey(0));
        assert_eq!(events.iter().any(|event| matches!(event, Event::EndTriggered { .. })), expected);
    }
}

#[test]
fn s09_6_vp_for_fed_ants_from_the_sixth_on() {
    let game = giant().workers(A, NURSERY, 5);
    for (cards, vp) in [(&[0][..], 0), (&[4, 2], 4), (&[4, 2, 0], 7), (&[4, 2, 0, 11], 9)] {
        assert_eq!(game.twin().hunted_nowhere(A, cards).score(A).supremacy, vp, "{cards:?}");
    }
}
