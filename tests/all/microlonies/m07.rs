//! M7: Build. Open tunnels lead to four places: beside Colonize in the top row,
//! beside Build, below Build, and below the Nursery beside Hunt.

use formicarium::microlonies::pack::{ChamberKind, Metric};
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Event, Place};

use super::board::MEADOW;
use super::given::*;

fn place(x: i8, y: i8) -> Action {
    Action::PlaceTile { x, y }
}

fn site(x: i8, y: i8) -> Place {
    Place::Site { seat: A, x, y }
}

/// The first seat has taken this tile.
fn taken(tile: u8) -> Given {
    let mut game = given().tile_river(&[tile]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    game
}

fn places(game: &Given) -> Vec<(i8, i8)> {
    game.legal_of(|action| match action {
        Action::PlaceTile { x, y } => Some((*x, *y)),
        _ => None,
    })
}

#[test]
fn m07_1_a_section_is_worth_its_number() {
    let mut game = given().tile_river(&[0, 3, 12, 13, 5]).activated(BUILD, 2);
    game.allowed(Action::TakeTile(0));
    game.allowed(Action::TakeTile(1));
    game.refused(Action::TakeTile(2), "M7.1", "refuse-section-too-dear", &[Place::TileSection(2)]);
    game.refused(Action::TakeTile(5), "M3.2", "refuse-no-such-section", &[]);
    game.when(Action::TakeTile(1));
    assert_eq!((game.phase(), game.state.tile_river[1]), (Phase::PlaceTile, None));
    assert!(game.legal().iter().all(|action| matches!(action, Action::PlaceTile { .. })), "at once");
    let game = given().tile_river(&[0]).activated(BUILD, 2);
    game.refused(Action::TakeTile(1), "M9.2", "refuse-section-empty", &[Place::TileSection(1)]);
}

#[test]
fn m07_2_tiles_grow_down_and_sideways_never_above_the_top_row() {
    let game = taken(0);
    assert_eq!(places(&game), [(-1, 1), (1, 2), (2, 1)]);
    game.refused(place(0, -1), "M7.2", "refuse-above-the-top-row", &[site(0, -1)]);
    game.refused(place(0, 0), "M7.2", "refuse-place-taken", &[site(0, 0)]);
    let mut game = taken(0);
    game.when(place(2, 1));
    let mut game = game.turn_of(A).tile_river(&[3]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    assert_eq!(places(&game), [(-1, 1), (1, 2), (2, 2), (3, 1)]);
}

#[test]
fn m07_2_tiles_are_never_turned() {
    // East and south would fit turned, west and north; as they are, nowhere.
    let game = given().tile_river(&[14]).activated(BUILD, 1);
    game.refused(Action::TakeTile(0), "M7.8", "refuse-tile-fits-nowhere", &[Place::TileSection(0)]);
}

#[test]
fn m07_3_a_tunnel_must_join_the_tile() {
    let game = taken(0);
    for (x, y) in [(5, 5), (3, 1), (2, 2), (-2, 1)] {
        game.refused(place(x, y), "M7.3", "refuse-not-joined", &[site(x, y)]);
    }
    // Wall against wall below Hunt fits, but joins nothing.
    taken(2).refused(place(0, 2), "M7.3", "refuse-not-joined", &[site(0, 2)]);
}

#[test]
fn m07_3_no_tunnel_faces_a_wall_from_either_side() {
    let game = taken(1);
    let build = Place::Chamber { seat: A, chamber: BUILD };
    let hunt = Place::Chamber { seat: A, chamber: HUNT };
    assert_eq!(places(&game), [(1, 2)]);
    game.refused(place(2, 1), "M7.3", "refuse-tunnel-meets-wall", &[site(2, 1), build]);
    game.refused(place(-1, 1), "M7.3", "refuse-tunnel-meets-wall", &[site(-1, 1), hunt]);
    taken(0).refused(place(0, 2), "M7.3", "refuse-tunnel-meets-wall", &[site(0, 2), hunt]);
    // With a neighbour's tunnel on one side and a wall on another.
    let game = given().built(A, 3, 1, 2).tile_river(&[2, 0]).activated(BUILD, 2);
    let mut ok = game.twin();
    ok.when(Action::TakeTile(0));
    ok.allowed(place(0, 2));
    let mut bad = game.twin();
    bad.when(Action::TakeTile(1));
    bad.refused(place(0, 2), "M7.3", "refuse-tunnel-meets-wall", &[site(0, 2), hunt]);
}

#[test]
fn m07_3_no_tunnel_points_up_into_the_reserve() {
    taken(0).refused(place(2, 0), "M7.3", "refuse-tunnel-into-reserve", &[site(2, 0)]);
    taken(11).allowed(place(2, 0));
}

#[test]
fn m07_3_a_tile_may_close_a_loop_with_two_tunnels() {
    let mut game = taken(6);
    game.when(place(-1, 1));
    assert_eq!(game.chamber(A, NEW).joined.iter().flatten().count(), 2);
    assert_eq!((game.measure(A, Metric::Loops), game.measure(A, Metric::DeadEnds)), (2, 0));
}

#[test]
fn m07_4_reinforcements_come_from_the_reserve() {
    for (tile, workers, at) in [(0, 2, (1, 2)), (1, 3, (1, 2)), (5, 3, (2, 1))] {
        let mut game = taken(tile);
        let reserve = game.colony(A).reserve;
        game.when(place(at.0, at.1));
        assert_eq!(game.chamber(A, NEW).workers, workers);
        assert_eq!(game.colony(A).reserve, reserve - workers);
    }
}

#[test]
fn m07_5_one_egg_may_hatch_into_the_new_chamber_once() {
    let mut game = given().tile_river(&[0]).eggs(A, 2).activated(BUILD, 1);
    game.refused(Action::Hatch, "M7.5", "refuse-no-hatching-now", &[]);
    game.when(Action::TakeTile(0));
    game.when(place(1, 2));
    assert_eq!(game.activity(), Activity::Hatching);
    assert!(game.legal().contains(&Action::EndTurn), "it is optional");
    let (reserve, supply) = (game.colony(A).reserve, game.state.eggs);
    game.when(Action::Hatch);
    assert_eq!(game.chamber(A, NEW).workers, 3);
    assert_eq!((game.colony(A).eggs, game.colony(A).reserve), (1, reserve - 1));
    assert_eq!(game.state.eggs, supply + 1, "the Egg goes back to the supply");
    game.refused(Action::Hatch, "M7.5", "refuse-no-hatching-now", &[]);
    let mut game = taken(0);
    game.when(place(1, 2));
    game.refused(Action::Hatch, "M7.5", "refuse-no-egg", &[]);
}

#[test]
fn m07_6_food_chambers_give_two_or_one_for_each_badge() {
    let game = given().built(A, 4, 1, 2);
    assert_eq!(game.measure(A, Metric::Food), 2);
    let game = given().built(A, 5, 1, 2);
    assert_eq!(game.measure(A, Metric::Food), 0);
    let game = game.hunted(A, 4, 3, 1);
    assert_eq!(game.measure(A, Metric::Food), 5 + 1, "a night badge on the card");
    let game = game.ant(A, 2, 2);
    assert_eq!(game.measure(A, Metric::Food), 5 + 2, "and one on the hex");
    let game = game.empty(2, 2).hunted(A, 1, 0, 3);
    assert_eq!(game.measure(A, Metric::Food), 7 + 1, "its value changes as they do");
    assert_eq!(game.measure(A, Metric::Chambers(ChamberKind::Food)), 1);
    let game = game.built(A, 10, 2, 2);
    assert_eq!(game.measure(A, Metric::Food), 7 + 1, "no leaf badge");
}

#[test]
fn m07_7_a_symbol_is_complete_when_both_halves_touch() {
    let symbols = |game: &Given| game.measure(A, Metric::Symbols);
    assert_eq!(symbols(&given()), 0);
    assert_eq!(symbols(&given().built(A, 2, 2, 0)), 1, "a vault across the edge");
    assert_eq!(symbols(&given().built(A, 3, 2, 1)), 1, "a spiral");
    assert_eq!(symbols(&given().built(A, 2, 0, 2)), 1, "a comb, one above the other");
    assert_eq!(symbols(&given().built(A, 2, 2, 1)), 0, "a spiral and a vault");
    assert_eq!(symbols(&given().built(A, 11, 2, 0)), 0, "nothing on the other side");
    let game = given().built(A, 2, 2, 0).built(A, 3, 2, 1);
    assert_eq!((symbols(&game), game.score(A).architecture), (2, 3));
}

#[test]
fn m07_8_when_nothing_fits_nothing_is_built() {
    let game = given().tile_river(&[14]).activated(BUILD, 4);
    assert_eq!(game.legal(), [Action::EndTurn]);
    let game = given_with(MEADOW, |pack| pack.manifest.numbers.chambers_to_end = 99)
        .tile_river(&[14, 1])
        .activated(BUILD, 2);
    assert_eq!(game.legal(), [Action::TakeTile(1), Action::EndTurn]);
    let mut game = game.activated(BUILD, 1);
    let events = game.end_turn();
    assert!(!events.iter().any(|event| matches!(event, Event::TileTaken { .. })));
}
