//! The laws that every game must keep, checked while a random game is played.
//!
//! A game's tests call [`play_and_check`] for many seeds. A broken law is
//! named together with seed and step, so that it can be looked at again.

use std::fmt;

use serde_json::Deserializer;
use xxhash_rust::xxh3::Xxh3;

use super::record::{Chain, Entry, Stamp};
use super::{
    Bot, Chance, Cx, Eyes, Fast, Game, Kept, Look, Move, Outcome, Probe, Recorded, Seat, StepId, Table, Turn,
};

/// A law.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Law {
    /// Folding a step's events onto the state before gives the state after.
    Folded,
    /// Every event that is emitted is admitted where it is folded.
    Admitted,
    /// A line of the record reads as it was written.
    Written,
    /// The same decision with the same draws gives the same events.
    Decided,
    /// A step behind which undo does not stop told its seat nothing new.
    Barred,
    /// The state at any earlier step is what it was when it was played.
    Sought,
    /// Taking a step back and doing it again gives the states before and after.
    Undone,
    /// `legal` lists exactly what `refuse` lets through, nothing twice, and
    /// something unless the game is over; refusals name a rule.
    Listed,
    /// Permuting what a seat cannot see leaves its view as it is.
    Hidden,
    /// What is legal depends on nothing that the seat in turn cannot see.
    Seen,
    /// Permuting what a seat cannot see leaves a bot's choice as it is.
    Blind,
    /// An imagined state looks to its seat like the true one, is itself sound,
    /// and does not depend on what was in the memory it was put into.
    Imagined,
    /// Nothing got lost, and caches equal their recomputation.
    Audited,
    /// A position restores the state it was made of.
    Restored,
    /// Copies equal what they were copied from, and stay as they are.
    Copied,
    /// Estimates and priors are finite numbers.
    Finite,
    /// The game ends within a bound.
    Ended,
}

impl Law {
    /// All laws.
    pub const ALL: [Self; 17] = [
        Self::Folded,
        Self::Admitted,
        Self::Written,
        Self::Decided,
        Self::Barred,
        Self::Sought,
        Self::Undone,
        Self::Listed,
        Self::Hidden,
        Self::Seen,
        Self::Blind,
        Self::Imagined,
        Self::Audited,
        Self::Restored,
        Self::Copied,
        Self::Finite,
        Self::Ended,
    ];
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A broken law.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the law {law} is broken at step {step} of the game with seed {seed}: {what}")]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The seed of the game.
    pub seed: u64,
    /// The step behind which it was noticed.
    pub step: u32,
    /// What was found.
    pub what: String,
}

/// Makes a bot from a seed.
pub type NewBot<G> = fn(u64) -> Box<dyn Bot<G>>;

/// How a game is played and checked.
pub struct Options<G: Game> {
    /// More steps than this break [`Law::Ended`].
    pub most_steps: u32,
    /// How many arbitrary actions are tried at every step.
    pub wild: u32,
    /// The laws about hidden things and positions are checked at every so many
    /// steps; 1 checks them at each.
    pub every: u32,
    /// Whether a seat concedes in some of the games.
    pub concessions: bool,
    /// Bots for [`Law::Blind`], each made anew from a seed for every choice.
    pub bots: Vec<NewBot<G>>,
}

impl<G: Probe> Default for Options<G> {
    fn default() -> Self {
        Self { most_steps: 5000, wild: 12, every: 1, concessions: true, bots: vec![|_| Box::new(Reader)] }
    }
}

/// What a game that kept all laws was like.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// Steps played.
    pub steps: u32,
    /// Decisions with two or more legal actions.
    pub decisions: u64,
    /// How it ended.
    pub outcome: Outcome,
}

/// Plays a random game and checks every law after every step.
///
/// # Errors
/// The first broken law.
pub fn play_and_check<G: Probe>(ready: &G::Ready, seed: u64, options: &Options<G>) -> Result<Report, Broken> {
    let mut game = Checked::<G>::start(ready, seed, options);
    loop {
        let step = game.table.depth();
        game.check().map_err(|(law, what)| Broken { law, seed, step, what })?;
        if let Turn::Over(outcome) = game.table.turn() {
            return Ok(Report { steps: step, decisions: game.table.decisions(), outcome });
        }
        game.step().map_err(|(law, what)| Broken { law, seed, step: step + 1, what })?;
    }
}

type Checks = Result<(), (Law, String)>;

fn hold(law: Law, holds: bool, what: impl FnOnce() -> String) -> Checks {
    if holds { Ok(()) } else { Err((law, what())) }
}

fn unwritten(what: impl fmt::Display) -> (Law, String) {
    (Law::Restored, what.to_string())
}

/// A game under check.
struct Checked<'a, G: Probe> {
    ready: &'a G::Ready,
    seed: u64,
    options: &'a Options<G>,
    table: Table<G>,
    chance: Fast,
    /// The digest behind each step, by its number.
    digests: Vec<u64>,
    /// Some states, copied when they were played, with their steps.
    copies: Vec<(usize, G::State)>,
    /// Memory that already holds some other state.
    used: G::State,
    /// The state before the last step.
    before: G::State,
    /// A table for what could be: its state is overwritten again and again.
    twin: Table<G, ()>,
    legal: Vec<G::Action>,
    /// Memory for what a seat sees.
    seen: G::View,
    /// A position as it is written.
    text: Vec<u8>,
    concedes: bool,
}

impl<'a, G: Probe> Checked<'a, G> {
    fn start(ready: &'a G::Ready, seed: u64, options: &'a Options<G>) -> Self {
        let table: Table<G> = Table::new(ready.clone(), seed, Kept::new(ready, Vec::new(), None));
        let mut chance = Fast::new(!seed);
        let concedes = options.concessions && chance.below(6) == 0;
        let digests = vec![G::digest(table.state())];
        let (used, before) = (G::State::clone(table.state()), G::State::clone(table.state()));
        let seen = table.view(Eyes::Public);
        let twin = Table::from_position(ready.clone(), seed, table.state().clone(), ());
        Self {
            ready,
            seed,
            options,
            table,
            chance,
            digests,
            copies: Vec::new(),
            used,
            before,
            twin,
            legal: Vec::new(),
            seen,
            text: Vec::new(),
            concedes,
        }
    }

    /// Plays a random step and checks it.
    fn step(&mut self) -> Checks {
        self.before = self.table.state().clone();
        let Turn::Seat(seat) = self.table.turn() else { return Ok(()) };
        let concedes = self.concedes && self.chance.below(40) == 0;
        let legal = self.table.legal();
        let (seat, action) = if concedes {
            self.concedes = false;
            let seats = G::seats(self.ready) as u32;
            (Seat(self.chance.below(seats) as u8), Move::Concede)
        } else {
            (seat, Move::Act(legal[self.chance.below(legal.len() as u32) as usize]))
        };
        let step = match action {
            Move::Act(action) => self.table.act(seat, action).ok(),
            Move::Concede => self.table.concede(seat),
        };
        let Some(step) = step else {
            return Err((Law::Listed, format!("{action:?} of seat {} is refused", seat.0)));
        };
        let played = Played { seat, action, barrier: step.barrier, events: step.events.to_vec() };
        self.digests.push(G::digest(self.table.state()));
        self.check_step(&played)
    }

    fn check_step(&mut self, played: &Played<G>) -> Checks {
        let depth = self.table.depth();
        self.folded(played)?;
        self.sought()?;
        self.undone()?;
        // From here on memory is used again, which undo has shown to be sound.
        self.written(played)?;
        self.decided(played)?;
        self.barred(played)?;
        let most = self.options.most_steps;
        hold(Law::Ended, depth <= most, || format!("the game goes on after {most} steps"))
    }

    /// Folds the events, and asks before each whether it is admitted.
    fn folded(&self, played: &Played<G>) -> Checks {
        let mut state = self.before.clone();
        let mut admitted = Ok(());
        for event in &played.events {
            let misfit = |misfit| (Law::Admitted, format!("{event:?}: {misfit}"));
            admitted = admitted.and_then(|()| G::admits(&state, event).map_err(misfit));
            G::fold(&mut state, event);
        }
        let same = state == *self.table.state() && self.table.timeline().state() == self.table.state();
        hold(Law::Folded, same, || format!("{:?} by {:?}", played.events, played.action))?;
        admitted
    }

    fn written(&self, played: &Played<G>) -> Checks {
        let line = Entry::Step {
            id: StepId(self.table.depth()),
            parent: StepId(self.table.depth() - 1),
            seat: played.seat,
            variation: 0,
            barrier: played.barrier,
            action: played.action,
            events: played.events.clone(),
            state: Stamp { version: G::DIGEST, digest: self.digest() },
        };
        let again = || {
            let text = Chain::default().seal(&line).ok()?;
            let mut body = Chain::default().open(text.strip_suffix(b"\n")?)?.to_vec();
            body.push(b'}');
            serde_json::from_slice::<Entry<G::Action, Vec<G::Event>>>(&body).ok()
        };
        let read = again();
        hold(Law::Written, read.as_ref() == Some(&line), || format!("{line:?} reads as {read:?}"))
    }

    fn decided(&mut self, played: &Played<G>) -> Checks {
        self.twin.state.clone_from(&self.before);
        let (_, events) = self.decide_beside(played);
        let same = events == played.events && self.twin.state == *self.table.state();
        hold(Law::Decided, same, || {
            format!("{:?} gave {:?} and then {events:?}", played.action, played.events)
        })
    }

    fn barred(&mut self, played: &Played<G>) -> Checks {
        if played.barrier {
            return Ok(());
        }
        self.twin.state.clone_from(&self.before);
        G::permute_hidden(&mut self.twin.state, played.seat, &mut self.chance);
        let (barrier, _) = self.decide_beside(played);
        let eyes = Eyes::Seat(played.seat);
        G::view_into(&self.twin.state, eyes, &mut self.seen);
        let same = !barrier && self.seen == self.table.view(eyes);
        hold(Law::Barred, same, || format!("what {:?} shows depends on what was hidden", played.action))
    }

    /// Decides on the state of the twin as it was decided at the table.
    fn decide_beside(&mut self, played: &Played<G>) -> (bool, Vec<G::Event>) {
        let mut events = Vec::new();
        let mut chance = Recorded::new(self.seed, 0, self.table.depth());
        let mut cx = Cx::<G, _, _>::new(&mut self.twin.state, &mut events, &mut chance);
        match played.action {
            Move::Act(action) => G::decide(&mut cx, played.seat, action),
            Move::Concede => G::concede(&mut cx, played.seat),
        }
        (cx.is_barrier(), events)
    }

    fn sought(&mut self) -> Checks {
        let id = self.chance.below(self.digests.len() as u32);
        let found = self.table.timeline().state_at(StepId(id)).map(|state| G::digest(&state));
        let same = found == Ok(self.digests[id as usize]);
        hold(Law::Sought, same, || format!("the state at step {id} is another than when it was played"))
    }

    fn undone(&mut self) -> Checks {
        let after = self.table.state().clone();
        let digest = self.digests.iter().nth_back(1).copied();
        if !self.table.undo() {
            return Ok(());
        }
        let state = self.table.state();
        let back = *state == self.before && digest == Some(G::digest(state));
        hold(Law::Undone, back, || "undo does not lead to the state before".to_owned())?;
        let again = self.table.redo() && *self.table.state() == after;
        hold(Law::Undone, again, || "redo does not lead to the state after".to_owned())
    }

    /// The digest behind the last step.
    fn digest(&self) -> u64 {
        self.digests.last().copied().unwrap_or_default()
    }

    /// Checks the position on the table.
    fn check(&mut self) -> Checks {
        self.listed()?;
        let audit = G::audit(self.table.state());
        audit.map_err(|what| (Law::Audited, what))?;
        if self.table.depth().is_multiple_of(self.options.every.max(1)) {
            for seat in Seat::all(G::seats(self.ready)) {
                let view = self.table.view(Eyes::Seat(seat));
                self.hidden(seat, &view)?;
                self.imagined(seat, &view)?;
            }
            self.restored()?;
        }
        self.finite()?;
        self.copied()
    }

    fn listed(&mut self) -> Checks {
        let state = self.table.state();
        let legal = self.table.legal();
        let turn = self.table.turn();
        let broken = |what: String| Err((Law::Listed, what));
        let Turn::Seat(seat) = turn else {
            let action = G::wild(state, &mut self.chance);
            let refused =
                Seat::all(G::seats(self.ready)).all(|seat| G::refuse(state, seat, &action).is_some());
            return hold(Law::Listed, legal.is_empty() && refused, || {
                "something is legal in the end".to_owned()
            });
        };
        if legal.is_empty() {
            return broken("nothing is legal before the end".to_owned());
        }
        for (place, action) in legal.iter().enumerate() {
            if let Some(refusal) = G::refuse(state, seat, action) {
                return broken(format!("{action:?} is listed and refused by {}", refusal.rule));
            }
            if legal[..place].contains(action) {
                return broken(format!("{action:?} is listed twice"));
            }
        }
        for _ in 0..self.options.wild {
            let action = G::wild(state, &mut self.chance);
            let by = Seat(self.chance.below(G::seats(self.ready) as u32) as u8);
            for asked in [seat, by] {
                let expected = asked == seat && legal.contains(&action);
                let refusal = G::refuse(state, asked, &action);
                if refusal.is_none() != expected || refusal.is_some_and(|refusal| refusal.rule.is_empty()) {
                    return broken(format!(
                        "{action:?} by seat {}: legal says {expected}, refuse not",
                        asked.0
                    ));
                }
            }
        }
        Ok(())
    }

    /// Permutes what the seat cannot see: it must not be able to tell.
    fn hidden(&mut self, seat: Seat, view: &G::View) -> Checks {
        let state = self.table.state();
        let other = &mut self.twin.state;
        other.clone_from(state);
        G::permute_hidden(other, seat, &mut self.chance);
        G::view_into(other, Eyes::Seat(seat), &mut self.seen);
        let same = self.seen == *view;
        hold(Law::Hidden, same, || format!("seat {} sees what it should not", seat.0))?;
        G::audit_beside(other, state)
            .map_err(|what| (Law::Hidden, format!("after permuting what is hidden, {what}")))?;
        if self.table.turn() != Turn::Seat(seat) {
            return Ok(());
        }
        self.twin.refresh();
        let same = self.twin.turn() == self.table.turn() && self.twin.legal() == self.table.legal();
        hold(Law::Seen, same, || format!("seat {} can tell hidden things by what is legal", seat.0))?;
        self.blind()
    }

    /// Asks every bot at the table, and then at the twin.
    fn blind(&self) -> Checks {
        for bot in &self.options.bots {
            let chosen = self.table.consult(&mut *bot(self.seed));
            let other = self.twin.consult(&mut *bot(self.seed));
            hold(Law::Blind, chosen == other, || format!("a bot picked {chosen:?}, and then {other:?}"))?;
        }
        Ok(())
    }

    fn imagined(&mut self, seat: Seat, view: &G::View) -> Checks {
        let mut twin = self.chance.clone();
        let imagined = G::imagine(view, &mut self.chance);
        G::imagine_into(view, &mut twin, &mut self.used);
        let broken = |what: &str| Err((Law::Imagined, format!("what seat {} imagines {what}", seat.0)));
        G::view_into(&imagined, Eyes::Seat(seat), &mut self.seen);
        if self.seen != *view {
            return broken("looks different to it");
        }
        if self.used != imagined {
            return broken("depends on the memory it is put into");
        }
        if G::turn(&imagined) != self.table.turn() {
            return broken("has another seat in turn");
        }
        if let Err(what) = G::audit_beside(&imagined, self.table.state()) {
            return broken(&format!("is unsound: {what}"));
        }
        if self.table.turn() == Turn::Seat(seat) {
            self.legal.clear();
            G::legal(&imagined, &mut self.legal);
            // That equal states have equal digests need not be seen for each seat.
            if G::digest(&self.used) != G::digest(&imagined) {
                return broken("depends on the memory it is put into");
            }
            return hold(Law::Seen, self.legal == self.table.legal(), || {
                format!("seat {} has other actions in what it imagines", seat.0)
            });
        }
        Ok(())
    }

    /// Writes the position as a file holds it, and reads it; at times through
    /// a value, as the header of a record does.
    fn restored(&mut self) -> Checks {
        self.text.clear();
        serde_json::to_writer(&mut self.text, &G::position(self.table.state())).map_err(unwritten)?;
        let text = std::str::from_utf8(&self.text).map_err(unwritten)?;
        let mut reader = Deserializer::from_str(text);
        let restored = G::restore(self.ready, &mut reader).map_err(unwritten)?;
        reader.end().map_err(unwritten)?;
        self.same_restored(&restored)?;
        if self.table.depth().is_multiple_of(64) {
            let value = serde_json::to_value(G::position(self.table.state())).map_err(unwritten)?;
            self.same_restored(&G::restore(self.ready, &value).map_err(unwritten)?)?;
        }
        Ok(())
    }

    fn same_restored(&self, restored: &G::State) -> Checks {
        let same = restored == self.table.state() && G::digest(restored) == self.digest();
        hold(Law::Restored, same, || "another state is restored".to_owned())
    }

    fn copied(&mut self) -> Checks {
        let state = self.table.state();
        G::copy(state, &mut self.used);
        let copy = state.clone();
        let same = self.used == *state && copy == *state && G::digest(&self.used) == self.digest();
        hold(Law::Copied, same, || "a copy differs from what it was made of".to_owned())?;
        let step = self.digests.len() - 1;
        if step.is_multiple_of(8) {
            self.copies.push((step, copy));
        }
        if let Turn::Seat(_) = self.table.turn() {
            return Ok(());
        }
        let changed = self.copies.iter().find(|(step, copy)| G::digest(copy) != self.digests[*step]);
        hold(Law::Copied, changed.is_none(), || "a copy of an earlier state changed with the game".to_owned())
    }

    fn finite(&self) -> Checks {
        let state = self.table.state();
        let mut estimates = vec![f32::NAN; G::seats(self.ready)];
        G::estimate(state, &mut estimates);
        let priors = self.table.legal().iter().map(|action| G::prior(state, action));
        let all = estimates.iter().copied().chain(priors).all(f32::is_finite);
        hold(Law::Finite, all, || format!("estimates {estimates:?}, or one of the priors"))
    }
}

struct Played<G: Game> {
    seat: Seat,
    action: Move<G::Action>,
    barrier: bool,
    events: Vec<G::Event>,
}

/// A bot that uses all that it is given: its choice changes with any detail.
struct Reader;

impl<G: Probe> Bot<G> for Reader {
    fn choose(&mut self, _seat: Seat, legal: &[G::Action], look: &Look<'_, G>) -> G::Action {
        let mut reader = Xxh3::new();
        G::read(&look.view(), &mut reader);
        legal[(reader.digest() % legal.len() as u64) as usize]
    }
}
