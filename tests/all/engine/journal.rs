//! Records on disk: never overwritten, never shortened, gone on with safely.

use std::fs;
use std::path::{Path, PathBuf};

use formicarium::engine::{Journal, JournalError, Table, Turn, record};

use super::games::{header, picture, play, play_wildly, recorded};
use crate::toy::{Setup, Toy};

fn resume(path: &Path) -> Table<Toy> {
    let (opened, journal) = Journal::resume::<Toy>(path).unwrap();
    Table::resume(opened, journal)
}

#[test]
fn a_file_that_exists_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    fs::write(&path, "precious").unwrap();
    let error = Journal::create(&path, &header(&Setup::of(2), 1)).unwrap_err();
    assert!(matches!(error, JournalError::Exists(_)));
    assert_eq!(fs::read(&path).unwrap(), b"precious");
    let nowhere = folder.path().join("no/such/folder.jsonl");
    let error = Journal::create(&nowhere, &header(&Setup::of(2), 1)).unwrap_err();
    assert!(matches!(error, JournalError::Write { .. }));
}

#[test]
fn a_game_is_left_and_resumed_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let (whole, pieces) = (folder.path().join("whole.jsonl"), folder.path().join("pieces.jsonl"));
    let setup = Setup::of(3);
    let mut at_once = recorded(&setup, 6, &whole);
    play(&mut at_once, 6, u32::MAX);
    let mut table = recorded(&setup, 6, &pieces);
    while let Turn::Seat(_) = table.turn() {
        play(&mut table, 6, 7);
        drop(table);
        table = resume(&pieces);
    }
    assert_eq!(picture(&table), picture(&at_once));
    assert_eq!(fs::read(&whole).unwrap(), fs::read(&pieces).unwrap(), "the files do not show the pauses");
}

#[test]
fn every_step_is_in_the_file_as_soon_as_it_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut table = recorded(&Setup::of(2), 3, &path);
    for salt in 0..30 {
        play_wildly(&mut table, salt, 3);
        let opened = record::load::<Toy>(&path).unwrap();
        assert_eq!(picture(&Table::resume(opened, None)), picture(&table));
    }
}

#[test]
fn a_file_in_use_is_not_opened_twice() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let table = recorded(&Setup::of(2), 3, &path);
    let error = Journal::resume::<Toy>(&path).map(drop).unwrap_err();
    assert!(matches!(error, JournalError::Locked(_)), "{error}");
    assert!(record::load::<Toy>(&path).is_ok(), "it can be looked at all the same");
    drop(table);
    assert!(Journal::resume::<Toy>(&path).is_ok());
}

#[test]
fn a_damaged_file_stays_as_it_is_and_the_game_goes_on_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut table = recorded(&Setup::of(2), 4, &path);
    play(&mut table, 4, 20);
    drop(table);
    let mut bytes = fs::read(&path).unwrap();
    let middle = bytes.len() * 2 / 3;
    bytes[middle] ^= 4;
    fs::write(&path, &bytes).unwrap();
    fs::write(folder.path().join("game-2.jsonl"), "taken").unwrap();
    let (opened, journal) = Journal::resume::<Toy>(&path).unwrap();
    assert!(opened.cut.is_some());
    let beside = journal.as_ref().unwrap().path().to_owned();
    assert_eq!(beside, folder.path().join("game-3.jsonl"));
    let mut table = Table::resume(opened, journal);
    play(&mut table, 4, u32::MAX);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    let again = record::load::<Toy>(&beside).unwrap();
    assert_eq!(again.cut, None);
    assert!(again.ended && record::verify(&again).is_ok());
    assert_eq!(again.timeline.state(), table.state());
}

#[test]
fn a_damaged_file_that_is_opened_again_goes_on_in_the_same_copy() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut table = recorded(&Setup::of(2), 4, &path);
    play(&mut table, 4, 12);
    drop(table);
    let mut bytes = fs::read(&path).unwrap();
    bytes.truncate(bytes.len() - 5);
    fs::write(&path, &bytes).unwrap();
    let names = || fs::read_dir(folder.path()).unwrap().count();
    let copy = folder.path().join("game-2.jsonl");
    let first = resume(&path);
    assert_eq!(first.history().path(), Some(copy.as_path()));
    drop(first);
    let mut second = resume(&path);
    assert_eq!((second.history().path(), names()), (Some(copy.as_path()), 2));
    play(&mut second, 4, 3);
    let depth = second.depth();
    let error = Journal::resume::<Toy>(&path).map(drop).unwrap_err();
    assert!(matches!(error, JournalError::Locked(_)), "played in another window: {error}");
    drop(second);
    let (opened, journal) = Journal::resume::<Toy>(&path).unwrap();
    assert!(opened.cut.is_some(), "what is wrong with the file that was opened");
    let third = Table::resume(opened, journal);
    assert_eq!((third.depth(), names()), (depth, 2), "the copy goes on where it was left");
    drop(third);
    fs::write(&copy, [&fs::read(&copy).unwrap()[..], b"{"].concat()).unwrap();
    let fourth = resume(&path);
    assert_eq!((fourth.history().path().unwrap(), names()), (&*folder.path().join("game-3.jsonl"), 3));
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

#[test]
fn a_record_whose_line_ends_were_changed_is_whole_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut table = recorded(&Setup::of(2), 5, &path);
    play(&mut table, 5, 10);
    let before = picture(&table);
    drop(table);
    let whole = fs::read_to_string(&path).unwrap();
    let changed = whole.replace('\n', "\r\n");
    fs::write(&path, &changed).unwrap();
    assert!(record::peek(&path).is_ok());
    let opened = record::load::<Toy>(&path).unwrap();
    assert!(opened.relined && opened.cut.is_none());
    assert_eq!(opened.text, whole.as_bytes());
    let mut table = resume(&path);
    assert_eq!(picture(&table), before);
    let copy = folder.path().join("game-2.jsonl");
    assert_eq!(table.history().path(), Some(copy.as_path()));
    play(&mut table, 5, 1);
    drop(table);
    assert_eq!(fs::read_to_string(&path).unwrap(), changed);
    assert!(fs::read_to_string(&copy).unwrap().starts_with(&whole));
    let mut damaged = changed.into_bytes();
    let place = damaged.len() / 2;
    damaged[place] ^= 2;
    let cut = record::read::<Toy>(damaged).unwrap();
    assert!(cut.relined && cut.cut.is_some());
    assert!(whole.as_bytes().starts_with(&cut.text));
}

/// The file of a game of ten steps that lacks so many bytes at its end, and
/// all that it should hold.
fn shortened(folder: &Path, lacks: usize) -> (PathBuf, Vec<u8>) {
    let path = folder.join("game.jsonl");
    let mut table = recorded(&Setup::of(2), 5, &path);
    play(&mut table, 5, 10);
    drop(table);
    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() - lacks]).unwrap();
    (path, whole)
}

#[test]
fn a_half_written_line_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let (path, whole) = shortened(folder.path(), 30);
    let mut table = resume(&path);
    assert_eq!(table.history().path().unwrap(), folder.path().join("game-2.jsonl"));
    assert_eq!(table.depth(), 9);
    play(&mut table, 5, 1);
    drop(table);
    assert_eq!(fs::read(folder.path().join("game-2.jsonl")).unwrap(), whole);
    assert_eq!(fs::read(&path).unwrap(), whole[..whole.len() - 30]);
}

#[test]
fn a_missing_line_end_is_added() {
    let folder = tempfile::tempdir().unwrap();
    let (path, whole) = shortened(folder.path(), 1);
    let mut table = resume(&path);
    play(&mut table, 5, 1);
    drop(table);
    assert!(fs::read(&path).unwrap().starts_with(&whole));
    assert_eq!(record::load::<Toy>(&path).unwrap().timeline.count(), 12);
}

#[test]
fn a_finished_record_takes_no_more_lines() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let mut table = recorded(&Setup::of(2), 6, &path);
    play(&mut table, 6, u32::MAX);
    assert_eq!(table.history().path(), None, "the record is closed");
    let whole = fs::read(&path).unwrap();
    let (opened, journal) = Journal::resume::<Toy>(&path).unwrap();
    assert!(opened.ended && journal.is_none());
    let copy = folder.path().join("variations.jsonl");
    let journal = Journal::copy(&copy, &opened).unwrap();
    let mut side = Table::resume(opened, Some(journal));
    side.branch(side.timeline().line_to(side.timeline().cursor())[5]).unwrap();
    play(&mut side, 7, 4);
    side.note_step(side.timeline().cursor(), "better").unwrap();
    let again = record::load::<Toy>(&copy).unwrap();
    assert_eq!(again.cut, None);
    assert_eq!(picture(&Table::resume(again, None)), picture(&side));
    assert_eq!(fs::read(&path).unwrap(), whole);
    assert!(side.trouble().is_none());
}
