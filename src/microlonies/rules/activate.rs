//! M5: activation.

use crate::engine::{Chance, Cx, Sink};
use crate::microlonies::Microlonies;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::ChamberId;
use crate::microlonies::pack::ChamberKind;
use crate::microlonies::species;
use crate::microlonies::state::{Activity, Chamber, Colony};

/// Activates the chamber that got the last ant (M4.4). The action is lost to
/// royal precedence when a Queen sat there already (M4.5).
pub fn activate<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, chamber: ChamberId) {
    let colony = cx.colony(cx.now.seat);
    let activated = &colony.chambers[chamber.index()];
    let activity = if cx.now.queen_sat { Activity::None } else { activity(activated.kind) };
    let efficiency = efficiency(&cx.content, colony, activated);
    cx.emit(Event::Activated { chamber, activity, efficiency });
}

/// Workers, Slaves and what the Queens count, up to the banner's maximum (M5.1), and
/// what the species makes of it.
pub fn efficiency(content: &Content, colony: &Colony, chamber: &Chamber) -> u8 {
    let queens = chamber.queens.saturating_mul(content.numbers().queen_efficiency);
    let ants = chamber.workers.saturating_add(chamber.slaves).saturating_add(queens);
    species::efficiency(content, colony, chamber, ants)
}

/// The action of a chamber (M5.2, M5.3).
pub fn activity(kind: ChamberKind) -> Activity {
    match kind {
        ChamberKind::Nursery | ChamberKind::Food => Activity::None,
        ChamberKind::LayEggs => Activity::LayEggs,
        ChamberKind::Build => Activity::Build,
        ChamberKind::Hunt => Activity::Hunt,
        ChamberKind::Colonize => Activity::Colonize,
    }
}
