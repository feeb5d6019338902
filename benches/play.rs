//! What whole games cost: bots at a table, one thread. `cargo bench --bench
//! play` runs it; items are games. `formicarium simulate --threads 1` gives the
//! same figures over more games, and decisions too.

use std::cell::Cell;
use std::sync::Arc;

use divan::Bencher;
use divan::counter::ItemsCount;
use formicarium::antrealm::AntRealm;
use formicarium::bots::{Series, Spec};
use formicarium::editor::Craft;
use formicarium::engine::{Offer, Sources};
use formicarium::microlonies::Microlonies;
use formicarium::microlonies::map::MapCraft;
use formicarium::microlonies::pack::Pack;

fn main() {
    divan::main();
}

/// Plays one game after another, each with a seed of its own.
fn games<G: Offer>(bencher: Bencher<'_, '_>, bots: &[Spec]) {
    games_on::<G>(bencher, &G::setup(&Sources::default(), bots.len()).expect("a base setup"), bots);
}

/// The same with another setup.
fn games_on<G: Offer>(bencher: Bencher<'_, '_>, setup: &G::Setup, bots: &[Spec]) {
    let Ok(ready) = G::check(setup) else { panic!("a setup that can't be played") };
    let seed = Cell::new(0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed.set(seed.get() + 1);
        let series =
            Series::<G> { setup, ready: &ready, bots, games: 1, seed: seed.get(), threads: 1, records: None };
        series.play(|| {})
    });
}

#[divan::bench(types = [Microlonies, AntRealm], sample_count = 1000)]
fn four_random<G: Offer>(bencher: Bencher<'_, '_>) {
    games::<G>(bencher, &[Spec::Random; 4]);
}

/// On a map of 4,000 free hexes, for comparison with `four_random`: the aim is
/// a tenth of its speed.
#[divan::bench(sample_count = 300)]
fn four_random_on_4000_hexes(bencher: Bencher<'_, '_>) {
    let craft = MapCraft::new(Arc::new(Pack::base()));
    let mut knobs = craft.knobs();
    for knob in &mut knobs {
        // The greatest map of free hexes, for four.
        if ["size", "free", "colonies"].iter().any(|end| knob.name.ends_with(end)) {
            knob.value = knob.range.1;
        }
    }
    let drawing = craft.generate(&knobs, 1);
    games_on::<Microlonies>(bencher, &craft.setup(&drawing, 4), &[Spec::Random; 4]);
}

#[divan::bench(types = [Microlonies, AntRealm], sample_count = 40)]
fn greedy_against_three_random<G: Offer>(bencher: Bencher<'_, '_>) {
    games::<G>(bencher, &[Spec::Greedy, Spec::Random, Spec::Random, Spec::Random]);
}

#[divan::bench(types = [Microlonies, AntRealm], sample_count = 20)]
fn four_greedy<G: Offer>(bencher: Bencher<'_, '_>) {
    games::<G>(bencher, &[Spec::Greedy; 4]);
}
