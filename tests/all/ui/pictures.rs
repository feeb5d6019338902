//! Pictures of every screen, to look at: see `Screen::picture`.

use egui::{Theme, Vec2, vec2};
use formicarium::text::Lang;
use tempfile::TempDir;

use super::screen::Screen;

#[test]
fn every_screen_can_be_painted() {
    show(Lang::English, Theme::Light, vec2(1280.0, 800.0), "en");
    show(Lang::Chinese, Theme::Dark, vec2(1920.0, 1080.0), "zh");
}

fn show(lang: Lang, theme: Theme, size: Vec2, name: &str) {
    let text = super::screen::text(lang);
    let say = |key: &str| text.say(key);
    let colony = |key: &str| say(key);
    let who = |key: &str| text.say_with("who-label", &[("name", colony(key).into())]);
    let i_am = |key: &str| text.say_with("cover-button", &[("name", colony(key).into())]);
    let mut screen = Screen::with(lang, theme, size, TempDir::new().unwrap());
    let mut step = 0;
    let mut shoot = |screen: &mut Screen, what: &str| {
        step += 1;
        screen.picture(&format!("{name}-{step:02}-{what}"));
    };
    shoot(&mut screen, "lobby");
    screen.click(&say("settings-title"));
    shoot(&mut screen, "settings");
    screen.click(&say("close"));
    screen.click(&say("rules-title"));
    shoot(&mut screen, "rules");
    screen.click(&say("close"));
    screen.click(&format!("{}: 2", say("lobby-colonies")));
    screen.choose(&who("colony-pink"), &say("who-human"));
    screen.set(&say("toy-form-turns"), "2");
    screen.click(&say("lobby-start"));
    shoot(&mut screen, "cover");
    for turn in 0..2 {
        let first = if screen.has(&i_am("colony-yellow")) { "colony-yellow" } else { "colony-pink" };
        screen.click(&i_am(first));
        if turn == 0 {
            shoot(&mut screen, "table");
            let heap = |crumbs: i64| text.say_with("toy-heap", &[("crumbs", crumbs.into())]);
            screen.click(&heap(40));
            screen.click(&heap(37));
            shoot(&mut screen, "refused");
            screen.click(&say("menu"));
            shoot(&mut screen, "menu");
            screen.click(&say("menu-players"));
            shoot(&mut screen, "players");
            screen.click(&say("concede"));
            shoot(&mut screen, "concede");
            screen.click(&say("concede-no"));
        }
        screen.click(&say("bar-end-turn"));
    }
    shoot(&mut screen, "score");
    screen.click(&say("score-lobby"));
    screen.harness.run_steps(4);
    std::thread::sleep(std::time::Duration::from_millis(50));
    screen.settle();
    shoot(&mut screen, "lobby-again");
}
