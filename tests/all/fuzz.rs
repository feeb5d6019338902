//! Readers of content and records against values that nobody would write:
//! faults are reported or the game can be played, and nothing panics. More
//! cases by PROPTEST_CASES.

use std::sync::Arc;

use formicarium::antrealm::AntRealm;
use formicarium::bots::Random;
use formicarium::editor::Craft;
use formicarium::engine::{Eyes, Header, Kept, Offer, Player, Sources, Table, Turn, Who, record};
use formicarium::microlonies::Microlonies;
use formicarium::microlonies::map::MapCraft;
use formicarium::microlonies::pack::{Layout, Pack};
use proptest::prelude::*;
use serde_json::{Value, json};

use crate::spots::spots;

fn base<G: Offer>(colonies: u8) -> G::Setup {
    G::setup(&Sources::default(), usize::from(colonies)).expect("a base setup")
}

/// An edit of one spot of a value.
#[derive(Debug, Clone)]
enum Edit {
    Set(Value),
    Remove,
    Double,
}

fn edit() -> impl Strategy<Value = (prop::sample::Index, Edit)> {
    let value = prop_oneof![
        Just(json!(0)),
        Just(json!(1)),
        Just(json!(5)),
        Just(json!(127)),
        Just(json!(255)),
        Just(json!(-128)),
        Just(json!(32767)),
        Just(json!("")),
        Just(json!("grassland")),
        Just(json!([])),
        Just(json!({})),
        Just(Value::Null),
        Just(json!(true)),
    ];
    let edit = prop_oneof![6 => value.prop_map(Edit::Set), 2 => Just(Edit::Remove), 2 => Just(Edit::Double)];
    (any::<prop::sample::Index>(), edit)
}

fn apply(value: &mut Value, edits: &[(prop::sample::Index, Edit)]) {
    for (place, edit) in edits {
        let spots = spots(value);
        let spot = &spots[place.index(spots.len())];
        let (parent, name) = spot.rsplit_once('/').unwrap_or(("", ""));
        match (edit, value.pointer_mut(parent)) {
            (Edit::Set(new), Some(_)) => {
                if let Some(old) = value.pointer_mut(spot) {
                    *old = new.clone();
                }
            }
            (Edit::Remove, Some(Value::Object(fields))) => drop(fields.remove(name)),
            (Edit::Remove, Some(Value::Array(items))) => {
                if let Some(place) = name.parse().ok().filter(|place| *place < items.len()) {
                    items.remove(place);
                }
            }
            (Edit::Double, Some(Value::Array(items))) => {
                if let Some(item) = name.parse().ok().and_then(|place: usize| items.get(place).cloned()) {
                    items.push(item);
                }
            }
            _ => {}
        }
    }
}

/// A setup that passes the check can be played to its end and loses nothing.
fn play<G: Offer>(setup: &G::Setup, seed: u64) {
    let Ok(ready) = G::check(setup) else { return };
    let mut table = Table::<G, ()>::new(ready, seed, ());
    let mut bot = Random::new(seed);
    for _ in 0..5000 {
        if let Turn::Over(_) = table.turn() {
            break;
        }
        assert!(!table.legal().is_empty(), "nothing is legal before the end");
        table.ask(&mut bot);
    }
    G::audit(table.state()).expect("nothing got lost");
}

fn record_of<G: Offer>(seed: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.jsonl");
    let setup = base::<G>(2);
    let players = vec![Player { name: String::new(), who: Who::Human }; 2];
    let header = Header::new::<G>(setup.clone(), players.clone(), seed);
    let journal = formicarium::engine::Journal::create(&path, &header).expect("a record").hasty();
    let ready = G::check(&setup).expect("the base pack is right");
    let kept = Kept::<G>::new(&ready, players, Some(journal));
    let mut table = Table::new(ready, seed, kept);
    let mut bot = Random::new(seed);
    for _ in 0..60 {
        table.ask(&mut bot);
    }
    drop(table);
    std::fs::read(&path).expect("the record")
}

/// A setup with some spots of it edited is refused or played.
fn odd_setup<G: Offer>(colonies: u8, edits: &[(prop::sample::Index, Edit)], seed: u64) {
    let mut value = serde_json::to_value(base::<G>(colonies)).expect("JSON");
    apply(&mut value, edits);
    if let Ok(setup) = serde_json::from_value::<G::Setup>(value) {
        play::<G>(&setup, seed);
    }
}

/// A record with one line of it edited, and sealed again.
fn forged<G: Offer>(line: prop::sample::Index, edits: &[(prop::sample::Index, Edit)], seed: u64) -> Vec<u8> {
    let text = String::from_utf8(record_of::<G>(seed)).expect("UTF-8");
    let mut chain = record::Chain::default();
    let lines: Vec<&str> = text.lines().collect();
    let odd = 1 + line.index(lines.len() - 1);
    let mut forged = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let mut value: Value = serde_json::from_str(line).expect("JSON");
        value.as_object_mut().expect("an object").remove("sum");
        if place == odd {
            apply(&mut value, edits);
        }
        if let Ok(sealed) = chain.seal(&value) {
            forged.extend(sealed);
        }
    }
    forged
}

/// What was read can be looked at and played on, whatever it says.
fn use_it<G: Offer>(text: Vec<u8>, seed: u64) {
    let Ok(opened) = record::read::<G>(text) else { return };
    for id in opened.timeline.ids() {
        let mut state = opened.timeline.state_at(id).expect("a state");
        let _ = G::describe(&G::view(&state, Eyes::Public));
        for event in opened.timeline.events(id) {
            if G::admits(&state, event).is_ok() {
                let _ = G::glimpse(&state, event, Eyes::Public);
                G::fold(&mut state, event);
            }
        }
    }
    let _ = record::verify(&opened);
    let mut table = Table::resume(opened, None);
    let mut bot = Random::new(seed);
    for _ in 0..20 {
        table.ask(&mut bot);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn odd_setups_are_refused_or_played(
        edits in prop::collection::vec(edit(), 1..4),
        colonies in 2..5_u8,
        seed in any::<u64>(),
    ) {
        odd_setup::<Microlonies>(colonies, &edits, seed);
        odd_setup::<AntRealm>(colonies, &edits, seed);
    }

    /// What the editor reads it writes, and reads again as the same.
    #[test]
    fn odd_maps_are_refused_or_written(edits in prop::collection::vec(edit(), 1..4), letters in "[gfrwzm.x]{0,9}") {
        let craft = MapCraft::new(Arc::new(Pack::base()));
        let mut layout = serde_json::to_value(Layout::base(4)).expect("a layout");
        layout["rows"] = json!([{"at": [9, 3], "hexes": "gfz"}, {"at": [-4, 9], "hexes": letters}]);
        layout["notes"] = json!([{"at": [9, 3], "text": "a note"}]);
        layout["hexes"] = json!([{"at": [0, 9], "ground": {"terrain": "rock"}, "bonus": "food"}]);
        layout["frame"] = json!([[-20, -20], [30, 30]]);
        apply(&mut layout, &edits);
        if let Ok(drawing) = craft.read(&layout.to_string()) {
            craft.check(&drawing);
            let text = craft.write(&drawing);
            let again = craft.read(&text).expect("what was written reads");
            prop_assert_eq!(craft.write(&again), text);
            prop_assert_eq!(again, drawing);
        }
    }

    #[test]
    fn odd_layouts_are_refused_or_played(edits in prop::collection::vec(edit(), 1..4), colonies in 2..5_u8) {
        let mut setup = base::<Microlonies>(colonies);
        let mut value = serde_json::to_value(&*setup.layout).expect("JSON");
        value["rows"] = json!([{"at": [8, 3], "hexes": "gfz.w"}]);
        apply(&mut value, &edits);
        if let Ok(layout) = serde_json::from_value::<Layout>(value) {
            setup.layout = Arc::new(layout);
            play::<Microlonies>(&setup, 1);
        }
    }

    #[test]
    fn odd_events_end_the_good_part(
        line in any::<prop::sample::Index>(),
        edits in prop::collection::vec(edit(), 1..3),
        seed in 0..4_u64,
    ) {
        use_it::<Microlonies>(forged::<Microlonies>(line, &edits, seed), seed);
        use_it::<AntRealm>(forged::<AntRealm>(line, &edits, seed), seed);
    }
}

/// Few by default: each case may play a whole game.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(48)
}
