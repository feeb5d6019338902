//! Recorded games of the sixteen species: each shows that every ability of its
//! species was used. `FORMICARIUM_RECORD=1` looks for them anew; with
//! `FORMICARIUM_SPECIES=bulldog` for those of one species.

mod common;
mod s01;
mod s02;
mod s03;
mod s04;
mod s05;
mod s06;
mod s07;
mod s08;
mod s09;
mod s10;
mod s11;
mod s12;
mod s13;
mod s14;
mod s15;
mod s16;
mod search;
mod step;

use std::collections::BTreeSet;

use formicarium::engine::{Fold, Move, Seat};
use formicarium::microlonies::pack::Pack;
use formicarium::microlonies::species::Species;
use formicarium::microlonies::{Action, Event, Microlonies, State};

use super::golden::{is_to_record, open};
use step::{Proof, Step};

/// The proofs of each species, in the order of the rules.
const PROOFS: [&[Proof]; 16] = [
    s01::PROOFS,
    s02::PROOFS,
    s03::PROOFS,
    s04::PROOFS,
    s05::PROOFS,
    s06::PROOFS,
    s07::PROOFS,
    s08::PROOFS,
    s09::PROOFS,
    s10::PROOFS,
    s11::PROOFS,
    s12::PROOFS,
    s13::PROOFS,
    s14::PROOFS,
    s15::PROOFS,
    s16::PROOFS,
];

/// The seat that plays the species of a record.
const OWN: Seat = Seat(0);

fn name(species: Species) -> String {
    format!("species-{}", species.id())
}

/// Looks on while a game is played, and notes which proofs it gives.
#[derive(Clone)]
struct Watch {
    own: Seat,
    proofs: &'static [Proof],
    /// Proofs that no step has given yet.
    missing: Vec<usize>,
    /// The events of the turn so far.
    turn: Vec<Event>,
}

impl Watch {
    /// Looks at one seat for the proofs of a species.
    fn new(species: Species, own: Seat) -> Self {
        let proofs = PROOFS[species as usize];
        Self { own, proofs, missing: (0..proofs.len()).collect(), turn: Vec::new() }
    }

    /// Looks at a step, and tells how many proofs it gives that were missing.
    fn step(&mut self, before: &State, action: Action, events: &[Event], after: &State) -> usize {
        let step =
            Step { own: self.own, seat: before.now.seat, action, before, events, after, turn: &self.turn };
        let count = self.missing.len();
        self.missing.retain(|proof| !(self.proofs[*proof].2)(&step));
        self.turn.extend(events);
        if let Some(begun) = events.iter().rposition(|event| matches!(event, Event::TurnBegan { .. })) {
            self.turn = events[begun..].to_vec();
        }
        count - self.missing.len()
    }

    /// Proofs that no step has given, by the number of their rule.
    fn missing(&self) -> Vec<(&'static str, &'static str)> {
        self.missing.iter().map(|proof| (self.proofs[*proof].0, self.proofs[*proof].1)).collect()
    }
}

/// Looks at a seat in the recorded game of a species.
fn watched(species: Species, own: Seat) -> Watch {
    let opened = open(&name(species));
    let mut watch = Watch::new(species, own);
    let mut state = opened.base.clone();
    for id in opened.timeline.ids() {
        let (before, events) = (state.clone(), opened.timeline.events(id));
        events.iter().for_each(|event| Microlonies::fold(&mut state, event));
        if let Some(Move::Act(action)) = opened.timeline.info(id).map(|played| played.action) {
            watch.step(&before, action, events, &state);
        }
    }
    assert_eq!(state.colony(OWN).species, Some(species));
    watch
}

#[test]
fn recorded_games_show_every_ability() {
    if is_to_record() {
        search::record_all();
    }
    let missing = |species| watched(species, OWN).missing();
    let missing: Vec<_> = Species::ALL.into_iter().flat_map(missing).collect();
    assert!(missing.is_empty(), "no record shows {missing:#?}");
}

#[test]
fn the_opponents_show_none_of_these_abilities() {
    for species in Species::ALL {
        let missing = watched(species, Seat(1)).missing();
        for rule in PROOFS[species as usize].iter().map(|proof| proof.0) {
            assert!(missing.iter().any(|proof| proof.0 == rule), "a colony without it shows {rule}");
        }
    }
}

#[test]
fn every_ability_has_a_proof() {
    let proved: BTreeSet<&str> = PROOFS.into_iter().flatten().map(|proof| proof.0).collect();
    let pack = Pack::base();
    let rules = pack.species.iter().flat_map(|sheet| &sheet.abilities).map(|ability| ability.rule.as_str());
    assert_eq!(proved, rules.collect());
    for (species, proofs) in Species::ALL.into_iter().zip(PROOFS) {
        let own = format!("S{}.", species.number());
        assert!(proofs.iter().all(|proof| proof.0.starts_with(&own)), "{species:?}");
    }
}
