//! Why something can't be done, with the rule that says so; and whether a turn
//! is really to be ended.

use std::path::Path;

use egui::{Align2, Area, Color32, Id, Order, Rect, RichText, Stroke, Ui, pos2};

use super::TableCx;
use super::session::{Remark, Wish, Wrong};
use crate::engine::{Line, Seat};
use crate::text::trouble;
use crate::ui::colony::Colony;
use crate::ui::command::Command;
use crate::ui::icons::Icon;
use crate::ui::theme::{space, theme};
use crate::ui::widgets::{self, Tone};

/// Seconds that a refusal stays.
const STAYS: f64 = 9.0;
/// Seconds in which what was asked can be answered: time to read it twice.
const ASKS: f64 = 20.0;

/// A refusal to show, or a question.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::ui) struct Toast {
    /// The rule that refuses; a question has none.
    rule: Option<&'static str>,
    line: Line,
    since: f64,
}

impl Toast {
    pub fn new(rule: &'static str, line: Line, since: f64) -> Self {
        Self { rule: Some(rule), line, since }
    }

    /// Asks whether the turn is to be ended although this is left.
    pub fn end_turn(left: Line, since: f64) -> Self {
        Self { rule: None, line: Line::new("end-turn-again").with("left", left), since }
    }

    pub fn is_question(&self) -> bool {
        self.rule.is_none()
    }

    fn ends(&self) -> f64 {
        self.since + if self.is_question() { ASKS } else { STAYS }
    }

    pub fn is_over(&self, now: f64) -> bool {
        now >= self.ends()
    }
}

/// Paints the refusal or question over the upper edge of the board. A click on the rule's
/// number opens the rules there.
pub(in crate::ui) fn show(
    toast: Option<&Toast>,
    ui: &Ui,
    cx: &mut TableCx<'_>,
    colonies: &[Colony],
    board: Rect,
    wishes: &mut Vec<Wish>,
) {
    let Some(toast) = toast else { return };
    let left = toast.ends() - ui.input(|input| input.time);
    ui.ctx().request_repaint_after_secs(left.max(0.0) as f32);
    let text = cx.text;
    let name =
        |seat: Seat| colonies.get(seat.index()).map_or_else(|| text.seat(seat), |colony| colony.name.clone());
    let sentence = text.line(&toast.line, &name);
    let edge = if toast.is_question() { theme(ui).accent } else { theme(ui).bad };
    floating(ui, "refusal", board, edge, |ui| {
        if let Some(rule) = toast.rule {
            let open = text.say_with("rules-open-at", &[("rule", rule.into())]);
            if rule_link(ui, rule, &open).clicked() {
                cx.commands.push(Command::Rules(Some(rule.to_owned())));
            }
        }
        ui.add(egui::Label::new(RichText::new(sentence).color(theme(ui).ink)).wrap());
        if widgets::icon_button(ui, Icon::Close, &text.say("close")).clicked() {
            wishes.push(Wish::CloseToast);
        }
    });
}

/// Paints the news in the middle of the board, until they are read.
pub(super) fn news(
    news: &[Line],
    ui: &Ui,
    cx: &TableCx<'_>,
    colonies: &[Colony],
    board: Rect,
    wishes: &mut Vec<Wish>,
) {
    if news.is_empty() {
        return;
    }
    let text = cx.text;
    let name =
        |seat: Seat| colonies.get(seat.index()).map_or_else(|| text.seat(seat), |colony| colony.name.clone());
    let area = Area::new(Id::unique("news"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(board.center())
        .constrain_to(board);
    area.show(ui.ctx(), |ui| {
        ui.set_max_width((board.width() - 2.0 * space::L).min(480.0));
        let theme = theme(ui);
        let frame = widgets::card(ui).stroke(Stroke::new(1.5, theme.accent)).shadow(theme.lifted_shadow());
        frame.show(ui, |ui| {
            for line in news {
                let sentence = RichText::new(text.line(line, &name)).color(theme.ink);
                ui.add(egui::Label::new(sentence).wrap());
            }
            ui.add_space(space::S);
            if widgets::button(ui, Some(Icon::Check), &text.say("news-go-on"), Tone::Main).clicked() {
                wishes.push(Wish::CloseNews);
            }
        });
    });
}

/// Paints what is wrong with the record that the game was opened from.
pub(super) fn remark(
    remark: Option<&Remark>,
    ui: &Ui,
    cx: &TableCx<'_>,
    board: Rect,
    wishes: &mut Vec<Wish>,
) {
    let Some(remark) = remark else { return };
    let mut sentence = match &remark.what {
        Wrong::Cut(cut) => {
            let reason = cx.text.plain(&trouble::cut(cut));
            cx.text.say_with("remark-cut", &[("reason", reason.into())])
        }
        Wrong::Lines => cx.text.say("remark-lines"),
        Wrong::Drift(drift) => cx.text.say_with("remark-drift", &[("step", i64::from(drift.step.0).into())]),
    };
    let moved = !matches!(remark.what, Wrong::Drift(_));
    if let Some(file) = remark.beside.as_deref().and_then(Path::file_name).filter(|_| moved) {
        let file = file.to_string_lossy().into_owned();
        sentence.push_str(&cx.text.say_with("remark-beside", &[("file", file.into())]));
    }
    floating(ui, "remark", board, theme(ui).bad, |ui| {
        ui.add(egui::Label::new(RichText::new(sentence).color(theme(ui).ink)).wrap());
        if widgets::icon_button(ui, Icon::Close, &cx.text.say("close")).clicked() {
            wishes.push(Wish::CloseRemark);
        }
    });
}

pub(in crate::ui) fn floating(ui: &Ui, id: &str, board: Rect, edge: Color32, add: impl FnOnce(&mut Ui)) {
    let theme = theme(ui);
    let area = Area::new(Id::unique(id))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_TOP)
        .fixed_pos(pos2(board.center().x, board.top() + space::M))
        .constrain_to(board);
    area.show(ui.ctx(), |ui| {
        ui.set_max_width((board.width() - 2.0 * space::L).min(520.0));
        let frame = widgets::card(ui).stroke(Stroke::new(1.5, edge)).shadow(theme.lifted_shadow());
        frame.show(ui, |ui| ui.horizontal(add));
    });
}

/// A rule's number that opens the rules there.
pub(super) fn rule_link(ui: &mut Ui, rule: &str, name: &str) -> egui::Response {
    let words = RichText::new(rule).color(theme(ui).bad).strong();
    let link = ui.add(egui::Link::new(words));
    link.accessible_name(name).on_hover_text(name)
}
