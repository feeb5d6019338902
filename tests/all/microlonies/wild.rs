//! Arbitrary decisions, legal or not: nothing panics, what is refused changes
//! nothing. More cases by PROPTEST_CASES.

use std::sync::Arc;

use formicarium::bots::Random;
use formicarium::engine::{Fast, Fold, Game, Probe, Seat, Table, Turn};
use formicarium::microlonies::pack::Pack;
use formicarium::microlonies::species::{PLAYED, SpeciesChoice};
use formicarium::microlonies::state::State;
use formicarium::microlonies::{Content, Event, Microlonies, Setup};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::spots::leaves;

use super::board::{small_layout, small_pack};
use super::given::{A, BUILD, given};

fn ready() -> Arc<Content> {
    ready_with(Vec::new())
}

fn ready_with(species: Vec<SpeciesChoice>) -> Arc<Content> {
    let mut pack = small_pack();
    if !species.is_empty() {
        pack.species = Pack::base().species;
    }
    let setup = Setup { pack: Arc::new(pack), layout: Arc::new(small_layout()), colonies: 2, species };
    Microlonies::check(&setup).unwrap()
}

/// Two species that differ, by a seed.
fn two_species(seed: u64) -> Vec<SpeciesChoice> {
    let one = seed as usize % PLAYED.len();
    let other = (one + 1 + seed as usize / PLAYED.len() % (PLAYED.len() - 1)) % PLAYED.len();
    [one, other].map(|place| SpeciesChoice::Fixed(PLAYED[place])).to_vec()
}

/// A byte is a decision: mostly any legal one, sometimes an arbitrary one,
/// rarely a concession.
fn decide(table: &mut Table<Microlonies, ()>, byte: u8, step: u64) {
    let Turn::Seat(seat) = table.turn() else { return };
    match byte {
        0 => drop(table.concede(Seat((step % 3) as u8))),
        1..64 => {
            let action = Microlonies::wild(table.state(), &mut Fast::new(u64::from(byte) << 32 | step));
            let before = Microlonies::digest(table.state());
            let by = if byte.is_multiple_of(8) { Seat(1 - seat.0) } else { seat };
            let expected = by == seat && table.legal().contains(&action);
            let done = table.act(by, action).is_ok();
            assert_eq!(done, expected, "{action:?}");
            assert!(done || Microlonies::digest(table.state()) == before, "{action:?} changed something");
        }
        _ => {
            let action = table.legal()[usize::from(byte) % table.legal().len()];
            assert!(table.act(seat, action).is_ok(), "{action:?}");
        }
    }
    Microlonies::audit(table.state()).unwrap_or_else(|fault| panic!("{fault}"));
}

fn written(state: &State) -> Value {
    serde_json::to_value(Microlonies::position(state)).unwrap()
}

/// A position some steps into a game, as it is written.
fn position(ready: &Arc<Content>, seed: u64, steps: u64) -> Value {
    let mut table = Table::<Microlonies, ()>::new(Arc::clone(ready), seed, ());
    let mut bot = Random::new(seed);
    for _ in 0..steps {
        table.ask(&mut bot);
    }
    written(table.state())
}

fn odd_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0..20_u32).prop_map(|number| json!(number)),
        Just(json!(127)),
        Just(json!(255)),
        Just(json!(-128)),
        Just(json!(65535)),
        Just(json!(null)),
        Just(json!(true)),
        prop::sample::select(vec![
            "keep-objective",
            "settle",
            "take-up",
            "disperse",
            "act",
            "put-under",
            "place-tile",
            "take-prey",
            "march",
            "last-validation",
            "over",
            "laying",
            "none",
            "lay-eggs",
            "build",
            "hatching",
            "hunt",
            "free-planning",
            "colonize",
            "nobody",
            "termite",
            "mound",
            "hunting-zone",
            "water",
            "nest",
            "sally",
            "put-out",
            "seat-queen",
        ])
        .prop_map(|word| json!(word)),
    ]
}

#[test]
fn numbers_at_their_limits_are_refused_by_readers() {
    let game = given().tile_river(&[3]).activated(BUILD, 1);
    let mut game = game.twin();
    game.when(formicarium::microlonies::Action::TakeTile(0));
    for (x, y) in [(i8::MIN, 3), (i8::MAX, 3), (0, i8::MAX), (0, -1), (-127, 3)] {
        assert!(Microlonies::admits(&game.state, &Event::TilePlaced { x, y }).is_err(), "{x}, {y}");
    }
    assert!(Microlonies::admits(&game.state, &Event::TilePlaced { x: 126, y: 126 }).is_ok());
    let late = |round| Microlonies::admits(&game.state, &Event::TurnBegan { seat: A, round });
    assert!(late(u16::MAX).is_err() && late(u16::MAX - 1).is_ok());
    let whole = written(&game.state);
    let refused = |place: &str, value: Value| {
        let mut position = whole.clone();
        *position.pointer_mut(place).expect(place) = value;
        Microlonies::restore(&game.state.content, &position).is_err()
    };
    assert!(refused("/open/colonies/0/chambers/4/x", json!(127)));
    assert!(refused("/open/colonies/0/chambers/4/x", json!(-128)));
    assert!(refused("/open/round", json!(65535)));
    assert!(refused("/open/put_under", json!(65535)));
    assert!(refused("/open/colonies/0/outside/0", json!(65535)));
    assert!(refused("/open/now/tile", json!(null)), "nothing to place");
    assert!(refused("/open/now/phase", json!("march")), "no ant was taken up");
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(
            std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(24)
        )
    })]

    #[test]
    fn odd_positions_are_refused_or_played(
        seed in 0..400_u64,
        steps in 0..200_u64,
        edits in prop::collection::vec((any::<prop::sample::Index>(), odd_value()), 20),
    ) {
        let ready = if seed % 2 == 0 { ready() } else { ready_with(two_species(seed / 2)) };
        let whole = position(&ready, seed, steps);
        let places = leaves(&whole);
        // Hexes are many and alike: the rest is edited as often.
        let rest: Vec<&String> = places.iter().filter(|place| !place.starts_with("/open/cells")).collect();
        for (turn, (place, value)) in edits.into_iter().enumerate() {
            let place = if turn % 4 == 0 { &places[place.index(places.len())] } else { rest[place.index(rest.len())] };
            let mut odd = whole.clone();
            *odd.pointer_mut(place).expect("a place of it") = value.clone();
            let Ok(state) = Microlonies::restore(&ready, &odd) else { continue };
            let mut table = Table::<Microlonies, ()>::from_position(Arc::clone(&ready), seed, state, ());
            let mut bot = Random::new(seed);
            for _ in 0..60 {
                if let Turn::Seat(_) = table.turn() {
                    assert!(!table.legal().is_empty(), "with {value} at {place} nothing is legal");
                }
                table.ask(&mut bot);
            }
        }
    }

    #[test]
    fn any_bytes_are_a_game(seed in any::<u64>(), bytes in prop::collection::vec(any::<u8>(), 0..700)) {
        let ready = if seed % 2 == 0 { ready() } else { ready_with(two_species(seed / 2)) };
        let mut table = Table::<Microlonies, ()>::new(ready, seed, ());
        for (step, byte) in bytes.into_iter().enumerate() {
            decide(&mut table, byte, step as u64);
        }
    }
}
