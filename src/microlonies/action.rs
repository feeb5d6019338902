//! Decisions, each a small one.

use serde::{Deserialize, Serialize};

use super::ids::{ChamberId, HexId, ObjectiveId};
use super::species::{Ability, Species};

/// A kind of ant as it is put down (M4.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Ant {
    Worker,
    Queen,
    /// A Worker with a Soldier token (S0.4).
    Soldier,
    /// An ant that never leaves the anthill (S5.2).
    Slave,
}

/// Which condition of an Objective is validated (M9.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum TierId {
    One,
    Two,
}

/// One decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Keep this one of the species dealt (M3.4).
    KeepSpecies(Species),
    /// Choose this one of the species that nobody has (M3.4).
    ChooseSpecies(Species),
    /// Keep this one of the Objectives dealt at the start (M3.5).
    Keep(ObjectiveId),
    /// Put the fourth Worker of the start on this hex (M3.7).
    Settle(HexId),
    /// Take up all ants of a chamber (M4.1).
    TakeUp(ChamberId),
    /// Put one ant of the hand in a chamber (M4.2).
    Put {
        /// Where it goes.
        chamber: ChamberId,
        /// Which kind of ant.
        ant: Ant,
    },
    /// Lay this many Eggs (M6.1).
    LayEggs(u8),
    /// Planning: draw Objectives (M6.2).
    PlanDraw,
    /// Planning: take the face-up Objective in this slot, from 0 (M6.2).
    PlanTake(u8),
    /// Put an Objective of the hand under the deck (M6.2).
    PutUnder(ObjectiveId),
    /// Take the Chamber tile of this river section, from 0 (M7.1).
    TakeTile(u8),
    /// Place the taken tile on the square grid (M7.2).
    PlaceTile {
        /// Column; grows to the east.
        x: i8,
        /// Row; grows downwards from the top row 0.
        y: i8,
    },
    /// Hatch an Egg into the new chamber (M7.5).
    Hatch,
    /// Hunt in this Hunting Zone (M8.1).
    HuntZone(HexId),
    /// Hunt the Termite Mound (M8.6).
    HuntMound,
    /// Take the Prey card of this river section, from 0 (M8.2).
    TakePrey(u8),
    /// So many of the losses are Soldiers (M8.3).
    Lose(u8),
    /// Send a Worker out to this hex, eliminating whoever stands there
    /// (M10.2, M10.3).
    Exit(HexId),
    /// Take up the ant on this hex to explore (M10.4).
    Pick(HexId),
    /// Move the ant that was taken up to this hex (M10.4).
    March(HexId),
    /// Validate an Objective of the hand (M9.1, M11.3).
    Validate {
        /// Which one.
        card: ObjectiveId,
        /// At which tier.
        tier: TierId,
    },
    /// Use an ability of the species.
    Ability(Ability),
    /// End the turn, or the last validation (M9, M11.3).
    EndTurn,
    /// Put one of the Objectives dealt at the start back, where several are
    /// kept (S11.1).
    PutBack(ObjectiveId),
}
