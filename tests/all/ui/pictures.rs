//! Pictures of every screen, to look at.

use egui::{Theme, vec2};
use formicarium::text::Lang;
use tempfile::TempDir;

use super::screen::Screen;

#[test]
fn every_screen_can_be_painted() {
    let kinds = [
        (Lang::English, Theme::Light, vec2(1280.0, 800.0), "en"),
        (Lang::Chinese, Theme::Dark, vec2(1920.0, 1080.0), "zh"),
    ];
    for (lang, theme, size, name) in kinds {
        let mut screen = Screen::with(lang, theme, size, TempDir::new().unwrap());
        screen.picture(&format!("{name}-lobby"));
        screen.app().start();
        screen.settle();
        screen.picture(&format!("{name}-table"));
    }
}
