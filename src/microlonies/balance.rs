//! What statistics tell of this game's balance.

use std::sync::Arc;

use crate::engine::{Balance, Cell, Chance, Line, Seat};

use super::action::{Action, TierId};
use super::content::Content;
use super::game::Microlonies;
use super::state::State;

impl Balance for Microlonies {
    type Deal = ();

    const TABLES: &'static [&'static str] = &["seat"];

    fn deal<C: Chance>(_ready: &Arc<Content>, _chance: &mut C) {}

    fn dealt(_state: &State, _deal: &()) -> Option<Action> {
        None
    }

    fn cells(_state: &State, seat: Seat, out: &mut Vec<Cell>) {
        out.push(Cell::new("seat", seat.0.to_string()));
    }

    fn counts(state: &State, out: &mut Vec<Cell>) {
        for seat in state.seats() {
            let colony = state.colony(seat);
            for (card, tier) in &colony.validated {
                let table = if *tier == TierId::One { "tier-1" } else { "tier-2" };
                out.push(Cell::new(table, format!("{:03}", card.0)));
            }
            let held = &state.secret.hands[seat.index()];
            out.extend(held.iter().map(|card| Cell::new("left", format!("{:03}", card.0))));
            out.extend(colony.prey.iter().map(|card| Cell::new("prey", format!("{:03}", card.0))));
        }
        out.push(Cell::new("rounds", format!("{:02}", state.round)));
    }

    fn table(name: &str) -> Line {
        Line::new(match name {
            "seat" => "balance-seat",
            "tier-1" => "balance-tier-1",
            "tier-2" => "balance-tier-2",
            "left" => "balance-left",
            "prey" => "balance-prey",
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
            _ => return None,
        }))
    }

    fn cell(ready: &Arc<Content>, table: &str, id: &str) -> Line {
        let number = id.parse::<usize>().unwrap_or(0);
        let pack = &ready.setup.pack;
        let name = match table {
            "tier-1" | "tier-2" | "left" => pack.objectives.get(number).map(|card| &card.name),
            "prey" => pack.prey.get(number).map(|card| &card.name),
            _ => None,
        };
        match name {
            Some(name) => Line::new("balance-named").with("what", name),
            None if table == "seat" => Line::new("balance-number").with("number", number as i64 + 1),
            None => Line::new("balance-number").with("number", number as i64),
        }
    }
}
