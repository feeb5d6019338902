//! Decisions in words.

use crate::engine::{Line, Seat};

use super::action::{Action, ChamberId, Loss, Spot};
use super::card::CardId;
use super::glimpse::{card_line, item_line, paid, purpose_line, token_key};
use super::pack::Kind;
use super::rules::{exploration, war};
use super::state::{Open, Phase, Purpose};
use super::tokens::{Token, Zone};
use super::view::View;

fn number(n: impl Into<i64>) -> i64 {
    n.into()
}

/// An action of the seat in turn as a short imperative phrase. It names nothing
/// but what the action itself says and what the view shows.
pub fn told(view: &View, action: &Action) -> Line {
    let card = |key, card| Line::new(key).with("card", card_line(card));
    match *action {
        Action::Talent(talent) => Line::new("realm-do-talent").with("talent", talent.key()),
        Action::EndTalents => Line::new("realm-do-end-talents"),
        Action::Pay { green, red } => payment(view, green, red),
        Action::GiveUp(Loss::Wound(zone)) => with_token("realm-do-wound", Token::green(zone)),
        Action::GiveUp(Loss::Token(token)) | Action::Lose(token) => with_token("realm-do-lose", token),
        Action::LoseGuard { place, token } => at(with_token("realm-war-lose", token), place),
        Action::Reveal(count) => Line::new("realm-choose-reveal").with("count", number(count)),
        Action::Declare(target) => Line::new("realm-do-war").with("target", target),
        Action::Bridge(zone) => with_token("realm-do-bridge", Token::green(zone)),
        Action::Leap => Line::new("realm-choose-leap").with("roll", number(view.content.source.leap_roll)),
        Action::Take(taken) => take(view, taken),
        Action::Stone(used) | Action::Leaf(used) => card("realm-choose-use", used),
        Action::Eat { spot, item } => Line::new("realm-do-eat")
            .with("item", item_line(item))
            .with("spot", spot_line(view, view.now.seat, spot)),
        Action::Waive(count) => Line::new("realm-choose-waive").with("count", number(count)),
        Action::Discard(item) => Line::new("realm-do-discard").with("item", item_line(item)),
        Action::Decline => decline(view),
        Action::EndTurn if view.now.phase == Phase::Administer => Line::new("realm-do-end-administration"),
        Action::EndTurn => Line::new("realm-do-end-exploration"),
        _ => administering(view, action).unwrap_or_else(|| warring(view, action)),
    }
}

/// What is done in the administration, and with a Fungus.
fn administering(view: &View, action: &Action) -> Option<Line> {
    let chamber = |id| chamber_line(view, view.now.seat, id);
    let card = |key, card| Line::new(key).with("card", card_line(card));
    Some(match *action {
        Action::Build(kind) => Line::new("realm-do-build").with("kind", kind.key()),
        Action::Store { item, chamber: id } => {
            Line::new("realm-do-store").with("item", item_line(item)).with("chamber", chamber(id))
        }
        Action::Cultivate(id) => Line::new("realm-deed-cultivate").with("chamber", chamber(id)),
        Action::Mulch { leaf, chamber: id } => card("realm-do-mulch", leaf).with("chamber", chamber(id)),
        Action::Care(Zone::Hand) => Line::new("realm-do-care"),
        Action::Care(Zone::Work) => Line::new("realm-do-care-work"),
        Action::Plant(seed) => card("realm-do-plant", seed),
        Action::Herd(insect) => card("realm-do-herd", insect),
        Action::Yield(spot) => Line::new("realm-do-yield").with("spot", spot_line(view, view.now.seat, spot)),
        Action::Step(id) => Line::new("realm-do-step").with("chamber", chamber(id)),
        _ => return None,
    })
}

/// What is done in a war.
fn warring(view: &View, action: &Action) -> Line {
    let set = ChamberId(view.war.map_or(0, |war| war.set));
    match *action {
        Action::Page(slot) => page(view, slot),
        Action::Site(place) => {
            let chamber = chamber_line(view, view.now.seat, set);
            at(Line::new("realm-do-site").with("chamber", chamber), place)
        }
        Action::Guard(place) => {
            let token = war::next_guard(&view.as_state()).unwrap_or(Token::HandGreen);
            at(with_token("realm-do-guard", token), place)
        }
        Action::Invade(place) => at(Line::new("realm-do-invade"), place),
        Action::Gas => Line::new("realm-choose-gas"),
        Action::BreakIn => {
            let cost = war::break_in_cost(&view.as_state());
            Line::new("realm-choose-break-in").with("points", number(cost))
        }
        _ => Line::new("realm-choose-retreat"),
    }
}

fn with_token(key: &'static str, token: Token) -> Line {
    Line::new(key).with("token", token_key(token))
}

fn at(line: Line, place: u8) -> Line {
    line.with("place", number(place) + 1)
}

fn payment(view: &View, green: u8, red: u8) -> Line {
    let now = &view.now;
    match now.purpose {
        Some(purpose) if green + red + now.extra > 0 => {
            let line = paid(Line::new("realm-do-pay"), [green, red, now.extra]);
            line.with("purpose", purpose_line(view, now.seat, purpose))
        }
        _ => Line::new("realm-pay-with").with("green", number(green)).with("red", number(red)),
    }
}

fn take(view: &View, card: CardId) -> Line {
    let cost = exploration::cost_of(&view.as_state(), card);
    Line::new("realm-do-take").with("card", card_line(card)).with("cost", number(cost))
}

fn page(view: &View, slot: u8) -> Line {
    let page = view.war.and_then(|war| war.pages.get(usize::from(slot)).copied().flatten());
    let sheet = page.and_then(|page| view.content.setup.pack.pages.get(usize::from(page)));
    let line = Line::new("realm-do-page");
    match sheet {
        Some(sheet) => line.with("page", &sheet.name),
        None => line.with("page", number(slot) + 1),
    }
}

/// Doing without, in the words of the phase.
pub fn decline(view: &View) -> Line {
    let now = &view.now;
    match (now.phase, now.purpose) {
        (Phase::Upkeep, Some(Purpose::Debt)) => Line::new("realm-decline-debt"),
        (Phase::Upkeep, Some(Purpose::Toll)) => Line::new("realm-decline-toll"),
        (Phase::Upkeep, _) => Line::new("realm-decline-upkeep"),
        (Phase::Cliff, _) => Line::new("realm-decline-cliff"),
        (Phase::Giant, _) => {
            Line::new("realm-decline-giant").with("points", number(view.content.source.giant_damage))
        }
        (Phase::Resin, _) => Line::new("realm-decline-resin"),
        (Phase::AttackStone, _) => Line::new("realm-decline-attack-stone"),
        (Phase::Leaves, _) => Line::new("realm-decline-leaves"),
        (Phase::GuardStone, _) => Line::new("realm-decline-guard-stone"),
        (Phase::Gas, _) => Line::new("realm-decline-gas"),
        _ => Line::new("realm-decline-offer"),
    }
}

/// A chamber by its kind and number.
pub fn chamber_line(open: &Open, seat: Seat, id: ChamberId) -> Line {
    let kind = open.colony(seat).chambers().get(id.index()).map_or(Kind::Queen, |chamber| chamber.kind);
    Line::new("realm-spot-chamber").with("kind", kind.key()).with("number", number(id.0) + 1)
}

/// Where something lies.
pub fn spot_line(open: &Open, seat: Seat, spot: Spot) -> Line {
    match spot {
        Spot::Hand => Line::new("realm-spot-hand"),
        Spot::Chamber(id) => chamber_line(open, seat, id),
    }
}
