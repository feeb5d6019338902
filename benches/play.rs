//! What whole games cost: bots at a table, one thread. `cargo bench --bench
//! play` runs it; items are games. `formicarium simulate --threads 1` gives the
//! same figures over more games, and decisions too.

use std::cell::Cell;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use formicarium::bots::{Arena, Spec};
use formicarium::engine::Game;
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::{Microlonies, Setup};

fn main() {
    divan::main();
}

fn setup(colonies: usize) -> Setup {
    let layout = Layout::base(colonies).expect("the base pack has a layout");
    Setup { pack: Arc::new(Pack::base()), layout: Arc::new(layout), colonies: colonies as u8 }
}

/// Plays one game after another, each with a seed of its own.
fn games(bencher: Bencher<'_, '_>, bots: &[Spec]) {
    let setup = setup(bots.len());
    let ready = Microlonies::check(&setup).expect("the base pack can be played");
    let seed = Cell::new(0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed.set(seed.get() + 1);
        let arena = Arena::<Microlonies> {
            setup: &setup,
            ready: &ready,
            bots,
            games: 1,
            seed: seed.get(),
            threads: 1,
            records: None,
        };
        arena.play(|| {})
    });
}

#[divan::bench(sample_count = 1000)]
fn four_random(bencher: Bencher<'_, '_>) {
    games(bencher, &[Spec::Random; 4]);
}

#[divan::bench(sample_count = 40)]
fn greedy_against_three_random(bencher: Bencher<'_, '_>) {
    games(bencher, &[Spec::Greedy, Spec::Random, Spec::Random, Spec::Random]);
}

#[divan::bench(sample_count = 20)]
fn four_greedy(bencher: Bencher<'_, '_>) {
    games(bencher, &[Spec::Greedy; 4]);
}
