//! The tiles that pieces of a map can be, as a document of its own.

use std::sync::Arc;

use super::grid::Paint;
use crate::engine::{Among, Fold, Misfit, Timeline};

/// The most tiles of a set.
pub const MAX_TILES: usize = 200;

/// A tile: what is printed on the hexes of a piece.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tile {
    /// Short name, unique in the set: maps speak of it by this name.
    pub id: Arc<str>,
    /// What shape it has, as the craft numbers its shapes.
    pub shape: u8,
    /// Its own hex, then those around it, clockwise from the east.
    pub cells: Vec<Paint>,
}

/// The tiles of a set, in their order.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TileSet {
    /// The tiles.
    pub tiles: Vec<Tile>,
}

impl TileSet {
    /// The tile of this name and shape.
    pub fn find(&self, shape: u8, id: &str) -> Option<&Tile> {
        self.tiles.iter().find(|tile| tile.shape == shape && &*tile.id == id)
    }

    /// A name that no tile of the set has.
    pub fn fresh_id(&self, shape: u8) -> Arc<str> {
        let taken = |id: &str| self.find(shape, id).is_some();
        let names = (1..).map(|number| format!("tile-{number}"));
        names.into_iter().find(|id| !taken(id)).unwrap_or_default().into()
    }
}

/// A change of a set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum TileChange {
    /// A tile stands at this place.
    Added {
        /// Its place.
        index: u32,
        /// The tile.
        tile: Tile,
    },
    /// The tile at this place is gone.
    Removed {
        /// Its place.
        index: u32,
    },
    /// A hex of a tile is painted.
    Painted {
        /// The tile's place.
        index: u32,
        /// The hex, as [`Tile::cells`] counts them.
        cell: u8,
        /// What is painted.
        paint: Paint,
    },
    /// A tile has another name.
    Renamed {
        /// The tile's place.
        index: u32,
        /// The name.
        id: Arc<str>,
    },
}

/// Tile sets as folds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tiling;

impl Fold for Tiling {
    type State = Arc<TileSet>;
    type Event = TileChange;

    fn fold(state: &mut Arc<TileSet>, event: &TileChange) {
        let tiles = &mut Arc::make_mut(state).tiles;
        match event {
            TileChange::Added { index, tile } => tiles.insert(*index as usize, tile.clone()),
            TileChange::Removed { index } => drop(tiles.remove(*index as usize)),
            TileChange::Painted { index, cell, paint } => {
                tiles[*index as usize].cells[usize::from(*cell)] = *paint;
            }
            TileChange::Renamed { index, id } => tiles[*index as usize].id = id.clone(),
        }
    }

    fn admits(state: &Arc<TileSet>, event: &TileChange) -> Result<(), Misfit> {
        let tile = |index: &u32| state.tiles.get(*index as usize);
        let fits = match event {
            TileChange::Added { index, .. } => {
                *index as usize <= state.tiles.len() && state.tiles.len() < MAX_TILES
            }
            TileChange::Removed { index } | TileChange::Renamed { index, .. } => tile(index).is_some(),
            TileChange::Painted { index, cell, .. } => {
                tile(index).is_some_and(|tile| usize::from(*cell) < tile.cells.len())
            }
        };
        Misfit::unless(fits, "no such tile")
    }
}

/// A tile set with its history.
#[derive(Debug)]
pub struct Tiles {
    history: Timeline<Tiling>,
}

impl Tiles {
    /// A set that goes on from what it is.
    pub fn of(set: Arc<TileSet>) -> Self {
        Self { history: Timeline::new(set, &[]) }
    }

    /// The set.
    pub fn set(&self) -> &Arc<TileSet> {
        self.history.state()
    }

    /// Its history.
    pub fn history(&self) -> &Timeline<Tiling> {
        &self.history
    }

    /// Goes to a step of its history. Whether there is such a step.
    pub fn seek(&mut self, to: crate::engine::StepId) -> bool {
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

    /// Makes these changes as one step.
    ///
    /// # Errors
    /// The first change that does not fit; then nothing is changed.
    pub fn change(&mut self, changes: &[TileChange]) -> Result<(), Misfit> {
        let mut trial = self.set().clone();
        for change in changes {
            Tiling::admits(&trial, change)?;
            Tiling::fold(&mut trial, change);
        }
        if trial != *self.set() {
            self.history.push(changes, (), Among::First);
        }
        Ok(())
    }

    /// Moves a tile to another place of the order, as one step.
    ///
    /// # Errors
    /// If there is no such tile or place.
    pub fn reorder(&mut self, from: usize, to: usize) -> Result<(), Misfit> {
        let tile = self.set().tiles.get(from).cloned().ok_or_else(|| Misfit::new("no such tile"))?;
        let (from, to) = (from as u32, to as u32);
        self.change(&[TileChange::Removed { index: from }, TileChange::Added { index: to, tile }])
    }
}
