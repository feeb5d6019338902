//! Each demand on a pack has a test that breaks it and sees it named.

use formicarium::antrealm::pack::{
    Completion, Kind, MAX_CHAMBERS, MAX_PAGES, MAX_TOKENS, Pack, Page, Place, Rank, check, check_completions,
};
use formicarium::engine::{Problem, Severity};
use formicarium::text::{Lang, Text};

/// The problems as sentences; a missing text or argument is a failure.
#[track_caller]
fn said(problems: &[Problem], lang: Lang) -> Vec<String> {
    let text = Text::new(lang);
    let say = |problem: &Problem| {
        let said = text.plain(&problem.line);
        assert!(text.has(problem.line.key) && !said.contains(['{', '}']), "{}: {said}", problem.line.key);
        format!("{}: {said}", problem.place)
    };
    problems.iter().map(say).collect()
}

#[track_caller]
fn sees(problems: &[Problem], severity: Severity, key: &str, place: &str) {
    let found = problems.iter().any(|p| p.severity == severity && p.line.key == key && p.place == place);
    assert!(found, "no {key} at {place}, but {:#?}", said(problems, Lang::English));
    said(problems, Lang::Chinese);
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
    let mut pack = Pack::base();
    breaks(&mut pack);
    let problems = check(&pack);
    sees(&problems, Severity::Warning, key, place);
    let errors: Vec<_> = problems.iter().filter(|problem| problem.severity == Severity::Error).collect();
    assert!(errors.is_empty(), "what is only odd can be played: {errors:?}");
}

#[test]
fn base_pack_has_no_fault_at_all() {
    assert_eq!(said(&check(&Pack::base()), Lang::English), [""; 0]);
}

#[test]
fn base_pack_has_the_pages_that_the_rules_ask_for() {
    let pages = Pack::base().pages;
    assert!(pages.len() >= 14, "{} pages", pages.len());
    assert!(pages.iter().all(|page| (5..=9).contains(&page.places.len())));
    assert!(pages.iter().filter(|page| page.places.len() == 9).count() >= 3);
}

#[test]
fn manifest() {
    error("check-format", "pack.json: format", |p| p.manifest.format = 2);
    error("realm-check-game", "pack.json: game", |p| p.manifest.game = "chess".into());
    error("check-id-shape", "pack.json: id", |p| p.manifest.id = "../up".into());
    warning("check-words-language", "pack.json: name", |p| drop(p.manifest.name.0.remove("zh-Hans")));
    warning("check-words-long", "pack.json: about", |p| {
        p.manifest.about.0.insert("en".into(), "a ".repeat(400));
    });
}

/// A number of a pack, to be changed.
type Number = fn(&mut Pack) -> &mut u8;

#[test]
fn source_numbers() {
    let at = |field: &str| format!("pack.json: source.{field}");
    let ranges: [(&str, Number, u8); 19] = [
        ("talent_points", |p| &mut p.manifest.source.talent_points, 100),
        ("starting_tokens", |p| &mut p.manifest.source.starting_tokens, 0),
        ("tokens_for_extra", |p| &mut p.manifest.source.tokens_for_extra, 0),
        ("brood_up_to", |p| &mut p.manifest.source.brood_up_to, 25),
        ("waivers", |p| &mut p.manifest.source.waivers, 21),
        ("fungiculture_steps", |p| &mut p.manifest.source.fungiculture_steps, 0),
        ("gassed_tokens", |p| &mut p.manifest.source.gassed_tokens, 25),
        ("acid_saves", |p| &mut p.manifest.source.acid_saves, 21),
        ("build_cost", |p| &mut p.manifest.source.build_cost, 0),
        ("cultivate_cost", |p| &mut p.manifest.source.cultivate_cost, 0),
        ("nest_upkeep", |p| &mut p.manifest.source.nest_upkeep, 21),
        ("stone_toll", |p| &mut p.manifest.source.stone_toll, 0),
        ("plant_cost", |p| &mut p.manifest.source.plant_cost, 0),
        ("herd_cost", |p| &mut p.manifest.source.herd_cost, 0),
        ("resin_upkeep", |p| &mut p.manifest.source.resin_upkeep, 0),
        ("giant_damage", |p| &mut p.manifest.source.giant_damage, 21),
        ("leap_roll", |p| &mut p.manifest.source.leap_roll, 7),
        ("leaf_roll", |p| &mut p.manifest.source.leaf_roll, 0),
        ("cliff_cards", |p| &mut p.manifest.source.cliff_cards, 13),
    ];
    for (field, number, beyond) in ranges {
        error("check-range", &at(field), |p| *number(p) = beyond);
    }
    for (field, number, _) in ranges {
        warning("realm-check-source", &at(field), |p| *number(p) -= 1);
    }
}

#[test]
fn talents() {
    let list = "talents.json: talents";
    error("realm-check-once", list, |p| _ = p.talents.pop());
    error("realm-check-once", list, |p| p.talents[3].talent = p.talents[4].talent);
    error("realm-check-once", list, |p| {
        let first = p.talents[0];
        p.talents.push(first);
    });
    error("check-range", "talents.json: talents[2].cost", |p| p.talents[2].cost = 21);
    warning("realm-check-source", "talents.json: talents[2].cost", |p| p.talents[2].cost = 4);
}

#[test]
fn cards() {
    let list = "cards.json: cards";
    let at = |rank: Rank, field: &str| format!("{list}[{}].{field}", rank as usize);
    error("realm-check-once", list, |p| _ = p.cards.pop());
    error("realm-check-once", list, |p| p.cards[3].rank = Rank::Nest);
    error("check-range", &at(Rank::Stone, "cost"), |p| p.cards[2].cost = Some(21));
    error("realm-check-cost-none", &at(Rank::Stone, "cost"), |p| p.cards[2].cost = None);
    error("realm-check-cost-some", &at(Rank::Cricket, "cost"), |p| p.cards[7].cost = Some(1));
    error("check-range", &at(Rank::SmallInsect, "level"), |p| p.cards[4].level = 0);
    error("check-range", &at(Rank::Stone, "level"), |p| p.cards[2].level = 1);
    error("check-range", &at(Rank::DeadLeaf, "improved_level"), |p| p.cards[3].improved_level = 2);
    warning("realm-check-source", &at(Rank::Stone, "cost"), |p| p.cards[2].cost = Some(7));
    warning("realm-check-source", &at(Rank::Resin, "level"), |p| p.cards[6].level = 1);
    warning("realm-check-improved", &at(Rank::Seed, "improved_level"), |p| p.cards[5].improved_level = 1);
}

#[test]
fn chambers() {
    let list = "chambers.json: chambers";
    let at = |kind: Kind, field: &str| format!("{list}[{}].{field}", kind as usize);
    error("realm-check-once", list, |p| _ = p.chambers.remove(0));
    error("realm-check-once", list, |p| p.chambers[4].kind = Kind::Fungus);
    error("check-range", &at(Kind::Queen, "start"), |p| p.chambers[0].start = 2);
    error("check-range", &at(Kind::Nursery, "start"), |p| p.chambers[1].start = 10);
    error("check-range", list, |p| p.chambers[1].start = 0);
    error("check-range", list, |p| p.chambers[3].start = 7);
    error("realm-check-queen-built", &at(Kind::Queen, "built"), |p| p.chambers[0].built = true);
    warning("realm-check-kind-never", &format!("{list}[4]"), |p| p.chambers[4].built = false);
}

#[test]
fn completions_are_the_fields_of_the_file() {
    let numbers = Pack::base().manifest.completions;
    let value = serde_json::to_value(numbers).unwrap();
    let fields: Vec<_> = value.as_object().unwrap().keys().cloned().collect();
    let mut names: Vec<_> = Completion::ALL.iter().map(|completion| completion.name()).collect();
    names.sort_unstable();
    assert_eq!(names, fields);
    for completion in Completion::ALL {
        assert_eq!(value[completion.name()], completion.get(&numbers));
        let mut changed = numbers;
        completion.set(&mut changed, 77);
        let others = Completion::ALL.iter().filter(|other| other.get(&changed) != other.get(&numbers));
        assert_eq!(others.collect::<Vec<_>>(), [completion]);
    }
}

#[test]
fn completions_keep_their_ranges() {
    let pack = Pack::base();
    for &completion in Completion::ALL {
        let (least, most) = completion.range().into_inner();
        for beyond in [least.checked_sub(1), Some(most + 1), Some(255)].into_iter().flatten() {
            let place = format!("pack.json: completions.{}", completion.name());
            error("check-range", &place, |p| completion.set(&mut p.manifest.completions, beyond));
            let mut changed = pack.manifest.completions;
            completion.set(&mut changed, beyond);
            let place = format!("completions.{}", completion.name());
            sees(&check_completions(&changed, &pack), Severity::Error, "check-range", &place);
        }
    }
    assert_eq!(usize::from(*Completion::Tokens.range().end()), MAX_TOKENS);
    assert_eq!(usize::from(*Completion::Chambers.range().end()), MAX_CHAMBERS);
    assert_eq!(check_completions(&pack.manifest.completions, &pack), []);
}

#[test]
fn completions_fit_each_other_and_the_pack() {
    let at = |field: &str| format!("pack.json: completions.{field}");
    error("check-range", &at("tokens"), |p| p.manifest.source.starting_tokens = 17);
    error("check-range", &at("starting_food"), |p| p.manifest.completions.starting_food = 4);
    error("check-range", &at("nurseries"), |p| p.chambers[1].start = 5);
    error("check-range", &at("chambers"), |p| {
        p.chambers[3].start = 1;
        p.manifest.completions.chambers = 3;
    });
    error("realm-check-pages-few", &at("pages"), |p| p.pages.retain(|page| page.places.len() < 9));
    error("realm-check-points", &at("survival"), |p| {
        p.manifest.completions.survival = 40;
        p.manifest.completions.rounds = 16;
    });
    warning("realm-check-large-never", &at("large_from"), |p| p.manifest.completions.large_from = 17);
    warning("realm-check-fungiculture", &at("fungus_steps"), |p| p.manifest.completions.fungus_steps = 3);
}

#[test]
fn fewer_chambers_need_smaller_pages() {
    let mut pack = Pack::base();
    pack.pages.retain(|page| page.places.len() < 9);
    pack.manifest.completions.chambers = 8;
    let problems = check(&pack);
    assert!(problems.iter().all(|problem| problem.severity == Severity::Warning), "{problems:?}");
    let mut numbers = pack.manifest.completions;
    numbers.chambers = 9;
    sees(&check_completions(&numbers, &pack), Severity::Error, "realm-check-pages-few", "completions.pages");
}

#[test]
fn pages() {
    let list = "pages.json: pages";
    let at = |rest: &str| format!("{list}[0]{rest}");
    error("check-count-min", list, |p| p.pages.clear());
    error("check-count-max", list, |p| {
        let page = p.pages[0].clone();
        p.pages.resize(MAX_PAGES + 1, page);
    });
    error("check-id-twice", "pages.json: pages[1].id", |p| p.pages[1].id = p.pages[0].id.clone());
    error("check-count-min", &at(".places"), |p| p.pages[0].places.truncate(2));
    error("check-count-min", &at(".places"), |p| p.pages[0].places.clear());
    error("check-count-max", &at(".places"), |p| {
        let place = p.pages[0].places[0];
        p.pages[0].places.resize(10, place);
    });
    error("check-range", &at(".places[1].x"), |p| p.pages[0].places[1].x = 101);
    error("check-range", &at(".places[1].y"), |p| p.pages[0].places[1].y = 255);
    error("check-range", &at(".entrance"), |p| p.pages[0].entrance = 5);
    error("check-range", &at(".tunnels[0]"), |p| p.pages[0].tunnels[0] = [0, 5]);
    error("realm-check-tunnel-self", &at(".tunnels[0]"), |p| p.pages[0].tunnels[0] = [0, 0]);
    error("realm-check-tunnel-twice", &at(".tunnels[4]"), |p| {
        let [from, to] = p.pages[0].tunnels[1];
        p.pages[0].tunnels.push([to, from]);
    });
    error("check-count-min", &at(".tunnels"), |p| _ = p.pages[0].tunnels.pop());
    error("check-count-max", &at(".tunnels"), |p| p.pages[0].tunnels = vec![[0, 1]; 11]);
    error("realm-check-page-parts", &at(".tunnels"), |p| {
        p.pages[0].tunnels = vec![[0, 1], [1, 2], [2, 0], [3, 4]];
    });
    warning("check-words-language", &at(".name"), |p| drop(p.pages[0].name.0.remove("en")));
    warning("realm-check-page-count", list, |p| p.pages.drain(..5).for_each(drop));
    warning("realm-check-page-large", list, |p| {
        p.pages.retain(|page| page.places.len() < 9 || page.id.starts_with('m'));
    });
}

#[test]
fn drawings() {
    let square = |x: [u8; 4], y: [u8; 4], tunnels: Vec<[u8; 2]>| {
        let mut page: Page = Pack::base().pages.swap_remove(0);
        page.places = std::iter::zip(x, y).map(|(x, y)| Place { x, y }).collect();
        page.tunnels = tunnels;
        move |p: &mut Pack| p.pages[0] = page
    };
    let at = |rest: &str| format!("pages.json: pages[0].{rest}");
    let ring = vec![[0, 1], [1, 2], [2, 3]];
    warning(
        "realm-check-place-edge",
        &at("places[3]"),
        square([10, 90, 90, 7], [10, 10, 90, 90], ring.clone()),
    );
    warning(
        "realm-check-place-edge",
        &at("places[2]"),
        square([10, 90, 90, 8], [10, 10, 93, 90], ring.clone()),
    );
    warning("realm-check-place-overlap", &at("places[2]"), square([10, 90, 25, 10], [10, 10, 12, 90], ring));
    let star = vec![[0, 1], [0, 2], [0, 3]];
    warning(
        "realm-check-tunnel-through",
        &at("tunnels[2]"),
        square([10, 90, 50, 90], [10, 10, 43, 90], star.clone()),
    );
    let crossed = vec![[0, 1], [1, 2], [2, 3], [0, 2], [1, 3]];
    warning(
        "realm-check-tunnel-cross",
        &at("tunnels[4]"),
        square([10, 90, 90, 10], [10, 10, 90, 90], crossed),
    );
    // A place beside a tunnel, beyond its end and just not touching: no fault.
    let mut pack = Pack::base();
    square([10, 90, 50, 90], [10, 10, 62, 90], star)(&mut pack);
    assert_eq!(said(&check(&pack), Lang::English), [""; 0]);
}
