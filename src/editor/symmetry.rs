//! Symmetry while drawing, and turning what is pasted.

use hexx::Hex;

/// One of the twelve ways to lay a map onto itself: a mirror or none, and then
/// a turn clockwise by sixths around the origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Turn {
    /// Whether it is mirrored first, east to west.
    pub mirrored: bool,
    /// Sixths of a turn, 0 to 5.
    pub sixths: u8,
}

impl Turn {
    /// As it is.
    pub const NONE: Self = Self { mirrored: false, sixths: 0 };

    /// Where a hex comes to lie.
    pub fn apply(self, hex: Hex) -> Hex {
        let hex = if self.mirrored { Hex::new(-hex.x - hex.y, hex.y) } else { hex };
        hex.rotate_cw(u32::from(self.sixths))
    }

    /// First this, then the other.
    #[must_use]
    pub fn then(self, other: Self) -> Self {
        let sixths = if other.mirrored { 6 - self.sixths } else { self.sixths };
        Self { mirrored: self.mirrored != other.mirrored, sixths: (sixths + other.sixths) % 6 }
    }
}

/// A symmetry that drawing keeps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Symmetry {
    /// How many times the drawing is repeated around the middle: 1, 2, 3 or 6.
    pub fold: u8,
    /// Whether it is mirrored along the axes, too.
    pub mirrored: bool,
    /// The middle.
    pub middle: Hex,
}

impl Symmetry {
    /// The numbers of folds that there are.
    pub const FOLDS: [u8; 4] = [1, 2, 3, 6];

    /// No symmetry.
    pub fn none() -> Self {
        Self { fold: 1, mirrored: false, middle: Hex::ZERO }
    }

    /// The turns that lay the drawing onto itself.
    pub fn turns(self) -> impl Iterator<Item = Turn> {
        let fold = self.fold.clamp(1, 6);
        let mirrors = if self.mirrored { 2 } else { 1 };
        (0..mirrors).flat_map(move |mirror| {
            (0..fold).map(move |turn| Turn { mirrored: mirror == 1, sixths: turn * (6 / fold) })
        })
    }

    /// All hexes that a hex stands for, itself first.
    pub fn images(self, hex: Hex) -> impl Iterator<Item = Hex> {
        let middle = self.middle;
        self.turns().map(move |turn| middle + turn.apply(hex - middle))
    }
}
