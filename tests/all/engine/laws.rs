//! The laws hold for the toy, and each of them can be broken.

use formicarium::engine::Game;
use formicarium::engine::laws::{Broken, Law, Options, Report, play_and_check};

use crate::toy::{Fault, Setup, Toy};

fn play(setup: Setup, seed: u64) -> Result<Report, Broken> {
    let options = Options { most_steps: 600, ..Options::default() };
    play_and_check::<Toy>(&Toy::check(&setup).unwrap(), seed, &options)
}

#[test]
fn the_laws_hold_over_random_games() {
    let games =
        std::env::var("FORMICARIUM_LAW_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(500);
    let mut steps = 0;
    for seed in 0..games {
        let report = play(Setup::of(2 + (seed % 3) as u8), seed).unwrap_or_else(|broken| panic!("{broken}"));
        steps += report.steps;
    }
    assert!(u64::from(steps) > games * 20, "the games are far too short: {steps} steps");
}

#[test]
fn each_law_can_be_broken_and_is_named() {
    let faults = [
        (Law::Folded, Fault::Folded),
        (Law::Admitted, Fault::Admitted),
        (Law::Written, Fault::Written),
        (Law::Decided, Fault::Decided),
        (Law::Barred, Fault::Barred),
        (Law::Sought, Fault::Sought),
        (Law::Undone, Fault::Undone),
        (Law::Listed, Fault::Missing),
        (Law::Listed, Fault::TooMuch),
        (Law::Hidden, Fault::Hidden),
        (Law::Seen, Fault::Seen),
        (Law::Blind, Fault::Blind),
        (Law::Imagined, Fault::Imagined),
        (Law::Audited, Fault::Audited),
        (Law::Restored, Fault::Restored),
        (Law::Copied, Fault::Copied),
        (Law::Finite, Fault::Finite),
        (Law::Ended, Fault::Ended),
    ];
    for law in Law::ALL {
        assert!(faults.iter().any(|(broken, _)| *broken == law), "no fault shows that {law} can be broken");
    }
    for (law, fault) in faults {
        let setup = Setup { fault, ..Setup::of(3) };
        let broken = (0..20).find_map(|seed| play(setup.clone(), seed).err());
        assert_eq!(broken.as_ref().map(|broken| broken.law), Some(law), "{fault:?}: {broken:?}");
    }
}
