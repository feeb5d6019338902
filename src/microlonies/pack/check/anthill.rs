//! Checks of `anthill.json`, and the square grid that they need.

use std::collections::{BTreeMap, BTreeSet};

use crate::content::{Faults, Number, data_name};
use crate::engine::Line;
use crate::microlonies::pack::{ChamberFace, ChamberKind, Pack, Side, StartingChamber};

use super::{MAX_CARDS, chambers};

const LIST: &str = "anthill.json: chambers";

/// The five chambers of the start (M3.8).
const KINDS: [ChamberKind; 5] = [
    ChamberKind::Nursery,
    ChamberKind::Colonize,
    ChamberKind::Build,
    ChamberKind::Hunt,
    ChamberKind::LayEggs,
];

/// How far from the middle a starting chamber may lie.
const FARTHEST: i64 = 10;

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let list = &pack.anthill;
    if !faults.count(LIST, list.len(), 1, MAX_CARDS) {
        return;
    }
    for (index, chamber) in list.iter().enumerate() {
        one(&format!("{LIST}[{index}]"), chamber, list, faults);
    }
    for kind in KINDS {
        let count = list.iter().filter(|chamber| chamber.face.kind == kind).count();
        if count != 1 {
            let line =
                Line::new("check-anthill-kind").with("kind", data_name(&kind)).with("count", count.number());
            faults.error(LIST, line);
        }
    }
    let queens = list.iter().filter(|chamber| chamber.queen).count();
    if queens != 1 {
        faults.error(LIST, Line::new("check-anthill-queen").with("count", queens.number()));
    }
    structure(&Grid::new(list), faults);
}

fn one(place: &str, chamber: &StartingChamber, list: &[StartingChamber], faults: &mut Faults) {
    let [x, y] = chamber.at;
    if chamber.face.kind == ChamberKind::Food {
        faults.error(format!("{place}.kind"), Line::new("check-anthill-food"));
    }
    chambers::face(place, &chamber.face, faults);
    if chamber.face.maximum > 0 {
        faults.usual(format!("{place}.maximum"), chamber.face.maximum, 4, 4);
    }
    let inside = faults.range(format!("{place}.at[0]"), x, -FARTHEST, FARTHEST)
        & faults.range(format!("{place}.at[1]"), y, 0, FARTHEST);
    if !inside {
        return;
    }
    if list.iter().filter(|other| other.at == chamber.at).count() > 1 {
        faults.error(format!("{place}.at"), Line::new("check-anthill-overlap"));
    }
    if y == 0 && chamber.face.tunnels.contains(&Side::North) {
        faults.error(format!("{place}.tunnels"), Line::new("check-anthill-reserve"));
    }
    for side in Side::ALL {
        let facing = list.iter().find(|other| other.at == beside(chamber.at, side));
        let tunnel = chamber.face.tunnels.contains(&side);
        if tunnel && facing.is_some_and(|other| !other.face.tunnels.contains(&side.across())) {
            faults.error(
                format!("{place}.tunnels"),
                Line::new("check-anthill-wall").with("side", data_name(&side)),
            );
        }
    }
}

fn structure(grid: &Grid<'_>, faults: &mut Faults) {
    let shape = grid.shape();
    if shape.parts > 1 {
        faults.error(LIST, Line::new("check-anthill-parts").with("count", shape.parts.number()));
    }
    if shape.loops == 0 {
        faults.warn(LIST, Line::new("check-anthill-loop"));
    }
    if shape.dead_ends == 0 {
        faults.warn(LIST, Line::new("check-anthill-dead-end"));
    }
}

/// The place beside another; far outside at the edge of the numbers.
fn beside([x, y]: [i8; 2], side: Side) -> [i8; 2] {
    let (dx, dy) = side.step();
    [x.saturating_add(dx), y.saturating_add(dy)]
}

/// Chambers by their places.
pub(super) struct Grid<'a>(BTreeMap<[i8; 2], &'a ChamberFace>);

/// What can be counted in an anthill (see [`Metric`](crate::microlonies::pack::Metric)).
pub(super) struct Shape {
    pub width: usize,
    pub depth: usize,
    pub loops: usize,
    pub dead_ends: usize,
    pub symbols: usize,
    pub parts: usize,
}

impl<'a> Grid<'a> {
    pub fn new(chambers: &'a [StartingChamber]) -> Self {
        let near = |n: i8| n.unsigned_abs() <= FARTHEST.unsigned_abs() as u8;
        let kept = chambers.iter().filter(|chamber| chamber.at.into_iter().all(near));
        Self(kept.map(|chamber| (chamber.at, &chamber.face)).collect())
    }

    /// Whether a tile fits anywhere (M7.2, M7.3).
    pub fn takes(&self, face: &ChamberFace) -> bool {
        let around = self.0.keys().flat_map(|&at| Side::ALL.map(|side| beside(at, side)));
        around.collect::<BTreeSet<_>>().into_iter().any(|at| self.fits(at, face))
    }

    fn fits(&self, at: [i8; 2], face: &ChamberFace) -> bool {
        if at[1] < 0 || self.0.contains_key(&at) || at[1] == 0 && face.tunnels.contains(&Side::North) {
            return false;
        }
        let mut joined = false;
        for side in Side::ALL {
            let tunnel = face.tunnels.contains(&side);
            if let Some(other) = self.0.get(&beside(at, side)) {
                if other.tunnels.contains(&side.across()) != tunnel {
                    return false;
                }
                joined |= tunnel;
            }
        }
        joined
    }

    /// The chambers joined to the one at a place.
    fn joined(&self, at: [i8; 2]) -> impl Iterator<Item = [i8; 2]> {
        Side::ALL.into_iter().filter_map(move |side| {
            let next = beside(at, side);
            let open = |at: [i8; 2], side| self.0.get(&at).is_some_and(|face| face.tunnels.contains(&side));
            (open(at, side) && open(next, side.across())).then_some(next)
        })
    }

    pub fn shape(&self) -> Shape {
        let span = |axis: usize| {
            let places = || self.0.keys().map(|at| usize::from(at[axis].abs_diff(i8::MIN)));
            places().max().zip(places().min()).map_or(0, |(max, min)| max - min + 1)
        };
        let joints: Vec<usize> = self.0.keys().map(|&at| self.joined(at).count()).collect();
        let parts = self.parts();
        Shape {
            width: span(0),
            depth: span(1),
            // Never below zero: every part has a tree of tunnels.
            loops: joints.iter().sum::<usize>() / 2 + parts - self.0.len(),
            dead_ends: joints.iter().filter(|&&count| count == 1).count(),
            symbols: self.symbols(),
            parts,
        }
    }

    fn parts(&self) -> usize {
        let mut left: BTreeSet<[i8; 2]> = self.0.keys().copied().collect();
        let mut parts = 0;
        while let Some(first) = left.pop_first() {
            parts += 1;
            let mut open = vec![first];
            while let Some(at) = open.pop() {
                open.extend(self.joined(at).filter(|next| left.remove(next)));
            }
        }
        parts
    }

    fn symbols(&self) -> usize {
        let complete = |&(at, side): &([i8; 2], Side)| {
            let half = |at: [i8; 2], side: Side| {
                self.0.get(&at).and_then(|face| face.symbols.sides()[side as usize])
            };
            let own = half(at, side);
            own.is_some() && own == half(beside(at, side), side.across())
        };
        let edges = self.0.keys().flat_map(|&at| [(at, Side::East), (at, Side::South)]);
        edges.filter(complete).count()
    }
}
