//! S4: the Carpenter Ant.

use formicarium::microlonies::species::{Ability, Species, figures};
use formicarium::microlonies::{Action, Event};

use super::given::*;

const REFRESH: Action = Action::Ability(Ability::RefreshTiles);

fn carpenter() -> Given {
    given_species(A, Species::Carpenter)
}

fn reinforced(tile: u8, x: i8, y: i8) -> u8 {
    let mut game = carpenter().tile_river(&[tile]).activated(BUILD, 1);
    game.when(Action::TakeTile(0));
    game.when(Action::PlaceTile { x, y });
    game.chamber(A, NEW).workers
}

#[test]
fn s04_1_one_more_efficiency_in_a_build_beyond_the_maximum() {
    for (workers, expected) in [(1, 2), (3, 4), (4, 5), (6, 5)] {
        assert_eq!(carpenter().activated(BUILD, workers).state.now.efficiency, expected);
    }
    assert_eq!(carpenter().activated(HUNT, 2).state.now.efficiency, 2);
    let mut game = carpenter().workers(A, BUILD, 3);
    game.disperse(HUNT, &[worker(BUILD)]);
    assert_eq!(game.state.now.efficiency, 5);
    let game = carpenter().tile_river(&[0, 3, 5, 12, 13]).activated(BUILD, 4);
    game.allowed(Action::TakeTile(4));
}

#[test]
fn s04_2_a_refresh_is_free_and_once_a_game() {
    let mut game = carpenter().tile_river(&[0, 3]).activated(BUILD, 2);
    game.when(REFRESH);
    let river: Vec<u8> = game.state.tile_river.iter().flatten().map(|tile| tile.0).collect();
    assert_eq!(river, [1, 2, 4, 5, 6]);
    assert_eq!((game.state.now.points(), game.state.tiles_left()), (3, 11));
    game.refused(REFRESH, "S4.2", "refuse-once-a-game", &[]);
    let later = game.turn_of(A).activated(BUILD, 2);
    later.refused(REFRESH, "S4.2", "refuse-once-a-game", &[]);
    carpenter().activated(HUNT, 2).refused(REFRESH, "S4.2", "refuse-refresh-in-build", &[]);
}

#[test]
fn s04_3_a_chamber_that_joins_by_two_tunnels_gets_one_more() {
    assert_eq!(reinforced(0, -1, 1), 3, "below the Nursery and beside Hunt");
    assert_eq!(reinforced(0, 2, 1), 2, "beside Build only");
    assert_eq!(reinforced(2, 2, 1), 3, "as many as it shows");
}

#[test]
fn s04_4_thirteen_chambers_trigger_the_end() {
    for (built, expected) in [(6, false), (7, true)] {
        let mut game = carpenter();
        for number in 0..built {
            game = game.built(A, 4 + number, 10 + 2 * number as i8, 9);
        }
        let mut game = game.tile_river(&[0]).activated(BUILD, 1);
        game.when(Action::TakeTile(0));
        let events = game.when(Action::PlaceTile { x: 2, y: 1 });
        let ends = events.iter().any(|event| matches!(event, Event::EndTriggered { .. }));
        assert_eq!((ends, game.colony(A).chambers.len()), (expected, 6 + usize::from(built)));
    }
}

#[test]
fn s04_5_vp_for_forests_and_pairs_of_symbols() {
    let game = carpenter();
    let own = game.score(A).supremacy;
    let game = game.ant(A, 2, 1).ant(A, 3, 3);
    assert_eq!(game.score(A).supremacy, own + 1, "one symbol is no pair");
    let figures: Vec<i32> =
        figures(&game.state, &game.state.content, A).map(|figure| figure.number).collect();
    assert_eq!(figures, [2, 1]);
    let game = game.built(A, 8, 5, 5).built(A, 2, 9, 9);
    assert_eq!(game.score(A).supremacy, own + 1);
}
