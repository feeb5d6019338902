//! The last turn of a game, looked through to every end.

use formicarium::antrealm::AntRealm;
use formicarium::bots::{Bounds, Finale, Random, Spec, Stopped};
use formicarium::engine::{Fast, Offer, Question, Seat, Sources, Table, Turn};
use formicarium::microlonies::Microlonies;

const BOUNDS: Bounds = Bounds { positions: 50_000, until: None };

fn table<G: Offer>(seed: u64) -> Table<G, ()> {
    let setup = G::setup(&Sources::default(), 2).expect("a base setup");
    let Ok(ready) = G::check(&setup) else { panic!("a setup that can't be played") };
    Table::new(ready, seed, ())
}

/// The first decision of a game whose end can be looked through, and has more
/// than one.
fn ending<G: Offer>(seed: u64) -> Option<Table<G, ()>> {
    let mut table = table::<G>(seed);
    let mut bots = [0, 1].map(|seat| Spec::Greedy.make::<G>(seed, Seat(seat)));
    while let Turn::Seat(seat) = table.turn() {
        let question = table.question()?;
        let found = Finale::default().ends(seat, &question.look(), &mut Fast::new(seed), BOUNDS);
        if found.is_ok_and(|ends| ends.is_certain && ends.all > 20 && ends.of_best < ends.all) {
            return Some(table);
        }
        table.ask(bots[seat.index()].as_mut())?;
    }
    None
}

fn first_ending() -> Table<Microlonies, ()> {
    (0..20).find_map(ending).expect("one game in twenty")
}

fn look_through<G: Offer>(question: &Question<G>, bounds: Bounds) -> Result<G::Action, Stopped> {
    Finale::default().choose(question.seat, &question.look(), &mut Fast::new(3), |_| bounds)
}

#[test]
fn a_turn_that_is_not_the_last_is_left_alone() {
    fn check<G: Offer>(steps: usize) {
        let mut table = table::<G>(4);
        let mut bot = Random::new(4);
        for _ in 0..steps {
            let question = table.question().expect("a decision");
            let found = look_through(&question, BOUNDS);
            assert!(matches!(found, Err(Stopped::NotLast | Stopped::Unforeseen)), "{found:?}");
            table.ask(&mut bot);
        }
    }
    check::<Microlonies>(60);
    check::<AntRealm>(60);
}

#[test]
fn bounds_and_calling_off_stop_it() {
    let question = first_ending().question().expect("a decision");
    assert!(look_through(&question, BOUNDS).is_ok());
    assert_eq!(look_through(&question, Bounds { positions: 0, ..BOUNDS }), Err(Stopped::TooMany));
    let past = Bounds { until: Some(std::time::Instant::now()), ..BOUNDS };
    assert_eq!(look_through(&question, past), Err(Stopped::TooMany));
    question.cancel().cancel();
    assert_eq!(look_through(&question, BOUNDS), Err(Stopped::TooMany));
}

#[test]
fn what_it_chooses_leads_to_the_best_of_all_ends() {
    let mut table = first_ending();
    let question = table.question().expect("a decision");
    let seat = question.seat;
    let mut chance = Fast::new(3);
    let ends = Finale::default().ends(seat, &question.look(), &mut chance, BOUNDS).expect("an ending");
    let (mut finale, mut others) = (Finale::default(), Random::new(1));
    let outcome = loop {
        match table.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Seat(mover) if mover == seat => {
                let question = table.question().expect("a decision");
                let action =
                    finale.choose(seat, &question.look(), &mut chance, |_| BOUNDS).expect("an answer");
                assert!(table.act(seat, action).is_ok());
            }
            Turn::Seat(_) => drop(table.ask(&mut others)),
        }
    };
    assert_eq!(f32::from(outcome.scores[seat.index()]), ends.best);
}
