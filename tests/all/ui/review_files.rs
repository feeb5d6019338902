//! What a review makes of files: damaged, grown, long, full of branches.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use egui::{Key, Theme, vec2};
use egui_kittest::kittest::Queryable;
use formicarium::antrealm::AntRealm;
use formicarium::bots::Spec;
use formicarium::engine::record::{self, Chain};
use formicarium::engine::{
    Eyes, Fast, Game, Journal, Kept, Offer, Seat, Sources, StepId, Table, Turn, study,
};
use formicarium::microlonies::Microlonies;
use formicarium::text::Lang;
use serde_json::json;
use tempfile::TempDir;

use super::review::{plain, reviewed, saved, set, spot, stop};
use super::screen::{Screen, dropped};
use crate::engine::games::{play, recorded};
use crate::toy::{Setup, Toy};

/// The lines of a record with something done to one of them, sealed anew.
fn rewritten(path: &Path, change: impl Fn(usize, String) -> String) {
    let text = fs::read_to_string(path).unwrap();
    let (mut old, mut new) = (Chain::default(), Chain::default());
    let mut out = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let mut body = String::from_utf8(old.open(line.as_bytes()).unwrap().to_vec()).unwrap();
        body.push('}');
        let value: serde_json::Value = serde_json::from_str(&change(number, body)).unwrap();
        // The order of fields stays, so the value is sealed as it was written.
        out.extend(new.seal(&value).unwrap());
    }
    fs::write(path, out).unwrap();
}

#[test]
fn a_record_that_breaks_off_is_shown_to_its_last_good_step() {
    let (folder, path) = saved(2, 8, 1000);
    let whole = fs::read(&path).unwrap();
    let lines: Vec<&[u8]> = whole.split_inclusive(|byte| *byte == b'\n').collect();
    let good = lines[..12].concat();
    let half = [good.as_slice(), &lines[12][..30]].concat();
    let mut swapped = good.clone();
    swapped.extend_from_slice(&lines[13].to_ascii_uppercase());
    for damaged in [half, swapped] {
        fs::write(&path, &damaged).unwrap();
        let copy = TempDir::new().unwrap();
        fs::create_dir(copy.path().join("saves")).unwrap();
        let at = copy.path().join("saves/game.jsonl");
        fs::copy(&path, &at).unwrap();
        let mut screen = reviewed(copy, &at);
        assert!(screen.mentions("The record is damaged: line 13"), "{:?}", screen.labels());
        // A header and a start are no steps.
        assert_eq!(stop(&mut screen), 10);
        plain(&mut screen, Key::Home);
        plain(&mut screen, Key::End);
        assert_eq!(stop(&mut screen), 10);
        assert_eq!(screen.files(), 1);
        assert_eq!(fs::read(&at).unwrap(), damaged, "nothing is written to it");
        // Notes go beside it, onto the good part.
        plain(&mut screen, Key::V);
        screen.click("Good");
        let side = fs::read(at.with_file_name("game.review.jsonl")).unwrap();
        assert!(side.starts_with(&good) && !side.starts_with(&damaged));
        assert_eq!(fs::read(&at).unwrap(), damaged);
        let folder = screen.folder;
        drop(screen.harness);
        let mut screen = reviewed(folder, &at);
        assert!(screen.mentions("The record is damaged: line 13"), "it still says so");
        plain(&mut screen, Key::V);
        assert_eq!(screen.files(), 2, "and what was added is found");
        assert!(screen.painted().contains('!'));
    }
    drop(folder);
}

#[test]
fn an_unknown_event_ends_what_is_shown() {
    let (folder, path) = saved(2, 8, 20);
    rewritten(&path, |number, body| match number {
        9 => body.replacen("\"events\":[", "\"events\":[{\"Teleported\":{\"to\":3}},", 1),
        _ => body,
    });
    let mut screen = reviewed(folder, &path);
    assert!(screen.mentions("line 10"), "{:?}", screen.labels());
    assert_eq!(stop(&mut screen), 7);
}

#[test]
fn drift_is_shown_where_it_begins() {
    let (folder, path) = saved(2, 8, 1000);
    rewritten(&path, |number, body| {
        let at = body.find("\"state\":\"").filter(|_| number >= 8);
        match at {
            Some(at) => {
                let digit = if &body[at + 12..at + 13] == "0" { "1" } else { "0" };
                format!("{}{digit}{}", &body[..at + 12], &body[at + 13..])
            }
            None => body,
        }
    });
    let before = fs::read(&path).unwrap();
    let mut screen = reviewed(folder, &path);
    assert!(screen.mentions("Step 7 leads to another position today"), "{:?}", screen.labels());
    screen.click("Go to this step");
    assert_eq!(stop(&mut screen), 7);
    plain(&mut screen, Key::End);
    assert!(stop(&mut screen) > 10, "playback goes on");
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn what_todays_rules_forbid_still_plays_back() {
    let (folder, path) = saved(2, 8, 1000);
    // Every take was of 9 crumbs, say the decisions; the facts are as they were.
    rewritten(&path, |_, body| {
        let mut value: serde_json::Value = serde_json::from_str(&body).unwrap();
        if value["step"]["action"]["act"]["Take"].is_object() {
            value["step"]["action"]["act"]["Take"]["crumbs"] = 9.into();
        }
        value.to_string()
    });
    let opened = record::load::<Toy>(&path).unwrap();
    assert!(record::verify(&opened).is_err());
    let mut screen = reviewed(folder, &path);
    assert!(!screen.mentions("damaged"));
    plain(&mut screen, Key::End);
    assert_eq!(stop(&mut screen), opened.timeline.count() - 1);
}

#[test]
fn a_file_that_is_no_record_says_why() {
    let (folder, path) = saved(2, 8, 3);
    let odd = path.with_file_name("odd.jsonl");
    fs::write(&odd, "{\"formicarium\":1,\"nonsense\n").unwrap();
    let mut screen = reviewed(folder, &path);
    screen.app().review(&odd);
    screen.settle();
    assert!(screen.has("The game cannot be opened"));
    screen.click("Close");
    assert!(screen.has("Review"), "what was open stays open");
}

#[test]
fn ten_thousand_steps_are_opened_scrubbed_branched_saved_and_opened_again() {
    let (folder, path) = saved(4, 6000, 10_000);
    let bytes = fs::read(&path).unwrap();
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::End);
    assert_eq!(stop(&mut screen), 10_000, "the toy is long enough");
    let mut digests = Vec::new();
    for at in [1, 9_999, 5_000, 77, 8_192, 4_321] {
        set(&mut screen, at);
        assert_eq!(stop(&mut screen), at);
        digests.push((at, screen.app().reviewed().unwrap().digest()));
    }
    let mut timeline = record::load::<Toy>(&path).unwrap().timeline;
    for (at, digest) in digests {
        timeline.seek(StepId(at as u32)).unwrap();
        assert_eq!(Toy::digest(timeline.state()), digest, "step {at}");
    }
    plain(&mut screen, Key::T);
    screen.click_only("A bot decides once");
    screen.wait_for("A bot plays to the end of the turn");
    screen.settle();
    screen.click("Done");
    assert_eq!(stop(&mut screen), 4_322);
    plain(&mut screen, Key::V);
    screen.fill("Name of this place", "What if");
    plain(&mut screen, Key::Escape);
    plain(&mut screen, Key::M);
    assert_eq!(stop(&mut screen), 4_321);
    let folder = screen.folder;
    drop(screen.harness);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    screen.click("What if");
    assert_eq!(stop(&mut screen), 4_322);
    // Only what is in view is named.
    assert!(screen.labels().len() < 200, "{}", screen.labels().len());
    assert_eq!(fs::read(&path).unwrap(), bytes);
}

/// Positions of a game, as all eyes could know them: a game can start from each.
fn starts_from_anywhere<G: Game>(setup: &G::Setup, seed: u64) {
    let ready = G::check(setup).unwrap();
    let seats = G::seats(&ready);
    let mut table = Table::<G, ()>::new(ready.clone(), seed, ());
    let mut bot = Spec::Random.make::<G>(seed, Seat(0));
    let mut chance = Fast::new(seed);
    while table.ask(bot.as_mut()).is_some() {
        if !table.depth().is_multiple_of(7) || matches!(table.turn(), Turn::Over(_)) {
            continue;
        }
        for eyes in Seat::all(seats).map(Eyes::Seat).chain([Eyes::Public]) {
            let view = table.view(eyes);
            let possible = G::imagine(&view, &mut chance);
            let position = serde_json::to_value(G::position(&possible)).unwrap();
            let restored = G::restore(&ready, &position);
            let restored =
                restored.unwrap_or_else(|misfit| panic!("step {}, {eyes:?}: {misfit}", table.depth()));
            assert_eq!(G::view(&restored, eyes), view, "step {}", table.depth());
            assert_eq!(G::turn(&restored), table.turn());
        }
    }
    assert!(table.depth() > 30);
}

#[test]
fn a_game_can_start_from_any_position_as_any_eyes_know_it() {
    for seed in 0..3 {
        starts_from_anywhere::<Toy>(&Setup { turns: 40, ..Setup::of(3) }, seed);
        let sources = Sources::default();
        starts_from_anywhere::<Microlonies>(&Microlonies::setup(&sources, 3).unwrap(), seed);
        starts_from_anywhere::<AntRealm>(&AntRealm::setup(&sources, 3).unwrap(), seed);
    }
}

/// The marks that events leave, as they are written in records.
fn marks<G: Game + Offer>(events: &[serde_json::Value]) -> BTreeSet<&'static str> {
    let setup = G::setup(&Sources::default(), 2).unwrap();
    let ready = G::check(&setup).unwrap();
    let table = Table::<G, ()>::new(ready, 1, ());
    let read = |event: &serde_json::Value| -> G::Event {
        serde_json::from_value(event.clone()).unwrap_or_else(|error| panic!("{event}: {error}"))
    };
    events.iter().filter_map(|event| G::mark(table.state(), &read(event))).collect()
}

/// The marks that random games leave.
fn marks_of_games<G: Game + Offer>(games: u64) -> BTreeSet<&'static str> {
    let setup = G::setup(&Sources::default(), 4).unwrap();
    let ready = G::check(&setup).unwrap();
    let mut found = BTreeSet::new();
    for seed in 0..games {
        let mut table = Table::<G>::new(ready.clone(), seed, Kept::new(&ready, Vec::new(), None));
        let mut bot = Spec::Random.make::<G>(seed, Seat(0));
        while table.ask(bot.as_mut()).is_some() {}
        let timeline = table.timeline();
        let mark = |_, before: &G::State, event: &G::Event| found.extend(G::mark(before, event));
        timeline.walk(StepId::START, timeline.cursor(), mark).unwrap();
    }
    found
}

#[test]
fn what_is_worth_it_leaves_a_mark_that_has_a_name() {
    let own = marks::<Microlonies>(&[
        json!({"prey-taken": {"section": 0, "card": 0}}),
        json!({"tile-placed": {"x": 0, "y": -1}}),
        json!({"ant-eliminated": {"hex": 0, "victim": 1}}),
        json!({"termite-eliminated": {"hex": 0}}),
        json!({"mound-taken": {"hex": 0}}),
        json!({"validated": {"seat": 0, "card": 0, "tier": "one"}}),
        json!({"end-triggered": {"last_round": 9}}),
        json!("game-ended"),
    ]);
    let expected =
        ["mark-build", "mark-elimination", "mark-end", "mark-hunt", "mark-mound", "mark-objective"];
    assert_eq!(own.iter().copied().collect::<Vec<_>>(), expected);
    let realm = marks::<AntRealm>(&[
        json!({"round-began": {"round": 2, "lead": 1}}),
        json!({"met": {"seat": 0, "king": 1, "other": 1, "other_king": 2, "points": 0}}),
        json!({"war-declared": {"seat": 0, "target": 1, "card": 3}}),
        json!({"queen-taken": {"points": 3}}),
        json!({"ripened": {"seat": 0, "chamber": 1}}),
        json!({"died": {"seat": 0, "death": 1}}),
        json!("war-ended"),
    ]);
    let kinds = ["death", "encounter", "fungus", "queen", "round", "war"];
    assert_eq!(realm.into_iter().collect::<Vec<_>>(), kinds.map(|kind| format!("realm-mark-{kind}")));
}

#[test]
fn games_leave_marks_that_have_names() {
    let (own, realm) = (marks_of_games::<Microlonies>(3), marks_of_games::<AntRealm>(3));
    let text = super::screen::text(Lang::English);
    let rare = ["mark-mound", "realm-mark-queen"];
    for key in own.iter().chain(&realm).chain(&rare) {
        assert!(text.has(key), "{key}");
    }
    assert!(own.contains("mark-build") && own.contains("mark-end"), "{own:?}");
    assert!(realm.contains("realm-mark-round") && realm.contains("realm-mark-death"), "{realm:?}");
}

/// A side file with many variations, some of them inside others.
fn branched(path: &Path, branches: u32) {
    let study = study::open::<Toy>(path).unwrap();
    let page = study.page.unwrap();
    let mut table = Table::<Toy>::resume(study.opened, None);
    table.keep_aside(page.open().unwrap());
    for branch in 0..branches {
        let at = if branch % 3 == 2 { table.timeline().count() as u32 - 1 } else { 1 + branch % 20 };
        table.go_on_from(StepId(at)).unwrap();
        if branch % 3 == 2 {
            table.branch(StepId(at - 1)).unwrap();
        }
        play(&mut table, u64::from(branch), 2);
    }
}

#[test]
fn hundreds_of_branches_stay_readable() {
    let (folder, path) = saved(2, 40, 60);
    branched(&path, 400);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    let rows = |screen: &Screen| {
        let numbered = |label: &String| label.split_once(": ").is_some_and(|(n, _)| n.parse::<u32>().is_ok());
        screen.labels().into_iter().filter(numbered).count()
    };
    let shown = rows(&screen);
    assert!((5..40).contains(&shown), "{shown} rows are made of hundreds");
    let folds: Vec<String> =
        screen.labels().into_iter().filter(|label| label.starts_with("Unfold")).collect();
    screen.picture("review-branches");
    assert!(!folds.is_empty(), "side lines are folded: {:?}", screen.labels());
    screen.click(&folds[0]);
    assert!(screen.labels().iter().any(|label| label.starts_with("Fold ")));
    let row = screen
        .labels()
        .into_iter()
        .filter(|label| label.split_once(": ").is_some_and(|(n, _)| n.parse::<u32>().is_ok()))
        .nth(3)
        .unwrap();
    screen.click(&row);
    assert!(screen.has("Main line (M)"));
    plain(&mut screen, Key::M);
    assert!(!screen.has("Main line (M)"));
}

#[test]
fn a_game_that_was_played_on_takes_its_notes_along() {
    let (folder, path) = saved(2, 40, 20);
    branched(&path, 9);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    screen.click("Blunder");
    let side = path.with_file_name("game.review.jsonl");
    let noted = fs::read(&side).unwrap();
    let before = record::load::<Toy>(&side).unwrap().timeline;
    let folder = screen.folder;
    drop(screen.harness);
    let (opened, journal) = Journal::resume::<Toy>(&path).unwrap();
    let mut table = Table::resume(opened, journal);
    play(&mut table, 9, 5);
    drop(table);
    let mut screen = reviewed(folder, &path);
    assert!(screen.mentions("taken over from game.review.jsonl"), "{:?}", screen.labels());
    assert_eq!(stop(&mut screen), 25, "the game is as it is now");
    assert_eq!(screen.files(), 2, "nothing is written before something is added");
    plain(&mut screen, Key::V);
    screen.click("Good");
    assert_eq!(fs::read(&side).unwrap(), noted, "the earlier one stays as it is");
    let after = record::load::<Toy>(&path.with_file_name("game.review-2.jsonl")).unwrap();
    assert!(after.cut.is_none() && after.drift.is_none());
    assert!(record::verify(&after).is_ok(), "variations are what they were");
    let after = after.timeline;
    assert_eq!(after.count(), before.count() + 5);
    for id in before.ids() {
        let moved = StepId(if id.0 > 20 { id.0 + 5 } else { id.0 });
        assert_eq!(after.events(moved), before.events(id));
        assert_eq!(after.state_at(moved).unwrap(), before.state_at(id).unwrap(), "{id:?}");
        assert_eq!(after.verdict(moved), before.verdict(id));
    }
    let folder = screen.folder;
    drop(screen.harness);
    let screen = reviewed(folder, &path);
    assert!(!screen.mentions("played on"), "the newer side file fits");
}

#[test]
fn what_was_noted_after_a_side_file_was_damaged_is_there_again() {
    let (folder, path) = saved(2, 40, 20);
    branched(&path, 9);
    let side = path.with_file_name("game.review.jsonl");
    let whole = fs::read(&side).unwrap();
    fs::write(&side, &whole[..whole.len() - 30]).unwrap();
    let cut = fs::read(&side).unwrap();
    let mut screen = reviewed(folder, &path);
    assert!(screen.mentions("The file game.review.jsonl with variations and notes is damaged"));
    assert!(!screen.mentions("The record is damaged"));
    plain(&mut screen, Key::Home);
    plain(&mut screen, Key::V);
    screen.fill("Name of this place", "after the damage");
    screen.click("Blunder");
    assert_eq!(fs::read(&side).unwrap(), cut, "the damaged one stays as it is");
    assert!(path.with_file_name("game.review-2.jsonl").exists());
    for _ in 0..2 {
        let folder = screen.folder;
        drop(screen.harness);
        screen = reviewed(folder, &path);
        plain(&mut screen, Key::V);
        assert!(screen.mentions("after the damage"), "{:?}", screen.labels());
        plain(&mut screen, Key::Home);
        screen.click("Good");
        assert!(!path.with_file_name("game.review-3.jsonl").exists(), "it goes on in the same file");
    }
}

#[test]
fn a_side_file_of_another_game_is_left_alone() {
    let (folder, path) = saved(2, 40, 20);
    let other = path.with_file_name("game.review.jsonl");
    let mut table = recorded(&Setup::of(2), 99, &other);
    play(&mut table, 3, 6);
    drop(table);
    let foreign = fs::read(&other).unwrap();
    let mut screen = reviewed(folder, &path);
    assert!(screen.mentions("Earlier variations and notes are in game.review.jsonl"));
    plain(&mut screen, Key::V);
    screen.click("Good");
    assert_eq!(fs::read(&other).unwrap(), foreign);
    assert!(path.with_file_name("game.review-2.jsonl").exists());
}

#[test]
fn a_side_file_needs_no_record() {
    let (folder, path) = saved(2, 40, 20);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    screen.click("Blunder");
    screen.fill("Name of this place", "The end of it");
    screen.click("Lobby");
    fs::remove_file(&path).unwrap();
    screen.click("Look again");
    screen.wait_for("Review game.review.jsonl");
    screen.click("Review game.review.jsonl");
    plain(&mut screen, Key::V);
    assert!(screen.has("The end of it") && screen.painted().contains("??"), "{:?}", screen.labels());
    set(&mut screen, 5);
    screen.click("Good");
    let kept = record::load::<Toy>(&path.with_file_name("game.review.jsonl")).unwrap();
    assert!(kept.cut.is_none() && kept.timeline.verdict(StepId(5)).is_some());
    assert_eq!(screen.files(), 1, "it takes more itself");
}

#[test]
fn a_copy_at_a_chosen_place_takes_what_follows() {
    let (folder, path) = saved(2, 40, 20);
    let recorded = fs::read(&path).unwrap();
    let copy = folder.path().join("my study.jsonl");
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    screen.click("Blunder");
    let side = fs::read(path.with_file_name("game.review.jsonl")).unwrap();
    screen.click("Go on in a copy");
    screen.key(egui::Modifiers::NONE, Key::Tab);
    let field = "File of the copy";
    screen.fill(field, "");
    screen.key(egui::Modifiers::COMMAND, Key::A);
    screen.harness.get_by_label(field).type_text(&copy.display().to_string());
    screen.settle();
    screen.click("Write the copy");
    assert!(screen.mentions("is kept in"), "{:?}", screen.labels());
    screen.click("Close");
    set(&mut screen, 3);
    screen.click("Interesting");
    assert_eq!(fs::read(path.with_file_name("game.review.jsonl")).unwrap(), side);
    assert_eq!(fs::read(&path).unwrap(), recorded);
    let written: Vec<_> = fs::read_dir(screen.folder.path()).unwrap().flatten().collect();
    let kept = record::load::<Toy>(&copy).unwrap_or_else(|error| panic!("{error}: {written:?}"));
    assert!(kept.cut.is_none());
    assert!(kept.timeline.verdict(StepId(20)).is_some() && kept.timeline.verdict(StepId(3)).is_some());
}

#[test]
fn a_place_that_cannot_be_written_is_told_and_nothing_is_lost() {
    let (folder, path) = saved(2, 40, 20);
    // A folder where the side file should be: it is passed over, and so are others.
    for number in [String::new(), "-2".to_owned()] {
        fs::create_dir(path.with_file_name(format!("game.review{number}.jsonl"))).unwrap();
    }
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    screen.click("Good");
    assert!(path.with_file_name("game.review-3.jsonl").exists());
    assert!(screen.painted().contains('!'));
}

#[test]
fn records_are_reviewed_from_everywhere() {
    let (folder, path) = saved(2, 4, 1000);
    let unfinished = path.with_file_name("open.jsonl");
    let mut table = recorded(&Setup::of(2), 5, &unfinished);
    play(&mut table, 3, 4);
    drop(table);
    branched(&path, 2);
    let mut screen = Screen::with(Lang::English, Theme::Light, vec2(1280.0, 800.0), folder);
    screen.wait_for("Open open.jsonl");
    screen.wait_for("Open game.jsonl");
    assert!(!screen.mentions("game.review.jsonl"), "a side file opens with its record");
    assert!(screen.has("Go on with open.jsonl") && !screen.has("Go on with game.jsonl"));
    screen.picture("lobby-review");
    screen.click("Review open.jsonl");
    assert_eq!(stop(&mut screen), 4, "an unfinished game is shown where it stands");
    screen.click("Lobby");
    screen.wait_for("Open game.jsonl");
    screen.click("Open game.jsonl");
    assert!(screen.has("Review") && stop(&mut screen) == 0, "a finished game opens in review");
    screen.harness.input_mut().dropped_files.push(dropped(&unfinished));
    screen.settle();
    assert_eq!(stop(&mut screen), 4, "what is dropped on the window is reviewed");
    assert_eq!(spot(&mut screen).events, 0);
}

#[test]
fn the_score_sheet_leads_to_the_review() {
    let mut screen = Screen::new();
    screen.click("Colonies: 2");
    screen.choose("Who plays Yellow", "Bot: random");
    screen.set("Turns", "2");
    screen.click_only("Start the game");
    screen.wait_for("Play again");
    screen.click("Review");
    assert!(screen.has("Time line"));
    plain(&mut screen, Key::End);
    assert!(screen.has("The game is over") || screen.painted().contains("The game is over"));
}
