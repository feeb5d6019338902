//! Below the board: the strip, and the controls that move along it.

use egui::{Align, Layout, RichText, TextEdit, Ui, vec2};

use super::strip::{self, Shown, Strip};
use super::{Pane, Review, SPEEDS, Wish};
use crate::engine::{Seat, Spot, Track, Unit};
use crate::text::{Text, Value};
use crate::ui::face::{Face, Scene};
use crate::ui::icons::Icon;
use crate::ui::theme::{size, space, theme};
use crate::ui::widgets;

/// How high all of it is.
pub(super) const HEIGHT: f32 = strip::HEIGHT + 52.0;

/// What a place is called: its step, turn and round.
pub(super) fn place<L>(text: &Text, track: &Track<L>, spot: Spot, name: &dyn Fn(Seat) -> String) -> String {
    let beat = track.beat(spot);
    let (step, of) = (spot.stop, track.len());
    if beat.turn == 0 {
        return text.say_with("review-place-setup", &[("step", step.into()), ("of", of.into())]);
    }
    let whose = beat.seat.map(|seat| text.say_with("review-whose", &[("name", name(seat).into())]));
    text.say_with(
        "review-place",
        &[
            ("step", step.into()),
            ("of", of.into()),
            ("round", Value::Number(beat.round.into())),
            ("turn", Value::Number(beat.turn.into())),
            ("whose", whose.unwrap_or_default().into()),
        ],
    )
}

/// Paints the strip.
pub(super) fn show_strip<F: Face>(
    face: &F,
    ui: &mut Ui,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    strip: &mut Strip,
    wishes: &mut Vec<Wish>,
) {
    let (book, text) = (pane.book, scene.text);
    let name = |seat: Seat| scene.name(seat);
    let name_of_marks = |spot: Spot| {
        let near = book.track.marks().iter().filter(|mark| mark.stop == spot.stop);
        let mut keys: Vec<&str> = near.map(|mark| mark.what).collect();
        keys.dedup();
        keys.into_iter().map(|key| format!("\n{}", text.say(key))).collect::<String>()
    };
    let words = |spot: Spot| place(text, &book.track, spot, &name) + &name_of_marks(spot);
    let drift = book.damage.drift.and_then(|drift| {
        let depth = book.table.timeline().depth(drift.step);
        book.track.stop_of(drift.step, depth)
    });
    let shown = Shown {
        name: &text.say("review-strip"),
        words: &words,
        icon: &|key| face.mark(key),
        round: &|round| text.say_with("review-round-short", &[("round", Value::Number(round.into()))]),
        laid: book.laid,
        fork: book.fork,
        forks: &book.forks,
        drift,
        cut: book.damage.cut.is_some() && !book.is_aside(),
    };
    if let Some(spot) = strip.show(ui, &book.track, book.spot, &shown) {
        wishes.push(Wish::Scrub(spot));
    }
}

/// Paints the row of controls.
pub(super) fn show_row<F: Face>(
    ui: &mut Ui,
    scene: &Scene<'_, F::Game>,
    pane: &Pane<'_, F>,
    goto: &mut String,
    wishes: &mut Vec<Wish>,
) {
    let text = scene.text;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = space::XS;
        let playing =
            if pane.mode.playing { (Icon::Pause, "review-pause") } else { (Icon::Play, "review-play") };
        let buttons = [
            (Icon::First, "review-home", Wish::Home),
            (Icon::Back, "review-back", Wish::Move(pane.mode.unit, false)),
            (playing.0, playing.1, Wish::Play),
            (Icon::Next, "review-next", Wish::Move(pane.mode.unit, true)),
            (Icon::Last, "review-end", Wish::End),
        ];
        for (icon, key, wish) in buttons {
            if widgets::icon_button(ui, icon, &text.say(key)).clicked() {
                wishes.push(wish);
            }
        }
        let mut unit = pane.mode.unit;
        let options = [
            (Unit::Event, text.say("review-event")),
            (Unit::Decision, text.say("review-decision")),
            (Unit::Turn, text.say("review-turn")),
            (Unit::Round, text.say("review-round")),
        ];
        if widgets::segments(ui, &text.say("review-unit"), &mut unit, &options) {
            wishes.push(Wish::Unit(unit));
        }
        speed(ui, text, pane.mode.speed, wishes);
        jump(ui, text, goto, wishes);
        if pane.book.is_aside() {
            let words = text.say("review-to-main");
            if widgets::button(ui, Some(Icon::Undo), &words, widgets::Tone::Plain).clicked() {
                wishes.push(Wish::Main);
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let name = |seat: Seat| scene.name(seat);
            let words = place(text, &pane.book.track, pane.book.spot, &name);
            let words = RichText::new(words).size(size::BODY).color(theme(ui).ink);
            ui.add(egui::Label::new(words).truncate());
        });
    });
}

fn speed(ui: &mut Ui, text: &Text, speed: usize, wishes: &mut Vec<Wish>) {
    let words = |speed: f32| text.say_with("review-times", &[("times", speed.to_string().into())]);
    let now = words(SPEEDS[speed.min(SPEEDS.len() - 1)]);
    let combo = egui::ComboBox::from_id_salt("speed").selected_text(now).width(62.0).height(320.0);
    let shown = combo.show_ui(ui, |ui| {
        for (index, one) in SPEEDS.into_iter().enumerate() {
            if ui.selectable_label(index == speed, words(one)).clicked() {
                wishes.push(Wish::Speed(index));
            }
        }
    });
    shown.response.accessible_name(text.say("review-speed"));
}

/// A field for a step, a turn or a round.
fn jump(ui: &mut Ui, text: &Text, goto: &mut String, wishes: &mut Vec<Wish>) {
    let edit = TextEdit::singleline(goto).hint_text(text.say("review-goto-hint")).desired_width(104.0);
    let response = ui.add_sized(vec2(112.0, 28.0), edit).accessible_name(text.say("review-goto"));
    if response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter)) {
        wishes.push(Wish::Jump(std::mem::take(goto)));
    }
}

/// Where a typed place is: `120`, `t12` or `r3`.
pub(super) fn parse<L>(track: &Track<L>, typed: &str) -> Option<Spot> {
    let typed = typed.trim().to_lowercase();
    let number = |digits: &str| digits.trim().parse::<u16>().ok();
    if let Some(turn) = typed.strip_prefix('t') {
        return track.turn(number(turn)?).map(Spot::behind);
    }
    if let Some(round) = typed.strip_prefix('r') {
        return track.round(number(round)?).map(Spot::behind);
    }
    let stop: usize = typed.parse().ok()?;
    (stop <= track.len()).then(|| Spot::behind(stop))
}

impl<F: Face> Review<F> {
    pub(super) fn jump(&mut self, ui: &Ui, typed: &str) {
        match parse(&self.book.track, typed) {
            Some(spot) => self.go(ui, spot, false),
            None if typed.trim().is_empty() => {}
            None => {
                let line = crate::engine::Line::new("review-no-place").with("typed", typed.to_owned());
                self.say(line);
            }
        }
    }
}
