//! What the lobby edits, checked into a first position.

use std::sync::Arc;

use crate::engine::{Line, Pile, Problem, Seat, Severity};

use super::content::{Content, Setup, side_bits};
use super::hand_log::HandLog;
use super::ids::HexId;
use super::layers::Layers;
use super::pack;
use super::rules::build::insert_chamber;
use super::rules::environment::MAX_HEXES;
use super::rules::setup::free_ground;
use super::species::{PLAYED, Slice, Species, SpeciesChoice};
use super::state::{
    Cached, Cell, Chamber, Colony, ColonyCache, Now, OPEN_OBJECTIVES, Occupant, Open, Print, SECTIONS,
    Secret, State,
};

/// Checks pack, layout and number of colonies; all faults at once.
///
/// # Errors
/// All faults, warnings among them, if any of them forbids play.
pub fn check(setup: &Setup) -> Result<Arc<Content>, Vec<Problem>> {
    let mut problems = pack::check(&setup.pack);
    problems.extend(pack::check_layout(&setup.pack, &setup.layout, usize::from(setup.colonies)));
    if !(2..=4).contains(&setup.colonies) {
        let line = Line::new("check-colonies").with("count", i64::from(setup.colonies));
        problems.push(Problem::error("setup", line));
    }
    check_species(setup, &mut problems);
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(problems);
    }
    let content = Content::new(setup.clone());
    if content.hexes.len() > MAX_HEXES {
        let line = Line::new("check-too-many-hexes").with("most", MAX_HEXES as i64);
        problems.push(Problem::error("layout", line));
        return Err(problems);
    }
    Ok(Arc::new(content))
}

/// Whether every seat can have its species, each species once (M3.4).
fn check_species(setup: &Setup, problems: &mut Vec<Problem>) {
    let mut error = |line| problems.push(Problem::error("setup: species", line));
    if setup.species.len() > usize::from(setup.colonies) {
        error(Line::new("check-species-seats").with("count", setup.species.len() as i64));
    }
    let there = |species: Species| {
        PLAYED.contains(&species) && setup.pack.species.iter().any(|sheet| sheet.id == species)
    };
    let mut wanting = 0;
    for (seat, choice) in setup.species.iter().enumerate() {
        match choice {
            SpeciesChoice::Plain => {}
            SpeciesChoice::Fixed(species) if !there(*species) => {
                error(Line::new("check-species-unplayed").with("species", species.id().to_owned()));
            }
            SpeciesChoice::Fixed(species) if setup.species[..seat].contains(choice) => {
                error(Line::new("check-species-twice").with("species", species.id().to_owned()));
            }
            _ => wanting += 1,
        }
    }
    let count = PLAYED.into_iter().filter(|species| there(*species)).count();
    if wanting > count {
        error(Line::new("check-species-too-few").with("count", count as i64).with("need", wanting as i64));
    }
}

/// The position that events fold onto: nothing laid, nothing dealt.
pub fn blank(content: &Arc<Content>) -> State {
    let pack = &content.setup.pack;
    let seats = usize::from(content.setup.colonies);
    let mut cells = vec![Cell::BLANK; content.hexes.len()];
    for (hex, free) in &content.free_hexes {
        let cell = &mut cells[hex.index()];
        cell.ground = free_ground(free.ground);
        cell.bonus = free.bonus;
        cell.entrance = free.entrance;
        if free.entrance {
            cell.occupant = Occupant::Termite;
        }
    }
    let colony = first_colony(content);
    let open = Open {
        marks: Cached(vec![0; cells.len()]),
        cells,
        colonies: vec![colony; seats],
        prey_river: [None; SECTIONS],
        tile_river: [None; SECTIONS],
        prey_deck: Pile::full(pack.prey.len()),
        tile_deck: Pile::full(pack.chambers.len()),
        layers: Layers::default(),
        species_held: Vec::new(),
        objectives: [None; OPEN_OBJECTIVES],
        objective_deck: pack.objectives.len() as u8,
        hand_logs: vec![HandLog::default(); seats],
        put_under: 0,
        eggs: content.numbers().eggs,
        first: Seat(0),
        round: 0,
        turn: 0,
        last_round: None,
        mover: Seat(0),
        now: Now::LAYING,
    };
    let secret = Secret {
        hands: vec![Vec::new(); seats],
        marked: vec![Vec::new(); seats],
        deck: Pile::full(pack.objectives.len()),
        species: Vec::new(),
    };
    State { content: Arc::clone(content), open, secret }
}

/// A colony with its starting anthill, its Queen and a Worker in each chamber
/// (M3.8).
fn first_colony(content: &Content) -> Colony {
    let mut colony = Colony {
        nest: HexId::NONE,
        reserve: content.numbers().workers,
        chambers: Vec::new(),
        outside: Vec::new(),
        zones: Vec::new(),
        eggs: 0,
        prey: Vec::new(),
        mound: false,
        trophies: 0,
        termites: 0,
        validated: Vec::new(),
        hand: 0,
        conceded: false,
        species: None,
        slice: Slice::Plain,
        cache: Cached(ColonyCache::default()),
    };
    for (index, start) in content.setup.pack.anthill.iter().enumerate() {
        let chamber = Chamber {
            x: start.at[0],
            y: start.at[1],
            print: Print::Start(index as u8),
            kind: start.face.kind,
            maximum: start.face.maximum,
            tunnels: side_bits(&start.face.tunnels),
            joined: [None; 4],
            workers: 1,
            queens: u8::from(start.queen),
            soldiers: 0,
            slaves: 0,
        };
        colony.reserve -= 1;
        insert_chamber(&mut colony, chamber);
    }
    colony
}
