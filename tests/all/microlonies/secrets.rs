//! What eyes may see, what they read in the log, and what they imagine.

use std::sync::Arc;

use formicarium::engine::{Cx, Eyes, Fast, Game, Seat, Turn};
use formicarium::microlonies::hand_log::HandChange;
use formicarium::microlonies::ids::ObjectiveId;
use formicarium::microlonies::state::State;
use formicarium::microlonies::{Action, Event, Microlonies, Setup, TierId};

use formicarium::engine::Chance;

use super::board::{small_layout, small_pack, words};
use super::given::*;

/// Objectives that these eyes neither hold nor saw.
fn hidden(state: &State, eyes: Eyes) -> Vec<ObjectiveId> {
    let unseen = (0..128).filter(|card| state.secret.deck.unseen() & (1 << card) != 0).map(ObjectiveId);
    let seen: Vec<ObjectiveId> =
        state.hand_logs.iter().flat_map(|log| &log.changes).filter_map(taken).collect();
    let others = state.seats().filter(|seat| !eyes.see(*seat));
    let held = others.flat_map(|seat| state.secret.hands[seat.index()].clone());
    let under = state.secret.deck.under().iter().filter(|under| !eyes.see(under.by));
    let all = unseen.chain(held).chain(under.map(|under| ObjectiveId(under.card)));
    all.filter(|card| !seen.contains(card)).collect()
}

fn taken(change: &HandChange) -> Option<ObjectiveId> {
    match change {
        HandChange::Took(card) => Some(*card),
        _ => None,
    }
}

fn check_view(state: &State, eyes: Eyes) {
    let view = Microlonies::view(state, eyes);
    let text = format!("{:?} {:?} {:?} {:?}", view.open, view.hands, view.marked, view.under);
    for card in hidden(state, eyes) {
        assert!(!text.contains(&format!("{card:?}")), "{eyes:?} see {card:?}");
    }
}

fn check_log(before: &State, after: &State, event: &Event, eyes: Eyes) {
    let Some(line) = Microlonies::glimpse(before, event, eyes) else { return };
    let text = format!("{line:?}");
    for card in hidden(after, eyes).into_iter().filter(|card| hidden(before, eyes).contains(card)) {
        let name = after.content.objective(card).name.get("en").to_owned();
        assert!(!text.contains(&name), "{eyes:?} read {text}");
    }
}

fn secret_setup() -> Setup {
    let mut pack = small_pack();
    for (number, card) in pack.objectives.iter_mut().enumerate() {
        card.name = words(&format!("secret [{number}]"));
    }
    Setup { pack: Arc::new(pack), layout: Arc::new(small_layout()), colonies: 2, species: Vec::new() }
}

#[test]
fn no_view_and_no_log_line_tells_a_hidden_objective() {
    let ready = Microlonies::check(&secret_setup()).unwrap();
    let mut told = 0;
    for seed in 0..4 {
        let mut chance = Fast::new(seed);
        let mut state = Microlonies::blank(&ready);
        let mut events = Vec::new();
        Microlonies::start(&mut Cx::new(&mut state, &mut events, &mut chance));
        while let Turn::Seat(seat) = Microlonies::turn(&state) {
            let mut legal = Vec::new();
            Microlonies::legal(&state, &mut legal);
            let action = legal[chance.below(legal.len() as u32) as usize];
            let mut before = state.clone();
            events.clear();
            Microlonies::decide(&mut Cx::new(&mut state, &mut events, &mut chance), seat, action);
            for event in &events {
                let mut after = before.clone();
                <Microlonies as formicarium::engine::Fold>::fold(&mut after, event);
                for eyes in [Eyes::Seat(A), Eyes::Seat(B), Eyes::Public] {
                    check_log(&before, &after, event, eyes);
                }
                before = after;
            }
            for eyes in [Eyes::Seat(A), Eyes::Seat(B), Eyes::Public] {
                check_view(&state, eyes);
                told += hidden(&state, eyes).len();
            }
        }
    }
    assert!(told > 1000, "hardly anything was hidden");
}

#[test]
fn the_owner_reads_what_the_others_do_not() {
    let game = given().eggs(A, 1).activated(LAY, 1);
    let event = Event::ObjectiveDrawn { seat: A, card: ObjectiveId(4) };
    let key = |eyes| Microlonies::glimpse(&game.state, &event, eyes).map(|line| line.key);
    assert_eq!(key(Eyes::Seat(A)), Some("log-objective-drawn"));
    assert_eq!(key(Eyes::All), Some("log-objective-drawn"));
    assert_eq!(key(Eyes::Seat(B)), Some("log-objective-drawn-hidden"));
    assert_eq!(key(Eyes::Public), Some("log-objective-drawn-hidden"));
    let event = Event::Marked { card: ObjectiveId(4), tier: TierId::One };
    assert!(Microlonies::glimpse(&game.state, &event, Eyes::Seat(A)).is_some());
    assert_eq!(Microlonies::glimpse(&game.state, &event, Eyes::Seat(B)), None);
}

/// In how many of a thousand imagined positions something holds.
fn share(game: &Given, eyes: Seat, holds: impl Fn(&State) -> bool) -> u32 {
    let view = Microlonies::view(&game.state, Eyes::Seat(eyes));
    let mut chance = Fast::new(1);
    let mut state = game.state.clone();
    let mut count = 0;
    for _ in 0..20_000 {
        Microlonies::imagine_into(&view, &mut chance, &mut state);
        count += u32::from(holds(&state));
    }
    count / 20
}

#[track_caller]
fn near(found: u32, expected: u32) {
    assert!(found.abs_diff(expected) <= 15, "{found} instead of {expected} in a thousand");
}

/// The second seat takes Objective 0 openly into a hand of one, and draws two
/// and puts one under the deck in its next action.
fn planned(put: impl Fn(&[ObjectiveId]) -> ObjectiveId) -> Given {
    let mut game =
        given().faces([0, 1, 2]).hand(B, &[23]).eggs(B, 5).turn_of(B).activated(LAY, 1).draws(&[0]);
    game.when(Action::PlanTake(0));
    let mut game = again(game);
    game.when(Action::PlanDraw);
    let card = put(&game.state.secret.hands[1]);
    game.when(Action::PutUnder(card));
    game
}

/// Planning may be used once more.
fn again(game: Given) -> Given {
    game.exactly(|state| state.open.now.planned = false)
}

const TAKEN: ObjectiveId = ObjectiveId(0);

fn lies_under(state: &State) -> bool {
    state.secret.deck.under().iter().any(|under| under.card == TAKEN.0)
}

#[test]
fn a_card_taken_openly_went_under_as_likely_as_each_other() {
    for put in [|hand: &[ObjectiveId]| hand[0], |hand: &[ObjectiveId]| hand[1]] {
        let game = planned(put);
        near(share(&game, A, lies_under), 250);
        assert_eq!(share(&game, B, lies_under), if lies_under(&game.state) { 1000 } else { 0 });
    }
}

#[test]
fn a_card_that_nobody_knew_was_shown_the_likelier_the_more_there_were() {
    // Of four cards one went under. If it was the one taken openly, three
    // unknown ones were left, else two: 1 · 3 to 3 · 2.
    let mut game = planned(|hand| *hand.iter().find(|card| ![0, 23].contains(&card.0)).unwrap());
    game.when(validate(23, TierId::One));
    game.end_turn();
    near(share(&game, A, lies_under), 333);
}

#[test]
fn a_card_that_was_shown_never_went_under() {
    let mut game = given().faces([23, 1, 2]).hand(B, &[3]).eggs(B, 5).turn_of(B).activated(LAY, 1);
    game.when(Action::PlanTake(0));
    let mut game = again(game).draws(&[0, 0]);
    game.when(Action::PlanTake(1));
    let mut game = again(game).draws(&[0, 0]);
    game.when(Action::PlanDraw);
    game.when(Action::PutUnder(ObjectiveId(3)));
    game.when(validate(23, TierId::One));
    game.end_turn();
    // The first was shown; the other one was one of the four that could go.
    let other = |state: &State| state.secret.deck.under().iter().any(|under| under.card == 1);
    near(share(&game, A, other), 250);
    assert_eq!(share(&game, A, |state| state.secret.deck.under()[0].card == 23), 0);
}

#[test]
fn what_was_never_seen_is_spread_evenly() {
    let game = given().faces([0, 1, 2]).hand(A, &[3, 4]).hand(B, &[5, 6, 7]);
    // 19 cards are unknown to the first seat, three of them in the other hand.
    for card in [5, 11, 23] {
        near(share(&game, A, |state| state.secret.hands[1].contains(&ObjectiveId(card))), 3000 / 19);
    }
    assert_eq!(share(&game, A, |state| state.secret.hands[0] == [ObjectiveId(3), ObjectiveId(4)]), 1000);
}

#[test]
fn others_may_have_marked_what_holds_and_nothing_else() {
    let game = given().hand(B, &[23]).turn_of(B).activated(NURSERY, 1);
    // A third of 21 unseen Objectives might be validated now; which, depends.
    let marked = share(&game, A, |state| !state.secret.marked[1].is_empty());
    assert!((1..1000).contains(&marked), "{marked}");
    let sound = share(&game, A, |state| {
        state.secret.marked[1].iter().all(|(card, tier)| {
            let condition = game.state.content.objective(*card);
            let at = if *tier == TierId::One { condition.tier1.at } else { condition.tier2.at };
            game.measure(B, condition.metric) >= i32::from(at)
        })
    });
    assert_eq!(sound, 1000);
}
