//! Whatever may be done can be clicked, whatever the species, and what is lit
//! may be done.

use std::collections::HashSet;

use formicarium::engine::Game;
use formicarium::microlonies::{Action, Microlonies};
use formicarium::ui::face::Ask;

use super::bench::{self, Bench, click, positions};

/// Everything that clicks on what is lit ask for.
fn reachable(bench: &mut Bench, legal: &[Action], place: &str) -> HashSet<Action> {
    let mut reached = HashSet::new();
    let buttons = bench.buttons();
    for index in 0..buttons.len() {
        let asked = click(bench, index);
        if asked.is_empty() {
            // A hex with several meanings: they are offered now.
            let lit = bench.buttons();
            let fresh = |more: &usize| !buttons.contains(&lit[*more]);
            for more in (0..lit.len()).filter(fresh) {
                bench.tidy();
                click(bench, index);
                note(&click(bench, more), legal, &mut reached, place, &lit[more]);
            }
            bench.tidy();
        }
        note(&asked, legal, &mut reached, place, &buttons[index]);
    }
    reached
}

fn note(
    asked: &[Ask<Microlonies>],
    legal: &[Action],
    reached: &mut HashSet<Action>,
    place: &str,
    button: &str,
) {
    for ask in asked {
        let Ask::Act(action) = ask else { panic!("{place}: {button} does nothing to the game") };
        // Conditions of Objectives are always named, and say why not.
        let told = matches!(action, Action::Validate { .. });
        assert!(told || legal.contains(action), "{place}: {button} is lit, but {action:?} is refused");
        reached.insert(*action);
    }
}

#[test]
fn whatever_may_be_done_can_be_clicked_with_every_ability() {
    let positions = positions();
    for wanted in [
        "KeepSpecies",
        "ChooseSpecies",
        "RefreshPrey",
        "RefreshTiles",
        "\"Shoot\"",
        "\"PutAcid\"",
        "\"PutAcid\", \"Shoot\"",
        "Shift",
        "HatchSoldier",
        "SendSoldier",
        "PutOut",
        "TakeGarden",
        "RaiseNurse",
        "Found",
        "SeatQueen",
        "SetJaw",
        "Steal",
        "Store",
        "Again",
        "MoveNest",
    ] {
        assert!(positions.keys().any(|kind| kind.contains(wanted)), "{wanted} in {:?}", positions.keys());
    }
    let mut bench: Option<Bench> = None;
    for (kind, states) in &positions {
        for (number, state) in states.iter().enumerate() {
            let place = format!("{kind} {number}");
            let bench = bench.get_or_insert_with(|| bench::bench(state));
            bench::show(bench, state);
            let mut legal = Vec::new();
            Microlonies::legal(state, &mut legal);
            let reached = reachable(bench, &legal, &place);
            for action in legal.iter().filter(|action| !Microlonies::ends_turn(action)) {
                assert!(reached.contains(action), "{place}: {action:?} is not lit in {:?}", bench.buttons());
            }
        }
    }
}
