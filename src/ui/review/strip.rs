//! The strip along which one scrubs: turns in the colours and shapes of their
//! seats, rounds, marks, and a thumb. It knows no game, only a [`Track`].

use std::sync::Arc;

use egui::accesskit::{Action, ActionData};
use egui::emath::GuiRounding;
use egui::epaint::{Mesh, TessellationOptions, Tessellator};
use egui::{
    Align2, Color32, CursorIcon, EventFilter, Painter, Rect, Response, Sense, Shape, Stroke, Ui, WidgetInfo,
    pos2, vec2,
};

use crate::engine::{Segment, Spot, Track};
use crate::ui::colony::Look;
use crate::ui::icons::Icon;
use crate::ui::theme::{self, CORNER, Theme, size, theme};
use crate::ui::widgets;

/// How high the strip is with its marks and numbers.
pub const HEIGHT: f32 = 62.0;
/// The lane of marks along the top.
const MARKS: f32 = 18.0;
/// The lane of turns below it.
const TURNS: f32 = 24.0;
/// Two pictures of marks are at least this far apart.
const APART: f32 = 13.0;

/// What the strip needs to know of what it shows.
pub struct Shown<'a> {
    /// What screen readers call it.
    pub name: &'a str,
    /// What is said of a place.
    pub words: &'a dyn Fn(Spot) -> String,
    /// The picture of a mark.
    pub icon: &'a dyn Fn(&str) -> Icon,
    /// How a round's number is said in few characters.
    pub round: &'a dyn Fn(u16) -> String,
    /// Grows with every change of the line.
    pub laid: u64,
    /// How many stops the line shares with the main line.
    pub fork: usize,
    /// The stops from which other lines go.
    pub forks: &'a [usize],
    /// The stop from which on digests differ.
    pub drift: Option<usize>,
    /// Whether the record breaks off at the end.
    pub cut: bool,
}

#[derive(PartialEq, Clone, Copy)]
struct Key {
    laid: u64,
    fork: usize,
    drift: Option<usize>,
    cut: bool,
    rect: Rect,
    dark: bool,
    scale: f32,
}

/// What was painted last: a line of ten thousand steps is not gone through in
/// every frame.
#[derive(Default)]
pub struct Strip {
    painted: Option<(Key, Melted)>,
    /// The identity of the widget, once it was shown.
    pub id: Option<egui::Id>,
}

/// Where stops lie on the screen.
#[derive(Clone, Copy)]
struct Scale {
    lane: Rect,
    length: usize,
}

impl Scale {
    fn x(self, stop: f32) -> f32 {
        self.lane.left() + self.lane.width() * stop / self.length.max(1) as f32
    }

    fn spot(self, x: f32) -> Spot {
        let part = ((x - self.lane.left()) / self.lane.width().max(1.0)).clamp(0.0, 1.0);
        Spot::behind((part * self.length as f32).round() as usize)
    }
}

impl Strip {
    /// Paints the strip. Returns where to go, if it was dragged or clicked.
    pub fn show<L>(&mut self, ui: &mut Ui, track: &Track<L>, spot: Spot, shown: &Shown<'_>) -> Option<Spot> {
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click_and_drag());
        self.id = Some(response.id);
        let top = rect.top() + MARKS;
        let lane = Rect::from_min_max(pos2(rect.left() + 8.0, top), pos2(rect.right() - 8.0, top + TURNS));
        let scale = Scale { lane, length: track.len() };
        let key = Key {
            laid: shown.laid,
            fork: shown.fork,
            drift: shown.drift,
            cut: shown.cut,
            rect,
            dark: theme(ui).dark,
            scale: ui.pixels_per_point(),
        };
        if self.painted.as_ref().is_none_or(|(painted, _)| *painted != key) {
            self.painted = Some((key, melted(ui, paint(ui.painter(), theme(ui), scale, track, shown))));
        }
        if let Some((_, Melted { mesh, words })) = &self.painted {
            // With a clip of its own the mesh is copied once, by itself.
            ui.painter_at(rect).add(mesh.clone());
            ui.painter().extend(words.iter().cloned());
        }
        thumb(ui, &response, scale, track, spot);
        widgets::ring(ui, &response, lane.expand(2.0), CORNER);
        let asked = self.heed(ui, &response, scale);
        response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), spot.stop as f64, shown.name));
        let over = response.hover_pos().map(|at| scale.spot(at.x));
        let response = response.on_hover_cursor(CursorIcon::PointingHand);
        if let Some(over) = over {
            response.on_hover_ui_at_pointer(|ui| {
                ui.label((shown.words)(over));
            });
        }
        asked
    }

    /// What mouse and screen reader ask for.
    fn heed(&self, ui: &Ui, response: &Response, scale: Scale) -> Option<Spot> {
        // The arrows move along the line, not on to the next widget.
        let arrows = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        if response.has_focus() {
            ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
        }
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(scale.length as f64);
            node.add_action(Action::SetValue);
        });
        let set = ui.input(|input| {
            let requests = input.accesskit_action_requests(response.id, Action::SetValue);
            let values = requests.filter_map(|request| match request.data {
                Some(ActionData::NumericValue(value)) => Some(value),
                _ => None,
            });
            values.last()
        });
        if let Some(value) = set {
            return Some(Spot::behind(value.clamp(0.0, scale.length as f64).round() as usize));
        }
        let held = response.is_pointer_button_down_on() || response.clicked();
        let at = response.interact_pointer_pos().filter(|_| held)?;
        Some(scale.spot(at.x))
    }
}

/// Shapes as one mesh, and the words above it: a mesh is only copied in a
/// frame, while a thousand shapes would have to be turned into triangles.
struct Melted {
    mesh: Shape,
    words: Vec<Shape>,
}

fn melted(ui: &Ui, shapes: Vec<Shape>) -> Melted {
    let (words, shapes): (Vec<_>, Vec<_>) =
        shapes.into_iter().partition(|shape| matches!(shape, Shape::Text(_)));
    // Discs out of the texture of the fonts would not outlive a change of it.
    let options = ui.ctx().memory(|memory| memory.options.tessellation_options);
    let options = TessellationOptions { prerasterized_discs: false, ..options };
    let mut tessellator = Tessellator::new(ui.pixels_per_point(), options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    for shape in shapes {
        tessellator.tessellate_shape(shape, &mut mesh);
    }
    Melted { mesh: Shape::mesh(mesh), words }
}

/// Paints all that does not move.
fn paint<L>(
    painter: &Painter,
    theme: &Theme,
    scale: Scale,
    track: &Track<L>,
    shown: &Shown<'_>,
) -> Vec<Shape> {
    let mut shapes = Vec::new();
    let lane = scale.lane;
    shapes.push(Shape::rect_filled(lane, 4.0, theme::mix(theme.panel, theme.line, 0.7)));
    turns(&mut shapes, painter, theme, scale, track);
    rounds(&mut shapes, painter, theme, scale, track, shown.round);
    marks(&mut shapes, theme, scale, track, shown.icon);
    if shown.fork < track.stops().len() {
        // What is no part of the main line lies on a bar of its own.
        let from = scale.x(shown.fork.saturating_sub(1) as f32);
        let bar = Rect::from_min_max(
            pos2(from, lane.bottom() + 1.0),
            pos2(scale.x(track.len() as f32), lane.bottom() + 4.0),
        );
        shapes.push(Shape::rect_filled(bar, 1.5, theme.accent));
    }
    let mut last = f32::NEG_INFINITY;
    for x in shown.forks.iter().map(|stop| scale.x(*stop as f32)) {
        if x - last >= 4.0 {
            last = x;
            shapes.push(Shape::circle_filled(pos2(x, lane.bottom() + 5.0), 2.5, theme.accent));
        }
    }
    if let Some(stop) = shown.drift {
        fault(&mut shapes, theme, scale.x(stop as f32), lane);
    }
    if shown.cut {
        fault(&mut shapes, theme, lane.right(), lane);
    }
    shapes
}

/// A place where something is wrong: a line through the lane, and a triangle.
fn fault(shapes: &mut Vec<Shape>, theme: &Theme, x: f32, lane: Rect) {
    let line = [pos2(x, lane.top() - 4.0), pos2(x, lane.bottom() + 4.0)];
    shapes.push(Shape::line_segment(line, Stroke::new(2.0, theme.bad)));
    let top = lane.top() - 4.0;
    let corners = vec![pos2(x - 5.0, top - 7.0), pos2(x + 5.0, top - 7.0), pos2(x, top)];
    shapes.push(Shape::convex_polygon(corners, theme.bad, Stroke::NONE));
}

/// A turn in its seat's colour, and its shape where there is room.
fn turns<L>(shapes: &mut Vec<Shape>, painter: &Painter, theme: &Theme, scale: Scale, track: &Track<L>) {
    let lane = scale.lane;
    let mut mesh = Mesh::default();
    let mut signs = Vec::new();
    for segment in track.segments() {
        let Segment { from, to, beat, .. } = segment;
        let (left, right) = (scale.x(from as f32), scale.x(to as f32));
        let gap = if right - left > 5.0 { 1.0 } else { 0.0 };
        let rect = Rect::from_min_max(pos2(left, lane.top()), pos2((right - gap).max(left), lane.bottom()));
        let Some(seat) = beat.seat else {
            mesh.add_colored_rect(rect, theme::mix(theme.line, theme.faint, 0.25));
            continue;
        };
        let look = Look::of(seat);
        mesh.add_colored_rect(rect, theme::mix(look.color(), theme.panel, 0.18));
        if rect.width() >= 7.0 {
            let outline = Stroke::new(1.0, Color32::from_black_alpha(150));
            let fill = theme::mix(look.color(), Color32::WHITE, 0.45);
            let radius = (rect.width() * 0.36).min(6.0);
            signs.push(look.filled(
                rect.center().round_to_pixels(painter.pixels_per_point()),
                radius,
                fill,
                outline,
            ));
        }
    }
    shapes.push(Shape::Mesh(Arc::new(mesh)));
    shapes.append(&mut signs);
}

/// A line where a round begins, and its number where there is room.
fn rounds<L>(
    shapes: &mut Vec<Shape>,
    painter: &Painter,
    theme: &Theme,
    scale: Scale,
    track: &Track<L>,
    say: &dyn Fn(u16) -> String,
) {
    let lane = scale.lane;
    let mut free = f32::NEG_INFINITY;
    let mut last = f32::NEG_INFINITY;
    for segment in track.segments().filter(|segment| segment.opens_round) {
        let x = scale.x(segment.from as f32).round_to_pixels(painter.pixels_per_point());
        if x - last < 3.0 {
            continue;
        }
        last = x;
        let line = [pos2(x, lane.top() - 2.0), pos2(x, lane.bottom() + 6.0)];
        shapes.push(Shape::line_segment(line, Stroke::new(1.5, theme.ink)));
        if x >= free {
            let font = theme::font(size::SMALL);
            let galley = painter.layout_no_wrap(say(segment.beat.round), font, theme.faint);
            let room = scale.lane.right() - x;
            let at = Align2::LEFT_TOP.anchor_size(pos2(x + 3.0, lane.bottom() + 5.0), galley.size());
            if galley.size().x <= room {
                free = at.right() + 10.0;
                shapes.push(Shape::galley(at.min, galley, theme.faint));
            }
        }
    }
}

/// Marks as pictures; where they are too near to each other, as ticks.
fn marks<L>(
    shapes: &mut Vec<Shape>,
    theme: &Theme,
    scale: Scale,
    track: &Track<L>,
    icon: &dyn Fn(&str) -> Icon,
) {
    let lane = scale.lane;
    let (mut free, mut last) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
    for mark in track.marks() {
        let x = scale.x(mark.stop as f32);
        if x - last >= 2.0 {
            last = x;
            let tick = [pos2(x, lane.top() - 3.0), pos2(x, lane.top())];
            shapes.push(Shape::line_segment(tick, Stroke::new(1.0, theme.faint)));
        }
        if x >= free {
            free = x + APART;
            let square = Rect::from_center_size(pos2(x, lane.top() - 10.0), vec2(12.0, 12.0));
            shapes.extend(icon(mark.what).shapes(square, theme.ink));
        }
    }
}

/// What is still to come lies under a veil; the thumb is where one is.
fn thumb<L>(ui: &Ui, response: &Response, scale: Scale, track: &Track<L>, spot: Spot) {
    let theme = theme(ui);
    let lane = scale.lane;
    let events = track.stops().get(spot.stop + 1).map_or(1, |stop| stop.events.max(1));
    let x = scale.x(spot.stop as f32 + spot.events as f32 / events as f32);
    let painter = ui.painter();
    let rest = Rect::from_min_max(pos2(x, lane.top()), lane.right_bottom());
    if rest.is_positive() {
        painter.rect_filled(rest, 0.0, theme.panel.gamma_multiply(0.55));
    }
    let over = ui.ctx().animate_bool_responsive(response.id.with("over"), response.hovered());
    let width = 7.0 + 2.0 * over;
    let grip = Rect::from_center_size(pos2(x, lane.center().y), vec2(width, TURNS + 8.0));
    painter.rect(grip, 3.0, theme.card, Stroke::new(2.0, theme.accent), egui::StrokeKind::Inside);
}
