//! M4: disperse. The anthill is a loop of Lay Eggs, Colonize, Build and Hunt,
//! with the Nursery as a dead end beside Lay Eggs.

use formicarium::microlonies::ids::ChamberId;
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Ant, Event};

use super::given::*;

#[test]
fn m04_1_all_ants_of_a_chamber_are_taken_up_with_the_queen() {
    let mut game = given().workers(A, LAY, 3).workers(A, NURSERY, 0);
    game.refused(Action::TakeUp(NURSERY), "M4.1", "refuse-chamber-empty", &[game.room(NURSERY)]);
    game.refused(Action::TakeUp(ChamberId(5)), "M4.1", "refuse-no-such-chamber", &[]);
    let legal = [LAY, COLONIZE, HUNT, BUILD].map(Action::TakeUp);
    assert_eq!(game.legal(), legal);
    game.refused(Action::EndTurn, "M4.1", "refuse-take-up-first", &[]);
    game.when(Action::TakeUp(LAY));
    assert_eq!((game.state.now.workers, game.state.now.queens), (3, 1));
    assert_eq!(game.chamber(A, LAY).ants(), 0);
    let game = given().workers(A, LAY, 0);
    game.allowed(Action::TakeUp(LAY));
}

#[test]
fn m04_2_one_ant_goes_down_at_each_joined_chamber() {
    let mut game = given().workers(A, LAY, 2);
    game.when(Action::TakeUp(LAY));
    for chamber in [NURSERY, COLONIZE, HUNT] {
        for ant in [Ant::Worker, Ant::Queen] {
            game.allowed(put(chamber, ant));
        }
    }
    game.refused(put(BUILD, Ant::Worker), "M4.2", "refuse-not-joined-by-a-tunnel", &[game.room(BUILD)]);
    game.refused(put(LAY, Ant::Worker), "M4.2", "refuse-not-joined-by-a-tunnel", &[game.room(LAY)]);
    game.when(put(COLONIZE, Ant::Queen));
    game.refused(put(BUILD, Ant::Queen), "M4.2", "refuse-no-such-ant-in-hand", &[]);
    game.refused(Action::EndTurn, "M4.2", "refuse-put-ants-down-first", &[]);
    game.when(put(BUILD, Ant::Worker));
    assert_eq!(game.phase(), Phase::Disperse);
    game.when(put(HUNT, Ant::Worker));
    assert_eq!(game.phase(), Phase::Act);
    assert_eq!((game.chamber(A, COLONIZE).queens, game.chamber(A, BUILD).workers), (1, 2));
}

#[test]
fn m04_3_never_straight_back_except_from_a_dead_end() {
    let mut game = given().workers(A, COLONIZE, 3);
    game.when(Action::TakeUp(COLONIZE));
    game.when(put(BUILD, Ant::Worker));
    game.refused(put(COLONIZE, Ant::Worker), "M4.3", "refuse-straight-back", &[game.room(COLONIZE)]);
    assert_eq!(game.legal(), [put(HUNT, Ant::Worker)]);
    let mut game = given().workers(A, LAY, 2).queen(A, BUILD);
    game.when(Action::TakeUp(LAY));
    game.when(put(NURSERY, Ant::Worker));
    assert_eq!(game.legal(), [put(LAY, Ant::Worker)], "out of a dead end the way is back");
}

#[test]
fn m04_3_after_a_dead_end_the_way_back_into_it_is_closed() {
    let mut game = given().workers(A, LAY, 3).queen(A, BUILD);
    game.disperse(LAY, &[worker(NURSERY), worker(LAY)]);
    game.refused(put(NURSERY, Ant::Worker), "M4.3", "refuse-straight-back", &[game.room(NURSERY)]);
    assert_eq!(game.legal(), [put(COLONIZE, Ant::Worker), put(HUNT, Ant::Worker)]);
}

#[test]
fn m04_3_the_first_step_comes_from_nowhere_and_loops_come_round() {
    let mut game = given().workers(A, NURSERY, 1);
    game.when(Action::TakeUp(NURSERY));
    assert_eq!(game.legal(), [put(LAY, Ant::Worker)]);
    let mut game = given().workers(A, HUNT, 5);
    game.disperse(HUNT, &[worker(BUILD), worker(COLONIZE), worker(LAY), worker(HUNT), worker(BUILD)]);
    assert_eq!((game.chamber(A, HUNT).workers, game.chamber(A, BUILD).workers), (1, 3));
}

#[test]
fn m04_3_open_tunnels_make_no_way_out_of_a_dead_end() {
    // The Nursery has an open tunnel to the south; a tile there opens a second
    // way, and it is a dead end no more.
    let mut game = given().built(A, 6, -1, 1).workers(A, LAY, 2).queen(A, BUILD);
    game.when(Action::TakeUp(LAY));
    game.when(put(NURSERY, Ant::Worker));
    assert_eq!(game.legal(), [put(NEW, Ant::Worker)]);
    let lay = game.room(LAY);
    game.refused(put(LAY, Ant::Worker), "M4.3", "refuse-straight-back", &[lay]);
}

#[test]
fn m04_4_the_chamber_with_the_last_ant_is_activated() {
    let mut game = given().workers(A, COLONIZE, 2);
    game.disperse(COLONIZE, &[worker(BUILD), worker(HUNT)]);
    assert_eq!((game.state.now.chamber, game.activity()), (Some(HUNT), Activity::Hunt));
    assert_eq!(game.state.now.efficiency, 2);
}

#[test]
fn m04_5_a_queen_already_there_loses_the_action() {
    let mut game = given().queen(A, BUILD).workers(A, COLONIZE, 1);
    game.disperse(COLONIZE, &[worker(BUILD)]);
    assert_eq!((game.activity(), game.phase()), (Activity::None, Phase::Act));
    assert_eq!(game.legal(), [Action::EndTurn]);
    game.refused(Action::TakeTile(0), "M5.3", "refuse-not-this-action", &[]);
}

#[test]
fn m04_5_a_queen_who_is_the_last_ant_gives_the_order_and_counts() {
    let mut game = given().workers(A, LAY, 1);
    game.disperse(LAY, &[worker(COLONIZE), queen(BUILD)]);
    assert_eq!((game.activity(), game.state.now.efficiency), (Activity::Build, 3));
}

#[test]
fn m04_5_a_queen_put_down_earlier_in_the_same_dispersal_sits_there() {
    // Round the loop: the Queen goes down in Build first, the last Worker
    // arrives there too.
    let mut game = given().workers(A, LAY, 5).queen(A, LAY);
    game.disperse(
        LAY,
        &[worker(COLONIZE), queen(BUILD), worker(HUNT), worker(LAY), worker(COLONIZE), worker(BUILD)],
    );
    assert_eq!(game.state.now.chamber, Some(BUILD));
    assert_eq!(game.activity(), Activity::None);
}

#[test]
fn m04_5_a_second_queen_loses_to_the_first() {
    // Some species have two Queens; a pack that starts with two stands for them.
    let two = |pack: &mut formicarium::microlonies::pack::Pack| pack.anthill[4].queen = true;
    let mut game = given_with(super::board::MEADOW, two).workers(A, LAY, 1);
    assert_eq!(game.chamber(A, BUILD).queens, 1);
    game.disperse(LAY, &[worker(COLONIZE), queen(BUILD)]);
    assert_eq!(game.activity(), Activity::None, "another Queen was there before");
    let mut game = given_with(super::board::MEADOW, two).workers(A, COLONIZE, 0).with(|state| {
        let chambers = &mut state.open.colonies[0].chambers;
        (chambers[1].queens, chambers[4].queens, chambers[3].queens) = (1, 0, 1);
    });
    game.disperse(LAY, &[worker(COLONIZE), queen(BUILD)]);
    assert_eq!(game.activity(), Activity::Build, "the other one sits elsewhere");
}

#[test]
fn m04_6_the_action_need_not_be_used() {
    let mut game = given().workers(A, COLONIZE, 1).tile_river(&[0, 3, 7]);
    game.disperse(COLONIZE, &[worker(BUILD)]);
    game.allowed(Action::TakeTile(0));
    let events = game.end_turn();
    assert!(events.iter().any(|event| matches!(event, Event::TurnBegan { seat: B, .. })));
}

#[test]
fn m04_6_what_was_taken_must_be_placed_and_paid() {
    let mut game = given().tile_river(&[0]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    game.refused(Action::EndTurn, "M7.1", "refuse-place-tile-first", &[]);
    let mut game = given().ant(A, 2, 1).prey_river(&[0]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.refused(Action::EndTurn, "M8.2", "refuse-take-prey-first", &[]);
    let mut game = given().eggs(A, 1).activated(LAY, 1);
    game.when(Action::PlanDraw);
    game.refused(Action::EndTurn, "M6.2", "refuse-put-under-first", &[]);
}
