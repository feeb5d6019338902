//! A position as a picture: what the table would show to some eyes, without
//! its controls, and without a window.

use egui::{Align, CentralPanel, Context, Frame, Label, Layout, RichText, Ui, vec2};

use super::colony::Colony;
use super::cpu::{self, Canvas};
use super::face::{Asks, Face, Refuse, Scene};
use super::settings::Shade;
use super::table::colonies;
use super::table::frame::{Regions, grounds};
use super::table::score::{self, Around, Count};
use super::theme::{self, space, theme};
use super::{fonts, widgets};
use crate::engine::{Eyes, Game, Line, Seat, StepId, Table, Told, Turn};
use crate::text::Text;

/// The most pixels of a picture.
pub const MOST_PIXELS: usize = 40_000_000;
/// The least width or height that boards can be laid out in, and the most.
pub const SIDES: std::ops::RangeInclusive<usize> = 600..=16_384;
/// Frames that are laid out before one is painted: sizes settle by then.
const PASSES: u32 = 3;

/// What a picture is made of.
#[derive(Clone, Copy)]
pub struct Sitting<'a> {
    /// Whose eyes look: nothing that they may not see is painted.
    pub eyes: Eyes,
    /// The step that is shown; without one, where the game stands.
    pub at: Option<StepId>,
    /// Width and height in pixels.
    pub size: [usize; 2],
    /// Light or dark.
    pub shade: Shade,
    /// Texts.
    pub text: &'a Text,
}

/// A picture, and what is wrong with the record that it was made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Painted {
    /// The picture.
    pub canvas: Canvas,
    /// What there is to say of the record.
    pub remarks: Vec<Line>,
}

/// Paints a table whose cursor stands at the step to be shown.
pub(super) fn picture<F: Face>(face: &F, table: &Table<F::Game>, sitting: &Sitting<'_>) -> Canvas {
    let ctx = Context::default();
    fonts::install(&ctx);
    theme::install(&ctx, true);
    ctx.set_theme(match sitting.shade {
        Shade::Dark => egui::Theme::Dark,
        Shade::Light | Shade::System => egui::Theme::Light,
    });
    let view = table.view(sitting.eyes);
    let colonies = Colony::all(table.players(), sitting.text);
    let log = table.log(None, sitting.eyes);
    let mut desk = F::Desk::default();
    cpu::render(&ctx, sitting.size, 1.0, PASSES, |ui| {
        CentralPanel::default().frame(Frame::new()).show(ui, |ui| {
            let refuse: &Refuse<'_, F::Game> = &|_| None;
            let scene = Scene::<F::Game> {
                view: &view,
                before: None,
                progress: 1.0,
                ready: table.ready(),
                eyes: sitting.eyes,
                turn: table.turn(),
                clock: F::Game::clock(table.state()),
                legal: &[],
                lit: &[],
                pointed: &[],
                hinted: &[],
                shown: shown(table, sitting.eyes),
                colonies: &colonies,
                text: sitting.text,
                refuse,
            };
            boards(face, ui, &scene, &mut desk, &log);
        });
    })
}

/// Whose boards are shown large: those of the eyes, else of the seat in turn.
fn shown<G: Game>(table: &Table<G>, eyes: Eyes) -> Seat {
    match (eyes, table.turn()) {
        (Eyes::Seat(seat), _) | (_, Turn::Seat(seat)) => seat,
        (_, Turn::Over(outcome)) => Seat::all(usize::from(outcome.seats))
            .find(|seat| outcome.places[seat.index()] == 1)
            .unwrap_or(Seat(0)),
    }
}

/// The regions of the table, each with what belongs there.
fn boards<F: Face>(face: &F, ui: &mut Ui, scene: &Scene<'_, F::Game>, desk: &mut F::Desk, log: &[Told]) {
    let window = ui.max_rect();
    let regions = Regions::new(window, face.strip_height(window.height()));
    grounds(ui, &regions);
    // Nobody clicks on a picture.
    let (mut asks, mut wishes) = (Asks::default(), Vec::new());
    widgets::region(ui, regions.bar.shrink2(vec2(space::M, space::XS)), "bar", |ui| heading(face, ui, scene));
    widgets::region(ui, regions.colonies.shrink2(vec2(1.0, 0.0)), "colonies", |ui| {
        colonies::show(face, ui, scene, colonies::Clicks::Show, &mut wishes);
    });
    widgets::region(ui, regions.board, "board", |ui| face.board(ui, scene, desk, &mut asks));
    widgets::region(ui, regions.side.shrink(space::S), "side", |ui| face.side(ui, scene, desk, &mut asks));
    widgets::region(ui, regions.strip.shrink(space::S), "strip", |ui| face.strip(ui, scene, desk, &mut asks));
    let place = regions.log.shrink2(vec2(space::M, space::S));
    widgets::region(ui, place, "log", |ui| last_lines(ui, scene, log));
    if let Some(count) = Count::of(face, scene) {
        let around = Around { corner: &mut |_| {}, foot: None };
        score::panel(ui, regions.boards(), &count, around, &mut Vec::new());
    }
}

/// Round, whose decision it is, and what is asked.
fn heading<F: Face>(face: &F, ui: &mut Ui, scene: &Scene<'_, F::Game>) {
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        let text = scene.text;
        let round = text.say_with("bar-round", &[("round", i64::from(scene.clock.round).into())]);
        ui.label(RichText::new(round).strong().color(theme(ui).ink));
        ui.add_space(space::L);
        if let Turn::Seat(seat) = scene.turn {
            ui.label(RichText::new(scene.name(seat)).strong().color(theme(ui).ink));
        }
        ui.label(RichText::new(scene.say(&face.ask(scene))).color(theme(ui).ink));
    });
}

/// As many of the log's last lines as there is room for, the latest below.
fn last_lines<G: Game>(ui: &mut Ui, scene: &Scene<'_, G>, log: &[Told]) {
    ui.with_layout(Layout::bottom_up(Align::LEFT), |ui| {
        for told in log.iter().rev() {
            if ui.available_height() < 18.0 {
                break;
            }
            let line = RichText::new(scene.say(&told.line)).small().color(theme(ui).ink);
            ui.add(Label::new(line).wrap());
        }
    });
}
