//! The game as the engine knows it.

use std::sync::Arc;

use serde::{Deserializer, Serialize};

use crate::engine::{
    Chance, Clock, Cx, Eyes, Facts, Game, Line, Misfit, Outlook, Problem, Refusal, Seat, Sink, Turn, Words,
};

use super::action::{Action, Ant, TierId};
use super::content::{Content, Setup};
use super::event::Event;
use super::ids::{ChamberId, HexId, ObjectiveId};
use super::rules::{end, environment, scoring};
use super::state::{Phase, Secret, State};
use super::view::View;
use super::{decide, estimate, glimpse, legal, metric, prospects, rules, setup, view};

/// The game Microlonies.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Microlonies;

/// Something on the boards that a refusal points at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Place {
    /// A hex of the environment.
    Hex(HexId),
    /// A chamber of a seat's anthill.
    Chamber {
        /// Whose anthill.
        seat: Seat,
        /// Which chamber.
        chamber: ChamberId,
    },
    /// A place of the square grid, with a chamber or without.
    Site {
        /// Whose anthill.
        seat: Seat,
        /// Column.
        x: i8,
        /// Row.
        y: i8,
    },
    /// A section of the Chamber river, from 0.
    TileSection(u8),
    /// A section of the Prey river, from 0.
    PreySection(u8),
    /// An Objective in hand.
    Objective(ObjectiveId),
}

/// What another seat notices of a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seen {
    /// All of it.
    Action(Action),
    /// That it was decided which of the Objectives dealt are kept, not which.
    Kept,
    /// That one of the species dealt was kept, not which.
    KeptSpecies,
    /// That an Objective went under the deck, not which.
    PutUnder,
    /// Nothing yet: what is validated is shown when the turn ends.
    Nothing,
}

impl Game for Microlonies {
    const ID: &'static str = "microlonies";
    const RULES: u32 = 1;
    const DIGEST: u32 = 1;
    // Games tell more of what a colony will reach, the estimate that it pays to
    // bring the end nearer, which no regression over such games can see. A trust
    // of 0, 0.3, 0.5, 0.7 and 1 won 87, 92, 90, 90 and 84 % against a greedy bot
    // (300 simulations, 500 games each, standard error 1.4).
    const OUTLOOK: Outlook = Outlook { turns: 3, spread: 8.0, trust: 0.35 };

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
        rules::setup::start(cx);
    }

    fn turn(state: &State) -> Turn {
        match state.now.phase {
            Phase::Over => Turn::Over(scoring::outcome(state, &state.content)),
            _ => Turn::Seat(state.now.seat),
        }
    }

    fn clock(state: &State) -> Clock {
        let playing = state.turn > 0 && !matches!(state.now.phase, Phase::LastValidation | Phase::Over);
        Clock {
            round: state.round,
            turn: state.turn,
            seat: playing.then_some(state.mover),
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
        matches!(
            state.now.phase,
            Phase::KeepSpecies | Phase::KeepObjective | Phase::PutUnder | Phase::LastValidation
        )
    }

    fn view(state: &State, eyes: Eyes) -> View {
        view::view(state, eyes)
    }

    fn view_into(state: &State, eyes: Eyes, view: &mut View) {
        view::view_into(state, eyes, view);
    }

    fn imagine_into<C: Chance>(view: &View, chance: &mut C, state: &mut State) {
        view::imagine_into(view, chance, state);
    }

    fn imagine<C: Chance>(view: &View, chance: &mut C) -> State {
        let seats = view.open.colonies.len();
        let secret = Secret {
            hands: vec![Vec::new(); seats],
            marked: vec![Vec::new(); seats],
            deck: crate::engine::Pile::default(),
            species: Vec::new(),
        };
        let mut state = State { content: Arc::clone(&view.content), open: view.open.clone(), secret };
        view::imagine_into(view, chance, &mut state);
        state
    }

    fn seen(action: &Action, by: Seat, viewer: Seat) -> Seen {
        match action {
            Action::Keep(_) | Action::PutBack(_) if by != viewer => Seen::Kept,
            Action::KeepSpecies(_) if by != viewer => Seen::KeptSpecies,
            Action::PutUnder(_) if by != viewer => Seen::PutUnder,
            Action::Validate { .. } if by != viewer => Seen::Nothing,
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
        estimate::prior(state, action)
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

    fn key(state: &State) -> u64 {
        state.key()
    }

    fn position(state: &State) -> impl Serialize {
        state
    }

    fn restore<'de, D: Deserializer<'de>>(ready: &Arc<Content>, position: D) -> Result<State, Misfit> {
        let mut state = State::read(ready, position).map_err(|error| Misfit::new(error.to_string()))?;
        super::admits::sane(&state)?;
        recompute(&mut state);
        super::probe::audit_pieces(&state).map_err(Misfit::new)?;
        let mut actions = Vec::new();
        legal::legal(&state, &mut actions);
        let goes_on = !actions.is_empty() || state.now.phase == Phase::Over;
        Misfit::unless(goes_on, "nothing can be decided")?;
        Ok(state)
    }

    fn title(setup: &Setup) -> Words {
        setup.layout.name.clone()
    }
}

/// Fills all caches of a position that was read.
pub(super) fn recompute(state: &mut State) {
    let State { content, open, .. } = state;
    open.marks.0.clear();
    open.marks.0.resize(open.cells.len(), 0);
    for seat in open.seats() {
        environment::recompute_trail(open, content, seat);
        let colony = &mut open.colonies[seat.index()];
        colony.cache.0.sites = rules::build::all_sites(colony);
    }
}

/// Text key of a phase.
pub fn phase_key(phase: Phase) -> &'static str {
    match phase {
        Phase::Laying => "phase-laying",
        Phase::KeepSpecies => "phase-keep-species",
        Phase::ChooseSpecies => "phase-choose-species",
        Phase::KeepObjective => "phase-keep-objective",
        Phase::Settle => "phase-settle",
        Phase::TakeUp => "phase-take-up",
        Phase::Disperse => "phase-disperse",
        Phase::Sally => "phase-sally",
        Phase::PutOut => "phase-put-out",
        Phase::SeatQueen => "phase-seat-queen",
        Phase::Act => "phase-act",
        Phase::PutUnder => "phase-put-under",
        Phase::PlaceTile => "phase-place-tile",
        Phase::TakePrey => "phase-take-prey",
        Phase::Lose => "phase-lose",
        Phase::March => "phase-march",
        Phase::LastValidation => "phase-last-validation",
        Phase::Over => "phase-over",
    }
}

fn facts(state: &State, seat: Seat) -> Facts {
    let colony = state.colony(seat);
    let sheet = scoring::scores(state, &state.content)[seat.index()];
    let tier = |tier| colony.validated.iter().filter(|validated| validated.1 == tier).count() as i64;
    vec![
        ("points", i64::from(sheet.total)),
        ("food", i64::from(metric::food(state, &state.content, seat))),
        ("population", i64::from(metric::population(state, seat))),
        ("outside", colony.outside.len() as i64),
        ("eggs", i64::from(colony.eggs)),
        ("chambers", colony.chambers.len() as i64),
        ("pheromones", colony.zones.len() as i64),
        ("trophies", i64::from(sheet.trophy_icons)),
        ("hand", i64::from(colony.hand)),
        ("tier-1", tier(TierId::One)),
        ("tier-2", tier(TierId::Two)),
        ("vp-feeding", i64::from(sheet.feeding)),
        ("vp-nursery", i64::from(sheet.nursery)),
        ("vp-architecture", i64::from(sheet.architecture)),
        ("vp-prey", i64::from(sheet.prey)),
        ("vp-trophies", i64::from(sheet.trophies)),
        ("vp-objectives", i64::from(sheet.objectives)),
        ("vp-supremacy", i64::from(sheet.supremacy)),
    ]
}

impl Ant {
    /// Text key of the kind.
    pub fn key(self) -> &'static str {
        match self {
            Self::Worker => "ant-worker",
            Self::Queen => "ant-queen",
            Self::Soldier => "ant-soldier",
            Self::Slave => "ant-slave",
        }
    }
}
