//! A5: the administration.

use crate::antrealm::Place;
use crate::antrealm::action::{Action, ChamberId, Spot};
use crate::antrealm::card::{CardId, CardSet};
use crate::antrealm::event::Event;
use crate::antrealm::pack::{Kind, Rank};
use crate::antrealm::state::{Phase, Purpose, Stage, State};
use crate::antrealm::store::Item;
use crate::antrealm::talents;
use crate::antrealm::tokens::{Token, Zone};
use crate::engine::{Chance, Refusal, Seat, Sink};

use super::course::{Hand, ask, next_up};
use super::tokens;

/// Goes on with the mover's administration, the next colony's, or to the
/// exploration.
pub fn go_on<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>) -> bool {
    let Some(seat) = cx.mover else {
        match next_up(cx) {
            Some(seat) => cx.emit(Event::AdministrationBegan { seat }),
            None => cx.emit(Event::StageBegan { stage: Stage::Exploration }),
        }
        return false;
    };
    let colony = cx.colony(seat);
    if colony.stragglers > 0 {
        let paid = colony.tokens.of(Token::HandGreen) > 0;
        cx.emit(Event::StragglerSettled { seat, paid });
        return false;
    }
    if let Some((purpose, cost)) = due_before(cx, seat) {
        return tokens::demand(cx, seat, purpose, cost);
    }
    if colony.idle {
        cx.emit(Event::AdministrationEnded { seat });
        return false;
    }
    ask(cx, seat, Phase::Administer)
}

/// What is to be paid or lost before the administration, in its order: the
/// Stone, Nests, Resins (A5).
fn due_before(state: &State, seat: Seat) -> Option<(Purpose, u8)> {
    let source = &state.content.source;
    let colony = state.colony(seat);
    if colony.stones > 0 {
        return Some((Purpose::Debt, source.stone_toll));
    }
    let nest = colony.in_hand(Rank::Nest).without(state.kept).first();
    if let Some(card) = nest {
        return Some((Purpose::Nest(card), source.nest_upkeep));
    }
    let resins = colony.cards().and(CardSet::rank(Rank::Resin));
    let resin = resins.without(state.kept).first()?;
    Some((Purpose::Resin(resin), source.resin_upkeep))
}

/// Does what was paid for.
pub fn carry_out<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, purpose: Purpose) {
    match purpose {
        Purpose::Build(kind) => cx.emit(Event::Built { seat, kind }),
        Purpose::Cultivate(chamber) => {
            cx.emit(Event::Cultivated { seat, chamber });
            ripen(cx, seat, chamber);
        }
        Purpose::Plant(card) => cx.emit(Event::Planted { seat, card }),
        Purpose::Herd(card) => cx.emit(Event::Herded { seat, card }),
        Purpose::Take(card) => {
            cx.emit(Event::Taken { seat, card });
            if cx.offer == Some((seat, card)) {
                cx.emit(Event::OfferEnded);
            }
        }
        Purpose::Debt | Purpose::Nest(_) | Purpose::Resin(_) | Purpose::Toll => {}
    }
}

/// A Fungus chamber with all its steps yields a food marker (A5.3).
pub fn ripen<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, chamber: ChamberId) {
    let steps = cx.colony(seat).chambers[chamber.index()].steps;
    if steps >= talents::fungus_steps(cx, seat) {
        cx.emit(Event::Ripened { seat, chamber });
    }
}

/// Finds the place of a food marker: the hand, or a Storehouse with room if
/// the owner wants it there. Whether it was asked.
pub fn place_yield<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat) -> bool {
    let has_room = stores_with_room(cx, seat, Kind::Storehouse).next().is_some();
    if has_room {
        return ask(cx, seat, Phase::Yield);
    }
    cx.emit(Event::Yielded { seat, spot: Spot::Hand });
    false
}

/// Chambers of a kind that can take in more (A5.1).
fn stores_with_room(state: &State, seat: Seat, kind: Kind) -> impl Iterator<Item = ChamberId> + '_ {
    let room = room(state, kind);
    let colony = state.colony(seat);
    let has_room = move |id: &ChamberId| {
        let chamber = &colony.chambers[id.index()];
        chamber.kind == kind && chamber.store.len() < room
    };
    (0..colony.built).map(ChamberId).filter(has_room)
}

/// What a chamber of this kind holds at most (A5.1).
pub fn room(state: &State, kind: Kind) -> u8 {
    match kind {
        Kind::Storehouse => state.content.numbers.store_room,
        Kind::Dump => state.content.numbers.dump_room,
        Kind::Queen | Kind::Nursery | Kind::Fungus => 0,
    }
}

/// Appends what can be done in the administration.
pub fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.now.seat;
    let colony = state.colony(seat);
    let source = &state.content.source;
    let points = colony.action_points();
    if points >= source.build_cost && colony.built < state.content.numbers.chambers {
        let kinds = Kind::ALL.into_iter().filter(|kind| refuse_build(state, *kind).is_none());
        out.extend(kinds.map(Action::Build));
    }
    legal_storing(state, seat, out);
    let leaves = colony.in_hand(Rank::DeadLeaf);
    let can_cultivate = !colony.cultivated && points >= source.cultivate_cost;
    for (id, _) in colony.numbered().filter(|(_, chamber)| chamber.kind == Kind::Fungus) {
        if can_cultivate {
            out.push(Action::Cultivate(id));
        }
        out.extend(leaves.iter().map(|leaf| Action::Mulch { leaf, chamber: id }));
    }
    let can_care = |zone: &Zone| refuse_care(state, *zone).is_none();
    out.extend(Zone::ALL.into_iter().filter(can_care).map(Action::Care));
    if talents::can_plant(state, seat) && points >= source.plant_cost {
        let seeds = colony.cards().and(CardSet::rank(Rank::Seed));
        out.extend(seeds.without(state.planted).without(state.improved).iter().map(Action::Plant));
    }
    if talents::can_herd(state, seat) && points >= source.herd_cost {
        let insects = colony.in_hand(Rank::HoneyInsect).without(colony.herded);
        out.extend(insects.iter().map(Action::Herd));
    }
    out.push(Action::EndTurn);
}

fn legal_storing(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let hand = state.colony(seat).hand;
    for item in hand.kinds() {
        if let Some(kind) = store_for(state, item) {
            let chambers = stores_with_room(state, seat, kind);
            out.extend(chambers.map(|chamber| Action::Store { item, chamber }));
        }
    }
}

/// The kind of chamber that something can be stored in (A5.2).
pub fn store_for(state: &State, item: Item) -> Option<Kind> {
    match item {
        Item::Card(card) if card.rank() == Rank::HoneyInsect => Some(Kind::Dump),
        _ if state.level(&state.content, item) > 0 => Some(Kind::Storehouse),
        _ => None,
    }
}

fn too_dear(state: &State, rule: &'static str, cost: u8) -> Option<Refusal<Place>> {
    let points = state.colony(state.now.seat).action_points();
    (points < cost).then(|| {
        Refusal::new(rule, "realm-refuse-too-dear")
            .with("cost", i64::from(cost))
            .with("points", i64::from(points))
    })
}

/// Why this kind can't be built (A5.1).
pub fn refuse_build(state: &State, kind: Kind) -> Option<Refusal<Place>> {
    let colony = state.colony(state.now.seat);
    let numbers = &state.content.numbers;
    if !state.content.can_build(kind) {
        return Some(Refusal::new("A5.1", "realm-refuse-not-built").with("kind", kind.key()));
    }
    if colony.built >= numbers.chambers {
        return Some(Refusal::new("A5.1", "realm-refuse-chambers").with("most", i64::from(numbers.chambers)));
    }
    if kind == Kind::Nursery && colony.count(kind) >= numbers.nurseries {
        return Some(
            Refusal::new("A5.1", "realm-refuse-nurseries").with("most", i64::from(numbers.nurseries)),
        );
    }
    too_dear(state, "A5.1", state.content.source.build_cost)
}

/// Why this can't be stored there (A5.2).
pub fn refuse_store(state: &State, item: Item, chamber: ChamberId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let colony = state.colony(seat);
    let held = Place::Item { seat, spot: Spot::Hand, item };
    if !colony.hand.holds(item) {
        return Some(Refusal::new("A5.2", "realm-refuse-not-in-hand").at(held));
    }
    if store_for(state, item).is_none() {
        return Some(Refusal::new("A5.2", "realm-refuse-store-no-food").at(held));
    }
    let there = Place::Chamber { seat, chamber };
    let Some(found) = colony.chambers().get(chamber.index()) else {
        return Some(Refusal::new("A5.2", "realm-refuse-no-chamber").at(there));
    };
    if store_for(state, item) != Some(found.kind) {
        return Some(Refusal::new("A5.2", "realm-refuse-store-there").at(held).at(there));
    }
    let room = room(state, found.kind);
    (found.store.len() >= room)
        .then(|| Refusal::new("A5.1", "realm-refuse-store-full").with("room", i64::from(room)).at(there))
}

fn refuse_fungus(state: &State, chamber: ChamberId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let found = state.colony(seat).chambers().get(chamber.index());
    let is_fungus = found.is_some_and(|chamber| chamber.kind == Kind::Fungus);
    (!is_fungus).then(|| Refusal::new("A5.3", "realm-refuse-no-fungus").at(Place::Chamber { seat, chamber }))
}

/// Why there can be no cultivation (A5.3).
pub fn refuse_cultivate(state: &State, chamber: ChamberId) -> Option<Refusal<Place>> {
    refuse_fungus(state, chamber).or_else(|| {
        if state.colony(state.now.seat).cultivated {
            return Some(Refusal::new("A5.3", "realm-refuse-cultivated"));
        }
        too_dear(state, "A5.3", state.content.source.cultivate_cost)
    })
}

/// Why a Dead leaf can't be used for a Fungus chamber (A7).
pub fn refuse_mulch(state: &State, leaf: CardId, chamber: ChamberId) -> Option<Refusal<Place>> {
    refuse_in_hand(state, leaf, Rank::DeadLeaf).or_else(|| refuse_fungus(state, chamber))
}

/// Why a card is not one of this rank in the hand.
pub fn refuse_in_hand(state: &State, card: CardId, rank: Rank) -> Option<Refusal<Place>> {
    let held = state.colony(state.now.seat).in_hand(rank).contains(card);
    (!held).then(|| {
        let refusal = Refusal::new("A7", "realm-refuse-no-card").with("card", rank.key());
        if card.is_card() { refusal.at(Place::Card(card)) } else { refusal }
    })
}

/// Why no red token of this zone can be cared for (A5.4).
pub fn refuse_care(state: &State, zone: Zone) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    let tokens = state.colony(seat).tokens;
    if tokens.of(Token::HandGreen) == 0 {
        return Some(Refusal::new("A5.4", "realm-refuse-care-green"));
    }
    let token = Token::red(zone);
    (tokens.of(token) == 0)
        .then(|| Refusal::new("A5.4", "realm-refuse-care-red").at(Place::Token { seat, token }))
}

/// Why a Seed can't be paid for (A7).
pub fn refuse_plant(state: &State, card: CardId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    if !talents::can_plant(state, seat) {
        return Some(Refusal::new("A2", "realm-refuse-no-talent").with("talent", "realm-talent-planting"));
    }
    let seeds = state.colony(seat).cards().and(CardSet::rank(Rank::Seed));
    if !seeds.contains(card) {
        return Some(Refusal::new("A7", "realm-refuse-no-card").with("card", Rank::Seed.key()));
    }
    if state.improved.contains(card) || state.planted.contains(card) {
        return Some(Refusal::new("A7", "realm-refuse-planted").at(Place::Card(card)));
    }
    too_dear(state, "A7", state.content.source.plant_cost)
}

/// Why a Honey insect can't be used (A7).
pub fn refuse_herd(state: &State, card: CardId) -> Option<Refusal<Place>> {
    let seat = state.now.seat;
    if !talents::can_herd(state, seat) {
        return Some(Refusal::new("A2", "realm-refuse-no-talent").with("talent", "realm-talent-herding"));
    }
    refuse_in_hand(state, card, Rank::HoneyInsect).or_else(|| {
        if state.colony(seat).herded.contains(card) {
            return Some(Refusal::new("A7", "realm-refuse-herded").at(Place::Card(card)));
        }
        too_dear(state, "A7", state.content.source.herd_cost)
    })
}

/// Appends where a food marker can go (A5.3).
pub fn legal_yield(state: &State, out: &mut Vec<Action>) {
    out.push(Action::Yield(Spot::Hand));
    let stores = stores_with_room(state, state.now.seat, Kind::Storehouse);
    out.extend(stores.map(|id| Action::Yield(Spot::Chamber(id))));
}

/// Why a food marker can't go there (A5.3).
pub fn refuse_yield(state: &State, spot: Spot) -> Option<Refusal<Place>> {
    let Spot::Chamber(chamber) = spot else { return None };
    let seat = state.now.seat;
    let fits = stores_with_room(state, seat, Kind::Storehouse).any(|id| id == chamber);
    (!fits).then(|| Refusal::new("A5.3", "realm-refuse-yield-there").at(Place::Chamber { seat, chamber }))
}

/// Carries an action of the administration out. Whether somebody was asked.
pub fn act<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, action: Action) -> bool {
    let seat = cx.now.seat;
    let source = cx.content.source;
    let (purpose, cost) = match action {
        Action::Build(kind) => (Purpose::Build(kind), source.build_cost),
        Action::Cultivate(chamber) => (Purpose::Cultivate(chamber), source.cultivate_cost),
        Action::Plant(card) => (Purpose::Plant(card), source.plant_cost),
        Action::Herd(card) => (Purpose::Herd(card), source.herd_cost),
        _ => {
            act_freely(cx, seat, action);
            return false;
        }
    };
    tokens::charge(cx, seat, purpose, cost)
}

/// Carries out what needs no choice of payment.
fn act_freely<S: Sink<Event>, C: Chance>(cx: &mut Hand<'_, S, C>, seat: Seat, action: Action) {
    match action {
        Action::Store { item, chamber } => cx.emit(Event::Stored { seat, item, chamber }),
        Action::Mulch { leaf, chamber } => {
            cx.emit(Event::Mulched { seat, leaf, chamber });
            ripen(cx, seat, chamber);
        }
        Action::Care(zone) => cx.emit(Event::Cared { seat, zone }),
        Action::Yield(spot) => cx.emit(Event::Yielded { seat, spot }),
        _ => cx.emit(Event::AdministrationEnded { seat }),
    }
}
