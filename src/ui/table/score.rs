//! The score sheet.

use egui::{
    Align, Align2, CornerRadius, Layout, Rect, RichText, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo,
};
use egui::{pos2, vec2};

use super::TableCx;
use super::session::{Session, Wish};
use crate::engine::{Outcome, Turn};
use crate::text::{Text, Value};
use crate::ui::colony::Colony;
use crate::ui::command::Command;
use crate::ui::face::{Face, RowKind, Scene, ScoreRow};
use crate::ui::icons::Icon;
use crate::ui::scenery;
use crate::ui::theme::{self, size, space, theme};
use crate::ui::widgets::{self, Tone};

/// A column of less width has no room for how a figure comes about.
const WORKING: f32 = 84.0;

/// The measures of the sheet, larger in larger windows.
#[derive(Debug, Clone, Copy)]
struct Sheet {
    /// Width of the column with what is counted.
    labels: f32,
    /// Width of a colony's column.
    column: f32,
    /// Height of a row.
    row: f32,
}

impl Sheet {
    fn new(room: Rect, colonies: usize) -> Self {
        let scale = (room.height() / 800.0).clamp(1.0, 1.3);
        let labels = (300.0 * scale).min(room.width() * 0.4);
        let column = (120.0 * scale).min((room.width() - labels - 120.0) / colonies.max(1) as f32);
        Self { labels, column, row: 30.0 * scale }
    }

    fn width(&self, colonies: usize) -> f32 {
        self.labels + self.column * colonies as f32
    }
}

/// What the sheet says: the count of a game that is over.
pub(in crate::ui) struct Count<'a> {
    /// Its rows, in the order in which they are counted.
    pub rows: Vec<ScoreRow>,
    /// Who came in which place.
    pub outcome: Outcome,
    /// The colonies, by seat.
    pub colonies: &'a [Colony],
    /// Texts.
    pub text: &'a Text,
}

impl<'a> Count<'a> {
    /// The count of what a scene shows; `None` while the game goes on.
    pub fn of<F: Face>(face: &F, scene: &Scene<'a, F::Game>) -> Option<Self> {
        let Turn::Over(outcome) = scene.turn else { return None };
        let rows = face.score(scene.view, scene.ready);
        Some(Self { rows, outcome, colonies: scene.colonies, text: scene.text })
    }

    fn place(&self, colony: &Colony) -> u8 {
        self.outcome.places[colony.seat.index()]
    }

    fn winners(&self) -> Vec<&Colony> {
        self.colonies.iter().filter(|colony| self.place(colony) == 1).collect()
    }
}

/// Paints who won, and every line of the count.
pub(super) fn show<F: Face>(
    session: &Session<F>,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    outcome: &Outcome,
    wishes: &mut Vec<Wish>,
) {
    let window = ui.max_rect();
    let theme = theme(ui);
    ui.painter().rect_filled(window, 0.0, theme.background);
    let horizon = window.top() + window.height() * 0.17;
    let band = Rect::from_min_max(window.min, pos2(window.right(), horizon));
    scenery::meadow(ui.painter(), band, theme);
    let stage = &session.stage;
    let rows = session.face.score(&stage.view, stage.table.ready());
    let count = Count { rows, outcome: *outcome, colonies: &stage.colonies, text: cx.text };
    let sheet = Sheet::new(window, stage.colonies.len());
    let width = sheet.width(stage.colonies.len()) + 2.0 * space::XL;
    let place = Rect::from_min_max(
        pos2(window.center().x - width / 2.0, horizon - 76.0),
        pos2(window.center().x + width / 2.0, window.bottom() - space::L),
    );
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Min)), |ui| {
        egui::ScrollArea::vertical().id_salt("score").show(ui, |ui| {
            let card = widgets::card(ui).inner_margin(egui::Margin::same(space::XL as i8));
            card.show(ui, |ui| {
                ui.set_width(width - 2.0 * space::XL);
                ui.spacing_mut().item_spacing.y = 0.0;
                head(ui, &count);
                counted(ui, &count, sheet, cx.commands);
            });
            ui.add_space(space::M);
            buttons(session, ui, cx, wishes);
            ui.add_space(space::S);
        });
    });
}

/// What lies beside the head of a [`panel`], and what below the count.
pub(in crate::ui) struct Around<'a> {
    /// In the corner, from the right.
    pub corner: &'a mut dyn FnMut(&mut Ui),
    /// Below the count, from the left.
    pub foot: Option<&'a mut dyn FnMut(&mut Ui)>,
}

/// Paints the count on a card in the middle of `room`, over what lies there.
pub(in crate::ui) fn panel(
    ui: &Ui,
    room: Rect,
    count: &Count<'_>,
    around: Around<'_>,
    commands: &mut Vec<Command>,
) {
    let theme = theme(ui);
    let room = room.shrink(space::S);
    let sheet = Sheet::new(room, count.colonies.len());
    let area = egui::Area::new(egui::Id::unique("score-panel"))
        .order(egui::Order::Middle)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(room.center())
        .constrain_to(room)
        .fade_in(false);
    area.show(ui.ctx(), |ui| {
        let card = widgets::card(ui)
            .inner_margin(egui::Margin::symmetric(space::L as i8, space::M as i8))
            .stroke(Stroke::new(1.0, theme.line))
            .shadow(theme.lifted_shadow());
        card.show(ui, |ui| {
            ui.set_width(sheet.width(count.colonies.len()));
            ui.spacing_mut().item_spacing.y = 0.0;
            let Around { corner, foot } = around;
            ui.horizontal(|ui| {
                head(ui, count);
                ui.with_layout(Layout::right_to_left(Align::Center), corner);
            });
            let below = if foot.is_some() { 30.0 + space::M } else { 0.0 };
            let most = (room.height() - 34.0 - below - 4.0 * space::M).max(80.0);
            let scroll = egui::ScrollArea::vertical().id_salt("count").max_height(most);
            scroll.show(ui, |ui| counted(ui, count, sheet, commands));
            if let Some(foot) = foot {
                ui.add_space(space::M);
                ui.horizontal(foot);
            }
        });
    });
}

/// The places, and the rows of the count.
fn counted(ui: &mut Ui, count: &Count<'_>, sheet: Sheet, commands: &mut Vec<Command>) {
    ui.add_space(space::M);
    places(ui, count, sheet);
    for row in &count.rows {
        line(ui, count, row, sheet, commands);
    }
}

/// Who won.
fn head(ui: &mut Ui, count: &Count<'_>) {
    let winners = count.winners();
    let names: Vec<&str> = winners.iter().map(|colony| colony.name.as_str()).collect();
    let names = names.join(&count.text.say("list-comma"));
    let words = count.text.say_with("score-won", &[("count", winners.len().into()), ("names", names.into())]);
    ui.horizontal(|ui| {
        let theme = theme(ui);
        let (rect, _) = ui.allocate_exact_size(vec2(34.0, 34.0), Sense::hover());
        Icon::Trophy.paint_solid(ui.painter(), rect, theme.accent);
        for colony in &winners {
            let (rect, _) = ui.allocate_exact_size(vec2(26.0, 34.0), Sense::hover());
            colony.look.paint(ui.painter(), rect.center(), 11.0);
        }
        ui.label(RichText::new(words).size(size::TITLE).color(theme.ink));
    });
}

/// The colonies as heads of the columns, with their place.
fn places(ui: &mut Ui, count: &Count<'_>, sheet: Sheet) {
    let Sheet { labels, column, .. } = sheet;
    let width = sheet.width(count.colonies.len());
    let (rect, _) = ui.allocate_exact_size(vec2(width, 52.0), Sense::hover());
    let theme = theme(ui);
    for (index, colony) in count.colonies.iter().enumerate() {
        let right = rect.left() + labels + column * (index + 1) as f32;
        let cell = Rect::from_min_max(pos2(right - column, rect.top()), pos2(right, rect.bottom()));
        let place = count.place(colony);
        if place == 1 {
            let ground = Rect::from_min_max(cell.min, pos2(cell.right(), cell.bottom()));
            ui.painter().rect_filled(ground, CornerRadius { nw: 8, ne: 8, sw: 0, se: 0 }, theme.glow());
        }
        colony.look.paint(ui.painter(), pos2(cell.right() - 18.0, cell.top() + 16.0), 7.0);
        let name_width = column - 40.0;
        let galley = {
            let font = theme::font(size::BODY);
            let mut job = egui::text::LayoutJob::simple_singleline(colony.name.clone(), font, theme.ink);
            job.wrap = egui::text::TextWrapping::truncate_at_width(name_width);
            ui.painter().layout_job(job)
        };
        let at = pos2(cell.right() - 32.0 - galley.size().x, cell.top() + 16.0 - galley.size().y / 2.0);
        ui.painter().galley(at, galley, theme.ink);
        let words = count.text.say_with("score-place", &[("place", Value::Number(place.into()))]);
        let at = pos2(cell.right() - 10.0, cell.top() + 38.0);
        ui.painter().text(at, Align2::RIGHT_CENTER, words, theme::font(size::SMALL), theme.faint);
    }
}

fn line(ui: &mut Ui, count: &Count<'_>, row: &ScoreRow, sheet: Sheet, commands: &mut Vec<Command>) {
    let theme = theme(ui);
    let total = row.kind == RowKind::Total;
    let height = if total { sheet.row + 16.0 } else { sheet.row };
    let (colonies, text) = (count.colonies, count.text);
    let Sheet { labels, column, .. } = sheet;
    let width = sheet.width(colonies.len());
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let names = &|seat: crate::engine::Seat| colonies[seat.index()].name.clone();
    let label = text.line(&row.label, names);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken(&label, colonies, row)));
    let ink = if row.kind == RowKind::Tie { theme.faint } else { theme.ink };
    ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(if total { 2.0 } else { 1.0 }, theme.line));
    let mut x = rect.left() + 4.0;
    if let Some(icon) = row.icon {
        let square = Rect::from_center_size(pos2(x + 9.0, rect.center().y), vec2(18.0, 18.0));
        icon.paint_solid(ui.painter(), square, theme.faint);
    }
    x += 30.0;
    let text_size = if total { size::STRONG } else { size::BODY };
    let taken =
        widgets::clipped(ui.painter(), pos2(x, rect.center().y), labels - 90.0, &label, text_size, ink).0;
    if let Some(rule) = row.rule {
        let at = pos2(taken.right() + 8.0, rect.center().y);
        rule_number(ui, text, (row.label.key, rule), at, commands);
    }
    for (index, (value, colony)) in row.values.iter().zip(colonies).enumerate() {
        let right = rect.left() + labels + column * (index + 1) as f32 - 10.0;
        let size = if total { size::TITLE } else { size::BODY };
        let winning = total && count.place(colony) == 1;
        let color = if winning { theme::mix(theme.accent, theme.ink, 0.2) } else { ink };
        let at = pos2(right, rect.center().y);
        let value = ui.painter().text(at, Align2::RIGHT_CENTER, value.to_string(), theme::font(size), color);
        if let Some(working) = row.working.get(index).filter(|_| column >= WORKING) {
            let words = text.line(working, names);
            let at = pos2(value.left().min(right - 22.0) - 8.0, rect.center().y);
            ui.painter().text(at, Align2::RIGHT_CENTER, words, theme::font(size::SMALL), theme.faint);
        }
    }
}

/// A row as a screen reader says it.
fn spoken(label: &str, colonies: &[Colony], row: &ScoreRow) -> String {
    let values = colonies.iter().zip(&row.values);
    let values: Vec<String> = values.map(|(colony, value)| format!("{} {value}", colony.name)).collect();
    format!("{label}: {}", values.join(", "))
}

/// The number of a row's rule; several rows may have the same.
fn rule_number(
    ui: &mut Ui,
    text: &Text,
    (row, rule): (&'static str, &'static str),
    at: egui::Pos2,
    commands: &mut Vec<Command>,
) {
    let theme = theme(ui);
    let galley = ui.painter().layout_no_wrap(rule.to_owned(), theme::font(size::SMALL), theme.faint);
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    let name = text.say_with("rules-open-at", &[("rule", rule.into())]);
    let response = widgets::spot(ui, rect.expand(3.0), ("rule", row), &name, true);
    let color = if response.hovered() { theme.accent } else { theme.faint };
    ui.painter().galley(rect.min, galley, color);
    if response.on_hover_text(name).clicked() {
        commands.push(Command::Rules(Some(rule.to_owned())));
    }
}

fn buttons<F: Face>(session: &Session<F>, ui: &mut Ui, cx: &mut TableCx<'_>, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        if widgets::button(ui, Some(Icon::Restart), &cx.text.say("score-again"), Tone::Main).clicked() {
            cx.commands.push(Command::Again);
        }
        if widgets::button(ui, Some(Icon::Eye), &cx.text.say("score-boards"), Tone::Plain).clicked() {
            wishes.push(Wish::Boards(true));
        }
        if let Some(record) = super::AnyTable::record(session)
            && widgets::button(ui, Some(Icon::First), &cx.text.say("score-review"), Tone::Plain).clicked()
        {
            cx.commands.push(Command::Review(record.to_owned()));
        }
        if widgets::button(ui, Some(Icon::Leave), &cx.text.say("score-lobby"), Tone::Plain).clicked() {
            cx.commands.push(Command::Lobby);
        }
        if widgets::button(ui, Some(Icon::Book), &cx.text.say("rules-title"), Tone::Plain).clicked() {
            cx.commands.push(Command::Rules(None));
        }
    });
    if let Some(record) = super::AnyTable::record(session) {
        let path = record.display().to_string();
        ui.add_space(space::XS);
        let words = cx.text.say_with("score-record", &[("path", path.into())]);
        let words = RichText::new(words).size(size::SMALL).color(theme(ui).faint);
        ui.add(egui::Label::new(words).selectable(true).wrap());
    }
}
