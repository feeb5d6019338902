//! A3: tokens and action points.

use formicarium::antrealm::pack::Kind;
use formicarium::antrealm::rules::tokens::payments;
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, Loss, Token, Tokens, Zone};

use super::given::*;

fn tokens(counts: [u8; 4]) -> Tokens {
    Token::ALL.into_iter().zip(counts).collect()
}

#[test]
fn a3_1_green_is_two_points_red_is_one_and_four_green_start() {
    assert_eq!((Token::HandGreen.points(), Token::WorkRed.points()), (2, 1));
    assert_eq!(tokens([2, 1, 3, 4]).points(), 15);
    let game = Given::choosing(&setup(2));
    assert_eq!(game.colony(SPADES).tokens, tokens([4, 0, 0, 0]));
}

#[test]
fn a3_2_no_payment_includes_a_token_that_could_be_left_out() {
    let ways = |counts, due| payments(tokens(counts), due).collect::<Vec<_>>();
    assert_eq!(ways([4, 4, 0, 0], 2), [(0, 2), (1, 0)]);
    assert_eq!(ways([4, 4, 0, 0], 3), [(0, 3), (1, 1), (2, 0)]);
    assert_eq!(ways([4, 0, 9, 9], 3), [(2, 0)]);
    assert_eq!(ways([1, 1, 0, 0], 4), []);
    assert_eq!(ways([1, 1, 0, 0], 0), [(0, 0)]);
    // Against the plain definition, for all small numbers.
    for (greens, reds, due) in (0..5).flat_map(|g| (0..5).flat_map(move |r| (0..12).map(move |d| (g, r, d))))
    {
        let mut expected = Vec::new();
        for (green, red) in (0..=greens).flat_map(|g| (0..=reds).map(move |r| (g, r))) {
            let pays = |green: u8, red: u8| 2 * green + red >= due;
            let spare = (green > 0 && pays(green - 1, red)) || (red > 0 && pays(green, red - 1));
            if pays(green, red) && !spare {
                expected.push((green, red));
            }
        }
        let mut found = ways([greens, reds, 0, 0], due);
        found.sort_unstable();
        assert_eq!(found, expected, "{greens} green, {reds} red, {due} due");
    }
}

#[test]
fn a3_2_tokens_that_paid_are_at_work_and_pay_no_more() {
    let mut game = Given::new(2).tokens(SPADES, [2, 1, 0, 0]);
    game.act(Action::Build(Kind::Dump));
    assert_eq!(game.asked().1, Phase::Administer, "one way to pay is no question");
    assert_eq!(game.colony(SPADES).tokens, tokens([0, 1, 2, 0]));
    assert_eq!(game.refused(Action::Build(Kind::Dump)), "A5.1");
}

#[test]
fn a3_2_where_there_are_several_ways_the_payer_chooses() {
    let mut game = Given::new(2).tokens(SPADES, [2, 2, 0, 0]);
    game.act(Action::Build(Kind::Dump));
    assert_eq!(game.asked(), (SPADES, Phase::Pay));
    assert_eq!(game.legal(), [Action::Pay { green: 1, red: 2 }, Action::Pay { green: 2, red: 0 }]);
    assert_eq!(game.refused(Action::Pay { green: 2, red: 1 }), "A3.2");
    assert_eq!(game.refused(Action::Pay { green: 1, red: 1 }), "A3.2");
    assert_eq!(game.refused(Action::Pay { green: 3, red: 0 }), "A3.2");
    game.act(Action::Pay { green: 1, red: 2 });
    assert_eq!(game.colony(SPADES).tokens, tokens([1, 0, 1, 2]));
    assert_eq!(game.colony(SPADES).count(Kind::Dump), 1);
}

/// Spades owes two points to a Giant insect.
fn owing(counts: [u8; 4]) -> Given {
    let mut game = Given::new(2).tokens(SPADES, counts);
    game.explore(SPADES);
    game.reveal("10S");
    game.act(Action::Decline);
    game
}

#[test]
fn a3_3_giving_up_wounds_or_loses_and_the_owner_chooses() {
    let mut game = owing([2, 1, 1, 0]);
    assert_eq!(game.asked(), (SPADES, Phase::GiveUp));
    game.act(Action::GiveUp(Loss::Wound(Zone::Work)));
    assert_eq!(game.colony(SPADES).tokens, tokens([2, 1, 0, 1]));
    assert_eq!(game.colony(SPADES).owed, 1);
    assert_eq!(game.refused(Action::GiveUp(Loss::Wound(Zone::Work))), "A3.3");
    // A whole green token for the one point that is left: the excess is lost.
    game.act(Action::GiveUp(Loss::Token(Token::HandGreen)));
    assert_eq!(game.colony(SPADES).tokens, tokens([1, 1, 0, 1]));
    assert_eq!(game.colony(SPADES).owed, 0);
}

#[test]
fn a3_4_held_tokens_include_the_work_zone() {
    let mut game = Given::new(2).tokens(SPADES, [2, 0, 3, 1]);
    game.explore(SPADES);
    assert!(game.legal().contains(&Action::Reveal(3)));
    assert_eq!(game.refused(Action::Reveal(4)), "A6.1");
}

#[test]
fn a3_5_no_colony_falls_below_one_token() {
    // Of two red tokens one can be given up, though two points are asked for.
    let mut game = owing([0, 2, 0, 0]);
    assert_eq!(game.colony(SPADES).owed, 1);
    game.act(Action::GiveUp(Loss::Token(Token::HandRed)));
    assert_eq!((game.next_after(), game.colony(SPADES).tokens), (HEARTS, tokens([0, 1, 0, 0])));
    let mut game = owing([1, 1, 0, 0]);
    game.act(Action::GiveUp(Loss::Token(Token::HandRed)));
    assert_eq!(game.refused(Action::GiveUp(Loss::Token(Token::HandGreen))), "A3.5");
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    assert_eq!((game.next_after(), game.colony(SPADES).tokens), (HEARTS, tokens([0, 1, 0, 0])));
}

#[test]
fn a3_5_a_colony_owns_sixteen_tokens() {
    let game = Given::new(2).tokens(SPADES, [16, 0, 0, 0]);
    assert_eq!(formicarium::antrealm::rules::preparation::draw(&game.state, SPADES), 0);
    let game = game.tokens(SPADES, [0, 15, 0, 0]).chamber(SPADES, Kind::Nursery);
    assert_eq!(formicarium::antrealm::rules::preparation::draw(&game.state, SPADES), 1);
}

#[test]
fn a3_5_extra_points_are_used_first_and_lapse() {
    let mut game = Given::new(2).tokens(SPADES, [9, 0, 0, 0]);
    game.colony_mut(SPADES).extra = 1;
    game.act(Action::Build(Kind::Dump));
    // Three points are left to pay: two green tokens.
    assert_eq!(game.colony(SPADES).tokens, tokens([7, 0, 2, 0]));
    assert_eq!(game.colony(SPADES).extra, 0);
    game.colony_mut(SPADES).extra = 1;
    game.end_round();
    assert_eq!((game.state.round, game.colony(SPADES).extra), (2, 0));
}
