//! `simulate`: games of bots without a window.

use std::path::Path;
use std::time::Instant;

use serde::Serialize;

use super::args::Simulate;
use super::output::Output;
use super::{Context, Failure, prepare, progress, seats, threads, told, with_game};
use crate::bots::{Sequential, Series, Spec, Tally};
use crate::engine::Offer;
use crate::registry::Visitor;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Simulate, context: &Context) -> Result<u8, Failure> {
    let answer = with_game(&args.many.game, Games { args, context })??;
    let mut out = Output::default();
    if args.many.json {
        out.json(&answer);
    } else {
        tell(&answer, context, &mut out);
    }
    out.flush()?;
    Ok(0)
}

/// What is answered as JSON.
#[derive(Debug, Serialize)]
struct Answer {
    game: &'static str,
    games: u64,
    stopped: u64,
    decisions: u64,
    seconds: f64,
    decisions_per_second: f64,
    games_per_second: f64,
    seats: Vec<SeatAnswer>,
    mean_decisions: f64,
    mean_rounds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    reach: Option<Reach>,
}

/// Whether the first bot wins at least a share of the games.
#[derive(Debug, Serialize)]
struct Reach {
    percent: u8,
    /// Null if it is not clear after all games.
    reached: Option<bool>,
}

#[derive(Debug, Serialize)]
struct SeatAnswer {
    bot: String,
    wins: f64,
    mean_score: f64,
}

struct Games<'a> {
    args: &'a Simulate,
    context: &'a Context,
}

impl Visitor for Games<'_> {
    type Out = Result<Answer, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context } = self;
        let bots = seats::bots(&args.seats, &G::SEATS)?;
        let threads = threads(args.many.threads)?;
        let games = args.games.some()?;
        let species = args.many.species.as_deref();
        let (setup, ready) = prepare::<G>(context, args.layout.as_deref(), species, bots.len())?;
        let series = Series::<G> {
            setup: &setup,
            ready: &ready,
            bots: &bots,
            games,
            seed: args.many.seed,
            threads,
            records: args.record.as_deref(),
        };
        if let Some(folder) = series.records {
            make_room(&series, folder)?;
        }
        let bar = progress(games);
        let begun = Instant::now();
        let mut test = args.reach.map(|percent| Sequential::new(f64::from(percent) / 100.0));
        let tally = match &mut test {
            Some(test) => series.play_until(test, || bar.inc(1)),
            None => series.play(|| bar.inc(1)),
        };
        let tally = tally.map_err(told::unwritable)?;
        let seconds = begun.elapsed().as_secs_f64();
        bar.finish_and_clear();
        let reach = test.zip(args.reach).map(|(test, percent)| Reach { percent, reached: test.verdict() });
        Ok(Answer { reach, ..answer(G::ID, &bots, &tally, seconds) })
    }
}

/// Makes the folder for the records; a file that is there already stays, and
/// then nothing is begun.
fn make_room<G: Offer>(series: &Series<'_, G>, folder: &Path) -> Result<(), Failure> {
    let taken =
        (0..series.games).map(|number| folder.join(series.file_of(number))).find(|file| file.exists());
    if let Some(file) = taken {
        return Err(Failure::about("cli-exists", &file));
    }
    std::fs::create_dir_all(folder)
        .map_err(|error| Failure::about("cli-unwritable", folder).with("error", error.to_string()))
}

fn answer(game: &'static str, bots: &[Spec], tally: &Tally, seconds: f64) -> Answer {
    let games = tally.games + tally.stopped;
    let per = |sum: f64, count: u64| if count == 0 { 0.0 } else { sum / count as f64 };
    let rate = |count: u64| if seconds > 0.0 { count as f64 / seconds } else { 0.0 };
    let seats = bots.iter().zip(&tally.bots).map(|(bot, score)| SeatAnswer {
        bot: bot.to_string(),
        wins: score.wins(),
        mean_score: per(score.points() as f64, tally.games),
    });
    Answer {
        game,
        games,
        stopped: tally.stopped,
        decisions: tally.decisions,
        seconds,
        decisions_per_second: rate(tally.decisions),
        games_per_second: rate(games),
        seats: seats.collect(),
        mean_decisions: per(tally.decisions as f64, games),
        mean_rounds: per(tally.rounds as f64, games),
        reach: None,
    }
}

fn tell(answer: &Answer, context: &Context, out: &mut Output) {
    let text = &context.text;
    out.line(&text.say_with(
        "cli-simulated",
        &[
            ("games", (answer.games as i64).into()),
            ("seconds", format!("{:.2}", answer.seconds).into()),
            ("rate", format!("{:.1}", answer.games_per_second).into()),
            ("decisions", format!("{:.0}", answer.decisions_per_second).into()),
        ],
    ));
    out.line(&text.say_with(
        "cli-simulated-mean",
        &[
            ("decisions", format!("{:.1}", answer.mean_decisions).into()),
            ("rounds", format!("{:.1}", answer.mean_rounds).into()),
        ],
    ));
    if answer.stopped > 0 {
        out.line(&text.say_with("cli-simulated-stopped", &[("games", (answer.stopped as i64).into())]));
    }
    let finished = (answer.games - answer.stopped).max(1) as f64;
    for seat in &answer.seats {
        out.line(&text.say_with(
            "cli-simulated-bot",
            &[
                ("bot", format!("{:10}", seat.bot).into()),
                ("wins", format!("{:9.2}", seat.wins).into()),
                ("share", format!("{:5.1}", 100.0 * seat.wins / finished).into()),
                ("score", format!("{:7.2}", seat.mean_score).into()),
            ],
        ));
    }
    if let (Some(reach), Some(first)) = (&answer.reach, answer.seats.first()) {
        let key = match reach.reached {
            Some(true) => "cli-simulated-reached",
            Some(false) => "cli-simulated-missed",
            None => "cli-simulated-unclear",
        };
        let percent = i64::from(reach.percent);
        out.line(&text.say_with(key, &[("bot", first.bot.as_str().into()), ("percent", percent.into())]));
    }
}
