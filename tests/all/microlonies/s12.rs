//! S12: the Fungus-Farming Ant.

use formicarium::microlonies::Action;
use formicarium::microlonies::ids::ChamberId;
use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::species::{Ability, Species};

use super::given::*;

fn farmer() -> Given {
    given_species(A, Species::FungusFarming)
}

fn shift(from: ChamberId, to: ChamberId) -> Action {
    Action::Ability(Ability::Shift { from, to })
}

#[test]
fn s12_1_a_worker_moves_before_dispersing_once_a_turn() {
    let mut game = farmer();
    game.when(shift(HUNT, BUILD));
    assert_eq!((game.chamber(A, HUNT).workers, game.chamber(A, BUILD).workers), (0, 2));
    game.refused(shift(BUILD, HUNT), "S12.1", "refuse-once-a-turn", &[]);
    game.refused(Action::TakeUp(HUNT), "M4.1", "refuse-chamber-empty", &[game.room(HUNT)]);
    game.allowed(Action::TakeUp(BUILD));
    let game = game.turn_of(A);
    game.allowed(shift(BUILD, HUNT));
}

#[test]
fn s12_1_by_a_tunnel_and_only_a_worker() {
    let game = farmer();
    game.refused(shift(NURSERY, COLONIZE), "S12.1", "refuse-not-joined-by-a-tunnel", &[game.room(COLONIZE)]);
    game.refused(shift(ChamberId(40), HUNT), "M4.1", "refuse-no-such-chamber", &[]);
    let game = game.workers(A, LAY, 0);
    game.refused(shift(LAY, NURSERY), "S12.1", "refuse-no-worker-there", &[game.room(LAY)]);
}

#[test]
fn s12_1_not_once_the_ants_are_up() {
    let mut game = farmer();
    game.when(Action::TakeUp(HUNT));
    game.refused(shift(LAY, NURSERY), "M4.2", "refuse-put-ants-down-first", &[]);
    game.when(put(BUILD, formicarium::microlonies::Ant::Worker));
    game.refused(shift(LAY, NURSERY), "S12.1", "refuse-shift-before-dispersing", &[]);
}

#[test]
fn s12_2_prey_feeds_less_and_leaves_feed() {
    assert_eq!(farmer().hunted_nowhere(A, &[0, 1]).measure(A, Metric::Food), 2 + 1);
    assert_eq!(farmer().hunted_nowhere(A, &[3]).measure(A, Metric::Food), 2, "not below 0, and a leaf");
    assert_eq!(given().hunted_nowhere(A, &[0, 1]).measure(A, Metric::Food), 5);
}

#[test]
fn s12_3_night_prey_costs_one_less() {
    let mut game = farmer().ant(A, 2, 1).prey_river(&[3, 0, 8, 7]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    assert_eq!(game.legal(), [Action::TakePrey(0), Action::TakePrey(1)]);
    let mut plain = given().ant(A, 2, 1).prey_river(&[3, 0, 8, 7]).activated(HUNT, 1);
    plain.when(plain.zone(3, 1));
    assert_eq!(plain.legal(), [Action::TakePrey(0)]);
}

#[test]
fn s12_4_vp_for_grasslands_up_to_ten() {
    let mut game = farmer();
    assert_eq!(game.score(A).supremacy, 2);
    for (number, (column, row)) in (2..).zip([(3, 0), (4, 0), (6, 0), (0, 2), (1, 2), (2, 3)]) {
        game = game.ant(A, column, row);
        assert_eq!(game.score(A).supremacy, (2 * number).min(10));
    }
}
