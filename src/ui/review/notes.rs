//! What is thought of the present step: a verdict, a name, a comment; and what
//! becomes of its branch.

use egui::{Align, Layout, TextEdit, Ui, vec2};

use super::Wish;
use super::book::Book;
use crate::engine::{Game, StepId, Verdict};
use crate::text::Text;
use crate::ui::icons::Icon;
use crate::ui::theme::space;
use crate::ui::widgets::{self, Tone};

/// What is being typed, and about which step.
#[derive(Default)]
pub(super) struct Notes {
    about: Option<(StepId, u64)>,
    name: String,
    note: String,
}

/// The text key of a verdict.
fn key(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Good => "verdict-good",
        Verdict::Mistake => "verdict-mistake",
        Verdict::Interesting => "verdict-interesting",
        Verdict::Dubious => "verdict-dubious",
        Verdict::Brilliant => "verdict-brilliant",
        Verdict::Blunder => "verdict-blunder",
    }
}

impl Notes {
    /// What was typed and not kept yet, before one looks at another step.
    pub fn leave<G: Game>(&mut self, book: &Book<G>) -> Vec<Wish> {
        let mut wishes = Vec::new();
        if let Some((step, _)) = self.about.take() {
            self.keep(book, step, &mut wishes);
        }
        wishes
    }

    fn keep<G: Game>(&self, book: &Book<G>, step: StepId, wishes: &mut Vec<Wish>) {
        let timeline = book.table.timeline();
        if timeline.name(step).unwrap_or_default() != self.name.trim() {
            wishes.push(Wish::Name(step, self.name.trim().to_owned()));
        }
        if timeline.note(step).unwrap_or_default() != self.note.trim() {
            wishes.push(Wish::Note(step, self.note.trim().to_owned()));
        }
    }

    /// Paints the fields.
    pub fn show<G: Game>(&mut self, ui: &mut Ui, text: &Text, book: &Book<G>, wishes: &mut Vec<Wish>) {
        let step = book.step();
        let timeline = book.table.timeline();
        if self.about != Some((step, book.grown)) {
            self.about = Some((step, book.grown));
            self.name = timeline.name(step).unwrap_or_default().to_owned();
            self.note = timeline.note(step).unwrap_or_default().to_owned();
        }
        ui.spacing_mut().item_spacing = vec2(2.0, space::XS);
        ui.horizontal(|ui| verdicts(ui, text, book, step, wishes));
        ui.add_enabled_ui(book.takes_notes(), |ui| {
            let width = ui.available_width();
            let name = TextEdit::singleline(&mut self.name).hint_text(text.say("review-name")).char_limit(60);
            let name = ui.add_sized(vec2(width, 26.0), name).accessible_name(text.say("review-name"));
            let note = TextEdit::multiline(&mut self.note)
                .hint_text(text.say("review-comment"))
                .desired_rows(2)
                .desired_width(width);
            let note = egui::ScrollArea::vertical()
                .id_salt("comment")
                .max_height(48.0)
                .show(ui, |ui| ui.add(note).accessible_name(text.say("review-comment")))
                .inner;
            if name.lost_focus() || note.lost_focus() {
                self.keep(book, step, wishes);
            }
        });
    }
}

fn verdicts<G: Game>(ui: &mut Ui, text: &Text, book: &Book<G>, step: StepId, wishes: &mut Vec<Wish>) {
    let given = book.table.timeline().verdict(step);
    ui.add_enabled_ui(book.takes_notes(), |ui| {
        for verdict in Verdict::ALL {
            let tone = if given == Some(verdict) { Tone::Main } else { Tone::Quiet };
            let name = text.say(key(verdict));
            let response = sign(ui, verdict.sign(), &name, tone);
            if response.clicked() {
                wishes.push(Wish::Judge(step, (given != Some(verdict)).then_some(verdict)));
            }
        }
    });
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add_enabled_ui(book.can_drop(step), |ui| {
            if widgets::icon_button(ui, Icon::Close, &text.say("review-delete")).clicked() {
                wishes.push(Wish::AskDelete);
            }
        });
        ui.add_enabled_ui(book.is_aside() && book.takes_notes(), |ui| {
            if widgets::icon_button(ui, Icon::Up, &text.say("review-promote")).clicked() {
                wishes.push(Wish::Promote);
            }
        });
    });
}

/// A small button with a sign, called by what the sign means.
fn sign(ui: &mut Ui, sign: &str, name: &str, tone: Tone) -> egui::Response {
    let response = ui.scope(|ui| widgets::named_button(ui, sign, name, tone)).inner;
    response.on_hover_text(name)
}
