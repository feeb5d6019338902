//! Pictures of every screen, to look at.

use egui::vec2;
use formicarium::text::Lang;
use tempfile::TempDir;

use super::screen::Screen;

#[test]
fn every_screen_can_be_painted() {
    for (lang, name) in [(Lang::English, "en"), (Lang::Chinese, "zh")] {
        let mut screen = Screen::with(lang, vec2(1280.0, 800.0), TempDir::new().unwrap());
        screen.picture(&format!("{name}-lobby"));
        screen.app().start();
        screen.settle();
        screen.picture(&format!("{name}-table"));
    }
}
