//! The laws hold over random games of all sizes.
//!
//! `FORMICARIUM_GAMES` sets how many games are played.

use std::sync::Arc;

use formicarium::antrealm::{AntRealm, Content};
use formicarium::engine::laws::{Options, play_and_check};
use formicarium::engine::{Chance, Fast, Game};

use super::given::setup;

fn play(ready: &Arc<Content>, seed: u64, every: u32) -> u32 {
    let options = Options { most_steps: 6000, wild: 6, every, ..Options::default() };
    let report =
        play_and_check::<AntRealm>(ready, seed, &options).unwrap_or_else(|broken| panic!("{broken}"));
    report.steps
}

#[test]
fn the_laws_hold_over_random_games() {
    let tables = [2, 3, 4].map(|seats| AntRealm::check(&setup(seats)).expect("a sound setup"));
    let games = std::env::var("FORMICARIUM_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500);
    let mut steps = 0;
    for seed in 0..games {
        steps += u64::from(play(&tables[(seed % 3) as usize], seed, 4));
    }
    assert!(steps > games * 50, "the games are far too short: {steps} steps");
}

/// Numbers at their bounds: nothing may overflow, run dry or go on for ever.
#[test]
fn the_laws_hold_with_any_numbers_that_the_lobby_allows() {
    use formicarium::antrealm::pack::Completion;
    let mut chance = Fast::new(11);
    for seed in 0..60 {
        let mut setup = setup(2 + (seed % 3) as u8);
        for completion in Completion::ALL {
            let range = completion.range();
            let (least, most) = (*range.start(), *range.end());
            let value = match chance.below(3) {
                0 => least,
                1 => most,
                _ => least + chance.below(u32::from(most - least) + 1) as u8,
            };
            completion.set(&mut setup.completions, value);
        }
        // What the check refuses together is not played.
        if let Ok(ready) = AntRealm::check(&setup) {
            play(&ready, seed, 3);
        }
    }
}
