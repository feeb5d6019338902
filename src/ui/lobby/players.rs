//! Who plays which colony.

use std::ops::RangeInclusive;

use egui::{Sense, TextEdit, Ui, vec2};

use super::Lobby;
use crate::bots::{Level, Spec};
use crate::engine::{MAX_SEATS, Player, Seat, Who};
use crate::text::Text;
use crate::ui::colony::Look;
use crate::ui::icons::Icon;
use crate::ui::table::who_choice;
use crate::ui::theme::space;
use crate::ui::widgets;

/// Fills up to the most seats that a table has: one person, and bots.
pub(super) fn complete(players: &mut Vec<Player>) {
    players.truncate(MAX_SEATS);
    while players.len() < MAX_SEATS {
        let who = if players.is_empty() { Who::Human } else { usual_bot() };
        players.push(Player { name: String::new(), who });
    }
}

/// The bot that one plays against if one chooses none.
pub(super) fn usual_bot() -> Who {
    Who::Bot(Spec::Level(Level::Casual).to_string())
}

/// Paints how many play, and a row for each.
pub(super) fn show(lobby: &mut Lobby, ui: &mut Ui, text: &Text, seats: RangeInclusive<usize>) {
    let label = text.say("lobby-colonies");
    widgets::form_row(ui, &label, |ui| {
        let options: Vec<_> = seats.map(|count| (count, count.to_string())).collect();
        widgets::segments(ui, &label, &mut lobby.seats, &options);
    });
    let mut swap = None;
    for (index, player) in lobby.players.iter_mut().take(lobby.seats).enumerate() {
        let look = Look::of(Seat(index as u8));
        let colony = text.say(look.key());
        ui.horizontal(|ui| {
            ui.set_min_height(34.0);
            let (rect, response) = ui.allocate_exact_size(vec2(24.0, 30.0), Sense::hover());
            look.paint(ui.painter(), rect.center(), 9.0);
            response.on_hover_text(text.say(look.look_key()));
            let name = TextEdit::singleline(&mut player.name).hint_text(colony.clone()).char_limit(24);
            let named = text.say_with("lobby-name", &[("colony", colony.as_str().into())]);
            ui.add_sized(vec2(ui.available_width() - 200.0, 30.0), name).accessible_name(named);
            who_choice(ui, text, &colony, &mut player.who);
            ui.add_space(-space::XS);
            let words = text.say_with("lobby-seat-up", &[("colony", colony.as_str().into())]);
            ui.add_enabled_ui(index > 0, |ui| {
                if widgets::icon_button(ui, Icon::Up, &words).clicked() {
                    swap = Some(index);
                }
            });
        });
    }
    if let Some(index) = swap {
        lobby.players.swap(index - 1, index);
    }
    let foreign = lobby.players.iter().take(lobby.seats).any(|player| !drawable(ui, &player.name));
    if foreign {
        widgets::small(ui, &text.say("lobby-name-glyphs"));
    }
}

/// Whether the fonts have every character of a name.
fn drawable(ui: &Ui, name: &str) -> bool {
    let font = crate::ui::theme::font(crate::ui::theme::size::BODY);
    ui.ctx().fonts_mut(|fonts| fonts.has_glyphs(&font, name))
}
