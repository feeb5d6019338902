//! Games as the lobby has them: without knowing which.

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Ui;

use super::editor::Studio;
use super::face::{Face, FormCx};
use super::picture::{self, Painted, Sitting};
use super::review::{AnyReview, Review};
use super::saves::{Summarise, summarise};
use super::table::{AnyTable, Session};
use crate::editor::{Drawing, TileSet};
use crate::engine::{Game, Line, Player, Problem, Sources, Table, record};
use crate::text::trouble;

/// A game to choose in the lobby.
pub trait AnyGame {
    /// The game's id, as in records.
    fn id(&self) -> &'static str;
    /// Text key of its title.
    fn title(&self) -> &'static str;
    /// Text key of one sentence about it.
    fn about(&self) -> &'static str;
    /// Name of its rule pages.
    fn rules(&self) -> &'static str;
    /// How many colonies can play.
    fn seats(&self) -> RangeInclusive<usize>;
    /// Paints the game's own part of the form.
    fn form(&mut self, ui: &mut Ui, cx: &mut FormCx<'_>);
    /// What was filled in, for the settings.
    fn filled(&self) -> serde_json::Value;
    /// Fills the form in as it was; what no longer fits is left out.
    fn fill(&mut self, filled: &serde_json::Value);
    /// Fills in what was named on the command line.
    fn preset(&mut self, sources: &Sources<'_>);
    /// Starts a game of what the form describes, recorded in `file`.
    ///
    /// # Errors
    /// All faults at once; nothing is started or written.
    fn start(
        &self,
        players: Vec<Player>,
        seed: u64,
        file: Option<PathBuf>,
    ) -> Result<Box<dyn AnyTable>, NotStarted>;
    /// Opens a record of this game.
    ///
    /// # Errors
    /// Why it can't be opened, as a sentence.
    fn open(&self, file: &Path) -> Result<Box<dyn AnyTable>, Line>;
    /// Opens a record of this game to look at it; nothing is written.
    ///
    /// # Errors
    /// Why it can't be opened, as a sentence.
    fn review(&self, file: &Path) -> Result<Box<dyn AnyReview>, Line>;
    /// Paints a position of a record of this game; nothing is written.
    ///
    /// # Errors
    /// Why it can't be painted, as a sentence.
    fn picture(&self, file: &Path, sitting: &Sitting<'_>) -> Result<Painted, Line>;
    /// What reads a record of this game for lists.
    fn summarise(&self) -> Summarise;
    /// Whether it is played on maps that can be drawn.
    fn has_maps(&self) -> bool;
    /// The maps that the game is played on, to be drawn; `None` if it is
    /// played on none.
    fn studio(&self) -> Option<Studio>;
    /// Starts a game on a map that is being drawn; it is recorded nowhere.
    ///
    /// # Errors
    /// All faults at once; nothing is started.
    fn try_map(
        &self,
        tiles: &Arc<TileSet>,
        map: &Drawing,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Box<dyn AnyTable>, NotStarted>;
}

/// Why a game can't be started.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotStarted {
    /// The setup has faults.
    Faults(Vec<Problem>),
    /// The record can't be written.
    Record(Line),
}

/// A game with its face and its lobby form.
pub struct OnShelf<F: Face> {
    face: Arc<F>,
    form: F::Form,
}

impl<F: Face> OnShelf<F> {
    /// A game for the lobby.
    pub fn boxed(face: F) -> Box<dyn AnyGame> {
        Box::new(Self { face: Arc::new(face), form: F::Form::default() })
    }
}

impl<F: Face> AnyGame for OnShelf<F> {
    fn id(&self) -> &'static str {
        F::Game::ID
    }

    fn title(&self) -> &'static str {
        F::TITLE
    }

    fn about(&self) -> &'static str {
        F::ABOUT
    }

    fn rules(&self) -> &'static str {
        F::RULES
    }

    fn seats(&self) -> RangeInclusive<usize> {
        self.face.seats()
    }

    fn form(&mut self, ui: &mut Ui, cx: &mut FormCx<'_>) {
        self.face.form(ui, &mut self.form, cx);
    }

    fn filled(&self) -> serde_json::Value {
        serde_json::to_value(&self.form).unwrap_or_default()
    }

    fn fill(&mut self, filled: &serde_json::Value) {
        match serde_json::from_value(filled.clone()) {
            Ok(form) => self.form = form,
            Err(error) => log::info!("the lobby form of {} starts anew: {error}", F::Game::ID),
        }
    }

    fn preset(&mut self, sources: &Sources<'_>) {
        self.face.preset(&mut self.form, sources);
    }

    fn start(
        &self,
        players: Vec<Player>,
        seed: u64,
        file: Option<PathBuf>,
    ) -> Result<Box<dyn AnyTable>, NotStarted> {
        let setup = self.face.setup(&self.form, players.len()).map_err(NotStarted::Faults)?;
        let ready = F::Game::check(&setup).map_err(NotStarted::Faults)?;
        let session = Session::start(self.face.clone(), setup, ready, players, seed, file.as_deref());
        session
            .map(|session| Box::new(session) as Box<dyn AnyTable>)
            .map_err(|error| NotStarted::Record(trouble::journal_error(&error)))
    }

    fn open(&self, file: &Path) -> Result<Box<dyn AnyTable>, Line> {
        match Session::open(self.face.clone(), file) {
            Ok(session) => Ok(Box::new(session)),
            Err(error) => Err(trouble::journal_error(&error)),
        }
    }

    fn review(&self, file: &Path) -> Result<Box<dyn AnyReview>, Line> {
        match Review::open(self.face.clone(), file) {
            Ok(review) => Ok(Box::new(review)),
            Err(error) => Err(trouble::read_error(file, &error)),
        }
    }

    fn picture(&self, file: &Path, sitting: &Sitting<'_>) -> Result<Painted, Line> {
        let opened = record::load::<F::Game>(file).map_err(|error| trouble::read_error(file, &error))?;
        let cut = opened.cut.as_ref().map(trouble::cut);
        let remarks = cut.into_iter().chain(opened.relined.then(|| trouble::line_ends(file))).collect();
        let at = sitting.at.unwrap_or(opened.stands());
        let mut table = Table::resume(opened, None);
        let last = table.timeline().count() as i64 - 1;
        table
            .visit(at)
            .map_err(|_| Line::new("cli-no-step").with("step", i64::from(at.0)).with("last", last))?;
        Ok(Painted { canvas: picture::picture(&*self.face, &table, sitting), remarks })
    }

    fn summarise(&self) -> Summarise {
        summarise::<F::Game>
    }

    fn has_maps(&self) -> bool {
        F::MAPS
    }

    fn studio(&self) -> Option<Studio> {
        self.face.studio(&self.form)
    }

    fn try_map(
        &self,
        tiles: &Arc<TileSet>,
        map: &Drawing,
        players: Vec<Player>,
        seed: u64,
    ) -> Result<Box<dyn AnyTable>, NotStarted> {
        let setup = self.face.map_setup(&self.form, tiles, map, players.len());
        let Some(setup) = setup else { return Err(NotStarted::Faults(Vec::new())) };
        let ready = F::Game::check(&setup).map_err(NotStarted::Faults)?;
        let session = Session::start(self.face.clone(), setup, ready, players, seed, None);
        session
            .map(|session| Box::new(session) as Box<dyn AnyTable>)
            .map_err(|error| NotStarted::Record(trouble::journal_error(&error)))
    }
}
