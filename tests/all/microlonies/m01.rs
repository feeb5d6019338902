//! M1: components.

use formicarium::engine::Eyes;
use formicarium::microlonies::ids::ObjectiveId;
use formicarium::microlonies::pack::{Badge, Family, Pack};
use formicarium::microlonies::state::Occupant;
use formicarium::microlonies::{Action, Event};

use super::given::*;

#[test]
fn m01_1_a_colony_has_24_workers_and_a_queen() {
    let game = started();
    for seat in [A, B] {
        let colony = game.colony(seat);
        let inside: u8 = colony.chambers.iter().map(|chamber| chamber.workers).sum();
        assert_eq!(inside + colony.reserve + colony.outside.len() as u8, 24);
        assert_eq!(colony.chambers.iter().map(|chamber| chamber.queens).sum::<u8>(), 1);
        assert!(colony.zones.is_empty() && colony.eggs == 0);
    }
}

#[test]
fn m01_2_the_base_pack_holds_the_shared_pieces() {
    let pack = Pack::base();
    assert_eq!(pack.manifest.numbers.eggs, 42);
    assert_eq!((pack.prey.len(), pack.chambers.len(), pack.objectives.len()), (30, 32, 36));
    assert_eq!((pack.terrain.tiles.len(), pack.terrain.starting.len()), (14, 4));
    assert!(pack.terrain.tiles[0].mound && pack.terrain.tiles[1..].iter().all(|tile| !tile.mound));
}

#[test]
fn m01_3_eggs_end_with_the_supply() {
    let mut game = given().eggs(B, 40).activated(LAY, 4);
    assert_eq!(game.state.eggs, 2);
    game.allowed(Action::LayEggs(2));
    game.refused(Action::LayEggs(3), "M1.3", "refuse-supply-too-small", &[]);
    game.when(Action::LayEggs(2));
    assert_eq!((game.state.eggs, game.colony(A).eggs), (0, 2));
    let game = given().eggs(B, 42).activated(LAY, 4);
    game.refused(Action::LayEggs(1), "M1.3", "refuse-supply-too-small", &[]);
}

/// The first seat builds a tile with three Workers while so many are left.
fn build_with_reserve(reserve: u8) -> Given {
    let mut game = given().tile_river(&[1]).workers(A, NURSERY, 1).workers(A, HUNT, 17 - reserve).eggs(A, 1);
    game = game.activated(BUILD, 1);
    assert_eq!(game.colony(A).reserve, reserve);
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x: 1, y: 2 });
    game
}

#[test]
fn m01_3_reinforcements_end_with_the_reserve() {
    for (reserve, put) in [(4, 3), (3, 3), (2, 2), (1, 1), (0, 0)] {
        let game = build_with_reserve(reserve);
        assert_eq!(game.chamber(A, NEW).workers, put, "with {reserve} in the reserve");
        assert_eq!(game.colony(A).reserve, reserve - put);
    }
}

#[test]
fn m01_3_no_egg_hatches_without_a_worker_in_the_reserve() {
    build_with_reserve(4).allowed(Action::Hatch);
    build_with_reserve(3).refused(Action::Hatch, "M1.3", "refuse-reserve-empty", &[]);
}

#[test]
fn m01_3_losses_and_eliminations_return_to_the_owners_reserve() {
    let mut game = given().prey_river(&[1]).activated(HUNT, 2).ant(A, 2, 1);
    let reserve = game.colony(A).reserve;
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!(game.colony(A).reserve, reserve + 1);
    let mut game = given().ant(B, 3, 0).activated(COLONIZE, 2);
    let (own, other) = (game.colony(A).reserve, game.colony(B).reserve);
    game.when(game.exit(3, 0));
    assert_eq!((game.colony(A).reserve, game.colony(B).reserve), (own, other + 1));
}

#[test]
fn m01_4_badges_come_in_four_families_of_three() {
    assert_eq!(Family::ALL.map(|family| family.badges().map(|badge| badge.family())).len(), 4);
    for family in Family::ALL {
        assert_eq!(family.badges().map(Badge::family), [family; 3]);
    }
    assert_eq!(Badge::Crawling.family(), Family::PreyType);
    assert_eq!(Badge::Dead.family(), Family::PreyHealth);
    assert_eq!(Badge::Night.family(), Family::HuntingTime);
    assert_eq!(Badge::Aphid.family(), Family::NaturalEnvironment);
}

#[test]
fn m01_5_hands_are_hidden_and_what_lies_open_is_not() {
    let game = given().hand(A, &[3, 5]).hand(B, &[7]).faces([0, 1, 2]).eggs(B, 4);
    assert_eq!(game.hand_seen(Eyes::Seat(A), A), [ObjectiveId(3), ObjectiveId(5)]);
    for eyes in [Eyes::Seat(B), Eyes::Public] {
        assert!(game.hand_seen(eyes, A).is_empty());
        let view = formicarium::microlonies::view::view(&game.state, eyes);
        assert_eq!((view.colony(A).hand, view.colony(B).hand, view.colony(B).eggs), (2, 1, 4));
        assert_eq!(view.objectives[0], Some(ObjectiveId(0)));
        assert_eq!(view.cell(game.hex(5, 4)).occupant, Occupant::Ant(B));
    }
    assert_eq!(game.hand_seen(Eyes::All, B), [ObjectiveId(7)]);
}

#[test]
fn m01_5_a_face_up_card_stays_known_until_a_card_goes_under_the_deck() {
    let mut game = given().hand(A, &[3]).faces([0, 1, 2]).eggs(A, 2).activated(LAY, 1);
    game.when(Action::PlanTake(1));
    let known: Vec<_> = game.state.hand_logs[0].known().collect();
    assert_eq!(known, [ObjectiveId(1)]);
    let mut game = game.with(|state| state.open.now.planned = false);
    let drawn = game.when(Action::PlanDraw);
    assert!(drawn.contains(&Event::PutUnderAsked));
    game.when(Action::PutUnder(ObjectiveId(1)));
    assert_eq!(game.state.hand_logs[0].known().count(), 0, "it may lie under the deck now");
    let view = formicarium::microlonies::view::view(&game.state, Eyes::Seat(B));
    assert_eq!(view.under.iter().map(|under| under.card).collect::<Vec<_>>(), [None]);
    let own = formicarium::microlonies::view::view(&game.state, Eyes::Seat(A));
    assert_eq!(own.under[0].card, Some(ObjectiveId(1)));
}
