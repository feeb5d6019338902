//! Checks of `talents.json`, `cards.json` and `chambers.json`.

use serde::Serialize;

use crate::antrealm::pack::{CardSheet, ChamberSheet, Kind, Pack, Rank, Talent};
use crate::content::{Faults, Number, data_name};
use crate::engine::Line;

use super::MAX_CHAMBERS;
use super::manifest::{MAX_COST, as_in_source};

const TALENTS: &str = "talents.json: talents";
const CARDS: &str = "cards.json: cards";
const CHAMBERS: &str = "chambers.json: chambers";

/// The highest level of food.
const MAX_LEVEL: i64 = 9;

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    if each_once(TALENTS, pack.talents.iter().map(|sheet| sheet.talent), &Talent::ALL, faults) {
        for (index, sheet) in pack.talents.iter().enumerate() {
            let place = format!("{TALENTS}[{index}].cost");
            if faults.range(&place, sheet.cost, 0, MAX_COST) {
                as_in_source(&place, sheet.cost, source_cost(sheet.talent), faults);
            }
        }
    }
    if each_once(CARDS, pack.cards.iter().map(|sheet| sheet.rank), &Rank::ALL, faults) {
        for (index, sheet) in pack.cards.iter().enumerate() {
            card(&format!("{CARDS}[{index}]"), sheet, faults);
        }
    }
    if each_once(CHAMBERS, pack.chambers.iter().map(|sheet| sheet.kind), &Kind::ALL, faults) {
        for (index, sheet) in pack.chambers.iter().enumerate() {
            chamber(&format!("{CHAMBERS}[{index}]"), sheet, faults);
        }
        faults.range(CHAMBERS, starting(pack, None), 3, MAX_CHAMBERS.number());
    }
}

/// An error unless the list has each of these exactly once; returns whether
/// its entries are worth looking at.
fn each_once<T: PartialEq + Serialize>(
    list: &str,
    found: impl ExactSizeIterator<Item = T> + Clone,
    all: &[T],
    faults: &mut Faults,
) -> bool {
    for wanted in all {
        let count = found.clone().filter(|one| one == wanted).count();
        if count != 1 {
            let line =
                Line::new("realm-check-once").with("what", data_name(wanted)).with("count", count.number());
            faults.error(list, line);
        }
    }
    found.len() <= all.len()
}

/// What a talent costs in the source (A2).
fn source_cost(talent: Talent) -> u8 {
    match talent {
        Talent::AntBridge | Talent::Leap | Talent::MassBrood | Talent::Endurance => 2,
        Talent::Planting | Talent::GasGland => 3,
        Talent::Herding | Talent::HoneySac | Talent::BigHeads => 4,
        Talent::Fungiculture | Talent::FormicAcid => 5,
    }
}

/// What a card costs, feeds, and feeds when improved, in the source (A7).
fn source_card(rank: Rank) -> (Option<u8>, u8, u8) {
    match rank {
        Rank::HoneyInsect | Rank::DeadLeaf | Rank::SmallInsect => (Some(2), 1, 0),
        Rank::Stone => (Some(8), 0, 0),
        Rank::Seed => (Some(2), 1, 3),
        Rank::Resin => (None, 2, 0),
        Rank::GiantInsect => (Some(10), 3, 0),
        Rank::Nest | Rank::Cricket | Rank::Straggler => (None, 0, 0),
        Rank::Anteater | Rank::Cliff | Rank::Encounter => (None, 0, 0),
    }
}

/// A card has a cost, feeds and is improved where the rules ask for it, and
/// nowhere else (A7).
fn card(place: &str, sheet: &CardSheet, faults: &mut Faults) {
    let (cost, level, improved) = source_card(sheet.rank);
    let at = |field: &str| format!("{place}.{field}");
    let name = data_name(&sheet.rank);
    match (sheet.cost, cost) {
        (Some(found), Some(expected)) => {
            if faults.range(at("cost"), found, 0, MAX_COST) {
                as_in_source(&at("cost"), found, expected, faults);
            }
        }
        (None, Some(_)) => faults.error(at("cost"), Line::new("realm-check-cost-none").with("rank", name)),
        (Some(_), None) => faults.error(at("cost"), Line::new("realm-check-cost-some").with("rank", name)),
        (None, None) => {}
    }
    let levels = [("level", sheet.level, level), ("improved_level", sheet.improved_level, improved)];
    for (field, found, expected) in levels {
        let (min, max) = if expected == 0 { (0, 0) } else { (1, MAX_LEVEL) };
        if faults.range(at(field), found, min, max) {
            as_in_source(&at(field), found, expected, faults);
        }
    }
    if improved > 0 && sheet.improved_level <= sheet.level {
        faults.warn(at("improved_level"), Line::new("realm-check-improved"));
    }
}

/// There is one Queen's chamber, and none is built (A5.1).
fn chamber(place: &str, sheet: &ChamberSheet, faults: &mut Faults) {
    let queen = sheet.kind == Kind::Queen;
    let (min, max) = if queen { (1, 1) } else { (0, MAX_CHAMBERS.number()) };
    faults.range(format!("{place}.start"), sheet.start, min, max);
    if queen && sheet.built {
        faults.error(format!("{place}.built"), Line::new("realm-check-queen-built"));
    }
    if sheet.start == 0 && !sheet.built {
        faults.warn(place, Line::new("realm-check-kind-never").with("kind", data_name(&sheet.kind)));
    }
}

/// How many chambers of a kind, or of all, a colony has at the start (A5.1).
pub(super) fn starting(pack: &Pack, kind: Option<Kind>) -> i64 {
    let sheets = pack.chambers.iter().filter(|sheet| kind.is_none_or(|kind| sheet.kind == kind));
    sheets.map(|sheet| sheet.start.number()).sum()
}
