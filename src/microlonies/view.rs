//! What some eyes may see, and possible positions built from it.

use std::ops::Deref;
use std::sync::Arc;

use arrayvec::ArrayVec;

use crate::engine::pile::nth_bit;
use crate::engine::{Chance, Eyes, Pile, Seat, Under};

use super::action::TierId;
use super::content::Content;
use super::ids::ObjectiveId;
use super::metric;
use super::state::{HandChange, HandLog, Open, Phase, State};

/// What some eyes see of a position (M1.5). It derefs to the open part.
#[derive(Debug, Clone)]
pub struct View {
    /// What never changes during a game.
    pub content: Arc<Content>,
    /// Whose eyes.
    pub eyes: Eyes,
    /// What lies open.
    pub open: Open,
    /// Objectives in hand by seat, ascending; empty for hands these eyes don't
    /// see. [`Colony::hand`](super::state::Colony::hand) has their number.
    pub hands: Vec<Vec<ObjectiveId>>,
    /// Objectives marked for validation by seat, where these eyes see them.
    pub marked: Vec<Vec<(ObjectiveId, TierId)>>,
    /// The cards put under the Objective deck, the next to be drawn first.
    pub under: Vec<UnderSeen>,
}

/// A card put under the Objective deck, as some eyes see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UnderSeen {
    /// Who put it there.
    pub by: Seat,
    /// Its number within the game.
    pub number: u16,
    /// Which card it is, for whoever knows.
    pub card: Option<ObjectiveId>,
}

impl Deref for View {
    type Target = Open;

    fn deref(&self) -> &Open {
        &self.open
    }
}

impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.eyes == other.eyes
            && self.open == other.open
            && self.hands == other.hands
            && self.marked == other.marked
            && self.under == other.under
    }
}

/// What these eyes see.
pub fn view(state: &State, eyes: Eyes) -> View {
    let hands = state.seats().map(|seat| visible(&state.secret.hands[seat.index()], eyes, seat)).collect();
    let marked = state.seats().map(|seat| visible(&state.secret.marked[seat.index()], eyes, seat)).collect();
    let under = state.secret.deck.under().iter().map(|under| UnderSeen {
        by: under.by,
        number: under.number,
        card: eyes.see(under.by).then_some(ObjectiveId(under.card)),
    });
    View {
        content: Arc::clone(&state.content),
        eyes,
        open: state.open.clone(),
        hands,
        marked,
        under: under.collect(),
    }
}

fn visible<T: Clone>(things: &[T], eyes: Eyes, owner: Seat) -> Vec<T> {
    if eyes.see(owner) { things.to_vec() } else { Vec::new() }
}

/// Makes a position that these eyes can't tell from the true one.
///
/// A card taken openly is in its owner's hand, or it is one of the cards that
/// the owner put under the deck since, each card of the hand of that moment
/// being as likely; all else that was never seen is spread evenly over the
/// places that hide something.
pub fn imagine_into(view: &View, chance: &mut impl Chance, state: &mut State) {
    if !Arc::ptr_eq(&state.content, &view.content) {
        state.content = Arc::clone(&view.content);
    }
    state.open.clone_from(&view.open);
    state.secret.hands.clone_from(&view.hands);
    state.secret.marked.clone_from(&view.marked);
    let mut unseen = unseen(view);
    let mut under: Vec<Under> = Vec::with_capacity(view.under.len());
    for seen in &view.under {
        let card = seen.card.map_or(HIDDEN, |card| card.0);
        under.push(Under { card, by: seen.by, number: seen.number });
    }
    for seat in view.seats().filter(|seat| !view.eyes.see(*seat)) {
        let log = &view.hand_logs[seat.index()];
        if !log.changes.is_empty() {
            place_taken(log, chance, &mut under, &mut state.secret.hands[seat.index()]);
        }
    }
    for under in &mut under {
        if under.card == HIDDEN {
            under.card = draw(&mut unseen, chance).0;
        }
    }
    for seat in view.seats().filter(|seat| !view.eyes.see(*seat)) {
        let hand = &mut state.secret.hands[seat.index()];
        while hand.len() < usize::from(view.colony(seat).hand) && unseen != 0 {
            hand.push(draw(&mut unseen, chance));
        }
        hand.sort_unstable();
    }
    state.secret.deck = Pile::new(unseen, under);
    imagine_marks(view, chance, state);
}

/// Stands for a card not yet placed.
const HIDDEN: u8 = u8::MAX;

fn draw(unseen: &mut u128, chance: &mut impl Chance) -> ObjectiveId {
    let card = nth_bit(*unseen, chance.below(unseen.count_ones()));
    *unseen &= !(1u128 << card);
    ObjectiveId(card)
}

/// The cards that these eyes never saw, or can't have followed.
fn unseen(view: &View) -> u128 {
    let count = view.content.setup.pack.objectives.len();
    let mut unseen = if count >= Pile::CAPACITY { u128::MAX } else { (1 << count) - 1 };
    let mut see = |card: ObjectiveId| unseen &= !(1u128 << card.0);
    view.objectives.iter().flatten().for_each(|card| see(*card));
    view.colonies.iter().flat_map(|colony| &colony.validated).for_each(|(card, _)| see(*card));
    view.hands.iter().flatten().for_each(|card| see(*card));
    view.under.iter().filter_map(|under| under.card).for_each(&mut see);
    for change in view.hand_logs.iter().flat_map(|log| &log.changes) {
        if let HandChange::Took(card) = change {
            see(*card);
        }
    }
    unseen
}

/// How often a course of events is thought up before one is taken that
/// contradicts what was seen; sensible logs need a few.
const COURSES: usize = 200;

/// Thinks up which of the cards taken openly went under the deck, and puts
/// the others in the hand.
fn place_taken(log: &HandLog, chance: &mut impl Chance, under: &mut [Under], hand: &mut Vec<ObjectiveId>) {
    let mut course = Course::default();
    for _ in 0..COURSES {
        if course.run(log, chance) {
            break;
        }
    }
    for (card, number) in &course.put {
        if let Some(under) = under.iter_mut().find(|under| under.number == *number) {
            under.card = card.0;
        }
    }
    hand.extend(course.held.iter().copied());
}

/// One course of events that a hand's log leaves open.
#[derive(Default)]
struct Course {
    /// Cards taken openly that are in the hand.
    held: ArrayVec<ObjectiveId, 64>,
    /// Cards taken openly that went under the deck, with the number there.
    put: ArrayVec<(ObjectiveId, u16), 64>,
}

impl Course {
    /// Plays the log through, choosing what was hidden. False if it comes to
    /// contradict what was seen.
    ///
    /// That a card nobody knew was shown is the likelier the more such cards
    /// the hand holds; a course is kept in this proportion.
    fn run(&mut self, log: &HandLog, chance: &mut impl Chance) -> bool {
        self.held.clear();
        self.put.clear();
        let mut unknown = u32::from(log.unknown);
        for change in &log.changes {
            match *change {
                HandChange::Drew => unknown += 1,
                HandChange::Took(card) => drop(self.held.try_push(card)),
                HandChange::Put(number) => {
                    let chosen = chance.below(unknown + self.held.len() as u32) as usize;
                    if chosen < self.held.len() {
                        let card = self.held.remove(chosen);
                        let _ = self.put.try_push((card, number));
                    } else {
                        unknown = unknown.saturating_sub(1);
                    }
                }
                HandChange::Showed(card) => {
                    if let Some(place) = self.held.iter().position(|held| *held == card) {
                        self.held.remove(place);
                    } else if log.changes.contains(&HandChange::Took(card)) {
                        return false;
                    } else {
                        if chance.below(unknown + self.held.len() as u32) >= unknown {
                            return false;
                        }
                        unknown -= 1;
                    }
                }
            }
        }
        true
    }
}

/// What others have marked for validation: any of it that holds.
fn imagine_marks(view: &View, chance: &mut impl Chance, state: &mut State) {
    for seat in view.seats().filter(|seat| !view.eyes.see(*seat) && may_have_marked(view, *seat)) {
        for place in 0..state.secret.hands[seat.index()].len() {
            let card = state.secret.hands[seat.index()][place];
            let objective = view.content.objective(card);
            let value = metric::measure(view, &view.content, seat, objective.metric);
            let holds = [objective.tier1, objective.tier2].map(|tier| value >= i32::from(tier.at));
            let choices = holds.into_iter().filter(|holds| *holds).count() as u32;
            let tier = match (chance.below(choices + 1), holds) {
                (0, _) => continue,
                (1, [true, _]) => TierId::One,
                _ => TierId::Two,
            };
            state.secret.marked[seat.index()].push((card, tier));
        }
    }
}

/// Whether a seat may have marked Objectives that nobody else saw.
fn may_have_marked(view: &View, seat: Seat) -> bool {
    match view.now.phase {
        Phase::Act => seat == view.now.seat,
        Phase::LastValidation => {
            let order =
                |seat: Seat| (seat.index() + view.colonies.len() - view.first.index()) % view.colonies.len();
            order(seat) <= order(view.now.seat)
        }
        _ => false,
    }
}
