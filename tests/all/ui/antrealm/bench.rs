//! Positions out of games of bots, and the face painted alone.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use formicarium::antrealm::pack::Pack;
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{AntRealm, Setup, State};
use formicarium::bots::Spec;
use formicarium::engine::{Eyes, Game, Seat, Table, Turn};
use formicarium::text::Lang;
use formicarium::ui::antrealm::AntRealmFace;

use super::super::bench;

pub fn setup(colonies: u8, rounds: u8) -> Setup {
    let pack = Pack::base();
    let mut completions = pack.manifest.completions;
    completions.rounds = rounds;
    Setup { pack: pack.into(), completions, colonies }
}

/// Plays with random bots; `look` sees every position and says when to stop.
pub fn play(colonies: u8, seed: u64, mut look: impl FnMut(&State) -> bool) {
    let mut setup = setup(colonies, 12);
    // Colonies live longer and hands are full, so that everything comes about.
    (setup.completions.survival, setup.completions.hand_limit) = (30, 2);
    let ready = AntRealm::check(&setup).expect("the base pack is right");
    let mut table = Table::<AntRealm, ()>::new(ready, seed, ());
    let mut bot = Spec::Random.make::<AntRealm>(seed, Seat(0));
    while matches!(table.turn(), Turn::Seat(_)) && !look(table.state()) {
        table.ask(bot.as_mut());
    }
}

/// How many positions there are of each phase.
pub const EACH: usize = 3;

/// Positions in which each phase is asked, from games of random bots.
pub fn positions() -> &'static BTreeMap<String, Vec<State>> {
    static FOUND: OnceLock<BTreeMap<String, Vec<State>>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let mut found = BTreeMap::new();
        for seed in 0..3000 {
            gather(seed, &mut found);
            if found.len() >= 26 && found.values().all(|states| states.len() >= EACH) {
                break;
            }
        }
        found
    })
}

/// Keeps at most one position of a phase from a game, and not always its
/// first.
fn gather(seed: u64, found: &mut BTreeMap<String, Vec<State>>) {
    let mut had: Vec<Phase> = Vec::new();
    play(2 + (seed % 3) as u8, seed, |state| {
        let phase = state.now.phase;
        let name = format!("{phase:?}");
        let enough = found.get(&name).is_some_and(|states| states.len() >= EACH);
        if !enough && !had.contains(&phase) && (seed + u64::from(state.turn)).is_multiple_of(3) {
            found.entry(name).or_default().push(state.clone());
            had.push(phase);
        }
        false
    });
}

/// The face alone in a window.
pub type Bench = bench::Bench<AntRealmFace>;

/// A position, through some eyes, with the boards of a seat.
pub fn bench(state: &State, eyes: Eyes, shown: Seat) -> Bench {
    Bench::new(AntRealmFace, &state.content, state, eyes, shown, Lang::English)
}

/// Another position, or other eyes.
pub fn show(bench: &mut Bench, state: &State, eyes: Eyes, shown: Seat) {
    bench.show(&state.content, state, eyes, shown);
}
