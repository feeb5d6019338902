//! What some eyes may see, and possible positions built from it.

use std::ops::Deref;
use std::sync::Arc;

use crate::engine::{Eyes, Seat};

use super::action::TierId;
use super::content::Content;
use super::ids::ObjectiveId;
use super::state::Open;

/// What some eyes see of a position (M1.5). It derefs to the open part.
#[derive(Debug, Clone)]
pub struct View {
    /// What never changes during a game.
    pub content: Arc<Content>,
    /// Whose eyes.
    pub eyes: Eyes,
    /// What lies open.
    pub open: Open,
    /// Objectives in hand by seat, ascending; empty for hands these eyes don't
    /// see. [`Colony::hand`](super::state::Colony::hand) has their number.
    pub hands: Vec<Vec<ObjectiveId>>,
    /// Objectives marked for validation by seat, where these eyes see them.
    pub marked: Vec<Vec<(ObjectiveId, TierId)>>,
    /// The cards put under the Objective deck, the next to be drawn first.
    pub under: Vec<UnderSeen>,
}

/// A card put under the Objective deck, as some eyes see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnderSeen {
    /// Who put it there.
    pub by: Seat,
    /// Its number within the game.
    pub number: u16,
    /// How many cards it could be, as the others see it.
    pub among: u8,
    /// Which card it is, for whoever knows.
    pub card: Option<ObjectiveId>,
}

impl Deref for View {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.eyes == other.eyes
            && self.open == other.open
            && self.hands == other.hands
            && self.marked == other.marked
            && self.under == other.under
    }
}
