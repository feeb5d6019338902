//! The middle of the table: what belongs to the stage of the round.

use egui::{Align2, Pos2, Rect, Ui, pos2, vec2};

use super::art;
use super::face::Desk;
use super::stage::Stage;
use super::{lanes, talents, war, works};
use crate::antrealm::AntRealm;
use crate::antrealm::state::{Stage as Part, WarStep};
use crate::engine::{Line, Seat};
use crate::ui::face::Asks;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size, space};

/// Room above the lower edge for the buttons of the frame.
pub const CHOICES: f32 = 64.0;

/// Paints the board and takes its clicks.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let rect = ui.max_rect().shrink2(vec2(space::M, space::S));
    match (stage.view.stage, &stage.view.war) {
        (Part::Talents, _) => talents::show(ui, stage, rect, asks),
        (_, Some(war)) if !matches!(war.step, WarStep::Stone | WarStep::Leaves) => {
            war::show(ui, stage, rect, asks);
        }
        (Part::Administration, None) => works::show(ui, stage, rect, desk, asks),
        _ => lanes::show(ui, stage, rect, asks),
    }
}

/// The title of a board, with the suit of whom it is about. Returns where the
/// words end.
pub fn title(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, seat: Seat, line: &Line) -> Rect {
    let at = rect.left_center();
    art::suit(&mut sheet.brush, seat, at + vec2(10.0, 0.0), 9.0);
    let words = stage.line(line);
    let left = at + vec2(26.0, 0.0);
    sheet.write_cut(left, Align2::LEFT_CENTER, &words, size::STRONG, rect.width() - 30.0, stage.theme.ink)
}

/// The last roll of the die, large, with whom it was about. `right` is its
/// upper right corner. Returns how wide it is.
pub fn die(sheet: &mut Sheet, stage: &Stage<'_>, right: Pos2, side: f32) -> f32 {
    let Some(rolled) = stage.view.rolled else { return 0.0 };
    let rect = Rect::from_min_size(right - vec2(side, 0.0), vec2(side, side));
    art::die(&mut sheet.brush, stage.theme, rect, rolled.pips);
    let sign = pos2(rect.left() - 14.0, rect.top() + side * 0.3);
    art::suit(&mut sheet.brush, rolled.seat, sign, 7.0);
    let picture = pos2(rect.left() - 14.0, rect.top() + side * 0.74);
    art::picture(&mut sheet.brush, stage.theme, rolled.card.rank(), picture, 18.0);
    side + 30.0
}

/// The roll in words, for screen readers.
pub fn roll_words(stage: &Stage<'_>) -> Option<String> {
    let rolled = stage.view.rolled?;
    let line = Line::new("realm-log-rolled")
        .with("seat", rolled.seat)
        .with("pips", i64::from(rolled.pips))
        .with("card", crate::antrealm::card_line(rolled.card));
    Some(stage.line(&line))
}

/// The ground of a part of a board.
pub fn plate(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect) {
    let theme = stage.theme;
    sheet.brush.rounded(rect, 8.0, mix(theme.background, theme.panel, 0.75));
    sheet.brush.frame(rect, 8.0, 1.0, theme.line);
}
