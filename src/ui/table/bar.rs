//! The bar along the top: whose turn it is and what is asked, said once, and
//! the turn's controls.

use egui::{Align, Layout, RichText, Ui, UiBuilder, vec2};

use super::session::Wish;
use super::{TableCx, menu};
use crate::engine::Turn;
use crate::text::Value;
use crate::ui::command::Command;
use crate::ui::face::{Face, Scene, Switch};
use crate::ui::icons::Icon;
use crate::ui::theme::{self, size, space, theme};
use crate::ui::widgets::{self, Tone};

/// What the bar shows that is not in the scene.
pub(super) struct BarData {
    pub waiting: bool,
    pub failed: bool,
    pub paused: bool,
    pub can_undo: bool,
    pub can_redo: bool,
    pub can_restart: bool,
    pub can_hint: bool,
    pub end_turn: bool,
    pub trouble: Option<String>,
    pub over: bool,
}

/// Paints the bar.
pub(super) fn show<F: Face>(
    face: &F,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    scene: &Scene<'_, F::Game>,
    data: &BarData,
    switches: Vec<Switch<'_>>,
    wishes: &mut Vec<Wish>,
) {
    let rect = ui.max_rect().shrink2(vec2(space::S, 0.0));
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        controls(ui, cx, data, wishes);
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            menu::button(ui, cx, switches, wishes);
            asked(face, ui, cx, scene, data);
        });
    });
}

/// Round, whose turn it is, and what is asked of them.
fn asked<F: Face>(face: &F, ui: &mut Ui, cx: &TableCx<'_>, scene: &Scene<'_, F::Game>, data: &BarData) {
    let theme = theme(ui);
    let text = cx.text;
    if scene.clock.round > 0 {
        let round = text.say_with("bar-round", &[("round", Value::Number(scene.clock.round.into()))]);
        widgets::faint(ui, &round);
    }
    let words = match scene.turn {
        Turn::Over(_) => text.say("bar-over"),
        Turn::Seat(seat) => {
            let most = (ui.available_width() * 0.4).clamp(60.0, 240.0);
            widgets::colony_name(ui, scene.colony(seat), size::STRONG, most);
            if data.failed {
                text.say("bar-bot-failed")
            } else if data.waiting && data.paused {
                text.say("bar-paused")
            } else if data.waiting {
                text.say("bar-thinking")
            } else {
                scene.say(&face.ask(scene))
            }
        }
    };
    let color = if scene.decider().is_some() { theme.accent } else { theme.faint };
    let color =
        if theme.dark || scene.decider().is_none() { color } else { theme::mix(color, theme.ink, 0.25) };
    let label = egui::Label::new(RichText::new(words).text_style(theme::strong()).color(color)).truncate();
    ui.add(label);
}

fn controls(ui: &mut Ui, cx: &mut TableCx<'_>, data: &BarData, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    if data.over {
        if widgets::button(ui, Some(Icon::Points), &text.say("bar-score"), Tone::Main).clicked() {
            wishes.push(Wish::Boards(false));
        }
    } else {
        let tone = if data.end_turn { Tone::Main } else { Tone::Plain };
        let end = ui.add_enabled_ui(data.end_turn, |ui| {
            widgets::button(ui, Some(Icon::EndTurn), &text.say("bar-end-turn"), tone)
        });
        if end.inner.on_hover_text(text.say("key-end-turn")).clicked() {
            wishes.push(Wish::EndTurn);
        }
    }
    ui.add_space(space::XS);
    if data.waiting {
        let (icon, key) = if data.paused { (Icon::Play, "bar-go-on") } else { (Icon::Pause, "bar-pause") };
        if widgets::icon_button(ui, icon, &text.say(key)).clicked() {
            wishes.push(if data.failed { Wish::Retry } else { Wish::Pause });
        }
    }
    let backs = [
        (Icon::Redo, "bar-redo", data.can_redo, Wish::Redo),
        (Icon::Undo, "bar-undo", data.can_undo, Wish::Undo),
        (Icon::Restart, "bar-restart", data.can_restart, Wish::Restart),
    ];
    for (icon, key, can, wish) in backs {
        let response = ui.add_enabled_ui(can, |ui| widgets::icon_button(ui, icon, &text.say(key))).inner;
        if response.clicked() {
            wishes.push(wish);
        }
    }
    let hint =
        ui.add_enabled_ui(data.can_hint, |ui| widgets::icon_button(ui, Icon::Hint, &text.say("bar-hint")));
    if hint.inner.clicked() {
        wishes.push(Wish::Hint);
    }
    if widgets::icon_button(ui, Icon::Book, &text.say("rules-open")).clicked() {
        cx.commands.push(Command::Rules(None));
    }
    if let Some(trouble) = &data.trouble {
        let name = text.say_with("bar-trouble", &[("reason", trouble.as_str().into())]);
        if widgets::button(ui, Some(Icon::Warning), &text.say("bar-not-saved"), Tone::Danger)
            .on_hover_text(name)
            .clicked()
        {
            wishes.push(Wish::Retry);
        }
    }
}
