//! What a colony hunted, and the badges that count for it.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::faces;
use super::names::badge_icon;
use super::objectives::heading;
use super::sheet::Sheet;
use super::stage::Stage;
use crate::microlonies::metric;
use crate::microlonies::pack::Badge;
use crate::text::Value;
use crate::ui::theme::{CARD_CORNER, size};

/// The height of a Prey card here.
const CARD: f32 = 54.0;

/// Shows the shown colony's badges and Prey cards.
pub fn show(ui: &mut Ui, stage: &Stage<'_>) {
    let colony = stage.view.colony(stage.shown);
    let counts = Badge::ALL.map(|badge| metric::badges(stage.view, &stage.view.content, stage.shown, badge));
    if counts.iter().any(|count| *count > 0) {
        heading(ui, &stage.say("badges"), "");
        badges(ui, stage, counts);
    }
    if colony.prey.is_empty() && !colony.mound {
        return;
    }
    heading(ui, &stage.say("prey-hunted"), &metric::hunts(colony).to_string());
    for pair in colony.prey.chunks(2) {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), CARD), Sense::hover());
        let half = (row.width() - 4.0) / 2.0;
        for (i, prey) in pair.iter().enumerate() {
            let left = row.left() + (half + 4.0) * i as f32;
            let rect = Rect::from_min_size(pos2(left, row.top()), vec2(half, CARD));
            let response = ui.interact(rect, ui.scope_id().with(("hunted", prey.0)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, stage.prey_card(*prey)));
            let mut sheet = Sheet::new(ui, rect);
            paper(&mut sheet, stage, rect);
            faces::prey_card(&mut sheet, stage, rect, *prey);
            sheet.flush();
        }
    }
    if colony.mound {
        let words = stage.say("hex-mound");
        let points = i64::from(stage.view.content.numbers().mound_vp);
        heading(ui, &words, &stage.say_number("points", points));
    }
}

fn paper(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect) {
    let corner = f32::from(CARD_CORNER);
    let rect = rect.shrink(0.5);
    sheet.brush.rounded(rect, corner, stage.theme.card);
    sheet.brush.frame(rect, corner, 1.0, stage.theme.line);
}

/// The badges as coins with their numbers, in one row.
fn badges(ui: &mut Ui, stage: &Stage<'_>, counts: [i32; 12]) {
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken(stage, counts)));
    let theme = stage.theme;
    let mut sheet = Sheet::new(ui, row);
    let shown = counts.iter().filter(|count| **count > 0).count();
    let step = (row.width() / shown.max(1) as f32).min(42.0);
    let there = Badge::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    for (i, (badge, count)) in there.enumerate() {
        let at = pos2(row.left() + 10.0 + step * i as f32, row.center().y);
        faces::badge_coin(&mut sheet, stage, at, 18.0, badge_icon(badge));
        if count > 1 || step > 30.0 {
            let words = count.to_string();
            sheet.write(at + vec2(11.0, 1.0), Align2::LEFT_CENTER, &words, size::SMALL, theme.ink);
        }
    }
    sheet.flush();
}

fn spoken(stage: &Stage<'_>, counts: [i32; 12]) -> String {
    let there = Badge::ALL.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    let words = there.map(|(badge, count)| {
        let args = [("badge", stage.say(badge.key()).into()), ("number", Value::from(i64::from(count)))];
        stage.text.say_with("badge-count", &args)
    });
    words.collect::<Vec<_>>().join(&stage.say("list-comma"))
}
