//! Fair maps made by chance: symmetric around the Mound, so that all starts
//! are equally far from it, from its entrances and from each other.

use std::sync::Arc;

use hexx::Hex;

use crate::editor::{Craft, Drawing, Knob, Piece, Turn};
use crate::engine::Chance;
use crate::engine::chance::{Recorded, shuffle};
use crate::microlonies::pack::check_layout_for_all;

use super::chart::{Chart, Plan};
use super::{MapCraft, STARTING_TILE, TERRAIN_TILE, read, sheet, write};

/// How many maps are made until one is fair. Fewer and fewer tiles are fixed
/// and less and less Water is laid on the way, so that the last ones are.
const TRIES: u32 = 60;

/// Name, least, greatest and usual value of the options.
const KNOBS: [(&str, i32, i32, i32); 6] = [
    ("map-knob-colonies", 2, 4, 2),
    ("map-knob-size", 1, 10, 1),
    ("map-knob-random", 0, 100, 100),
    ("map-knob-free", 0, 1, 0),
    ("map-knob-water", 0, 50, 15),
    ("map-knob-bonus", 0, 30, 10),
];

/// The options of the generator.
pub(super) fn knobs() -> Vec<Knob> {
    KNOBS.into_iter().map(|(name, least, most, value)| Knob { name, range: (least, most), value }).collect()
}

/// What is wanted.
struct Wish {
    colonies: u8,
    size: i32,
    /// Pieces in a hundred that stay random.
    random: i32,
    /// Free hexes in place of Terrain tiles.
    free: bool,
    water: i32,
    bonus: i32,
}

impl Wish {
    fn of(given: &[Knob]) -> Self {
        let value = |wanted: usize| {
            let (name, least, most, usual) = KNOBS[wanted];
            let knob = given.iter().find(|knob| knob.name == name);
            knob.map_or(usual, |knob| knob.value.clamp(least, most))
        };
        Self {
            colonies: value(0) as u8,
            size: value(1),
            random: value(2),
            free: value(3) == 1,
            water: value(4),
            bonus: value(5),
        }
    }
}

/// A map made by chance.
pub(super) fn map(craft: &MapCraft, knobs: &[Knob], seed: u64) -> Drawing {
    let wish = Wish::of(knobs);
    let mut chance = Recorded::new(seed, 0, 0);
    let head = sheet("chance", format!("map-{seed}"), vec![wish.colonies]);
    let mut last = Drawing::blank(read::usual_frame());
    for attempt in 0..TRIES {
        let left = (TRIES - attempt) as i32;
        let all = TRIES as i32;
        let wish =
            Wish { random: 100 - (100 - wish.random) * left / all, water: wish.water * left / all, ..wish };
        last = draft(craft, &wish, &mut chance);
        last.sheet = Arc::clone(&head);
        if check_layout_for_all(&craft.pack, &write::layout(&last)).is_empty() {
            break;
        }
    }
    last
}

fn draft(craft: &MapCraft, wish: &Wish, chance: &mut Recorded) -> Drawing {
    let others = craft.pack.terrain.tiles.iter().filter(|tile| !tile.mound).count();
    let mut drawing = match craft.mound_tile() {
        Some(mound) if !wish.free && others >= 6 => of_tiles(wish, mound, others, chance),
        _ => of_hexes(wish, chance),
    };
    fix(craft, wish, &mut drawing, chance);
    drawing.extent = read::frame_around(&drawing);
    drawing
}

/// Makes random pieces fixed ones, as many as wanted.
fn fix(craft: &MapCraft, wish: &Wish, drawing: &mut Drawing, chance: &mut Recorded) {
    let pieces = Arc::make_mut(&mut drawing.pieces);
    for shape in [TERRAIN_TILE, STARTING_TILE] {
        let loose = |tile: &&crate::editor::Tile| {
            tile.shape == shape && craft.mound_tile().is_none_or(|mound| mound != tile.id)
        };
        let mut ids: Vec<Arc<str>> =
            craft.tiles().tiles.iter().filter(loose).map(|tile| Arc::clone(&tile.id)).collect();
        shuffle(&mut ids, chance);
        let of_shape = |piece: &Piece| piece.shape == shape && piece.id.is_none();
        let mut places: Vec<usize> = (0..pieces.len()).filter(|index| of_shape(&pieces[*index])).collect();
        shuffle(&mut places, chance);
        let count = places.len() * (100 - wish.random) as usize / 100;
        for (index, id) in places.into_iter().take(count).zip(ids) {
            let turn = pieces[index].turn.or_else(|| Some(chance.below(6) as u8));
            pieces[index] = Piece { id: Some(id), turn, ..pieces[index].clone() };
        }
    }
}

/// A map of the game's own tiles: the Mound's in the middle, six around it,
/// more beyond, and starts in bays between these, as the rules' layouts have
/// them.
fn of_tiles(wish: &Wish, mound: Arc<str>, others: usize, chance: &mut Recorded) -> Drawing {
    let sixth = |hex: Hex, sixths: u8| Turn { mirrored: false, sixths }.apply(hex);
    let fold = if wish.colonies == 3 { 3 } else { 2 };
    // With four colonies all six bays are alike, and four of them hold starts.
    let group = if wish.colonies == 4 { 6 } else { fold };
    let first = chance.below(6) as u8;
    let bays: Vec<u8> = match wish.colonies {
        2 => vec![0, 3],
        3 => vec![0, 2, 4],
        _ => vec![0, 1, 3, 4],
    };
    let bays: Vec<u8> = bays.into_iter().map(|bay| (bay + first) % 6).collect();
    let mut corners: Vec<u8> = (0..6 / group).collect();
    shuffle(&mut corners, chance);
    let most = others.min(12).saturating_sub(6) / usize::from(group);
    let extra = most.min((wish.size - 1) as usize * 2 / usize::from(group) + usize::from(wish.size > 1));
    let mut centres: Vec<Hex> = (0..6).map(|turn| sixth(Hex::new(2, 1), turn)).collect();
    for corner in corners.into_iter().take(extra) {
        centres.extend((0..group).map(|part| sixth(Hex::new(4, 2), corner + part * (6 / group))));
    }
    let mirror = Turn { mirrored: chance.below(2) == 1, sixths: 0 };
    let facing = 1 + chance.below(2) as u8;
    let middle =
        Piece { shape: TERRAIN_TILE, at: Hex::ZERO, id: Some(mound), turn: Some(chance.below(6) as u8) };
    let tile = |at: Hex| Piece { shape: TERRAIN_TILE, at: mirror.apply(at), id: None, turn: None };
    let start = Piece { shape: STARTING_TILE, at: Hex::new(5, -1), id: None, turn: Some(facing) };
    let starts =
        bays.into_iter().map(|bay| start.turned(Turn { mirrored: false, sixths: bay }, 3).turned(mirror, 3));
    let mut drawing = Drawing::blank(read::usual_frame());
    let tiles = std::iter::once(middle).chain(centres.into_iter().map(tile));
    drawing.pieces = Arc::new(tiles.chain(clockwise(starts.collect())).collect());
    drawing
}

/// A map of free hexes.
fn of_hexes(wish: &Wish, chance: &mut Recorded) -> Drawing {
    let turns = |sixths: &[u8], mirrored: bool| -> Vec<Turn> {
        sixths.iter().map(|sixths| Turn { mirrored, sixths: *sixths }).collect()
    };
    let group = match wish.colonies {
        2 => turns(&[0, 3], false),
        3 => turns(&[0, 2, 4], false),
        _ => [turns(&[0, 3], false), turns(&[0, 3], true)].concat(),
    };
    let radius = 6 + 3 * wish.size;
    let far = radius * 2 / 3;
    let start = if wish.colonies == 4 {
        // A rectangle of which no side is shorter than the way to the Mound.
        let east = chance.below(far as u32 / 2 + 1) as i32;
        Hex::new(east, far - east)
    } else {
        let ring: Vec<Hex> = Hex::ZERO.ring(far as u32).collect();
        ring[chance.below(ring.len() as u32) as usize]
    };
    let inwards = |facing: &u8| {
        let middle = crate::editor::AROUND[usize::from(facing + 1) % 6];
        (start + middle).unsigned_distance_to(Hex::ZERO)
    };
    let facing = (0..6).min_by_key(inwards);
    let start = Piece { shape: STARTING_TILE, at: start, id: None, turn: facing };
    let starts = clockwise(group.iter().map(|turn| start.turned(*turn, 3)).collect());
    let plan = Plan { group, radius, water: wish.water as u32, bonus: wish.bonus as u32 };
    let mut drawing = Drawing::blank(read::usual_frame());
    drawing.grid = Chart::new(&plan, &starts, chance).grid();
    drawing.pieces = Arc::new(starts);
    drawing
}

/// Starts in the order of the seats: clockwise around the middle, from the
/// east.
fn clockwise(mut starts: Vec<Piece>) -> Vec<Piece> {
    starts.sort_by_key(|start| {
        let Hex { x, y, .. } = start.at;
        let (z, far) = (-x - y, start.at.unsigned_distance_to(Hex::ZERO) as i32);
        // The side of the ring, and the way along it.
        match (x, y, z) {
            _ if x > 0 && y >= 0 => (0, y),
            _ if z < 0 && x <= 0 => (1, -x),
            _ if y > 0 => (2, far - y),
            _ if x < 0 && y <= 0 && z > 0 && y > -far => (3, -y),
            _ if y == -far && x < far => (4, x),
            _ => (5, far + y),
        }
    });
    starts
}
