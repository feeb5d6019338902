//! Microlonies as the screens see it.

use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::Arc;

use egui::{Key, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::anthill::{self, AnthillDesk};
use super::field::{self, FieldDesk};
use super::form::{self, Form};
use super::lit::{Lit, Spot, spot_of};
use super::sheet::Sheet;
use super::stage::Stage;
use super::{ask, card, dweller, faces, map, objectives, river, score, species};
use crate::editor::{Drawing, TileSet};
use crate::engine::{Eyes, Line, Offer, Problem, Seat, Sources};
use crate::microlonies::content::Content;
use crate::microlonies::state::Phase;
use crate::microlonies::{Action, Microlonies, Place, Setup, View, coordinates, hexes_in, print_key};
use crate::ui::editor::Studio;
use crate::ui::face::{Asks, Choice, Face, FormCx, Scene, ScoreRow, Switch};
use crate::ui::icons::Icon;
use crate::ui::theme::{CARD_CORNER, size, space, theme};
use crate::ui::widgets;

/// The height of the reserve above the anthill.
const RESERVE: f32 = 50.0;

/// How Microlonies looks and what clicks on it mean.
#[derive(Debug, Clone, Copy, Default)]
pub struct MicroloniesFace;

/// What the table remembers between frames.
#[derive(Debug, Default, Clone)]
pub struct Desk {
    field: FieldDesk,
    anthill: AnthillDesk,
    shown: Option<Seat>,
    /// Whether the sheet of the shown colony's species is open.
    page: bool,
}

type Game<'a> = Scene<'a, Microlonies>;

impl Face for MicroloniesFace {
    type Game = Microlonies;
    type Form = Form;
    type Desk = Desk;

    const TITLE: &'static str = "microlonies";
    const ABOUT: &'static str = "microlonies-about";
    const RULES: &'static str = "microlonies";
    const MAPS: bool = true;

    fn seats(&self) -> RangeInclusive<usize> {
        Microlonies::SEATS
    }

    fn form(&self, ui: &mut Ui, form: &mut Form, cx: &mut FormCx<'_>) {
        form::show(ui, form, cx);
    }

    fn preset(&self, form: &mut Form, sources: &Sources<'_>) {
        let named = |path: &Path| path.display().to_string();
        form.pack = sources.pack.map_or_else(|| std::mem::take(&mut form.pack), named);
        form.layout = sources.layout.map_or_else(|| std::mem::take(&mut form.layout), named);
        form.species = sources.species.map_or_else(|| std::mem::take(&mut form.species), str::to_owned);
    }

    fn setup(&self, form: &Form, seats: usize) -> Result<Setup, Vec<Problem>> {
        let species = form.species(seats);
        let (pack, layout) = (typed(&form.pack), typed(&form.layout));
        let sources = Sources { pack, layout, species: species.as_deref() };
        <Microlonies as Offer>::setup(&sources, seats)
    }

    fn studio(&self, form: &Form) -> Option<Studio> {
        Some(map::studio(&Sources { pack: typed(&form.pack), ..Sources::default() }))
    }

    fn map_setup(&self, form: &Form, tiles: &Arc<TileSet>, drawn: &Drawing, seats: usize) -> Option<Setup> {
        let species = form.species(seats);
        let sources = Sources { pack: typed(&form.pack), species: species.as_deref(), ..Sources::default() };
        map::setup(&sources, tiles, drawn, seats)
    }

    fn ask(&self, scene: &Game<'_>) -> Line {
        ask::asked(scene.view, scene.decider().is_some())
    }

    fn choices(&self, scene: &Game<'_>) -> Vec<Choice<Action>> {
        ask::choices(scene.view, scene.legal)
    }

    fn leftover(&self, scene: &Game<'_>) -> Option<Line> {
        ask::leftover(scene.view, scene.legal)
    }

    fn card_room(&self, scene: &Game<'_>) -> f32 {
        // A row more for what came with a species.
        if scene.view.colonies.iter().any(|colony| colony.species.is_some()) { 157.0 } else { 140.0 }
    }

    fn card(&self, ui: &mut Ui, scene: &Game<'_>, seat: Seat) {
        card::show(ui, &stage(ui, scene), seat);
    }

    fn board(&self, ui: &mut Ui, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<Microlonies>) {
        let stage = stage(ui, scene);
        let clicked = field::show(ui, &stage, &mut desk.field);
        fit_button(ui, &stage, &mut desk.field);
        send(&stage, clicked, asks);
        send(&stage, species::offer(ui, &stage, scene.legal), asks);
    }

    fn side(&self, ui: &mut Ui, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<Microlonies>) {
        let stage = stage(ui, scene);
        if desk.shown.replace(stage.shown) != Some(stage.shown) {
            desk.anthill.camera = Default::default();
        }
        let rect = ui.max_rect();
        let low = (rect.height() * 0.4).clamp(170.0, 330.0);
        let (upper, lower) = rect.split_top_bottom_at_y(rect.bottom() - low);
        let clicked = burrow(ui, &stage, upper, desk);
        send(&stage, clicked, asks);
        species::page(ui, &stage, rect, scene.legal, &mut desk.page);
        let lower = lower.with_min_y(lower.top() + space::XS);
        let clicked = widgets::region(ui, lower, "objectives", |ui| objectives::show(ui, &stage)).inner;
        send(&stage, clicked, asks);
    }

    fn strip(&self, ui: &mut Ui, scene: &Game<'_>, desk: &mut Desk, asks: &mut Asks<Microlonies>) {
        let stage = stage(ui, scene);
        let touch = river::show(ui, &stage);
        if desk.anthill.tile != touch.tile {
            desk.anthill.tile = touch.tile;
            ui.ctx().request_repaint();
        }
        send(&stage, touch.clicked, asks);
    }

    fn place(&self, scene: &Game<'_>, place: &Place) -> Line {
        place_name(scene.view, scene.ready, place)
    }

    fn told(&self, scene: &Game<'_>, action: &Action) -> Line {
        Microlonies::told(scene.view, action)
    }

    fn places(&self, scene: &Game<'_>, line: &Line) -> Vec<Place> {
        hexes_in(&scene.view.content, line).into_iter().map(Place::Hex).collect()
    }

    fn mark(&self, key: &str) -> Icon {
        match key {
            "mark-hunt" => Icon::Hunt,
            "mark-build" => Icon::Build,
            "mark-elimination" => Icon::Loss,
            "mark-mound" => Icon::Mound,
            "mark-objective" => Icon::Objective,
            _ => Icon::Flag,
        }
    }

    fn switches<'a>(&self, desk: &'a mut Desk) -> Vec<Switch<'a>> {
        vec![
            Switch { label: "show-coordinates", on: &mut desk.field.coordinates },
            Switch { label: "show-species-page", on: &mut desk.page },
        ]
    }

    fn next_desk(&self, desk: &Desk) -> Desk {
        let mut next = Desk::default();
        next.field.coordinates = desk.field.coordinates;
        next
    }

    fn cover(&self, scene: &Game<'_>, _seat: Seat) -> Line {
        match scene.view.now.phase {
            Phase::KeepSpecies => Line::new("cover-keep-species"),
            Phase::KeepObjective => Line::new("cover-keep-objective"),
            Phase::LastValidation => Line::new("cover-last-validation"),
            _ => Line::new("cover-turn"),
        }
    }

    fn score(&self, view: &View, ready: &Arc<Content>) -> Vec<ScoreRow> {
        score::rows(view, ready)
    }

    fn key(&self, key: Key, scene: &Game<'_>, desk: &mut Desk, _asks: &mut Asks<Microlonies>) {
        match key {
            Key::Q if scene.view.now.phase == Phase::Disperse => {
                desk.anthill.queen_first = !desk.anthill.queen_first;
            }
            Key::I => desk.page = !desk.page,
            Key::C => desk.field.coordinates = !desk.field.coordinates,
            Key::F | Key::Home => {
                desk.field.camera.fitted = true;
                desk.anthill.camera.fitted = true;
            }
            _ => {}
        }
    }
}

/// A path that was typed, unless the field is empty.
fn typed(field: &str) -> Option<&Path> {
    let field = field.trim();
    (!field.is_empty()).then(|| Path::new(field))
}

/// What the boards are painted from, out of what the screens know.
fn stage<'a>(ui: &Ui, scene: &Scene<'a, Microlonies>) -> Stage<'a> {
    let refused = scene.lit.iter().filter_map(|place| spot(place, scene.shown)).collect();
    Stage {
        view: scene.view,
        before: scene.before,
        progress: eased(scene.progress),
        viewer: match scene.eyes {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        },
        decider: scene.decider(),
        shown: scene.shown,
        lit: Lit::new(scene.view, scene.legal),
        refused,
        pointed: scene.pointed.iter().filter_map(|place| spot(place, scene.shown)).collect(),
        hinted: hinted(scene),
        colonies: scene.colonies,
        text: scene.text,
        theme: theme(ui),
    }
}

/// Where the actions of a hint are clicked.
fn hinted(scene: &Scene<'_, Microlonies>) -> Vec<(Spot, usize)> {
    let actions = scene.hinted.iter().enumerate();
    actions.filter_map(|(number, action)| Some((spot_of(scene.view, action)?, number))).collect()
}

/// Slow at both ends.
fn eased(t: f32) -> f32 {
    let t = t.clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// Where a place of a refusal lies on the boards that are shown.
fn spot(place: &Place, shown: Seat) -> Option<Spot> {
    Some(match *place {
        Place::Hex(hex) => Spot::Hex(hex),
        Place::Chamber { seat, chamber } if seat == shown => Spot::Chamber(chamber),
        Place::Site { seat, x, y } if seat == shown => Spot::Site { x, y },
        Place::Chamber { .. } | Place::Site { .. } => return None,
        Place::TileSection(section) => Spot::Tile(section),
        Place::PreySection(section) => Spot::Prey(section),
        Place::Objective(card) => Spot::Card(card),
    })
}

/// Passes a click on, if someone who plays is at the screen.
fn send(stage: &Stage<'_>, clicked: Option<Action>, asks: &mut Asks<Microlonies>) {
    if let (Some(action), Some(_)) = (clicked, stage.viewer) {
        asks.act(action);
    }
}

/// The anthill with its head, its reserve and the ants in hand.
fn burrow(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, desk: &mut Desk) -> Option<Action> {
    let strip = if species::sheet_of(stage, stage.shown).is_some() { species::STRIP } else { 0.0 };
    let (top, below) = rect.split_top_bottom_at_y(rect.top() + RESERVE + 24.0 + strip);
    let (head, rest) = top.split_top_bottom_at_y(rect.top() + 24.0);
    let (place, reserve) = rest.split_top_bottom_at_y(rest.top() + strip);
    species::strip(ui, stage, place.with_max_y(place.bottom() - space::XS), &mut desk.page);
    let mut sheet = Sheet::new(ui, rect);
    burrow_head(&mut sheet, stage, head);
    dweller::reserve(&mut sheet, stage, reserve);
    sheet.flush();
    let named = ui.interact(reserve, ui.scope_id().with("reserve"), Sense::hover());
    let count = stage.view.colony(stage.shown).reserve;
    named.widget_info(|| WidgetInfo::labeled(Role::Label, true, stage.say_number("reserve", count)));
    let clicked =
        widgets::region(ui, below, "anthill", |ui| anthill::show(ui, stage, &mut desk.anthill)).inner;
    dweller::hand(&mut sheet, stage, pos2(below.center().x, below.bottom() - 52.0));
    sheet.brush.frame(below.expand(0.5), f32::from(CARD_CORNER) * 0.3, 1.0, stage.theme.line);
    sheet.flush();
    clicked
}

fn burrow_head(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect) {
    let theme = stage.theme;
    super::art::mark(&mut sheet.brush, stage.look(stage.shown), rect.left_center() + vec2(9.0, 0.0), 7.0);
    let words = stage.text.say_with("anthill-of", &[("colony", stage.name(stage.shown).into())]);
    let figures = card::Figures::of(stage, stage.shown);
    let ants = figures.population.to_string();
    let right = rect.right_center() - vec2(4.0, 0.0);
    let ants = sheet.write(right, egui::Align2::RIGHT_CENTER, &ants, size::BODY, theme.ink);
    sheet.brush.icon_at(Icon::Population, pos2(ants.left() - 12.0, right.y), 15.0, theme.ink);
    let slash = pos2(ants.left() - 26.0, right.y);
    sheet.write(slash, egui::Align2::CENTER_CENTER, "/", size::BODY, theme.faint);
    let color = if figures.food < figures.population { theme.bad } else { theme.good };
    let food = sheet.write(
        slash - vec2(8.0, 0.0),
        egui::Align2::RIGHT_CENTER,
        &figures.food.to_string(),
        size::BODY,
        color,
    );
    sheet.brush.icon_at(Icon::Food, pos2(food.left() - 11.0, right.y), 15.0, faces::food_color(stage));
    let width = food.left() - 26.0 - rect.left() - 22.0;
    let at = rect.left_center() + vec2(22.0, 0.0);
    sheet.write_cut(at, egui::Align2::LEFT_CENTER, &words, size::STRONG, width, theme.ink);
}

/// The button that shows the whole environment.
fn fit_button(ui: &mut Ui, stage: &Stage<'_>, desk: &mut FieldDesk) {
    let corner = ui.max_rect().right_top() + vec2(-38.0, 8.0);
    let rect = Rect::from_min_size(corner, vec2(30.0, 30.0));
    widgets::region(ui, rect, "fit", |ui| {
        if widgets::icon_button(ui, Icon::Fit, &stage.say("fit")).clicked() {
            desk.camera.fitted = true;
        }
    });
}

/// The name of a place that a refusal is about.
fn place_name(view: &View, content: &Content, place: &Place) -> Line {
    match *place {
        Place::Hex(hex) => {
            let ground = view.cells.get(hex.index()).map_or("hex-blank", |cell| cell.ground.key());
            Line::new("place-hex").with("ground", ground).with("hex", coordinates(content, hex))
        }
        Place::Chamber { seat, chamber } => {
            let found = view.colony(seat).chambers.get(chamber.index());
            let key = found.map_or("site", |found| print_key(content, found.print));
            Line::new("place-chamber").with("chamber", key).with("seat", seat)
        }
        Place::Site { seat, x, y } => {
            Line::new("place-site").with("x", i64::from(x)).with("y", i64::from(y)).with("seat", seat)
        }
        Place::TileSection(section) => Line::new("place-tile-section").with("number", i64::from(section) + 1),
        Place::PreySection(section) => Line::new("place-prey-section").with("number", i64::from(section) + 1),
        Place::Objective(card) => Line::new("place-objective").with("name", &content.objective(card).name),
    }
}
