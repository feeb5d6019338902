//! What searches are told of the game: features and prospects.

use std::collections::HashMap;

use formicarium::bots::Spec;
use formicarium::engine::{Foretell, Game, Offer, Seat, Sources, Standing, Table, Turn};
use formicarium::microlonies::{Microlonies, State};

/// Looks at every position of games of all kinds.
fn watch(mut look: impl FnMut(&State)) {
    for (seats, species) in [(2, None), (3, Some("random")), (4, None), (4, Some("random"))] {
        let sources = Sources { species, ..Sources::default() };
        let setup = Microlonies::setup(&sources, seats).expect("a base setup");
        let Ok(ready) = Microlonies::check(&setup) else { panic!("a setup that can't be played") };
        for seed in 0..3 {
            let mut table = Table::<Microlonies, ()>::new(ready.clone(), seed, ());
            let spec = if seed == 0 { Spec::Greedy } else { Spec::Random };
            let mut bots = [0, 1, 2, 3].map(|seat| spec.make::<Microlonies>(seed, Seat(seat)));
            while let Turn::Seat(seat) = table.turn() {
                look(table.state());
                table.ask(bots[seat.index()].as_mut());
            }
            look(table.state());
        }
    }
}

fn features(state: &State, seat: Seat) -> Option<(Standing, HashMap<&'static str, f32>)> {
    let mut values = vec![0.0; Microlonies::FEATURES.len()];
    let standing = Microlonies::features(state, seat, &mut values)?;
    Some((standing, Microlonies::FEATURES.iter().copied().zip(values).collect()))
}

#[test]
fn features_are_what_they_are_called() {
    watch(|state| {
        for seat in state.seats() {
            let Some((_, features)) = features(state, seat) else { continue };
            let facts: HashMap<_, _> = Microlonies::facts(state, seat).into_iter().collect();
            let fact = |name: &str| facts[name] as f32;
            assert_eq!(features["Eggs, up to 6"] + features["Eggs beyond 6"], fact("eggs"));
            assert_eq!(features["ants outside"], fact("outside"));
            assert_eq!(features["Hunting Zones hunted"], fact("pheromones"));
            assert_eq!(features["Objectives in hand"], fact("hand"));
            assert_eq!(features["Objectives validated"], fact("tier-1") + fact("tier-2"));
            assert_eq!(features["trophy icons"], fact("trophies"));
            assert_eq!(features["VP for trophies"], fact("vp-trophies"));
            assert_eq!(features["Supremacy"], fact("vp-supremacy"));
            let feeding = features["fed ants"] - features["unfed ants"];
            assert_eq!(feeding, fact("vp-feeding"));
            let settled = fact("points") - feeding - fact("vp-trophies");
            assert_eq!(features["VP but for feeding and trophies"], settled);
            assert_eq!(features["fed ants"] + features["unfed ants"], fact("population"));
        }
    });
}

#[test]
fn less_is_left_the_nearer_the_end_is() {
    watch(|state| {
        let left = |seat| features(state, seat).map(|(standing, _)| standing.left);
        let lefts: Vec<f32> = state.seats().filter_map(left).collect();
        assert!(lefts.iter().all(|left| (0.0..=1.0).contains(left)), "{lefts:?}");
        match state.last_round {
            Some(last) if last == state.round && state.turn > 0 => {
                let done = lefts.iter().filter(|left| **left == 0.0).count();
                let seats = state.colonies.len() as u8;
                let place = |seat: Seat| (seat.0 + seats - state.first.0) % seats;
                let before = usize::from(place(state.mover));
                assert!(lefts.is_empty() || done == before, "{lefts:?}");
            }
            Some(_) => assert!(lefts.iter().all(|left| *left <= 0.2), "{lefts:?}"),
            None => assert!(lefts.iter().all(|left| *left > 0.1), "{lefts:?}"),
        }
    });
}

#[test]
fn prospects_stay_within_what_a_game_can_bring() {
    watch(|state| {
        let mut prospects = [0.0; 4];
        Microlonies::prospects(state, &mut prospects[..state.colonies.len()]);
        assert!(prospects.iter().all(|points| (-60.0..200.0).contains(points)), "{prospects:?}");
    });
}
