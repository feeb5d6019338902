//! A8: Encounters.

use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, Event, Loss, Zone};

use super::given::*;

/// Hearts has a King in front; Spades reveals cards, one of them a King.
fn meeting(spades: [u8; 4], hearts: [u8; 4], names: &str, more: &[u32]) -> (Given, Vec<Event>) {
    let mut game = Given::new(2).tokens(SPADES, spades).tokens(HEARTS, hearts).row(HEARTS, "KH 5H");
    game.explore(SPADES);
    let events = game.reveal_then(names, more.iter().copied());
    (game, events)
}

#[test]
fn a8_half_the_points_are_compared_and_both_give_up_the_lower() {
    // 8 against 5 points held: 4 against 2.
    let (mut game, events) = meeting([4, 0, 0, 0], [2, 1, 0, 0], "KS", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Met { points: 2, .. })));
    assert_eq!((game.colony(SPADES).owed, game.colony(HEARTS).owed), (2, 2));
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    assert_eq!(game.asked(), (HEARTS, Phase::GiveUp));
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    let events = game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    // The lower one passes a card, which is offered for its cost.
    assert!(events.contains(&Event::Passed { card: Some(card("5H")) }));
    assert_eq!(game.asked(), (SPADES, Phase::Offer));
    assert_eq!(game.colony(SPADES).row, cards("KS 5H"));
    game.act(Action::Take(card("5H")));
    if game.asked().1 == Phase::Pay {
        game.act(Action::Pay { green: 1, red: 0 });
    }
    assert_eq!(game.colony(SPADES).hand.cards, cards("5H"));
}

#[test]
fn a8_equal_points_bring_nothing() {
    let (game, events) = meeting([4, 0, 0, 0], [3, 3, 0, 0], "KS", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Met { points: 0, .. })));
    assert_eq!((game.colony(SPADES).owed, game.colony(HEARTS).owed), (0, 0));
    assert_eq!(game.colony(HEARTS).row, cards("KH 5H"));
}

#[test]
fn a8_work_zone_points_count() {
    let (_, events) = meeting([1, 0, 3, 0], [2, 0, 0, 0], "KS", &[]);
    assert!(events.iter().any(|event| matches!(event, Event::Met { points: 2, .. })));
}

#[test]
fn a8_each_king_fights_once_and_two_of_one_colony_never_meet() {
    let (game, events) = meeting([4, 0, 0, 0], [4, 0, 0, 0], "KS KC", &[]);
    let met = events.iter().filter(|event| matches!(event, Event::Met { .. })).count();
    assert_eq!(met, 1);
    assert_eq!(game.colony(HEARTS).fought, cards("KH"));
    let mut game = Given::new(2).tokens(SPADES, [8, 0, 0, 0]);
    game.explore(SPADES);
    let events = game.reveal("KS KC");
    assert!(!events.iter().any(|event| matches!(event, Event::Met { .. })));
}

#[test]
fn a8_a_passed_card_has_no_immediate_effect() {
    let mut game =
        Given::new(2).tokens(SPADES, [4, 0, 0, 0]).tokens(HEARTS, [0, 2, 0, 0]).row(HEARTS, "KH JH");
    game.explore(SPADES);
    game.reveal("KS");
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    let events = game.act(Action::GiveUp(Loss::Token(formicarium::antrealm::Token::HandRed)));
    assert!(events.contains(&Event::Passed { card: Some(card("JH")) }));
    assert_eq!((game.next_after(), game.colony(SPADES).tokens.count()), (HEARTS, 4));
}

#[test]
fn a8_a_king_never_passes() {
    let mut game = Given::new(2).tokens(SPADES, [4, 0, 0, 0]).tokens(HEARTS, [0, 2, 0, 0]).row(HEARTS, "KH");
    game.explore(SPADES);
    game.reveal("KS");
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    let events = game.act(Action::GiveUp(Loss::Token(formicarium::antrealm::Token::HandRed)));
    assert!(events.contains(&Event::Passed { card: None }));
}

#[test]
fn a8_extra_points_never_pay_what_is_given_up() {
    let mut game = Given::new(2).tokens(SPADES, [4, 0, 0, 0]).tokens(HEARTS, [2, 1, 0, 0]).row(HEARTS, "KH");
    game.colony_mut(SPADES).extra = 2;
    game.explore(SPADES);
    game.reveal("KS");
    assert_eq!((game.asked(), game.colony(SPADES).owed), ((SPADES, Phase::GiveUp), 2));
}

#[test]
fn a8_a_declined_card_can_be_paid_for_in_ones_own_settlement() {
    let (mut game, _) = meeting([6, 0, 0, 0], [1, 1, 0, 0], "KS", &[]);
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    assert_eq!(game.asked(), (SPADES, Phase::Offer));
    game.act(Action::Decline);
    assert_eq!(game.asked(), (SPADES, Phase::Gather));
    assert!(game.legal().contains(&Action::Take(card("5H"))));
}
