//! The game that is reviewed: its tree of steps, the line that is shown, and
//! the place on it, as some eyes see it.

use std::path::{Path, PathBuf};

use crate::engine::chance::Fast;
use crate::engine::record::{Cut, Drift};
use crate::engine::{
    Beat, Clock, Eyes, Game, JournalError, Line, Listen, Older, Page, Player, Refusal, Seat, Spot, StepId,
    Study, Table, Track, Turn, Verdict, Who,
};
use crate::text::trouble;

/// Listens to a line with some eyes.
struct Ears(Eyes);

impl<G: Game> Listen<G> for Ears {
    type Line = Line;

    fn beat(&self, state: &G::State) -> Beat {
        G::clock(state).into()
    }

    fn line(&self, before: &G::State, event: &G::Event) -> Option<Line> {
        G::glimpse(before, event, self.0)
    }

    fn mark(&self, before: &G::State, event: &G::Event) -> Option<&'static str> {
        G::mark(before, event)
    }
}

/// Why something can't be done in a review.
pub(super) enum Hindrance<P> {
    /// The rules forbid it.
    Refused(Refusal<P>),
    /// It could not be kept.
    Unkept(Line),
}

/// What is wrong with the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Damage {
    pub cut: Option<Cut>,
    /// The side file that is cut, if it is not the record.
    pub cut_side: Option<PathBuf>,
    pub drift: Option<Drift>,
    pub relined: bool,
    /// A side file that no longer fits.
    pub older: Option<Older>,
}

/// A game that is reviewed.
pub(super) struct Book<G: Game> {
    pub table: Table<G>,
    pub setup: G::Setup,
    pub damage: Damage,
    /// Who played each seat when the game began.
    at_first: Vec<Player>,
    base: G::State,
    page: Option<Page>,
    /// The line that is shown, as the chosen eyes read it.
    pub track: Track<Line>,
    pub spot: Spot,
    /// Whose eyes read the log.
    eyes: Eyes,
    /// Whose eyes look at the boards: the same, unless somebody plays on.
    looking: Eyes,
    state: G::State,
    pub view: G::View,
    pub before: Option<G::View>,
    /// How many stops the line shares with the main line.
    pub fork: usize,
    /// The stops of the line from which other lines go.
    pub forks: Vec<usize>,
    /// Grows with every change of the line that is shown.
    pub laid: u64,
    /// Grows with every change of the tree.
    pub grown: u64,
    /// Where the side file stands, to go on writing there.
    writing: Option<StepId>,
}

impl<G: Game> Book<G> {
    pub fn new(study: Study<G>) -> Self {
        let Study { opened, cut, cut_side, page, older } = study;
        let damage = Damage { cut, cut_side, drift: opened.drift, relined: opened.relined, older };
        let (setup, base) = (opened.header.setup.clone(), opened.base.clone());
        let at_first = opened.header.seats.clone();
        let ends_early = damage.cut.is_some();
        let over = opened.ended;
        let table = Table::resume(opened, None);
        let mut book = Self {
            state: table.state().clone(),
            view: table.view(Eyes::Public),
            before: None,
            table,
            setup,
            damage,
            at_first,
            base,
            page,
            track: Track::default(),
            spot: Spot::default(),
            eyes: Eyes::Public,
            looking: Eyes::Public,
            fork: 0,
            forks: Vec::new(),
            laid: 0,
            grown: 0,
            writing: None,
        };
        book.lay(StepId::START);
        // A finished game is read from its beginning, another one where it stands.
        let spot = if over && !ends_early { Spot::default() } else { book.track.end() };
        book.go(spot, false);
        book
    }

    /// Shows the line that runs through a step.
    fn lay(&mut self, through: StepId) {
        let timeline = self.table.timeline();
        let line = timeline.line_through(through);
        self.track.lay(timeline, &self.base, &line, &Ears(self.eyes));
        let main = timeline.main_line_from(StepId::START);
        self.fork = main.zip(&line).take_while(|(a, b)| a == *b).count();
        let others = |step: &StepId| {
            let children = timeline.children(*step);
            children.len() > 1 && children.iter().filter(|child| !self.is_hidden(**child)).count() > 1
        };
        self.forks = line.iter().enumerate().filter(|(_, step)| others(step)).map(|(stop, _)| stop).collect();
        self.laid += 1;
    }

    /// Looks at another place of the line. `motion` keeps what was seen before,
    /// to paint the way from there.
    pub fn go(&mut self, spot: Spot, motion: bool) {
        let spot = spot.min(self.track.end());
        let Some(step) = self.track.stops().get(spot.stop).map(|stop| stop.step) else { return };
        if self.table.timeline().cursor() != step && self.table.visit(step).is_err() {
            return;
        }
        self.spot = spot;
        G::copy(self.table.state(), &mut self.state);
        if let Some(next) = self.track.stops().get(spot.stop + 1) {
            let timeline = self.table.timeline();
            for event in timeline.events(next.step).iter().take(spot.events as usize) {
                G::fold(&mut self.state, event);
            }
        }
        let before = std::mem::replace(&mut self.view, G::view(&self.state, self.looking));
        self.before = motion.then_some(before);
    }

    /// Looks at a step, on whichever line it is.
    pub fn go_to(&mut self, step: StepId) {
        let depth = self.table.timeline().depth(step);
        if !self.table.timeline().has(step) {
            return;
        }
        if self.track.stop_of(step, depth).is_none() {
            self.lay(step);
        }
        self.go(Spot::behind(depth as usize), false);
    }

    /// Back to the main line: to the last step that is on it.
    pub fn back_to_main(&mut self) {
        let spot = if self.is_aside() { Spot::behind(self.fork.saturating_sub(1)) } else { self.spot };
        self.lay(StepId::START);
        self.go(spot, false);
    }

    /// Whether the place is on a variation.
    pub fn is_aside(&self) -> bool {
        self.spot.stop >= self.fork
    }

    /// The step that one is right behind.
    pub fn step(&self) -> StepId {
        self.table.timeline().cursor()
    }

    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// Reads and looks with other eyes.
    pub fn set_eyes(&mut self, eyes: Eyes) {
        self.eyes = eyes;
        let step = self.track.stops().last().map_or(StepId::START, |stop| stop.step);
        self.track.clear();
        self.lay(step);
        self.look_as(None);
    }

    /// Whose eyes look at the boards.
    pub fn looking(&self) -> Eyes {
        self.looking
    }

    /// Looks at the boards as a seat; with none, with the chosen eyes.
    pub fn look_as(&mut self, seat: Option<Seat>) {
        self.looking = seat.map_or(self.eyes, Eyes::Seat);
        self.view = G::view(&self.state, self.looking);
        self.before = None;
    }

    pub fn turn(&self) -> Turn {
        G::turn(&self.state)
    }

    pub fn clock(&self) -> Clock {
        G::clock(&self.state)
    }

    /// Who made the decision whose outcome is shown; before the first one, and
    /// where a turn begins, who is to make the next.
    pub fn actor(&self) -> Option<Seat> {
        let at = self.spot.stop + usize::from(self.spot.events > 0);
        let turn = |stop: usize| self.track.stops().get(stop).map(|stop| stop.beat.turn);
        if let (0, Turn::Seat(seat)) = (self.spot.events, self.turn())
            && at > 0
            && turn(at) != turn(at - 1)
        {
            return Some(seat);
        }
        let stop = self.track.stops().get(at)?;
        match (self.table.timeline().info(stop.step), self.turn()) {
            (Some(played), _) => Some(played.seat),
            (None, Turn::Seat(seat)) => Some(seat),
            (None, Turn::Over(_)) => None,
        }
    }

    /// Who is offered each seat of a game that starts from here: who had it
    /// first, and a person wherever one took it over from a bot.
    pub fn offered(&self) -> Vec<Who> {
        let both = self.table.players().iter().zip(&self.at_first);
        both.map(|(now, first)| match now.who {
            Who::Human => Who::Human,
            Who::Bot(_) => first.who.clone(),
        })
        .collect()
    }

    pub fn digest(&self) -> u64 {
        G::digest(&self.state)
    }

    /// Where what is added is kept; `None` if nothing can be.
    pub fn side(&self) -> Option<&Path> {
        self.table.history().path().or_else(|| self.page.as_ref().map(Page::path))
    }

    /// Whether anything can be added.
    pub fn takes_notes(&self) -> bool {
        self.page.is_some()
    }

    /// Opens the side file, unless it is open.
    fn pen(&mut self) -> Result<(), Line> {
        if self.table.journal().is_some() {
            return Ok(());
        }
        let page = self.page.as_ref().ok_or_else(|| Line::new("review-no-start"))?;
        let journal = page.open().map_err(|error| trouble::journal_error(&error))?;
        self.table.keep_aside(journal);
        Ok(())
    }

    /// Goes on in a copy at another place, with everything that was added.
    pub fn copy_to(&mut self, path: &Path) -> Result<(), Line> {
        let copied: Result<_, JournalError> = match (self.table.journal(), &self.page) {
            (Some(journal), _) => journal.copy_to(path),
            (None, Some(page)) => page.copy(path),
            (None, None) => return Err(Line::new("review-no-start")),
        };
        let journal = copied.map_err(|error| trouble::journal_error(&error))?;
        self.table.keep_aside(journal);
        self.writing = None;
        Ok(())
    }

    /// Plays on from here: a variation grows.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Hindrance<G::Place>> {
        self.go(Spot::behind(self.spot.stop), false);
        if let Some(refusal) = self.table.refuse(seat, &action) {
            return Err(Hindrance::Refused(refusal));
        }
        self.pen().map_err(Hindrance::Unkept)?;
        let at = self.step();
        if self.writing != Some(at) {
            // The step is where one stands, so it is there.
            let _ = self.table.go_on_from(at);
        }
        self.table.act(seat, action).map(drop).map_err(Hindrance::Refused)?;
        let step = self.step();
        self.writing = Some(step);
        self.grown += 1;
        self.lay(step);
        self.go(self.track.end(), true);
        Ok(())
    }

    /// Whether a step can be deleted: it was tried out here, not played.
    pub fn can_drop(&self, step: StepId) -> bool {
        self.table.timeline().info(step).is_some_and(|played| played.variation > 0)
    }

    /// How many steps a step and all that follow it are.
    pub fn count_from(&self, step: StepId) -> usize {
        let timeline = self.table.timeline();
        let (mut count, mut open) = (0, vec![step]);
        while let Some(step) = open.pop() {
            count += 1;
            open.extend(timeline.children(step));
        }
        count
    }

    /// Deletes the variation that begins with a step.
    pub fn drop_branch(&mut self, step: StepId) -> Result<(), Line> {
        if !self.can_drop(step) {
            return Ok(());
        }
        self.pen()?;
        let parent = self.table.timeline().parent(step).unwrap_or(StepId::START);
        let inside = self.table.timeline().line_to(self.step()).contains(&step);
        if self.table.drop_step(step).is_ok() {
            self.writing = None;
            self.changed(if inside { parent } else { self.step() });
        }
        Ok(())
    }

    /// Moves the branch that a step is on before its siblings.
    pub fn promote(&mut self, step: StepId) -> Result<(), Line> {
        self.pen()?;
        // Nothing moves if the step is on the main line.
        if self.table.promote(step) == Ok(true) {
            self.changed(self.step());
        }
        Ok(())
    }

    fn changed(&mut self, step: StepId) {
        self.grown += 1;
        self.lay(step);
        let depth = self.table.timeline().depth(step);
        self.go(Spot::behind(depth as usize), false);
    }

    pub fn set_name(&mut self, step: StepId, name: &str) -> Result<(), Line> {
        self.pen()?;
        self.grown += 1;
        // The step was shown when it was named; if it is gone, so is its name.
        let _ = self.table.name_step(step, name);
        Ok(())
    }

    pub fn set_note(&mut self, step: StepId, note: &str) -> Result<(), Line> {
        self.pen()?;
        self.grown += 1;
        let _ = self.table.note_step(step, note);
        Ok(())
    }

    pub fn judge(&mut self, step: StepId, verdict: Option<Verdict>) -> Result<(), Line> {
        self.pen()?;
        self.grown += 1;
        let _ = self.table.judge_step(step, verdict);
        Ok(())
    }

    /// The position as it is written for a new game: the true one for eyes that
    /// see all, else one that these eyes can't tell from it.
    pub fn position(&self, seed: u64) -> Result<serde_json::Value, Line> {
        let written = match self.eyes {
            Eyes::All => serde_json::to_value(G::position(&self.state)),
            eyes => {
                let possible = G::imagine(&G::view(&self.state, eyes), &mut Fast::new(seed));
                serde_json::to_value(G::position(&possible))
            }
        };
        written.map_err(|error| Line::new("record-no-position").with("why", error.to_string()))
    }

    /// Whether a step was taken back in play by a seat whose thoughts these
    /// eyes do not see.
    pub fn is_hidden(&self, step: StepId) -> bool {
        let timeline = self.table.timeline();
        let Some(played) = timeline.info(step) else { return false };
        let siblings = timeline.parent(step).map_or(&[][..], |parent| timeline.children(parent));
        let of_play = |id: &StepId| timeline.info(*id).is_some_and(|played| played.variation == 0);
        let taken_back =
            of_play(&step) && siblings.iter().take_while(|sibling| **sibling != step).any(of_play);
        taken_back && !self.eyes.see(played.seat)
    }
}
