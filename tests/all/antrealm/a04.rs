//! A4: the preparation.

use formicarium::antrealm::pack::{Kind, Talent};
use formicarium::antrealm::rules::preparation::draw;
use formicarium::antrealm::{Token, Tokens};

use super::given::*;

#[test]
fn a4_one_green_token_for_each_nursery_and_the_work_zone_comes_back() {
    let mut game = Given::new(2).tokens(SPADES, [1, 1, 2, 1]).chamber(SPADES, Kind::Nursery);
    game.end_round();
    let expected: Tokens = [(Token::HandGreen, 5), (Token::HandRed, 2)].into_iter().collect();
    assert_eq!((game.state.round, game.colony(SPADES).tokens), (2, expected));
}

#[test]
fn a4_each_cricket_makes_the_draw_smaller_once() {
    let mut game = Given::new(2).tokens(SPADES, [4, 0, 0, 0]);
    game.colony_mut(SPADES).crickets = 2;
    assert_eq!(draw(&game.state, SPADES), 0);
    game.end_round();
    assert_eq!((game.colony(SPADES).tokens.count(), game.colony(SPADES).crickets), (4, 0));
}

#[test]
fn a4_mass_brood_draws_one_more_with_six_tokens_or_fewer() {
    let game = Given::new(2).talents(SPADES, &[Talent::MassBrood]).tokens(SPADES, [3, 0, 3, 0]);
    assert_eq!(draw(&game.state, SPADES), 2);
    let game = game.tokens(SPADES, [3, 1, 3, 0]);
    assert_eq!(draw(&game.state, SPADES), 1);
}

#[test]
fn a4_big_heads_count_the_tokens_held_in_preparation() {
    let mut game = Given::new(2).talents(SPADES, &[Talent::BigHeads]).tokens(SPADES, [7, 0, 0, 0]);
    game.end_round();
    assert_eq!((game.colony(SPADES).tokens.count(), game.colony(SPADES).extra), (8, 1));
    let mut game = Given::new(2).talents(SPADES, &[Talent::BigHeads]).tokens(SPADES, [6, 0, 0, 0]);
    game.end_round();
    assert_eq!((game.colony(SPADES).tokens.count(), game.colony(SPADES).extra), (7, 0));
}
