//! What eyes may see, what they read in the log, and what they imagine.

use std::collections::BTreeMap;

use formicarium::antrealm::pack::Talent;
use formicarium::antrealm::view::{imagine_into, view};
use formicarium::antrealm::{Action, AntRealm, Event, State, Token};
use formicarium::engine::{Cx, Eyes, Fast, Fold, Game, Probe, Seat, Turn};

use super::given::*;

/// Everything that these eyes read of a step.
fn read(before: &State, events: &[Event], eyes: Eyes) -> Vec<String> {
    let mut state = before.clone();
    let mut lines = Vec::new();
    for event in events {
        lines.extend(AntRealm::glimpse(&state, event, eyes).map(|line| format!("{line:?}")));
        AntRealm::fold(&mut state, event);
    }
    lines
}

/// A secret decision reads the same to everyone else, whatever was decided.
#[test]
fn no_log_line_tells_a_secret_decision() {
    let mut compared = 0;
    for seed in 0..60 {
        let ready = AntRealm::check(&setup(3)).expect("a sound setup");
        let mut chance = Fast::new(seed);
        let mut state = AntRealm::blank(&ready);
        AntRealm::start(&mut Cx::new(&mut state, &mut Vec::new(), &mut chance));
        while let Turn::Seat(seat) = AntRealm::turn(&state) {
            let mut legal = Vec::new();
            AntRealm::legal(&state, &mut legal);
            let is_secret =
                |action: &Action| matches!(action, Action::Talent(_) | Action::Site(_) | Action::Guard(_));
            let secret: Vec<Action> = legal.iter().copied().filter(is_secret).collect();
            for eyes in [Eyes::Public, Eyes::Seat(Seat((seat.0 + 1) % 3))] {
                let told: Vec<_> = secret.iter().map(|action| told(&state, seat, *action, eyes)).collect();
                assert!(told.windows(2).all(|pair| pair[0] == pair[1]), "{eyes:?} read {told:#?}");
                compared += usize::from(told.len() > 1);
            }
            let keen = legal.iter().copied().find(|action| matches!(action, Action::Declare(_)));
            let place = formicarium::engine::Chance::below(&mut chance, legal.len() as u32);
            let action = keen.unwrap_or(legal[place as usize]);
            AntRealm::decide(&mut Cx::new(&mut state, &mut Vec::new(), &mut chance), seat, action);
        }
    }
    assert!(compared > 400, "hardly anything was secret: {compared}");
}

/// What these eyes read and see of a decision, up to the next one's number of
/// things set.
fn told(before: &State, seat: Seat, action: Action, eyes: Eyes) -> (Vec<String>, String) {
    let mut after = before.clone();
    let mut events = Vec::new();
    AntRealm::decide(&mut Cx::new(&mut after, &mut events, &mut Fast::new(1)), seat, action);
    (read(before, &events, eyes), format!("{:?}", view(&after, eyes)))
}

#[test]
fn the_defender_reads_what_the_others_do_not() {
    let mut game = Given::new(2).hand(SPADES, "AH");
    game.explore(SPADES);
    game.act(Action::Declare(HEARTS));
    game.act(Action::Page(0));
    let event = Event::Sited { place: 1, chamber: formicarium::antrealm::ChamberId(0) };
    let key = |eyes| AntRealm::glimpse(&game.state, &event, eyes).map(|line| line.key);
    assert_eq!(key(Eyes::Seat(HEARTS)), Some("realm-log-sited"));
    assert_eq!(key(Eyes::All), Some("realm-log-sited"));
    assert_eq!((key(Eyes::Seat(SPADES)), key(Eyes::Public)), (None, None));
    assert!(AntRealm::secret(&game.state));
}

/// Every way that others could have chosen comes about equally often.
#[test]
fn imagined_talents_are_uniform_over_affordable_sets() {
    let mut game = Given::choosing(&setup(2));
    game.act(Action::Talent(Talent::Leap));
    game.act(Action::EndTalents);
    let seen = view(&game.state, Eyes::Seat(HEARTS));
    let mut chance = Fast::new(5);
    let mut state = game.state.clone();
    let mut counts = BTreeMap::<u16, u32>::new();
    let rounds = 200_000;
    for _ in 0..rounds {
        imagine_into(&seen, &mut chance, &mut state);
        *counts.entry(state.secret.talents[0]).or_default() += 1;
        assert_eq!(state.secret.talents[1], 0, "a seat knows its own");
    }
    let sets: Vec<u16> =
        formicarium::antrealm::rules::talents::affordable_sets(&game.state.content).collect();
    assert_eq!(counts.len(), sets.len());
    let expected = f64::from(rounds) / sets.len() as f64;
    let off = |count: &u32| (f64::from(*count) - expected).powi(2) / expected;
    let chi: f64 = counts.values().map(off).sum();
    let freedom = sets.len() as f64 - 1.0;
    assert!(chi < freedom + 5.0 * (2.0 * freedom).sqrt(), "chi squared {chi} of {freedom}");
}

/// Two tokens on three places, one of which was shown empty of guards: each of
/// the four ways over the other two is as likely.
#[test]
fn imagined_guards_are_uniform_over_unseen_places() {
    let mut game = Given::new(2).tokens(SPADES, [8, 0, 0, 0]).tokens(HEARTS, [1, 1, 0, 0]).hand(SPADES, "AH");
    game.explore(SPADES);
    game.act(Action::Declare(HEARTS));
    game.act(Action::Page(0));
    while !matches!(game.legal()[0], Action::Guard(_)) {
        let last = *game.legal().last().expect("a place");
        game.act(last);
    }
    let page = game.state.war.and_then(|war| war.page).expect("a page");
    let pattern = game.state.content.pages[usize::from(page)].clone();
    let elsewhere = (0..pattern.places).find(|place| *place != pattern.entrance).expect("a place");
    game.act(Action::Guard(elsewhere));
    game.act(Action::Guard(elsewhere));
    game.act(Action::Invade(pattern.entrance));
    let seen = view(&game.state, Eyes::Seat(SPADES));
    let hidden = u32::from(pattern.places) - 1;
    let mut counts = BTreeMap::<(u8, u8), u32>::new();
    let mut state = game.state.clone();
    let mut chance = Fast::new(9);
    let rounds = 40_000;
    for _ in 0..rounds {
        imagine_into(&seen, &mut chance, &mut state);
        let at = |token: Token| (0..9).find(|place| state.secret.guards[usize::from(*place)].of(token) > 0);
        let pair = (at(Token::HandGreen).expect("a guard"), at(Token::HandRed).expect("a guard"));
        assert!(pair.0 != pattern.entrance && pair.1 != pattern.entrance);
        *counts.entry(pair).or_default() += 1;
        AntRealm::audit(&state).expect("sound");
    }
    assert_eq!(counts.len() as u32, hidden * hidden);
    let expected = rounds / (hidden * hidden);
    let near = counts.values().all(|count| count.abs_diff(expected) < expected / 4);
    assert!(near, "{counts:?} instead of {expected} each");
}
