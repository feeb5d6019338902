//! The screen between two people: it covers everything until the next one is
//! there.

use egui::{Align, Frame, Layout, Margin, RichText, Ui, UiBuilder, vec2};

use super::TableCx;
use super::session::{Session, Wish};
use crate::engine::Seat;
use crate::ui::command::Command;
use crate::ui::face::Face;
use crate::ui::icons::Icon;
use crate::ui::scenery;
use crate::ui::theme::{self, size, space, theme};
use crate::ui::widgets::{self, Tone};

/// Paints nothing of the table but whose turn it is.
pub(super) fn show<F: Face>(
    session: &Session<F>,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    seat: Seat,
    wishes: &mut Vec<Wish>,
) {
    let window = ui.max_rect();
    let theme = theme(ui);
    scenery::underground(ui.painter(), window, theme);
    corner(ui, cx);
    let stage = &session.stage;
    let refuse = |action: &_| stage.refuse(action);
    let scene = stage.scene(cx.text, 1.0, &refuse);
    let colony = scene.colony(seat);
    let middle = egui::Rect::from_center_size(window.center(), vec2(420.0, 300.0));
    let builder = UiBuilder::new().max_rect(middle).layout(Layout::top_down(Align::Center));
    ui.scope_builder(builder, |ui| {
        let card = Frame::new()
            .fill(theme.card)
            .corner_radius(14)
            .inner_margin(Margin::same(28))
            .shadow(theme.lifted_shadow());
        card.show(ui, |ui| {
            ui.set_width(364.0);
            ui.vertical_centered(|ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(72.0, 72.0), egui::Sense::hover());
                colony.look.paint(ui.painter(), rect.center(), 30.0);
                ui.add_space(space::S);
                let name = [("name", colony.name.as_str().into())];
                ui.label(
                    RichText::new(cx.text.say_with("cover-title", &name)).size(size::TITLE).color(theme.ink),
                );
                let sentence = scene.say(&session.face.cover(&scene, seat));
                ui.label(RichText::new(sentence).color(theme.faint));
                ui.add_space(space::L);
                let words = cx.text.say_with("cover-button", &name);
                let button = widgets::sized_button(ui, None, &words, Tone::Main, vec2(240.0, 40.0));
                if button.clicked() {
                    wishes.push(Wish::TakeScreen);
                }
                ui.add_space(space::XS);
                let words = RichText::new(cx.text.say("cover-hint")).size(size::SMALL);
                ui.label(words.color(theme::mix(theme.faint, theme.card, 0.2)));
            });
        });
    });
}

/// What can be reached even so.
fn corner(ui: &mut Ui, cx: &mut TableCx<'_>) {
    let rect = ui.max_rect().shrink(space::M);
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Min));
    ui.scope_builder(builder, |ui| {
        let items = [
            (Icon::Leave, "menu-leave", Command::Lobby),
            (Icon::Settings, "settings-title", Command::Settings(true)),
            (Icon::Book, "rules-title", Command::Rules(None)),
        ];
        for (icon, key, command) in items {
            if widgets::button(ui, Some(icon), &cx.text.say(key), Tone::Plain).clicked() {
                cx.commands.push(command);
            }
        }
    });
}
