//! S11, the Black Garden Ant: it plans ahead with many Objectives.

use crate::engine::{Chance, Cx, Seat, Sink};
use crate::microlonies::Microlonies;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::PreyId;
use crate::microlonies::metric;
use crate::microlonies::state::{Activity, Colony, Open};

use super::{Slice, numbers};

/// Objectives that still go under the deck after the next one (S11.3).
pub fn more_under(colony: &Colony) -> u8 {
    match colony.slice {
        Slice::BlackGarden { more } => more,
        _ => 0,
    }
}

/// How many Objectives a Planning of the seat draws and puts back beyond those
/// of the general rules (S11.3).
pub fn more_planning(open: &Open, content: &Content, seat: Seat) -> u8 {
    let planning = numbers(content, open.colony(seat)).and_then(|numbers| numbers.planning.as_ref());
    let Some(planning) = planning else { return 0 };
    let badges = metric::badges(open, content, seat, planning.more).max(0);
    (badges / i32::from(planning.per.max(1))).min(i32::from(planning.most)) as u8
}

/// Grants Planning without an Egg for a Prey card with the badge (S11.2).
pub fn after_hunt<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: PreyId) {
    let planning = numbers(&cx.content, cx.colony(cx.now.seat)).and_then(|numbers| numbers.planning.as_ref());
    if planning.is_some_and(|planning| cx.content.prey_badges(card, planning.free)) {
        cx.emit(Event::Continues { activity: Activity::FreePlanning });
    }
}

/// An Objective went under the deck: whether another has to follow (S11.3).
pub fn puts_more(colony: &mut Colony) -> bool {
    let more = more_under(colony);
    if more > 0 {
        colony.slice = Slice::BlackGarden { more: more - 1 };
    }
    more > 0 && colony.hand > 0
}
