//! What the numbers on the hexes of a map stand for, and the inks.
//!
//! | bits | what |
//! |---|---|
//! | 0 to 2 | ground: 0 nothing, 1 Grassland, 2 Forest, 3 Rock, 4 Water, 5 Hunting Zone, 6 Mound |
//! | 3 to 6 | bonus: 0 none, 1 to 8 in the order of [`BONUSES`] |
//! | 7 | entrance of the Mound, with its Termite |
//!
//! Only land (Grassland, Forest, Rock) takes a bonus or an entrance from a
//! brush; files may hold other things, which the check finds.

use crate::editor::{Ink, NOTHING, Paint, Swatch};
use crate::engine::{Arg, Line};
use crate::microlonies::pack::{Bonus, Family, FreeGround, FreeHex, Terrain};
use crate::microlonies::state::Ground;

/// The bits of the ground.
pub const GROUND: Paint = 0b111;
const BONUS_SHIFT: u32 = 3;
/// The bits of the bonus.
pub const BONUS: Paint = 0b1111 << BONUS_SHIFT;
/// The bit of an entrance.
pub const ENTRANCE: Paint = 1 << 7;

/// All kinds of bonus, as they are numbered from 1.
pub const BONUSES: [Bonus; 8] = [
    Bonus::Prey(Family::PreyType),
    Bonus::Prey(Family::PreyHealth),
    Bonus::Prey(Family::HuntingTime),
    Bonus::Prey(Family::NaturalEnvironment),
    Bonus::Food,
    Bonus::EndGameSymbol,
    Bonus::EndGameEggs,
    Bonus::Chamber,
];

/// The paint of a ground.
pub fn of_ground(ground: FreeGround) -> Paint {
    let place = FreeGround::ALL.iter().position(|other| *other == ground);
    place.map_or(NOTHING, |place| place as Paint + 1)
}

/// The paint of a bonus alone.
pub fn of_bonus(bonus: Option<Bonus>) -> Paint {
    let place = bonus.and_then(|bonus| BONUSES.iter().position(|other| *other == bonus));
    place.map_or(NOTHING, |place| (place as Paint + 1) << BONUS_SHIFT)
}

/// The paint of a hex.
pub fn of(ground: FreeGround, bonus: Option<Bonus>, entrance: bool) -> Paint {
    of_ground(ground) | of_bonus(bonus) | if entrance { ENTRANCE } else { NOTHING }
}

/// The ground of a paint; none where nothing is.
pub fn ground(paint: Paint) -> Option<FreeGround> {
    FreeGround::ALL.get(usize::from(paint & GROUND).checked_sub(1)?).copied()
}

/// The bonus of a paint.
pub fn bonus(paint: Paint) -> Option<Bonus> {
    BONUSES.get(usize::from((paint & BONUS) >> BONUS_SHIFT).checked_sub(1)?).copied()
}

/// Whether a paint has an entrance.
pub fn entrance(paint: Paint) -> bool {
    paint & ENTRANCE != 0
}

/// A paint as a hex of a layout; none where nothing is.
pub fn hex(at: [i16; 2], paint: Paint) -> Option<FreeHex> {
    Some(FreeHex { at, ground: ground(paint)?, bonus: bonus(paint), entrance: entrance(paint) })
}

/// Whether ants can stand there.
pub fn is_land(paint: Paint) -> bool {
    ground(paint).is_some_and(FreeGround::is_land)
}

/// What a hex becomes under an ink.
pub(super) fn inked(old: Paint, ink: Ink) -> Paint {
    let new = (old & !ink.mask) | (ink.value & ink.mask);
    let grounds = ink.mask & GROUND != 0;
    if is_land(new) {
        new
    } else if grounds {
        ground(new).map_or(NOTHING, of_ground)
    } else if ink.value & ink.mask == 0 {
        // Taking away is always possible.
        new
    } else {
        old
    }
}

/// What a hex is called.
pub(super) fn name(paint: Paint) -> Line {
    let Some(ground) = ground(paint) else { return Line::new("map-nothing") };
    let mut parts = vec![Arg::from(ground_key(ground))];
    parts.extend(bonus(paint).map(|bonus| Arg::from(bonus.key())));
    parts.extend(entrance(paint).then(|| Arg::from("hex-entrance")));
    if parts.len() == 1 {
        return Line::new(ground_key(ground));
    }
    Line::new("map-hex").with("parts", parts)
}

fn ground_key(ground: FreeGround) -> &'static str {
    match ground {
        FreeGround::Terrain(terrain) => Ground::from(terrain).key(),
        FreeGround::HuntingZone => Ground::HuntingZone.key(),
        FreeGround::Mound => Ground::Mound.key(),
    }
}

/// The palette.
pub(super) fn swatches() -> Vec<Swatch> {
    let grass = of_ground(FreeGround::Terrain(Terrain::Grassland));
    let grounds = FreeGround::ALL.into_iter().map(|ground| {
        let paint = of_ground(ground);
        let mask = if ground.is_land() { GROUND } else { Paint::MAX };
        Swatch { ink: Ink { mask, value: paint }, name: Line::new(ground_key(ground)), sample: paint }
    });
    let part = |mask: Paint, value: Paint, name: &'static str| Swatch {
        ink: Ink { mask, value },
        name: Line::new(name),
        sample: grass | value,
    };
    let entrance = part(ENTRANCE, ENTRANCE, "map-entrance");
    let bonuses = BONUSES.into_iter().map(|bonus| part(BONUS, of_bonus(Some(bonus)), bonus.key()));
    let plain = part(BONUS | ENTRANCE, NOTHING, "map-no-bonus");
    let nothing = Swatch { ink: Ink::NOTHING, name: Line::new("map-nothing"), sample: NOTHING };
    grounds.chain([entrance]).chain(bonuses).chain([plain, nothing]).collect()
}
