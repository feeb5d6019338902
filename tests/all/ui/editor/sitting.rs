//! A whole sitting from a blank map to a trial, and pictures of the editor.

use std::path::Path;

use egui::{Key, Theme, vec2};
use formicarium::text::Lang;

use super::super::screen;
use super::{GRASS, Studio, hex};

/// A new map, drawn with symmetry, checked, mended, played, saved, reopened.
#[test]
fn a_whole_sitting() {
    let mut studio = Studio::new();
    let folder = studio.screen.folder.path().to_owned();
    studio.press("Symmetry: 2");
    studio.ink(GRASS);
    studio.key(Key::CloseBracket);
    studio.drag(&[hex(3, -1), hex(5, -1)]);
    assert!(studio.errors() > 0, "there are no starts yet");
    studio.key(Key::F5);
    assert!(studio.screen.mentions("The map has errors"));
    studio.press("Close");
    studio.key(Key::P);
    studio.press("Random: Starting tile");
    for _ in 0..2 {
        studio.key(Key::R);
    }
    studio.click(hex(7, -1));
    assert_eq!(studio.drawing().pieces.len(), 3, "the other start came by symmetry");
    studio.key(Key::Escape);
    let findings = studio.findings();
    let drawing = studio.drawing();
    assert_eq!(studio.errors(), 0, "{findings:?} {drawing:?}");
    studio.key(Key::S);
    studio.drag(&[hex(3, -2), hex(5, 0)]);
    let view = studio.screen.app().edited().unwrap().view();
    studio.key(Key::F5);
    studio.screen.harness.run_steps(10);
    assert!(studio.screen.has("Back to the map (Esc)"), "{:?}", studio.screen.labels());
    studio.screen.picture("editor-trial");
    studio.key(Key::Escape);
    assert!(studio.screen.has("Brush (B)"));
    assert_eq!(studio.screen.app().edited().unwrap().view(), view);
    let file = folder.join("mine.json");
    studio.command(Key::S);
    studio.retype(file.with_extension("").to_str().unwrap());
    studio.press("Save");
    assert!(file.exists(), "{:?}", studio.screen.labels());
    assert!(!studio.screen.app().edited().unwrap().is_unsaved());
    let drawn = studio.drawing();
    studio.screen.app().edit(Some(Path::new(&file)));
    studio.run();
    assert_eq!(studio.drawing(), drawn);
    studio.click(hex(0, 5));
    studio.screen.picture("editor-sitting");
}

#[test]
fn every_part_of_the_editor_can_be_painted() {
    let looks = [
        (Lang::English, Theme::Light, vec2(1280.0, 800.0), "en"),
        (Lang::Chinese, Theme::Dark, vec2(1920.0, 1080.0), "zh"),
        (Lang::Chinese, Theme::Light, vec2(1000.0, 660.0), "zh-small"),
    ];
    for (lang, theme, size, name) in looks {
        let text = screen::text(lang);
        let mut studio = Studio::with(lang, theme, size);
        studio.screen.press(&text.say("menu"));
        studio.run();
        studio.screen.picture(&format!("editor-{name}-menu"));
        studio.screen.press(&text.say("studio-menu-generate"));
        studio.run();
        studio.screen.picture(&format!("editor-{name}-generate"));
        studio.press(&text.say("studio-generate"));
        studio.findings();
        studio.key(Key::C);
        studio.screen.picture(&format!("editor-{name}-draw"));
        for tab in ["studio-tab-tiles", "studio-tab-map", "studio-tab-checks"] {
            studio.press(&format!("{}: {}", text.say("studio-tabs"), text.say(tab)));
            studio.screen.picture(&format!("editor-{name}-{tab}"));
        }
    }
}
