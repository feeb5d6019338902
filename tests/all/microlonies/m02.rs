//! M2: the environment.

use std::sync::Arc;

use formicarium::engine::{Fast, Seat};
use formicarium::microlonies::pack::{Badge, ChamberKind, Metric, Pack, Terrain};
use formicarium::microlonies::state::{Ground, Occupant};

use formicarium::microlonies::{Action, Event, Setup, TierId};

use super::board::{axial, small_layout, small_pack};
use super::given::*;

#[test]
fn m02_1_tiles_lie_as_they_are_printed_and_turned() {
    let setup = Setup {
        pack: Arc::new(small_pack()),
        layout: Arc::new(small_layout()),
        colonies: 2,
        species: Vec::new(),
    };
    let (game, events) = dealt(setup, &mut Fast::new(3));
    let content = &game.state.content;
    let mut turned = 0;
    for event in events {
        let Event::TerrainLaid { place, tile, rotation } = event else { continue };
        let printed = &content.setup.pack.terrain.tiles[usize::from(tile)];
        let hexes = content.tile_places[usize::from(place)];
        let expected = if tile == 0 { Ground::Mound } else { Ground::HuntingZone };
        assert_eq!(game.state.cell(hexes[0]).ground, expected);
        for side in 0..6 {
            let cell = game.state.cell(hexes[1 + (side + usize::from(rotation)) % 6]);
            let print = printed.hexes[side];
            assert_eq!(cell.ground.terrain(), Some(print.terrain), "clockwise by {rotation}");
            assert_eq!((cell.bonus, cell.entrance, cell.tile), (print.bonus, print.entrance, Some(place)));
        }
        turned += u32::from(rotation > 0);
    }
    assert!(turned > 0, "a deal that turns nothing shows nothing");
    for (start, seat) in content.start_places.iter().zip([A, B]) {
        let cells = start.map(|hex| *game.state.cell(hex));
        assert_eq!((cells[0].ground, game.colony(seat).nest), (Ground::Nest, start[0]));
        let mut terrain: Vec<_> = cells[1..].iter().filter_map(|cell| cell.ground.terrain()).collect();
        terrain.sort();
        assert_eq!(terrain, [Terrain::Grassland, Terrain::Forest, Terrain::Rock]);
        assert!(cells.iter().all(|cell| cell.tile.is_none()), "a Starting tile is no Terrain tile");
        let touching = |hex| content.around(start[0]).any(|near| near == hex);
        assert!(start[1..].iter().all(|hex| touching(*hex)), "the Nest touches the three others");
    }
}

#[test]
fn m02_2_the_mound_has_three_entrances_with_a_termite_each() {
    let tile = &Pack::base().terrain.tiles[0];
    let entrances: Vec<_> = tile.hexes.iter().filter(|hex| hex.entrance).map(|hex| hex.terrain).collect();
    assert_eq!(entrances.len(), 3);
    for terrain in [Terrain::Grassland, Terrain::Forest, Terrain::Rock] {
        assert!(entrances.contains(&terrain));
    }
    for (side, hex) in tile.hexes.iter().enumerate() {
        assert_eq!(hex.terrain == Terrain::Water, !hex.entrance);
        assert_ne!(hex.entrance, tile.hexes[(side + 1) % 6].entrance, "they alternate");
    }
    let setup = Setup {
        pack: Arc::new(small_pack()),
        layout: Arc::new(small_layout()),
        colonies: 2,
        species: Vec::new(),
    };
    let game = dealt(setup, &mut Fast::new(3)).0;
    let mound = game.state.content.mound.unwrap();
    assert_eq!(game.state.cell(mound).ground, Ground::Mound);
    let near: Vec<_> = game.state.content.around(mound).map(|hex| *game.state.cell(hex)).collect();
    assert_eq!(near.iter().filter(|cell| cell.occupant == Occupant::Termite).count(), 3);
    assert!(near.iter().all(|cell| cell.entrance == (cell.occupant == Occupant::Termite)));
}

#[test]
fn m02_3_no_ant_stands_on_zone_nest_or_mound() {
    let game = given().ant(A, 2, 1).ant(A, 2, 2).ant(A, 2, 3).ant(A, 3, 3).ant(A, 4, 2).ant(A, 4, 4);
    let game = game.empty(5, 4).ant(A, 5, 4).activated(COLONIZE, 3);
    for (column, row) in [(4, 2), (5, 4)] {
        assert!(game.on_trail(A, column, row));
    }
    game.refused(game.exit(3, 1), "M2.3", "refuse-stand-on-zone", &[game.at(3, 1)]);
    game.refused(game.exit(1, 0), "M2.3", "refuse-stand-on-nest", &[game.at(1, 0)]);
    game.refused(game.exit(5, 5), "M2.3", "refuse-stand-on-nest", &[game.at(5, 5)]);
    game.refused(game.exit(5, 2), "M2.3", "refuse-stand-on-mound", &[game.at(5, 2)]);
    let mut game = game.twin();
    game.when(game.pick(4, 2));
    game.refused(game.march(3, 1), "M2.3", "refuse-stand-on-zone", &[game.at(3, 1)]);
    game.refused(game.march(5, 2), "M2.3", "refuse-stand-on-mound", &[game.at(5, 2)]);
}

#[test]
fn m02_3_a_zone_holds_a_pheromone_of_each_colony() {
    let game = given().ant(A, 2, 1).hunted(B, 0, 3, 1).prey_river(&[1]).activated(HUNT, 3);
    game.allowed(game.zone(3, 1));
    let mut game = game;
    game.when(game.zone(3, 1));
    game.when(Action::TakePrey(0));
    assert_eq!(game.state.cell(game.hex(3, 1)).pheromones, 0b11);
}

#[test]
fn m02_4_a_trail_joins_ants_and_pheromones_to_the_nest() {
    let game = given().ant(A, 2, 1).ant(A, 4, 1);
    assert!(game.on_trail(A, 1, 0), "the Nest's own hex");
    assert!(game.on_trail(A, 2, 1) && !game.on_trail(A, 4, 1));
    assert_eq!(game.measure(A, Metric::Isolated), 1);
    let game = game.hunted(A, 0, 3, 1);
    assert!(game.on_trail(A, 3, 1) && game.on_trail(A, 4, 1), "a Pheromone lengthens it");
    let game = given().ant(A, 2, 1).ant(A, 4, 1).hunted(B, 0, 3, 1);
    assert!(!game.on_trail(A, 4, 1), "another colony's Pheromone does not");
}

#[test]
fn m02_4_a_cut_trail_loses_what_hangs_on_it_and_joins_again() {
    // 2,2 - 2,3 - 2,4 hang on one another; the second seat comes by 3,3.
    let mut game = given().ant(A, 2, 2).ant(A, 2, 3).ant(A, 2, 4).ant(B, 4, 4).ant(B, 3, 3);
    assert!(game.on_trail(A, 2, 4) && game.on_trail(B, 3, 3));
    game = game.turn_of(B).activated(COLONIZE, 2);
    game.when(game.exit(2, 3));
    assert!(game.on_trail(A, 2, 2) && !game.on_trail(A, 2, 4), "what hung on it is isolated");
    assert!(game.on_trail(B, 2, 3));
    assert_eq!(game.measure(A, Metric::Isolated), 1);
    let mut game = game.turn_of(A).activated(COLONIZE, 2);
    game.when(game.exit(1, 3));
    assert!(game.on_trail(A, 2, 4), "it joins again by itself");
    assert_eq!(game.measure(A, Metric::Isolated), 0);
}

#[test]
fn m02_4_an_exploring_ant_can_cut_the_trail_behind_it() {
    let mut game = given().ant(A, 2, 2).ant(A, 2, 3).activated(COLONIZE, 2);
    game.when(game.pick(2, 2));
    game.when(game.march(3, 0));
    assert!(game.on_trail(A, 3, 0), "beside another ant of the Trail");
    assert!(!game.on_trail(A, 2, 3), "cut off");
}

/// Two Nests far away, and a row of hexes.
fn row(words: &str) -> Given {
    let game = given_on(&format!("{words}\n.\n.\n. A0 *1 .  .  .  .  B0 *2\n . *1 *1 .  .  .  .  *2 *2"));
    game.activated(COLONIZE, 3)
}

/// The columns of the first row where the ant in this column may go.
fn marches(game: &Given, column: i32) -> Vec<i32> {
    let mut game = game.twin();
    game.when(game.pick(column, 0));
    let columns = (0..9).filter(|column| game.state.content.hex_at(axial(*column, 0)).is_some());
    let mut legal = game.legal();
    legal.retain(|action| matches!(action, Action::March(_)));
    let found: Vec<i32> = columns.filter(|column| legal.contains(&game.march(*column, 0))).collect();
    assert_eq!(found.len(), legal.len(), "there is only the row");
    found
}

#[track_caller]
fn stuck(words: &str, column: i32) {
    let game = row(words);
    game.refused(game.pick(column, 0), "M2.5", "refuse-ant-cannot-move", &[game.at(column, 0)]);
}

#[test]
fn m02_5_ants_pass_their_own_and_own_pheromones_each_a_step() {
    assert_eq!(marches(&row("r1 r r r r"), 0), [1, 2, 3]);
    assert_eq!(marches(&row("r1 r1 r r r"), 0), [2, 3]);
    assert_eq!(marches(&row("r1 r1 r1 r r"), 0), [3]);
    assert_eq!(marches(&row("r1 za r r r"), 0), [2, 3], "it can't stop on the Hunting Zone");
    assert_eq!(marches(&row("r1 za zab r r"), 0), [3], "others' Pheromones don't matter there");
}

#[test]
fn m02_5_nothing_else_is_passed() {
    for barred in ["r1 w r", "r1 r2 r", "r1 ret r", "r1 m r", "r1 z r", "r1 zb r"] {
        stuck(barred, 0);
    }
    stuck("r1 r1 r1 r1 r", 0);
    let mut game = row("r1 r r2 r");
    game.when(game.pick(0, 0));
    game.refused(game.march(3, 0), "M10.4", "refuse-too-far", &[game.at(3, 0)]);
    game.refused(game.march(2, 0), "M10.4", "refuse-explore-eliminates", &[game.at(2, 0)]);
}

#[test]
fn m02_5_an_ant_passes_over_its_own_nest_alone() {
    let crossing = |nest: &str, other: &str, stranger: char, own: char| {
        let first = format!("r{own} {nest}0 * r");
        let game = given_on(&format!("{first}\n*{stranger} * . .\n.\n. . . {other}0 *\n. . * *"));
        let game = game.turn_of(Seat(own as u8 - b'1')).activated(COLONIZE, 2);
        (game.on_trail(game.state.now.seat, 0, 0), game)
    };
    let (joined, mut game) = crossing("A", "B", '2', '1');
    assert!(joined, "it stands beside its Nest");
    game.when(game.pick(0, 0));
    for action in [game.march(2, 0), game.march(3, 0), game.march(1, 1)] {
        game.allowed(action);
    }
    let (joined, game) = crossing("B", "A", '2', '1');
    assert!(!joined);
    game.refused(game.pick(0, 0), "M2.5", "refuse-ant-cannot-move", &[game.at(0, 0)]);
}

#[test]
fn m02_6_a_colony_controls_where_its_ants_stand_isolated_or_not() {
    let game = given().ant(A, 2, 2).ant(A, 4, 4);
    assert!(!game.on_trail(A, 4, 4));
    assert_eq!(game.measure(A, Metric::Terrain(Terrain::Rock)), 2);
    assert_eq!(game.measure(A, Metric::Terrain(Terrain::Forest)), 2);
    assert_eq!(game.measure(B, Metric::Terrain(Terrain::Rock)), 1);
}

#[test]
fn m02_7_a_prey_bonus_is_the_three_badges_of_its_family() {
    let game = given();
    assert_eq!(game.measure(A, Metric::Badge(Badge::Night)), 0);
    let game = game.ant(A, 2, 2).hunted(A, 0, 3, 1);
    assert_eq!(game.measure(A, Metric::Badge(Badge::Night)), 2, "on the card and on the hex");
    for badge in [Badge::Twilight, Badge::Day] {
        assert_eq!(game.measure(A, Metric::Badge(badge)), 1);
    }
    assert_eq!(game.measure(A, Metric::Badge(Badge::Leaf)), 0);
    assert_eq!(game.measure(A, Metric::BonusHexes), 1);
    assert_eq!(game.empty(2, 2).measure(A, Metric::Badge(Badge::Night)), 1, "as long as it controls it");
}

#[test]
fn m02_7_a_food_bonus_is_two_food() {
    let game = given().ant(A, 4, 0);
    assert_eq!(game.measure(A, Metric::Food), 2);
    assert_eq!(game.measure(B, Metric::Food), 0);
}

#[test]
fn m02_7_end_game_bonuses_count_in_the_score_alone() {
    let game = given().workers(A, NURSERY, 2).eggs(A, 2);
    assert_eq!((game.score(A).nursery, game.measure(A, Metric::Eggs)), (3, 2));
    let game = game.ant(A, 1, 2);
    assert_eq!((game.score(A).nursery, game.measure(A, Metric::Eggs)), (6, 2));
    assert_eq!((game.score(A).architecture, game.measure(A, Metric::Symbols)), (0, 0));
    let game = game.ant(A, 3, 3);
    assert_eq!((game.score(A).architecture, game.measure(A, Metric::Symbols)), (1, 0));
}

#[test]
fn m02_7_a_chamber_bonus_is_one_more_of_five_kinds_and_activates_nothing() {
    let count = |game: &Given| ChamberKind::ALL.map(|kind| game.measure(A, Metric::Chambers(kind)));
    let game = given();
    assert_eq!(count(&game), [1, 1, 1, 1, 1, 0]);
    let game = game.ant(A, 1, 3);
    assert_eq!(count(&game), [2, 2, 2, 2, 2, 0], "no Food chamber");
    assert_eq!(game.colony(A).chambers.len(), 5);
}

#[test]
fn m02_7_one_bonus_hex_serves_several_objectives_in_one_turn() {
    // Two leaf badges are on one hex and one card; Lay Eggs chambers and bonus
    // hexes count the same hexes.
    let mut game = given().ant(A, 1, 3).ant(A, 2, 4).hand(A, &[1, 5, 15, 23]).activated(NURSERY, 1);
    for card in [1, 5, 15, 23] {
        game.when(validate(card, TierId::One));
    }
    game.end_turn();
    assert_eq!(game.colony(A).validated.len(), 4);
}
