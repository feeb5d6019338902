//! What whole games cost: bots at a table, one thread. `cargo bench --bench
//! play` runs it; items are games. `formicarium simulate --threads 1` gives the
//! same figures over more games, and decisions too.

use std::cell::Cell;

use divan::Bencher;
use divan::counter::ItemsCount;
use formicarium::antrealm::AntRealm;
use formicarium::bots::{Arena, Spec};
use formicarium::engine::{Offer, Sources};
use formicarium::microlonies::Microlonies;

fn main() {
    divan::main();
}

/// Plays one game after another, each with a seed of its own.
fn games<G: Offer>(bencher: Bencher<'_, '_>, bots: &[Spec]) {
    let setup = G::setup(&Sources::default(), bots.len()).expect("a base setup");
    let ready = G::check(&setup).expect("the base pack can be played");
    let seed = Cell::new(0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed.set(seed.get() + 1);
        let arena = Arena::<G> {
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

#[divan::bench(types = [Microlonies, AntRealm], sample_count = 1000)]
fn four_random<G: Offer>(bencher: Bencher<'_, '_>) {
    games::<G>(bencher, &[Spec::Random; 4]);
}

#[divan::bench(types = [Microlonies, AntRealm], sample_count = 40)]
fn greedy_against_three_random<G: Offer>(bencher: Bencher<'_, '_>) {
    games::<G>(bencher, &[Spec::Greedy, Spec::Random, Spec::Random, Spec::Random]);
}

#[divan::bench(types = [Microlonies, AntRealm], sample_count = 20)]
fn four_greedy<G: Offer>(bencher: Bencher<'_, '_>) {
    games::<G>(bencher, &[Spec::Greedy; 4]);
}
