//! S7: the Fire Ant.

use std::sync::Arc;

use formicarium::engine::Scripted;
use formicarium::microlonies::species::{Species, SpeciesChoice};
use formicarium::microlonies::state::{Activity, Occupant, Phase};
use formicarium::microlonies::{Action, Setup};

use super::board::{Board, small_pack};
use super::given::*;

/// A coast.
const COAST: &str = "
    .    A0  *1  w   w   w   g
       *1  *1  g
    .
       .   B0  *2
    .    *2  *2";

fn fire() -> Given {
    given_species(A, Species::Fire)
}

fn coast() -> Given {
    given_species_on(COAST, A, Species::Fire)
}

#[test]
fn s07_1_a_second_queen_starts_in_the_build_chamber() {
    let game = fire();
    assert_eq!((game.chamber(A, BUILD).queens, game.chamber(A, LAY).queens), (1, 1));
    assert_eq!(game.chamber(B, BUILD).queens, 0);
    assert_eq!(game.activated(BUILD, 1).state.now.efficiency, 3);
}

#[test]
fn s07_1_royal_precedence_holds_for_each_queen() {
    let mut game = fire();
    game.disperse(HUNT, &[worker(BUILD)]);
    assert_eq!(game.activity(), Activity::None);
    let mut game = fire();
    game.disperse(LAY, &[worker(COLONIZE), queen(BUILD)]);
    assert_eq!(game.activity(), Activity::None, "another Queen was there");
    let mut game = fire().with(|state| {
        let chambers = &mut state.open.colonies[0].chambers;
        (chambers[LAY.index()].queens, chambers[NURSERY.index()].queens) = (0, 1);
    });
    game.disperse(HUNT, &[worker(LAY)]);
    assert_eq!(game.activity(), Activity::LayEggs, "no Queen sits there");
}

#[test]
fn s07_2_water_is_entered_crossed_and_occupied() {
    let mut game = coast().activated(COLONIZE, 3);
    game.when(game.pick(2, 0));
    let goals = [game.march(3, 0), game.march(4, 0), game.march(5, 0)];
    assert!(goals.iter().all(|goal| game.legal().contains(goal)));
    game.when(game.march(4, 0));
    assert_eq!(game.occupant(4, 0), Occupant::Ant(A));
    let plain = given_on(COAST).activated(COLONIZE, 3);
    plain.refused(plain.exit(3, 0), "M2.5", "refuse-water", &[plain.at(3, 0)]);
}

#[test]
fn s07_2_an_opponent_on_water_is_eliminated_by_nobody_else() {
    let game = given_with(COAST, |pack| pack.species = sheets()).species(B, Species::Fire);
    let game = game.ant(B, 3, 0).activated(COLONIZE, 2);
    game.refused(game.exit(3, 0), "M2.5", "refuse-water", &[game.at(3, 0)]);
}

#[test]
fn s07_2_not_at_setup() {
    let mut pack = small_pack();
    pack.species = sheets();
    let species = vec![SpeciesChoice::Fixed(Species::Fire)];
    let setup = Setup { species, ..Board::read(COAST).setup(Arc::new(pack)) };
    let (mut game, _) = dealt(setup, &mut Scripted::default());
    while game.phase() == Phase::KeepObjective {
        let keep = game.legal()[0];
        game.when(keep);
    }
    assert_eq!((game.phase(), game.turn()), (Phase::Settle, Some(A)));
    let water = game.hex(3, 0);
    game.refused(Action::Settle(water), "M3.7", "refuse-settle-there", &[game.at(3, 0)]);
}

#[test]
fn s07_3_one_more_reinforcement_beside_a_queen() {
    for (x, y, expected) in [(2, 1, 3), (-1, 1, 2)] {
        let mut game = fire().tile_river(&[0]).activated(BUILD, 1);
        game.when(Action::TakeTile(0));
        game.when(Action::PlaceTile { x, y });
        assert_eq!(game.chamber(A, NEW).workers, expected, "at {x}, {y}");
    }
}

#[test]
fn s07_4_one_exit_onto_water_costs_no_point() {
    let mut game = coast().activated(COLONIZE, 3);
    game.when(game.exit(3, 0));
    assert_eq!((game.state.now.points(), game.chamber(A, COLONIZE).workers), (3, 2));
    game.when(game.exit(4, 0));
    assert_eq!(game.state.now.points(), 2);
    game.when(game.exit(2, 1));
    assert_eq!(game.state.now.points(), 1);
}

#[test]
fn s07_4_it_goes_without_points_but_not_without_a_worker() {
    let game = coast().activated(COLONIZE, 2).with(|state| state.open.now.efficiency = 1);
    let mut free = game.twin();
    free.when(free.exit(2, 1));
    assert_eq!(free.state.now.points(), 0);
    free.when(free.exit(3, 0));
    free.refused(free.exit(4, 0), "M10.1", "refuse-no-points-left", &[]);
    let mut game = coast().activated(COLONIZE, 1);
    game.when(game.exit(2, 1));
    game.refused(game.exit(3, 0), "M10.2", "refuse-no-worker-to-exit", &[game.room(COLONIZE)]);
}

#[test]
fn s07_5_vp_for_water_and_three_flying_badges() {
    let game = coast().ant(A, 3, 0).ant(A, 5, 0);
    assert_eq!(game.score(A).supremacy, 2);
    for (cards, expected) in [(&[2, 5][..], 0), (&[2, 5, 8], 2), (&[2, 5, 8, 10], 2)] {
        assert_eq!(fire().hunted_nowhere(A, cards).score(A).supremacy, expected);
    }
}
