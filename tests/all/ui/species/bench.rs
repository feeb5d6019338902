//! Positions of games with species, and the face painted alone.

use std::collections::BTreeMap;

use formicarium::bots::Spec;
use formicarium::engine::{Eyes, Game, Seat, Table, Turn};
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::species::{PLAYED, SpeciesChoice};
use formicarium::microlonies::{Action, Microlonies, Setup, State};
use formicarium::text::Lang;
use formicarium::ui::face::Ask;
use formicarium::ui::microlonies::MicroloniesFace;

use super::super::bench;

pub fn setup(species: &[SpeciesChoice]) -> Setup {
    let layout = Layout::base(species.len()).unwrap().into();
    let colonies = species.len() as u8;
    Setup { pack: Pack::base().into(), layout, colonies, species: species.to_vec() }
}

/// How many positions there are of each kind.
const EACH: usize = 2;

/// What a position asks for: its phase, its action and the abilities offered.
fn kind(state: &State, legal: &[Action]) -> String {
    let mut abilities: Vec<String> = legal
        .iter()
        .filter_map(|action| match action {
            Action::Ability(ability) => Some(format!("{ability:?}")),
            _ => None,
        })
        .map(|words| words.split(['(', ' ']).next().unwrap_or_default().to_owned())
        .collect();
    abilities.dedup();
    abilities.sort();
    abilities.dedup();
    format!("{:?} {:?} {abilities:?}", state.now.phase, state.now.activity)
}

/// Positions of every kind, from games of bots with species.
pub fn positions() -> BTreeMap<String, Vec<State>> {
    let mut found: BTreeMap<String, Vec<State>> = BTreeMap::new();
    for seed in 0..60 {
        let choices = match seed % 10 {
            0 => vec![SpeciesChoice::Deal; 2],
            1 => vec![SpeciesChoice::Offer; 2],
            2..=4 => vec![SpeciesChoice::Random; 2 + (seed % 3) as usize],
            // Each in turn, so that none is left out.
            _ => (0..2 + seed as usize % 3)
                .map(|more| SpeciesChoice::Fixed(PLAYED[(2 * seed as usize + more) % PLAYED.len()]))
                .collect(),
        };
        let ready = Microlonies::check(&setup(&choices)).unwrap();
        let mut table = Table::<Microlonies, ()>::new(ready, seed, ());
        // Random bots seldom come near each other.
        let spec = if seed % 2 == 0 { Spec::Random } else { Spec::Greedy };
        let mut bot = spec.make::<Microlonies>(seed, Seat(0));
        while matches!(table.turn(), Turn::Seat(_)) && table.state().round < 16 {
            let kept = found.entry(kind(table.state(), table.legal())).or_default();
            // Rare ones at once, others not always at their first.
            if kept.is_empty() || kept.len() < EACH && (seed + u64::from(table.depth())) % 3 == 0 {
                kept.push(table.state().clone());
            }
            table.ask(bot.as_mut());
        }
    }
    found.retain(|_, states| !states.is_empty());
    found
}

/// The face alone in a window.
pub type Bench = bench::Bench<MicroloniesFace>;

/// A position, through the eyes of the seat that decides.
pub fn bench(state: &State) -> Bench {
    let seat = state.now.seat;
    Bench::new(MicroloniesFace, &state.content, state, Eyes::Seat(seat), seat, Lang::English)
}

/// Another position, through the eyes of the seat that decides.
pub fn show(bench: &mut Bench, state: &State) {
    bench.show(&state.content, state, Eyes::Seat(state.now.seat), state.now.seat);
}

/// Clicks the button that has so many others before it, and takes what the
/// face asked for. What is scrolled away is clicked through its name.
pub fn click(bench: &mut Bench, index: usize) -> Vec<Ask<Microlonies>> {
    let before = bench.buttons();
    // Cards of species scroll over other boards.
    if before[index].starts_with("Choose the ") {
        return bench.click_by_name(index);
    }
    let asked = bench.click(index);
    if asked.is_empty() && bench.buttons() == before { bench.click_by_name(index) } else { asked }
}
