//! S8: the Red Meadow Ant.

use formicarium::microlonies::Action;
use formicarium::microlonies::species::Species;
use formicarium::microlonies::state::Occupant;

use super::given::*;

fn red() -> Given {
    given_species(A, Species::RedMeadow)
}

#[test]
fn s08_1_the_elimination_hits_at_range() {
    let mut game = red().ant(B, 4, 0).activated(COLONIZE, 2);
    game.when(game.shoot(4, 0));
    assert_eq!(game.occupant(4, 0), Occupant::Nobody);
    assert_eq!((game.state.now.points(), game.state.now.eliminated), (1, 1));
    assert_eq!((game.colony(A).trophies, game.chamber(A, COLONIZE).workers), (1 << B.0, 2));
    game.refused(game.shoot(4, 0), "M10.3", "refuse-eliminated-already", &[]);
}

#[test]
fn s08_1_termites_too_and_whatever_the_terrain() {
    let game = red().ant(A, 2, 1).ant(A, 3, 0);
    let mut game = game.with(|state| {
        let hex = state.content.hex_at(super::board::axial(4, 2)).expect("the entrance");
        state.open.cells[hex.index()].occupant = Occupant::Termite;
    });
    game = game.activated(COLONIZE, 1);
    game.when(game.shoot(4, 2));
    assert_eq!((game.colony(A).termites, game.occupant(4, 2)), (1, Occupant::Nobody));
    let game = given_with(super::board::MEADOW, |pack| {
        pack.species = sheets();
    });
    let game = game.species(A, Species::RedMeadow).species(B, Species::Fire).ant(B, 3, 2);
    let mut game = game.activated(COLONIZE, 1);
    game.when(game.shoot(3, 2));
}

#[test]
fn s08_1_two_hexes_from_the_trail_and_for_a_point() {
    let game = red().ant(B, 4, 1).activated(COLONIZE, 2);
    game.refused(game.shoot(4, 1), "S8.1", "refuse-out-of-range", &[game.at(4, 1)]);
    game.refused(game.shoot(3, 0), "S8.1", "refuse-no-enemy-there", &[game.at(3, 0)]);
    let game = red().ant(B, 4, 0).activated(HUNT, 2);
    game.refused(game.shoot(4, 0), "S8.1", "refuse-acid-in-colonize", &[]);
    let mut game = red().ant(B, 4, 0).ant(A, 3, 0).activated(COLONIZE, 1);
    game.when(game.exit(2, 1));
    game.refused(game.shoot(4, 0), "M10.1", "refuse-no-points-left", &[]);
}

#[test]
fn s08_1_it_is_the_turns_elimination_and_ends_the_exits() {
    let mut game = red().ant(B, 3, 0).ant(B, 2, 1).activated(COLONIZE, 3);
    let mut other = game.twin();
    game.when(game.exit(3, 0));
    game.refused(game.shoot(2, 1), "M10.3", "refuse-eliminated-already", &[]);
    other.when(other.shoot(3, 0));
    other.refused(other.exit(3, 0), "S0.5", "refuse-exit-after-special", &[]);
    other.allowed(other.pick(2, 0));
}

#[test]
fn s08_2_the_acid_is_free_after_a_shot_else_it_costs_a_point() {
    let mut game = red().ant(B, 4, 0).activated(COLONIZE, 1);
    let mut alone = game.twin();
    game.when(game.shoot(4, 0));
    game.when(game.acid(2, 1));
    assert_eq!(game.state.now.points(), 0);
    game.refused(game.acid(3, 0), "S8.2", "refuse-once-a-turn", &[]);
    alone.when(alone.acid(2, 1));
    assert_eq!(alone.state.now.points(), 0);
    alone.refused(alone.shoot(4, 0), "M10.1", "refuse-no-points-left", &[]);
}

#[test]
fn s08_2_nobody_enters_or_passes_it() {
    let mut game = red().ant(B, 3, 0).activated(COLONIZE, 3);
    game.when(game.acid(2, 1));
    game.when(game.pick(1, 1));
    game.refused(game.march(2, 1), "S8.2", "refuse-acid", &[game.at(2, 1)]);
    let theirs = red().ant(B, 2, 2).ant(A, 1, 2).ant(A, 1, 3).ant(A, 2, 3).activated(COLONIZE, 2);
    let mut theirs = theirs;
    theirs.when(theirs.acid(2, 1));
    let mut theirs = theirs.turn_of(B).activated(COLONIZE, 3);
    theirs.refused(theirs.pick(2, 2), "M2.5", "refuse-ant-cannot-move", &[theirs.at(2, 2)]);
    theirs = theirs.turn_of(A).activated(COLONIZE, 2);
    theirs.refused(theirs.exit(2, 1), "S8.2", "refuse-acid", &[theirs.at(2, 1)]);
}

#[test]
fn s08_2_the_sahara_ant_does_not_pass_it_either() {
    let board = ". A0 *1 g g2 g\n *1 *1\n.\n . B0 *2\n. *2 *2";
    let game = given_with(board, |pack| pack.species = sheets());
    let mut game = game.species(A, Species::RedMeadow).species(B, Species::Sahara).activated(COLONIZE, 1);
    game.when(game.acid(3, 0));
    let mut game = game.turn_of(B).activated(COLONIZE, 1);
    game.when(game.pick(4, 0));
    assert_eq!(game.legal(), [game.march(5, 0)]);
}

#[test]
fn s08_2_it_moves_and_lies_on_plain_empty_hexes() {
    let mut game = red().ant(B, 3, 0).activated(COLONIZE, 2);
    game.refused(game.acid(3, 0), "S8.2", "refuse-acid-needs-empty-hex", &[game.at(3, 0)]);
    game.refused(game.acid(3, 1), "S8.2", "refuse-acid-needs-empty-hex", &[game.at(3, 1)]);
    game.refused(game.acid(4, 0), "S0.7", "refuse-acid-on-special-hex", &[game.at(4, 0)]);
    game.refused(game.acid(4, 4), "S8.1", "refuse-out-of-range", &[game.at(4, 4)]);
    game.when(game.acid(2, 1));
    let mut game = game.turn_of(A).activated(COLONIZE, 2);
    game.refused(game.acid(2, 1), "S8.2", "refuse-acid-needs-empty-hex", &[game.at(2, 1)]);
    game.when(game.acid(0, 2));
    let acid = |game: &Given, column, row| game.state.cell(game.hex(column, row)).acid;
    assert!(!acid(&game, 2, 1) && acid(&game, 0, 2));
}

#[test]
fn s08_2_not_after_an_explore() {
    let mut game = red().ant(B, 4, 0).activated(COLONIZE, 3);
    game.when(game.pick(1, 1));
    game.when(game.march(2, 1));
    game.refused(game.acid(0, 2), "S0.5", "refuse-special-after-explore", &[]);
    game.refused(game.shoot(4, 0), "S0.5", "refuse-special-after-explore", &[]);
}

#[test]
fn s08_2_and_4_the_acid_controls_its_hex() {
    let mut game = red().activated(COLONIZE, 2);
    let own = game.score(A).supremacy;
    game.when(game.acid(3, 0));
    assert_eq!(game.score(A).supremacy, own + 1, "a Grassland");
    use formicarium::microlonies::pack::{Metric, Terrain};
    let grass = game.measure(A, Metric::Terrain(Terrain::Grassland));
    assert_eq!((grass, game.measure(A, Metric::Outside)), (i32::from(own) + 1, 3));
    let game = red().hunted_nowhere(A, &[5, 10]);
    assert_eq!(game.score(A).supremacy, own + 4);
}

#[test]
fn s08_3_day_prey_gives_an_egg() {
    for (card, expected) in [(3, 1), (0, 0)] {
        let mut game = red().ant(A, 2, 1).prey_river(&[card]).activated(HUNT, 1);
        game.when(game.zone(3, 1));
        game.when(Action::TakePrey(0));
        assert_eq!(game.colony(A).eggs, expected);
    }
    let mut game = red().eggs(B, 42).ant(A, 2, 1).prey_river(&[3]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!(game.colony(A).eggs, 0, "none is left");
}
