//! A line of a time line, measured once for moving along it.
//!
//! A scrubber asks where the turns and rounds are, what is worth a mark and
//! what the log says; all of that is found in one walk along the line, and
//! kept as far as two lines run together.

use super::{Clock, Fold, Seat, StepId, Timeline};

/// What a position is measured by.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Beat {
    /// The round, from 1; 0 before the first.
    pub round: u16,
    /// The turn, from 1; 0 before the first.
    pub turn: u16,
    /// Whose turn it is.
    pub seat: Option<Seat>,
}

impl From<Clock> for Beat {
    fn from(clock: Clock) -> Self {
        Self { round: clock.round, turn: clock.turn, seat: clock.seat }
    }
}

/// A place on a line: behind the step at `stop`, and behind so many events of
/// the step that follows it, but never behind all of them.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// How many steps lie between the start and here.
    pub stop: usize,
    /// How many events of the next step were folded already.
    pub events: u32,
}

impl Spot {
    /// Right behind a step.
    pub fn behind(stop: usize) -> Self {
        Self { stop, events: 0 }
    }
}

/// How far one goes at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Unit {
    /// One fact.
    Event,
    /// One step: a decision and what came of it.
    Decision,
    /// To where a turn begins.
    Turn,
    /// To where a round begins.
    Round,
}

/// A step of the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stop {
    /// Which step.
    pub step: StepId,
    /// How the position after it is measured.
    pub beat: Beat,
    /// How many events it has.
    pub events: u32,
}

/// Something that an event told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard<L> {
    /// Right behind the event.
    pub spot: Spot,
    /// The step it belongs to, counted from the start.
    pub stop: usize,
    /// What it told.
    pub what: L,
}

/// A turn on the line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Segment {
    /// The stop where it begins.
    pub from: usize,
    /// The stop where the next one begins, or the last stop.
    pub to: usize,
    /// How it is measured.
    pub beat: Beat,
    /// Whether a round begins with it.
    pub opens_round: bool,
}

/// A line, measured. `L` is what the log says of an event.
#[derive(Debug, Clone)]
pub struct Track<L> {
    stops: Vec<Stop>,
    turns: Vec<usize>,
    rounds: Vec<usize>,
    lines: Vec<Heard<L>>,
    marks: Vec<Heard<&'static str>>,
}

impl<L> Default for Track<L> {
    fn default() -> Self {
        Self {
            stops: Vec::new(),
            turns: Vec::new(),
            rounds: Vec::new(),
            lines: Vec::new(),
            marks: Vec::new(),
        }
    }
}

/// What a [`Track`] asks of what the line is made of.
pub trait Listen<F: Fold> {
    /// What the log says of an event.
    type Line;
    /// How a position is measured.
    fn beat(&self, state: &F::State) -> Beat;
    /// The log's line of an event; `None` if it is not worth one.
    fn line(&self, before: &F::State, event: &F::Event) -> Option<Self::Line>;
    /// The text key of the mark that an event leaves; `None` if it leaves none.
    fn mark(&self, before: &F::State, event: &F::Event) -> Option<&'static str>;
}

impl<L> Track<L> {
    /// Measures a line of `timeline`, which began with `base` before the
    /// start's events. What was measured of it before is kept. Returns the
    /// first stop that is new.
    pub fn lay<F: Fold, T>(
        &mut self,
        timeline: &Timeline<F, T>,
        base: &F::State,
        line: &[StepId],
        listen: &impl Listen<F, Line = L>,
    ) -> usize {
        let same = self.stops.iter().zip(line).take_while(|(stop, step)| stop.step == **step).count();
        self.cut(same);
        let last = same.checked_sub(1).and_then(|at| timeline.state_at(line[at]).ok());
        let mut state = match last {
            Some(state) => state,
            None => {
                self.cut(0);
                base.clone()
            }
        };
        for step in &line[self.stops.len()..] {
            self.push::<F>(*step, timeline.events(*step), &mut state, listen);
        }
        same
    }

    fn push<F: Fold>(
        &mut self,
        step: StepId,
        events: &[F::Event],
        state: &mut F::State,
        listen: &impl Listen<F, Line = L>,
    ) {
        let stop = self.stops.len();
        for (at, event) in events.iter().enumerate() {
            let inside = stop > 0 && at + 1 < events.len();
            let spot =
                if inside { Spot { stop: stop - 1, events: at as u32 + 1 } } else { Spot::behind(stop) };
            self.lines.extend(listen.line(state, event).map(|what| Heard { spot, stop, what }));
            self.marks.extend(listen.mark(state, event).map(|what| Heard { spot, stop, what }));
            F::fold(state, event);
        }
        let beat = listen.beat(state);
        if let Some(before) = self.stops.last() {
            if before.beat.turn != beat.turn {
                self.turns.push(stop);
            }
            if before.beat.round != beat.round {
                self.rounds.push(stop);
            }
        }
        self.stops.push(Stop { step, beat, events: events.len() as u32 });
    }

    /// Forgets everything from a stop on.
    fn cut(&mut self, stop: usize) {
        self.stops.truncate(stop);
        self.turns.truncate(self.turns.partition_point(|turn| *turn < stop));
        self.rounds.truncate(self.rounds.partition_point(|round| *round < stop));
        self.lines.truncate(self.lines.partition_point(|heard| heard.stop < stop));
        self.marks.truncate(self.marks.partition_point(|heard| heard.stop < stop));
    }

    /// Forgets everything, as when other eyes read the log.
    pub fn clear(&mut self) {
        self.cut(0);
    }

    /// The steps of the line; the first is the start.
    pub fn stops(&self) -> &[Stop] {
        &self.stops
    }

    /// How many steps follow the start.
    pub fn len(&self) -> usize {
        self.stops.len().saturating_sub(1)
    }

    /// Whether nothing follows the start.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The end of the line.
    pub fn end(&self) -> Spot {
        Spot::behind(self.len())
    }

    /// The log of the whole line.
    pub fn lines(&self) -> &[Heard<L>] {
        &self.lines
    }

    /// The marks of the whole line.
    pub fn marks(&self) -> &[Heard<&'static str>] {
        &self.marks
    }

    /// How many lines of the log tell of what happened until `spot`.
    pub fn told(&self, spot: Spot) -> usize {
        self.lines.partition_point(|heard| heard.spot <= spot)
    }

    /// The stop of a step; `None` if it is not on this line.
    pub fn stop_of(&self, step: StepId, depth: u32) -> Option<usize> {
        let at = depth as usize;
        self.stops.get(at).filter(|stop| stop.step == step).map(|_| at)
    }

    /// How the position at a spot is measured, by the step before it.
    pub fn beat(&self, spot: Spot) -> Beat {
        self.stops.get(spot.stop).map_or_else(Beat::default, |stop| stop.beat)
    }

    /// The stop where a turn begins.
    pub fn turn(&self, turn: u16) -> Option<usize> {
        let starts = std::iter::once(&0).chain(&self.turns);
        starts.copied().find(|at| self.stops.get(*at).is_some_and(|stop| stop.beat.turn == turn))
    }

    /// The stop where a round begins.
    pub fn round(&self, round: u16) -> Option<usize> {
        let starts = std::iter::once(&0).chain(&self.rounds);
        starts.copied().find(|at| self.stops.get(*at).is_some_and(|stop| stop.beat.round == round))
    }

    /// The turns of the line, one after another.
    pub fn segments(&self) -> impl Iterator<Item = Segment> + '_ {
        let starts = std::iter::once(0).chain(self.turns.iter().copied());
        let ends = self.turns.iter().copied().chain(std::iter::once(self.len()));
        starts.zip(ends).filter_map(|(from, to)| {
            let beat = self.stops.get(from)?.beat;
            let opens_round = self.rounds.binary_search(&from).is_ok();
            Some(Segment { from, to, beat, opens_round })
        })
    }

    /// The next place in this measure; `None` at the end.
    pub fn next(&self, spot: Spot, unit: Unit) -> Option<Spot> {
        let follows = self.stops.get(spot.stop + 1)?;
        let behind = Spot::behind(spot.stop + 1);
        Some(match unit {
            Unit::Event if spot.events + 1 < follows.events => {
                Spot { stop: spot.stop, events: spot.events + 1 }
            }
            Unit::Event | Unit::Decision => behind,
            Unit::Turn => self.following(&self.turns, spot.stop),
            Unit::Round => self.following(&self.rounds, spot.stop),
        })
    }

    /// The place before in this measure; `None` at the start.
    pub fn back(&self, spot: Spot, unit: Unit) -> Option<Spot> {
        if spot == Spot::default() {
            return None;
        }
        let Spot { stop, events } = spot;
        let starts = match unit {
            Unit::Event if events > 0 => return Some(Spot { stop, events: events - 1 }),
            Unit::Event => {
                let own = self.stops.get(stop).map_or(0, |stop| stop.events);
                return Some(Spot { stop: stop - 1, events: own.saturating_sub(1) });
            }
            Unit::Decision if events > 0 => return Some(Spot::behind(stop)),
            Unit::Decision => return Some(Spot::behind(stop - 1)),
            Unit::Turn => &self.turns,
            Unit::Round => &self.rounds,
        };
        let before = starts.partition_point(|start| Spot::behind(*start) < spot);
        Some(Spot::behind(before.checked_sub(1).map_or(0, |at| starts[at])))
    }

    fn following(&self, starts: &[usize], stop: usize) -> Spot {
        let next = starts.partition_point(|start| *start <= stop);
        starts.get(next).map_or_else(|| self.end(), |start| Spot::behind(*start))
    }
}
