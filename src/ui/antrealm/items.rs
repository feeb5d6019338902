//! Cards and markers that a colony holds, and what a click on one means.

use crate::antrealm::pack::{Kind, Rank};
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, ChamberId, Item, Spot};
use crate::engine::Seat;

use super::stage::Stage;

/// Something held, and where it lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Held {
    /// Where.
    pub spot: Spot,
    /// What.
    pub item: Item,
}

/// What may be done with something held, in the order of the legal actions.
pub fn deeds(legal: &[Action], held: Held) -> impl Iterator<Item = Action> + '_ {
    let in_hand = held.spot == Spot::Hand;
    legal.iter().copied().filter(move |action| match *action {
        Action::Store { item, .. } => in_hand && item == held.item,
        Action::Mulch { leaf, .. } => in_hand && Item::Card(leaf) == held.item,
        Action::Plant(card) | Action::Herd(card) => Item::Card(card) == held.item,
        Action::Eat { spot, item } => spot == held.spot && item == held.item,
        Action::Discard(item) => in_hand && item == held.item,
        Action::Stone(card) | Action::Leaf(card) => Item::Card(card) == held.item,
        _ => false,
    })
}

/// What a click on something held comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Click {
    /// This is done, or refused.
    Act(Action),
    /// There are several things to do with it: it is taken up.
    TakeUp,
}

/// What a click means.
pub fn click(stage: &Stage<'_>, held: Held) -> Click {
    let mut deeds = deeds(stage.legal(), held);
    match (deeds.next(), deeds.next()) {
        (Some(only), None) => Click::Act(only),
        (Some(_), Some(_)) => Click::TakeUp,
        _ => Click::Act(meant(stage, held)),
    }
}

/// What somebody wants who clicks on something with which nothing can be done.
fn meant(stage: &Stage<'_>, Held { spot, item }: Held) -> Action {
    if stage.view.now.phase == Phase::Discard {
        return Action::Discard(item);
    }
    if spot != Spot::Hand || stage.view.now.phase == Phase::Eat {
        return Action::Eat { spot, item };
    }
    let honey = matches!(item, Item::Card(card) if card.rank() == Rank::HoneyInsect);
    let wanted = if honey { Kind::Dump } else { Kind::Storehouse };
    let mut chambers = stage.view.colony(stage.view.now.seat).numbered();
    let chamber = chambers.find(|(_, chamber)| chamber.kind == wanted).map_or(ChamberId(0), |(id, _)| id);
    Action::Store { item, chamber }
}

/// Everything in a colony's hand.
pub fn hand(stage: &Stage<'_>, seat: Seat) -> Vec<Held> {
    let items = stage.view.colony(seat).hand.kinds();
    items.map(|item| Held { spot: Spot::Hand, item }).collect()
}

/// What lies in chambers and can be used now.
pub fn stored(stage: &Stage<'_>, seat: Seat) -> Vec<Held> {
    let stores = stage.view.colony(seat).stores().filter(|(spot, _)| *spot != Spot::Hand);
    let held = stores.flat_map(|(spot, store)| store.kinds().map(move |item| Held { spot, item }));
    held.filter(|held| deeds(stage.legal(), *held).next().is_some()).collect()
}

/// How many equal ones lie together.
pub fn count(stage: &Stage<'_>, seat: Seat, held: Held) -> u8 {
    match held.item {
        Item::Card(_) => 1,
        Item::Marker(level) => {
            stage.view.colony(seat).store(held.spot).map_or(0, |store| store.markers(level))
        }
    }
}
