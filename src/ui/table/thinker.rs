//! Bots think on a thread of their own; the window never waits for them.

use std::collections::HashMap;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

use crate::bots::Spec;
use crate::engine::{Bot, Cancel, Game, Question, Seat};
use crate::ui::host::Wake;

struct Job<G: Game> {
    ticket: u64,
    bot: Spec,
    question: Question<G>,
}

/// A bot's answer.
struct Answer<G: Game> {
    ticket: u64,
    seat: Seat,
    action: G::Action,
}

/// Where jobs go to and answers come from.
type Thread<G> = (Sender<Job<G>>, Receiver<Answer<G>>);

/// The bots of a table, and what they were asked.
pub(in crate::ui) struct Thinker<G: Game> {
    seed: u64,
    thread: Option<Thread<G>>,
    ticket: u64,
    asked: bool,
    /// Calls off what was asked last.
    cancel: Cancel,
    answer: Option<(Seat, G::Action)>,
    /// Whether a bot failed: it is not asked again by itself.
    pub failed: bool,
}

impl<G: Game> Thinker<G> {
    pub fn new(seed: u64) -> Self {
        let cancel = Cancel::default();
        Self { seed, thread: None, ticket: 0, asked: false, cancel, answer: None, failed: false }
    }

    /// Forgets what was asked: the table is another now, and nobody waits for
    /// an answer.
    pub fn forget(&mut self) {
        self.cancel.cancel();
        self.ticket += 1;
        self.asked = false;
        self.answer = None;
    }

    /// Whether nothing was asked yet.
    pub fn is_idle(&self) -> bool {
        !self.asked && !self.failed
    }

    /// Asks a bot; its answer comes later, followed by `wake`.
    pub fn ask(&mut self, bot: Spec, question: Question<G>, wake: &Wake) {
        let seed = self.seed;
        let (jobs, _) = self.thread.get_or_insert_with(|| {
            let (to, jobs) = channel();
            let (answers, from) = channel();
            let wake = wake.clone();
            std::thread::spawn(move || think(seed, &jobs, &answers, &wake));
            (to, from)
        });
        self.asked = true;
        self.cancel = question.cancel();
        self.failed |= jobs.send(Job { ticket: self.ticket, bot, question }).is_err();
    }

    /// The answer to what was asked last, if it is there.
    pub fn answer(&mut self) -> Option<(Seat, G::Action)> {
        while let Some((_, answers)) = &self.thread {
            match answers.try_recv() {
                Ok(answer) if answer.ticket == self.ticket => {
                    self.answer = Some((answer.seat, answer.action));
                }
                // It was asked before an undo or a change of players.
                Ok(_) => {}
                Err(TryRecvError::Empty) => break,
                Err(TryRecvError::Disconnected) => {
                    log::error!("a bot failed");
                    self.thread = None;
                    self.failed = true;
                }
            }
        }
        self.answer
    }

    /// Asks again after a failure.
    pub fn retry(&mut self) {
        self.failed = false;
        self.forget();
    }
}

/// Nobody thinks for a table that was left.
impl<G: Game> Drop for Thinker<G> {
    fn drop(&mut self) {
        self.cancel.cancel();
    }
}

fn think<G: Game>(seed: u64, jobs: &Receiver<Job<G>>, answers: &Sender<Answer<G>>, wake: &Wake) {
    // A panicking bot ends this thread; the window must still wake to notice.
    struct WakeAtEnd<'a>(&'a Wake);
    impl Drop for WakeAtEnd<'_> {
        fn drop(&mut self) {
            (self.0)();
        }
    }
    let mut bots: HashMap<(Seat, Spec), Box<dyn Bot<G>>> = HashMap::new();
    while let Ok(Job { ticket, bot, question }) = jobs.recv() {
        let seat = question.seat;
        let _wake = WakeAtEnd(wake);
        let bot = bots.entry((seat, bot)).or_insert_with(|| bot.make(seed, seat));
        let action = question.put(bot.as_mut());
        if answers.send(Answer { ticket, seat, action }).is_err() {
            return;
        }
    }
}
