//! S16: the Thief Ant.

use formicarium::engine::{Fold, Game, Seat};
use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::species::{Ability, Effect, Slice, Species, larder};
use formicarium::microlonies::state::Activity;
use formicarium::microlonies::{Action, Event, Microlonies};

use super::given::*;

fn thief() -> Given {
    given_species(A, Species::Thief)
}

fn steal(victim: Seat) -> Action {
    Action::Ability(Ability::Steal(victim))
}

fn store(count: u8) -> Action {
    Action::Ability(Ability::Store(count))
}

fn stocked(stolen: u8, own: u8) -> Given {
    thief().with(|state| state.open.colonies[0].slice = Slice::Thief { stolen, own })
}

/// All Eggs, wherever they are.
fn eggs(game: &Given) -> u32 {
    let kept = |seat| {
        let (stolen, own) = larder(game.colony(seat));
        u32::from(game.colony(seat).eggs) + u32::from(stolen + own)
    };
    u32::from(game.state.eggs) + kept(A) + kept(B)
}

#[test]
fn s16_1_a_point_steals_an_egg_into_the_larder() {
    let mut game = thief().ant(B, 3, 0).eggs(B, 3).activated(LAY, 1);
    assert_eq!((game.state.now.points(), eggs(&game)), (3, 42));
    game.when(steal(B));
    assert_eq!((game.colony(B).eggs, larder(game.colony(A)), game.state.eggs), (2, (1, 0), 39));
    assert_eq!((game.state.now.points(), eggs(&game)), (2, 42));
    game.refused(steal(B), "S16.1", "refuse-stolen-already", &[]);
    game.refused(Action::LayEggs(3), "M6.1", "refuse-too-many-eggs", &[]);
    game.when(Action::LayEggs(2));
    assert_eq!((game.colony(A).eggs, game.state.now.points()), (2, 0));
}

#[test]
fn s16_1_laying_first_leaves_the_other_points() {
    let mut game = thief().ant(B, 3, 0).eggs(B, 3).activated(LAY, 1);
    let mut all = game.twin();
    game.when(Action::LayEggs(2));
    game.refused(Action::LayEggs(1), "M6.1", "refuse-eggs-laid-already", &[]);
    game.when(steal(B));
    assert_eq!(game.state.now.points(), 0);
    all.when(Action::LayEggs(3));
    all.refused(steal(B), "S16.1", "refuse-no-points-left", &[]);
}

#[test]
fn s16_1_from_an_opponent_with_an_ant_a_pheromone_or_the_nest_next_to_the_trail() {
    let far = thief().eggs(B, 1).activated(LAY, 1);
    far.refused(steal(B), "S16.1", "refuse-opponent-too-far", &[]);
    far.refused(steal(A), "S16.1", "refuse-steal-from-opponent", &[]);
    far.refused(steal(C), "S16.1", "refuse-steal-from-opponent", &[]);
    let isolated = thief().eggs(B, 1).ant(A, 3, 3).ant(B, 2, 3).activated(LAY, 1);
    isolated.refused(steal(B), "S16.1", "refuse-opponent-too-far", &[]);
    thief().eggs(B, 1).ant(A, 2, 1).hunted(B, 0, 3, 1).activated(LAY, 1).allowed(steal(B));
    let shared = thief().eggs(B, 1).ant(A, 2, 1).hunted(A, 1, 3, 1).hunted(B, 0, 3, 1);
    shared.activated(LAY, 1).allowed(steal(B));
    let board = ". A0 *1 g g\n *1 *1 g g\ng g g g\n. B0 * g\n. * *";
    let game = given_with(board, |pack| pack.species = sheets());
    let game = game.species(A, Species::Thief).eggs(B, 1);
    game.twin().activated(LAY, 1).refused(steal(B), "S16.1", "refuse-opponent-too-far", &[]);
    let game = game.ant(A, 1, 2).activated(LAY, 1);
    assert!(game.on_trail(A, 1, 2) && game.colony(B).outside.is_empty());
    game.allowed(steal(B));
}

#[test]
fn s16_1_not_without_an_egg_nor_in_another_action() {
    let game = thief().ant(B, 3, 0).activated(LAY, 1);
    game.refused(steal(B), "S16.1", "refuse-no-egg-to-steal", &[]);
    for chamber in [HUNT, BUILD, COLONIZE, NURSERY] {
        let game = thief().ant(B, 3, 0).eggs(A, 1).eggs(B, 1).activated(chamber, 1);
        game.refused(steal(B), "S16.1", "refuse-larder-in-lay-eggs", &[]);
        game.refused(store(1), "S16.1", "refuse-larder-in-lay-eggs", &[]);
    }
}

#[test]
fn s16_1_one_egg_of_each_opponent_a_turn() {
    let board = ". A0 *1 g g g\n *1 *1 g g\n.\n . B0 * g C0 *\n. * * g * *";
    let game = given_with(board, |pack| pack.species = sheets());
    let game = game.species(A, Species::Thief).eggs(B, 2).eggs(C, 2).ant(B, 3, 0).ant(C, 2, 1);
    let mut game = game.activated(LAY, 1);
    game.when(steal(B));
    game.when(steal(C));
    assert_eq!((larder(game.colony(A)), game.state.now.points()), ((2, 0), 1));
    let game = game.turn_of(A).activated(LAY, 1);
    game.allowed(steal(B));
}

#[test]
fn s16_2_up_to_three_eggs_move_to_the_larder_and_stay_there() {
    let mut game = thief().eggs(A, 2).activated(LAY, 1);
    game.refused(store(3), "S16.2", "refuse-too-few-eggs", &[]);
    game.refused(store(4), "S16.2", "refuse-store-too-many", &[]);
    game.refused(store(0), "S16.2", "refuse-store-too-many", &[]);
    game.when(Action::LayEggs(3));
    game.when(store(3));
    assert_eq!((game.colony(A).eggs, larder(game.colony(A)), eggs(&game)), (2, (0, 3), 42));
    assert_eq!(game.state.eggs, 37, "they are out of play");
    game.refused(store(1), "S16.2", "refuse-stored-already", &[]);
    assert_eq!(game.measure(A, Metric::Eggs), 2);
}

#[test]
fn s16_2_a_stolen_egg_is_two_food_another_one() {
    let plain = thief().measure(A, Metric::Food);
    assert_eq!(stocked(2, 3).measure(A, Metric::Food), plain + 2 * 2 + 3);
}

#[test]
fn s16_2_the_42_are_real() {
    let game = stocked(20, 20).eggs(B, 2).activated(LAY, 1);
    game.refused(Action::LayEggs(1), "M1.3", "refuse-supply-too-small", &[]);
    let mut position = serde_json::to_value(Microlonies::position(&game.state)).expect("data");
    *position.pointer_mut("/open/colonies/0/slice/thief/own").expect("the larder") = 19.into();
    let restored = Microlonies::restore(&game.state.content, &position);
    assert!(restored.is_err());
    for (effect, fits) in [
        (Effect::EggStolen { victim: B }, true),
        (Effect::EggStolen { victim: D }, false),
        (Effect::EggsStored { count: 1 }, false),
        (Effect::HatchedMore { chamber: NEW, workers: 0 }, false),
        (Effect::HatchedMore { chamber: LAY, workers: 99 }, false),
    ] {
        assert_eq!(Microlonies::admits(&game.state, &Event::Effect(effect)).is_ok(), fits, "{effect:?}");
    }
    let other = given().eggs(A, 1).eggs(B, 1);
    assert!(Microlonies::admits(&other.state, &Event::Effect(Effect::EggStolen { victim: B })).is_err());
}

fn built(game: Given) -> Given {
    let mut game = game.tile_river(&[0]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x: 2, y: 1 });
    game
}

#[test]
fn s16_3_the_first_egg_hatches_two_workers_the_second_one() {
    let mut game = built(thief().eggs(A, 3));
    assert_eq!(game.chamber(A, NEW).workers, 2);
    game.when(Action::Hatch);
    assert_eq!((game.chamber(A, NEW).workers, game.activity()), (4, Activity::Hatching));
    game.when(Action::Hatch);
    assert_eq!((game.chamber(A, NEW).workers, game.activity()), (5, Activity::None));
    assert_eq!((game.colony(A).eggs, game.state.eggs), (1, 41));
    game.refused(Action::Hatch, "M7.5", "refuse-no-hatching-now", &[]);
}

#[test]
fn s16_3_eggs_and_reserve_are_real() {
    let mut game = built(thief().eggs(A, 1));
    game.when(Action::Hatch);
    game.refused(Action::Hatch, "M7.5", "refuse-no-egg", &[]);
    let mut game = built(thief().eggs(A, 2)).with(|state| {
        let colony = &mut state.open.colonies[0];
        colony.chambers[NURSERY.index()].workers += colony.reserve - 1;
    });
    assert_eq!(game.colony(A).reserve, 1);
    game.when(Action::Hatch);
    assert_eq!((game.chamber(A, NEW).workers, game.colony(A).reserve), (3, 0));
    game.refused(Action::Hatch, "M1.3", "refuse-reserve-empty", &[]);
}

#[test]
fn s16_3_others_hatch_one_egg() {
    let mut game = built(given_species(A, Species::Carpenter).eggs(A, 2));
    game.when(Action::Hatch);
    assert_eq!((game.chamber(A, NEW).workers, game.activity()), (3, Activity::None));
}

#[test]
fn s16_4_a_vp_per_two_fed_ants_from_the_eleventh_on() {
    // Ten Workers there, four in the other chambers, the Queen, and three outside.
    for (own, expected) in [(10, 0), (11, 0), (12, 1), (14, 2), (30, 4)] {
        assert_eq!(stocked(0, own).workers(A, NURSERY, 10).score(A).supremacy, expected, "{own}");
    }
}
