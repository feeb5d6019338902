//! M3: setup.

use std::collections::BTreeSet;
use std::sync::Arc;

use formicarium::engine::{Fast, Scripted};
use formicarium::microlonies::ids::ObjectiveId;
use formicarium::microlonies::pack::{ChamberKind, Layout, Pack, Terrain};
use formicarium::microlonies::state::{Ground, Occupant, Phase};
use formicarium::microlonies::{Action, Event, Setup};

use super::board::{Board, MEADOW, small_layout, small_pack};
use super::given::*;

fn base(colonies: u8, seed: u64) -> (Given, Vec<Event>) {
    let layout = Layout::base(usize::from(colonies)).unwrap();
    let setup =
        Setup { pack: Arc::new(Pack::base()), layout: Arc::new(layout), colonies, species: Vec::new() };
    dealt(setup, &mut Fast::new(seed))
}

#[test]
fn m03_1_so_many_tiles_lie_by_the_number_of_colonies() {
    for (colonies, tiles) in [(2, 6), (3, 9), (4, 12)] {
        let mut rotations = BTreeSet::new();
        for seed in 0..6 {
            let (game, events) = base(colonies, seed);
            let laid: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::TerrainLaid { tile, rotation, .. } => Some((*tile, *rotation)),
                    _ => None,
                })
                .collect();
            assert_eq!(laid.len(), 1 + tiles);
            let different: BTreeSet<u8> = laid.iter().map(|laid| laid.0).collect();
            assert_eq!(different.len(), laid.len(), "no tile lies twice");
            assert_eq!(laid.iter().filter(|laid| laid.0 == 0).count(), 1, "tile 0 lies once");
            rotations.extend(laid[1..].iter().map(|laid| laid.1));
            let nests = game.state.cells.iter().filter(|cell| cell.ground == Ground::Nest).count();
            assert_eq!(nests, usize::from(colonies));
        }
        assert_eq!(rotations.len(), 6, "random tiles get random rotations");
    }
}

#[test]
fn m03_1_a_layout_may_fix_tiles_and_rotations() {
    let mut layout = small_layout();
    layout.tiles[1].tile = Some("3".into());
    layout.tiles[1].rotation = Some(2);
    layout.starts[1].tile = Some("rgf".into());
    for seed in 0..8 {
        let setup = Setup {
            pack: Arc::new(small_pack()),
            layout: Arc::new(layout.clone()),
            colonies: 2,
            species: Vec::new(),
        };
        let (_, events) = dealt(setup, &mut Fast::new(seed));
        assert!(events.contains(&Event::TerrainLaid { place: 1, tile: 3, rotation: 2 }));
        assert!(events.contains(&Event::StartLaid { seat: B, place: 1, tile: 2 }));
        let threes = events.iter().filter(|event| matches!(event, Event::TerrainLaid { tile: 3, .. }));
        assert_eq!(threes.count(), 1);
    }
}

/// Whether every start walks to an entrance and to the side of each Hunting
/// Zone, step by step over land.
fn is_fair(game: &Given) -> bool {
    let (state, content) = (&game.state, &game.state.content);
    let land = |cell: &formicarium::microlonies::state::Cell| matches!(cell.ground.terrain(), Some(terrain) if terrain != Terrain::Water);
    state.seats().all(|seat| {
        let mut reached: BTreeSet<_> = state.colony(seat).outside.iter().copied().collect();
        loop {
            let next: BTreeSet<_> = reached
                .iter()
                .flat_map(|hex| content.around(*hex))
                .filter(|hex| land(state.cell(*hex)) && !reached.contains(hex))
                .collect();
            if next.is_empty() {
                break;
            }
            reached.extend(next);
        }
        let all = (0..state.cells.len() as u16).map(formicarium::microlonies::ids::HexId);
        let zones = all.filter(|hex| state.cell(*hex).ground == Ground::HuntingZone);
        let beside = zones.into_iter().all(|zone| content.around(zone).any(|near| reached.contains(&near)));
        beside && reached.iter().any(|hex| state.cell(*hex).entrance)
    })
}

#[test]
fn m03_1_a_deal_that_cuts_a_start_off_is_dealt_again() {
    // Half of the tile beside a Nest is Water: some rotations cut the start
    // off, which the deal must never leave standing.
    let mut pack = small_pack();
    for side in 0..6 {
        pack.terrain.tiles[3].hexes[side].terrain = if side < 3 { Terrain::Rock } else { Terrain::Water };
        pack.terrain.tiles[3].hexes[side].bonus = None;
    }
    let pack = Arc::new(pack);
    let mut layout = small_layout();
    layout.tiles[1].tile = Some("3".into());
    let layout = Arc::new(layout);
    let mut rotations = BTreeSet::new();
    for seed in 0..60 {
        let setup =
            Setup { pack: Arc::clone(&pack), layout: Arc::clone(&layout), colonies: 2, species: Vec::new() };
        let (game, events) = dealt(setup, &mut Fast::new(seed));
        assert!(is_fair(&game), "seed {seed}");
        for event in events {
            if let Event::TerrainLaid { place: 1, rotation, .. } = event {
                rotations.insert(rotation);
            }
        }
    }
    assert!(!rotations.is_empty() && rotations.len() < 6, "some rotation is never dealt: {rotations:?}");
    for seed in 0..10 {
        for colonies in 2..=4 {
            assert!(is_fair(&base(colonies, seed).0));
        }
    }
}

#[test]
fn m03_2_rivers_have_five_face_up_sections() {
    let game = started();
    assert!(game.state.prey_river.iter().all(Option::is_some));
    assert!(game.state.tile_river.iter().all(Option::is_some));
    assert_eq!((game.state.prey_deck.len(), game.state.tile_deck.len()), (12 - 5, 16 - 5));
}

#[test]
fn m03_3_three_objectives_lie_face_up() {
    let game = started();
    assert!(game.state.objectives.iter().all(Option::is_some));
    assert_eq!(game.state.objective_deck, 24 - 3 - 2 * 2);
}

#[test]
fn m03_5_each_keeps_one_of_two_objectives_and_the_other_goes_back() {
    let mut game = started();
    for _ in 0..2 {
        let seat = game.turn().unwrap();
        assert_eq!(game.phase(), Phase::KeepObjective);
        let hand = game.state.secret.hands[seat.index()].clone();
        assert_eq!(hand.len(), 2);
        assert_eq!(game.legal(), hand.iter().map(|card| Action::Keep(*card)).collect::<Vec<_>>());
        let other = (0..24).map(ObjectiveId).find(|card| !hand.contains(card)).unwrap();
        game.refused(Action::Keep(other), "M3.5", "refuse-not-in-hand", &[]);
        game.refused(Action::EndTurn, "M3.5", "refuse-keep-objective-first", &[]);
        game.when(Action::Keep(hand[1]));
        assert_eq!(game.state.secret.hands[seat.index()], [hand[1]]);
        assert!(game.state.secret.deck.unseen() & (1 << hand[0].0) != 0, "shuffled back, not under it");
    }
    assert_ne!(game.phase(), Phase::KeepObjective);
    assert_eq!(game.state.objective_deck, 24 - 3 - 2);
}

#[test]
fn m03_6_a_random_colony_begins_and_turns_go_clockwise() {
    let mut firsts = BTreeSet::new();
    for seed in 0..40 {
        let (mut game, _) = base(4, seed);
        let first = game.state.first;
        firsts.insert(first);
        let mut order = Vec::new();
        for _ in 0..4 {
            order.push(game.turn().unwrap().0);
            let keep = game.legal()[0];
            game.when(keep);
        }
        let clockwise: Vec<u8> = (0..4).map(|step| (first.0 + step) % 4).collect();
        assert_eq!(order, clockwise);
        while game.phase() == Phase::Settle {
            let hex = game.legal()[0];
            game.when(hex);
        }
        assert_eq!((game.turn(), game.state.round), (Some(first), 1));
        for seat in clockwise.iter().chain(&clockwise) {
            assert_eq!(game.turn().unwrap().0, *seat);
            game.idle();
        }
        assert_eq!(game.state.round, 3);
    }
    assert_eq!(firsts.len(), 4);
    let game = base(2, 0).0;
    let other = formicarium::engine::Seat(1 - game.state.now.seat.0);
    let keep = game.legal()[0];
    let refusal = formicarium::microlonies::rules::setup::refuse_keep;
    assert!(refusal(&game.state, ObjectiveId(99)).is_some());
    let refused = <formicarium::microlonies::Microlonies as formicarium::engine::Game>::refuse(
        &game.state,
        other,
        &keep,
    );
    assert_eq!(
        refused.map(|refusal| (refusal.rule, refusal.line.key)),
        Some(("M3.6", "refuse-not-your-decision"))
    );
}

fn settling(board: &str) -> Given {
    let setup = Board::read(board).setup(Arc::new(small_pack()));
    let (mut game, _) = dealt(setup, &mut Scripted::default());
    while game.phase() == Phase::KeepObjective {
        let keep = game.legal()[0];
        game.when(keep);
    }
    game
}

#[test]
fn m03_7_three_workers_stand_out_and_a_fourth_goes_beside_them() {
    let mut game = settling(MEADOW);
    assert_eq!((game.turn(), game.phase()), (Some(A), Phase::Settle));
    assert_eq!((game.colony(A).reserve, game.colony(A).outside.len()), (16, 3));
    for (column, row) in [(2, 0), (0, 1), (1, 1)] {
        assert_eq!(game.occupant(column, row), Occupant::Ant(A));
    }
    let expected: BTreeSet<_> =
        [(3, 0), (2, 1), (0, 2), (1, 2), (2, 2)].map(|at| game.hex(at.0, at.1)).into();
    let legal: BTreeSet<_> = game
        .legal()
        .iter()
        .map(|action| match action {
            Action::Settle(hex) => *hex,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(legal, expected);
    for (column, row) in [(1, 1), (1, 0), (3, 1), (3, 2), (4, 0), (5, 4)] {
        let action = Action::Settle(game.hex(column, row));
        game.refused(action, "M3.7", "refuse-settle-there", &[game.at(column, row)]);
    }
    game.when(Action::Settle(game.hex(2, 1)));
    assert_eq!((game.colony(A).reserve, game.colony(A).outside.len()), (15, 4));
    assert!(game.on_trail(A, 2, 1));
    assert_eq!((game.turn(), game.phase()), (Some(B), Phase::Settle));
}

#[test]
fn m03_7_with_no_hex_the_fourth_worker_stays_in_the_reserve() {
    let game = settling("A0 * z g * B1\n * w w g * *");
    // The first seat's Starting tile touches Water and a Hunting Zone alone.
    assert_eq!((game.turn(), game.phase()), (Some(B), Phase::Settle));
    assert_eq!(game.colony(A).reserve, 16);
    let game = settling("A0 * z .\n * w w .\n.\n.\n. B0 *\n  * * .");
    assert_eq!(game.phase(), Phase::TakeUp, "nobody has a hex for it");
    assert_eq!((game.colony(A).reserve, game.colony(B).reserve), (16, 16));
}

#[test]
fn m03_8_the_starting_anthill_has_five_chambers_a_worker_each_and_the_queen() {
    for game in [started(), base(3, 1).0] {
        for colony in &game.state.colonies {
            let kinds: BTreeSet<_> = colony.chambers.iter().map(|chamber| chamber.kind).collect();
            assert_eq!(colony.chambers.len(), 5);
            assert_eq!(kinds.len(), 5);
            assert!(!kinds.contains(&ChamberKind::Food));
            assert!(colony.chambers.iter().all(|chamber| chamber.workers == 1));
            assert_eq!(colony.chambers.iter().filter(|chamber| chamber.queens == 1).count(), 1);
        }
    }
    assert_eq!(started().chamber(A, LAY).queens, 1, "in the one with her icon");
}
