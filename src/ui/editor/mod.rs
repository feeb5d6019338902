//! The editor: maps are drawn, checked and played.
//!
//! It knows no game: a [`Studio`] has the craft, which says what there is to
//! draw and what is wrong with a map, and how maps look. The document is a
//! [`Sketch`]: every change is a step of its history.
//!
//! - [`look`] what a game gives; [`chart`] the map on the screen
//! - [`tool`] the tools; `canvas` the map with what the hand does, `preview` before it does it
//! - `grant` carries wishes out: `deeds` on the map, `papers` on files; `keys` the keyboard
//! - `frame` lays out the parts: `bar`, `shelf` (tools), `panel` with its tabs, `foot`
//! - `page` the document and its file; `checks` what is wrong, found on a thread
//! - [`print`] a map as a picture
//! - `stamps` parts of maps that are kept
//! - `rows` small things that several parts show

mod bar;
mod canvas;
pub mod chart;
mod checks;
mod deeds;
mod dialogs;
mod foot;
mod frame;
mod grant;
mod keys;
pub mod look;
mod page;
mod panel;
mod papers;
mod preview;
pub mod print;
mod rows;
mod shelf;
mod stamps;
mod tiles;
pub mod tool;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Ui;
use hexx::Hex;

use self::canvas::Floating;
use self::chart::{Chart, Edition, Sight};
use self::checks::Checks;
use self::dialogs::Dialog;
use self::foot::History;
pub use self::look::{Look, Studio};
use self::page::Page;
use self::stamps::Stamps;
use self::tool::{Stroke, Tool};
use super::camera::Camera;
use super::command::Command;
use super::host::Wake;
use crate::editor::files::Keeper;
use crate::editor::shapes::Brush;
use crate::editor::{
    Drawing, Extent, Finding, Ink, Piece, Run, Sheet, Sketch, Stamp, Swatch, Symmetry, TileChange, TileSet,
    Tiles, Turn, runs_of,
};
use crate::engine::{Line, StepId};
use crate::text::Text;

/// What the editor gets from the program around it.
pub struct EditorCx<'a> {
    /// Texts.
    pub text: &'a Text,
    /// Wakes the interface up from other threads.
    pub wake: &'a Wake,
    /// Whether a page or dialog lies over the editor: keys are not for it then.
    pub behind: bool,
    /// Whether there are native dialogs.
    pub dialogs: bool,
    /// Documents that were opened lately, the last one first.
    pub recent: &'a [PathBuf],
    /// What the editor asks of the program around it.
    pub commands: &'a mut Vec<Command>,
}

/// A tab of the panel at the right.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Tab {
    /// Inks, brush, symmetry, stamps.
    #[default]
    Draw,
    /// Pieces and the tiles that they can be.
    Tiles,
    /// Title, player counts, size.
    Map,
    /// What is wrong.
    Checks,
}

/// What the editor's own controls ask for.
#[derive(Debug, Clone, PartialEq)]
enum Wish {
    Tool(Tool),
    Tab(Tab),
    Ink(usize),
    Brush(Brush),
    Fold(u8),
    Mirrored(bool),
    Middle(Hex),
    /// The stroke that was drawn is to be carried out.
    Done(Stroke),
    Pick(Hex),
    Choose(Option<usize>),
    Hold(Option<Piece>),
    Lay(Piece),
    Alter(usize, Piece),
    Reorder(usize, usize),
    Take(usize),
    Note(Hex, String),
    Head(Sheet),
    Frame(Extent),
    Crop,
    Grows(bool),
    Undo,
    Redo,
    Seek(StepId),
    SelectAll,
    Unselect,
    Cut,
    Copy,
    Paste,
    PasteText(String),
    Delete,
    InkSelection,
    Spin(Turn),
    Land(Hex),
    KeepStamp,
    TakeStamp(usize),
    DropStamp(usize),
    Look(Hex),
    Fit,
    Coordinates(bool),
    History(bool),
    Escape,
    Tile(Vec<TileChange>),
    MoveTile(usize, usize),
    RenameTile(usize, String),
    OpenTile(Option<usize>),
    UndoTile,
    RedoTile,
    Ask(Dialog),
    CloseDialog,
    Generate,
    Silence,
    New,
    Open(PathBuf),
    Save,
    SaveThen(Box<Wish>),
    SaveAs(String),
    SaveOver(PathBuf),
    SaveTiles(String),
    Reload,
    KeepMine,
    Rescue(Answer),
    Play,
    Browse(bool),
    Leave,
}

/// What becomes of what was kept aside.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Answer {
    /// It is edited.
    Take,
    /// It is offered again another time.
    Leave,
    /// It is thrown away.
    Discard,
}

/// Hexes that are selected.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Selection {
    set: HashSet<Hex>,
    runs: Vec<Run>,
}

impl Selection {
    fn of(set: HashSet<Hex>) -> Arc<Self> {
        let runs = runs_of(set.iter().copied(), 1);
        Arc::new(Self { set, runs })
    }
}

/// How the map is looked at and what the hand holds: nothing of the document.
struct Desk {
    camera: Camera,
    tool: Tool,
    tab: Tab,
    ink: usize,
    brush: Brush,
    symmetry: Symmetry,
    coordinates: bool,
    stroke: Option<Stroke>,
    /// The stroke was given up: nothing is drawn until the button is let go.
    given_up: bool,
    selection: Arc<Selection>,
    clipboard: Option<Stamp>,
    floating: Option<Floating>,
    held: Option<Piece>,
    chosen: Option<usize>,
    /// The piece that is being dragged, and where it is.
    dragged: Option<(usize, Hex)>,
    noting: Option<(Hex, String)>,
    /// The field for it is to get the keyboard.
    focus_note: bool,
    /// The hex that the keyboard is at.
    cursor: Hex,
    /// The hex that is pointed at.
    over: Option<Hex>,
    /// The tile that is open in its small view.
    tile: Option<usize>,
    /// A hex to draw attention to, until when.
    beacon: Option<(Hex, f64)>,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            camera: Camera::default(),
            tool: Tool::default(),
            tab: Tab::default(),
            ink: 0,
            brush: Brush::One,
            symmetry: Symmetry::none(),
            coordinates: false,
            stroke: None,
            given_up: false,
            selection: Arc::default(),
            clipboard: None,
            floating: None,
            held: None,
            chosen: None,
            dragged: None,
            noting: None,
            focus_note: false,
            cursor: Hex::ZERO,
            over: None,
            tile: None,
            beacon: None,
        }
    }
}

/// An editor with a map.
pub struct Editor {
    /// The game's id.
    game: &'static str,
    studio: Studio,
    swatches: Vec<Swatch>,
    sketch: Sketch,
    tiles: Tiles,
    /// Keeps tiles that are in no file yet.
    tile_keeper: Keeper,
    /// Where they are kept.
    tile_folder: PathBuf,
    /// Hexes under pieces, for the edition that they were found for.
    covered: (Option<Edition>, HashSet<Hex>),
    desk: Desk,
    chart: Chart,
    checks: Checks,
    stamps: Stamps,
    history: Option<History>,
    page: Page,
    dialog: Option<Dialog>,
    /// What is to follow once the map is saved.
    after: Option<Wish>,
    saying: Option<Line>,
    /// The user knows that what is not saved can't be kept aside.
    told_unkept: bool,
    /// What was kept aside and is to be offered another time.
    passed: Vec<PathBuf>,
    /// The part of the screen that the map has.
    window: egui::Rect,
    now: f64,
}

impl Editor {
    /// An editor with a new map, which is kept in `folder` until it has a file
    /// of its own.
    pub fn new(game: &'static str, studio: Studio, folder: &Path) -> Self {
        let drawing = studio.craft.blank();
        let tiles = Tiles::of(studio.craft.tiles().clone());
        let tile_folder = folder.join(format!("{game}-tiles"));
        let mut editor = Self {
            game,
            swatches: studio.craft.swatches(),
            sketch: Sketch::of(drawing),
            tiles,
            tile_keeper: Keeper::untitled(&tile_folder),
            tile_folder,
            covered: (None, HashSet::new()),
            desk: Desk::default(),
            chart: Chart::default(),
            checks: Checks::default(),
            stamps: Stamps::open(folder.join(format!("{game}-stamps")), &*studio.craft),
            history: None,
            page: Page::new(folder),
            dialog: None,
            after: None,
            saying: None,
            told_unkept: false,
            passed: Vec::new(),
            window: egui::Rect::ZERO,
            now: 0.0,
            studio,
        };
        editor.offer_rescue();
        editor
    }

    /// The game whose maps are drawn.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// What is drawn.
    pub fn drawing(&self) -> &Drawing {
        self.sketch.drawing()
    }

    /// How many steps lie between the document as it was opened and now.
    pub fn steps(&self) -> usize {
        let history = self.sketch.history();
        history.depth(history.cursor()) as usize
    }

    /// The tiles that pieces can be.
    pub fn tile_set(&self) -> &Arc<TileSet> {
        self.tiles.set()
    }

    /// What was found to be wrong with the map as it is, once that is known.
    pub fn findings(&self) -> Option<&[Finding]> {
        self.checks.of(self.edition())
    }

    /// Where the map is kept.
    pub fn path(&self) -> Option<&Path> {
        self.page.path()
    }

    /// Whether the map differs from its file.
    pub fn is_unsaved(&self) -> bool {
        self.page.is_unsaved(self.sketch.history().cursor())
    }

    /// How the map is looked at: the camera's zoom and shift, and how many
    /// hexes are selected.
    pub fn view(&self) -> (f32, egui::Vec2, usize) {
        (self.desk.camera.zoom, self.desk.camera.shift, self.desk.selection.set.len())
    }

    /// Where the middle of a hex is on the screen.
    pub fn place(&self, hex: Hex) -> egui::Pos2 {
        self.sight(self.window).at(hex)
    }

    /// Paints the editor and takes clicks and keys.
    pub fn show(&mut self, ui: &mut Ui, cx: &mut EditorCx<'_>) {
        self.now = ui.input(|input| input.time);
        let mut wishes = Vec::new();
        let menu = egui::Popup::is_any_open(ui.ctx());
        if !cx.behind
            && !menu
            && self.dialog.is_none()
            && self.saying.is_none()
            && !ui.ctx().text_edit_focused()
        {
            keys::take(self, ui, &mut wishes);
        }
        for wish in std::mem::take(&mut wishes) {
            self.grant(ui, cx, wish);
        }
        self.look_after(ui, cx);
        frame::show(self, ui, cx, &mut wishes);
        dialogs::show(self, ui, cx, &mut wishes);
        if !wishes.is_empty() {
            ui.ctx().request_repaint();
        }
        for wish in wishes {
            self.grant(ui, cx, wish);
        }
    }

    /// What goes on beside the hand: checks, keeping what is not saved,
    /// watching the file.
    fn look_after(&mut self, ui: &Ui, cx: &EditorCx<'_>) {
        let edition = self.edition();
        self.checks.run(edition, &self.studio.craft, self.sketch.drawing(), cx.wake);
        let cursor = self.sketch.history().cursor();
        if self.page.is_changed(self.now)
            && self.dialog.is_none()
            && let Some(path) = self.page.path()
        {
            self.dialog = Some(Dialog::Changed(path.to_owned()));
        }
        let drawing = self.sketch.drawing();
        let (trouble, soon) = self.page.keep(&self.studio.craft, drawing, cursor, self.now, cx.wake);
        if let Some(seconds) = soon {
            ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(seconds));
        }
        if let Some(line) = trouble {
            self.saying = Some(line);
        }
    }

    /// The editor is left: what is not saved is kept beside its file. Whether
    /// nothing is lost.
    pub fn leave(&mut self) -> bool {
        let cursor = self.sketch.history().cursor();
        self.page.leave(&*self.studio.craft, self.sketch.drawing(), cursor)
    }

    fn edition(&self) -> Edition {
        Edition {
            step: self.sketch.history().cursor(),
            tiles: self.tiles.history().cursor(),
            document: self.page.number(),
        }
    }

    fn sight(&self, window: egui::Rect) -> Sight<'_> {
        Sight {
            studio: &self.studio,
            drawing: self.sketch.drawing(),
            edition: self.edition(),
            window,
            camera: self.desk.camera,
        }
    }

    fn ink(&self) -> Ink {
        self.swatches.get(self.desk.ink).map_or(Ink::NOTHING, |swatch| swatch.ink)
    }

    /// The hexes under pieces.
    fn covered(&mut self) -> &HashSet<Hex> {
        let edition = self.edition();
        if self.covered.0 != Some(edition) {
            let craft = &*self.studio.craft;
            let pieces = self.sketch.drawing().pieces.iter();
            let hexes = pieces.flat_map(|piece| craft.shape(piece).hexes(piece.at, piece.turn));
            self.covered = (Some(edition), hexes.collect());
        }
        &self.covered.1
    }

    /// The piece that lies on a hex; the last one laid, if there are several.
    fn piece_on(&self, hex: Hex) -> Option<usize> {
        let craft = &*self.studio.craft;
        let lies = |piece: &Piece| craft.shape(piece).hexes(piece.at, piece.turn).any(|at| at == hex);
        self.sketch.drawing().pieces.iter().rposition(lies)
    }

    fn say(&mut self, line: Line) {
        self.saying = Some(line);
    }
}
