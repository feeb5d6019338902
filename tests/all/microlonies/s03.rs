//! S3: the Bulldog Ant.

use formicarium::microlonies::ids::PreyId;
use formicarium::microlonies::species::{Ability, Species};
use formicarium::microlonies::state::Activity;
use formicarium::microlonies::{Action, Event};

use super::given::*;

const REFRESH: Action = Action::Ability(Ability::RefreshPrey);

fn bulldog() -> Given {
    given_species(A, Species::Bulldog)
}

fn river(game: &Given) -> Vec<u8> {
    game.state.prey_river.iter().flatten().map(|card| card.0).collect()
}

fn triggers(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::EndTriggered { .. }))
}

#[test]
fn s03_1_an_isolated_ant_hunts_alone() {
    let mut game = bulldog().ant(A, 4, 1).prey_river(&[0]).activated(HUNT, 2);
    assert!(!game.on_trail(A, 4, 1));
    game.allowed(game.zone(3, 1));
    game.allowed(game.zone(5, 0));
    game.refused(game.zone(3, 4), "M8.1", "refuse-not-next-to-trail", &[game.at(3, 4)]);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert!(!game.on_trail(A, 3, 1) && !game.on_trail(A, 4, 1));
    let joined = game.ant(A, 2, 1);
    assert!(joined.on_trail(A, 3, 1) && joined.on_trail(A, 4, 1));
}

#[test]
fn s03_1_a_zone_beside_trail_and_isolated_ant_is_offered_once() {
    let game = bulldog().ant(A, 2, 1).ant(A, 4, 2).prey_river(&[0]).activated(HUNT, 1);
    game.allowed(game.zone(3, 1));
}

#[test]
fn s03_1_the_mound_is_not_hunted_alone() {
    let game = bulldog().ant(A, 4, 2).activated(HUNT, 4);
    let mound = game.at(5, 2);
    game.refused(Action::HuntMound, "M8.6", "refuse-no-ant-at-mound", &[mound]);
}

#[test]
fn s03_2_a_refresh_costs_a_point_and_deals_anew() {
    let mut game = bulldog().ant(A, 2, 1).prey_river(&[0, 1, 2]).activated(HUNT, 3);
    game.when(REFRESH);
    assert_eq!(river(&game), [3, 4, 5, 6, 7]);
    assert_eq!((game.state.now.points(), game.activity()), (2, Activity::Hunt));
    assert_eq!(game.state.prey_left(), 7, "four above the three that were in the river");
    game.when(game.zone(3, 1));
    game.allowed(Action::TakePrey(1));
    let section = formicarium::microlonies::Place::PreySection(2);
    game.refused(Action::TakePrey(2), "M8.2", "refuse-section-too-dear", &[section]);
}

#[test]
fn s03_2_once_a_turn_in_a_hunt_and_before_choosing() {
    let mut game = bulldog().ant(A, 2, 1).prey_river(&[0]).activated(HUNT, 3);
    game.when(REFRESH);
    game.refused(REFRESH, "S3.2", "refuse-once-a-turn", &[]);
    let mut game = bulldog().ant(A, 2, 1).prey_river(&[0]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.refused(REFRESH, "M8.2", "refuse-take-prey-first", &[]);
    game.when(Action::TakePrey(0));
    game.refused(REFRESH, "S3.2", "refuse-refresh-in-hunt", &[]);
    bulldog().refused(REFRESH, "S3.2", "refuse-refresh-in-hunt", &[]);
    let next = game.turn_of(A).activated(HUNT, 1);
    next.allowed(REFRESH);
}

#[test]
fn s03_2_the_old_cards_come_last_and_gaps_stay_when_the_deck_is_short() {
    let cards: Vec<u8> = (3..10).collect();
    let mut game = bulldog().hunted_nowhere(B, &cards).prey_river(&[0, 1, 2]).activated(HUNT, 3);
    game.when(REFRESH);
    assert_eq!(river(&game), [10, 11]);
    assert_eq!(game.state.prey_left(), 3);
    game.end_turn();
    assert_eq!(river(&game), [10, 11, 0, 1, 2]);
    let cards: Vec<u8> = (3..12).collect();
    let game = bulldog().hunted_nowhere(B, &cards).prey_river(&[0, 1, 2]).activated(HUNT, 3);
    game.refused(REFRESH, "M9.3", "refuse-deck-empty", &[]);
}

#[test]
fn s03_3_six_prey_trigger_the_end() {
    for (before, expected) in [(4, false), (5, true)] {
        let cards: Vec<u8> = (5..5 + before).collect();
        let mut game = bulldog().ant(A, 2, 1).hunted_nowhere(A, &cards);
        game = game.prey_river(&[0]).activated(HUNT, 1);
        game.when(game.zone(3, 1));
        assert_eq!(triggers(&game.when(Action::TakePrey(0))), expected, "{before} before");
    }
}

#[test]
fn s03_4_two_vp_per_alive_badge() {
    let game = bulldog().hunted_nowhere(A, &[0, 6, 7]);
    assert_eq!(game.colony(A).prey, [PreyId(0), PreyId(6), PreyId(7)]);
    assert_eq!(game.score(A).supremacy, 4);
    assert_eq!(game.score(B).supremacy, 0);
}
