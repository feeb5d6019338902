//! How a colony is told from the others: a colour and a shape, everywhere
//! together.

use egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::engine::{Player, Seat, Who};
use crate::text::Text;

/// The colour and shape of a colony.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Look {
    /// A yellow square.
    Yellow,
    /// A pink circle.
    Pink,
    /// A blue triangle.
    Blue,
    /// A green diamond.
    Green,
}

impl Look {
    /// Every look, in the order in which seats take them.
    pub const ALL: [Self; 4] = [Self::Yellow, Self::Pink, Self::Blue, Self::Green];

    /// The look that a seat has unless another is chosen.
    pub fn of(seat: Seat) -> Self {
        Self::ALL[seat.index() % Self::ALL.len()]
    }

    /// The text key of the colony's name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Yellow => "colony-yellow",
            Self::Pink => "colony-pink",
            Self::Blue => "colony-blue",
            Self::Green => "colony-green",
        }
    }

    /// The text key of the name of the colour and shape.
    pub fn look_key(self) -> &'static str {
        match self {
            Self::Yellow => "look-yellow",
            Self::Pink => "look-pink",
            Self::Blue => "look-blue",
            Self::Green => "look-green",
        }
    }

    /// The colour, the same in both themes.
    pub fn color(self) -> Color32 {
        match self {
            Self::Yellow => Color32::from_rgb(0xE3, 0xB5, 0x05),
            Self::Pink => Color32::from_rgb(0xCC, 0x6F, 0xA0),
            Self::Blue => Color32::from_rgb(0x2F, 0x78, 0xB7),
            Self::Green => Color32::from_rgb(0x2F, 0x9E, 0x77),
        }
    }

    /// Corners of the shape around `center`, of about the same area for each;
    /// none for the circle.
    fn corners(self, center: Pos2, radius: f32) -> Vec<Pos2> {
        let at = |x: f32, y: f32| center + vec2(x, y) * radius;
        match self {
            Self::Yellow => {
                let side = 0.84;
                vec![at(-side, -side), at(side, -side), at(side, side), at(-side, side)]
            }
            Self::Pink => Vec::new(),
            Self::Blue => vec![at(0.0, -1.08), at(1.06, 0.8), at(-1.06, 0.8)],
            Self::Green => vec![at(0.0, -1.16), at(1.0, 0.0), at(0.0, 1.16), at(-1.0, 0.0)],
        }
    }

    /// The shape, filled in its colour, with an outline.
    pub fn shape(self, center: Pos2, radius: f32, outline: impl Into<Stroke>) -> Shape {
        self.filled(center, radius, self.color(), outline)
    }

    /// The shape, filled in any colour.
    pub fn filled(self, center: Pos2, radius: f32, fill: Color32, outline: impl Into<Stroke>) -> Shape {
        let outline = outline.into();
        match self {
            Self::Pink => egui::epaint::CircleShape { center, radius, fill, stroke: outline }.into(),
            _ => Shape::convex_polygon(self.corners(center, radius), fill, outline),
        }
    }

    /// Paints the shape with a dark outline that holds on any ground.
    pub fn paint(self, painter: &Painter, center: Pos2, radius: f32) {
        let outline = Stroke::new((radius * 0.14).clamp(0.8, 2.0), Color32::from_black_alpha(140));
        painter.add(self.shape(center, radius, outline));
    }
}

/// A colony at the table, as the interface names and paints it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Colony {
    /// Its seat.
    pub seat: Seat,
    /// Its name: a player's, or the colony's own.
    pub name: String,
    /// Its colour and shape.
    pub look: Look,
    /// Whether a bot decides for it.
    pub bot: bool,
}

impl Colony {
    /// The colonies of these players, by seat, with names in the language in
    /// use.
    pub fn all(players: &[Player], text: &Text) -> Vec<Self> {
        let colony = |(seat, player): (Seat, &Player)| {
            let look = Look::of(seat);
            let name = if player.name.is_empty() { text.say(look.key()) } else { player.name.clone() };
            Self { seat, name, look, bot: matches!(player.who, Who::Bot(_)) }
        };
        Seat::all(players.len()).zip(players).map(colony).collect()
    }
}

/// A point of the unit square inside `rect`, for painting by proportion.
pub fn within(rect: egui::Rect, x: f32, y: f32) -> Pos2 {
    pos2(rect.left() + rect.width() * x, rect.top() + rect.height() * y)
}
