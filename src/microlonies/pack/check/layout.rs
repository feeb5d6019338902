//! Checks of a layout.

use hexx::Hex;

use crate::content::{FORMAT, Faults, MAX_NAME, Number, counted};
use crate::engine::{Line, MAX_SEATS, Problem};
use crate::microlonies::geometry::DIRECTIONS;
use crate::microlonies::pack::{Layout, Pack};

use super::ground::{Cell, Ground, terrain_tile};

/// How far from the origin anything may lie.
const FARTHEST: i64 = 100;

/// The most hexes of a layout: more than any game needs, few enough to be
/// numbered and drawn.
const MAX_HEXES: usize = 4096;

/// All faults of a layout for a game of so many colonies.
pub fn check_layout(pack: &Pack, layout: &Layout, colonies: usize) -> Vec<Problem> {
    let mut faults = Faults::default();
    let root = format!("layout {}", layout.id.chars().take(MAX_NAME).collect::<String>());
    header(layout, colonies, &root, &mut faults);
    let hexes = layout.tiles.len() * 7 + layout.starts.len() * 4 + layout.free_hexes().count();
    if hexes > MAX_HEXES {
        let line =
            Line::new("check-layout-large").with("count", hexes.number()).with("max", MAX_HEXES.number());
        faults.error(&root, line);
        return faults.list;
    }
    if !numbers(layout, &root, &mut faults) {
        return faults.list;
    }
    tiles(pack, layout, &root, &mut faults);
    starts(pack, layout, colonies, &root, &mut faults);
    free_hexes(layout, &root, &mut faults);
    let ground = Ground::new(pack, layout, colonies, &root, &mut faults);
    mound(&ground, &root, &mut faults);
    ways(&ground, &root, &mut faults);
    zones(pack, &ground, &root, &mut faults);
    fairness(&ground, &root, &mut faults);
    faults.list
}

fn header(layout: &Layout, colonies: usize, root: &str, faults: &mut Faults) {
    if layout.format != FORMAT {
        let line = Line::new("check-format")
            .with("format", layout.format.number())
            .with("expected", FORMAT.number());
        faults.error(format!("{root}: format"), line);
    }
    faults.id(&format!("{root}: id"), &layout.id);
    faults.words(&format!("{root}: name"), &layout.name, MAX_NAME);
    for (index, &number) in layout.colonies.iter().enumerate() {
        faults.range(format!("{root}: colonies[{index}]"), number, 2, MAX_SEATS.number());
    }
    if !layout.colonies.iter().any(|&number| usize::from(number) == colonies) {
        let line = Line::new("check-layout-colonies").with("colonies", colonies.number());
        faults.error(format!("{root}: colonies"), line);
    }
    if layout.starts.len() < colonies {
        let line = counted("check-layout-starts", layout.starts.len(), colonies);
        faults.error(format!("{root}: starts"), line);
    }
    let most = layout.colonies.iter().map(|&number| usize::from(number)).max().unwrap_or(colonies);
    if layout.starts.len() > most.max(colonies) {
        let line = counted("check-layout-starts-unused", layout.starts.len(), most);
        faults.warn(format!("{root}: starts"), line);
    }
}

/// Whether all numbers are such that hexes can be made of them.
fn numbers(layout: &Layout, root: &str, faults: &mut Faults) -> bool {
    let mut fine = true;
    let tiles =
        layout.tiles.iter().enumerate().map(|(index, tile)| (format!("{root}: tiles[{index}]"), tile.at));
    let starts =
        layout.starts.iter().enumerate().map(|(index, s)| (format!("{root}: starts[{index}]"), s.at));
    let hexes = layout.hexes.iter().enumerate().map(|(index, h)| (format!("{root}: hexes[{index}]"), h.at));
    let rows = layout.rows.iter().enumerate().map(|(index, row)| (format!("{root}: rows[{index}]"), row.at));
    for (place, at) in tiles.chain(starts).chain(hexes).chain(rows) {
        for (axis, value) in at.into_iter().enumerate() {
            fine &= faults.range(format!("{place}.at[{axis}]"), value, -FARTHEST, FARTHEST);
        }
    }
    for (index, row) in layout.rows.iter().enumerate() {
        let last = i64::from(row.last_column());
        fine &= faults.range(format!("{root}: rows[{index}].hexes"), last, -FARTHEST, FARTHEST);
    }
    for (index, tile) in layout.tiles.iter().enumerate() {
        fine &= faults.range(format!("{root}: tiles[{index}].rotation"), tile.rotation.unwrap_or(0), 0, 5);
    }
    for (index, start) in layout.starts.iter().enumerate() {
        fine &= faults.range(format!("{root}: starts[{index}].facing"), start.facing, 0, 5);
    }
    fine
}

/// Fixed tiles exist and lie once; the rest suffices for the random places.
fn tiles(pack: &Pack, layout: &Layout, root: &str, faults: &mut Faults) {
    let fixed = |tile: Option<&String>| tile.cloned();
    let names: Vec<_> = layout.tiles.iter().map(|place| fixed(place.tile.as_ref())).collect();
    named(&names, "tiles", root, faults, |id| terrain_tile(pack, id).is_some());
    // The central tile is never dealt (M3.1).
    let dealt = |id: &str| !names.iter().flatten().any(|name| name == id);
    let left = pack.terrain.tiles.iter().filter(|tile| !tile.mound && dealt(&tile.id)).count();
    let random = names.iter().filter(|name| name.is_none()).count();
    if random > left {
        faults.error(format!("{root}: tiles"), counted("check-layout-tiles", left, random));
    }
}

/// The same for Starting tiles, of which only the colonies' are dealt.
fn starts(pack: &Pack, layout: &Layout, colonies: usize, root: &str, faults: &mut Faults) {
    let names: Vec<_> = layout.starts.iter().map(|place| place.tile.clone()).collect();
    let starting = &pack.terrain.starting;
    named(&names, "starts", root, faults, |id| starting.iter().any(|tile| tile.id == id));
    let left = starting.iter().filter(|tile| !names.iter().flatten().any(|name| *name == tile.id)).count();
    let random = names.iter().take(colonies).filter(|name| name.is_none()).count();
    if random > left {
        faults.error(format!("{root}: starts"), counted("check-layout-tiles", left, random));
    }
}

fn named(
    names: &[Option<String>],
    list: &str,
    root: &str,
    faults: &mut Faults,
    known: impl Fn(&str) -> bool,
) {
    for (index, id) in names.iter().enumerate().filter_map(|(index, id)| Some((index, id.as_ref()?))) {
        let place = format!("{root}: {list}[{index}].tile");
        let shown = id.chars().take(MAX_NAME).collect::<String>();
        if !known(id) {
            faults.error(place, Line::new("check-layout-tile-unknown").with("id", shown));
        } else if names[..index].iter().flatten().any(|other| other == id) {
            faults.error(place, Line::new("check-layout-tile-twice").with("id", shown));
        }
    }
}

fn free_hexes(layout: &Layout, root: &str, faults: &mut Faults) {
    for (index, free) in layout.hexes.iter().enumerate() {
        let land = free.ground.is_land();
        if free.bonus.is_some() && !land {
            faults.error(format!("{root}: hexes[{index}].bonus"), Line::new("check-layout-bonus"));
        }
        if free.entrance && !land {
            faults.error(format!("{root}: hexes[{index}].entrance"), Line::new("check-layout-entrance"));
        }
    }
}

/// One Mound at most, and entrances beside it only.
fn mound(ground: &Ground<'_>, root: &str, faults: &mut Faults) {
    let mounds = ground.iter().filter(|(_, cell, _)| *cell == Cell::Mound).count();
    if mounds > 1 {
        faults.error(root, Line::new("check-layout-mounds").with("count", mounds.number()));
    } else if mounds == 0 {
        faults.warn(root, Line::new("check-layout-mound-none"));
    }
    for (at, _, spot) in ground.entrances() {
        if !DIRECTIONS.iter().any(|&step| ground.get(at + step) == Some(Cell::Mound)) {
            faults.error(ground.path(spot), Line::new("check-layout-entrance-far"));
        }
    }
}

/// From every start an entrance and every Hunting Zone can be reached, as far
/// as fixed Water decides it; a deal that is worse is dealt again (M3.1).
fn ways(ground: &Ground<'_>, root: &str, faults: &mut Faults) {
    let mound = ground.iter().any(|(_, cell, _)| cell == Cell::Mound);
    for (seat, &nest) in ground.nests.iter().enumerate() {
        let reached = ground.walk(nest, false);
        let place = format!("{root}: starts[{seat}]");
        if mound && !ground.entrances().any(|(at, ..)| reached.get(at).is_some()) {
            faults.error(&place, Line::new("check-layout-entrance-cut"));
        }
        for (zone, _, spot) in ground.iter().filter(|(_, cell, _)| *cell == Cell::Zone) {
            if !DIRECTIONS.iter().any(|&step| reached.get(zone + step).is_some()) {
                faults.error(&place, Line::new("check-layout-zone-cut").with("other", ground.path(spot)));
            }
        }
    }
}

fn nearest_entrance(ground: &Ground<'_>, nest: Hex) -> Option<u32> {
    let reached = ground.walk(nest, true);
    ground.entrances().filter_map(|(at, ..)| reached.get(at)).min()
}

/// Each colony can place all the Pheromones that end the game.
fn zones(pack: &Pack, ground: &Ground<'_>, root: &str, faults: &mut Faults) {
    let zones = ground.iter().filter(|(_, cell, _)| matches!(cell, Cell::Zone | Cell::Mound)).count();
    let wanted = usize::from(pack.manifest.numbers.prey_to_end);
    if zones < wanted {
        faults.warn(root, counted("check-layout-zones", zones, wanted));
    }
    if ground.len() == 0 {
        faults.error(root, Line::new("check-layout-empty"));
    }
}

/// Nests as far from the Mound, from its nearest entrance and from each other.
fn fairness(ground: &Ground<'_>, root: &str, faults: &mut Faults) {
    let place = format!("{root}: starts");
    let Some((mound, ..)) = ground.iter().find(|(_, cell, _)| *cell == Cell::Mound) else { return };
    let all_equal = |values: &[u32]| values.windows(2).all(|pair| pair[0] == pair[1]);
    let apart = |a: Hex, b: Hex| a.unsigned_distance_to(b);
    let from_mound: Vec<_> = ground.nests.iter().map(|&nest| apart(nest, mound)).collect();
    if !all_equal(&from_mound) {
        faults.warn(&place, Line::new("check-layout-nest-distance").with("values", listed(&from_mound)));
    }
    let steps: Vec<_> = ground.nests.iter().filter_map(|&nest| nearest_entrance(ground, nest)).collect();
    if !all_equal(&steps) {
        faults.warn(&place, Line::new("check-layout-nest-steps").with("values", listed(&steps)));
    }
    // Even: every Nest sees the others at the same distances, and none has a
    // neighbour nearer than the Mound.
    let seen = |nest: Hex| {
        let mut distances: Vec<_> = ground.nests.iter().map(|&other| apart(nest, other)).collect();
        distances.sort_unstable();
        distances
    };
    let views: Vec<_> = ground.nests.iter().map(|&nest| seen(nest)).collect();
    let alike = views.windows(2).all(|pair| pair[0] == pair[1]);
    let near =
        views.iter().zip(&from_mound).any(|(view, &mound)| view.get(1).is_some_and(|&next| next < mound));
    if !alike || near {
        faults.warn(&place, Line::new("check-layout-spread"));
    }
}

fn listed(values: &[u32]) -> String {
    values.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
