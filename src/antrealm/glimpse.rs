//! The log: each event as some eyes may read it.

use crate::engine::{Arg, Eyes, Line, Seat};

use super::action::{ChamberId, Loss};
use super::card::CardId;
use super::event::Event;
use super::keys::SUITS;
use super::pack::Talent;
use super::state::{Purpose, State};
use super::store::Item;
use super::tokens::{Token, Zone};

/// A card as it is spoken of: its suit and its name.
pub fn card_line(card: CardId) -> Line {
    Line::new("realm-card")
        .with("suit", SUITS[card.suit().index() % SUITS.len()])
        .with("name", card.rank().key())
}

/// A card or a marker as it is spoken of.
pub fn item_line(item: Item) -> Line {
    match item {
        Item::Card(card) => card_line(card),
        Item::Marker(level) => Line::new("realm-marker").with("level", i64::from(level)),
    }
}

/// A token as it is spoken of.
pub fn token_key(token: Token) -> &'static str {
    match token {
        Token::HandGreen => "realm-token-green",
        Token::HandRed => "realm-token-red",
        Token::WorkGreen => "realm-token-green-work",
        Token::WorkRed => "realm-token-red-work",
    }
}

/// What a payment is for, as it is spoken of.
pub fn purpose_line(state: &super::state::Open, seat: Seat, purpose: Purpose) -> Line {
    match purpose {
        Purpose::Build(kind) => Line::new("realm-for-build").with("kind", kind.key()),
        Purpose::Cultivate(_) => Line::new("realm-for-cultivate"),
        Purpose::Plant(card) => Line::new("realm-for-plant").with("card", card_line(card)),
        Purpose::Herd(card) => Line::new("realm-for-herd").with("card", card_line(card)),
        Purpose::Take(card) => Line::new("realm-for-take").with("card", card_line(card)),
        Purpose::Debt => {
            let stones = state.colony(seat).stones;
            Line::new("realm-for-debt").with("stones", i64::from(stones))
        }
        Purpose::Nest(card) => Line::new("realm-for-nest").with("card", card_line(card)),
        Purpose::Resin(card) => Line::new("realm-for-resin").with("card", card_line(card)),
        Purpose::Toll => Line::new("realm-for-toll"),
    }
}

fn number(n: u8) -> i64 {
    i64::from(n)
}

/// The log line of an event, if it is worth one to these eyes.
pub fn glimpse(before: &State, event: &Event, eyes: Eyes) -> Option<Line> {
    let of = |key, seat: Seat| Line::new(key).with("seat", seat);
    Some(match *event {
        Event::TalentTaken { seat, talent } if eyes.see(seat) => {
            of("realm-log-talent", seat).with("talent", talent.key())
        }
        Event::TalentsChosen { seat } => of("realm-log-talents-chosen", seat),
        Event::TalentsRevealed => talents_line(before),
        Event::RoundBegan { round, lead } => of("realm-log-round", lead).with("round", number(round)),
        Event::Prepared { seat, took, extra } => prepared(seat, took, extra),
        Event::AdministrationBegan { seat } => of("realm-log-administration", seat),
        Event::StragglerSettled { seat, paid: true } => of("realm-log-straggler-paid", seat),
        Event::StragglerSettled { seat, paid: false } => of("realm-log-straggler-free", seat),
        Event::Paid { seat, purpose, green, red, extra } if green + red + extra > 0 => {
            let purpose = purpose_line(before, seat, purpose);
            paid(of("realm-log-paid", seat), [green, red, extra]).with("purpose", purpose)
        }
        Event::Forgone { seat, purpose } => {
            of("realm-log-forgone", seat).with("purpose", purpose_line(before, seat, purpose))
        }
        Event::Built { seat, kind } => of("realm-log-built", seat).with("kind", kind.key()),
        Event::Stored { seat, item, .. } => of("realm-log-stored", seat).with("item", item_line(item)),
        Event::Cultivated { seat, chamber } | Event::Stepped { seat, chamber } => {
            stepped(before, "realm-log-cultivated", seat, chamber)
        }
        Event::Mulched { seat, chamber, .. } => stepped(before, "realm-log-mulched", seat, chamber),
        Event::Ripened { seat, .. } => of("realm-log-ripened", seat),
        Event::Cared { seat, .. } => of("realm-log-cared", seat),
        Event::Planted { seat, card } => {
            let ready = before.planted_before.contains(card);
            let key = if ready { "realm-log-seed-ready" } else { "realm-log-planted" };
            of(key, seat).with("card", card_line(card))
        }
        Event::Herded { seat, card } => of("realm-log-herded", seat).with("card", card_line(card)),
        Event::Conceded { seat } => of("realm-log-conceded", seat),
        Event::Died { seat, .. } => of("realm-log-died", seat),
        Event::GameEnded => Line::new("realm-log-over"),
        _ => return exploring(before, event).or_else(|| warring(before, event, eyes)),
    })
}

fn talents_line(before: &State) -> Line {
    let colonies = before.all_seats().filter(|seat| before.colony(*seat).alive).map(|seat| {
        let chosen = before.secret.talents[seat.index()];
        let talents: Vec<Arg> = Talent::ALL
            .into_iter()
            .filter(|talent| chosen & talent.bit() != 0)
            .map(|talent| Arg::Key(talent.key()))
            .collect();
        let line = if talents.is_empty() {
            Line::new("realm-log-no-talents")
        } else {
            Line::new("realm-log-talents-of").with("talents", talents)
        };
        Arg::Line(line.with("seat", seat))
    });
    Line::new("realm-log-talents").with("colonies", colonies.collect::<Vec<_>>())
}

fn prepared(seat: Seat, took: u8, extra: u8) -> Line {
    let key = if extra > 0 { "realm-log-prepared-extra" } else { "realm-log-prepared" };
    Line::new(key).with("seat", seat).with("count", number(took)).with("extra", number(extra))
}

/// What is paid with, each kind that there is.
pub(super) fn paid(line: Line, counts: [u8; 3]) -> Line {
    let kinds = ["realm-pay-green", "realm-pay-red", "realm-pay-points"].into_iter().zip(counts);
    let some = kinds.filter(|(_, count)| *count > 0);
    let with: Vec<Arg> = some.map(|(key, n)| Arg::Line(Line::new(key).with("count", number(n)))).collect();
    line.with("with", with)
}

fn stepped(before: &State, key: &'static str, seat: Seat, chamber: ChamberId) -> Line {
    let steps = before.colony(seat).chambers().get(chamber.index()).map_or(0, |chamber| chamber.steps);
    let needed = super::talents::fungus_steps(before, seat);
    Line::new(key).with("seat", seat).with("steps", number(steps + 1)).with("needed", number(needed))
}

/// The mark of an event on the time line: what one looks for afterwards.
pub fn mark(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::RoundBegan { .. } => "realm-mark-round",
        Event::Met { .. } => "realm-mark-encounter",
        Event::WarDeclared { .. } => "realm-mark-war",
        Event::QueenTaken { .. } => "realm-mark-queen",
        Event::Ripened { .. } => "realm-mark-fungus",
        Event::Died { .. } => "realm-mark-death",
        _ => return None,
    })
}

/// The lines of exploration, Encounters, giving up and settlement.
fn exploring(before: &State, event: &Event) -> Option<Line> {
    let of = |key, seat: Seat| Line::new(key).with("seat", seat);
    let with_card = |key, seat, card| of(key, seat).with("card", card_line(card));
    Some(match *event {
        Event::ExplorationEnded { seat } if before.colony(seat).idle => of("realm-log-idle", seat),
        Event::Ventured { seat, count } => of("realm-log-ventured", seat).with("count", number(count)),
        Event::Revealed { seat, card } => with_card("realm-log-revealed", seat, card),
        Event::OwnNest { seat } => of("realm-log-own-nest", seat),
        Event::Met { seat, other, points, .. } => {
            let key = if points == 0 { "realm-log-met-even" } else { "realm-log-met" };
            of(key, seat).with("other", other).with("points", number(points))
        }
        Event::Passed { card: Some(card) } => {
            let passing = before.passing?;
            with_card("realm-log-passed", passing.from, card).with("to", passing.to)
        }
        Event::Bridged { seat, .. } => of("realm-log-bridged", seat),
        Event::SweptBack { seat, card } => with_card("realm-log-swept", seat, card),
        Event::Rolled { seat, card, pips } => {
            with_card("realm-log-rolled", seat, card).with("pips", number(pips))
        }
        Event::GaveUp { seat, loss } => match loss {
            Loss::Wound(Zone::Hand) => of("realm-log-wounded", seat),
            Loss::Wound(Zone::Work) => of("realm-log-wounded-work", seat),
            Loss::Token(token) => of("realm-log-lost", seat).with("token", token_key(token)),
        },
        Event::TokenLost { seat, token } => of("realm-log-lost", seat).with("token", token_key(token)),
        Event::Straggled { seat } => of("realm-log-straggler", seat),
        Event::Cricketed { seat } => of("realm-log-cricket", seat),
        Event::Eased { seat } => of("realm-log-eased", seat),
        Event::Taken { seat, card } => with_card("realm-log-taken", seat, card),
        Event::CardsReturned => Line::new("realm-log-returned"),
        Event::Eaten { seat, item, .. } => {
            let level = before.level(&before.content, item);
            of("realm-log-eaten", seat).with("item", item_line(item)).with("level", number(level))
        }
        Event::Waived { seat, points } => of("realm-log-waived", seat).with("points", number(points)),
        Event::Fed { seat, gain } => of("realm-log-fed", seat).with("points", number(gain)),
        Event::Starved { seat, loss: 0 } => of("realm-log-spared", seat),
        Event::Starved { seat, loss } => of("realm-log-starved", seat).with("points", number(loss)),
        Event::Discarded { seat, item } => of("realm-log-discarded", seat).with("item", item_line(item)),
        _ => return None,
    })
}

/// The lines of a war.
fn warring(before: &State, event: &Event, eyes: Eyes) -> Option<Line> {
    if let Event::WarDeclared { seat, target, .. } = *event {
        return Some(Line::new("realm-log-war").with("seat", seat).with("target", target));
    }
    let war = before.war?;
    let invader = |key| Line::new(key).with("seat", war.invader);
    let defender = |key| Line::new(key).with("seat", war.defender);
    let placed = |line: Line, place: u8| line.with("place", number(place) + 1);
    Some(match *event {
        Event::AttackStoned { .. } => invader("realm-log-attack-stone"),
        Event::LeafBurnt { .. } => defender("realm-log-leaf"),
        Event::PageTaken { page } => {
            let page = before.content.setup.pack.pages.get(usize::from(page))?;
            defender("realm-log-page").with("page", &page.name)
        }
        Event::Sited { place, chamber } if eyes.see(war.defender) => {
            let found = before.colony(war.defender).chambers().get(chamber.index())?;
            placed(defender("realm-log-sited"), place).with("kind", found.kind.key())
        }
        Event::Guarded { place, token } if eyes.see(war.defender) => {
            placed(defender("realm-log-guarded"), place).with("token", token_key(token))
        }
        Event::GuardLost { place, token } => {
            let line = defender("realm-log-lost").with("token", token_key(token));
            let known = eyes.see(war.defender) || war.faces.get(usize::from(place))?.is_some();
            if known {
                placed(defender("realm-log-guard-lost"), place).with("token", token_key(token))
            } else {
                line
            }
        }
        Event::PlaceChosen { place } => placed(invader("realm-log-invades"), place),
        Event::PlaceStoned { .. } => defender("realm-log-guard-stone"),
        Event::PlaceBarred { place } => placed(invader("realm-log-barred"), place),
        Event::Shown { place, chamber, guards } => shown(before, place, chamber)?
            .with("green", number(guards.greens()))
            .with("red", number(guards.reds())),
        Event::Gassed => defender("realm-log-gas"),
        Event::Wounded { .. } => invader("realm-log-gassed"),
        Event::BrokenIn { place, .. } => placed(invader("realm-log-broken"), place),
        Event::FoodTaken { item, .. } => invader("realm-log-food-taken").with("item", item_line(item)),
        Event::TokenGained { .. } => invader("realm-log-token-gained"),
        Event::StepsReset { .. } => defender("realm-log-steps-reset"),
        Event::QueenTaken { points } => {
            invader("realm-log-queen").with("target", war.defender).with("points", number(points))
        }
        Event::WarEnded => invader("realm-log-war-over").with("target", war.defender),
        _ => return None,
    })
}

fn shown(before: &State, place: u8, chamber: Option<ChamberId>) -> Option<Line> {
    let war = before.war?;
    let kind = match chamber {
        Some(chamber) => before.colony(war.defender).chambers().get(chamber.index())?.kind.key(),
        None => "realm-kind-empty",
    };
    Some(Line::new("realm-log-shown").with("place", number(place) + 1).with("kind", kind))
}
