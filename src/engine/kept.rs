//! The memory of a real game: its time line, and undo within it.

use super::timeline::Among;
use super::{Eyes, Game, History, Line, Move, NoStep, Seat, Step, StepId, Table, Timeline};

/// What is known of a step of a game.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Played<A> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: Move<A>,
    /// The variation it was played in; 0 is the game as first played.
    pub variation: u32,
    /// Whether undo stops behind it.
    pub barrier: bool,
    /// Whether a turn begins behind it: restarting the turn stops here.
    pub opens_turn: bool,
}

/// Keeps a whole game.
pub struct Kept<G: Game> {
    timeline: Timeline<G, Played<G::Action>>,
}

/// Where a step of `variation` stands that is played at the cursor: before
/// those of the same variation, since they were taken back; otherwise it goes
/// on with the line, or is a variation behind the others.
pub(super) fn place<G: Game>(timeline: &Timeline<G, Played<G::Action>>, variation: u32) -> Among {
    let of = |id: StepId| timeline.info(id).map_or(0, |played| played.variation);
    let at = timeline.cursor();
    match timeline.children(at).iter().find(|sibling| of(**sibling) == variation) {
        Some(taken_back) => Among::Before(*taken_back),
        None if of(at) == variation => Among::First,
        None => Among::Last,
    }
}

impl<G: Game> Kept<G> {
    /// An empty memory for a game that is about to start.
    pub fn new(ready: &G::Ready) -> Self {
        Self { timeline: Timeline::new(G::blank(ready), &[]) }
    }
}

impl<G: Game> History<G> for Kept<G> {
    fn started(&mut self, base: &G::State, events: &[G::Event]) {
        self.timeline = Timeline::new(base.clone(), events);
    }

    fn stepped(&mut self, step: &Step<'_, G>) {
        let played = Played {
            seat: step.seat,
            action: step.action,
            variation: step.variation,
            barrier: step.barrier,
            opens_turn: G::clock(self.timeline.state()).turn != G::clock(step.state).turn,
        };
        let among = place(&self.timeline, step.variation);
        self.timeline.push(step.events, played, among);
        debug_assert!(self.timeline.state() == step.state, "folding the events gives another state");
    }
}

/// A line of the game's log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// The step that it tells of.
    pub step: StepId,
    /// What it says.
    pub line: Line,
}

impl<G: Game> Table<G> {
    /// The steps of the game, to look at.
    pub fn timeline(&self) -> &Timeline<G, Played<G::Action>> {
        &self.history.timeline
    }

    /// Whether the last step can be taken back: it is no barrier.
    pub fn can_undo(&self) -> bool {
        let timeline = self.timeline();
        timeline.info(timeline.cursor()).is_some_and(|played| !played.barrier)
    }

    /// Takes the last step back, unless it is a barrier. Whether it was.
    pub fn undo(&mut self) -> bool {
        self.can_undo()
            && self.timeline().parent(self.timeline().cursor()).is_some_and(|to| self.go(to).is_ok())
    }

    /// Whether a taken-back step can be done again.
    pub fn can_redo(&self) -> bool {
        self.taken_back().is_some()
    }

    /// Does the step again that was taken back last. Whether there was one.
    pub fn redo(&mut self) -> bool {
        self.taken_back().is_some_and(|to| self.go(to).is_ok())
    }

    /// Whether there is anything to take back in this turn.
    pub fn can_restart_turn(&self) -> bool {
        self.turn_start() != self.timeline().cursor()
    }

    /// Goes back to the start of the turn or to the last barrier, whichever is
    /// later. Whether anything was taken back.
    pub fn restart_turn(&mut self) -> bool {
        let start = self.turn_start();
        start != self.timeline().cursor() && self.go(start).is_ok()
    }

    /// Goes back to any step in order to try something else from there: the
    /// next step begins a new variation, with draws of its own.
    ///
    /// # Errors
    /// [`NoStep::Unknown`], and nothing changes.
    pub fn branch(&mut self, at: StepId) -> Result<(), NoStep> {
        self.go(at)?;
        let timeline = self.timeline();
        let last = timeline.ids().filter_map(|id| timeline.info(id)).map(|played| played.variation).max();
        self.variation = last.unwrap_or(0) + 1;
        Ok(())
    }

    /// The log as these eyes may read it, from behind the step `after` to the
    /// present; with no `after`, from the start on.
    pub fn log(&self, after: Option<StepId>, eyes: Eyes) -> Vec<Told> {
        let mut log = Vec::new();
        let timeline = self.timeline();
        let mut tell = |step, before: &G::State, event: &G::Event| {
            log.extend(G::glimpse(before, event, eyes).map(|line| Told { step, line }));
        };
        if after.is_none() {
            let mut state = G::blank(self.ready());
            for event in timeline.events(StepId::START) {
                tell(StepId::START, &state, event);
                G::fold(&mut state, event);
            }
        }
        // A step that is not on the line has nothing behind it to tell.
        let _ = timeline.walk(after.unwrap_or(StepId::START), timeline.cursor(), &mut tell);
        log
    }

    fn taken_back(&self) -> Option<StepId> {
        let timeline = self.timeline();
        let same = |id: &StepId| timeline.info(*id).is_some_and(|played| played.variation == self.variation);
        timeline.children(timeline.cursor()).iter().copied().find(same)
    }

    fn turn_start(&self) -> StepId {
        let timeline = self.timeline();
        let mut at = timeline.cursor();
        while let (Some(played), Some(parent)) = (timeline.info(at), timeline.parent(at)) {
            if played.barrier || played.opens_turn {
                break;
            }
            at = parent;
        }
        at
    }

    /// Moves to a step, within the same variation: had going back to where the
    /// main line was left put its number back, its draws could be found out.
    fn go(&mut self, to: StepId) -> Result<(), NoStep> {
        self.history.timeline.seek(to)?;
        self.state.clone_from(self.history.timeline.state());
        self.depth = self.history.timeline.depth(to);
        self.refresh();
        Ok(())
    }
}
