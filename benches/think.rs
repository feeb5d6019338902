//! What thinking costs: simulations of a search from the middle of a game.
//! `cargo bench --bench think` runs it; items are simulations. What one
//! simulation amounts to is written first.

use divan::Bencher;
use divan::counter::ItemsCount;
use formicarium::antrealm::AntRealm;
use formicarium::bots::{Budget, Manner, Mcts, Spec};
use formicarium::engine::{Offer, Question, Seat, Sources, Table};
use formicarium::microlonies::Microlonies;

/// Simulations that are made at once.
const SIMULATIONS: u32 = 2000;
/// Steps of random play before the decision that is thought about.
const STEPS: u32 = 60;

fn main() {
    amount::<Microlonies>();
    amount::<AntRealm>();
    divan::main();
}

/// A decision in the middle of a game of four.
fn middle<G: Offer>() -> Question<G> {
    let setup = G::setup(&Sources::default(), 4).expect("a base setup");
    let Ok(ready) = G::check(&setup) else { panic!("a setup that can't be played") };
    let mut table = Table::<G, ()>::new(ready, 7, ());
    let mut bot = Spec::Random.make::<G>(7, Seat(0));
    while table.depth() < STEPS || table.legal().len() < 4 {
        assert!(table.ask(bot.as_mut()).is_some(), "the game is too short");
    }
    table.question().expect("a decision")
}

fn bot<G: Offer>(threads: usize) -> Mcts<G> {
    Mcts::new(1, Manner { threads, ..Manner::from(Budget::Simulations(SIMULATIONS)) })
}

/// Writes down how far simulations go.
fn amount<G: Offer>() {
    let question = middle::<G>();
    let mut bot = bot::<G>(1);
    let thought = bot.think(question.seat, &question.legal, &question.look());
    let (effort, per) = (bot.effort(), |sum: u64| sum as f64 / f64::from(SIMULATIONS));
    println!(
        "{}: a simulation folds {:.1} decisions, {:.1} of them in the tree; {:.1} % reach the end of the game",
        G::ID,
        per(effort.decisions),
        thought.depth,
        100.0 * per(effort.full)
    );
}

#[divan::bench(types = [Microlonies, AntRealm], args = [1, 2], sample_count = 20)]
fn simulations<G: Offer>(bencher: Bencher<'_, '_>, threads: usize) {
    let question = middle::<G>();
    bencher.counter(ItemsCount::new(SIMULATIONS)).bench_local(|| {
        let mut bot = bot::<G>(threads);
        bot.think(question.seat, &question.legal, &question.look())
    });
}
