//! Talents that were chosen and what a defender deployed are nowhere on the
//! screen of another.

use formicarium::antrealm::state::{Phase, Stage};
use formicarium::antrealm::{AntRealm, State};
use formicarium::engine::{Eyes, Fast, Probe, Seat};

use super::bench::{self, play};

/// All that is named and painted.
fn seen(state: &State, eyes: Eyes, shown: Seat) -> (Vec<String>, Vec<String>) {
    let mut bench = bench::bench(state, eyes, shown);
    bench::show(&mut bench, state, eyes, shown);
    (bench.names(None), bench.painted())
}

/// Another position that these eyes can't tell from this one.
fn permuted(state: &State, seat: Seat, seed: u64) -> State {
    let mut other = state.clone();
    AntRealm::permute_hidden(&mut other, seat, &mut Fast::new(seed));
    other
}

/// Positions of games in which something is hidden from somebody.
fn hiding(wanted: impl Fn(&State) -> bool, count: usize) -> Vec<State> {
    let mut found = Vec::new();
    for seed in 0..400 {
        play(2 + (seed % 3) as u8, seed, |state| {
            let stop = wanted(state);
            if stop {
                found.push(state.clone());
            }
            stop
        });
        if found.len() >= count {
            return found;
        }
    }
    panic!("only {} positions hide something", found.len());
}

fn assert_hidden(state: &State, defender: Seat) {
    let mut differed = false;
    for viewer in state.all_seats().filter(|seat| *seat != defender) {
        for seed in 0..6 {
            let other = permuted(state, viewer, seed);
            differed |= other != *state;
            assert_eq!(
                seen(state, Eyes::Seat(viewer), defender),
                seen(&other, Eyes::Seat(viewer), defender),
                "seat {} tells them apart",
                viewer.0
            );
        }
    }
    assert!(differed, "the secrets were the same by chance");
}

#[test]
fn talents_are_hidden_until_all_are_chosen() {
    let chosen = |state: &State| {
        state.stage == Stage::Talents && state.now.seat == Seat(1) && state.secret.talents[0] != 0
    };
    for state in hiding(chosen, 4) {
        assert_hidden(&state, Seat(0));
        let own = seen(&state, Eyes::Seat(Seat(0)), Seat(0));
        assert!(own.0.iter().any(|name| name.ends_with(", chosen")), "{:?}", own.0);
        let theirs = seen(&state, Eyes::Seat(Seat(1)), Seat(0));
        let own_choice = state.secret.talents[1] != 0;
        assert!(own_choice || !theirs.0.iter().any(|name| name.ends_with(", chosen")), "{:?}", theirs.0);
    }
}

#[test]
fn a_deployment_is_hidden_while_it_is_made_and_after() {
    for phase in [Phase::Guards, Phase::Invade] {
        let deployed = |state: &State| state.now.phase == phase && state.guards().count() > 1;
        for state in hiding(deployed, 3) {
            let defender = state.war.unwrap().defender;
            assert_hidden(&state, defender);
            let places = |names: &[String]| {
                let known = names.iter().filter(|name| name.starts_with("place ") && name.contains("guards"));
                known.count()
            };
            let shown = state.war.unwrap().faces.iter().flatten().count();
            let invader = state.war.unwrap().invader;
            assert_eq!(places(&seen(&state, Eyes::Seat(invader), defender).0), shown - broken(&state));
            assert!(places(&seen(&state, Eyes::Seat(defender), defender).0) > shown);
        }
    }
}

/// Places broken into say so, and no longer whether somebody guards them.
fn broken(state: &State) -> usize {
    state.war.map_or(0, |war| war.broken.count_ones() as usize)
}
