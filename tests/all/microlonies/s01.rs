//! S1: the Argentine Ant.

use formicarium::microlonies::Action;
use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::species::{Ability, Slice, Species};
use formicarium::microlonies::state::{Activity, Ground, Occupant, Phase};

use super::given::*;

fn argentine() -> Given {
    given_species(A, Species::Argentine)
}

/// Satellite Nests lie here, and the Queens that came with them sit in the
/// Hunt chamber.
fn with_satellites(game: Given, places: &[(i32, i32)]) -> Given {
    let hexes: Vec<_> = places.iter().map(|(column, row)| game.hex(*column, *row)).collect();
    game.with(|state| {
        let queens = [0, 1, 1, 2][hexes.len()];
        let mut satellites = [None; 3];
        for (place, hex) in satellites.iter_mut().zip(hexes) {
            let cell = &mut state.open.cells[hex.index()];
            (cell.ground, cell.bonus) = (Ground::Nest, None);
            *place = Some(hex);
        }
        state.open.colonies[0].slice = Slice::Argentine { satellites, queens };
        state.open.colonies[0].chambers[HUNT.index()].queens = queens;
    })
}

fn satellites(game: &Given) -> usize {
    formicarium::microlonies::species::satellites(game.colony(A)).count()
}

fn seat_queen(chamber: formicarium::microlonies::ids::ChamberId) -> Action {
    Action::Ability(Ability::SeatQueen(chamber))
}

#[test]
fn s01_1_an_ant_becomes_a_satellite_nest() {
    let mut game = argentine().ant(A, 3, 0).activated(COLONIZE, 3);
    let (reserve, outside) = (game.colony(A).reserve, game.colony(A).outside.len());
    game.when(game.found(3, 0));
    assert_eq!((game.ground(3, 0), game.occupant(3, 0)), (Ground::Nest, Occupant::Nobody));
    assert!(game.on_trail(A, 3, 0));
    assert_eq!((game.phase(), game.state.now.points()), (Phase::PutOut, 1));
    assert_eq!(game.legal().len(), 2, "the Grassland and the Forest beside it");
    game.refused(game.put_out(1, 2), "S1.1", "refuse-put-out-there", &[game.at(1, 2)]);
    game.when(game.put_out(2, 1));
    assert_eq!((game.colony(A).reserve, game.colony(A).outside.len()), (reserve, outside));
    assert_eq!((satellites(&game), game.phase()), (1, Phase::SeatQueen));
    game.refused(Action::EndTurn, "S1.2", "refuse-seat-queen-first", &[]);
    game.when(seat_queen(HUNT));
    assert_eq!(
        (game.phase(), game.activity(), game.chamber(A, HUNT).queens),
        (Phase::Act, Activity::Colonize, 1)
    );
}

#[test]
fn s01_1_it_comes_after_exits_and_before_explores_once_a_turn() {
    let mut game = argentine().ant(A, 3, 0).ant(A, 2, 2).activated(COLONIZE, 4).with(|state| {
        state.open.now.efficiency = 8;
    });
    let mut late = game.twin();
    game.when(game.found(3, 0));
    game.when(game.put_out(2, 1));
    game.when(seat_queen(HUNT));
    game.refused(game.exit(0, 2), "S0.5", "refuse-exit-after-special", &[]);
    game.refused(game.found(2, 2), "S1.1", "refuse-once-a-turn", &[]);
    game.allowed(game.pick(2, 1));
    late.when(late.pick(2, 0));
    late.when(late.march(4, 0));
    late.refused(late.found(2, 2), "S0.5", "refuse-special-after-explore", &[]);
}

#[test]
fn s01_1_it_costs_two_points_in_colonize() {
    let game = argentine().ant(A, 3, 0).activated(COLONIZE, 1);
    game.refused(game.found(3, 0), "M10.1", "refuse-no-points-left", &[]);
    let game = argentine().ant(A, 3, 0).activated(HUNT, 4);
    game.refused(game.found(3, 0), "S1.1", "refuse-found-in-colonize", &[]);
}

#[test]
fn s01_1_only_ants_of_the_trail_far_enough_on_plain_hexes() {
    let game = argentine().ant(A, 3, 0).ant(A, 4, 0).ant(A, 4, 4).ant(B, 2, 1).activated(COLONIZE, 3);
    game.refused(game.found(2, 0), "S1.1", "refuse-found-too-near", &[game.at(2, 0)]);
    game.refused(game.found(4, 4), "S1.1", "refuse-found-off-trail", &[game.at(4, 4)]);
    game.refused(game.found(4, 0), "S0.7", "refuse-found-on-special-hex", &[game.at(4, 0)]);
    game.refused(game.found(2, 1), "S1.1", "refuse-no-own-ant-there", &[game.at(2, 1)]);
    game.allowed(game.found(3, 0));
    let game = with_satellites(argentine().ant(A, 2, 1).ant(A, 2, 2), &[(3, 0)]).activated(COLONIZE, 3);
    game.refused(game.found(2, 1), "S1.1", "refuse-found-too-near", &[game.at(2, 1)]);
}

#[test]
fn s01_1_three_at_most() {
    let places = [(6, 0), (0, 5), (3, 5)];
    let game = with_satellites(argentine().ant(A, 3, 0), &places).activated(COLONIZE, 3);
    game.refused(game.found(3, 0), "S1.1", "refuse-no-satellite-left", &[]);
    assert_eq!(game.score(A).supremacy, 9);
}

#[test]
fn s01_1_the_worker_comes_without_a_choice_or_not_at_all() {
    let mut game = argentine().ant(A, 3, 0).ant(B, 4, 0).activated(COLONIZE, 3);
    game.when(game.found(3, 0));
    assert_eq!((game.phase(), game.occupant(2, 1)), (Phase::SeatQueen, Occupant::Ant(A)));
    let mut game = argentine().ant(A, 3, 0).ant(B, 4, 0).ant(B, 2, 1).activated(COLONIZE, 3);
    let reserve = game.colony(A).reserve;
    game.when(game.found(3, 0));
    assert_eq!((game.phase(), game.colony(A).reserve), (Phase::SeatQueen, reserve + 1));
}

#[test]
fn s01_1_trails_begin_at_every_nest() {
    let game = with_satellites(argentine().ant(A, 6, 1), &[(6, 0)]);
    assert!(game.on_trail(A, 6, 0) && game.on_trail(A, 6, 1));
    assert_eq!(game.measure(A, Metric::Isolated), 0);
    let mut colonizing = game.twin().activated(COLONIZE, 2);
    colonizing.when(colonizing.exit(6, 2));
    assert!(colonizing.on_trail(A, 6, 2));
    let hunting = game.prey_river(&[0]).activated(HUNT, 1);
    hunting.allowed(hunting.zone(5, 0));
    let plain = given().ant(A, 6, 1);
    assert_eq!(plain.measure(A, Metric::Isolated), 1);
}

#[test]
fn s01_1_a_trail_cut_off_from_the_nest_goes_on_at_its_satellite() {
    let game = with_satellites(argentine().ant(A, 3, 0).ant(A, 6, 1).ant(A, 6, 2), &[(6, 0)]);
    let mut game = game.turn_of(B).ant(B, 4, 0).ant(B, 4, 1).activated(COLONIZE, 3);
    assert_eq!(game.measure(A, Metric::Reach), 2, "from the nearest Nest");
    game.refused(game.exit(6, 0), "M10.2", "refuse-not-next-to-trail", &[game.at(6, 0)]);
    assert!(game.on_trail(A, 6, 2));
    game = game.empty(6, 1);
    assert!(!game.on_trail(A, 6, 2) && game.on_trail(A, 6, 0) && game.on_trail(A, 3, 0));
}

#[test]
fn s01_1_others_cannot_enter_it_and_its_own_walk_over() {
    let game = with_satellites(argentine().ant(B, 4, 0), &[(3, 0)]);
    let mut theirs = game.twin().turn_of(B).activated(COLONIZE, 3);
    theirs.when(theirs.pick(4, 0));
    theirs.refused(theirs.march(3, 0), "M2.3", "refuse-stand-on-nest", &[theirs.at(3, 0)]);
    theirs.refused(theirs.march(2, 1), "M10.4", "refuse-too-far", &[theirs.at(2, 1)]);
    let game = with_satellites(argentine().ant(B, 2, 1), &[(3, 0)]);
    let mut own = game.activated(COLONIZE, 3);
    own.when(own.pick(2, 0));
    own.refused(own.march(3, 0), "M2.3", "refuse-stand-on-nest", &[own.at(3, 0)]);
    own.allowed(own.march(4, 0));
}

#[test]
fn s01_1_the_sahara_ant_and_the_acid_keep_off_it() {
    let game = with_satellites(argentine().species(B, Species::Sahara).ant(B, 4, 0), &[(3, 0)]);
    let mut game = game.ant(B, 2, 1).ant(B, 3, 3).turn_of(B).activated(COLONIZE, 3);
    game.when(game.pick(4, 0));
    game.refused(game.march(3, 0), "M2.3", "refuse-stand-on-nest", &[game.at(3, 0)]);
    let game = with_satellites(argentine().species(B, Species::RedMeadow), &[(3, 3)]);
    let game = game.turn_of(B).ant(B, 3, 5).ant(B, 4, 4).activated(COLONIZE, 3);
    game.refused(game.acid(3, 3), "S8.2", "refuse-acid-needs-empty-hex", &[game.at(3, 3)]);
}

#[test]
fn s01_2_a_queen_joins_with_the_first_and_the_third() {
    let mut second = with_satellites(argentine().ant(A, 3, 0), &[(6, 0)]).activated(COLONIZE, 3);
    second.when(second.found(3, 0));
    second.when(second.put_out(2, 1));
    assert_eq!((second.phase(), satellites(&second)), (Phase::Act, 2));
    second.refused(seat_queen(LAY), "S1.2", "refuse-no-queen-to-seat", &[]);
    let mut third = with_satellites(argentine().ant(A, 3, 0), &[(6, 0), (0, 5)]).activated(COLONIZE, 3);
    third.when(third.found(3, 0));
    third.when(third.put_out(2, 1));
    assert_eq!((third.phase(), third.legal().len()), (Phase::SeatQueen, 5));
    third.refused(seat_queen(NEW), "M4.1", "refuse-no-such-chamber", &[]);
    third.when(seat_queen(HUNT));
    assert_eq!(third.chamber(A, HUNT).queens, 2);
    assert_eq!(third.twin().activated(HUNT, 0).state.now.efficiency, 4);
}

#[test]
fn s01_2_royal_precedence_holds_for_each_queen() {
    let two = || with_satellites(argentine(), &[(6, 0)]);
    let mut game = two();
    game.disperse(BUILD, &[worker(HUNT)]);
    assert_eq!(game.activity(), Activity::None);
    let mut game = two();
    game.disperse(NURSERY, &[worker(LAY)]);
    assert_eq!(game.activity(), Activity::None);
    let mut game = two();
    game.disperse(HUNT, &[worker(BUILD), queen(COLONIZE)]);
    assert_eq!((game.activity(), game.state.now.efficiency), (Activity::Colonize, 3));
    let mut game = two().workers(A, HUNT, 2);
    game.disperse(HUNT, &[worker(BUILD), worker(COLONIZE), queen(LAY)]);
    assert_eq!(game.activity(), Activity::None, "another Queen was there");
}

#[test]
fn s01_giving_up_in_between_leaves_a_sound_game() {
    let mut game = argentine().ant(A, 3, 0).activated(COLONIZE, 3);
    game.when(game.found(3, 0));
    let mut later = game.twin();
    game.concede(B);
    later.when(later.put_out(2, 1));
    later.concede(B);
    assert_eq!((game.phase(), later.phase()), (Phase::Over, Phase::Over));
}

#[test]
fn s01_3_vp_for_satellite_nests_and_twilight() {
    let game = with_satellites(argentine().hunted_nowhere(A, &[1, 5]), &[(0, 5)]);
    assert_eq!(game.score(A).supremacy, 3 + 2);
}
