//! Decisions and facts of abilities in words.

use crate::engine::{Line, Seat};
use crate::microlonies::content::Content;
use crate::microlonies::describe::letter;
use crate::microlonies::glimpse::{coordinates, print_key};
use crate::microlonies::ids::{ChamberId, TileId};
use crate::microlonies::pack::Side;
use crate::microlonies::state::{Colony, Open, State};

use super::{Ability, Effect};

/// The log line of an effect, if it is worth one.
pub(in crate::microlonies) fn glimpse(before: &State, effect: Effect) -> Option<Line> {
    let content = &*before.content;
    let seat: Seat = before.now.seat;
    let by = |key| Line::new(key).with("seat", seat);
    let colony = before.colony(seat);
    Some(match effect {
        Effect::PreyRefreshed { .. } => by("log-prey-refreshed"),
        Effect::TilesRefreshed => by("log-tiles-refreshed"),
        Effect::ExitSpared => by("log-exit-spared"),
        Effect::Shot { .. } => by("log-shot"),
        Effect::AcidPut { hex, .. } => by("log-acid-put").with("hex", coordinates(content, hex)),
        Effect::EggsGained { count } => by("log-eggs-gained").with("count", i64::from(count)),
        Effect::Shifted { from, to } => {
            let line = by("log-shifted").with("from", room(content, colony, from)?);
            line.with("to", room(content, colony, to)?)
        }
        Effect::Armed { .. } => by("log-armed"),
        Effect::Disarmed { soldiers, .. } => by("log-disarmed").with("count", i64::from(soldiers)),
        Effect::SlaveRobbed { .. } => by("log-slave-robbed"),
        Effect::SoldierSent { .. } => by("log-soldier-sent"),
        Effect::CameOut { hex } => by("log-came-out").with("hex", coordinates(content, hex)),
        Effect::GardenTaken { .. } => by("log-garden-taken"),
        Effect::NurseRaised { .. } => by("log-nurse-raised"),
        Effect::Founded { hex, .. } => by("log-founded").with("hex", coordinates(content, hex)),
        Effect::QueenJoined { chamber } => {
            by("log-queen-joined").with("chamber", room(content, colony, chamber)?)
        }
        Effect::SoldierCalled | Effect::OutAsked { .. } | Effect::OntoForest | Effect::QueenAsked => {
            return None;
        }
        Effect::MoreUnder { .. } | Effect::LayingPaid { .. } | Effect::HatchedMore { workers: 0, .. } => {
            return None;
        }
        Effect::MarabuntaGained { .. } => by("log-marabunta-gained"),
        Effect::MarabuntaSpent => by("log-marabunta-spent"),
        Effect::NestMoved { hex, .. } => by("log-nest-moved").with("hex", coordinates(content, hex)),
        Effect::EggStolen { victim } => by("log-egg-stolen").with("victim", victim),
        Effect::EggsStored { count } => by("log-eggs-stored").with("count", i64::from(count)),
        Effect::HatchedMore { workers, .. } => by("log-reinforced").with("count", i64::from(workers)),
        Effect::JawSet { card } => by("log-jaw-set").with("prey", &content.prey(card).name),
    })
}

fn room(content: &Content, colony: &Colony, id: ChamberId) -> Option<&'static str> {
    colony.chambers.get(id.index()).map(|chamber| print_key(content, chamber.print))
}

/// The sides of a tile with a tunnel, as letters.
fn sides(content: &Content, tile: TileId) -> String {
    let tunnels = content.tile_tunnels.get(tile.index()).copied().unwrap_or(0);
    Side::ALL.into_iter().filter(|side| tunnels & side.bit() != 0).map(letter).collect()
}

impl Ability {
    /// What a button for it says.
    pub fn line(self, content: &Content, open: &Open) -> Line {
        let colony = open.colony(open.now.seat);
        match self {
            Self::RefreshPrey => Line::new("choose-refresh-prey"),
            Self::RefreshTiles => Line::new("choose-refresh-tiles"),
            Self::Shoot(hex) => Line::new("choose-shoot").with("hex", coordinates(content, hex)),
            Self::PutAcid(hex) => Line::new("choose-put-acid").with("hex", coordinates(content, hex)),
            Self::Shift { from, to } => {
                let name = |id| room(content, colony, id).unwrap_or("site");
                Line::new("choose-shift").with("from", name(from)).with("to", name(to))
            }
            Self::HatchSoldier => Line::new("choose-hatch-soldier"),
            Self::SendSoldier => Line::new("choose-send-soldier"),
            Self::PutOut(hex) => Line::new("choose-put-out").with("hex", coordinates(content, hex)),
            Self::TakeGarden(tile) => Line::new("choose-take-garden").with("sides", sides(content, tile)),
            Self::RaiseNurse => Line::new("choose-raise-nurse"),
            Self::Found(hex) => Line::new("choose-found").with("hex", coordinates(content, hex)),
            Self::SeatQueen(chamber) => {
                let name = room(content, colony, chamber).unwrap_or("site");
                Line::new("choose-seat-queen").with("chamber", name)
            }
            Self::Again => Line::new("choose-again"),
            Self::MoveNest(hex) => Line::new("choose-move-nest").with("hex", coordinates(content, hex)),
            Self::Steal(victim) => Line::new("choose-steal").with("victim", victim),
            Self::Store(count) => Line::new("choose-store").with("count", i64::from(count)),
            Self::SetJaw(section) => {
                let line = Line::new("choose-set-jaw");
                match open.prey_river.get(usize::from(section)).copied().flatten() {
                    Some(card) => line.with("prey", &content.prey(card).name),
                    None => line.with("prey", "show-empty"),
                }
            }
        }
    }
}
