//! Which pieces came with a species, and how many of them can still be used.

use crate::engine::Seat;
use crate::microlonies::content::Content;
use crate::microlonies::state::{Colony, Open};

use super::{
    Slice, Species, acid, amazon, argentine, leafcutter, numbers, queens, slaves, soldier, soldiers,
};

/// A kind of pieces that come with a species.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Piece {
    /// Satellite Nests (S1.1).
    Satellite,
    /// Queens beyond the first (S1.2, S7.1).
    Queen,
    /// Fungus Gardens (S2.1).
    Garden,
    /// The refresh of the Chamber river (S4.2).
    Refresh,
    /// Slaves (S5.2).
    Slave,
    /// The Formic Acid (S8.2).
    Acid,
    /// Soldiers (S10.1, S15.1).
    Soldier,
    /// Marabunta tokens (S13.1).
    Marabunta,
    /// The Jaw (S14.1).
    Jaw,
}

impl Piece {
    /// Text key of its name.
    pub fn key(self) -> &'static str {
        match self {
            Self::Satellite => "component-satellites",
            Self::Queen => "component-queens",
            Self::Garden => "component-gardens",
            Self::Refresh => "component-refresh",
            Self::Slave => "component-slaves",
            Self::Acid => "component-acid",
            Self::Soldier => "component-soldiers",
            Self::Marabunta => "component-marabunta",
            Self::Jaw => "component-jaw",
        }
    }

    /// Text key of how many there are: those of the supply are left, while
    /// Marabunta are gained first.
    pub fn count_key(self) -> &'static str {
        if self == Self::Marabunta { "component-held" } else { "component-left" }
    }
}

/// The pieces of a kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Component {
    /// What they are.
    pub piece: Piece,
    /// How many can still be used.
    pub left: u8,
    /// How many there are.
    pub all: u8,
}

/// The pieces that came with the seat's species, and what is left of them.
pub fn components(open: &Open, content: &Content, seat: Seat) -> Vec<Component> {
    let colony = open.colony(seat);
    let tokens = numbers(content, colony).map_or(0, |numbers| numbers.tokens);
    let found = |piece, left, all| Component { piece, left, all };
    let mut all = match (colony.species, colony.slice) {
        (_, Slice::Argentine { satellites, queens }) => {
            let (most, founded) = (usize::from(tokens).min(satellites.len()), satellites.iter().flatten());
            let queens_due = argentine::due(most);
            vec![
                found(Piece::Satellite, (most as u8).saturating_sub(founded.count() as u8), most as u8),
                found(Piece::Queen, queens_due.saturating_sub(queens), queens_due),
            ]
        }
        (_, Slice::Carpenter { refreshed }) => vec![found(Piece::Refresh, u8::from(!refreshed), 1)],
        (_, Slice::RedMeadow { .. }) => vec![found(Piece::Acid, u8::from(acid(colony).is_none()), 1)],
        (_, Slice::Army { tokens: held, .. }) => vec![found(Piece::Marabunta, held, tokens)],
        (_, Slice::TrapJaw { jaw }) => vec![found(Piece::Jaw, u8::from(jaw.is_none()), 1)],
        (Some(Species::Leafcutter), _) => {
            let gardens = content.garden_ids();
            let is_free = |tile| !leafcutter::has_built(colony, tile) && open.now.tile != Some(tile);
            let all = gardens.clone().count() as u8;
            vec![found(Piece::Garden, gardens.filter(|tile| is_free(*tile)).count() as u8, all)]
        }
        (Some(Species::Amazon), _) => {
            let (all, used) =
                (slaves(content, colony), amazon::held(colony) + hand(open, seat, Piece::Slave));
            vec![found(Piece::Slave, all.saturating_sub(used), all)]
        }
        (Some(Species::Fire), _) => {
            let all = queens(content, colony);
            let extra = throned(colony) + hand(open, seat, Piece::Queen);
            vec![found(Piece::Queen, (all + 1).saturating_sub(extra), all)]
        }
        (Some(Species::Soldier | Species::Harvester), _) => {
            let (all, used) =
                (soldiers(content, colony), armed(open, colony) + hand(open, seat, Piece::Soldier));
            vec![found(Piece::Soldier, all.saturating_sub(used), all)]
        }
        _ => Vec::new(),
    };
    all.retain(|component| component.all > 0);
    all
}

fn throned(colony: &Colony) -> u8 {
    colony.chambers.iter().map(|chamber| chamber.queens).sum()
}

/// Soldiers in the anthill and outside.
fn armed(open: &Open, colony: &Colony) -> u8 {
    let inside: u8 = colony.chambers.iter().map(|chamber| chamber.soldiers).sum();
    inside + soldier::outside(open, colony) as u8
}

/// Pieces of a kind in the hand of the seat's dispersal.
fn hand(open: &Open, seat: Seat, piece: Piece) -> u8 {
    match piece {
        _ if open.now.seat != seat => 0,
        Piece::Slave => open.now.slaves,
        Piece::Queen => open.now.queens,
        Piece::Soldier => open.now.soldiers,
        _ => 0,
    }
}
