//! The one gate between the screens and a game.
//!
//! Screens know no game. What only a game can know, how its lobby form, its
//! boards and its score sheet look and what a click on them means, a [`Face`]
//! says. Data goes in ([`Scene`]), commands come out ([`Asks`]): a face never
//! changes a game, never sees its state, and sees no more than the eyes at
//! the screen may.
//!
//! A face is drawn into regions that the table's frame lays out:
//!
//! ```text
//! +-----------------------------------------------------------+
//! | menu   round, whose turn, Face::ask      undo  end turn    |
//! +-----------+-----------------------------+-----------------+
//! | a card    |                             |                 |
//! | for each  |   Face::board               |   Face::side    |
//! | colony:   |                             |   of Scene::shown
//! | Face::card|        Face::choices        |                 |
//! +-----------+-----------------------------+-----------------+
//! | Face::strip                             |   the log       |
//! +-----------------------------------------------------------+
//! ```

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{Key, Ui};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::colony::Colony;
use super::editor::Studio;
use super::icons::Icon;
use crate::editor::{Drawing, TileSet};
use crate::engine::{Clock, Eyes, Game, Line, Problem, Refusal, Seat, Sources, Turn};
use crate::text::Text;

pub use super::form::FormCx;

/// How a game looks and what clicks on it mean.
///
/// Every clickable thing needs a name for screen readers and must be
/// reachable by keyboard: [`spot`](super::widgets::spot) does both. Colours
/// come from [`theme`](super::theme::theme), pieces from
/// [`icons`](super::icons), sentences from [`Scene::text`].
pub trait Face: Sized + Send + Sync + 'static {
    /// The game.
    type Game: Game;
    /// What the player filled into the lobby form: paths, names of layouts,
    /// switches; it may be wrong. Remembered in the settings.
    type Form: Default + Clone + Serialize + DeserializeOwned;
    /// What the face remembers between frames of one table: where the camera
    /// is, what is opened, a choice half made. Never anything about the game
    /// itself. A new one is made for each table, and whenever another person
    /// takes the screen.
    type Desk: Default;

    /// Text key of the game's title.
    const TITLE: &'static str;
    /// Text key of one sentence about the game.
    const ABOUT: &'static str;
    /// Name of its rule pages: `assets/rules/<language>/<RULES>.md`.
    const RULES: &'static str;

    /// Whether it is played on maps that can be drawn, see [`Face::studio`].
    const MAPS: bool = false;

    /// How many colonies can play.
    fn seats(&self) -> RangeInclusive<usize>;

    /// Paints the game's own part of the lobby form: content, layout, options.
    /// [`FormCx::path`] gives a field for files and folders.
    fn form(&self, ui: &mut Ui, form: &mut Self::Form, cx: &mut FormCx<'_>);

    /// Fills in what was named on the command line: the folder of a pack, the
    /// file of a layout. What is not named stays as it is.
    fn preset(&self, form: &mut Self::Form, sources: &Sources<'_>) {
        let _ = (form, sources);
    }

    /// The setup that the form describes, for so many seats.
    ///
    /// # Errors
    /// What keeps the form from being a setup: a file that can't be read or
    /// is no layout. Faults of the setup itself are found by [`Game::check`].
    fn setup(&self, form: &Self::Form, seats: usize) -> Result<<Self::Game as Game>::Setup, Vec<Problem>>;

    /// The maps that the game is played on, to be drawn, with the content that
    /// the form names; `None` if it is played on none.
    fn studio(&self, form: &Self::Form) -> Option<Studio> {
        let _ = form;
        None
    }

    /// The setup of a game on a map that was drawn, for so many seats.
    fn map_setup(
        &self,
        form: &Self::Form,
        tiles: &Arc<TileSet>,
        map: &Drawing,
        seats: usize,
    ) -> Option<<Self::Game as Game>::Setup> {
        let _ = (form, tiles, map, seats);
        None
    }

    /// What is asked now, in a few words without a full stop: it is said once,
    /// in the top bar, behind whose turn it is.
    fn ask(&self, scene: &Scene<'_, Self::Game>) -> Line;

    /// What can be chosen now that lies on no board: shown as a row of buttons
    /// over the board. Ending the turn is not among them; the frame has a
    /// button for it whenever an action that [`Game::ends_turn`] is legal.
    fn choices(&self, scene: &Scene<'_, Self::Game>) -> Vec<Choice<<Self::Game as Game>::Action>>;

    /// What would be given up by ending the turn now, in a few words without
    /// a full stop: the frame then asks once more before it ends the turn.
    fn leftover(&self, scene: &Scene<'_, Self::Game>) -> Option<Line> {
        let _ = scene;
        None
    }

    /// Paints the figures of a colony inside its card, below its name.
    fn card(&self, ui: &mut Ui, scene: &Scene<'_, Self::Game>, seat: Seat);

    /// Paints the middle of the table and takes its clicks.
    fn board(
        &self,
        ui: &mut Ui,
        scene: &Scene<'_, Self::Game>,
        desk: &mut Self::Desk,
        asks: &mut Asks<Self::Game>,
    );

    /// Paints the right side: what belongs to the colony [`Scene::shown`].
    fn side(
        &self,
        ui: &mut Ui,
        scene: &Scene<'_, Self::Game>,
        desk: &mut Self::Desk,
        asks: &mut Asks<Self::Game>,
    );

    /// Paints the strip along the bottom.
    fn strip(
        &self,
        ui: &mut Ui,
        scene: &Scene<'_, Self::Game>,
        desk: &mut Self::Desk,
        asks: &mut Asks<Self::Game>,
    );

    /// How much room a colony's card wants; with less, cards are laid out closer.
    fn card_room(&self, _scene: &Scene<'_, Self::Game>) -> f32 {
        140.0
    }

    /// How high the strip is, in a window of this height.
    fn strip_height(&self, window: f32) -> f32 {
        if window >= 1000.0 { 190.0 } else { 150.0 }
    }

    /// The name of a place, for screen readers and refusals.
    fn place(&self, scene: &Scene<'_, Self::Game>, place: &<Self::Game as Game>::Place) -> Line;

    /// An action of the seat at the screen, in words.
    fn told(&self, scene: &Scene<'_, Self::Game>, action: &<Self::Game as Game>::Action) -> Line;

    /// The places that a line of the log speaks of: they are lit while the
    /// pointer rests on the line.
    fn places(&self, scene: &Scene<'_, Self::Game>, line: &Line) -> Vec<<Self::Game as Game>::Place> {
        let _ = (scene, line);
        Vec::new()
    }

    /// Whether a line of the log is news that people read before play goes on:
    /// what happens to everybody between two decisions.
    fn is_news(&self, line: &Line) -> bool {
        let _ = line;
        false
    }

    /// The picture of a mark on the time line, see [`Game::mark`].
    fn mark(&self, key: &str) -> Icon {
        let _ = key;
        Icon::Flag
    }

    /// Switches of how the boards are shown, for the menu of the table.
    fn switches<'a>(&self, desk: &'a mut Self::Desk) -> Vec<Switch<'a>> {
        let _ = desk;
        Vec::new()
    }

    /// What the face remembers when another person takes the screen: nothing
    /// but how the boards are shown to all.
    fn next_desk(&self, desk: &Self::Desk) -> Self::Desk {
        let _ = desk;
        Self::Desk::default()
    }

    /// A sentence for the screen that covers the table until `seat` has taken
    /// its place: what awaits it. The scene shows public things only.
    fn cover(&self, scene: &Scene<'_, Self::Game>, seat: Seat) -> Line {
        let _ = (scene, seat);
        Line::new("cover-turn")
    }

    /// Whether seats keep anything to themselves in this game, so that the
    /// screen must be covered when it passes from one person to another.
    fn has_secrets(&self) -> bool {
        true
    }

    /// The rows of the score sheet, in the order in which they are counted.
    fn score(&self, view: &<Self::Game as Game>::View, ready: &<Self::Game as Game>::Ready) -> Vec<ScoreRow>;

    /// A key was pressed that means nothing to the frame, while no field is
    /// being typed into.
    fn key(
        &self,
        key: Key,
        scene: &Scene<'_, Self::Game>,
        desk: &mut Self::Desk,
        asks: &mut Asks<Self::Game>,
    ) {
        let _ = (key, scene, desk, asks);
    }
}

/// A switch of how the boards are shown.
#[derive(Debug)]
pub struct Switch<'a> {
    /// Text key of what it shows, with its key on the keyboard.
    pub label: &'static str,
    /// Whether it is on.
    pub on: &'a mut bool,
}

/// What a face paints: the game as the eyes at the screen see it.
pub struct Scene<'a, G: Game> {
    /// What these eyes see.
    pub view: &'a G::View,
    /// What they saw before the last step, while it is being shown as motion.
    pub before: Option<&'a G::View>,
    /// How far that motion is, from 0 to 1; 1 when nothing moves. A face that
    /// animates paints between `before` and `view`; the frame repaints.
    pub progress: f32,
    /// The setup in play.
    pub ready: &'a G::Ready,
    /// Whose eyes.
    pub eyes: Eyes,
    /// Whose decision it is, or how the game ended.
    pub turn: Turn,
    /// Where in the game it stands.
    pub clock: Clock,
    /// What the seat at the screen may do now; empty unless it decides.
    pub legal: &'a [G::Action],
    /// Places that the last refusal is about: paint them in
    /// [`bad`](super::theme::Theme::bad).
    pub lit: &'a [G::Place],
    /// Places of the log's line under the pointer.
    pub pointed: &'a [G::Place],
    /// Actions of a hint, the best first: where they are clicked they bear
    /// their number.
    pub hinted: &'a [G::Action],
    /// Whose own boards are to be shown large.
    pub shown: Seat,
    /// The colonies, by seat.
    pub colonies: &'a [Colony],
    /// Texts.
    pub text: &'a Text,
    /// Why an action is refused now; `None` if it is legal. For choosing the
    /// action that a wrong click stands for.
    pub refuse: &'a Refuse<'a, G>,
}

/// Why an action is refused now.
pub type Refuse<'a, G> = dyn Fn(&<G as Game>::Action) -> Option<Refusal<<G as Game>::Place>> + 'a;

impl<G: Game> Scene<'_, G> {
    /// The seat at the screen, if it decides now.
    pub fn decider(&self) -> Option<Seat> {
        match (self.eyes, self.turn) {
            (Eyes::Seat(eyes), Turn::Seat(seat)) if eyes == seat && !self.legal.is_empty() => Some(seat),
            _ => None,
        }
    }

    /// The colony of a seat.
    pub fn colony(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.index()]
    }

    /// The name of a seat's colony.
    pub fn name(&self, seat: Seat) -> String {
        self.colonies.get(seat.index()).map_or_else(|| self.text.seat(seat), |colony| colony.name.clone())
    }

    /// A line as a sentence.
    pub fn say(&self, line: &Line) -> String {
        self.text.line(line, &|seat| self.name(seat))
    }

    /// Whether this action is legal now for the seat at the screen.
    pub fn allows(&self, action: &G::Action) -> bool {
        self.legal.contains(action)
    }
}

/// What a face asks of the table, in the order of the clicks.
pub struct Asks<G: Game>(Vec<Ask<G>>);

/// Something that a face asks of the table.
pub enum Ask<G: Game> {
    /// Do this; or, if it is refused, say why and light its places.
    Act(G::Action),
    /// Say why something can't be done that is no action at all.
    Tell(Refusal<G::Place>),
    /// Show the boards of this colony large.
    Show(Seat),
    /// Open the rules at a rule number.
    Rule(String),
}

impl<G: Game> Default for Asks<G> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Asks<G> {
    /// Do this; or, if it is refused, say why and light its places.
    pub fn act(&mut self, action: G::Action) {
        self.0.push(Ask::Act(action));
    }

    /// Say why something can't be done that is no action at all.
    pub fn tell(&mut self, refusal: Refusal<G::Place>) {
        self.0.push(Ask::Tell(refusal));
    }

    /// Show the boards of this colony large.
    pub fn show(&mut self, seat: Seat) {
        self.0.push(Ask::Show(seat));
    }

    /// Open the rules at a rule number.
    pub fn rule(&mut self, number: impl Into<String>) {
        self.0.push(Ask::Rule(number.into()));
    }

    /// Takes everything asked so far.
    pub fn take(&mut self) -> Vec<Ask<G>> {
        std::mem::take(&mut self.0)
    }
}

/// A choice that lies on no board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice<A> {
    /// What choosing it does.
    pub action: A,
    /// What the button says.
    pub label: Line,
    /// Its picture.
    pub icon: Option<Icon>,
    /// Whether this is what one most likely wants: at most one is.
    pub main: bool,
}

impl<A> Choice<A> {
    /// A choice with its label.
    pub fn new(action: A, label: Line) -> Self {
        Self { action, label, icon: None, main: false }
    }

    /// The choice with a picture.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// The choice as the one most likely wanted.
    #[must_use]
    pub fn main(mut self) -> Self {
        self.main = true;
        self
    }
}

/// A row of the score sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ScoreRow {
    /// What is counted.
    pub label: Line,
    /// Its picture.
    pub icon: Option<Icon>,
    /// Number of the rule that says so, as `M12.1`.
    pub rule: Option<&'static str>,
    /// The figure of each seat.
    pub values: Vec<i64>,
    /// How the figure of each seat comes about; empty where it speaks for
    /// itself.
    pub working: Vec<Line>,
    /// What the figures mean.
    pub kind: RowKind,
}

/// What the figures of a [`ScoreRow`] mean.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum RowKind {
    /// Points, added up in the total.
    #[default]
    Points,
    /// The total of the rows above.
    Total,
    /// Breaks ties; no points.
    Tie,
}

impl ScoreRow {
    /// A row of points.
    pub fn points(label: Line, values: Vec<i64>) -> Self {
        Self { label, icon: None, rule: None, values, working: Vec::new(), kind: RowKind::Points }
    }

    /// The row with another meaning.
    #[must_use]
    pub fn kind(mut self, kind: RowKind) -> Self {
        self.kind = kind;
        self
    }

    /// The row with how each figure comes about.
    #[must_use]
    pub fn working(mut self, working: Vec<Line>) -> Self {
        self.working = working;
        self
    }

    /// The row with a picture.
    #[must_use]
    pub fn icon(mut self, icon: Icon) -> Self {
        self.icon = Some(icon);
        self
    }

    /// The row with the number of its rule.
    #[must_use]
    pub fn rule(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }
}
