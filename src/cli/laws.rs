//! `laws`: random games in which every law of the engine is checked after
//! every step.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::args::Laws;
use super::output::Output;
use super::{Context, Failure, progress, threads, with_game};
use crate::bots::{Budget, Spec, mix};
use crate::engine::laws::{Broken, Options, play_and_check};
use crate::engine::{Offer, Seat, Sources};
use crate::registry::Visitor;
use crate::text::Text;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Laws, context: &Context) -> Result<u8, Failure> {
    let threads = threads(args.many.threads)?;
    args.games.some()?;
    let begun = Instant::now();
    let found = with_game(&args.many.game, Games { args, context, threads })??;
    let seconds = begun.elapsed().as_secs_f64();
    let mut out = Output::default();
    if args.many.json {
        out.json(&found.answer(&args.many.game, seconds));
    } else {
        out.line(&found.sentence(&context.text, seconds));
    }
    out.flush()?;
    Ok(u8::from(found.broken.is_some()))
}

/// What came of the games.
struct Found {
    games: u64,
    steps: u64,
    /// A broken law, with the number of seats.
    broken: Option<(usize, Broken)>,
}

impl Found {
    fn games_per_second(&self, seconds: f64) -> f64 {
        if seconds > 0.0 { self.games as f64 / seconds } else { 0.0 }
    }

    fn answer(&self, game: &str, seconds: f64) -> Value {
        json!({
            "game": game,
            "games": self.games,
            "steps": self.steps,
            "seconds": seconds,
            "games_per_second": self.games_per_second(seconds),
            "broken": self.broken.as_ref().map(|(seats, broken)| json!({
                "law": broken.law.to_string(),
                "seats": seats,
                "seed": broken.seed,
                "step": broken.step,
                "what": broken.what,
            })),
        })
    }

    fn sentence(&self, text: &Text, seconds: f64) -> String {
        match &self.broken {
            None => text.say_with(
                "cli-laws-kept",
                &[
                    ("games", (self.games as i64).into()),
                    ("steps", (self.steps as i64).into()),
                    ("seconds", format!("{seconds:.1}").into()),
                    ("rate", format!("{:.1}", self.games_per_second(seconds)).into()),
                ],
            ),
            Some((seats, broken)) => text.say_with(
                "cli-laws-broken",
                &[
                    ("law", broken.law.to_string().into()),
                    ("seats", (*seats).into()),
                    ("seed", broken.seed.to_string().into()),
                    ("step", i64::from(broken.step).into()),
                    ("what", broken.what.as_str().into()),
                ],
            ),
        }
    }
}

struct Games<'a> {
    args: &'a Laws,
    context: &'a Context,
    threads: usize,
}

impl Visitor for Games<'_> {
    type Out = Result<Found, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let species = self.args.many.species.as_deref();
        let sources = Sources { pack: self.context.pack.as_deref(), layout: None, species };
        let tables: Vec<(usize, G::Ready)> = G::SEATS
            .map(|seats| {
                let setup = G::setup(&sources, seats)?;
                Ok((seats, G::check(&setup)?))
            })
            .collect::<Result<_, _>>()
            .map_err(Failure::Faults)?;
        let bar = progress(self.args.games.count);
        let found = play::<G>(&tables, self.args, self.threads, &bar);
        bar.finish_and_clear();
        Ok(found)
    }
}

fn play<G: Offer>(tables: &[(usize, G::Ready)], args: &Laws, threads: usize, bar: &ProgressBar) -> Found {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let found = Mutex::new(Found { games: 0, steps: 0, broken: None });
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games.count {
                break;
            }
            let (seats, ready) = &tables[(number % tables.len() as u64) as usize];
            let checked = play_and_check(ready, mix(args.many.seed, number), &options::<G>(number));
            let mut found = found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            found.games += 1;
            match checked {
                Ok(report) => {
                    found.steps += u64::from(report.steps);
                    bar.set_message(found.steps.to_string());
                }
                Err(broken) => {
                    stop.store(true, Ordering::Relaxed);
                    found.broken.get_or_insert((*seats, broken));
                }
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// The bots take long over every step: they are asked in some of the games.
fn options<G: Offer>(number: u64) -> Options<G> {
    let mut options = Options::default();
    if number.is_multiple_of(64) {
        options.bots.push(|seed| Spec::Greedy.make(seed, Seat(0)));
        options.bots.push(|seed| Spec::Mcts(Budget::Simulations(20)).make(seed, Seat(0)));
    }
    options
}
