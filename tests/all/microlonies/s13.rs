//! S13: the Army Ant.

use formicarium::engine::{Fold, Game};
use formicarium::microlonies::ids::{ChamberId, PreyId};
use formicarium::microlonies::pack::{Metric, Terrain};
use formicarium::microlonies::species::{Ability, Effect, Slice, Species, marabunta};
use formicarium::microlonies::state::{Activity, Ground, Occupant};
use formicarium::microlonies::{Action, Event, Microlonies};

use super::board::MEADOW;
use super::given::*;

const AGAIN: Action = Action::Ability(Ability::Again);

fn army() -> Given {
    given_species(A, Species::Army)
}

/// With so many Marabunta.
fn marching(tokens: u8) -> Given {
    army().with(|state| state.open.colonies[0].slice = Slice::Army { tokens, under: Ground::Bare })
}

fn nest(game: &Given, column: i32, row: i32) -> Action {
    Action::Ability(Ability::MoveNest(game.hex(column, row)))
}

/// Moves the Nest in a turn of its own.
fn moved(game: Given, column: i32, row: i32) -> Given {
    let mut game = game.turn_of(A).activated(COLONIZE, 2);
    game.when(nest(&game, column, row));
    game
}

#[test]
fn s13_1_hunting_an_arachnid_gains_a_marabunta_at_most_three() {
    for (before, card, expected) in [(0, 0, 1), (0, 5, 0), (2, 0, 3), (3, 0, 3)] {
        let mut game = marching(before).ant(A, 2, 1).prey_river(&[card]).activated(HUNT, 1);
        game.when(game.zone(3, 1));
        game.when(Action::TakePrey(0));
        assert_eq!(marabunta(game.colony(A)), expected, "{before} before, Prey {card}");
    }
    assert_eq!(marabunta(army().colony(A)), 0);
}

#[test]
fn s13_1_an_elimination_gains_one_a_termites_too() {
    let mut game = army().ant(B, 3, 0).activated(COLONIZE, 2);
    game.when(game.exit(2, 1));
    assert_eq!(marabunta(game.colony(A)), 0);
    game.when(game.exit(3, 0));
    assert_eq!(marabunta(game.colony(A)), 1);
    let mut game = army().ant(A, 2, 1).ant(A, 2, 2).ant(A, 2, 3).ant(A, 3, 3);
    game = game.with(|state| {
        let hex = state.content.hex_at(super::board::axial(4, 2)).expect("the entrance");
        state.open.cells[hex.index()].occupant = Occupant::Termite;
    });
    let mut game = game.activated(COLONIZE, 1);
    game.when(game.exit(4, 2));
    assert_eq!((marabunta(game.colony(A)), game.colony(A).termites), (1, 1));
}

#[test]
fn s13_2_the_action_is_taken_once_more_and_what_is_per_action_renews() {
    let mut game = marching(2).faces([0, 1, 2]).activated(LAY, 2);
    game.when(Action::LayEggs(4));
    game.when(Action::PlanTake(0));
    game.refused(Action::PlanTake(1), "M6.2", "refuse-planned-already", &[]);
    game.when(AGAIN);
    assert_eq!((game.activity(), game.state.now.efficiency), (Activity::LayEggs, 4));
    game.when(Action::PlanTake(1));
    game.when(Action::LayEggs(4));
    assert_eq!((game.colony(A).eggs, game.colony(A).hand, marabunta(game.colony(A))), (6, 2, 1));
    game.refused(AGAIN, "S13.2", "refuse-once-a-turn", &[]);
    game.end_turn();
    game.turn_of(A).activated(LAY, 1).allowed(AGAIN);
}

#[test]
fn s13_2_with_what_is_left_in_the_chamber() {
    let mut game = marching(1).ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 4);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    game.when(AGAIN);
    assert_eq!((game.activity(), game.state.now.efficiency), (Activity::Hunt, 2));
    let mut game = marching(1).ant(A, 2, 1).prey_river(&[1]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    game.refused(AGAIN, "S13.2", "refuse-nobody-left", &[game.room(HUNT)]);
}

#[test]
fn s13_2_the_token_just_gained_may_be_spent_and_two_hunts_end_the_game_sooner() {
    let mut game = army().ant(A, 2, 1).ant(A, 4, 0).prey_river(&[0, 5]).hunted_nowhere(A, &[6, 7, 8]);
    game = game.activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    game.when(AGAIN);
    game.when(game.zone(5, 0));
    let events = game.when(Action::TakePrey(1));
    assert!(events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    assert_eq!(game.colony(A).zones.len(), 5);
}

#[test]
fn s13_2_a_build_is_repeated_with_its_hatching() {
    let mut game = marching(1).eggs(A, 2).tile_river(&[0, 3]).activated(BUILD, 2);
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x: 2, y: 1 });
    game.when(Action::Hatch);
    game.when(AGAIN);
    game.when(Action::TakeTile(1));
    game.when(Action::PlaceTile { x: 3, y: 1 });
    game.when(Action::Hatch);
    assert_eq!((game.chamber(A, ChamberId(6)).workers, game.colony(A).eggs), (3, 0));
}

#[test]
fn s13_2_once_a_turn_limits_hold() {
    let mut game = marching(1).ant(B, 3, 0).ant(B, 2, 1).activated(COLONIZE, 4);
    game.when(game.exit(3, 0));
    game.when(game.pick(0, 1));
    game.when(game.march(0, 2));
    game.refused(game.exit(4, 0), "M10.1", "refuse-exit-after-explore", &[]);
    game.when(AGAIN);
    assert_eq!(game.state.now.points(), 3);
    game.refused(game.exit(2, 1), "M10.3", "refuse-eliminated-already", &[game.at(2, 1)]);
    game.refused(game.pick(0, 2), "M10.4", "refuse-explored-already", &[game.at(0, 2)]);
    game.when(game.exit(4, 0));
}

#[test]
fn s13_2_not_without_a_token_nor_after_a_lost_or_no_action() {
    let game = army().activated(LAY, 1);
    game.refused(AGAIN, "S13.2", "refuse-no-marabunta", &[]);
    marching(1).refused(AGAIN, "S13.2", "refuse-repeat-after-action", &[]);
    marching(1).activated(NURSERY, 1).refused(AGAIN, "S13.2", "refuse-repeat-after-action", &[]);
    let mut game = marching(1).queen(A, HUNT);
    game.disperse(BUILD, &[worker(HUNT)]);
    game.refused(AGAIN, "S13.2", "refuse-repeat-after-action", &[]);
}

#[test]
fn s13_3_the_nest_moves_up_to_two_steps_onto_a_free_hex() {
    let mut game = army().activated(COLONIZE, 3);
    for (column, row) in [(3, 0), (2, 1), (0, 2)] {
        game.allowed(nest(&game, column, row));
    }
    game.refused(nest(&game, 1, 1), "S13.3", "refuse-nest-needs-free-hex", &[game.at(1, 1)]);
    game.refused(nest(&game, 1, 2), "S0.7", "refuse-nest-on-special-hex", &[game.at(1, 2)]);
    game.refused(nest(&game, 2, 3), "S13.3", "refuse-nest-too-far", &[game.at(2, 3)]);
    game.refused(nest(&game, 3, 1), "S13.3", "refuse-not-next-to-trail", &[game.at(3, 1)]);
    game.refused(nest(&game, 3, 2), "S13.3", "refuse-nest-needs-free-hex", &[game.at(3, 2)]);
    game.when(nest(&game, 2, 1));
    assert_eq!((game.colony(A).nest, game.state.now.points()), (game.hex(2, 1), 1));
    assert_eq!((game.ground(2, 1), game.ground(1, 0)), (Ground::Nest, Ground::Bare));
    assert!([(2, 1), (2, 0), (1, 1), (0, 1)].into_iter().all(|(column, row)| game.on_trail(A, column, row)));
    assert!(!game.on_trail(A, 1, 0));
}

#[test]
fn s13_3_the_first_hex_it_leaves_is_an_ordinary_one_without_terrain() {
    let mut game = moved(army(), 2, 1).turn_of(A).activated(COLONIZE, 3);
    let before = [Terrain::Grassland, Terrain::Forest, Terrain::Rock, Terrain::Water]
        .map(|terrain| game.measure(A, Metric::Terrain(terrain)));
    game.when(game.exit(1, 0));
    assert_eq!(game.occupant(1, 0), Occupant::Ant(A));
    let after = [Terrain::Grassland, Terrain::Forest, Terrain::Rock, Terrain::Water]
        .map(|terrain| game.measure(A, Metric::Terrain(terrain)));
    assert_eq!(before, after);
    game.when(game.pick(1, 0));
}

#[test]
fn s13_3_a_hex_left_later_is_what_it_was() {
    let game = moved(moved(army(), 2, 1), 3, 0);
    assert_eq!((game.ground(2, 1), game.ground(1, 0)), (Ground::Forest, Ground::Bare));
    let game = moved(game, 2, 1);
    assert_eq!((game.ground(3, 0), game.ground(2, 1)), (Ground::Grassland, Ground::Nest));
}

#[test]
fn s13_3_in_colonize_for_two_points_once_a_turn_after_exits_before_explores() {
    let game = army().activated(HUNT, 3);
    game.refused(nest(&game, 2, 1), "S13.3", "refuse-nest-in-colonize", &[]);
    let game = army().activated(COLONIZE, 1);
    game.refused(nest(&game, 2, 1), "M10.1", "refuse-no-points-left", &[]);
    let mut game = marching(1).activated(COLONIZE, 4);
    let mut exploring = game.twin();
    game.when(game.exit(3, 0));
    game.when(nest(&game, 2, 1));
    game.refused(game.exit(4, 0), "S0.5", "refuse-exit-after-special", &[]);
    game.allowed(game.pick(3, 0));
    game.refused(nest(&game, 1, 0), "S13.3", "refuse-once-a-turn", &[]);
    game.when(AGAIN);
    game.refused(nest(&game, 1, 0), "S13.3", "refuse-once-a-turn", &[]);
    game.allowed(game.exit(4, 0));
    exploring.when(exploring.pick(1, 1));
    exploring.when(exploring.march(2, 1));
    exploring.refused(nest(&exploring, 3, 0), "S0.5", "refuse-special-after-explore", &[]);
}

#[test]
fn s13_3_onto_a_hunting_zone_where_nobody_hunts_or_enters_then() {
    let game = moved(moved(army(), 2, 1), 3, 1);
    assert_eq!((game.ground(3, 1), game.ground(2, 1)), (Ground::Nest, Ground::Forest));
    let theirs = game.twin().ant(B, 4, 0).ant(B, 2, 2).turn_of(B);
    let theirs = theirs.species(B, Species::Bulldog).prey_river(&[5]).activated(HUNT, 2);
    theirs.refused(theirs.zone(3, 1), "M8.1", "refuse-no-hunting-zone", &[theirs.at(3, 1)]);
    let mut theirs = theirs.turn_of(B).activated(COLONIZE, 2);
    theirs.when(theirs.pick(4, 0));
    theirs.refused(theirs.march(3, 1), "M2.3", "refuse-stand-on-nest", &[theirs.at(3, 1)]);
    let own = game.twin().prey_river(&[5]).turn_of(A).activated(HUNT, 2);
    own.refused(own.zone(3, 1), "M8.1", "refuse-no-hunting-zone", &[own.at(3, 1)]);
    let left = moved(game, 3, 0);
    assert_eq!(left.ground(3, 1), Ground::HuntingZone);
    let hunting = left.prey_river(&[5]).turn_of(A).activated(HUNT, 1);
    hunting.allowed(hunting.zone(3, 1));
}

#[test]
fn s13_3_not_onto_a_zone_with_anyones_pheromone() {
    for seat in [A, B] {
        let game = moved(army(), 2, 1).hunted(seat, 0, 3, 1).turn_of(A).activated(COLONIZE, 2);
        game.refused(nest(&game, 3, 1), "S13.3", "refuse-nest-on-hunted-zone", &[game.at(3, 1)]);
    }
}

#[test]
fn s13_3_it_walks_as_an_ant_does() {
    // The zone is no way through without the own Pheromone; with it, it is.
    let game = moved(army(), 2, 1).turn_of(A).activated(COLONIZE, 2);
    game.refused(nest(&game, 4, 1), "S13.3", "refuse-nest-too-far", &[game.at(4, 1)]);
    let game = moved(army(), 2, 1).hunted(A, 0, 3, 1).turn_of(A).activated(COLONIZE, 2);
    game.allowed(nest(&game, 4, 1));
    let game = army().empty(2, 0).ant(B, 2, 0).empty(1, 1).ant(B, 1, 1).activated(COLONIZE, 2);
    game.refused(nest(&game, 3, 0), "S13.3", "refuse-nest-too-far", &[game.at(3, 0)]);
}

#[test]
fn s13_3_ants_may_become_isolated_and_join_again() {
    let game = army().empty(2, 0).empty(1, 1);
    assert_eq!(game.measure(A, Metric::Isolated), 0);
    let game = moved(game, 3, 0);
    assert_eq!(game.measure(A, Metric::Isolated), 1);
    let game = moved(game, 1, 0);
    assert_eq!((game.measure(A, Metric::Isolated), game.ground(1, 0)), (0, Ground::Nest));
}

#[test]
fn s13_3_formic_acid_keeps_it_off_and_lies_on_no_bare_ground() {
    let game = given_with(MEADOW, |pack| pack.species = sheets());
    let game = game.species(A, Species::Army).species(B, Species::RedMeadow);
    let game = game.ant(B, 3, 3).ant(B, 3, 0).turn_of(B);
    let game = game.with(|state| {
        let hex = state.content.hex_at(super::board::axial(2, 1)).expect("a hex");
        state.open.cells[hex.index()].acid = true;
        state.open.colonies[1].slice = Slice::RedMeadow { acid: Some(hex) };
    });
    let game = game.turn_of(A).activated(COLONIZE, 2);
    game.refused(nest(&game, 2, 1), "S13.3", "refuse-nest-needs-free-hex", &[game.at(2, 1)]);
    let game = given_species(A, Species::RedMeadow).ant(A, 2, 1);
    let game = game.with(|state| {
        let hex = state.content.hex_at(super::board::axial(3, 0)).expect("a hex");
        state.open.cells[hex.index()].ground = Ground::Bare;
    });
    let game = game.activated(COLONIZE, 2);
    game.refused(game.acid(3, 0), "S8.2", "refuse-acid-needs-empty-hex", &[game.at(3, 0)]);
}

#[test]
fn s13_hostile_facts_and_positions_are_refused() {
    let game = army().ant(B, 3, 0).activated(COLONIZE, 2);
    let admits = |effect| Microlonies::admits(&game.state, &Event::Effect(effect)).is_ok();
    assert!(admits(Effect::NestMoved { hex: game.hex(2, 1), cost: 2 }));
    for (column, row) in [(3, 0), (1, 0), (3, 2), (5, 2)] {
        assert!(!admits(Effect::NestMoved { hex: game.hex(column, row), cost: 2 }), "{column}, {row}");
    }
    assert!(!admits(Effect::MarabuntaSpent) && !admits(Effect::MarabuntaGained { count: 4 }));
    assert!(admits(Effect::MarabuntaGained { count: 3 }));
    let plain = given().activated(COLONIZE, 2);
    let moved = Event::Effect(Effect::NestMoved { hex: plain.hex(2, 1), cost: 2 });
    assert!(Microlonies::admits(&plain.state, &moved).is_err());
    let whole = serde_json::to_value(Microlonies::position(&game.state)).expect("plain data");
    for (place, value) in [("tokens", serde_json::json!(4)), ("under", "water".into())] {
        let mut odd = whole.clone();
        let place = format!("/open/colonies/0/slice/army/{place}");
        *odd.pointer_mut(&place).expect("a place of it") = value;
        assert!(Microlonies::restore(&game.state.content, &odd).is_err(), "{place}");
    }
    let mut odd = whole;
    *odd.pointer_mut("/open/colonies/0/nest").expect("the Nest") = 3.into();
    assert!(Microlonies::restore(&game.state.content, &odd).is_err());
}

#[test]
fn s13_4_a_vp_per_arachnid_badge_and_trophy_icon() {
    let game = army().hunted_nowhere(A, &[0, 3, 10]);
    assert_eq!(game.colony(A).prey, [PreyId(0), PreyId(3), PreyId(10)]);
    assert_eq!(game.score(A).supremacy, 2 + 2);
}
