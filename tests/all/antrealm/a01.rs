//! A1: colonies and deck.

use formicarium::antrealm::{Action, CardId, Item};
use formicarium::engine::{Cx, Eyes, Game, Scripted, Seat};

use super::given::*;

#[test]
fn a1_1_seats_have_the_suits_in_order_and_the_dead_are_skipped() {
    assert_eq!(
        [card("AS"), card("AH"), card("AC"), card("AD")],
        [0, 1, 2, 3].map(|seat| CardId::nest(Seat(seat)))
    );
    let mut game = Given::new(4);
    game.colony_mut(HEARTS).alive = false;
    game.act(Action::EndTurn);
    assert_eq!(game.asked().0, CLUBS);
}

#[test]
fn a1_2_signs_without_a_colony_are_out_of_the_deck() {
    for colonies in 2..=4u8 {
        let game = Given::new(colonies);
        let expected = 52 - (4 - colonies);
        assert_eq!(game.state.deck.len(), expected);
        for seat in 0..4 {
            assert_eq!(game.state.deck.contains(CardId::nest(Seat(seat))), seat < colonies);
        }
    }
}

#[test]
fn a1_2_the_sign_of_a_dying_colony_leaves_from_a_hand() {
    let mut game = Given::new(3).hand(SPADES, "AC 5S").hand(CLUBS, "6D");
    concede(&mut game, CLUBS);
    assert_eq!(game.colony(SPADES).hand.cards, cards("5S"));
    assert!(!game.state.deck.contains(card("AC")) && !game.state.used.contains(card("AC")));
    assert!(game.state.used.contains(card("6D")), "its other cards go back");
}

/// A seat gives up, out of turn or in turn.
pub fn concede(game: &mut Given, seat: Seat) {
    use formicarium::antrealm::AntRealm;
    let mut chance = Scripted::default();
    AntRealm::concede(&mut Cx::new(&mut game.state, &mut Vec::new(), &mut chance), seat);
}

#[test]
fn a1_3_the_lead_moves_on_by_one_living_suit() {
    let mut game = Given::new(3);
    assert_eq!(game.state.lead, SPADES);
    game.end_round();
    assert_eq!((game.state.round, game.state.lead), (2, HEARTS));
    assert_eq!(game.asked().0, HEARTS);
    let order: Vec<Seat> = game.state.in_turn_order().collect();
    assert_eq!(order, [HEARTS, CLUBS, SPADES]);
    game.colony_mut(CLUBS).alive = false;
    let order: Vec<Seat> = game.state.in_turn_order().collect();
    assert_eq!(order, [HEARTS, SPADES]);
    assert_eq!(formicarium::antrealm::rules::preparation::next_lead(&game.state), SPADES);
}

#[test]
fn a1_4_all_but_talents_and_deployment_is_seen_by_all() {
    use formicarium::antrealm::AntRealm;
    let game = Given::new(2).hand(SPADES, "5S");
    let public = AntRealm::view(&game.state, Eyes::Public);
    assert_eq!(public.open, game.state.open);
    assert!(public.colony(SPADES).hand.holds(Item::Card(card("5S"))));
    let mut choosing = Given::choosing(&setup(2));
    choosing.act(Action::Talent(formicarium::antrealm::pack::Talent::Leap));
    let theirs = AntRealm::view(&choosing.state, Eyes::Seat(HEARTS));
    assert_eq!(theirs.talents[0], None);
    assert_eq!(AntRealm::view(&choosing.state, Eyes::Public).talents, [None; 4]);
    let own = AntRealm::view(&choosing.state, Eyes::Seat(SPADES));
    assert_eq!(own.talents[0], Some(formicarium::antrealm::pack::Talent::Leap.bit()));
}
