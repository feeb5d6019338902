//! A whole game, from the lobby to the score sheet and once more.

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use formicarium::engine::record::{load, verify};

use super::screen::Screen;
use crate::toy::Toy;

/// Two people, so that nothing depends on a bot's thread.
fn two_people(screen: &mut Screen) {
    screen.click("Colonies: 2");
    screen.choose("Who plays Pink", "Person");
}

/// Takes the screen, whoever it waits for.
fn sit_down(screen: &mut Screen) {
    let waiting = ["Yellow", "Pink"].into_iter().find(|name| screen.has(&format!("I am {name}")));
    screen.click(&format!("I am {}", waiting.expect("somebody is waited for")));
}

#[test]
fn a_game_is_played_from_the_lobby_to_the_score_sheet() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    screen.set("Turns", "4");
    screen.fill("Seed", "11");
    screen.click("Start the game");
    for _turn in 0..4 {
        sit_down(&mut screen);
        screen.click("Take 2");
        screen.click("End turn");
    }
    assert!(screen.painted().contains("share the victory"));
    assert!(screen.has("Total: Yellow 4, Pink 4"));
    assert!(screen.has("Cards left: Yellow 5, Pink 5"));

    let file = screen.app().record().unwrap().to_owned();
    screen.click("Look at the boards");
    assert!(screen.has("Heap of 32 crumbs"));
    screen.click("Score sheet");
    screen.click("Play again");
    assert!(screen.mentions("I am"));
    let second = screen.app().record().unwrap().to_owned();
    assert_ne!(file, second);

    let opened = load::<Toy>(&file).unwrap();
    assert!(opened.ended && opened.cut.is_none());
    assert_eq!(opened.header.seed, 11);
    verify::<Toy>(&opened).expect("the record verifies");
    assert_ne!(load::<Toy>(&second).unwrap().header.seed, 11, "another game is drawn");
}

#[test]
fn a_wrong_click_changes_nothing_and_names_the_rule() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    screen.click("Start the game");
    sit_down(&mut screen);
    screen.click("Heap of 40 crumbs");
    assert!(screen.has("Heap of 37 crumbs"));
    screen.click("Heap of 37 crumbs");
    assert!(screen.has("Heap of 37 crumbs"));
    assert!(screen.mentions("Once a turn is enough."));
    assert!(screen.has("Open rule T5"));
    screen.click("Close");
    assert!(!screen.mentions("Once a turn is enough."));
}

#[test]
fn undo_goes_back_to_the_barrier_and_no_further() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    screen.click("Start the game");
    sit_down(&mut screen);
    screen.click("Take 1");
    assert!(screen.has("Heap of 39 crumbs"));
    screen.key(Modifiers::COMMAND, Key::Z);
    assert!(screen.has("Heap of 40 crumbs"));
    screen.key(Modifiers::COMMAND, Key::Y);
    assert!(screen.has("Heap of 39 crumbs"));
    screen.click("Undo (Ctrl+Z)");
    assert!(screen.has("Heap of 40 crumbs"));
    screen.click("Take 3");
    screen.click("Roll the die");
    screen.key(Modifiers::COMMAND, Key::Z);
    assert!(screen.has("Heap of 37 crumbs"), "a roll is not taken back");
    let undo = screen.harness.get_by_label("Undo (Ctrl+Z)");
    assert!(egui_kittest::kittest::NodeT::accesskit_node(&undo).is_disabled());
}

#[test]
fn bots_play_to_the_end_while_the_window_never_waits() {
    let mut screen = Screen::new();
    screen.choose("Who plays Yellow", "Bot: random");
    screen.set("Turns", "8");
    screen.click_only("Start the game");
    screen.wait_for("Play again");
    assert!(screen.mentions("Total:"));
}

#[test]
fn a_seat_is_handed_to_a_bot_and_back() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    screen.set("Turns", "400");
    screen.fill("Seed", "5");
    screen.click("Start the game");
    let first = if screen.has("I am Yellow") { "Yellow" } else { "Pink" };
    sit_down(&mut screen);
    screen.click("Menu");
    screen.click("Players");
    screen.choose(&format!("Who plays {first}"), "Bot: random");
    screen.click("Leave as it was");
    screen.harness.run_steps(40);
    assert!(screen.has("Take 1"), "a choice that was not applied changes nothing");
    screen.click("Menu");
    screen.click("Players");
    assert!(!screen.has("Change players"));
    screen.choose(&format!("Who plays {first}"), "Bot: random");
    screen.click_only("Change players");
    let other = if first == "Yellow" { "Pink" } else { "Yellow" };
    screen.wait_for(&format!("I am {other}"));
}

#[test]
fn a_long_name_leaves_everything_beside_it_where_it_is() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    for colony in ["Yellow", "Pink"] {
        screen.fill(&format!("Name of {colony}"), "WWWWWWWWWWWWWWWWWWWWWWWW");
    }
    screen.click("Start the game");
    screen.click("I am WWWWWWWWWWWWWWWWWWWWWWWW");
    screen.click("Menu");
    screen.click("Players");
    let concede = screen.harness.get_by_label("Concede").rect();
    let lists = screen.harness.query_all_by_label("Who plays WWWWWWWWWWWWWWWWWWWWWWWW");
    let lists: Vec<egui::Rect> = lists.map(|list| list.rect()).collect();
    assert_eq!(lists.len(), 2);
    for list in lists {
        assert!(!list.intersects(concede), "{list:?} lies under {concede:?}");
    }
    screen.click("Close");
    let end = screen.harness.get_by_label("End turn").rect();
    assert!(end.right() <= 1280.0 && end.left() > 0.0, "{end:?}");
}

#[test]
fn giving_up_is_asked_twice_and_ends_a_game_of_two() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    screen.click("Start the game");
    sit_down(&mut screen);
    screen.click("Menu");
    screen.click("Players");
    screen.click("Concede");
    assert!(screen.mentions("give up?"));
    screen.click("Play on");
    assert!(screen.has("Heap of 40 crumbs"));
    screen.click("Menu");
    screen.click("Players");
    screen.click("Concede");
    screen.click("Concede");
    let painted = screen.painted();
    assert!(painted.contains("wins") && painted.contains("1st place") && painted.contains("2nd place"));
}

#[test]
fn faults_of_the_form_are_all_shown_and_nothing_is_written() {
    let mut screen = Screen::new();
    screen.set("Turns", "0");
    let place = |screen: &Screen| screen.harness.get_by_label("Start the game").rect();
    let before = place(&screen);
    screen.click("Start the game");
    assert!(screen.mentions("A toy lasts from 1 to 6000 turns."));
    assert!(screen.has("New game"));
    assert_eq!(screen.files(), 0);
    assert_eq!(place(&screen), before, "the button stays where it is");
    screen.picture("lobby-faults");
    screen.set("Turns", "4");
    assert!(!screen.mentions("A toy lasts"), "that was said of another form");
    screen.fill("Seed", "-3");
    screen.click("Start the game");
    assert!(screen.mentions("As a seed a number must be whole"));
    screen.click("Colonies: 3");
    assert!(!screen.mentions("As a seed"));
    assert_eq!(screen.files(), 0);
}

#[test]
fn words_for_a_seed_mean_what_they_mean_on_the_command_line() {
    let mut screen = Screen::new();
    two_people(&mut screen);
    screen.fill("Seed", "blue ants");
    screen.click("Start the game");
    let file = screen.app().record().unwrap().to_owned();
    let seed = load::<Toy>(&file).unwrap().header.seed;
    assert_eq!(Some(seed), formicarium::engine::chance::seed_of("blue ants"));
}
