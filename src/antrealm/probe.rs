//! What the laws need: arbitrary actions, permuted secrets, and an audit.

use crate::engine::{Chance, Eyes, Probe, Seat};

use super::AntRealm;
use super::action::{Action, ChamberId, Loss, Spot};
use super::card::{CARDS, CardId, CardSet};
use super::pack::{Kind, Rank, Talent};
use super::rules::war;
use super::state::{Stage, State, WarStep};
use super::store::Item;
use super::tokens::{Token, Zone};
use super::view;

impl Probe for AntRealm {
    fn wild<C: Chance>(state: &State, chance: &mut C) -> Action {
        let number = chance.below(10) as u8;
        let card = wild_card(state, chance);
        let chamber = ChamberId(chance.below(10) as u8);
        let token = Token::ALL[chance.below(4) as usize];
        let zone = Zone::ALL[chance.below(2) as usize];
        let item = if chance.below(3) == 0 { Item::Marker(chance.below(7) as u8) } else { Item::Card(card) };
        let spot = if chance.below(2) == 0 { Spot::Hand } else { Spot::Chamber(chamber) };
        match chance.below(34) {
            0 => Action::Talent(Talent::ALL[chance.below(11) as usize]),
            1 => Action::EndTalents,
            2 | 3 => Action::Pay { green: chance.below(4) as u8, red: chance.below(5) as u8 },
            4 => Action::GiveUp(Loss::ALL[chance.below(6) as usize]),
            5 => Action::Lose(token),
            6 => Action::LoseGuard { place: number, token },
            7 => Action::Build(Kind::ALL[chance.below(5) as usize]),
            8 | 9 => Action::Store { item, chamber },
            10 => Action::Cultivate(chamber),
            11 => Action::Mulch { leaf: card, chamber },
            12 => Action::Care(zone),
            13 => Action::Plant(card),
            14 => Action::Herd(card),
            15 => Action::Reveal(number),
            16 => Action::Declare(Seat(chance.below(5) as u8)),
            17 => Action::Bridge(zone),
            18 => Action::Leap,
            19 => Action::Take(card),
            20 => Action::Stone(card),
            21 => Action::Leaf(card),
            22 => Action::Page(chance.below(4) as u8),
            23 => Action::Site(number),
            24 => Action::Guard(number),
            25 => Action::Invade(number),
            26 => Action::Gas,
            27 => Action::BreakIn,
            28 => Action::Retreat,
            29 => Action::Step(chamber),
            30 => Action::Yield(spot),
            31 => Action::Eat { spot, item },
            32 => [Action::Waive(number), Action::Discard(item)][chance.below(2) as usize],
            _ => [Action::Decline, Action::EndTurn][chance.below(2) as usize],
        }
    }

    fn permute_hidden<C: Chance>(state: &mut State, seat: Seat, chance: &mut C) {
        let seen = view::view(state, Eyes::Seat(seat));
        view::imagine_into(&seen, chance, state);
    }

    fn audit(state: &State) -> Result<(), String> {
        audit(state)
    }
}

/// Often a card that matters to the seat in turn, sometimes any, rarely none.
fn wild_card(state: &State, chance: &mut impl Chance) -> CardId {
    let colony = state.colony(state.now.seat);
    let near = [colony.hand.cards, colony.row, colony.cards()][chance.below(3) as usize];
    if !near.is_empty() && chance.below(4) > 0 {
        let place = chance.below(u32::from(near.len())) as u8;
        return near.nth(place).unwrap_or(CardId(0));
    }
    CardId(chance.below(u32::from(CARDS) + 1) as u8)
}

fn unless(holds: bool, fault: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(fault()) }
}

/// Checks that no piece got lost (A1.2, A3.5) and that what is known of a war
/// is what is there.
pub(super) fn audit(state: &State) -> Result<(), String> {
    audit_cards(state)?;
    for seat in state.all_seats() {
        audit_colony(state, seat).map_err(|fault| format!("seat {}: {fault}", seat.0))?;
    }
    audit_war(state)
}

/// Every card is in one place, and in one place only.
fn audit_cards(state: &State) -> Result<(), String> {
    let mut seen = state.deck;
    let mut add = |what: &str, cards: CardSet| {
        let twice = seen.and(cards);
        seen = seen.or(cards);
        unless(twice.is_empty(), || format!("{what}: {twice:?} twice"))
    };
    add("used", state.used)?;
    for seat in state.all_seats() {
        let colony = state.colony(seat);
        add("row", colony.row)?;
        for (_, store) in colony.stores() {
            add("held", store.cards)?;
        }
        unless(colony.passed.without(colony.row).is_empty(), || "passed cards are gone".to_owned())?;
        unless(colony.fought.without(colony.row).is_empty(), || "Encounters are gone".to_owned())?;
    }
    let dead = Seat::all(4).filter(|seat| seat.0 >= state.seats || !state.colony(*seat).alive);
    let gone: CardSet = dead.map(CardId::nest).collect();
    unless(seen.and(gone).is_empty(), || "the sign of a dead colony is in the game".to_owned())?;
    let missing = CardSet::FULL.without(gone).without(seen);
    unless(missing.is_empty(), || format!("{missing:?} are missing"))
}

fn audit_colony(state: &State, seat: Seat) -> Result<(), String> {
    let colony = state.colony(seat);
    let held = colony.tokens.count();
    unless(held <= state.content.numbers.tokens, || format!("{held} tokens"))?;
    unless(!colony.alive || held > 0, || "no token is left".to_owned())?;
    unless(colony.alive || (held == 0 && colony.built == 0), || "a dead colony has something".to_owned())?;
    let numbers = &state.content.numbers;
    for (_, chamber) in colony.numbered() {
        let room = match chamber.kind {
            Kind::Storehouse => numbers.store_room.max(numbers.starting_food),
            Kind::Dump => numbers.dump_room,
            _ => 0,
        };
        unless(chamber.store.len() <= room, || format!("a {:?} holds too much", chamber.kind))?;
        let honey = chamber.store.cards.and(CardSet::rank(Rank::HoneyInsect)).len();
        let expected = if chamber.kind == Kind::Dump { chamber.store.len() } else { 0 };
        unless(honey == expected, || "Honey insects lie where they can't".to_owned())?;
    }
    unless(colony.built <= numbers.chambers, || "too many chambers".to_owned())?;
    unless(colony.count(Kind::Nursery) <= numbers.nurseries.max(1), || "too many Nurseries".to_owned())
}

fn audit_war(state: &State) -> Result<(), String> {
    let Some(war) = &state.war else {
        let clear = state.guards().count() == 0 && state.secret.sites.iter().all(Option::is_none);
        return unless(clear, || "a deployment without a war".to_owned());
    };
    unless(state.stage == Stage::Exploration, || "a war outside the exploration".to_owned())?;
    let guards = state.guards();
    let tokens = state.colony(war.defender).tokens;
    unless(tokens.covers(&guards), || "more guards than tokens".to_owned())?;
    let early = matches!(war.step, WarStep::Stone | WarStep::Leaves | WarStep::Page | WarStep::Sites);
    let known = early || war.step == WarStep::Guards || war.spared || fallen_or_equal(state);
    unless(known, || "tokens are neither guards nor fallen".to_owned())?;
    for (place, face) in war.faces.iter().enumerate() {
        let Some(face) = face else { continue };
        let same = face.chamber == state.secret.sites[place] && face.guards == state.secret.guards[place];
        unless(same, || format!("place {place} is not as it was shown"))?;
    }
    let hidden = war::unseen_guards(state);
    let stand = (0..war.faces.len()).filter(|place| war.faces[*place].is_none());
    let stand: u8 = stand.map(|place| state.secret.guards[place].count()).sum();
    unless(hidden.count() == stand, || format!("{stand} unseen guards instead of {}", hidden.count()))
}

fn fallen_or_equal(state: &State) -> bool {
    state.war.is_some_and(|war| state.guards() == state.colony(war.defender).tokens)
}
