//! Where tiles, Nests and free hexes lie: a layout file.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::engine::Words;

use super::{Bonus, Terrain};

/// A layout of the environment (M3.1). Coordinates are axial, as q and r, on
/// pointy-topped hexes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    /// Where the schema of this file lies, for editors.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// Format of the file; 1.
    pub format: u32,
    /// Short name.
    pub id: String,
    /// Title.
    pub name: Words,
    /// Numbers of colonies that it is made for.
    pub colonies: Vec<u8>,
    /// Frame in which the designer draws, as its least and its greatest
    /// corner; the usual one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub frame: Option<[[i16; 2]; 2]>,
    /// Places of Terrain tiles.
    pub tiles: Vec<TilePlace>,
    /// Places of Starting tiles, clockwise; the first for the first seat.
    pub starts: Vec<StartPlace>,
    /// Single hexes beside the tiles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<FreeHex>,
    /// Free hexes without bonus and entrance, row by row.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<HexRow>,
    /// Remarks of the designer on hexes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
}

impl Layout {
    /// All hexes that belong to no tile: the single ones, then those of the
    /// rows.
    pub fn free_hexes(&self) -> impl Iterator<Item = FreeHex> {
        self.free_places().map(|(_, free)| free)
    }

    /// The same, each with where the layout says so.
    pub fn free_places(&self) -> impl Iterator<Item = (FreePlace, FreeHex)> {
        let single = self.hexes.iter().enumerate().map(|(index, free)| (FreePlace::Single(index), *free));
        let rows = self.rows.iter().enumerate().flat_map(|(row, found)| {
            found.hexes().map(move |(letter, free)| (FreePlace::InRow { row, letter }, free))
        });
        single.chain(rows)
    }
}

/// Where a layout speaks of a free hex; shown as the path into the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FreePlace {
    /// An entry of [`Layout::hexes`].
    Single(usize),
    /// A letter of an entry of [`Layout::rows`].
    InRow {
        /// The entry.
        row: usize,
        /// The letter, from 0.
        letter: usize,
    },
}

impl fmt::Display for FreePlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Single(index) => write!(f, "hexes[{index}]"),
            Self::InRow { row, letter } => write!(f, "rows[{row}].hexes[{letter}]"),
        }
    }
}

/// Free hexes side by side.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HexRow {
    /// The westernmost one.
    pub at: [i16; 2],
    /// A letter for each hex to the east: g Grassland, f Forest, r Rock, w
    /// Water, z Hunting Zone, m Mound; a dot where there is no free hex.
    #[schemars(regex(pattern = r"^[gfrwzm.]+$"), length(max = 8193))]
    pub hexes: Letters,
}

impl HexRow {
    /// The free hexes, each with the place of its letter. Columns beyond what
    /// a file can say are brought back to its edge, where the check finds them.
    fn hexes(&self) -> impl Iterator<Item = (usize, FreeHex)> {
        let [q, r] = self.at;
        let letters = self.hexes.0.bytes().enumerate();
        letters.filter_map(move |(letter, byte)| {
            let ground = FreeGround::of_letter(char::from(byte))?;
            let east = i16::try_from(letter).unwrap_or(i16::MAX);
            Some((letter, FreeHex { at: [q.saturating_add(east), r], ground, bonus: None, entrance: false }))
        })
    }

    /// Column of the easternmost hex.
    pub fn last_column(&self) -> i32 {
        i32::from(self.at[0]) + self.hexes.0.len() as i32 - 1
    }
}

/// The letters of a [`HexRow`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
pub struct Letters(String);

/// The longest row: from one edge of all that can be drawn to the other.
const MAX_LETTERS: usize = 8193;

/// Why a text is no row of hexes.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LettersError {
    /// A row of nothing, or one that is too long.
    #[error("there are {0} letters; a row has 1 to {MAX_LETTERS}")]
    Length(usize),
    /// A letter that stands for nothing.
    #[error("letter {place} is {found:?}; letters are g, f, r, w, z, m, and a dot for nothing")]
    Unknown {
        /// Its place, from 1.
        place: usize,
        /// The letter.
        found: char,
    },
}

impl TryFrom<String> for Letters {
    type Error = LettersError;

    fn try_from(text: String) -> Result<Self, LettersError> {
        let known = |letter: char| letter == '.' || FreeGround::of_letter(letter).is_some();
        if let Some((index, found)) = text.chars().enumerate().find(|(_, letter)| !known(*letter)) {
            return Err(LettersError::Unknown { place: index + 1, found });
        }
        if text.is_empty() || text.len() > MAX_LETTERS {
            return Err(LettersError::Length(text.len()));
        }
        Ok(Self(text))
    }
}

impl From<Letters> for String {
    fn from(letters: Letters) -> Self {
        letters.0
    }
}

impl FromIterator<Option<FreeGround>> for Letters {
    fn from_iter<I: IntoIterator<Item = Option<FreeGround>>>(grounds: I) -> Self {
        Self(grounds.into_iter().map(|ground| ground.map_or('.', FreeGround::letter)).collect())
    }
}

/// A place for a Terrain tile.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TilePlace {
    /// The tile's centre.
    pub at: [i16; 2],
    /// Short name of the tile that lies here; a random one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
    /// Sixths of a turn clockwise, 0 to 5; random when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 5))]
    pub rotation: Option<u8>,
}

/// A place for a Starting tile (M2.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StartPlace {
    /// The Nest's hex.
    pub at: [i16; 2],
    /// First of the three consecutive directions in which the tile's other
    /// hexes lie, 0 to 5.
    #[schemars(range(max = 5))]
    pub facing: u8,
    /// Short name of the tile that lies here; a random one when left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tile: Option<String>,
}

/// A hex that belongs to no tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FreeHex {
    /// Where it lies.
    pub at: [i16; 2],
    /// What it is.
    pub ground: FreeGround,
    /// Its bonus (M2.7), on terrain only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bonus: Option<Bonus>,
    /// Whether it is an entrance of the Mound, with a Termite on it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub entrance: bool,
}

/// What a free hex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FreeGround {
    /// A hex of this terrain.
    Terrain(Terrain),
    /// A Hunting Zone.
    HuntingZone,
    /// The Termite Mound.
    Mound,
}

impl FreeGround {
    /// Everything that a free hex can be, in the order of palettes.
    pub const ALL: [Self; 6] = [
        Self::Terrain(Terrain::Grassland),
        Self::Terrain(Terrain::Forest),
        Self::Terrain(Terrain::Rock),
        Self::Terrain(Terrain::Water),
        Self::HuntingZone,
        Self::Mound,
    ];

    /// Its letter in a row.
    pub fn letter(self) -> char {
        match self {
            Self::Terrain(Terrain::Grassland) => 'g',
            Self::Terrain(Terrain::Forest) => 'f',
            Self::Terrain(Terrain::Rock) => 'r',
            Self::Terrain(Terrain::Water) => 'w',
            Self::HuntingZone => 'z',
            Self::Mound => 'm',
        }
    }

    /// What a letter in a row stands for.
    pub fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|ground| ground.letter() == letter)
    }

    /// Whether ants can stand on it.
    pub fn is_land(self) -> bool {
        matches!(self, Self::Terrain(terrain) if terrain != Terrain::Water)
    }
}

/// A remark on a hex.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Note {
    /// Where it stands.
    pub at: [i16; 2],
    /// The remark.
    pub text: String,
}
