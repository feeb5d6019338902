//! Content of this game on disk, and its positions in words.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use crate::content::{MAX_BYTES, PackError, game_of};
use crate::engine::{Game, Inspection, Line, Offer, Problem, Row, Sources};

use super::action::Action;
use super::content::Setup;
use super::describe;
use super::game::Microlonies;
use super::pack::{Layout, Pack, check_dir, check_layout_for_all, layouts_in};
use super::species::{PLAYED, SpeciesChoice};
use super::view::View;
use super::words;

impl Offer for Microlonies {
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn setup(sources: &Sources<'_>, seats: usize) -> Result<Setup, Vec<Problem>> {
        let pack = match sources.pack {
            Some(folder) => Pack::from_dir(folder).map_err(unread)?,
            None => Pack::base(),
        };
        let layout = match (sources.layout, sources.pack) {
            (Some(file), _) => Some(Layout::from_file(file).map_err(unread)?),
            (None, Some(folder)) => of_pack(folder, seats).map_err(unread)?.or_else(|| Layout::base(seats)),
            (None, None) => Layout::base(seats),
        };
        let Some(layout) = layout else {
            let line = Line::new("offer-no-layout").with("count", seats as i64);
            return Err(vec![Problem::error("setup", line)]);
        };
        let species = sources.species.map_or_else(|| Ok(Vec::new()), |words| choices(words, seats))?;
        Ok(Setup { pack: Arc::new(pack), layout: Arc::new(layout), colonies: seats as u8, species })
    }

    fn inspect(path: &Path) -> Option<Inspection> {
        if path.is_dir() {
            // Packs of this game need not say so; those of others do.
            let own = path.join("pack.json").is_file() && game_of(path).is_none_or(|game| game == Self::ID);
            return own.then(|| inspect_pack(path));
        }
        looks_like_layout(path).then(|| inspect_layout(path))
    }

    fn describe(view: &View) -> Vec<Row> {
        describe::describe(view)
    }

    fn reveal(view: &View) -> Value {
        describe::reveal(view)
    }

    fn told(view: &View, action: &Action) -> Line {
        words::told(view, action)
    }
}

/// How the seats come by their species: a word for each, or one for all.
fn choices(words: &str, seats: usize) -> Result<Vec<SpeciesChoice>, Vec<Problem>> {
    let fault = |line| vec![Problem::error("--species", line)];
    let mut choices = Vec::new();
    for word in words.split(',').map(str::trim) {
        let unknown = || {
            let known: Vec<&str> =
                SpeciesChoice::WORDS.into_iter().chain(PLAYED.iter().map(|species| species.id())).collect();
            let line = Line::new("offer-unknown-species").with("word", word.to_owned());
            fault(line.with("known", known.join(", ")))
        };
        choices.push(SpeciesChoice::named(word).ok_or_else(unknown)?);
    }
    match choices.len() {
        1 => Ok(choices.repeat(seats)),
        count if count == seats => Ok(choices),
        count => {
            let line = Line::new("offer-species-count").with("count", count as i64);
            Err(fault(line.with("seats", seats as i64)))
        }
    }
}

/// The layout of a pack's own for so many seats.
fn of_pack(folder: &Path, seats: usize) -> Result<Option<Layout>, PackError> {
    let fits = |layout: &Layout| layout.colonies.iter().any(|count| usize::from(*count) == seats);
    Ok(layouts_in(folder)?.into_iter().find(fits))
}

fn inspect_pack(folder: &Path) -> Inspection {
    Inspection { what: Line::new("offer-pack"), problems: check_dir(folder).unwrap_or_else(unread) }
}

fn inspect_layout(file: &Path) -> Inspection {
    let problems = Layout::from_file(file).map(|layout| check_layout_for_all(&Pack::base(), &layout));
    Inspection { what: Line::new("offer-layout"), problems: problems.unwrap_or_else(unread) }
}

/// Whether a file is meant as a layout: JSON with what every layout has.
fn looks_like_layout(file: &Path) -> bool {
    let Ok(found) = file.metadata() else { return false };
    if !found.is_file() || found.len() > MAX_BYTES {
        return false;
    }
    let Ok(text) = std::fs::read(file) else { return false };
    let text = text.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&text);
    let value: Option<Value> = serde_json::from_slice(text).ok();
    value.is_some_and(|value| value.get("tiles").is_some() && value.get("starts").is_some())
}

fn unread(error: PackError) -> Vec<Problem> {
    vec![error.problem()]
}
