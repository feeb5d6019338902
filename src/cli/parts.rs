//! Parts of a measurement, as `--json` writes them under `counted`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::args::Many;
use super::{Failure, threads, told};
use crate::bots::{Counted, NoMatch, Plan};
use crate::engine::Game;

/// The longest file that is read as a part.
const MAX_BYTES: u64 = 64 << 20;

/// Adds up parts that a command wrote.
///
/// # Errors
/// A file is no such part, or does not fit the ones before it.
pub fn merge<B: Counted>(files: &[PathBuf], command: &str) -> Result<B, Failure> {
    let mut total: Option<B> = None;
    for file in files {
        let book = read::<B>(file, command)?;
        match &mut total {
            None => total = Some(book),
            Some(total) => total.merge(&book).map_err(|error| match error {
                NoMatch::Different => Failure::about("cli-part-different", file),
                NoMatch::Twice(part) => Failure::about("cli-part-twice", file).with("part", part as i64),
            })?,
        }
    }
    total.ok_or_else(|| Failure::say("cli-no-games"))
}

fn read<B: Counted>(file: &Path, command: &str) -> Result<B, Failure> {
    let found = file.metadata().map_err(|error| told::io(file, &error))?;
    let odd = |why: String| {
        let failure = Failure::about("cli-part-unreadable", file).with("command", command.to_owned());
        failure.with("why", why)
    };
    if !found.is_file() || found.len() > MAX_BYTES {
        return Err(odd("-".to_owned()));
    }
    let text = std::fs::read(file).map_err(|error| told::io(file, &error))?;
    let value: Value = serde_json::from_slice(&text).map_err(|error| odd(error.to_string()))?;
    let counted = value.get("counted").cloned().unwrap_or(Value::Null);
    let book: B = serde_json::from_value(counted).map_err(|error| odd(error.to_string()))?;
    book.check().map_err(odd)?;
    Ok(book)
}

/// The games that the options of a measurement ask for. Measurements are told
/// apart by a digest of their setup.
///
/// # Errors
/// If there is no thread to play them.
pub fn plan<'a, G: Game>(
    ready: &'a G::Ready,
    setup: &G::Setup,
    games: u64,
    part: Option<(u64, u64)>,
    many: &Many,
) -> Result<Plan<'a, G>, Failure> {
    let text = serde_json::to_vec(setup).unwrap_or_default();
    let setup = blake3::hash(&text).to_hex().to_string();
    let part = part.unwrap_or((1, 1));
    Ok(Plan { ready, setup, games, seed: many.seed, part, threads: threads(many.threads)? })
}
