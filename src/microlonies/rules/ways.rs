//! M3.1: whether deals of the boards leave all ways open. A layout on which
//! few deals do is dealt hundreds of times, so what is the same in all deals is
//! walked over once.

use std::collections::BTreeSet;

use crate::microlonies::content::Content;
use crate::microlonies::ids::HexId;
use crate::microlonies::pack::Terrain;
use crate::microlonies::state::Ground;

use super::setup::{Deal, is_land};

/// No node: nothing that ants can ever walk on.
const NOWHERE: u32 = u32::MAX;

/// The ways of a layout. Its nodes are the parts of land that are joined in
/// all deals, and behind these the hexes that another deal may change.
pub struct Ways<'a> {
    content: &'a Content,
    seats: usize,
    /// Node of every hex.
    nodes: Vec<u32>,
    /// How many nodes are parts of land.
    parts: usize,
    /// How many nodes there are.
    count: usize,
    /// Nodes that are joined if both are land.
    joints: Vec<(u32, u32)>,
    /// Places of Terrain tiles that another deal may change.
    loose: Vec<usize>,
    /// For every Hunting Zone, the nodes beside it; each set once.
    zones: BTreeSet<Vec<u32>>,
    /// Nodes of entrances that are the same in all deals.
    entrances: Vec<u32>,
}

impl<'a> Ways<'a> {
    /// The ways of a layout, from the ground and the entrances of any deal.
    pub fn new(content: &'a Content, seats: usize, ground: &[Ground], entrances: &[HexId]) -> Self {
        let places = content.setup.layout.tiles.iter().enumerate();
        let is_loose = places.filter(|(_, place)| place.tile.is_none() || place.rotation.is_none());
        let loose: Vec<usize> = is_loose.map(|(index, _)| index).collect();
        let tiles = loose.iter().flat_map(|place| &content.tile_places[*place][1..]);
        let starts = content.start_places.iter().take(seats).flat_map(|place| &place[1..]);
        let changing: BTreeSet<HexId> = tiles.chain(starts).copied().collect();
        let (mut nodes, parts) = parts(content, |hex| !changing.contains(&hex) && is_land(ground, hex));
        for (number, hex) in changing.iter().enumerate() {
            nodes[hex.index()] = (parts + number) as u32;
        }
        let node = |hex: HexId| nodes[hex.index()];
        let beside = |hex: HexId| {
            let found: BTreeSet<u32> =
                content.around(hex).map(node).filter(|near| *near != NOWHERE).collect();
            found
        };
        let joints =
            changing.iter().flat_map(|hex| beside(*hex).into_iter().map(|near| (node(*hex), near))).collect();
        let is_zone = |hex: &HexId| ground[hex.index()] == Ground::HuntingZone;
        let zones = (0..ground.len() as u16).map(HexId).filter(is_zone);
        let zones = zones.map(|zone| beside(zone).into_iter().collect()).collect();
        let entrances =
            entrances.iter().filter(|hex| !changing.contains(hex)).map(|hex| node(*hex)).collect();
        let count = parts + changing.len();
        Self { content, seats, parts, count, joints, loose, zones, entrances, nodes }
    }

    /// Whether in a deal every start can walk to an entrance of the Mound, if
    /// there is one, and to the side of every Hunting Zone.
    pub fn are_open(&self, deal: &Deal) -> bool {
        let (land, entrances) = self.dealt(deal);
        let mut joined: Vec<u32> = (0..self.count as u32).collect();
        for (a, b) in &self.joints {
            if land[*a as usize] && land[*b as usize] {
                let (a, b) = (root(&mut joined, *a), root(&mut joined, *b));
                joined[a as usize] = b;
            }
        }
        let is_land = |node: &u32| land.get(*node as usize).copied().unwrap_or_default();
        self.content.start_places.iter().take(self.seats).all(|start| {
            let own = start[1..].iter().map(|hex| self.nodes[hex.index()]).filter(is_land);
            let own: Vec<u32> = own.map(|node| root(&mut joined, node)).collect();
            let mut reached = |node: &u32| is_land(node) && own.contains(&root(&mut joined, *node));
            (entrances.is_empty() || entrances.iter().any(&mut reached))
                && self.zones.iter().all(|beside| beside.iter().any(&mut reached))
        })
    }

    /// Which nodes are land in a deal, and the nodes of all entrances.
    fn dealt(&self, deal: &Deal) -> (Vec<bool>, Vec<u32>) {
        let mut land = vec![true; self.count];
        land[self.parts..].fill(false);
        let mut entrances = self.entrances.clone();
        let terrain = &self.content.setup.pack.terrain;
        for place in &self.loose {
            let (tile, rotation) = deal.terrain[*place];
            for (direction, hex) in self.content.tile_places[*place][1..].iter().enumerate() {
                let printed =
                    terrain.tiles[usize::from(tile)].hexes[(direction + 6 - usize::from(rotation)) % 6];
                let node = self.nodes[hex.index()];
                land[node as usize] = printed.terrain != Terrain::Water;
                entrances.extend(printed.entrance.then_some(node));
            }
        }
        for (place, tile) in self.content.start_places.iter().take(self.seats).zip(&deal.starting) {
            for (hex, printed) in place[1..].iter().zip(terrain.starting[usize::from(*tile)].hexes) {
                land[self.nodes[hex.index()] as usize] = printed != Terrain::Water;
            }
        }
        (land, entrances)
    }
}

/// The part of every hex that is land in all deals, and how many there are.
fn parts(content: &Content, is_land: impl Fn(HexId) -> bool) -> (Vec<u32>, usize) {
    let mut nodes = vec![NOWHERE; content.hexes.len()];
    let mut count = 0;
    for from in (0..content.hexes.len() as u16).map(HexId) {
        let mut open = vec![from];
        let mut found = false;
        while let Some(hex) = open.pop() {
            if nodes[hex.index()] == NOWHERE && is_land(hex) {
                nodes[hex.index()] = count;
                found = true;
                open.extend(content.around(hex));
            }
        }
        count += u32::from(found);
    }
    (nodes, count as usize)
}

/// The node that stands for all that are joined to one.
fn root(joined: &mut [u32], node: u32) -> u32 {
    let mut at = node;
    while joined[at as usize] != at {
        joined[at as usize] = joined[joined[at as usize] as usize];
        at = joined[at as usize];
    }
    at
}
