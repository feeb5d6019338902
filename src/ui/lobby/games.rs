//! The games that were recorded, to go on with or to look at.

use egui::{Align, CornerRadius, CursorIcon, Frame, Layout, Margin, RichText, Role, Sense, Ui, UiBuilder};
use egui::{WidgetInfo, vec2};

use super::{Lobby, LobbyCx, RECORD};
use crate::engine::Seat;
use crate::text::{Text, Value};
use crate::ui::colony::Look;
use crate::ui::command::Command;
use crate::ui::form::{FormCx, PathKind};
use crate::ui::games::AnyGame;
use crate::ui::icons::Icon;
use crate::ui::saves::{EXTENSION, Moment, Save, Summary};
use crate::ui::table::who_words;
use crate::ui::theme::{self, CARD_CORNER, size, space, theme};
use crate::ui::widgets::{self, Tone};

/// Games shown at most: the folder holds the rest.
const MOST: usize = 60;

/// Paints the list.
pub(super) fn show(lobby: &mut Lobby, ui: &mut Ui, cx: &mut LobbyCx<'_>) {
    let text = cx.text;
    ui.horizontal(|ui| {
        widgets::title(ui, &text.say("games-title"));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if widgets::icon_button(ui, Icon::Restart, &text.say("games-refresh")).clicked() {
                cx.commands.push(Command::Refresh);
            }
        });
    });
    if lobby.saves.is_empty() && lobby.incoming.is_none() {
        widgets::faint(ui, &text.say("games-none"));
    }
    ui.spacing_mut().item_spacing.y = space::S;
    for save in lobby.saves.iter().take(MOST) {
        cx.commands.extend(row(ui, text, cx.games, save));
    }
    if lobby.saves.len() > MOST {
        widgets::small(ui, &text.say_with("games-more", &[("count", (lobby.saves.len() - MOST).into())]));
    }
    ui.add_space(space::M);
    other_file(lobby, ui, cx);
    widgets::small(ui, &text.say_with("games-folder", &[("path", cx.folder.clone().into())]));
}

/// A field for a record that lies elsewhere.
fn other_file(lobby: &mut Lobby, ui: &mut Ui, cx: &mut LobbyCx<'_>) {
    let mut form = FormCx::new(cx.text, 0);
    form.dialogs = cx.dialogs;
    form.picked = lobby.picked.take_if(|(field, _)| *field == RECORD);
    let picked = form.picked.is_some();
    form.path(ui, RECORD, "lobby-open-hint", PathKind::File(&[EXTENSION]), &mut lobby.path);
    cx.commands.extend(form.wish.take().map(Command::Pick));
    let path = lobby.path.trim();
    if path.is_empty() {
        return;
    }
    let open = widgets::button(ui, Some(Icon::Play), &cx.text.say("lobby-open"), Tone::Plain);
    if open.clicked() || picked {
        cx.commands.push(Command::Open(path.into()));
    }
}

/// A recorded game; one that can't be opened shows why. Returns what was asked
/// for: a click on the row does what is most likely wanted.
fn row(ui: &mut Ui, text: &Text, games: &[Box<dyn AnyGame>], save: &Save) -> Option<Command> {
    let theme = theme(ui);
    let builder = UiBuilder::new().id_salt(&save.path).sense(Sense::click());
    let scope = ui.scope_builder(builder, |ui| {
        let over = ui.response().hovered();
        let fill = if over { theme.hover() } else { theme::mix(theme.card, theme.background, 0.45) };
        let frame = Frame::new().fill(fill).corner_radius(CornerRadius::same(CARD_CORNER));
        frame
            .inner_margin(Margin::symmetric(12, 9))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.spacing_mut().item_spacing.y = 4.0;
                match &save.content {
                    Ok(summary) => sound(ui, text, games, save, summary),
                    Err(reason) => {
                        damaged(ui, text, save, &text.plain(reason));
                        None
                    }
                }
            })
            .inner
    });
    let asked = scope.inner;
    let response = scope.response.on_hover_cursor(CursorIcon::PointingHand);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, spoken(text, save)));
    widgets::ring(ui, &response, response.rect, CARD_CORNER);
    asked.or_else(|| response.clicked().then(|| Command::Open(save.path.clone())))
}

fn spoken(text: &Text, save: &Save) -> String {
    let file = file_name(save);
    text.say_with("games-open", &[("file", file.into())])
}

fn file_name(save: &Save) -> String {
    save.path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

fn sound(
    ui: &mut Ui,
    text: &Text,
    games: &[Box<dyn AnyGame>],
    save: &Save,
    summary: &Summary,
) -> Option<Command> {
    let theme = theme(ui);
    ui.horizontal(|ui| {
        let name = games.iter().find(|game| game.id() == summary.game).map(|game| text.say(game.title()));
        let title = text.words(&summary.title);
        let words = match (name, title.is_empty()) {
            (Some(name), false) => format!("{name} · {title}"),
            (Some(name), true) => name,
            (None, _) => title.to_owned(),
        };
        ui.label(RichText::new(words).color(theme.ink));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (key, color) = match summary.over {
                Some(_) => ("games-over", theme.faint),
                None => {
                    ("games-round", theme::mix(theme.accent, theme.ink, if theme.dark { 0.0 } else { 0.25 }))
                }
            };
            let args = [("round", Value::Number(summary.round.into()))];
            ui.label(RichText::new(text.say_with(key, &args)).size(size::SMALL + 1.0).color(color));
        });
    });
    ui.horizontal_wrapped(|ui| players(ui, text, summary));
    ui.horizontal(|ui| {
        widgets::small(ui, &Moment::of(save.written).for_list());
        if let Some(cut) = &summary.cut {
            let words = text.say_with("games-cut", &[("line", cut.line.into())]);
            ui.label(RichText::new(words).size(size::SMALL).color(theme.bad));
        }
        // Copies of one game are told apart by their files.
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let asked = ways(ui, text, save, summary);
            let file = RichText::new(file_name(save)).size(size::SMALL).color(theme.faint);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.add(egui::Label::new(file).truncate());
            });
            asked
        })
        .inner
    })
    .inner
}

/// Who played, and what for.
fn players(ui: &mut Ui, text: &Text, summary: &Summary) {
    let theme = theme(ui);
    ui.spacing_mut().item_spacing.x = space::XS;
    for (index, player) in summary.players.iter().enumerate() {
        let (rect, _) = ui.allocate_exact_size(vec2(12.0, 14.0), Sense::hover());
        let look = Look::of(Seat(index as u8));
        look.paint(ui.painter(), rect.center(), 4.5);
        let name = if player.name.is_empty() { who_words(text, &player.who) } else { player.name.clone() };
        let won = summary.over.is_some_and(|outcome| outcome.places[index] == 1);
        let color = if won { theme.ink } else { theme.faint };
        ui.label(RichText::new(name).size(size::SMALL + 1.0).color(color));
        if let Some(outcome) = summary.over {
            let score = outcome.scores[index].to_string();
            ui.label(RichText::new(score).size(size::SMALL + 1.0).color(color));
        }
        ui.add_space(space::XS);
    }
}

/// The buttons to go on with a game and to review it.
fn ways(ui: &mut Ui, text: &Text, save: &Save, summary: &Summary) -> Option<Command> {
    let file = file_name(save);
    let named = |key| text.say_with(key, &[("file", file.as_str().into())]);
    let mut asked = None;
    if summary.over.is_none() {
        let go_on =
            widgets::named_button(ui, &text.say("games-go-on"), &named("games-go-on-file"), Tone::Plain);
        asked = go_on.clicked().then(|| Command::Open(save.path.clone()));
    }
    let review =
        widgets::named_button(ui, &text.say("games-review"), &named("games-review-file"), Tone::Plain);
    asked.or_else(|| review.clicked().then(|| Command::Review(save.path.clone())))
}

fn damaged(ui: &mut Ui, text: &Text, save: &Save, reason: &str) {
    let theme = theme(ui);
    ui.label(RichText::new(file_name(save)).color(theme.faint));
    let words = text.say_with("games-damaged", &[("reason", reason.into())]);
    ui.add(egui::Label::new(RichText::new(words).size(size::SMALL + 1.0).color(theme.bad)).wrap());
}
