//! The tree of variations as a list of lines: side lines are folded, far
//! indents are capped, and only the rows in view are made.

use std::collections::{HashMap, HashSet};

use egui::{Align2, CornerRadius, CursorIcon, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::book::Book;
use crate::engine::{Eyes, Game, Line, StepId};
use crate::ui::face::Scene;
use crate::ui::icons::Icon;
use crate::ui::theme::{self, CORNER, size, theme};
use crate::ui::widgets;

/// Height of a row.
const ROW: f32 = 25.0;
/// Width of an indent, and the deepest one.
const INDENT: f32 = 13.0;
const DEEPEST: usize = 5;

/// A row of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Row {
    /// The first step of a line, or a step of it with a name, note or verdict.
    pub step: StepId,
    pub level: usize,
    /// For a line: how many steps it has, and whether rows are folded into it.
    pub line: Option<Fork>,
}

/// What a row says of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Fork {
    pub steps: u32,
    pub inner: bool,
    pub open: bool,
}

/// What the list depends on.
#[derive(PartialEq, Clone, Copy)]
struct Key {
    grown: u64,
    laid: u64,
    toggled: u64,
    eyes: Eyes,
}

/// The rows, and which lines were unfolded or folded by hand.
#[derive(Default)]
pub(super) struct Tree {
    rows: Vec<Row>,
    /// The first steps of the side lines that lead to what is shown.
    heads: Vec<StepId>,
    said: Said,
    key: Option<Key>,
    flipped: HashSet<StepId>,
    toggled: u64,
}

/// What steps say of themselves, as far as they were in view.
type Said = HashMap<StepId, Option<Line>>;

/// What was clicked.
pub(super) enum Click {
    Step(StepId),
    Fold(StepId),
}

enum Item {
    Head(StepId, usize),
    Along(StepId, usize, bool),
}

impl Tree {
    /// Unfolds a line, or folds it.
    pub fn flip(&mut self, head: StepId) {
        if !self.flipped.remove(&head) {
            self.flipped.insert(head);
        }
        self.toggled += 1;
    }

    fn keep_up<G: Game>(&mut self, book: &Book<G>) {
        let key = Key { grown: book.grown, laid: book.laid, toggled: self.toggled, eyes: book.eyes() };
        if self.key != Some(key) {
            self.key = Some(key);
            self.heads = heads(book).collect();
            self.said.clear();
            self.rows = rows(book, &self.heads, &self.flipped);
        }
    }

    /// Paints the list.
    pub fn show<G: Game>(&mut self, ui: &mut Ui, scene: &Scene<'_, G>, book: &Book<G>) -> Option<Click> {
        self.keep_up(book);
        let mut clicked = None;
        ui.spacing_mut().item_spacing.y = 0.0;
        let scroll = ScrollArea::vertical().id_salt("tree").auto_shrink(false);
        scroll.show_rows(ui, ROW, self.rows.len(), |ui, range| {
            let here = here(book, &self.heads);
            for row in self.rows.get(range).unwrap_or_default() {
                clicked = show_row(ui, scene, book, row, here, &mut self.said).or(clicked.take());
            }
        });
        clicked
    }
}

/// All rows of a tree. Lines that lead to what is shown are open, others are
/// folded, unless they were flipped by hand.
fn rows<G: Game>(book: &Book<G>, heads: &[StepId], flipped: &HashSet<StepId>) -> Vec<Row> {
    let timeline = book.table.timeline();
    let first = |id: StepId| timeline.children(id).first().copied();
    let on_the_way: HashSet<StepId> = heads.iter().copied().collect();
    let sides = |id: StepId| {
        timeline
            .children(id)
            .iter()
            .skip(1)
            .copied()
            .filter(|side| !book.is_hidden(*side))
            .collect::<Vec<_>>()
    };
    let marked = |id: StepId| {
        timeline.name(id).is_some() || timeline.note(id).is_some() || timeline.verdict(id).is_some()
    };
    let mut rows = Vec::new();
    let mut stack = vec![Item::Head(StepId::START, 0)];
    while let Some(item) = stack.pop() {
        match item {
            Item::Head(head, level) => {
                let mut steps = u32::from(head != StepId::START);
                let mut inner = !sides(head).is_empty();
                for step in timeline.main_line_from(head).skip(1) {
                    steps += 1;
                    inner |= marked(step) || timeline.children(step).len() > 1;
                }
                let open = level == 0 || (on_the_way.contains(&head) != flipped.contains(&head));
                rows.push(Row { step: head, level, line: Some(Fork { steps, inner, open }) });
                if open && inner {
                    stack.push(Item::Along(head, level, true));
                }
            }
            Item::Along(from, level, at_head) => {
                let mut at = Some(from);
                while let Some(step) = at {
                    if marked(step) && !(at_head && step == from) {
                        rows.push(Row { step, level: level + 1, line: None });
                    }
                    at = first(step);
                    let sides = sides(step);
                    if !sides.is_empty() {
                        stack.extend(at.map(|next| Item::Along(next, level, false)));
                        stack.extend(sides.into_iter().rev().map(|side| Item::Head(side, level + 1)));
                        break;
                    }
                }
            }
        }
    }
    rows
}

/// The first steps of the side lines that lead to the end of what is shown.
fn heads<G: Game>(book: &Book<G>) -> impl Iterator<Item = StepId> {
    let timeline = book.table.timeline();
    let steps = book.track.stops().iter().map(|stop| stop.step);
    steps.filter(|step| {
        timeline.parent(*step).is_some_and(|parent| timeline.children(parent).first() != Some(step))
    })
}

/// The first step of the line one is on.
fn here<G: Game>(book: &Book<G>, heads: &[StepId]) -> StepId {
    let timeline = book.table.timeline();
    let depth = |step: &StepId| timeline.depth(*step) as usize;
    heads.iter().copied().rev().find(|step| depth(step) <= book.spot.stop).unwrap_or(StepId::START)
}

fn show_row<G: Game>(
    ui: &mut Ui,
    scene: &Scene<'_, G>,
    book: &Book<G>,
    row: &Row,
    here: StepId,
    said: &mut Said,
) -> Option<Click> {
    let theme = theme(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let salt = (row.step, row.line.is_some());
    let words = label(scene, book, row, said);
    let response = ui.interact(rect, ui.make_persistent_id(("row", salt)), Sense::click());
    let at = if row.line.is_some() { row.step == here } else { row.step == book.step() };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, at, &words));
    let ground = rect.shrink2(vec2(0.0, 1.0));
    if at {
        ui.painter().rect_filled(ground, CornerRadius::same(CORNER), theme.glow());
    }
    if response.hovered() {
        ui.painter().rect_filled(ground, CornerRadius::same(CORNER), theme.ink.gamma_multiply(0.06));
    }
    widgets::ring(ui, &response, ground.shrink(2.0), CORNER);
    let x = rect.left() + 4.0 + INDENT * row.level.min(DEEPEST) as f32;
    let fold = fold(ui, scene, row, pos2(x + 7.0, rect.center().y), &words);
    let right = figures(ui, book, row, rect);
    let color = if row.line.is_some() { theme.ink } else { theme.faint };
    let left = pos2(x + 18.0, rect.center().y);
    let width = right - left.x - 4.0;
    let (_, cut) = widgets::clipped(ui.painter(), left, width, &words, size::SMALL + 1.0, color);
    let response = response.on_hover_cursor(CursorIcon::PointingHand);
    let click = fold.or_else(|| response.clicked().then_some(Click::Step(row.step)));
    let note = book.table.timeline().note(row.step);
    if cut || note.is_some() {
        response.on_hover_ui(|ui| {
            ui.label(&words);
            if let Some(note) = note {
                widgets::faint(ui, note);
            }
        });
    }
    click
}

/// The triangle that folds and unfolds a line.
fn fold<G: Game>(ui: &Ui, scene: &Scene<'_, G>, row: &Row, at: egui::Pos2, words: &str) -> Option<Click> {
    let Some(Fork { inner: true, open, .. }) = row.line.filter(|_| row.level > 0) else { return None };
    let square = Rect::from_center_size(at, vec2(18.0, 20.0));
    let key = if open { "review-fold" } else { "review-unfold" };
    let name = scene.text.say_with(key, &[("line", words.into())]);
    let fold = widgets::spot(ui, square, ("fold", row.step), &name, true);
    let icon = if open { Icon::Down } else { Icon::Next };
    icon.paint(ui.painter(), square.shrink(4.0), theme(ui).faint);
    fold.clicked().then_some(Click::Fold(row.step))
}

/// What stands at the right of a row. Returns where it begins.
fn figures<G: Game>(ui: &Ui, book: &Book<G>, row: &Row, rect: Rect) -> f32 {
    let theme = theme(ui);
    let timeline = book.table.timeline();
    let mut right = rect.right() - 6.0;
    let mut write = |words: String, color| {
        let font = theme::font(size::SMALL);
        let at = pos2(right, rect.center().y);
        right = ui.painter().text(at, Align2::RIGHT_CENTER, words, font, color).left() - 6.0;
    };
    if let Some(fork) = row.line {
        write(fork.steps.to_string(), theme.faint);
    }
    if let Some(verdict) = timeline.verdict(row.step) {
        write(verdict.sign().to_owned(), theme::mix(theme.accent, theme.ink, 0.3));
    }
    if timeline.note(row.step).is_some() {
        let square = Rect::from_center_size(pos2(right - 6.0, rect.center().y), vec2(12.0, 12.0));
        Icon::Note.paint(ui.painter(), square, theme.faint);
        right -= 18.0;
    }
    right
}

/// What a row is called.
fn label<G: Game>(scene: &Scene<'_, G>, book: &Book<G>, row: &Row, said: &mut Said) -> String {
    let timeline = book.table.timeline();
    let text = scene.text;
    if let Some(name) = timeline.name(row.step) {
        return name.to_owned();
    }
    if row.step == StepId::START {
        return text.say("review-main-line");
    }
    let number = i64::from(timeline.depth(row.step));
    let line = said.entry(row.step).or_insert_with(|| first_line(book, row.step));
    let said = match (line, timeline.info(row.step)) {
        (Some(line), _) => scene.say(line),
        (None, Some(played)) => scene.name(played.seat),
        (None, None) => String::new(),
    };
    text.say_with("review-row", &[("step", number.into()), ("line", said.into())])
}

/// The first thing that the chosen eyes read of a step.
fn first_line<G: Game>(book: &Book<G>, step: StepId) -> Option<Line> {
    let timeline = book.table.timeline();
    let mut state = timeline.state_at(timeline.parent(step)?).ok()?;
    for event in timeline.events(step) {
        if let Some(line) = G::glimpse(&state, event, book.eyes()) {
            return Some(line);
        }
        G::fold(&mut state, event);
    }
    None
}
