//! How maps look in the editor.

use std::sync::Arc;

use egui::{Color32, Pos2, vec2};

use super::{art, ground};
use crate::editor::{Drawing, Paint, TileSet};
use crate::engine::{Offer, Sources};
use crate::microlonies::map::{MapCraft, STARTING_TILE, paint};
use crate::microlonies::pack::{FreeGround, Pack};
use crate::microlonies::state::Ground;
use crate::microlonies::{Microlonies, Setup};
use crate::ui::brush::Brush;
use crate::ui::editor::{Look, Studio};
use crate::ui::icons::Icon;
use crate::ui::theme::{Theme, mix};

/// Below this radius of a hex signs are specks, and left out.
const SIGNS_FROM: f32 = 10.0;

/// How maps look.
#[derive(Debug, Clone, Copy)]
pub struct MapLook;

fn lies(paint: Paint) -> Ground {
    match paint::ground(paint) {
        None => Ground::Blank,
        Some(FreeGround::Terrain(terrain)) => terrain.into(),
        Some(FreeGround::HuntingZone) => Ground::HuntingZone,
        Some(FreeGround::Mound) => Ground::Mound,
    }
}

impl Look for MapLook {
    fn color(&self, theme: &Theme, paint: Paint) -> Color32 {
        ground::color(theme, lies(paint))
    }

    fn detail(&self, brush: &mut Brush, theme: &Theme, paint: Paint, center: Pos2, radius: f32, seed: u32) {
        let ground = lies(paint);
        if radius >= ground::TEXTURE_FROM {
            ground::texture(brush, theme, ground, center, radius, seed);
        }
        match ground {
            Ground::HuntingZone => art::zone(brush, theme, center, radius, seed),
            Ground::Mound => art::mound(brush, theme, center, radius),
            _ => {}
        }
        if radius < SIGNS_FROM {
            return;
        }
        if paint::entrance(paint) {
            art::termite(brush, theme, center - vec2(0.0, radius * 0.2), radius * 0.36);
        }
        if let Some(bonus) = paint::bonus(paint) {
            ground::bonus(brush, theme, bonus, center, radius);
        }
    }

    fn unknown(&self, theme: &Theme, shape: u8) -> Color32 {
        let soil = if shape == STARTING_TILE { 0.35 } else { 0.12 };
        mix(theme.hunting_zone, theme.soil_light, soil)
    }

    fn sign(&self, shape: u8) -> Icon {
        if shape == STARTING_TILE { Icon::Nest } else { Icon::Hunt }
    }
}

/// The maps of a pack, to be drawn; of the base pack when there is none or it
/// can't be read.
pub(super) fn studio(sources: &Sources<'_>) -> Studio {
    Studio { craft: Arc::new(MapCraft::new(pack(sources))), look: Arc::new(MapLook) }
}

fn pack(sources: &Sources<'_>) -> Arc<Pack> {
    let setup = <Microlonies as Offer>::setup(&Sources { layout: None, ..*sources }, 2);
    setup.map_or_else(|_| Arc::new(Pack::base()), |setup| setup.pack)
}

/// The setup of a game on a map that was drawn, with the species that were
/// chosen.
pub(super) fn setup(
    sources: &Sources<'_>,
    tiles: &Arc<TileSet>,
    map: &Drawing,
    seats: usize,
) -> Option<Setup> {
    let chosen = <Microlonies as Offer>::setup(&Sources { layout: None, ..*sources }, seats);
    let craft = MapCraft::with(pack(sources), tiles.clone());
    let setup = craft.setup(map, u8::try_from(seats).ok()?);
    Some(Setup { species: chosen.map(|chosen| chosen.species).unwrap_or_default(), ..setup })
}
