//! A table with everything around it: bots, clicks, keys, motion.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use super::advice::Advice;
use super::log::LogLines;
use super::stage::Stage;
use super::thinker::Thinker;
use super::toast::Toast;
use super::{AnyTable, TableCx, cover, frame, menu, score};
use crate::bots::Spec;
use crate::engine::record::{Cut, Drift};
use crate::engine::{
    Game, Header, Journal, JournalError, Kept, Line, Misfit, Opened, Player, Refusal, Seat, Table, Turn, Who,
};
use crate::text::trouble;
use crate::ui::command::Command;
use crate::ui::face::{Ask, Face};
use crate::ui::settings::Pace;
use crate::ui::theme;

type Action<F> = <<F as Face>::Game as Game>::Action;
type Place<F> = <<F as Face>::Game as Game>::Place;

/// What the table's own controls ask for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(in crate::ui) enum Wish {
    /// Take the last step back.
    Undo,
    /// Do it again.
    Redo,
    /// Back to the start of the turn.
    Restart,
    /// End the turn, if that may be done.
    EndTurn,
    /// The person that the screen waits for is there.
    TakeScreen,
    /// Bots wait, or go on.
    Pause,
    /// Ask for a hint, or close it.
    Hint,
    /// Show a colony's boards large.
    Show(Seat),
    /// Open or close the list of players.
    Players(bool),
    /// Ask whether a seat really gives up; with `None`, no longer.
    AskConcede(Option<Seat>),
    /// A seat gives up.
    Concede(Seat),
    /// In the list of players another one is chosen for a seat.
    Choose(Seat, Who),
    /// The seats get the players that were chosen.
    HandOver,
    /// Look at the boards, or back at the score sheet.
    Boards(bool),
    /// Try again to write the record, or to ask a bot.
    Retry,
    /// The news are read.
    CloseNews,
    /// Close the refusal.
    CloseToast,
    /// Close the remark about the record.
    CloseRemark,
}

/// What is wrong with the record that a game was opened from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Remark {
    pub what: Wrong,
    /// The file that the game goes on in instead, if it does.
    pub beside: Option<PathBuf>,
}

/// See [`Remark`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Its end is damaged.
    Cut(Cut),
    /// Its line ends were changed.
    Lines,
    /// A step leads to another state today.
    Drift(Drift),
}

impl Remark {
    fn of<G: Game>(opened: &Opened<G>, journal: Option<&Journal>) -> Option<Self> {
        let what = match (&opened.cut, opened.relined, opened.drift) {
            (Some(cut), ..) => Wrong::Cut(cut.clone()),
            (None, true, _) => Wrong::Lines,
            (None, false, Some(drift)) => Wrong::Drift(drift),
            (None, false, None) => return None,
        };
        let beside = journal.map(|journal| journal.path().to_owned());
        Some(Self { what, beside })
    }
}

/// A game at the screen.
pub struct Session<F: Face> {
    pub(super) face: Arc<F>,
    pub(super) stage: Stage<F::Game>,
    pub(super) desk: F::Desk,
    pub(super) log: LogLines,
    pub(super) thinker: Thinker<F::Game>,
    pub(super) toast: Option<Toast>,
    /// The hint that was asked for.
    pub(super) advice: Option<Advice<F::Game>>,
    /// What people have to read before bots go on.
    pub(super) news: Vec<Line>,
    pub(super) paused: bool,
    pub(super) boards: bool,
    /// The list of players, when it is open: who is chosen for each seat.
    pub(super) choosing: Option<Vec<Who>>,
    pub(super) conceding: Option<Seat>,
    pub(super) remark: Option<Remark>,
    setup: <F::Game as Game>::Setup,
    /// The position that the game began from, if it did not begin as games do.
    position: Option<serde_json::Value>,
    at_first: Vec<Player>,
    record: Option<PathBuf>,
    /// When the last step was played, and when the motion towards it began.
    stepped: f64,
    moving: f64,
    now: f64,
}

impl<F: Face> Session<F> {
    /// Starts a game and its record.
    ///
    /// # Errors
    /// When the record can't be begun; then nothing is.
    pub fn start(
        face: Arc<F>,
        setup: <F::Game as Game>::Setup,
        ready: <F::Game as Game>::Ready,
        players: Vec<Player>,
        seed: u64,
        file: Option<&Path>,
    ) -> Result<Self, JournalError> {
        let header = Header::new::<F::Game>(setup.clone(), players.clone(), seed);
        let journal = file.map(|file| Journal::create(file, &header)).transpose()?;
        let history = Kept::new(&ready, players.clone(), journal);
        let table = Table::new(ready, seed, history);
        Ok(Self::of(face, table, setup, players, None))
    }

    /// Starts a game from a position, and its record.
    ///
    /// # Errors
    /// When the position can't be played from, or the record can't be begun;
    /// then nothing is.
    pub fn start_at(
        face: Arc<F>,
        setup: <F::Game as Game>::Setup,
        ready: <F::Game as Game>::Ready,
        position: serde_json::Value,
        players: Vec<Player>,
        seed: u64,
        file: &Path,
    ) -> Result<Self, Line> {
        let odd = |misfit: Misfit| Line::new("record-no-position").with("why", misfit.what);
        // What cannot be read back could not be gone on with either.
        let state = F::Game::restore(&ready, &position).map_err(odd)?;
        let header = Header::new::<F::Game>(setup.clone(), players.clone(), seed).at(position.clone());
        let journal = Journal::create(file, &header).map_err(|error| trouble::journal_error(&error))?;
        let history = Kept::new(&ready, players.clone(), Some(journal));
        let table = Table::from_position(ready, seed, state, history);
        let mut session = Self::of(face, table, setup, players, None);
        session.position = Some(position);
        Ok(session)
    }

    /// Opens a recorded game: to go on with it, or to look at it if it is over.
    ///
    /// # Errors
    /// When the file is no record, or open elsewhere.
    pub fn open(face: Arc<F>, file: &Path) -> Result<Self, JournalError> {
        let (opened, journal) = Journal::resume::<F::Game>(file)?;
        let remark = Remark::of(&opened, journal.as_ref());
        let (setup, players) = (opened.header.setup.clone(), opened.header.seats.clone());
        let position = opened.header.position.clone();
        let record = journal.as_ref().map_or(file, Journal::path).to_owned();
        let mut session = Self::of(face, Table::resume(opened, journal), setup, players, remark);
        session.record = Some(record);
        session.position = position;
        Ok(session)
    }

    fn of(
        face: Arc<F>,
        table: Table<F::Game>,
        setup: <F::Game as Game>::Setup,
        at_first: Vec<Player>,
        remark: Option<Remark>,
    ) -> Self {
        let record = table.history().path().map(Path::to_owned);
        Self {
            thinker: Thinker::new(table.seed()),
            stage: Stage::new(table, face.has_secrets()),
            desk: F::Desk::default(),
            log: LogLines::default(),
            toast: None,
            advice: None,
            news: Vec::new(),
            paused: false,
            boards: false,
            choosing: None,
            conceding: None,
            remark,
            setup,
            position: None,
            at_first,
            record,
            stepped: f64::NEG_INFINITY,
            moving: f64::NEG_INFINITY,
            now: 0.0,
            face,
        }
    }

    /// How far the motion of the last step is.
    pub(super) fn progress(&self) -> f32 {
        ((self.now - self.moving) as f32 / theme::motion::STEP).clamp(0.0, 1.0)
    }

    /// An action of the seat at the screen that ends its turn.
    pub(super) fn end_turn(&self) -> Option<Action<F>> {
        self.stage.decider()?;
        self.stage.table.legal().iter().copied().find(F::Game::ends_turn)
    }

    /// Ends the turn; if something would be given up by that, only when it is
    /// wished for a second time.
    fn ask_to_end(&mut self, ui: &Ui, cx: &TableCx<'_>) {
        let Some(action) = self.end_turn() else { return };
        let asked = self.toast.as_ref().is_some_and(Toast::is_question);
        match self.leftover(cx) {
            Some(left) if !asked => {
                self.close_toast();
                self.toast = Some(Toast::end_turn(left, self.now));
            }
            _ => self.act(ui, action),
        }
    }

    fn leftover(&self, cx: &TableCx<'_>) -> Option<Line> {
        let refuse = |action: &_| self.stage.refuse(action);
        self.face.leftover(&self.stage.scene(cx.text, 1.0, &refuse))
    }

    /// Lets a bot think, and plays its answer when it is time to.
    fn let_bots_move(&mut self, ui: &Ui, cx: &TableCx<'_>) {
        if self.stage.cover().is_some() || self.paused || !self.news.is_empty() {
            return;
        }
        let Some((seat, name)) = self.stage.bot_in_turn() else { return };
        if self.thinker.is_idle() {
            // A record may name a bot that this program no longer has.
            let spec = name.parse().unwrap_or(Spec::Random);
            if let Some(question) = self.stage.table.question() {
                self.thinker.ask(spec, question, cx.wake);
            }
        }
        let Some((answering, action)) = self.thinker.answer() else { return };
        let due = self.stepped + cx.pace.seconds();
        if answering == seat && self.now >= due {
            // A bot's answer is legal: the table made sure when it was asked.
            if self.stage.table.act(seat, action).is_ok() {
                self.after_step(ui, cx.pace);
            }
            self.thinker.forget();
        }
        let wait = (self.stepped + cx.pace.seconds() - self.now).max(0.0);
        ui.ctx().request_repaint_after_secs(wait as f32);
    }

    fn after_step(&mut self, ui: &Ui, pace: Pace) {
        let moves = theme::moves(ui) && pace != Pace::Instant;
        let eyes = self.stage.eyes();
        self.stage.changed(moves);
        self.stepped = self.now;
        self.moving = if moves { self.now } else { f64::NEG_INFINITY };
        self.toast = None;
        self.advice = None;
        self.news = self.told_news();
        // What a click brought about shows in the frame after this one.
        ui.ctx().request_repaint();
        if self.stage.eyes() != eyes {
            self.desk = self.face.next_desk(&self.desk);
        }
    }

    /// The news of the last step, if people are there to read them.
    fn told_news(&self) -> Vec<Line> {
        let table = &self.stage.table;
        if !table.players().iter().any(|player| player.who == Who::Human) {
            return Vec::new();
        }
        let last = table.timeline().cursor();
        let of_step = self.stage.log.iter().rev().take_while(|told| told.step == last);
        let mut news: Vec<Line> =
            of_step.filter(|told| self.face.is_news(&told.line)).map(|told| told.line.clone()).collect();
        news.reverse();
        news
    }

    fn act(&mut self, ui: &Ui, action: Action<F>) {
        let Some(seat) = self.stage.decider() else {
            if let Some(refusal) = self.stage.refuse(&action) {
                self.tell(ui, refusal);
            }
            return;
        };
        match self.stage.table.act(seat, action).map(drop) {
            Ok(()) => self.after_step(ui, Pace::Normal),
            Err(refusal) => self.tell(ui, refusal),
        }
    }

    fn tell(&mut self, ui: &Ui, refusal: Refusal<Place<F>>) {
        ui.ctx().request_repaint();
        self.toast = Some(Toast::new(refusal.rule, refusal.line, self.now));
        self.stage.lit = refusal.places;
    }

    /// Something else than a step changed the table.
    fn turned(&mut self, ui: &Ui) {
        self.thinker.forget();
        self.after_step(ui, Pace::Instant);
    }

    fn grant(&mut self, ui: &Ui, cx: &TableCx<'_>, wish: Wish) {
        let changed = match wish {
            Wish::EndTurn => return self.ask_to_end(ui, cx),
            Wish::Hint => return self.ask_for_hint(cx),
            Wish::Undo => self.may_take_back() && self.stage.table.undo(),
            Wish::Redo => self.stage.decider().is_some() && self.stage.table.redo(),
            Wish::Restart => self.may_take_back() && self.stage.table.restart_turn(),
            Wish::Concede(seat) => {
                self.concede(seat);
                true
            }
            Wish::HandOver => self.hand_over(),
            Wish::Retry => {
                self.stage.table.retry();
                self.thinker.retry();
                false
            }
            _ => return self.open_or_close(wish),
        };
        if changed {
            self.turned(ui);
        }
    }

    /// Asks for a hint for the person who decides, or closes it.
    fn ask_for_hint(&mut self, cx: &TableCx<'_>) {
        if self.advice.take().is_some() || self.stage.decider().is_none() {
            return;
        }
        self.close_toast();
        let question = self.stage.table.question().filter(|question| question.legal.len() > 1);
        // A seed of its own: a hint tells nothing of what is to come.
        let seed = u64::from(self.stage.table.depth());
        self.advice = question.map(|question| Advice::ask(seed, question, cx.wake));
    }

    fn open_or_close(&mut self, wish: Wish) {
        match wish {
            Wish::TakeScreen => {
                self.stage.uncover();
                self.desk = self.face.next_desk(&self.desk);
                self.stepped = self.now;
            }
            Wish::Pause => self.paused = !self.paused,
            Wish::Show(seat) => self.stage.shown = seat,
            Wish::Players(open) => {
                let now = || self.stage.table.players().iter().map(|player| player.who.clone()).collect();
                self.choosing = open.then(now);
            }
            Wish::Choose(seat, who) => {
                if let Some(chosen) = self.choosing.as_mut().and_then(|all| all.get_mut(seat.index())) {
                    *chosen = who;
                }
            }
            Wish::AskConcede(seat) => self.conceding = seat,
            Wish::Boards(boards) => self.boards = boards,
            Wish::CloseNews => self.news.clear(),
            Wish::CloseToast => self.close_toast(),
            Wish::CloseRemark => self.remark = None,
            _ => {}
        }
    }

    /// Whether the person at the screen may take steps back.
    pub(super) fn may_take_back(&self) -> bool {
        self.stage.decider().is_some()
    }

    /// A seat gives up. If the game goes on, a bot plays on for it.
    fn concede(&mut self, seat: Seat) {
        self.conceding = None;
        let conceded = self.stage.table.concede(seat).is_some();
        if conceded && matches!(self.stage.table.turn(), Turn::Seat(_)) && self.stage.is_person(seat) {
            self.stage.table.hand_over(seat, Who::Bot(Spec::Greedy.to_string()));
        }
    }

    /// The seats for which another player was chosen than they have.
    pub(super) fn handed(&self) -> impl Iterator<Item = (Seat, &Who)> {
        let players = self.stage.table.players().iter();
        let chosen = players.zip(self.choosing.iter().flatten()).enumerate();
        chosen
            .filter(|(_, (player, who))| player.who != **who)
            .map(|(index, (_, who))| (Seat(index as u8), who))
            .filter(|(seat, _)| !F::Game::conceded(self.stage.table.state(), *seat))
    }

    /// Gives the seats the players that were chosen. Whether any changed.
    fn hand_over(&mut self) -> bool {
        let handed: Vec<(Seat, Who)> = self.handed().map(|(seat, who)| (seat, who.clone())).collect();
        self.choosing = None;
        for (seat, who) in &handed {
            self.stage.table.hand_over(*seat, who.clone());
        }
        !handed.is_empty()
    }

    fn close_toast(&mut self) {
        self.toast = None;
        self.stage.lit.clear();
    }

    /// Keys that mean something at every table.
    fn keys(&mut self, ui: &Ui, wishes: &mut Vec<Wish>) {
        const SHORTCUTS: [(Modifiers, Key, u8); 4] = [
            (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z, 1),
            (Modifiers::COMMAND, Key::Z, 0),
            (Modifiers::COMMAND, Key::Y, 1),
            (Modifiers::COMMAND, Key::R, 2),
        ];
        for (modifiers, key, what) in SHORTCUTS {
            let shortcut = KeyboardShortcut::new(modifiers, key);
            if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
                wishes.push([Wish::Undo, Wish::Redo, Wish::Restart][usize::from(what)].clone());
            }
        }
        let plain = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if !self.news.is_empty() && (plain(Key::Enter) || plain(Key::Escape)) {
            wishes.push(Wish::CloseNews);
        }
        if plain(Key::E) {
            wishes.push(Wish::EndTurn);
        }
        if plain(Key::P) {
            wishes.push(Wish::Pause);
        }
        if plain(Key::H) || self.advice.is_some() && plain(Key::Escape) {
            wishes.push(Wish::Hint);
        }
        if self.toast.is_some() && plain(Key::Escape) {
            wishes.push(Wish::CloseToast);
        }
    }

    /// Keys that only the game knows.
    fn game_keys(&mut self, ui: &Ui, cx: &TableCx<'_>, asks: &mut Vec<Ask<F::Game>>) {
        // Egui moves and uses the keyboard's place with these.
        let placed = ui.memory(|memory| memory.focused().is_some());
        let pressed: Vec<Key> = ui.input(|input| {
            let down = input.events.iter().filter_map(|event| match event {
                egui::Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => Some(*key),
                _ => None,
            });
            down.filter(|key| !matches!(key, Key::Tab | Key::Space))
                .filter(|key| !placed || *key != Key::Enter)
                .collect()
        });
        if pressed.is_empty() {
            return;
        }
        let stage = &self.stage;
        let refuse = |action: &_| stage.refuse(action);
        let scene = stage.scene(cx.text, self.progress(), &refuse);
        let mut given = crate::ui::face::Asks::default();
        for key in pressed {
            self.face.key(key, &scene, &mut self.desk, &mut given);
        }
        asks.extend(given.take());
    }

    fn heed(&mut self, ui: &Ui, cx: &mut TableCx<'_>, asks: Vec<Ask<F::Game>>) {
        for ask in asks {
            match ask {
                Ask::Act(action) => self.act(ui, action),
                Ask::Tell(refusal) => self.tell(ui, refusal),
                Ask::Show(seat) => self.stage.shown = seat,
                Ask::Rule(number) => cx.commands.push(Command::Rules(Some(number))),
            }
        }
    }

    fn paint(&mut self, ui: &mut Ui, cx: &mut TableCx<'_>, wishes: &mut Vec<Wish>) {
        if let Some(seat) = self.stage.cover() {
            cover::show(self, ui, cx, seat, wishes);
            return;
        }
        if let (Turn::Over(outcome), false) = (self.stage.table.turn(), self.boards) {
            score::show(self, ui, cx, &outcome, wishes);
            return;
        }
        let keyboard = !cx.behind && !ui.ctx().text_edit_focused();
        let mut asks = Vec::new();
        if keyboard {
            self.keys(ui, wishes);
            self.game_keys(ui, cx, &mut asks);
        }
        asks.extend(frame::show(self, ui, cx, wishes));
        menu::dialogs(self, ui, cx, wishes);
        self.heed(ui, cx, asks);
    }
}

impl<F: Face> AnyTable for Session<F> {
    fn show(&mut self, ui: &mut Ui, cx: &mut TableCx<'_>) {
        self.now = ui.input(|input| input.time);
        self.stage.name(cx.text);
        self.let_bots_move(ui, cx);
        if self.toast.as_ref().is_some_and(|toast| toast.is_over(self.now)) {
            self.close_toast();
        }
        let mut wishes = Vec::new();
        self.paint(ui, cx, &mut wishes);
        if !wishes.is_empty() {
            // What was asked for shows in the frame after this one.
            ui.ctx().request_repaint();
        }
        for wish in wishes {
            self.grant(ui, cx, wish);
        }
        if self.progress() < 1.0 {
            ui.ctx().request_repaint();
        } else {
            self.stage.before = None;
        }
    }

    fn game(&self) -> &'static str {
        F::Game::ID
    }

    fn is_over(&self) -> bool {
        matches!(self.stage.table.turn(), Turn::Over(_))
    }

    fn record(&self) -> Option<&Path> {
        self.record.as_deref()
    }

    fn again(&self, seed: u64, file: PathBuf) -> Result<Box<dyn AnyTable>, Line> {
        let ready = self.stage.table.ready().clone();
        let (setup, players) = (self.setup.clone(), self.at_first.clone());
        if let Some(position) = self.position.clone() {
            let face = self.face.clone();
            let session = Self::start_at(face, setup, ready, position, players, seed, &file)?;
            return Ok(Box::new(session));
        }
        let started = Self::start(self.face.clone(), setup, ready, players, seed, Some(&file));
        started
            .map(|session| Box::new(session) as Box<dyn AnyTable>)
            .map_err(|error| trouble::journal_error(&error))
    }

    fn rules(&self) -> &'static str {
        F::RULES
    }
}
