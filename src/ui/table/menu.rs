//! The menu, and the dialogs that it opens.

use egui::{Align, Layout, RichText, Ui, vec2};

use super::TableCx;
use super::session::{Session, Wish};
use crate::bots::Spec;
use crate::engine::{Eyes, Game, Seat, Turn, Who};
use crate::text::Text;
use crate::ui::command::Command;
use crate::ui::face::{Face, Switch};
use crate::ui::icons::Icon;
use crate::ui::settings::Pace;
use crate::ui::theme::{size, space, theme};
use crate::ui::widgets::{self, Tone};

/// The button that opens the menu.
pub(super) fn button(ui: &mut Ui, cx: &mut TableCx<'_>, switches: Vec<Switch<'_>>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    let response = widgets::icon_button(ui, Icon::Menu, &text.say("menu"));
    egui::Popup::menu(&response).gap(space::XS).show(|ui| {
        ui.set_width(248.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        if item(ui, Icon::Person, &text.say("menu-players")) {
            wishes.push(Wish::Players(true));
        }
        if item(ui, Icon::Settings, &text.say("settings-title")) {
            cx.commands.push(Command::Settings(true));
        }
        if item(ui, Icon::Book, &text.say("rules-title")) {
            cx.commands.push(Command::Rules(None));
        }
        ui.separator();
        widgets::small(ui, &text.say("pace-title"));
        let mut pace = cx.pace;
        let options = Pace::ALL.map(|pace| (pace, text.say(pace.key())));
        if widgets::segments(ui, &text.say("pace-title"), &mut pace, &options) {
            cx.commands.push(Command::Pace(pace));
        }
        for Switch { label, on } in switches {
            widgets::toggle(ui, on, &text.say(label));
        }
        ui.separator();
        if item(ui, Icon::Leave, &text.say("menu-leave")) {
            cx.commands.push(Command::Lobby);
        }
        widgets::small(ui, &text.say("menu-leave-saved"));
    });
}

fn item(ui: &mut Ui, icon: Icon, words: &str) -> bool {
    let response = widgets::menu_item(ui, icon, words);
    if response.clicked() {
        ui.close();
    }
    response.clicked()
}

/// Paints the dialogs that are open.
pub(super) fn dialogs<F: Face>(session: &Session<F>, ui: &Ui, cx: &TableCx<'_>, wishes: &mut Vec<Wish>) {
    if let Some(chosen) = &session.choosing
        && widgets::dialog(ui, "players", 480.0, |ui| players(session, ui, cx, chosen, wishes)).is_none()
    {
        wishes.push(Wish::Players(false));
    }
    if let Some(seat) = session.conceding {
        let shown = widgets::dialog(ui, "concede", 380.0, |ui| concede(session, ui, cx.text, seat, wishes));
        if shown.is_none() {
            wishes.push(Wish::AskConcede(None));
        }
    }
}

/// The width of a name in the list of players.
const NAME: f32 = 150.0;

/// Who plays which colony; seats can be handed to a bot and back. `chosen` is
/// what was chosen so far: it holds only once it is applied, since a seat
/// handed to a bot by mistake has played before it can be taken back.
fn players<F: Face>(
    session: &Session<F>,
    ui: &mut Ui,
    cx: &TableCx<'_>,
    chosen: &[Who],
    wishes: &mut Vec<Wish>,
) {
    let text = cx.text;
    widgets::title(ui, &text.say("players-title"));
    widgets::faint(ui, &text.say("players-about"));
    ui.add_space(space::S);
    let stage = &session.stage;
    let playing = matches!(stage.table.turn(), Turn::Seat(_));
    for (colony, chosen) in stage.colonies.iter().zip(chosen) {
        let seat = colony.seat;
        ui.horizontal(|ui| {
            ui.set_min_height(36.0);
            ui.allocate_ui_with_layout(vec2(NAME, 30.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(NAME);
                widgets::colony_name(ui, colony, size::STRONG, NAME);
            });
            if F::Game::conceded(stage.table.state(), seat) {
                widgets::faint(ui, &text.say("players-conceded"));
                return;
            }
            ui.add_enabled_ui(playing, |ui| {
                let mut who = chosen.clone();
                // Two players may have one name.
                let changed = ui.push_id(seat, |ui| who_choice(ui, text, &colony.name, &mut who)).inner;
                if changed {
                    wishes.push(Wish::Choose(seat, who));
                }
            });
            // People give up for themselves only.
            let own = stage.eyes() == Eyes::Seat(seat) && stage.is_person(seat);
            if own && playing {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if widgets::button(ui, Some(Icon::Flag), &text.say("concede"), Tone::Danger).clicked() {
                        wishes.push(Wish::AskConcede(Some(seat)));
                        wishes.push(Wish::Players(false));
                    }
                });
            }
        });
    }
    ui.add_space(space::M);
    let differs = playing && session.handed().next().is_some();
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if differs {
            if widgets::button(ui, Some(Icon::Check), &text.say("players-apply"), Tone::Main).clicked() {
                wishes.push(Wish::HandOver);
            }
            if widgets::button(ui, None, &text.say("players-leave"), Tone::Plain).clicked() {
                wishes.push(Wish::Players(false));
            }
        } else if widgets::button(ui, None, &text.say("close"), Tone::Main).clicked() {
            wishes.push(Wish::Players(false));
        }
    });
}

/// A list to choose a person or a bot from. Whether the choice changed.
pub(in crate::ui) fn who_choice(ui: &mut Ui, text: &Text, name: &str, who: &mut Who) -> bool {
    let before = who.clone();
    let label = text.say_with("who-label", &[("name", name.into())]);
    let words = who_words(text, who);
    let combo = egui::ComboBox::from_id_salt(("who", name)).selected_text(words).width(130.0);
    let shown = combo.show_ui(ui, |ui| {
        ui.selectable_value(who, Who::Human, text.say("who-human"));
        for spec in Spec::ALL {
            let bot = Who::Bot(spec.to_string());
            let words = who_words(text, &bot);
            ui.selectable_value(who, bot, words);
        }
    });
    shown.response.accessible_name(label);
    *who != before
}

/// What a player is called in lists.
pub(in crate::ui) fn who_words(text: &Text, who: &Who) -> String {
    match who {
        Who::Human => text.say("who-human"),
        Who::Bot(name) => match name.parse() {
            Ok(Spec::Random) => text.say("bot-random"),
            Ok(Spec::Greedy) => text.say("bot-greedy"),
            Ok(Spec::Level(level)) => text.say(level.key()),
            Ok(Spec::Mcts(_)) => text.say_with("bot-mcts", &[("budget", name.as_str().into())]),
            Err(_) => name.clone(),
        },
    }
}

fn concede<F: Face>(session: &Session<F>, ui: &mut Ui, text: &Text, seat: Seat, wishes: &mut Vec<Wish>) {
    let colonies = &session.stage.colonies;
    let name = colonies.get(seat.index()).map_or("", |colony| colony.name.as_str());
    widgets::title(ui, &text.say_with("concede-title", &[("name", name.into())]));
    let about = if colonies.len() > 2 { "concede-about-many" } else { "concede-about-two" };
    ui.label(RichText::new(text.say(about)).color(theme(ui).ink));
    ui.add_space(space::M);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, None, &text.say("concede-no"), Tone::Main).clicked() {
            wishes.push(Wish::AskConcede(None));
        }
        if widgets::button(ui, Some(Icon::Flag), &text.say("concede"), Tone::Danger).clicked() {
            wishes.push(Wish::Concede(seat));
        }
    });
}
