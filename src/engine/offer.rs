//! What a game offers beside play: its content on disk, and its positions in
//! words. The command line knows games by nothing else.

use std::ops::RangeInclusive;
use std::path::Path;

use super::{Balance, Foretell, Line, Probe, Problem};

/// Where the content of a setup comes from. What is left out is the program's own.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Sources<'a> {
    /// The folder of a pack.
    pub pack: Option<&'a Path>,
    /// The file of a layout.
    pub layout: Option<&'a Path>,
    /// What kind of player each seat is in the game, in the game's own words.
    pub species: Option<&'a str>,
}

/// What was found in a file or folder of content.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Inspection {
    /// What it is, and what it calls itself.
    pub what: Line,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// A part of a position in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// What the rows below are about.
    Head(Line),
    /// One thing.
    Item(Line),
    /// A picture made of characters, one line of it.
    Picture(String),
}

/// A game with content that can be taken from disk, and with words for its
/// positions.
pub trait Offer: Probe + Balance + Foretell {
    /// How many seats there can be.
    const SEATS: RangeInclusive<usize>;

    /// The setup of a game with so many seats. Faults of the setup itself are
    /// left to [`check`](super::Game::check).
    ///
    /// # Errors
    /// What cannot be read.
    fn setup(sources: &Sources<'_>, seats: usize) -> Result<Self::Setup, Vec<Problem>>;

    /// Looks for faults in content of this game; `None` if the path holds
    /// something else.
    fn inspect(path: &Path) -> Option<Inspection>;

    /// A position in words, all that the view shows.
    fn describe(view: &Self::View) -> Vec<Row>;

    /// A position as a value, all that the view shows.
    fn reveal(view: &Self::View) -> serde_json::Value;

    /// An action of the seat in turn as a short imperative phrase. It names
    /// nothing but what the action itself says and what the view shows; two
    /// actions that the boards tell apart have different phrases.
    fn told(view: &Self::View, action: &Self::Action) -> Line;
}
