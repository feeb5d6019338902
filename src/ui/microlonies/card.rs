//! The figures of a colony, inside its card.

use egui::{Align2, Pos2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::art;
use super::faces::food_color;
use super::sheet::Sheet;
use super::species::{grade_mark, sheet_of};
use super::stage::Stage;
use super::supply;
use crate::engine::Seat;
use crate::microlonies::metric;
use crate::microlonies::pack::Grade;
use crate::microlonies::rules::scoring;
use crate::microlonies::species;
use crate::text::Value;
use crate::ui::colony::Look;
use crate::ui::icons::Icon;
use crate::ui::theme::{Theme, mix, size};

/// The figures of a colony.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figures {
    /// Points, if the game ended now.
    pub points: i16,
    /// Food (M12.1).
    pub food: i32,
    /// Ants that want it.
    pub population: i32,
    /// Eggs in the Nursery.
    pub eggs: u8,
    /// Objectives in hand.
    pub hand: u8,
    /// Pheromones placed, and how many trigger the end.
    pub zones: (usize, usize),
    /// Chambers, and how many trigger the end.
    pub chambers: (usize, usize),
    /// Trophy icons.
    pub trophies: i32,
}

impl Figures {
    /// The figures of a seat.
    pub fn of(stage: &Stage<'_>, seat: Seat) -> Self {
        let (view, content) = (stage.view, &stage.view.content);
        let colony = view.colony(seat);
        Self {
            points: scoring::scores(view, content)[seat.index()].total,
            food: metric::food(view, content, seat),
            population: metric::population(view, seat),
            eggs: colony.eggs,
            hand: colony.hand,
            zones: (colony.zones.len(), species::prey_to_end(content, colony)),
            chambers: (colony.chambers.len(), species::chambers_to_end(content, colony)),
            trophies: metric::trophies(content, colony),
        }
    }

    /// The figures as a sentence, for screen readers.
    fn spoken(&self, stage: &Stage<'_>) -> String {
        let number = |n: i64| Value::from(n);
        stage.text.say_with(
            "colony-figures",
            &[
                ("points", number(self.points.into())),
                ("food", number(self.food.into())),
                ("population", number(self.population.into())),
                ("eggs", number(self.eggs.into())),
                ("hand", number(self.hand.into())),
                ("zones", number(self.zones.0 as i64)),
                ("chambers", number(self.chambers.0 as i64)),
                ("trophies", number(self.trophies.into())),
            ],
        )
    }
}

/// The height of the figures.
const FIGURES: f32 = 84.0;

/// Paints the figures of a seat.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, seat: Seat) {
    let tokens = supply::is_there(stage, seat);
    let height = FIGURES + if tokens { supply::ROW } else { 0.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let figures = Figures::of(stage, seat);
    let spoken = || spoken(stage, seat, &figures);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken()));
    let mut sheet = Sheet::new(ui, rect.expand(2.0));
    points(&mut sheet, stage, rect, seat, &figures);
    feeding(&mut sheet, stage, rect, &figures);
    stores(&mut sheet, stage, rect, seat, &figures);
    if tokens {
        supply::row(&mut sheet, stage, seat, pos2(rect.left(), rect.bottom() - supply::ROW / 2.0 + 3.0));
    }
    sheet.flush();
    response.on_hover_ui(|ui| {
        ui.label(spoken());
    });
}

/// What the card says, for screen readers and tooltips.
fn spoken(stage: &Stage<'_>, seat: Seat, figures: &Figures) -> String {
    let mut words = figures.spoken(stage);
    if let Some(sheet) = sheet_of(stage, seat) {
        let args = [("species", Value::from(stage.text.words(&sheet.name))), ("figures", words.into())];
        words = stage.text.say_with("colony-of-species", &args);
    }
    for more in supply::spoken(stage, seat) {
        words.push_str(&stage.say("list-comma"));
        words.push_str(&more);
    }
    words
}

/// Points so far, the species, and who is first player.
fn points(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat, figures: &Figures) {
    let theme = stage.theme;
    let at = pos2(rect.left(), rect.top() + 13.0);
    sheet.brush.icon_at(Icon::Points, at + vec2(9.0, 0.0), 17.0, mix(theme.ink, theme.accent, 0.7));
    let left = at + vec2(23.0, 0.0);
    let points = figures.points.to_string();
    let points = sheet.write(left, Align2::LEFT_CENTER, &points, size::TITLE, theme.ink);
    let right = pos2(rect.right(), at.y);
    let first = (stage.view.first == seat).then(|| stage.say("first-player"));
    let Some(species) = sheet_of(stage, seat) else {
        let width = rect.width() * 0.55;
        sheet.write_cut(
            right,
            Align2::RIGHT_CENTER,
            &first.unwrap_or_default(),
            size::SMALL,
            width,
            theme.faint,
        );
        return;
    };
    let name = stage.text.words(&species.name);
    let lift = if first.is_some() { 6.0 } else { 0.0 };
    let right = right - vec2(0.0, lift);
    let beside = if species.grade == Grade::Red { 21.0 } else { 12.0 };
    let width = rect.right() - points.right() - beside - 4.0;
    let name = sheet.write_cut(right, Align2::RIGHT_CENTER, name, size::SMALL, width, theme.ink);
    let mark = pos2(name.left() - beside, right.y);
    grade_mark(&mut sheet.brush, theme, mark, species.grade);
    if let Some(first) = first {
        let below = right + vec2(0.0, 2.0 * lift);
        sheet.write_cut(below, Align2::RIGHT_CENTER, &first, size::SMALL, width, theme.faint);
    }
}

/// Food against population, as figures and as a bar.
fn feeding(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, figures: &Figures) {
    let theme = stage.theme;
    let y = rect.top() + 37.0;
    let food =
        sheet.count(pos2(rect.left(), y), Icon::Food, &figures.food.to_string(), 16.0, food_color(stage));
    let right = pos2(rect.right(), y);
    let ants = sheet.write(right, Align2::RIGHT_CENTER, &figures.population.to_string(), 13.5, theme.ink);
    let sign = pos2(ants.left() - 11.0, y);
    sheet.brush.icon_at(Icon::Population, sign, 15.0, theme.ink);
    let bar = Rect::from_min_max(pos2(food.right() + 8.0, y - 3.5), pos2(sign.x - 12.0, y + 3.5));
    if bar.width() < 8.0 {
        return;
    }
    let hungry = figures.food < figures.population;
    let share = (figures.food as f32 / figures.population.max(1) as f32).clamp(0.0, 1.0);
    let empty = if hungry { mix(theme.card, theme.bad, 0.4) } else { theme.line };
    sheet.brush.rounded(bar, 3.5, empty);
    if share > 0.0 {
        let fed = bar.with_max_x(bar.left() + bar.width() * share);
        sheet.brush.rounded(fed, 3.5, theme.good);
    }
}

/// Eggs, hand, chambers; then Pheromones and trophies as pieces.
fn stores(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat, figures: &Figures) {
    let theme = stage.theme;
    let y = rect.top() + 59.0;
    let third = rect.width() / 3.0;
    sheet.count(pos2(rect.left(), y), Icon::Egg, &figures.eggs.to_string(), 15.0, theme.ink);
    sheet.count(pos2(rect.left() + third * 0.9, y), Icon::Hand, &figures.hand.to_string(), 15.0, theme.ink);
    let (built, wanted) = figures.chambers;
    let at = pos2(rect.left() + third * 1.8, y);
    super::ground::chamber_sign(&mut sheet.brush, at + vec2(8.0, 0.0), 14.0, theme.ink);
    let words = format!("{built}/{wanted}");
    sheet.write(at + vec2(19.0, 0.0), Align2::LEFT_CENTER, &words, 13.0, theme.ink);
    pheromones(sheet, stage, pos2(rect.left(), rect.top() + 78.0), seat, figures);
    trophies(sheet, stage, pos2(rect.right(), rect.top() + 78.0), seat);
}

/// Placed Pheromones, and the empty places up to the end of the game.
fn pheromones(sheet: &mut Sheet, stage: &Stage<'_>, left: Pos2, seat: Seat, figures: &Figures) {
    let (placed, wanted) = figures.zones;
    let step = 14.5;
    for i in 0..placed.max(wanted) {
        let at = left + vec2(6.5 + step * i as f32, 0.0);
        if i < placed {
            art::shape(
                &mut sheet.brush,
                stage.look(seat),
                at,
                5.0,
                stage.look(seat).color(),
                (1.0, art::EDGE),
            );
            sheet.brush.disc(at, 1.4, art::EDGE);
        } else {
            sheet.brush.ring(at, 4.6, 1.0, mix(stage.theme.card, stage.theme.ink, 0.3));
        }
    }
}

/// Trophies as coins, from the right.
fn trophies(sheet: &mut Sheet, stage: &Stage<'_>, right: Pos2, seat: Seat) {
    let (view, theme) = (stage.view, stage.theme);
    let colony = view.colony(seat);
    let mut x = right.x - 7.0;
    for victim in view.seats().filter(|victim| colony.trophies & (1 << victim.0) != 0) {
        coin(sheet, theme, pos2(x, right.y), Some(stage.look(victim)), None);
        x -= 14.0;
    }
    let cards: u8 = colony.prey.iter().map(|card| view.content.prey(*card).trophies).sum();
    let kinds =
        [(Icon::Termite, colony.termites), (Icon::Mound, u8::from(colony.mound)), (Icon::Trophy, cards)];
    for (icon, count) in kinds {
        for _ in 0..count {
            coin(sheet, theme, pos2(x, right.y), None, Some(icon));
            x -= 14.0;
        }
    }
}

fn coin(sheet: &mut Sheet, theme: &Theme, at: Pos2, look: Option<Look>, icon: Option<Icon>) {
    sheet.brush.disc(at, 7.0, mix(theme.card, theme.accent, 0.8));
    sheet.brush.ring(at, 7.0, 1.0, mix(theme.accent, art::EDGE, 0.6));
    if let Some(look) = look {
        art::mark(&mut sheet.brush, look, at, 3.6);
    }
    if let Some(icon) = icon {
        sheet.brush.icon_at(icon, at, 10.5, art::EDGE);
    }
}
