//! A9: war.

use std::sync::Arc;

use formicarium::antrealm::pack::{Kind, Page, Place, Talent};
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::view::view;
use formicarium::antrealm::{Action, ChamberId, Event, Item, Loss, Setup, Token, Zone};
use formicarium::engine::{Eyes, Words};

use super::given::*;

/// Five places in a row, the entrance at the first.
fn row_page() -> Page {
    let places = (0..5).map(|place| Place { x: 10 + 20 * place, y: 50 }).collect();
    let tunnels = (0..4).map(|place| [place, place + 1]).collect();
    Page { id: "test-row".to_owned(), name: Words::default(), places, tunnels, entrance: 0 }
}

fn war_setup() -> Setup {
    let mut setup = setup(2);
    let mut pack = (*setup.pack).clone();
    let name = pack.pages[0].name.clone();
    pack.pages[0] = Page { name, ..row_page() };
    setup.pack = Arc::new(pack);
    setup
}

/// Spades, with the sign of Hearts, is asked about its exploration.
fn at_the_gate(spades: [u8; 4], hearts: [u8; 4]) -> Given {
    Given::with(&war_setup()).tokens(SPADES, spades).tokens(HEARTS, hearts).hand(SPADES, "AH")
}

fn declare(game: &mut Given) {
    game.explore(SPADES);
    game.act(Action::Declare(HEARTS));
}

/// Takes the row page, sets the chambers on these places and the guards, kind
/// by kind, on those.
fn deploy(game: &mut Given, sites: &[u8], guards: &[u8]) {
    game.act(Action::Page(0));
    sites.iter().for_each(|place| drop(game.act(Action::Site(*place))));
    guards.iter().for_each(|place| drop(game.act(Action::Guard(*place))));
    assert_eq!(game.asked(), (SPADES, Phase::Invade));
}

/// The war is declared; the first page drawn is the row.
fn war(spades: [u8; 4], hearts: [u8; 4], sites: &[u8], guards: &[u8]) -> Given {
    let mut game = at_the_gate(spades, hearts);
    game.explore(SPADES);
    game.draws([0, 0]);
    game.act(Action::Declare(HEARTS));
    deploy(&mut game, sites, guards);
    game
}

#[test]
fn a9_1_war_needs_the_nest_card_and_costs_the_exploration() {
    let mut game = Given::new(3).hand(SPADES, "AH");
    game.explore(SPADES);
    assert_eq!(game.refused(Action::Declare(CLUBS)), "A9.1");
    assert_eq!(game.refused(Action::Declare(SPADES)), "A9.1");
    let mut game = war([4, 0, 0, 0], [1, 0, 0, 0], &[0, 1, 2], &[0]);
    let events = game.act(Action::Retreat);
    assert!(events.contains(&Event::WarEnded));
    assert_eq!(game.asked(), (HEARTS, Phase::Explore), "the invader explores no more");
    assert!(game.state.used.contains(card("AH")), "the card goes back");
}

#[test]
fn a9_1_unbroken_guards_return_to_where_they_were() {
    let mut game = war([4, 0, 0, 0], [1, 1, 1, 1], &[0, 1, 2], &[0, 1, 2, 2]);
    let tokens = game.colony(HEARTS).tokens;
    game.act(Action::Retreat);
    assert_eq!(game.colony(HEARTS).tokens, tokens);
    assert_eq!(game.state.guards().count(), 0);
}

#[test]
fn a9_2_the_defender_takes_one_of_two_pages_with_enough_places() {
    let mut game = at_the_gate([4, 0, 0, 0], [1, 0, 0, 0]);
    for _ in 0..3 {
        game = game.chamber(HEARTS, Kind::Dump);
    }
    declare(&mut game);
    assert_eq!(game.asked(), (HEARTS, Phase::Page));
    let pages: Vec<u8> = game.state.war.expect("a war").pages.iter().flatten().copied().collect();
    assert_eq!(pages.len(), 2);
    assert!(pages.iter().all(|page| game.state.content.pages[usize::from(*page)].places >= 6));
    assert_eq!(game.refused(Action::Page(2)), "A9.2");
}

#[test]
fn a9_2_chambers_and_all_held_tokens_are_deployed_in_secret() {
    let mut game = at_the_gate([4, 0, 0, 0], [1, 1, 1, 0]);
    game.explore(SPADES);
    game.draws([0, 0]);
    game.act(Action::Declare(HEARTS));
    game.act(Action::Page(0));
    game.act(Action::Site(4));
    assert_eq!(game.refused(Action::Site(4)), "A9.2");
    assert_eq!(game.refused(Action::Site(5)), "A9.2");
    game.act(Action::Site(0));
    game.act(Action::Site(1));
    assert_eq!(game.refused(Action::Guard(5)), "A9.2");
    for place in [4, 4, 0] {
        game.act(Action::Guard(place));
    }
    assert_eq!(game.asked(), (SPADES, Phase::Invade));
    assert_eq!(view(&game.state, Eyes::Seat(SPADES)).deployment, None);
    assert_eq!(view(&game.state, Eyes::Public).deployment, None);
    let own = view(&game.state, Eyes::Seat(HEARTS)).deployment.expect("its own");
    assert_eq!(own.sites[4], Some(ChamberId(0)));
    assert_eq!((own.guards[4].count(), own.guards[0].of(Token::WorkGreen)), (2, 1));
}

#[test]
fn a9_3_first_the_entrance_then_what_is_joined() {
    let mut game = war([4, 0, 0, 0], [1, 0, 0, 0], &[4, 1, 2], &[4]);
    assert_eq!(game.legal(), [Action::Invade(0), Action::Retreat]);
    assert_eq!(game.refused(Action::Invade(1)), "A9.3");
    assert_eq!(game.refused(Action::Invade(5)), "A9.2");
    game.act(Action::Invade(0));
    assert_eq!(game.asked(), (SPADES, Phase::BreakIn));
    assert_eq!(game.state.war.expect("a war").faces[0].expect("shown").chamber, None);
    game.act(Action::BreakIn);
    assert_eq!(game.legal(), [Action::Invade(1), Action::Retreat]);
}

#[test]
fn a9_3_breaking_in_costs_the_guards_points_and_they_fall() {
    let mut game = war([4, 0, 0, 0], [2, 1, 0, 0], &[0, 1, 2], &[0, 1, 0]);
    game.act(Action::Invade(0));
    game.act(Action::BreakIn);
    assert_eq!((game.asked(), game.colony(SPADES).owed), ((SPADES, Phase::GiveUp), 3));
    for _ in 0..3 {
        game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    }
    // The Queen's chamber ends the war; one green guard is left.
    assert_eq!((game.colony(HEARTS).tokens.of(Token::HandGreen), game.colony(HEARTS).tokens.count()), (1, 1));
    assert_eq!((game.colony(SPADES).survival, game.colony(HEARTS).survival), (11, 5));
    assert_eq!(game.state.war, None);
}

#[test]
fn a9_3_who_cant_pay_must_retreat() {
    // Four points, of which the last is never given up.
    let mut game = war([2, 0, 0, 0], [2, 0, 0, 0], &[0, 1, 2], &[0, 0]);
    let events = game.act(Action::Invade(0));
    assert!(events.contains(&Event::WarEnded));
}

#[test]
fn a9_3_formic_acid_saves_a_point_at_each_break_in() {
    let mut game = war([2, 0, 0, 0], [2, 0, 0, 0], &[0, 1, 2], &[0, 0]);
    game = game.talents(SPADES, &[Talent::FormicAcid]);
    game.act(Action::Invade(0));
    game.act(Action::BreakIn);
    assert_eq!(game.colony(SPADES).owed, 3);
    let mut game = war([2, 0, 0, 0], [1, 0, 0, 0], &[0, 1, 2], &[4]).talents(SPADES, &[Talent::FormicAcid]);
    game.act(Action::Invade(0));
    game.act(Action::BreakIn);
    assert_eq!(game.colony(SPADES).owed, 0, "at least nothing");
}

#[test]
fn a9_3_the_last_token_returns_to_its_zone() {
    let mut game = war([4, 0, 0, 0], [0, 0, 1, 0], &[4, 0, 1], &[0]);
    game.act(Action::Invade(0));
    game.act(Action::BreakIn);
    while game.asked().1 == Phase::GiveUp {
        game.act(Action::GiveUp(Loss::Wound(Zone::Hand)));
    }
    assert_eq!(game.colony(HEARTS).tokens.of(Token::WorkGreen), 1);
    assert_eq!(game.state.guards().count(), 0);
}

#[test]
fn a9_3_order_stone_then_leaves_then_page() {
    let mut game = at_the_gate([4, 0, 0, 0], [1, 0, 0, 0]).hand(SPADES, "3S").hand(HEARTS, "4H 4S");
    declare(&mut game);
    assert_eq!(game.asked(), (SPADES, Phase::AttackStone));
    game.act(Action::Decline);
    assert_eq!(game.asked(), (HEARTS, Phase::Leaves));
    game.draws([4]);
    game.act(Action::Leaf(card("4H")));
    assert_eq!(game.asked(), (HEARTS, Phase::Leaves), "one roll each");
    assert_eq!(game.refused(Action::Leaf(card("4H"))), "A7");
    game.act(Action::Decline);
    assert_eq!(game.asked(), (HEARTS, Phase::Page));
}

#[test]
fn a7_dead_leaf_ends_an_invasion_on_a_six() {
    let mut game = at_the_gate([4, 0, 0, 0], [1, 0, 0, 0]).hand(HEARTS, "4H");
    declare(&mut game);
    game.draws([5]);
    let events = game.act(Action::Leaf(card("4H")));
    assert!(events.contains(&Event::WarEnded));
    assert_eq!(game.state.used, cards("4H AH"));
}

#[test]
fn a7_stone_of_the_attacker_ends_the_attack_and_burdens_the_defender() {
    let mut game = at_the_gate([4, 0, 0, 0], [1, 0, 0, 0]).hand(SPADES, "3S");
    declare(&mut game);
    let events = game.act(Action::Stone(card("3S")));
    assert!(events.contains(&Event::WarEnded));
    assert_eq!(game.colony(HEARTS).stones, 1);
    assert_eq!(game.state.used, cards("3S AH"));
}

#[test]
fn a7_stone_of_the_defender_costs_four_or_turns_away() {
    let stoned = || {
        let mut game = war([4, 0, 0, 0], [1, 0, 0, 0], &[0, 1, 2], &[4]).hand(HEARTS, "3H");
        game.act(Action::Invade(0));
        assert_eq!(game.asked(), (HEARTS, Phase::GuardStone));
        game.act(Action::Stone(card("3H")));
        assert_eq!(game.asked(), (SPADES, Phase::Upkeep));
        game
    };
    let mut game = stoned();
    game.act(Action::Pay { green: 2, red: 0 });
    assert_eq!(game.asked(), (SPADES, Phase::BreakIn));
    assert_eq!(game.colony(SPADES).tokens.of(Token::WorkGreen), 2);
    // With no other chamber to choose the invader retreats.
    let mut game = stoned();
    let events = game.act(Action::Decline);
    assert!(events.contains(&Event::PlaceBarred { place: 0 }) && events.contains(&Event::WarEnded));
}

#[test]
fn a2_gas_gland_costs_a_guard_and_wounds_two_green_tokens_once() {
    let mut game = war([4, 0, 1, 0], [2, 0, 0, 0], &[4, 0, 1], &[4, 4]).talents(HEARTS, &[Talent::GasGland]);
    game.act(Action::Invade(0));
    assert_eq!(game.asked(), (HEARTS, Phase::Gas));
    game.act(Action::Gas);
    assert_eq!(game.asked(), (HEARTS, Phase::Lose));
    assert_eq!(game.refused(Action::Lose(Token::HandGreen)), "A9.3");
    assert_eq!(game.refused(Action::LoseGuard { place: 0, token: Token::HandGreen }), "A9.3");
    game.act(Action::LoseGuard { place: 4, token: Token::HandGreen });
    assert_eq!((game.colony(HEARTS).tokens.count(), game.colony(SPADES).tokens.reds()), (1, 2));
    game.act(Action::BreakIn);
    game.act(Action::Invade(1));
    assert_eq!(game.asked(), (SPADES, Phase::BreakIn), "once per war");
}

/// Hearts' third chamber lies at the entrance, unguarded.
fn spoils(kind: Kind, prepare: impl FnOnce(&mut Given, ChamberId)) -> Given {
    let mut game = at_the_gate([4, 0, 0, 0], [2, 0, 0, 0]).chamber(HEARTS, kind);
    prepare(&mut game, ChamberId(3));
    game.explore(SPADES);
    game.draws([0, 0]);
    game.act(Action::Declare(HEARTS));
    deploy(&mut game, &[4, 2, 3, 0], &[4, 4]);
    game.act(Action::Invade(0));
    game.draws([0]);
    game.act(Action::BreakIn);
    game
}

#[test]
fn a9_4_a_storehouse_gives_one_piece_of_food_at_random() {
    let game = spoils(Kind::Storehouse, |game, id| {
        game.colony_mut(HEARTS).chambers[id.index()].store.put(Item::Marker(2));
    });
    assert_eq!((game.colony(SPADES).hand.markers(2), game.colony(HEARTS).chambers[3].store.len()), (1, 0));
    assert_eq!(game.colony(HEARTS).built, 4, "no chamber is destroyed");
}

#[test]
fn a9_4_a_nursery_gives_a_token_and_takes_one() {
    let mut game = spoils(Kind::Nursery, |_, _| {});
    assert_eq!(game.asked(), (HEARTS, Phase::Lose));
    game.act(Action::LoseGuard { place: 4, token: Token::HandGreen });
    assert_eq!((game.colony(SPADES).tokens.count(), game.colony(HEARTS).tokens.count()), (5, 1));
    assert_eq!(game.asked(), (SPADES, Phase::Invade));
}

#[test]
fn a9_4_a_dump_gives_a_honey_insect() {
    let game = spoils(Kind::Dump, |game, id| {
        game.state.open.deck.remove(card("2H"));
        game.colony_mut(HEARTS).chambers[id.index()].store.put(Item::Card(card("2H")));
    });
    assert!(game.colony(SPADES).hand.holds(Item::Card(card("2H"))));
}

#[test]
fn a9_4_a_fungus_chamber_is_reset_and_gives_a_step() {
    let steps = |own: u8| {
        spoils(Kind::Fungus, |game, id| {
            game.colony_mut(HEARTS).chambers[id.index()].steps = 3;
            for _ in 0..own {
                let open = std::mem::replace(game, Given::new(2)).chamber(SPADES, Kind::Fungus);
                *game = open;
            }
        })
    };
    let game = steps(0);
    assert_eq!((game.colony(HEARTS).chambers[3].steps, game.asked().1), (0, Phase::Invade));
    let game = steps(1);
    assert_eq!((game.colony(SPADES).chambers[3].steps, game.asked().1), (1, Phase::Invade));
    let mut game = steps(2);
    assert_eq!(game.asked(), (SPADES, Phase::Step));
    assert_eq!(game.refused(Action::Step(ChamberId(1))), "A9.4");
    game.act(Action::Step(ChamberId(4)));
    assert_eq!(game.colony(SPADES).chambers[4].steps, 1);
}

#[test]
fn a9_4_the_queen_gives_what_points_there_are_and_may_die() {
    let mut game = at_the_gate([4, 0, 0, 0], [1, 0, 0, 0]).survival(HEARTS, 2);
    game.explore(SPADES);
    game.draws([0, 0]);
    game.act(Action::Declare(HEARTS));
    deploy(&mut game, &[0, 1, 2], &[4]);
    game.act(Action::Invade(0));
    let events = game.act(Action::BreakIn);
    assert!(events.contains(&Event::QueenTaken { points: 2 }));
    assert!(events.contains(&Event::Died { seat: HEARTS, death: 1 }));
    assert_eq!(game.colony(SPADES).survival, 10);
}

#[test]
fn a9_a_defender_who_concedes_ends_the_war() {
    let mut game = war([4, 0, 0, 0], [1, 0, 0, 0], &[0, 1, 2], &[0]);
    super::a01::concede(&mut game, HEARTS);
    assert_eq!(game.state.war, None);
}
