//! What a choice would bring, shown before it is made.

use std::collections::VecDeque;

use egui::Color32;

use super::art;
use super::lit::Spot;
use super::pieces::{Pass, Place, ribbon};
use super::stage::Stage;
use crate::engine::Seat;
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::ids::HexId;
use crate::microlonies::rules::environment::{self, Gait};
use crate::microlonies::species::{self, Ability};
use crate::microlonies::state::{Ground, Occupant, Open};
use crate::ui::brush::Brush;

/// Shows what a click on a hex would do, if it is lit.
pub fn on_hex(brush: &mut Brush, stage: &Stage<'_>, hex: HexId, place: &dyn Fn(HexId) -> Place) {
    let Some(action) = stage.lit.first(Spot::Hex(hex)) else { return };
    let seat = stage.view.now.seat;
    match action {
        Action::Settle(_) | Action::Exit(_) | Action::Ability(Ability::PutOut(_)) => {
            links(brush, stage, seat, hex, place);
            ghost(brush, stage, seat, place(hex).ant(stage.view.cell(hex)), place(hex));
        }
        Action::HuntZone(_) | Action::HuntMound => {
            links(brush, stage, seat, hex, place);
            let at = place(hex);
            art::pheromone(brush, stage.look(seat), at.pheromone(seat), at.radius * 0.31, 0.8);
        }
        Action::Pick(_) => picked(brush, stage, seat, hex, place),
        Action::March(_) => march(brush, stage, seat, hex, place),
        _ => {}
    }
}

fn ghost(brush: &mut Brush, stage: &Stage<'_>, seat: Seat, at: egui::Pos2, place: Place) {
    art::token(brush, stage.look(seat), at, place.token(), 0.8);
}

/// How the Trail would run through a hex that it is about to take in.
fn links(brush: &mut Brush, stage: &Stage<'_>, seat: Seat, hex: HexId, place: &dyn Fn(HexId) -> Place) {
    let view = stage.view;
    let here = match view.cell(hex).ground {
        Ground::Mound => place(hex).pheromone(seat),
        _ => place(hex).node(view.cell(hex), seat),
    };
    for pass in [Pass::Casing, Pass::Core] {
        for near in view.content.around(hex) {
            let cell = view.cell(near);
            let own = cell.occupant == Occupant::Ant(seat) || cell.has_pheromone(seat);
            if own || species::is_nest(view.colony(seat), near) {
                let ends = [place(near).node(cell, seat), here];
                ribbon(brush, stage, seat, ends, place(hex).radius, pass);
            }
        }
    }
}

/// Where an ant may go that is about to be taken up.
fn picked(brush: &mut Brush, stage: &Stage<'_>, seat: Seat, hex: HexId, place: &dyn Fn(HexId) -> Place) {
    let gait = species::gait(&stage.view.content, stage.view.colony(seat)).of_ant(stage.view.cell(hex));
    for goal in goals(stage.view, &stage.view.content, seat, hex, gait) {
        let at = place(goal);
        let color = stage.look(seat).color();
        brush.disc(at.ant(stage.view.cell(goal)), at.radius * 0.22, art::EDGE);
        brush.disc(at.ant(stage.view.cell(goal)), at.radius * 0.16, color);
    }
}

/// The way of the exploring ant.
fn march(brush: &mut Brush, stage: &Stage<'_>, seat: Seat, goal: HexId, place: &dyn Fn(HexId) -> Place) {
    let view = stage.view;
    let Some(from) = view.now.hex else { return };
    let route = route(view, &view.content, seat, from, goal);
    let stops: Vec<egui::Pos2> = route.iter().map(|hex| place(*hex).node(view.cell(*hex), seat)).collect();
    let radius = place(goal).radius;
    brush.stroke(&stops, radius * 0.16, Color32::from_black_alpha(150));
    brush.stroke(&stops, radius * 0.1, art::RIM);
    for stop in &stops {
        brush.disc(*stop, radius * 0.13, art::RIM);
    }
    ghost(brush, stage, seat, place(goal).ant(view.cell(goal)), place(goal));
}

/// A shortest way of the seat's ant, both ends included; the straight one when
/// there is none.
pub fn route(open: &Open, content: &Content, seat: Seat, from: HexId, to: HexId) -> Vec<HexId> {
    let mut came: Vec<Option<HexId>> = vec![None; content.hexes.len()];
    let mut queue = VecDeque::from([from]);
    let gait = species::gait(content, open.colony(seat)).of_ant(open.cell(from));
    while let Some(hex) = queue.pop_front() {
        if hex == to {
            break;
        }
        for near in content.around(hex) {
            let open_way = near == to || environment::is_passable(open, seat, gait, near);
            if open_way && near != from && came[near.index()].is_none() {
                came[near.index()] = Some(hex);
                queue.push_back(near);
            }
        }
    }
    let mut way = vec![to];
    while let Some(before) = way.last().and_then(|hex| came[hex.index()]) {
        way.push(before);
    }
    if way.last() != Some(&from) {
        way = vec![to, from];
    }
    way.reverse();
    way
}

/// Where the seat's ant on `from` may end.
pub fn goals(open: &Open, content: &Content, seat: Seat, from: HexId, gait: Gait) -> Vec<HexId> {
    let mut found = Vec::new();
    environment::destinations(open, content, seat, from, gait, |hex| {
        found.push(hex);
        true
    });
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::microlonies::sample;

    #[test]
    fn a_route_goes_step_by_step_over_passable_hexes() {
        let view = sample::view(4);
        let seat = Seat(0);
        let from = view.colony(seat).outside[0];
        let gait = species::gait(&view.content, view.colony(seat));
        for goal in goals(&view, &view.content, seat, from, gait) {
            let way = route(&view, &view.content, seat, from, goal);
            assert_eq!((way.first(), way.last()), (Some(&from), Some(&goal)));
            assert!(way.len() <= usize::from(gait.steps) + 1);
            for pair in way.windows(2) {
                assert!(view.content.around(pair[0]).any(|near| near == pair[1]));
            }
        }
    }
}
