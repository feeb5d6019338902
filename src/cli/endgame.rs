//! `endgame`: how often bots find the best end of a game.

use serde_json::{Value, json};

use super::args::Endgame as Args;
use super::output::Output;
use super::{Context, Failure, prepare, progress, seats, threads, with_game};
use crate::bots::{Case, Spec, Terms, Trial};
use crate::engine::Offer;
use crate::registry::Visitor;
use crate::text::Text;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Args, context: &Context) -> Result<u8, Failure> {
    let bots = seats::named(&args.bots)?;
    let host = seats::named(&args.host)?;
    let [host] = host[..] else { return Err(Failure::say("cli-endgame-host")) };
    let cases = with_game(&args.many.game, Tried { args, context, host, bots: &bots })??;
    let mut out = Output::default();
    if args.many.json {
        out.json(&value(&bots, &cases));
    } else {
        tell(&bots, &cases, &context.text, &mut out);
    }
    out.flush()?;
    Ok(0)
}

struct Tried<'a> {
    args: &'a Args,
    context: &'a Context,
    host: Spec,
    bots: &'a [Spec],
}

impl Visitor for Tried<'_> {
    type Out = Result<Vec<Case>, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context, host, bots } = self;
        let species = args.many.species.as_deref();
        let (_, ready) = prepare::<G>(context, None, species, args.seats.colonies)?;
        let trial = Trial::<G> {
            ready: &ready,
            cases: args.cases,
            games: args.games.count,
            seed: args.many.seed,
            threads: threads(args.many.threads)?,
            host,
            bots,
            terms: Terms::default(),
        };
        let bar = progress((args.cases * (1 + bots.len())) as u64);
        let cases = trial.run(|| bar.inc(1));
        bar.finish_and_clear();
        Ok(cases)
    }
}

/// In how many cases a bot found the best end.
fn hits(cases: &[Case], bot: usize) -> usize {
    cases.iter().filter(|case| case.found[bot].points >= case.ends.best).count()
}

/// Seconds that a bot thought: on the average, and at most.
fn seconds(cases: &[Case], bot: usize) -> (f64, f64) {
    let took = || cases.iter().map(|case| case.found[bot].took.as_secs_f64());
    (took().sum::<f64>() / cases.len().max(1) as f64, took().fold(0.0, f64::max))
}

fn value(bots: &[Spec], cases: &[Case]) -> Value {
    let bot = |(at, bot): (usize, &Spec)| {
        let (mean, longest) = seconds(cases, at);
        json!({ "bot": bot.to_string(), "found": hits(cases, at), "seconds": mean, "longest": longest })
    };
    let case = |case: &Case| {
        let found: Vec<f32> = case.found.iter().map(|found| found.points).collect();
        json!({
            "game": case.game + 1,
            "ends": case.ends.all,
            "best": case.ends.best,
            "of-best": case.ends.of_best,
            "found": found,
        })
    };
    json!({
        "bots": bots.iter().enumerate().map(bot).collect::<Vec<_>>(),
        "cases": cases.iter().map(case).collect::<Vec<_>>(),
    })
}

fn tell(bots: &[Spec], cases: &[Case], text: &Text, out: &mut Output) {
    let ends = || cases.iter().map(|case| case.ends.all);
    out.line(&text.say_with(
        "cli-endgame",
        &[
            ("cases", cases.len().into()),
            ("least", ends().min().unwrap_or(0).into()),
            ("most", ends().max().unwrap_or(0).into()),
        ],
    ));
    let width = bots.iter().map(|bot| bot.to_string().len()).max().unwrap_or(0);
    for (at, bot) in bots.iter().enumerate() {
        let (mean, longest) = seconds(cases, at);
        out.line(&text.say_with(
            "cli-endgame-bot",
            &[
                ("bot", format!("{:width$}", bot.to_string()).into()),
                ("found", hits(cases, at).into()),
                ("cases", cases.len().into()),
                ("mean", format!("{mean:.2}").into()),
                ("longest", format!("{longest:.2}").into()),
            ],
        ));
    }
}
