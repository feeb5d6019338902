//! What Objectives and Supremacies measure of a colony (M9.1).
//!
//! Conditions look at the colony's own pieces alone.

use crate::engine::Seat;

use super::content::Content;
use super::pack::{Badge, Bonus, ChamberKind, Metric, Side, Terrain};
use super::rules::build::chamber_at;
use super::rules::environment::reach;
use super::species;
use super::state::{Cell, Chamber, Colony, Open};

/// The value of a metric for a seat's colony.
pub fn measure(open: &Open, content: &Content, seat: Seat, metric: Metric) -> i32 {
    let colony = open.colony(seat);
    match metric {
        Metric::Badge(badge) => badges(open, content, seat, badge),
        Metric::Terrain(terrain) => terrain_controlled(open, seat, terrain),
        Metric::Chambers(kind) => chambers(open, seat, kind),
        Metric::Outside => colony.outside.len() as i32,
        Metric::Inside => inside(open, seat),
        Metric::Nurses => nurses(colony),
        Metric::Eggs => i32::from(colony.eggs),
        Metric::Hunts => hunts(colony),
        Metric::Trophies => trophies(content, colony),
        Metric::Reach => i32::from(reach(open, content, seat)),
        Metric::Isolated => isolated(open, seat),
        Metric::BonusHexes => controlled(open, seat).filter(|cell| cell.bonus.is_some()).count() as i32,
        Metric::TerrainTiles => terrain_tiles(open, seat),
        Metric::Width => span(colony.chambers.iter().map(|chamber| chamber.x)),
        Metric::Depth => span(colony.chambers.iter().map(|chamber| chamber.y)),
        Metric::Loops => loops(colony),
        Metric::DeadEnds => colony.chambers.iter().filter(|chamber| chamber.is_dead_end()).count() as i32,
        Metric::Symbols => symbols(content, colony),
        Metric::Food => food(open, content, seat),
    }
}

/// The hexes that the colony controls with its ants (M2.6).
pub fn controlled(open: &Open, seat: Seat) -> impl Iterator<Item = &Cell> {
    open.colony(seat).outside.iter().map(|hex| open.cell(*hex))
}

/// The same, with the hexes that the colony controls without an ant there.
fn held(open: &Open, seat: Seat) -> impl Iterator<Item = &Cell> {
    controlled(open, seat).chain(species::controls_also(open, open.colony(seat)))
}

/// Badges of one kind, on Prey cards and controlled bonus hexes (M2.7).
pub fn badges(open: &Open, content: &Content, seat: Seat, badge: Badge) -> i32 {
    let family = Bonus::Prey(badge.family());
    let on_cards = open.colony(seat).prey.iter().filter(|card| content.prey_badges(**card, badge)).count();
    let on_hexes = controlled(open, seat).filter(|cell| cell.bonus == Some(family)).count();
    (on_cards + on_hexes) as i32
}

/// Controlled hexes of a terrain (M2.6).
pub fn terrain_controlled(open: &Open, seat: Seat, terrain: Terrain) -> i32 {
    held(open, seat).filter(|cell| cell.ground.terrain() == Some(terrain)).count() as i32
}

/// Chambers of a kind, controlled Chamber bonus hexes included (M2.7).
pub fn chambers(open: &Open, seat: Seat, kind: ChamberKind) -> i32 {
    let built = open.colony(seat).chambers.iter().filter(|chamber| chamber.kind == kind).count();
    let bonus = match kind {
        ChamberKind::Food => 0,
        _ => controlled(open, seat).filter(|cell| cell.bonus == Some(Bonus::Chamber)).count(),
    };
    (built + bonus) as i32
}

/// All ants in the anthill. Those in the hand of a dispersal count among them:
/// each is on its way from one chamber to another, and goes down in this
/// anthill whatever happens (M4.2).
pub fn inside(open: &Open, seat: Seat) -> i32 {
    let resting: i32 = open.colony(seat).chambers.iter().map(|chamber| i32::from(chamber.ants())).sum();
    resting + in_hand(open, seat)
}

/// The ants in the hand of a dispersal (M4.1). None are left there when a
/// game is scored (M12.1).
fn in_hand(open: &Open, seat: Seat) -> i32 {
    if open.now.seat == seat { i32::from(open.now.in_hand()) } else { 0 }
}

/// All ants in anthill and environment (M3.7, M12.1).
pub fn population(open: &Open, seat: Seat) -> i32 {
    inside(open, seat) + open.colony(seat).outside.len() as i32
}

/// Ants that the food feeds (M12.1).
pub fn fed(open: &Open, content: &Content, seat: Seat) -> i32 {
    species::fed(content, open.colony(seat), food(open, content, seat), population(open, seat))
}

/// Nurses: Workers in the Nursery, if the species has no others (M6.3).
pub fn nurses(colony: &Colony) -> i32 {
    let nurseries = colony.chambers.iter().filter(|chamber| chamber.kind == ChamberKind::Nursery);
    nurseries.map(|chamber| i32::from(species::nurses(colony, chamber))).sum()
}

/// Prey cards, the Mound's included.
pub fn hunts(colony: &Colony) -> i32 {
    colony.prey.len() as i32 + i32::from(colony.mound)
}

/// Trophy icons on tokens and cards (M12.5).
pub fn trophies(content: &Content, colony: &Colony) -> i32 {
    let tokens = colony.trophies.count_ones() as i32 + i32::from(colony.termites) + i32::from(colony.mound);
    let cards: i32 = colony.prey.iter().map(|card| i32::from(content.prey(*card).trophies)).sum();
    tokens + cards
}

/// Ants outside the Trail (M2.4).
pub fn isolated(open: &Open, seat: Seat) -> i32 {
    open.colony(seat).outside.iter().filter(|hex| !open.on_trail(seat, **hex)).count() as i32
}

fn terrain_tiles(open: &Open, seat: Seat) -> i32 {
    let mut tiles = arrayvec::ArrayVec::<u16, 64>::new();
    for tile in controlled(open, seat).filter_map(|cell| cell.tile) {
        if !tiles.contains(&tile) && tiles.try_push(tile).is_err() {
            break;
        }
    }
    tiles.len() as i32
}

fn span(places: impl Iterator<Item = i8>) -> i32 {
    let (mut least, mut most) = (i32::MAX, i32::MIN);
    for place in places {
        least = least.min(i32::from(place));
        most = most.max(i32::from(place));
    }
    if least > most { 0 } else { most - least + 1 }
}

fn loops(colony: &Colony) -> i32 {
    let ends: usize = colony.chambers.iter().map(|chamber| chamber.joined.iter().flatten().count()).sum();
    (ends / 2) as i32 - colony.chambers.len() as i32 + 1
}

/// Complete architecture symbols (M7.7), without the bonus hex.
pub fn symbols(content: &Content, colony: &Colony) -> i32 {
    let mut complete = 0;
    for chamber in &colony.chambers {
        let halves = content.halves(chamber.print);
        for side in [Side::East, Side::South] {
            let Some(half) = halves[side as usize] else { continue };
            let (dx, dy) = side.step();
            let (Some(x), Some(y)) = (chamber.x.checked_add(dx), chamber.y.checked_add(dy)) else { continue };
            if let Some(near) = chamber_at(colony, x, y) {
                let other = content.halves(colony.chambers[near.index()].print);
                complete += i32::from(other[side.across() as usize] == Some(half));
            }
        }
    }
    complete
}

/// Food from Prey, bonus hexes, Food chambers and the species' diet, never
/// below 0 (M12.1).
pub fn food(open: &Open, content: &Content, seat: Seat) -> i32 {
    let colony = open.colony(seat);
    let numbers = content.numbers();
    let prey = species::prey_food(content, colony);
    let hexes = controlled(open, seat).filter(|cell| cell.bonus == Some(Bonus::Food)).count() as i32;
    let is_store =
        |chamber: &&Chamber| chamber.kind == ChamberKind::Food && !content.is_garden(chamber.print);
    let rooms = colony.chambers.iter().filter(is_store);
    let stored: i32 = rooms
        .map(|chamber| match content.food_badge(chamber.print) {
            None => i32::from(numbers.general_food),
            Some(badge) => badges(open, content, seat, badge),
        })
        .sum();
    let diet = species::diet(open, content, seat);
    (prey + hexes * i32::from(numbers.bonus_food) + stored + diet).max(0)
}
