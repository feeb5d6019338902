//! The keyboard, the language, and sleep.

use egui::{Key, Modifiers};
use formicarium::text::Lang;

use super::screen::Screen;

fn start(screen: &mut Screen) {
    screen.choose("Who plays Pink", "Person");
    screen.choose("Who plays Blue", "Person");
    screen.choose("Who plays Green", "Person");
    screen.click("Start the game");
    let name =
        ["Yellow", "Pink", "Blue", "Green"].into_iter().find(|name| screen.has(&format!("I am {name}")));
    screen.click(&format!("I am {}", name.unwrap()));
}

#[test]
fn shortcuts_do_not_fire_while_a_field_is_typed_into() {
    let mut screen = Screen::new();
    screen.fill("Name of Yellow", "Eve P");
    screen.key(Modifiers::NONE, Key::E);
    screen.key(Modifiers::NONE, Key::P);
    assert!(screen.has("New game"));
    screen.click("Colonies: 2");
    screen.choose("Who plays Pink", "Person");
    screen.click("Start the game");
    assert!(screen.has("I am Eve P") || screen.has("I am Pink"));
}

#[test]
fn a_turn_is_ended_by_its_key_but_not_behind_a_dialog() {
    let mut screen = Screen::new();
    start(&mut screen);
    screen.key(Modifiers::NONE, Key::F1);
    assert!(screen.has("Rules"));
    screen.key(Modifiers::NONE, Key::E);
    screen.key(Modifiers::NONE, Key::F1);
    assert!(!screen.mentions("I am"), "the key did not reach the table");
    screen.key(Modifiers::NONE, Key::E);
    assert!(screen.mentions("I am"));
}

#[test]
fn the_hand_over_and_a_turn_need_no_mouse() {
    let mut screen = Screen::new();
    screen.choose("Who plays Pink", "Person");
    screen.click("Colonies: 2");
    screen.click("Start the game");
    assert!(screen.mentions("I am"));
    screen.key(Modifiers::NONE, Key::Enter);
    assert!(screen.mentions("I am"), "a stray key does not open the cover");
    for _ in 0..10 {
        if screen.focused().is_some_and(|name| name.starts_with("I am")) {
            break;
        }
        screen.key(Modifiers::NONE, Key::Tab);
    }
    screen.key(Modifiers::NONE, Key::Enter);
    assert!(!screen.mentions("I am"));
    for _ in 0..60 {
        screen.key(Modifiers::NONE, Key::Tab);
        if screen.focused().as_deref() == Some("Take 2") {
            screen.key(Modifiers::NONE, Key::Enter);
            assert!(screen.has("Heap of 38 crumbs"));
            return;
        }
    }
    panic!("Tab never came to the choice");
}

#[test]
fn the_language_changes_at_any_time() {
    let mut screen = Screen::new();
    screen.click("简体中文");
    assert!(screen.has("新对局"));
    screen.click("English");
    start(&mut screen);
    screen.click("Menu");
    screen.click("Settings");
    screen.click("Language: 简体中文");
    screen.click("关闭");
    assert!(screen.has("结束回合"), "{:?}", screen.labels());
    assert!(screen.painted().contains("先手"), "the log speaks Chinese too");
}

#[test]
fn every_screen_sleeps_when_nothing_moves() {
    let mut screen = Screen::new();
    screen.assert_asleep("lobby");
    screen.click("Settings");
    screen.assert_asleep("settings");
    screen.click("Close");
    screen.click("Rules");
    screen.assert_asleep("rules");
    screen.click("Close");
    start(&mut screen);
    screen.assert_asleep("table");
    screen.click("Take 1");
    screen.assert_asleep("table after a step");
    screen.click("End turn");
    screen.assert_asleep("cover");
}

#[test]
fn the_rules_can_be_read_from_every_screen() {
    for lang in Lang::ALL {
        let mut screen = Screen::speaking(lang);
        // The toy has no rules of its own: the first page is shown.
        screen.key(Modifiers::NONE, Key::F1);
        assert!(screen.painted().contains("A1.1"), "{}", screen.painted());
        screen.key(Modifiers::NONE, Key::Escape);
        assert!(!screen.painted().contains("A1.1"));
    }
}
