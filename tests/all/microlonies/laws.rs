//! The laws hold over random games of all sizes.
//!
//! `FORMICARIUM_GAMES` sets how many games are played, `FORMICARIUM_EVERY` at
//! which steps the laws about hidden things and positions are checked.

use std::sync::Arc;

use formicarium::engine::laws::{Options, Report, play_and_check};
use formicarium::engine::{Chance, Fast, Game};
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::species::{PLAYED, SpeciesChoice};
use formicarium::microlonies::{Content, Microlonies, Setup};

use super::board::{small_layout, small_pack};

fn ready(pack: &Arc<Pack>, layout: Layout, colonies: u8) -> Arc<Content> {
    let setup = Setup { pack: Arc::clone(pack), layout: Arc::new(layout), colonies, species: Vec::new() };
    Microlonies::check(&setup).unwrap_or_else(|problems| panic!("{problems:?}"))
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).ok().and_then(|number| number.parse().ok()).unwrap_or(default)
}

fn play(ready: &Arc<Content>, seed: u64, every: u32) -> Report {
    let options = Options { most_steps: 6000, wild: 4, every, ..Options::default() };
    play_and_check::<Microlonies>(ready, seed, &options).unwrap_or_else(|broken| panic!("{broken}"))
}

#[test]
fn the_laws_hold_over_random_games() {
    let pack = Arc::new(Pack::base());
    let tables = [2, 3, 4].map(|seats| ready(&pack, Layout::base(usize::from(seats)).unwrap(), seats));
    let every = number("FORMICARIUM_EVERY", 16) as u32;
    let mut steps = 0;
    let games = number("FORMICARIUM_GAMES", 500);
    for seed in 0..games {
        steps += u64::from(play(&tables[(seed % 3) as usize], seed, every).steps);
    }
    assert!(steps > games * 300, "the games are far too short: {steps} steps");
}

#[test]
fn all_laws_hold_after_every_step_of_small_games() {
    let table = ready(&Arc::new(small_pack()), small_layout(), 2);
    for seed in 0..number("FORMICARIUM_SMALL_GAMES", 6) {
        play(&table, seed, 1);
    }
}

/// The same with species of every kind of choice.
#[test]
fn the_laws_hold_over_games_with_species() {
    let pack = Arc::new(Pack::base());
    let choices = [SpeciesChoice::Random, SpeciesChoice::Deal, SpeciesChoice::Offer, SpeciesChoice::Plain];
    let every = number("FORMICARIUM_EVERY", 16) as u32;
    for seed in 0..number("FORMICARIUM_GAMES", 300) {
        let colonies = 2 + (seed % 3) as u8;
        // Mostly at random, sometimes chosen.
        let choice = |seat: u64| match seed % 5 {
            4 => choices[((seed / 5 + seat) % 4) as usize],
            _ => SpeciesChoice::Random,
        };
        let setup = Setup {
            pack: Arc::clone(&pack),
            layout: Arc::new(Layout::base(usize::from(colonies)).unwrap()),
            colonies,
            species: (0..u64::from(colonies)).map(choice).collect(),
        };
        let ready = Microlonies::check(&setup).unwrap_or_else(|problems| panic!("{problems:?}"));
        play(&ready, seed, every);
    }
}

/// Each species alone, with everything looked at after every step.
#[test]
fn all_laws_hold_after_every_step_of_small_games_with_each_species() {
    let mut pack = small_pack();
    pack.species = super::given::sheets();
    let pack = Arc::new(pack);
    for species in PLAYED {
        let setup = Setup {
            pack: Arc::clone(&pack),
            layout: Arc::new(small_layout()),
            colonies: 2,
            species: vec![SpeciesChoice::Fixed(species), SpeciesChoice::Deal],
        };
        let ready = Microlonies::check(&setup).unwrap_or_else(|problems| panic!("{problems:?}"));
        for seed in 0..number("FORMICARIUM_SPECIES_GAMES", 2) {
            play(&ready, seed, 1);
        }
    }
}

/// Decks of a few cards run out, hands grow and cards come round again.
#[test]
fn the_laws_hold_when_everything_runs_short() {
    let mut chance = Fast::new(7);
    for seed in 0..number("FORMICARIUM_SMALL_GAMES", 6) {
        let mut pack = small_pack();
        pack.objectives.truncate(4 + chance.below(6) as usize);
        pack.prey.truncate(3 + chance.below(6) as usize);
        pack.chambers.truncate(3 + chance.below(8) as usize);
        pack.manifest.numbers.eggs = 3 + chance.below(4) as u8;
        pack.manifest.numbers.workers = 10 + chance.below(6) as u8;
        pack.manifest.numbers.round_limit = 12;
        // Too little for the check of packs, which the rules can do without.
        let setup = Setup {
            pack: Arc::new(pack),
            layout: Arc::new(small_layout()),
            colonies: 2,
            species: Vec::new(),
        };
        play(&Arc::new(Content::new(setup)), seed, 2);
    }
}
