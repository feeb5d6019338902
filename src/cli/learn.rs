//! `learn`: finds how much features of positions tell about the end.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::args::Learn as Args;
use super::output::Output;
use super::{Context, Failure, prepare, progress, threads, with_game};
use crate::bots::{Evidence, Lesson};
use crate::engine::{Offer, Weight};
use crate::registry::Visitor;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Args, context: &Context) -> Result<u8, Failure> {
    args.games.some()?;
    let mut out = Output::default();
    with_game(&args.many.game, Learned { args, context, out: &mut out })??;
    out.flush()?;
    Ok(0)
}

struct Learned<'a> {
    args: &'a Args,
    context: &'a Context,
    out: &'a mut Output,
}

impl Visitor for Learned<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context, out } = self;
        let ready = setups::<G>(args, context)?;
        let lesson = Lesson::<G> {
            ready: &ready,
            games: args.games.count,
            seed: args.many.seed,
            threads: threads(args.many.threads)?,
        };
        let bar = progress(args.games.count);
        let evidence = lesson.learn(|| bar.inc(1));
        bar.finish_and_clear();
        if args.many.json {
            out.json(&value::<G>(&evidence));
        } else {
            source::<G>(&evidence, context, out);
        }
        Ok(())
    }
}

/// Every number of seats, without species and with those that were named.
fn setups<G: Offer>(args: &Args, context: &Context) -> Result<Vec<G::Ready>, Failure> {
    let species = args.many.species.as_deref();
    let kinds = if species.is_some() { vec![None, species] } else { vec![None] };
    let mut all = Vec::new();
    for seats in G::SEATS {
        for species in &kinds {
            all.push(prepare::<G>(context, None, *species, seats)?.1);
        }
    }
    Ok(all)
}

/// The weights as the program's own source has them.
fn source<G: Offer>(evidence: &Evidence, context: &Context, out: &mut Output) {
    let moments = evidence.moments() as i64;
    let head = context.text.say_with("cli-learn", &[("moments", moments.into())]);
    out.line(&format!("// {head}"));
    let number = |[constant, linear, square]: Weight| format!("[{constant:.3}, {linear:.3}, {square:.3}]");
    for (standpoint, weights) in G::STANDPOINTS.iter().zip(evidence.weights()) {
        out.line(&format!("    // {standpoint}"));
        out.line("    [");
        for (name, weight) in G::FEATURES.iter().zip(weights) {
            out.line(&format!("        {}, // {name}", number(weight)));
        }
        out.line("    ],");
    }
}

fn value<G: Offer>(evidence: &Evidence) -> Value {
    let standpoints = G::STANDPOINTS.iter().zip(evidence.weights());
    let named = |weights: Vec<Weight>| G::FEATURES.iter().copied().zip(weights).collect::<BTreeMap<_, _>>();
    let standpoints: BTreeMap<_, _> = standpoints.map(|(name, weights)| (*name, named(weights))).collect();
    json!({ "moments": evidence.moments(), "weights": standpoints })
}
