//! M2: the environment: Trails, movement, control.

use crate::engine::Seat;
use crate::microlonies::content::Content;
use crate::microlonies::ids::HexId;
use crate::microlonies::species;
use crate::microlonies::state::{Cell, ColonyCache, Ground, Occupant, Open};

/// The most hexes that a layout may have.
pub const MAX_HEXES: usize = 4096;

/// A set of hexes.
#[derive(Clone)]
pub struct HexSet([u64; MAX_HEXES / 64]);

impl HexSet {
    /// The empty set.
    pub fn new() -> Self {
        Self([0; MAX_HEXES / 64])
    }

    /// Adds a hex; false if it was there.
    pub fn insert(&mut self, hex: HexId) -> bool {
        let (word, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Takes a hex out; false if it was not there.
    pub fn remove(&mut self, hex: HexId) -> bool {
        let (word, bit) = (hex.index() / 64, 1 << (hex.index() % 64));
        let Some(word) = self.0.get_mut(word) else { return false };
        let there = *word & bit != 0;
        *word &= !bit;
        there
    }
}

impl Default for HexSet {
    fn default() -> Self {
        Self::new()
    }
}

/// How a colony's ants move (M2.5, M10).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gait {
    /// Steps of an Explore.
    pub steps: u8,
    /// Steps that an Exit may go from the Trail: 1 or 2.
    pub exit_steps: u8,
    /// Whether Water may be entered and stood on.
    pub swims: bool,
    /// Whether ants, Termites, Hunting Zones and Water may be passed.
    pub through: bool,
    /// Whether an Explore may end on an opponent's ant or a Termite, which it
    /// eliminates.
    pub strikes: bool,
    /// Whether Formic Acid may be entered, as by Soldiers (S10.1).
    pub braves_acid: bool,
}

impl Gait {
    /// That of the general rules, with so many steps of an Explore.
    pub const fn plain(steps: u8) -> Self {
        Self { steps, exit_steps: 1, swims: false, through: false, strikes: false, braves_acid: false }
    }

    /// Whether the ground lets an ant stand there, whoever does now.
    pub fn stands(&self, cell: &Cell) -> bool {
        is_standable(cell) || self.swims && cell.ground == Ground::Water
    }

    /// That of the ant on this hex, which may be a Soldier (S10.1).
    #[must_use]
    pub fn of_ant(self, cell: &Cell) -> Self {
        Self { braves_acid: self.braves_acid || cell.soldier, ..self }
    }

    /// Whether an ant may enter and stand there, whoever does now.
    pub fn enters(&self, cell: &Cell) -> bool {
        self.stands(cell) && (!cell.acid || self.braves_acid)
    }

    /// Whether an ant may end a move or be put here.
    pub fn ends(&self, cell: &Cell) -> bool {
        cell.occupant == Occupant::Nobody && self.enters(cell)
    }
}

/// Whether the ground lets any ant stand there (M2.3, M2.5).
pub fn is_standable(cell: &Cell) -> bool {
    matches!(cell.ground, Ground::Grassland | Ground::Forest | Ground::Rock | Ground::Bare)
}

/// Whether any ant may be put here (M2.5).
pub fn is_free(cell: &Cell) -> bool {
    is_standable(cell) && cell.occupant == Occupant::Nobody && !cell.acid
}

/// Whether the seat's ants may pass through the hex (M2.5).
pub fn is_passable(open: &Open, seat: Seat, gait: Gait, hex: HexId) -> bool {
    let cell = open.cell(hex);
    if cell.acid && !gait.braves_acid {
        return false;
    }
    match cell.ground {
        Ground::Grassland | Ground::Forest | Ground::Rock | Ground::Bare => passes(seat, gait, cell),
        Ground::Water => gait.through || gait.swims && passes(seat, gait, cell),
        Ground::HuntingZone => gait.through || cell.has_pheromone(seat),
        Ground::Nest => species::is_nest(open.colony(seat), hex),
        Ground::Mound | Ground::Blank => false,
    }
}

fn passes(seat: Seat, gait: Gait, cell: &Cell) -> bool {
    gait.through || matches!(cell.occupant, Occupant::Nobody) || cell.occupant == Occupant::Ant(seat)
}

/// Calls `visit` for every hex on which an ant of the seat may end after 1 to
/// [`Gait::steps`] steps from `from`, each once, until it returns false (M2.5).
/// One that strikes may also end where an opponent stands, on its last step.
pub fn destinations(
    open: &Open,
    content: &Content,
    seat: Seat,
    from: HexId,
    gait: Gait,
    mut visit: impl FnMut(HexId) -> bool,
) {
    let mut seen = HexSet::new();
    seen.insert(from);
    let mut ring = arrayvec::ArrayVec::<HexId, 512>::new();
    let mut next = arrayvec::ArrayVec::<HexId, 512>::new();
    ring.push(from);
    for _ in 0..gait.steps {
        for hex in ring.drain(..) {
            for near in content.around(hex) {
                if is_passable(open, seat, gait, near) {
                    if seen.insert(near) {
                        if gait.ends(open.cell(near)) && !visit(near) {
                            return;
                        }
                        let _ = next.try_push(near);
                    }
                } else if gait.strikes
                    && is_prey_of(open, seat, gait, near)
                    && seen.insert(near)
                    && !visit(near)
                {
                    return;
                }
            }
        }
        std::mem::swap(&mut ring, &mut next);
    }
}

/// Whether an opponent's ant or a Termite stands where an ant that moves so
/// could stand (M10.3).
pub fn is_prey_of(open: &Open, seat: Seat, gait: Gait, hex: HexId) -> bool {
    let cell = open.cell(hex);
    is_enemy(cell, seat) && gait.enters(cell)
}

/// Whether an opponent's ant or a Termite stands here that can be eliminated:
/// a Soldier can't (S10.1).
pub fn is_enemy(cell: &Cell, seat: Seat) -> bool {
    match cell.occupant {
        Occupant::Nobody => false,
        Occupant::Termite => true,
        Occupant::Ant(owner) => owner != seat && !cell.soldier,
    }
}

/// Whether the ant on `from` can move anywhere at all.
pub fn can_move(open: &Open, content: &Content, seat: Seat, from: HexId, gait: Gait) -> bool {
    if content.around(from).any(|near| gait.ends(open.cell(near))) {
        return gait.steps > 0;
    }
    let mut found = false;
    destinations(open, content, seat, from, gait, |_| {
        found = true;
        false
    });
    found
}

/// Whether one of the seat's pieces on the hex carries its Trail (M2.4).
fn carries(open: &Open, seat: Seat, hex: HexId) -> bool {
    let cell = open.cell(hex);
    cell.occupant == Occupant::Ant(seat)
        || cell.has_pheromone(seat)
        || cell.ground == Ground::Nest && species::is_nest(open.colony(seat), hex)
}

/// Finds the seat's Trail and its rim anew (M2.4). Only the colony's own
/// pieces are looked at, never the whole map.
pub fn recompute_trail(open: &mut Open, content: &Content, seat: Seat) {
    let (trail_bit, rim_bit) = bits(seat);
    let mut cache = std::mem::take(&mut open.colonies[seat.index()].cache.0);
    for hex in cache.trail.drain(..).chain(cache.rim.drain(..)) {
        open.marks.0[hex.index()] &= !(trail_bit | rim_bit);
    }
    for nest in species::nests(open.colony(seat)) {
        if open.marks.0[nest.index()] & trail_bit == 0 {
            flood(open, content, seat, nest, &mut cache);
        }
    }
    open.colonies[seat.index()].cache.0 = cache;
}

/// The seat's Trail and its rim as a fresh look finds them, and their bits in
/// `marks`; the caches kept are not looked at (M2.4).
pub fn fresh_trail(open: &Open, content: &Content, seat: Seat, marks: &mut [u8]) -> ColonyCache {
    let mut cache = ColonyCache::default();
    for nest in species::nests(open.colony(seat)) {
        if marks[nest.index()] & bits(seat).0 == 0 {
            flood_into(open, content, seat, nest, marks, &mut cache);
        }
    }
    cache
}

/// Lengthens the seat's Trail after a piece was put on `hex`.
pub fn extend_trail(open: &mut Open, content: &Content, seat: Seat, hex: HexId) {
    if open.marks.0[hex.index()] & bits(seat).1 == 0 {
        return;
    }
    let mut cache = std::mem::take(&mut open.colonies[seat.index()].cache.0);
    if let Some(place) = cache.rim.iter().position(|rim| *rim == hex) {
        cache.rim.remove(place);
    }
    flood(open, content, seat, hex, &mut cache);
    open.colonies[seat.index()].cache.0 = cache;
}

/// Adds `from` and all that hangs on it to the Trail.
fn flood(open: &mut Open, content: &Content, seat: Seat, from: HexId, cache: &mut ColonyCache) {
    let mut marks = std::mem::take(&mut open.marks.0);
    flood_into(open, content, seat, from, &mut marks, cache);
    open.marks.0 = marks;
}

fn flood_into(
    open: &Open,
    content: &Content,
    seat: Seat,
    from: HexId,
    marks: &mut [u8],
    cache: &mut ColonyCache,
) {
    let (trail_bit, rim_bit) = bits(seat);
    let mut done = cache.trail.len();
    marks[from.index()] = marks[from.index()] & !rim_bit | trail_bit;
    cache.trail.push(from);
    let mut touched_rim = false;
    while let Some(&hex) = cache.trail.get(done) {
        done += 1;
        for near in content.around(hex) {
            let mark = marks[near.index()];
            if mark & trail_bit != 0 {
                continue;
            }
            if carries(open, seat, near) {
                touched_rim |= mark & rim_bit != 0;
                marks[near.index()] = mark & !rim_bit | trail_bit;
                cache.trail.push(near);
            } else if mark & rim_bit == 0 {
                marks[near.index()] |= rim_bit;
                cache.rim.push(near);
            }
        }
    }
    if touched_rim {
        cache.rim.retain(|hex| marks[hex.index()] & rim_bit != 0);
    }
}

/// Whether the hex is next to the seat's Trail and not part of it.
pub fn is_on_rim(open: &Open, seat: Seat, hex: HexId) -> bool {
    open.marks.0[hex.index()] & bits(seat).1 != 0
}

fn bits(seat: Seat) -> (u8, u8) {
    (1 << seat.0, 16 << seat.0)
}

/// Steps from the seat's nearest Nest to the farthest hex of its Trail, within
/// the Trail.
pub fn reach(open: &Open, content: &Content, seat: Seat) -> u8 {
    let mut seen = HexSet::new();
    let mut queue = arrayvec::ArrayVec::<(HexId, u8), 256>::new();
    for nest in species::nests(open.colony(seat)).filter(|nest| seen.insert(*nest)) {
        queue.push((nest, 0));
    }
    let (mut done, mut farthest) = (0, 0);
    while let Some(&(hex, steps)) = queue.get(done) {
        done += 1;
        farthest = steps;
        for near in content.around(hex) {
            if open.on_trail(seat, near) && seen.insert(near) && queue.try_push((near, steps + 1)).is_err() {
                return farthest;
            }
        }
    }
    farthest
}
