//! M8: Hunt.

use formicarium::microlonies::ids::{ObjectiveId, PreyId};
use formicarium::microlonies::pack::{Badge, Metric};
use formicarium::microlonies::state::{Activity, Ground, Occupant, Phase};
use formicarium::microlonies::{Action, Event, Place};

use super::given::*;

#[test]
fn m08_1_a_zone_next_to_the_trail_without_ones_pheromone() {
    let game = given().prey_river(&[0]).activated(HUNT, 2);
    game.refused(game.zone(3, 1), "M8.1", "refuse-not-next-to-trail", &[game.at(3, 1)]);
    game.refused(game.zone(3, 0), "M8.1", "refuse-no-hunting-zone", &[game.at(3, 0)]);
    game.refused(game.zone(5, 2), "M8.1", "refuse-no-hunting-zone", &[game.at(5, 2)]);
    let isolated = game.twin().ant(A, 4, 1);
    isolated.refused(isolated.zone(3, 1), "M8.1", "refuse-not-next-to-trail", &[isolated.at(3, 1)]);
    let beside = isolated.ant(A, 2, 1);
    assert_eq!(beside.legal(), [beside.zone(3, 1), Action::EndTurn]);
    let marked = beside.hunted(A, 1, 3, 1);
    marked.refused(marked.zone(3, 1), "M8.1", "refuse-own-pheromone-there", &[marked.at(3, 1)]);
    marked.allowed(marked.zone(5, 0));
}

#[test]
fn m08_1_the_nests_own_hex_belongs_to_the_trail() {
    let game = given_on("z A0 * g\n * * g g\n.\n.\n. B0 *\n  * *").prey_river(&[0]).activated(HUNT, 2);
    assert!(game.colony(A).outside.is_empty());
    game.allowed(game.zone(0, 0));
}

#[test]
fn m08_2_a_card_from_a_section_worth_at_most_the_efficiency() {
    let mut game = given().ant(A, 2, 1).prey_river(&[0, 3, 5]).activated(HUNT, 2);
    game.when(game.zone(3, 1));
    assert_eq!(game.phase(), Phase::TakePrey);
    assert_eq!(game.legal(), [Action::TakePrey(0), Action::TakePrey(1)]);
    game.refused(Action::TakePrey(2), "M8.2", "refuse-section-too-dear", &[Place::PreySection(2)]);
    game.refused(Action::TakePrey(3), "M9.2", "refuse-section-empty", &[Place::PreySection(3)]);
    game.refused(Action::TakePrey(9), "M3.2", "refuse-no-such-section", &[]);
    game.when(Action::TakePrey(1));
    assert_eq!(game.colony(A).prey, [PreyId(3)]);
    assert_eq!(game.state.prey_river[1], None);
}

#[test]
fn m08_3_losses_are_paid_by_workers_of_the_chamber() {
    let mut game = given().ant(A, 2, 1).prey_river(&[2, 4]).activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.refused(Action::TakePrey(0), "M8.3", "refuse-too-few-workers", &[Place::PreySection(0)]);
    let reserve = game.colony(A).reserve;
    game.when(Action::TakePrey(1));
    assert_eq!((game.chamber(A, HUNT).workers, game.colony(A).reserve), (0, reserve + 2));
}

#[test]
fn m08_3_the_queen_is_never_lost() {
    let game = given().ant(A, 2, 1).queen(A, HUNT).prey_river(&[4]).activated(HUNT, 1);
    assert_eq!(game.state.now.efficiency, 3);
    game.refused(game.zone(3, 1), "M8.2", "refuse-no-prey-in-reach", &[]);
    let mut game = game.activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.chamber(A, HUNT).workers, game.chamber(A, HUNT).queens), (0, 1));
}

#[test]
fn m08_4_the_pheromone_lengthens_the_trail() {
    let mut game = given().ant(A, 2, 1).ant(A, 4, 1).prey_river(&[0]).activated(HUNT, 1);
    assert!(!game.on_trail(A, 4, 1));
    game.when(game.zone(3, 1));
    let events = game.when(Action::TakePrey(0));
    assert!(events.contains(&Event::PheromonePut { zone: game.hex(3, 1) }));
    assert!(game.on_trail(A, 3, 1) && game.on_trail(A, 4, 1));
    assert_eq!(game.activity(), Activity::None);
}

#[test]
fn m08_4_a_sixth_pheromone_is_a_spare() {
    let board = "z za za z\n A0 *1 za za g\n * *1 za z g\n.\n.\n.  B0 *2\n . *2 *2";
    let mut game = given_on(board);
    assert_eq!(game.colony(A).zones.len(), 5);
    game = game.with(|state| state.open.last_round = Some(2)).prey_river(&[0]).activated(HUNT, 2);
    game.when(game.zone(0, 0));
    game.when(Action::TakePrey(0));
    assert_eq!((game.colony(A).zones.len(), game.colony(A).prey.len()), (6, 6));
}

#[test]
fn m08_5_food_badges_points_and_trophies_count_from_now_on() {
    let mut game = given().ant(A, 2, 1).prey_river(&[4, 10]).activated(HUNT, 4);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!(game.measure(A, Metric::Food), 5);
    for badge in Badge::ALL {
        let expected = [Badge::Crawling, Badge::Alive, Badge::Night, Badge::Seed].contains(&badge);
        assert_eq!(game.measure(A, Metric::Badge(badge)), i32::from(expected), "{badge:?}");
    }
    assert_eq!((game.score(A).prey, game.score(A).trophy_icons), (2, 0));
    let game = given().hunted(A, 10, 3, 1);
    assert_eq!(
        (game.score(A).prey, game.score(A).trophy_icons, game.measure(A, Metric::Trophies)),
        (0, 1, 1)
    );
}

/// The first seat's Trail leads to an entrance of the Mound; a Termite stands
/// at another.
fn at_mound(workers: u8) -> Given {
    let game = given().ant(A, 1, 2).ant(A, 1, 3).ant(A, 2, 3).ant(A, 3, 3).ant(A, 4, 2);
    let termite = game.hex(6, 2);
    let game = game.with(|state| state.open.cells[termite.index()].occupant = Occupant::Termite);
    game.faces([0, 1, 2]).activated(HUNT, workers)
}

#[test]
fn m08_6_the_mound_needs_an_ant_at_an_entrance_on_the_trail_and_four_workers() {
    at_mound(4).allowed(Action::HuntMound);
    at_mound(3).refused(Action::HuntMound, "M8.6", "refuse-too-few-workers-for-mound", &[]);
    let with_queen = at_mound(3).queen(A, HUNT).activated(HUNT, 3);
    with_queen.refused(Action::HuntMound, "M8.6", "refuse-too-few-workers-for-mound", &[]);
    let cut = at_mound(4).empty(1, 3);
    let mound = cut.at(5, 2);
    cut.refused(Action::HuntMound, "M8.6", "refuse-no-ant-at-mound", &[mound]);
    let beside = at_mound(4).empty(4, 2).ant(A, 4, 1);
    beside.refused(Action::HuntMound, "M8.6", "refuse-no-ant-at-mound", &[mound]);
    let game = given().activated(HUNT, 4);
    game.refused(Action::HuntMound, "M8.6", "refuse-no-ant-at-mound", &[mound]);
}

#[test]
fn m08_6_the_mound_costs_four_workers_and_leaves_a_zone() {
    let mut game = at_mound(5);
    game.when(Action::HuntMound);
    assert_eq!(game.chamber(A, HUNT).workers, 1);
    assert_eq!(game.ground(5, 2), Ground::HuntingZone);
    assert!(game.on_trail(A, 5, 2) && game.colony(A).mound);
    assert_eq!(game.colony(A).zones, [game.hex(5, 2)]);
    assert_eq!((game.measure(A, Metric::Hunts), game.measure(A, Metric::Food)), (1, 0));
    assert!(Badge::ALL.iter().all(|badge| game.measure(A, Metric::Badge(*badge)) == 0));
    assert_eq!((game.score(A).prey, game.score(A).trophy_icons), (5, 1));
    assert_eq!(game.occupant(6, 2), Occupant::Termite, "Termites still standing stay");
    let game = game.turn_of(A).activated(HUNT, 4);
    game.refused(Action::HuntMound, "M8.6", "refuse-mound-is-gone", &[]);
}

#[test]
fn m08_6_planning_without_an_egg_may_follow_at_once() {
    let mut game = at_mound(4).eggs(A, 1).draws(&[0, 0]);
    game.when(Action::HuntMound);
    assert_eq!(game.activity(), Activity::FreePlanning);
    let mut taking = game.twin();
    taking.when(Action::PlanTake(2));
    assert_eq!(taking.state.secret.hands[0], [ObjectiveId(2)]);
    assert_eq!((taking.colony(A).eggs, taking.state.eggs), (1, 41), "it costs no Egg");
    assert!(taking.legal().iter().all(|action| !matches!(action, Action::PlanTake(_) | Action::PlanDraw)));
    taking.refused(Action::PlanDraw, "M6.2", "refuse-no-planning-now", &[]);
    let mut drawing = game.twin();
    drawing.when(Action::PlanDraw);
    let card = drawing.state.secret.hands[0][0];
    drawing.when(Action::PutUnder(card));
    assert_eq!((drawing.colony(A).eggs, drawing.colony(A).hand), (1, 1));
    drawing.refused(Action::PlanDraw, "M6.2", "refuse-no-planning-now", &[]);
    let mut none = at_mound(4);
    none.when(Action::HuntMound);
    none.allowed(Action::PlanDraw);
    none.refused(Action::LayEggs(1), "M5.3", "refuse-not-this-action", &[]);
    none.when(Action::EndTurn);
    assert_eq!(none.colony(A).hand, 0);
}

#[test]
fn m08_6_the_uncovered_zone_is_an_ordinary_one_for_the_others() {
    let mut game = at_mound(4).prey_river(&[0]);
    game.when(Action::HuntMound);
    let near = game.hex(5, 3);
    let mut game = game.turn_of(B).activated(HUNT, 1).ant(B, 5, 3);
    assert!(game.state.on_trail(B, near));
    game.when(game.zone(5, 2));
    game.when(Action::TakePrey(0));
    assert_eq!(game.state.cell(game.hex(5, 2)).pheromones, 0b11);
}

#[test]
fn m08_6_the_mound_counts_as_one_of_the_five() {
    let game = at_mound(4).hunted(A, 0, 3, 1).hunted(A, 1, 0, 3).hunted(A, 3, 3, 4);
    let mut three = game.twin();
    let events = three.when(Action::HuntMound);
    assert!(!events.iter().any(|event| matches!(event, Event::EndTriggered { .. })));
    let mut four = game.hunted(A, 5, 5, 0);
    let events = four.when(Action::HuntMound);
    assert!(events.contains(&Event::EndTriggered { last_round: 2 }));
    four.allowed(Action::PlanDraw);
}
