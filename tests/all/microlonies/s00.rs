//! M3.4 and S0: who plays which species, and what is common to all.

use std::sync::Arc;

use formicarium::engine::{Eyes, Fast, Game, Scripted, Seat};
use formicarium::microlonies::ids::TileId;
use formicarium::microlonies::pack::{Layout, Pack};
use formicarium::microlonies::species::{Ability, PLAYED, Species, SpeciesChoice};
use formicarium::microlonies::state::Phase;
use formicarium::microlonies::{Action, Event, Microlonies, Setup};

use super::board::{small_layout, small_pack};
use super::given::*;

fn setup(species: &[SpeciesChoice]) -> Setup {
    let mut pack = small_pack();
    pack.species = sheets();
    Setup { pack: Arc::new(pack), layout: Arc::new(small_layout()), colonies: 2, species: species.to_vec() }
}

fn begun(species: &[SpeciesChoice]) -> Given {
    dealt(setup(species), &mut Fast::new(5)).0
}

fn held(game: &Given) -> Vec<Species> {
    game.legal_of(|action| match action {
        Action::KeepSpecies(species) | Action::ChooseSpecies(species) => Some(*species),
        _ => None,
    })
}

fn revealed(events: &[Event]) -> Vec<(Seat, Species)> {
    let shown = events.iter().filter_map(|event| match event {
        Event::SpeciesRevealed { seat, species } => Some((*seat, *species)),
        _ => None,
    });
    shown.collect()
}

#[test]
fn m03_4_three_are_dealt_and_one_is_kept_until_all_are_revealed() {
    let mut game = begun(&[SpeciesChoice::Deal; 2]);
    let (first, second) = (game.state.first, Seat(1 - game.state.first.0));
    assert_eq!((game.phase(), game.turn()), (Phase::KeepSpecies, Some(first)));
    let kept = held(&game);
    assert_eq!((kept.len(), &game.state.species_held[..]), (3, &[3, 3][..]));
    let events = game.when(Action::KeepSpecies(kept[1]));
    assert!(revealed(&events).is_empty());
    assert_eq!((game.colony(first).species, game.turn()), (None, Some(second)));
    let others = held(&game);
    assert!(others.iter().all(|species| !kept.contains(species)));
    game.refused(Action::KeepSpecies(kept[0]), "M3.4", "refuse-species-not-dealt", &[]);
    let events = game.when(Action::KeepSpecies(others[2]));
    assert_eq!(revealed(&events).len(), 2);
    assert_eq!(game.colony(first).species, Some(kept[1]));
    assert_eq!(game.colony(second).species, Some(others[2]));
    assert!(game.state.species_held.is_empty() && game.state.secret.species.is_empty());
    let dealt = if kept[1] == Species::BlackGarden { 3 } else { 2 };
    assert_eq!((game.phase(), game.colony(first).hand), (Phase::KeepObjective, dealt));
}

#[test]
fn m03_4_nobody_sees_what_another_is_dealt_or_keeps() {
    let mut game = begun(&[SpeciesChoice::Deal; 2]);
    let (first, second) = (game.state.first, Seat(1 - game.state.first.0));
    for _ in 0..2 {
        let seen = |eyes| Microlonies::view(&game.state, eyes).species[first.index()].len();
        assert_eq!((seen(Eyes::Seat(second)), seen(Eyes::Public)), (0, 0));
        assert_eq!(seen(Eyes::Seat(first)), usize::from(game.state.species_held[first.index()]));
        if game.turn() == Some(first) {
            assert!(Microlonies::secret(&game.state));
            let keep = Action::KeepSpecies(held(&game)[0]);
            let other = Action::KeepSpecies(held(&game)[1]);
            let seen = |action| Microlonies::seen(&action, first, second);
            assert_eq!(seen(keep), seen(other));
            game.when(keep);
        }
    }
    let event = Event::SpeciesKept { species: Species::Fire };
    let line = |eyes| Microlonies::glimpse(&game.state, &event, eyes).expect("a line");
    assert_eq!(line(Eyes::Public).key, "log-species-kept-hidden");
    assert_eq!(line(Eyes::Seat(second)).key, "log-species-kept");
}

#[test]
fn m03_4_what_is_imagined_fits_what_is_seen() {
    let game = begun(&[SpeciesChoice::Deal; 2]);
    let view = Microlonies::view(&game.state, Eyes::Seat(A));
    let mut different = false;
    for seed in 0..20 {
        let imagined = Microlonies::imagine(&view, &mut Fast::new(seed));
        let held = &imagined.secret.species;
        assert_eq!(held[0], game.state.secret.species[0]);
        assert_eq!(held[1].len(), 3);
        assert!(held[1].iter().all(|species| !held[0].contains(species) && PLAYED.contains(species)));
        different |= held[1] != game.state.secret.species[1];
    }
    assert!(different);
}

#[test]
fn m03_4_a_setup_may_fix_offer_or_draw() {
    let game = begun(&[SpeciesChoice::Fixed(Species::Giant), SpeciesChoice::Plain]);
    assert_eq!((game.colony(A).species, game.colony(B).species), (Some(Species::Giant), None));
    assert_eq!(game.phase(), Phase::KeepObjective);
    let game = begun(&[SpeciesChoice::Random, SpeciesChoice::Fixed(Species::Giant)]);
    let drawn = game.colony(A).species.expect("a species");
    assert!(drawn != Species::Giant && PLAYED.contains(&drawn));
    let mut game = begun(&[SpeciesChoice::Offer, SpeciesChoice::Fixed(Species::Giant)]);
    assert_eq!((game.phase(), game.turn()), (Phase::ChooseSpecies, Some(A)));
    assert_eq!(held(&game).len(), PLAYED.len() - 1);
    game.refused(Action::ChooseSpecies(Species::Giant), "M3.4", "refuse-species-not-free", &[]);
    assert!(!Microlonies::secret(&game.state));
    game.when(Action::ChooseSpecies(Species::Fire));
    assert_eq!((game.colony(A).species, game.phase()), (Some(Species::Fire), Phase::KeepObjective));
}

#[test]
fn m03_4_offers_follow_the_turn_order() {
    let mut game = begun(&[SpeciesChoice::Offer; 2]);
    let first = game.state.first;
    assert_eq!(game.turn(), Some(first));
    let choice = held(&game)[0];
    game.when(Action::ChooseSpecies(choice));
    assert_eq!(game.turn(), Some(Seat(1 - first.0)));
    assert!(!held(&game).contains(&choice));
}

#[test]
fn m03_4_with_few_species_each_is_dealt_fewer() {
    let layout = Layout::base(4).expect("a layout");
    let species = vec![SpeciesChoice::Deal; 4];
    let setup = Setup { pack: Arc::new(Pack::base()), layout: Arc::new(layout), colonies: 4, species };
    let game = dealt(setup, &mut Scripted::default()).0;
    let each = (PLAYED.len() / 4).min(3) as u8;
    assert_eq!(game.state.species_held, [each; 4]);
}

#[test]
fn m03_4_a_concession_ends_the_game_before_species_are_known() {
    let mut game = begun(&[SpeciesChoice::Deal; 2]);
    game.concede(A);
    assert!(game.state.secret.species.is_empty() && game.state.species_held.is_empty());
    assert_eq!(game.places(), [2, 1]);
}

#[test]
fn m03_4_each_species_takes_part_once() {
    let keys = |species: &[SpeciesChoice]| match Microlonies::check(&setup(species)) {
        Ok(_) => Vec::new(),
        Err(problems) => problems.iter().map(|problem| problem.line.key).collect(),
    };
    let giant = SpeciesChoice::Fixed(Species::Giant);
    assert!(keys(&[giant, giant]).contains(&"check-species-twice"));
    assert!(keys(&[giant; 3]).contains(&"check-species-seats"));
    assert!(keys(&[giant, SpeciesChoice::Random]).is_empty());
    let mut without = setup(&[SpeciesChoice::Random]);
    without.pack = Arc::new(small_pack());
    let problems = Microlonies::check(&without).expect_err("a pack without species");
    assert!(problems.iter().any(|problem| problem.line.key == "check-species-too-few"));
}

#[test]
fn a_plain_colony_has_no_abilities() {
    let game = given();
    let shift = Action::Ability(Ability::Shift { from: HUNT, to: BUILD });
    game.refused(shift, "M3.4", "refuse-not-your-species", &[]);
    let game = game.activated(HUNT, 2);
    game.refused(Action::Ability(Ability::RefreshPrey), "M3.4", "refuse-not-your-species", &[]);
    assert_eq!(game.score(A).supremacy, 0);
}

#[test]
fn abilities_of_one_species_are_refused_to_all_others() {
    for species in PLAYED {
        let game = given_species(A, species).activated(HUNT, 2);
        let hex = game.hex(3, 0);
        let all = [
            (Species::Bulldog, Ability::RefreshPrey),
            (Species::Carpenter, Ability::RefreshTiles),
            (Species::RedMeadow, Ability::Shoot(hex)),
            (Species::RedMeadow, Ability::PutAcid(hex)),
            (Species::FungusFarming, Ability::Shift { from: HUNT, to: BUILD }),
            (Species::Harvester, Ability::HatchSoldier),
            (Species::Soldier, Ability::SendSoldier),
            (Species::Argentine, Ability::Found(hex)),
            (Species::Argentine, Ability::SeatQueen(HUNT)),
            (Species::Leafcutter, Ability::TakeGarden(TileId(16))),
            (Species::Leafcutter, Ability::RaiseNurse),
            (Species::TrapJaw, Ability::SetJaw(0)),
            (Species::Army, Ability::Again),
            (Species::Army, Ability::MoveNest(hex)),
            (Species::Thief, Ability::Steal(B)),
            (Species::Thief, Ability::Store(1)),
        ];
        for (owner, ability) in all.into_iter().filter(|(owner, _)| *owner != species) {
            let refusal = Microlonies::refuse(&game.state, A, &Action::Ability(ability));
            let key = refusal.map(|refusal| refusal.line.key);
            assert_eq!(key, Some("refuse-not-your-species"), "{owner:?}'s {ability:?} by {species:?}");
        }
    }
}

#[test]
fn every_ability_is_a_rule_of_the_page_and_every_species_has_its_supremacy() {
    let rules = formicarium::ui::rules::Rules::default();
    let pack = Pack::base();
    assert_eq!(pack.species.iter().map(|sheet| sheet.id).collect::<Vec<_>>(), Species::ALL);
    for sheet in &pack.species {
        for ability in &sheet.abilities {
            assert!(rules.has(&ability.rule), "{}", ability.rule);
        }
        let last = format!("S{}.{}", sheet.id.number(), sheet.abilities.len() + 1);
        assert!(rules.has(&last) && !sheet.terms.is_empty(), "{last}");
    }
}

#[test]
fn the_page_names_the_supremacies_of_the_base_pack() {
    for (lang, page) in [
        ("en", include_str!("../../../assets/rules/en/species.md")),
        ("zh-Hans", include_str!("../../../assets/rules/zh-Hans/species.md")),
    ] {
        for sheet in Pack::base().species {
            let words = sheet.supremacy.get(lang);
            assert!(page.contains(words), "{lang}: {words}");
        }
    }
}

#[test]
fn the_score_tells_what_a_supremacy_is_made_of() {
    use formicarium::microlonies::species::figures;
    let game = given_species(A, Species::Sahara).hunted_nowhere(A, &[3, 9]).ant(A, 4, 4).ant(A, 2, 4);
    let figures = figures(&game.state, &game.state.content, A);
    let told: Vec<_> = figures.map(|figure| (figure.count.key(), figure.number, figure.vp)).collect();
    assert_eq!(told, [("badge-day", 2, 2), ("count-isolated", 2, 1)]);
}
