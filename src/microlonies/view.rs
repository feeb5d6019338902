//! What some eyes may see, and possible positions built from it.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::engine::pile::nth_bit;
use crate::engine::{Chance, Eyes, Pile, Seat, Under};

use super::action::TierId;
use super::content::Content;
use super::hand_log::{HandChange, HandLog};
use super::ids::ObjectiveId;
use super::metric;
use super::rules::deal;
use super::species::Species;
use super::state::{Open, Phase, State};

/// What some eyes see of a position (M1.5). It derefs to the open part.
#[derive(Clone)]
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
    /// Species dealt or kept, by seat, where these eyes see them; empty when
    /// all are revealed (M3.4).
    pub species: Vec<Vec<Species>>,
}

/// A card put under the Objective deck, as some eyes see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct UnderSeen {
    /// Who put it there.
    pub by: Seat,
    /// Its number within the game.
    pub number: u16,
    /// Which card it is, for whoever knows.
    pub card: Option<ObjectiveId>,
}

/// Without the content, which is the same for all and far longer.
impl fmt::Debug for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View")
            .field("eyes", &self.eyes)
            .field("open", &self.open)
            .field("hands", &self.hands)
            .field("marked", &self.marked)
            .field("under", &self.under)
            .field("species", &self.species)
            .finish_non_exhaustive()
    }
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
            && self.species == other.species
    }
}

/// What these eyes see.
pub fn view(state: &State, eyes: Eyes) -> View {
    let mut view = View {
        content: Arc::clone(&state.content),
        eyes,
        open: state.open.clone(),
        hands: Vec::new(),
        marked: Vec::new(),
        under: Vec::new(),
        species: Vec::new(),
    };
    show_hidden(state, &mut view);
    view
}

/// What these eyes see, written over another view.
pub fn view_into(state: &State, eyes: Eyes, view: &mut View) {
    if !Arc::ptr_eq(&view.content, &state.content) {
        view.content = Arc::clone(&state.content);
    }
    view.eyes = eyes;
    view.open.clone_from(&state.open);
    show_hidden(state, view);
}

/// Writes down what the eyes of the view see of what is hidden.
fn show_hidden(state: &State, view: &mut View) {
    let eyes = view.eyes;
    show(&state.secret.hands, eyes, &mut view.hands);
    show(&state.secret.marked, eyes, &mut view.marked);
    show(&state.secret.species, eyes, &mut view.species);
    view.under.clear();
    view.under.extend(state.secret.deck.under().iter().map(|under| UnderSeen {
        by: under.by,
        number: under.number,
        card: eyes.see(under.by).then_some(ObjectiveId(under.card)),
    }));
}

/// Copies by seat what these eyes see; the rest is left empty.
fn show<T: Clone>(by_seat: &[Vec<T>], eyes: Eyes, seen: &mut Vec<Vec<T>>) {
    seen.resize_with(by_seat.len(), Vec::new);
    for (seat, (things, seen)) in by_seat.iter().zip(seen).enumerate() {
        seen.clear();
        if eyes.see(Seat(seat as u8)) {
            seen.extend_from_slice(things);
        }
    }
}

/// Makes a position that these eyes can't tell from the true one.
///
/// A card taken openly is in its owner's hand, or it is one of the cards that
/// the owner put under the deck since, each card of the hand of that moment
/// being as likely, given what was shown later; all else that was never seen is spread evenly over the
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
    state.secret.species.clone_from(&view.species);
    if !view.species.is_empty() {
        let hidden = |seat| !view.eyes.see(seat);
        deal::spread(&view.open, &view.content, &mut state.secret.species, hidden, chance);
    }
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

/// Thinks up which of the cards taken openly went under the deck, and puts
/// the others in the hand.
fn place_taken(log: &HandLog, chance: &mut impl Chance, under: &mut [Under], hand: &mut Vec<ObjectiveId>) {
    let odds = Odds::of(log);
    let mut held = ArrayVec::<ObjectiveId, { Pile::CAPACITY }>::new();
    for (place, change) in log.changes.iter().enumerate() {
        match *change {
            HandChange::Took(card) if !log.shows(card) => drop(held.try_push(card)),
            HandChange::Put(number) if odds.goes(place, held.len(), chance) => {
                let card = held.swap_remove(chance.below(held.len() as u32) as usize);
                if let Some(under) = under.iter_mut().find(|under| under.number == number) {
                    under.card = card.0;
                }
            }
            _ => {}
        }
    }
    hand.extend(held);
}

/// How likely it is, at each change of a hand, that what was seen later comes
/// about.
///
/// A card taken openly and shown later can't have been put under in between.
/// The other cards taken openly are all alike, so that only their number in
/// the hand counts. That a card nobody knew was shown is the likelier the more
/// such cards the hand holds.
struct Odds {
    /// Before each change: all cards of the hand, and how many of them nobody
    /// knew or might have gone under, which leaves out those shown later.
    sizes: Vec<(usize, usize)>,
    /// Before each change and at the end, by the number of cards taken openly
    /// that are held and not shown later.
    likely: Vec<Vec<f64>>,
}

impl Odds {
    fn of(log: &HandLog) -> Self {
        let (mut size, mut open) = (usize::from(log.unknown), usize::from(log.unknown));
        let mut sizes = Vec::with_capacity(log.changes.len());
        for change in &log.changes {
            sizes.push((size, open));
            match *change {
                HandChange::Drew => (size, open) = (size + 1, open + 1),
                HandChange::Took(card) => (size, open) = (size + 1, open + usize::from(!log.shows(card))),
                HandChange::Put(_) => (size, open) = (size.saturating_sub(1), open.saturating_sub(1)),
                HandChange::Showed(card) => {
                    size = size.saturating_sub(1);
                    open = open.saturating_sub(usize::from(!log.took(card)));
                }
            }
        }
        let mut odds = Self { sizes, likely: vec![vec![1.0; log.changes.len() + 1]] };
        for (place, change) in log.changes.iter().enumerate().rev() {
            let before = (0..=place).map(|held| odds.before(log, place, *change, held)).collect();
            odds.likely.push(before);
        }
        odds.likely.reverse();
        odds
    }

    /// How likely all from this change on is, with so many cards held.
    fn before(&self, log: &HandLog, place: usize, change: HandChange, held: usize) -> f64 {
        let later = self.likely.last().map_or(&[][..], Vec::as_slice);
        let at = |held: usize| later.get(held).copied().unwrap_or(0.0);
        let (size, open) = self.sizes[place];
        let unknown = open.saturating_sub(held) as f64;
        match change {
            HandChange::Took(card) if !log.shows(card) => at(held + 1),
            HandChange::Drew | HandChange::Took(_) => at(held),
            HandChange::Put(_) => {
                let gone = if held > 0 { held as f64 * at(held - 1) } else { 0.0 };
                (gone + unknown * at(held)) / size.max(1) as f64
            }
            HandChange::Showed(card) if log.took(card) => at(held),
            HandChange::Showed(_) => at(held) * unknown / size.max(1) as f64,
        }
    }

    /// Whether the card put under at this change is one of those held.
    fn goes(&self, place: usize, held: usize, chance: &mut impl Chance) -> bool {
        if held == 0 {
            return false;
        }
        let at = |held: usize| self.likely[place + 1].get(held).copied().unwrap_or(0.0);
        let goes = held as f64 * at(held - 1);
        let stays = self.sizes[place].1.saturating_sub(held) as f64 * at(held);
        let share = goes / (goes + stays);
        f64::from(chance.below(GRAIN)) < share * f64::from(GRAIN)
    }
}

/// How finely proportions are drawn.
const GRAIN: u32 = 1 << 24;

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
