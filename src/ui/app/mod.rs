//! The program: which screen is shown, and what becomes of commands.

mod maps;
mod overlays;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

use egui::{Context, Key, Ui};

use super::command::Command;
use super::editor::Editor;
use super::form::PathWish;
use super::games::{AnyGame, NotStarted};
use super::host::{Folders, Host, Picked, Wake};
use super::lobby::{Lobby, LobbyCx};
use super::review::AnyReview;
use super::rules::Rules;
use super::settings::{Settings, Shade};
use super::table::{AnyTable, TableCx};
use super::{fonts, saves, theme};
use crate::engine::{Line, Player, Sources, Who, record};
use crate::text::{Lang, Text, trouble};

/// What the program is made of.
pub struct Parts {
    /// The games to choose from.
    pub games: Vec<Box<dyn AnyGame>>,
    /// Texts.
    pub text: Text,
    /// Where things are kept.
    pub folders: Folders,
    /// What is around the interface.
    pub host: Box<dyn Host>,
    /// A language that goes before the one in the settings.
    pub lang: Option<Lang>,
}

/// Text key of the field for a map's file.
const MAP_FIELD: &str = "studio-path";
/// How many maps are remembered.
const RECENT: usize = 12;

/// The program without its window.
pub struct App {
    text: Text,
    games: Vec<Box<dyn AnyGame>>,
    folders: Folders,
    host: Box<dyn Host>,
    settings: Settings,
    lobby: Lobby,
    table: Option<Box<dyn AnyTable>>,
    review: Option<Box<dyn AnyReview>>,
    editor: Option<Editor>,
    /// Whether the game at the table tries the map that is being drawn.
    trying: bool,
    rules: Rules,
    rules_open: bool,
    settings_open: bool,
    notice: Option<Notice>,
    picking: Option<(&'static str, Receiver<Picked>)>,
    wake: Wake,
    /// A file that the editor is to open.
    map: Option<PathBuf>,
    /// Changes of settings wait to be written until a frame is done.
    unsaved: bool,
}

/// Something that went wrong and has to be said.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Notice {
    title: &'static str,
    words: String,
}

impl App {
    /// The program, at the lobby. `ctx` is the one that it will be shown in;
    /// fonts and looks hold from its next frame on.
    pub fn new(ctx: &Context, parts: Parts) -> Self {
        keep_memory();
        let Parts { mut games, mut text, folders, host, lang } = parts;
        let (settings, damaged) = Settings::load(&folders.config);
        text.set_lang(lang.or(settings.lang).unwrap_or_else(Lang::of_environment));
        for game in &mut games {
            if let Some(filled) = settings.forms.get(game.id()) {
                game.fill(filled);
            }
        }
        let waking = ctx.clone();
        let notice = damaged.map(|path| Notice {
            title: "notice-settings",
            words: text.say_with("notice-settings-about", &[("path", path.display().to_string().into())]),
        });
        fonts::install(ctx);
        let mut app = Self {
            lobby: Lobby::new(&settings, &games),
            text,
            games,
            folders,
            host,
            settings,
            table: None,
            review: None,
            editor: None,
            trying: false,
            rules: Rules::default(),
            rules_open: false,
            settings_open: false,
            notice,
            picking: None,
            wake: Arc::new(move || waking.request_repaint()),
            map: None,
            unsaved: false,
        };
        app.dress(ctx);
        app.refresh();
        app
    }

    fn fail_line(&mut self, title: &'static str, line: &Line) {
        let words = self.text.plain(line);
        self.fail(title, words);
    }

    /// Opens a recorded game to go on with it, or to review it if it is over.
    pub fn open(&mut self, path: &Path) {
        match self.game_of(path).and_then(|game| game.open(path)) {
            Ok(table) if table.is_over() => {
                drop(table);
                self.review(path);
            }
            Ok(table) => self.enter(table),
            Err(reason) => self.fail_line("notice-open", &reason),
        }
    }

    /// Opens a recorded game to look at it step by step.
    pub fn review(&mut self, path: &Path) {
        match self.game_of(path).and_then(|game| game.review(path)) {
            Ok(review) => {
                self.close();
                self.rules.turn_to(review.rules());
                self.review = Some(review);
            }
            Err(reason) => self.fail_line("notice-open", &reason),
        }
    }

    /// The review at the screen.
    pub fn reviewed(&self) -> Option<&dyn AnyReview> {
        self.review.as_deref()
    }

    /// The game that a record is of.
    fn game_of(&self, path: &Path) -> Result<&dyn AnyGame, Line> {
        let game = record::peek(path).map_err(|error| trouble::read_error(path, &error))?.game;
        let known = self.games.iter().find(|known| known.id() == game);
        known.map(|known| &**known).ok_or_else(|| {
            Line::new("cli-record-game").with("path", path.display().to_string()).with("game", game)
        })
    }

    /// Leaves the table, the review or the editor.
    fn close(&mut self) {
        self.table = None;
        self.trying = false;
        if let Some(mut editor) = self.editor.take() {
            editor.leave();
        }
        if let Some(mut review) = self.review.take() {
            review.leave();
        }
    }

    /// Starts the game that the lobby's form describes, with `seed` or a drawn
    /// one.
    pub fn start(&mut self) {
        let seed = match self.lobby.typed_seed() {
            Ok(typed) => typed.unwrap_or_else(draw_seed),
            Err(fault) => return self.not_started(NotStarted::Faults(vec![fault])),
        };
        let players = self.lobby.seated();
        self.remember_lobby();
        let Some(game) = self.games.get(self.lobby.game) else { return };
        let file = match self.fresh_file(game.id()) {
            Ok(file) => file,
            Err(reason) => return self.fail("notice-record", reason),
        };
        match game.start(players, seed, Some(file)) {
            Ok(table) => {
                self.lobby.faults = None;
                self.enter(table);
            }
            Err(faults) => self.not_started(faults),
        }
    }

    fn not_started(&mut self, faults: NotStarted) {
        self.lobby.faults = Some((faults, self.lobby.filled(&self.games)));
    }

    /// Chooses a game in the lobby, and fills its form in with what was named
    /// on the command line.
    pub fn preset(&mut self, game: Option<&str>, sources: &Sources<'_>, seed: Option<u64>) {
        if let Some(place) = self.games.iter().position(|known| Some(known.id()) == game) {
            self.lobby.game = place;
        }
        if let Some(game) = self.games.get_mut(self.lobby.game) {
            game.preset(sources);
        }
        if let Some(seed) = seed {
            self.lobby.seed = seed.to_string();
        }
    }

    /// Gives the seats to these players.
    pub fn seat(&mut self, seats: Vec<Who>) {
        self.lobby.seat(seats);
    }

    /// Where the game at the screen is recorded.
    pub fn record(&self) -> Option<&Path> {
        self.table.as_ref()?.record()
    }

    /// Paints a frame and takes what was clicked and typed.
    pub fn show(&mut self, ui: &mut Ui) {
        self.receive_pick();
        let mut commands = Vec::new();
        let behind = self.rules_open || self.settings_open || self.notice.is_some();
        if self.table.is_none() && self.editor.is_some() {
            self.show_editor(ui, behind, &mut commands);
        } else if self.table.is_some() || self.review.is_some() {
            let cx = &mut TableCx {
                text: &self.text,
                pace: self.settings.pace,
                wake: &self.wake,
                behind,
                commands: &mut commands,
            };
            match (&mut self.review, &mut self.table) {
                (Some(review), _) => review.show(ui, cx),
                (None, Some(table)) => table.show(ui, cx),
                (None, None) => {}
            }
        } else {
            let cx = &mut LobbyCx {
                text: &self.text,
                games: &mut self.games,
                dialogs: self.host.has_dialogs(),
                folder: self.folders.saves.display().to_string(),
                commands: &mut commands,
            };
            self.lobby.show(ui, cx);
        }
        if self.trying && !behind {
            maps::back_to_map(ui, &self.text, &mut commands);
        }
        // A record that is dropped on the window is for looking at, a map for
        // drawing.
        let dropped = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        commands.extend(dropped.map(|path| match path.extension() {
            Some(ending) if ending == "json" => Command::Edit(Some(path)),
            _ => Command::Review(path),
        }));
        self.overlays(ui, &mut commands);
        if !behind && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::F1)) {
            commands.push(Command::Rules(None));
        }
        if !commands.is_empty() {
            ui.ctx().request_repaint();
        }
        for command in commands {
            self.obey(ui.ctx(), command);
        }
        if std::mem::take(&mut self.unsaved) {
            self.save_settings();
        }
    }

    /// The program ends: what is in the lobby's form is remembered.
    pub fn leave(&mut self) {
        if let Some(review) = &mut self.review {
            review.leave();
        }
        if let Some(editor) = &mut self.editor {
            editor.leave();
        }
        self.remember_lobby();
        if std::mem::take(&mut self.unsaved) {
            self.save_settings();
        }
    }

    fn obey(&mut self, ctx: &Context, command: Command) {
        match command {
            Command::Start => self.start(),
            Command::Open(path) => self.open(&path),
            Command::Review(path) => self.review(&path),
            Command::PlayFrom(players) => self.play_from(players),
            Command::Lobby if self.trying => {
                self.table = None;
                self.trying = false;
            }
            Command::Lobby => {
                self.close();
                self.refresh();
            }
            Command::Edit(path) => self.edit(path.as_deref()),
            Command::PickMap { save } => self.pick_map(save),
            Command::Recent(path) => self.set(|settings| {
                let path = std::path::absolute(&path).unwrap_or(path);
                settings.maps.retain(|other| *other != path);
                settings.maps.insert(0, path);
                settings.maps.truncate(RECENT);
            }),
            Command::TryMap { seats } => self.try_map(seats),
            Command::Again if self.trying => self.try_again(),
            Command::Again => self.again(),
            Command::Rules(number) => self.open_rules(number.as_deref()),
            Command::CloseRules => self.rules_open = false,
            Command::Settings(open) => self.settings_open = open,
            Command::Lang(lang) => {
                self.text.set_lang(lang);
                self.set(|settings| settings.lang = Some(lang));
            }
            Command::Shade(shade) => {
                self.set(|settings| settings.shade = shade);
                self.dress(ctx);
            }
            Command::Motion(motion) => {
                self.set(|settings| settings.motion = motion);
                self.dress(ctx);
            }
            Command::Pace(pace) => self.set(|settings| settings.pace = pace),
            Command::Pick(wish) => self.pick(wish),
            Command::Refresh => self.refresh(),
            Command::CloseNotice => self.notice = None,
        }
    }

    fn set(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.settings);
        self.unsaved = true;
    }

    fn save_settings(&mut self) {
        if let Err(error) = self.settings.save(&self.folders.config) {
            log::warn!("the settings cannot be saved: {error}");
            let path = self.folders.config.display().to_string();
            let args = [("path", path.into()), ("reason", error.to_string().into())];
            self.notice = Some(Notice {
                title: "notice-settings-unsaved",
                words: self.text.say_with("notice-settings-unsaved-about", &args),
            });
        }
    }

    fn remember_lobby(&mut self) {
        let before = self.settings.clone();
        self.settings.players = self.lobby.seated();
        self.settings.game = self.games.get(self.lobby.game).map(|game| game.id().to_owned());
        for game in &self.games {
            self.settings.forms.insert(game.id().to_owned(), game.filled());
        }
        self.unsaved |= self.settings != before;
    }

    /// Puts the look on.
    fn dress(&self, ctx: &Context) {
        theme::install(ctx, !self.settings.motion);
        ctx.set_theme(match self.settings.shade {
            Shade::System => egui::ThemePreference::System,
            Shade::Light => egui::ThemePreference::Light,
            Shade::Dark => egui::ThemePreference::Dark,
        });
    }

    fn enter(&mut self, table: Box<dyn AnyTable>) {
        self.close();
        self.rules.turn_to(table.rules());
        self.table = Some(table);
    }

    fn again(&mut self) {
        let Some(table) = &self.table else { return };
        let file = match self.fresh_file(table.game()) {
            Ok(file) => file,
            Err(reason) => return self.fail("notice-record", reason),
        };
        match table.again(draw_seed(), file) {
            Ok(table) => self.enter(table),
            Err(reason) => self.fail_line("notice-record", &reason),
        }
    }

    /// Starts a game from the position in review.
    fn play_from(&mut self, players: Vec<Player>) {
        let Some(review) = &self.review else { return };
        let file = match self.fresh_file(review.game()) {
            Ok(file) => file,
            Err(reason) => return self.fail("notice-record", reason),
        };
        match review.play_from(players, draw_seed(), &file) {
            Ok(table) => self.enter(table),
            Err(reason) => self.fail_line("notice-record", &reason),
        }
    }

    fn fresh_file(&self, game: &str) -> Result<PathBuf, String> {
        let folder = &self.folders.saves;
        std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(saves::fresh(folder, game))
    }

    fn open_rules(&mut self, number: Option<&str>) {
        self.rules_open = true;
        if let Some(number) = number {
            self.rules.jump(number);
        } else if self.table.is_none()
            && self.review.is_none()
            && let Some(game) = self.games.get(self.lobby.game)
        {
            self.rules.turn_to(game.rules());
        }
    }

    fn refresh(&mut self) {
        let games = self.games.iter().map(|game| (game.id(), game.summarise())).collect();
        self.lobby.saves.clear();
        self.lobby.incoming = Some(saves::list(self.folders.saves.clone(), games, self.wake.clone()));
    }

    fn pick(&mut self, wish: PathWish) {
        let title = self.text.say(wish.field);
        self.picking = Some((wish.field, self.host.pick(&title, wish.kind, self.wake.clone())));
    }

    fn receive_pick(&mut self) {
        let Some((field, from)) = &self.picking else { return };
        match from.try_recv() {
            Ok(Picked::Path(path)) => {
                match &mut self.editor {
                    Some(editor) if *field == MAP_FIELD => editor.picked(path),
                    _ => self.lobby.picked = Some((field, path)),
                }
                self.picking = None;
            }
            Ok(Picked::NotOpened) => {
                self.picking = None;
                let words = self.text.say("notice-dialog-about");
                self.fail("notice-dialog", words);
            }
            Ok(Picked::Cancelled) | Err(TryRecvError::Disconnected) => self.picking = None,
            Err(TryRecvError::Empty) => {}
        }
    }

    fn fail(&mut self, title: &'static str, words: String) {
        self.notice = Some(Notice { title, words });
    }
}

/// More than a frame takes for its triangles, in bytes.
const FRAME: usize = 16 << 20;

/// Makes frames cheaper: each takes a few megabytes and gives them back, and
/// glibc's allocator would return them to the system, which clears them anew
/// for the next frame. It stops doing so once a larger piece has come and gone.
fn keep_memory() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(FRAME)));
}

/// A seed that nobody chose.
pub(in crate::ui) fn draw_seed() -> u64 {
    use std::hash::{BuildHasher, RandomState};
    // The standard library's own source of randomness. Short enough to be
    // read aloud and typed again.
    RandomState::new().hash_one(std::time::SystemTime::now()) % 1_000_000_000
}
