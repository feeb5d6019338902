//! Checks of `chambers.json`.

use std::collections::BTreeMap;

use crate::content::{Faults, Number, counted, data_name};
use crate::engine::Line;
use crate::microlonies::pack::{Badge, ChamberFace, ChamberKind, ChamberTile, Family, Pack, Side, Symbol};

use super::anthill::Grid;
use super::{MAX_CARDS, prey};

const LIST: &str = "chambers.json: tiles";

/// How many tiles the rules ask for (M1.2).
const TILES: usize = 32;

/// From the starting anthill at least this many in a hundred must fit.
const PLACEABLE: usize = 90;

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let tiles = &pack.chambers;
    if !faults.count(LIST, tiles.len(), 5, MAX_CARDS) {
        return;
    }
    faults.ids(LIST, tiles.iter().map(|tile| tile.id.as_str()));
    for (index, tile) in tiles.iter().enumerate() {
        one(&format!("{LIST}[{index}]"), tile, faults);
    }
    faults.expect(LIST, "check-chamber-count", tiles.len(), TILES);
    kinds(pack, faults);
    shapes(tiles, faults);
    halves(tiles, faults);
    strength(tiles, faults);
    placeable(pack, faults);
}

fn one(place: &str, tile: &ChamberTile, faults: &mut Faults) {
    if tile.face.kind == ChamberKind::Nursery {
        faults.error(format!("{place}.kind"), Line::new("check-chamber-nursery"));
    }
    face(place, &tile.face, faults);
    if has_action(tile.face.kind) {
        faults.usual(format!("{place}.maximum"), tile.face.maximum, 4, 6);
    }
    if faults.range(format!("{place}.reinforcements"), tile.reinforcements, 0, 10) {
        faults.usual(format!("{place}.reinforcements"), tile.reinforcements, 2, 3);
    }
    let halves = tile.face.symbols.sides().iter().flatten().count();
    faults.usual(format!("{place}.symbols"), halves, 1, 3);
}

/// What holds for every chamber, of the deck or of the starting anthill.
pub(super) fn face(place: &str, face: &ChamberFace, faults: &mut Faults) {
    if face.badge.is_some() && face.kind != ChamberKind::Food {
        faults.error(format!("{place}.badge"), Line::new("check-chamber-badge"));
    }
    let (min, max) = if has_action(face.kind) { (1, 20) } else { (0, 0) };
    faults.range(format!("{place}.maximum"), face.maximum, min, max);
    for side in Side::ALL {
        if face.tunnels.iter().filter(|&&tunnel| tunnel == side).count() > 1 {
            let line = Line::new("check-chamber-tunnel-twice").with("side", data_name(&side));
            faults.error(format!("{place}.tunnels"), line);
        }
    }
    if face.tunnels.is_empty() {
        faults.error(format!("{place}.tunnels"), Line::new("check-chamber-tunnel-none"));
    } else if face.tunnels.len() < 2 {
        faults.warn(format!("{place}.tunnels"), Line::new("check-chamber-tunnel-one"));
    }
}

fn has_action(kind: ChamberKind) -> bool {
    !matches!(kind, ChamberKind::Nursery | ChamberKind::Food)
}

/// As many tiles of every kind as the rules say, and one Specialized Food
/// chamber for each family, whose badge is on enough cards.
fn kinds(pack: &Pack, faults: &mut Faults) {
    use ChamberKind::{Build, Colonize, Food, Hunt, LayEggs};
    let faces = || pack.chambers.iter().map(|tile| &tile.face);
    for (kind, expected) in [(LayEggs, 6), (Build, 6), (Hunt, 6), (Colonize, 6)] {
        let count = faces().filter(|face| face.kind == kind).count();
        if count != expected {
            let line = counted("check-chamber-kind-count", count, expected);
            faults.warn(LIST, line.with("kind", data_name(&kind)));
        }
    }
    let general = faces().filter(|face| face.kind == Food && face.badge.is_none()).count();
    faults.expect(LIST, "check-chamber-general-count", general, 4);
    for family in Family::ALL {
        let of_family = |badge: Badge| badge.family() == family;
        let count = faces().filter(|face| face.badge.is_some_and(of_family)).count();
        if count != 1 {
            let line = counted("check-chamber-special-count", count, 1);
            faults.warn(LIST, line.with("family", data_name(&family)));
        }
    }
    for (index, badge) in faces().enumerate().filter_map(|(index, face)| Some((index, face.badge?))) {
        let count = prey::cards_with(&pack.prey, badge);
        if count < prey::cards_expected(badge) {
            let line = Line::new("check-chamber-special-dead")
                .with("badge", data_name(&badge))
                .with("count", count.number());
            faults.warn(format!("{LIST}[{index}].badge"), line);
        }
    }
}

/// Every shape occurs: straight, corner, T, cross.
fn shapes(tiles: &[ChamberTile], faults: &mut Faults) {
    let shape = |tile: &ChamberTile| {
        let has = |side| tile.face.tunnels.contains(&side);
        match Side::ALL.iter().filter(|&&side| has(side)).count() {
            2 if has(Side::North) == has(Side::South) => "straight",
            2 => "corner",
            3 => "T",
            4 => "cross",
            _ => "other",
        }
    };
    for wanted in ["straight", "corner", "T", "cross"] {
        if !tiles.iter().any(|tile| shape(tile) == wanted) {
            faults.warn(LIST, Line::new("check-chamber-shape").with("shape", wanted.to_owned()));
        }
    }
}

/// Every symbol as left, right, upper and lower half.
fn halves(tiles: &[ChamberTile], faults: &mut Faults) {
    for symbol in Symbol::ALL {
        for side in Side::ALL {
            let shows = |tile: &ChamberTile| tile.face.symbols.sides()[side as usize] == Some(symbol);
            if !tiles.iter().any(shows) {
                let line = Line::new("check-symbol-half")
                    .with("symbol", data_name(&symbol))
                    .with("side", data_name(&side));
                faults.warn(LIST, line);
            }
        }
    }
}

/// Fewer Reinforcements on stronger chambers, on average.
fn strength(tiles: &[ChamberTile], faults: &mut Faults) {
    let mut by_maximum = BTreeMap::<u8, (usize, usize)>::new();
    for tile in tiles.iter().filter(|tile| has_action(tile.face.kind)) {
        let (workers, count) = by_maximum.entry(tile.face.maximum).or_default();
        *workers += usize::from(tile.reinforcements);
        *count += 1;
    }
    let classes: Vec<_> = by_maximum.into_iter().collect();
    for pair in classes.windows(2) {
        let [(_, (weak, weak_tiles)), (maximum, (strong, strong_tiles))] = pair else { continue };
        // Means, compared without fractions.
        if strong * weak_tiles >= weak * strong_tiles {
            faults.warn(LIST, Line::new("check-chamber-strength").with("maximum", maximum.number()));
        }
    }
}

/// How much of the deck fits into the starting anthill.
fn placeable(pack: &Pack, faults: &mut Faults) {
    let grid = Grid::new(&pack.anthill);
    let count = pack.chambers.iter().filter(|tile| grid.takes(&tile.face)).count();
    if count == 0 {
        faults.error(LIST, Line::new("check-chamber-placeable-none"));
    } else if count * 100 < pack.chambers.len() * PLACEABLE {
        let line = Line::new("check-chamber-placeable")
            .with("count", count.number())
            .with("all", pack.chambers.len().number())
            .with("percent", PLACEABLE.number());
        faults.warn(LIST, line);
    }
}
