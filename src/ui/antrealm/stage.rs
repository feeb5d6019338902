//! What every board is painted from.

use egui::{CursorIcon, Rect, Response, Role, Sense, Ui, WidgetInfo};

use crate::antrealm::rules::settlement;
use crate::antrealm::state::{Phase, Stage as Part, State};
use crate::antrealm::{Action, AntRealm, CardId, Item, Place, View, card_line};
use crate::engine::{Eyes, Line, Seat};
use crate::text::Value;
use crate::ui::face::{Asks, Scene};
use crate::ui::theme::{CORNER, Theme, theme};
use crate::ui::widgets;

/// The game as the eyes at the screen see it, and what they may do.
pub struct Stage<'a> {
    /// All that the screens know.
    pub scene: &'a Scene<'a, AntRealm>,
    /// What these eyes see.
    pub view: &'a View,
    /// The open part as a position, for the rules' own questions.
    pub state: State,
    /// Whose eyes, if a seat's.
    pub viewer: Option<Seat>,
    /// The seat at the screen, if it decides now.
    pub decider: Option<Seat>,
    /// Colours.
    pub theme: &'static Theme,
}

impl<'a> Stage<'a> {
    /// The stage of a scene.
    pub fn new(ui: &Ui, scene: &'a Scene<'a, AntRealm>) -> Self {
        let viewer = match scene.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        };
        let (view, decider) = (scene.view, scene.decider());
        Self { scene, view, state: view.as_state(), viewer, decider, theme: theme(ui) }
    }

    /// A text without arguments.
    pub fn say(&self, key: &str) -> String {
        self.scene.text.say(key)
    }

    /// A text with one number.
    pub fn count(&self, key: &str, number: impl Into<i64>) -> String {
        self.scene.text.say_with(key, &[("count", Value::Number(number.into()))])
    }

    /// A line as a sentence.
    pub fn line(&self, line: &Line) -> String {
        self.scene.say(line)
    }

    /// A card as it is spoken of.
    pub fn card(&self, card: CardId) -> String {
        self.line(&card_line(card))
    }

    /// What may be done now.
    pub fn legal(&self) -> &'a [Action] {
        self.scene.legal
    }

    /// Whether this may be done now.
    pub fn allows(&self, action: &Action) -> bool {
        self.scene.legal.contains(action)
    }

    /// Whether the seat at the screen is asked this.
    pub fn asked(&self, phase: Phase) -> bool {
        self.decider.is_some() && self.view.now.phase == phase
    }

    /// Satiety that a colony's food covers; in the settlement what it was fed
    /// counts too.
    pub fn food(&self, seat: Seat) -> u16 {
        let is_settling = matches!(self.view.stage, Part::Settlement | Part::HandLimit);
        let eaten = if is_settling { self.view.colony(seat).eaten } else { 0 };
        settlement::food(&self.state, seat) + u16::from(eaten)
    }

    /// Whether the last refusal is about this.
    pub fn is_refused(&self, place: &Place) -> bool {
        self.scene.lit.contains(place)
    }

    /// Whether the line of the log under the pointer speaks of this.
    pub fn is_pointed(&self, place: &Place) -> bool {
        self.scene.pointed.contains(place)
    }

    /// Whether the last refusal is about something that a colony holds.
    pub fn is_item_refused(&self, item: Item) -> bool {
        self.scene.lit.iter().any(|place| match place {
            Place::Item { item: other, .. } => *other == item,
            Place::Card(card) => Item::Card(*card) == item,
            _ => false,
        })
    }

    /// Makes a rectangle clickable and, if it is lit, reachable by keyboard.
    pub fn spot(
        &self,
        ui: &Ui,
        rect: Rect,
        salt: impl egui::AsIdSalt,
        lit: bool,
        name: impl Fn() -> String,
    ) -> Response {
        let sense = if lit { Sense::click() } else { Sense::CLICK };
        let response = ui.interact(rect, ui.scope_id().with(salt), sense);
        let role = if lit { Role::Button } else { Role::Image };
        response.widget_info(|| WidgetInfo::labeled(role, true, name()));
        widgets::ring(ui, &response, rect, CORNER);
        if lit { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
    }

    /// Marks what is clicked for an action with its number in a hint.
    pub fn hint(&self, response: &Response, action: &Action) {
        if let Some(number) = self.scene.hinted.iter().position(|hinted| hinted == action) {
            widgets::hint_number(response, self.theme, None, number);
        }
    }

    /// Passes a click on, if someone who plays is at the screen.
    pub fn act(&self, response: &Response, action: Action, asks: &mut Asks<AntRealm>) {
        self.hint(response, &action);
        if response.clicked() && self.viewer.is_some() {
            asks.act(action);
        }
    }
}

/// Whether the pointer or the keyboard is on something.
pub fn over(response: &Response) -> bool {
    response.hovered() || response.has_focus()
}

/// Shows words while the pointer rests on something.
pub fn tip(response: Response, words: impl FnOnce() -> String) {
    response.on_hover_ui(|ui| {
        ui.label(words());
    });
}
