//! Toy games for the other tests.

use std::path::Path;

use formicarium::engine::record::{self, Chain};
use formicarium::engine::{
    Chance, Fast, Game, Header, History, Journal, Kept, Move, Opened, Player, Seat, Table, Turn, Who,
};
use serde_json::Value;

use crate::toy::{Action, Setup, Toy};

pub type Ready = <Toy as Game>::Ready;

pub fn players(seats: u8) -> Vec<Player> {
    (0..seats).map(|seat| Player { name: format!("Seat {seat}"), who: Who::Human }).collect()
}

pub fn header(setup: &Setup, seed: u64) -> Header<Setup> {
    Header::new::<Toy>(setup.clone(), players(setup.seats), seed)
}

pub fn ready(setup: &Setup) -> Ready {
    Toy::check(setup).unwrap()
}

/// A game that is recorded nowhere.
pub fn table(seats: u8, seed: u64) -> Table<Toy> {
    let ready = ready(&Setup::of(seats));
    Table::new(ready.clone(), seed, Kept::new(&ready, players(seats), None))
}

/// A game that is recorded in a new file.
pub fn recorded(setup: &Setup, seed: u64, path: &Path) -> Table<Toy> {
    let journal = Journal::create(path, &header(setup, seed)).unwrap();
    let ready = ready(setup);
    Table::new(ready.clone(), seed, Kept::new(&ready, players(setup.seats), Some(journal)))
}

/// Any legal action, by the state of the game and `salt` alone.
pub fn pick<H: History<Toy>>(table: &Table<Toy, H>, salt: u64) -> Option<(Seat, Action)> {
    let Turn::Seat(seat) = table.turn() else { return None };
    let mut chance = Fast::new(salt ^ u64::from(table.depth()));
    Some((seat, table.legal()[chance.below(table.legal().len() as u32) as usize]))
}

/// Plays up to `steps` steps.
pub fn play<H: History<Toy>>(table: &mut Table<Toy, H>, salt: u64, steps: u32) {
    for _ in 0..steps {
        let Some((seat, action)) = pick(table, salt) else { return };
        assert!(table.act(seat, action).is_ok());
    }
}

/// Plays, and takes back, does again, names, notes, forks and hands over seats
/// on the way.
pub fn play_wildly(table: &mut Table<Toy>, salt: u64, steps: u32) {
    let mut chance = Fast::new(salt);
    for step in 0..steps {
        let Turn::Seat(seat) = table.turn() else { return };
        let timeline = table.timeline();
        let ids: Vec<_> = timeline.ids().collect();
        let any = ids[chance.below(ids.len() as u32) as usize];
        let at = timeline.cursor();
        match chance.below(24) {
            0..=3 => drop(table.undo()),
            4 => drop(table.redo()),
            5 => drop(table.restart_turn()),
            6 => table.name_step(any, &format!("name {step}")).unwrap(),
            7 => table.note_step(any, "a \"note\"\n").unwrap(),
            8 => table.hand_over(seat, Who::Bot("greedy".to_owned())),
            9 => table.branch(any).unwrap(),
            10 => drop(table.promote(any)),
            11 if !table.timeline().line_to(at).contains(&any) => drop(table.drop_step(any)),
            12 if chance.below(8) == 0 => drop(table.concede(seat)),
            _ => {
                let action = table.legal()[chance.below(table.legal().len() as u32) as usize];
                assert!(table.act(seat, action).is_ok());
            }
        }
    }
}

/// The text of a recorded game.
pub fn text(setup: &Setup, seed: u64, steps: u32) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    play(&mut recorded(setup, seed, &path), seed, steps);
    std::fs::read(path).unwrap()
}

pub fn read(text: Vec<u8>) -> Opened<Toy> {
    record::read::<Toy>(text).unwrap_or_else(|error| panic!("{error}"))
}

/// The record with its lines edited and sealed again, as a forger would.
pub fn forge(text: &[u8], mut edit: impl FnMut(usize, &mut Value)) -> Vec<u8> {
    let mut chain = Chain::default();
    let mut forged = Vec::new();
    for (number, line) in text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).enumerate() {
        let mut value: Value = serde_json::from_slice(line).unwrap();
        value.as_object_mut().unwrap().remove("sum");
        edit(number + 1, &mut value);
        forged.extend(chain.seal(&value).unwrap());
    }
    forged
}

/// All that can be seen of a kept game, for comparison.
pub fn picture(table: &Table<Toy>) -> String {
    let timeline = table.timeline();
    let nodes: Vec<_> = timeline
        .ids()
        .map(|id| {
            let info: Option<(Seat, Move<Action>, u32, bool, bool)> = timeline
                .info(id)
                .map(|step| (step.seat, step.action, step.variation, step.barrier, step.opens_turn));
            let notes = (timeline.name(id), timeline.note(id));
            format!("{id:?} {:?} {info:?} {notes:?} {:?}", timeline.children(id), timeline.events(id))
        })
        .collect();
    format!("{:?} {:?} {:?} {:?} {nodes:#?}", timeline.cursor(), table.players(), table.turn(), table.state())
}
