//! What never changes during a game, laid out for the rules.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::pack::{ChamberSheet, Completions, Kind, Pack, Page, Rank, SourceNumbers, Talent};
use super::state::MAX_CHAMBERS;

/// What the lobby edits: content, the numbers that complete the source, and
/// how many colonies there are. Recorded games hold it whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The pack.
    pub pack: Arc<Pack>,
    /// The completions in force; the pack's own unless the lobby changed them.
    pub completions: Completions,
    /// How many colonies take part: 2 to 4.
    pub colonies: u8,
}

/// A checked setup with its numbers laid out in tables.
#[derive(Debug, PartialEq)]
pub struct Content {
    /// The setup that this was made from.
    pub setup: Setup,
    /// Numbers of the source.
    pub source: SourceNumbers,
    /// Numbers that complete it.
    pub numbers: Completions,
    /// Talent points by talent (A2).
    talent_costs: [u8; Talent::ALL.len()],
    /// Action points by rank (A7).
    costs: [Option<u8>; Rank::ALL.len()],
    /// Satiety by rank (A7).
    levels: [u8; Rank::ALL.len()],
    /// Satiety by rank once a talent improved the card (A7).
    improved: [u8; Rank::ALL.len()],
    /// The kinds of the starting chambers (A5.1).
    pub start: Vec<Kind>,
    /// The kinds that can be built, as bits (A5.1).
    built: u8,
    /// The pages, laid out.
    pub pages: Vec<Pattern>,
}

/// A page of the booklet as the rules see it (A9.2).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pattern {
    /// How many places it has.
    pub places: u8,
    /// The place at the entrance.
    pub entrance: u8,
    /// The places joined to each place, as bits.
    pub joined: [u16; MAX_CHAMBERS],
    /// Steps from the entrance to each place.
    pub steps: [u8; MAX_CHAMBERS],
}

impl Pattern {
    fn of(page: &Page) -> Self {
        let mut joined = [0; MAX_CHAMBERS];
        for [a, b] in &page.tunnels {
            joined[usize::from(*a)] |= 1 << b;
            joined[usize::from(*b)] |= 1 << a;
        }
        let steps = steps(page.entrance, &joined);
        Self { places: page.places.len() as u8, entrance: page.entrance, joined, steps }
    }
}

/// Steps from the entrance to each place.
fn steps(entrance: u8, joined: &[u16; MAX_CHAMBERS]) -> [u8; MAX_CHAMBERS] {
    let mut steps = [u8::MAX; MAX_CHAMBERS];
    let (mut reached, mut rim) = (1u16 << entrance, 1u16 << entrance);
    for step in 0.. {
        let mut next = 0;
        for place in (0..MAX_CHAMBERS).filter(|place| rim & 1 << place != 0) {
            steps[place] = step;
            next |= joined[place];
        }
        rim = next & !reached;
        reached |= rim;
        if rim == 0 {
            break;
        }
    }
    steps
}

impl Content {
    /// Lays out a setup whose faults were looked for before.
    pub fn new(setup: Setup) -> Self {
        let pack = &setup.pack;
        let mut costs = [None; Rank::ALL.len()];
        let mut levels = [0; Rank::ALL.len()];
        let mut improved = [0; Rank::ALL.len()];
        for sheet in &pack.cards {
            let place = sheet.rank as usize;
            costs[place] = sheet.cost;
            levels[place] = sheet.level;
            improved[place] = sheet.improved_level.max(sheet.level);
        }
        costs[Rank::Nest as usize] = Some(setup.completions.nest_cost);
        let mut talent_costs = [u8::MAX; Talent::ALL.len()];
        pack.talents.iter().for_each(|sheet| talent_costs[sheet.talent as usize] = sheet.cost);
        let starting = Kind::ALL.into_iter().flat_map(|kind| {
            let count = |sheet: &&ChamberSheet| sheet.kind == kind;
            let count = pack.chambers.iter().find(count).map_or(0, |sheet| sheet.start);
            std::iter::repeat_n(kind, usize::from(count))
        });
        let start = starting.take(MAX_CHAMBERS).collect();
        let built = pack.chambers.iter().filter(|sheet| sheet.built);
        Self {
            source: pack.manifest.source,
            numbers: setup.completions,
            talent_costs,
            costs,
            levels,
            improved,
            start,
            built: built.fold(0, |bits, sheet| bits | 1 << sheet.kind as u8),
            pages: pack.pages.iter().map(Pattern::of).collect(),
            setup,
        }
    }

    /// Talent points of a talent (A2).
    pub fn talent_cost(&self, talent: Talent) -> u8 {
        self.talent_costs[talent as usize]
    }

    /// Action points for taking a card of this rank, if it can be paid for
    /// (A6.3).
    pub fn cost(&self, rank: Rank) -> Option<u8> {
        self.costs[rank as usize]
    }

    /// Satiety that a card of this rank feeds (A10.1).
    pub fn level(&self, rank: Rank, improved: bool) -> u8 {
        if improved { self.improved[rank as usize] } else { self.levels[rank as usize] }
    }

    /// Whether this kind can be built (A5.1).
    pub fn can_build(&self, kind: Kind) -> bool {
        self.built & 1 << kind as u8 != 0
    }
}
