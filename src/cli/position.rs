//! Positions of recorded games.

use std::path::Path;

use super::{Context, Failure, told, with_game};
use crate::engine::record::{Opened, load, peek};
use crate::engine::{Game, StepId};
use crate::registry::Visitor;

/// Does something with the game that a record is of; with `wanted` named, only
/// if it is of that game.
///
/// # Errors
/// The file is no record, or of another game.
pub fn visit<V: Visitor>(file: &Path, wanted: Option<&str>, visitor: V) -> Result<V::Out, Failure> {
    told::a_file(file)?;
    let peeked = peek(file).map_err(|error| told::unreadable(file, error))?;
    told::is_of(file, &peeked.game, wanted)?;
    with_game(&peeked.game, visitor).map_err(|_| told::unknown_game(file, &peeked.game))
}

/// Opens a record. What is odd about it, and does not matter, is said.
///
/// # Errors
/// It cannot be read.
pub fn open<G: Game>(file: &Path, context: &Context) -> Result<Opened<G>, Failure> {
    let opened: Opened<G> = load(file).map_err(|error| told::unreadable(file, error))?;
    if let Some(cut) = &opened.cut {
        context.warn(&format!("{}: {}", file.display(), context.text.plain(&told::cut(cut))));
    }
    if opened.relined {
        context.warn(&context.text.plain(&told::line_ends(file)));
    }
    Ok(opened)
}

/// The position at a step, or where the game stands.
///
/// # Errors
/// There is no such step.
pub fn at<G: Game>(opened: &Opened<G>, step: Option<u32>) -> Result<(StepId, G::State), Failure> {
    let step = step.map_or(opened.stands(), StepId);
    let last = opened.timeline.count() as i64 - 1;
    let state = opened
        .timeline
        .state_at(step)
        .map_err(|_| Failure::say("cli-no-step").with("step", i64::from(step.0)).with("last", last))?;
    Ok((step, state))
}
