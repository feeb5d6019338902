//! Facts: what was decided and what chance brought.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::action::{Ant, TierId};
use super::ids::{ChamberId, HexId, ObjectiveId, PreyId, TileId};
use super::species::{Effect, Species};
use super::state::{Activity, Phase};

/// One fact. Where no seat is named it is the seat whose decision is pending.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "each variant says what its fields are")]
pub enum Event {
    /// A Terrain tile lies on a place of the layout, turned clockwise by so
    /// many sixths (M3.1).
    TerrainLaid { place: u16, tile: u8, rotation: u8 },
    /// A seat's Starting tile lies, with the seat's Nest and a Worker on each
    /// of its three hexes (M3.1, M3.7).
    StartLaid { seat: Seat, place: u8, tile: u8 },
    /// This seat is first player (M3.6).
    FirstPlayer { seat: Seat },
    /// A Prey card turns up in a river section (M3.2, M9.2).
    PreyRevealed { section: u8, card: PreyId },
    /// A Chamber tile turns up in a river section (M3.2, M9.2).
    TileRevealed { section: u8, tile: TileId },
    /// An Objective turns up (M3.3, M6.2).
    ObjectiveRevealed { slot: u8, card: ObjectiveId },
    /// A seat draws an Objective from the deck, secretly (M3.5, M6.2).
    ObjectiveDrawn { seat: Seat, card: ObjectiveId },
    /// A seat is asked for a decision outside its turn's course.
    Asked { seat: Seat, phase: Phase },
    /// A seat is dealt a species, secretly (M3.4).
    SpeciesDealt { seat: Seat, species: Species },
    /// The seat keeps this species, secretly, of those dealt (M3.4).
    SpeciesKept { species: Species },
    /// A seat's species is revealed, and its colony begins as one (M3.4).
    SpeciesRevealed { seat: Seat, species: Species },
    /// The seat keeps this Objective; what else it was dealt goes back into
    /// the deck (M3.5).
    ObjectiveKept { card: ObjectiveId },
    /// The seat's fourth Worker stands on a hex (M3.7).
    Settled { hex: HexId },
    /// A turn begins.
    TurnBegan { seat: Seat, round: u16 },
    /// The ants of a chamber are taken up (M4.1).
    TakenUp { chamber: ChamberId },
    /// One ant of the hand is put in a chamber (M4.2).
    AntPut { chamber: ChamberId, ant: Ant },
    /// The chamber that got the last ant is activated, for this activity
    /// (M4.4, M4.5, M5).
    Activated { chamber: ChamberId, activity: Activity, efficiency: u8 },
    /// Eggs are laid (M6.1).
    EggsLaid { count: u8 },
    /// Planning is used; it cost an Egg if `paid` (M6.2).
    PlanningUsed { paid: bool },
    /// After drawing, an Objective of the hand has to go under the deck (M6.2).
    PutUnderAsked,
    /// A face-up Objective is taken into the hand (M6.2).
    ObjectiveTaken { slot: u8, card: ObjectiveId },
    /// An Objective of the hand goes under the deck (M6.2).
    ObjectivePutUnder { card: ObjectiveId },
    /// A Chamber tile is taken from a river section (M7.1).
    TileTaken { section: u8, tile: TileId },
    /// The tile taken is placed in the anthill (M7.2).
    TilePlaced { x: i8, y: i8 },
    /// Workers come from the reserve into a chamber (M7.4).
    Reinforced { chamber: ChamberId, workers: u8 },
    /// An Egg hatched into a chamber (M7.5).
    Hatched { chamber: ChamberId },
    /// A Hunting Zone is chosen (M8.1).
    ZoneChosen { zone: HexId },
    /// A Prey card is taken from a river section (M8.2).
    PreyTaken { section: u8, card: PreyId },
    /// It is to be said how many of these losses are Soldiers (M8.3).
    LossesAsked { losses: u8 },
    /// Workers of a chamber are lost (M8.3).
    WorkersLost { chamber: ChamberId, workers: u8 },
    /// A Pheromone is put on a Hunting Zone (M8.4).
    PheromonePut { zone: HexId },
    /// The Termite Mound is hunted: it is removed and uncovers a Hunting Zone
    /// (M8.6).
    MoundTaken { hex: HexId },
    /// What is left of the action after a part of it.
    Continues { activity: Activity },
    /// A Worker of a chamber goes out to a hex, for one point (M10.2).
    Exited { chamber: ChamberId, hex: HexId },
    /// A seat's ant goes back to its reserve, eliminated (M10.3).
    AntEliminated { hex: HexId, victim: Seat },
    /// A Termite leaves the game (M10.3).
    TermiteEliminated { hex: HexId },
    /// The ant on this hex is taken up to explore (M10.4).
    AntPicked { hex: HexId },
    /// The ant that was taken up moves, for one point (M10.4).
    AntMoved { from: HexId, to: HexId },
    /// The end is triggered; the game ends after this round (M11.1, M11.2).
    EndTriggered { last_round: u16 },
    /// An Objective is to be validated at the end of the turn, unseen by the
    /// others until then (M9.1, M11.3).
    Marked { card: ObjectiveId, tier: TierId },
    /// An Objective is validated, openly and for good (M9.1).
    Validated { seat: Seat, card: ObjectiveId, tier: TierId },
    /// Both rivers slide to the left over their gaps (M9.2).
    RiversSlid,
    /// An ability brings something about.
    Effect(Effect),
    /// A seat gave up (M11.5).
    Conceded { seat: Seat },
    /// The game is over.
    GameEnded,
    /// The seat puts one of the Objectives dealt back into the deck (S11.1).
    ObjectivePutBack { card: ObjectiveId },
}
