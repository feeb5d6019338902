//! S11: the Black Garden Ant.

use std::sync::Arc;

use formicarium::engine::{Eyes, Game, Scripted, Seat};
use formicarium::microlonies::ids::ObjectiveId;
use formicarium::microlonies::species::{Ability, Effect, Slice, Species, SpeciesChoice};
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Event, Microlonies, Setup};

use super::board::{small_layout, small_pack};
use super::given::*;

fn garden() -> Given {
    given_species(A, Species::BlackGarden)
}

/// The first seat plays the Black Garden Ant, the second none.
fn begun() -> Given {
    let mut pack = small_pack();
    pack.species = sheets();
    let setup = Setup {
        pack: Arc::new(pack),
        layout: Arc::new(small_layout()),
        colonies: 2,
        species: vec![SpeciesChoice::Fixed(Species::BlackGarden)],
    };
    dealt(setup, &mut Scripted::default()).0
}

fn hand(game: &Given, seat: Seat) -> Vec<u8> {
    game.state.secret.hands[seat.index()].iter().map(|card| card.0).collect()
}

fn under(game: &Given) -> Vec<u8> {
    game.state.secret.deck.under().iter().map(|under| under.card).collect()
}

fn drawn(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::ObjectiveDrawn { .. })).count()
}

#[test]
fn s11_1_three_objectives_are_dealt_and_two_kept() {
    let mut game = begun();
    assert_eq!((game.colony(A).hand, game.colony(B).hand, game.turn()), (3, 2, Some(A)));
    let dealt = hand(&game, A);
    let deck = game.state.objective_deck;
    game.refused(Action::Keep(ObjectiveId(dealt[0])), "S11.1", "refuse-put-back-instead", &[]);
    let other = game.state.secret.hands[1][0];
    game.refused(Action::PutBack(other), "S11.1", "refuse-not-in-hand", &[]);
    game.when(Action::PutBack(ObjectiveId(dealt[1])));
    assert_eq!((hand(&game, A), game.state.objective_deck), (vec![dealt[0], dealt[2]], deck + 1));
    assert!(game.state.secret.deck.unseen() & 1 << dealt[1] != 0, "it is shuffled in");
    assert_eq!((game.phase(), game.turn()), (Phase::KeepObjective, Some(B)));
    game.refused(Action::PutBack(other), "M3.5", "refuse-keep-instead", &[]);
    game.when(Action::Keep(other));
    assert_eq!(hand(&game, B), [other.0]);
}

#[test]
fn s11_1_nobody_else_learns_which_go_back() {
    let game = begun();
    let cards = hand(&game, A);
    let seen = |card: u8, eyes| Microlonies::seen(&Action::PutBack(ObjectiveId(card)), A, eyes);
    assert_eq!(seen(cards[0], B), seen(cards[1], B));
    assert_ne!(seen(cards[0], A), seen(cards[1], A));
    let event = Event::ObjectivePutBack { card: ObjectiveId(cards[0]) };
    let key = |eyes| Microlonies::glimpse(&game.state, &event, eyes).map(|line| line.key);
    assert_eq!(key(Eyes::Seat(A)), Some("log-put-back"));
    assert_eq!(
        (key(Eyes::Seat(B)), key(Eyes::Public)),
        (Some("log-put-back-hidden"), Some("log-put-back-hidden"))
    );
    assert!(Microlonies::secret(&game.state));
}

#[test]
fn s11_2_a_crawling_prey_grants_planning_without_an_egg() {
    let mut game = garden().faces([0, 1, 2]).ant(A, 2, 1).prey_river(&[7]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!((game.activity(), game.colony(A).eggs), (Activity::FreePlanning, 0));
    game.allowed(Action::EndTurn);
    game.when(Action::PlanTake(1));
    assert_eq!((hand(&game, A), game.activity()), (vec![1], Activity::None));
    game.refused(Action::PlanDraw, "M6.2", "refuse-no-planning-now", &[]);
}

#[test]
fn s11_2_not_for_others_nor_for_other_prey() {
    for (mut game, card) in [(garden(), 0), (given_species(A, Species::Bulldog), 7)] {
        game = game.ant(A, 2, 1).prey_river(&[card]).activated(HUNT, 1);
        game.when(game.zone(3, 1));
        game.when(Action::TakePrey(0));
        assert_eq!(game.activity(), Activity::None, "Prey {card}");
    }
}

#[test]
fn s11_3_by_aphids_more_are_drawn_and_put_under_in_your_order() {
    let mut game = garden().hunted_nowhere(A, &[5, 10]).hand(A, &[3]).eggs(A, 1).activated(LAY, 1);
    assert_eq!(drawn(&game.when(Action::PlanDraw)), 3);
    let cards = hand(&game, A);
    assert_eq!((cards.len(), game.phase(), game.colony(A).eggs), (4, Phase::PutUnder, 0));
    game.when(Action::PutUnder(ObjectiveId(cards[2])));
    game.refused(Action::EndTurn, "M6.2", "refuse-put-under-first", &[]);
    game.when(Action::PutUnder(ObjectiveId(cards[0])));
    assert_eq!((under(&game), game.phase()), (vec![cards[2], cards[0]], Phase::Act));
    assert_eq!(game.colony(A).hand, 2);
    game.refused(Action::PlanDraw, "M6.2", "refuse-planned-already", &[]);
}

#[test]
fn s11_3_one_aphid_is_too_few_and_others_never_draw_more() {
    for (mut game, cards) in [(garden(), vec![5]), (given_species(A, Species::RedMeadow), vec![5, 10])] {
        game = game.hunted_nowhere(A, &cards).eggs(A, 1).activated(LAY, 1);
        assert_eq!(drawn(&game.when(Action::PlanDraw)), 2);
        let card = game.state.secret.hands[0][0];
        game.when(Action::PutUnder(card));
        assert_eq!((game.phase(), game.colony(A).hand), (Phase::Act, 1));
    }
}

#[test]
fn s11_3_controlled_bonus_hexes_count_and_there_is_a_most() {
    let game = garden().hunted_nowhere(A, &[5]).ant(A, 2, 4).eggs(A, 1).activated(LAY, 1);
    let mut bonus = game.twin();
    assert_eq!(drawn(&bonus.when(Action::PlanDraw)), 3);
    for (per, most, expected) in [(1, 3, 4), (1, 1, 3), (1, 0, 2)] {
        let game = given_with(super::board::MEADOW, |pack| {
            pack.species = sheets();
            let sheet = pack.species.iter_mut().find(|sheet| sheet.id == Species::BlackGarden);
            let planning = sheet.and_then(|sheet| sheet.numbers.planning.as_mut()).expect("its Planning");
            (planning.per, planning.most) = (per, most);
        });
        let game = game.species(A, Species::BlackGarden).hunted_nowhere(A, &[5, 10]);
        let mut game = game.eggs(A, 1).activated(LAY, 1);
        assert_eq!(drawn(&game.when(Action::PlanDraw)), expected);
    }
}

#[test]
fn s11_3_a_short_deck_gives_what_it_has_and_gets_no_more_back() {
    // All but so many Objectives are in the other hand.
    for (left, expected) in [(1, 1), (2, 2), (3, 2)] {
        let others: Vec<u8> = (left..24).collect();
        let mut game = garden().hunted_nowhere(A, &[5, 10]).hand(B, &others).eggs(A, 1).activated(LAY, 1);
        assert_eq!(drawn(&game.when(Action::PlanDraw)), usize::from(left));
        for put in 0..expected {
            assert_eq!(game.phase(), Phase::PutUnder, "{put} of {expected}");
            let card = game.state.secret.hands[0][0];
            game.when(Action::PutUnder(card));
        }
        assert_eq!((game.phase(), under(&game).len()), (Phase::Act, expected));
    }
    let others: Vec<u8> = (0..24).collect();
    let game = garden().hand(B, &others).eggs(A, 1).activated(LAY, 1);
    game.refused(Action::PlanDraw, "M9.3", "refuse-objective-deck-empty", &[]);
}

#[test]
fn s11_3_nobody_else_sees_what_is_drawn_and_put_under() {
    let mut game = garden().hunted_nowhere(A, &[5, 10]).faces([0, 1, 2]).eggs(A, 2).activated(LAY, 1);
    game.when(Action::PlanTake(0));
    let game = game.exactly(|state| state.open.now.planned = false);
    let mut game = game;
    let events = game.when(Action::PlanDraw);
    for event in events.iter().filter(|event| matches!(event, Event::ObjectiveDrawn { .. })) {
        let line = Microlonies::glimpse(&game.state, event, Eyes::Seat(B)).expect("a line");
        assert_eq!(line.key, "log-objective-drawn-hidden");
    }
    for _ in 0..2 {
        let view = Microlonies::view(&game.state, Eyes::Seat(B));
        assert!(view.hands[0].is_empty() && view.under.iter().all(|under| under.card.is_none()));
        assert!(Microlonies::secret(&game.state));
        let cards = game.state.secret.hands[0].clone();
        let seen = |card| Microlonies::seen(&Action::PutUnder(card), A, B);
        assert_eq!(seen(cards[0]), seen(cards[1]));
        game.when(Action::PutUnder(cards[0]));
    }
    let changes = &game.state.hand_logs[0].changes;
    assert_eq!(changes.len(), 1 + 3 + 2, "one taken, three drawn, two put: {changes:?}");
    let view = Microlonies::view(&game.state, Eyes::Seat(B));
    for seed in 0..20 {
        let imagined = Microlonies::imagine(&view, &mut formicarium::engine::Fast::new(seed));
        assert_eq!((imagined.secret.hands[0].len(), imagined.secret.deck.under().len()), (2, 2));
    }
}

#[test]
fn s11_3_a_position_that_puts_more_under_than_it_holds_is_refused() {
    use formicarium::engine::Fold;
    let mut game = garden().hunted_nowhere(A, &[5, 10]).eggs(A, 1).activated(LAY, 1);
    let event = Event::Effect(Effect::MoreUnder { count: 1 });
    assert!(Microlonies::admits(&game.state, &event).is_err(), "the hand is empty");
    game.when(Action::PlanDraw);
    assert_eq!(game.colony(A).slice, Slice::BlackGarden { more: 1 });
    let mut position = serde_json::to_value(Microlonies::position(&game.state)).expect("plain data");
    let more = position.pointer_mut("/open/colonies/0/slice/black-garden/more").expect("what is left");
    *more = 3.into();
    assert!(Microlonies::restore(&game.state.content, &position).is_err());
    game.concede(A);
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn s11_4_a_vp_per_objective_in_hand_or_validated() {
    let mut game = garden().hand(A, &[23, 4, 5]).activated(NURSERY, 1);
    assert_eq!(game.score(A).supremacy, 3);
    game.when(validate(23, formicarium::microlonies::TierId::One));
    game.end_turn();
    assert_eq!((game.colony(A).hand, game.score(A).supremacy), (2, 3));
    let game = garden().activated(HUNT, 1);
    game.refused(Action::Ability(Ability::RefreshPrey), "M3.4", "refuse-not-your-species", &[]);
}
