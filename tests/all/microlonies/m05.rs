//! M5: activation.

use formicarium::microlonies::Action;
use formicarium::microlonies::pack::ChamberKind;
use formicarium::microlonies::rules::activate::activity;
use formicarium::microlonies::state::{Activity, Phase};

use super::given::*;

#[test]
fn m05_1_efficiency_is_workers_and_two_for_the_queen_up_to_the_maximum() {
    let efficiency = |workers: u8, with_queen: bool| {
        let mut game = given().workers(A, BUILD, workers).queen(A, if with_queen { LAY } else { NURSERY });
        game = game.workers(A, LAY, u8::from(!with_queen) + u8::from(with_queen));
        match with_queen {
            true => game.disperse(LAY, &[worker(COLONIZE), queen(BUILD)]),
            false => {
                game = game.workers(A, COLONIZE, 1);
                game.disperse(COLONIZE, &[worker(BUILD)]);
            }
        }
        game.state.now.efficiency
    };
    assert_eq!(efficiency(0, false), 1);
    assert_eq!(efficiency(2, false), 3);
    assert_eq!(efficiency(3, false), 4);
    assert_eq!(efficiency(6, false), 4, "the banner's maximum");
    assert_eq!(efficiency(0, true), 2);
    assert_eq!(efficiency(1, true), 3);
    assert_eq!(efficiency(3, true), 4);
}

#[test]
fn m05_1_efficiency_is_fixed_at_activation() {
    let mut game = given().activated(COLONIZE, 3);
    game.when(game.exit(3, 0));
    game.when(game.exit(2, 1));
    game.when(game.exit(2, 2));
    assert_eq!(game.chamber(A, COLONIZE).workers, 0);
    assert_eq!(game.state.now.efficiency, 3);
    assert_eq!(game.state.now.points(), 0);
    let mut game = given().ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 3);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.chamber(A, HUNT).workers, game.state.now.efficiency), (1, 3));
}

#[test]
fn m05_2_nurseries_and_food_chambers_have_no_action() {
    for tile in [4, 5] {
        let mut game = given().built(A, tile, 1, 2).workers(A, BUILD, 1);
        game.disperse(BUILD, &[worker(NEW)]);
        assert_eq!((game.activity(), game.phase()), (Activity::None, Phase::Act));
        assert_eq!(game.legal(), [Action::EndTurn]);
    }
    let mut game = given().queen(A, BUILD).workers(A, LAY, 1);
    game.disperse(LAY, &[worker(NURSERY)]);
    assert_eq!(game.legal(), [Action::EndTurn], "straight to the end of the turn");
}

#[test]
fn m05_3_the_action_is_that_of_the_chambers_type() {
    let expected = [
        (ChamberKind::Nursery, Activity::None),
        (ChamberKind::LayEggs, Activity::LayEggs),
        (ChamberKind::Build, Activity::Build),
        (ChamberKind::Hunt, Activity::Hunt),
        (ChamberKind::Colonize, Activity::Colonize),
        (ChamberKind::Food, Activity::None),
    ];
    assert_eq!(ChamberKind::ALL.map(activity).to_vec(), expected.map(|pair| pair.1));
    assert_eq!(ChamberKind::ALL.to_vec(), expected.map(|pair| pair.0));
    let game = given().ant(A, 2, 1).tile_river(&[0]).prey_river(&[0]).eggs(A, 1).activated(HUNT, 1);
    for action in [Action::LayEggs(1), Action::TakeTile(0), game.exit(3, 0), game.pick(2, 1)] {
        game.refused(action, "M5.3", "refuse-not-this-action", &[]);
    }
    game.refused(Action::PlanDraw, "M6.2", "refuse-no-planning-now", &[]);
    game.refused(Action::Hatch, "M7.5", "refuse-no-hatching-now", &[]);
    let game = game.activated(BUILD, 1);
    for action in [game.zone(3, 1), Action::HuntMound] {
        game.refused(action, "M5.3", "refuse-not-this-action", &[]);
    }
}

#[test]
fn m05_3_one_action_a_turn() {
    let mut game = given().ant(A, 2, 1).ant(A, 4, 0).prey_river(&[0, 6]).activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    game.refused(game.zone(5, 0), "M5.3", "refuse-not-this-action", &[]);
    let mut game = given().tile_river(&[0, 3]).activated(BUILD, 2);
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x: 1, y: 2 });
    game.refused(Action::TakeTile(1), "M5.3", "refuse-not-this-action", &[]);
    game.refused(Action::TakeUp(LAY), "M5.3", "refuse-not-now-one-action", &[]);
}
