//! A new game from here, and a copy elsewhere.

use egui::{Align, Layout, RichText, TextEdit, Ui, vec2};

use super::{Review, Wish};
use crate::engine::{Eyes, Who};
use crate::text::Text;
use crate::ui::face::Face;
use crate::ui::icons::Icon;
use crate::ui::table::{TableCx, who_choice};
use crate::ui::theme::{size, space, theme};
use crate::ui::widgets::{self, Tone};

/// Paints the dialogs that are open.
pub(super) fn show<F: Face>(review: &mut Review<F>, ui: &Ui, cx: &TableCx<'_>, wishes: &mut Vec<Wish>) {
    let text = cx.text;
    if let Some(chosen) = &review.starting
        && widgets::dialog(ui, "play-from", 460.0, |ui| start(review, ui, text, chosen, wishes)).is_none()
    {
        wishes.push(Wish::Start(false));
    }
    if let Some(steps) = review.deleting {
        let shown = widgets::dialog(ui, "delete-branch", 400.0, |ui| delete(ui, text, steps, wishes));
        if shown.is_none() {
            wishes.push(Wish::KeepBranch);
        }
    }
    let kept = review.book.side().map(|path| path.display().to_string());
    if let Some(path) = &mut review.copying
        && widgets::dialog(ui, "copy", 520.0, |ui| copy(ui, text, kept, path, wishes)).is_none()
    {
        wishes.push(Wish::Copy(false));
    }
    if let Some(line) = review.saying.clone() {
        let words = text.line(&line, &|seat| review.name(text, seat));
        let shown = widgets::dialog(ui, "review-notice", 440.0, |ui| {
            ui.label(RichText::new(words).color(theme(ui).ink));
            ui.add_space(space::M);
            close(ui, text, Wish::Silence, wishes);
        });
        if shown.is_none() {
            wishes.push(Wish::Silence);
        }
    }
}

/// Whether so many steps are really to be deleted: that can't be undone.
fn delete(ui: &mut Ui, text: &Text, steps: usize, wishes: &mut Vec<Wish>) {
    widgets::title(ui, &text.say("review-delete"));
    ui.label(text.say_with("review-delete-about", &[("count", steps.into())]));
    ui.add_space(space::M);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, None, &text.say("review-delete-no"), Tone::Main).clicked() {
            wishes.push(Wish::KeepBranch);
        }
        if widgets::button(ui, Some(Icon::Close), &text.say("review-delete-yes"), Tone::Danger).clicked() {
            wishes.push(Wish::Delete);
        }
    });
}

fn close(ui: &mut Ui, text: &Text, wish: Wish, wishes: &mut Vec<Wish>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, None, &text.say("close"), Tone::Main).clicked() {
            wishes.push(wish);
        }
    });
}

/// Who plays on from here.
fn start<F: Face>(review: &Review<F>, ui: &mut Ui, text: &Text, chosen: &[Who], wishes: &mut Vec<Wish>) {
    widgets::title(ui, &text.say("review-start-title"));
    let about = match review.book.eyes() {
        Eyes::All => text.say("review-start-all"),
        Eyes::Public => text.say("review-start-public"),
        Eyes::Seat(seat) => text.say_with("review-start-seat", &[("name", review.name(text, seat).into())]),
    };
    ui.add(egui::Label::new(RichText::new(about).color(theme(ui).faint)).wrap());
    ui.add_space(space::S);
    for (colony, who) in review.colonies.iter().zip(chosen) {
        ui.horizontal(|ui| {
            ui.set_min_height(34.0);
            ui.allocate_ui_with_layout(vec2(190.0, 30.0), Layout::left_to_right(Align::Center), |ui| {
                ui.set_min_width(190.0);
                widgets::colony_name(ui, colony, size::STRONG, 190.0);
            });
            let mut who = who.clone();
            // Two players may have one name.
            if ui.push_id(colony.seat, |ui| who_choice(ui, text, &colony.name, &mut who)).inner {
                wishes.push(Wish::Choose(colony.seat, who));
            }
        });
    }
    ui.add_space(space::M);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, Some(Icon::Play), &text.say("review-start"), Tone::Main).clicked() {
            wishes.push(Wish::Begin);
        }
        if widgets::button(ui, None, &text.say("review-cancel"), Tone::Plain).clicked() {
            wishes.push(Wish::Start(false));
        }
    });
}

/// Where the copy goes.
fn copy(ui: &mut Ui, text: &Text, kept: Option<String>, path: &mut String, wishes: &mut Vec<Wish>) {
    widgets::title(ui, &text.say("review-copy"));
    if let Some(kept) = kept {
        let words = RichText::new(text.say_with("review-kept-in", &[("path", kept.into())]));
        ui.add(egui::Label::new(words.color(theme(ui).faint)).wrap());
    }
    ui.add(egui::Label::new(RichText::new(text.say("review-copy-about")).color(theme(ui).faint)).wrap());
    let label = text.say("review-copy-path");
    let edit = TextEdit::singleline(path).desired_width(f32::INFINITY);
    ui.add_sized(vec2(ui.available_width(), 30.0), edit).accessible_name(label);
    ui.add_space(space::M);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if widgets::button(ui, Some(Icon::Save), &text.say("review-copy-save"), Tone::Main).clicked() {
            wishes.push(Wish::SaveCopy);
        }
        if widgets::button(ui, None, &text.say("review-cancel"), Tone::Plain).clicked() {
            wishes.push(Wish::Copy(false));
        }
    });
}
