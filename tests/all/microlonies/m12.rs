//! M12: final scoring.

use formicarium::engine::{Game, Turn};
use formicarium::microlonies::ids::ObjectiveId;
use formicarium::microlonies::pack::Metric;
use formicarium::microlonies::rules::scoring::{outcome, trophy_vp};
use formicarium::microlonies::{Action, Ant, Microlonies, TierId};

use super::given::*;

#[test]
fn m12_1_a_point_for_each_fed_ant_and_one_less_for_each_unfed() {
    // Three outside, five Workers and the Queen inside.
    let sheet = |game: &Given| {
        let score = game.score(A);
        (score.fed, score.unfed, score.feeding)
    };
    assert_eq!(sheet(&given()), (0, 9, -9));
    assert_eq!(sheet(&given().ant(A, 4, 0)), (2, 8, -6));
    let game = given().hunted(A, 4, 3, 1).hunted(A, 2, 0, 3);
    assert_eq!(sheet(&game), (9, 0, 9));
    assert_eq!(sheet(&game.hunted(A, 0, 5, 0)), (9, 0, 9), "nothing for excess");
    assert_eq!(given().measure(A, Metric::Food), 0);
}

#[test]
fn m12_1_ants_in_the_hand_of_a_dispersal_are_still_the_colonys() {
    let mut game = given().workers(A, COLONIZE, 3).hunted(A, 4, 3, 1);
    let figures = |game: &Given| {
        let score = game.score(A);
        (
            score.total,
            score.fed + score.unfed,
            game.measure(A, Metric::Inside),
            game.measure(B, Metric::Inside),
        )
    };
    let before = figures(&game);
    game.when(Action::TakeUp(COLONIZE));
    assert_eq!(game.state.now.workers, 3);
    assert_eq!(figures(&game), before, "with all of them in the hand");
    game.when(put(BUILD, Ant::Worker));
    assert_eq!(figures(&game), before, "with one of them put down");
    let shown = Microlonies::facts(&game.state, A);
    assert!(shown.contains(&("population", i64::from(before.1))), "{shown:?}");
}

#[test]
fn m12_2_three_points_for_a_nurse_and_two_eggs() {
    for (nurses, eggs, points) in
        [(0, 9, 0), (1, 1, 0), (1, 2, 3), (1, 9, 3), (2, 3, 3), (2, 4, 6), (5, 6, 9)]
    {
        let game = given().workers(A, NURSERY, nurses).eggs(A, eggs);
        assert_eq!(game.score(A).nursery, points, "{nurses} Nurses and {eggs} Eggs");
    }
    let odd = given().workers(A, NURSERY, 2).eggs(A, 3).ant(A, 1, 2);
    assert_eq!(odd.score(A).nursery, 6, "the bonus hex's Eggs join the others");
}

#[test]
fn m12_3_architecture_goes_by_the_table() {
    assert_eq!(given().score(A).architecture, 0);
    let game = given().built(A, 2, 2, 0);
    assert_eq!(game.score(A).architecture, 1);
    let game = game.ant(A, 3, 3);
    assert_eq!(game.score(A).architecture, 3, "with the bonus hex");
    let mut short = given_numbers(|numbers| numbers.architecture_vp = vec![0, 4]).built(A, 2, 2, 0);
    short = short.built(A, 3, 2, 1).ant(A, 3, 3);
    assert_eq!(short.measure(A, Metric::Symbols), 2);
    assert_eq!(short.score(A).architecture, 4, "beyond its end the last entry counts");
}

#[test]
fn m12_4_prey_points_and_five_for_the_mound() {
    let game = given().hunted(A, 1, 3, 1).hunted(A, 4, 0, 3).hunted(A, 0, 3, 4);
    assert_eq!(game.score(A).prey, 3);
    let mound = game.hex(5, 2);
    let game = game.with(|state| {
        state.open.colonies[0].mound = true;
        state.open.colonies[0].zones.push(mound);
        let cell = &mut state.open.cells[mound.index()];
        (cell.ground, cell.pheromones) = (formicarium::microlonies::state::Ground::HuntingZone, 1);
    });
    assert_eq!(game.score(A).prey, 8);
}

#[test]
fn m12_5_trophies_pay_seven_four_and_two() {
    let vp = |icons: &[i16]| trophy_vp(icons, [7, 4, 2])[..icons.len()].to_vec();
    assert_eq!(vp(&[3, 2]), [7, 4]);
    assert_eq!(vp(&[1, 3, 2]), [2, 7, 4]);
    assert_eq!(vp(&[1, 3, 2, 4]), [0, 4, 2, 7]);
    assert_eq!(vp(&[1, 0, 0, 0]), [7, 0, 0, 0], "at least one icon to take part");
    assert_eq!(vp(&[0, 0]), [0, 0]);
}

#[test]
fn m12_5_tied_places_share_and_round_down() {
    let vp = |icons: &[i16]| trophy_vp(icons, [7, 4, 2])[..icons.len()].to_vec();
    assert_eq!(vp(&[2, 2]), [5, 5]);
    assert_eq!(vp(&[2, 2, 1]), [5, 5, 2], "the next takes third");
    assert_eq!(vp(&[3, 1, 1]), [7, 3, 3]);
    assert_eq!(vp(&[1, 1, 1]), [4, 4, 4]);
    assert_eq!(vp(&[1, 1, 1, 1]), [3; 4]);
    assert_eq!(vp(&[2, 1, 1, 1]), [7, 2, 2, 2]);
    assert_eq!(vp(&[3, 2, 1, 1]), [7, 4, 1, 1], "a place beyond the third is worth nothing");
    assert_eq!(vp(&[2, 2, 1, 1]), [5, 5, 1, 1]);
    assert_eq!(vp(&[0, 1, 1, 0]), [0, 5, 5, 0]);
}

#[test]
fn m12_5_icons_are_on_tokens_and_cards() {
    let game = given().hunted(A, 3, 3, 1).with(|state| {
        state.open.colonies[0].trophies = 0b10;
        state.open.colonies[0].termites = 2;
    });
    let score = game.score(A);
    assert_eq!((score.trophy_icons, score.trophies), (4, 7));
    assert_eq!(game.score(B).trophies, 0);
}

#[test]
fn m12_6_objectives_pay_the_validated_tier() {
    let game = given().with(|state| {
        let validated = [(ObjectiveId(0), TierId::One), (ObjectiveId(1), TierId::Two)];
        state.open.colonies[0].validated = validated.to_vec();
    });
    assert_eq!((game.score(A).objectives, game.score(B).objectives), (3 + 6, 0));
}

#[test]
fn m12_7_a_plain_species_has_no_supremacy() {
    let game = given().hunted(A, 4, 3, 1);
    assert_eq!(game.score(A).supremacy, 0);
    let score = game.score(A);
    let lines =
        [score.feeding, score.nursery, score.architecture, score.prey, score.trophies, score.objectives];
    assert_eq!(score.total, lines.iter().sum::<i16>() + score.supremacy);
}

fn places(game: &Given) -> Vec<u8> {
    let outcome = outcome(&game.state, &game.state.content);
    outcome.places[..usize::from(outcome.seats)].to_vec()
}

#[test]
fn m12_8_most_points_win() {
    let game = given();
    assert_eq!(places(&game), [1, 1], "the same position for both");
    assert_eq!(places(&game.twin().eggs(B, 2)), [2, 1]);
    assert_eq!(places(&game.eggs(A, 2)), [1, 2]);
}

#[test]
fn m12_8_ties_go_to_the_most_fed_ants() {
    // Two fed ants more, and as many points as a set in the Nursery is worth
    // beside them: 2 for feeding and 2 less unfed, 1 ant more.
    let game = given().ant(A, 4, 0).eggs(B, 2);
    assert_eq!((game.score(A).feeding, game.score(A).total), (-6, -6));
    assert_eq!((game.score(B).nursery, game.score(B).total), (3, -6));
    assert_eq!(places(&game), [1, 2]);
}

#[test]
fn m12_8_still_tied_the_victory_is_shared() {
    let board = "A0 *1 g g *2 B1\n * g g g *2 *2\n g g g g g g\n C0 *3 g g g g\n *3 *3 g g g g";
    let game = given_on(board);
    let outside = |seat: formicarium::engine::Seat| game.colony(seat).outside.len();
    assert_eq!((outside(A), outside(B), outside(C)), (1, 3, 3));
    assert_eq!(places(&game), [1, 2, 2], "unfed ants cost points; the others tie for second");
    let game = game.with(|state| state.open.last_round = Some(1)).turn_of(C).activated(NURSERY, 1);
    let mut game = game.eggs(B, 4).workers(B, NURSERY, 2).eggs(C, 4).workers(C, NURSERY, 2);
    game.end_turn();
    assert_eq!(game.places(), [3, 1, 1]);
    let Turn::Over(outcome) = Microlonies::turn(&game.state) else { panic!("the game goes on") };
    assert_eq!((outcome.share(B), outcome.share(C), outcome.share(A)), (0.5, 0.5, 0.0));
}
