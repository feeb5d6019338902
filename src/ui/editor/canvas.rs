//! The map, and what the hand does on it.

use egui::epaint::Mesh;
use egui::{
    Align2, CursorIcon, Key, PointerButton, Rect, Response, Role, Sense, Shape, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};
use hexx::Hex;

use super::chart::{self, Chart, Sight};
use super::tool::{Join, Stroke, Tool};
use super::{Editor, EditorCx, Wish, preview};
use crate::editor::{AROUND, Piece, Stamp, Symmetry, Turn};
use crate::text::Text;
use crate::ui::brush::Brush;
use crate::ui::plane::{self, HALF_WIDTH, ROW};
use crate::ui::theme::{self, Theme, mix, size, theme};
use crate::ui::widgets;

/// The least and the largest radius of a hex, in points.
const LIMITS: [f32; 2] = [0.4, 90.0];
/// The least part of the board that is shown when the whole map is.
const ROOM: Vec2 = vec2(27.0, 20.0);
/// The size of the small map in the corner.
const MINIMAP: Vec2 = vec2(180.0, 130.0);
/// Empty hexes are marked from this radius on.
const DOTS_FROM: f32 = 9.0;
/// Coordinates are shown from this radius on.
const COORDINATES_FROM: f32 = 17.0;
/// Of more hexes than this no preview is painted hex by hex.
pub(super) const PREVIEWED_MOST: usize = 20_000;

/// A stamp that follows the pointer until it is put down.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Floating {
    /// What is pasted.
    pub stamp: Stamp,
    /// How it is turned.
    pub turn: Turn,
}

/// Paints the map and takes what the hand does.
pub(super) fn show(editor: &mut Editor, ui: &mut Ui, cx: &EditorCx<'_>, wishes: &mut Vec<Wish>) {
    let window = ui.max_rect();
    editor.window = window;
    let theme = theme(ui);
    ui.painter().rect_filled(window, 0.0, mix(theme.background, theme.line, 0.25));
    let canvas = ui.interact(window, ui.scope_id().with("map"), Sense::click_and_drag());
    let small = Rect::from_min_size(pos2(window.left() + 12.0, window.bottom() - MINIMAP.y - 12.0), MINIMAP);
    steer(editor, ui, &canvas);
    let over = over(editor, ui, &canvas, small);
    let hex = over.unwrap_or(editor.desk.cursor);
    editor.desk.over = over.or_else(|| canvas.has_focus().then_some(editor.desk.cursor));
    handle(editor, ui, &canvas, over, wishes);
    keyboard(editor, ui, &canvas, wishes);
    drop_piece(editor, &canvas, wishes);
    if editor.desk.tool.draws() {
        // The preview tells where ink does not go.
        editor.covered();
    }
    let mut chart = std::mem::take(&mut editor.chart);
    paint(editor, ui, cx.text, &mut chart, window, over, canvas.has_focus());
    let sight = editor.sight(window);
    let moved = chart.minimap(ui, &sight, small);
    let name = name_of(editor, cx.text, hex);
    editor.chart = chart;
    if let Some(at) = moved {
        editor.desk.camera.shift = -at.to_vec2() * editor.desk.camera.zoom;
        editor.desk.camera.fitted = false;
    }
    // A hand on the map sees where it is.
    if over.is_none() {
        widgets::ring(ui, &canvas, window.shrink(3.0), 2);
    }
    canvas.widget_info(|| {
        WidgetInfo::labeled(Role::Canvas, true, format!("{}: {name}", cx.text.say("studio-map")))
    });
    cursor(editor, &canvas, over);
}

/// Pan and zoom: wheel, pinch, the middle or right button, the space bar or
/// the hand.
fn steer(editor: &mut Editor, ui: &Ui, canvas: &Response) {
    let space = ui.input(|input| input.key_down(Key::Space)) && !ui.ctx().text_edit_focused();
    let pans = canvas.dragged_by(PointerButton::Middle)
        || canvas.dragged_by(PointerButton::Secondary)
        || canvas.dragged() && (space || editor.desk.tool == Tool::Hand && editor.desk.floating.is_none());
    let board = chart::bounds(editor.sketch.drawing());
    let desk = &mut editor.desk;
    if pans && canvas.drag_delta() != Vec2::ZERO {
        desk.camera.shift += canvas.drag_delta();
        desk.camera.fitted = false;
    }
    if canvas.contains_pointer() && !ui.ctx().text_edit_focused() {
        desk.camera.wheel_and_keys(ui, canvas.rect, LIMITS);
    }
    if desk.camera.fitted {
        // A map of a few hexes has room around it.
        let room = Rect::from_center_size(board.center(), ROOM);
        desk.camera.fit(board.union(room), canvas.rect, 60.0);
        // Once: a map that grows under the brush must not move away from it.
        desk.camera.fitted = false;
    } else {
        desk.camera.hold(board.expand(canvas.rect.size().max_elem() / desk.camera.zoom / 2.0));
    }
}

/// The hex that the pointer is on.
fn over(editor: &Editor, ui: &Ui, canvas: &Response, small: Rect) -> Option<Hex> {
    let pointer = ui.input(|input| input.pointer.latest_pos())?;
    let held = canvas.is_pointer_button_down_on();
    let on = held || ui.rect_contains_pointer(canvas.rect) && canvas.contains_pointer();
    let clear = held || !small.contains(pointer);
    (on && clear).then(|| editor.sight(canvas.rect).hex(pointer))
}

/// Whether the pointer clicked: the space bar, which moves the map, would click
/// what has the keyboard.
fn clicked(canvas: &Response) -> bool {
    canvas.clicked_by(PointerButton::Primary)
}

fn join(ui: &Ui) -> Join {
    ui.input(|input| match (input.modifiers.shift, input.modifiers.alt) {
        (true, _) => Join::Add,
        (false, true) => Join::Take,
        _ => Join::Instead,
    })
}

/// Clicks and strokes.
fn handle(editor: &mut Editor, ui: &Ui, canvas: &Response, over: Option<Hex>, wishes: &mut Vec<Wish>) {
    if clicked(canvas) || canvas.drag_started() {
        canvas.request_focus();
    }
    let keyed = editor.desk.stroke.as_ref().is_some_and(|stroke| stroke.keyed);
    if keyed && !ui.input(|input| input.pointer.any_down()) {
        return;
    }
    if canvas.secondary_clicked() {
        if editor.desk.floating.is_some() || editor.desk.held.is_some() {
            wishes.push(Wish::Escape);
        } else if let Some(hex) = over {
            wishes.push(Wish::Pick(hex));
        }
        return;
    }
    let Some(hex) = over else {
        if !canvas.is_pointer_button_down_on() && editor.desk.stroke.is_some() {
            editor.desk.stroke = None;
        }
        return;
    };
    let held = ui.input(|input| input.pointer.primary_down());
    editor.desk.given_up &= held;
    let down = held && canvas.is_pointer_button_down_on() && !editor.desk.given_up;
    let space = ui.input(|input| input.key_down(Key::Space));
    if editor.desk.floating.is_some() {
        if clicked(canvas) {
            wishes.push(Wish::Land(hex));
        }
        return;
    }
    match editor.desk.tool {
        Tool::Hand => {}
        _ if space => editor.desk.stroke = None,
        Tool::Piece => pieces(editor, ui, canvas, hex, down, wishes),
        tool if tool.draws() || tool == Tool::Rectangle || tool == Tool::Lasso => {
            draw(editor, ui, hex, down, wishes);
        }
        _ => {
            if clicked(canvas) {
                wishes.push(Wish::Done(Stroke::at(hex, join(ui))));
            }
        }
    }
    if down {
        editor.desk.cursor = hex;
    }
}

/// A stroke goes on as long as the button is held.
fn draw(editor: &mut Editor, ui: &Ui, hex: Hex, down: bool, wishes: &mut Vec<Wish>) {
    let join = join(ui);
    match (&mut editor.desk.stroke, down) {
        (None, true) => editor.desk.stroke = Some(Stroke::at(hex, join)),
        (Some(stroke), true) => stroke.to(hex),
        (Some(_), false) => wishes.extend(editor.desk.stroke.take().map(Wish::Done)),
        (None, false) => {}
    }
}

/// A click chooses the piece below or lays the one that is held; a drag moves
/// the one below.
fn pieces(editor: &mut Editor, ui: &Ui, canvas: &Response, hex: Hex, down: bool, wishes: &mut Vec<Wish>) {
    let begins = ui.input(|input| input.pointer.primary_pressed()) && down;
    if begins && editor.desk.held.is_none() {
        editor.desk.dragged = editor.piece_on(hex).map(|index| (index, hex));
    }
    if let Some((index, from)) = editor.desk.dragged {
        if down {
            return;
        }
        editor.desk.dragged = None;
        if let Some(piece) = editor.sketch.drawing().pieces.get(index).filter(|_| hex != from) {
            wishes.push(Wish::Alter(index, piece.moved(hex - from)));
            wishes.push(Wish::Choose(Some(index)));
            return;
        }
    }
    if clicked(canvas) {
        match (&editor.desk.held, editor.piece_on(hex)) {
            (Some(held), _) => wishes.push(Wish::Lay(Piece { at: hex, ..held.clone() })),
            (None, index) => wishes.push(Wish::Choose(index)),
        }
    }
}

/// A tile from the list was let go over the map.
fn drop_piece(editor: &Editor, canvas: &Response, wishes: &mut Vec<Wish>) {
    if let Some(piece) = canvas.dnd_release_payload::<Piece>()
        && let Some(at) = canvas.ctx.input(|input| input.pointer.latest_pos())
    {
        let at = editor.sight(canvas.rect).hex(at);
        wishes.push(Wish::Lay(Piece { at, ..(*piece).clone() }));
    }
}

/// With the keyboard: arrows move the cursor, Enter does what a click does;
/// with tools that draw from here to there, the second Enter is the end.
fn keyboard(editor: &mut Editor, ui: &Ui, canvas: &Response, wishes: &mut Vec<Wish>) {
    if !canvas.has_focus() {
        return;
    }
    let arrows = egui::EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
        ..egui::EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(canvas.id, arrows));
    let steps = [
        (Key::ArrowRight, AROUND[0]),
        (Key::ArrowLeft, AROUND[3]),
        (Key::ArrowDown, AROUND[1]),
        (Key::ArrowUp, AROUND[4]),
    ];
    let before = editor.desk.cursor;
    for (key, step) in steps {
        let times = ui.input_mut(|input| input.count_and_consume_key(egui::Modifiers::NONE, key));
        for _ in 0..times {
            // Down and up go straight: every other row to the other side.
            let odd = editor.desk.cursor.y & 1 != 0;
            let step = match key {
                Key::ArrowDown if odd => AROUND[1],
                Key::ArrowDown => AROUND[2],
                Key::ArrowUp if odd => AROUND[5],
                _ => step,
            };
            editor.desk.cursor += step;
        }
    }
    let cursor = editor.desk.cursor;
    if cursor != before {
        if let Some(stroke) = &mut editor.desk.stroke {
            stroke.to(cursor);
        }
        let at = editor.sight(canvas.rect).at(cursor);
        if !canvas.rect.shrink(20.0).contains(at) {
            wishes.push(Wish::Look(cursor));
        }
    }
    if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, Key::Enter)) {
        enter(editor, cursor, wishes);
    }
}

fn enter(editor: &mut Editor, hex: Hex, wishes: &mut Vec<Wish>) {
    let desk = &mut editor.desk;
    if desk.floating.is_some() {
        wishes.push(Wish::Land(hex));
    } else if let (Tool::Piece, Some(held)) = (desk.tool, &desk.held) {
        wishes.push(Wish::Lay(Piece { at: hex, ..held.clone() }));
    } else if desk.tool == Tool::Piece {
        wishes.push(Wish::Choose(editor.piece_on(hex)));
    } else if matches!(desk.tool, Tool::Line | Tool::Ring | Tool::Rectangle | Tool::Lasso) {
        match desk.stroke.take() {
            Some(stroke) => wishes.push(Wish::Done(stroke)),
            None => desk.stroke = Some(Stroke::keyed_at(hex)),
        }
    } else {
        wishes.push(Wish::Done(Stroke::at(hex, Join::Instead)));
    }
}

fn cursor(editor: &Editor, canvas: &Response, over: Option<Hex>) {
    let icon = match editor.desk.tool {
        _ if over.is_none() => return,
        Tool::Hand if canvas.dragged() => CursorIcon::Grabbing,
        Tool::Hand => CursorIcon::Grab,
        _ => CursorIcon::Crosshair,
    };
    canvas.clone().on_hover_cursor(icon);
}

/// What lies on a hex, in words.
pub(super) fn name_of(editor: &Editor, text: &Text, hex: Hex) -> String {
    let drawing = editor.sketch.drawing();
    let craft = &*editor.studio.craft;
    let mut parts = vec![super::rows::coordinates(text, hex)];
    if let Some(index) = editor.piece_on(hex) {
        parts.push(super::rows::piece_name(editor, text, index));
        let paint = drawing.pieces.get(index).and_then(|piece| {
            chart::laid(craft, piece).find(|(at, _)| *at == hex).and_then(|(_, paint)| paint)
        });
        parts.extend(paint.map(|paint| text.plain(&craft.name(paint))));
    } else {
        parts.push(text.plain(&craft.name(drawing.grid.get(hex))));
    }
    if let Some(note) = drawing.note(hex) {
        parts.push(note.to_owned());
    }
    parts.join(&text.say("list-comma"))
}

fn paint(
    editor: &Editor,
    ui: &Ui,
    text: &Text,
    chart: &mut Chart,
    window: Rect,
    over: Option<Hex>,
    focused: bool,
) {
    let theme = theme(ui);
    let sight = editor.sight(window);
    let painter = ui.painter_at(window);
    let mut brush = Brush::of(ui);
    sheet_of_paper(&painter, theme, &sight);
    seams(&mut brush, theme, &sight);
    painter.add(brush.take());
    chart.paint(ui, &sight);
    selected(editor, &painter, theme, &sight);
    axes(&mut brush, theme, &sight, editor.desk.symmetry);
    preview::show(editor, &painter, &mut brush, theme, &sight, over);
    preview::chosen(editor, &mut brush, theme, &sight);
    if let Some((hex, until)) = editor.desk.beacon
        && editor.now < until
    {
        beacon(&mut brush, theme, &sight, hex, (until - editor.now) as f32);
        ui.ctx().request_repaint();
    }
    let keyed = editor.desk.stroke.as_ref().is_some_and(|stroke| stroke.keyed);
    let at = over.filter(|_| !keyed).or_else(|| focused.then_some(editor.desk.cursor));
    if let Some(hex) = at {
        let corners = plane::corners(sight.at(hex), sight.radius().max(3.0));
        brush.outline(&corners, 3.0, theme.card);
        brush.outline(&corners, 1.5, theme.ink);
    }
    painter.add(brush.take());
    if editor.desk.coordinates && sight.radius() >= COORDINATES_FROM {
        coordinates(&painter, text, theme, &sight);
    }
}

/// The frame within which can be painted: paper, and a line around it.
fn sheet_of_paper(painter: &egui::Painter, theme: &Theme, sight: &Sight<'_>) {
    let extent = sight.drawing.extent;
    let (columns, rows) = (extent.columns(), extent.rows());
    let left = 2.0 * HALF_WIDTH * *columns.start() as f32 - HALF_WIDTH;
    let right = 2.0 * HALF_WIDTH * *columns.end() as f32 + 2.0 * HALF_WIDTH;
    let (top, bottom) = (ROW * *rows.start() as f32 - 1.0, ROW * *rows.end() as f32 + 1.0);
    let rect = Rect::from_min_max(
        sight.camera.screen(sight.window, pos2(left, top)),
        sight.camera.screen(sight.window, pos2(right, bottom)),
    );
    let line = egui::Stroke::new(1.0, mix(theme.line, theme.ink, 0.25));
    let seen = rect.intersect(sight.window.expand(4.0));
    if seen.is_positive() {
        painter.rect(seen, 2.0, theme.background, line, egui::StrokeKind::Outside);
    }
}

/// Where there are hexes to be painted: a dot in each corner.
fn seams(brush: &mut Brush, theme: &Theme, sight: &Sight<'_>) {
    let radius = sight.radius();
    if radius < DOTS_FROM {
        return;
    }
    let ink = mix(theme.line, theme.faint, 0.35);
    let half = (radius * 0.03).clamp(0.6, 1.4);
    for hex in sight.seen().filter(|hex| sight.drawing.extent.holds(*hex)) {
        let at = sight.at(hex);
        for corner in [plane::CORNERS[2], plane::CORNERS[3]] {
            let at = at + corner * radius;
            let [a, b] = [vec2(half, half), vec2(half, -half)];
            brush.flat(&[at - a, at + b, at + a, at - b], ink);
        }
    }
}

/// What is selected, under a veil of ants.
fn selected(editor: &Editor, painter: &egui::Painter, theme: &Theme, sight: &Sight<'_>) {
    let selection = &editor.desk.selection;
    if selection.set.is_empty() {
        return;
    }
    let mut mesh = Mesh::default();
    let veil = theme.accent.gamma_multiply(0.38);
    let radius = sight.radius();
    for run in &selection.runs {
        let from = sight.at(run.start) - vec2(HALF_WIDTH, ROW / 2.0) * radius;
        let wide = run.length as f32 * 2.0 * HALF_WIDTH * radius;
        let rect = Rect::from_min_size(from, vec2(wide, ROW * radius));
        if rect.intersects(sight.window) {
            mesh.add_colored_rect(rect.intersect(sight.window), veil);
        }
    }
    painter.add(Shape::mesh(mesh));
    if selection.set.len() <= PREVIEWED_MOST && radius >= 4.0 {
        let mut brush = Brush::new(painter.pixels_per_point());
        for hex in sight.seen().filter(|hex| selection.set.contains(hex)) {
            let corners = plane::corners(sight.at(hex), radius);
            for (side, step) in AROUND.into_iter().enumerate() {
                if !selection.set.contains(&(hex + step)) {
                    brush.line(corners[side], corners[(side + 1) % 6], 2.0, theme.accent);
                }
            }
        }
        painter.add(brush.take());
    }
}

/// The axes of the symmetry in which is drawn.
fn axes(brush: &mut Brush, theme: &Theme, sight: &Sight<'_>, symmetry: Symmetry) {
    if symmetry.turns().count() < 2 {
        return;
    }
    let middle = sight.at(symmetry.middle);
    let far = sight.window.size().length() + (middle - sight.window.center()).length();
    let ink = theme.accent.gamma_multiply(0.8);
    let mut ray = |angle: f32| {
        let way = Vec2::angled(angle.to_radians());
        brush.line(middle, middle + way * far, 1.5, ink);
    };
    let fold = u16::from(symmetry.fold);
    for turn in 0..fold {
        let step = 360.0 / f32::from(fold) * f32::from(turn);
        if symmetry.mirrored {
            // The mirror's own axis, on both sides.
            ray(step / 2.0 + 90.0);
            ray(step / 2.0 - 90.0);
        } else if fold > 1 {
            ray(step - 90.0);
        }
    }
    brush.ring(middle, 6.0, 2.0, ink);
}

/// A ring that closes in on a place.
fn beacon(brush: &mut Brush, theme: &Theme, sight: &Sight<'_>, hex: Hex, left: f32) {
    let radius = sight.radius().max(8.0) * (1.2 + left.clamp(0.0, 2.0));
    brush.ring(sight.at(hex), radius, 5.0, theme.card);
    brush.ring(sight.at(hex), radius, 3.0, theme.bad);
}

fn coordinates(painter: &egui::Painter, text: &Text, theme: &Theme, sight: &Sight<'_>) {
    let height = (sight.radius() * 0.3).clamp(7.0, size::BODY);
    for hex in sight.seen().filter(|hex| sight.drawing.extent.holds(*hex)) {
        let at = sight.at(hex) - vec2(0.0, sight.radius() * 0.66);
        let words = super::rows::coordinates(text, hex);
        painter.text(at, Align2::CENTER_CENTER, words, theme::font(height), theme.ink.gamma_multiply(0.75));
    }
}
