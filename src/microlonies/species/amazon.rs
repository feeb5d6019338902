//! S5, the Amazon Ant: it robs Slaves, who do the work at home.
//!
//! S5.1 is a number of its sheet. Slaves are ants beside the Workers of a
//! chamber, so that whatever asks for Workers leaves them out.

use crate::engine::{Chance, Cx, Sink};
use crate::microlonies::Microlonies;
use crate::microlonies::event::Event;
use crate::microlonies::ids::ChamberId;
use crate::microlonies::pack::ChamberKind;
use crate::microlonies::state::Colony;

use super::{Effect, slaves};

/// After an opponent's ant was eliminated a Slave comes to the Nursery, while
/// any are left (S5.2).
pub fn rob<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let colony = cx.colony(cx.now.seat);
    // Eliminations happen outside a dispersal: none is in the hand.
    if held(colony) < slaves(&cx.content, colony)
        && let Some(chamber) = nursery(colony)
    {
        cx.emit(Event::Effect(Effect::SlaveRobbed { chamber }));
    }
}

/// The colony's Nursery.
pub fn nursery(colony: &Colony) -> Option<ChamberId> {
    let place = colony.chambers.iter().position(|chamber| chamber.kind == ChamberKind::Nursery)?;
    Some(ChamberId(place as u8))
}

/// Slaves in the anthill.
pub fn held(colony: &Colony) -> u8 {
    colony.chambers.iter().map(|chamber| chamber.slaves).sum()
}

/// Slaves in the Nursery (S5.3).
pub fn at_work(colony: &Colony) -> i32 {
    let nurseries = colony.chambers.iter().filter(|chamber| chamber.kind == ChamberKind::Nursery);
    nurseries.map(|chamber| i32::from(chamber.slaves)).sum()
}
