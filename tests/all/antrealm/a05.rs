//! A5: the administration.

use formicarium::antrealm::pack::{Kind, Talent};
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, ChamberId, Item, Spot, Token, Tokens, Zone};

use super::given::*;

#[test]
fn a5_1_a_chamber_costs_four_and_there_are_nine_at_most() {
    let mut game = Given::new(2).tokens(SPADES, [16, 0, 0, 0]);
    assert_eq!(game.refused(Action::Build(Kind::Queen)), "A5.1");
    for _ in 0..3 {
        game.act(Action::Build(Kind::Nursery));
    }
    assert_eq!(game.refused(Action::Build(Kind::Nursery)), "A5.1", "four Nurseries at most");
    for kind in [Kind::Storehouse, Kind::Fungus, Kind::Dump] {
        game.act(Action::Build(kind));
    }
    assert_eq!((game.colony(SPADES).built, game.colony(SPADES).tokens.of(Token::WorkGreen)), (9, 12));
    assert_eq!(game.refused(Action::Build(Kind::Dump)), "A5.1");
}

#[test]
fn a5_1_the_start_is_a_queen_a_nursery_and_a_stocked_storehouse() {
    let game = Given::new(2);
    let kinds: Vec<Kind> = game.colony(SPADES).chambers().iter().map(|chamber| chamber.kind).collect();
    assert_eq!(kinds, [Kind::Queen, Kind::Nursery, Kind::Storehouse]);
    assert_eq!(game.colony(SPADES).chambers[2].store.markers(1), 2);
}

#[test]
fn a5_2_food_goes_into_storehouses_and_honey_insects_into_dumps() {
    let mut game = Given::new(2).hand(SPADES, "5S 4H 2C 3D AH").tokens(SPADES, [9, 0, 0, 0]);
    let store = ChamberId(2);
    game.act(Action::Store { item: Item::Card(card("5S")), chamber: store });
    let full = Action::Store { item: Item::Card(card("4H")), chamber: store };
    assert_eq!(game.refused(full), "A5.1", "three pieces, markers too");
    assert_eq!(game.refused(Action::Store { item: Item::Card(card("2C")), chamber: store }), "A5.2");
    game.act(Action::Build(Kind::Dump));
    let dump = game.last_chamber(SPADES);
    game.act(Action::Store { item: Item::Card(card("2C")), chamber: dump });
    for no_food in ["3D", "AH"] {
        let item = Item::Card(card(no_food));
        assert_eq!(game.refused(Action::Store { item, chamber: dump }), "A5.2");
    }
    assert_eq!(game.refused(Action::Store { item: Item::Card(card("4H")), chamber: dump }), "A5.2");
    assert_eq!(game.refused(Action::Store { item: Item::Marker(1), chamber: dump }), "A5.2");
}

#[test]
fn a5_3_one_cultivation_a_round_and_five_yield_a_marker() {
    let mut game = Given::new(2).chamber(SPADES, Kind::Fungus).tokens(SPADES, [9, 0, 0, 0]);
    let fungus = ChamberId(3);
    assert_eq!(game.refused(Action::Cultivate(ChamberId(1))), "A5.3");
    game.act(Action::Cultivate(fungus));
    assert_eq!(game.refused(Action::Cultivate(fungus)), "A5.3");
    assert_eq!(game.colony(SPADES).chambers[3].steps, 1);
    game.colony_mut(SPADES).chambers[3].steps = 4;
    game.colony_mut(SPADES).cultivated = false;
    game.act(Action::Cultivate(fungus));
    assert_eq!(game.asked(), (SPADES, Phase::Yield));
    game.act(Action::Yield(Spot::Chamber(ChamberId(2))));
    assert_eq!(game.colony(SPADES).chambers[2].store.markers(3), 1);
    assert_eq!(game.colony(SPADES).chambers[3].steps, 0);
    // Without room in a Storehouse the marker goes into the hand by itself.
    game.colony_mut(SPADES).chambers[3].steps = 4;
    game.colony_mut(SPADES).cultivated = false;
    game.act(Action::Cultivate(fungus));
    assert_eq!(game.colony(SPADES).hand.markers(3), 1);
    assert_eq!(game.asked().1, Phase::Administer);
}

#[test]
fn a5_3_fungiculture_needs_three() {
    let mut game = Given::new(2).talents(SPADES, &[Talent::Fungiculture]).chamber(SPADES, Kind::Fungus);
    game.colony_mut(SPADES).chambers[3].steps = 2;
    game.act(Action::Cultivate(ChamberId(3)));
    assert_eq!(game.asked().1, Phase::Yield);
    game.act(Action::Yield(Spot::Hand));
    assert_eq!(game.colony(SPADES).hand.markers(3), 1);
}

#[test]
fn a5_4_care_pays_a_green_token_to_turn_a_red_one_green() {
    let mut game = Given::new(2).tokens(SPADES, [1, 1, 0, 1]);
    game.act(Action::Care(Zone::Work));
    let expected: Tokens = [(Token::HandRed, 1), (Token::WorkGreen, 2)].into_iter().collect();
    assert_eq!(game.colony(SPADES).tokens, expected);
    assert_eq!(game.refused(Action::Care(Zone::Hand)), "A5.4");
    let game = Given::new(2).tokens(SPADES, [1, 0, 0, 0]);
    assert_eq!(game.refused(Action::Care(Zone::Hand)), "A5.4");
}

#[test]
fn a5_straggler_stone_nest_and_resin_come_first_in_this_order() {
    let mut game = Given::new(2).tokens(HEARTS, [9, 0, 0, 0]).hand(HEARTS, "AS 7H");
    game.colony_mut(HEARTS).stragglers = 1;
    game.colony_mut(HEARTS).stones = 1;
    game.act(Action::EndTurn);
    assert_eq!(
        game.colony(HEARTS).tokens.of(Token::WorkGreen),
        1,
        "the Straggler is paid without a question"
    );
    let mut purposes = Vec::new();
    while game.asked() == (HEARTS, Phase::Upkeep) {
        purposes.push(format!("{:?}", game.state.now.purpose));
        game.act(Action::Pay { green: game.state.now.due / 2, red: 0 });
    }
    assert_eq!(purposes, ["Some(Debt)", "Some(Nest(CardId(0)))", "Some(Resin(CardId(19)))"]);
    assert_eq!(game.asked(), (HEARTS, Phase::Administer));
    assert_eq!(game.colony(HEARTS).tokens.of(Token::WorkGreen), 5);
}

#[test]
fn a5_what_is_not_paid_is_lost() {
    let mut game = Given::new(2).tokens(HEARTS, [9, 0, 0, 0]).hand(HEARTS, "AS 7H");
    game.act(Action::EndTurn);
    game.act(Action::Decline);
    game.act(Action::Decline);
    assert!(game.colony(HEARTS).hand.is_empty());
    assert_eq!(game.state.used, cards("AS 7H"));
    // Who can't pay is not asked.
    let mut game = Given::new(2).tokens(HEARTS, [0, 1, 0, 0]).hand(HEARTS, "AS 7H");
    game.act(Action::EndTurn);
    assert_eq!(game.asked(), (HEARTS, Phase::Administer));
    assert!(game.colony(HEARTS).hand.is_empty());
}
