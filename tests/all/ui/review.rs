//! The review of a recorded game, driven through names, keys and the mouse.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use egui::{Key, Modifiers, Theme, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT, Queryable};
use formicarium::engine::{Eyes, Game, Seat, Spot, StepId, record};
use formicarium::microlonies::event::Event;
use formicarium::microlonies::{Microlonies, State};
use formicarium::registry;
use formicarium::text::Lang;
use formicarium::ui::colony::Look;
use formicarium::ui::icons::Icon;
use formicarium::ui::review::strip::{Shown, Strip};
use tempfile::TempDir;

use super::screen::Screen;
use crate::engine::games::{play, recorded};
use crate::engine::track::{laid, write};
use crate::toy::{Setup, Toy};

/// A recorded game of the toy, `steps` steps of it, in a folder of its own.
pub fn saved(seats: u8, turns: u16, steps: u32) -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("saves")).unwrap();
    let path = folder.path().join("saves").join("game.jsonl");
    let mut table = recorded(&Setup { turns, ..Setup::of(seats) }, 7, &path);
    play(&mut table, 3, steps);
    (folder, path)
}

/// The review of a record.
pub fn reviewed(folder: TempDir, path: &Path) -> Screen {
    let mut screen = Screen::with(Lang::English, Theme::Light, vec2(1280.0, 800.0), folder);
    screen.app().review(path);
    screen.settle();
    assert!(screen.has("Review"), "{:?}", screen.labels());
    screen
}

pub fn spot(screen: &mut Screen) -> Spot {
    screen.app().reviewed().unwrap().spot()
}

pub fn stop(screen: &mut Screen) -> usize {
    let spot = spot(screen);
    assert_eq!(spot.events, 0);
    spot.stop
}

fn digest(screen: &mut Screen) -> u64 {
    screen.app().reviewed().unwrap().digest()
}

pub fn plain(screen: &mut Screen, key: Key) {
    screen.key(Modifiers::NONE, key);
}

/// Drags the strip to a step, as a screen reader sets it.
pub fn set(screen: &mut Screen, stop: usize) {
    screen.set("Time line", &stop.to_string());
}

fn hold(screen: &mut Screen, key: Key, modifiers: Modifiers, presses: usize) {
    for _ in 0..presses {
        let event = egui::Event::Key { key, physical_key: None, pressed: true, repeat: true, modifiers };
        screen.harness.input_mut().events.push(event);
    }
    screen.harness.step();
}

#[test]
fn a_key_that_is_held_visits_every_step_once_both_ways() {
    let (folder, path) = saved(3, 12, 1000);
    let mut screen = reviewed(folder, &path);
    assert_eq!(stop(&mut screen), 0, "a finished game is read from its beginning");
    plain(&mut screen, Key::End);
    let end = stop(&mut screen);
    assert!(end > 30);
    plain(&mut screen, Key::Home);
    let mut seen = vec![0];
    // Slow frames get several presses at once.
    for presses in (1..=3).cycle() {
        let before = stop(&mut screen);
        hold(&mut screen, Key::ArrowRight, Modifiers::NONE, presses);
        let now = stop(&mut screen);
        assert_eq!(now, (before + presses).min(end));
        seen.push(now);
        if now == end {
            break;
        }
    }
    hold(&mut screen, Key::ArrowRight, Modifiers::NONE, 4);
    assert_eq!(stop(&mut screen), end, "the end holds");
    for left in (0..end).rev() {
        hold(&mut screen, Key::ArrowLeft, Modifiers::NONE, 1);
        assert_eq!(stop(&mut screen), left);
    }
    hold(&mut screen, Key::ArrowLeft, Modifiers::NONE, 4);
    assert_eq!(stop(&mut screen), 0);
}

#[test]
fn events_turns_and_rounds_have_their_keys_and_lead_back() {
    let (folder, path) = saved(3, 12, 1000);
    let mut screen = reviewed(folder, &path);
    for modifiers in [Modifiers::ALT, Modifiers::SHIFT, Modifiers::CTRL] {
        let mut there = vec![spot(&mut screen)];
        loop {
            screen.key(modifiers, Key::ArrowRight);
            let now = spot(&mut screen);
            if there.last() == Some(&now) {
                break;
            }
            there.push(now);
        }
        assert!(there.len() > 2 && there.is_sorted(), "{modifiers:?}: {there:?}");
        for expected in there.iter().rev().skip(1) {
            screen.key(modifiers, Key::ArrowLeft);
            assert_eq!(spot(&mut screen), *expected, "{modifiers:?}");
        }
        assert_eq!(spot(&mut screen), Spot::default());
    }
    // Ending a turn draws a card and passes the turn: two events.
    while spot(&mut screen).events == 0 {
        screen.key(Modifiers::ALT, Key::ArrowRight);
    }
    let inside = spot(&mut screen);
    plain(&mut screen, Key::ArrowLeft);
    assert_eq!(stop(&mut screen), inside.stop);
    plain(&mut screen, Key::ArrowRight);
    assert_eq!(stop(&mut screen), inside.stop + 1);
}

/// What the log says, from top to bottom.
pub fn log(screen: &Screen) -> Vec<String> {
    let verbs = [" takes ", " rolls ", " dealt ", " draws ", " buries ", " plays ", " answer", " begins"];
    let all = screen.labels().into_iter();
    all.filter(|label| verbs.iter().any(|verb| label.contains(verb))).collect()
}

#[test]
fn one_place_has_one_digest_and_one_log_however_one_came() {
    let (folder, path) = saved(4, 40, 1000);
    let mut screen = reviewed(folder, &path);
    let target = 57;
    for _ in 0..target {
        plain(&mut screen, Key::ArrowRight);
    }
    let (expected, lines) = (digest(&mut screen), log(&screen));
    assert!(lines.len() > 3, "{lines:?}");
    let mut ways = vec![("keys", digest(&mut screen), log(&screen))];
    plain(&mut screen, Key::End);
    assert_ne!(digest(&mut screen), expected);
    screen.fill("Go to", &target.to_string());
    plain(&mut screen, Key::Enter);
    ways.push(("typed", digest(&mut screen), log(&screen)));
    plain(&mut screen, Key::Home);
    set(&mut screen, target);
    ways.push(("strip", digest(&mut screen), log(&screen)));
    set(&mut screen, 150);
    set(&mut screen, target + 9);
    for _ in 0..9 {
        plain(&mut screen, Key::ArrowLeft);
    }
    ways.push(("back", digest(&mut screen), log(&screen)));
    for (way, digest, found) in ways {
        assert_eq!((digest, &found), (expected, &lines), "{way}");
    }
}

#[test]
fn the_thumb_follows_the_mouse_over_the_whole_strip() {
    let (folder, path) = saved(4, 40, 1000);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::End);
    let end = stop(&mut screen);
    let strip = screen.harness.get_by_label("Time line").rect();
    let mut found = Vec::new();
    screen.harness.drag_at(strip.left_center());
    for part in 0..=40 {
        let at = strip.left_center() + vec2(strip.width() * part as f32 / 40.0, 0.0);
        screen.harness.hover_at(at);
        screen.harness.step();
        found.push(stop(&mut screen));
    }
    screen.harness.drop_at(strip.right_center());
    screen.settle();
    assert!(found.is_sorted() && found[0] == 0 && found.last() == Some(&end), "{found:?}");
    let most = found.windows(2).map(|pair| pair[1] - pair[0]).max().unwrap();
    assert!(most <= end / 40 + 3, "it jumps by {most}: {found:?}");
}

#[test]
fn a_click_on_the_log_leads_there() {
    let (folder, path) = saved(2, 20, 1000);
    let mut screen = reviewed(folder, &path);
    let line = log(&screen).into_iter().rfind(|line| line.contains(" takes ")).unwrap();
    screen.click(&line);
    let there = spot(&mut screen);
    assert!(there > Spot::default());
    assert!(log(&screen).contains(&line), "it is still in view");
}

#[test]
fn typed_places_are_found_and_others_refused() {
    let (folder, path) = saved(3, 12, 1000);
    let mut screen = reviewed(folder, &path);
    screen.fill("Go to", "t4");
    plain(&mut screen, Key::Enter);
    assert!(screen.painted().contains("turn 4"), "{}", screen.painted());
    screen.fill("Go to", "r2");
    plain(&mut screen, Key::Enter);
    assert!(screen.painted().contains("round 2"));
    let here = spot(&mut screen);
    screen.fill("Go to", "99999");
    plain(&mut screen, Key::Enter);
    assert!(screen.mentions("There is no place 99999 here"));
    screen.click("Close");
    assert_eq!(spot(&mut screen), here);
}

#[test]
fn fields_that_are_typed_into_take_no_shortcuts() {
    let (folder, path) = saved(3, 12, 20);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    let here = spot(&mut screen);
    screen.fill("Comment", "mmm e t v");
    for key in [Key::M, Key::Home, Key::ArrowLeft, Key::Space, Key::T, Key::V] {
        plain(&mut screen, key);
    }
    assert_eq!(spot(&mut screen), here);
    assert!(screen.has("Comment") && screen.has("Try out"));
}

#[test]
fn playing_visits_every_step_and_stops_at_the_end() {
    let (folder, path) = saved(2, 4, 1000);
    let mut screen = reviewed(folder, &path);
    screen.choose("Speed", "16 x");
    screen.settle();
    plain(&mut screen, Key::End);
    let end = stop(&mut screen);
    plain(&mut screen, Key::Home);
    screen.harness.key_press(Key::Space);
    let mut seen = vec![0];
    for _ in 0..end * 8 {
        screen.harness.run_steps(1);
        seen.push(stop(&mut screen));
    }
    seen.dedup();
    assert_eq!(seen, (0..=end).collect::<Vec<_>>());
    screen.assert_asleep("a review that played to its end");
    plain(&mut screen, Key::Home);
    screen.harness.key_press(Key::Space);
    screen.harness.run_steps(4);
    screen.harness.key_press(Key::Space);
    screen.settle();
    let paused = stop(&mut screen);
    screen.harness.run_steps(40);
    assert!(paused < end && stop(&mut screen) == paused);
}

#[test]
fn boards_are_inert_and_refuse_nothing() {
    let (folder, path) = saved(2, 8, 9);
    let mut screen = reviewed(folder, &path);
    let before = digest(&mut screen);
    let heap = screen.labels().into_iter().find(|label| label.starts_with("Heap of")).unwrap();
    screen.click(&heap);
    plain(&mut screen, Key::E);
    assert_eq!(digest(&mut screen), before);
    assert!(!screen.mentions("Open rule") && !screen.has("Take 1") && !screen.has("End turn"));
    assert_eq!(screen.files(), 1, "looking writes nothing");
}

#[test]
fn the_public_sees_no_hidden_card_at_any_event() {
    let (folder, path) = saved(3, 9, 1000);
    let mut screen = reviewed(folder, &path);
    let hidden = ["Card number", "is dealt card", "draws card", "buries card", "answers with card"];
    let secret = |screen: &Screen| {
        let painted = screen.painted();
        hidden.iter().find(|words| painted.contains(*words) || screen.mentions(words)).copied()
    };
    loop {
        assert_eq!(secret(&screen), None, "{:?}", screen.labels());
        let before = spot(&mut screen);
        screen.key(Modifiers::ALT, Key::ArrowRight);
        if spot(&mut screen) == before {
            break;
        }
    }
    plain(&mut screen, Key::Home);
    screen.choose("Eyes", "Everything open");
    screen.settle();
    assert!(screen.mentions("Card number") && screen.mentions("is dealt card"));
    screen.choose("Eyes", "As Seat 2");
    screen.settle();
    let told: Vec<String> =
        screen.labels().into_iter().filter(|label| label.contains("is dealt card")).collect();
    assert!(!told.is_empty() && told.iter().all(|line| line.starts_with("Seat 2")), "{told:?}");
}

#[test]
fn a_variation_is_tried_named_judged_and_kept_beside_the_record() {
    let (folder, path) = saved(2, 8, 1000);
    let recorded = fs::read(&path).unwrap();
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 5);
    let fork = digest(&mut screen);
    plain(&mut screen, Key::T);
    let choice = ["Take 1", "Roll the die", "Count", "Pass", "End turn"]
        .into_iter()
        .find(|name| screen.has(name))
        .unwrap();
    screen.click(choice);
    let tried = digest(&mut screen);
    assert_ne!(tried, fork);
    assert_eq!(stop(&mut screen), 6);
    screen.click("Done");
    plain(&mut screen, Key::V);
    screen.click("Dubious");
    screen.fill("Name of this place", "Greedy line");
    screen.fill("Comment", "Too early?");
    plain(&mut screen, Key::Escape);
    plain(&mut screen, Key::M);
    assert_eq!(stop(&mut screen), 5);
    assert_eq!(digest(&mut screen), fork, "the main line is as it was");
    assert!(screen.has("Greedy line") && screen.painted().contains("?!"), "{:?}", screen.labels());
    assert_eq!(fs::read(&path).unwrap(), recorded, "the record is never changed");
    let side = path.with_file_name("game.review.jsonl");
    assert!(fs::read(&side).unwrap().starts_with(&recorded));

    let folder = screen.folder;
    drop(screen.harness);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    screen.click("Greedy line");
    assert_eq!((stop(&mut screen), digest(&mut screen)), (6, tried));
    let typed = screen.harness.query_all_by_label("Comment").filter_map(|node| node.accesskit_node().value());
    assert!(typed.into_iter().any(|note| note == "Too early?"));
    screen.click("Move this variation up");
    assert!(!screen.has("Main line (M)"), "it is the main line now");
    plain(&mut screen, Key::End);
    assert_eq!(stop(&mut screen), 6);
    screen.click("Delete from here on");
    if screen.has("Keep them") {
        screen.click("Keep them");
        assert!(screen.has("Greedy line"), "nothing is deleted before it is said");
        screen.click("Delete from here on");
        screen.click("Delete them");
    }
    assert!(!screen.has("Greedy line"));
    plain(&mut screen, Key::End);
    assert!(stop(&mut screen) > 6, "the recorded game is the main line again");
    assert_eq!(fs::read(&path).unwrap(), recorded);
}

#[test]
fn what_is_tried_is_refused_by_the_rules() {
    let (folder, path) = saved(2, 8, 1);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::Home);
    plain(&mut screen, Key::T);
    let heap =
        |screen: &Screen| screen.labels().into_iter().find(|label| label.starts_with("Heap of")).unwrap();
    let first = heap(&screen);
    screen.click(&first);
    let second = heap(&screen);
    assert_ne!(first, second, "three were taken");
    screen.click(&second);
    assert!(screen.has("Open rule T5") && screen.painted().contains("Once a turn is enough"));
    plain(&mut screen, Key::Escape);
    assert!(!screen.has("Open rule T5"));
    plain(&mut screen, Key::E);
    assert_eq!(stop(&mut screen), 2);
    plain(&mut screen, Key::ArrowLeft);
    screen.click("Roll the die");
    assert_eq!(stop(&mut screen), 2, "going back and deciding otherwise is a further variation");
    plain(&mut screen, Key::Escape);
    assert!(!screen.has("Roll the die") && screen.has("Try out"));
}

#[test]
fn recorded_steps_cannot_be_deleted() {
    let (folder, path) = saved(2, 8, 1000);
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 5);
    plain(&mut screen, Key::V);
    screen.click("Delete from here on");
    plain(&mut screen, Key::End);
    assert!(stop(&mut screen) > 6);
    assert_eq!(screen.files(), 1);
}

#[test]
fn bots_play_a_variation_to_its_end() {
    let (folder, path) = saved(2, 6, 4);
    let recorded = fs::read(&path).unwrap();
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 2);
    plain(&mut screen, Key::T);
    screen.click_only("Bots play to the end of the game");
    screen.wait_for("The game is over");
    screen.settle();
    assert!(screen.has("Main line (M)") && stop(&mut screen) > 3);
    let end = digest(&mut screen);
    // A side file takes more after a variation has come to the end of the game.
    set(&mut screen, 2);
    plain(&mut screen, Key::V);
    screen.click("Brilliant");
    let folder = screen.folder;
    drop(screen.harness);
    let mut screen = reviewed(folder, &path);
    plain(&mut screen, Key::V);
    let row = screen.labels().into_iter().find(|label| label.starts_with("3: ")).unwrap();
    screen.click(&row);
    plain(&mut screen, Key::End);
    assert_eq!(digest(&mut screen), end);
    assert!(screen.painted().contains("!!"));
    assert_eq!(fs::read(&path).unwrap(), recorded);
}

#[test]
fn a_new_game_starts_from_any_position_as_the_eyes_know_it() {
    let all = [
        ("What everyone sees", Eyes::Public),
        ("As Seat 1", Eyes::Seat(Seat(1))),
        ("Everything open", Eyes::All),
    ];
    for (words, eyes) in all {
        let (folder, path) = saved(2, 60, 60);
        let mut screen = reviewed(folder, &path);
        set(&mut screen, 30);
        if eyes != Eyes::Public {
            screen.choose("Eyes", words);
        }
        screen.settle();
        screen.click("New game from here");
        for seat in ["Seat 0", "Seat 1"] {
            screen.choose(&format!("Who plays {seat}"), "Person");
        }
        screen.settle();
        screen.click("Start");
        let waiting = screen.labels().into_iter().find(|label| label.starts_with("I am "));
        screen.click(&waiting.unwrap());
        assert!(screen.has("End turn") || screen.has("Pass"));
        screen.click_only("End turn");
        let record = screen.app().record().unwrap().to_owned();
        assert_ne!(record, path);
        let began = record::load::<Toy>(&record).unwrap();
        assert!(began.header.position.is_some() && began.cut.is_none());
        assert!(record::verify(&began).is_ok(), "the new game is decided by its own draws");
        let there = record::load::<Toy>(&path).unwrap().timeline.state_at(StepId(30)).unwrap();
        assert_eq!(Toy::view(&began.base, eyes), Toy::view(&there, eyes), "{words}");
        let same = Toy::digest(&began.base) == Toy::digest(&there);
        assert_eq!(same, eyes == Eyes::All, "{words}: only open eyes know what is hidden");
    }
}

#[test]
fn a_review_speaks_both_languages_and_sleeps() {
    let (folder, path) = saved(3, 12, 40);
    let mut screen = Screen::with(Lang::Chinese, Theme::Dark, vec2(1920.0, 1080.0), folder);
    screen.app().review(&path);
    screen.settle();
    assert!(screen.has("复盘") && screen.has("变化") || screen.has("评注"), "{:?}", screen.labels());
    screen.assert_asleep("review");
    plain(&mut screen, Key::ArrowLeft);
    screen.assert_asleep("review after a step");
}

#[test]
fn what_has_a_time_line_can_be_scrubbed() {
    let document = write(&["Ants ", "dig ", "deep. ", "They ", "rest. "]);
    let track = laid(&document);
    let state = (Strip::default(), Spot::default());
    let mut harness = Harness::new_ui_state(
        move |ui, (strip, spot): &mut (Strip, Spot)| {
            let shown = Shown {
                name: "History",
                words: &|spot| format!("word {}", spot.stop),
                icon: &|_| Icon::Check,
                round: &|round| round.to_string(),
                laid: 0,
                fork: track.stops().len(),
                forks: &[2],
                drift: None,
                cut: false,
            };
            if let Some(to) = strip.show(ui, &track, *spot, &shown) {
                *spot = to;
            }
        },
        state,
    );
    harness.run();
    harness.get_by_label("History").set_value_accesskit(3.0);
    harness.run();
    let spot = harness.state().1;
    assert_eq!(spot, Spot::behind(3));
    let mut document = document;
    document.seek(track_step(&document, spot)).unwrap();
    assert_eq!(document.state(), "^Ants dig deep. ");
    let strip = harness.get_by_label("History").rect();
    harness.drag_at(strip.right_center());
    harness.drop_at(strip.right_center());
    harness.run();
    assert_eq!(harness.state().1, Spot::behind(5));
}

fn track_step<T>(
    document: &formicarium::engine::Timeline<crate::engine::track::Text, T>,
    spot: Spot,
) -> formicarium::engine::StepId {
    document.line_through(document.cursor())[spot.stop]
}

#[test]
fn the_public_reads_no_secret_line_of_a_whole_game() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-colonies.jsonl");
    let opened = record::load::<Microlonies>(&record).unwrap();
    let text = super::screen::text(Lang::English);
    let name = |seat: Seat| match opened.players[seat.index()].name.as_str() {
        "" => text.say(Look::of(seat).key()),
        name => name.to_owned(),
    };
    let (mut open, mut secret) = (BTreeSet::new(), BTreeSet::new());
    let read = |_, before: &State, event: &Event| {
        let said = |eyes| Microlonies::glimpse(before, event, eyes).map(|line| text.line(&line, &name));
        open.extend(said(Eyes::Public));
        secret.extend(said(Eyes::All));
    };
    opened.timeline.walk(StepId::START, opened.timeline.cursor(), read).unwrap();
    secret.retain(|line| !open.contains(line));
    assert!(secret.len() > 10, "{secret:?}");
    let folder = TempDir::new().unwrap();
    let mut screen = Screen::of(registry::shelf(), Lang::English, Theme::Light, vec2(1920.0, 1080.0), folder);
    screen.app().review(&record);
    screen.settle();
    let mut heard = BTreeSet::new();
    loop {
        let labels = screen.labels();
        let told = labels.iter().find(|label| secret.contains(*label));
        assert_eq!(told, None, "at {:?}", spot(&mut screen));
        heard.extend(labels.into_iter().filter(|label| open.contains(label)));
        let before = spot(&mut screen);
        screen.harness.key_press_modifiers(Modifiers::SHIFT, Key::ArrowRight);
        screen.harness.run_steps(2);
        if spot(&mut screen) == before {
            break;
        }
    }
    assert!(heard.len() > open.len() / 2, "most of the log was in view: {} of {}", heard.len(), open.len());
    screen.choose("Eyes", "Everything open");
    screen.settle();
    plain(&mut screen, Key::Home);
    let labels = screen.labels();
    assert!(labels.iter().any(|label| secret.contains(label)), "open eyes read it: {labels:?} {secret:?}");
}
