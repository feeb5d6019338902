//! Checks of `objectives.json`.

use crate::content::{Faults, MAX_NAME, Number, counted, data_name};
use crate::engine::Line;
use crate::microlonies::pack::{Badge, Bonus, ChamberKind, Metric, ObjectiveCard, Pack, Terrain};

use super::anthill::Grid;
use super::{MAX_CARDS, prey};

const LIST: &str = "objectives.json: cards";

/// Four players look at two each, and three lie face up.
const FEWEST: usize = 11;

/// What the 36 Objectives of the rules measure, each once.
pub(super) fn metrics() -> Vec<Metric> {
    use ChamberKind::{Build, Colonize, Food, Hunt, LayEggs};
    let badges = Badge::ALL.map(Metric::Badge);
    let terrains = [Terrain::Grassland, Terrain::Forest, Terrain::Rock].map(Metric::Terrain);
    let chambers = [LayEggs, Build, Hunt, Colonize, Food].map(Metric::Chambers);
    let others = [
        Metric::Outside,
        Metric::Inside,
        Metric::Nurses,
        Metric::Eggs,
        Metric::Hunts,
        Metric::Trophies,
        Metric::Reach,
        Metric::Isolated,
        Metric::BonusHexes,
        Metric::TerrainTiles,
        Metric::Width,
        Metric::Depth,
        Metric::Loops,
        Metric::DeadEnds,
        Metric::Symbols,
        Metric::Food,
    ];
    [&badges[..], &terrains, &chambers, &others].concat()
}

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let cards = &pack.objectives;
    if !faults.count(LIST, cards.len(), FEWEST, MAX_CARDS) {
        return;
    }
    faults.ids(LIST, cards.iter().map(|card| card.id.as_str()));
    for (index, card) in cards.iter().enumerate() {
        let place = format!("{LIST}[{index}]");
        faults.words(&format!("{place}.name"), &card.name, MAX_NAME);
        tiers(&place, card, faults);
        bounds(&place, card, pack, faults);
    }
    let wanted = metrics();
    faults.expect(LIST, "check-objective-count", cards.len(), wanted.len());
    for metric in wanted {
        let count = cards.iter().filter(|card| card.metric == metric).count();
        if count != 1 {
            let line = counted("check-objective-metric", count, 1);
            faults.warn(LIST, line.with("metric", data_name(&metric)));
        }
    }
}

fn tiers(place: &str, card: &ObjectiveCard, faults: &mut Faults) {
    for (field, tier) in [("tier1", card.tier1), ("tier2", card.tier2)] {
        faults.range(format!("{place}.{field}.vp"), tier.vp, 0, 50);
    }
    if card.tier2.at <= card.tier1.at {
        faults.warn(format!("{place}.tier2.at"), Line::new("check-objective-tiers-at"));
    }
    if card.tier2.vp <= card.tier1.vp {
        faults.warn(format!("{place}.tier2.vp"), Line::new("check-objective-tiers-vp"));
    }
}

/// Tier 1 must not hold from the start, tier 2 must be possible.
fn bounds(place: &str, card: &ObjectiveCard, pack: &Pack, faults: &mut Faults) {
    let at_start = at_start(card.metric, pack);
    if usize::from(card.tier1.at) <= at_start {
        let line = Line::new("check-objective-at-start").with("value", at_start.number());
        faults.warn(format!("{place}.tier1.at"), line);
    }
    if let Some(most) = most(card.metric, pack)
        && usize::from(card.tier2.at) > most
    {
        let line = Line::new("check-objective-beyond").with("most", most.number());
        faults.warn(format!("{place}.tier2.at"), line);
    }
}

/// What every colony has as the game starts (M3.7, M3.8).
fn at_start(metric: Metric, pack: &Pack) -> usize {
    let shape = || Grid::new(&pack.anthill).shape();
    match metric {
        Metric::Terrain(Terrain::Grassland | Terrain::Forest | Terrain::Rock)
        | Metric::Nurses
        | Metric::Reach => 1,
        Metric::Chambers(kind) => pack.anthill.iter().filter(|chamber| chamber.face.kind == kind).count(),
        Metric::Outside => 4,
        Metric::Inside => pack.anthill.len() + 1,
        Metric::Width => shape().width,
        Metric::Depth => shape().depth,
        Metric::Loops => shape().loops,
        Metric::DeadEnds => shape().dead_ends,
        Metric::Symbols => shape().symbols,
        _ => 0,
    }
}

/// The most that a colony can have, where that is easily said.
fn most(metric: Metric, pack: &Pack) -> Option<usize> {
    let numbers = &pack.manifest.numbers;
    let hexes = || pack.terrain.tiles.iter().flat_map(|tile| tile.hexes);
    let bonuses =
        |wanted: fn(Bonus) -> bool| hexes().filter(move |hex| hex.bonus.is_some_and(wanted)).count();
    let workers = usize::from(numbers.workers);
    Some(match metric {
        Metric::Badge(badge) => {
            let on_hexes = hexes().filter(|hex| hex.bonus == Some(Bonus::Prey(badge.family()))).count();
            prey::cards_with(&pack.prey, badge) + on_hexes
        }
        Metric::Terrain(terrain) => workers.min(1 + hexes().filter(|hex| hex.terrain == terrain).count()),
        Metric::Chambers(kind) => {
            let built = pack.chambers.iter().filter(|tile| tile.face.kind == kind).count();
            at_start(metric, pack) + built + bonuses(|bonus| bonus == Bonus::Chamber)
        }
        Metric::Outside | Metric::Nurses | Metric::Isolated => workers,
        Metric::Inside => workers + 1,
        Metric::Eggs => usize::from(numbers.eggs),
        Metric::BonusHexes => workers.min(bonuses(|_| true)),
        Metric::TerrainTiles => workers.min(pack.terrain.tiles.len()),
        _ => return None,
    })
}
