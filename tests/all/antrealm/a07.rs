//! A7: the cards.

use formicarium::antrealm::pack::{Kind, Talent};
use formicarium::antrealm::rules::settlement;
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, ChamberId, Event, Item, Spot, Token, Zone};

use super::given::*;

fn exploring(talents: &[Talent], counts: [u8; 4]) -> Given {
    let mut game = Given::new(2).talents(SPADES, talents).tokens(SPADES, counts);
    game.explore(SPADES);
    game
}

#[test]
fn a7_nest_the_own_sign_goes_back_and_another_card_is_drawn() {
    let mut game = exploring(&[], [2, 0, 0, 0]);
    let deck = game.state.deck;
    let others = deck.without(cards("AS"));
    game.draws([place_in(deck, card("AS")), place_in(others, card("5S"))]);
    let events = game.act(Action::Reveal(1));
    assert!(events.contains(&Event::OwnNest { seat: SPADES }));
    assert_eq!(game.colony(SPADES).row, cards("5S"));
    assert!(game.state.deck.contains(card("AS")));
    // None if no other is left.
    let mut game = exploring(&[], [2, 0, 0, 0]);
    game.state.open.used = game.state.deck.without(cards("AS"));
    game.state.open.deck = cards("AS");
    game.act(Action::Reveal(1));
    assert!(game.colony(SPADES).row.is_empty());
}

#[test]
fn a7_nest_anothers_sign_is_taken_free_and_kept_for_two() {
    let mut game = exploring(&[], [2, 0, 0, 0]);
    game.reveal("AH");
    game.act(Action::Take(card("AH")));
    assert_eq!(game.colony(SPADES).tokens.of(Token::WorkGreen), 0);
    assert_eq!(game.colony(SPADES).hand.cards, cards("AH"));
}

#[test]
fn a7_honey_insect_with_herding_saves_a_satiety_and_stays() {
    let mut game =
        Given::new(2).talents(SPADES, &[Talent::Herding]).tokens(SPADES, [8, 0, 0, 0]).hand(SPADES, "2S");
    assert_eq!(settlement::due(&game.state, SPADES), 2);
    game.act(Action::Herd(card("2S")));
    assert_eq!(settlement::due(&game.state, SPADES), 1);
    assert_eq!(game.refused(Action::Herd(card("2S"))), "A7");
    assert!(game.colony(SPADES).hand.holds(Item::Card(card("2S"))));
    let game = Given::new(2).tokens(SPADES, [8, 0, 0, 0]).hand(SPADES, "2S");
    assert_eq!(game.refused(Action::Herd(card("2S"))), "A2");
}

#[test]
fn a7_honey_insect_in_a_dump_is_food_but_not_for_herding() {
    let mut game = Given::new(2).talents(SPADES, &[Talent::Herding]).tokens(SPADES, [8, 0, 0, 0]);
    game = game.hand(SPADES, "2S").chamber(SPADES, Kind::Dump);
    game.act(Action::Store { item: Item::Card(card("2S")), chamber: ChamberId(3) });
    assert_eq!(game.refused(Action::Herd(card("2S"))), "A7");
    assert_eq!(settlement::food(&game.state, SPADES), 3);
}

#[test]
fn a7_dead_leaf_is_a_step_beside_the_cultivation() {
    let mut game = Given::new(2).chamber(SPADES, Kind::Fungus).hand(SPADES, "4S 5S");
    game.act(Action::Cultivate(ChamberId(3)));
    game.act(Action::Mulch { leaf: card("4S"), chamber: ChamberId(3) });
    assert_eq!(game.colony(SPADES).chambers[3].steps, 2);
    assert!(game.state.used.contains(card("4S")));
    assert_eq!(game.refused(Action::Mulch { leaf: card("5S"), chamber: ChamberId(3) }), "A7");
}

#[test]
fn a7_seed_with_planting_two_rounds_running_becomes_level_three() {
    let mut game =
        Given::new(2).talents(SPADES, &[Talent::Planting]).tokens(SPADES, [4, 0, 0, 0]).hand(SPADES, "6S");
    let level = |game: &Given| game.state.level(&game.state.content, Item::Card(card("6S")));
    game.act(Action::Plant(card("6S")));
    assert_eq!(game.refused(Action::Plant(card("6S"))), "A7");
    assert_eq!(level(&game), 1);
    game.state.open.planted_before = game.state.planted;
    game.state.open.planted = cards("");
    game.act(Action::Plant(card("6S")));
    assert_eq!(level(&game), 3);
    assert_eq!(game.refused(Action::Plant(card("6S"))), "A7");
}

#[test]
fn a7_seed_a_round_without_payment_begins_anew() {
    let mut game =
        Given::new(2).talents(SPADES, &[Talent::Planting]).tokens(SPADES, [4, 0, 0, 0]).hand(SPADES, "6S");
    game.act(Action::Plant(card("6S")));
    game.state.open.planted = cards("");
    game.state.open.planted_before = cards("");
    game.act(Action::Plant(card("6S")));
    assert!(game.state.improved.is_empty());
    let game = Given::new(2).hand(SPADES, "6S");
    assert_eq!(game.refused(Action::Plant(card("6S"))), "A2");
}

#[test]
fn a7_resin_saves_a_satiety_at_once() {
    let mut game = exploring(&[], [8, 0, 0, 0]);
    game.reveal("7S");
    assert_eq!((game.colony(SPADES).eased, settlement::due(&game.state, SPADES)), (1, 1));
}

#[test]
fn a7_resin_with_honey_sac_may_be_taken_free_instead() {
    let mut game = exploring(&[Talent::HoneySac], [8, 0, 0, 0]);
    game.reveal("7S 7H");
    assert_eq!(game.asked(), (SPADES, Phase::Resin));
    game.act(Action::Take(card("7S")));
    game.act(Action::Decline);
    assert_eq!(game.colony(SPADES).hand.cards, cards("7S"));
    assert_eq!((game.colony(SPADES).eased, game.colony(SPADES).tokens.of(Token::WorkGreen)), (1, 0));
    assert_eq!(game.state.level(&game.state.content, Item::Card(card("7S"))), 2);
}

#[test]
fn a7_cricket_and_straggler_come_at_once() {
    let mut game = exploring(&[], [4, 0, 0, 0]);
    game.reveal("8S 9S");
    assert_eq!((game.colony(SPADES).crickets, game.colony(SPADES).stragglers), (1, 1));
}

#[test]
fn a7_straggler_takes_a_green_token_or_nothing() {
    let mut game = Given::new(2).tokens(HEARTS, [0, 3, 1, 0]);
    game.colony_mut(HEARTS).stragglers = 1;
    let events = game.act(Action::EndTurn);
    assert!(events.contains(&Event::StragglerSettled { seat: HEARTS, paid: false }));
    assert_eq!(game.colony(HEARTS).stragglers, 0);
}

#[test]
fn a7_giant_insect_is_taken_for_ten_or_hurts() {
    let mut game = exploring(&[], [5, 0, 0, 0]);
    game.reveal("10S");
    game.act(Action::Take(card("10S")));
    assert_eq!(game.colony(SPADES).hand.cards, cards("10S"));
    let mut game = exploring(&[], [4, 0, 0, 0]);
    game.reveal("10S");
    assert_eq!(game.refused(Action::Take(card("10S"))), "A6.3");
    assert_eq!(game.refused(Action::Leap), "A2");
    game.act(Action::Decline);
    assert_eq!((game.asked(), game.colony(SPADES).owed), ((SPADES, Phase::GiveUp), 2));
}

#[test]
fn a7_giant_insect_with_leap_is_ignored_on_four_to_six() {
    for pips in 1..=6 {
        let mut game = exploring(&[Talent::Leap], [5, 0, 0, 0]);
        game.reveal("10S");
        game.draws([pips - 1]);
        game.act(Action::Leap);
        if pips >= 4 {
            assert_eq!((game.next_after(), game.colony(SPADES).tokens.count()), (HEARTS, 5));
        } else {
            assert_eq!(game.asked(), (SPADES, Phase::Giant), "both choices remain");
            assert_eq!(game.refused(Action::Leap), "A7");
            game.act(Action::Take(card("10S")));
        }
    }
}

#[test]
fn a7_anteater_eats_a_token_of_the_owners_choice() {
    let mut game = exploring(&[], [2, 1, 1, 0]);
    game.reveal("JS");
    assert_eq!(game.asked(), (SPADES, Phase::Lose));
    assert_eq!(game.refused(Action::Lose(Token::WorkRed)), "A3.3");
    game.act(Action::Lose(Token::HandRed));
    assert_eq!(game.colony(SPADES).tokens.count(), 3);
}

#[test]
fn a7_anteater_with_leap_is_rolled_for() {
    for (pips, count) in [(3, Phase::Lose), (4, Phase::Gather)] {
        let mut game = exploring(&[Talent::Leap], [4, 0, 0, 0]);
        game.reveal_then("JS", [pips - 1]);
        assert_eq!(game.asked().1, count);
    }
}

#[test]
fn a7_cliff_sends_two_others_back_but_no_king() {
    let mut game = exploring(&[], [8, 0, 0, 0]);
    let events = game.reveal_then("QS KS 5S", [0, 0]);
    let swept: Vec<_> = events.iter().filter(|event| matches!(event, Event::SweptBack { .. })).collect();
    assert_eq!(swept, [&Event::SweptBack { seat: SPADES, card: card("5S") }]);
    assert_eq!(game.colony(SPADES).row, cards("QS KS"));
    assert!(game.state.deck.contains(card("5S")), "shuffled in at once");
}

#[test]
fn a7_cliff_with_a_bridge_is_cancelled_by_a_wound() {
    let mut game = exploring(&[Talent::AntBridge], [7, 0, 1, 0]);
    game.reveal("QS 5S 6S");
    assert_eq!(game.asked(), (SPADES, Phase::Cliff));
    assert_eq!(game.legal(), [Action::Bridge(Zone::Hand), Action::Bridge(Zone::Work), Action::Decline]);
    game.act(Action::Bridge(Zone::Work));
    assert_eq!(game.colony(SPADES).tokens.of(Token::WorkRed), 1);
    assert_eq!((game.asked().1, game.colony(SPADES).row), (Phase::Gather, cards("QS 5S 6S")));
    // Without a green token there is nothing to turn.
    let mut game = exploring(&[Talent::AntBridge], [0, 8, 0, 0]);
    game.reveal_then("QS 5S 6S", [0, 0]);
    assert_eq!(game.colony(SPADES).row, cards("QS"));
}

#[test]
fn a7_stone_debt_not_paid_loses_administration_and_exploration() {
    let mut game = Given::new(2).tokens(HEARTS, [9, 0, 0, 0]);
    game.colony_mut(HEARTS).stones = 1;
    game.act(Action::EndTurn);
    assert_eq!(game.asked(), (HEARTS, Phase::Upkeep));
    game.act(Action::Decline);
    assert_eq!(game.asked(), (SPADES, Phase::Explore));
    let events = game.act(Action::Reveal(0));
    assert!(!events.contains(&Event::ExplorationBegan { seat: HEARTS }));
    assert!(events.contains(&Event::ExplorationEnded { seat: HEARTS }));
}

#[test]
fn a7_stored_resin_needs_its_upkeep_too() {
    let mut game = Given::new(2).tokens(HEARTS, [9, 0, 0, 0]).hand(HEARTS, "7H");
    let colony = game.colony_mut(HEARTS);
    colony.hand.take(Item::Card(card("7H")));
    colony.chambers[2].store.put(Item::Card(card("7H")));
    game.act(Action::EndTurn);
    assert_eq!(game.asked(), (HEARTS, Phase::Upkeep));
    game.act(Action::Decline);
    assert!(
        !game
            .colony(HEARTS)
            .store(Spot::Chamber(ChamberId(2)))
            .is_some_and(|s| s.holds(Item::Card(card("7H"))))
    );
}
