//! Looks for short games that show every ability of a species.
//!
//! Draws depend on seed and step alone, so from any position many ways to go on
//! can be tried; the game goes the way that soonest shows something new.

use std::sync::Arc;

use formicarium::engine::{Chance, Cx, Fast, Game, Recorded, Seat, Turn};
use formicarium::microlonies::pack::{Badge, Pack};
use formicarium::microlonies::rules::environment::is_on_rim;
use formicarium::microlonies::species::{
    Ability, Species, SpeciesChoice, acid, larder, marabunta, satellites,
};
use formicarium::microlonies::state::{Chamber, Colony};
use formicarium::microlonies::{Action, Event, Microlonies, Setup, State, metric};

use super::{OWN, Watch, name};
use crate::microlonies::board::{Board, small_pack};
use crate::microlonies::golden::{path, table};

/// Where all games are played: near each other, with all that abilities deal
/// with.
const GROVE: &str = "
    .    A0  *1  w   f   z   gN  z
       *1  *1  f   z   gF  r   w   f
    g    z   r   w   ge  m   fe  g
       f   w   gN  z   re  w   z   r
    r    g   z   f   g   *2  *2  f
       z   g   r   w   *2  B3  g
";
/// Ways to go on that are tried from a position.
const TRIES: u32 = 1200;
/// Steps that each of them looks ahead.
const AHEAD: usize = 60;
/// Rounds after which the games end.
const ROUNDS: [u16; 7] = [6, 8, 10, 13, 16, 20, 26];
/// Seeds that are tried for each number of rounds.
const SEEDS: u64 = 6;

/// A game as far as it is played.
#[derive(Clone)]
struct Line {
    seed: u64,
    state: State,
    actions: Vec<(Seat, Action)>,
    watch: Watch,
}

impl Line {
    fn new(setup: &Setup, species: Species, seed: u64) -> Self {
        let state = table(setup, seed, None).state().clone();
        Self { seed, state, actions: Vec::new(), watch: Watch::new(species, OWN) }
    }

    fn seat(&self) -> Option<Seat> {
        match Microlonies::turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// Plays an action; tells how many new proofs it gives.
    fn play(&mut self, seat: Seat, action: Action, before: &mut State, events: &mut Vec<Event>) -> usize {
        before.clone_from(&self.state);
        events.clear();
        self.actions.push((seat, action));
        let mut chance = Recorded::new(self.seed, 0, self.actions.len() as u32);
        Microlonies::decide(&mut Cx::new(&mut self.state, events, &mut chance), seat, action);
        self.watch.step(before, action, events, &self.state)
    }
}

/// How much an action is liked, by everybody.
fn liking(action: &Action) -> u32 {
    match action {
        Action::EndTurn | Action::Validate { .. } => 1,
        Action::Ability(Ability::Shift { .. }) => 1,
        Action::Ability(_) => 6,
        _ => 3,
    }
}

fn choose(legal: &[Action], chance: &mut Fast) -> Action {
    let all: u32 = legal.iter().map(liking).sum();
    let mut drawn = chance.below(all);
    for action in legal {
        match drawn.checked_sub(liking(action)) {
            Some(left) => drawn = left,
            None => return *action,
        }
    }
    legal[0]
}

/// What leads to proofs that take several turns, for each species.
fn progress(state: &State, species: Species) -> i32 {
    let colony = state.colony(OWN);
    let hunts = colony.zones.len() as i32;
    let inside = |count: fn(&Chamber) -> u8| i32::from(colony.chambers.iter().map(count).sum::<u8>());
    let eggs = |colony: &Colony| i32::from(colony.eggs).min(4);
    match species {
        Species::Argentine => 6 * satellites(colony).count() as i32,
        Species::Carpenter => 4 * colony.chambers.len() as i32,
        Species::Amazon => 4 * inside(|chamber| chamber.slaves),
        Species::Bulldog => 8 * hunts,
        Species::Soldier => hunts + armed(state),
        Species::BlackGarden => 6 * metric::badges(state, &state.content, OWN, Badge::Aphid) + 2 * hunts,
        Species::Giant => {
            let food = metric::food(state, &state.content, OWN).min(14);
            8 * hunts + food + metric::population(state, OWN).min(14)
        }
        Species::Army => 2 * i32::from(marabunta(colony)),
        Species::Thief => state.colonies.iter().map(eggs).sum::<i32>() + i32::from(larder(colony).0),
        Species::Harvester => hunts + 3 * eggs(colony) + 12 * inside(|chamber| chamber.soldiers),
        _ => 2 * hunts,
    }
}

/// Soldiers outside, and Acid beside their Trail.
fn armed(state: &State) -> i32 {
    let soldiers = state.cells.iter().filter(|cell| cell.soldier).count();
    let acids = state.colonies.iter().filter_map(acid).filter(|hex| is_on_rim(state, OWN, *hex)).count();
    12 * soldiers as i32 + 6 * acids as i32
}

/// How good it is to go on so: what is new, soon, and what it leads to; but not
/// towards the end while anything is missing.
fn worth(line: &Line, new: usize, steps: usize, gained: i32) -> i32 {
    let each = match (line.seat(), line.state.last_round) {
        (None, _) => 1000,
        (Some(_), Some(_)) => 60,
        (Some(_), None) => 0,
    };
    let lost = each * line.watch.missing.len() as i32;
    100 * new as i32 + 4 * gained - steps as i32 - lost
}

/// Tries one way to go on; the best part of it.
fn tried(from: &Line, species: Species, chance: &mut Fast) -> (i32, Line) {
    let mut line = from.clone();
    let (mut before, mut events, mut legal) = (line.state.clone(), Vec::new(), Vec::new());
    let (mut best, mut new) = ((i32::MIN, from.clone()), 0);
    let begin = progress(&from.state, species);
    for step in 1..=AHEAD {
        let Some(seat) = line.seat() else { break };
        legal.clear();
        Microlonies::legal(&line.state, &mut legal);
        let more = line.play(seat, choose(&legal, chance), &mut before, &mut events);
        new += more;
        let turns = events.iter().any(|event| matches!(event, Event::TurnBegan { .. }));
        if more > 0 || turns || line.seat().is_none() {
            let worth = worth(&line, new, step, progress(&line.state, species) - begin);
            if worth > best.0 {
                best = (worth, line.clone());
            }
        }
    }
    if best.0 == i32::MIN { (-10_000, line) } else { best }
}

/// Plays a game to its end.
fn played(setup: &Setup, species: Species, seed: u64) -> Line {
    let mut line = Line::new(setup, species, seed);
    let mut chance = Fast::new(seed);
    while line.seat().is_some() {
        let tries = if line.watch.missing.is_empty() { TRIES / 12 } else { TRIES };
        let ways = (0..tries).map(|_| tried(&line, species, &mut chance));
        line = ways.max_by_key(|way| way.0).expect("a way to go on").1;
    }
    line
}

/// The opponent that has what the species' abilities deal with.
fn opponent(species: Species) -> SpeciesChoice {
    match species {
        Species::RedMeadow => SpeciesChoice::Fixed(Species::Soldier),
        Species::Soldier => SpeciesChoice::Fixed(Species::RedMeadow),
        _ => SpeciesChoice::Plain,
    }
}

fn setup(species: Species, rounds: u16) -> Setup {
    let mut pack: Pack = small_pack();
    pack.manifest.numbers.round_limit = rounds;
    let choices = vec![SpeciesChoice::Fixed(species), opponent(species)];
    pack.species = Pack::base().species;
    pack.species.retain(|sheet| choices.contains(&SpeciesChoice::Fixed(sheet.id)));
    Setup { species: choices, ..Board::read(GROVE).setup(Arc::new(pack)) }
}

/// Looks for a game of a species, with few rounds first, and records the best.
fn record(species: Species) {
    let mut least = usize::MAX;
    for rounds in ROUNDS {
        let setup = setup(species, rounds);
        let games = (0..SEEDS).map(|seed| played(&setup, species, seed));
        let best = games.min_by_key(|line| (line.watch.missing.len(), line.actions.len())).expect("a game");
        let (steps, missing) = (best.actions.len(), best.watch.missing());
        println!(
            "{}: {rounds} rounds, seed {}, {steps} steps, missing {missing:?}",
            name(species),
            best.seed
        );
        if missing.len() < least {
            write(&setup, species, &best);
            least = missing.len();
        }
        if missing.is_empty() {
            break;
        }
    }
}

fn write(setup: &Setup, species: Species, line: &Line) {
    let mut table = table(setup, line.seed, Some(&path(&name(species))));
    for (seat, action) in &line.actions {
        table.act(*seat, *action).expect("a legal action");
    }
}

pub fn record_all() {
    let only = std::env::var("FORMICARIUM_SPECIES").ok();
    let wanted =
        |species: &Species| only.as_deref().is_none_or(|only| only.split(',').any(|id| id == species.id()));
    Species::ALL.into_iter().filter(wanted).for_each(record);
}
