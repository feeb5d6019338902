//! A document that is drawn: a map, with an undo that only moves a cursor.

use std::sync::Arc;

use hexx::Hex;

use super::grid::{Grid, NOTHING, Paint, Run, runs_of};
use super::symmetry::{Symmetry, Turn};
use crate::engine::{Fold, Misfit, Timeline};

/// The greatest coordinate of a hex, either way.
pub const FAR: i32 = 4096;

/// A frame around the map: hexes beyond it can't be painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Extent {
    /// Least column and row.
    pub least: Hex,
    /// Greatest column and row.
    pub most: Hex,
}

impl Extent {
    /// Whether a hex is within.
    pub fn holds(&self, hex: Hex) -> bool {
        (self.least.x..=self.most.x).contains(&hex.x) && (self.least.y..=self.most.y).contains(&hex.y)
    }

    /// The part of a run that is within.
    fn cut(&self, run: Run) -> Option<Run> {
        if !(self.least.y..=self.most.y).contains(&run.start.y) {
            return None;
        }
        let west = run.start.x.max(self.least.x);
        let east = (run.start.x + run.length as i32 - 1).min(self.most.x);
        let length = u32::try_from(east - west + 1).ok().filter(|length| *length > 0)?;
        Some(Run { start: Hex::new(west, run.start.y), length, paint: run.paint })
    }
}

/// What is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawing {
    /// The map.
    pub grid: Grid,
    /// The frame around it.
    pub extent: Extent,
}

/// A change of a drawing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// These rows are painted, in this order.
    Painted(Arc<[Run]>),
    /// The frame is another one; what lies beyond it is gone.
    Framed(Extent),
}

/// Drawings as folds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sketching;

impl Fold for Sketching {
    type State = Drawing;
    type Event = Change;

    fn fold(state: &mut Drawing, event: &Change) {
        match event {
            Change::Painted(runs) => runs.iter().for_each(|run| state.grid.paint(*run)),
            Change::Framed(extent) => {
                let beyond = state.grid.runs().into_iter().flat_map(|run| run.hexes());
                let beyond: Vec<Hex> = beyond.filter(|hex| !extent.holds(*hex)).collect();
                runs_of(beyond, NOTHING).into_iter().for_each(|run| state.grid.paint(run));
                state.extent = *extent;
            }
        }
    }

    fn admits(state: &Drawing, event: &Change) -> Result<(), Misfit> {
        match event {
            Change::Painted(runs) => {
                let within = |run: &Run| state.extent.cut(*run) == Some(*run);
                Misfit::unless(runs.iter().all(within), "paint beyond the frame")
            }
            Change::Framed(Extent { least, most }) => {
                let near = [least.x, least.y, most.x, most.y].iter().all(|place| place.abs() <= FAR);
                Misfit::unless(near && least.x <= most.x && least.y <= most.y, "no such frame")
            }
        }
    }

    fn weight(state: &Drawing) -> usize {
        // Chunks are shared; what a copy takes is its table of them.
        state.grid.len() / 8 + 64
    }
}

/// A drawing with its history.
#[derive(Debug)]
pub struct Sketch {
    history: Timeline<Sketching>,
    /// Whether painting at the edge moves the frame.
    pub grows: bool,
}

impl Sketch {
    /// An empty drawing within a frame.
    pub fn new(extent: Extent) -> Self {
        Self::of(Drawing { grid: Grid::default(), extent })
    }

    /// A drawing that goes on from what was drawn.
    pub fn of(drawing: Drawing) -> Self {
        Self { history: Timeline::new(drawing, &[]), grows: false }
    }

    /// What is drawn.
    pub fn drawing(&self) -> &Drawing {
        self.history.state()
    }

    /// Its history, to be scrubbed.
    pub fn history(&self) -> &Timeline<Sketching> {
        &self.history
    }

    /// Paints rows as one step, as far as they are within the frame and change
    /// anything. Whether there was anything to change.
    pub fn paint(&mut self, runs: &[Run]) -> bool {
        let mut changes = Vec::new();
        if self.grows {
            changes.extend(self.grown(runs).map(Change::Framed));
        }
        let extent = match changes.first() {
            Some(Change::Framed(extent)) => *extent,
            _ => self.drawing().extent,
        };
        let grid = &self.drawing().grid;
        let changes_it = |run: &Run| run.hexes().any(|hex| grid.get(hex) != run.paint);
        let runs: Arc<[Run]> = runs.iter().filter_map(|run| extent.cut(*run)).filter(changes_it).collect();
        if runs.is_empty() {
            return false;
        }
        changes.push(Change::Painted(runs));
        self.push(&changes);
        true
    }

    /// Paints hexes and all their images in a symmetry, as one step. Whether
    /// there was anything to change.
    pub fn draw(&mut self, hexes: impl IntoIterator<Item = Hex>, paint: Paint, symmetry: Symmetry) -> bool {
        let images = hexes.into_iter().flat_map(|hex| symmetry.images(hex));
        self.paint(&runs_of(images, paint))
    }

    /// Pastes a stamp with its middle on a hex, as one step. Hexes without
    /// paint in the stamp leave the map as it is.
    pub fn paste(&mut self, stamp: &Stamp, at: Hex, turn: Turn, symmetry: Symmetry) -> bool {
        let placed = stamp.cells.iter().flat_map(|(hex, paint)| {
            symmetry.images(at + turn.apply(*hex)).map(move |image| (image, *paint))
        });
        let mut placed: Vec<(Hex, Paint)> = placed.collect();
        placed.sort_by_key(|(hex, _)| (hex.y, hex.x));
        let runs: Vec<Run> =
            placed.into_iter().map(|(start, paint)| Run { start, length: 1, paint }).collect();
        self.paint(&runs)
    }

    /// Sets the frame as one step; what lies beyond it is gone.
    ///
    /// # Errors
    /// A misfit, for no frame that there can be.
    pub fn frame(&mut self, extent: Extent) -> Result<(), Misfit> {
        let change = Change::Framed(extent);
        Sketching::admits(self.drawing(), &change)?;
        if extent != self.drawing().extent {
            self.push(&[change]);
        }
        Ok(())
    }

    /// Takes the last step back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        self.history.undo()
    }

    /// Does the step again that was taken back last. Whether there was one.
    pub fn redo(&mut self) -> bool {
        self.history.redo()
    }

    fn push(&mut self, changes: &[Change]) {
        self.history.push(changes, (), crate::engine::Among::First);
    }

    /// The frame that these rows need, if it is another one.
    fn grown(&self, runs: &[Run]) -> Option<Extent> {
        let now = self.drawing().extent;
        let wanted = runs.iter().filter(|run| run.paint != NOTHING).fold(now, |extent, run| {
            let east = run.start.x + run.length as i32 - 1;
            let least = Hex::new(extent.least.x.min(run.start.x), extent.least.y.min(run.start.y));
            Extent { least, most: Hex::new(extent.most.x.max(east), extent.most.y.max(run.start.y)) }
        });
        let clamp = |place: i32| place.clamp(-FAR, FAR);
        let near = |hex: Hex| Hex::new(clamp(hex.x), clamp(hex.y));
        let wanted = Extent { least: near(wanted.least), most: near(wanted.most) };
        (wanted != now).then_some(wanted)
    }
}

/// A piece of a map that was cut out or kept, around its middle.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stamp {
    /// Painted hexes, in no order that matters.
    pub cells: Vec<(Hex, Paint)>,
}

impl Stamp {
    /// The painted ones of these hexes, around a middle.
    pub fn of(grid: &Grid, hexes: impl IntoIterator<Item = Hex>, middle: Hex) -> Self {
        let painted = hexes.into_iter().map(|hex| (hex - middle, grid.get(hex)));
        let mut cells: Vec<(Hex, Paint)> = painted.filter(|(_, paint)| *paint != NOTHING).collect();
        cells.sort_by_key(|(hex, _)| (hex.y, hex.x));
        Self { cells }
    }

    /// The stamp, turned.
    #[must_use]
    pub fn turned(&self, turn: Turn) -> Self {
        let mut cells: Vec<(Hex, Paint)> =
            self.cells.iter().map(|(hex, paint)| (turn.apply(*hex), *paint)).collect();
        cells.sort_by_key(|(hex, _)| (hex.y, hex.x));
        Self { cells }
    }
}
