//! What every board is painted from.

use egui::{Pos2, Rect, Response, Ui, vec2};

use super::lit::{Lit, Spot};
use crate::engine::Seat;
use crate::microlonies::action::{Action, Ant};
use crate::microlonies::ids::ChamberId;
use crate::microlonies::state::Phase;
use crate::microlonies::view::View;
use crate::text::{Text, Value};
use crate::ui::colony::{Colony, Look};
use crate::ui::theme::{Theme, font, size, theme};
use crate::ui::widgets;

/// A position as some eyes see it, and what they may do.
pub struct Stage<'a> {
    /// What these eyes see.
    pub view: &'a View,
    /// What they saw before the step that is shown as motion.
    pub before: Option<&'a View>,
    /// How far that motion is, from 0 to 1, eased.
    pub progress: f32,
    /// Whose eyes are at the screen, if a seat's.
    pub viewer: Option<Seat>,
    /// The seat at the screen, if it decides now.
    pub decider: Option<Seat>,
    /// Whose boards are shown large.
    pub shown: Seat,
    /// What may be done, by place.
    pub lit: Lit,
    /// Places that the last refusal is about.
    pub refused: Vec<Spot>,
    /// Places of the log's line under the pointer.
    pub pointed: Vec<Spot>,
    /// Where the actions of a hint are clicked, with their numbers.
    pub hinted: Vec<(Spot, usize)>,
    /// The colonies, by seat.
    pub colonies: &'a [Colony],
    /// Texts.
    pub text: &'a Text,
    /// Colours.
    pub theme: &'static Theme,
}

impl<'a> Stage<'a> {
    /// A stage that stands still, without anything to do.
    pub fn still(ui: &Ui, view: &'a View, colonies: &'a [Colony], text: &'a Text) -> Self {
        Self {
            view,
            before: None,
            progress: 1.0,
            viewer: None,
            decider: None,
            shown: view.now.seat,
            lit: Lit::default(),
            refused: Vec::new(),
            pointed: Vec::new(),
            hinted: Vec::new(),
            colonies,
            text,
            theme: theme(ui),
        }
    }

    /// The look of a seat's colony.
    pub fn look(&self, seat: Seat) -> Look {
        self.colonies.get(seat.index()).map_or_else(|| Look::of(seat), |colony| colony.look)
    }

    /// The name of a seat's colony.
    pub fn name(&self, seat: Seat) -> String {
        self.colonies.get(seat.index()).map_or_else(|| self.text.seat(seat), |colony| colony.name.clone())
    }

    /// A text without arguments.
    pub fn say(&self, key: &str) -> String {
        self.text.say(key)
    }

    /// A text with one number.
    pub fn say_number(&self, key: &str, number: impl Into<i64>) -> String {
        self.text.say_with(key, &[("number", Value::Number(number.into()))])
    }

    /// Whether a place is one that the last refusal is about.
    pub fn is_refused(&self, spot: Spot) -> bool {
        self.refused.contains(&spot)
    }

    /// Marks a place of a hint with its number, in the upper corner of what is
    /// clicked there if nothing else is said.
    pub fn hint(&self, spot: Spot, response: &Response, at: Option<Pos2>) {
        // Several actions at one place: the best counts.
        if let Some((_, number)) = self.hinted.iter().find(|(hinted, _)| *hinted == spot) {
            widgets::hint_number(response, self.theme, at, *number);
        }
    }

    /// Whether the boards shown large are those of the seat that decides.
    pub fn is_own(&self) -> bool {
        self.decider == Some(self.shown)
    }

    /// Whether a chamber of the shown anthill may be clicked.
    pub fn chamber_lit(&self, chamber: ChamberId) -> bool {
        self.is_own() && self.lit.is_lit(Spot::Chamber(chamber))
    }

    /// What a click on a place stands for, legal or not.
    pub fn meant(&self, spot: Spot, ant: Ant) -> Action {
        super::lit::meant(self.view, &self.lit, spot, ant)
    }

    /// Whether this is the phase of the seat at the screen.
    pub fn asked(&self, phase: Phase) -> bool {
        self.decider.is_some() && self.view.now.phase == phase
    }
}

/// Names what the pointer or the keyboard is at, in the lower left corner of
/// its board, where it covers nothing that matters.
pub fn caption(ui: &Ui, theme: &Theme, window: Rect, words: &str) {
    let painter = ui.painter_at(window);
    let mut job = egui::text::LayoutJob::simple_singleline(words.to_owned(), font(size::BODY), theme.ink);
    job.wrap = egui::text::TextWrapping::truncate_at_width((window.width() - 32.0).max(1.0));
    let galley = painter.layout_job(job);
    let corner = window.left_bottom() + vec2(8.0, -8.0);
    let pill = Rect::from_min_max(
        corner - vec2(0.0, galley.size().y + 8.0),
        corner + vec2(galley.size().x + 16.0, 0.0),
    );
    painter.rect_filled(pill, 6.0, theme.card.gamma_multiply(0.94));
    painter.galley(pill.min + vec2(8.0, 4.0), galley, theme.ink);
}
