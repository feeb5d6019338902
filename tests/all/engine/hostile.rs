//! Files that nobody wrote in good faith. Nothing may panic; what is read is
//! sound. `PROPTEST_CASES` makes the search longer.

use formicarium::engine::{Eyes, Probe, Seat, Table, record};
use proptest::prelude::*;
use serde_json::Value;

use super::games::{forge, play_wildly, recorded};
use crate::toy::{Setup, Toy};

/// Records of some games, with everything in them that a record can hold.
fn some_record(seed: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.jsonl");
    play_wildly(&mut recorded(&Setup::of(3), seed, &path), seed, 60);
    std::fs::read(path).unwrap()
}

/// Opens whatever it is and does with it what the program would.
fn use_it(text: Vec<u8>) {
    let Ok(opened) = record::read::<Toy>(text) else { return };
    let _ = record::verify(&opened);
    Toy::audit(opened.timeline.state()).unwrap();
    let mut table = Table::resume(opened, None);
    for eyes in [Eyes::Seat(Seat(0)), Eyes::Public, Eyes::All] {
        table.view(eyes);
        table.log(None, eyes);
    }
    let ids: Vec<_> = table.timeline().ids().collect();
    for id in ids {
        table.branch(id).unwrap();
    }
    super::games::play(&mut table, 1, 3);
}

/// Replaces a leaf of a JSON value, the one that `n` falls on.
fn replace(value: &mut Value, n: &mut usize, with: &Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| replace(item, n, with)),
        Value::Object(fields) => fields.values_mut().for_each(|field| replace(field, n, with)),
        leaf => {
            if *n == 0 {
                *leaf = with.clone();
            }
            *n = n.wrapping_sub(1);
        }
    }
}

fn odd_value() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0..40_u64).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(Value::Null),
        Just(Value::from("concede")),
        Just(serde_json::json!([0, 0, 0])),
        Just(serde_json::json!({ "Bury": { "card": 31 } })),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_without_panic(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        use_it(bytes);
    }

    #[test]
    fn damaged_records_are_read_without_panic(
        seed in 0..50_u64,
        damage in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut text = some_record(seed);
        for (place, byte) in damage {
            let place = place.index(text.len());
            text[place] = byte;
        }
        let length = cut.index(text.len() * 2).min(text.len());
        text.truncate(length);
        use_it(text);
    }

    #[test]
    fn forged_records_are_read_without_panic(
        seed in 0..50_u64,
        edits in proptest::collection::vec((0..62_usize, 0..30_usize, odd_value()), 1..4),
    ) {
        let text = forge(&some_record(seed), |line, value| {
            for (at, leaf, with) in edits.iter().filter(|(at, ..)| at + 1 == line) {
                let _ = at;
                replace(value, &mut leaf.clone(), with);
            }
        });
        use_it(text);
    }

    #[test]
    fn lines_in_any_order_are_read_without_panic(
        seed in 0..50_u64,
        order in proptest::collection::vec(any::<prop::sample::Index>(), 1..60),
    ) {
        let text = some_record(seed);
        let lines: Vec<_> = text.split_inclusive(|byte| *byte == b'\n').collect();
        let mut mixed = lines[0].to_vec();
        order.iter().for_each(|place| mixed.extend_from_slice(lines[place.index(lines.len())]));
        use_it(forge(&mixed, |_, _| {}));
    }
}
