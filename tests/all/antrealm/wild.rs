//! Arbitrary decisions and positions: nothing panics, what is refused changes
//! nothing. More cases by PROPTEST_CASES.

use std::sync::Arc;

use formicarium::antrealm::{AntRealm, Content};
use formicarium::bots::Random;
use formicarium::engine::{Fast, Game, Probe, Seat, Table, Turn};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::spots::leaves;

use super::given::setup;

fn ready(colonies: u8) -> Arc<Content> {
    AntRealm::check(&setup(colonies)).expect("a sound setup")
}

/// A byte is a decision: mostly any legal one, sometimes an arbitrary one,
/// rarely a concession.
fn decide(table: &mut Table<AntRealm, ()>, byte: u8, step: u64) {
    let Turn::Seat(seat) = table.turn() else { return };
    match byte {
        0 => drop(table.concede(Seat((step % 4) as u8))),
        1..64 => {
            let action = AntRealm::wild(table.state(), &mut Fast::new(u64::from(byte) << 32 | step));
            let before = AntRealm::digest(table.state());
            let by = if byte.is_multiple_of(8) { Seat((seat.0 + 1) % 3) } else { seat };
            let expected = by == seat && table.legal().contains(&action);
            let done = table.act(by, action).is_ok();
            assert_eq!(done, expected, "{action:?}");
            assert!(done || AntRealm::digest(table.state()) == before, "{action:?} changed something");
        }
        _ => {
            let action = table.legal()[usize::from(byte) % table.legal().len()];
            assert!(table.act(seat, action).is_ok(), "{action:?}");
        }
    }
    AntRealm::audit(table.state()).unwrap_or_else(|fault| panic!("{fault}"));
}

/// A position some steps into a game, as it is written.
fn position(ready: &Arc<Content>, seed: u64, steps: u64) -> Value {
    let mut table = Table::<AntRealm, ()>::new(Arc::clone(ready), seed, ());
    let mut bot = Random::new(seed);
    for _ in 0..steps {
        table.ask(&mut bot);
    }
    serde_json::to_value(AntRealm::position(table.state())).expect("JSON")
}

fn odd_value() -> impl Strategy<Value = Value> {
    const WORDS: [&str; 26] = [
        "talents",
        "pay",
        "upkeep",
        "administer",
        "yield",
        "explore",
        "cliff",
        "giant",
        "resin",
        "gather",
        "offer",
        "give-up",
        "lose",
        "page",
        "sites",
        "guards",
        "invade",
        "gas",
        "break-in",
        "step",
        "eat",
        "waive",
        "discard",
        "over",
        "queen",
        "fungus",
    ];
    prop_oneof![
        (0..20_u32).prop_map(|number| json!(number)),
        Just(json!(127)),
        Just(json!(255)),
        Just(json!(65535)),
        Just(json!(4_503_599_627_370_495_u64)),
        Just(json!(u64::MAX)),
        Just(json!(null)),
        Just(json!(true)),
        prop::sample::select(WORDS.to_vec()).prop_map(|word| json!(word)),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(
            std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(48)
        )
    })]

    #[test]
    fn odd_positions_are_refused_or_played(
        seed in 0..50_u64,
        steps in 0..200_u64,
        edits in prop::collection::vec((any::<prop::sample::Index>(), odd_value()), 40),
    ) {
        let ready = ready(2 + (seed % 3) as u8);
        let whole = position(&ready, seed, steps);
        let places = leaves(&whole);
        for (place, value) in edits {
            let place = &places[place.index(places.len())];
            let mut odd = whole.clone();
            *odd.pointer_mut(place).expect("a place of it") = value.clone();
            let Ok(state) = AntRealm::restore(&ready, &odd) else { continue };
            let mut table = Table::<AntRealm, ()>::from_position(Arc::clone(&ready), seed, state, ());
            let mut bot = Random::new(seed);
            for _ in 0..80 {
                if let Turn::Seat(_) = table.turn() {
                    assert!(!table.legal().is_empty(), "with {value} at {place} nothing is legal");
                }
                table.ask(&mut bot);
            }
        }
    }

    #[test]
    fn any_bytes_are_a_game(seed in any::<u64>(), bytes in prop::collection::vec(any::<u8>(), 0..500)) {
        let mut table = Table::<AntRealm, ()>::new(ready(2 + (seed % 3) as u8), seed, ());
        for (step, byte) in bytes.into_iter().enumerate() {
            decide(&mut table, byte, step as u64);
        }
    }
}
