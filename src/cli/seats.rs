//! Who plays, as it is written on the command line: `human,greedy,random`.

use std::ops::RangeInclusive;

use super::Failure;
use crate::bots::{Spec, known};
use crate::engine::Who;

/// The bots of a list.
///
/// # Errors
/// What is wrong with it.
pub fn bots(list: &str, seats: &RangeInclusive<usize>) -> Result<Vec<Spec>, Failure> {
    let bots = named(list)?;
    fits(bots.len(), seats)?;
    Ok(bots)
}

/// The bots of a list of any length.
///
/// # Errors
/// A name is missing, or no bot has it.
pub fn named(list: &str) -> Result<Vec<Spec>, Failure> {
    names(list, &known())?.into_iter().map(bot).collect()
}

/// The people and bots of a list.
///
/// # Errors
/// What is wrong with it.
pub fn players(list: &str) -> Result<Vec<Who>, Failure> {
    let who = |name| match name {
        "human" => Ok(Who::Human),
        _ => bot(name).map(|spec| Who::Bot(spec.to_string())),
    };
    names(list, &format!("human, {}", known()))?.into_iter().map(who).collect()
}

/// Whether there can be so many seats.
///
/// # Errors
/// If there can't.
pub fn fits(count: usize, seats: &RangeInclusive<usize>) -> Result<(), Failure> {
    if seats.contains(&count) {
        return Ok(());
    }
    Err(Failure::say("cli-seat-count")
        .with("count", count as i64)
        .with("least", *seats.start() as i64)
        .with("most", *seats.end() as i64))
}

/// The names in a list; `known` are those that there are.
fn names<'a>(list: &'a str, known: &str) -> Result<Vec<&'a str>, Failure> {
    let names: Vec<&str> = list.split(',').map(str::trim).collect();
    match names.iter().position(|name| name.is_empty()) {
        None => Ok(names),
        Some(place) => Err(Failure::say("cli-empty-seat")
            .with("place", place as i64 + 1)
            .with("known", known.to_owned())),
    }
}

/// The bot of this name.
///
/// # Errors
/// There is none.
pub fn bot(name: &str) -> Result<Spec, Failure> {
    let unknown = |_| Failure::say("cli-unknown-bot").with("bot", name.to_owned()).with("known", known());
    name.parse().map_err(unknown)
}
