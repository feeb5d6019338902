//! What statistics tell of this game's balance.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::engine::{Balance, Cell, Chance, Line, Seat, Words};

use super::action::{Action, TierId};
use super::content::Content;
use super::game::Microlonies;
use super::ids::{PreyId, TileId};
use super::pack::ChamberTile;
use super::species::Species;
use super::state::{Print, State};

/// When each card and tile was taken.
#[derive(Debug, Default)]
pub struct Taken {
    /// Round by card; nothing for cards that nobody took.
    prey: BTreeMap<PreyId, u16>,
    /// Round by tile.
    tiles: BTreeMap<TileId, u16>,
}

/// A number as files call it, so that the order is that of the pack.
fn numbered(table: &'static str, number: usize) -> Cell {
    Cell::new(table, format!("{number:03}"))
}

impl Balance for Microlonies {
    type Deal = ();
    type Memory = Taken;

    const TABLES: &'static [&'static str] = &["seat", "species", "pair"];

    fn deal<C: Chance>(_ready: &Arc<Content>, _chance: &mut C) {}

    fn dealt(_state: &State, _deal: &()) -> Option<Action> {
        None
    }

    fn cells(state: &State, seat: Seat, out: &mut Vec<Cell>) {
        out.push(Cell::new("seat", seat.0.to_string()));
        let Some(own) = state.colony(seat).species else { return };
        out.push(numbered("species", own as usize));
        let others = state.seats().filter(|other| *other != seat);
        let others = others.filter_map(|other| state.colony(other).species);
        out.extend(others.map(|other| Cell::new("pair", format!("{:02}-{:02}", own as u8, other as u8))));
    }

    fn watch(state: &State, memory: &mut Taken) {
        for seat in state.seats() {
            let colony = state.colony(seat);
            for card in &colony.prey {
                memory.prey.entry(*card).or_insert(state.round);
            }
            for chamber in &colony.chambers {
                if let Print::Tile(tile) = chamber.print {
                    memory.tiles.entry(tile).or_insert(state.round);
                }
            }
        }
    }

    fn counts(state: &State, memory: &Taken, out: &mut Vec<(Cell, u64)>) {
        let pack = &state.content.setup.pack;
        for card in 0..pack.objectives.len() {
            out.extend(["held", "tier-1", "tier-2"].map(|table| (numbered(table, card), 0)));
        }
        for seat in state.seats() {
            let colony = state.colony(seat);
            for (card, tier) in &colony.validated {
                let table = if *tier == TierId::One { "tier-1" } else { "tier-2" };
                out.push((numbered(table, card.index()), 1));
            }
            let validated = colony.validated.iter().map(|(card, _)| *card);
            let held: BTreeSet<_> =
                state.secret.hands[seat.index()].iter().copied().chain(validated).collect();
            out.extend(held.into_iter().map(|card| (numbered("held", card.index()), 1)));
        }
        taken("prey", "prey-rounds", pack.prey.len(), |card| memory.prey.get(&PreyId(card)), out);
        taken("tile", "tile-rounds", pack.chambers.len(), |tile| memory.tiles.get(&TileId(tile)), out);
        out.push((Cell::new("rounds", format!("{:02}", state.round)), 1));
    }

    fn sums_of(table: &str) -> Option<&'static str> {
        match table {
            "prey" => Some("prey-rounds"),
            "tile" => Some("tile-rounds"),
            _ => None,
        }
    }

    fn table(name: &str) -> Line {
        Line::new(match name {
            "seat" => "balance-seat",
            "species" => "balance-species",
            "pair" => "balance-pair",
            "held" => "balance-held",
            "tier-1" => "balance-tier-1",
            "tier-2" => "balance-tier-2",
            "prey" => "balance-prey",
            "tile" => "balance-tile",
            _ => "balance-rounds",
        })
    }

    fn fact(name: &str) -> Option<Line> {
        Some(Line::new(match name {
            "points" => "fact-points",
            "food" => "fact-food",
            "population" => "fact-population",
            "outside" => "fact-outside",
            "eggs" => "fact-eggs",
            "chambers" => "fact-chambers",
            "pheromones" => "fact-pheromones",
            "trophies" => "fact-trophies",
            "hand" => "fact-hand",
            "tier-1" => "fact-tier-1",
            "tier-2" => "fact-tier-2",
            "vp-feeding" => "fact-vp-feeding",
            "vp-nursery" => "fact-vp-nursery",
            "vp-architecture" => "fact-vp-architecture",
            "vp-prey" => "fact-vp-prey",
            "vp-trophies" => "fact-vp-trophies",
            "vp-objectives" => "fact-vp-objectives",
            "vp-supremacy" => "fact-vp-supremacy",
            _ => return None,
        }))
    }

    fn cell(ready: &Arc<Content>, table: &str, id: &str) -> Line {
        let number = id.parse::<usize>().unwrap_or(0);
        let pack = &ready.setup.pack;
        let named = |words: &Words| Line::new("balance-named").with("what", words);
        let counted = |number: usize| Line::new("balance-number").with("number", number as i64);
        match table {
            "held" | "tier-1" | "tier-2" => {
                pack.objectives.get(number).map_or_else(|| counted(number), |card| named(&card.name))
            }
            "prey" => pack.prey.get(number).map_or_else(|| counted(number), |card| named(&card.name)),
            "tile" => pack.chambers.get(number).map_or_else(|| counted(number), tile),
            "species" => species(ready, number),
            "pair" => pair(ready, id),
            "seat" => counted(number + 1),
            _ => counted(number),
        }
    }
}

/// How often something was taken, and the rounds in which it was added up.
fn taken<'a>(
    table: &'static str,
    sums: &'static str,
    count: usize,
    round: impl Fn(u8) -> Option<&'a u16>,
    out: &mut Vec<(Cell, u64)>,
) {
    for number in 0..count {
        let round = u8::try_from(number).ok().and_then(&round);
        out.push((numbered(table, number), u64::from(round.is_some())));
        out.push((numbered(sums, number), round.map_or(0, |round| u64::from(*round))));
    }
}

fn tile(tile: &ChamberTile) -> Line {
    let kind = Line::new("balance-tile-kind").with("kind", tile.face.kind.key());
    kind.with("id", tile.id.clone())
}

fn species(ready: &Arc<Content>, number: usize) -> Line {
    let sheet = Species::ALL.get(number).and_then(|species| ready.sheet(*species));
    match sheet {
        Some(sheet) => Line::new("balance-named").with("what", &sheet.name),
        None => Line::new("balance-number").with("number", number as i64),
    }
}

/// One species, and another in the same game.
fn pair(ready: &Arc<Content>, id: &str) -> Line {
    let number = |part: &str| part.parse().unwrap_or(usize::MAX);
    let (own, other) = id.split_once('-').unwrap_or((id, ""));
    Line::new("balance-against")
        .with("own", species(ready, number(own)))
        .with("other", species(ready, number(other)))
}
