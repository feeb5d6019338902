//! M3.4: who plays which species.

use crate::engine::{Chance, Cx, Refusal, Seat, Sink};
use crate::microlonies::action::Action;
use crate::microlonies::content::Content;
use crate::microlonies::event::Event;
use crate::microlonies::species::{PLAYED, Species, SpeciesChoice};
use crate::microlonies::state::{Open, Phase, State};
use crate::microlonies::{Microlonies, Place};

use super::setup;

/// How many species a seat is dealt, if there are enough.
const DEALT: usize = 3;

/// The species that can be played with this pack and that the setup gives to
/// no seat.
fn loose(content: &Content) -> impl Iterator<Item = Species> + '_ {
    let fixed = |species: &Species| content.setup.species.contains(&SpeciesChoice::Fixed(*species));
    PLAYED
        .into_iter()
        .filter(|species| content.sheet(*species).is_some())
        .filter(move |species| !fixed(species))
}

/// The loose species that no colony has.
fn free(open: &Open, content: &Content) -> Vec<Species> {
    let is_free = |species: &Species| open.colonies.iter().all(|colony| colony.species != Some(*species));
    loose(content).filter(is_free).collect()
}

/// How many species each seat is dealt that chooses in secret.
pub fn dealt_each(content: &Content) -> usize {
    let wanting = |choice| content.setup.species.iter().filter(|own| **own == choice).count();
    let spare = wanting(SpeciesChoice::Random) + wanting(SpeciesChoice::Offer);
    let left = loose(content).count().saturating_sub(spare);
    (left / wanting(SpeciesChoice::Deal).max(1)).min(DEALT)
}

/// Deals species to those who choose in secret, and asks the first of them.
pub fn start<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    let mut pool: Vec<Species> = loose(&cx.content).collect();
    let each = dealt_each(&cx.content);
    for seat in cx.seats() {
        if cx.content.setup.choice(seat) == SpeciesChoice::Deal {
            for _ in 0..each {
                let drawn = cx.below(pool.len() as u32);
                let species = pool.remove(drawn as usize);
                cx.emit(Event::SpeciesDealt { seat, species });
            }
        }
    }
    ask(cx, None);
}

/// The seats in turn order, after one that has answered.
fn in_turn(open: &Open, answered: Option<Seat>) -> impl Iterator<Item = Seat> + use<> {
    let (first, count) = (open.first.0, open.colonies.len() as u8);
    let done = answered.map_or(0, |seat| (seat.0 + count - first) % count + 1);
    (done..count).map(move |place| Seat((first + place) % count))
}

/// Asks the next seat that holds several species which one it keeps; when all
/// have answered, reveals them.
fn ask<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, answered: Option<Seat>) {
    let holds = |seat: &Seat| cx.species_held.get(seat.index()).is_some_and(|held| *held > 1);
    match in_turn(cx, answered).find(holds) {
        Some(seat) => cx.emit(Event::Asked { seat, phase: Phase::KeepSpecies }),
        None => reveal(cx),
    }
}

/// Reveals what was fixed and kept, then draws what is left to chance.
fn reveal<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>) {
    cx.disclose();
    for seat in cx.seats() {
        let kept = cx.secret.species.get(seat.index()).and_then(|held| held.first().copied());
        let species = match cx.content.setup.choice(seat) {
            SpeciesChoice::Fixed(species) => Some(species),
            _ => kept,
        };
        if let Some(species) = species {
            cx.emit(Event::SpeciesRevealed { seat, species });
        }
    }
    for seat in cx.seats() {
        let pool = free(cx, &cx.content);
        if cx.content.setup.choice(seat) == SpeciesChoice::Random && !pool.is_empty() {
            let species = pool[cx.below(pool.len() as u32) as usize];
            cx.emit(Event::SpeciesRevealed { seat, species });
        }
    }
    offer(cx, None);
}

/// Asks the next seat that chooses openly; when there is none, the setup goes
/// on.
fn offer<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, answered: Option<Seat>) {
    let chooses = |seat: &Seat| cx.content.setup.choice(*seat) == SpeciesChoice::Offer;
    match in_turn(cx, answered).find(chooses) {
        Some(seat) if !free(cx, &cx.content).is_empty() => {
            cx.emit(Event::Asked { seat, phase: Phase::ChooseSpecies });
        }
        _ => setup::go_on(cx),
    }
}

/// Appends the species that may be kept.
pub fn legal_keep(state: &State, out: &mut Vec<Action>) {
    let held = state.secret.species.get(state.now.seat.index());
    out.extend(held.into_iter().flatten().map(|species| Action::KeepSpecies(*species)));
}

/// Why this species can't be kept.
pub fn refuse_keep(state: &State, species: Species) -> Option<Refusal<Place>> {
    let held = state.secret.species.get(state.now.seat.index());
    let held = held.is_some_and(|held| held.contains(&species));
    (!held).then(|| Refusal::new("M3.4", "refuse-species-not-dealt"))
}

/// Keeps one of the species dealt.
pub fn keep<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, species: Species) {
    let seat = cx.now.seat;
    cx.emit(Event::SpeciesKept { species });
    ask(cx, Some(seat));
}

/// Appends the species that may be chosen openly.
pub fn legal_choose(state: &State, out: &mut Vec<Action>) {
    out.extend(free(state, &state.content).into_iter().map(Action::ChooseSpecies));
}

/// Why this species can't be chosen.
pub fn refuse_choose(state: &State, species: Species) -> Option<Refusal<Place>> {
    let free = free(state, &state.content).contains(&species);
    (!free).then(|| Refusal::new("M3.4", "refuse-species-not-free"))
}

/// Chooses a species openly.
pub fn choose<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Microlonies, S, C>, species: Species) {
    let seat = cx.now.seat;
    cx.emit(Event::SpeciesRevealed { seat, species });
    offer(cx, Some(seat));
}

/// Deals hands of species anew to the seats that are hidden, out of all that
/// the others can't know.
pub fn spread(
    open: &Open,
    content: &Content,
    held: &mut [Vec<Species>],
    is_hidden: impl Fn(Seat) -> bool,
    chance: &mut impl Chance,
) {
    for (seat, hand) in held.iter_mut().enumerate() {
        if is_hidden(Seat(seat as u8)) {
            hand.clear();
        }
    }
    let known = |species: &Species| held.iter().flatten().any(|other| other == species);
    let mut pool: Vec<Species> = free(open, content).into_iter().filter(|species| !known(species)).collect();
    for (seat, hand) in held.iter_mut().enumerate() {
        let count = usize::from(open.species_held.get(seat).copied().unwrap_or(0));
        while is_hidden(Seat(seat as u8)) && hand.len() < count && !pool.is_empty() {
            hand.push(pool.swap_remove(chance.below(pool.len() as u32) as usize));
        }
        hand.sort_unstable();
    }
}
