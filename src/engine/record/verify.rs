//! Strict replay: every recorded decision is decided again.

use serde::Serialize;

use super::{Opened, Stamp};
use crate::engine::{Cx, Game, Move, Played, Recorded, Refusal, StepId, Turn};

/// The first step that is decided otherwise today than when it was recorded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("step {} comes out differently: expected {expected}, found {found}", step.0)]
pub struct Differs {
    /// The step.
    pub step: StepId,
    /// What was recorded: an event as JSON, a digest, or that the action was legal.
    pub expected: String,
    /// What comes out today.
    pub found: String,
}

/// Decides every step of a record again, with the draws it had, and compares
/// events and states. Dropped steps are left out. Returns how many steps were
/// compared, the start among them.
///
/// # Errors
/// The first step that differs.
pub fn verify<G: Game>(opened: &Opened<G>) -> Result<usize, Differs> {
    if !opened.started {
        return Ok(0);
    }
    let mut state = opened.base.clone();
    let mut at = StepId::START;
    let mut steps = 0;
    for id in opened.timeline.ids() {
        match (opened.timeline.info(id), opened.timeline.parent(id)) {
            (Some(played), Some(parent)) => {
                if parent != at {
                    state = opened.timeline.state_at(parent).unwrap_or(state);
                }
                again(opened, id, played, &mut state)?;
            }
            _ => start_again(opened, &mut state)?,
        }
        compare_state(opened, id, &state)?;
        at = id;
        steps += 1;
    }
    Ok(steps)
}

fn start_again<G: Game>(opened: &Opened<G>, state: &mut G::State) -> Result<(), Differs> {
    let mut events = Vec::new();
    if opened.header.position.is_none() {
        let mut chance = Recorded::new(opened.header.seed, 0, 0);
        G::start(&mut Cx::new(state, &mut events, &mut chance));
    }
    compare_events(StepId::START, opened.timeline.events(StepId::START), &events)
}

fn again<G: Game>(
    opened: &Opened<G>,
    id: StepId,
    played: &Played<G::Action>,
    state: &mut G::State,
) -> Result<(), Differs> {
    let refused = |found: String| Differs { step: id, expected: "a legal decision".to_owned(), found };
    let mut events = Vec::new();
    let mut chance = Recorded::new(opened.header.seed, played.variation, opened.timeline.depth(id));
    match played.action {
        Move::Act(action) => {
            if let Some(Refusal { rule, line, .. }) = G::refuse(state, played.seat, &action) {
                return Err(refused(format!("a refusal by rule {rule} ({})", line.key)));
            }
            G::decide(&mut Cx::new(state, &mut events, &mut chance), played.seat, action);
        }
        Move::Concede => {
            if !matches!(G::turn(state), Turn::Seat(_)) || G::conceded(state, played.seat) {
                return Err(refused("a concession that is not possible".to_owned()));
            }
            G::concede(&mut Cx::new(state, &mut events, &mut chance), played.seat);
        }
    }
    compare_events(id, opened.timeline.events(id), &events)
}

fn compare_events<E: PartialEq + Serialize>(
    step: StepId,
    recorded: &[E],
    found: &[E],
) -> Result<(), Differs> {
    let longest = recorded.len().max(found.len());
    match (0..longest).find(|place| recorded.get(*place) != found.get(*place)) {
        None => Ok(()),
        Some(place) => {
            Err(Differs { step, expected: as_json(recorded.get(place)), found: as_json(found.get(place)) })
        }
    }
}

fn as_json<E: Serialize>(event: Option<&E>) -> String {
    let json = event.and_then(|event| serde_json::to_string(event).ok());
    json.unwrap_or_else(|| "no further event".to_owned())
}

fn compare_state<G: Game>(opened: &Opened<G>, step: StepId, state: &G::State) -> Result<(), Differs> {
    match opened.drift.filter(|drift| drift.step == step) {
        None => Ok(()),
        Some(drift) => Err(Differs {
            step,
            expected: format!("the state {}", drift.expected),
            found: format!("the state {}", Stamp::of::<G>(state)),
        }),
    }
}
