//! Whatever may be done can be clicked, in every phase, and what is lit may be
//! done.

use std::collections::HashSet;

use formicarium::antrealm::{Action, AntRealm, State};
use formicarium::engine::{Eyes, Game};
use formicarium::text::{Lang, Text};
use formicarium::ui::antrealm::ask;
use formicarium::ui::face::Ask;

use super::bench::{self, Bench, positions};

/// Everything that clicks on what is lit ask for.
fn reachable(bench: &mut Bench, legal: &[Action], place: &str) -> HashSet<Action> {
    let mut reached = HashSet::new();
    let buttons = bench.buttons();
    for index in 0..buttons.len() {
        bench.tidy();
        let asked = bench.click(index);
        if asked.is_empty() {
            // Something was taken up: what can be done with it is lit now.
            let lit = bench.buttons();
            for more in (0..lit.len()).filter(|more| !buttons.contains(&lit[*more])) {
                bench.tidy();
                bench.click(index);
                note(&bench.click(more), legal, &mut reached, place, &lit[more]);
            }
        }
        note(&asked, legal, &mut reached, place, &buttons[index]);
    }
    reached
}

fn note(asked: &[Ask<AntRealm>], legal: &[Action], reached: &mut HashSet<Action>, place: &str, button: &str) {
    for ask in asked {
        let Ask::Act(action) = ask else { panic!("{place}: {button} does nothing to the game") };
        assert!(legal.contains(action), "{place}: {button} is lit, but {action:?} is refused");
        reached.insert(*action);
    }
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    AntRealm::legal(state, &mut legal);
    legal
}

#[test]
fn whatever_may_be_done_can_be_clicked_in_every_phase() {
    let positions = positions();
    let phases: Vec<&String> = positions.keys().collect();
    // All but the start and the end.
    assert_eq!(phases.len(), 26, "{phases:?}");
    let mut bench: Option<Bench> = None;
    for (phase, states) in positions {
        for (number, state) in states.iter().enumerate() {
            let seat = state.now.seat;
            let (eyes, place) = (Eyes::Seat(seat), format!("{phase} {number}"));
            let bench = bench.get_or_insert_with(|| bench::bench(state, eyes, seat));
            bench::show(bench, state, eyes, seat);
            let legal = legal(state);
            let reached = reachable(bench, &legal, &place);
            for action in legal.iter().filter(|action| !AntRealm::ends_turn(action)) {
                assert!(reached.contains(action), "{place}: {action:?} is not lit in {:?}", bench.buttons());
            }
        }
    }
}

#[test]
fn what_must_be_done_is_lit_whichever_colony_is_shown() {
    let positions = positions();
    for (phase, states) in positions.iter().filter(|(phase, _)| *phase != "Administer") {
        let state = &states[0];
        let seat = state.now.seat;
        let other = state.all_seats().find(|other| *other != seat).unwrap();
        let mut bench = bench::bench(state, Eyes::Seat(seat), other);
        bench::show(&mut bench, state, Eyes::Seat(seat), other);
        let legal = legal(state);
        let reached = reachable(&mut bench, &legal, phase);
        for action in legal.iter().filter(|action| !AntRealm::ends_turn(action)) {
            assert!(reached.contains(action), "{phase}: {action:?} is not lit in {:?}", bench.buttons());
        }
    }
}

#[test]
fn every_phase_says_what_is_asked_and_what_awaits_one() {
    for lang in Lang::ALL {
        let text = Text::new(lang);
        for (phase, states) in positions() {
            for state in states {
                let view = AntRealm::view(state, Eyes::Seat(state.now.seat));
                for line in [ask::asked(&view, true), ask::asked(&view, false), ask::cover(&view)] {
                    let words = text.plain(&line);
                    assert!(!words.is_empty() && words != line.key, "{phase}: {}", line.key);
                    assert!(!words.contains(['{', '}']), "{phase}: {words}");
                }
                for action in legal(state) {
                    let label = ask::choice(&view, &action).map(|choice| text.plain(&choice.label));
                    assert!(label.is_none_or(|label| !label.contains(['{', '}'])), "{phase}: {action:?}");
                }
            }
        }
    }
}

#[test]
fn nothing_is_lit_for_those_who_only_look() {
    for (phase, states) in positions() {
        let state = &states[0];
        let other = state.all_seats().find(|other| *other != state.now.seat).unwrap();
        for eyes in [Eyes::Public, Eyes::Seat(other)] {
            let mut bench = bench::bench(state, eyes, state.now.seat);
            bench::show(&mut bench, state, eyes, state.now.seat);
            assert_eq!(bench.buttons(), Vec::<String>::new(), "{phase}");
            assert!(bench.names(None).len() > 8, "{phase}: things have names");
        }
    }
}
