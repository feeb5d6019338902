//! The review: a recorded game, looked at step by step.
//!
//! The boards are those of the table, but inert. A strip below them is the
//! whole game; variations grow from any place of it and are kept, with what is
//! written about them, in a file beside the record.

mod bar;
mod book;
mod controls;
mod dialogs;
mod frame;
mod keys;
mod log;
mod notes;
mod play;
pub mod strip;
mod tree;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Ui;

use self::book::{Book, Damage};
use self::log::LogList;
use self::notes::Notes;
use self::strip::Strip;
use self::tree::Tree;
use super::colony::Colony;
use super::face::Face;
use super::table::advice::Advice;
use super::table::thinker::Thinker;
use super::table::toast::Toast;
use super::table::{AnyTable, Session, TableCx};
use crate::engine::{Eyes, Game, Line, Player, ReadError, Seat, Spot, StepId, Unit, Verdict, Who, study};
use crate::text::Text;

/// How many units a second can be played.
const SPEEDS: [f32; 7] = [0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0];

/// A review of any game.
pub trait AnyReview {
    /// Plays on if it plays, paints the review and takes clicks and keys.
    fn show(&mut self, ui: &mut Ui, cx: &mut TableCx<'_>);
    /// Keeps what was typed and not kept yet, before it is left.
    fn leave(&mut self);
    /// The game's id.
    fn game(&self) -> &'static str;
    /// Name of the game's rule pages.
    fn rules(&self) -> &'static str;
    /// The record that is reviewed.
    fn record(&self) -> &Path;
    /// Where one is.
    fn spot(&self) -> Spot;
    /// A digest of the position that is shown.
    fn digest(&self) -> u64;
    /// Starts a new game from the position that is shown, as the chosen eyes
    /// know it, recorded in `file`.
    ///
    /// # Errors
    /// Why it can't be started, as a sentence.
    fn play_from(&self, players: Vec<Player>, seed: u64, file: &Path) -> Result<Box<dyn AnyTable>, Line>;
}

/// Until when bots play on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Until {
    /// One step.
    Step,
    /// As long as it is this turn.
    Turn(u16),
    /// To the end of the game.
    End,
}

/// What the review's own controls ask for.
#[derive(Debug, Clone, PartialEq)]
enum Wish {
    Move(Unit, bool),
    Home,
    End,
    Scrub(Spot),
    Read(Spot),
    Step(StepId),
    Jump(String),
    Main,
    Play,
    Unit(Unit),
    Speed(usize),
    Faster(bool),
    Eyes(Eyes),
    Variations,
    Fold(StepId),
    Trial,
    Sheet,
    Escape,
    EndTurn,
    Hint,
    Bots(Option<Until>),
    Promote,
    AskDelete,
    KeepBranch,
    Delete,
    Name(StepId, String),
    Note(StepId, String),
    Judge(StepId, Option<Verdict>),
    Start(bool),
    Choose(Seat, Who),
    Begin,
    Copy(bool),
    SaveCopy,
    Silence,
    Heal,
    CloseToast,
    Show(Seat),
}

/// What the bars need to know of a review while its other parts are painted.
struct Pane<'a, F: Face> {
    book: &'a Book<F::Game>,
    mode: Mode,
}

/// What is being done in a review.
#[derive(Clone, Copy)]
struct Mode {
    unit: Unit,
    speed: usize,
    playing: bool,
    trial: bool,
    variations: bool,
    bots: Option<Until>,
    end_turn: bool,
    /// Whether a hint can be given.
    hint: bool,
    /// Whether the score sheet is open; only the end of a game has one.
    sheet: bool,
    pinned: Option<Seat>,
}

/// A review of a game with its face.
pub struct Review<F: Face> {
    face: Arc<F>,
    book: Book<F::Game>,
    source: PathBuf,
    desk: F::Desk,
    colonies: Vec<Colony>,
    shown: Seat,
    /// Whose boards stay in view, whoever acts.
    pinned: Option<Seat>,
    lit: Vec<<F::Game as Game>::Place>,
    /// Places that the last lines of the log speak of.
    told: Vec<<F::Game as Game>::Place>,
    /// Places of the log's line under the pointer.
    pointed: Option<Vec<<F::Game as Game>::Place>>,
    strip: Strip,
    log: LogList,
    tree: Tree,
    notes: Notes,
    goto: String,
    unit: Unit,
    speed: usize,
    /// When the next unit is due, while it plays.
    playing: Option<f64>,
    variations: bool,
    trial: bool,
    /// Whether the score sheet shows at the end of a game.
    sheet: bool,
    bots: Option<Until>,
    thinker: Thinker<F::Game>,
    /// The hint that was asked for, and the choices that it tells of.
    advice: Option<Advice<F::Game>>,
    hinted: Vec<<F::Game as Game>::Action>,
    toast: Option<Toast>,
    remark: bool,
    starting: Option<Vec<Who>>,
    copying: Option<String>,
    saying: Option<Line>,
    /// How many steps are about to be deleted, while that is asked about.
    deleting: Option<usize>,
    moving: f64,
    lasts: f32,
    now: f64,
}

impl<F: Face> Review<F> {
    /// Opens a record to look at it. Nothing is written.
    ///
    /// # Errors
    /// [`ReadError`] when not even its header can be used.
    pub fn open(face: Arc<F>, file: &Path) -> Result<Self, ReadError> {
        let book = Book::new(study::open::<F::Game>(file)?);
        let Damage { cut, drift, relined, older, .. } = &book.damage;
        let remark = cut.is_some() || drift.is_some() || *relined || older.is_some();
        Ok(Self {
            thinker: Thinker::new(book.table.seed()),
            desk: F::Desk::default(),
            source: file.to_owned(),
            colonies: Vec::new(),
            shown: book.actor().unwrap_or(Seat(0)),
            pinned: None,
            lit: Vec::new(),
            told: Vec::new(),
            pointed: None,
            strip: Strip::default(),
            log: LogList::default(),
            tree: Tree::default(),
            notes: Notes::default(),
            goto: String::new(),
            unit: Unit::Decision,
            speed: 2,
            playing: None,
            variations: false,
            trial: false,
            sheet: true,
            bots: None,
            advice: None,
            hinted: Vec::new(),
            toast: None,
            remark,
            starting: None,
            copying: None,
            saying: None,
            deleting: None,
            moving: f64::NEG_INFINITY,
            lasts: 0.0,
            now: 0.0,
            face,
            book,
        })
    }

    /// Names the colonies in the language in use.
    fn name_colonies(&mut self, text: &Text) {
        self.colonies = Colony::all(self.book.table.players(), text);
    }

    fn name(&self, text: &Text, seat: Seat) -> String {
        self.colonies.get(seat.index()).map_or_else(|| text.seat(seat), |colony| colony.name.clone())
    }

    fn say(&mut self, line: Line) {
        self.saying = Some(line);
    }

    fn kept(&mut self, done: Result<(), Line>) {
        if let Err(line) = done {
            self.say(line);
        }
    }

    /// How far the motion of the last step is.
    fn progress(&self) -> f32 {
        if self.lasts <= 0.0 { 1.0 } else { ((self.now - self.moving) as f32 / self.lasts).clamp(0.0, 1.0) }
    }
}

impl<F: Face> AnyReview for Review<F> {
    fn show(&mut self, ui: &mut Ui, cx: &mut TableCx<'_>) {
        self.now = ui.input(|input| input.time);
        self.name_colonies(cx.text);
        self.let_bots_move(ui, cx);
        self.play_on(ui, cx);
        if self.toast.as_ref().is_some_and(|toast| toast.is_over(self.now)) {
            self.close_toast();
        }
        let mut wishes = Vec::new();
        if !cx.behind && !self.is_asking() && !ui.ctx().text_edit_focused() {
            keys::take(ui, self.strip.id, &mut wishes);
        }
        // Keys that were held move on before the frame is painted.
        for wish in std::mem::take(&mut wishes) {
            self.grant(ui, cx, wish);
        }
        frame::show(self, ui, cx, &mut wishes);
        dialogs::show(self, ui, cx, &mut wishes);
        if !wishes.is_empty() {
            ui.ctx().request_repaint();
        }
        for wish in wishes {
            self.grant(ui, cx, wish);
        }
        if self.progress() < 1.0 {
            ui.ctx().request_repaint();
        } else {
            self.book.before = None;
        }
    }

    fn leave(&mut self) {
        self.keep_notes();
    }

    fn game(&self) -> &'static str {
        F::Game::ID
    }

    fn rules(&self) -> &'static str {
        F::RULES
    }

    fn record(&self) -> &Path {
        &self.source
    }

    fn spot(&self) -> Spot {
        self.book.spot
    }

    fn digest(&self) -> u64 {
        self.book.digest()
    }

    fn play_from(&self, players: Vec<Player>, seed: u64, file: &Path) -> Result<Box<dyn AnyTable>, Line> {
        let position = self.book.position(seed)?;
        let (setup, ready) = (self.book.setup.clone(), self.book.table.ready().clone());
        let session = Session::start_at(self.face.clone(), setup, ready, position, players, seed, file)?;
        Ok(Box::new(session))
    }
}
