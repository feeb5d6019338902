//! The memory of a real game: its time line, and undo within it.

use std::path::Path;

use super::record::{Entry, Opened, Player, Stamp, Who};
use super::timeline::Among;
use super::{
    Eyes, Fold, Game, History, Journal, JournalError, Line, Move, NoStep, Seat, Step, StepId, Table,
};
use super::{Timeline, Turn, Verdict};

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

/// Keeps a whole game: its time line, who plays, and the record on disk if
/// there is one.
#[derive(Debug)]
pub struct Kept<G: Game> {
    timeline: Timeline<G, Played<G::Action>>,
    players: Vec<Player>,
    journal: Option<Journal>,
    trouble: Option<JournalError>,
    /// Whether the journal is a side file: it takes lines after the end, and
    /// variations end without ending it.
    aside: bool,
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
    /// An empty memory for a game that is about to start, with a player for
    /// each seat; `journal` records it.
    pub fn new(ready: &G::Ready, players: Vec<Player>, journal: Option<Journal>) -> Self {
        Self { timeline: Timeline::new(G::blank(ready), &[]), players, journal, trouble: None, aside: false }
    }

    /// Where the game is recorded, until it is over.
    pub fn path(&self) -> Option<&Path> {
        self.journal.as_ref().map(Journal::path)
    }

    fn write(&mut self, line: &Written<'_, G>) {
        if let Some(journal) = &mut self.journal {
            // After an error the line waits in the journal; a later one that
            // can be written takes it along.
            self.trouble = journal.append(line).err();
        }
    }

    fn write_step(&mut self, id: StepId, parent: StepId, step: &Step<'_, G>) {
        if self.journal.is_none() {
            return;
        }
        self.write(&Entry::Step {
            id,
            parent,
            seat: step.seat,
            variation: step.variation,
            barrier: step.barrier,
            action: step.action,
            events: step.events,
            state: Stamp::of::<G>(step.state),
        });
        if let (Turn::Over(outcome), false) = (&step.turn, self.aside) {
            self.write(&Entry::end(outcome));
            self.close();
        } else if step.barrier
            && let Some(journal) = &mut self.journal
        {
            journal.secure();
        }
    }

    /// A finished record takes no more lines. One that could not be written to
    /// its end is kept open, to try again.
    fn close(&mut self) {
        if let Some(journal) = &mut self.journal {
            match journal.sync() {
                Ok(()) => self.journal = None,
                Err(error) => self.trouble = Some(error),
            }
        }
    }
}

type Written<'a, G> = Entry<<G as Game>::Action, &'a [<G as Fold>::Event]>;

impl<G: Game> History<G> for Kept<G> {
    fn started(&mut self, base: &G::State, events: &[G::Event]) {
        self.timeline = Timeline::new(base.clone(), events);
        if self.journal.is_some() {
            let state = Stamp::of::<G>(self.timeline.state());
            self.write(&Entry::Start { events, state });
        }
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
        let parent = self.timeline.cursor();
        let id = self.timeline.push(step.events, played, among);
        self.write_step(id, parent, step);
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

    /// Who plays each seat.
    pub fn players(&self) -> &[Player] {
        &self.history.players
    }

    /// Hands a seat to a bot, or back to a person. No such seat, no change.
    pub fn hand_over(&mut self, seat: Seat, who: Who) {
        if let Some(player) = self.history.players.get_mut(seat.index()) {
            player.who = who.clone();
            self.history.write(&Entry::Seat { seat, who });
        }
    }

    /// Why the record is not up to date, if it is not.
    pub fn trouble(&self) -> Option<&JournalError> {
        self.history.trouble.as_ref()
    }

    /// Why the record is not up to date, to be passed on; it is forgotten here.
    pub fn take_trouble(&mut self) -> Option<JournalError> {
        self.history.trouble.take()
    }

    /// Tries again to bring the record up to date.
    pub fn retry(&mut self) {
        if let Some(journal) = &mut self.history.journal {
            self.history.trouble = journal.flush().err();
            let over = matches!(self.turn(), Turn::Over(_)) && !self.history.aside;
            if self.history.trouble.is_none() && over {
                self.history.close();
            }
        }
    }

    /// Goes on with a recorded game where it was left. `journal` must be the
    /// one that belongs to it; without one nothing more is recorded. Of a record
    /// that was cut off before its start, the start is played again. Decisions
    /// are counted from here on.
    pub fn resume(opened: Opened<G>, journal: Option<Journal>) -> Self {
        let Opened { header, ready, base, timeline, players, variation, started, .. } = opened;
        let history = Kept { timeline, players, journal, trouble: None, aside: false };
        if !started {
            return match header.position {
                Some(_) => Self::from_position(ready, header.seed, base, history),
                None => Self::new(ready, header.seed, history),
            };
        }
        let mut table = Self::bare(ready, header.seed, history.timeline.state().clone(), history);
        table.depth = table.timeline().depth(table.timeline().cursor());
        table.variation = variation;
        table.refresh();
        table
    }

    /// The table with all its steps but without its record: what is tried on it
    /// leaves no trace.
    #[must_use]
    pub fn sketch(&self) -> Self {
        let history = Kept {
            timeline: self.timeline().clone(),
            players: self.players().to_vec(),
            journal: None,
            trouble: None,
            aside: false,
        };
        let mut table = Self::bare(self.ready().clone(), self.seed(), self.state.clone(), history);
        table.depth = self.depth;
        table.variation = self.variation;
        table.refresh();
        table
    }

    /// Puts the branch that a step is on before its siblings; see
    /// [`Timeline::promote`].
    ///
    /// # Errors
    /// [`NoStep`], and nothing changes.
    pub fn promote(&mut self, id: StepId) -> Result<bool, NoStep> {
        let moved = self.history.timeline.promote(id)?;
        if moved {
            self.history.write(&Entry::Promote { id });
        }
        Ok(moved)
    }

    /// Drops a step and all that follows it; see [`Timeline::drop_step`].
    ///
    /// # Errors
    /// [`NoStep`], and nothing changes.
    pub fn drop_step(&mut self, id: StepId) -> Result<(), NoStep> {
        self.history.timeline.drop_step(id)?;
        self.history.write(&Entry::Drop { id });
        self.catch_up();
        Ok(())
    }

    /// Names a step; an empty name takes the name away.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn name_step(&mut self, id: StepId, text: &str) -> Result<(), NoStep> {
        self.history.timeline.set_name(id, text)?;
        self.history.write(&Entry::Name { id, text: text.to_owned() });
        Ok(())
    }

    /// Writes a note on a step; an empty one takes the note away.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn note_step(&mut self, id: StepId, text: &str) -> Result<(), NoStep> {
        self.history.timeline.set_note(id, text)?;
        self.history.write(&Entry::Note { id, text: text.to_owned() });
        Ok(())
    }

    /// Puts a verdict beside a step, or takes it away.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn judge_step(&mut self, id: StepId, verdict: Option<Verdict>) -> Result<(), NoStep> {
        self.history.timeline.set_verdict(id, verdict)?;
        self.history.write(&Entry::Judge { id, verdict });
        Ok(())
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
        let timeline = self.timeline();
        let all = (0..timeline.count() as u32).filter_map(|id| timeline.info(StepId(id)));
        let next = all.map(|played| played.variation).max().unwrap_or(0) + 1;
        self.go_in(at, next)
    }

    /// Looks at another step. Nothing is written; before anything is played
    /// from there, [`go_on_from`](Table::go_on_from) has to be called.
    ///
    /// # Errors
    /// [`NoStep::Unknown`], and nothing changes.
    pub fn visit(&mut self, to: StepId) -> Result<(), NoStep> {
        self.history.timeline.seek(to)?;
        self.catch_up();
        Ok(())
    }

    /// Goes to a step to play on from there: along the variation that ends with
    /// it, else in a new one. The game as first played is never gone on with.
    ///
    /// # Errors
    /// [`NoStep::Unknown`], and nothing changes.
    pub fn go_on_from(&mut self, at: StepId) -> Result<(), NoStep> {
        let timeline = self.timeline();
        let own = timeline.info(at).map_or(0, |played| played.variation);
        if own > 0 && timeline.children(at).is_empty() { self.go_in(at, own) } else { self.branch(at) }
    }

    /// Writes what follows on a side file, which takes lines after the end of
    /// the game, too.
    pub fn keep_aside(&mut self, journal: Journal) {
        self.history.journal = Some(journal);
        self.history.aside = true;
        self.history.trouble = None;
    }

    /// The side file or record, to make a copy of it.
    pub fn journal(&mut self) -> Option<&mut Journal> {
        self.history.journal.as_mut()
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

    /// Moves to a step, within the same variation: if going back to where the
    /// main line was left put its number back, its draws could be found out.
    fn go(&mut self, to: StepId) -> Result<(), NoStep> {
        self.go_in(to, self.variation)
    }

    fn go_in(&mut self, to: StepId, variation: u32) -> Result<(), NoStep> {
        self.history.timeline.seek(to)?;
        self.history.write(&Entry::Goto { to, variation });
        self.variation = variation;
        self.catch_up();
        Ok(())
    }

    /// Takes over the state at the cursor.
    fn catch_up(&mut self) {
        let timeline = &self.history.timeline;
        self.state.clone_from(timeline.state());
        self.depth = timeline.depth(timeline.cursor());
        self.refresh();
    }
}
