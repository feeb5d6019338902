//! Records: written, read, damaged, drifted, verified.

use formicarium::engine::record::{self, Differs, Entry, Fault as LineFault, ReadError};
use formicarium::engine::{Fold, Game, Kept, Opened, StepId, Table, Turn};
use serde_json::{Value, json};

use super::games::{forge, header, picture, play, play_wildly, players, read, ready, recorded, text};
use crate::toy::{Action, Event, Fault, Setup, Toy};

fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|byte| *byte == b'\n').collect()
}

#[test]
fn a_record_reads_as_it_was_played() {
    let folder = tempfile::tempdir().unwrap();
    for seed in 0..60 {
        let path = folder.path().join(format!("{seed}.jsonl"));
        let setup = Setup::of(2 + (seed % 3) as u8);
        let mut table = recorded(&setup, seed, &path);
        play_wildly(&mut table, seed, 150);
        let opened = record::load::<Toy>(&path).unwrap();
        assert_eq!((opened.cut.clone(), opened.drift), (None, None));
        assert_eq!(opened.ended, matches!(table.turn(), Turn::Over(_)));
        assert_eq!(opened.header, header(&setup, seed));
        assert_eq!(record::verify(&opened), Ok(table.timeline().ids().count()));
        assert_eq!(picture(&Table::resume(opened, None)), picture(&table));
    }
}

#[test]
fn a_game_goes_on_the_same_wherever_it_was_left() {
    let setup = Setup::of(3);
    let whole = text(&setup, 5, u32::MAX);
    let end = read(whole.clone());
    let steps = end.timeline.count() as u32 - 1;
    assert!(end.ended && steps > 40);
    for step in 0..steps {
        let mut opened = read(lines(&whole)[..2 + step as usize].concat());
        assert_eq!(opened.timeline.count() as u32, step + 1);
        opened.ended = false;
        let mut table = Table::resume(opened, None);
        play(&mut table, 5, u32::MAX);
        assert_eq!(table.state(), end.timeline.state(), "left after step {step}");
    }
}

#[test]
fn a_record_that_stops_before_the_start_is_started_again() {
    let whole = text(&Setup::of(2), 8, 10);
    let opened = read(lines(&whole)[0].to_vec());
    assert!(!opened.started);
    assert_eq!(record::verify(&opened), Ok(0));
    let mut table = Table::resume(opened, None);
    play(&mut table, 8, 10);
    assert_eq!(table.state(), read(whole).timeline.state());
}

/// The record whose byte at `place` was changed must open up to the line before.
fn check_damage(whole: &[u8], place: usize, damaged: Vec<u8>) {
    let line = whole[..place].iter().filter(|byte| **byte == b'\n').count();
    let result = record::read::<Toy>(damaged);
    if line == 0 {
        assert!(matches!(
            result,
            Err(ReadError::DamagedHeader | ReadError::NoRecord | ReadError::NewerFormat { .. })
        ));
        return;
    }
    let opened = result.unwrap();
    let cut = opened.cut.as_ref().expect("the damage is noticed");
    assert_eq!(cut.line, line + 1);
    assert_eq!(opened.text, lines(whole)[..line].concat());
    let good = read(lines(whole)[..line].concat());
    assert_eq!(opened.timeline.state(), good.timeline.state());
    assert_eq!(opened.timeline.cursor(), good.timeline.cursor());
    assert_eq!(record::verify(&opened), record::verify(&good));
}

#[test]
fn any_changed_byte_ends_the_good_part_right_there() {
    let whole = text(&Setup::of(2), 3, 12);
    for place in 0..whole.len() {
        for change in [1, 0x20, 0x80] {
            let mut damaged = whole.clone();
            damaged[place] ^= change;
            check_damage(&whole, place, damaged);
        }
    }
}

#[test]
fn a_record_cut_anywhere_opens_up_to_the_last_whole_line() {
    let whole = text(&Setup::of(2), 4, 12);
    let header = lines(&whole)[0].len();
    for length in 0..whole.len() {
        let result = record::read::<Toy>(whole[..length].to_vec());
        if length < header - 1 {
            assert!(matches!(result, Err(ReadError::DamagedHeader | ReadError::NoRecord)), "{length}");
            continue;
        }
        let opened = result.unwrap();
        let kept = lines(&whole[..length]).into_iter().filter(|line| line.ends_with(b"\n")).count();
        // The last line may lack nothing but its line end.
        let complete = whole[length] == b'\n';
        assert_eq!(opened.timeline.count(), (kept + usize::from(complete)).saturating_sub(1).max(1));
        let expected = (!complete && !whole[..length].ends_with(b"\n")).then_some(LineFault::Incomplete);
        assert_eq!(opened.cut.map(|cut| cut.fault), expected);
    }
}

#[test]
fn missing_and_swapped_lines_are_noticed() {
    let whole = text(&Setup::of(2), 5, 12);
    let mut swapped = lines(&whole);
    swapped.swap(5, 6);
    assert_eq!(read(swapped.concat()).cut.unwrap().line, 6);
    let mut missing = lines(&whole);
    missing.remove(4);
    let cut = read(missing.concat()).cut.unwrap();
    assert_eq!((cut.line, cut.fault), (5, LineFault::Sum));
}

#[test]
fn what_is_no_record_is_told_apart() {
    let refused = |text: &[u8]| record::read::<Toy>(text.to_vec()).err().map(|error| error.to_string());
    let starts = |text: &[u8], start: &str| {
        let refused = refused(text).unwrap();
        assert!(refused.starts_with(start), "{refused}");
    };
    starts(b"", "this is not a recorded game");
    starts(b"{\"name\":\"ants\"}\n", "this is not a recorded game");
    starts(&[0xff, 0xfe, 0, 1], "this is not a recorded game");
    let whole = text(&Setup::of(2), 6, 3);
    let edited = |edit: fn(&mut Value)| {
        forge(&whole, |line, value| {
            if line == 1 {
                edit(value)
            }
        })
    };
    starts(&edited(|header| header["formicarium"] = json!(99)), "the record has format 99");
    starts(&edited(|header| header["formicarium"] = json!(0)), "this is not a recorded game");
    starts(&edited(|header| header["game"] = json!("chess")), "this is a record of the game \"chess\"");
    starts(&edited(|header| header["setup"]["seats"] = json!(9)), "the setup in the record has 1 faults");
    starts(
        &edited(|header| header["setup"] = json!(7)),
        "the header of the record cannot be understood: setup",
    );
    starts(&edited(|header| drop(header["seats"].as_array_mut().unwrap().pop())), "the header of the record");
    starts(&edited(|header| header["position"] = json!({})), "the position in the record does not fit");
}

#[test]
fn a_header_can_be_peeked_at_whatever_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    drop(recorded(&Setup::of(2), 1, &path));
    let peek = record::peek(&path).unwrap();
    assert_eq!((peek.game.as_str(), peek.rules, peek.seats), ("toy", 1, players(2)));
    assert_eq!(peek.hash, header(&Setup::of(2), 7).hash, "equal setups have equal hashes");
    assert_ne!(peek.hash, header(&Setup::of(3), 1).hash);
    assert!(matches!(record::peek(&folder.path().join("none")), Err(ReadError::Io(_))));
}

#[test]
fn events_that_do_not_fit_end_the_good_part() {
    let whole = text(&Setup::of(2), 7, 12);
    let forged = forge(&whole, |line, value| {
        if line == 8 {
            value["step"]["events"] = json!([{ "Took": { "crumbs": 200 } }]);
        }
    });
    let opened = read(forged);
    let cut = opened.cut.unwrap();
    assert_eq!(cut.line, 8);
    assert!(matches!(cut.fault, LineFault::Misfit(_)));
    assert_eq!(opened.timeline.count(), 6);
}

#[test]
fn steps_out_of_place_end_the_good_part() {
    let whole = text(&Setup::of(2), 7, 12);
    let cut_of = |edit: fn(&mut Value)| {
        let forged = forge(&whole, |line, value| {
            if line == 8 {
                edit(value)
            }
        });
        read(forged)
            .cut
            .map(|cut| (cut.line, matches!(cut.fault, LineFault::Order(_) | LineFault::NoStep(_))))
    };
    assert_eq!(cut_of(|_| {}), None);
    assert_eq!(cut_of(|line| line["step"]["id"] = json!(77)), Some((8, true)));
    assert_eq!(cut_of(|line| line["step"]["parent"] = json!(2)), Some((8, true)));
    assert_eq!(cut_of(|line| line["step"]["seat"] = json!(2)), Some((8, true)));
    assert_eq!(cut_of(|line| line["step"]["variation"] = json!(4_000_000_000_u32)), Some((8, true)));
    assert_eq!(cut_of(|line| *line = json!({ "goto": { "to": 70 } })), Some((8, true)));
    assert_eq!(cut_of(|line| *line = json!({ "goto": { "to": 1, "variation": 70 } })), Some((8, true)));
    assert_eq!(cut_of(|line| *line = json!({ "drop": { "id": 0 } })), Some((8, true)));
    assert_eq!(cut_of(|line| *line = json!({ "seat": { "seat": 5, "who": "human" } })), Some((8, true)));
    let start = json!({ "start": { "events": [], "state": "1:0" } });
    assert!(cut_of(|line| *line = json!({ "start": { "events": [], "state": "1:0" } })).is_some());
    assert!(start.is_object());
    assert_eq!(cut_of(|line| *line = json!({ "hello": {} })), Some((8, false)));
}

/// A record whose folding comes out differently from turn 3 on.
fn drifted() -> (Opened<Toy>, StepId) {
    let whole = text(&Setup::of(2), 2, u32::MAX);
    let forged = forge(&whole, |line, value| {
        if line == 1 {
            value["setup"]["fault"] = json!("OtherFold");
        }
    });
    let opened = read(forged);
    let honest = read(whole);
    let taken = |id: &StepId| {
        let took = honest.timeline.events(*id).iter().any(|event| matches!(event, Event::Took { .. }));
        took && honest.timeline.state_at(*id).unwrap().turn == 3
    };
    let first = honest.timeline.ids().find(taken).expect("crumbs are taken in turn 3; choose another seed");
    (opened, first)
}

#[test]
fn drift_is_reported_and_playback_goes_on() {
    let (opened, first) = drifted();
    let drift = opened.drift.expect("the drift is noticed");
    assert_eq!(drift.step, first);
    assert_ne!(drift.expected, drift.found);
    assert_eq!(opened.cut, None);
    assert!(opened.ended);
    let differs = record::verify(&opened).unwrap_err();
    assert_eq!(differs.step, first);
    assert!(differs.expected.contains(&drift.expected.to_string()));
}

#[test]
fn digests_of_another_version_are_not_compared() {
    let whole = text(&Setup::of(2), 2, 30);
    let forged = forge(&whole, |_, value| {
        for kind in ["start", "step"] {
            if let Some(line) = value.get_mut(kind) {
                line["state"] = json!("2:0123456789abcdef");
            }
        }
    });
    let opened = read(forged);
    assert_eq!((opened.drift, opened.cut.clone()), (None, None));
    assert!(record::verify(&opened).is_ok());
}

/// Verifies a record as if the rules had changed since.
fn verify_with(mut opened: Opened<Toy>, fault: Fault) -> Result<usize, Differs> {
    opened.base.fault = fault;
    record::verify(&opened)
}

#[test]
fn verify_names_the_first_step_that_is_decided_otherwise() {
    let whole = text(&Setup::of(2), 2, u32::MAX);
    assert!(verify_with(read(whole.clone()), Fault::None).is_ok());
    let differs = verify_with(read(whole.clone()), Fault::OtherRules).unwrap_err();
    let (_, first) = drifted();
    assert_eq!(differs.step, first);
    assert_eq!(differs.expected, "no further event");
    assert_eq!(differs.found, r#"{"Noise":{"crumbs":1}}"#);
}

#[test]
fn verify_names_a_step_that_is_forbidden_today() {
    let whole = text(&Setup::of(2), 2, 20);
    let mut step = 0;
    let forged = forge(&whole, |_, value| {
        if let Some(line) = value.get_mut("step")
            && line["action"] != json!({ "act": "End" })
            && step == 0
        {
            step = line["id"].as_u64().unwrap();
            line["action"] = json!({ "act": { "Play": { "card": 99 } } });
        }
    });
    let differs = record::verify(&read(forged)).unwrap_err();
    assert_eq!(u64::from(differs.step.0), step);
    assert_eq!(differs.found, "a refusal by rule T4 (toy-card)");
}

#[test]
fn a_game_from_a_position_carries_it() {
    let mut table = super::games::table(3, 9);
    play(&mut table, 9, 15);
    let setup = Setup::of(3);
    let header = header(&setup, 44).at(serde_json::to_value(Toy::position(table.state())).unwrap());
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    let journal = formicarium::engine::Journal::create(&path, &header).unwrap();
    let ready = ready(&setup);
    let kept = Kept::new(&ready, players(3), Some(journal));
    let mut from = Table::from_position(ready, 44, table.state().clone(), kept);
    assert_eq!(from.state(), table.state());
    play(&mut from, 9, 20);
    let opened = record::load::<Toy>(&path).unwrap();
    assert_eq!(opened.cut, None);
    assert_eq!(opened.timeline.state(), from.state());
    assert!(record::verify(&opened).is_ok());
    assert_eq!(opened.timeline.state_at(StepId::START).unwrap(), *table.state());
}

#[test]
fn the_form_of_a_record_is_what_it_says() {
    let whole = text(&Setup::of(2), 1, 3);
    let second: Value = serde_json::from_slice(lines(&whole)[1]).unwrap();
    assert_eq!(second["start"]["events"].as_array().unwrap().len(), 7);
    let third: Value = serde_json::from_slice(lines(&whole)[2]).unwrap();
    let step = &third["step"];
    for key in ["id", "parent", "seat", "action", "events", "state"] {
        assert!(step.get(key).is_some(), "{key} in {step}");
    }
    assert_eq!(third["sum"].as_str().unwrap().len(), 16);
    let end: Entry<Action, Vec<<Toy as Fold>::Event>> =
        serde_json::from_value(json!({ "end": { "places": [1, 2], "scores": [30, 20] } })).unwrap();
    assert!(matches!(end, Entry::End { .. }));
}
