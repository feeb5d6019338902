//! S15: the Harvester Ant.

use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::species::{Ability, Species};
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Ant, Place};

use super::given::*;

const HATCH: Action = Action::Ability(Ability::HatchSoldier);

fn harvester() -> Given {
    given_species(A, Species::Harvester)
}

/// So many Workers in the Hunt chamber are Soldiers.
fn armed(chamber: formicarium::microlonies::ids::ChamberId, workers: u8, soldiers: u8) -> Given {
    harvester().workers(A, chamber, workers).with(|state| {
        state.open.colonies[0].chambers[chamber.index()].soldiers = soldiers;
    })
}

fn built() -> Given {
    let mut game = harvester().eggs(A, 2).tile_river(&[0]).activated(BUILD, 1);
    game.refused(HATCH, "M7.5", "refuse-no-hatching-now", &[]);
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x: 2, y: 1 });
    game
}

#[test]
fn s15_1_the_hatched_ant_may_be_a_soldier() {
    let mut game = built();
    game.allowed(Action::Hatch);
    game.when(HATCH);
    let new = game.chamber(A, NEW);
    assert_eq!((new.workers, new.soldiers, game.colony(A).eggs), (3, 1, 1));
    game.refused(HATCH, "M7.5", "refuse-no-hatching-now", &[]);
    assert_eq!(game.activity(), Activity::None);
}

#[test]
fn s15_1_five_soldiers_at_most() {
    let game = built().with(|state| {
        let nursery = &mut state.open.colonies[0].chambers[NURSERY.index()];
        (nursery.workers, nursery.soldiers) = (6, 5);
    });
    game.refused(HATCH, "S15.1", "refuse-no-soldier-left", &[]);
    game.allowed(Action::Hatch);
}

#[test]
fn s15_1_a_soldier_counts_two_in_efficiency_up_to_the_maximum() {
    for (workers, soldiers, expected) in [(2, 1, 3), (2, 2, 4), (4, 2, 4)] {
        let game = armed(HUNT, workers, soldiers).activated(HUNT, workers);
        assert_eq!(game.state.now.efficiency, expected);
    }
}

#[test]
fn s15_1_soldiers_disperse_as_a_kind_of_their_own() {
    let mut game = armed(HUNT, 2, 1);
    game.when(Action::TakeUp(HUNT));
    game.allowed(put(LAY, Ant::Worker));
    game.when(put(LAY, Ant::Soldier));
    assert_eq!((game.chamber(A, LAY).workers, game.chamber(A, LAY).soldiers), (2, 1));
    game.refused(put(COLONIZE, Ant::Soldier), "M4.2", "refuse-no-such-ant-in-hand", &[]);
    game.when(put(COLONIZE, Ant::Worker));
    assert_eq!(game.state.now.efficiency, 2);
    let mut game = armed(HUNT, 1, 1);
    game.when(Action::TakeUp(HUNT));
    game.refused(put(LAY, Ant::Worker), "M4.2", "refuse-no-such-ant-in-hand", &[]);
}

#[test]
fn s15_1_which_workers_are_lost_is_the_owners_choice() {
    let mut game = armed(HUNT, 3, 1).ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 3);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.phase(), game.legal()), (Phase::Lose, vec![Action::Lose(0), Action::Lose(1)]));
    game.refused(Action::Lose(2), "M8.3", "refuse-soldiers-lost", &[]);
    game.refused(Action::EndTurn, "M8.3", "refuse-losses-first", &[]);
    let mut other = game.twin();
    game.when(Action::Lose(0));
    assert_eq!((game.chamber(A, HUNT).workers, game.chamber(A, HUNT).soldiers), (1, 1));
    assert!(game.on_trail(A, 3, 1));
    other.when(Action::Lose(1));
    assert_eq!((other.chamber(A, HUNT).workers, other.chamber(A, HUNT).soldiers), (1, 0));
}

#[test]
fn s15_1_no_choice_where_there_is_none() {
    let mut game = armed(HUNT, 2, 1).ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.phase(), game.chamber(A, HUNT).soldiers), (Phase::Act, 0));
    let mut game = armed(HUNT, 2, 1).ant(A, 2, 1).prey_river(&[0]).activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.phase(), game.chamber(A, HUNT).soldiers), (Phase::Act, 1));
}

#[test]
fn s15_1_a_soldier_is_one_of_the_mounds_four() {
    let way = [(2, 1), (2, 2), (2, 3), (3, 3), (4, 2)];
    let mut game = armed(HUNT, 5, 2);
    for (column, row) in way {
        game = game.ant(A, column, row);
    }
    let mut game = game.activated(HUNT, 5);
    game.when(Action::HuntMound);
    assert_eq!(game.legal(), [Action::Lose(1), Action::Lose(2)]);
    game.when(Action::Lose(2));
    assert_eq!((game.chamber(A, HUNT).workers, game.chamber(A, HUNT).soldiers), (1, 0));
    assert_eq!((game.activity(), game.colony(A).zones.len()), (Activity::FreePlanning, 1));
}

#[test]
fn s15_1_giving_up_while_losses_are_open_leaves_a_sound_game() {
    let mut game = armed(HUNT, 3, 1).ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 3);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    game.concede(B);
    assert_eq!((game.phase(), game.colony(A).zones.len()), (Phase::Over, 1));
}

#[test]
fn s15_1_on_an_exit_soldiers_leave_last_and_give_their_token_back() {
    let mut game = armed(COLONIZE, 2, 1).activated(COLONIZE, 2);
    game.when(game.exit(3, 0));
    assert_eq!((game.chamber(A, COLONIZE).workers, game.chamber(A, COLONIZE).soldiers), (1, 1));
    game.when(game.exit(2, 1));
    assert_eq!((game.chamber(A, COLONIZE).workers, game.chamber(A, COLONIZE).soldiers), (0, 0));
}

#[test]
fn s15_2_prey_feeds_less_and_seeds_feed() {
    assert_eq!(harvester().hunted_nowhere(A, &[0, 1]).measure(A, Metric::Food), 2 + 1);
    assert_eq!(harvester().hunted_nowhere(A, &[9]).measure(A, Metric::Food), 2);
}

#[test]
fn s15_3_food_chambers_cost_one_less() {
    let game = harvester().tile_river(&[5, 5 + 10, 4, 0]).activated(BUILD, 1);
    assert_eq!(
        game.legal_of(|action| if let Action::TakeTile(section) = action { Some(*section) } else { None }),
        [0, 1]
    );
    game.refused(Action::TakeTile(2), "M7.1", "refuse-section-too-dear", &[Place::TileSection(2)]);
    let game = harvester().tile_river(&[0, 3]).activated(BUILD, 1);
    game.refused(Action::TakeTile(1), "M7.1", "refuse-section-too-dear", &[Place::TileSection(1)]);
}

#[test]
fn s15_4_three_vp_per_food_chamber() {
    let game = harvester().built(A, 4, 5, 5).built(A, 10, 9, 9);
    assert_eq!(game.score(A).supremacy, 6);
}
