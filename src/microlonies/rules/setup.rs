//! M3: setup.

use crate::engine::chance::shuffle;
use crate::engine::{Chance, Cx, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::ids::{HexId, ObjectiveId};
use crate::microlonies::pack::{FreeGround, Terrain};
use crate::microlonies::species;
use crate::microlonies::state::{Ground, OPEN_OBJECTIVES, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::environment::{HexSet, is_free};
use super::lay_eggs::{draw_one, reveal};
use super::ways::Ways;
use super::{deal, end, end_of_turn};
use crate::engine::Refusal;

/// How often a deal that cuts a start off is dealt again before it is taken
/// as it is; sensible layouts need a few deals at most.
const DEALS: usize = 500;

/// Which tile lies where, and how it is turned.
pub struct Deal {
    /// Tile and rotation of every place of a Terrain tile.
    pub terrain: Vec<(u8, u8)>,
    /// Starting tile of every seat.
    pub starting: Vec<u8>,
}

/// Lays the boards, deals, and asks for the first decision (M3).
pub fn start<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let seats = cx.colonies.len();
    let deal = deal_boards(cx);
    for (place, (tile, rotation)) in deal.terrain.iter().enumerate() {
        cx.emit(Event::TerrainLaid { place: place as u16, tile: *tile, rotation: *rotation });
    }
    for (seat, tile) in Seat::all(seats).zip(deal.starting) {
        cx.emit(Event::StartLaid { seat, place: seat.0, tile });
    }
    end_of_turn::refill(cx);
    for slot in 0..OPEN_OBJECTIVES {
        reveal(cx, slot as u8);
    }
    // Games without species deal before they draw the first player; records
    // hold them so.
    let plain = cx.content.setup.is_plain();
    if plain {
        deal_objectives(cx);
    }
    let first = Seat(cx.below(seats as u32) as u8);
    cx.emit(Event::FirstPlayer { seat: first });
    if plain {
        ask(cx, Phase::KeepObjective, None);
    } else {
        deal::start(cx);
    }
}

/// Deals Objectives, and asks which to keep, once all species are known (M3.5).
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    deal_objectives(cx);
    ask(cx, Phase::KeepObjective, None);
}

fn deal_objectives<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    for seat in cx.seats() {
        for _ in 0..species::objectives(&cx.content, cx.colony(seat)).0 {
            draw_one(cx, seat);
        }
    }
}

/// Deals the tiles, again while a start is cut off (M3.1).
fn deal_boards<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) -> Deal {
    let content = std::sync::Arc::clone(&cx.content);
    let seats = cx.colonies.len();
    let mut deal = deal(&content, seats, cx);
    if is_connected(&content, &deal, seats) {
        return deal;
    }
    let (ground, entrances) = board(&content, &deal, seats);
    let ways = Ways::new(&content, seats, &ground, &entrances);
    for number in 1..DEALS {
        deal = self::deal(&content, seats, cx);
        let open = ways.are_open(&deal);
        debug_assert_eq!(open, is_connected(&content, &deal, seats), "M3.1");
        // The last deal is taken as it is.
        if open || number + 1 == DEALS {
            break;
        }
    }
    deal
}

fn deal(content: &Content, seats: usize, chance: &mut impl Chance) -> Deal {
    let terrain_tiles = &content.setup.pack.terrain;
    let layout = &content.setup.layout;
    let number = |id: &String| terrain_tiles.tiles.iter().position(|tile| tile.id == *id).unwrap_or(0) as u8;
    let fixed: Vec<Option<u8>> = layout.tiles.iter().map(|place| place.tile.as_ref().map(number)).collect();
    let is_loose =
        |tile: &u8| !fixed.contains(&Some(*tile)) && !terrain_tiles.tiles[usize::from(*tile)].mound;
    let mut loose: Vec<u8> = (0..terrain_tiles.tiles.len() as u8).filter(is_loose).collect();
    shuffle(&mut loose, chance);
    let mut terrain = Vec::with_capacity(layout.tiles.len());
    for (place, fixed) in layout.tiles.iter().zip(&fixed) {
        let tile = fixed.or_else(|| loose.pop()).unwrap_or(0);
        let rotation = place.rotation.unwrap_or_else(|| chance.below(6) as u8);
        terrain.push((tile, rotation));
    }
    Deal { terrain, starting: deal_starts(content, seats, chance) }
}

fn deal_starts(content: &Content, seats: usize, chance: &mut impl Chance) -> Vec<u8> {
    let tiles = &content.setup.pack.terrain.starting;
    let starts = &content.setup.layout.starts[..seats.min(content.setup.layout.starts.len())];
    let number = |id: &String| tiles.iter().position(|tile| tile.id == *id).unwrap_or(0) as u8;
    let fixed: Vec<Option<u8>> = starts.iter().map(|start| start.tile.as_ref().map(number)).collect();
    let mut loose: Vec<u8> = (0..tiles.len() as u8).filter(|tile| !fixed.contains(&Some(*tile))).collect();
    shuffle(&mut loose, chance);
    fixed.into_iter().map(|fixed| fixed.or_else(|| loose.pop()).unwrap_or(0)).collect()
}

/// Whether every start can walk to an entrance of the Mound and to the side of
/// every Hunting Zone, over terrain that is not Water (M3.1).
fn is_connected(content: &Content, deal: &Deal, seats: usize) -> bool {
    let (ground, entrances) = board(content, deal, seats);
    let zones: Vec<HexId> = hexes(content).filter(|hex| ground[hex.index()] == Ground::HuntingZone).collect();
    content.start_places.iter().take(seats).all(|start| {
        let reached = walk(content, &ground, &start[1..]);
        let beside = |zone: &HexId| content.around(*zone).any(|near| reached[near.index()]);
        let entrance = entrances.is_empty() || entrances.iter().any(|hex| reached[hex.index()]);
        entrance && zones.iter().all(beside)
    })
}

fn hexes(content: &Content) -> impl Iterator<Item = HexId> + use<> {
    (0..content.hexes.len() as u16).map(HexId)
}

/// The ground of every hex after a deal, and the entrances of the Mound.
fn board(content: &Content, deal: &Deal, seats: usize) -> (Vec<Ground>, Vec<HexId>) {
    let mut ground = vec![Ground::Blank; content.hexes.len()];
    let mut entrances = Vec::new();
    let terrain = &content.setup.pack.terrain;
    for (place, (tile, rotation)) in content.tile_places.iter().zip(&deal.terrain) {
        let tile = &terrain.tiles[usize::from(*tile)];
        ground[place[0].index()] = if tile.mound { Ground::Mound } else { Ground::HuntingZone };
        for (direction, hex) in place[1..].iter().enumerate() {
            let printed = tile.hexes[(direction + 6 - usize::from(*rotation)) % 6];
            ground[hex.index()] = printed.terrain.into();
            if printed.entrance {
                entrances.push(*hex);
            }
        }
    }
    for (place, tile) in content.start_places.iter().take(seats).zip(&deal.starting) {
        ground[place[0].index()] = Ground::Nest;
        for (hex, printed) in place[1..].iter().zip(terrain.starting[usize::from(*tile)].hexes) {
            ground[hex.index()] = printed.into();
        }
    }
    for (hex, free) in &content.free_hexes {
        ground[hex.index()] = free_ground(free.ground);
        if free.entrance {
            entrances.push(*hex);
        }
    }
    (ground, entrances)
}

/// What a free hex of a layout is.
pub fn free_ground(ground: FreeGround) -> Ground {
    match ground {
        FreeGround::Terrain(terrain) => terrain.into(),
        FreeGround::HuntingZone => Ground::HuntingZone,
        FreeGround::Mound => Ground::Mound,
    }
}

/// Whether a hex is terrain that is not Water.
pub fn is_land(ground: &[Ground], hex: HexId) -> bool {
    ground[hex.index()].terrain().is_some_and(|terrain| terrain != Terrain::Water)
}

fn walk(content: &Content, ground: &[Ground], from: &[HexId]) -> Vec<bool> {
    let is_land = |hex: &HexId| is_land(ground, *hex);
    let mut reached = vec![false; ground.len()];
    let mut open: Vec<HexId> = from.iter().copied().filter(is_land).collect();
    while let Some(hex) = open.pop() {
        if !std::mem::replace(&mut reached[hex.index()], true) {
            open.extend(content.around(hex).filter(|near| !reached[near.index()] && is_land(near)));
        }
    }
    reached
}

/// Asks the seat after `answered`, in turn order, for a decision of the setup;
/// when all have answered, goes on to the next one (M3.5, M3.7).
fn ask<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, phase: Phase, answered: Option<Seat>) {
    let mut seat = answered.map_or(cx.first, |seat| end::next(cx, seat));
    let mut fresh = answered.is_none();
    while fresh || seat != cx.first {
        fresh = false;
        if phase == Phase::KeepObjective && has_to_choose(cx, seat)
            || phase == Phase::Settle && !settling_hexes(cx, seat).is_empty()
        {
            return cx.emit(Event::Asked { seat, phase });
        }
        seat = end::next(cx, seat);
    }
    match phase {
        Phase::KeepObjective => ask(cx, Phase::Settle, None),
        _ => {
            let seat = cx.first;
            cx.emit(Event::TurnBegan { seat, round: 1 });
        }
    }
}

/// How many of the Objectives dealt a seat keeps.
fn kept(state: &State, seat: Seat) -> u8 {
    species::objectives(&state.content, state.colony(seat)).1
}

/// Whether a seat holds more Objectives than it keeps.
fn has_to_choose(state: &State, seat: Seat) -> bool {
    state.colony(seat).hand > kept(state, seat)
}

/// Appends the Objectives that may be kept, or, where several are, those that
/// may be put back (M3.5, S11.1).
pub fn legal_keep(state: &State, out: &mut Vec<Action>) {
    let hand = &state.secret.hands[state.now.seat.index()];
    let several = kept(state, state.now.seat) > 1;
    let action = |card: &ObjectiveId| if several { Action::PutBack(*card) } else { Action::Keep(*card) };
    out.extend(hand.iter().map(action));
}

/// Why this Objective can't be kept.
pub fn refuse_keep(state: &State, card: ObjectiveId) -> Option<Refusal<Place>> {
    if kept(state, state.now.seat) > 1 {
        return Some(Refusal::new("S11.1", "refuse-put-back-instead"));
    }
    let held = state.secret.hands[state.now.seat.index()].contains(&card);
    (!held).then(|| Refusal::new("M3.5", "refuse-not-in-hand"))
}

/// Keeps one of the Objectives dealt.
pub fn keep<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: ObjectiveId) {
    let seat = cx.now.seat;
    cx.emit(Event::ObjectiveKept { card });
    ask(cx, Phase::KeepObjective, Some(seat));
}

/// Why this Objective can't be put back (S11.1).
pub fn refuse_put_back(state: &State, card: ObjectiveId) -> Option<Refusal<Place>> {
    if kept(state, state.now.seat) < 2 {
        return Some(Refusal::new("M3.5", "refuse-keep-instead"));
    }
    let held = state.secret.hands[state.now.seat.index()].contains(&card);
    (!held).then(|| Refusal::new("S11.1", "refuse-not-in-hand"))
}

/// Puts one of the Objectives dealt back, until as many are left as are kept.
pub fn put_back<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, card: ObjectiveId) {
    let seat = cx.now.seat;
    cx.emit(Event::ObjectivePutBack { card });
    if !has_to_choose(cx, seat) {
        ask(cx, Phase::KeepObjective, Some(seat));
    }
}

/// Where the fourth Worker may go: empty hexes that are not Water beside the
/// first three (M3.7).
fn settling_hexes(state: &State, seat: Seat) -> Vec<HexId> {
    let mut seen = HexSet::new();
    let starting = &state.content.start_places[seat.index()][1..];
    let around = starting.iter().flat_map(|hex| state.content.around(*hex));
    around.filter(|hex| is_free(state.cell(*hex)) && seen.insert(*hex)).collect()
}

/// Appends where the fourth Worker may go.
pub fn legal_settle(state: &State, out: &mut Vec<Action>) {
    out.extend(settling_hexes(state, state.now.seat).into_iter().map(Action::Settle));
}

/// Why the fourth Worker may not go to this hex.
pub fn refuse_settle(state: &State, hex: HexId) -> Option<Refusal<Place>> {
    let fits = settling_hexes(state, state.now.seat).contains(&hex);
    (!fits).then(|| Refusal::new("M3.7", "refuse-settle-there").at(Place::Hex(hex)))
}

/// Puts the fourth Worker out.
pub fn settle<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, hex: HexId) {
    let seat = cx.now.seat;
    cx.emit(Event::Settled { hex });
    ask(cx, Phase::Settle, Some(seat));
}
