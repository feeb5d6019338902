//! S14: the Trap-Jaw Ant.

use formicarium::microlonies::ids::PreyId;
use formicarium::microlonies::species::{self, Ability, Slice, Species};
use formicarium::microlonies::state::{Activity, Phase};
use formicarium::microlonies::{Action, Place};

use super::board::MEADOW;
use super::given::*;

fn jaw(section: u8) -> Action {
    Action::Ability(Ability::SetJaw(section))
}

fn trap() -> Given {
    given_species(A, Species::TrapJaw)
}

/// The Jaw lies on this card.
fn jawed(game: Given, card: u8) -> Given {
    game.with(|state| state.open.colonies[0].slice = Slice::TrapJaw { jaw: Some(PreyId(card)) })
}

/// The Trap-Jaw Ant against a Bulldog Ant.
fn against_bulldog() -> Given {
    given_with(MEADOW, |pack| pack.species = sheets())
        .species(A, Species::TrapJaw)
        .species(B, Species::Bulldog)
}

fn river(game: &Given) -> Vec<Option<u8>> {
    game.state.prey_river.iter().map(|card| card.map(|card| card.0)).collect()
}

fn taken(game: &Given) -> Vec<u8> {
    game.legal_of(|action| if let Action::TakePrey(section) = action { Some(*section) } else { None })
}

#[test]
fn s14_1_the_jaw_is_put_at_the_end_of_a_hunt_or_lay_eggs_action() {
    let mut game = trap().ant(A, 2, 1).prey_river(&[0, 1]).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.refused(jaw(1), "M8.2", "refuse-take-prey-first", &[]);
    game.when(Action::TakePrey(0));
    game.refused(jaw(0), "M9.2", "refuse-section-empty", &[Place::PreySection(0)]);
    game.refused(jaw(5), "M3.2", "refuse-no-such-section", &[]);
    game.when(jaw(1));
    assert_eq!(species::jaw(game.colony(A)), Some(PreyId(1)));
    game.refused(jaw(1), "S14.1", "refuse-once-a-turn", &[]);
    let mut game = trap().prey_river(&[0, 1]).activated(LAY, 1);
    game.when(Action::LayEggs(1));
    game.when(jaw(0));
    assert_eq!(game.activity(), Activity::None);
}

#[test]
fn s14_1_it_ends_the_action() {
    let mut game = trap().prey_river(&[0, 1]).faces([0, 1, 2]).eggs(A, 1).activated(LAY, 1);
    game.when(jaw(0));
    assert_eq!((game.colony(A).eggs, game.activity()), (1, Activity::None));
    game.refused(Action::LayEggs(1), "M5.3", "refuse-not-this-action", &[]);
    game.refused(Action::PlanTake(0), "M6.2", "refuse-no-planning-now", &[]);
}

#[test]
fn s14_1_not_in_other_actions_nor_after_a_lost_one() {
    for chamber in [COLONIZE, BUILD, NURSERY] {
        let game = trap().prey_river(&[0]).activated(chamber, 1);
        game.refused(jaw(0), "S14.1", "refuse-jaw-after-action", &[]);
    }
    trap().prey_river(&[0]).refused(jaw(0), "S14.1", "refuse-jaw-after-action", &[]);
    let mut game = trap().prey_river(&[0]).queen(A, HUNT);
    game.disperse(BUILD, &[worker(HUNT)]);
    game.refused(jaw(0), "S14.1", "refuse-jaw-after-action", &[]);
}

#[test]
fn s14_1_it_moves_from_card_to_card() {
    let mut game = jawed(trap().prey_river(&[0, 1]).activated(HUNT, 1), 0);
    game.refused(jaw(0), "S14.1", "refuse-jaw-there-already", &[Place::PreySection(0)]);
    game.when(jaw(1));
    assert_eq!(species::jaw(game.colony(A)), Some(PreyId(1)));
}

#[test]
fn s14_1_the_card_costs_its_owner_two_less_and_the_jaw_comes_back() {
    let mut game = trap().ant(A, 2, 1).prey_river(&[5, 6, 7, 0, 9]).activated(HUNT, 2);
    game = jawed(game, 0);
    game.when(game.zone(3, 1));
    assert_eq!(taken(&game), [0, 1, 3]);
    game.when(Action::TakePrey(3));
    assert_eq!((species::jaw(game.colony(A)), game.phase()), (None, Phase::Act));
    let game = jawed(trap().ant(A, 2, 1).prey_river(&[0]).activated(HUNT, 0), 0);
    game.refused(game.zone(3, 1), "M8.2", "refuse-no-prey-in-reach", &[]);
}

#[test]
fn s14_1_others_cannot_take_it() {
    let mut game = jawed(trap().prey_river(&[0, 5]), 0).ant(B, 4, 4).turn_of(B);
    game = game.activated(HUNT, 2);
    game.when(game.zone(3, 4));
    game.refused(Action::TakePrey(0), "S14.1", "refuse-jawed", &[Place::PreySection(0)]);
    assert_eq!(taken(&game), [1]);
    let game = jawed(trap().prey_river(&[0]), 0).ant(B, 4, 4).turn_of(B);
    let game = game.activated(HUNT, 2);
    game.refused(game.zone(3, 4), "M8.2", "refuse-no-prey-in-reach", &[]);
}

#[test]
fn s14_1_it_slides_with_the_card() {
    let mut game = jawed(trap().prey_river(&[5, 6, 0]), 0).ant(B, 4, 4).turn_of(B);
    game = game.activated(HUNT, 1);
    game.when(game.zone(3, 4));
    game.when(Action::TakePrey(0));
    game.end_turn();
    assert_eq!(river(&game)[..2], [Some(6), Some(0)]);
    assert_eq!(species::jaw(game.colony(A)), Some(PreyId(0)));
    let mut game = game.ant(A, 2, 1).activated(HUNT, 1);
    game.when(game.zone(3, 1));
    game.allowed(Action::TakePrey(1));
}

#[test]
fn s14_1_a_refresh_leaves_it_where_it_is() {
    let game = jawed(against_bulldog().prey_river(&[5, 0, 6]), 0).turn_of(B);
    let mut game = game.activated(HUNT, 3);
    game.when(Action::Ability(Ability::RefreshPrey));
    assert_eq!(river(&game), [Some(1), Some(0), Some(2), Some(3), Some(4)]);
    assert_eq!((game.state.prey_left(), species::jaw(game.colony(A))), (7, Some(PreyId(0))));
}

#[test]
fn s14_1_a_refresh_with_a_short_deck_deals_what_it_holds_around_it() {
    let cards: Vec<u8> = (7..12).chain([1, 2]).collect();
    let game = jawed(against_bulldog().hunted_nowhere(B, &cards).prey_river(&[5, 0, 6]), 0).turn_of(B);
    let mut game = game.activated(HUNT, 3);
    game.when(Action::Ability(Ability::RefreshPrey));
    assert_eq!(river(&game), [Some(3), Some(0), Some(4), None, None]);
    assert_eq!(game.state.prey_left(), 2, "the old ones");
    game.end_turn();
    assert_eq!(river(&game), [Some(3), Some(0), Some(4), Some(5), Some(6)]);
}

#[test]
fn s14_2_prey_costs_one_less_where_an_opponent_hunted() {
    let game = trap().ant(A, 3, 0).ant(A, 4, 0).hunted(B, 8, 3, 1);
    let game = game.with(|state| state.open.prey_river[1] = Some(PreyId(0))).activated(HUNT, 1);
    game.refused(game.zone(5, 0), "M8.2", "refuse-no-prey-in-reach", &[]);
    let mut game = game;
    game.when(game.zone(3, 1));
    assert_eq!(taken(&game), [1]);
    let game = trap().ant(A, 2, 1).hunted(B, 8, 3, 1);
    let game = game.with(|state| state.open.prey_river[3] = Some(PreyId(0))).activated(HUNT, 1);
    let mut game = jawed(game, 0);
    game.when(game.zone(3, 1));
    assert_eq!(taken(&game), [3], "both take something off");
}

#[test]
fn s14_2_not_for_others_nor_for_the_own_pheromone() {
    let game = given_species(A, Species::Bulldog).ant(A, 2, 1).hunted(B, 8, 3, 1);
    let game = game.with(|state| state.open.prey_river[1] = Some(PreyId(0))).activated(HUNT, 1);
    game.refused(game.zone(3, 1), "M8.2", "refuse-no-prey-in-reach", &[]);
    let game = trap().ant(A, 2, 1).ant(A, 4, 1).ant(A, 3, 0).hunted(A, 8, 3, 1);
    let game = game.with(|state| state.open.prey_river[1] = Some(PreyId(0))).activated(HUNT, 1);
    game.refused(game.zone(5, 0), "M8.2", "refuse-no-prey-in-reach", &[]);
}

#[test]
fn s14_1_a_position_with_the_jaw_on_no_card_is_refused() {
    use formicarium::engine::{Fold, Game};
    use formicarium::microlonies::{Event, Microlonies};
    let game = jawed(trap().prey_river(&[0]), 0);
    let mut position = serde_json::to_value(Microlonies::position(&game.state)).expect("plain data");
    *position.pointer_mut("/open/colonies/0/slice/trap-jaw/jaw").expect("the Jaw") = 3.into();
    assert!(Microlonies::restore(&game.state.content, &position).is_err());
    let mut theirs = game.turn_of(B);
    theirs.state.open.now.hex = Some(theirs.hex(3, 4));
    let event = Event::PreyTaken { section: 0, card: PreyId(0) };
    assert!(Microlonies::admits(&theirs.state, &event).is_err());
}

#[test]
fn s14_3_two_vp_per_night_badge_and_one_per_two_prey() {
    assert_eq!(trap().hunted_nowhere(A, &[0, 4, 1]).score(A).supremacy, 2 + 2 + 1);
    assert_eq!(trap().hunted_nowhere(A, &[1]).score(A).supremacy, 0);
}
