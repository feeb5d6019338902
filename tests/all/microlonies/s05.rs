//! S5: the Amazon Ant.

use formicarium::microlonies::ids::ChamberId;
use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::species::Species;
use formicarium::microlonies::state::{Activity, Occupant, Phase};
use formicarium::microlonies::{Action, Ant};

use super::given::*;

fn amazon() -> Given {
    given_species(A, Species::Amazon)
}

/// So many Slaves in a chamber.
fn slaves(game: Given, chamber: ChamberId, count: u8) -> Given {
    game.with(|state| state.open.colonies[0].chambers[chamber.index()].slaves = count)
}

#[test]
fn s05_1_two_eliminations_a_turn() {
    let mut game = amazon().ant(B, 3, 0).ant(B, 2, 1).ant(B, 1, 2).activated(COLONIZE, 4);
    game.when(game.exit(3, 0));
    game.when(game.exit(2, 1));
    game.refused(game.exit(1, 2), "M10.3", "refuse-eliminated-already", &[game.at(1, 2)]);
    let mut plain = given().ant(B, 3, 0).ant(B, 2, 1).activated(COLONIZE, 4);
    plain.when(plain.exit(3, 0));
    plain.refused(plain.exit(2, 1), "M10.3", "refuse-eliminated-already", &[plain.at(2, 1)]);
    assert_eq!(plain.chamber(A, NURSERY).slaves, 0);
}

#[test]
fn s05_2_an_opponents_ant_becomes_a_slave_in_the_nursery() {
    let mut game = amazon().ant(B, 3, 0).ant(B, 2, 1).activated(COLONIZE, 3);
    let (reserve, inside) = (game.colony(B).reserve, game.measure(A, Metric::Inside));
    game.when(game.exit(3, 0));
    let nursery = game.chamber(A, NURSERY);
    assert_eq!((nursery.slaves, nursery.workers), (1, 1));
    assert_eq!((game.colony(B).reserve, game.colony(A).trophies), (reserve + 1, 1 << B.0));
    game.when(game.exit(2, 1));
    assert_eq!(game.chamber(A, NURSERY).slaves, 2);
    assert_eq!(game.measure(A, Metric::Inside), inside - 2 + 2);
}

#[test]
fn s05_2_a_termite_is_no_slave() {
    let game = amazon().ant(A, 2, 1).ant(A, 2, 2).ant(A, 2, 3).ant(A, 3, 3).with(|state| {
        let hex = state.content.hex_at(super::board::axial(4, 2)).expect("the entrance");
        state.open.cells[hex.index()].occupant = Occupant::Termite;
    });
    let mut game = game.activated(COLONIZE, 1);
    game.when(game.exit(4, 2));
    assert_eq!((game.colony(A).termites, game.chamber(A, NURSERY).slaves), (1, 0));
}

#[test]
fn s05_2_none_when_no_slave_is_left() {
    let mut game = slaves(slaves(amazon(), HUNT, 4), NURSERY, 1).ant(B, 3, 0).ant(B, 2, 1);
    game = game.activated(COLONIZE, 3);
    game.when(game.exit(3, 0));
    assert_eq!(game.chamber(A, NURSERY).slaves, 2);
    game.when(game.exit(2, 1));
    assert_eq!((game.chamber(A, NURSERY).slaves, game.occupant(2, 1)), (2, Occupant::Ant(A)));
}

#[test]
fn s05_2_slaves_disperse_as_a_kind_of_their_own() {
    let mut game = slaves(amazon(), HUNT, 1);
    game.when(Action::TakeUp(HUNT));
    assert_eq!((game.state.now.slaves, game.chamber(A, HUNT).ants()), (1, 0));
    game.allowed(put(LAY, Ant::Worker));
    game.when(put(LAY, Ant::Slave));
    game.refused(put(COLONIZE, Ant::Slave), "M4.2", "refuse-no-such-ant-in-hand", &[]);
    game.when(put(COLONIZE, Ant::Worker));
    assert_eq!((game.chamber(A, LAY).slaves, game.activity()), (1, Activity::Colonize));
}

#[test]
fn s05_2_a_slave_may_be_the_last_ant_and_counts_one() {
    let mut game = slaves(amazon(), HUNT, 1).workers(A, BUILD, 1);
    game.disperse(HUNT, &[worker(LAY), (COLONIZE, Ant::Slave)]);
    assert_eq!((game.activity(), game.state.now.efficiency), (Activity::Colonize, 2));
    let mut game = slaves(amazon(), HUNT, 1).workers(A, HUNT, 0).workers(A, COLONIZE, 0);
    game.disperse(HUNT, &[(LAY, Ant::Slave)]);
    assert_eq!(game.activity(), Activity::None, "the Queen sits there");
    let mut game = slaves(amazon(), BUILD, 1).workers(A, BUILD, 0).workers(A, COLONIZE, 0);
    game.disperse(BUILD, &[(COLONIZE, Ant::Slave)]);
    assert_eq!((game.activity(), game.state.now.efficiency), (Activity::Colonize, 1));
    game.refused(game.exit(3, 0), "M10.2", "refuse-no-worker-to-exit", &[game.room(COLONIZE)]);
    game.allowed(game.pick(2, 0));
}

#[test]
fn s05_2_slaves_count_up_to_the_maximum() {
    assert_eq!(slaves(amazon(), HUNT, 6).activated(HUNT, 1).state.now.efficiency, 4);
}

#[test]
fn s05_2_slaves_are_no_losses_and_none_of_the_mounds_four() {
    let game = slaves(amazon(), HUNT, 3).ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 1);
    game.refused(game.zone(3, 1), "M8.2", "refuse-no-prey-in-reach", &[]);
    let mut game = slaves(amazon(), HUNT, 3).ant(A, 2, 1).prey_river(&[4]).activated(HUNT, 2);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.chamber(A, HUNT).workers, game.chamber(A, HUNT).slaves), (0, 3));
    let mut game = slaves(amazon(), HUNT, 3);
    for (column, row) in [(2, 1), (2, 2), (2, 3), (3, 3), (4, 2)] {
        game = game.ant(A, column, row);
    }
    let game = game.activated(HUNT, 3);
    game.refused(Action::HuntMound, "M8.6", "refuse-too-few-workers-for-mound", &[]);
}

#[test]
fn s05_2_slaves_are_nurses_and_workers_are_not() {
    let game = slaves(amazon().workers(A, NURSERY, 3), NURSERY, 2).eggs(A, 6);
    assert_eq!((game.measure(A, Metric::Nurses), game.score(A).nursery), (2, 6));
    assert_eq!(amazon().workers(A, NURSERY, 3).measure(A, Metric::Nurses), 0);
    let other = slaves(amazon(), HUNT, 2);
    assert_eq!(other.measure(A, Metric::Nurses), 0, "elsewhere they nurse nobody");
}

#[test]
fn s05_2_slaves_need_food() {
    let (few, more) = (amazon().score(A), slaves(amazon(), HUNT, 2).score(A));
    assert_eq!((few.fed, more.unfed), (0, few.unfed + 2));
}

#[test]
fn s05_2_giving_up_puts_them_down() {
    let mut game = slaves(amazon(), HUNT, 2);
    game.when(Action::TakeUp(HUNT));
    game.when(put(LAY, Ant::Slave));
    game.concede(B);
    assert_eq!((game.phase(), game.chamber(A, LAY).slaves), (Phase::Over, 2));
}

#[test]
fn s05_3_two_vp_per_slave_in_the_nursery() {
    assert_eq!(slaves(slaves(amazon(), NURSERY, 3), HUNT, 2).score(A).supremacy, 6);
}
