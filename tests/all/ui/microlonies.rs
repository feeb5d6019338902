//! Microlonies played by clicking on its boards, through their names.

use egui::{Key, Modifiers, Theme, Vec2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use formicarium::bots::Spec;
use formicarium::engine::{Game, Header, History, Journal, Kept, Line, Player, Seat, Table, Turn, Who};
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Microlonies, Setup, State, coordinates, hexes_in};
use formicarium::registry;
use formicarium::text::Lang;
use tempfile::TempDir;

use super::screen::Screen;

/// A table of two colonies whose first seat is a person, played by bots up to
/// a decision of that seat.
struct Game2 {
    screen: Screen,
    state: State,
    legal: Vec<Action>,
}

fn played(stop: impl Fn(&State, &[Action]) -> bool) -> Game2 {
    shown(Lang::English, Theme::Light, vec2(1280.0, 800.0), stop)
}

fn shown(lang: Lang, theme: Theme, size: Vec2, stop: impl Fn(&State, &[Action]) -> bool) -> Game2 {
    let setup = Setup {
        pack: Pack::base().into(),
        layout: Layout::base(2).unwrap().into(),
        colonies: 2,
        species: Vec::new(),
    };
    let ready = Microlonies::check(&setup).unwrap();
    let players = [Who::Human, Who::Bot("random".to_owned())];
    let players = players.map(|who| Player { name: String::new(), who }).to_vec();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.jsonl");
    // Not every game comes to what is looked for.
    let stops = |seed: &u64| play(&mut Table::<Microlonies, ()>::new(ready.clone(), *seed, ()), *seed, &stop);
    let seed = (3..100).find(stops).expect("a game that comes to it");
    let header = Header::new::<Microlonies>(setup, players.clone(), seed);
    let journal = Journal::create(&file, &header).unwrap();
    let mut table = Table::<Microlonies>::new(ready.clone(), seed, Kept::new(&ready, players, Some(journal)));
    play(&mut table, seed, &stop);
    let (state, legal) = (table.state().clone(), table.legal().to_vec());
    drop(table);
    let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
    screen.app().open(&file);
    screen.settle();
    Game2 { screen, state, legal }
}

/// Plays at random until the first seat has what is looked for before it.
/// Whether it came to that.
fn play<H: History<Microlonies>>(
    table: &mut Table<Microlonies, H>,
    seed: u64,
    stop: &impl Fn(&State, &[Action]) -> bool,
) -> bool {
    let mut bot = Spec::Random.make::<Microlonies>(seed, Seat(0));
    while let Turn::Seat(seat) = table.turn() {
        if seat == Seat(0) && stop(table.state(), table.legal()) {
            return true;
        }
        table.ask(bot.as_mut());
    }
    false
}

impl Game2 {
    /// Clicks the thing whose name begins with these words.
    fn click(&mut self, start: &str) {
        let labels = self.screen.labels();
        let found = labels.iter().rfind(|label| label.starts_with(start));
        let label = found.unwrap_or_else(|| panic!("nothing begins with {start:?} in {labels:?}")).clone();
        self.screen.click(&label);
    }

    /// The end of the names of things on a hex.
    fn at(&self, hex: formicarium::microlonies::ids::HexId) -> String {
        let at = self.state.content.hexes[hex.index()];
        format!("({}, {})", at.x, at.y)
    }

    fn click_hex(&mut self, hex: formicarium::microlonies::ids::HexId) {
        let end = self.at(hex);
        let labels = self.screen.labels();
        // Places of the grid have coordinates too, but come after the hexes.
        let found = labels.iter().find(|label| label.ends_with(&end)).unwrap().clone();
        let node = self.screen.harness.query_all_by_label(&found).next().unwrap();
        node.click();
        self.screen.settle();
    }

    fn mentions(&self, words: &str) -> bool {
        self.screen.mentions(words) || self.screen.painted().contains(words)
    }
}

fn in_phase(phase: Phase) -> impl Fn(&State, &[Action]) -> bool {
    move |state, _| state.now.phase == phase
}

#[test]
fn an_objective_is_kept_by_clicking_its_card() {
    let mut game = played(in_phase(Phase::KeepObjective));
    let Action::Keep(card) = game.legal[0] else { panic!() };
    let name = game.state.content.objective(card).name.get("en").to_owned();
    assert!(game.mentions("keep one of your two Objectives"));
    game.click(&format!("{name}:"));
    assert!(game.mentions(&format!("keeps {name}")));
}

#[test]
fn ants_are_taken_up_and_put_down_by_clicking_chambers() {
    let mut game = played(|state, _| {
        let lay_eggs = &state.colony(Seat(0)).chambers[1];
        state.now.phase == Phase::TakeUp && lay_eggs.workers == 1
    });
    game.click("Lay Eggs, 1 Worker");
    assert!(game.mentions("down, chamber by chamber"));
    assert!(game.mentions("Yellow takes up"));
}

#[test]
fn a_wrong_click_changes_nothing_and_says_why() {
    let mut game = played(in_phase(Phase::TakeUp));
    let before = game.screen.painted();
    let hex = game.state.colony(Seat(0)).outside[0];
    game.click_hex(hex);
    assert!(game.mentions("First take up the ants of a chamber."));
    assert!(game.mentions("M4.1"));
    game.screen.key(Modifiers::NONE, Key::Escape);
    let after = game.screen.painted();
    let log = |text: &str| text.lines().filter(|line| line.starts_with("Yellow")).count();
    assert_eq!(log(&before), log(&after));
}

#[test]
fn a_lit_hex_is_chosen_by_its_name() {
    let mut game = played(in_phase(Phase::Settle));
    let Action::Settle(hex) = game.legal[0] else { panic!() };
    game.click_hex(hex);
    let words = format!("Yellow settles {}", game.at(hex));
    assert!(game.mentions(&words));
}

#[test]
fn a_tile_is_taken_from_the_river_and_placed_on_the_grid() {
    let mut game = played(|state, legal| {
        state.now.activity == Activity::Build && matches!(legal[0], Action::TakeTile(_))
    });
    let Action::TakeTile(section) = game.legal[0] else { panic!() };
    game.click(&format!("Section {}, chamber:", section + 1));
    assert!(game.mentions("place the chamber"));
    game.click("Free place");
    assert!(game.mentions("Yellow builds at"));
}

#[test]
fn prey_is_hunted_by_clicking_zone_and_card() {
    let mut game = played(|state, legal| {
        state.now.activity == Activity::Hunt && matches!(legal[0], Action::HuntZone(_))
    });
    let Action::HuntZone(zone) = game.legal[0] else { panic!() };
    game.click_hex(zone);
    assert!(game.mentions("take Prey worth up to"));
    game.screen.key(Modifiers::COMMAND, Key::Z);
    assert!(game.mentions("choose a Hunting Zone"));
}

#[test]
fn an_objective_is_validated_by_clicking_its_tier() {
    let mut game = played(|_, legal| legal.iter().any(|action| matches!(action, Action::Validate { .. })));
    let found = game.legal.iter().find_map(|action| match action {
        Action::Validate { card, .. } => Some(*card),
        _ => None,
    });
    let card = found.unwrap();
    let name = game.state.content.objective(card).name.get("en").to_owned();
    game.click(&format!("Validate {name}, tier 1"));
    assert!(game.mentions(&format!("Yellow will validate {name}")));
}

#[test]
fn eggs_are_laid_by_the_button_over_the_board() {
    let mut game = played(|_, legal| legal.contains(&Action::LayEggs(1)));
    let most = game.legal.iter().filter(|action| matches!(action, Action::LayEggs(_))).count();
    game.click(if most == 1 { "Lay 1 Egg" } else { "Lay " });
    assert!(game.mentions("Yellow lays"));
}

#[test]
fn a_turn_with_points_left_is_ended_at_the_second_wish() {
    let points = |_: &State, legal: &[Action]| legal.iter().any(|action| matches!(action, Action::Exit(_)));
    let mut game = played(points);
    let left = game.state.now.points();
    let words = if left == 1 {
        "1 point is left: press E".to_owned()
    } else {
        format!("{left} points are left: press E")
    };
    let log =
        |game: &Game2| game.screen.labels().iter().filter(|label| label.contains("'s turn, round")).count();
    let before = log(&game);
    game.screen.key(Modifiers::NONE, Key::E);
    assert!(game.mentions(&words), "{:?}", game.screen.labels());
    game.screen.key(Modifiers::NONE, Key::Escape);
    assert!(!game.mentions(&words) && log(&game) == before);
    game.screen.click("End turn");
    assert!(game.mentions(&words), "asked anew");
    game.screen.harness.run_steps(20 * 21);
    assert!(!game.mentions(&words), "a question that nobody answers goes");
    game.screen.key(Modifiers::NONE, Key::E);
    game.screen.press("End turn");
    game.screen.harness.run_steps(4);
    assert!(!game.mentions(&words));
    assert!(!game.screen.has("End turn") || game.mentions("is thinking") || log(&game) > before);
}

#[test]
fn a_turn_with_nothing_left_is_ended_at_once() {
    let mut game = played(|state, legal| {
        state.now.phase == Phase::Act
            && state.round > 2
            && legal.iter().all(|action| matches!(action, Action::EndTurn | Action::Validate { .. }))
    });
    game.screen.key(Modifiers::NONE, Key::E);
    assert!(!game.mentions("press E or the button again"));
    assert!(game.mentions("Pink's turn"));
}

#[test]
fn every_hex_and_chamber_has_a_name() {
    let game = played(|state, _| state.round > 5);
    let labels = game.screen.labels();
    for index in 0..game.state.content.hexes.len() {
        let end = game.at(formicarium::microlonies::ids::HexId(index as u16));
        assert!(labels.iter().any(|label| label.ends_with(&end)), "{end} in {labels:?}");
    }
    for chamber in &game.state.colony(Seat(0)).chambers {
        let end = format!("({}, {})", chamber.x, chamber.y);
        assert!(labels.iter().any(|label| label.ends_with(&end)));
    }
    for section in 1..=5 {
        for kind in ["chamber", "Prey", ": no"] {
            let start = format!("Section {section}");
            let named = labels.iter().any(|label| label.starts_with(&start) && label.contains(kind));
            assert!(named || kind == ": no", "{start} {kind} in {labels:?}");
        }
    }
}

#[test]
fn coordinates_are_printed_on_all_hexes_by_key_and_by_menu() {
    let mut game = played(in_phase(Phase::TakeUp));
    // In the log they stand in a sentence.
    let alone = |game: &Game2| game.screen.painted().lines().filter(|line| line.starts_with('(')).count();
    let hexes = game.state.content.hexes.len();
    assert_eq!(alone(&game), 0);
    game.screen.key(Modifiers::NONE, Key::C);
    assert_eq!(alone(&game), hexes);
    game.screen.picture("microlonies-coordinates");
    game.screen.click("Menu");
    game.screen.click("Coordinates on the hexes (C)");
    assert_eq!(alone(&game), 0);
}

#[test]
fn a_line_of_the_log_lights_its_hexes_while_the_pointer_rests_on_it() {
    let mut game = played(in_phase(Phase::TakeUp));
    let hex = game.state.colony(Seat(0)).outside[3];
    let words =
        Line::new("log-settled").with("seat", Seat(0)).with("hex", coordinates(&game.state.content, hex));
    assert_eq!(hexes_in(&game.state.content, &words), [hex]);
    let before = game.screen.harness.render().unwrap();
    game.screen.harness.query_all_by_label_contains(" settles (").last().expect("somebody settled").hover();
    game.screen.settle();
    let lit = game.screen.harness.render().unwrap();
    game.screen.picture("microlonies-pointed");
    let board = |picture: &image::RgbaImage| {
        image::imageops::crop_imm(picture, 210, 60, 600, 500).to_image().into_raw()
    };
    assert_ne!(board(&before), board(&lit));
    game.screen.harness.get_by_label("Log").hover();
    game.screen.settle();
    assert_eq!(board(&before), board(&game.screen.harness.render().unwrap()));
    game.screen.assert_asleep("the table after that");
}

#[test]
fn the_smallest_window_shows_everything_apart() {
    for lang in Lang::ALL {
        let mut game = shown(lang, Theme::Light, vec2(1000.0, 660.0), |state, legal| {
            state.round > 4
                && state.now.activity == Activity::Build
                && matches!(legal[0], Action::TakeTile(_))
        });
        game.screen.picture(&format!("microlonies-small-{}", lang.tag()));
        assert!(game.screen.labels().len() > game.state.content.hexes.len() + 20);
    }
}

#[test]
fn points_do_not_fall_while_ants_are_in_hand() {
    let mut game = played(|state, _| {
        let lay_eggs = &state.colony(Seat(0)).chambers[1];
        state.now.phase == Phase::TakeUp && lay_eggs.workers == 1
    });
    let figures = |game: &Game2| {
        let nodes = game.screen.harness.query_all_by_label_contains("points so far");
        nodes.filter_map(|node| node.accesskit_node().value()).collect::<Vec<_>>()
    };
    let before = figures(&game);
    assert_eq!(before.len(), 2);
    game.click("Lay Eggs, 1 Worker");
    assert!(game.mentions("down, chamber by chamber"));
    assert_eq!(figures(&game), before);
}

#[test]
fn the_table_stands_still_when_nothing_changes() {
    let mut game = played(in_phase(Phase::TakeUp));
    game.screen.settle();
    let output = game.screen.harness.output();
    let wishes = output.viewport_output.values().map(|viewport| viewport.repaint_delay);
    assert!(wishes.min().is_none_or(|delay| delay.as_secs() > 1));
}

#[test]
fn both_languages_and_looks_paint_without_holes() {
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            let mut game = shown(lang, theme, vec2(1920.0, 1080.0), |state, _| state.round > 6);
            game.screen.picture(&format!("microlonies-{}-{theme:?}", lang.tag()));
            assert!(game.screen.labels().len() > game.state.content.hexes.len() + 20);
        }
    }
}
