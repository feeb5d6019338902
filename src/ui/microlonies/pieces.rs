//! What stands on the land: Trails, ants, Pheromones, Termites.

use egui::{Color32, Pos2, Vec2, vec2};

use super::stage::Stage;
use super::{art, ground, tokens};
use crate::engine::Seat;
use crate::microlonies::ids::HexId;
use crate::microlonies::species;
use crate::microlonies::state::{Cell, Ground, Occupant, Open};
use crate::ui::brush::Brush;
use crate::ui::theme::mix;

/// Where things lie within a hex that is painted around `center`.
#[derive(Debug, Clone, Copy)]
pub struct Place {
    /// The middle of the hex on the screen.
    pub center: Pos2,
    /// The outer radius of the hex on the screen.
    pub radius: f32,
}

impl Place {
    /// Where an ant stands: above a bonus, if there is one.
    pub fn ant(&self, cell: &Cell) -> Pos2 {
        let lift = if cell.bonus.is_some() { 0.16 } else { 0.0 };
        self.center - vec2(0.0, lift * self.radius)
    }

    /// The radius of an ant's token.
    pub fn token(&self) -> f32 {
        self.radius * 0.42
    }

    /// Where a seat's Pheromone lies in a Hunting Zone: each has its own place.
    pub fn pheromone(&self, seat: Seat) -> Pos2 {
        let angle = (f32::from(seat.0) + 0.5) * std::f32::consts::FRAC_PI_2 - std::f32::consts::PI;
        self.center + Vec2::angled(angle) * self.radius * 0.46
    }

    /// Where a seat's Trail runs through the hex.
    pub fn node(&self, cell: &Cell, seat: Seat) -> Pos2 {
        match cell.ground {
            Ground::HuntingZone => self.pheromone(seat),
            Ground::Nest => self.center,
            _ => self.ant(cell),
        }
    }
}

/// Pairs of neighbouring hexes of the seat's Trail, each once.
pub fn trail_links(stage: &Stage<'_>, seat: Seat, mut link: impl FnMut(HexId, HexId)) {
    let view = stage.view;
    for from in &view.colony(seat).cache.0.trail {
        // Three of the six directions meet every pair once.
        for to in view.content.neighbours[from.index()][..3].iter().copied() {
            if to != HexId::NONE && view.on_trail(seat, to) {
                link(*from, to);
            }
        }
    }
}

/// The Trails, as ribbons in the colours of their colonies.
pub fn trails(brush: &mut Brush, stage: &Stage<'_>, place: impl Fn(HexId) -> Place) {
    for pass in [Pass::Casing, Pass::Core] {
        for seat in stage.view.seats() {
            trail_links(stage, seat, |from, to| {
                let ends = [from, to].map(|hex| place(hex).node(stage.view.cell(hex), seat));
                let radius = place(from).radius;
                ribbon(brush, stage, seat, ends, radius, pass);
            });
        }
    }
}

/// Which layer of the ribbons is painted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    /// The soft edge below.
    Casing,
    /// The colour above it.
    Core,
}

/// A piece of a Trail.
pub fn ribbon(brush: &mut Brush, stage: &Stage<'_>, seat: Seat, ends: [Pos2; 2], radius: f32, pass: Pass) {
    let color = stage.look(seat).color();
    match pass {
        Pass::Casing => {
            brush.ribbon(&ends, radius * 0.46, mix(color, Color32::BLACK, 0.45).gamma_multiply(0.6))
        }
        Pass::Core => brush.stroke(&ends, radius * 0.2, mix(color, Color32::WHITE, 0.12)),
    }
}

/// Nests, Pheromones, Termites and ants of a hex. `at` says where its ant is
/// now, if it is on its way.
pub fn occupants(brush: &mut Brush, stage: &Stage<'_>, hex: HexId, place: Place) {
    let (view, theme) = (stage.view, stage.theme);
    let cell = view.cell(hex);
    if cell.ground == Ground::Nest
        && let Some(seat) = view.seats().find(|seat| species::is_nest(view.colony(*seat), hex))
    {
        nest(brush, stage, hex, seat, place);
    }
    for seat in view.seats().filter(|seat| cell.has_pheromone(*seat)) {
        let grown = fresh_pheromone(stage, hex, seat);
        art::pheromone(brush, stage.look(seat), place.pheromone(seat), place.radius * 0.31 * grown, 1.0);
    }
    if cell.acid {
        let is_entered = cell.occupant != Occupant::Nobody;
        let look = acid_owner(stage, hex).map(|seat| stage.look(seat));
        tokens::acid(brush, look, place.center, place.radius, is_entered);
    }
    if cell.occupant == Occupant::Termite {
        art::termite(brush, theme, place.ant(cell), place.token());
    }
}

/// Whose Formic Acid lies on a hex.
fn acid_owner(stage: &Stage<'_>, hex: HexId) -> Option<Seat> {
    stage.view.seats().find(|seat| species::acid(stage.view.colony(*seat)) == Some(hex))
}

/// A Nest, or what counts as one.
fn nest(brush: &mut Brush, stage: &Stage<'_>, hex: HexId, seat: Seat, place: Place) {
    let (view, theme, look) = (stage.view, stage.theme, stage.look(seat));
    if view.colony(seat).nest != hex {
        tokens::satellite(brush, theme, look, place.center, place.radius);
    } else if ground::lie(view, hex) == Ground::HuntingZone {
        tokens::camp(brush, theme, look, place.center, place.radius);
    } else {
        art::nest(brush, theme, look, place.center, place.radius);
    }
}

/// How large a Pheromone is that was just put down.
fn fresh_pheromone(stage: &Stage<'_>, hex: HexId, seat: Seat) -> f32 {
    let fresh = stage.before.is_some_and(|before| !before.cell(hex).has_pheromone(seat));
    if fresh { stage.progress } else { 1.0 }
}

/// The ant of a hex, where it stands for good.
pub fn ant(brush: &mut Brush, stage: &Stage<'_>, hex: HexId, place: Place) {
    let cell = stage.view.cell(hex);
    let Occupant::Ant(seat) = cell.occupant else { return };
    let at = place.ant(cell);
    let look = stage.look(seat);
    let ring = match cell.soldier {
        true => {
            tokens::soldier(brush, look, at, place.token());
            place.radius * 1.33
        }
        false => {
            art::token(brush, look, at, place.token(), 1.0);
            place.radius
        }
    };
    if !stage.view.on_trail(seat, hex) {
        isolated(brush, at, ring);
    }
}

/// The mark of an ant outside its Trail: a broken ring.
fn isolated(brush: &mut Brush, at: Pos2, radius: f32) {
    for i in 0..6 {
        let from = i as f32 * std::f32::consts::FRAC_PI_3;
        for (color, wide) in [(art::EDGE, 0.12), (art::RIM, 0.06)] {
            brush.arc(at, radius * 0.6, [from, from + 0.6], (radius * wide).max(wide * 20.0), color);
        }
    }
}

/// An ant outside on its way from one hex to another, or from its Nest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Walk {
    /// Whose ant.
    pub seat: Seat,
    /// Where it comes from.
    pub from: HexId,
    /// Where it goes.
    pub to: HexId,
}

/// The ants that walked between two positions: at most one per colony.
pub fn walks(before: &Open, after: &Open) -> arrayvec::ArrayVec<Walk, 4> {
    let seats = after.seats().filter(|seat| before.colonies.len() > seat.index());
    seats
        .filter_map(|seat| {
            let (old, new) = (before.colony(seat), after.colony(seat));
            let mut gone = old.outside.iter().filter(|hex| !new.outside.contains(hex));
            let mut come = new.outside.iter().filter(|hex| !old.outside.contains(hex));
            let (to, from) = (*come.next()?, gone.next().copied().unwrap_or(new.nest));
            let single = come.next().is_none() && gone.next().is_none() && from != HexId::NONE;
            single.then_some(Walk { seat, from, to })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::microlonies::sample;

    #[test]
    fn an_ant_that_moved_walks_and_a_new_one_comes_from_the_nest() {
        let before = sample::view(2).open;
        let mut after = before.clone();
        let seat = Seat(1);
        let from = after.colonies[1].outside.remove(0);
        let free = (0..).map(HexId).find(|hex| !before.colonies[1].outside.contains(hex));
        let to = free.unwrap_or(HexId(0));
        after.colonies[1].outside.push(to);
        assert_eq!(walks(&before, &after).as_slice(), [Walk { seat, from, to }]);
        let mut grown = before.clone();
        grown.colonies[1].outside.push(to);
        let nest = before.colonies[1].nest;
        assert_eq!(walks(&before, &grown).as_slice(), [Walk { seat, from: nest, to }]);
        assert!(walks(&before, &before.clone()).is_empty());
    }
}
