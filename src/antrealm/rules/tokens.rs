//! A3: paying and giving up.

use crate::antrealm::Place;
use crate::antrealm::action::{Action, Loss};
use crate::antrealm::event::Event;
use crate::antrealm::state::{Open, Phase, Purpose, State};
use crate::antrealm::tokens::{Token, Tokens};
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::{Hand, ask};
use super::{administration, war};

/// The ways to pay so many points with tokens at hand: none includes a token
/// that could be left out (A3.2). Green and red tokens of each.
pub fn payments(tokens: Tokens, due: u8) -> impl Iterator<Item = (u8, u8)> {
    let most = due.div_ceil(2).min(tokens.of(Token::HandGreen));
    let way = move |green: u8| (green, due.saturating_sub(2 * green));
    (0..=most).map(way).filter(move |(_, red)| *red <= tokens.of(Token::HandRed))
}

/// Charges a seat for something it can pay for. It is asked how to pay, unless
/// there is one way only. Whether it was asked.
pub fn charge<S: Sink<Event>, C: Chance>(
    cx: &mut Hand<'_, S, C>,
    seat: Seat,
    purpose: Purpose,
    cost: u8,
) -> bool {
    let extra = cx.colony(seat).extra.min(cost);
    let due = cost - extra;
    let mut ways = payments(cx.colony(seat).tokens, due);
    if let (Some((green, red)), None) = (ways.next(), ways.next()) {
        pay(cx, seat, purpose, [green, red, extra]);
        return false;
    }
    cx.emit(Event::Charged { seat, phase: Phase::Pay, purpose, due, extra });
    true
}

/// Asks a seat to pay or to lose something; without the points it is lost.
/// Whether it was asked.
pub fn demand<S: Sink<Event>, C: Chance>(
    cx: &mut Hand<'_, S, C>,
    seat: Seat,
    purpose: Purpose,
    cost: u8,
) -> bool {
    if cx.colony(seat).action_points() < cost {
        forgo(cx, seat, purpose);
        return false;
    }
    let extra = cx.colony(seat).extra.min(cost);
    cx.emit(Event::Charged { seat, phase: Phase::Upkeep, purpose, due: cost - extra, extra });
    true
}

/// Pays what is charged, and does what it was for.
pub fn pay<S: Sink<Event>, C: Chance>(
    cx: &mut Hand<'_, S, C>,
    seat: Seat,
    purpose: Purpose,
    [green, red, extra]: [u8; 3],
) {
    cx.emit(Event::Paid { seat, purpose, green, red, extra });
    administration::carry_out(cx, seat, purpose);
}

/// Pays what the seat in turn was charged.
pub fn pay_charged<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, green: u8, red: u8) {
    let now = cx.now;
    if let Some(purpose) = now.purpose {
        pay(cx, now.seat, purpose, [green, red, now.extra]);
    }
}

/// The seat in turn does not pay what it was charged.
pub fn forgo_charged<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let now = cx.now;
    if let Some(purpose) = now.purpose {
        forgo(cx, now.seat, purpose);
    }
}

/// Does without what a payment would have kept.
pub fn forgo<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, purpose: Purpose) {
    match purpose {
        Purpose::Toll => war::bar(cx),
        _ => cx.emit(Event::Forgone { seat, purpose }),
    }
}

/// Appends the ways to pay what is charged.
pub fn legal_payments(state: &State, out: &mut Vec<Action>) {
    let tokens = state.colony(state.now.seat).tokens;
    out.extend(payments(tokens, state.now.due).map(|(green, red)| Action::Pay { green, red }));
    if state.now.phase == Phase::Upkeep {
        out.push(Action::Decline);
    }
}

/// Why these tokens don't pay what is charged.
pub fn refuse_payment(state: &State, green: u8, red: u8) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let tokens = state.colony(seat).tokens;
    if green > tokens.of(Token::HandGreen) || red > tokens.of(Token::HandRed) {
        return Some(Refusal::new("A3.2", "realm-refuse-no-such-tokens"));
    }
    let worth = 2 * u16::from(green) + u16::from(red);
    let due = u16::from(state.now.due);
    let with_due = |key| Refusal::new("A3.2", key).with("due", i64::from(due));
    if worth < due {
        return Some(with_due("realm-refuse-too-little"));
    }
    let spare = worth - due;
    let has_spare = spare > 1 || (spare == 1 && red > 0);
    has_spare.then(|| with_due("realm-refuse-too-much"))
}

/// Asks the first seat that owes points or tokens. Whether there was one.
pub fn asks_for_owed<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    let owes = |open: &Open| open.all_seats().find(|seat| open.colony(*seat).owed > 0);
    if let Some(seat) = owes(cx) {
        return ask(cx, seat, Phase::GiveUp);
    }
    let owes = |open: &Open| open.all_seats().find(|seat| open.colony(*seat).owed_tokens > 0);
    owes(cx).is_some_and(|seat| ask(cx, seat, Phase::Lose))
}

/// Makes a seat owe so many points, as far as it can give them up (A3.5).
pub fn owe<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, points: u8) {
    let points = points.min(cx.colony(seat).to_give());
    if points > 0 {
        cx.emit(Event::Owes { seat, points });
    }
}

/// Makes a seat owe a token, unless it is its last (A3.5), or it defends
/// itself and has no guard left (A9.3).
pub fn owe_token<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat) {
    if can_lose_token(cx, seat) {
        cx.emit(Event::OwesToken { seat });
    }
}

/// Whether a seat has a token to give up (A3.5, A9.3).
pub fn can_lose_token(state: &State, seat: Seat) -> bool {
    state.colony(seat).tokens.count() > 1 && (!state.is_deployed(seat) || state.guards().count() > 0)
}

/// Appends the ways to give up points (A3.3).
pub fn legal_losses(state: &State, out: &mut Vec<Action>) {
    let fits = |loss: &Loss| refuse_loss(state, *loss).is_none();
    out.extend(Loss::ALL.into_iter().filter(fits).map(Action::GiveUp));
}

/// Why points can't be given up this way.
pub fn refuse_loss(state: &State, loss: Loss) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let token = loss.token();
    let tokens = state.colony(seat).tokens;
    if tokens.of(token) == 0 {
        return Some(no_such_token(seat, token));
    }
    let takes_last = matches!(loss, Loss::Token(_)) && tokens.count() < 2;
    takes_last.then(|| Refusal::new("A3.5", "realm-refuse-last-token").at(Place::Token { seat, token }))
}

fn no_such_token(seat: Seat, token: Token) -> Refusal<Place> {
    Refusal::new("A3.3", "realm-refuse-no-such-token").at(Place::Token { seat, token })
}

/// Appends the tokens that can be given up whole.
pub fn legal_tokens(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    if state.is_deployed(seat) {
        for (place, guards) in (0..).zip(&state.secret.guards) {
            out.extend(guards.kinds().map(|token| Action::LoseGuard { place, token }));
        }
        return;
    }
    out.extend(state.colony(seat).tokens.kinds().map(Action::Lose));
}

/// Why this token can't be given up.
pub fn refuse_token(state: &State, token: Token) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    if state.is_deployed(seat) {
        return Some(Refusal::new("A9.3", "realm-refuse-guards-only"));
    }
    (state.colony(seat).tokens.of(token) == 0).then(|| no_such_token(seat, token))
}

/// Why this guard can't be given up.
pub fn refuse_guard(state: &State, place: u8, token: Token) -> Option<Refusal<Place>> {
    let guards = state.secret.guards.get(usize::from(place));
    let stands = state.is_deployed(state.now.seat) && guards.is_some_and(|guards| guards.of(token) > 0);
    (!stands).then(|| Refusal::new("A9.3", "realm-refuse-no-such-guard").at(Place::Site(place)))
}
