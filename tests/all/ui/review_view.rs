//! What a review shows of its own accord: the boards of whoever acts, cards
//! that fit, a log that follows, and the score sheet at the end.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Toggled;
use egui::{Key, Modifiers, MouseWheelUnit, Rect, Theme, TouchPhase, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use formicarium::antrealm::AntRealm;
use formicarium::bots::Spec;
use formicarium::engine::{
    Eyes, Game, Header, Journal, Kept, Offer, Player, Seat, Sources, StepId, Table, Turn, Who, record,
};
use formicarium::registry;
use formicarium::text::Lang;
use formicarium::ui::cpu::Canvas;
use formicarium::ui::games::OnShelf;
use formicarium::ui::picture::Sitting;
use formicarium::ui::settings::Shade;
use formicarium::ui::theme;
use tempfile::TempDir;

use super::face::ToyFace;
use super::review::{log, plain, reviewed, saved, set, spot, stop};
use super::screen::Screen;
use crate::engine::games::{header, play, ready};
use crate::toy::{Setup, Toy};

const KEPT: &str = "This colony stays in view. Click its card again to follow whoever acts.";
const SHEET_CLOSE: &str = "Close the score sheet (S)";

/// The colonies' cards: what they are called, whether they are the ones whose
/// boards are shown, and where they lie.
fn cards(screen: &Screen) -> Vec<(String, bool, Rect)> {
    let nodes = screen.harness.root().children_recursive();
    let card = |node: egui_kittest::Node<'_>| {
        let own = node.accesskit_node();
        let label = own.label().filter(|label| label.ends_with(')') && label.contains(" ("))?;
        Some((label, own.toggled()? == Toggled::True, node.rect()))
    };
    nodes.filter_map(card).filter(|(label, ..)| label.contains("square") || !label.contains("(S)")).collect()
}

/// The card of the colony whose boards are shown.
fn shown(screen: &Screen) -> String {
    let cards = cards(screen);
    let mut shown = cards.iter().filter(|(_, shown, _)| *shown);
    let (label, ..) = shown.next().unwrap_or_else(|| panic!("{cards:?}"));
    assert_eq!(shown.next(), None);
    label.split(" (").next().unwrap().to_owned()
}

fn card_of(screen: &Screen, name: &str) -> String {
    let cards = cards(screen);
    let found = cards.iter().find(|(label, ..)| label.starts_with(name));
    found.unwrap_or_else(|| panic!("{name}: {cards:?}")).0.clone()
}

/// Who made each decision of a record; where a turn begins, who makes the next.
fn actors(path: &Path) -> Vec<String> {
    let timeline = record::load::<Toy>(path).unwrap().timeline;
    let state = |id| timeline.state_at(id).unwrap();
    let seat = |id| {
        let played = timeline.info(id)?;
        let turn = |id| Toy::clock(&state(id)).turn;
        let begins = turn(id) != turn(timeline.parent(id)?);
        let actor = match Toy::turn(&state(id)) {
            Turn::Seat(next) if begins => next,
            _ => played.seat,
        };
        Some(format!("Seat {}", actor.0))
    };
    timeline.main_line_from(StepId::START).filter_map(seat).collect()
}

#[test]
fn the_boards_are_those_of_whoever_acts_unless_a_colony_is_kept() {
    let (folder, path) = saved(3, 12, 1000);
    let actors = actors(&path);
    let mut screen = reviewed(folder, &path);
    for actor in &actors[..12] {
        plain(&mut screen, Key::ArrowRight);
        assert_eq!(&shown(&screen), actor, "behind step {}", stop(&mut screen));
    }
    assert!(!screen.has(KEPT));
    let card = card_of(&screen, "Seat 1");
    screen.click(&card);
    assert!(screen.has(KEPT) && shown(&screen) == "Seat 1");
    for step in (0..12).rev() {
        plain(&mut screen, Key::ArrowLeft);
        assert_eq!(shown(&screen), "Seat 1", "behind step {step}");
    }
    set(&mut screen, 20);
    assert_eq!(shown(&screen), "Seat 1");
    let other = card_of(&screen, "Seat 2");
    screen.click(&other);
    assert_eq!(shown(&screen), "Seat 2", "another one is kept");
    screen.click(&other);
    assert!(!screen.has(KEPT) && shown(&screen) == actors[19], "none is kept");
    set(&mut screen, 9);
    assert_eq!(shown(&screen), actors[8]);
}

#[test]
fn the_key_to_the_main_line_ends_trying_at_any_time() {
    let (folder, path) = saved(2, 12, 1000);
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 4);
    plain(&mut screen, Key::T);
    assert!(screen.has("Done") && !screen.has("Try out"));
    plain(&mut screen, Key::M);
    assert!(screen.has("Try out") && !screen.has("Done"));
    assert_eq!(stop(&mut screen), 4);
}

#[test]
fn a_colony_that_is_kept_does_not_stand_in_the_way_of_trying() {
    let (folder, path) = saved(2, 12, 1000);
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 6);
    let Turn::Seat(next) =
        Toy::turn(&record::load::<Toy>(&path).unwrap().timeline.state_at(StepId(6)).unwrap())
    else {
        panic!("it is over")
    };
    let (own, other) = (format!("Seat {}", next.0), format!("Seat {}", 1 - next.0));
    let card = card_of(&screen, &other);
    screen.click(&card);
    assert_eq!(shown(&screen), other);
    plain(&mut screen, Key::T);
    assert_eq!(shown(&screen), own, "who decides sees its own");
    assert!(!screen.has(KEPT));
    let card = card_of(&screen, &other);
    screen.click(&card);
    assert!(shown(&screen) == other && !screen.has(KEPT), "one may look at others");
    plain(&mut screen, Key::Escape);
    assert!(shown(&screen) == other && screen.has(KEPT), "it was kept before");
}

/// Records a game of bots, up to so many steps.
fn game_of<G: Game + Offer>(path: &Path, seats: usize, steps: u32) {
    let setup = G::setup(&Sources::default(), seats).unwrap();
    let ready = G::check(&setup).unwrap();
    let bot = || Player { name: String::new(), who: Who::Bot("random".to_owned()) };
    let players: Vec<Player> = (0..seats).map(|_| bot()).collect();
    let journal = Journal::create(path, &Header::new::<G>(setup, players.clone(), 7)).unwrap();
    let mut table = Table::<G>::new(ready.clone(), 7, Kept::new(&ready, players, Some(journal)));
    let mut bot = Spec::Random.make::<G>(7, Seat(0));
    while table.depth() < steps && table.ask(bot.as_mut()).is_some() {}
}

#[test]
fn four_cards_fit_without_scrolling() {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("saves")).unwrap();
    let own = folder.path().join("saves/own.jsonl");
    fs::copy(Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-colonies.jsonl"), &own).unwrap();
    let realm = folder.path().join("saves/realm.jsonl");
    game_of::<AntRealm>(&realm, 4, 60);
    let size = vec2(1280.0, 800.0);
    let mut screen = Screen::of(registry::shelf(), Lang::English, Theme::Light, size, folder);
    for (path, name) in [(own, "own"), (realm, "realm")] {
        screen.app().review(&path);
        screen.settle();
        set(&mut screen, 50);
        screen.picture(&format!("review-cards-{name}"));
        let cards = cards(&screen);
        assert_eq!(cards.len(), 4, "{cards:?}");
        let strip = screen.harness.get_by_label("Time line").rect();
        // The frame's own strip is 150 high.
        let room = Rect::from_x_y_ranges(0.0..=204.0, 46.0..=strip.top() - 150.0);
        for (label, _, place) in &cards {
            assert!(room.contains_rect(*place), "{name}, {label}: {place:?} in {room:?}");
            assert!(place.height() > 90.0, "{label}: {place:?}");
        }
        screen.click("Lobby");
    }
}

/// Turns the wheel over the log.
fn scroll(screen: &mut Screen, by: f32) {
    let title = screen.harness.get_by_label("Log").rect();
    screen.harness.hover_at(title.left_bottom() + vec2(40.0, 40.0));
    screen.harness.step();
    screen.harness.event(egui::Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, by),
        phase: TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    screen.settle();
}

#[test]
fn the_log_stays_where_it_was_scrolled_until_the_position_changes() {
    let (folder, path) = saved(4, 40, 1000);
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 91);
    let there = log(&screen);
    set(&mut screen, 90);
    let here = log(&screen);
    for way in ["stepping", "playing"] {
        scroll(&mut screen, 900.0);
        let above = log(&screen);
        assert!(above.len() > 3 && !here.contains(&above[0]), "{above:?}");
        screen.harness.run_steps(30);
        assert_eq!(log(&screen), above, "nothing moves, so the log does not");
        if way == "stepping" {
            plain(&mut screen, Key::ArrowRight);
        } else {
            screen.harness.key_press(Key::Space);
            screen.harness.run_steps(2);
            screen.harness.key_press(Key::Space);
            screen.settle();
        }
        assert_eq!((stop(&mut screen), log(&screen)), (91, there.clone()), "{way}");
        plain(&mut screen, Key::ArrowLeft);
        assert_eq!(log(&screen), here, "{way}");
    }
}

#[test]
fn the_end_of_a_game_has_its_score_sheet() {
    let (folder, path) = saved(3, 6, 1000);
    let mut screen = reviewed(folder, &path);
    let counted = |screen: &Screen| screen.mentions("Total: Seat 0");
    assert!(!counted(&screen) && !screen.has("Score sheet"));
    plain(&mut screen, Key::End);
    screen.picture("review-sheet");
    assert!(counted(&screen) && screen.has("Score sheet"), "{:?}", screen.labels());
    assert!(screen.painted().contains("1st place") && screen.mentions("Cards left: Seat 0"));
    let strip = screen.harness.get_by_label("Time line").rect();
    let lowest = screen.harness.get_by_label_contains("Cards left: Seat 0").rect();
    assert!(lowest.bottom() < strip.top(), "{lowest:?} {strip:?}");
    screen.click(SHEET_CLOSE);
    assert!(!counted(&screen));
    plain(&mut screen, Key::ArrowLeft);
    assert!(!screen.has("Score sheet"));
    plain(&mut screen, Key::End);
    assert!(!counted(&screen), "what was closed stays closed");
    screen.click("Score sheet");
    assert!(counted(&screen));
    plain(&mut screen, Key::ArrowLeft);
    assert!(!counted(&screen), "one step earlier nothing is counted");
    plain(&mut screen, Key::S);
    plain(&mut screen, Key::ArrowRight);
    assert!(counted(&screen), "the key means nothing there");
    plain(&mut screen, Key::Escape);
    assert!(!counted(&screen));
    plain(&mut screen, Key::S);
    assert!(counted(&screen));
    screen.assert_asleep("a score sheet in review");
    screen.click("Open rule T5");
    assert!(screen.has("Close"), "the rules are open");
}

#[test]
fn a_large_sheet_leaves_the_time_line_free() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-colonies.jsonl");
    for size in [vec2(1280.0, 800.0), vec2(1920.0, 1080.0), vec2(1000.0, 680.0)] {
        let folder = TempDir::new().unwrap();
        let mut screen = Screen::of(registry::shelf(), Lang::English, Theme::Light, size, folder);
        screen.app().review(&record);
        screen.settle();
        plain(&mut screen, Key::End);
        screen.picture(&format!("review-sheet-{}", size.x));
        let strip = screen.harness.get_by_label("Time line").rect();
        let close = screen.harness.get_by_label(SHEET_CLOSE).rect();
        assert!(close.top() > 40.0 && close.right() < size.x, "{close:?}");
        let here = spot(&mut screen);
        screen.harness.drag_at(strip.center());
        screen.harness.drop_at(strip.center());
        screen.settle();
        assert!(spot(&mut screen) < here, "a click on the time line gets through");
    }
}

#[test]
fn bots_that_play_to_the_end_leave_it_on_the_screen() {
    let (folder, path) = saved(2, 6, 4);
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 2);
    let fork = screen.app().reviewed().unwrap().digest();
    plain(&mut screen, Key::T);
    screen.click_only("Bots play to the end of the game");
    screen.wait_for("The game is over");
    screen.settle();
    screen.picture("review-tried-to-the-end");
    assert!(screen.has("Done") && !screen.has("Try out"), "it is still what was tried");
    assert!(screen.mentions("Total: Seat 0") && screen.mentions("only tried out"));
    assert!(screen.has("Main line (M)") && !screen.has("Stop the bots") && !screen.has("End turn"));
    screen.assert_asleep("the end of what was tried");
    let end = stop(&mut screen);
    plain(&mut screen, Key::ArrowLeft);
    assert!(screen.has("End turn") && !screen.mentions("Total: Seat 0"), "one may decide otherwise");
    plain(&mut screen, Key::ArrowRight);
    assert_eq!(stop(&mut screen), end);
    plain(&mut screen, Key::M);
    assert_eq!((stop(&mut screen), screen.app().reviewed().unwrap().digest()), (2, fork));
    assert!(screen.has("Try out") && !screen.has("Done"), "back on the main line nothing is tried");
    // The sheet was closed by hand, and what is tried ends once more.
    plain(&mut screen, Key::T);
    screen.click_only("Bots play to the end of the game");
    screen.wait_for("The game is over");
    screen.settle();
    plain(&mut screen, Key::Escape);
    assert!(screen.has("Done") && !screen.mentions("Total: Seat 0"));
    plain(&mut screen, Key::Escape);
    assert!(screen.has("Try out") && screen.has("The game is over"), "only what is tried ends, not the view");
}

/// A picture of a step of a toy's record.
fn painted(path: &Path, at: u32) -> Canvas {
    let text = super::screen::text(Lang::English);
    let sitting = Sitting {
        eyes: Eyes::Public,
        at: Some(StepId(at)),
        size: [1280, 800],
        shade: Shade::Light,
        text: &text,
    };
    OnShelf::boxed(ToyFace).picture(path, &sitting).unwrap_or_else(|line| panic!("{line:?}")).canvas
}

#[test]
fn a_picture_of_the_end_shows_the_score_sheet() {
    let (_folder, path) = saved(2, 6, 1000);
    let end = record::load::<Toy>(&path).unwrap().timeline.count() as u32 - 1;
    let paper = |canvas: &Canvas| {
        let board = (300..900).flat_map(|x| (60..600).map(move |y| (x, y)));
        board.filter(|(x, y)| canvas.pixel(*x, *y) == Some(theme::LIGHT.card)).count()
    };
    let (before, after) = (painted(&path, end - 1), painted(&path, end));
    assert!(paper(&before) < 1000, "{}", paper(&before));
    assert!(paper(&after) > 40_000, "{}", paper(&after));
}

/// A record in which seats went from people to bots and back.
fn handed_over() -> (TempDir, PathBuf) {
    let folder = TempDir::new().unwrap();
    fs::create_dir(folder.path().join("saves")).unwrap();
    let path = folder.path().join("saves").join("game.jsonl");
    let setup = Setup { turns: 40, ..Setup::of(4) };
    let mut first = header(&setup, 7);
    let bot = |name: &str| Who::Bot(name.to_owned());
    first.seats[1].who = bot("greedy");
    first.seats[2].who = bot("random");
    let journal = Journal::create(&path, &first).unwrap();
    let ready = ready(&setup);
    let kept = Kept::new(&ready, first.seats.clone(), Some(journal));
    let mut table = Table::<Toy>::new(ready.clone(), 7, kept);
    play(&mut table, 3, 10);
    for seat in [0, 3] {
        table.hand_over(Seat(seat), bot("random"));
    }
    play(&mut table, 3, 10);
    table.hand_over(Seat(1), Who::Human);
    table.hand_over(Seat(3), Who::Human);
    play(&mut table, 3, 10);
    (folder, path)
}

#[test]
fn a_new_game_offers_seats_to_those_who_had_them() {
    let (folder, path) = handed_over();
    let mut screen = reviewed(folder, &path);
    set(&mut screen, 12);
    screen.click("New game from here");
    screen.click_only("Start");
    let record = screen.app().record().unwrap().to_owned();
    assert_ne!(record, path);
    let began = record::load::<Toy>(&record).unwrap().header.seats;
    let who: Vec<Who> = began.into_iter().map(|player| player.who).collect();
    let random = Who::Bot("random".to_owned());
    // The first seat gave up to a bot; the second was taken over by a person.
    assert_eq!(who, [Who::Human, Who::Human, random, Who::Human]);
}

/// Pictures of a whole game, to look at.
#[test]
fn the_recorded_game_can_be_reviewed_in_both_languages_and_sizes() {
    let record = Path::new(env!("CARGO_MANIFEST_DIR")).join("saves/four-colonies.jsonl");
    for (lang, theme) in [(Lang::English, Theme::Light), (Lang::Chinese, Theme::Dark)] {
        for size in [vec2(1280.0, 800.0), vec2(1920.0, 1080.0)] {
            let folder = TempDir::new().unwrap();
            fs::create_dir(folder.path().join("saves")).unwrap();
            let path = folder.path().join("saves/four-colonies.jsonl");
            fs::copy(&record, &path).unwrap();
            let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
            let name = |what: &str| format!("review-{}-{}-{what}", lang.tag(), size.x);
            screen.app().review(&path);
            screen.settle();
            screen.picture(&name("start"));
            let strip = screen.harness.query_all_by_role(egui::accesskit::Role::Slider).next().unwrap();
            strip.set_value_accesskit(402.0);
            screen.settle();
            screen.picture(&name("middle"));
            plain(&mut screen, Key::V);
            plain(&mut screen, Key::T);
            screen.settle();
            screen.picture(&name("trying"));
            let labels = screen.labels();
            let bots = if lang == Lang::English {
                "A bot plays to the end of the turn"
            } else {
                "机器人走完这个回合"
            };
            assert!(labels.iter().any(|label| label == bots), "{labels:?}");
            screen.click_only(bots);
            let done = if lang == Lang::English { "Done" } else { "完成" };
            screen.wait_for(bots);
            screen.settle();
            screen.click(done);
            plain(&mut screen, Key::End);
            screen.picture(&name("variation"));
        }
    }
}
