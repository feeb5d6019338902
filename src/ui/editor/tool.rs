//! The tools, and what a hand does with them.

use std::collections::HashSet;

use egui::Key;
use hexx::Hex;

use crate::editor::shapes::{self, Brush};
use crate::editor::{Extent, Symmetry};
use crate::ui::icons::Icon;

/// What the pointer does on the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub enum Tool {
    /// Moves the map.
    Hand,
    /// Puts ink under the brush.
    #[default]
    Brush,
    /// Takes away what is under the brush.
    Eraser,
    /// Puts ink on a line.
    Line,
    /// Puts ink on a ring.
    Ring,
    /// Puts ink on all that is joined and alike.
    Fill,
    /// Takes the ink of a hex.
    Picker,
    /// Lays, chooses and moves pieces.
    Piece,
    /// Selects a rectangle.
    Rectangle,
    /// Selects what a line runs around.
    Lasso,
    /// Selects all that is joined and alike.
    Wand,
    /// Writes remarks.
    Note,
}

impl Tool {
    /// All of them, as they stand in their column.
    pub const ALL: [Self; 12] = [
        Self::Hand,
        Self::Brush,
        Self::Eraser,
        Self::Line,
        Self::Ring,
        Self::Fill,
        Self::Picker,
        Self::Piece,
        Self::Rectangle,
        Self::Lasso,
        Self::Wand,
        Self::Note,
    ];

    /// Its picture.
    pub fn icon(self) -> Icon {
        match self {
            Self::Hand => Icon::Palm,
            Self::Brush => Icon::Brush,
            Self::Eraser => Icon::Eraser,
            Self::Line => Icon::Line,
            Self::Ring => Icon::Ring,
            Self::Fill => Icon::Fill,
            Self::Picker => Icon::Picker,
            Self::Piece => Icon::Tile,
            Self::Rectangle => Icon::Frame,
            Self::Lasso => Icon::Lasso,
            Self::Wand => Icon::Wand,
            Self::Note => Icon::Note,
        }
    }

    /// Text key of its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Hand => "studio-tool-hand",
            Self::Brush => "studio-tool-brush",
            Self::Eraser => "studio-tool-eraser",
            Self::Line => "studio-tool-line",
            Self::Ring => "studio-tool-ring",
            Self::Fill => "studio-tool-fill",
            Self::Picker => "studio-tool-picker",
            Self::Piece => "studio-tool-piece",
            Self::Rectangle => "studio-tool-rectangle",
            Self::Lasso => "studio-tool-lasso",
            Self::Wand => "studio-tool-wand",
            Self::Note => "studio-tool-note",
        }
    }

    /// Text key of what buttons and modifiers do.
    pub fn hint(self) -> &'static str {
        match self {
            Self::Hand => "studio-hint-hand",
            Self::Brush => "studio-hint-brush",
            Self::Eraser => "studio-hint-eraser",
            Self::Line => "studio-hint-line",
            Self::Ring => "studio-hint-ring",
            Self::Fill => "studio-hint-fill",
            Self::Picker => "studio-hint-picker",
            Self::Piece => "studio-hint-piece",
            Self::Rectangle => "studio-hint-rectangle",
            Self::Lasso => "studio-hint-lasso",
            Self::Wand => "studio-hint-wand",
            Self::Note => "studio-hint-note",
        }
    }

    /// Its key.
    pub fn key(self) -> Key {
        match self {
            Self::Hand => Key::H,
            Self::Brush => Key::B,
            Self::Eraser => Key::E,
            Self::Line => Key::L,
            Self::Ring => Key::O,
            Self::Fill => Key::G,
            Self::Picker => Key::I,
            Self::Piece => Key::P,
            Self::Rectangle => Key::S,
            Self::Lasso => Key::A,
            Self::Wand => Key::W,
            Self::Note => Key::N,
        }
    }

    /// Whether it puts something on hexes as a stroke is drawn.
    pub fn draws(self) -> bool {
        matches!(self, Self::Brush | Self::Eraser | Self::Line | Self::Ring)
    }

    /// Whether it changes what is selected.
    pub fn selects(self) -> bool {
        matches!(self, Self::Rectangle | Self::Lasso | Self::Wand)
    }
}

/// How a selection is put together with the one before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Join {
    /// Instead of it.
    #[default]
    Instead,
    /// To it.
    Add,
    /// From it.
    Take,
}

/// A stroke that is being drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stroke {
    /// The hexes that the pointer went over, from the first on.
    pub path: Vec<Hex>,
    /// How a selection is to be joined.
    pub join: Join,
    /// Whether it is drawn with the keyboard.
    pub keyed: bool,
}

impl Stroke {
    /// A stroke that begins on a hex.
    pub fn at(hex: Hex, join: Join) -> Self {
        Self { path: vec![hex], join, keyed: false }
    }

    /// A stroke with the keyboard that begins on a hex.
    pub fn keyed_at(hex: Hex) -> Self {
        Self { keyed: true, ..Self::at(hex, Join::Instead) }
    }

    /// Goes on to a hex.
    pub fn to(&mut self, hex: Hex) {
        if self.path.last() != Some(&hex) {
            self.path.push(hex);
        }
    }

    /// Where it began.
    pub fn from(&self) -> Hex {
        self.path[0]
    }

    /// Where it is.
    pub fn last(&self) -> Hex {
        *self.path.last().unwrap_or(&self.path[0])
    }

    /// The hexes that a tool touches with it, within a frame.
    pub fn touched(&self, tool: Tool, brush: Brush, extent: Extent) -> HashSet<Hex> {
        let ends = [self.from(), self.last()];
        let mut touched: HashSet<Hex> = match tool {
            Tool::Brush | Tool::Eraser => shapes::stroke(&self.path, brush),
            Tool::Line => shapes::stroke(&ends, brush),
            Tool::Ring => shapes::ring(ends[0], ends[1]).into_iter().collect(),
            Tool::Rectangle => {
                let [from, to] = ends.map(|hex| extent.nearest(hex));
                shapes::rectangle(from, to).into_iter().collect()
            }
            Tool::Lasso => shapes::lasso(&self.path),
            _ => HashSet::from([self.last()]),
        };
        if !extent.holds(ends[0]) || touched.len() > 1 {
            touched.retain(|hex| extent.holds(*hex));
        }
        touched
    }
}

/// Hexes with all their images in a symmetry.
pub fn images(hexes: &HashSet<Hex>, symmetry: Symmetry) -> HashSet<Hex> {
    hexes.iter().flat_map(|hex| symmetry.images(*hex)).collect()
}
