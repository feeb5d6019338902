//! A map of free hexes in the making: everything in it is repeated by a
//! symmetry.

use std::collections::{BTreeMap, VecDeque};

use hexx::Hex;

use crate::editor::{AROUND, Grid, Piece, Turn};
use crate::engine::Chance;
use crate::engine::chance::{Recorded, shuffle};
use crate::microlonies::pack::{Bonus, FreeGround, Terrain};

use super::paint;

/// What a map of free hexes is to be like.
pub(super) struct Plan {
    /// The turns that lay the map onto itself, each start onto each other.
    pub group: Vec<Turn>,
    /// How far it reaches from the Mound.
    pub radius: i32,
    /// Patches of Water in a hundred.
    pub water: u32,
    /// Bonus hexes in a hundred of land.
    pub bonus: u32,
}

/// What is on a hex.
#[derive(Debug, Clone, Copy)]
struct Spot {
    ground: FreeGround,
    bonus: Option<Bonus>,
    entrance: bool,
}

impl Spot {
    fn plain(ground: FreeGround) -> Self {
        Self { ground, bonus: None, entrance: false }
    }

    fn is_water(&self) -> bool {
        self.ground == FreeGround::Terrain(Terrain::Water)
    }
}

/// The map.
pub(super) struct Chart<'a> {
    plan: &'a Plan,
    spots: BTreeMap<(i32, i32), Spot>,
    /// The hexes of the first Starting tile beside its Nest.
    first: Vec<Hex>,
    zones: Vec<Hex>,
}

const LAND: [Terrain; 3] = [Terrain::Grassland, Terrain::Forest, Terrain::Rock];

impl<'a> Chart<'a> {
    /// Makes a map for these starts.
    pub fn new(plan: &'a Plan, starts: &[Piece], chance: &mut Recorded) -> Self {
        let rim = |start: &Piece| {
            let first = usize::from(start.turn.unwrap_or_default());
            (0..3).map(|step| start.at + AROUND[(first + step) % 6]).collect::<Vec<Hex>>()
        };
        let taken: Vec<Hex> = starts.iter().flat_map(|start| [vec![start.at], rim(start)].concat()).collect();
        let first = starts.first().map(rim).unwrap_or_default();
        let mut chart = Self { plan, spots: BTreeMap::new(), first, zones: Vec::new() };
        chart.terrain(&taken, chance);
        chart.mound();
        chart.zones(&taken, chance);
        chart.bonuses(chance);
        chart.ways();
        chart
    }

    /// The hexes as they are painted.
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::default();
        for ((y, x), spot) in &self.spots {
            grid.set(Hex::new(*x, *y), paint::of(spot.ground, spot.bonus, spot.entrance));
        }
        grid
    }

    fn images(&self, hex: Hex) -> impl Iterator<Item = Hex> {
        self.plan.group.iter().map(move |turn| turn.apply(hex))
    }

    /// One hex of each set of hexes that are alike.
    fn parts(&self) -> Vec<Hex> {
        let key = |hex: &Hex| (hex.y, hex.x);
        let is_first = |hex: &Hex| self.images(*hex).all(|image| key(hex) <= key(&image));
        Hex::ZERO.range(self.plan.radius as u32).filter(is_first).collect()
    }

    fn put(&mut self, hex: Hex, spot: Spot) {
        let images: Vec<Hex> = self.images(hex).collect();
        self.spots.extend(images.into_iter().map(|hex| ((hex.y, hex.x), spot)));
    }

    fn get(&self, hex: Hex) -> Option<&Spot> {
        self.spots.get(&(hex.y, hex.x))
    }

    /// Patches of one terrain each: a hex is like the nearest of some that
    /// are drawn by chance.
    fn terrain(&mut self, taken: &[Hex], chance: &mut Recorded) {
        let parts = self.parts();
        let some = |chance: &mut Recorded| parts[chance.below(parts.len() as u32) as usize];
        let patch = |chance: &mut Recorded| {
            let middle = some(chance);
            let wet = chance.below(100) < self.plan.water;
            let terrain = if wet { Terrain::Water } else { LAND[chance.below(3) as usize] };
            (middle, terrain)
        };
        let patches: Vec<(Hex, Terrain)> = (0..parts.len() / 6 + 3).map(|_| patch(chance)).collect();
        for hex in parts.iter().copied().filter(|hex| !taken.contains(hex)) {
            let nearest = patches.iter().min_by_key(|(middle, _)| middle.unsigned_distance_to(hex));
            let terrain = nearest.map_or(Terrain::Grassland, |(_, terrain)| *terrain);
            self.put(hex, Spot::plain(FreeGround::Terrain(terrain)));
        }
    }

    /// The Mound in the middle; its entrances lie as symmetrically as the map.
    fn mound(&mut self) {
        self.put(Hex::ZERO, Spot::plain(FreeGround::Mound));
        let step = if self.plan.group.len() == 3 { 2 } else { 3 };
        for (place, hex) in AROUND.into_iter().enumerate() {
            let terrain = if place % step == 0 { LAND[place / step % 3] } else { Terrain::Water };
            let mut spot = Spot::plain(FreeGround::Terrain(terrain));
            spot.entrance = place % step == 0;
            if step == 2 || place % 3 == 0 {
                self.spots.insert((hex.y, hex.x), spot);
            }
        }
    }

    /// Hunting Zones, none beside another, a start or the Mound.
    fn zones(&mut self, taken: &[Hex], chance: &mut Recorded) {
        let wanted = self.spots.len() / 14 + 5;
        let mut places = self.parts();
        shuffle(&mut places, chance);
        let apart = |a: Hex, b: Hex, least: u32| a == b || a.unsigned_distance_to(b) >= least;
        for place in places {
            let images: Vec<Hex> = self.images(place).collect();
            let fits = (3..self.plan.radius as u32).contains(&place.unsigned_distance_to(Hex::ZERO))
                && taken.iter().all(|hex| place != *hex && apart(place, *hex, 3))
                && images.iter().all(|image| apart(place, *image, 3))
                && self.zones.iter().all(|zone| place.unsigned_distance_to(*zone) >= 3);
            if fits && self.zones.len() < wanted {
                self.put(place, Spot::plain(FreeGround::HuntingZone));
                self.zones.extend(images);
            }
        }
        self.zones.sort_by_key(|zone| (zone.y, zone.x));
        self.zones.dedup();
    }

    fn bonuses(&mut self, chance: &mut Recorded) {
        for hex in self.parts() {
            let Some(mut spot) = self.get(hex).copied() else { continue };
            if spot.ground.is_land() && !spot.entrance && chance.below(100) < self.plan.bonus {
                spot.bonus = Some(paint::BONUSES[chance.below(8) as usize]);
                self.put(hex, spot);
            }
        }
    }

    /// Dries the Water that parts a start from an entrance or a Hunting Zone.
    fn ways(&mut self) {
        let entrances = self.spots.iter().filter(|(_, spot)| spot.entrance);
        let ends: Vec<Hex> = entrances.map(|((y, x), _)| Hex::new(*x, *y)).collect();
        let zones = self.zones.iter().map(|zone| AROUND.map(|step| *zone + step).to_vec());
        let goals: Vec<Vec<Hex>> = std::iter::once(ends).chain(zones).collect();
        let mut reached = self.walk(false);
        for goal in goals {
            if goal.iter().any(|hex| reached.contains_key(&(hex.y, hex.x))) {
                continue;
            }
            self.dry(&goal);
            reached = self.walk(false);
        }
    }

    /// Dries the shortest way to one of these hexes.
    fn dry(&mut self, goal: &[Hex]) {
        let steps = self.walk(true);
        let mut at = goal.iter().copied().find(|hex| steps.contains_key(&(hex.y, hex.x)));
        while let Some(hex) = at {
            if self.get(hex).is_some_and(Spot::is_water) {
                self.put(hex, Spot::plain(FreeGround::Terrain(Terrain::Grassland)));
            }
            at = steps.get(&(hex.y, hex.x)).copied().flatten();
        }
    }

    /// The hexes that the first start's ants can walk to, each with the one
    /// before it.
    fn walk(&self, over_water: bool) -> BTreeMap<(i32, i32), Option<Hex>> {
        let mut from: BTreeMap<(i32, i32), Option<Hex>> =
            self.first.iter().map(|hex| ((hex.y, hex.x), None)).collect();
        let mut open: VecDeque<Hex> = self.first.iter().copied().collect();
        while let Some(at) = open.pop_front() {
            for next in AROUND.map(|step| at + step) {
                let enters =
                    self.get(next).is_some_and(|spot| spot.ground.is_land() || over_water && spot.is_water());
                if enters && !from.contains_key(&(next.y, next.x)) {
                    from.insert((next.y, next.x), Some(at));
                    open.push_back(next);
                }
            }
        }
        from
    }
}
