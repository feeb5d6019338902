//! What becomes of wishes: moving along the line, playing it, and playing on
//! from it.

use egui::{Key, Ui};

use super::book::Hindrance;
use super::{Mode, Review, SPEEDS, Until, Wish};
use crate::bots::{Level, Spec};
use crate::engine::{Eyes, Game, Line, Player, Refusal, Seat, Spot, Turn, Unit, Who};
use crate::ui::command::Command;
use crate::ui::face::{Ask, Asks, Face, Scene};
use crate::ui::table::TableCx;
use crate::ui::table::advice::Advice;
use crate::ui::table::toast::Toast;
use crate::ui::theme;

type Action<F> = <<F as Face>::Game as Game>::Action;
type Place<F> = <<F as Face>::Game as Game>::Place;

impl<F: Face> Review<F> {
    /// Looks at another place of the line.
    pub(super) fn go(&mut self, ui: &Ui, spot: Spot, motion: bool) {
        if spot == self.book.spot {
            return;
        }
        self.keep_notes();
        self.bots = None;
        self.thinker.forget();
        let moves = motion && theme::moves(ui);
        self.book.go(spot, moves);
        self.lasts = if moves { self.length_of_motion() } else { 0.0 };
        self.moving = self.now;
        self.arrived(ui);
    }

    /// While it plays fast, a step is over before the next one.
    fn length_of_motion(&self) -> f32 {
        match self.playing {
            Some(_) => theme::motion::STEP.min(0.8 / SPEEDS[self.speed]),
            None => theme::motion::STEP,
        }
    }

    /// After any change of place: whoever plays on sees what its seat sees.
    pub(super) fn arrived(&mut self, ui: &Ui) {
        self.close_toast();
        self.told.clear();
        self.advice = None;
        match (self.trial, self.book.turn()) {
            (true, Turn::Seat(seat)) => {
                if self.book.looking() != Eyes::Seat(seat) {
                    self.book.look_as(Some(seat));
                    self.desk = self.face.next_desk(&self.desk);
                }
                self.shown = seat;
            }
            (true, Turn::Over(_)) => {
                // What was tried is over, and stays in view as all may see it.
                self.bots = None;
                self.look_as_chosen();
                self.follow();
            }
            (false, _) => self.follow(),
        }
        ui.ctx().request_repaint();
    }

    /// Shows the boards of whoever acted, unless others are kept in view.
    fn follow(&mut self) {
        self.shown = self.pinned.or(self.book.actor()).unwrap_or(self.shown);
    }

    fn look_as_chosen(&mut self) {
        if self.book.looking() != self.book.eyes() {
            self.book.look_as(None);
            self.desk = self.face.next_desk(&self.desk);
        }
    }

    /// Whether the end of a game is shown.
    pub(super) fn is_over(&self) -> bool {
        matches!(self.book.turn(), Turn::Over(_))
    }

    fn by(&mut self, ui: &Ui, unit: Unit, forward: bool) -> bool {
        let track = &self.book.track;
        let spot = self.book.spot;
        let to = if forward { track.next(spot, unit) } else { track.back(spot, unit) };
        // Motion is for one step at a time, on the way it went.
        let motion = forward && matches!(unit, Unit::Event | Unit::Decision);
        if let Some(to) = to {
            self.go(ui, to, motion);
        }
        to.is_some()
    }

    /// Goes on by a unit whenever it is time to.
    pub(super) fn play_on(&mut self, ui: &Ui, cx: &TableCx<'_>) {
        let Some(due) = self.playing else { return };
        if cx.behind || self.is_asking() {
            self.playing = None;
            return;
        }
        if self.now >= due {
            let pause = 1.0 / f64::from(SPEEDS[self.speed]);
            // A frame that came late is no reason to pass over a step.
            self.playing = Some((due + pause).max(self.now));
            if !self.by(ui, self.unit, true) {
                self.playing = None;
                return;
            }
        }
        let wait = self.playing.map_or(0.0, |due| (due - self.now).max(0.0));
        ui.ctx().request_repaint_after_secs(wait as f32);
    }

    /// Whether a dialog is open.
    pub(super) fn is_asking(&self) -> bool {
        let asks = self.starting.is_some() || self.copying.is_some();
        asks || self.saying.is_some() || self.deleting.is_some()
    }

    /// The seat that may be played on for now.
    pub(super) fn decider(&self) -> Option<Seat> {
        match (self.trial && self.bots.is_none(), self.book.turn()) {
            (true, Turn::Seat(seat)) if self.book.spot.events == 0 => Some(seat),
            _ => None,
        }
    }

    /// An action that ends the turn of who plays on.
    pub(super) fn end_turn(&self) -> Option<Action<F>> {
        self.decider()?;
        self.book.table.legal().iter().copied().find(F::Game::ends_turn)
    }

    pub(super) fn mode(&self) -> Mode {
        Mode {
            unit: self.unit,
            speed: self.speed,
            playing: self.playing.is_some(),
            trial: self.trial,
            variations: self.variations,
            bots: self.bots,
            end_turn: self.end_turn().is_some(),
            hint: self.asked().is_some(),
            sheet: self.sheet,
            pinned: self.pinned,
        }
    }

    fn act(&mut self, ui: &Ui, seat: Seat, action: Action<F>) {
        self.keep_notes();
        match self.book.act(seat, action) {
            Ok(()) => {
                let moves = theme::moves(ui) && self.bots.is_none();
                self.lasts = if moves { theme::motion::STEP } else { 0.0 };
                self.moving = self.now;
                self.arrived(ui);
                // The end of what was tried does not pass unseen.
                self.sheet |= self.is_over();
            }
            Err(Hindrance::Refused(refusal)) => self.tell(ui, refusal),
            Err(Hindrance::Unkept(line)) => {
                self.bots = None;
                self.say(line);
            }
        }
    }

    fn tell(&mut self, ui: &Ui, refusal: Refusal<Place<F>>) {
        ui.ctx().request_repaint();
        self.toast = Some(Toast::new(refusal.rule, refusal.line, self.now));
        self.lit = refusal.places;
    }

    pub(super) fn close_toast(&mut self) {
        self.toast = None;
        self.lit.clear();
    }

    /// Lets a bot think for whoever's turn it is, and plays its answer.
    pub(super) fn let_bots_move(&mut self, ui: &Ui, cx: &TableCx<'_>) {
        let Some(until) = self.bots else { return };
        let (Turn::Seat(seat), 0, false) = (self.book.turn(), self.book.spot.events, self.thinker.failed)
        else {
            self.bots = None;
            return;
        };
        if self.thinker.is_idle()
            && let Some(question) = self.book.table.question()
        {
            self.thinker.ask(Spec::Level(Level::Casual), question, cx.wake);
        }
        let Some((answering, action)) = self.thinker.answer() else { return };
        self.thinker.forget();
        if answering == seat {
            self.act(ui, seat, action);
        }
        let done = match until {
            Until::Step => true,
            Until::Turn(turn) => self.book.clock().turn != turn,
            Until::End => false,
        };
        if done {
            self.bots = None;
        }
        ui.ctx().request_repaint();
    }

    /// Whose decision can be thought about here.
    fn asked(&self) -> Option<Seat> {
        let Turn::Seat(seat) = self.book.turn() else { return None };
        let is_here = self.book.spot.events == 0 && self.bots.is_none();
        (is_here && self.book.table.legal().len() > 1).then_some(seat)
    }

    /// Asks what a bot would do here, or closes its answer. It tells what a seat
    /// holds, so whoever looks must see that.
    fn ask_for_hint(&mut self, cx: &TableCx<'_>) {
        let (None, Some(seat)) = (self.advice.take(), self.asked()) else { return };
        self.close_toast();
        self.playing = None;
        if !self.book.looking().see(seat) {
            return self.say(Line::new("review-hint-eyes").with("seat", seat));
        }
        let seed = u64::from(self.book.table.depth());
        self.advice = self.book.table.question().map(|question| Advice::ask(seed, question, cx.wake));
    }

    fn start_trial(&mut self, ui: &Ui) {
        if !matches!(self.book.turn(), Turn::Seat(_)) || !self.book.takes_notes() {
            return;
        }
        self.playing = None;
        self.trial = true;
        self.variations = false;
        self.book.go(Spot::behind(self.book.spot.stop), false);
        self.arrived(ui);
    }

    pub(super) fn end_trial(&mut self) {
        self.trial = false;
        self.bots = None;
        self.thinker.forget();
        self.look_as_chosen();
        self.follow();
    }

    /// Keeps what was typed about a step.
    pub(super) fn keep_notes(&mut self) {
        for wish in self.notes.leave(&self.book) {
            self.annotate(wish);
        }
    }

    fn annotate(&mut self, wish: Wish) {
        let done = match wish {
            Wish::Name(step, name) => self.book.set_name(step, &name),
            Wish::Note(step, note) => self.book.set_note(step, &note),
            Wish::Judge(step, verdict) => self.book.judge(step, verdict),
            Wish::Promote => self.book.promote(self.book.step()),
            Wish::Delete => self.book.drop_branch(self.book.step()),
            _ => Ok(()),
        };
        self.kept(done);
    }

    /// Does what was asked for.
    pub(super) fn grant(&mut self, ui: &Ui, cx: &mut TableCx<'_>, wish: Wish) {
        match wish {
            Wish::Name(..) | Wish::Note(..) | Wish::Judge(..) => self.annotate(wish),
            Wish::AskDelete => {
                let steps = self.book.count_from(self.book.step());
                if steps > 1 {
                    self.deleting = Some(steps);
                } else {
                    self.grant(ui, cx, Wish::Delete);
                }
            }
            Wish::KeepBranch => self.deleting = None,
            Wish::Promote | Wish::Delete => {
                self.deleting = None;
                self.keep_notes();
                self.annotate(wish);
                self.arrived(ui);
            }
            Wish::Move(..)
            | Wish::Home
            | Wish::End
            | Wish::Scrub(_)
            | Wish::Read(_)
            | Wish::Step(_)
            | Wish::Jump(_)
            | Wish::Main => self.travel(ui, wish),
            Wish::Trial if self.trial => self.end_trial(),
            Wish::Trial => self.start_trial(ui),
            Wish::Hint => self.ask_for_hint(cx),
            Wish::Escape if self.advice.is_some() => self.advice = None,
            Wish::Escape if self.toast.is_some() => self.close_toast(),
            Wish::Escape if self.sheet && self.is_over() => self.sheet = false,
            Wish::Escape if self.trial => self.end_trial(),
            Wish::EndTurn => {
                if let (Some(seat), Some(action)) = (self.decider(), self.end_turn()) {
                    self.act(ui, seat, action);
                }
            }
            Wish::Bots(until) => {
                self.thinker.retry();
                self.bots = until;
            }
            Wish::Begin => self.begin(cx),
            other => self.adjust(other),
        }
    }

    fn travel(&mut self, ui: &Ui, wish: Wish) {
        self.playing = None;
        match wish {
            Wish::Move(unit, forward) => {
                self.by(ui, unit, forward);
            }
            Wish::Home => self.go(ui, Spot::default(), false),
            Wish::End => self.go(ui, self.book.track.end(), false),
            Wish::Scrub(spot) | Wish::Read(spot) => self.go(ui, spot, false),
            Wish::Jump(typed) => self.jump(ui, &typed),
            Wish::Step(step) => {
                self.keep_notes();
                self.bots = None;
                self.book.go_to(step);
                self.arrived(ui);
            }
            Wish::Main => {
                self.keep_notes();
                self.bots = None;
                if self.trial {
                    self.end_trial();
                }
                self.book.back_to_main();
                self.arrived(ui);
            }
            _ => {}
        }
    }

    fn adjust(&mut self, wish: Wish) {
        match wish {
            Wish::Play => self.playing = if self.playing.is_some() { None } else { Some(self.now) },
            Wish::Unit(unit) => self.unit = unit,
            Wish::Speed(speed) => self.speed = speed.min(SPEEDS.len() - 1),
            Wish::Faster(true) => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Wish::Faster(false) => self.speed = self.speed.saturating_sub(1),
            Wish::Eyes(eyes) => {
                self.book.set_eyes(eyes);
                self.advice = None;
                self.desk = self.face.next_desk(&self.desk);
                if let (Eyes::Seat(seat), None) = (eyes, self.pinned) {
                    self.shown = seat;
                }
                self.told.clear();
            }
            Wish::Variations => self.variations = !self.variations,
            Wish::Fold(head) => self.tree.flip(head),
            Wish::Show(seat) if self.trial => self.shown = seat,
            Wish::Show(seat) => {
                self.pinned = (self.pinned != Some(seat)).then_some(seat);
                self.follow();
            }
            Wish::Sheet if self.is_over() => self.sheet = !self.sheet,
            Wish::CloseToast => self.close_toast(),
            Wish::Silence => self.saying = None,
            Wish::Heal => self.remark = false,
            Wish::Start(open) => {
                self.starting = open.then(|| self.book.offered());
                self.playing = None;
            }
            Wish::Choose(seat, who) => {
                if let Some(chosen) = self.starting.as_mut().and_then(|all| all.get_mut(seat.index())) {
                    *chosen = who;
                }
            }
            Wish::Copy(open) => {
                self.keep_notes();
                self.copying = open.then(|| self.copy_name());
                self.playing = None;
            }
            Wish::SaveCopy => self.save_copy(),
            _ => {}
        }
    }

    /// A name for a copy that is not taken.
    fn copy_name(&self) -> String {
        let stem = self.source.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let name = |number: u32| self.source.with_file_name(format!("{stem}-study-{number}.jsonl"));
        let free = (1..1000).map(name).find(|path| !path.exists());
        free.unwrap_or_else(|| name(1)).display().to_string()
    }

    fn save_copy(&mut self) {
        let Some(path) = self.copying.take() else { return };
        let done = self.book.copy_to(path.trim().as_ref());
        self.saying = Some(match done {
            Ok(()) => Line::new("review-copied").with("path", path.trim().to_owned()),
            Err(line) => line,
        });
    }

    /// A new game from here.
    fn begin(&mut self, cx: &mut TableCx<'_>) {
        let Some(chosen) = self.starting.take() else { return };
        let players = self.book.table.players().iter().zip(chosen);
        let players: Vec<Player> =
            players.map(|(player, who): (_, Who)| Player { name: player.name.clone(), who }).collect();
        cx.commands.push(Command::PlayFrom(players));
    }

    /// What a face asks: only one who plays on is heard.
    pub(super) fn heed(&mut self, ui: &Ui, cx: &mut TableCx<'_>, asks: Vec<Ask<F::Game>>) {
        for ask in asks {
            match (ask, self.decider()) {
                (Ask::Act(action), Some(seat)) => self.act(ui, seat, action),
                (Ask::Tell(refusal), Some(_)) => self.tell(ui, refusal),
                (Ask::Act(_) | Ask::Tell(_), None) => {}
                (Ask::Show(seat), _) => self.shown = seat,
                (Ask::Rule(number), _) => cx.commands.push(Command::Rules(Some(number))),
            }
        }
    }

    /// Keys that only the game knows.
    pub(super) fn game_keys(
        ui: &Ui,
        face: &F,
        scene: &Scene<'_, F::Game>,
        desk: &mut F::Desk,
        asks: &mut Asks<F::Game>,
    ) {
        let pressed: Vec<Key> = ui.input(|input| {
            let down = input.events.iter().filter_map(|event| match event {
                egui::Event::Key { key, pressed: true, modifiers, .. } if modifiers.is_none() => Some(*key),
                _ => None,
            });
            // Egui moves the keyboard with these.
            down.filter(|key| !matches!(key, Key::Tab | Key::Enter | Key::Space)).collect()
        });
        for key in pressed {
            face.key(key, scene, desk, asks);
        }
    }
}
