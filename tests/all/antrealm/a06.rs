//! A6: the exploration.

use formicarium::antrealm::rules::exploration::in_order;
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, Event, Item};

use super::given::*;

#[test]
fn a6_1_half_the_held_tokens_and_the_number_comes_first() {
    let mut game = Given::new(2).tokens(SPADES, [3, 1, 1, 0]);
    game.explore(SPADES);
    assert_eq!(game.legal(), [0, 1, 2].map(Action::Reveal));
    let events = game.reveal("5S 5H");
    let revealed = events.iter().filter(|event| matches!(event, Event::Revealed { .. })).count();
    assert_eq!((revealed, game.colony(SPADES).row), (2, cards("5S 5H")));
}

#[test]
fn a6_1_a_short_deck_gives_fewer() {
    let mut game = Given::new(2).tokens(SPADES, [8, 0, 0, 0]);
    game.state.open.used = game.state.deck.without(cards("5S"));
    game.state.open.deck = cards("5S");
    game.explore(SPADES);
    game.act(Action::Reveal(4));
    assert_eq!(game.colony(SPADES).row, cards("5S"));
}

#[test]
fn a6_1_each_colony_settles_before_the_next_reveals() {
    let mut game = Given::new(2);
    game.explore(SPADES);
    game.reveal("5S 6H");
    assert_eq!(game.asked(), (SPADES, Phase::Gather));
    game.act(Action::EndTurn);
    assert_eq!(game.asked(), (HEARTS, Phase::Explore));
}

#[test]
fn a6_2_the_row_is_settled_from_the_king_down() {
    let row = cards("AD 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS");
    let order: Vec<_> = in_order(row).collect();
    let expected = ["KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S", "2S", "AD"];
    assert_eq!(order, expected.map(card));
    // A Cliff takes effect before the Giant insect that it may send back.
    let mut game = Given::new(2).tokens(SPADES, [8, 0, 0, 0]);
    game.explore(SPADES);
    let events = game.reveal_then("10S QS", [0]);
    assert!(events.contains(&Event::SweptBack { seat: SPADES, card: card("10S") }));
    assert_eq!(game.next_after(), HEARTS, "the Giant insect is gone");
}

#[test]
fn a6_2_only_your_own_cards_are_yours() {
    let mut game = Given::new(2).row(HEARTS, "5H");
    game.explore(SPADES);
    game.reveal("5S");
    assert_eq!(game.refused(Action::Take(card("5H"))), "A6.2");
}

#[test]
fn a6_3_cards_are_taken_for_their_cost() {
    let mut game = Given::new(2).tokens(SPADES, [6, 0, 0, 0]);
    game.explore(SPADES);
    game.reveal("5S 3H 2D");
    game.act(Action::Take(card("3H")));
    game.act(Action::Take(card("5S")));
    assert_eq!(game.asked(), (SPADES, Phase::Gather));
    assert_eq!(game.colony(SPADES).hand.cards, cards("3H 5S"));
    game.act(Action::Take(card("2D")));
    assert_eq!(game.colony(SPADES).action_points(), 0);
    assert_eq!(game.asked().0, HEARTS);
}

#[test]
fn a6_3_what_is_too_dear_is_refused() {
    let mut game = Given::new(2).tokens(SPADES, [3, 0, 1, 0]);
    game.explore(SPADES);
    game.reveal("5S 3H");
    assert_eq!(game.refused(Action::Take(card("3H"))), "A6.3");
}

#[test]
fn a6_3_five_cards_stay_in_hand_at_the_end_of_the_round() {
    let mut game = Given::new(2).tokens(SPADES, [4, 0, 0, 0]).hand(SPADES, "3S 3H 3C 3D AH 5S 5H");
    game.colony_mut(SPADES).chambers[2].store.markers[0] = 0;
    game.explore(SPADES);
    game.act(Action::Reveal(0));
    game.act(Action::Reveal(0));
    assert_eq!(game.asked(), (SPADES, Phase::Eat));
    game.act(Action::Eat { spot: formicarium::antrealm::Spot::Hand, item: Item::Card(card("5S")) });
    assert_eq!(game.asked(), (SPADES, Phase::Discard));
    game.act(Action::Discard(Item::Card(card("3S"))));
    assert_eq!((game.colony(SPADES).hand.len(), game.state.round), (5, 2));
    assert!(game.state.used.contains(card("3S")));
}

#[test]
fn a6_4_everything_face_up_or_used_goes_back() {
    let mut game = Given::new(2).tokens(SPADES, [8, 0, 0, 0]).tokens(HEARTS, [4, 0, 0, 0]);
    game.state.open.deck.remove(card("6D"));
    game.state.open.used.insert(card("6D"));
    game.explore(SPADES);
    game.reveal("5S 8H");
    game.act(Action::EndTurn);
    assert_eq!(game.colony(SPADES).row, cards("5S 8H"), "face up until all are done");
    let events = game.act(Action::Reveal(0));
    assert!(events.contains(&Event::CardsReturned));
    assert_eq!(game.state.deck.len() + game.state.used.len(), 50);
    assert!(cards("5S 8H 6D").iter().all(|card| game.state.deck.contains(card)));
}
