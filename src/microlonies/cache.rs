//! What positions keep though it follows from the rest.

use std::hash::{Hash, Hasher};

use serde::Serialize;

use super::ids::HexId;

/// What follows from a colony's pieces and is asked for again and again.
#[derive(Debug, Default, PartialEq, Eq, Serialize)]
pub struct ColonyCache {
    /// The Trail (M2.4), in the order it was found; the Nest first.
    pub trail: Vec<HexId>,
    /// Hexes next to the Trail and not part of it.
    pub rim: Vec<HexId>,
    /// Empty places of the square grid next to an open tunnel (M7.3).
    pub sites: Vec<Site>,
}

impl Clone for ColonyCache {
    fn clone(&self) -> Self {
        Self { trail: self.trail.clone(), rim: self.rim.clone(), sites: self.sites.clone() }
    }

    fn clone_from(&mut self, from: &Self) {
        self.trail.clone_from(&from.trail);
        self.rim.clone_from(&from.rim);
        self.sites.clone_from(&from.sites);
    }
}

/// A place where a tile may go, and what its sides must look like.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Site {
    /// Row.
    pub y: i8,
    /// Column.
    pub x: i8,
    /// Sides that need a tunnel, as bits; never none.
    pub needs: u8,
    /// Sides that must be wall, as bits.
    pub bars: u8,
}

impl Site {
    /// Whether a tile with these tunnels may go here (M7.3).
    pub fn fits(&self, tunnels: u8) -> bool {
        tunnels & self.needs == self.needs && tunnels & self.bars == 0
    }
}

/// Something recomputed from the rest: two positions are equal whatever it
/// holds.
#[derive(Debug, Clone, Default)]
pub struct Cached<T>(pub T);

impl<T> PartialEq for Cached<T> {
    fn eq(&self, _other: &Self) -> bool {
        true
    }
}

impl<T> Eq for Cached<T> {}

impl<T> Hash for Cached<T> {
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}
