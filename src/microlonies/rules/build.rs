//! M7: Build.

use crate::engine::{Chance, Cx, Refusal, Sink};
use crate::microlonies::Microlonies;
use crate::microlonies::Place;
use crate::microlonies::action::Action;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{ChamberId, TileId};
use crate::microlonies::pack::Side;
use crate::microlonies::species;
use crate::microlonies::state::{Activity, Chamber, Colony, Site, State};

use super::end;

/// Appends the tiles that may be taken (M7.1, M7.8), or Hatching (M7.5).
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let now = &state.now;
    match now.activity {
        Activity::Build => {
            for (section, tile) in (0..).zip(&state.tile_river) {
                let fits =
                    |tile| cost(state, section, tile) <= state.now.points() && fits_anywhere(state, tile);
                if tile.is_some_and(fits) {
                    out.push(Action::TakeTile(section));
                }
            }
        }
        Activity::Hatching if refuse_hatch(state).is_none() => out.push(Action::Hatch),
        _ => {}
    }
}

/// Appends the places where the taken tile may go (M7.3).
pub fn legal_places(state: &State, out: &mut Vec<Action>) {
    let Some(tile) = state.now.tile else { return };
    let tunnels = state.content.tile_tunnels[tile.index()];
    let sites = &state.colony(state.now.seat).cache.0.sites;
    out.extend(
        sites.iter().filter(|site| site.fits(tunnels)).map(|site| Action::PlaceTile { x: site.x, y: site.y }),
    );
}

/// What a tile costs in its section.
fn cost(state: &State, section: u8, tile: TileId) -> u8 {
    species::tile_cost(&state.content, state.colony(state.now.seat), section, tile)
}

/// Whether a tile fits anywhere in the mover's anthill (M7.8).
pub fn fits_anywhere(state: &State, tile: TileId) -> bool {
    let tunnels = state.content.tile_tunnels[tile.index()];
    state.colony(state.now.seat).cache.0.sites.iter().any(|site| site.fits(tunnels))
}

/// Why the tile of this section may not be taken.
pub fn refuse_take(state: &State, section: u8) -> Option<Refusal<Place>> {
    let place = Place::TileSection(section);
    let Some(river) = state.tile_river.get(usize::from(section)) else {
        return Some(Refusal::new("M3.2", "refuse-no-such-section"));
    };
    let Some(tile) = river else {
        return Some(Refusal::new("M9.2", "refuse-section-empty").at(place));
    };
    let cost = cost(state, section, *tile);
    if cost > state.now.points() {
        let refusal = Refusal::new("M7.1", "refuse-section-too-dear").at(place);
        return Some(priced(refusal, state, cost));
    }
    (!fits_anywhere(state, *tile)).then(|| Refusal::new("M7.8", "refuse-tile-fits-nowhere").at(place))
}

/// A refusal with what a section costs and what is there to pay.
pub fn priced(refusal: Refusal<Place>, state: &State, cost: u8) -> Refusal<Place> {
    refusal.with("cost", i64::from(cost)).with("efficiency", i64::from(state.now.points()))
}

/// Why the taken tile may not be placed here.
pub fn refuse_place(state: &State, x: i8, y: i8) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let spot = Place::Site { seat, x, y };
    let tile = state.now.tile?;
    let colony = state.colony(seat);
    let tunnels = state.content.tile_tunnels[tile.index()];
    if y < 0 {
        return Some(Refusal::new("M7.2", "refuse-above-the-top-row").at(spot));
    }
    if chamber_at(colony, x, y).is_some() {
        return Some(Refusal::new("M7.2", "refuse-place-taken").at(spot));
    }
    if y == 0 && tunnels & Side::North.bit() != 0 {
        return Some(Refusal::new("M7.3", "refuse-tunnel-into-reserve").at(spot));
    }
    let site = survey(colony, x, y);
    let clash = |sides: u8| {
        Side::ALL.into_iter().filter(move |side| sides & side.bit() != 0).filter_map(|side| {
            let (dx, dy) = side.step();
            chamber_at(colony, x.checked_add(dx)?, y.checked_add(dy)?)
        })
    };
    let bad = (site.needs & !tunnels) | (site.bars & tunnels);
    if bad != 0 {
        let refusal = Refusal::new("M7.3", "refuse-tunnel-meets-wall").at(spot);
        return Some(
            clash(bad).fold(refusal, |refusal, id| refusal.at(Place::Chamber { seat, chamber: id })),
        );
    }
    (site.needs == 0).then(|| Refusal::new("M7.3", "refuse-not-joined").at(spot))
}

/// Why no Egg may hatch now.
pub fn refuse_hatch(state: &State) -> Option<Refusal<Place>> {
    let colony = state.colony(state.now.seat);
    if state.now.activity != Activity::Hatching {
        return Some(Refusal::new("M7.5", "refuse-no-hatching-now"));
    }
    if colony.eggs == 0 {
        return Some(Refusal::new("M7.5", "refuse-no-egg"));
    }
    (colony.reserve == 0).then(|| Refusal::new("M1.3", "refuse-reserve-empty"))
}

/// Takes the tile of a section.
pub fn take<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, section: u8) {
    if let Some(tile) = cx.tile_river[usize::from(section)] {
        cx.emit(Event::TileTaken { section, tile });
    }
}

/// Places the taken tile; its Reinforcements come with it (M7.4).
pub fn place<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, x: i8, y: i8) {
    let Some(tile) = cx.now.tile else { return };
    cx.emit(Event::TilePlaced { x, y });
    let colony = cx.colony(cx.now.seat);
    let chamber = newest(colony);
    let printed = cx.content.reinforcements(tile);
    let workers = species::reinforcements(&cx.content, colony, chamber, printed).min(colony.reserve);
    if workers > 0 {
        cx.emit(Event::Reinforced { chamber, workers });
    }
    end::trigger(cx);
}

/// Hatches an Egg into the new chamber (M7.5).
pub fn hatch<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let chamber = newest(cx.colony(cx.now.seat));
    cx.emit(Event::Hatched { chamber });
    species::after_hatching(cx, chamber);
}

/// The chamber built last.
pub fn newest(colony: &Colony) -> ChamberId {
    ChamberId(colony.chambers.len() as u8 - 1)
}

/// The chamber on this place of the square grid.
pub fn chamber_at(colony: &Colony, x: i8, y: i8) -> Option<ChamberId> {
    let place = colony.chambers.iter().position(|chamber| chamber.x == x && chamber.y == y)?;
    Some(ChamberId(place as u8))
}

/// Adds a chamber, joins it by its tunnels and corrects the building sites.
pub fn insert_chamber(colony: &mut Colony, mut chamber: Chamber) {
    let id = ChamberId(colony.chambers.len() as u8);
    let (x, y) = (chamber.x, chamber.y);
    for side in Side::ALL {
        let (dx, dy) = side.step();
        let (Some(nx), Some(ny)) = (x.checked_add(dx), y.checked_add(dy)) else { continue };
        let Some(near) = chamber_at(colony, nx, ny) else { continue };
        let other = &mut colony.chambers[near.index()];
        if chamber.tunnels & side.bit() != 0 && other.tunnels & side.across().bit() != 0 {
            chamber.joined[side as usize] = Some(near);
            other.joined[side.across() as usize] = Some(id);
        }
    }
    colony.chambers.push(chamber);
    let mut sites = std::mem::take(&mut colony.cache.0.sites);
    sites.retain(|site| (site.x, site.y) != (x, y));
    for side in Side::ALL {
        let (dx, dy) = side.step();
        if let (Some(nx), Some(ny)) = (x.checked_add(dx), y.checked_add(dy)) {
            resurvey(colony, &mut sites, nx, ny);
        }
    }
    colony.cache.0.sites = sites;
}

/// Looks at one place again and keeps the list in order.
fn resurvey(colony: &Colony, sites: &mut Vec<Site>, x: i8, y: i8) {
    let place = sites.partition_point(|site| (site.y, site.x) < (y, x));
    let known = sites.get(place).is_some_and(|site| (site.y, site.x) == (y, x));
    let empty = y >= 0 && chamber_at(colony, x, y).is_none();
    let site = empty.then(|| survey(colony, x, y)).filter(|site| site.needs != 0);
    match (site, known) {
        (Some(site), true) => sites[place] = site,
        (Some(site), false) => sites.insert(place, site),
        (None, true) => {
            sites.remove(place);
        }
        (None, false) => {}
    }
}

/// What the chambers around a place demand of a tile there (M7.3).
pub fn survey(colony: &Colony, x: i8, y: i8) -> Site {
    let (mut needs, mut bars) = (0, 0);
    if y == 0 {
        bars |= Side::North.bit();
    }
    for side in Side::ALL {
        let (dx, dy) = side.step();
        let (Some(nx), Some(ny)) = (x.checked_add(dx), y.checked_add(dy)) else {
            bars |= side.bit();
            continue;
        };
        let Some(near) = chamber_at(colony, nx, ny) else { continue };
        if colony.chambers[near.index()].tunnels & side.across().bit() != 0 {
            needs |= side.bit();
        } else {
            bars |= side.bit();
        }
    }
    Site { y, x, needs, bars }
}

/// Finds all building sites anew; the laws compare it with the list kept.
pub fn all_sites(colony: &Colony) -> Vec<Site> {
    let mut sites = Vec::new();
    for chamber in &colony.chambers {
        for side in Side::ALL {
            let (dx, dy) = side.step();
            if let (Some(x), Some(y)) = (chamber.x.checked_add(dx), chamber.y.checked_add(dy)) {
                resurvey(colony, &mut sites, x, y);
            }
        }
    }
    sites
}
