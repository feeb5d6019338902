//! The lobby: a new game, and the games that were left.

mod games;
mod players;

use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use egui::{Align, Align2, Layout, Rect, RichText, ScrollArea, TextEdit, Ui, UiBuilder, pos2, vec2};

use super::command::Command;
use super::form::FormCx;
use super::games::{AnyGame, NotStarted};
use super::icons::Icon;
use super::saves::Save;
use super::theme::{self, size, space, theme};
use super::widgets::{self, Tone};
use super::{scenery, settings};
use crate::engine::chance::seed_of;
use crate::engine::{Line, Player, Problem, Severity, Who};
use crate::text::Text;

/// What the lobby remembers between frames.
pub struct Lobby {
    /// Which game is chosen.
    pub(super) game: usize,
    /// Who sits where; more seats than a game has are kept for another.
    pub(super) players: Vec<Player>,
    /// How many of them play.
    pub(super) seats: usize,
    /// What was typed as a seed; empty draws one.
    pub(super) seed: String,
    /// Why the last start failed, and what the form looked like then.
    pub(super) faults: Option<(NotStarted, Filled)>,
    /// The recorded games found so far.
    pub(super) saves: Vec<Save>,
    /// Where more of them come from.
    pub(super) incoming: Option<Receiver<Save>>,
    /// A path to open, typed by hand.
    pub(super) path: String,
    /// A path that a native dialog brought, and the field it is for.
    pub(super) picked: Option<(&'static str, PathBuf)>,
}

/// What was filled into the form.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Filled {
    game: usize,
    players: Vec<Player>,
    seed: String,
    own: serde_json::Value,
}

/// What the lobby gets from the program around it.
pub struct LobbyCx<'a> {
    /// Texts.
    pub text: &'a Text,
    /// The games to choose from.
    pub games: &'a mut [Box<dyn AnyGame>],
    /// Whether there are native dialogs.
    pub dialogs: bool,
    /// Where recorded games are kept.
    pub folder: String,
    /// What the lobby asks of the program around it.
    pub commands: &'a mut Vec<Command>,
}

/// The name of the field that opens a record, see [`FormCx::path`].
const RECORD: &str = "lobby-open-path";

impl Lobby {
    /// The lobby as the settings remember it.
    pub fn new(settings: &settings::Settings, games: &[Box<dyn AnyGame>]) -> Self {
        let chosen = settings.game.as_deref();
        let game = games.iter().position(|game| Some(game.id()) == chosen).unwrap_or(0);
        let players = settings.players.clone();
        let seats = players.len();
        let mut lobby = Self {
            game,
            players,
            seats,
            seed: String::new(),
            faults: None,
            saves: Vec::new(),
            incoming: None,
            path: String::new(),
            picked: None,
        };
        players::complete(&mut lobby.players);
        if lobby.seats == 0 {
            lobby.seats = 4;
        }
        lobby
    }

    /// Gives the seats to these players, who keep the names of the seats.
    pub(super) fn seat(&mut self, seats: Vec<Who>) {
        self.seats = seats.len();
        for (player, who) in self.players.iter_mut().zip(seats) {
            player.who = who;
        }
    }

    /// The players of the seats that play.
    pub fn seated(&self) -> Vec<Player> {
        self.players.iter().take(self.seats).cloned().collect()
    }

    /// The players of a game that tries something: a person, and the bots of
    /// the lobby.
    pub(super) fn trial(&self, seats: usize) -> Vec<Player> {
        let mut players = self.players.clone();
        players::complete(&mut players);
        players.truncate(seats);
        for (index, player) in players.iter_mut().enumerate() {
            match (&player.who, index) {
                (_, 0) => player.who = Who::Human,
                (Who::Human, _) => player.who = players::usual_bot(),
                _ => {}
            }
        }
        players
    }

    /// The seed as it was typed, see [`seed_of`]; `None` if nothing was typed.
    ///
    /// # Errors
    /// If it is a number that is no seed.
    pub fn typed_seed(&self) -> Result<Option<u64>, Problem> {
        if self.seed.trim().is_empty() {
            return Ok(None);
        }
        let fault = || Problem::error("", Line::new("lobby-seed-range"));
        seed_of(&self.seed).map(Some).ok_or_else(fault)
    }

    /// What is filled in now.
    pub(super) fn filled(&self, games: &[Box<dyn AnyGame>]) -> Filled {
        let own = games.get(self.game).map_or(serde_json::Value::Null, |game| game.filled());
        Filled { game: self.game, players: self.seated(), seed: self.seed.clone(), own }
    }

    /// Why a start failed says nothing about a form that has changed since.
    fn forget_faults(&mut self, games: &[Box<dyn AnyGame>]) {
        if self.faults.as_ref().is_some_and(|(_, form)| *form != self.filled(games)) {
            self.faults = None;
        }
    }

    /// Takes what came in about recorded games.
    pub fn receive(&mut self) {
        use std::sync::mpsc::TryRecvError;
        while let Some(incoming) = &self.incoming {
            match incoming.try_recv() {
                Ok(save) => self.saves.push(save),
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => self.incoming = None,
            }
        }
    }

    /// Paints the lobby.
    pub fn show(&mut self, ui: &mut Ui, cx: &mut LobbyCx<'_>) {
        self.receive();
        let window = ui.max_rect();
        let theme = theme(ui);
        ui.painter().rect_filled(window, 0.0, theme.background);
        let band = Rect::from_min_max(
            window.min,
            pos2(window.right(), window.top() + (window.height() * 0.185).clamp(120.0, 220.0)),
        );
        scenery::meadow(ui.painter(), band, theme);
        sign(ui, cx.text, band);
        corner(ui, cx, band);
        let width = (window.width() - 2.0 * space::XL).min(1320.0);
        let left = window.center().x - width / 2.0;
        let top = band.bottom() + space::L;
        let height = window.bottom() - top - space::M;
        let form = Rect::from_min_size(pos2(left, top), vec2(width * 0.56 - space::L / 2.0, height));
        let list = Rect::from_min_max(pos2(form.right() + space::L, top), pos2(left + width, top + height));
        column(ui, form, "new-game", |ui| self.new_game(ui, cx));
        column(ui, list, "games", |ui| games::show(self, ui, cx));
    }

    fn new_game(&mut self, ui: &mut Ui, cx: &mut LobbyCx<'_>) {
        let text = cx.text;
        widgets::title(ui, &text.say("lobby-new"));
        if cx.games.len() > 1 {
            let options: Vec<_> =
                cx.games.iter().enumerate().map(|(index, game)| (index, text.say(game.title()))).collect();
            widgets::segments(ui, &text.say("lobby-game"), &mut self.game, &options);
        } else if let Some(game) = cx.games.first() {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = space::S;
                widgets::heading(ui, &text.say(game.title()));
                widgets::faint(ui, &text.say(game.about()));
            });
        }
        let Some(game) = cx.games.get_mut(self.game) else { return };
        self.seats = self.seats.clamp(*game.seats().start(), *game.seats().end());
        ui.add_space(space::XS);
        players::show(self, ui, text, game.seats());
        ui.add_space(space::S);
        let mut form_cx = FormCx::new(text, self.seats);
        form_cx.dialogs = cx.dialogs;
        form_cx.picked = self.picked.take_if(|(field, _)| *field != RECORD);
        game.form(ui, &mut form_cx);
        cx.commands.extend(form_cx.wish.take().map(Command::Pick));
        self.seed(ui, text);
        ui.add_space(space::M);
        let start = text.say("lobby-start");
        let width = ui.available_width();
        if widgets::sized_button(ui, Some(Icon::Play), &start, Tone::Main, vec2(width, 44.0)).clicked() {
            cx.commands.push(Command::Start);
        }
        // Below the button, so that it stays where it is.
        self.forget_faults(cx.games);
        self.faults(ui, text);
    }

    fn seed(&mut self, ui: &mut Ui, text: &Text) {
        let label = text.say("lobby-seed");
        widgets::form_row(ui, &label, |ui| {
            let hint = text.say("lobby-seed-hint");
            let edit = TextEdit::singleline(&mut self.seed).hint_text(hint);
            ui.add_sized(vec2(ui.available_width(), 30.0), edit).accessible_name(label.clone());
        });
    }

    /// Everything that keeps the form from being a game.
    fn faults(&self, ui: &mut Ui, text: &Text) {
        let Some((faults, _)) = &self.faults else { return };
        ui.add_space(space::S);
        match faults {
            NotStarted::Record(reason) => fault(ui, Severity::Error, &text.plain(reason), ""),
            NotStarted::Faults(problems) => {
                for Problem { severity, place, line } in problems {
                    fault(ui, *severity, &text.plain(line), place);
                }
            }
        }
    }
}

fn fault(ui: &mut Ui, severity: Severity, words: &str, place: &str) {
    let theme = theme(ui);
    ui.horizontal_top(|ui| {
        let color = if severity == Severity::Error { theme.bad } else { theme.accent };
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 18.0), egui::Sense::hover());
        Icon::Warning.paint(ui.painter(), rect, color);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.add(egui::Label::new(RichText::new(words).color(color)).wrap());
            if !place.is_empty() {
                widgets::small(ui, place);
            }
        });
    });
}

/// A card that is as high as what is in it, and scrolls within its column.
fn column(ui: &mut Ui, rect: Rect, salt: &str, add: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().max_rect(rect).id_salt(salt).layout(Layout::top_down(Align::Min));
    ui.scope_builder(builder, |ui| {
        let frame = widgets::card(ui).inner_margin(egui::Margin::same(20)).corner_radius(10);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let scroll = ScrollArea::vertical().id_salt(salt).max_height(rect.height() - 40.0);
            scroll.auto_shrink([false, true]).show(ui, add);
        });
    });
}

/// The name over the meadow.
fn sign(ui: &Ui, text: &Text, band: Rect) {
    let theme = theme(ui);
    let painter = ui.painter();
    let at = pos2(band.left() + 48.0, band.top() + band.height() * 0.31);
    let ink = theme.ink;
    painter.text(at, Align2::LEFT_CENTER, text.say("app-name"), theme::font(40.0), ink);
    let about = pos2(at.x + 2.0, at.y + 36.0);
    let color = theme::mix(theme.ink, theme.background, 0.25);
    painter.text(about, Align2::LEFT_CENTER, text.say("app-about"), theme::font(size::STRONG), color);
}

/// Settings, language and rules, at the upper right.
fn corner(ui: &mut Ui, cx: &mut LobbyCx<'_>, band: Rect) {
    let rect = band.shrink2(vec2(space::XL, space::L));
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Min));
    ui.scope_builder(builder, |ui| {
        if widgets::button(ui, Some(Icon::Settings), &cx.text.say("settings-title"), Tone::Plain).clicked() {
            cx.commands.push(Command::Settings(true));
        }
        if widgets::button(ui, Some(Icon::Book), &cx.text.say("rules-title"), Tone::Plain).clicked() {
            cx.commands.push(Command::Rules(None));
        }
        if cx.games.iter().any(|game| game.has_maps())
            && widgets::button(ui, Some(Icon::Brush), &cx.text.say("lobby-design"), Tone::Plain).clicked()
        {
            cx.commands.push(Command::Edit(None));
        }
        let other = crate::text::Lang::ALL.into_iter().find(|lang| *lang != cx.text.lang());
        if let Some(other) = other
            && widgets::button(ui, Some(Icon::Language), other.own_name(), Tone::Plain).clicked()
        {
            cx.commands.push(Command::Lang(other));
        }
    });
}
