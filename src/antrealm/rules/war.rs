//! A9: war.

use crate::antrealm::Place;
use crate::antrealm::action::{Action, ChamberId};
use crate::antrealm::card::CardId;
use crate::antrealm::event::Event;
use crate::antrealm::pack::{Kind, Rank};
use crate::antrealm::state::{MAX_CHAMBERS, MAX_PAGES, Open, Phase, Purpose, State, War, WarStep};
use crate::antrealm::talents;
use crate::antrealm::tokens::{Token, Tokens, Zone};
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::{Hand, ask};
use super::{administration, cards, end, preparation, tokens};

/// Goes on with the war. Whether somebody was asked.
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    let Some(war) = cx.war else { return false };
    match war.step {
        WarStep::Stone => ask_or(cx, war.invader, Rank::Stone, Phase::AttackStone, WarStep::Leaves),
        WarStep::Leaves => ask_or(cx, war.defender, Rank::DeadLeaf, Phase::Leaves, WarStep::Page),
        WarStep::Page => draw_pages(cx, war),
        WarStep::Sites => set_chambers(cx, war),
        WarStep::Guards => deploy(cx, war),
        WarStep::Choose => choose(cx, war),
        WarStep::Bar => ask_or(cx, war.defender, Rank::Stone, Phase::GuardStone, WarStep::Show),
        WarStep::Toll => {
            let toll = cx.content.source.stone_toll;
            tokens::demand(cx, war.invader, Purpose::Toll, toll)
        }
        WarStep::Show => show(cx, war),
        WarStep::Gas => offer_gas(cx, war),
        WarStep::Break => offer_break_in(cx, war),
        WarStep::Fall => fall(cx, war),
        WarStep::Spoils => spoils(cx, war),
        WarStep::Step => ask(cx, war.invader, Phase::Step),
        WarStep::After => step(cx, WarStep::Choose),
    }
}

fn step<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, step: WarStep) -> bool {
    cx.emit(Event::WarStepped { step });
    false
}

/// Asks a seat that has a card of this rank in its hand; else the war comes to
/// its next step.
fn ask_or<S: Sink<Event>, C: Chance>(
    cx: &mut Hand<'_, S, C>,
    seat: Seat,
    rank: Rank,
    phase: Phase,
    next: WarStep,
) -> bool {
    if cx.colony(seat).in_hand(rank).is_empty() { step(cx, next) } else { ask(cx, seat, phase) }
}

/// Declares war (A9.1).
pub fn declare<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, target: Seat) {
    let seat = cx.now.seat;
    cx.emit(Event::WarDeclared { seat, target, card: CardId::nest(target) });
}

/// The invader stops its own attack by a Stone, or goes on (A7).
pub fn answer_attack_stone<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    if let Action::Stone(card) = action {
        cx.emit(Event::AttackStoned { card });
        cx.emit(Event::WarEnded);
    } else {
        step(cx, WarStep::Leaves);
    }
}

/// The defender burns a Dead leaf, or lets the invader in (A7).
pub fn answer_leaves<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    let Action::Leaf(card) = action else {
        step(cx, WarStep::Page);
        return;
    };
    let Some(war) = cx.war else { return };
    cx.emit(Event::LeafBurnt { card });
    if cards::roll(cx, war.invader, card) >= cx.content.source.leaf_roll {
        cx.emit(Event::WarEnded);
    }
}

/// Appends the cards of a rank that can be used, and doing without.
pub fn legal_cards(state: &State, rank: Rank, out: &mut Vec<Action>) {
    let cards = state.colony(state.now.seat).in_hand(rank).iter();
    match rank {
        Rank::Stone => out.extend(cards.map(Action::Stone)),
        _ => out.extend(cards.map(Action::Leaf)),
    }
    out.push(Action::Decline);
}

/// Pages are drawn, and the defender takes one (A9.2).
fn draw_pages<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    if war.pages[0].is_some() {
        return ask(cx, war.defender, Phase::Page);
    }
    let needed = cx.colony(war.defender).built;
    let pages = cx.content.pages.iter().zip(0u8..).filter(|(page, _)| page.places >= needed);
    let mut fitting: Vec<u8> = pages.map(|(_, number)| number).collect();
    let wanted = usize::from(cx.content.numbers.pages).min(MAX_PAGES);
    for _ in 0..wanted.min(fitting.len()) {
        let page = fitting.swap_remove(cx.below(fitting.len() as u32) as usize);
        cx.emit(Event::PageDrawn { page });
    }
    false
}

/// Appends the pages that can be taken.
pub fn legal_pages(state: &State, out: &mut Vec<Action>) {
    let drawn = state.war.map_or(0, |war| war.pages.iter().flatten().count() as u8);
    out.extend((0..drawn).map(Action::Page));
}

/// Why there is no such page to take.
pub fn refuse_page(state: &State, slot: u8) -> Option<Refusal<Place>> {
    let page = state.war.and_then(|war| war.pages.get(usize::from(slot)).copied().flatten());
    page.is_none().then(|| Refusal::new("A9.2", "realm-refuse-no-page"))
}

/// Takes a page.
pub fn take_page<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, slot: u8) {
    let page = cx.war.and_then(|war| war.pages[usize::from(slot)]);
    if let Some(page) = page {
        cx.emit(Event::PageTaken { page });
        step(cx, WarStep::Sites);
    }
}

fn places(state: &State) -> u8 {
    let page = state.war.and_then(|war| war.page);
    page.and_then(|page| state.content.pages.get(usize::from(page))).map_or(0, |page| page.places)
}

/// Places without a chamber yet.
fn free_places(state: &State) -> impl Iterator<Item = u8> + '_ {
    (0..places(state)).filter(|place| state.secret.sites[usize::from(*place)].is_none())
}

/// The place without a chamber, if there is one only.
fn only_place(state: &State) -> Option<u8> {
    let mut free = free_places(state);
    let place = free.next()?;
    free.next().is_none().then_some(place)
}

/// The defender sets its chambers, one after another; the last free place
/// takes the last chamber by itself.
fn set_chambers<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    if war.set >= cx.colony(war.defender).built {
        return step(cx, WarStep::Guards);
    }
    if let Some(place) = only_place(cx) {
        cx.emit(Event::Sited { place, chamber: ChamberId(war.set) });
        return false;
    }
    ask(cx, war.defender, Phase::Sites)
}

/// Appends where the next chamber can be set.
pub fn legal_sites(state: &State, out: &mut Vec<Action>) {
    out.extend(free_places(state).map(Action::Site));
}

/// Why the next chamber can't be set there.
pub fn refuse_site(state: &State, place: u8) -> Option<Refusal<Place>> {
    let is_free = free_places(state).any(|free| free == place);
    (!is_free).then(|| Refusal::new("A9.2", "realm-refuse-site").at(Place::Site(place)))
}

/// Sets the next chamber.
pub fn set_site<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, place: u8) {
    if let Some(war) = cx.war {
        cx.emit(Event::Sited { place, chamber: ChamberId(war.set) });
    }
}

/// The token that is deployed next: kind by kind, so that the defender has to
/// say only where.
pub fn next_guard(state: &State) -> Option<Token> {
    let war = state.war?;
    let tokens = state.colony(war.defender).tokens;
    let mut left = war.set;
    Token::ALL.into_iter().find(|token| {
        let count = tokens.of(*token);
        let found = left < count;
        left = left.saturating_sub(count);
        found
    })
}

/// The defender deploys its tokens, one after another (A9.2).
fn deploy<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    if next_guard(cx).is_none() {
        cx.disclose();
        return step(cx, WarStep::Choose);
    }
    ask(cx, war.defender, Phase::Guards)
}

/// Appends where the next token can stand guard.
pub fn legal_guards(state: &State, out: &mut Vec<Action>) {
    out.extend((0..places(state)).map(Action::Guard));
}

/// Why the next token can't stand guard there.
pub fn refuse_guard(state: &State, place: u8) -> Option<Refusal<Place>> {
    (place >= places(state)).then(|| Refusal::new("A9.2", "realm-refuse-no-place"))
}

/// Deploys the next token.
pub fn set_guard<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, place: u8) {
    if let Some(token) = next_guard(cx) {
        cx.emit(Event::Guarded { place, token });
    }
}

/// Places that the invader can go against: first the one at the entrance,
/// later any joined to one broken into (A9.3), as bits.
pub fn open_places(state: &State) -> u16 {
    let Some(war) = &state.war else { return 0 };
    let Some(page) = war.page.and_then(|page| state.content.pages.get(usize::from(page))) else { return 0 };
    let reached = if war.broken == 0 {
        1 << page.entrance
    } else {
        let broken = (0..MAX_CHAMBERS).filter(|place| war.broken & 1 << place != 0);
        broken.fold(0, |joined, place| joined | page.joined[place])
    };
    reached & !war.broken & !war.barred
}

fn choose<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    if open_places(cx) == 0 {
        cx.emit(Event::WarEnded);
        return false;
    }
    ask(cx, war.invader, Phase::Invade)
}

/// Appends the places that the invader can go against.
pub fn legal_invade(state: &State, out: &mut Vec<Action>) {
    let open = open_places(state);
    let places = (0..MAX_CHAMBERS as u8).filter(|place| open & 1 << place != 0);
    out.extend(places.map(Action::Invade));
    out.push(Action::Retreat);
}

/// Why the invader can't go against a place.
pub fn refuse_invade(state: &State, place: u8) -> Option<Refusal<Place>> {
    if place >= places(state) {
        return Some(Refusal::new("A9.2", "realm-refuse-no-place"));
    }
    let is_open = open_places(state) & 1 << place != 0;
    (!is_open).then(|| Refusal::new("A9.3", "realm-refuse-invade").at(Place::Site(place)))
}

/// Goes against a place; where a Stone lies already it costs its toll.
pub fn invade<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, place: u8) {
    let stoned = cx.war.is_some_and(|war| war.stoned & 1 << place != 0);
    cx.emit(Event::PlaceChosen { place });
    step(cx, if stoned { WarStep::Toll } else { WarStep::Bar });
}

/// The defender lays a Stone on the place, or not (A7).
pub fn answer_guard_stone<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    if let Action::Stone(card) = action {
        cx.emit(Event::PlaceStoned { card });
        step(cx, WarStep::Toll);
    } else {
        step(cx, WarStep::Show);
    }
}

/// The invader does not pay for the Stone: it chooses another place.
pub fn bar<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    if let Some(place) = cx.war.and_then(|war| war.place) {
        cx.emit(Event::PlaceBarred { place });
        step(cx, WarStep::Choose);
    }
}

fn show<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    let place = war.place.unwrap_or(0);
    let chamber = cx.secret.sites[usize::from(place)];
    let guards = cx.secret.guards[usize::from(place)];
    cx.disclose();
    cx.emit(Event::Shown { place, chamber, guards });
    step(cx, WarStep::Gas)
}

/// The defender may use its Gas gland, once (A2).
fn offer_gas<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    let may = talents::can_gas(cx, war.defender)
        && !war.gassed
        && tokens::can_lose_token(cx, war.defender)
        && cx.colony(war.invader).tokens.greens() > 0;
    if may { ask(cx, war.defender, Phase::Gas) } else { step(cx, WarStep::Break) }
}

/// Uses the Gas gland, or not. The wounded teams are those at work, as far as
/// there are.
pub fn answer_gas<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) {
    let (Action::Gas, Some(war)) = (action, cx.war) else {
        step(cx, WarStep::Break);
        return;
    };
    cx.emit(Event::Gassed);
    tokens::owe_token(cx, war.defender);
    for _ in 0..cx.content.source.gassed_tokens {
        let tokens = cx.colony(war.invader).tokens;
        let zones = [Zone::Work, Zone::Hand];
        let Some(zone) = zones.into_iter().find(|zone| tokens.of(Token::green(*zone)) > 0) else { break };
        cx.emit(Event::Wounded { zone });
    }
    step(cx, WarStep::Break);
}

/// Points that breaking into the chosen place costs (A9.3).
pub fn break_in_cost(state: &State) -> u8 {
    let Some(war) = &state.war else { return 0 };
    let face = war.place.and_then(|place| war.faces[usize::from(place)]);
    let points = face.map_or(0, |face| face.guards.points());
    points.saturating_sub(talents::break_in_savings(state, war.invader))
}

fn offer_break_in<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    if cx.colony(war.invader).to_give() < break_in_cost(cx) {
        cx.emit(Event::WarEnded);
        return false;
    }
    ask(cx, war.invader, Phase::BreakIn)
}

/// Breaks in: the points are given up first.
pub fn break_in<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    let cost = break_in_cost(cx);
    if let Some(war) = cx.war {
        tokens::owe(cx, war.invader, cost);
        step(cx, WarStep::Fall);
    }
}

/// Retreats, which ends the war.
pub fn retreat<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) {
    cx.emit(Event::WarEnded);
}

/// The guards fall; the colony's last token returns to its zone (A9.3).
fn fall<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    let place = war.place.unwrap_or(0);
    let guards = cx.secret.guards[usize::from(place)];
    let are_last = guards.count() > 0 && cx.colony(war.defender).tokens.count() == guards.count();
    let spared = if are_last { guards.kinds().next() } else { None };
    cx.emit(Event::BrokenIn { place, spared });
    step(cx, WarStep::Spoils)
}

/// What the invader finds (A9.4).
fn spoils<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, war: War) -> bool {
    let face = war.place.and_then(|place| war.faces[usize::from(place)]);
    let Some(id) = face.and_then(|face| face.chamber) else { return step(cx, WarStep::After) };
    let chamber = cx.colony(war.defender).chambers[id.index()];
    match chamber.kind {
        Kind::Storehouse | Kind::Dump => {
            let count = chamber.store.len();
            let found = if count == 0 { None } else { chamber.store.nth(cx.below(u32::from(count)) as u8) };
            if let Some(item) = found {
                cx.emit(Event::FoodTaken { chamber: id, item });
            }
            step(cx, WarStep::After)
        }
        Kind::Nursery => {
            if preparation::rebirth(cx, war.invader) > 0 {
                cx.emit(Event::TokenGained { seat: war.invader });
            }
            tokens::owe_token(cx, war.defender);
            step(cx, WarStep::After)
        }
        Kind::Fungus => spoil_fungus(cx, war.invader, id),
        Kind::Queen => {
            let points = cx.content.numbers.queen_spoils.min(cx.colony(war.defender).survival);
            cx.emit(Event::QueenTaken { points });
            cx.emit(Event::WarEnded);
            end::bury(cx);
            false
        }
    }
}

fn spoil_fungus<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, invader: Seat, lost: ChamberId) -> bool {
    cx.emit(Event::StepsReset { chamber: lost });
    let (first, more) = {
        let mut own = fungus_chambers(cx, invader);
        (own.next(), own.next().is_some())
    };
    match first {
        Some(_) if more => step(cx, WarStep::Step),
        Some(chamber) => {
            gain_step(cx, chamber);
            false
        }
        None => step(cx, WarStep::After),
    }
}

/// A Fungus chamber of the invader gets a step.
pub fn gain_step<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, chamber: ChamberId) {
    if let Some(war) = cx.war {
        let seat = war.invader;
        cx.emit(Event::Stepped { seat, chamber });
        administration::ripen(cx, seat, chamber);
        step(cx, WarStep::After);
    }
}

fn fungus_chambers(open: &Open, seat: Seat) -> impl Iterator<Item = ChamberId> + '_ {
    let numbered = open.colony(seat).numbered();
    numbered.filter(|(_, chamber)| chamber.kind == Kind::Fungus).map(|(id, _)| id)
}

/// Appends the Fungus chambers that can get the step.
pub fn legal_step(state: &State, out: &mut Vec<Action>) {
    out.extend(fungus_chambers(state, state.now.seat).map(Action::Step));
}

/// Why this chamber can't get the step.
pub fn refuse_step(state: &State, chamber: ChamberId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let fits = fungus_chambers(state, seat).any(|id| id == chamber);
    (!fits).then(|| Refusal::new("A9.4", "realm-refuse-no-fungus").at(Place::Chamber { seat, chamber }))
}

/// Guards that stand on places nobody else has seen: known in number, colour
/// and zone only (A9.3).
pub fn unseen_guards(open: &Open) -> Tokens {
    let Some(war) = &open.war else { return Tokens::NONE };
    let tokens = open.colony(war.defender).tokens;
    match war.step {
        WarStep::Stone | WarStep::Leaves | WarStep::Page | WarStep::Sites => Tokens::NONE,
        WarStep::Guards => first_tokens(tokens, war.set),
        _ if war.spared => Tokens::NONE,
        _ => war.faces.iter().flatten().fold(tokens, |mut left, face| {
            left.remove_all(face.guards);
            left
        }),
    }
}

/// The first tokens in the order of deployment.
fn first_tokens(tokens: Tokens, mut count: u8) -> Tokens {
    let take = |token: Token| {
        let taken = tokens.of(token).min(count);
        count -= taken;
        (token, taken)
    };
    Token::ALL.into_iter().map(take).collect()
}
