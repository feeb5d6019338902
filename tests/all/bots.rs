//! Bots that think ahead: what they may know, what they cost, what they say.

use formicarium::antrealm::AntRealm;
use formicarium::bots::{Budget, Level, Manner, Mcts, Spec};
use formicarium::engine::laws::{Options, play_and_check};
use formicarium::engine::{Bot, Cancel, Game, Look, Offer, Seat, Sources, Table, Turn};
use formicarium::microlonies::Microlonies;

use crate::toy::{Setup, Toy};

fn ready<G: Offer>(seats: usize) -> G::Ready {
    let setup = G::setup(&Sources::default(), seats).expect("a base setup");
    let Ok(ready) = G::check(&setup) else { panic!("a setup that can't be played") };
    ready
}

/// A game that random play brought to a decision with several choices.
fn middle<G: Offer>(seats: usize, seed: u64, steps: u32) -> Table<G, ()> {
    let mut table = Table::<G, ()>::new(ready::<G>(seats), seed, ());
    let mut bot = Spec::Random.make::<G>(seed, Seat(0));
    while table.depth() < steps || table.legal().len() < 2 {
        assert!(table.ask(bot.as_mut()).is_some(), "the game is too short");
    }
    table
}

fn thinker<G: Game>(budget: Budget) -> Mcts<G> {
    Mcts::new(5, budget.into())
}

fn in_both(check: impl Fn(&dyn Checked)) {
    check(&On::<Microlonies>(std::marker::PhantomData));
    check(&On::<AntRealm>(std::marker::PhantomData));
}

/// A check that is made in each game.
trait Checked {
    fn plays_the_same_again(&self);
    fn thinks_of_every_choice_once(&self);
    fn stops_when_nobody_waits(&self);
    fn keeps_its_tree(&self);
    fn shares_its_thinking(&self);
    fn spends_time(&self);
}

struct On<G>(std::marker::PhantomData<G>);

impl<G: Offer> Checked for On<G> {
    fn plays_the_same_again(&self) {
        let line = || {
            let mut table = middle::<G>(3, 7, 60);
            let bot = || Spec::Mcts(Budget::Simulations(15)).make::<G>(9, Seat(0));
            let mut bots = [bot(), bot(), bot()];
            let mut line = Vec::new();
            while let (Turn::Seat(seat), true) = (table.turn(), line.len() < 25) {
                line.extend(table.ask(bots[seat.index()].as_mut()));
            }
            line
        };
        assert_eq!(line(), line());
    }

    fn thinks_of_every_choice_once(&self) {
        let question = middle::<G>(2, 3, 40).question().expect("a decision");
        let thought =
            thinker(Budget::Simulations(200)).think(question.seat, &question.legal, &question.look());
        assert_eq!(thought.simulations, 200);
        assert_eq!(thought.choices.len(), question.legal.len());
        assert_eq!(thought.choices.iter().map(|choice| choice.visits).sum::<u32>(), 200);
        assert!(
            question.legal.iter().all(|legal| thought.choices.iter().any(|choice| choice.action == *legal))
        );
        assert!(thought.choices.is_sorted_by(|better, worse| better.visits >= worse.visits));
        assert!(thought.depth >= 1.0, "{}", thought.depth);
        for choice in thought.choices.iter().filter(|choice| choice.visits > 0) {
            let sum: f32 = choice.shares.iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "the shares of the victory are {:?}", choice.shares);
            assert!(choice.values[..2].iter().all(|value| (0.0..=1.0).contains(value)));
        }
    }

    fn stops_when_nobody_waits(&self) {
        let question = middle::<G>(2, 3, 40).question().expect("a decision");
        question.cancel().cancel();
        let mut bot = thinker::<G>(Budget::Millis(600_000));
        let thought = bot.think(question.seat, &question.legal, &question.look());
        assert_eq!(thought.simulations, 0, "it was called off before");
        assert!(question.legal.contains(&question.put(&mut bot)), "there is a legal answer all the same");
        let late = middle::<G>(2, 3, 40).question().expect("a decision");
        let cancel: Cancel = late.cancel();
        let answered = std::thread::spawn(move || late.put(&mut thinker::<G>(Budget::Simulations(u32::MAX))));
        cancel.cancel();
        assert!(answered.join().is_ok(), "it was called off while it thought");
    }

    fn keeps_its_tree(&self) {
        // A tree that was kept shows more visits than simulations were made.
        let mut table = middle::<G>(2, 3, 40);
        let mut bot = thinker::<G>(Budget::Simulations(150));
        let mut kept = 0;
        for _ in 0..60 {
            let Some(question) = table.question() else { break };
            if question.legal.len() > 1 {
                let thought = bot.think(question.seat, &question.legal, &question.look());
                assert_eq!(thought.simulations, 150);
                let visits: u32 = thought.choices.iter().map(|choice| choice.visits).sum();
                assert!(visits >= 150, "{visits} in {}: {:?}", G::ID, thought);
                kept += u32::from(visits > 150);
            }
            if table.ask(&mut bot).is_none() {
                break;
            }
        }
        assert!(kept > 5, "the tree was kept {kept} times");
    }

    fn shares_its_thinking(&self) {
        let question = middle::<G>(2, 3, 40).question().expect("a decision");
        let manner = Manner { threads: 2, ..Manner::from(Budget::Simulations(100)) };
        let mut bot = Mcts::<G>::new(5, manner);
        let thought = bot.think(question.seat, &question.legal, &question.look());
        assert_eq!(thought.simulations, 100);
        assert_eq!(thought.choices.iter().map(|choice| choice.visits).sum::<u32>(), 100);
    }

    fn spends_time(&self) {
        let question = middle::<G>(2, 3, 40).question().expect("a decision");
        let think = |millis| {
            let mut bot = thinker::<G>(Budget::Millis(millis));
            bot.think(question.seat, &question.legal, &question.look()).simulations
        };
        assert!(think(1) > 0, "at least a few simulations, however short the time");
        assert!(think(600) > think(1), "more time, more simulations");
    }
}

#[test]
fn the_same_seed_plays_the_same() {
    in_both(|game| game.plays_the_same_again());
}

#[test]
fn a_thought_tells_of_every_choice() {
    in_both(|game| game.thinks_of_every_choice_once());
}

#[test]
fn a_question_called_off_is_not_thought_about() {
    in_both(|game| game.stops_when_nobody_waits());
}

#[test]
fn what_was_found_out_is_kept_while_nothing_was_disclosed() {
    in_both(|game| game.keeps_its_tree());
}

#[test]
fn threads_share_the_simulations() {
    in_both(|game| game.shares_its_thinking());
}

#[test]
fn a_budget_of_time_is_spent() {
    in_both(|game| game.spends_time());
}

/// A forced move costs nothing: nothing is even looked at.
#[test]
fn a_forced_decision_is_not_thought_about() {
    let mut table = Table::<Microlonies, ()>::new(ready::<Microlonies>(2), 4, ());
    let mut other = Spec::Random.make::<Microlonies>(4, Seat(0));
    let mut bot = thinker::<Microlonies>(Budget::Simulations(50));
    let mut forced = 0;
    while forced < 5 && table.question().is_some() {
        if table.legal().len() == 1 {
            forced += 1;
            table.ask(&mut bot);
        } else {
            table.ask(other.as_mut());
        }
    }
    assert_eq!((forced, bot.effort().simulations), (5, 0));
}

/// What a bot can't see changes nothing of what it does.
fn blind<G: Offer>(games: u64, every: u32) {
    for seed in 0..games {
        let mut options =
            Options::<G> { most_steps: 6000, wild: 0, every, concessions: false, bots: Vec::new() };
        options.bots.push(|seed| Spec::Mcts(Budget::Simulations(12)).make(seed, Seat(0)));
        options.bots.push(|seed| Spec::Level(Level::Novice).make(seed, Seat(0)));
        let ready = ready::<G>(2 + (seed % 3) as usize);
        play_and_check::<G>(&ready, seed, &options).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn thinking_does_not_depend_on_what_is_hidden() {
    blind::<Microlonies>(6, 16);
    blind::<AntRealm>(6, 16);
}

/// In a game small enough to see through, the search finds what wins.
#[test]
fn the_search_beats_random_play_in_the_toy_game() {
    let mut won = 0.0;
    for seed in 0..20 {
        let Ok(ready) = Toy::check(&Setup::of(2)) else { panic!("a sound setup") };
        let mut table = Table::<Toy, ()>::new(ready, seed, ());
        let own = Seat((seed % 2) as u8);
        let mut bots: [Box<dyn Bot<Toy>>; 2] =
            [Spec::Mcts(Budget::Simulations(60)).make(seed, own), Spec::Random.make(seed, Seat(1 - own.0))];
        let outcome = loop {
            match table.turn() {
                Turn::Over(outcome) => break outcome,
                Turn::Seat(seat) => drop(table.ask(bots[usize::from(seat != own)].as_mut())),
            }
        };
        won += outcome.share(own);
    }
    assert!(won >= 15.0, "won {won} of 20");
}

/// What a bot is given: a look, and no way from it to the state.
#[allow(dead_code, reason = "it is enough that it compiles")]
fn a_look_gives_a_view<G: Game>(look: &Look<'_, G>) -> G::View {
    look.view()
}
