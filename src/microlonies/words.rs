//! Decisions in words.

use crate::engine::{Arg, Line};

use super::action::{Action, Ant};
use super::glimpse::{coordinates, print_key};
use super::ids::{ChamberId, HexId, ObjectiveId};
use super::species::{self, Ability, Species};
use super::state::{Occupant, Phase, Print};
use super::view::View;

/// An action of the seat in turn as a short imperative phrase. It names nothing
/// but what the action itself says and what the view shows.
pub fn told(view: &View, action: &Action) -> Line {
    let objective = |key, card| Line::new(key).with("objective", objective(view, card));
    let hex = |key, hex| Line::new(key).with("hex", coordinates(&view.content, hex));
    match *action {
        Action::KeepSpecies(species) => Line::new("do-keep-species").with("species", named(view, species)),
        Action::ChooseSpecies(species) => {
            Line::new("do-choose-species").with("species", named(view, species))
        }
        Action::Keep(card) => objective("do-keep", card),
        Action::PutBack(card) => objective("do-put-back", card),
        Action::PutUnder(card) => objective("do-put-under", card),
        Action::Settle(at) => hex("do-settle", at),
        Action::TakeUp(id) => Line::new("do-take-up").with("chamber", room(view, id)),
        Action::Put { chamber, ant } => {
            Line::new("do-put").with("ant", ant_key(ant)).with("chamber", room(view, chamber))
        }
        Action::LayEggs(count) => Line::new("choose-lay-eggs").with("count", i64::from(count)),
        Action::PlanDraw => Line::new("choose-plan-draw").with("count", i64::from(draws(view))),
        Action::PlanTake(slot) => {
            let card = view.objectives.get(usize::from(slot)).copied().flatten();
            let line = Line::new("do-plan-take");
            line.with("objective", card.map_or("show-empty".into(), |card| self::objective(view, card)))
        }
        Action::TakeTile(section) => tile(view, section),
        Action::PlaceTile { x, y } => Line::new("do-place-tile").with("place", place(x, y)),
        Action::Hatch => Line::new("choose-hatch"),
        Action::HuntZone(at) => hex("do-hunt-zone", at),
        Action::HuntMound => Line::new("do-hunt-mound"),
        Action::TakePrey(section) => prey(view, section, "do-take-prey"),
        Action::Lose(soldiers) => Line::new("do-lose").with("count", i64::from(soldiers)),
        Action::Exit(at) => exit(view, at),
        Action::Pick(at) => hex("do-pick", at),
        Action::March(at) => hex("do-march", at),
        Action::Validate { card, tier } => {
            let line = Line::new("validate").with("name", self::objective(view, card));
            line.with("tier", tier.number())
        }
        Action::Ability(ability) => used(view, ability),
        Action::EndTurn if view.now.phase == Phase::LastValidation => Line::new("do-end-validation"),
        Action::EndTurn => Line::new("do-end-turn"),
    }
}

/// How many Objectives Planning draws (M6.2).
pub fn draws(view: &View) -> u8 {
    let more = species::more_planning(view, &view.content, view.now.seat);
    view.content.numbers().planning_draw.saturating_add(more)
}

/// The use of an ability. Where its button stands beside its place on a board,
/// the phrase names the place.
fn used(view: &View, ability: Ability) -> Line {
    match ability {
        Ability::PutOut(at) => Line::new("do-put-out").with("hex", coordinates(&view.content, at)),
        Ability::PutAcid(at) => Line::new("do-put-acid").with("hex", coordinates(&view.content, at)),
        Ability::Found(at) => Line::new("do-found").with("hex", coordinates(&view.content, at)),
        Ability::Shift { from, to } => {
            Line::new("do-shift").with("from", room(view, from)).with("to", room(view, to))
        }
        Ability::SeatQueen(id) => Line::new("do-seat-queen").with("chamber", room(view, id)),
        Ability::SetJaw(section) => prey(view, section, "do-set-jaw"),
        _ => ability.line(&view.content, view),
    }
}

fn objective(view: &View, card: ObjectiveId) -> Arg {
    Arg::from(&view.content.objective(card).name)
}

fn named(view: &View, species: Species) -> Arg {
    match view.content.sheet(species) {
        Some(sheet) => Arg::from(&sheet.name),
        None => Arg::Text(species.id().to_owned()),
    }
}

fn ant_key(ant: Ant) -> &'static str {
    match ant {
        Ant::Worker => "ant-worker",
        Ant::Queen => "ant-queen",
        Ant::Soldier => "ant-soldier",
        Ant::Slave => "ant-slave",
    }
}

/// A chamber of the seat in turn: there may be several of a kind, so its place
/// is named too.
fn room(view: &View, id: ChamberId) -> Line {
    let found = view.colony(view.now.seat).chambers.get(id.index());
    let (name, x, y) =
        found.map_or(("site", 0, 0), |found| (print_key(&view.content, found.print), found.x, found.y));
    Line::new("at-place").with("what", name).with("at", place(x, y))
}

fn place(x: i8, y: i8) -> Line {
    Line::new("place-coordinates").with("x", i64::from(x)).with("y", i64::from(y))
}

/// The same tile or card may lie in several sections.
fn tile(view: &View, section: u8) -> Line {
    let found = view.tile_river.get(usize::from(section)).copied().flatten();
    let name = found.map_or("show-empty", |tile| print_key(&view.content, Print::Tile(tile)));
    Line::new("do-take-tile").with("chamber", name).with("number", i64::from(section) + 1)
}

fn prey(view: &View, section: u8, key: &'static str) -> Line {
    let line = Line::new(key).with("number", i64::from(section) + 1);
    match view.prey_river.get(usize::from(section)).copied().flatten() {
        Some(card) => line.with("prey", &view.content.prey(card).name),
        None => line.with("prey", "show-empty"),
    }
}

fn exit(view: &View, hex: HexId) -> Line {
    let ant = if view.now.phase == Phase::Sally { "ant-soldier" } else { "ant-worker" };
    let occupant = view.cells.get(hex.index()).map_or(Occupant::Nobody, |cell| cell.occupant);
    let line = match occupant {
        Occupant::Nobody => Line::new("do-exit"),
        Occupant::Ant(victim) => Line::new("do-exit-eliminate").with("victim", victim),
        Occupant::Termite => Line::new("do-exit-termite"),
    };
    line.with("ant", ant).with("hex", coordinates(&view.content, hex))
}
