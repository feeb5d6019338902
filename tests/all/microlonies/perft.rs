//! How many courses of decisions there are from fixed positions, to some
//! depths: by the fast rules, by the slow ones, and as written down.

use formicarium::engine::{Cx, Game, Scripted, Silent};
use formicarium::microlonies::state::State;
use formicarium::microlonies::{Action, Microlonies};

use super::given::*;
use super::oracles;

fn fast(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    Microlonies::legal(state, &mut legal);
    legal
}

fn count(state: &State, depth: u32, legal: &dyn Fn(&State) -> Vec<Action>) -> u64 {
    let actions = legal(state);
    if depth == 1 {
        return actions.len() as u64;
    }
    let mut sum = 0;
    for action in actions {
        let mut next = state.clone();
        let (mut silent, mut chance) = (Silent, Scripted::default());
        let mut cx = Cx::<Microlonies, _, _>::new(&mut next, &mut silent, &mut chance);
        Microlonies::decide(&mut cx, state.now.seat, action);
        sum += count(&next, depth - 1, legal);
    }
    sum
}

#[track_caller]
fn perft(game: &Given, expected: &[u64]) {
    let depths = 1..=expected.len() as u32;
    let found: Vec<u64> = depths.map(|depth| count(&game.state, depth, &fast)).collect();
    assert_eq!(found, expected, "by the fast rules");
    for (depth, expected) in (1..).zip(expected).take_while(|(_, expected)| **expected < 6000) {
        assert_eq!(count(&game.state, depth, &oracles::legal), *expected, "by the slow rules");
    }
}

#[test]
fn from_the_deal() {
    perft(&started(), &[2, 4, 20, 40]);
}

#[test]
fn from_a_turns_start() {
    let game = given().workers(A, LAY, 2).workers(A, BUILD, 3).prey_river(&[0, 1, 2]).tile_river(&[0, 1, 2]);
    perft(&game, &[5, 13, 22, 53]);
}

#[test]
fn through_a_colonization() {
    let game = given().ant(B, 3, 0).ant(A, 2, 2).ant(A, 4, 1).hunted(A, 0, 3, 4).activated(COLONIZE, 3);
    perft(&game, &[12, 124, 1086]);
}

#[test]
fn through_a_build() {
    let game = given().tile_river(&[0, 1, 2, 4, 11]).eggs(A, 2).built(A, 3, 1, 2).activated(BUILD, 4);
    perft(&game, &[5, 15, 33, 83]);
}

#[test]
fn through_a_hunt() {
    let game = given().ant(A, 1, 2).ant(A, 1, 3).ant(A, 2, 3).ant(A, 3, 3).ant(A, 4, 2).faces([0, 1, 3]);
    perft(&game.hand(A, &[2, 7]).prey_river(&[0, 2, 4]).activated(HUNT, 4), &[9, 35, 122, 382]);
}

#[test]
fn through_lay_eggs() {
    let game = given().faces([0, 23, 2]).hand(A, &[5, 17]).eggs(A, 1).activated(LAY, 2);
    perft(&game, &[9, 45, 117, 299]);
}

#[test]
fn through_the_last_validations() {
    let game = given().ant(A, 3, 0).ant(A, 2, 1).hand(A, &[2, 7, 23]).ant(B, 4, 4).hand(B, &[4, 9]);
    let game = game.with(|state| state.open.last_round = Some(1));
    let mut game = game.turn_of(B).activated(NURSERY, 1);
    game.end_turn();
    perft(&game, &[4, 11, 19, 21]);
}
