//! S2: the Leafcutter Ant.

use formicarium::microlonies::Action;
use formicarium::microlonies::ids::TileId;
use formicarium::microlonies::pack::{ChamberKind, Metric};
use formicarium::microlonies::species::{Ability, Species};
use formicarium::microlonies::state::Phase;

use super::given::*;

/// The Gardens follow the sixteen tiles of the small pack.
const GARDENS: [u8; 2] = [16, 17];
const RAISE: Action = Action::Ability(Ability::RaiseNurse);

fn leafcutter() -> Given {
    given_species(A, Species::Leafcutter)
}

fn garden(number: usize) -> Action {
    Action::Ability(Ability::TakeGarden(TileId(GARDENS[number])))
}

#[test]
fn s02_1_a_garden_instead_of_a_tile() {
    let mut game = leafcutter().tile_river(&[0]).activated(BUILD, 3);
    let food = game.measure(A, Metric::Food);
    game.allowed(garden(1));
    game.when(garden(0));
    assert_eq!(game.phase(), Phase::PlaceTile);
    game.refused(
        Action::PlaceTile { x: 0, y: 2 },
        "M7.3",
        "refuse-tunnel-meets-wall",
        &[formicarium::microlonies::Place::Site { seat: A, x: 0, y: 2 }, game.room(HUNT)],
    );
    game.when(Action::PlaceTile { x: 2, y: 1 });
    let new = game.chamber(A, NEW);
    assert_eq!((new.kind, new.workers), (ChamberKind::Food, 2));
    assert_eq!(game.measure(A, Metric::Food), food, "it gives no food of its own");
    assert_eq!(game.measure(A, Metric::Chambers(ChamberKind::Food)), 1);
    assert_eq!(game.colony(A).chambers.len(), 6);
    assert!(game.state.tile_river[0].is_some());
}

#[test]
fn s02_1_an_egg_may_hatch_there() {
    let mut game = leafcutter().eggs(A, 1).activated(BUILD, 3);
    game.when(garden(0));
    game.when(Action::PlaceTile { x: 2, y: 1 });
    game.when(Action::Hatch);
    assert_eq!(game.chamber(A, NEW).workers, 3);
}

#[test]
fn s02_1_at_efficiency_three() {
    let game = leafcutter().activated(BUILD, 2);
    game.refused(garden(0), "S2.1", "refuse-garden-too-dear", &[]);
    let game = leafcutter().activated(HUNT, 3);
    game.refused(garden(0), "S2.1", "refuse-garden-in-build", &[]);
    let game = leafcutter().activated(BUILD, 3);
    for tile in [0, 15, 18] {
        let other = Action::Ability(Ability::TakeGarden(TileId(tile)));
        game.refused(other, "S2.1", "refuse-no-such-garden", &[]);
    }
}

#[test]
fn s02_1_there_are_two() {
    let game = leafcutter().built(A, GARDENS[0], 2, 1).activated(BUILD, 3);
    game.refused(garden(0), "S2.1", "refuse-garden-built", &[]);
    game.allowed(garden(1));
    let game = leafcutter().built(A, GARDENS[0], 2, 1).built(A, GARDENS[1], 2, 0).activated(BUILD, 3);
    game.refused(garden(1), "S2.1", "refuse-garden-built", &[]);
}

#[test]
fn s02_1_one_tile_a_build() {
    let mut game = leafcutter().tile_river(&[0]).activated(BUILD, 4);
    game.when(garden(0));
    game.when(Action::PlaceTile { x: 2, y: 1 });
    game.refused(garden(1), "S2.1", "refuse-garden-in-build", &[]);
    game.refused(Action::TakeTile(0), "M5.3", "refuse-not-this-action", &[]);
}

#[test]
fn s02_1_giving_up_with_a_garden_in_the_hand_leaves_the_river_alone() {
    let mut game = leafcutter().tile_river(&[0, 3]).activated(BUILD, 3);
    let river = game.state.tile_river;
    game.when(garden(0));
    game.concede(B);
    assert_eq!((game.phase(), game.state.tile_river), (Phase::Over, river));
}

#[test]
fn s02_2_prey_gives_no_food_but_leaves_and_forests_do() {
    let own = leafcutter().measure(A, Metric::Food);
    assert_eq!(own, 1, "the Forest of the start");
    assert_eq!(leafcutter().measure(B, Metric::Food), 0);
    assert_eq!(leafcutter().hunted_nowhere(A, &[0, 1, 2]).measure(A, Metric::Food), own);
    assert_eq!(leafcutter().ant(A, 2, 1).measure(A, Metric::Food), own + 1);
    let leaves = || leafcutter().hunted_nowhere(A, &[3, 8]);
    assert_eq!(leaves().measure(A, Metric::Food), own + 2);
    let one = leaves().built(A, GARDENS[0], 2, 1);
    assert_eq!(one.measure(A, Metric::Food), own + 4);
    assert_eq!(one.built(A, GARDENS[1], 2, 0).measure(A, Metric::Food), own + 6);
}

#[test]
fn s02_2_other_food_counts_as_usual() {
    let game = leafcutter().built(A, 4, 5, 5).ant(A, 4, 0);
    assert_eq!(game.measure(A, Metric::Food), 1 + 2 + 2, "a Food chamber, and a bonus hex");
    assert_eq!(leafcutter().ant(A, 2, 4).measure(A, Metric::Food), 1 + 1, "a hex with a leaf");
}

#[test]
fn s02_3_after_an_exit_onto_a_forest_a_worker_comes_to_the_nursery() {
    let mut game = leafcutter().activated(COLONIZE, 4);
    game.refused(RAISE, "S2.3", "refuse-no-exit-onto-forest", &[]);
    game.when(game.exit(3, 0));
    game.refused(RAISE, "S2.3", "refuse-no-exit-onto-forest", &[]);
    game.when(game.exit(2, 1));
    let reserve = game.colony(A).reserve;
    game.when(RAISE);
    assert_eq!((game.chamber(A, NURSERY).workers, game.colony(A).reserve), (2, reserve - 1));
    assert_eq!(game.state.now.points(), 2);
    game.refused(RAISE, "S2.3", "refuse-once-a-turn", &[]);
    game.when(game.exit(2, 2));
    game.refused(RAISE, "S2.3", "refuse-once-a-turn", &[]);
}

#[test]
fn s02_3_not_after_an_explore_nor_elsewhere_nor_from_an_empty_reserve() {
    let mut game = leafcutter().activated(COLONIZE, 3);
    game.when(game.exit(2, 1));
    let empty = game.twin();
    game.when(game.pick(2, 0));
    game.when(game.march(3, 0));
    game.refused(RAISE, "S0.5", "refuse-special-after-explore", &[]);
    let left = empty.colony(A).reserve;
    let empty = empty.workers(A, NURSERY, 1 + left);
    empty.refused(RAISE, "M1.3", "refuse-reserve-empty", &[]);
    leafcutter().activated(HUNT, 3).refused(RAISE, "S2.3", "refuse-nurse-in-colonize", &[]);
}

#[test]
fn s02_4_vp_for_forests_gardens_and_fed_ants() {
    let game = leafcutter().built(A, GARDENS[0], 2, 1).ant(A, 2, 1);
    assert_eq!((game.score(A).fed, game.score(A).supremacy), (2, 2 + 2));
    let fed = leafcutter().hunted_nowhere(A, &[3, 8]).built(A, GARDENS[0], 2, 1);
    assert_eq!((fed.score(A).fed, fed.score(A).supremacy), (5, 1 + 2 + 1));
}
