//! Facts and positions with pieces of species that can't be: readers refuse
//! them.

use formicarium::engine::{Fold, Game};
use formicarium::microlonies::ids::{ChamberId, HexId, TileId};
use formicarium::microlonies::species::{Effect, Slice, Species};
use formicarium::microlonies::state::{Ground, State};
use formicarium::microlonies::{Event, Microlonies};

use super::given::*;

#[track_caller]
fn unfit(game: &Given, effect: Effect) {
    assert!(Microlonies::admits(&game.state, &Event::Effect(effect)).is_err(), "{effect:?}");
}

#[track_caller]
fn fit(game: &Given, effect: Effect) {
    assert!(Microlonies::admits(&game.state, &Event::Effect(effect)).is_ok(), "{effect:?}");
}

/// The position with a change is no position.
#[track_caller]
fn unsound(game: &Given, change: impl FnOnce(&mut State)) {
    let mut game = game.twin();
    change(&mut game.state);
    let written = serde_json::to_value(Microlonies::position(&game.state)).expect("plain data");
    assert!(Microlonies::restore(&game.state.content, &written).is_err());
}

const FAR: HexId = HexId(999);
const NO_ROOM: ChamberId = ChamberId(9);

#[test]
fn slaves_are_the_amazon_ants_and_six() {
    let game = given_species(A, Species::Amazon);
    let robbed = Effect::SlaveRobbed { chamber: NURSERY };
    fit(&game, robbed);
    unfit(&game, Effect::SlaveRobbed { chamber: NO_ROOM });
    let full = game.twin().with(|state| state.open.colonies[0].chambers[0].slaves = 6);
    unfit(&full, robbed);
    unfit(&given(), robbed);
    unsound(&game, |state| state.open.colonies[0].chambers[0].slaves = 7);
    unsound(&game, |state| state.open.now.slaves = 7);
    unsound(&given(), |state| state.open.colonies[0].chambers[0].slaves = 1);
}

#[test]
fn soldiers_outside_are_the_soldier_ants_and_five() {
    let game = given_species(A, Species::Soldier).activated(COLONIZE, 2);
    let (own, free) = (game.hex(2, 0), game.hex(3, 0));
    fit(&game, Effect::SoldierCalled);
    fit(&game, Effect::SoldierSent { chamber: COLONIZE, hex: own });
    unfit(&game, Effect::SoldierSent { chamber: COLONIZE, hex: free });
    unfit(&game, Effect::SoldierSent { chamber: COLONIZE, hex: FAR });
    unfit(&game, Effect::SoldierSent { chamber: NO_ROOM, hex: own });
    unfit(&given().activated(COLONIZE, 2), Effect::SoldierCalled);
    let armed = game.twin().soldier(A, 3, 0);
    assert!(Microlonies::admits(&armed.state, &Event::AntEliminated { hex: free, victim: A }).is_err());
    unsound(&game, |state| state.open.cells[free.index()].soldier = true);
    unsound(&given(), |state| state.open.cells[own.index()].soldier = true);
    let ants = [(3, 0), (2, 1), (0, 2)].into_iter().fold(game, |game, (x, y)| game.ant(A, x, y));
    unsound(&ants, |state| {
        for hex in state.open.colonies[0].outside.clone() {
            state.open.cells[hex.index()].soldier = true;
        }
    });
}

#[test]
fn workers_come_out_of_the_reserve_onto_free_hexes() {
    let game = given_species(A, Species::Soldier).activated(HUNT, 1);
    let (own, free) = (game.hex(2, 0), game.hex(3, 0));
    fit(&game, Effect::CameOut { hex: free });
    unfit(&game, Effect::CameOut { hex: own });
    unfit(&game, Effect::CameOut { hex: FAR });
    fit(&game, Effect::OutAsked { beside: own });
    unfit(&game, Effect::OutAsked { beside: FAR });
    unfit(&given(), Effect::OutAsked { beside: own });
    let empty = game.twin().workers(A, NURSERY, 17);
    assert_eq!(empty.colony(A).reserve, 0);
    unfit(&empty, Effect::CameOut { hex: free });
    unfit(&empty, Effect::OutAsked { beside: own });
    unsound(&game, |state| state.open.now.phase = formicarium::microlonies::state::Phase::PutOut);
    unsound(&given(), |state| state.open.now.phase = formicarium::microlonies::state::Phase::Sally);
}

#[test]
fn gardens_are_the_leafcutter_ants_and_each_is_built_once() {
    let game = given_species(A, Species::Leafcutter).activated(BUILD, 3);
    let taken = |tile| Effect::GardenTaken { tile: TileId(tile) };
    fit(&game, taken(16));
    unfit(&game, taken(15));
    unfit(&game, taken(18));
    unfit(&game.twin().built(A, 16, 2, 1), taken(16));
    unfit(&given_species(A, Species::Giant).activated(BUILD, 3), taken(16));
    unfit(&game.twin().workers(A, NURSERY, 15), Effect::NurseRaised { chamber: NO_ROOM });
    let built = given_species(A, Species::Leafcutter).built(A, 16, 2, 1);
    unsound(&built, |state| state.open.colonies[0].species = Some(Species::Giant));
    unsound(&built, |state| {
        let twin = state.open.colonies[0].chambers[5];
        state.open.colonies[0].chambers.push(formicarium::microlonies::state::Chamber { x: 9, y: 9, ..twin });
    });
    unsound(&built, |state| state.open.tile_river[0] = Some(TileId(17)));
}

#[test]
fn satellite_nests_are_the_argentine_ants_and_three() {
    let game = given_species(A, Species::Argentine).ant(A, 3, 0).activated(COLONIZE, 3);
    let hex = game.hex(3, 0);
    let founded = |hex| Effect::Founded { hex, cost: 2 };
    fit(&game, founded(hex));
    unfit(&game, founded(game.hex(4, 0)));
    unfit(&game, founded(FAR));
    unfit(&given().ant(A, 3, 0), founded(hex));
    unfit(&game, Effect::QueenAsked);
    unfit(&game, Effect::QueenJoined { chamber: HUNT });
    let slice = |satellites, queens| Slice::Argentine { satellites, queens };
    unsound(&game, |state| state.open.colonies[0].slice = slice([Some(hex), None, None], 0));
    unsound(&game, |state| state.open.colonies[0].slice = slice([Some(FAR), None, None], 0));
    unsound(&game, |state| state.open.colonies[0].slice = slice([None; 3], 1));
    let other = game.hex(6, 0);
    let one = game.with(|state| {
        state.open.cells[other.index()].ground = Ground::Nest;
        state.open.colonies[0].slice = slice([Some(other), None, None], 0);
    });
    fit(&one, Effect::QueenJoined { chamber: HUNT });
    unfit(&one, Effect::QueenJoined { chamber: NO_ROOM });
    unsound(&one, |state| state.open.colonies[0].slice = slice([Some(other), Some(other), None], 0));
    unsound(&one, |state| state.open.colonies[0].slice = slice([Some(other), None, None], 1));
}
