//! The bar along the top: whose turn it is, whose eyes look, and what can be
//! tried from here.

use egui::{Align, Layout, RichText, Ui, UiBuilder, vec2};

use super::{Pane, Until, Wish};
use crate::engine::{Eyes, Turn};
use crate::text::Value;
use crate::ui::command::Command;
use crate::ui::face::{Face, Scene};
use crate::ui::icons::Icon;
use crate::ui::table::TableCx;
use crate::ui::theme::{self, size, space, theme};
use crate::ui::widgets::{self, Tone};

/// Paints the bar.
pub(super) fn show<F: Face>(
    face: &F,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    wishes: &mut Vec<Wish>,
) {
    let rect = ui.max_rect().shrink2(vec2(space::S, 0.0));
    let builder = UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center));
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        if pane.mode.trial {
            trying(ui, scene, pane, wishes);
        } else {
            looking(ui, cx, scene, pane, wishes);
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = space::S;
            if widgets::icon_button(ui, Icon::Leave, &cx.text.say("score-lobby")).clicked() {
                cx.commands.push(Command::Lobby);
            }
            state(face, ui, scene, pane);
        });
    });
}

/// Round and whose turn it is; while somebody plays on, what is asked.
fn state<F: Face>(face: &F, ui: &mut Ui, scene: &Scene<'_, F::Game>, pane: &Pane<'_, F>) {
    let (theme, text) = (theme(ui), scene.text);
    if !pane.mode.trial {
        widgets::heading(ui, &text.say("review-title"));
    }
    if scene.clock.round > 0 {
        let round = text.say_with("bar-round", &[("round", Value::Number(scene.clock.round.into()))]);
        widgets::faint(ui, &round);
    }
    let words = match scene.turn {
        Turn::Over(_) => text.say("bar-over"),
        Turn::Seat(seat) => {
            let most = (ui.available_width() * 0.5).clamp(60.0, 220.0);
            widgets::colony_name(ui, scene.colony(seat), size::STRONG, most);
            if pane.mode.bots.is_some() {
                text.say("bar-thinking")
            } else if scene.decider().is_some() {
                scene.say(&face.ask(scene))
            } else {
                text.say(scene.clock.phase)
            }
        }
    };
    let asked = scene.decider().is_some();
    let color = if asked { theme::mix(theme.accent, theme.ink, 0.2) } else { theme.faint };
    ui.add(egui::Label::new(RichText::new(words).text_style(theme::strong()).color(color)).truncate());
}

/// The controls of one who only looks.
fn looking<F: Face>(
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    wishes: &mut Vec<Wish>,
) {
    let text = cx.text;
    if widgets::icon_button(ui, Icon::Settings, &text.say("settings-title")).clicked() {
        cx.commands.push(Command::Settings(true));
    }
    if widgets::icon_button(ui, Icon::Book, &text.say("rules-open")).clicked() {
        cx.commands.push(Command::Rules(None));
    }
    hint(ui, scene, pane, wishes);
    eyes(ui, scene, pane, wishes);
    ui.add_space(space::XS);
    if widgets::icon_button(ui, Icon::Save, &text.say("review-copy")).clicked() {
        wishes.push(Wish::Copy(true));
    }
    sheet(ui, scene, pane, wishes);
    let goes_on = matches!(scene.turn, Turn::Seat(_)) && pane.book.takes_notes();
    ui.add_enabled_ui(goes_on, |ui| {
        if widgets::button(ui, Some(Icon::Play), &text.say("review-start-here"), Tone::Plain).clicked() {
            wishes.push(Wish::Start(true));
        }
        let words = text.say("review-try");
        let button = widgets::button(ui, Some(Icon::Branch), &words, Tone::Plain);
        if button.on_hover_text(text.say("review-try-about")).clicked() {
            wishes.push(Wish::Trial);
        }
    });
}

/// What a bot would do here.
fn hint<F: Face>(ui: &mut Ui, scene: &Scene<'_, F::Game>, pane: &Pane<'_, F>, wishes: &mut Vec<Wish>) {
    let words = scene.text.say("bar-hint");
    let button = ui.add_enabled_ui(pane.mode.hint, |ui| widgets::icon_button(ui, Icon::Hint, &words)).inner;
    if button.clicked() {
        wishes.push(Wish::Hint);
    }
}

/// The score sheet, at the end of a game.
fn sheet<F: Face>(ui: &mut Ui, scene: &Scene<'_, F::Game>, pane: &Pane<'_, F>, wishes: &mut Vec<Wish>) {
    if !matches!(scene.turn, Turn::Over(_)) {
        return;
    }
    let tone = if pane.mode.sheet { Tone::Plain } else { Tone::Main };
    let button = widgets::button(ui, Some(Icon::Points), &scene.text.say("bar-score"), tone);
    if button.on_hover_text(scene.text.say("review-sheet-key")).clicked() {
        wishes.push(Wish::Sheet);
    }
}

/// Whose eyes look.
fn eyes<F: Face>(ui: &mut Ui, scene: &Scene<'_, F::Game>, pane: &Pane<'_, F>, wishes: &mut Vec<Wish>) {
    let text = scene.text;
    let words = |eyes: Eyes| match eyes {
        Eyes::Public => text.say("review-eyes-public"),
        Eyes::All => text.say("review-eyes-all"),
        Eyes::Seat(seat) => text.say_with("review-eyes-seat", &[("name", scene.name(seat).into())]),
    };
    let now = pane.book.eyes();
    let combo =
        egui::ComboBox::from_id_salt("eyes").selected_text(words(now)).width(150.0).height(320.0).truncate();
    let shown = combo.show_ui(ui, |ui| {
        let seats = scene.colonies.iter().map(|colony| Eyes::Seat(colony.seat));
        let all = std::iter::once(Eyes::Public).chain(seats).chain(std::iter::once(Eyes::All));
        for eyes in all {
            if ui.selectable_label(eyes == now, words(eyes)).clicked() {
                wishes.push(Wish::Eyes(eyes));
            }
        }
    });
    shown.response.accessible_name(text.say("review-eyes"));
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), egui::Sense::hover());
    Icon::Eye.paint(ui.painter(), rect, theme(ui).faint);
}

/// The controls of one who plays on.
fn trying<F: Face>(ui: &mut Ui, scene: &Scene<'_, F::Game>, pane: &Pane<'_, F>, wishes: &mut Vec<Wish>) {
    let text = scene.text;
    if widgets::button(ui, Some(Icon::Check), &text.say("review-try-done"), Tone::Plain).clicked() {
        wishes.push(Wish::Trial);
    }
    if matches!(scene.turn, Turn::Over(_)) {
        return sheet(ui, scene, pane, wishes);
    }
    let end = ui.add_enabled_ui(pane.mode.end_turn, |ui| {
        let tone = if pane.mode.end_turn { Tone::Main } else { Tone::Plain };
        widgets::button(ui, Some(Icon::EndTurn), &text.say("bar-end-turn"), tone)
    });
    if end.inner.on_hover_text(text.say("key-end-turn")).clicked() {
        wishes.push(Wish::EndTurn);
    }
    hint(ui, scene, pane, wishes);
    if pane.mode.bots.is_some() {
        if widgets::button(ui, Some(Icon::Pause), &text.say("review-bots-stop"), Tone::Plain).clicked() {
            wishes.push(Wish::Bots(None));
        }
        return;
    }
    let bots = [
        (Icon::Last, "review-bots-end", Until::End),
        (Icon::Fast, "review-bots-turn", Until::Turn(scene.clock.turn)),
        (Icon::Machine, "review-bots-step", Until::Step),
    ];
    for (icon, key, until) in bots {
        if widgets::icon_button(ui, icon, &text.say(key)).clicked() {
            wishes.push(Wish::Bots(Some(until)));
        }
    }
}
