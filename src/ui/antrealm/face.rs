//! Ant Realm as the screens see it.

use std::ops::RangeInclusive;
use std::sync::Arc;

use egui::{Key, Ui};

use super::form::{self, Form};
use super::items::Held;
use super::stage::Stage;
use super::{ask, board, card, items, names, score, side, strip};
use crate::antrealm::content::{Content, Setup};
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, AntRealm, Place, View};
use crate::engine::{Line, Offer, Problem, Seat, Sources};
use crate::ui::face::{Asks, Choice, Face, FormCx, Scene, ScoreRow};
use crate::ui::icons::Icon;

/// How Ant Realm looks and what clicks on it mean.
#[derive(Debug, Clone, Copy, Default)]
pub struct AntRealmFace;

/// What the table remembers between frames.
#[derive(Debug, Default, Clone)]
pub struct Desk {
    /// The card that is taken up, while it is to be said what for.
    pub taken: Option<Held>,
}

impl Desk {
    /// Lays down what is taken up once there are no longer several things to
    /// do with it.
    fn tidy(&mut self, scene: &Scene<'_, AntRealm>) {
        self.taken = self.taken.filter(|held| items::deeds(scene.legal, *held).nth(1).is_some());
    }
}

type Game<'a> = Scene<'a, AntRealm>;

impl Face for AntRealmFace {
    type Game = AntRealm;
    type Form = Form;
    type Desk = Desk;

    const TITLE: &'static str = "realm-title";
    const ABOUT: &'static str = "realm-about";
    const RULES: &'static str = "antrealm";

    fn seats(&self) -> RangeInclusive<usize> {
        AntRealm::SEATS
    }

    fn form(&self, ui: &mut Ui, form: &mut Form, cx: &mut FormCx<'_>) {
        form::show(ui, form, cx);
    }

    fn preset(&self, form: &mut Form, sources: &Sources<'_>) {
        if let Some(pack) = sources.pack {
            form.pack = pack.display().to_string();
        }
    }

    fn setup(&self, form: &Form, seats: usize) -> Result<Setup, Vec<Problem>> {
        form.setup(seats)
    }

    fn ask(&self, scene: &Game<'_>) -> Line {
        ask::asked(scene.view, scene.decider().is_some())
    }

    fn choices(&self, scene: &Game<'_>) -> Vec<Choice<Action>> {
        ask::choices(scene)
    }

    fn leftover(&self, scene: &Game<'_>) -> Option<Line> {
        ask::leftover(scene)
    }

    fn card(&self, ui: &mut Ui, scene: &Game<'_>, seat: Seat) {
        card::show(ui, &Stage::new(ui, scene), seat);
    }

    fn board(&self, ui: &mut Ui, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
        desk.tidy(scene);
        board::show(ui, &Stage::new(ui, scene), desk, asks);
    }

    fn side(&self, ui: &mut Ui, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
        side::show(ui, &Stage::new(ui, scene), desk, asks);
    }

    fn strip(&self, ui: &mut Ui, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
        strip::show(ui, &Stage::new(ui, scene), desk, asks);
    }

    fn told(&self, scene: &Game<'_>, action: &Action) -> Line {
        AntRealm::told(scene.view, action)
    }

    fn place(&self, scene: &Game<'_>, place: &Place) -> Line {
        names::place_line(scene.view, place)
    }

    fn is_news(&self, line: &Line) -> bool {
        matches!(
            line.key,
            "realm-log-fed"
                | "realm-log-starved"
                | "realm-log-spared"
                | "realm-log-waived"
                | "realm-log-died"
                | "realm-log-queen"
                | "realm-log-war-over"
                | "realm-log-passed"
        )
    }

    fn mark(&self, key: &str) -> Icon {
        match key {
            "realm-mark-round" => Icon::Day,
            "realm-mark-encounter" => Icon::Ant,
            "realm-mark-war" => Icon::Hunt,
            "realm-mark-queen" => Icon::Queen,
            "realm-mark-fungus" => Icon::Leaf,
            "realm-mark-death" => Icon::Dead,
            _ => Icon::Flag,
        }
    }

    fn places(&self, _scene: &Game<'_>, line: &Line) -> Vec<Place> {
        names::places_in(line)
    }

    fn cover(&self, scene: &Game<'_>, _seat: Seat) -> Line {
        ask::cover(scene.view)
    }

    fn score(&self, view: &View, _ready: &Arc<Content>) -> Vec<ScoreRow> {
        score::rows(view)
    }

    fn key(&self, key: Key, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
        if scene.decider().is_none() {
            return;
        }
        let action = match key {
            Key::Escape => {
                desk.taken = None;
                None
            }
            Key::Enter => ask::usual(scene),
            _ => digit(key).and_then(|digit| pressed(scene, desk, digit)),
        };
        asks_for(asks, action);
    }
}

fn asks_for(asks: &mut Asks<AntRealm>, action: Option<Action>) {
    if let Some(action) = action {
        asks.act(action);
    }
}

/// What a digit stands for: while something is taken up, one of the things to
/// do with it.
fn pressed(scene: &Game<'_>, desk: &mut Desk, digit: u8) -> Option<Action> {
    if let (Some(held), Phase::Administer) = (desk.taken, scene.view.now.phase) {
        let action = items::deeds(scene.legal, held).nth(usize::from(digit).checked_sub(1)?)?;
        desk.taken = None;
        return Some(action);
    }
    ask::digit(scene, digit)
}

fn digit(key: Key) -> Option<u8> {
    const DIGITS: [Key; 10] = [
        Key::Num0,
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    DIGITS.iter().position(|digit| *digit == key).map(|digit| digit as u8)
}
