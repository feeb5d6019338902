//! Recorded games that must be read and decided as they were: one for each way
//! a game ends. `FORMICARIUM_RECORD=1` looks for them anew.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use formicarium::engine::record::{self, Opened};
use formicarium::engine::{Chance, Fast, Game, Header, Journal, Kept, Move, Player, Seat, Table, Turn, Who};
use formicarium::microlonies::pack::{Metric, Pack};
use formicarium::microlonies::{Action, Event, Microlonies, Setup, TierId};

use super::board::{small_layout, small_pack};

/// What a recorded game shows.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
struct Shows {
    by_prey: bool,
    by_chambers: bool,
    by_rounds: bool,
    by_concession: bool,
    mound: bool,
    shared: bool,
    termite: bool,
    eliminated: bool,
    put_under: bool,
    hatched: bool,
    last_validation: bool,
    tier_two: bool,
    metrics: BTreeSet<String>,
}

/// The kind of a metric, without what it is of.
fn kind(metric: Metric) -> String {
    format!("{metric:?}").split('(').next().unwrap_or_default().to_owned()
}

impl Shows {
    fn event(&mut self, setup: &Setup, event: &Event) {
        match event {
            Event::MoundTaken { .. } => self.mound = true,
            Event::TermiteEliminated { .. } => self.termite = true,
            Event::AntEliminated { .. } => self.eliminated = true,
            Event::ObjectivePutUnder { .. } => self.put_under = true,
            Event::Hatched { .. } => self.hatched = true,
            Event::Validated { card, tier, .. } => {
                self.tier_two |= *tier == TierId::Two;
                self.metrics.insert(kind(setup.pack.objectives[card.index()].metric));
            }
            _ => {}
        }
    }

    fn step(&mut self, setup: &Setup, action: Move<Action>, events: &[Event]) {
        let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
        let triggers = has(|event| matches!(event, Event::EndTriggered { .. }));
        self.by_prey |= triggers && has(|event| matches!(event, Event::PheromonePut { .. }));
        self.by_chambers |= triggers && has(|event| matches!(event, Event::TilePlaced { .. }));
        self.by_rounds |= triggers && has(|event| matches!(event, Event::TurnBegan { .. }));
        let ended = has(|event| matches!(event, Event::GameEnded));
        self.by_concession |= ended && action == Move::Concede;
        self.last_validation |= ended && has(|event| matches!(event, Event::Validated { .. }));
        events.iter().for_each(|event| self.event(setup, event));
    }

    fn of(opened: &Opened<Microlonies>) -> Self {
        let mut shows = Self::default();
        for id in opened.timeline.ids() {
            let Some(played) = opened.timeline.info(id) else { continue };
            shows.step(&opened.header.setup, played.action, opened.timeline.events(id));
        }
        if let Turn::Over(outcome) = Microlonies::turn(opened.timeline.state()) {
            shows.shared = outcome.places[..2] == [1, 1];
        }
        shows
    }
}

type Wanted = fn(&Shows) -> bool;

/// What each record must show.
const WANTED: [(&str, Wanted); 6] = [
    ("prey", |shows| shows.by_prey && shows.last_validation),
    ("chambers", |shows| shows.by_chambers && shows.hatched),
    ("rounds", |shows| shows.by_rounds && shows.put_under && shows.tier_two),
    ("concession", |shows| shows.by_concession),
    ("mound", |shows| shows.mound && shows.termite),
    ("shared", |shows| shows.shared && !shows.by_concession),
];

/// Kinds of Objectives that some record must show validated.
const KINDS: [&str; 19] = [
    "Badge",
    "Terrain",
    "Chambers",
    "Outside",
    "Inside",
    "Nurses",
    "Eggs",
    "Hunts",
    "Trophies",
    "Reach",
    "Isolated",
    "BonusHexes",
    "TerrainTiles",
    "Width",
    "Depth",
    "Loops",
    "DeadEnds",
    "Symbols",
    "Food",
];

/// Where a record lies.
pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/microlonies/{name}.jsonl"))
}

/// Whether the games are to be looked for and recorded anew.
pub fn is_to_record() -> bool {
    std::env::var_os("FORMICARIUM_RECORD").is_some()
}

/// A record that is read whole and decided as it was.
pub fn open(name: &str) -> Opened<Microlonies> {
    let opened = record::load::<Microlonies>(&path(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!((opened.cut.clone(), opened.drift, opened.ended), (None, None, true), "{name}");
    assert_eq!(record::verify(&opened), Ok(opened.timeline.count()), "{name}");
    opened
}

/// A new game of two people, recorded in a file if one is named.
pub fn table(setup: &Setup, seed: u64, file: Option<&Path>) -> Table<Microlonies> {
    let players: Vec<Player> =
        ["First", "Second"].map(|name| Player { name: name.to_owned(), who: Who::Human }).into();
    let header = Header::new::<Microlonies>(setup.clone(), players.clone(), seed);
    let ready = Microlonies::check(setup).expect("a sound setup");
    let journal = file.map(|path| {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the records");
        let _ = std::fs::remove_file(path);
        Journal::create(path, &header).expect("a new record")
    });
    Table::new(ready.clone(), seed, Kept::new(&ready, players, journal))
}

#[test]
fn recorded_games_are_read_and_decided_as_they_were() {
    if is_to_record() {
        record_all();
    }
    let mut kinds = BTreeSet::new();
    for (name, wanted) in WANTED {
        let shows = Shows::of(&open(name));
        assert!(wanted(&shows), "{name} shows {shows:?}");
        kinds.extend(shows.metrics);
    }
    let missing: Vec<_> = KINDS.iter().filter(|kind| !kinds.contains(**kind)).collect();
    assert!(missing.is_empty(), "no record shows {missing:?}");
}

/// Shorter games than usual, in which Objectives are within reach.
fn setup(rounds: u16) -> Setup {
    let mut pack: Pack = small_pack();
    let numbers = &mut pack.manifest.numbers;
    (numbers.prey_to_end, numbers.chambers_to_end, numbers.round_limit) = (3, 8, rounds);
    for card in &mut pack.objectives {
        card.tier1.at = 1;
    }
    Setup { pack: Arc::new(pack), layout: Arc::new(small_layout()), colonies: 2, species: Vec::new() }
}

/// What a player of each style likes most.
fn liking(action: &Action, style: u32) -> u32 {
    match (action, style) {
        (Action::HuntMound, _) => 9,
        (Action::Validate { .. }, _) => 5,
        (Action::TakePrey(_) | Action::HuntZone(_), 0 | 3) => 6,
        (Action::TakeTile(_) | Action::Hatch, 1 | 3) => 6,
        (Action::PlanDraw | Action::PlanTake(_) | Action::LayEggs(_), 2) => 6,
        (Action::Exit(_), 0 | 4) => 4,
        (Action::Pick(_), 2) => 4,
        (Action::EndTurn, _) => 0,
        _ => 2,
    }
}

fn choose(table: &Table<Microlonies>, chance: &mut Fast, style: u32) -> Action {
    let legal = table.legal();
    if chance.below(6) == 0 {
        return legal[chance.below(legal.len() as u32) as usize];
    }
    let best = legal.iter().map(|action| liking(action, style)).max().unwrap_or(0);
    let liked: Vec<Action> = legal.iter().copied().filter(|action| liking(action, style) == best).collect();
    liked[chance.below(liked.len() as u32) as usize]
}

fn played(seed: u64, file: Option<&Path>) -> (Shows, u32) {
    let setup = setup(if seed.is_multiple_of(4) { 5 } else { 30 });
    let mut table = table(&setup, seed, file);
    let mut chance = Fast::new(seed);
    let styles = [chance.below(5), chance.below(5)];
    let leaves = (chance.below(4) == 0).then(|| 20 + chance.below(40));
    let mut shows = Shows::default();
    while let Turn::Seat(seat) = table.turn() {
        let action = choose(&table, &mut chance, styles[seat.index()]);
        let step = if leaves == Some(table.depth()) {
            table.concede(Seat(seed as u8 % 2)).expect("nobody conceded yet")
        } else {
            table.act(seat, action).expect("a legal action")
        };
        shows.step(&setup, step.action, step.events);
    }
    if let Turn::Over(outcome) = table.turn() {
        shows.shared = outcome.places[..2] == [1, 1];
    }
    (shows, table.depth())
}

/// Looks for short games that show what is wanted, and records them.
fn record_all() {
    let games: Vec<(u64, Shows, u32)> = (0..6000)
        .map(|seed| {
            let (shows, steps) = played(seed, None);
            (seed, shows, steps)
        })
        .collect();
    let mut missing: BTreeSet<&str> = KINDS.into();
    for (name, wanted) in WANTED {
        let fitting = games.iter().filter(|game| wanted(&game.1));
        let worth = |game: &&(u64, Shows, u32)| {
            let new = game.1.metrics.iter().filter(|kind| missing.contains(kind.as_str())).count() as i64;
            new * 45 - i64::from(game.2)
        };
        let best = fitting.max_by_key(worth).unwrap_or_else(|| panic!("no game shows {name}"));
        missing.retain(|kind| !best.1.metrics.contains(*kind));
        played(best.0, Some(&path(name)));
        println!("{name}: seed {}, {} steps, {:?}", best.0, best.2, best.1.metrics);
    }
}
