//! What searches know about a game: it has to tell the end better than the
//! points do.

use formicarium::antrealm::AntRealm;
use formicarium::bots::Spec;
use formicarium::engine::{Game, Offer, Seat, Sources, Table, Turn};
use formicarium::microlonies::Microlonies;

/// Games of two that are looked at.
const GAMES: u64 = 150;
/// What they are drawn from: no seed that weights were found with.
const SEED: u64 = 0x00C0_FFEE;

/// By how much the first seat leads the second: in points, and by what a search
/// expects of the end.
#[derive(Clone, Copy)]
struct Lead {
    points: f64,
    expected: f64,
}

fn lead<G: Game>(state: &G::State) -> Lead {
    let points = |seat: u8| {
        let facts = G::facts(state, Seat(seat));
        facts.iter().find(|(name, _)| *name == "points").expect("points").1 as f64
    };
    let mut expected = [0.0; 2];
    G::prospects(state, &mut expected);
    Lead { points: points(0) - points(1), expected: f64::from(expected[0] - expected[1]) }
}

/// The leads at the beginning of each turn of a game, and that at its end.
fn leads<G: Offer>(ready: &G::Ready, seed: u64) -> (Vec<Lead>, f64) {
    let mut table = Table::<G, ()>::new(ready.clone(), seed, ());
    let mut bots = [0, 1].map(|seat| Spec::Greedy.make::<G>(seed, Seat(seat)));
    let (mut turn, mut leads) = (u16::MAX, Vec::new());
    loop {
        let seat = match table.turn() {
            Turn::Over(outcome) => return (leads, f64::from(outcome.scores[0] - outcome.scores[1])),
            Turn::Seat(seat) => seat,
        };
        let now = G::clock(table.state()).turn;
        if now != turn {
            turn = now;
            leads.push(lead::<G>(table.state()));
        }
        table.ask(bots[seat.index()].as_mut());
    }
}

fn correlation(pairs: &[(f64, f64)]) -> f64 {
    let count = pairs.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
    let (a, b) = (mean(|pair| pair.0), mean(|pair| pair.1));
    let sum = |of: &dyn Fn(f64, f64) -> f64| pairs.iter().map(|pair| of(pair.0 - a, pair.1 - b)).sum::<f64>();
    let (both, one, other) = (sum(&|a, b| a * b), sum(&|a, _| a * a), sum(&|_, b| b * b));
    if one * other > 0.0 { both / (one * other).sqrt() } else { 0.0 }
}

/// In each third of the games: how the lead in points, and the expected one, go
/// with the lead at the end.
fn thirds<G: Offer>() -> [[f64; 2]; 3] {
    let setup = G::setup(&Sources::default(), 2).expect("a base setup");
    let Ok(ready) = G::check(&setup) else { panic!("a setup that can't be played") };
    let mut pairs: [[Vec<(f64, f64)>; 2]; 3] = Default::default();
    for game in 0..GAMES {
        let (leads, end) = leads::<G>(&ready, SEED + game);
        for (at, lead) in leads.iter().enumerate() {
            let third = &mut pairs[3 * at / leads.len()];
            third[0].push((lead.points, end));
            third[1].push((lead.expected, end));
        }
    }
    pairs.map(|third| third.map(|pairs| correlation(&pairs)))
}

fn tells_more_than_points<G: Offer>() {
    let thirds = thirds::<G>();
    println!("{}: points and prospects by thirds: {thirds:.2?}", G::ID);
    for [points, expected] in thirds {
        assert!(expected > points, "{thirds:.2?}");
    }
}

#[test]
fn prospects_tell_the_end_better_than_points_in_microlonies() {
    tells_more_than_points::<Microlonies>();
}

#[test]
fn prospects_tell_the_end_better_than_points_in_ant_realm() {
    tells_more_than_points::<AntRealm>();
}
