//! What abilities let a seat decide, and the facts that follow.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;
use crate::microlonies::ids::{ChamberId, HexId, PreyId, TileId};

/// A decision that only an ability offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ability {
    /// Refresh the Prey river before choosing (S3.2).
    RefreshPrey,
    /// Refresh the Chamber river before choosing (S4.2).
    RefreshTiles,
    /// Eliminate whoever stands on this hex from afar (S8.1).
    Shoot(HexId),
    /// Put the Formic Acid on this hex (S8.2).
    PutAcid(HexId),
    /// Move one Worker to a chamber joined by a tunnel (S12.1).
    Shift {
        /// Where it is.
        from: ChamberId,
        /// Where it goes.
        to: ChamberId,
    },
    /// Hatch an Egg into a Soldier (S15.1).
    HatchSoldier,
    /// The next Exit is a Soldier's, for one more Worker (S10.1).
    SendSoldier,
    /// Put a Worker from the reserve on this hex (S1.1, S10.2).
    PutOut(HexId),
    /// Take this Fungus Garden instead of a tile of the river (S2.1).
    TakeGarden(TileId),
    /// Add a Worker from the reserve to the Nursery (S2.3).
    RaiseNurse,
    /// Turn the ant on this hex into a Satellite Nest (S1.1).
    Found(HexId),
    /// The Queen from the supply joins this chamber (S1.2).
    SeatQueen(ChamberId),
    /// Put the Jaw on the Prey card of this river section, from 0 (S14.1).
    SetJaw(u8),
    /// Steal an Egg from this seat into the larder (S16.1).
    Steal(Seat),
    /// Move so many Eggs from the Nursery to the larder (S16.2).
    Store(u8),
    /// Take the chamber's action once more (S13.2).
    Again,
    /// Move the Nest to this hex (S13.3).
    MoveNest(HexId),
}

/// A fact that only an ability brings about, in the turn of the seat that
/// decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum Effect {
    /// The cards of the Prey river go under the deck in random order, for so
    /// many points (S3.2).
    PreyRefreshed { cost: u8 },
    /// The tiles of the Chamber river go under the deck in random order (S4.2).
    TilesRefreshed,
    /// The Exit before cost no point (S7.4).
    ExitSpared,
    /// The Elimination that follows hits from afar, for so many points (S8.1).
    Shot { cost: u8 },
    /// The Formic Acid moves to a hex, for so many points (S8.2).
    AcidPut { hex: HexId, cost: u8 },
    /// Eggs from the supply come to the Nursery (S8.3).
    EggsGained { count: u8 },
    /// A Worker moves to a chamber joined by a tunnel (S12.1).
    Shifted { from: ChamberId, to: ChamberId },
    /// A Worker of a chamber gets a Soldier token (S15.1).
    Armed { chamber: ChamberId },
    /// Soldier tokens of a chamber go back to the supply (S15.1).
    Disarmed { chamber: ChamberId, soldiers: u8 },
    /// A Slave comes to the Nursery (S5.2).
    SlaveRobbed { chamber: ChamberId },
    /// The Exit that follows is a Soldier's (S10.1).
    SoldierCalled,
    /// The ant on a hex, which just left a chamber, is a Soldier, for one more
    /// Worker of the chamber (S10.1).
    SoldierSent { chamber: ChamberId, hex: HexId },
    /// It is to be said where a Worker comes out beside a hex (S1.1, S10.2).
    OutAsked { beside: HexId },
    /// A Worker from the reserve stands on a hex (S1.1, S10.2).
    CameOut { hex: HexId },
    /// A Fungus Garden is taken (S2.1).
    GardenTaken { tile: TileId },
    /// The Exit before led onto a Forest, the first in this turn (S2.3).
    OntoForest,
    /// A Worker from the reserve comes to the Nursery (S2.3).
    NurseRaised { chamber: ChamberId },
    /// The ant on a hex becomes a Satellite Nest, for so many points (S1.1).
    Founded { hex: HexId, cost: u8 },
    /// It is to be said which chamber a Queen joins (S1.2).
    QueenAsked,
    /// A Queen from the supply joins a chamber (S1.2).
    QueenJoined { chamber: ChamberId },
    /// The Jaw is put on a Prey card of the river; the action ends (S14.1).
    JawSet { card: PreyId },
    /// So many Objectives go under the deck beyond the one (S11.3).
    MoreUnder { count: u8 },
    /// An Egg of this seat goes to the larder, for one point (S16.1).
    EggStolen { victim: Seat },
    /// Eggs of the Nursery go to the larder (S16.2).
    EggsStored { count: u8 },
    /// The Eggs laid cost so many points (S16.1).
    LayingPaid { cost: u8 },
    /// The Egg hatched into so many more Workers, and another may hatch (S16.3).
    HatchedMore { chamber: ChamberId, workers: u8 },
    /// Marabunta tokens are gained (S13.1).
    MarabuntaGained { count: u8 },
    /// A Marabunta token is spent for the action that follows (S13.2).
    MarabuntaSpent,
    /// The Nest moves to a hex, for so many points (S13.3).
    NestMoved { hex: HexId, cost: u8 },
}
