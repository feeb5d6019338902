//! What searches are told of the game: priors and prospects.

use formicarium::antrealm::prospects::{Features, NAMES, Standpoint};
use formicarium::antrealm::state::Phase;
use formicarium::antrealm::{Action, AntRealm};
use formicarium::bots::{Bounds, Finale, Spec, Stopped};
use formicarium::engine::{Fast, Game, Offer, Question, Seat, Sources, Table, Turn};

use super::given::*;

fn prior(game: &Given, action: Action) -> f32 {
    AntRealm::prior(&game.state, &action)
}

/// Spades, with the sign of Hearts, before its exploration.
fn before_war(spades: u8, hearts: u8, round: u8) -> Given {
    let mut game =
        Given::new(2).tokens(SPADES, [spades, 0, 0, 0]).tokens(HEARTS, [hearts, 0, 0, 0]).hand(SPADES, "AH");
    game.explore(SPADES);
    game.state.open.round = round;
    game
}

#[test]
fn war_is_for_those_who_can_pay_their_way_in_above_all_at_the_end() {
    let hope = |spades, hearts, round| prior(&before_war(spades, hearts, round), Action::Declare(HEARTS));
    let last = before_war(4, 4, 1).state.content.numbers.rounds;
    assert!(hope(9, 4, last) > hope(9, 4, 2));
    assert!(hope(9, 4, 2) > hope(4, 9, 2));
    assert!(hope(4, 9, last) < prior(&before_war(4, 9, last), Action::Reveal(2)));
}

#[test]
fn guards_stand_at_the_entrance_and_the_queen_lies_far_from_it() {
    let mut game = before_war(9, 4, 3);
    game.draws([0, 0]);
    game.act(Action::Declare(HEARTS));
    game.act(Action::Page(0));
    let page = game.state.war.and_then(|war| war.page).expect("a page");
    let page = &game.state.content.pages[usize::from(page)];
    let (steps, entrance) = (page.steps, page.entrance);
    let far = (0..page.places).max_by_key(|place| steps[usize::from(*place)]).expect("a place");
    assert!(prior(&game, Action::Site(far)) > prior(&game, Action::Site(entrance)), "the Queen is set first");
    while game.asked().1 == Phase::Sites {
        let site = game.legal()[0];
        game.act(site);
    }
    assert!(prior(&game, Action::Guard(entrance)) > 10.0 * prior(&game, Action::Guard(far)));
}

#[test]
fn a_danger_is_the_others_hope() {
    let game = before_war(9, 4, 3);
    let of = |seat, name| {
        let at = NAMES.iter().position(|own| *own == name).expect("a feature");
        Features::of(&game.state, seat).values[at]
    };
    assert_eq!(of(SPADES, "whether it could be taken now"), 1.0);
    assert_eq!(of(HEARTS, "whether the own one could be lost now"), 1.0);
    assert_eq!(of(HEARTS, "hope to take a Queen's chamber"), 0.0, "it holds no sign");
    let hope = of(SPADES, "hope to take a Queen's chamber");
    assert_eq!(of(HEARTS, "danger to lose the Queen's chamber"), hope);
    assert_eq!(Features::of(&game.state, SPADES).standpoint, Standpoint::Exploring);
}

/// A war is decided by what the defender does and hides: nobody may count on
/// that, even in the last turn of a game.
#[test]
fn a_last_turn_with_a_war_in_it_is_not_looked_through() {
    let mut game = before_war(1, 1, 1);
    game.state.open.round = game.state.content.numbers.rounds;
    game.state.open.done |= 1 << HEARTS.0;
    assert!(game.legal().contains(&Action::Declare(HEARTS)));
    let question = Question::<AntRealm>::of(game.state.content.clone(), &game.state).expect("a decision");
    let bounds = Bounds { positions: 10_000, until: None };
    let chosen = Finale::default().choose(SPADES, &question.look(), &mut Fast::new(1), |_| bounds);
    assert_eq!(chosen, Err(Stopped::Unforeseen));
}

#[test]
fn prospects_stay_within_what_a_game_can_bring() {
    for seats in 2..=4 {
        let setup = AntRealm::setup(&Sources::default(), seats).expect("a base setup");
        let Ok(ready) = AntRealm::check(&setup) else { panic!("a setup that can't be played") };
        for seed in 0..6 {
            let mut table = Table::<AntRealm, ()>::new(ready.clone(), seed, ());
            let mut bot = Spec::Random.make::<AntRealm>(seed, Seat(0));
            while let Turn::Seat(_) = table.turn() {
                let mut prospects = [0.0; 4];
                AntRealm::prospects(table.state(), &mut prospects[..seats]);
                assert!(prospects.iter().all(|points| (-15.0..45.0).contains(points)), "{prospects:?}");
                table.ask(bot.as_mut());
            }
        }
    }
}
