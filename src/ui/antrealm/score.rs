//! The rows of the score sheet (A10.4).

use crate::antrealm::View;
use crate::antrealm::rules::end;
use crate::engine::{Line, Seat};
use crate::ui::face::{RowKind, ScoreRow};
use crate::ui::icons::Icon;

/// The rows, in the order in which they are counted.
pub fn rows(view: &View) -> Vec<ScoreRow> {
    let state = view.as_state();
    let figures = |figure: &dyn Fn(Seat) -> i64| view.all_seats().map(figure).collect::<Vec<i64>>();
    let alive = |seat: Seat| view.colony(seat).alive;
    let survival = figures(&|seat| if alive(seat) { i64::from(view.colony(seat).survival) } else { 0 });
    let chambers =
        figures(&|seat| if alive(seat) { i64::from(end::chamber_points(&state, seat)) } else { 0 });
    let total = figures(&|seat| i64::from(end::points(&state, seat)));
    let held = figures(&|seat| i64::from(view.colony(seat).tokens.points()));
    let row = |key, icon, rule, values| ScoreRow::points(Line::new(key), values).icon(icon).rule(rule);
    let all_live = view.all_seats().all(alive);
    let deaths = if all_live { Vec::new() } else { view.all_seats().map(|seat| fate(view, seat)).collect() };
    let built = view.all_seats().map(|seat| built(view, seat)).collect();
    vec![
        row("realm-score-survival", Icon::Alive, "A10.3", survival).working(deaths),
        row("realm-score-chambers", Icon::Build, "A10.4", chambers).working(built),
        row("realm-score-total", Icon::Points, "A10.4", total).kind(RowKind::Total),
        row("realm-score-held", Icon::Efficiency, "A10.4", held).kind(RowKind::Tie),
    ]
}

/// How a colony ended, if it did.
fn fate(view: &View, seat: Seat) -> Line {
    let colony = view.colony(seat);
    if colony.alive {
        return Line::new("realm-score-alive");
    }
    let key = if colony.conceded { "realm-card-conceded" } else { "realm-card-died" };
    Line::new(key).with("round", i64::from(colony.death_round))
}

fn built(view: &View, seat: Seat) -> Line {
    Line::new("realm-score-built").with("count", i64::from(view.colony(seat).built))
}
