//! The rows of the score sheet (M12), with their working.

use crate::engine::{Line, Seat};
use crate::microlonies::content::Content;
use crate::microlonies::metric;
use crate::microlonies::pack::Bonus;
use crate::microlonies::rules::scoring::{Score, scores};
use crate::microlonies::species;
use crate::microlonies::state::Open;
use crate::ui::face::{RowKind, ScoreRow};
use crate::ui::icons::Icon;

/// The rows, in the order of M12.
pub fn rows(open: &Open, content: &Content) -> Vec<ScoreRow> {
    let all = scores(open, content);
    let sheets = &all[..open.colonies.len()];
    let row = |key, icon, rule, value: fn(&Score) -> i16| {
        let values = sheets.iter().map(|sheet| i64::from(value(sheet))).collect();
        ScoreRow::points(Line::new(key), values).icon(icon).rule(rule)
    };
    let per_seat = |line: &dyn Fn(usize) -> Line| (0..sheets.len()).map(line).collect::<Vec<_>>();
    let colony = |seat: usize| &open.colonies[seat];
    let held = |seat: usize, bonus: Bonus| {
        metric::controlled(open, Seat(seat as u8)).filter(|cell| cell.bonus == Some(bonus)).count() as i32
    };
    let symbols = |seat: usize| {
        count("working-symbols", metric::symbols(content, colony(seat)) + held(seat, Bonus::EndGameSymbol))
    };
    let numbers = content.numbers();
    let sets = |seat: usize| {
        let sets = i64::from(sheets[seat].nursery) / i64::from(numbers.nursery_vp).max(1);
        Line::new("working-nursery").with("sets", sets).with("vp", i64::from(numbers.nursery_vp))
    };
    let feeding = |seat: usize| {
        let (fed, unfed) = (i64::from(sheets[seat].fed), i64::from(sheets[seat].unfed));
        Line::new("working-feeding").with("fed", fed).with("unfed", unfed)
    };
    let prey = |seat: usize| count("working-prey", metric::hunts(colony(seat)));
    let icons = |seat: usize| count("working-trophies", i32::from(sheets[seat].trophy_icons));
    let cards = |seat: usize| count("working-objectives", colony(seat).validated.len() as i32);
    let mut rows = vec![
        row("score-feeding", Icon::Food, "M12.1", |sheet| sheet.feeding).working(per_seat(&feeding)),
        row("score-nursery", Icon::Nursery, "M12.2", |sheet| sheet.nursery).working(per_seat(&sets)),
        row("score-architecture", Icon::Architecture, "M12.3", |sheet| sheet.architecture)
            .working(per_seat(&symbols)),
        row("score-prey", Icon::Hunt, "M12.4", |sheet| sheet.prey).working(per_seat(&prey)),
        row("score-trophies", Icon::Trophy, "M12.5", |sheet| sheet.trophies).working(per_seat(&icons)),
        row("score-objectives", Icon::Objective, "M12.6", |sheet| sheet.objectives).working(per_seat(&cards)),
    ];
    if open.colonies.iter().any(|colony| colony.species.is_some()) {
        let working = |seat: usize| supremacy(open, content, Seat(seat as u8));
        let row = row("score-supremacy", Icon::Queen, "M12.7", |sheet| sheet.supremacy);
        rows.push(row.working(per_seat(&working)));
    }
    rows.push(row("score-total", Icon::Points, "M12.8", |sheet| sheet.total).kind(RowKind::Total));
    let fed = sheets.iter().map(|sheet| i64::from(sheet.fed)).collect();
    rows.push(ScoreRow::points(Line::new("score-fed"), fed).icon(Icon::Population).kind(RowKind::Tie));
    rows
}

/// What a Supremacy is made of, as `3 Rock + 2 Soldiers`.
pub fn supremacy(open: &Open, content: &Content, seat: Seat) -> Line {
    let figures = species::figures(open, content, seat).map(|figure| {
        let line = Line::new("working-figure").with("count", i64::from(figure.number));
        line.with("what", figure.count.key())
    });
    let sum = |left: Line, right| Line::new("working-sum").with("left", left).with("right", right);
    figures.reduce(sum).unwrap_or_else(|| Line::new("working-no-species"))
}

fn count(key: &'static str, count: i32) -> Line {
    Line::new(key).with("count", i64::from(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::microlonies::sample;

    #[test]
    fn points_add_up_to_the_total() {
        let table = sample::table(4, 5, |_| false);
        let state = table.state();
        let rows = rows(state, &state.content);
        let total = rows.iter().find(|row| row.kind == RowKind::Total).expect("a total");
        for seat in 0..4 {
            let points = rows.iter().filter(|row| row.kind == RowKind::Points);
            assert_eq!(points.map(|row| row.values[seat]).sum::<i64>(), total.values[seat]);
        }
    }
}
