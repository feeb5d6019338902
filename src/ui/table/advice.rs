//! A hint: what a bot that sees what the person sees would do, thought about
//! on a thread of its own.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::{Align, Layout, Rect, RichText, Ui};

use super::TableCx;
use super::toast;
use crate::bots::{Budget, Choice, Manner, Mcts, Thought};
use crate::engine::{Cancel, Game, Question, Seat};
use crate::text::{Text, Value};
use crate::ui::face::{Face, Scene};
use crate::ui::host::Wake;
use crate::ui::icons::Icon;
use crate::ui::theme::theme;
use crate::ui::widgets;

/// How many choices a hint tells of.
const TOLD: usize = 3;
/// How long a hint is thought about, in milliseconds; the first decision of a
/// turn gets a part of it.
const THINKS: u32 = 4000;

/// A hint that was asked for.
pub(in crate::ui) struct Advice<G: Game> {
    seat: Seat,
    from: Receiver<Thought<G::Action>>,
    cancel: Cancel,
    thought: Option<Thought<G::Action>>,
    failed: bool,
}

impl<G: Game> Advice<G> {
    /// Asks for it; it comes later, followed by `wake`.
    pub fn ask(seed: u64, question: Question<G>, wake: &Wake) -> Self {
        let (to, from) = channel();
        let (seat, cancel, wake) = (question.seat, question.cancel(), wake.clone());
        std::thread::spawn(move || {
            let mut bot = Mcts::<G>::new(seed, Manner::from(Budget::Millis(THINKS)));
            // Nobody listens any more when the hint was closed meanwhile.
            let _ = to.send(bot.think(question.seat, &question.legal, &question.look()));
            wake();
        });
        Self { seat, from, cancel, thought: None, failed: false }
    }

    /// Takes the thought, if it came meanwhile.
    fn hear(&mut self) {
        if self.thought.is_some() || self.failed {
            return;
        }
        match self.from.try_recv() {
            Ok(thought) => self.thought = Some(thought),
            Err(TryRecvError::Empty) => {}
            Err(TryRecvError::Disconnected) => self.failed = true,
        }
    }

    /// The choices that are told, the best first, once they are known.
    fn told(&self) -> impl Iterator<Item = &Choice<G::Action>> {
        let choices = self.thought.iter().flat_map(|thought| &thought.choices);
        choices.filter(|choice| choice.visits > 0).take(TOLD)
    }
}

/// Nobody thinks for a hint that was closed.
impl<G: Game> Drop for Advice<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

/// Paints a hint over the upper edge of the board. Returns what it tells of, the
/// best first; `closes` is set when it is to be closed.
pub(in crate::ui) fn show<F: Face>(
    face: &F,
    advice: Option<&mut Advice<F::Game>>,
    ui: &Ui,
    cx: &TableCx<'_>,
    scene: &Scene<'_, F::Game>,
    board: Rect,
    closes: &mut bool,
) -> Vec<<F::Game as Game>::Action> {
    let Some(advice) = advice else { return Vec::new() };
    advice.hear();
    toast::floating(ui, "advice", board, theme(ui).accent, |ui| {
        ui.vertical(|ui| {
            // As wide from the first frame on, so that nothing jumps.
            ui.set_min_width((board.width() - 96.0).clamp(200.0, 470.0));
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
                if widgets::icon_button(ui, Icon::Close, &cx.text.say("hint-close")).clicked() {
                    *closes = true;
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let title = RichText::new(title(advice, cx.text)).color(theme(ui).faint);
                    ui.add(egui::Label::new(title).wrap());
                });
            });
            for (place, choice) in advice.told().enumerate() {
                let words = row(face, scene, cx.text, place, advice.seat, choice);
                ui.add(egui::Label::new(RichText::new(words).color(theme(ui).ink)).wrap());
            }
        });
    });
    advice.told().map(|choice| choice.action).collect()
}

fn title<G: Game>(advice: &Advice<G>, text: &Text) -> String {
    match &advice.thought {
        _ if advice.failed => text.say("bar-bot-failed"),
        None => text.say("hint-thinking"),
        Some(thought) => {
            let number = Value::Number(thought.simulations as i64);
            text.say_with("hint-title", &[("simulations", number)])
        }
    }
}

/// A choice in words, with what its seat is expected to get.
fn row<F: Face>(
    face: &F,
    scene: &Scene<'_, F::Game>,
    text: &Text,
    place: usize,
    seat: Seat,
    choice: &Choice<<F::Game as Game>::Action>,
) -> String {
    text.say_with(
        "hint-row",
        &[
            ("place", Value::Number(place as i64 + 1)),
            ("what", scene.say(&face.told(scene, &choice.action)).into()),
            ("share", format!("{:.0}", 100.0 * choice.shares[seat.index()]).into()),
            ("points", format!("{:.1}", choice.points[seat.index()]).into()),
        ],
    )
}
