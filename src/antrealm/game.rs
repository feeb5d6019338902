//! The game as the engine knows it.

use std::sync::Arc;

use serde::{Deserializer, Serialize};

use crate::engine::{
    Chance, Clock, Cx, Eyes, Facts, Game, Line, Misfit, Outlook, Problem, Refusal, Seat, Sink, Turn, Words,
};

use super::action::{Action, ChamberId, Spot};
use super::card::CardId;
use super::content::{Content, Setup};
use super::event::Event;
use super::pack::{Kind, Talent};
use super::rules::{course, end, settlement};
use super::state::{Phase, Secret, Stage, State};
use super::store::Item;
use super::tokens::Token;
use super::view::View;
use super::{decide, estimate, glimpse, legal, priors, prospects, setup, view};

/// The game Ant Realm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AntRealm;

/// Something on the table that a refusal points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A colony.
    Seat(Seat),
    /// A kind of token of a colony.
    Token {
        /// Whose.
        seat: Seat,
        /// Which kind.
        token: Token,
    },
    /// A chamber of a colony.
    Chamber {
        /// Whose.
        seat: Seat,
        /// Which.
        chamber: ChamberId,
    },
    /// A card or marker that a colony holds.
    Item {
        /// Whose.
        seat: Seat,
        /// Where it lies.
        spot: Spot,
        /// What.
        item: Item,
    },
    /// A card, wherever it lies.
    Card(CardId),
    /// A place of the page.
    Site(u8),
    /// A talent.
    Talent(Talent),
}

/// What another seat notices of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seen {
    /// All of it.
    Action(Action),
    /// That talents are chosen, not which.
    Talent,
    /// That a chamber is set, not where.
    Sited,
    /// That a token is deployed, not where.
    Guarded,
    /// That a guard is given up, not where it stood.
    GuardLost(Token),
}

impl Game for AntRealm {
    const ID: &'static str = "antrealm";
    const RULES: u32 = 1;
    const OUTLOOK: Outlook = Outlook { turns: 12, spread: 3.0, trust: 1.0 };
    const DIGEST: u32 = 1;

    type Setup = Setup;
    type Ready = Arc<Content>;
    type Action = Action;
    type View = View;
    type Observed = Seen;
    type Place = Place;

    fn check(setup: &Setup) -> Result<Arc<Content>, Vec<Problem>> {
        setup::check(setup)
    }

    fn seats(ready: &Arc<Content>) -> usize {
        usize::from(ready.setup.colonies)
    }

    fn blank(ready: &Arc<Content>) -> State {
        setup::blank(ready)
    }

    fn start<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>) {
        course::go_on(cx);
    }

    fn turn(state: &State) -> Turn {
        match state.stage {
            Stage::Over => Turn::Over(end::outcome(state)),
            _ => Turn::Seat(state.now.seat),
        }
    }

    fn clock(state: &State) -> Clock {
        Clock {
            round: u16::from(state.round),
            turn: state.turn,
            seat: state.mover,
            phase: phase_key(state.now.phase),
        }
    }

    fn legal(state: &State, out: &mut Vec<Action>) {
        legal::legal(state, out);
    }

    fn refuse(state: &State, seat: Seat, action: &Action) -> Option<Refusal<Place>> {
        legal::refuse(state, seat, action)
    }

    fn decide<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>, _seat: Seat, action: Action) {
        decide::decide(cx, action);
    }

    fn ends_turn(action: &Action) -> bool {
        matches!(action, Action::EndTurn)
    }

    fn concede<S: Sink<Event>, C: Chance>(cx: &mut Cx<'_, Self, S, C>, seat: Seat) {
        end::concede(cx, seat);
    }

    fn conceded(state: &State, seat: Seat) -> bool {
        state.colony(seat).conceded
    }

    fn secret(state: &State) -> bool {
        matches!(state.now.phase, Phase::Talents | Phase::Sites | Phase::Guards)
            || state.is_deployed(state.now.seat)
    }

    fn keeps_secrets(state: &State, seat: Seat) -> bool {
        state.stage == Stage::Talents || state.is_deployed(seat)
    }

    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn imagine_into<C: Chance>(view: &View, chance: &mut C, state: &mut State) {
        view::imagine_into(view, chance, state);
    }

    fn imagine<C: Chance>(view: &View, chance: &mut C) -> State {
        let content = Arc::clone(&view.content);
        let mut state = State { content, open: view.open, secret: Secret::NOTHING };
        view::imagine_into(view, chance, &mut state);
        state
    }

    fn seen(action: &Action, by: Seat, viewer: Seat) -> Seen {
        match action {
            _ if by == viewer => Seen::Action(*action),
            Action::Talent(_) | Action::EndTalents => Seen::Talent,
            Action::Site(_) => Seen::Sited,
            Action::Guard(_) => Seen::Guarded,
            Action::LoseGuard { token, .. } => Seen::GuardLost(*token),
            action => Seen::Action(*action),
        }
    }

    fn estimate(state: &State, out: &mut [f32]) {
        estimate::estimate(state, out);
    }

    fn prospects(state: &State, out: &mut [f32]) {
        prospects::prospects(state, out);
    }

    fn prior(state: &State, action: &Action) -> f32 {
        priors::prior(state, action)
    }

    fn glimpse(before: &State, event: &Event, eyes: Eyes) -> Option<Line> {
        glimpse::glimpse(before, event, eyes)
    }

    fn mark(_before: &State, event: &Event) -> Option<&'static str> {
        glimpse::mark(event)
    }

    fn facts(state: &State, seat: Seat) -> Facts {
        facts(state, seat)
    }

    fn digest(state: &State) -> u64 {
        state.digest()
    }

    fn position(state: &State) -> impl Serialize {
        state
    }

    fn restore<'de, D: Deserializer<'de>>(ready: &Arc<Content>, position: D) -> Result<State, Misfit> {
        let state = State::read(ready, position).map_err(|error| Misfit::new(error.to_string()))?;
        super::admits::sane(&state)?;
        super::probe::audit(&state).map_err(Misfit::new)?;
        let mut actions = Vec::new();
        legal::legal(&state, &mut actions);
        let goes_on = !actions.is_empty() || state.stage == Stage::Over;
        Misfit::unless(goes_on, "nothing can be decided")?;
        Ok(state)
    }

    fn title(setup: &Setup) -> Words {
        setup.pack.manifest.name.clone()
    }
}

/// Text key of a phase.
pub fn phase_key(phase: Phase) -> &'static str {
    match phase {
        _ if phase.is_of_war() => "realm-phase-war",
        Phase::Starting => "realm-phase-starting",
        Phase::Talents => "realm-phase-talents",
        Phase::Pay | Phase::Upkeep => "realm-phase-pay",
        Phase::Administer | Phase::Yield => "realm-phase-administration",
        Phase::Explore | Phase::Cliff | Phase::Giant | Phase::Resin | Phase::Gather => {
            "realm-phase-exploration"
        }
        Phase::Offer => "realm-phase-encounter",
        Phase::GiveUp | Phase::Lose => "realm-phase-give-up",
        Phase::Eat | Phase::Waive | Phase::Discard => "realm-phase-settlement",
        _ => "realm-phase-over",
    }
}

fn facts(state: &State, seat: Seat) -> Facts {
    let colony = state.colony(seat);
    let tally = &colony.tally;
    vec![
        ("points", i64::from(end::points(state, seat))),
        ("survival", i64::from(colony.survival)),
        ("tokens", i64::from(colony.tokens.count())),
        ("held-points", i64::from(colony.tokens.points())),
        ("chambers", i64::from(colony.built)),
        ("nurseries", i64::from(colony.count(Kind::Nursery))),
        ("food", i64::from(settlement::food(state, seat))),
        ("hand", i64::from(colony.hand.len())),
        ("wars", i64::from(tally.wars)),
        ("wars-won", i64::from(tally.raids)),
        ("queens", i64::from(tally.queens)),
        ("rounds-fed", i64::from(tally.fed)),
        ("unspent", i64::from(tally.unspent)),
        ("died-in-round", i64::from(colony.death_round)),
    ]
}
