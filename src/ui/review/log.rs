//! The log of the whole line: it follows the thumb, and a click on it leads.
//!
//! A line of ten thousand steps has as many lines of log, of different
//! heights: only those in view are said and laid out, around an anchor.

use std::collections::HashMap;
use std::sync::Arc;

use egui::{Color32, CornerRadius, CursorIcon, Galley, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::book::Book;
use crate::engine::{Game, Line, Spot, StepId};
use crate::text::Lang;
use crate::ui::colony::Colony;
use crate::ui::face::Scene;
use crate::ui::theme::{self, size, theme};
use crate::ui::widgets;

/// Between two lines.
const GAP: f32 = 3.0;
/// Left of a line: room for the shape of whose step it tells.
const INDENT: f32 = 17.0;
/// Where the last line told lies, from the top.
const REST: f32 = 0.66;
/// Room for the bar at the right.
const BAR: f32 = 10.0;

/// Which lines are in view.
#[derive(Default)]
pub(super) struct LogList {
    /// The line that the others are laid out around.
    anchor: usize,
    /// How far it lies from where it rests.
    shift: f32,
    /// For which place the list lies as it does.
    placed: Option<(Spot, u64)>,
    said: Said,
}

/// Lines as they are said, once they were in view.
#[derive(Default)]
struct Said {
    key: Option<Key>,
    lines: HashMap<usize, String>,
}

/// What the words depend on.
#[derive(PartialEq)]
struct Key {
    lang: Lang,
    colonies: Vec<Colony>,
    laid: u64,
}

impl Said {
    fn keep_up<G: Game>(&mut self, scene: &Scene<'_, G>, book: &Book<G>) {
        let same = self.key.as_ref().is_some_and(|key| {
            key.lang == scene.text.lang() && key.colonies == scene.colonies && key.laid == book.laid
        });
        if !same {
            let (lang, colonies, laid) = (scene.text.lang(), scene.colonies.to_vec(), book.laid);
            self.key = Some(Key { lang, colonies, laid });
            self.lines.clear();
        }
    }
}

/// What the mouse does on the list.
#[derive(Default)]
pub(super) struct Touch<'a> {
    pub over: Option<&'a Line>,
    pub clicked: Option<Spot>,
}

struct Row {
    line: usize,
    top: f32,
    height: f32,
    words: Arc<Galley>,
}

impl LogList {
    /// Paints the lines around the present one.
    pub fn show<'a, G: Game>(&mut self, ui: &mut Ui, scene: &Scene<'_, G>, book: &'a Book<G>) -> Touch<'a> {
        widgets::small(ui, &scene.text.say("log-title"));
        let (rect, area) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
        let told = book.track.told(book.spot);
        if self.placed != Some((book.spot, book.laid)) {
            self.placed = Some((book.spot, book.laid));
            self.anchor = told.saturating_sub(1);
            self.shift = 0.0;
        }
        if area.contains_pointer() {
            self.shift += ui.input(|input| input.smooth_scroll_delta().y);
        }
        let count = book.track.lines().len();
        self.drag_bar(ui, rect, count);
        if count == 0 || rect.height() < 10.0 {
            return Touch::default();
        }
        self.said.keep_up(scene, book);
        let rows = self.lay(ui, rect, scene, book);
        ui.scope(|ui| {
            ui.set_clip_rect(rect.intersect(ui.clip_rect()));
            paint(ui, rect, scene, book, told, &rows)
        })
        .inner
    }

    /// The rows in view. An end of the list that would leave room is pulled to
    /// the edge, and the anchor moves along with what is in view.
    fn lay<G: Game>(&mut self, ui: &Ui, rect: Rect, scene: &Scene<'_, G>, book: &Book<G>) -> Vec<Row> {
        let lines = book.track.lines();
        self.anchor = self.anchor.min(lines.len() - 1);
        let width = rect.width() - INDENT - BAR;
        let said = &mut self.said.lines;
        let mut row = |line: usize| {
            let words = said.entry(line).or_insert_with(|| scene.say(&lines[line].what));
            let words = layout(ui, words, width);
            Row { line, top: 0.0, height: words.size().y + GAP, words }
        };
        let mut rows = std::collections::VecDeque::new();
        let start = rect.top() + rect.height() * REST + self.shift;
        let (mut top, mut bottom) = (start, start);
        let (mut first, mut next) = (self.anchor, self.anchor);
        while next < lines.len() && bottom < rect.bottom() {
            let mut row = row(next);
            row.top = bottom;
            bottom += row.height;
            next += 1;
            rows.push_back(row);
        }
        // What lies below the edge by less than a list that is too short is pulled up to it.
        let short = if next == lines.len() { (rect.bottom() - bottom).max(0.0) } else { 0.0 };
        while first > 0 && top + short > rect.top() {
            first -= 1;
            let mut row = row(first);
            top -= row.height;
            row.top = top;
            rows.push_front(row);
        }
        let mut pull = short;
        if first == 0 && top + pull > rect.top() {
            pull = rect.top() - top;
        }
        // A list that begins at its top may have room for more below.
        while pull < 0.0 && next < lines.len() && bottom + pull < rect.bottom() {
            let mut row = row(next);
            row.top = bottom;
            bottom += row.height;
            next += 1;
            rows.push_back(row);
        }
        rows.iter_mut().for_each(|row| row.top += pull);
        self.shift += pull;
        if let Some(seen) = rows.iter().find(|row| row.top + row.height > rect.center().y) {
            self.anchor = seen.line;
            self.shift = seen.top - rect.top() - rect.height() * REST;
        }
        rows.into()
    }

    /// The bar at the right, by which one gets far.
    fn drag_bar(&mut self, ui: &Ui, rect: Rect, count: usize) {
        if count < 12 {
            return;
        }
        let lane = Rect::from_min_max(pos2(rect.right() - 8.0, rect.top()), rect.max);
        let response = ui.interact(lane, ui.make_persistent_id("log-bar"), Sense::drag());
        if let Some(at) = response.interact_pointer_pos().filter(|_| response.dragged()) {
            let part = ((at.y - lane.top()) / lane.height()).clamp(0.0, 1.0);
            self.anchor = (part * (count - 1) as f32).round() as usize;
            self.shift = 0.0;
        }
        let part = self.anchor as f32 / (count - 1) as f32;
        let height = (lane.height() * 12.0 / count as f32).clamp(18.0, lane.height());
        let top = lane.top() + (lane.height() - height) * part;
        let handle = Rect::from_min_size(pos2(lane.left() + 2.0, top), vec2(4.0, height));
        let theme = theme(ui);
        let over = response.hovered() || response.dragged();
        ui.painter().rect_filled(handle, 2.0, if over { theme.faint } else { theme.line });
    }
}

fn layout(ui: &Ui, words: &str, width: f32) -> Arc<Galley> {
    let font = theme::font(size::SMALL + 1.0);
    ui.painter().layout(words.to_owned(), font, Color32::PLACEHOLDER, width.max(40.0))
}

fn paint<'a, G: Game>(
    ui: &Ui,
    rect: Rect,
    scene: &Scene<'_, G>,
    book: &'a Book<G>,
    told: usize,
    rows: &[Row],
) -> Touch<'a> {
    let theme = theme(ui);
    let lines = book.track.lines();
    let mut touch = Touch::default();
    let now = lines.get(told.wrapping_sub(1)).map(|line| line.stop);
    // Half a line at the upper edge is no line.
    let whole = |row: &&Row| row.top + 4.0 >= rect.top() || row.height > rect.height() / 2.0;
    for row in rows.iter().filter(whole) {
        let heard = &lines[row.line];
        let place =
            Rect::from_min_size(pos2(rect.left(), row.top), vec2(rect.width() - BAR, row.height - GAP));
        let seen = place.intersect(rect);
        let response = ui.interact(seen, ui.make_persistent_id(("heard", row.line)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, row.words.text()));
        let ground = place.expand2(vec2(2.0, GAP / 2.0));
        if Some(heard.stop) == now && row.line < told {
            ui.painter().rect_filled(ground, CornerRadius::same(3), theme.glow());
        }
        if response.hovered() {
            ui.painter().rect_filled(ground, CornerRadius::same(3), theme.ink.gamma_multiply(0.06));
            touch.over = Some(&heard.what);
        }
        widgets::ring(ui, &response, place, 3);
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            touch.clicked = Some(heard.spot);
        }
        let ink = if row.line < told { theme.ink } else { theme::mix(theme.faint, theme.panel, 0.25) };
        ui.painter().galley(place.min + vec2(INDENT, 0.0), row.words.clone(), ink);
        let opens = row.line == 0 || lines[row.line - 1].stop != heard.stop;
        let step = book.track.stops().get(heard.stop).map_or(StepId::START, |stop| stop.step);
        if let Some(played) = book.table.timeline().info(step).filter(|_| opens) {
            let look = scene.colony(played.seat).look;
            look.paint(ui.painter(), pos2(place.left() + 6.0, place.top() + 8.0), 4.0);
        }
    }
    touch
}
