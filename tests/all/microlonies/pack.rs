//! Each demand on a pack has a test that breaks it and sees it named.

use std::collections::BTreeSet;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use formicarium::engine::{Arg, Problem, Severity};
use formicarium::microlonies::pack::{
    Badge, Bonus, ChamberKind, Halves, Metric, Pack, Side, Symbol, Terrain, TileHex, check,
};

const ENGLISH: &str = include_str!("../../../assets/text/en/check.ftl");
const CHINESE: &str = include_str!("../../../assets/text/zh-Hans/check.ftl");

/// Sees that a fault of this kind is among the problems, at this place, and
/// that all of them can be said in both languages.
#[track_caller]
pub fn sees(problems: &[Problem], severity: Severity, key: &str, place: &str) {
    let found = problems.iter().any(|p| p.severity == severity && p.line.key == key && p.place == place);
    assert!(found, "no {key} at {place}, but {:?}", said(problems, "en", ENGLISH));
    said(problems, "zh-Hans", CHINESE);
}

/// The problems as sentences; a missing text or argument is a failure.
#[track_caller]
fn said(problems: &[Problem], language: &str, texts: &str) -> Vec<String> {
    let resource = FluentResource::try_new(texts.to_owned()).expect("the texts are well-formed");
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.add_resource(resource).expect("each key once");
    let say = |problem: &Problem| {
        let mut args = FluentArgs::new();
        for (name, arg) in &problem.line.args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.clone()),
                other => panic!("{other:?} in {}", problem.line.key),
            };
            args.set(*name, value);
        }
        let message = bundle.get_message(problem.line.key).unwrap_or_else(|| panic!("{}", problem.line.key));
        let mut errors = Vec::new();
        let text = bundle.format_pattern(message.value().unwrap(), Some(&args), &mut errors);
        assert!(errors.is_empty(), "{}: {errors:?}", problem.line.key);
        format!("{}: {text}", problem.place)
    };
    problems.iter().map(say).collect()
}

#[track_caller]
fn broken(severity: Severity, key: &str, place: &str, breaks: impl FnOnce(&mut Pack)) {
    let mut pack = Pack::base();
    breaks(&mut pack);
    sees(&check(&pack), severity, key, place);
}

#[track_caller]
fn error(key: &str, place: &str, breaks: impl FnOnce(&mut Pack)) {
    broken(Severity::Error, key, place, breaks);
}

#[track_caller]
fn warning(key: &str, place: &str, breaks: impl FnOnce(&mut Pack)) {
    broken(Severity::Warning, key, place, breaks);
}

#[test]
fn base_pack_has_no_fault_at_all() {
    assert_eq!(said(&check(&Pack::base()), "en", ENGLISH), [""; 0]);
}

#[test]
fn every_key_has_a_text_in_both_languages() {
    let mut used = BTreeSet::new();
    // What the packs of all games have in common is looked for in `content`.
    let mut folders =
        ["src/microlonies", "src/content"].map(|f| Path::new(env!("CARGO_MANIFEST_DIR")).join(f)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in folder.read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let source = std::fs::read_to_string(path).unwrap();
                used.extend(source.split('"').filter(|text| text.starts_with("check-")).map(str::to_owned));
            }
        }
    }
    for texts in [ENGLISH, CHINESE] {
        let keys = texts.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
        assert_eq!(keys.collect::<BTreeSet<_>>(), used);
    }
}

#[test]
fn manifest() {
    error("check-format", "pack.json: format", |p| p.manifest.format = 2);
    error("check-id-shape", "pack.json: id", |p| p.manifest.id = "../up".into());
    warning("check-words-language", "pack.json: name", |p| drop(p.manifest.name.0.remove("zh-Hans")));
    warning("check-words-long", "pack.json: about", |p| {
        p.manifest.about.0.insert("en".into(), "a ".repeat(400));
    });
}

#[test]
fn numbers() {
    let at = |field: &str| format!("pack.json: numbers.{field}");
    error("check-range", &at("workers"), |p| p.manifest.numbers.workers = 8);
    error("check-range", &at("workers"), |p| p.manifest.numbers.workers = 255);
    error("check-range", &at("eggs"), |p| p.manifest.numbers.eggs = 100);
    error("check-range", &at("chambers_to_end"), |p| p.manifest.numbers.chambers_to_end = 5);
    error("check-range", &at("round_limit"), |p| p.manifest.numbers.round_limit = 0);
    error("check-range", &at("nursery_eggs"), |p| p.manifest.numbers.nursery_eggs = 0);
    error("check-range", &at("mound_losses"), |p| p.manifest.numbers.mound_losses = 25);
    error("check-range", &at("trophy_vp[1]"), |p| p.manifest.numbers.trophy_vp[1] = 51);
    warning("check-trophy-order", &at("trophy_vp"), |p| p.manifest.numbers.trophy_vp.reverse());
    error("check-architecture-length", &at("architecture_vp"), |p| {
        p.manifest.numbers.architecture_vp.clear()
    });
    error("check-range", &at("architecture_vp[3]"), |p| p.manifest.numbers.architecture_vp[3] = 200);
    warning("check-architecture-order", &at("architecture_vp"), |p| {
        p.manifest.numbers.architecture_vp.reverse();
    });
}

#[test]
fn prey() {
    let list = "prey.json: cards";
    error("check-id-twice", "prey.json: cards[7].id", |p| p.prey[7].id = p.prey[2].id.clone());
    error("check-id-shape", "prey.json: cards[7].id", |p| p.prey[7].id.clear());
    error("check-count-min", list, |p| p.prey.truncate(4));
    error("check-count-max", list, |p| {
        let card = p.prey[0].clone();
        p.prey.resize(129, card);
    });
    error("check-prey-badge-twice", "prey.json: cards[0].badges", |p| {
        let badge = p.prey[0].badges[0];
        p.prey[0].badges.push(badge);
    });
    error("check-prey-total", list, |p| p.prey.iter_mut().for_each(|card| card.food = 9));
    error("check-range", "prey.json: cards[3].food", |p| p.prey[3].food = 250);
    warning("check-unusual", "prey.json: cards[3].food", |p| p.prey[3].food = 6);
    warning("check-unusual", "prey.json: cards[3].losses", |p| p.prey[3].losses = 4);
    warning("check-words-language", "prey.json: cards[3].name", |p| drop(p.prey[3].name.0.remove("en")));
    warning("check-prey-count", list, |p| drop(p.prey.pop()));
    warning("check-prey-family-count", "prey.json: cards[0].badges", |p| _ = p.prey[0].badges.remove(0));
    warning("check-prey-environment-count", "prey.json: cards[0].badges", |p| {
        p.prey[0].badges.extend([Badge::Leaf, Badge::Seed, Badge::Aphid]);
    });
    warning("check-prey-badge-cards", list, |p| p.prey[0].badges[2] = Badge::Day);
    warning("check-prey-pair", list, |p| {
        for card in &mut p.prey {
            card.badges.push(Badge::Leaf);
        }
    });
    warning("check-prey-losses-pay", list, |p| {
        p.prey.iter_mut().filter(|card| card.losses == 3).for_each(|card| card.food = 0);
    });
    warning("check-prey-losses-none", list, |p| p.prey.iter_mut().for_each(|card| card.losses = 0));
    warning("check-prey-extras-none", list, |p| p.prey.iter_mut().for_each(|card| card.trophies = 0));
}

#[test]
fn chambers() {
    let list = "chambers.json: tiles";
    let at = |index: usize, field: &str| format!("{list}[{index}].{field}");
    error("check-id-twice", &at(1, "id"), |p| p.chambers[1].id = p.chambers[0].id.clone());
    error("check-chamber-nursery", &at(0, "kind"), |p| p.chambers[0].face.kind = ChamberKind::Nursery);
    error("check-chamber-badge", &at(0, "badge"), |p| p.chambers[0].face.badge = Some(Badge::Leaf));
    error("check-range", &at(0, "maximum"), |p| p.chambers[0].face.maximum = 0);
    error("check-range", &at(24, "maximum"), |p| p.chambers[24].face.maximum = 4);
    warning("check-unusual", &at(0, "maximum"), |p| p.chambers[0].face.maximum = 7);
    warning("check-unusual", &at(0, "reinforcements"), |p| p.chambers[0].reinforcements = 4);
    warning("check-unusual", &at(0, "symbols"), |p| {
        let comb = Some(Symbol::Comb);
        p.chambers[0].face.symbols = Halves { north: comb, east: comb, south: comb, west: comb };
    });
    error("check-chamber-tunnel-twice", &at(0, "tunnels"), |p| {
        p.chambers[0].face.tunnels = vec![Side::East; 2]
    });
    error("check-chamber-tunnel-none", &at(0, "tunnels"), |p| p.chambers[0].face.tunnels.clear());
    warning("check-chamber-tunnel-one", &at(0, "tunnels"), |p| p.chambers[0].face.tunnels.truncate(1));
    warning("check-chamber-count", list, |p| drop(p.chambers.pop()));
    warning("check-chamber-kind-count", list, |p| p.chambers[0].face.kind = ChamberKind::Hunt);
    warning("check-chamber-general-count", list, |p| p.chambers[24].face.badge = Some(Badge::Leaf));
    warning("check-chamber-special-count", list, |p| p.chambers[28].face.badge = Some(Badge::Leaf));
    warning("check-chamber-special-dead", &at(28, "badge"), |p| {
        let badge = p.chambers[28].face.badge.unwrap();
        p.prey.retain(|card| !card.badges.contains(&badge));
    });
    warning("check-chamber-shape", list, |p| p.chambers.retain(|tile| tile.face.tunnels.len() != 4));
    warning("check-chamber-shape", list, |p| {
        p.chambers.retain(|tile| tile.face.tunnels != [Side::North, Side::South]);
        p.chambers.retain(|tile| tile.face.tunnels != [Side::East, Side::West]);
    });
    warning("check-symbol-half", list, |p| {
        p.chambers.iter_mut().for_each(|tile| tile.face.symbols.west = None)
    });
    warning("check-chamber-strength", list, |p| {
        p.chambers.iter_mut().for_each(|tile| tile.reinforcements = 3)
    });
}

#[test]
fn placeability() {
    warning("check-chamber-placeable", "chambers.json: tiles", |p| {
        // Only the tunnels to the south and the east are left open.
        p.anthill[0].face.tunnels.retain(|&side| side != Side::South);
        p.anthill[3].face.tunnels.retain(|&side| side != Side::West);
        p.anthill[4].face.tunnels.retain(|&side| side != Side::South);
    });
    error("check-chamber-placeable-none", "chambers.json: tiles", |p| {
        let corner = [Side::East, Side::South];
        p.chambers.retain(|tile| tile.face.tunnels == corner);
    });
}

#[test]
fn anthill() {
    let list = "anthill.json: chambers";
    let at = |index: usize, field: &str| format!("{list}[{index}].{field}");
    error("check-anthill-kind", list, |p| drop(p.anthill.remove(0)));
    error("check-anthill-food", &at(0, "kind"), |p| p.anthill[0].face.kind = ChamberKind::Food);
    error("check-anthill-queen", list, |p| p.anthill[0].queen = true);
    error("check-anthill-queen", list, |p| p.anthill.iter_mut().for_each(|chamber| chamber.queen = false));
    error("check-anthill-overlap", &at(1, "at"), |p| p.anthill[1].at = p.anthill[0].at);
    error("check-range", &at(0, "at[1]"), |p| p.anthill[0].at[1] = -1);
    error("check-range", &at(0, "at[0]"), |p| p.anthill[0].at = [-128, 127]);
    error("check-anthill-reserve", &at(0, "tunnels"), |p| p.anthill[0].face.tunnels.push(Side::North));
    error("check-anthill-wall", &at(1, "tunnels"), |p| {
        p.anthill[0].face.tunnels.retain(|&side| side != Side::East);
    });
    error("check-anthill-parts", list, |p| p.anthill[0].at = [9, 9]);
    warning("check-anthill-loop", list, |p| {
        p.anthill[1].face.tunnels.retain(|&side| side != Side::South);
        p.anthill[3].face.tunnels.retain(|&side| side != Side::North);
    });
    warning("check-anthill-dead-end", list, |p| {
        p.anthill[0].at = [5, 5];
    });
    warning("check-unusual", &at(1, "maximum"), |p| p.anthill[1].face.maximum = 5);
}

#[test]
fn objectives() {
    let list = "objectives.json: cards";
    let at = |index: usize, field: &str| format!("{list}[{index}].{field}");
    let index = |p: &Pack, metric| p.objectives.iter().position(|card| card.metric == metric).unwrap();
    error("check-id-twice", &at(1, "id"), |p| p.objectives[1].id = p.objectives[0].id.clone());
    error("check-count-min", list, |p| p.objectives.truncate(10));
    error("check-range", &at(4, "tier2.vp"), |p| p.objectives[4].tier2.vp = 51);
    warning("check-objective-count", list, |p| drop(p.objectives.pop()));
    warning("check-objective-metric", list, |p| p.objectives[0].metric = Metric::Food);
    warning("check-objective-tiers-at", &at(4, "tier2.at"), |p| p.objectives[4].tier2.at = 2);
    warning("check-objective-tiers-vp", &at(4, "tier2.vp"), |p| {
        p.objectives[4].tier2.vp = p.objectives[4].tier1.vp
    });
    let base = Pack::base();
    let starts = [
        (Metric::Outside, 4),
        (Metric::Inside, 6),
        (Metric::Width, 3),
        (Metric::Depth, 2),
        (Metric::Loops, 1),
        (Metric::DeadEnds, 1),
        (Metric::Nurses, 1),
        (Metric::Chambers(ChamberKind::Hunt), 1),
        (Metric::Terrain(Terrain::Rock), 1),
        (Metric::Food, 0),
    ];
    for (metric, value) in starts {
        let place = at(index(&base, metric), "tier1.at");
        warning("check-objective-at-start", &place, |p| {
            let index = index(p, metric);
            p.objectives[index].tier1.at = value;
        });
        let mut pack = Pack::base();
        pack.objectives[index(&base, metric)].tier1.at = value + 1;
        assert!(check(&pack).iter().all(|problem| problem.place != place), "{metric:?}");
    }
    for (metric, beyond) in [
        (Metric::Badge(Badge::Seed), 11),
        (Metric::Terrain(Terrain::Forest), 25),
        (Metric::Eggs, 43),
        (Metric::TerrainTiles, 15),
        (Metric::Chambers(ChamberKind::Food), 13),
    ] {
        warning("check-objective-beyond", &at(index(&base, metric), "tier2.at"), |p| {
            let index = index(p, metric);
            p.objectives[index].tier2.at = beyond;
        });
    }
}

#[test]
fn terrain() {
    let list = "terrain.json: tiles";
    let at = |rest: &str| format!("{list}{rest}");
    let water = TileHex { terrain: Terrain::Water, bonus: None, entrance: false };
    error("check-id-twice", &at("[1].id"), |p| p.terrain.tiles[1].id = "0".into());
    error("check-count-min", list, |p| p.terrain.tiles.clear());
    error("check-terrain-mound", &at("[0].mound"), |p| p.terrain.tiles[0].mound = false);
    error("check-terrain-mound", &at("[2].mound"), |p| p.terrain.tiles[2].mound = true);
    error("check-terrain-entrance", &at("[1].hexes[0].entrance"), |p| {
        p.terrain.tiles[1].hexes[0].entrance = true;
    });
    error("check-terrain-entrances", &at("[0].hexes"), |p| {
        p.terrain.tiles[0].hexes[0].terrain = Terrain::Forest;
    });
    error("check-terrain-alternate", &at("[0].hexes"), |p| p.terrain.tiles[0].hexes.swap(0, 1));
    error("check-terrain-alternate", &at("[0].hexes"), |p| {
        p.terrain.tiles[0].hexes[1].terrain = Terrain::Rock;
    });
    error("check-terrain-bonus-water", &at("[1].hexes[5].bonus"), |p| {
        p.terrain.tiles[1].hexes[5] = TileHex { bonus: Some(Bonus::Food), ..water };
    });
    error("check-terrain-ring", &at("[1].hexes"), |p| p.terrain.tiles[1].hexes = [water; 6]);
    warning("check-terrain-parted", &at("[1].hexes"), |p| {
        let hexes = &mut p.terrain.tiles[1].hexes;
        hexes[1] = water;
        hexes[3] = water;
    });
    warning("check-terrain-count", list, |p| drop(p.terrain.tiles.pop()));
    warning("check-terrain-hexes", list, |p| p.terrain.tiles[1].hexes[1] = water);
    warning("check-terrain-bonus-count", &at("[0].hexes"), |p| {
        p.terrain.tiles[0].hexes[0].bonus = Some(Bonus::Food);
    });
    warning("check-terrain-bonus-count", &at("[1].hexes"), |p| {
        p.terrain.tiles[1].hexes.iter_mut().for_each(|hex| hex.bonus = None);
    });
    let swap = |from: Bonus, to: Bonus| {
        move |p: &mut Pack| {
            for hex in p.terrain.tiles.iter_mut().flat_map(|tile| &mut tile.hexes) {
                if hex.bonus == Some(from) {
                    hex.bonus = Some(to);
                }
            }
        }
    };
    warning("check-terrain-bonuses", list, swap(Bonus::Chamber, Bonus::Food));
    warning("check-terrain-end-game", list, swap(Bonus::EndGameEggs, Bonus::EndGameSymbol));
    let starting = "terrain.json: starting";
    error("check-count-min", starting, |p| drop(p.terrain.starting.pop()));
    error("check-id-twice", "terrain.json: starting[1].id", |p| {
        p.terrain.starting[1].id = p.terrain.starting[0].id.clone();
    });
    error("check-starting-water", "terrain.json: starting[1].hexes[2]", |p| {
        p.terrain.starting[1].hexes[2] = Terrain::Water;
    });
    warning("check-starting-terrain", "terrain.json: starting[1].hexes", |p| {
        p.terrain.starting[1].hexes = [Terrain::Rock; 3];
    });
    warning("check-starting-count", starting, |p| {
        let mut fifth = p.terrain.starting[0].clone();
        fifth.id = "fifth".into();
        p.terrain.starting.push(fifth);
    });
}

#[test]
fn species() {
    use formicarium::microlonies::pack::{BadgeNumber, SheetNumbers};
    let at = |field: &str| format!("species.json: species[2].{field}");
    error("check-id-twice", "species.json: species[1].id", |p| p.species[1].id = p.species[0].id);
    warning("check-species-count", "species.json: species", |p| drop(p.species.pop()));
    error("check-count-max", "species.json: species", |p| {
        let more = p.species[0].clone();
        p.species.push(more);
    });
    warning("check-words-language", &at("name"), |p| drop(p.species[2].name.0.remove("zh-Hans")));
    warning("check-words-long", &at("summary"), |p| {
        p.species[2].summary.0.insert("en".into(), "a ".repeat(400));
    });
    error("check-species-rule", &at("abilities[1].rule"), |p| {
        p.species[2].abilities[1].rule = "S3.1".into();
    });
    error("check-range", &at("terms[0].per"), |p| p.species[2].terms[0].per = 0);
    error("check-range", &at("numbers.prey_to_end"), |p| p.species[2].numbers.prey_to_end = Some(0));
    error("check-range", &at("numbers.chambers_to_end"), |p| {
        p.species[2].numbers = SheetNumbers { chambers_to_end: Some(5), ..SheetNumbers::default() };
    });
    error("check-range", &at("numbers.explore_steps"), |p| p.species[2].numbers.explore_steps = Some(0));
    error("check-range", &at("numbers.prey_discounts[0].by"), |p| {
        p.species[2].numbers.prey_discounts = vec![BadgeNumber { badge: Badge::Leaf, by: 99 }];
    });
}
