//! S10: the Soldier Ant.

use formicarium::microlonies::Action;
use formicarium::microlonies::pack::{Metric, Terrain};
use formicarium::microlonies::species::{Ability, Slice, Species};
use formicarium::microlonies::state::{Occupant, Phase};

use super::given::*;

const SEND: Action = Action::Ability(Ability::SendSoldier);

fn soldier() -> Given {
    given_species(A, Species::Soldier)
}

/// The first seat plays `one`, the second the Soldier Ant.
fn against(one: Species) -> Given {
    given_species(A, one).species(B, Species::Soldier)
}

fn is_soldier(game: &Given, column: i32, row: i32) -> bool {
    game.state.cell(game.hex(column, row)).soldier
}

/// The Formic Acid of the second seat lies here.
fn acid(game: Given, column: i32, row: i32) -> Given {
    let hex = game.hex(column, row);
    game.species(B, Species::RedMeadow).with(|state| {
        state.open.cells[hex.index()].acid = true;
        state.open.colonies[1].slice = Slice::RedMeadow { acid: Some(hex) };
    })
}

#[test]
fn s10_1_for_one_more_worker_a_soldier_leaves() {
    let mut game = soldier().activated(COLONIZE, 3);
    let reserve = game.colony(A).reserve;
    game.when(SEND);
    assert_eq!(game.phase(), Phase::Sally);
    game.refused(Action::EndTurn, "S10.1", "refuse-sally-first", &[]);
    game.refused(game.pick(2, 0), "S10.1", "refuse-sally-first", &[]);
    game.when(game.exit(3, 0));
    assert!(is_soldier(&game, 3, 0) && game.on_trail(A, 3, 0));
    assert_eq!((game.chamber(A, COLONIZE).workers, game.colony(A).reserve), (1, reserve + 1));
    assert_eq!((game.phase(), game.state.now.points()), (Phase::Act, 2));
    game.when(game.exit(2, 1));
    assert!(!is_soldier(&game, 2, 1));
}

#[test]
fn s10_1_it_takes_two_workers_a_point_and_a_token() {
    let game = soldier().activated(COLONIZE, 1);
    game.refused(SEND, "S10.1", "refuse-too-few-for-soldier", &[game.room(COLONIZE)]);
    let game = soldier().activated(COLONIZE, 3).with(|state| state.open.now.spent = 3);
    game.refused(SEND, "M10.1", "refuse-no-points-left", &[]);
    let mut game = soldier().activated(COLONIZE, 4);
    for (column, row) in [(3, 0), (2, 1), (1, 2), (0, 2), (2, 2)] {
        game = game.soldier(A, column, row);
    }
    game.refused(SEND, "S10.1", "refuse-no-soldier-left", &[]);
    game.allowed(game.exit(2, 3));
    assert_eq!(game.score(A).supremacy, 5 + game.measure(A, Metric::Terrain(Terrain::Rock)) as i16);
}

#[test]
fn s10_1_it_is_an_exit() {
    let game = soldier().activated(HUNT, 3);
    game.refused(SEND, "S10.1", "refuse-soldier-in-colonize", &[]);
    let mut game = soldier().activated(COLONIZE, 3);
    game.when(game.pick(2, 0));
    game.when(game.march(3, 0));
    game.refused(SEND, "M10.1", "refuse-exit-after-explore", &[]);
    let mut game = soldier().ant(B, 3, 0).activated(COLONIZE, 3);
    game.when(SEND);
    game.refused(game.exit(5, 1), "M10.2", "refuse-not-next-to-trail", &[game.at(5, 1)]);
    game.when(game.exit(3, 0));
    assert!(is_soldier(&game, 3, 0));
    assert_eq!((game.state.now.eliminated, game.colony(A).trophies), (1, 1 << B.0));
    game.refused(SEND, "S10.1", "refuse-too-few-for-soldier", &[game.room(COLONIZE)]);
    game.allowed(game.exit(2, 1));
}

#[test]
fn s10_1_with_nowhere_to_go_there_is_no_soldier() {
    let mut game = soldier().activated(COLONIZE, 3).with(|state| state.open.now.eliminated = 1);
    for (column, row) in [(3, 0), (2, 1), (0, 2), (1, 2), (2, 2)] {
        game = game.ant(B, column, row);
    }
    game.refused(SEND, "S10.1", "refuse-no-exit-for-soldier", &[]);
}

#[test]
fn s10_1_a_soldier_is_not_eliminated_by_an_exit() {
    let game = given_species(B, Species::Soldier).soldier(B, 3, 0).ant(B, 2, 1).activated(COLONIZE, 2);
    game.refused(game.exit(3, 0), "S10.1", "refuse-soldier-there", &[game.at(3, 0)]);
    game.allowed(game.exit(2, 1));
}

#[test]
fn s10_1_nor_at_range_nor_by_an_explore_nor_for_a_slave() {
    let game = against(Species::RedMeadow).soldier(B, 3, 0).activated(COLONIZE, 2);
    game.refused(game.shoot(3, 0), "S10.1", "refuse-soldier-there", &[game.at(3, 0)]);
    let mut game = against(Species::Giant).soldier(B, 3, 0).activated(COLONIZE, 2);
    game.when(game.pick(2, 0));
    game.refused(game.march(3, 0), "S10.1", "refuse-soldier-there", &[game.at(3, 0)]);
    let game = against(Species::Amazon).soldier(B, 3, 0).activated(COLONIZE, 2);
    game.refused(game.exit(3, 0), "S10.1", "refuse-soldier-there", &[game.at(3, 0)]);
}

#[test]
fn s10_1_the_token_goes_with_the_ant() {
    let mut game = soldier().soldier(A, 3, 0).activated(COLONIZE, 2);
    game.when(game.pick(3, 0));
    game.when(game.march(2, 1));
    assert!(is_soldier(&game, 2, 1) && !is_soldier(&game, 3, 0));
}

#[test]
fn s10_1_it_may_exit_onto_acid_and_controls_the_hex() {
    let mut game = acid(soldier(), 3, 0).activated(COLONIZE, 4);
    let grass = |game: &Given, seat| game.measure(seat, Metric::Terrain(Terrain::Grassland));
    let (own, theirs) = (grass(&game, A), grass(&game, B));
    game.refused(game.exit(3, 0), "S8.2", "refuse-acid", &[game.at(3, 0)]);
    game.when(SEND);
    game.when(game.exit(3, 0));
    assert_eq!((grass(&game, A), grass(&game, B)), (own + 1, theirs - 1));
    assert!(game.on_trail(A, 3, 0));
}

#[test]
fn s10_1_it_may_explore_onto_acid_and_over_it() {
    let mut game = acid(soldier().soldier(A, 2, 1), 3, 0).activated(COLONIZE, 3);
    let mut other = game.twin();
    game.when(game.pick(2, 1));
    game.allowed(game.march(4, 0));
    game.when(game.march(3, 0));
    assert_eq!((game.occupant(3, 0), is_soldier(&game, 3, 0)), (Occupant::Ant(A), true));
    other.when(other.pick(2, 0));
    other.refused(other.march(3, 0), "S8.2", "refuse-acid", &[other.at(3, 0)]);
}

fn hunter(card: u8) -> Given {
    soldier().ant(A, 2, 1).prey_river(&[card]).activated(HUNT, 1)
}

fn hunt(game: &mut Given) {
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
}

#[test]
fn s10_2_twilight_prey_puts_a_worker_out_beside_the_zone() {
    let mut game = hunter(6);
    let reserve = game.colony(A).reserve;
    hunt(&mut game);
    assert_eq!((game.phase(), game.legal().len()), (Phase::PutOut, 4));
    game.refused(game.put_out(2, 1), "S10.2", "refuse-put-out-there", &[game.at(2, 1)]);
    game.refused(game.put_out(3, 2), "S10.2", "refuse-put-out-there", &[game.at(3, 2)]);
    game.refused(Action::EndTurn, "S0.6", "refuse-put-out-first", &[]);
    game.when(game.put_out(4, 1));
    assert_eq!((game.phase(), game.colony(A).reserve), (Phase::Act, reserve - 1));
    assert!(game.on_trail(A, 4, 1) && !is_soldier(&game, 4, 1));
    game.refused(game.put_out(3, 0), "S10.2", "refuse-nothing-to-put-out", &[]);
}

#[test]
fn s10_2_without_a_choice_it_is_not_asked() {
    let crowded = || hunter(6).ant(B, 3, 0).ant(B, 4, 0).ant(B, 4, 1);
    let mut game = crowded();
    hunt(&mut game);
    assert_eq!((game.phase(), game.occupant(4, 2)), (Phase::Act, Occupant::Ant(A)));
    let mut game = crowded().ant(B, 4, 2);
    hunt(&mut game);
    assert_eq!((game.phase(), game.colony(A).outside.len()), (Phase::Act, 4));
    let mut game = hunter(6).workers(A, NURSERY, 16);
    assert_eq!(game.colony(A).reserve, 0);
    hunt(&mut game);
    assert_eq!((game.phase(), game.colony(A).outside.len()), (Phase::Act, 4));
}

#[test]
fn s10_2_only_twilight_and_not_on_acid() {
    let mut game = hunter(0);
    hunt(&mut game);
    assert_eq!((game.phase(), game.colony(A).outside.len()), (Phase::Act, 4));
    let mut game = acid(hunter(6), 3, 0);
    hunt(&mut game);
    game.refused(game.put_out(3, 0), "S10.2", "refuse-put-out-there", &[game.at(3, 0)]);
}

#[test]
fn s10_giving_up_in_between_leaves_a_sound_game() {
    let mut game = hunter(6);
    hunt(&mut game);
    game.concede(B);
    assert_eq!(game.phase(), Phase::Over);
    let mut game = soldier().activated(COLONIZE, 3);
    game.when(SEND);
    game.concede(B);
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn s10_3_four_prey_cards_trigger_the_end() {
    for (before, ends) in [(&[0, 1][..], false), (&[0, 1, 2], true)] {
        let mut game = hunter(7).hunted_nowhere(A, before);
        hunt(&mut game);
        assert_eq!(game.state.last_round.is_some(), ends, "after {before:?}");
    }
}

#[test]
fn s10_4_vp_for_rock_and_soldiers_outside() {
    let own = soldier().score(A).supremacy;
    assert_eq!(soldier().ant(A, 4, 1).score(A).supremacy, own + 1, "Rock");
    assert_eq!(soldier().soldier(A, 3, 0).score(A).supremacy, own + 1, "a Soldier");
    assert_eq!(soldier().soldier(A, 4, 1).score(A).supremacy, own + 2, "both");
}
