//! What a game gives to the editor: its craft and how its maps look.

use std::sync::Arc;

use egui::{Color32, Pos2};

use crate::editor::{Craft, Paint};
use crate::ui::brush::Brush;
use crate::ui::icons::Icon;
use crate::ui::theme::Theme;

/// How the maps of a game look.
pub trait Look: Send + Sync {
    /// The colour of a paint from far away.
    fn color(&self, theme: &Theme, paint: Paint) -> Color32;

    /// What is to be seen on a hex beside its colour, from near. `seed` is the
    /// hex's own, so that it always looks the same.
    fn detail(&self, brush: &mut Brush, theme: &Theme, paint: Paint, center: Pos2, radius: f32, seed: u32);

    /// The ground of a piece whose tile is not known: a random one.
    fn unknown(&self, theme: &Theme, shape: u8) -> Color32;

    /// The sign in the middle of a piece of this shape.
    fn sign(&self, shape: u8) -> Icon;
}

/// The maps of a game, to be drawn.
#[derive(Clone)]
pub struct Studio {
    /// Its maps.
    pub craft: Arc<dyn Craft>,
    /// How they look.
    pub look: Arc<dyn Look>,
}
