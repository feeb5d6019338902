//! The log: each event as some eyes may read it.

use crate::engine::{Arg, Eyes, Line, Seat};

use super::action::TierId;
use super::content::Content;
use super::event::Event;
use super::ids::{HexId, ObjectiveId, TileId};
use super::pack::{Badge, ChamberKind};
use super::species::{self, Species};
use super::state::{Activity, Phase, Print, State};

/// The log line of an event, if it is worth one to these eyes.
pub fn glimpse(before: &State, event: &Event, eyes: Eyes) -> Option<Line> {
    let content = &*before.content;
    let seat = before.now.seat;
    let by = |key| Line::new(key).with("seat", seat);
    let line = match *event {
        Event::FirstPlayer { seat } => Line::new("log-first-player").with("seat", seat),
        Event::TurnBegan { seat, round } => {
            Line::new("log-turn").with("seat", seat).with("round", i64::from(round))
        }
        Event::PreyRevealed { card, .. } if before.turn > 0 => {
            Line::new("log-prey-revealed").with("prey", &content.prey(card).name)
        }
        Event::TileRevealed { tile, .. } if before.turn > 0 => {
            Line::new("log-tile-revealed").with("chamber", tile_key(content, tile))
        }
        Event::ObjectiveRevealed { card, .. } if before.turn > 0 => {
            objective(Line::new("log-objective-revealed"), content, card)
        }
        Event::ObjectiveDrawn { seat, card } => secret(seat, card, content, eyes, DRAWN),
        Event::SpeciesDealt { seat, species } => secret_species(seat, species, content, eyes, SPECIES_DEALT),
        Event::SpeciesKept { species } => secret_species(seat, species, content, eyes, SPECIES_KEPT),
        Event::SpeciesRevealed { seat, species } => {
            named(Line::new("log-species-revealed").with("seat", seat), content, species)
        }
        Event::ObjectiveKept { card } => secret(seat, card, content, eyes, KEPT),
        Event::ObjectivePutBack { card } => secret(seat, card, content, eyes, PUT_BACK),
        Event::ObjectivePutUnder { card } => secret(seat, card, content, eyes, PUT_UNDER),
        Event::Marked { card, tier } if eyes.see(seat) => {
            objective(by("log-marked"), content, card).with("tier", tier_number(tier))
        }
        Event::ObjectiveTaken { card, .. } => objective(by("log-objective-taken"), content, card),
        Event::Validated { seat, card, tier } => {
            let line = Line::new("log-validated").with("seat", seat).with("tier", tier_number(tier));
            objective(line, content, card).with("vp", tier_vp(content, card, tier))
        }
        Event::Settled { hex } => by("log-settled").with("hex", coordinates(content, hex)),
        Event::TakenUp { chamber } => {
            let found = before.colony(seat).chambers.get(chamber.index())?;
            by("log-taken-up")
                .with("count", i64::from(found.ants()))
                .with("chamber", print_key(content, found.print))
        }
        Event::Activated { chamber, activity, efficiency } => {
            let found = before.colony(seat).chambers.get(chamber.index())?;
            activated(by, found.kind, activity)
                .with("chamber", print_key(content, found.print))
                .with("efficiency", i64::from(efficiency))
        }
        Event::Asked { phase: Phase::LastValidation, seat } => {
            Line::new("log-last-validation").with("seat", seat)
        }
        _ => return deed(before, event),
    };
    Some(line)
}

/// The mark of an event on the time line: what one looks for afterwards.
pub fn mark(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::PreyTaken { .. } => "mark-hunt",
        Event::TilePlaced { .. } => "mark-build",
        Event::AntEliminated { .. } | Event::TermiteEliminated { .. } => "mark-elimination",
        Event::MoundTaken { .. } => "mark-mound",
        Event::Validated { .. } => "mark-objective",
        Event::EndTriggered { .. } => "mark-end",
        _ => return None,
    })
}

/// The log lines of actions on the boards.
fn deed(before: &State, event: &Event) -> Option<Line> {
    let content = &*before.content;
    let by = |key| Line::new(key).with("seat", before.now.seat);
    let at = |key, hex| by(key).with("hex", coordinates(content, hex));
    Some(match *event {
        Event::EggsLaid { count } => by("log-eggs-laid").with("count", i64::from(count)),
        Event::PlanningUsed { paid: true } => by("log-planning-paid"),
        Event::PlanningUsed { paid: false } => by("log-planning-free"),
        Event::TileTaken { tile, .. } => by("log-tile-taken").with("chamber", tile_key(content, tile)),
        Event::TilePlaced { x, y } => by("log-tile-placed").with("x", i64::from(x)).with("y", i64::from(y)),
        Event::Reinforced { workers, .. } => by("log-reinforced").with("count", i64::from(workers)),
        Event::Hatched { .. } => by("log-hatched"),
        Event::PreyTaken { card, .. } => {
            let prey = content.prey(card);
            by("log-prey-taken").with("prey", &prey.name).with("food", i64::from(prey.food))
        }
        Event::WorkersLost { workers, .. } => by("log-workers-lost").with("count", i64::from(workers)),
        Event::PheromonePut { zone } => at("log-pheromone", zone),
        Event::MoundTaken { .. } => by("log-mound-taken"),
        Event::Exited { hex, .. } => at("log-exited", hex),
        Event::AntEliminated { hex, victim } => at("log-ant-eliminated", hex).with("victim", victim),
        Event::TermiteEliminated { hex } => at("log-termite-eliminated", hex),
        Event::AntMoved { from, to } => {
            by("log-ant-moved").with("from", coordinates(content, from)).with("to", coordinates(content, to))
        }
        Event::Effect(effect) => return species::glimpse(before, effect),
        Event::EndTriggered { last_round } => {
            Line::new("log-end-triggered").with("round", i64::from(last_round))
        }
        Event::Conceded { seat } => Line::new("log-conceded").with("seat", seat),
        Event::GameEnded => Line::new("log-game-ended"),
        _ => return None,
    })
}

fn activated(by: impl Fn(&'static str) -> Line, kind: ChamberKind, activity: Activity) -> Line {
    match activity {
        Activity::None if super::content::has_action(kind) => by("log-activated-lost"),
        Activity::None => by("log-activated-idle"),
        _ => by("log-activated"),
    }
}

/// A log line for those who see the card, and one for those who don't.
type Pair = (&'static str, &'static str);
const DRAWN: Pair = ("log-objective-drawn", "log-objective-drawn-hidden");
const KEPT: Pair = ("log-objective-kept", "log-objective-kept-hidden");
const PUT_BACK: Pair = ("log-put-back", "log-put-back-hidden");
const SPECIES_DEALT: Pair = ("log-species-dealt", "log-species-dealt-hidden");
const SPECIES_KEPT: Pair = ("log-species-kept", "log-species-kept-hidden");
const PUT_UNDER: Pair = ("log-put-under", "log-put-under-hidden");

fn secret(seat: Seat, card: ObjectiveId, content: &Content, eyes: Eyes, keys: Pair) -> Line {
    if eyes.see(seat) {
        objective(Line::new(keys.0).with("seat", seat), content, card)
    } else {
        Line::new(keys.1).with("seat", seat)
    }
}

fn secret_species(seat: Seat, species: Species, content: &Content, eyes: Eyes, keys: Pair) -> Line {
    let line = Line::new(if eyes.see(seat) { keys.0 } else { keys.1 }).with("seat", seat);
    if eyes.see(seat) { named(line, content, species) } else { line }
}

fn named(line: Line, content: &Content, species: Species) -> Line {
    match content.sheet(species) {
        Some(sheet) => line.with("species", &sheet.name),
        None => line.with("species", species.id().to_owned()),
    }
}

fn objective(line: Line, content: &Content, card: ObjectiveId) -> Line {
    line.with("objective", &content.objective(card).name)
}

fn tier_number(tier: TierId) -> i64 {
    match tier {
        TierId::One => 1,
        TierId::Two => 2,
    }
}

fn tier_vp(content: &Content, card: ObjectiveId, tier: TierId) -> i64 {
    let objective = content.objective(card);
    i64::from(match tier {
        TierId::One => objective.tier1.vp,
        TierId::Two => objective.tier2.vp,
    })
}

/// Text key of a hex's coordinates, with the arguments `q` and `r`.
pub const COORDINATES: &str = "hex-coordinates";

/// Coordinates of a hex, as people read them.
pub fn coordinates(content: &Content, hex: HexId) -> Line {
    let place = content.hexes.get(hex.index()).copied().unwrap_or_default();
    Line::new(COORDINATES).with("q", i64::from(place.x)).with("r", i64::from(place.y))
}

/// The hexes whose coordinates a line names.
pub fn hexes_in(content: &Content, line: &Line) -> Vec<HexId> {
    let number = |name: &str| {
        line.args.iter().find(|(own, _)| *own == name).and_then(|(_, arg)| match arg {
            Arg::Number(n) => i32::try_from(*n).ok(),
            _ => None,
        })
    };
    if line.key == COORDINATES {
        let place = number("q").zip(number("r")).map(|(q, r)| hexx::Hex::new(q, r));
        return place.and_then(|place| content.hex_at(place)).into_iter().collect();
    }
    let inner =
        line.args.iter().filter_map(|(_, arg)| if let Arg::Line(line) = arg { Some(line) } else { None });
    inner.flat_map(|line| hexes_in(content, line)).collect()
}

/// Text key of a chamber's name.
pub fn print_key(content: &Content, print: Print) -> &'static str {
    if content.is_garden(print) {
        return "chamber-garden";
    }
    let face = content.face(print);
    chamber_key(face.kind, face.badge)
}

fn tile_key(content: &Content, tile: TileId) -> &'static str {
    print_key(content, Print::Tile(tile))
}

/// Text key of a kind of chamber.
pub fn chamber_key(kind: ChamberKind, badge: Option<Badge>) -> &'static str {
    match (kind, badge) {
        (ChamberKind::Nursery, _) => "chamber-nursery",
        (ChamberKind::LayEggs, _) => "chamber-lay-eggs",
        (ChamberKind::Build, _) => "chamber-build",
        (ChamberKind::Hunt, _) => "chamber-hunt",
        (ChamberKind::Colonize, _) => "chamber-colonize",
        (ChamberKind::Food, None) => "chamber-food-general",
        (ChamberKind::Food, Some(_)) => "chamber-food-specialized",
    }
}
