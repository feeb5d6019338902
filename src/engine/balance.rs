//! What a game tells of its balance when many games are played.

use super::{Chance, Game, Line, Seat};

/// A game whose balance can be measured.
///
/// Before each game a deal is drawn, so that what a player chooses for good,
/// or is given, falls to every seat equally often. After it each seat belongs
/// to some cells of the game's tables.
pub trait Balance: Game {
    /// What is dealt at random before a game.
    type Deal: Send;
    /// What is remembered of a game while it is played.
    type Memory: Default;

    /// The tables, in the order in which they are told.
    const TABLES: &'static [&'static str];

    /// Draws a deal.
    fn deal<C: Chance>(ready: &Self::Ready, chance: &mut C) -> Self::Deal;

    /// The decision that the deal makes for the seat in turn; without one the
    /// bot decides.
    fn dealt(state: &Self::State, deal: &Self::Deal) -> Option<Self::Action>;

    /// Appends the cells that a seat belongs to, at the end of a game.
    fn cells(state: &Self::State, seat: Seat, out: &mut Vec<Cell>);

    /// Looks at the position after a decision.
    fn watch(state: &Self::State, memory: &mut Self::Memory) {
        let _ = (state, memory);
    }

    /// Appends what is counted in a game, at its end, and how often it was
    /// there: cases that could have been but were not with 0.
    fn counts(state: &Self::State, memory: &Self::Memory, out: &mut Vec<(Cell, u64)>);

    /// The table that has, for each case of a table of counts, the sum that
    /// its mean is made of.
    fn sums_of(table: &str) -> Option<&'static str> {
        let _ = table;
        None
    }

    /// What a table is called.
    fn table(name: &str) -> Line;

    /// What the mean of a named figure is called, as [`Game::facts`] names it;
    /// `None` for one that tells nothing as a mean.
    fn fact(name: &str) -> Option<Line>;

    /// What a cell of a table is called.
    fn cell(ready: &Self::Ready, table: &str, id: &str) -> Line;
}

/// A cell of a table: all seats that are alike in something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    /// The table.
    pub table: &'static str,
    /// The cell, as files call it.
    pub id: String,
}

impl Cell {
    /// A cell of a table.
    pub fn new(table: &'static str, id: impl Into<String>) -> Self {
        Self { table, id: id.into() }
    }
}
