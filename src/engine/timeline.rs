//! The tree of steps of a game or a document, and a cursor in it.
//!
//! Undo, scrubbing and variations only move the cursor. The first child of a
//! step is the main line. Snapshots are a cache and never saved: what a
//! timeline holds is its first state and the events.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use super::{Fold, Verdict};

/// Snapshots are at first this many steps apart: a seek folds four steps on
/// average, well under a microsecond in a game.
const FIRST_SPACING: u32 = 8;
/// With more snapshots than this, every other one is given up.
const MOST_SNAPSHOTS: usize = 256;
/// So it is when they weigh more than this, in bytes, however long the line
/// grows and however large its states are.
const MOST_WEIGHT: usize = 6 << 20;
/// But so many are always kept.
const LEAST_SNAPSHOTS: usize = 16;

/// A step of a [`Timeline`], by its number in the order of arrival. Numbers
/// stay: dropping a step frees no number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct StepId(pub u32);

impl StepId {
    /// The start: the step that everything else follows.
    pub const START: Self = Self(0);

    fn index(self) -> usize {
        self.0 as usize
    }
}

/// Where a new step stands among the other steps that follow the same one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Among {
    /// Before them: it is the main line now.
    First,
    /// After them, as a variation.
    Last,
    /// Right before this one of them; after them all if it is none of them.
    Before(StepId),
}

/// Why a timeline cannot do what was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoStep {
    /// There is no such step, or it was dropped.
    #[error("there is no step {}", .0.0)]
    Unknown(StepId),
    /// The start cannot be dropped or promoted.
    #[error("the start cannot be dropped or moved")]
    Start,
}

#[derive(Debug, Clone)]
struct Node<S, T> {
    parent: StepId,
    depth: u32,
    children: Vec<StepId>,
    events: Range<u32>,
    info: Option<T>,
    snapshot: Option<Box<S>>,
    name: Option<String>,
    note: Option<String>,
    verdict: Option<Verdict>,
    dropped: bool,
}

/// A tree of steps over a [`Fold`], with `T` known of each step.
#[derive(Debug)]
pub struct Timeline<F: Fold, T = ()> {
    nodes: Vec<Node<F::State, T>>,
    events: Vec<F::Event>,
    cursor: StepId,
    state: F::State,
    spacing: u32,
    snapshots: usize,
    path: Vec<StepId>,
}

impl<F: Fold, T> Timeline<F, T> {
    /// A timeline whose start is `events` folded onto `base`.
    pub fn new(base: F::State, events: &[F::Event]) -> Self {
        let mut state = base;
        for event in events {
            F::fold(&mut state, event);
        }
        let root = Node {
            parent: StepId::START,
            depth: 0,
            children: Vec::new(),
            events: 0..events.len() as u32,
            info: None,
            snapshot: Some(Box::new(state.clone())),
            name: None,
            note: None,
            verdict: None,
            dropped: false,
        };
        Self {
            nodes: vec![root],
            events: events.to_vec(),
            cursor: StepId::START,
            state,
            spacing: FIRST_SPACING,
            snapshots: 1,
            path: Vec::new(),
        }
    }

    /// The state at the cursor.
    pub fn state(&self) -> &F::State {
        &self.state
    }

    /// The step where the cursor stands.
    pub fn cursor(&self) -> StepId {
        self.cursor
    }

    /// How many steps were ever made, the start and dropped ones among them;
    /// also the number of the next one.
    pub fn count(&self) -> usize {
        self.nodes.len()
    }

    /// How many states are kept to seek fast.
    pub fn snapshots(&self) -> usize {
        self.snapshots
    }

    /// The states that are kept to seek fast, in order of arrival: nearly all
    /// of what a long time line holds.
    pub fn kept(&self) -> impl Iterator<Item = &F::State> {
        self.nodes.iter().filter_map(|node| node.snapshot.as_deref())
    }

    /// Whether there is such a step and it was not dropped.
    pub fn has(&self, id: StepId) -> bool {
        self.nodes.get(id.index()).is_some_and(|node| !node.dropped)
    }

    /// All steps that were not dropped, in order of arrival.
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = StepId> + '_ {
        (0..self.nodes.len() as u32).map(StepId).filter(|id| !self.nodes[id.index()].dropped)
    }

    /// What is known of a step; `None` for the start and for no step.
    pub fn info(&self, id: StepId) -> Option<&T> {
        self.nodes.get(id.index())?.info.as_ref()
    }

    /// The events of a step; none for no step.
    pub fn events(&self, id: StepId) -> &[F::Event] {
        self.nodes.get(id.index()).map_or(&[], |node| self.slice(&node.events))
    }

    /// The step before; `None` for the start and for no step.
    pub fn parent(&self, id: StepId) -> Option<StepId> {
        if id == StepId::START {
            return None;
        }
        self.nodes.get(id.index()).map(|node| node.parent)
    }

    /// The steps that follow, the main line first.
    pub fn children(&self, id: StepId) -> &[StepId] {
        self.nodes.get(id.index()).map_or(&[], |node| &node.children)
    }

    /// How many steps lie between the start and this one; 0 for no step.
    pub fn depth(&self, id: StepId) -> u32 {
        self.nodes.get(id.index()).map_or(0, |node| node.depth)
    }

    /// The name given to a step.
    pub fn name(&self, id: StepId) -> Option<&str> {
        self.nodes.get(id.index())?.name.as_deref()
    }

    /// The note written on a step.
    pub fn note(&self, id: StepId) -> Option<&str> {
        self.nodes.get(id.index())?.note.as_deref()
    }

    /// What was thought of a step.
    pub fn verdict(&self, id: StepId) -> Option<Verdict> {
        self.nodes.get(id.index())?.verdict
    }

    /// The steps from the start to `id`, both included; empty for no step.
    pub fn line_to(&self, id: StepId) -> Vec<StepId> {
        if !self.has(id) {
            return Vec::new();
        }
        let mut line: Vec<_> = std::iter::successors(Some(id), |step| self.parent(*step)).collect();
        line.reverse();
        line
    }

    /// `id` and the first children that follow it, to the end.
    pub fn main_line_from(&self, id: StepId) -> impl Iterator<Item = StepId> + '_ {
        let first = self.has(id).then_some(id);
        std::iter::successors(first, |step| self.children(*step).first().copied())
    }

    /// The line that runs through `id`: from the start to it, and on by the
    /// first children. A scrubber shows this one.
    pub fn line_through(&self, id: StepId) -> Vec<StepId> {
        let mut line = self.line_to(id);
        line.extend(self.main_line_from(id).skip(1));
        line
    }

    /// Adds a step after the cursor, folds it and moves the cursor there.
    pub fn push(&mut self, events: &[F::Event], info: T, among: Among) -> StepId {
        for event in events {
            F::fold(&mut self.state, event);
        }
        let id = StepId(self.nodes.len() as u32);
        let start = self.events.len() as u32;
        self.events.extend_from_slice(events);
        let depth = self.nodes[self.cursor.index()].depth + 1;
        self.nodes.push(Node {
            parent: self.cursor,
            depth,
            children: Vec::new(),
            events: start..self.events.len() as u32,
            info: Some(info),
            snapshot: None,
            name: None,
            note: None,
            verdict: None,
            dropped: false,
        });
        let siblings = &mut self.nodes[self.cursor.index()].children;
        let place = match among {
            Among::First => Some(0),
            Among::Last => None,
            Among::Before(other) => siblings.iter().position(|sibling| *sibling == other),
        };
        siblings.insert(place.unwrap_or(siblings.len()), id);
        self.cursor = id;
        if depth.is_multiple_of(self.spacing) {
            self.nodes[id.index()].snapshot = Some(Box::new(self.state.clone()));
            self.snapshots += 1;
            self.thin_out();
        }
        id
    }

    /// Moves the cursor to a step.
    ///
    /// # Errors
    /// [`NoStep::Unknown`], and nothing changes.
    pub fn seek(&mut self, to: StepId) -> Result<(), NoStep> {
        if !self.has(to) {
            return Err(NoStep::Unknown(to));
        }
        let mut path = std::mem::take(&mut self.path);
        let base = self.path_down_to(to, Some(self.cursor), &mut path);
        if base != self.cursor
            && let Some(snapshot) = &self.nodes[base.index()].snapshot
        {
            self.state.clone_from(snapshot);
        }
        for id in path.iter().rev() {
            for event in &self.events[as_range(&self.nodes[id.index()].events)] {
                F::fold(&mut self.state, event);
            }
        }
        self.path = path;
        self.cursor = to;
        Ok(())
    }

    /// The state at a step; the cursor stays where it is.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn state_at(&self, at: StepId) -> Result<F::State, NoStep> {
        if !self.has(at) {
            return Err(NoStep::Unknown(at));
        }
        let mut path = Vec::new();
        let base = self.path_down_to(at, None, &mut path);
        let mut state = match &self.nodes[base.index()].snapshot {
            Some(snapshot) => F::State::clone(snapshot),
            None => self.state.clone(),
        };
        for id in path.iter().rev() {
            for event in self.events(*id) {
                F::fold(&mut state, event);
            }
        }
        Ok(state)
    }

    /// Moves the cursor one step back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        self.parent(self.cursor).is_some_and(|parent| self.seek(parent).is_ok())
    }

    /// Moves the cursor one step on along the main line. Whether there was one.
    pub fn redo(&mut self) -> bool {
        self.children(self.cursor).first().copied().is_some_and(|child| self.seek(child).is_ok())
    }

    /// Puts the branch that `id` is on before its siblings: nearest fork first,
    /// so asking again moves it nearer to the main line. Whether anything moved.
    ///
    /// # Errors
    /// [`NoStep`], and nothing changes.
    pub fn promote(&mut self, id: StepId) -> Result<bool, NoStep> {
        self.movable(id)?;
        let mut at = id;
        while let Some(parent) = self.parent(at) {
            let siblings = &mut self.nodes[parent.index()].children;
            if let Some(place) = siblings.iter().position(|sibling| *sibling == at)
                && place > 0
            {
                siblings[..=place].rotate_right(1);
                return Ok(true);
            }
            at = parent;
        }
        Ok(false)
    }

    /// Drops a step and all that follows it. If the cursor stands there, it
    /// moves to the step before.
    ///
    /// # Errors
    /// [`NoStep`], and nothing changes.
    pub fn drop_step(&mut self, id: StepId) -> Result<(), NoStep> {
        self.movable(id)?;
        let parent = self.nodes[id.index()].parent;
        if self.line_to(self.cursor).contains(&id) {
            self.seek(parent)?;
        }
        self.nodes[parent.index()].children.retain(|child| *child != id);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            let node = &mut self.nodes[id.index()];
            node.dropped = true;
            self.snapshots -= usize::from(node.snapshot.take().is_some());
            doomed.append(&mut node.children);
        }
        Ok(())
    }

    /// Names a step; an empty name takes the name away.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn set_name(&mut self, id: StepId, name: &str) -> Result<(), NoStep> {
        self.existing(id)?.name = (!name.is_empty()).then(|| name.to_owned());
        Ok(())
    }

    /// Writes a note on a step; an empty one takes the note away.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn set_note(&mut self, id: StepId, note: &str) -> Result<(), NoStep> {
        self.existing(id)?.note = (!note.is_empty()).then(|| note.to_owned());
        Ok(())
    }

    /// Puts a verdict beside a step, or takes it away.
    ///
    /// # Errors
    /// [`NoStep::Unknown`].
    pub fn set_verdict(&mut self, id: StepId, verdict: Option<Verdict>) -> Result<(), NoStep> {
        self.existing(id)?.verdict = verdict;
        Ok(())
    }

    /// Calls `visit` for each event on the line from behind the step `after` to
    /// `to`, with the state before it.
    ///
    /// # Errors
    /// [`NoStep::Unknown`] when `after` is not on the line to `to`.
    pub fn walk(
        &self,
        after: StepId,
        to: StepId,
        mut visit: impl FnMut(StepId, &F::State, &F::Event),
    ) -> Result<(), NoStep> {
        let line = self.line_to(to);
        let from = line.iter().position(|id| *id == after).ok_or(NoStep::Unknown(after))?;
        let mut state = self.state_at(after)?;
        for id in &line[from + 1..] {
            for event in self.events(*id) {
                visit(*id, &state, event);
                F::fold(&mut state, event);
            }
        }
        Ok(())
    }

    fn slice(&self, range: &Range<u32>) -> &[F::Event] {
        &self.events[as_range(range)]
    }

    fn existing(&mut self, id: StepId) -> Result<&mut Node<F::State, T>, NoStep> {
        self.nodes.get_mut(id.index()).filter(|node| !node.dropped).ok_or(NoStep::Unknown(id))
    }

    fn movable(&self, id: StepId) -> Result<(), NoStep> {
        if id == StepId::START {
            Err(NoStep::Start)
        } else if self.has(id) {
            Ok(())
        } else {
            Err(NoStep::Unknown(id))
        }
    }

    /// The nearest step at or above `to` whose state is at hand, and in `path`
    /// the steps below it down to `to`, the last one first.
    fn path_down_to(&self, to: StepId, at_hand: Option<StepId>, path: &mut Vec<StepId>) -> StepId {
        path.clear();
        let mut at = to;
        while Some(at) != at_hand && self.nodes[at.index()].snapshot.is_none() {
            path.push(at);
            at = self.nodes[at.index()].parent;
        }
        at
    }

    /// Gives up every other snapshot while there are too many of them; the
    /// start always keeps its own.
    fn thin_out(&mut self) {
        let by_weight = MOST_WEIGHT / F::weight(&self.state).max(1);
        let most = by_weight.clamp(LEAST_SNAPSHOTS, MOST_SNAPSHOTS);
        while self.snapshots > most && self.spacing < 1 << 30 {
            self.spacing *= 2;
            for node in &mut self.nodes {
                if !node.depth.is_multiple_of(self.spacing) && node.snapshot.take().is_some() {
                    self.snapshots -= 1;
                }
            }
        }
    }
}

impl<F: Fold, T: Clone> Clone for Timeline<F, T> {
    fn clone(&self) -> Self {
        Self {
            nodes: self.nodes.clone(),
            events: self.events.clone(),
            cursor: self.cursor,
            state: self.state.clone(),
            spacing: self.spacing,
            snapshots: self.snapshots,
            path: Vec::new(),
        }
    }
}

fn as_range(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}
