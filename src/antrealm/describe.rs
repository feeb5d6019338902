//! Positions in words, and as values.

use serde_json::{Value, json};

use crate::engine::{Arg, Line, Row, Seat};

use super::action::ChamberId;
use super::card::CardSet;
use super::glimpse::{card_line, item_line};
use super::keys::SUITS;
use super::pack::{Kind, Talent};
use super::rules::{end, exploration, preparation, settlement, war};
use super::state::{Colony, Face, War};
use super::store::Store;
use super::tokens::{Token, Tokens};
use super::view::View;

/// All that a view shows, in words.
pub fn describe(view: &View) -> Vec<Row> {
    let mut rows = Vec::new();
    deck(view, &mut rows);
    for seat in view.all_seats() {
        colony(view, seat, &mut rows);
    }
    if let Some(war) = &view.war {
        tell_war(view, war, &mut rows);
    }
    rows
}

/// All that a view shows, as a value. Cards are numbered suit by suit, each
/// from the Ace to the King.
pub fn reveal(view: &View) -> Value {
    let deployment = view.deployment.map(|seen| json!({ "sites": seen.sites, "guards": seen.guards }));
    let pages: Vec<&str> = view.content.setup.pack.pages.iter().map(|page| page.id.as_str()).collect();
    json!({
        "open": view.open,
        "talents": view.talents,
        "deployment": deployment,
        "pages": pages,
    })
}

fn item(rows: &mut Vec<Row>, line: Line) {
    rows.push(Row::Item(line));
}

fn number(n: impl Into<i64>) -> Arg {
    Arg::Number(n.into())
}

fn deck(view: &View, rows: &mut Vec<Row>) {
    let line = Line::new("realm-show-deck")
        .with("count", number(view.deck.len()))
        .with("rounds", number(view.content.numbers.rounds));
    rows.push(Row::Head(line));
    if !view.used.is_empty() {
        item(rows, Line::new("realm-show-used").with("cards", cards(view.used)));
    }
}

fn cards(set: CardSet) -> Vec<Arg> {
    set.iter().map(|card| Arg::Line(card_line(card))).collect()
}

fn things(store: &Store) -> Vec<Arg> {
    store.items().map(|item| Arg::Line(item_line(item))).collect()
}

fn colony(view: &View, seat: Seat, rows: &mut Vec<Row>) {
    let colony = view.colony(seat);
    let key = if colony.alive { "realm-show-colony" } else { "realm-show-dead" };
    let sign = SUITS[seat.index() % SUITS.len()];
    rows.push(Row::Head(
        Line::new(key)
            .with("number", number(seat.0 + 1))
            .with("seat", seat)
            .with("sign", sign)
            .with("round", number(colony.death_round)),
    ));
    if !colony.alive {
        return;
    }
    let as_state = view.as_state();
    item(
        rows,
        Line::new("realm-show-figures")
            .with("survival", number(colony.survival))
            .with("points", number(end::points(&as_state, seat)))
            .with("due", number(settlement::due(&as_state, seat)))
            .with("food", number(settlement::food(&as_state, seat))),
    );
    tokens(view, seat, colony, rows);
    talents(view, seat, colony, rows);
    holdings(view, seat, colony, rows);
}

fn tokens(view: &View, seat: Seat, colony: &Colony, rows: &mut Vec<Row>) {
    let held = &colony.tokens;
    item(
        rows,
        Line::new("realm-show-tokens")
            .with("green", number(held.of(Token::HandGreen)))
            .with("red", number(held.of(Token::HandRed)))
            .with("workgreen", number(held.of(Token::WorkGreen)))
            .with("workred", number(held.of(Token::WorkRed)))
            .with("rebirth", number(preparation::rebirth(&view.as_state(), seat)))
            .with("extra", number(colony.extra)),
    );
}

fn talents(view: &View, seat: Seat, colony: &Colony, rows: &mut Vec<Row>) {
    let chosen = view.talents[seat.index()].unwrap_or(colony.talents);
    let names: Vec<Arg> = Talent::ALL
        .into_iter()
        .filter(|talent| chosen & talent.bit() != 0)
        .map(|talent| Arg::Key(talent.key()))
        .collect();
    if !names.is_empty() {
        item(rows, Line::new("realm-show-talents").with("talents", names));
    }
}

fn holdings(view: &View, seat: Seat, colony: &Colony, rows: &mut Vec<Row>) {
    for (id, chamber) in colony.numbered() {
        let line = match chamber.kind {
            Kind::Storehouse | Kind::Dump if !chamber.store.is_empty() => {
                Line::new("realm-show-stock").with("items", things(&chamber.store))
            }
            Kind::Fungus => {
                let needed = super::talents::fungus_steps(&view.as_state(), seat);
                Line::new("realm-show-fungus")
                    .with("steps", number(chamber.steps))
                    .with("needed", number(needed))
            }
            _ => Line::new("realm-show-chamber"),
        };
        item(rows, line.with("number", number(id.0 + 1)).with("kind", chamber.kind.key()));
    }
    if !colony.hand.is_empty() {
        item(rows, Line::new("realm-show-hand").with("items", things(&colony.hand)));
    }
    if !colony.row.is_empty() {
        let row: Vec<Arg> =
            exploration::in_order(colony.row).map(|card| Arg::Line(card_line(card))).collect();
        item(rows, Line::new("realm-show-row").with("cards", row));
    }
}

fn tell_war(view: &View, war: &War, rows: &mut Vec<Row>) {
    let line = Line::new("realm-show-war").with("invader", war.invader).with("defender", war.defender);
    rows.push(Row::Head(line));
    let Some(page) = war.page else { return };
    let Some(page) = view.content.setup.pack.pages.get(usize::from(page)) else { return };
    item(rows, Line::new("realm-show-page").with("page", &page.name));
    for place in 0..page.places.len() as u8 {
        item(rows, tell_place(view, war, place));
    }
    let unseen = war::unseen_guards(view);
    if view.deployment.is_none() && unseen.count() > 0 {
        item(rows, guards(Line::new("realm-show-unseen"), unseen));
    }
}

fn tell_place(view: &View, war: &War, place: u8) -> Line {
    let known = match (war.faces[usize::from(place)], view.deployment) {
        (Some(face), _) => Some(face),
        (None, Some(seen)) => {
            let place = usize::from(place);
            Some(Face { chamber: seen.sites[place], guards: seen.guards[place] })
        }
        (None, None) => None,
    };
    let line = match known {
        Some(face) => {
            let kind = kind_key(view, war, face.chamber);
            let key = if war.broken & 1 << place == 0 { "realm-show-place" } else { "realm-show-broken" };
            guards(Line::new(key).with("kind", kind), face.guards)
        }
        None => Line::new("realm-show-unknown"),
    };
    line.with("place", number(place + 1))
}

fn kind_key(view: &View, war: &War, chamber: Option<ChamberId>) -> &'static str {
    let found = chamber.and_then(|id| view.colony(war.defender).chambers().get(id.index()));
    found.map_or("realm-kind-empty", |chamber| chamber.kind.key())
}

fn guards(line: Line, guards: Tokens) -> Line {
    line.with("green", number(guards.greens())).with("red", number(guards.reds()))
}
