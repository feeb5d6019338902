//! Content of this game on disk, and its positions in words.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use serde_json::Value;

use crate::engine::{Inspection, Line, Offer, Problem, Row, Sources};

use super::action::Action;
use super::content::Setup;
use super::describe;
use super::game::AntRealm;
use super::pack::{self, Pack};
use super::view::View;
use super::words;

impl Offer for AntRealm {
    const SEATS: RangeInclusive<usize> = 2..=4;

    fn setup(sources: &Sources<'_>, seats: usize) -> Result<Setup, Vec<Problem>> {
        if let Some(layout) = sources.layout {
            let place = layout.display().to_string();
            return Err(vec![Problem::error(place, Line::new("realm-offer-no-layouts"))]);
        }
        if sources.species.is_some() {
            return Err(vec![Problem::error("--species", Line::new("realm-offer-no-species"))]);
        }
        let pack = match sources.pack {
            Some(folder) => Pack::from_dir(folder).map_err(|error| vec![error.problem()])?,
            None => Pack::base(),
        };
        let completions = pack.manifest.completions;
        Ok(Setup { pack: Arc::new(pack), completions, colonies: seats as u8 })
    }

    fn inspect(path: &Path) -> Option<Inspection> {
        pack::inspect(path)
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
