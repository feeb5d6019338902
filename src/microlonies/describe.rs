//! Positions in words, and as values.

use hexx::Hex;
use serde_json::{Value, json};

use crate::engine::{Arg, Line, Row, Seat};

use super::action::TierId;
use super::content::Content;
use super::glimpse::coordinates;
use super::ids::{HexId, ObjectiveId, PreyId};
use super::metric;
use super::pack::{ChamberFace, ChamberKind, Side};
use super::species::{self, Species};
use super::state::{Cell, Chamber, Colony, Ground, Occupant, Phase};
use super::view::View;

/// All that a view shows, in words.
pub fn describe(view: &View) -> Vec<Row> {
    let mut rows = Vec::new();
    environment(view, &mut rows);
    rivers(view, &mut rows);
    for seat in view.seats() {
        colony(view, seat, &mut rows);
    }
    rows
}

/// All that a view shows, as a value. Pieces are numbered as in the pack, of
/// which the names are given, and hexes as in `hexes`.
pub fn reveal(view: &View) -> Value {
    let pack = &view.content.setup.pack;
    let hexes: Vec<[i32; 2]> = view.content.hexes.iter().map(|hex| [hex.x, hex.y]).collect();
    let under: Vec<Value> = view
        .under
        .iter()
        .map(|under| json!({ "by": under.by, "number": under.number, "card": under.card }))
        .collect();
    json!({
        "open": view.open,
        "hands": view.hands,
        "marked": view.marked,
        "species": view.species,
        "under": under,
        "hexes": hexes,
        "prey": pack.prey.iter().map(|card| &card.id).collect::<Vec<_>>(),
        "tiles": pack.chambers.iter().map(|tile| &tile.id).collect::<Vec<_>>(),
        "objectives": pack.objectives.iter().map(|card| &card.id).collect::<Vec<_>>(),
    })
}

fn head(rows: &mut Vec<Row>, line: Line) {
    rows.push(Row::Head(line));
}

fn item(rows: &mut Vec<Row>, line: Line) {
    rows.push(Row::Item(line));
}

fn picture(rows: &mut Vec<Row>, lines: Vec<String>) {
    rows.extend(lines.into_iter().map(Row::Picture));
}

fn number(n: impl Into<i64>) -> Arg {
    Arg::Number(n.into())
}

fn environment(view: &View, rows: &mut Vec<Row>) {
    head(rows, Line::new("show-environment"));
    picture(rows, map(view));
    item(rows, Line::new("show-legend"));
    for (place, cell) in view.cells.iter().enumerate() {
        let Some(bonus) = cell.bonus else { continue };
        let at = coordinates(&view.content, HexId(place as u16));
        let line = Line::new(match cell.occupant {
            Occupant::Ant(_) => "show-bonus-held",
            Occupant::Nobody | Occupant::Termite => "show-bonus",
        });
        let line = line.with("at", at).with("bonus", bonus.key());
        item(
            rows,
            match cell.occupant {
                Occupant::Ant(seat) => line.with("seat", seat),
                Occupant::Nobody | Occupant::Termite => line,
            },
        );
    }
}

/// Columns of a hex in the picture; neighbouring rows are shifted by half.
const HEX_WIDTH: usize = 6;

/// The environment as a picture: a hex is a letter for its ground, digits for
/// ants or Pheromones by seat, `T` for a Termite and `*` for a bonus.
fn map(view: &View) -> Vec<String> {
    let column = |hex: &Hex| hex.x * 2 + hex.y;
    let hexes = &view.content.hexes;
    let (Some(left), Some(top), Some(bottom)) = (
        hexes.iter().map(column).min(),
        hexes.iter().map(|hex| hex.y).min(),
        hexes.iter().map(|hex| hex.y).max(),
    ) else {
        return Vec::new();
    };
    let mut lines = vec![String::new(); (bottom - top) as usize + 1];
    for (place, hex) in hexes.iter().enumerate() {
        let line = &mut lines[(hex.y - top) as usize];
        let start = (column(hex) - left) as usize * HEX_WIDTH / 2;
        line.extend(std::iter::repeat_n(' ', start.saturating_sub(line.len())));
        line.push_str(&hex_label(view, HexId(place as u16)));
    }
    lines
}

fn hex_label(view: &View, hex: HexId) -> String {
    let cell: &Cell = view.cell(hex);
    let mut label = String::from(match cell.ground {
        Ground::Blank => '.',
        Ground::Grassland => 'g',
        Ground::Forest => 'f',
        Ground::Rock => 'r',
        Ground::Water => 'w',
        Ground::HuntingZone => 'H',
        Ground::Mound => 'M',
        Ground::Nest => 'N',
        Ground::Bare => 'b',
    });
    let number_of = |seat: Seat| char::from(b'1' + seat.0);
    label.extend(view.seats().filter(|seat| species::is_nest(view.colony(*seat), hex)).map(number_of));
    label.extend(view.seats().filter(|seat| cell.has_pheromone(*seat)).map(number_of));
    match cell.occupant {
        Occupant::Nobody => {}
        Occupant::Ant(seat) => label.push(number_of(seat)),
        Occupant::Termite => label.push('T'),
    }
    if cell.soldier {
        label.push('S');
    }
    if cell.acid {
        label.push('A');
    }
    if cell.bonus.is_some() {
        label.push('*');
    }
    label
}

fn rivers(view: &View, rows: &mut Vec<Row>) {
    let content = &view.content;
    head(rows, Line::new("show-prey-river").with("deck", number(view.prey_left() as i64)));
    for (section, card) in view.prey_river.iter().enumerate() {
        let line = card.map_or_else(|| Line::new("show-empty"), |card| prey(content, card));
        item(rows, Line::new("show-section").with("section", number(section as i64 + 1)).with("what", line));
    }
    head(rows, Line::new("show-tile-river").with("deck", number(view.tiles_left() as i64)));
    for (section, tile) in view.tile_river.iter().enumerate() {
        let line = tile.map_or_else(
            || Line::new("show-empty"),
            |tile| {
                Line::new("show-tile")
                    .with("face", face(content.tile_face(tile)))
                    .with("workers", number(content.reinforcements(tile)))
            },
        );
        item(rows, Line::new("show-section").with("section", number(section as i64 + 1)).with("what", line));
    }
    let deck = i64::from(view.objective_deck);
    head(rows, Line::new("show-objectives").with("deck", number(deck)));
    for card in view.objectives.iter().flatten() {
        item(rows, objective(content, *card));
    }
}

fn prey(content: &Content, card: PreyId) -> Line {
    let card = content.prey(card);
    let mut parts: Vec<Arg> = card.badges.iter().map(|badge| Arg::Key(badge.key())).collect();
    let counts = [
        ("show-food", card.food, true),
        ("show-losses", card.losses, false),
        ("show-vp", card.vp, false),
        ("show-trophies", card.trophies, false),
    ];
    for (key, count, always) in counts {
        if always || count > 0 {
            parts.push(Line::new(key).with("count", number(count)).into());
        }
    }
    Line::new("show-named").with("name", &card.name).with("what", parts)
}

/// What is printed on a chamber.
fn face(face: &ChamberFace) -> Line {
    let mut parts = vec![match face.badge {
        Some(badge) => Line::new("show-food-for").with("badge", badge.key()).into(),
        None => Arg::Key(face.kind.key()),
    }];
    if face.maximum > 0 {
        parts.push(Line::new("show-maximum").with("count", number(face.maximum)).into());
    }
    let sides: String =
        Side::ALL.iter().filter(|side| face.tunnels.contains(side)).map(|side| letter(*side)).collect();
    parts.push(Line::new("show-tunnels").with("sides", sides).into());
    for (side, symbol) in Side::ALL.into_iter().zip(face.symbols.sides()) {
        if let Some(symbol) = symbol {
            let line = Line::new("show-half").with("symbol", symbol.key());
            parts.push(line.with("side", letter(side).to_string()).into());
        }
    }
    Line::new("show-list").with("what", parts)
}

/// The letter of a side.
pub(super) fn letter(side: Side) -> char {
    match side {
        Side::North => 'N',
        Side::East => 'E',
        Side::South => 'S',
        Side::West => 'W',
    }
}

fn objective(content: &Content, card: ObjectiveId) -> Line {
    let card = content.objective(card);
    let mut metric = Line::new(card.metric.key());
    if let Some(what) = card.metric.what() {
        metric = metric.with("what", what);
    }
    Line::new("show-objective")
        .with("name", &card.name)
        .with("metric", metric)
        .with("at1", number(card.tier1.at))
        .with("vp1", number(card.tier1.vp))
        .with("at2", number(card.tier2.at))
        .with("vp2", number(card.tier2.vp))
}

fn colony(view: &View, seat: Seat, rows: &mut Vec<Row>) {
    let content = &view.content;
    let colony = view.colony(seat);
    let key = if colony.conceded { "show-colony-conceded" } else { "show-colony" };
    head(rows, Line::new(key).with("number", number(i64::from(seat.0) + 1)).with("seat", seat));
    own_species(view, seat, rows);
    item(
        rows,
        Line::new("show-figures")
            .with("food", number(metric::food(&view.open, content, seat)))
            .with("population", number(metric::population(&view.open, seat)))
            .with("reserve", number(colony.reserve))
            .with("eggs", number(colony.eggs))
            .with("pheromones", number(colony.zones.len() as i64))
            .with("trophies", number(metric::trophies(content, colony)))
            .with("symbols", number(metric::symbols(content, colony))),
    );
    if seat == view.now.seat && matches!(view.now.phase, Phase::Disperse) {
        item(
            rows,
            Line::new("show-in-hand")
                .with("workers", number(view.now.workers))
                .with("queens", number(view.now.queens)),
        );
        if view.now.slaves > 0 {
            item(rows, Line::new("show-slaves").with("count", number(view.now.slaves)));
        }
    }
    for card in &colony.prey {
        item(rows, Line::new("show-hunted").with("what", prey(content, *card)));
    }
    if colony.mound {
        item(rows, Line::new("show-hunted-mound"));
    }
    for (card, tier) in &colony.validated {
        item(rows, at_tier("show-validated", content, *card, *tier));
    }
    hand(view, seat, rows);
    picture(rows, anthill(colony));
    for (place, chamber) in colony.chambers.iter().enumerate() {
        item(rows, room(content, place, chamber));
        if chamber.soldiers > 0 {
            item(rows, Line::new("show-soldiers").with("count", number(chamber.soldiers)));
        }
        if chamber.slaves > 0 {
            item(rows, Line::new("show-slaves").with("count", number(chamber.slaves)));
        }
    }
}

/// The species of a colony, and those that it was dealt.
fn own_species(view: &View, seat: Seat, rows: &mut Vec<Row>) {
    let content = &view.content;
    let name = |species: Species| content.sheet(species).map(|sheet| &sheet.name);
    if let Some(name) = view.colony(seat).species.and_then(name) {
        item(rows, Line::new("show-species").with("species", name));
    }
    if let Some(hex) = species::acid(view.colony(seat)) {
        item(rows, Line::new("show-acid").with("at", coordinates(content, hex)));
    }
    for hex in species::satellites(view.colony(seat)) {
        item(rows, Line::new("show-satellite").with("at", coordinates(content, hex)));
    }
    let (stolen, own) = species::larder(view.colony(seat));
    if stolen + own > 0 {
        item(rows, Line::new("show-larder").with("stolen", number(stolen)).with("own", number(own)));
    }
    let tokens = species::marabunta(view.colony(seat));
    if tokens > 0 {
        item(rows, Line::new("show-marabunta").with("count", number(tokens)));
    }
    if let Some(card) = species::jaw(view.colony(seat)) {
        item(rows, Line::new("show-jaw").with("prey", &content.prey(card).name));
    }
    let held = view.species.get(seat.index()).into_iter().flatten();
    for name in held.filter_map(|species| name(*species)) {
        item(rows, Line::new("show-species-held").with("species", name));
    }
}

fn at_tier(key: &'static str, content: &Content, card: ObjectiveId, tier: TierId) -> Line {
    Line::new(key).with("name", &content.objective(card).name).with("tier", number(tier.number()))
}

fn hand(view: &View, seat: Seat, rows: &mut Vec<Row>) {
    let content = &view.content;
    let count = i64::from(view.colony(seat).hand);
    if !view.eyes.see(seat) {
        item(rows, Line::new("show-hand-hidden").with("count", number(count)));
        return;
    }
    item(rows, Line::new("show-hand").with("count", number(count)));
    for card in &view.hands[seat.index()] {
        item(rows, Line::new("show-hand-card").with("what", objective(content, *card)));
    }
    for (card, tier) in &view.marked[seat.index()] {
        item(rows, at_tier("show-marked", content, *card, *tier));
    }
}

fn room(content: &Content, place: usize, chamber: &Chamber) -> Line {
    let joined: String = Side::ALL
        .into_iter()
        .zip(chamber.joined)
        .filter(|(_, other)| other.is_some())
        .map(|(side, _)| letter(side))
        .collect();
    Line::new(if chamber.queens > 0 { "show-chamber-queen" } else { "show-chamber" })
        .with("number", number(place as i64 + 1))
        .with("at", Line::new("place-coordinates").with("x", number(chamber.x)).with("y", number(chamber.y)))
        .with("face", face(content.face(chamber.print)))
        .with("joined", if joined.is_empty() { "-".to_owned() } else { joined })
        .with("workers", number(chamber.workers))
}

/// Columns and rows of a chamber in the picture.
const ROOM: (usize, usize) = (10, 3);

/// The anthill as a picture: a chamber is its number, a letter for its kind, its
/// Workers and `Q` for a Queen; walls have a gap where there is a tunnel.
fn anthill(colony: &Colony) -> Vec<String> {
    let Some(left) = colony.chambers.iter().map(|chamber| chamber.x).min() else { return Vec::new() };
    let right = colony.chambers.iter().map(|chamber| chamber.x).max().unwrap_or(left);
    let bottom = colony.chambers.iter().map(|chamber| chamber.y).max().unwrap_or(0).max(0);
    let width = (i32::from(right) - i32::from(left) + 1) as usize * ROOM.0;
    let mut canvas = vec![vec![b' '; width]; (bottom as usize + 1) * ROOM.1];
    for (place, chamber) in colony.chambers.iter().enumerate() {
        let x = (i32::from(chamber.x) - i32::from(left)) as usize * ROOM.0;
        let y = usize::from(chamber.y.max(0).unsigned_abs()) * ROOM.1;
        let open = |side: Side| chamber.tunnels & side.bit() != 0;
        let queens = "Q".repeat(usize::from(chamber.queens));
        let kind = match chamber.kind {
            ChamberKind::Nursery => 'N',
            ChamberKind::LayEggs => 'L',
            ChamberKind::Build => 'B',
            ChamberKind::Hunt => 'H',
            ChamberKind::Colonize => 'C',
            ChamberKind::Food => 'F',
        };
        let inside = format!("{}{kind} {}{queens}", place + 1, chamber.workers);
        let gap = |side: Side| if open(side) { "+--  --+" } else { "+------+" };
        let wall = |side: Side| if open(side) { ' ' } else { '|' };
        let middle = format!("{}{inside:^6.6}{}", wall(Side::West), wall(Side::East));
        for (row, text) in [gap(Side::North), middle.as_str(), gap(Side::South)].into_iter().enumerate() {
            canvas[y + row][x..x + text.len()].copy_from_slice(text.as_bytes());
        }
    }
    canvas.iter().map(|line| String::from_utf8_lossy(line).trim_end().to_owned()).collect()
}
