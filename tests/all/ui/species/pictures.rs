//! Pictures of species in the window, to look at: see `Screen::picture`.

use egui::{Theme, vec2};
use formicarium::microlonies::species::{Species, SpeciesChoice};
use formicarium::microlonies::state::Phase;
use formicarium::registry;
use formicarium::text::Lang;
use tempfile::TempDir;

use super::table::{Looks, found};
use crate::ui::screen::{Screen, text};

fn looks() -> Vec<(&'static str, Looks)> {
    let (large, small) = (vec2(1280.0, 800.0), vec2(1000.0, 660.0));
    let mut looks = vec![
        ("en", (Lang::English, Theme::Light, large)),
        ("zh-small", (Lang::Chinese, Theme::Light, small)),
    ];
    if std::env::var_os("FORMICARIUM_PICTURES").is_some() {
        looks.push(("zh", (Lang::Chinese, Theme::Dark, large)));
        looks.push(("en-small", (Lang::English, Theme::Dark, small)));
    }
    looks
}

#[test]
fn lobby_choice_and_table_can_be_painted() {
    for (name, looks) in looks() {
        let text = text(looks.0);
        let mut screen = Screen::of(registry::shelf(), looks.0, looks.1, looks.2, TempDir::new().unwrap());
        screen.click(&text.say("form-with-species"));
        screen.picture(&format!("species-lobby-{name}"));
        screen.click(&text.say("form-species-read"));
        screen.picture(&format!("species-pages-{name}"));
        for (phase, choice) in [
            (Phase::KeepSpecies, [SpeciesChoice::Deal; 2]),
            (Phase::ChooseSpecies, [SpeciesChoice::Offer; 2]),
        ] {
            let mut screen = found(looks, &choice, |state, _| state.now.phase == phase);
            screen.picture(&format!("species-{phase:?}-{name}"));
            assert!(!screen.painted().contains("species-"), "a text is missing");
        }
        for species in [Species::Harvester, Species::FungusFarming, Species::RedMeadow, Species::Fire] {
            let others = [Species::Giant, Species::Sahara, Species::Carpenter].map(SpeciesChoice::Fixed);
            let choices = [&[SpeciesChoice::Fixed(species)][..], &others].concat();
            let mut screen = found(looks, &choices, |state, _| {
                let own = state.colony(formicarium::engine::Seat(0));
                let armed = own.chambers.iter().any(|chamber| chamber.soldiers > 0);
                state.round > 4
                    && state.now.phase == Phase::TakeUp
                    && (armed || species != Species::Harvester)
            });
            screen.picture(&format!("species-{}-{name}", species.id()));
            screen.key(egui::Modifiers::NONE, egui::Key::I);
            screen.picture(&format!("species-{}-page-{name}", species.id()));
            assert!(!screen.painted().contains("species-"), "a text is missing");
        }
    }
}
