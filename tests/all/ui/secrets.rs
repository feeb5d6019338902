//! What one person keeps from another is never on the screen when the other
//! sits there, nor between the two.

use super::screen::Screen;

/// The cards in a hand, as the screen names and paints them.
const SECRETS: [&str; 2] = ["Card number", "These are the cards in your hand"];

fn start(screen: &mut Screen) {
    screen.click("Colonies: 2");
    screen.choose("Who plays Pink", "Person");
    screen.fill("Seed", "3");
    screen.click("Start the game");
}

fn assert_covered(screen: &Screen, name: &str) {
    assert!(screen.has(&format!("I am {name}")), "{:?}", screen.labels());
    let painted = screen.painted();
    for secret in SECRETS.iter().chain(&["crumbs, ", "Log", "is dealt"]) {
        assert!(!screen.mentions(secret), "{secret:?} is named: {:?}", screen.labels());
        assert!(!painted.contains(secret), "{secret:?} is painted");
    }
}

fn hand(screen: &Screen) -> Vec<String> {
    screen.labels().into_iter().filter(|label| label.starts_with("Card number")).collect()
}

fn waiting(screen: &Screen) -> (&'static str, &'static str) {
    if screen.has("I am Yellow") { ("Yellow", "Pink") } else { ("Pink", "Yellow") }
}

#[test]
fn the_screen_is_covered_from_the_very_frame_of_the_hand_over() {
    let mut screen = Screen::new();
    start(&mut screen);
    let (first, second) = waiting(&screen);
    assert_covered(&screen, first);
    screen.click(&format!("I am {first}"));
    let own = hand(&screen);
    assert_eq!(own.len(), 3);
    // Frame by frame: the click, and each one after it.
    screen.press("End turn");
    let mut covered = false;
    for _ in 0..12 {
        screen.harness.run_steps(1);
        if covered || screen.has(&format!("I am {second}")) {
            covered = true;
            assert_covered(&screen, second);
        } else {
            assert!(hand(&screen).iter().all(|card| own.contains(card)), "only what was there before");
        }
    }
    assert!(covered);
    screen.click(&format!("I am {second}"));
    let theirs = hand(&screen);
    assert!(theirs.iter().all(|card| !own.contains(card)), "{own:?} {theirs:?}");
}

#[test]
fn the_log_tells_each_what_is_theirs() {
    let mut screen = Screen::new();
    start(&mut screen);
    let (first, second) = waiting(&screen);
    screen.click(&format!("I am {first}"));
    let painted = screen.painted();
    assert!(painted.contains(&format!("{first} is dealt card")));
    assert!(!painted.contains(&format!("{second} is dealt card")));
    assert!(painted.contains(&format!("{second} is dealt a card")));
}

#[test]
fn an_answer_in_secret_is_covered_both_ways() {
    let mut screen = Screen::new();
    start(&mut screen);
    let (first, second) = waiting(&screen);
    screen.click(&format!("I am {first}"));
    let card = hand(&screen)[0].clone();
    screen.click(&card);
    assert_covered(&screen, second);
    screen.click(&format!("I am {second}"));
    assert!(screen.has("Pass"));
    let answer = hand(&screen)[0].clone();
    screen.click(&answer);
    assert_covered(&screen, first);
    screen.click(&format!("I am {first}"));
    let number = answer.trim_start_matches("Card number ");
    assert!(!screen.painted().contains(&format!("answers with card {number}")));
    assert!(screen.painted().contains("has answered"));
}

#[test]
fn one_person_among_bots_is_never_covered() {
    let mut screen = Screen::new();
    screen.set("Turns", "9");
    screen.click_only("Start the game");
    for _ in 0..400 {
        screen.harness.run_steps(1);
        assert!(!screen.mentions("I am"), "{:?}", screen.labels());
        if screen.has("Take 1") {
            assert_eq!(hand(&screen).len(), 3);
            return;
        }
        // A bot may ask the person something before.
        if screen.has("Pass") {
            screen.click_only("Pass");
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("the person's turn never came: {:?}", screen.labels());
}

#[test]
fn coming_back_to_a_game_of_two_is_covered_too() {
    let mut screen = Screen::new();
    start(&mut screen);
    let (first, _) = waiting(&screen);
    screen.click(&format!("I am {first}"));
    screen.click("Take 2");
    screen.click("Menu");
    screen.click("Leave the table");
    let file = screen.only_file();
    screen.wait_for(&format!("Open {file}"));
    screen.click(&format!("Open {file}"));
    assert_covered(&screen, first);
    screen.click(&format!("I am {first}"));
    assert!(screen.has("Heap of 38 crumbs"));
}
