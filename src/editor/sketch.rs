//! A drawing with its history: every change is a step, undo only moves a
//! cursor.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use hexx::Hex;

use super::craft::{Craft, Ink};
use super::drawing::{Change, Drawing, Extent, MAX_PIECES, Piece, Sheet, Sketching};
use super::grid::{NOTHING, Paint, Run, runs_of};
use super::shapes;
use super::stamp::Stamp;
use super::symmetry::{Symmetry, Turn};
use crate::engine::{Fold, Misfit, StepId, Timeline};

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
        Self::of(Drawing::blank(extent))
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

    /// Goes to a step of its history. Whether there is such a step.
    pub fn seek(&mut self, to: StepId) -> bool {
        self.history.seek(to).is_ok()
    }

    /// Takes the last step back. Whether there was one.
    pub fn undo(&mut self) -> bool {
        self.history.undo()
    }

    /// Does the step again that was taken back last. Whether there was one.
    pub fn redo(&mut self) -> bool {
        self.history.redo()
    }

    /// Paints rows as one step, as far as they are within the frame and change
    /// anything. Whether there was anything to change.
    pub fn paint(&mut self, runs: &[Run]) -> bool {
        self.change(Vec::new(), runs)
    }

    /// Paints hexes and all their images in a symmetry, as one step. Whether
    /// there was anything to change.
    pub fn draw(&mut self, hexes: impl IntoIterator<Item = Hex>, paint: Paint, symmetry: Symmetry) -> bool {
        let images = hexes.into_iter().flat_map(|hex| symmetry.images(hex));
        self.paint(&runs_of(images, paint))
    }

    /// Puts ink on hexes and all their images in a symmetry, as one step.
    /// Whether there was anything to change.
    pub fn ink(
        &mut self,
        craft: &dyn Craft,
        hexes: impl IntoIterator<Item = Hex>,
        ink: Ink,
        symmetry: Symmetry,
    ) -> bool {
        let images: HashSet<Hex> = hexes.into_iter().flat_map(|hex| symmetry.images(hex)).collect();
        let runs = self.inked(craft, images, ink);
        self.paint(&runs)
    }

    /// What ink makes of these hexes, as runs.
    fn inked(&self, craft: &dyn Craft, hexes: impl IntoIterator<Item = Hex>, ink: Ink) -> Vec<Run> {
        let grid = &self.drawing().grid;
        let mut by_paint: BTreeMap<Paint, Vec<Hex>> = BTreeMap::new();
        for hex in hexes {
            by_paint.entry(craft.inked(grid.get(hex), ink)).or_default().push(hex);
        }
        by_paint.into_iter().flat_map(|(paint, hexes)| runs_of(hexes, paint)).collect()
    }

    /// Fills the hexes that are joined to one through hexes of the same paint,
    /// as one step. Whether there was anything to change.
    pub fn fill(&mut self, craft: &dyn Craft, from: Hex, ink: Ink, within: impl Fn(Hex) -> bool) -> bool {
        let Drawing { grid, extent, .. } = self.drawing();
        let paint = craft.inked(grid.get(from), ink);
        let runs = shapes::flood(grid, from, paint, |hex| extent.holds(hex) && within(hex));
        self.paint(&runs)
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
        let mut order = Order::of(self.drawing());
        for (piece, around) in &stamp.pieces {
            order.put_images(&piece.turned(turn, *around).moved(at), *around, symmetry);
        }
        self.change(order.changes, &runs)
    }

    /// Lays a piece and its images in a symmetry on the map, as one step: what
    /// is painted beneath goes, a piece on the same hex is replaced. Whether
    /// there was anything to change.
    pub fn place(&mut self, craft: &dyn Craft, piece: &Piece, symmetry: Symmetry) -> bool {
        let shape = craft.shape(piece);
        let mut order = Order::of(self.drawing());
        let placed = order.put_images(piece, shape.around, symmetry);
        let beneath = placed.iter().flat_map(|piece| shape.hexes(piece.at, piece.turn));
        self.change(order.changes, &runs_of(beneath, NOTHING))
    }

    /// Changes the piece at a place of the order, as one step. Whether there
    /// was anything to change.
    pub fn alter(&mut self, index: usize, piece: Piece) -> bool {
        let mut order = Order::of(self.drawing());
        order.replace(index, piece);
        self.change(order.changes, &[])
    }

    /// Lets the pieces that are one tile name it by its new name, as one step.
    /// Whether there were any.
    pub fn rename(&mut self, shape: u8, from: &str, to: &Arc<str>) -> bool {
        let mut order = Order::of(self.drawing());
        for (index, piece) in self.drawing().pieces.iter().enumerate() {
            if piece.shape == shape && piece.id.as_deref() == Some(from) {
                order.replace(index, Piece { id: Some(to.clone()), ..piece.clone() });
            }
        }
        self.change(order.changes, &[])
    }

    /// Takes the piece at a place of the order away, as one step. Whether there
    /// was one.
    pub fn remove(&mut self, index: usize) -> bool {
        if index >= self.drawing().pieces.len() {
            return false;
        }
        let mut order = Order::of(self.drawing());
        order.remove(index);
        self.change(order.changes, &[])
    }

    /// Moves a piece to another place of the order, as one step. Whether there
    /// was anything to change.
    pub fn reorder(&mut self, from: usize, to: usize) -> bool {
        let Some(piece) = self.drawing().pieces.get(from).cloned() else { return false };
        if from == to || to >= self.drawing().pieces.len() {
            return false;
        }
        let mut order = Order::of(self.drawing());
        order.remove(from);
        order.insert(to, piece);
        self.change(order.changes, &[])
    }

    /// Takes away everything on these hexes, as one step: paint, notes, and
    /// the pieces of which a hex is among them. Whether there was anything.
    pub fn erase(&mut self, craft: &dyn Craft, hexes: &HashSet<Hex>) -> bool {
        self.take_away(hexes, |piece| {
            craft.shape(piece).hexes(piece.at, piece.turn).any(|hex| hexes.contains(&hex))
        })
    }

    /// Takes away what a stamp of these hexes holds, and notes, as one step:
    /// pieces count by their own hex. Whether there was anything.
    pub fn clear(&mut self, hexes: &HashSet<Hex>) -> bool {
        self.take_away(hexes, |piece| hexes.contains(&piece.at))
    }

    fn take_away(&mut self, hexes: &HashSet<Hex>, touched: impl Fn(&Piece) -> bool) -> bool {
        let drawing = self.drawing();
        let mut order = Order::of(drawing);
        for index in (0..drawing.pieces.len()).rev().filter(|index| touched(&drawing.pieces[*index])) {
            order.remove(index);
        }
        let noted = drawing.notes.keys().map(|(y, x)| Hex::new(*x, *y));
        let notes = noted.filter(|hex| hexes.contains(hex)).map(|at| Change::Noted { at, text: None });
        order.changes.extend(notes);
        self.change(order.changes, &runs_of(hexes.iter().copied(), NOTHING))
    }

    /// Writes a remark on a hex, or takes it away when it is empty, as one
    /// step. Whether there was anything to change.
    pub fn note(&mut self, at: Hex, text: &str) -> bool {
        let text = text.trim();
        if self.drawing().note(at).unwrap_or_default() == text {
            return false;
        }
        let text = (!text.is_empty()).then(|| text.into());
        self.change(vec![Change::Noted { at, text }], &[])
    }

    /// Changes the head, as one step. Whether there was anything to change.
    pub fn head(&mut self, sheet: Sheet) -> bool {
        *self.drawing().sheet != sheet && self.change(vec![Change::Headed(Arc::new(sheet))], &[])
    }

    /// Becomes another drawing, as one step. Whether it is another one.
    pub fn become_drawing(&mut self, drawing: &Drawing) -> bool {
        let old = self.drawing();
        if old == drawing {
            return false;
        }
        let mut extent = drawing.extent;
        for corner in [old.extent.least, old.extent.most] {
            extent = extent.with(corner);
        }
        let mut changes = vec![Change::Framed(extent)];
        changes.extend((0..old.pieces.len()).rev().map(|index| Change::Removed { index: index as u32 }));
        let noted = old.notes.keys().map(|(y, x)| Change::Noted { at: Hex::new(*x, *y), text: None });
        changes.extend(noted);
        let cleared = old.grid.runs().into_iter().map(|run| Run { paint: NOTHING, ..run });
        let runs: Arc<[Run]> = cleared.chain(drawing.grid.runs()).collect();
        changes.push(Change::Painted(runs));
        changes.push(Change::Framed(drawing.extent));
        let pieces = drawing.pieces.iter().cloned().enumerate();
        changes.extend(pieces.map(|(index, piece)| Change::Placed { index: index as u32, piece }));
        let noted = drawing.notes.iter();
        changes.extend(
            noted.map(|((y, x), text)| Change::Noted { at: Hex::new(*x, *y), text: Some(text.clone()) }),
        );
        changes.push(Change::Headed(drawing.sheet.clone()));
        self.push(&changes);
        true
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

    /// Makes changes and paints rows as one step, as far as they fit and
    /// change anything. Whether there was anything to change.
    fn change(&mut self, changes: Vec<Change>, runs: &[Run]) -> bool {
        let now = self.drawing().extent;
        let extent = if self.grows { grown(now, &changes, runs) } else { now };
        let fits = |change: &Change| match change {
            Change::Placed { piece, .. } => extent.holds(piece.at),
            Change::Noted { at, .. } => extent.holds(*at),
            _ => true,
        };
        let placed = changes.iter().filter(|change| matches!(change, Change::Placed { .. })).count();
        let removed = changes.iter().filter(|change| matches!(change, Change::Removed { .. })).count();
        let pieces = self.drawing().pieces.len() + placed - removed;
        if !changes.iter().all(fits) || placed > removed && pieces > MAX_PIECES {
            return false;
        }
        let mut all = if extent == now { Vec::new() } else { vec![Change::Framed(extent)] };
        let framed = all.len();
        all.extend(changes);
        let grid = &self.drawing().grid;
        let changes_it = |run: &Run| run.hexes().any(|hex| grid.get(hex) != run.paint);
        let runs: Arc<[Run]> = runs.iter().filter_map(|run| extent.cut(*run)).filter(changes_it).collect();
        if !runs.is_empty() {
            all.push(Change::Painted(runs));
        }
        if all.len() == framed {
            return false;
        }
        self.push(&all);
        true
    }

    fn push(&mut self, changes: &[Change]) {
        self.history.push(changes, (), crate::engine::Among::First);
    }
}

/// The frame that changes need.
fn grown(now: Extent, changes: &[Change], runs: &[Run]) -> Extent {
    let painted = runs.iter().filter(|run| run.paint != NOTHING);
    let ends =
        painted.flat_map(|run| [run.start, Hex::new(run.start.x + run.length as i32 - 1, run.start.y)]);
    let placed = changes.iter().filter_map(|change| match change {
        Change::Placed { piece, .. } => Some(piece.at),
        Change::Noted { at, .. } => Some(*at),
        _ => None,
    });
    ends.chain(placed).fold(now, Extent::with)
}

/// The pieces in their order while changes of them are put together.
struct Order {
    pieces: Vec<Piece>,
    changes: Vec<Change>,
}

impl Order {
    fn of(drawing: &Drawing) -> Self {
        Self { pieces: drawing.pieces.to_vec(), changes: Vec::new() }
    }

    fn remove(&mut self, index: usize) {
        self.pieces.remove(index);
        self.changes.push(Change::Removed { index: index as u32 });
    }

    fn insert(&mut self, index: usize, piece: Piece) {
        self.pieces.insert(index, piece.clone());
        self.changes.push(Change::Placed { index: index as u32, piece });
    }

    fn replace(&mut self, index: usize, piece: Piece) {
        if self.pieces.get(index).is_some_and(|old| *old != piece) {
            self.remove(index);
            self.insert(index, piece);
        }
    }

    fn put(&mut self, piece: Piece) {
        match self.pieces.iter().position(|old| old.at == piece.at) {
            Some(index) => self.replace(index, piece),
            None => self.insert(self.pieces.len(), piece),
        }
    }

    /// Puts a piece and its images down, and says which these are. A tile lies
    /// on a map once: its images are random ones.
    fn put_images(&mut self, piece: &Piece, around: u8, symmetry: Symmetry) -> Vec<Piece> {
        let mut placed: Vec<Piece> = Vec::new();
        for turn in symmetry.turns() {
            let image = piece.moved(Hex::ZERO - symmetry.middle).turned(turn, around).moved(symmetry.middle);
            if placed.iter().any(|other| other.at == image.at) {
                continue;
            }
            let id = if placed.is_empty() { image.id.clone() } else { None };
            let image = Piece { id, ..image };
            self.put(image.clone());
            placed.push(image);
        }
        placed
    }
}
