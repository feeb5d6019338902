//! The toy as the engine knows it.

use std::sync::Arc;

use formicarium::engine::{
    Chance, Clock, Cx, Eyes, Facts, Game, Line, Misfit, Outcome, Pile, Probe, Problem, Refusal, Seat, Sink,
    Turn, Words,
};
use serde::{Deserialize, Deserializer, Serialize};
use xxhash_rust::xxh3::xxh3_64_with_seed;

use super::hidden::{self, View};
use super::{Action, Answer, CARDS, Event, Fault, HEAP, Setup, State, Toy, act, cards};

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;
    const DIGEST: u32 = 1;
    type Setup = Setup;
    type Ready = Arc<Setup>;
    type Action = Action;
    type View = View;
    type Observed = Option<Action>;
    type Place = u8;

    fn check(setup: &Setup) -> Result<Arc<Setup>, Vec<Problem>> {
        let mut problems = Vec::new();
        if !(2..=4).contains(&setup.seats) {
            problems.push(Problem::error("seats", Line::new("toy-seats")));
        }
        if !(1..=6000).contains(&setup.turns) {
            problems.push(Problem::error("turns", Line::new("toy-turns")));
        }
        if problems.is_empty() { Ok(Arc::new(setup.clone())) } else { Err(problems) }
    }

    fn seats(ready: &Arc<Setup>) -> usize {
        ready.seats.into()
    }

    fn blank(ready: &Arc<Setup>) -> State {
        State {
            fault: ready.fault,
            seats: ready.seats,
            turns: ready.turns,
            pile: Pile::full(CARDS.into()),
            hands: [0; 4],
            heap: HEAP,
            scores: [0; 4],
            turn: 0,
            active: Seat(0),
            took: false,
            rolled: false,
            counted: false,
            played: None,
            answer: Answer::None,
            discard: 0,
            buried: 0,
            conceded: [false; 4],
            in_hands: 0,
            shared: Default::default(),
        }
    }

    fn copy(from: &State, to: &mut State) {
        *to = from.clone();
        if from.fault == Fault::Copied {
            to.heap = 0;
        }
    }

    fn start<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>) {
        act::start(cx);
    }

    fn turn(state: &State) -> Turn {
        if !state.is_over() {
            return Turn::Seat(state.in_turn());
        }
        let rank = |seat: usize| (state.conceded[seat], -state.scores[seat]);
        let mut outcome = Outcome { seats: state.seats, places: [0; 4], scores: state.scores };
        for seat in 0..usize::from(state.seats) {
            let better = (0..usize::from(state.seats)).filter(|other| rank(*other) < rank(seat)).count();
            outcome.places[seat] = better as u8 + 1;
        }
        Turn::Over(outcome)
    }

    fn clock(state: &State) -> Clock {
        let round = state.turn.saturating_sub(1) / u16::from(state.seats) + 1;
        let phase = if state.answer == Answer::Asked { "toy-answering" } else { "toy-acting" };
        Clock { round, turn: state.turn, seat: Some(state.active), phase }
    }

    fn legal(state: &State, out: &mut Vec<Action>) {
        act::legal(state, out);
    }

    fn refuse(state: &State, seat: Seat, action: &Action) -> Option<Refusal<u8>> {
        act::refuse(state, seat, action)
    }

    fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>, _seat: Seat, action: Action) {
        act::decide(cx, action);
    }

    fn ends_turn(action: &Action) -> bool {
        matches!(action, Action::End)
    }

    fn concede<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>, seat: Seat) {
        cx.emit(Event::Conceded { seat });
    }

    fn conceded(state: &State, seat: Seat) -> bool {
        state.conceded[seat.index()]
    }

    fn secret(state: &State) -> bool {
        state.answer == Answer::Asked
    }

    fn view(state: &State, eyes: Eyes) -> View {
        hidden::view(state, eyes)
    }

    fn imagine_into<C: Chance>(view: &View, chance: &mut C, state: &mut State) {
        hidden::imagine_into(view, chance, state);
    }

    fn imagine<C: Chance>(view: &View, chance: &mut C) -> State {
        let setup = Setup { seats: view.seats, turns: view.turns, fault: Fault::None };
        let mut state = Self::blank(&Arc::new(setup));
        hidden::imagine_into(view, chance, &mut state);
        state
    }

    fn seen(action: &Action, by: Seat, viewer: Seat) -> Option<Action> {
        let secret = matches!(action, Action::Answer { .. } | Action::Pass | Action::Bury { .. });
        (by == viewer || !secret).then_some(*action)
    }

    fn estimate(state: &State, out: &mut [f32]) {
        for (seat, value) in out.iter_mut().enumerate() {
            *value = f32::from(state.scores[seat]) + state.hands[seat].count_ones() as f32;
            if state.fault == Fault::Finite && state.turn == 2 {
                *value /= 0.0;
            }
        }
    }

    fn prior(_state: &State, action: &Action) -> f32 {
        if let Action::Take { crumbs } = action { f32::from(*crumbs) } else { 1.0 }
    }

    fn glimpse(before: &State, event: &Event, eyes: Eyes) -> Option<Line> {
        let active = before.active;
        let card_line = |key, hidden, seat: Seat, card: u8| {
            let line = Line::new(if eyes.see(seat) { key } else { hidden }).with("seat", seat);
            if eyes.see(seat) { line.with("card", i64::from(card)) } else { line }
        };
        Some(match *event {
            Event::Took { crumbs } => {
                Line::new("toy-took").with("seat", active).with("crumbs", i64::from(crumbs))
            }
            Event::Rolled { face } => {
                Line::new("toy-rolled").with("seat", active).with("face", i64::from(face))
            }
            Event::Dealt { seat, card } => card_line("toy-dealt", "toy-dealt-hidden", seat, card),
            Event::Drew { card } => card_line("toy-drew", "toy-drew-hidden", active, card),
            Event::Buried { card } => card_line("toy-buried", "toy-buried-hidden", active, card),
            Event::Played { card } => {
                Line::new("toy-played").with("seat", active).with("card", i64::from(card))
            }
            Event::Answered { card: Some(card) } => {
                card_line("toy-answered", "toy-answered-hidden", before.next(), card)
            }
            Event::Answered { card: None } if eyes.see(before.next()) => Line::new("toy-passed"),
            Event::Answered { card: None } => Line::new("toy-answered-hidden").with("seat", before.next()),
            Event::Conceded { seat } => Line::new("toy-conceded").with("seat", seat),
            Event::First { seat } => Line::new("toy-first").with("seat", seat),
            Event::TurnedUp { .. } | Event::Counted { .. } | Event::Ended { .. } | Event::Noise { .. } => {
                return None;
            }
        })
    }

    fn mark(_before: &State, event: &Event) -> Option<&'static str> {
        match event {
            Event::Rolled { .. } => Some("toy-mark-rolled"),
            Event::Played { .. } => Some("toy-mark-played"),
            _ => None,
        }
    }

    fn facts(state: &State, seat: Seat) -> Facts {
        vec![("score", state.scores[seat.index()].into())]
    }

    fn digest(state: &State) -> u64 {
        xxh3_64_with_seed(&postcard::to_stdvec(state).unwrap(), state.shared.get().into())
    }

    fn position(state: &State) -> impl Serialize {
        let mut position = serde_json::to_value(state).unwrap();
        if state.fault == Fault::Restored {
            position["heap"] = 0.into();
        }
        position
    }

    fn restore<'de, D: Deserializer<'de>>(ready: &Arc<Setup>, position: D) -> Result<State, Misfit> {
        let mut state = State::deserialize(position).map_err(|error| Misfit::new(error.to_string()))?;
        state.fault = ready.fault;
        state.in_hands = state.hands.iter().map(|hand| hand.count_ones()).sum();
        Misfit::unless(state.seats == ready.seats && state.turns == ready.turns, "another setup")?;
        Misfit::unless(state.active.0 < state.seats && state.turn <= 6000, "there is no such turn")?;
        Misfit::unless(
            state.scores.iter().all(|score| (0..30_000).contains(score)),
            "the scores are absurd",
        )?;
        Self::audit(&state).map_err(Misfit::new)?;
        Ok(state)
    }

    fn title(_setup: &Setup) -> Words {
        Words([("en".to_owned(), "Toy".to_owned())].into())
    }
}

impl Probe for Toy {
    fn wild<C: Chance>(_state: &State, chance: &mut C) -> Action {
        let number = chance.below(u32::from(CARDS) + 2) as u8;
        match chance.below(8) {
            0 => Action::Take { crumbs: number % 5 },
            1 => Action::Roll,
            2 => Action::Count,
            3 => Action::Bury { card: number },
            4 => Action::Play { card: number },
            5 => Action::Answer { card: number },
            6 => Action::Pass,
            _ => Action::End,
        }
    }

    fn permute_hidden<C: Chance>(state: &mut State, seat: Seat, chance: &mut C) {
        hidden::permute(state, seat, chance);
    }

    fn audit(state: &State) -> Result<(), String> {
        let mut places: Vec<u8> = cards(state.discard).chain(cards(state.pile.unseen() as u32)).collect();
        places.extend(state.hands.iter().flat_map(|hand| cards(*hand)));
        places.extend(state.pile.under().iter().map(|under| under.card));
        places.extend(state.played);
        if let Answer::Card(card) = state.answer {
            places.push(card);
        }
        places.sort_unstable();
        if !places.iter().copied().eq(0..CARDS) {
            return Err(format!("the cards are {places:?}"));
        }
        if (state.answer == Answer::None) != state.played.is_none() {
            return Err("an answer belongs to a played card".to_owned());
        }
        if state.pile.unseen() >> CARDS != 0 {
            return Err("there are cards too many".to_owned());
        }
        let held: u32 = state.hands.iter().map(|hand| hand.count_ones()).sum();
        if held == state.in_hands { Ok(()) } else { Err("the cache of cards in hands is stale".to_owned()) }
    }
}
