//! Decisions in words, of both games.

use std::collections::{BTreeMap, BTreeSet};

use formicarium::antrealm::AntRealm;
use formicarium::bots::Random;
use formicarium::engine::{Arg, Eyes, Line, Offer, Sources, Table, Turn};
use formicarium::microlonies::Microlonies;
use formicarium::microlonies::species::PLAYED;
use formicarium::text::{Lang, Text};

/// Every key that a line names, those of its arguments among them.
fn keys(line: &Line, out: &mut Vec<&'static str>) {
    out.push(line.key);
    line.args.iter().for_each(|(_, arg)| keys_of(arg, out));
}

fn keys_of(arg: &Arg, out: &mut Vec<&'static str>) {
    match arg {
        Arg::Key(key) => out.push(key),
        Arg::Line(line) => keys(line, out),
        Arg::List(list) => list.iter().for_each(|arg| keys_of(arg, out)),
        _ => {}
    }
}

/// The phrases of a decision, which must be whole and differ.
fn tell<G: Offer>(table: &Table<G, ()>, texts: &[Text], told: &mut BTreeSet<&'static str>) {
    let Turn::Seat(seat) = table.turn() else { return };
    let view = table.view(Eyes::Seat(seat));
    let lines: Vec<Line> = table.legal().iter().map(|action| G::told(&view, action)).collect();
    told.extend(lines.iter().map(|line| line.key));
    for text in texts {
        let mut said = BTreeMap::new();
        for (line, action) in lines.iter().zip(table.legal()) {
            let mut used = Vec::new();
            keys(line, &mut used);
            assert!(used.iter().all(|key| text.has(key)), "{action:?}: {used:?}");
            let phrase = text.plain(line);
            let whole = !phrase.trim().is_empty() && !phrase.contains(['{', '\n']);
            assert!(whole && !used.contains(&"show-empty"), "{action:?}: {phrase:?}");
            if let Some(other) = said.insert(phrase.clone(), action) {
                panic!("{other:?} and {action:?} are both {phrase:?}");
            }
        }
    }
}

/// Plays random games and tells of every decision in both languages; the keys
/// of the phrases that there were.
fn play<G: Offer>(seats: usize, species: Option<&str>, games: u64) -> BTreeSet<&'static str> {
    let texts = Lang::ALL.map(Text::new);
    let setup = G::setup(&Sources { species, ..Sources::default() }, seats).expect("a base setup");
    let ready = G::check(&setup).expect("a sound setup");
    let mut told = BTreeSet::new();
    for seed in 0..games {
        let mut table = Table::<G, ()>::new(ready.clone(), seed, ());
        let mut bot = Random::new(seed);
        while table.ask(&mut bot).is_some() {
            tell(&table, &texts, &mut told);
        }
    }
    told
}

#[test]
fn every_decision_has_a_phrase_of_its_own() {
    let told = play::<Microlonies>(3, None, 2);
    for key in ["do-take-up", "do-put", "do-exit", "do-march", "do-take-tile", "do-place-tile", "do-end-turn"]
    {
        assert!(told.contains(key), "{key}: {told:?}");
    }
}

#[test]
fn so_have_those_of_species() {
    let mut told = BTreeSet::new();
    for pair in PLAYED.chunks(2) {
        let words: Vec<&str> = pair.iter().map(|species| species.id()).collect();
        told.extend(play::<Microlonies>(2, Some(&words.join(",")), 1));
    }
    for word in ["deal", "offer"] {
        told.extend(play::<Microlonies>(2, Some(word), 1));
    }
    for key in ["do-keep-species", "do-choose-species", "do-shift", "choose-refresh-prey"] {
        assert!(told.contains(key), "{key}: {told:?}");
    }
}

#[test]
fn so_have_those_of_the_other_game() {
    let told = play::<AntRealm>(3, None, 6);
    for key in ["realm-do-talent", "realm-do-pay", "realm-do-site", "realm-do-guard", "realm-do-invade"] {
        assert!(told.contains(key), "{key}: {told:?}");
    }
}
