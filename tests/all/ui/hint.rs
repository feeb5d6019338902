//! Hints at the table.

use std::time::{Duration, Instant};

use egui::{Key, Modifiers, Theme, vec2};
use formicarium::registry;
use formicarium::text::Lang;
use tempfile::TempDir;

use super::screen::Screen;

/// A game of two people at whose first decision a hint was asked for.
fn asked(mut screen: Screen, others: &[(&str, &str)], start: &str, seat: &[&str]) -> Screen {
    for (list, person) in others {
        screen.choose(list, person);
    }
    screen.click(start);
    if let Some(name) = seat.iter().find(|name| screen.has(name)) {
        screen.click(name);
    }
    screen.harness.key_press_modifiers(Modifiers::NONE, Key::H);
    screen.harness.run_steps(4);
    screen
}

fn wait_for(screen: &mut Screen, words: &str) {
    let patience = Instant::now() + Duration::from_secs(60);
    while !screen.mentions(words) {
        assert!(Instant::now() < patience, "nothing mentions {words:?} in {:?}", screen.labels());
        std::thread::sleep(Duration::from_millis(20));
        screen.harness.run_steps(2);
    }
}

fn toy() -> Screen {
    let people = [("Who plays Pink", "Person"), ("Who plays Blue", "Person"), ("Who plays Green", "Person")];
    asked(Screen::new(), &people, "Start the game", &["I am Yellow", "I am Pink", "I am Blue", "I am Green"])
}

#[test]
fn a_hint_tells_of_three_choices_and_is_closed_by_its_key() {
    let mut screen = toy();
    assert!(screen.mentions("Thinking about a hint") || screen.mentions("A hint, after"));
    wait_for(&mut screen, "A hint, after");
    for row in ["1. Do ", "2. Do ", "3. Do "] {
        assert!(screen.mentions(row), "{row} is missing in {:?}", screen.labels());
    }
    assert!(!screen.mentions("4. Do ") && screen.mentions("chance to win") && screen.mentions(" %, "));
    screen.key(Modifiers::NONE, Key::Escape);
    assert!(!screen.mentions("A hint, after"));
}

#[test]
fn a_hint_is_gone_with_the_decision_that_it_is_about() {
    let mut screen = toy();
    wait_for(&mut screen, "A hint, after");
    screen.click("Take 1");
    assert!(!screen.mentions("hint, after") && !screen.mentions("Thinking about"));
    screen.assert_asleep("a table without a hint");
}

/// How often 1 and 2 are painted alone.
fn numbers(screen: &Screen) -> [usize; 2] {
    let painted = screen.painted();
    ["1", "2"].map(|number| painted.lines().filter(|line| *line == number).count())
}

/// One person among bots, asked again until it is the person who decides.
fn hinted(lang: Lang, size: egui::Vec2, start: &str, [thinking, title]: [&str; 2]) {
    let mut screen = Screen::of(registry::shelf(), lang, Theme::Light, size, TempDir::new().unwrap());
    screen.press(start);
    let patience = Instant::now() + Duration::from_secs(60);
    while !screen.mentions(title) {
        assert!(Instant::now() < patience, "no hint in {:?}", screen.labels());
        if !screen.mentions(thinking) {
            screen.harness.key_press_modifiers(Modifiers::NONE, Key::H);
        }
        screen.harness.run_steps(2);
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(screen.mentions("1. ") && screen.mentions("2. "), "{:?}", screen.labels());
    screen.harness.run_steps(2);
    let with = numbers(&screen);
    screen.picture(&format!("hint-{}", lang.tag()));
    screen.harness.key_press_modifiers(Modifiers::NONE, Key::H);
    screen.harness.run_steps(4);
    let without = numbers(&screen);
    let more: Vec<usize> = with.iter().zip(without).map(|(with, without)| with - without).collect();
    assert_eq!(more, [1, 1], "each choice bears its number on the boards while the hint is open");
}

#[test]
fn a_real_game_gives_hints_in_both_languages() {
    hinted(Lang::English, vec2(1280.0, 800.0), "Start the game", ["Thinking about a hint", "A hint, after"]);
    hinted(Lang::Chinese, vec2(1920.0, 1080.0), "开始对局", ["正在思考提示", "提示：推演了"]);
}

/// The review of a game that comes with the program, some way into it.
fn reviewed(lang: Lang, size: egui::Vec2) -> Screen {
    let folder = TempDir::new().unwrap();
    let record = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-colonies.jsonl");
    let copy = folder.path().join("game.jsonl");
    std::fs::copy(record, &copy).unwrap();
    let mut screen = Screen::of(registry::shelf(), lang, Theme::Light, size, folder);
    screen.app().review(&copy);
    screen.settle();
    for _ in 0..40 {
        screen.key(Modifiers::NONE, Key::ArrowRight);
    }
    screen
}

#[test]
fn a_review_tells_what_a_bot_would_have_done_and_forgets_it_when_it_moves_on() {
    let languages = [
        (
            Lang::English,
            vec2(1280.0, 800.0),
            ["Eyes", "Everything open"],
            "Thinking about a hint",
            "A hint, after",
        ),
        (Lang::Chinese, vec2(1920.0, 1080.0), ["视角", "全部公开"], "正在思考提示", "提示：推演了"),
    ];
    for (lang, size, [eyes, all], thinking, title) in languages {
        let mut screen = reviewed(lang, size);
        screen.choose(eyes, all);
        // Where there is nothing to choose, no hint is given: the next step is tried.
        for _ in 0..20 {
            screen.harness.key_press_modifiers(Modifiers::NONE, Key::H);
            screen.harness.run_steps(4);
            if screen.mentions(thinking) || screen.mentions(title) {
                break;
            }
            screen.key(Modifiers::NONE, Key::ArrowRight);
        }
        wait_for(&mut screen, title);
        assert!(screen.mentions("1. ") && screen.mentions("2. "), "{:?}", screen.labels());
        screen.picture(&format!("review-hint-{}", lang.tag()));
        screen.key(Modifiers::NONE, Key::ArrowRight);
        assert!(!screen.mentions(title), "it was about the step before");
    }
}

#[test]
fn a_review_tells_nothing_of_hands_that_its_eyes_do_not_see() {
    let mut screen = reviewed(Lang::English, vec2(1280.0, 800.0));
    for _ in 0..20 {
        screen.harness.key_press_modifiers(Modifiers::NONE, Key::H);
        screen.harness.run_steps(4);
        assert!(!screen.mentions("Thinking about a hint"));
        if screen.mentions("Look through its eyes") {
            return;
        }
        screen.key(Modifiers::NONE, Key::ArrowRight);
    }
    panic!("nothing was said: {:?}", screen.labels());
}
