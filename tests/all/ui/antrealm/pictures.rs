//! Pictures of the table, to look at: see `Screen::picture`.

use egui::{Theme, vec2};
use formicarium::antrealm::State;
use formicarium::antrealm::state::Phase;
use formicarium::text::Lang;

use super::play::found;

type Wanted = fn(&State) -> bool;

const SCENES: [(&str, u8, Wanted); 12] = [
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
