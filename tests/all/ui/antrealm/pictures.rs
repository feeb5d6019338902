//! Pictures of the table, to look at: see `Screen::picture`.

use egui::{Theme, vec2};
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, AntRealm, State};
use formicarium::engine::Game;
use formicarium::registry;
use formicarium::text::{Lang, Text};
use tempfile::TempDir;

use super::play::{found, over};
use crate::ui::screen::Screen;

type Wanted = fn(&State) -> bool;

const SCENES: [(&str, u8, Wanted); 15] = [
    ("talents", 3, |state| state.now.phase == Phase::Talents),
    ("administration", 2, |state| {
        state.now.phase == Phase::Administer && state.round > 3 && state.colony(state.now.seat).hand.len() > 2
    }),
    ("giant", 4, |state| state.now.phase == Phase::Giant && state.round > 2),
    ("explore", 3, |state| state.now.phase == Phase::Explore && state.round > 2),
    ("gather", 4, |state| {
        state.now.phase == Phase::Gather && state.colony(state.now.seat).row.len() > 3 && state.round > 1
    }),
    ("pay", 2, |state| state.now.phase == Phase::Pay && state.round > 2),
    ("give-up", 3, |state| state.now.phase == Phase::GiveUp),
    ("pages", 2, |state| state.now.phase == Phase::Page),
    ("deploy", 2, |state| state.now.phase == Phase::Guards && state.war.is_some_and(|war| war.set > 2)),
    ("invade", 3, |state| state.now.phase == Phase::Invade && state.war.is_some_and(|war| war.broken != 0)),
    ("settlement", 3, |state| state.now.phase == Phase::Eat),
    ("rolled", 2, |state| state.rolled.is_some() && state.now.phase != Phase::GiveUp),
    ("lose", 2, |state| state.now.phase == Phase::Lose && state.war.is_some()),
    ("break-in", 3, |state| state.now.phase == Phase::BreakIn),
    ("discard", 2, |state| state.now.phase == Phase::Discard),
];

#[test]
fn every_part_of_a_game_can_be_painted() {
    let all = std::env::var_os("FORMICARIUM_PICTURES").is_some();
    let large = vec2(1920.0, 1080.0);
    let looks = [
        ("en-light", (Lang::English, Theme::Light, vec2(1280.0, 800.0))),
        ("zh-dark-large", (Lang::Chinese, Theme::Dark, large)),
        ("zh-light-small", (Lang::Chinese, Theme::Light, vec2(1000.0, 660.0))),
        ("en-dark-small", (Lang::English, Theme::Dark, vec2(1000.0, 660.0))),
    ];
    for (name, colonies, wanted) in SCENES {
        for (look, how) in looks.into_iter().take(if all { 4 } else { 1 }) {
            let mut game = found(how, colonies, wanted);
            game.screen.picture(&format!("antrealm-{name}-{look}"));
            assert!(game.screen.labels().len() > 15, "{name}");
            assert!(!game.screen.painted().contains("realm-"), "{name}: a text is missing");
        }
    }
}

#[test]
fn the_lobby_form_and_the_score_sheet_can_be_painted() {
    for (lang, theme, size) in [
        (Lang::English, Theme::Light, vec2(1280.0, 800.0)),
        (Lang::Chinese, Theme::Dark, vec2(1000.0, 660.0)),
    ] {
        let mut screen = Screen::of(registry::shelf(), lang, theme, size, TempDir::new().unwrap());
        let text = Text::new(lang);
        let say = |key: &str| text.say(key);
        screen.click(&format!("{}: {}", say("lobby-game"), say("realm-title")));
        screen.click(&text.say_with("realm-form-numbers", &[("count", 0i64.into())]));
        screen.set(&say("realm-completion-rounds"), "5");
        screen.set(&say("realm-completion-survival"), "12");
        screen.picture(&format!("antrealm-lobby-{}", lang.tag()));
        assert!(screen.has(&text.say_with("realm-form-numbers", &[("count", 2i64.into())])));
        screen.click(&say("realm-form-reset"));
        assert!(screen.has(&text.say_with("realm-form-numbers", &[("count", 0i64.into())])));
        let mut screen = over((lang, theme, size));
        screen.picture(&format!("antrealm-score-{}", lang.tag()));
        assert!(screen.painted().contains(&say("realm-score-held")));
    }
}

#[test]
fn a_card_with_several_uses_is_taken_up_and_its_uses_are_offered() {
    let mut game = found((Lang::English, Theme::Light, vec2(1280.0, 800.0)), 2, |state| {
        let mut legal = Vec::new();
        AntRealm::legal(state, &mut legal);
        let stores = |action: &Action| matches!(action, Action::Store { .. });
        state.now.phase == Phase::Administer
            && legal.iter().filter(|action| stores(action)).count() > 1
            && state.colony(state.now.seat).hand.len() == 1
    });
    let labels = game.screen.labels();
    let card = labels
        .iter()
        .find(|label| label.contains("food of level") || label.contains("food marker"))
        .expect("food in hand")
        .clone();
    game.screen.click(&card);
    game.screen.picture("antrealm-taken");
    let store = game.screen.labels().into_iter().find(|label| label.starts_with("Store in Storehouse"));
    game.screen.click(&store.expect("a place for it"));
    assert!(game.screen.painted().contains("Yellow stores"));
}
