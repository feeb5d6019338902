//! The regions of the table, and what is painted into which.

use egui::{CornerRadius, Rect, Stroke, Ui, pos2, vec2};

use super::session::{Session, Wish};
use super::{TableCx, advice, bar, colonies, log, toast};
use crate::text::trouble;
use crate::ui::face::{Ask, Asks, Choice, Face, Scene};
use crate::ui::theme::{self, space, theme};
use crate::ui::widgets::{self, Tone};

/// Boards of less height are too low for a large card.
const LOW: f32 = 470.0;

/// Where everything is.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(in crate::ui) struct Regions {
    pub bar: Rect,
    pub colonies: Rect,
    pub board: Rect,
    pub side: Rect,
    pub strip: Rect,
    pub log: Rect,
}

impl Regions {
    /// Divides a window; in a wide one the log stands beside everything.
    pub fn new(window: Rect, strip_height: f32) -> Self {
        let (width, height) = (window.width(), window.height());
        let wide = width >= 1600.0;
        let bar_height = 46.0;
        let left = if wide { 232.0 } else { 204.0 };
        let beside = if wide { 272.0 } else { 0.0 };
        let right = (width * 0.265).clamp(300.0, 480.0);
        let strip_height = strip_height.min(height * 0.3);
        let (bar, rest) = window.split_top_bottom_at_y(window.top() + bar_height);
        let (rest, log_beside) = rest.split_left_right_at_x(rest.right() - beside);
        let (middle, bottom) = rest.split_top_bottom_at_y(rest.bottom() - strip_height);
        let (colonies, middle) = middle.split_left_right_at_x(middle.left() + left);
        let (board, side) = middle.split_left_right_at_x(middle.right() - right);
        let (strip, log_below) = bottom.split_left_right_at_x(bottom.right() - right);
        if wide {
            Self { bar, colonies, board, side, strip: bottom, log: log_beside }
        } else {
            Self { bar, colonies, board, side, strip, log: log_below }
        }
    }

    /// Room for a large card over board and side; in a low window over the
    /// strip, too.
    pub fn boards(&self) -> Rect {
        let boards = self.board.union(self.side);
        if boards.height() < LOW { boards.with_max_y(self.strip.bottom()) } else { boards }
    }
}

/// Paints the table. Returns what the face asks for.
pub(super) fn show<F: Face>(
    session: &mut Session<F>,
    ui: &mut Ui,
    cx: &mut TableCx<'_>,
    wishes: &mut Vec<Wish>,
) -> Vec<Ask<F::Game>> {
    let window = ui.max_rect();
    let regions = Regions::new(window, session.face.strip_height(window.height()));
    grounds(ui, &regions);
    let end_turn = session.end_turn();
    let progress = session.progress();
    let face = session.face.clone();
    let stage = &session.stage;
    let refuse = |action: &_| stage.refuse(action);
    let scene = stage.scene(cx.text, progress, &refuse);
    let (desk, lines) = (&mut session.desk, &mut session.log);
    let mut asks = Asks::default();
    let bar_data = bar::BarData {
        waiting: stage.bot_in_turn().is_some(),
        failed: session.thinker.failed,
        paused: session.paused,
        can_undo: stage.decider().is_some() && stage.table.can_undo(),
        can_redo: stage.decider().is_some() && stage.table.can_redo(),
        can_restart: stage.decider().is_some() && stage.table.can_restart_turn(),
        can_hint: stage.decider().is_some() && stage.table.legal().len() > 1,
        end_turn: end_turn.is_some(),
        trouble: stage.table.trouble().map(|error| cx.text.plain(&trouble::journal_error(error))),
        over: matches!(scene.turn, crate::engine::Turn::Over(_)),
    };
    widgets::region(ui, regions.bar, "bar", |ui| {
        bar::show(&*face, ui, cx, &scene, &bar_data, face.switches(desk), wishes);
    });
    widgets::region(ui, regions.colonies.shrink2(vec2(1.0, 0.0)), "colonies", |ui| {
        colonies::show(&*face, ui, &scene, colonies::Clicks::Show, wishes);
    });
    widgets::region(ui, regions.board, "board", |ui| face.board(ui, &scene, desk, &mut asks));
    widgets::region(ui, regions.side.shrink(space::S), "side", |ui| face.side(ui, &scene, desk, &mut asks));
    widgets::region(ui, regions.strip.shrink(space::S), "strip", |ui| {
        face.strip(ui, &scene, desk, &mut asks)
    });
    let log = regions.log.shrink2(vec2(space::M, space::S));
    let line = widgets::region(ui, log, "log", |ui| log::show(ui, &scene, stage, lines)).inner;
    let pointed = line.map_or_else(Vec::new, |line| face.places(&scene, line));
    choices(&*face, ui, &scene, regions.board, &mut asks);
    let mut closes = false;
    let advice = session.advice.as_mut();
    let hinted = advice::show(&*face, advice, ui, cx, &scene, regions.board, &mut closes);
    wishes.extend(closes.then_some(Wish::Hint));
    let asks = asks.take();
    toast::show(session.toast.as_ref(), ui, cx, &session.stage.colonies, regions.board, wishes);
    toast::news(&session.news, ui, cx, &session.stage.colonies, regions.board, wishes);
    toast::remark(session.remark.as_ref(), ui, cx, regions.board, wishes);
    if session.stage.pointed != pointed || session.stage.hinted != hinted {
        (session.stage.pointed, session.stage.hinted) = (pointed, hinted);
        // The board was painted before the log and the hint.
        ui.ctx().request_repaint();
    }
    asks
}

/// The paper that everything lies on, with thin lines between.
pub(in crate::ui) fn grounds(ui: &Ui, regions: &Regions) {
    let theme = theme(ui);
    let painter = ui.painter();
    painter.rect_filled(ui.max_rect(), 0.0, theme.background);
    for rect in [regions.bar, regions.colonies, regions.side, regions.strip, regions.log] {
        painter.rect_filled(rect, 0.0, theme.panel);
    }
    let line = Stroke::new(1.0, theme.line);
    painter.hline(regions.bar.x_range(), regions.bar.bottom() - 0.5, line);
    painter.vline(regions.board.left() - 0.5, regions.board.y_range(), line);
    painter.vline(regions.side.left() + 0.5, regions.side.y_range(), line);
    painter.hline(regions.strip.left()..=regions.side.right(), regions.strip.top() + 0.5, line);
    painter.vline(regions.log.left() + 0.5, regions.log.y_range(), line);
}

/// The choices that lie on no board: a row of buttons above the lower edge of
/// the board.
pub(in crate::ui) fn choices<F: Face>(
    face: &F,
    ui: &mut Ui,
    scene: &Scene<'_, F::Game>,
    board: Rect,
    asks: &mut Asks<F::Game>,
) {
    let choices = if scene.decider().is_some() { face.choices(scene) } else { Vec::new() };
    if choices.is_empty() {
        return;
    }
    let theme = theme(ui);
    let place = pos2(board.center().x, board.bottom() - space::L);
    let area = egui::Area::new(egui::Id::unique("choices"))
        .pivot(egui::Align2::CENTER_BOTTOM)
        .fixed_pos(place)
        .order(egui::Order::Middle)
        .constrain_to(board)
        .fade_in(false)
        .sense(egui::Sense::hover());
    area.show(ui.ctx(), |ui| {
        ui.set_max_width(board.width() - 2.0 * space::L);
        let frame = widgets::card(ui)
            .inner_margin(egui::Margin::same(space::S as i8))
            .corner_radius(CornerRadius::same(theme::CARD_CORNER + 4))
            .stroke(Stroke::new(1.0, theme.line))
            .shadow(theme.lifted_shadow());
        frame.show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                for Choice { action, label, icon, main } in choices {
                    let tone = if main { Tone::Main } else { Tone::Plain };
                    let response = widgets::button(ui, icon, &scene.say(&label), tone);
                    if let Some(number) = scene.hinted.iter().position(|hinted| *hinted == action) {
                        widgets::hint_number(&response, theme, None, number);
                    }
                    if response.clicked() {
                        asks.act(action);
                    }
                }
            });
        });
    });
}

#[cfg(test)]
mod tests {
    use egui::{Pos2, Rect, vec2};

    use super::Regions;

    #[test]
    fn regions_fill_the_window_and_do_not_overlap() {
        for (width, height) in [(1000.0, 680.0), (1280.0, 800.0), (1920.0, 1080.0), (2560.0, 1440.0)] {
            let window = Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            let Regions { bar, colonies, board, side, strip, log } = Regions::new(window, 150.0);
            let all = [bar, colonies, board, side, strip, log];
            let area: f32 = all.iter().map(Rect::area).sum();
            assert!((area - window.area()).abs() < 1.0, "{width}x{height}: {area}");
            for (i, a) in all.iter().enumerate() {
                assert!(a.is_positive(), "{width}x{height}: {a:?}");
                for b in &all[i + 1..] {
                    assert!(!a.shrink(0.01).intersects(b.shrink(0.01)), "{width}x{height}: {a:?} {b:?}");
                }
            }
        }
    }
}
