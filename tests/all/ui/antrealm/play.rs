//! A game played by clicking whatever is lit, and single clicks.

use egui::accesskit::Role;
use egui::{Key, Modifiers, Theme, Vec2, vec2};
use egui_kittest::kittest::NodeT;
use formicarium::antrealm::state::{Phase, Stage};
use formicarium::antrealm::{Action, AntRealm, State};
use formicarium::bots::Spec;
use formicarium::engine::record::{load, verify};
use formicarium::engine::{Chance, Fast, Game, Header, Journal, Kept, Player, Seat, Table, Turn, Who};
use formicarium::registry;
use formicarium::text::{Lang, Text};
use tempfile::TempDir;

use super::bench::setup;
use crate::ui::screen::Screen;

/// A table of so many colonies, the first of them a person, played by bots up
/// to a decision of that seat. The record lies in the screen's folder.
pub struct Opened {
    pub screen: Screen,
    pub legal: Vec<Action>,
}

pub fn opened(
    (lang, theme, size): (Lang, Theme, Vec2),
    (colonies, seed): (u8, u64),
    stop: impl Fn(&State) -> bool,
) -> Option<Opened> {
    let mut setup = setup(colonies, 8);
    if seed % 2 == 1 {
        // Small hands, so that something has to be put back.
        setup.completions.hand_limit = 2;
    }
    let ready = AntRealm::check(&setup).unwrap();
    let who = |index| if index == 0 { Who::Human } else { Who::Bot("random".to_owned()) };
    let players: Vec<Player> = (0..colonies).map(|i| Player { name: String::new(), who: who(i) }).collect();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.jsonl");
    let header = Header::new::<AntRealm>(setup, players.clone(), seed);
    let journal = Journal::create(&file, &header).unwrap();
    let mut table = Table::<AntRealm>::new(ready.clone(), seed, Kept::new(&ready, players, Some(journal)));
    let mut bot = Spec::Greedy.make::<AntRealm>(seed, Seat(0));
    let mut wild = Spec::Random.make::<AntRealm>(seed, Seat(0));
    let mut steps = 0;
    loop {
        let Turn::Seat(seat) = table.turn() else { return None };
        if seat == Seat(0) && stop(table.state()) {
            break;
        }
        steps += 1;
        // A little folly brings about wars and other rare things.
        let choosing = table.state().stage == Stage::Talents;
        let asked = if choosing || steps % 4 == 0 { wild.as_mut() } else { bot.as_mut() };
        table.ask(asked);
    }
    let legal = table.legal().to_vec();
    drop(table);
    let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
    screen.app().open(&file);
    screen.settle();
    Some(Opened { screen, legal })
}

/// The first game in which such a position comes about.
pub fn found(look: (Lang, Theme, Vec2), colonies: u8, stop: impl Fn(&State) -> bool + Copy) -> Opened {
    (0..200).find_map(|seed| opened(look, (colonies, seed), stop)).expect("such a position")
}

/// A game of three bots of which the last step was just played.
pub fn over((lang, theme, size): (Lang, Theme, Vec2)) -> Screen {
    let setup = setup(3, 8);
    let ready = AntRealm::check(&setup).unwrap();
    let players = vec![Player { name: String::new(), who: Who::Bot("random".to_owned()) }; 3];
    let play = |kept: Kept<AntRealm>, steps: u32| {
        let mut table = Table::<AntRealm>::new(ready.clone(), 4, kept);
        let mut bot = Spec::Random.make::<AntRealm>(4, Seat(0));
        while table.depth() < steps && table.ask(bot.as_mut()).is_some() {}
        table.depth()
    };
    let steps = play(Kept::new(&ready, players.clone(), None), u32::MAX);
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.jsonl");
    let header = Header::new::<AntRealm>(setup, players.clone(), 4);
    let journal = Journal::create(&file, &header).unwrap();
    play(Kept::new(&ready, players, Some(journal)), steps - 1);
    let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
    screen.app().open(&file);
    for _ in 0..200 {
        screen.settle();
        if screen.painted().contains(&Text::new(lang).say("realm-score-held")) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    screen
}

pub fn standard() -> (Lang, Theme, Vec2) {
    (Lang::English, Theme::Light, vec2(1280.0, 800.0))
}

/// What can be clicked that belongs to the game.
fn lit(screen: &Screen, before: &[String]) -> Vec<String> {
    let nodes = screen.harness.root().children_recursive();
    nodes
        .filter(|node| node.accesskit_node().role() == Role::Button && !node.accesskit_node().is_disabled())
        .filter_map(|node| node.accesskit_node().label())
        .filter(|label| !label.is_empty() && !before.contains(label))
        .collect()
}

#[test]
fn a_game_is_played_by_clicking_what_is_lit_to_the_score_sheet() {
    let folder = TempDir::new().unwrap();
    let mut screen = Screen::of(registry::shelf(), Lang::English, Theme::Light, vec2(1280.0, 800.0), folder);
    screen.click("Game: Ant Realm");
    screen.click("Colonies: 2");
    screen.choose("Who plays Pink", "Person");
    screen.click("Numbers of the rules");
    screen.set("Rounds of a game", "4");
    // Closed again, so that what is below comes into the window.
    screen.click("Numbers of the rules: 1 changed");
    screen.fill("Seed", "5");
    screen.click("Start the game");
    assert!(screen.mentions("I am"), "{}", screen.painted());
    let first = screen.app().record().unwrap().to_owned();
    let mut chance = Fast::new(11);
    let frame = ["Menu", "Undo (Ctrl+Z)", "Redo (Ctrl+Y)", "Restart turn (Ctrl+R)", "Rules (F1)"];
    let frame: Vec<String> = frame.map(str::to_owned).to_vec();
    let mut clicks = 0;
    while !screen.mentions("Look at the boards") {
        clicks += 1;
        assert!(clicks < 1500, "the game does not end: {:?}", screen.labels());
        if let Some(name) = ["Yellow", "Pink"].into_iter().find(|name| screen.has(&format!("I am {name}"))) {
            screen.click(&format!("I am {name}"));
            continue;
        }
        let is_frame = |label: &String| label.contains(" (yellow ") || label.contains(" (pink ");
        let all: Vec<String> = lit(&screen, &frame).into_iter().filter(|label| !is_frame(label)).collect();
        assert!(!all.is_empty(), "nothing is lit: {:?}", screen.labels());
        let next = all[chance.below(all.len() as u32) as usize].clone();
        screen.click(&next);
    }
    screen.picture("antrealm-score-played");
    let file = screen.app().record().unwrap().to_owned();
    assert_eq!(file, first, "no click leaves the table");
    let opened = load::<AntRealm>(&file).unwrap();
    assert!(opened.ended && opened.cut.is_none());
    let numbers = opened.header.setup.completions;
    assert_eq!(numbers.rounds, 4, "{numbers:?}");
    verify::<AntRealm>(&opened).expect("the record verifies");
    assert!(screen.painted().contains("Survival points"));
}

#[test]
fn a_talent_too_dear_is_refused_and_a_key_takes_another() {
    let mut game = found(standard(), 2, |state| state.now.phase == Phase::Talents);
    assert!(game.screen.mentions("choose talents"));
    game.screen.click("Fungiculture, cost 5");
    game.screen.click("Big heads, cost 4");
    assert!(game.screen.has("Big heads, cost 4, chosen"));
    game.screen.click("Planting, cost 3");
    assert!(game.screen.mentions("That talent costs 3, and 1 point is left."));
    game.screen.key(Modifiers::NONE, Key::Escape);
    game.screen.key(Modifiers::NONE, Key::Enter);
    assert!(!game.screen.mentions("choose talents"), "nothing is left to choose but to end it");
}

#[test]
fn a_payment_is_taken_by_enter() {
    let mut game = found(standard(), 2, |state| state.now.phase == Phase::Pay);
    assert!(game.screen.mentions("pay "));
    assert!(game.legal.len() > 1);
    game.screen.key(Modifiers::NONE, Key::Enter);
    assert!(game.screen.painted().contains("Yellow pays"), "{}", game.screen.painted());
}

#[test]
fn cards_are_revealed_by_a_digit() {
    let mut game = found(standard(), 2, |state| state.now.phase == Phase::Explore);
    game.screen.key(Modifiers::NONE, Key::Num1);
    assert!(game.screen.painted().contains("Yellow reveals 1 card"));
}

#[test]
fn a_turn_with_food_in_reach_is_ended_at_the_second_wish() {
    let mut game = found(standard(), 2, |state| {
        let mut legal = Vec::new();
        AntRealm::legal(state, &mut legal);
        let level = |action: &Action| match action {
            Action::Take(card) => state.content.level(card.rank(), false),
            _ => 0,
        };
        state.now.phase == Phase::Gather && legal.iter().any(|action| level(action) > 0)
    });
    game.screen.key(Modifiers::NONE, Key::E);
    assert!(game.screen.mentions("Food is within reach"));
    game.screen.key(Modifiers::NONE, Key::E);
    assert!(!game.screen.mentions("Food is within reach"));
}

#[test]
fn the_table_stands_still_when_nothing_changes() {
    let mut game = found(standard(), 3, |state| state.now.phase == Phase::Administer && state.round > 2);
    game.screen.assert_asleep("the table");
}
