//! What is wrong with a map or its tiles, as findings with their place.
//!
//! The faults are those of the pack's own checks, which know places in files;
//! here they become places on the map, and faults that have one cause become
//! one finding.

use std::collections::BTreeMap;

use hexx::Hex;

use crate::editor::{AROUND, Drawing, Finding, NOTHING, TileSet};
use crate::engine::{Arg, Line, Problem, Severity};
use crate::microlonies::geometry::hex;
use crate::microlonies::pack::{FreeGround, Layout, Pack, check_layout_for_all, check_terrain};
use crate::microlonies::rules::environment::MAX_HEXES;

use super::{MapCraft, STARTING_TILE, TERRAIN_TILE, paint, tiles, write};

/// Everything that is wrong with a map, errors first.
pub(super) fn map(craft: &MapCraft, drawing: &Drawing) -> Vec<Finding> {
    let starts = drawing.pieces.iter().filter(|piece| piece.shape == STARTING_TILE).count();
    let count = drawing.grid.len() + (drawing.pieces.len() - starts) * 7 + starts * 4;
    if count > MAX_HEXES {
        let line = Line::new("check-layout-large").with("count", count as i64);
        return vec![found(Severity::Error, line.with("max", MAX_HEXES as i64), None)];
    }
    let layout = write::layout(drawing);
    let mut survey = Survey { pack: &craft.pack, layout: &layout, findings: Vec::new(), cut: Cut::default() };
    survey.findings.extend(craft.fault.iter().map(|fault| {
        found(Severity::Error, Line::new("map-pack-faulty").with("fault", fault.clone()), None)
    }));
    for problem in check_layout_for_all(&craft.pack, &layout) {
        survey.take(problem);
    }
    survey.ways();
    let mut findings = survey.findings;
    findings.sort_by_key(|finding| std::cmp::Reverse(finding.severity));
    findings
}

fn found(severity: Severity, line: Line, at: Option<Hex>) -> Finding {
    Finding { severity, line, at }
}

/// Starts, by number from 0, that lack a way.
#[derive(Default)]
struct Cut {
    /// To an entrance.
    mound: Vec<usize>,
    /// To a Hunting Zone, by row and column.
    zones: BTreeMap<(i32, i32), Vec<usize>>,
}

/// A layout that is looked at.
struct Survey<'a> {
    pack: &'a Pack,
    layout: &'a Layout,
    findings: Vec<Finding>,
    cut: Cut,
}

impl Survey<'_> {
    /// Makes a finding of a fault, or keeps it until all of its kind are there.
    fn take(&mut self, problem: Problem) {
        let Problem { severity, place, line } = problem;
        let spot = place.rsplit_once(": ").map_or("", |(_, spot)| spot);
        let at = self.hex_of(spot);
        match line.key {
            "check-layout-zone-cut" => {
                let zone = line.args.iter().find_map(|(_, arg)| match arg {
                    Arg::Text(path) => self.hex_of(path.rsplit_once(": ")?.1),
                    _ => None,
                });
                if let (Some(zone), Some(("starts", start, _))) = (zone, entry(spot)) {
                    self.cut.zones.entry((zone.y, zone.x)).or_default().push(start);
                }
            }
            "check-layout-entrance-cut" => self.cut.mound.extend(entry(spot).map(|(_, start, _)| start)),
            "check-layout-overlap" => {
                let at = coordinates(&line);
                self.findings.push(found(severity, Line::new("map-overlap"), at));
            }
            "check-range" if at.is_some() => {
                let args = line.args.iter().filter(|(name, _)| *name == "max").cloned().collect();
                self.findings.push(found(severity, Line { key: "map-far", args }, at));
            }
            "check-layout-tiles" => {
                let at = self.surplus(spot, &line);
                self.findings.push(found(severity, line, at));
            }
            "check-layout-mounds" => {
                let at = self.mounds().get(1).copied();
                self.findings.push(found(severity, line, at));
            }
            _ => self.findings.push(found(severity, line, at)),
        }
    }

    /// What lacks a way, each thing once: where no start reaches it the fault
    /// is its own, else that of the starts.
    fn ways(&mut self) {
        let most = self.layout.colonies.iter().copied().max().map_or(0, usize::from);
        let starts = self.layout.starts.len().min(most);
        let mound = self.mounds().first().copied();
        let closed = mound.filter(|mound| !self.has_entrance(*mound));
        if closed.is_some() {
            self.findings.push(found(Severity::Error, Line::new("map-mound-no-entrance"), closed));
        } else if self.cut.mound.len() == starts && starts > 1 {
            self.findings.push(found(Severity::Error, Line::new("map-mound-closed"), mound));
        } else {
            let at = |start: &usize| self.layout.starts.get(*start).map(|start| hex(start.at));
            let line = || Line::new("check-layout-entrance-cut");
            let starts = self.cut.mound.iter().map(|start| found(Severity::Error, line(), at(start)));
            let starts: Vec<_> = starts.collect();
            self.findings.extend(starts);
        }
        for ((r, q), cut) in std::mem::take(&mut self.cut.zones) {
            let line = if cut.len() == starts {
                Line::new("map-zone-closed")
            } else {
                let numbers = cut.iter().map(|start| Arg::Number(*start as i64 + 1)).collect::<Vec<_>>();
                Line::new("map-zone-cut").with("starts", numbers)
            };
            self.findings.push(found(Severity::Error, line, Some(Hex::new(q, r))));
        }
    }

    /// The hex of an entry of the layout's lists.
    fn hex_of(&self, spot: &str) -> Option<Hex> {
        let (list, index, rest) = entry(spot)?;
        match list {
            "tiles" => self.layout.tiles.get(index).map(|tile| hex(tile.at)),
            "starts" => self.layout.starts.get(index).map(|start| hex(start.at)),
            "hexes" => self.layout.hexes.get(index).map(|free| hex(free.at)),
            "rows" => {
                let row = self.layout.rows.get(index)?;
                let letter = rest.strip_prefix('.').filter(|rest| rest.starts_with("hexes"));
                let letter = letter.and_then(entry).map_or(0, |(_, letter, _)| letter);
                Some(hex(row.at) + Hex::new(letter as i32, 0))
            }
            _ => None,
        }
    }

    /// The first random place for which no tile is left.
    fn surplus(&self, spot: &str, line: &Line) -> Option<Hex> {
        let left = line.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == "count" => usize::try_from(*number).ok(),
            _ => None,
        })?;
        if spot == "starts" {
            return self
                .layout
                .starts
                .iter()
                .filter(|start| start.tile.is_none())
                .nth(left)
                .map(|p| hex(p.at));
        }
        self.layout.tiles.iter().filter(|tile| tile.tile.is_none()).nth(left).map(|place| hex(place.at))
    }

    /// Where the Mound lies, on tiles and off them.
    fn mounds(&self) -> Vec<Hex> {
        let is_mound = |id: &String| self.pack.terrain.tiles.iter().any(|tile| tile.mound && tile.id == *id);
        let tiles = self.layout.tiles.iter().filter(|place| place.tile.as_ref().is_some_and(is_mound));
        let free = self.layout.free_hexes().filter(|free| free.ground == FreeGround::Mound);
        tiles.map(|place| hex(place.at)).chain(free.map(|free| hex(free.at))).collect()
    }

    /// Whether there is an entrance beside the Mound; on its tile there is.
    fn has_entrance(&self, mound: Hex) -> bool {
        let on_tile = self.layout.tiles.iter().any(|place| hex(place.at) == mound);
        let beside = |at: Hex| at.unsigned_distance_to(mound) == 1;
        on_tile || self.layout.hexes.iter().any(|free| free.entrance && beside(hex(free.at)))
    }
}

/// The parts of a place as `tiles[3].at`: list, index, and what follows.
fn entry(spot: &str) -> Option<(&str, usize, &str)> {
    let (list, rest) = spot.split_once('[')?;
    let (index, rest) = rest.split_once(']')?;
    Some((list, index.parse().ok()?, rest))
}

/// The hex that a line speaks of.
fn coordinates(line: &Line) -> Option<Hex> {
    let number = |wanted: &str| {
        line.args.iter().find_map(|(name, arg)| match arg {
            Arg::Number(number) if *name == wanted => i32::try_from(*number).ok(),
            _ => None,
        })
    };
    Some(Hex::new(number("q")?, number("r")?))
}

/// Everything that is wrong with tiles, errors first.
pub(super) fn tiles(set: &TileSet) -> Vec<(usize, Finding)> {
    let nth = |shape: u8, nth: usize| {
        let of_shape = set.tiles.iter().enumerate().filter(|(_, tile)| tile.shape == shape);
        of_shape.map(|(index, _)| index).nth(nth).unwrap_or_default()
    };
    let mut findings: Vec<(usize, Finding)> = unwritable(set);
    for Problem { severity, place, line } in check_terrain(&tiles::terrain_of(set)) {
        let spot = place.rsplit_once(": ").map_or("", |(_, spot)| spot);
        let shape = if spot.starts_with("starting") { STARTING_TILE } else { TERRAIN_TILE };
        let (_, index, rest) = entry(spot).unwrap_or((spot, 0, ""));
        let cell = entry(rest.trim_start_matches('.')).and_then(|(_, cell, _)| AROUND.get(cell).copied());
        let line = match line.key {
            "check-id-twice" => {
                let id = line.args.into_iter().filter(|(name, _)| *name == "id").collect();
                Line { key: "map-tile-twice", args: id }
            }
            _ => line,
        };
        findings.push((nth(shape, index), found(severity, line, cell)));
    }
    findings.sort_by_key(|(_, finding)| std::cmp::Reverse(finding.severity));
    findings
}

/// Hexes of tiles that no file can say.
fn unwritable(set: &TileSet) -> Vec<(usize, Finding)> {
    let mut findings = Vec::new();
    for (index, tile) in set.tiles.iter().enumerate() {
        for (cell, paint) in tile.cells.iter().enumerate() {
            let fine = match cell {
                0 => (tile.shape == STARTING_TILE) == (*paint == NOTHING) && tiles::terrain(*paint).is_none(),
                _ => {
                    tiles::terrain(*paint).is_some()
                        && (tile.shape != STARTING_TILE || paint & !paint::GROUND == 0)
                }
            };
            if !fine {
                let at = cell.checked_sub(1).and_then(|place| AROUND.get(place).copied());
                findings
                    .push((index, found(Severity::Error, Line::new("map-tile-hex"), at.or(Some(Hex::ZERO)))));
            }
        }
    }
    findings
}
