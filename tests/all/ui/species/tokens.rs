//! The pieces that come with species: all of them at a table, named and
//! painted.

use egui::{Theme, vec2};
use formicarium::bots::Spec;
use formicarium::engine::{Game, Header, Journal, Kept, Player, Seat, Table, Turn, Who};
use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::pack::ChamberKind;
use formicarium::microlonies::species::{Slice, Species, SpeciesChoice};
use formicarium::microlonies::state::{Ground, Occupant, Phase};
use formicarium::microlonies::{Microlonies, State};
use formicarium::registry;
use formicarium::text::Lang;
use tempfile::TempDir;

use super::bench::setup;
use super::table::{Looks, USUAL};
use crate::ui::screen::Screen;

type Four = [Species; 4];

const OUTSIDE: Four = [Species::Argentine, Species::Army, Species::RedMeadow, Species::Soldier];
const INSIDE: Four = [Species::Amazon, Species::Leafcutter, Species::Harvester, Species::Thief];
const RIVER: Four = [Species::TrapJaw, Species::Fire, Species::Carpenter, Species::Sahara];

/// A position of the first seat's turn that passes a test, out of games that
/// bots play.
fn position(species: Four, wanted: impl Fn(&State) -> bool) -> (State, u64) {
    let ready = Microlonies::check(&setup(&species.map(SpeciesChoice::Fixed))).unwrap();
    for seed in 0..90 {
        let mut table = Table::<Microlonies, ()>::new(ready.clone(), seed, ());
        let mut bot = Spec::Random.make::<Microlonies>(seed, Seat(0));
        while let Turn::Seat(seat) = table.turn() {
            let state = table.state();
            let asked = seat == Seat(0) && state.now.phase == Phase::TakeUp && state.round > 4;
            if asked && wanted(state) {
                return (state.clone(), seed);
            }
            table.ask(bot.as_mut());
        }
    }
    panic!("no such position");
}

/// A table that goes on from a position.
fn opened((lang, theme, size): Looks, species: Four, (state, seed): (State, u64)) -> Screen {
    let who = |seat| if seat == 0 { Who::Human } else { Who::Bot("random".to_owned()) };
    let players: Vec<Player> = (0..4).map(|seat| Player { name: String::new(), who: who(seat) }).collect();
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("game.jsonl");
    let setup = setup(&species.map(SpeciesChoice::Fixed));
    let mut header = Header::new::<Microlonies>(setup.clone(), players.clone(), seed);
    let position = serde_json::to_value(Microlonies::position(&state)).unwrap();
    let ready = Microlonies::check(&setup).unwrap();
    let state = Microlonies::restore(&ready, &position).expect("a sound position");
    header.position = Some(position);
    let journal = Journal::create(&file, &header).unwrap();
    drop(Table::<Microlonies>::from_position(
        ready.clone(),
        seed,
        state,
        Kept::new(&ready, players, Some(journal)),
    ));
    let mut screen = Screen::of(registry::shelf(), lang, theme, size, folder);
    screen.app().open(&file);
    screen.settle();
    screen
}

/// Ordinary hexes on which nobody is.
fn free(state: &State) -> Vec<HexId> {
    let is_free = |hex: &HexId| {
        let cell = state.cell(*hex);
        cell.occupant == Occupant::Nobody
            && cell.bonus.is_none()
            && !cell.entrance
            && matches!(cell.ground, Ground::Grassland | Ground::Forest | Ground::Rock)
    };
    (0..state.cells.len()).map(|hex| HexId(hex as u16)).filter(is_free).collect()
}

fn zone(state: &State) -> HexId {
    let is_quiet =
        |hex: &HexId| state.cell(*hex).ground == Ground::HuntingZone && state.cell(*hex).pheromones == 0;
    (0..state.cells.len()).map(|hex| HexId(hex as u16)).find(is_quiet).expect("a quiet zone")
}

/// Three Satellite Nests and three Queens; a Nest on a Hunting Zone; Formic
/// Acid with a Soldier on it, and another Soldier.
fn outside() -> (State, u64) {
    let (mut state, seed) = position(OUTSIDE, |state| {
        state.colony(Seat(3)).outside.len() > 2 && state.colony(Seat(3)).reserve > 2
    });
    let (free, zone) = (free(&state), zone(&state));
    let satellites = [free[3], free[free.len() / 2], free[free.len() - 4]];
    let acid = free[free.len() / 3];
    let open = &mut state.open;
    for hex in satellites {
        open.cells[hex.index()].ground = Ground::Nest;
    }
    open.colonies[0].slice = Slice::Argentine { satellites: satellites.map(Some), queens: 2 };
    let throne = open.colonies[0].chambers.iter().position(|chamber| chamber.queens > 0).unwrap();
    open.colonies[0].chambers[throne].queens += 2;
    let left = open.colonies[1].nest;
    open.cells[left.index()].ground = Ground::Bare;
    open.cells[zone.index()].ground = Ground::Nest;
    open.colonies[1].nest = zone;
    open.colonies[1].slice = Slice::Army { tokens: 2, under: Ground::HuntingZone };
    open.cells[acid.index()].acid = true;
    open.colonies[2].slice = Slice::RedMeadow { acid: Some(acid) };
    let soldiers = &mut open.colonies[3].outside;
    let from = std::mem::replace(&mut soldiers[0], acid);
    open.cells[from.index()].occupant = Occupant::Nobody;
    open.cells[acid.index()].occupant = Occupant::Ant(Seat(3));
    for hex in &soldiers[..2] {
        open.cells[hex.index()].soldier = true;
    }
    soldiers.sort();
    (state, seed)
}

/// Slaves in two chambers, a Fungus Garden, Soldiers in chambers, a larder.
fn inside() -> (State, u64) {
    let (mut state, seed) = position(INSIDE, |state| {
        let gardens = &state.colony(Seat(1)).chambers;
        gardens.iter().any(|chamber| state.content.is_garden(chamber.print)) && state.eggs > 8
    });
    let open = &mut state.open;
    for (chamber, slaves) in open.colonies[0].chambers.iter_mut().zip([2, 1, 0, 2]) {
        chamber.slaves = slaves;
    }
    for chamber in &mut open.colonies[2].chambers {
        chamber.soldiers = 0;
    }
    let armed = open.colonies[2].chambers.iter_mut().filter(|chamber| chamber.workers > 0);
    armed.take(3).for_each(|chamber| chamber.soldiers = 1);
    open.colonies[3].chambers.iter_mut().for_each(|chamber| chamber.soldiers = 0);
    let kept = match open.colonies[3].slice {
        Slice::Thief { stolen, own } => stolen + own,
        _ => 0,
    };
    open.eggs = open.eggs + kept - 5;
    open.colonies[3].slice = Slice::Thief { stolen: 3, own: 2 };
    (state, seed)
}

/// The Jaw on a card of the river, and two Queens in one chamber.
fn river() -> (State, u64) {
    let (mut state, seed) = position(RIVER, |state| state.prey_river[1].is_some());
    let open = &mut state.open;
    open.colonies[0].slice = Slice::TrapJaw { jaw: open.prey_river[1] };
    let queens: u8 = open.colonies[1].chambers.iter().map(|chamber| chamber.queens).sum();
    open.colonies[1].chambers.iter_mut().for_each(|chamber| chamber.queens = 0);
    let throne = open.colonies[1].chambers.iter_mut().find(|chamber| chamber.kind == ChamberKind::Build);
    throne.expect("a Build chamber").queens = queens;
    (state, seed)
}

fn shows(screen: &Screen, wanted: &[&str]) {
    for words in wanted {
        assert!(screen.mentions(words), "{words:?} in {:?}", screen.labels());
    }
}

/// Clicks on the card of a colony.
fn look_at(screen: &mut Screen, colony: &str) {
    let labels = screen.labels();
    let card = labels.iter().find(|label| label.starts_with(colony) && label.contains(['(', '（']));
    screen.click(&card.unwrap_or_else(|| panic!("the card of {colony} in {labels:?}")).clone());
}

#[test]
fn pieces_outside_are_named() {
    let screen = opened(USUAL, OUTSIDE, outside());
    shows(
        &screen,
        &[
            "Satellite Nest of Yellow",
            "Nest of Pink, on a Hunting Zone, nobody hunts here",
            "Bare ground",
            "Soldier of Green, Formic Acid of Blue, nobody enters",
            "3 Queens",
            "Satellite Nests: 0 of 3 left",
            "Extra Queens: 0 of 2 left",
            "Marabunta: 2 of 3",
            "Formic Acid: 0 of 1 left",
            "Soldiers: 3 of 5 left",
        ],
    );
}

#[test]
fn pieces_inside_are_named_and_the_larder_is_seen_by_all() {
    let mut screen = opened(USUAL, INSIDE, inside());
    let larder = "Larder: 3 stolen Eggs, 2 Eggs of its own, 8 food";
    shows(&screen, &["2 Slaves", "Slaves: 1 of 6 left", "Fungus Gardens: ", "Soldiers: 1 of 4 left", larder]);
    look_at(&mut screen, "Blue");
    shows(&screen, &["1 of them a Soldier"]);
    look_at(&mut screen, "Pink");
    shows(&screen, &["Fungus Garden"]);
}

#[test]
fn the_jaw_is_named_on_its_card() {
    let mut screen = opened(USUAL, RIVER, river());
    shows(&screen, &["Jaw of Yellow, nobody else takes it", "Jaw: 0 of 1 left"]);
    let labels = screen.labels();
    let jawed: Vec<_> = labels.iter().filter(|label| label.contains("Jaw of Yellow")).collect();
    assert!(matches!(jawed[..], [card] if card.starts_with("Section 2, Prey: ")), "{jawed:?}");
    look_at(&mut screen, "Pink");
    shows(&screen, &["2 Queens"]);
}

#[test]
fn nothing_of_species_is_shown_where_there_are_none() {
    let plain = [SpeciesChoice::Plain; 2];
    let screen = super::table::found(USUAL, &plain, |state, _| state.now.phase == Phase::TakeUp);
    assert!(!screen.mentions(" left,") && !screen.mentions("Larder"), "{:?}", screen.labels());
}

#[test]
fn every_piece_can_be_painted() {
    let (large, huge) = (vec2(1280.0, 800.0), vec2(1920.0, 1080.0));
    let mut looks = vec![("zh-dark", (Lang::Chinese, Theme::Dark, large))];
    if std::env::var_os("FORMICARIUM_PICTURES").is_some() {
        looks.push(("en", (Lang::English, Theme::Light, large)));
        looks.push(("en-huge", (Lang::English, Theme::Light, huge)));
        looks.push(("zh-dark-huge", (Lang::Chinese, Theme::Dark, huge)));
    }
    for (name, looks) in looks {
        let colonies = match looks.0 {
            Lang::English => ["Pink", "Blue"],
            Lang::Chinese => ["粉蚁群", "蓝蚁群"],
        };
        let tables =
            [(OUTSIDE, outside(), "outside"), (INSIDE, inside(), "inside"), (RIVER, river(), "river")];
        for (species, position, what) in tables {
            let mut screen = opened(looks, species, position);
            screen.picture(&format!("species-tokens-{what}-{name}"));
            for (number, colony) in colonies.into_iter().enumerate() {
                look_at(&mut screen, colony);
                screen.picture(&format!("species-tokens-{what}-{name}-{}", number + 2));
            }
            assert!(!screen.painted().contains("component-"), "a text is missing");
        }
    }
}
