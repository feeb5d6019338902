//! The games of the program. Beside the games' own folders, no other file
//! names one.

use crate::antrealm::AntRealm;
use crate::engine::{Game, Offer};
use crate::microlonies::Microlonies;
use crate::ui::antrealm::AntRealmFace;
use crate::ui::games::{AnyGame, OnShelf};
use crate::ui::microlonies::MicroloniesFace;

/// Something to be done with a game that is known by its name only.
pub trait Visitor {
    /// What comes of it.
    type Out;

    /// Does it with the game `G`.
    fn visit<G: Offer>(self) -> Self::Out;
}

/// The names of the games; the first is played when none is named.
pub const GAMES: [&str; 2] = [Microlonies::ID, AntRealm::ID];

/// Does something with the game of this name; `None` if there is none.
pub fn visit<V: Visitor>(game: &str, visitor: V) -> Option<V::Out> {
    match game {
        Microlonies::ID => Some(visitor.visit::<Microlonies>()),
        AntRealm::ID => Some(visitor.visit::<AntRealm>()),
        _ => None,
    }
}

/// The games as the lobby has them.
pub fn shelf() -> Vec<Box<dyn AnyGame>> {
    vec![OnShelf::boxed(MicroloniesFace), OnShelf::boxed(AntRealmFace)]
}
