//! What the lobby edits, checked into a first position.

use std::sync::Arc;

use crate::engine::{Line, Problem, Seat, Severity};

use super::card::{CardId, CardSet};
use super::content::{Content, Setup};
use super::pack::{self, Kind};
use super::state::{Chamber, Colony, Now, Open, Secret, Stage, State};
use super::store::Item;
use super::tokens::Token;

/// Checks pack, completions and number of colonies; all faults at once.
///
/// # Errors
/// All faults, warnings among them, if any of them forbids play.
pub fn check(setup: &Setup) -> Result<Arc<Content>, Vec<Problem>> {
    let mut problems = pack::check(&setup.pack);
    problems.extend(pack::check_completions(&setup.completions, &setup.pack));
    if !(2..=4).contains(&setup.colonies) {
        let line = Line::new("check-colonies").with("count", i64::from(setup.colonies));
        problems.push(Problem::error("setup", line));
    }
    if problems.iter().any(|problem| problem.severity == Severity::Error) {
        return Err(problems);
    }
    Ok(Arc::new(Content::new(setup.clone())))
}

/// The position that events fold onto: everyone has the starting chambers,
/// tokens and points (A3.1, A5.1, A10.3), and Aces without a colony are out
/// of the deck (A1.2).
pub fn blank(content: &Arc<Content>) -> State {
    let seats = content.setup.colonies;
    let mut colonies = [Colony::nobody(); crate::engine::MAX_SEATS];
    let mut deck = CardSet::FULL;
    for seat in Seat::all(crate::engine::MAX_SEATS) {
        if seat.0 < seats {
            colonies[seat.index()] = first_colony(content);
        } else {
            deck.remove(CardId::nest(seat));
        }
    }
    let open = Open {
        seats,
        colonies,
        deck,
        used: CardSet::EMPTY,
        improved: CardSet::EMPTY,
        planted: CardSet::EMPTY,
        planted_before: CardSet::EMPTY,
        stage: Stage::Talents,
        round: 0,
        turn: 0,
        lead: Seat(0),
        mover: None,
        done: 0,
        settled: CardSet::EMPTY,
        kept: CardSet::EMPTY,
        ventured: false,
        passing: None,
        offer: None,
        rolled: None,
        war: None,
        deaths: 0,
        now: Now::STARTING,
    };
    State { content: Arc::clone(content), open, secret: Secret::NOTHING }
}

fn first_colony(content: &Content) -> Colony {
    let mut colony = Colony { alive: true, survival: content.numbers.survival, ..Colony::nobody() };
    colony.tokens.add(Token::HandGreen, content.source.starting_tokens.min(content.numbers.tokens));
    for (slot, kind) in colony.chambers.iter_mut().zip(&content.start) {
        *slot = Chamber::new(*kind);
    }
    colony.built = content.start.len() as u8;
    let store = colony.chambers.iter_mut().find(|chamber| chamber.kind == Kind::Storehouse);
    if let Some(store) = store {
        (0..content.numbers.starting_food).for_each(|_| store.store.put(Item::Marker(1)));
    }
    colony
}
