//! The table as the eyes at the screen may see it.

use crate::engine::{Eyes, Game, Refusal, Seat, StepId, Table, Told, Turn, Who};
use crate::text::Text;
use crate::ui::colony::Colony;
use crate::ui::face::{Refuse, Scene};

/// A table, and who looks at it.
///
/// What is kept for painting is made for the eyes at the screen alone, and made
/// anew the moment they change: while the screen is covered there is nothing
/// secret here that could be painted by mistake.
pub(super) struct Stage<G: Game> {
    pub table: Table<G>,
    pub colonies: Vec<Colony>,
    /// Who sits at the screen.
    sitter: Option<Seat>,
    /// Who has to take the screen before anything is shown.
    cover: Option<Seat>,
    /// Whether the screen is to be covered between people at all.
    secrets: bool,
    pub view: G::View,
    pub before: Option<G::View>,
    pub log: Vec<Told>,
    /// How often the log was read from its beginning.
    pub reads: u64,
    seen: StepId,
    pub lit: Vec<G::Place>,
    /// Places of the log's line under the pointer.
    pub pointed: Vec<G::Place>,
    /// Actions of the hint that is shown.
    pub hinted: Vec<G::Action>,
    pub shown: Seat,
}

impl<G: Game> Stage<G> {
    pub fn new(table: Table<G>, secrets: bool) -> Self {
        let mut stage = Self {
            colonies: Vec::new(),
            sitter: None,
            cover: None,
            secrets,
            view: table.view(Eyes::Public),
            before: None,
            log: Vec::new(),
            reads: 0,
            seen: StepId::START,
            lit: Vec::new(),
            pointed: Vec::new(),
            hinted: Vec::new(),
            shown: Seat(0),
            table,
        };
        stage.seat();
        stage.look_anew();
        stage
    }

    /// Names the colonies in the language in use.
    pub fn name(&mut self, text: &Text) {
        self.colonies = Colony::all(self.table.players(), text);
    }

    /// Whether a person decides for the seat.
    pub fn is_person(&self, seat: Seat) -> bool {
        matches!(self.table.players().get(seat.index()), Some(player) if player.who == Who::Human)
    }

    /// The bot that decides now, by name.
    pub fn bot_in_turn(&self) -> Option<(Seat, &str)> {
        let Turn::Seat(seat) = self.table.turn() else { return None };
        match &self.table.players().get(seat.index())?.who {
            Who::Bot(name) => Some((seat, name)),
            Who::Human => None,
        }
    }

    fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        let seats = Seat::all(self.table.players().len());
        seats.filter(|seat| self.is_person(*seat) && !G::conceded(self.table.state(), *seat))
    }

    /// Decides who may look, after anything changed.
    fn seat(&mut self) {
        self.cover = None;
        if let Turn::Seat(seat) = self.table.turn()
            && self.is_person(seat)
            && self.sitter != Some(seat)
        {
            let alone = self.sitter.is_none() && self.people().count() == 1;
            let keeps = self.secrets && G::keeps_secrets(self.table.state(), seat);
            if alone || !keeps {
                self.sit(seat);
            } else {
                self.cover = Some(seat);
            }
        }
        // Someone who plays against bots alone looks from the first move on.
        if self.sitter.is_none() && self.cover.is_none() {
            let mut people = self.people();
            if let (Some(only), None) = (people.next(), people.next()) {
                drop(people);
                self.sit(only);
            }
        }
    }

    fn sit(&mut self, seat: Seat) {
        self.sitter = Some(seat);
        self.shown = seat;
    }

    /// The seat that the screen waits for says that it is there.
    pub fn uncover(&mut self) {
        if let Some(seat) = self.cover.take() {
            self.sit(seat);
            self.look_anew();
        }
    }

    /// Who has to take the screen before anything is shown.
    pub fn cover(&self) -> Option<Seat> {
        self.cover
    }

    /// Whose eyes are at the screen.
    pub fn eyes(&self) -> Eyes {
        match (self.table.turn(), self.cover, self.sitter) {
            (_, Some(_), _) => Eyes::Public,
            // Nothing is worth hiding once it is over.
            (Turn::Over(_), ..) => Eyes::All,
            (_, None, Some(seat)) => Eyes::Seat(seat),
            (_, None, None) => Eyes::Public,
        }
    }

    /// The seat at the screen, if it decides now.
    pub fn decider(&self) -> Option<Seat> {
        match (self.table.turn(), self.cover) {
            (Turn::Seat(seat), None) if self.sitter == Some(seat) && self.is_person(seat) => Some(seat),
            _ => None,
        }
    }

    /// After a step, an undo or a change of players: looks again. `motion`
    /// keeps what was seen before, to paint the way from there.
    pub fn changed(&mut self, motion: bool) {
        let eyes = self.eyes();
        self.seat();
        self.lit.clear();
        if self.eyes() != eyes {
            self.look_anew();
            return;
        }
        let view = self.table.view(eyes);
        let before = std::mem::replace(&mut self.view, view);
        self.before = motion.then_some(before);
        let cursor = self.table.timeline().cursor();
        if self.table.timeline().line_to(cursor).contains(&self.seen) {
            self.log.extend(self.table.log(Some(self.seen), eyes));
            self.seen = cursor;
        } else {
            self.read_log();
        }
    }

    fn look_anew(&mut self) {
        self.view = self.table.view(self.eyes());
        self.before = None;
        self.read_log();
    }

    fn read_log(&mut self) {
        self.reads += 1;
        self.log = self.table.log(None, self.eyes());
        self.seen = self.table.timeline().cursor();
    }

    /// Why the seat at the screen may not do this now.
    pub fn refuse(&self, action: &G::Action) -> Option<Refusal<G::Place>> {
        let seat = self.sitter.unwrap_or(self.shown);
        self.table.refuse(seat, action)
    }

    /// The scene for a face.
    pub fn scene<'a>(&'a self, text: &'a Text, progress: f32, refuse: &'a Refuse<'a, G>) -> Scene<'a, G> {
        Scene {
            view: &self.view,
            before: self.before.as_ref(),
            progress,
            ready: self.table.ready(),
            eyes: self.eyes(),
            turn: self.table.turn(),
            clock: G::clock(self.table.state()),
            legal: if self.decider().is_some() { self.table.legal() } else { &[] },
            lit: &self.lit,
            pointed: &self.pointed,
            hinted: &self.hinted,
            shown: self.shown,
            colonies: &self.colonies,
            text,
            refuse,
        }
    }
}
