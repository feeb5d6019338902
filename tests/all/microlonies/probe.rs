//! What the laws rely on: the audit finds what is wrong, beside a sound
//! position too, and a reading of a view misses nothing.

use std::sync::Arc;

use formicarium::bots::Random;
use formicarium::engine::{Eyes, Game, Probe, Seat, Table};
use formicarium::microlonies::ids::{ChamberId, HexId, ObjectiveId};
use formicarium::microlonies::state::Occupant;
use formicarium::microlonies::view::UnderSeen;
use formicarium::microlonies::{Microlonies, Setup, State, TierId, View};
use xxhash_rust::xxh3::Xxh3;

use super::board::{small_layout, small_pack};
use super::given::{A, B};

/// A position in the middle of a random game.
fn sound() -> State {
    let setup = Setup {
        pack: Arc::new(small_pack()),
        layout: Arc::new(small_layout()),
        colonies: 2,
        species: Vec::new(),
    };
    let mut table = Table::<Microlonies, ()>::new(Microlonies::check(&setup).unwrap(), 11, ());
    let mut bot = Random::new(11);
    while table.depth() < 150 && table.ask(&mut bot).is_some() {}
    table.state().clone()
}

fn index_of(state: &State, holds: impl Fn(Occupant) -> bool) -> usize {
    state.cells.iter().position(|cell| holds(cell.occupant)).expect("such a hex")
}

type Change<T> = (&'static str, fn(&mut T));

const FAULTS: &[Change<State>] = &[
    ("a Worker is lost", |state| state.open.colonies[0].reserve -= 1),
    ("a Queen is lost", |state| state.open.colonies[1].chambers.iter_mut().for_each(|room| room.queens = 0)),
    ("an Egg too many", |state| state.open.eggs += 1),
    ("an ant nobody knows of", |state| {
        let hex = index_of(state, |occupant| occupant == Occupant::Ant(A));
        state.open.cells[hex].occupant = Occupant::Ant(B);
    }),
    ("an ant of a seat that is not there", |state| {
        let hex = index_of(state, |occupant| occupant == Occupant::Ant(A));
        state.open.cells[hex].occupant = Occupant::Ant(Seat(7));
    }),
    ("an ant named where none stands", |state| {
        let hex = index_of(state, |occupant| occupant == Occupant::Ant(A));
        state.open.cells[hex].occupant = Occupant::Nobody;
    }),
    ("ants out of order", |state| state.open.colonies[0].outside.reverse()),
    ("an ant named twice, another left out", |state| {
        let outside = &mut state.open.colonies[0].outside;
        outside[1] = outside[0];
    }),
    ("a Pheromone nobody put", |state| {
        let hex = state.open.cells.iter().position(|cell| cell.pheromones == 0).expect("such a hex");
        state.open.cells[hex].pheromones = 1;
    }),
    ("a tunnel that joins nothing", |state| {
        let joined = &mut state.open.colonies[0].chambers[0].joined;
        *joined = if *joined == [None; 4] { [Some(ChamberId(0)); 4] } else { [None; 4] };
    }),
    ("a stale mark", |state| state.open.marks.0[3] ^= 1),
    ("a hex left out of the Trail", |state| {
        state.open.colonies[0].cache.0.trail.pop();
    }),
    ("a hex of the Trail twice", |state| {
        let trail = &mut state.open.colonies[0].cache.0.trail;
        trail[1] = trail[0];
    }),
    ("a hex left out of the rim", |state| {
        state.open.colonies[1].cache.0.rim.pop();
    }),
    ("a hex beyond the board on the rim", |state| state.open.colonies[1].cache.0.rim[0] = HexId(60_000)),
    ("a building site forgotten", |state| {
        state.open.colonies[1].cache.0.sites.pop();
    }),
    ("a Prey card twice", |state| state.open.prey_river[0] = state.open.prey_river[1]),
    ("a tile lost", |state| state.open.tile_river[0] = None),
    ("an Objective lost", |state| {
        state.secret.hands[0].pop();
    }),
    ("an Objective twice", |state| {
        let card = state.secret.hands[0][0];
        state.secret.hands[1][0] = card;
    }),
];

#[test]
fn the_audit_finds_what_is_wrong_beside_a_sound_position_too() {
    let sound = sound();
    Microlonies::audit(&sound).unwrap();
    Microlonies::audit_beside(&sound.clone(), &sound).unwrap();
    for (what, change) in FAULTS {
        let mut state = sound.clone();
        change(&mut state);
        let fault = Microlonies::audit(&state);
        assert!(fault.is_err(), "{what}");
        assert_eq!(Microlonies::audit_beside(&state, &sound), fault, "{what}");
    }
}

#[test]
fn the_order_of_a_cache_is_free() {
    let mut state = sound();
    for colony in &mut state.open.colonies {
        colony.cache.0.trail.reverse();
        colony.cache.0.rim.reverse();
    }
    Microlonies::audit(&state).unwrap();
}

const DETAILS: &[Change<View>] = &[
    ("whose eyes", |view| view.eyes = Eyes::Public),
    ("a hex", |view| view.open.cells[9].entrance ^= true),
    ("a chamber", |view| view.open.colonies[1].chambers[2].workers ^= 1),
    ("the turn", |view| view.open.turn += 1),
    ("the decision", |view| view.open.now.spent += 1),
    ("a river", |view| view.open.prey_river.swap(0, 1)),
    ("a hand", |view| view.hands[0].push(ObjectiveId(1))),
    ("the owner of a hand", |view| view.hands.swap(0, 1)),
    ("a mark", |view| view.marked[0].push((ObjectiveId(1), TierId::One))),
    ("a card under the deck", |view| view.under.push(UnderSeen { by: A, number: 7, card: None })),
    ("a Trail mark", |view| view.open.marks.0[5] ^= 16),
    ("the order of a Trail", |view| view.open.colonies[0].cache.0.trail.reverse()),
    ("the order of a rim", |view| view.open.colonies[0].cache.0.rim.reverse()),
    ("a building site", |view| view.open.colonies[1].cache.0.sites[0].needs ^= 2),
];

#[test]
fn a_reading_of_a_view_misses_nothing_that_printing_it_shows() {
    let view = Microlonies::view(&sound(), Eyes::Seat(A));
    let read = |view: &View| {
        let mut reader = Xxh3::new();
        Microlonies::read(view, &mut reader);
        reader.digest()
    };
    assert_eq!(read(&view), read(&view.clone()));
    for (what, change) in DETAILS {
        let mut other = view.clone();
        change(&mut other);
        assert_ne!(format!("{other:?}"), format!("{view:?}"), "{what}");
        assert_ne!(read(&other), read(&view), "{what}");
    }
}

#[test]
fn nothing_is_left_of_a_view_that_is_written_over() {
    let state = sound();
    for eyes in [Eyes::All, Eyes::Seat(A), Eyes::Public, Eyes::Seat(B)] {
        let fresh = Microlonies::view(&state, eyes);
        for (what, change) in DETAILS {
            let mut other = Microlonies::view(&state, Eyes::All);
            change(&mut other);
            Microlonies::view_into(&state, eyes, &mut other);
            assert_eq!(format!("{other:?}"), format!("{fresh:?}"), "{what}");
        }
    }
}
