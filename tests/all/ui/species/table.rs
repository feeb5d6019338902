//! Species from the lobby to the table, by clicks and keys.

use std::cell::RefCell;

use egui::{Key, Modifiers, Theme, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use formicarium::bots::Spec;
use formicarium::engine::{Game, Header, Journal, Kept, Player, Seat, Table, Turn, Who};
use formicarium::microlonies::species::{Ability, Species, SpeciesChoice};
use formicarium::microlonies::state::Phase;
use formicarium::microlonies::{Action, Microlonies, State};
use formicarium::registry;
use formicarium::text::Lang;
use tempfile::TempDir;

use super::bench::setup;
use crate::ui::screen::Screen;

pub type Looks = (Lang, Theme, Vec2);

pub const USUAL: Looks = (Lang::English, Theme::Light, vec2(1280.0, 800.0));

/// A table whose first seats are people, played by bots up to a decision of
/// the first one.
pub fn opened(
    (lang, theme, size): Looks,
    species: &[SpeciesChoice],
    (people, seed): (usize, u64),
    stop: impl Fn(&State, &[Action]) -> bool,
) -> Option<Screen> {
    let setup = setup(species);
    let ready = Microlonies::check(&setup).unwrap();
    let who = |index| if index < people { Who::Human } else { Who::Bot("random".to_owned()) };
    let players: Vec<Player> =
        (0..species.len()).map(|index| Player { name: String::new(), who: who(index) }).collect();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.jsonl");
    let header = Header::new::<Microlonies>(setup, players.clone(), seed);
    let journal = Journal::create(&file, &header).unwrap();
    let mut table = Table::<Microlonies>::new(ready.clone(), seed, Kept::new(&ready, players, Some(journal)));
    let mut bot = Spec::Random.make::<Microlonies>(seed, Seat(0));
    loop {
        let Turn::Seat(seat) = table.turn() else { return None };
        if seat == Seat(0) && stop(table.state(), table.legal()) {
            break;
        }
        table.ask(bot.as_mut());
    }
    drop(table);
    let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
    screen.app().open(&file);
    screen.settle();
    Some(screen)
}

/// The first game in which such a position comes about.
pub fn found(
    looks: Looks,
    species: &[SpeciesChoice],
    stop: impl Fn(&State, &[Action]) -> bool + Copy,
) -> Screen {
    (0..60).find_map(|seed| opened(looks, species, (1, seed), stop)).expect("such a position")
}

fn label(screen: &Screen, start: &str) -> String {
    let labels = screen.labels();
    let found = labels.iter().find(|label| label.starts_with(start));
    found.unwrap_or_else(|| panic!("nothing begins with {start:?} in {labels:?}")).clone()
}

#[test]
fn one_switch_gives_all_colonies_species_and_each_can_choose_another() {
    let mut screen = Screen::of(registry::shelf(), USUAL.0, USUAL.1, USUAL.2, TempDir::new().unwrap());
    assert!(!screen.mentions("Species of Pink"));
    screen.click("with species");
    screen.choose("Species of Yellow", "Random");
    // Far down in a list that scrolls.
    screen.click("Species of Pink");
    screen.activate("Giant Ant");
    screen.key(Modifiers::NONE, Key::Escape);
    screen.settle();
    screen.click("Species of Blue");
    let is_taken = || {
        let mut options = screen.harness.query_all_by_label("Giant Ant");
        options.any(|option| option.accesskit_node().is_disabled())
    };
    assert!(is_taken(), "a species takes part once: {:?}", screen.labels());
    screen.key(Modifiers::NONE, Key::Escape);
    screen.choose("Species of Blue", "No species");
    screen.choose("Species of Green", "No species");
    screen.click_only("Start the game");
    screen.wait_for("Log");
    assert!(screen.painted().contains("Giant Ant"));
}

#[test]
fn every_species_can_be_read_in_the_lobby_by_keyboard() {
    let mut screen = Screen::of(registry::shelf(), USUAL.0, USUAL.1, USUAL.2, TempDir::new().unwrap());
    screen.click("Read about them");
    screen.click("Fire Ant");
    assert!(screen.painted().contains("A second Queen starts in the Build chamber."));
    assert!(screen.painted().contains("Supremacy: 3 VP per Water"));
    for _ in 0..20 {
        screen.key(Modifiers::NONE, Key::Tab);
        if screen.focused().is_some_and(|name| name == "Giant Ant") {
            break;
        }
    }
    screen.key(Modifiers::NONE, Key::Enter);
    assert!(screen.painted().contains("Few and strong, and hungry."));
    screen.key(Modifiers::NONE, Key::Escape);
    assert!(!screen.painted().contains("Few and strong, and hungry."));
}

#[test]
fn a_species_is_kept_by_clicking_its_card_and_nobody_else_sees_them() {
    let keeping = |state: &State, _: &[Action]| state.now.phase == Phase::KeepSpecies;
    let species = [SpeciesChoice::Deal; 2];
    let games = (0..9).filter_map(|seed| opened(USUAL, &species, (2, seed), keeping));
    let mut screen = games.into_iter().next().expect("a game");
    assert!(screen.has("I am Yellow"));
    assert!(!screen.mentions("Choose the ") && !screen.painted().contains("Supremacy:"));
    screen.click("I am Yellow");
    let card = label(&screen, "Choose the ");
    assert!(card.len() > 60, "all of it is read out: {card}");
    screen.press(&card);
    screen.harness.run_steps(6);
    assert!(!screen.has(&card), "{:?}", screen.labels());
}

#[test]
fn the_sheet_tells_what_applies_now_and_what_the_supremacy_is_worth() {
    let species = [SpeciesChoice::Fixed(Species::Bulldog), SpeciesChoice::Fixed(Species::Giant)];
    let hunting = |_: &State, legal: &[Action]| {
        legal.iter().any(|action| matches!(action, Action::HuntZone(_)))
            && legal.iter().any(|action| matches!(action, Action::Ability(_)))
    };
    let mut screen = found(USUAL, &species, hunting);
    let strip = label(&screen, "Bulldog Ant: its sheet");
    assert!(!screen.painted().contains("applies now"));
    screen.click(&strip);
    let painted = screen.painted();
    assert!(
        painted.contains("refresh the Prey river") && painted.contains("Supremacy: 3 VP per alive badge")
    );
    assert!(painted.lines().any(|line| line.starts_with("now ") && line.ends_with(" alive")), "{painted}");
    assert_eq!(painted.matches("applies now").count(), 2, "the two of the hunt");
    screen.click("Refresh the Prey river");
    assert_eq!(screen.painted().matches("applies now").count(), 1, "once a turn");
    let other = screen.labels().into_iter().find(|label| label.starts_with("Pink (")).expect("its card");
    screen.click(&other);
    assert!(screen.painted().contains("Few and strong, and hungry."));
    screen.key(Modifiers::NONE, Key::I);
    assert!(!screen.painted().contains("Few and strong, and hungry."));
}

#[test]
fn a_hex_with_two_meanings_offers_both_to_mouse_and_keyboard() {
    let species = [SpeciesChoice::Fixed(Species::RedMeadow), SpeciesChoice::Plain];
    let place = RefCell::new(String::new());
    let both = |state: &State, legal: &[Action]| {
        let is_both = |action: &&Action| {
            let Action::Exit(hex) = **action else { return false };
            legal.contains(&Action::Ability(Ability::PutAcid(hex)))
        };
        let Some(Action::Exit(hex)) = legal.iter().find(is_both) else { return false };
        let at = state.content.hexes[hex.index()];
        *place.borrow_mut() = format!("({}, {})", at.x, at.y);
        true
    };
    let mut screen = found(USUAL, &species, both);
    let end = place.take();
    let labels = screen.labels();
    let hex = labels.iter().find(|label| label.ends_with(&end)).expect("the hex");
    screen.click(hex);
    assert!(screen.has("Send a Worker out"), "{hex}: {:?}", screen.labels());
    assert_eq!(screen.focused().as_deref(), Some("Send a Worker out"));
    screen.picture("species-fork");
    screen.key(Modifiers::NONE, Key::Escape);
    assert!(!screen.has("Send a Worker out"));
    screen.click(hex);
    screen.click(&label(&screen, "Formic Acid on"));
    assert!(screen.mentions("Formic Acid of Yellow, nobody enters"));
    screen.picture("species-acid");
}
