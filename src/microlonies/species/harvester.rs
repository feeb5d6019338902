//! S15, the Harvester Ant: Soldiers out of Eggs, and stores of seeds.
//!
//! S15.2 is its diet, S15.3 a discount.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::rules::build;
use crate::microlonies::state::{Colony, State};
use crate::microlonies::{Microlonies, Place};

use super::{Ability, Effect, soldiers};

/// Appends hatching a Soldier (S15.1).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    if refuse(state).is_none() {
        out.push(Action::Ability(Ability::HatchSoldier));
    }
}

/// Why no Soldier may hatch now (S15.1).
pub fn refuse(state: &State) -> Option<Refusal<Place>> {
    let colony = state.colony(state.now.seat);
    let all_out = || {
        let left = soldiers(&state.content, colony).saturating_sub(armed(colony));
        (left == 0).then(|| Refusal::new("S15.1", "refuse-no-soldier-left"))
    };
    build::refuse_hatch(state).or_else(all_out)
}

/// Soldiers in the anthill. They hatch outside a dispersal, so none is in the
/// hand.
fn armed(colony: &Colony) -> u8 {
    colony.chambers.iter().map(|chamber| chamber.soldiers).sum()
}

/// Hatches an Egg into a Soldier.
pub fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let chamber = build::newest(cx.colony(cx.now.seat));
    build::hatch(cx);
    cx.emit(Event::Effect(Effect::Armed { chamber }));
}
