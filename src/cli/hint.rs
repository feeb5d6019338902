//! `hint`: what a bot thinks of a decision in a record.

use std::path::Path;

use serde_json::{Value, json};

use super::args::Hint as Args;
use super::output::Output;
use super::{Context, Failure, position, seats};
use crate::bots::{Choice, Spec, Thought};
use crate::engine::record::Opened;
use crate::engine::{Game, Offer, Question, Seat, StepId};
use crate::registry::Visitor;

/// How many choices are told in words.
const TOLD: usize = 3;
/// What the bot's own chance follows from: a hint is the same every time, unless
/// the bot thinks by the clock.
const SEED: u64 = 1;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Args, context: &Context) -> Result<u8, Failure> {
    let spec = seats::bot(&args.bot)?;
    let mut out = position::visit(&args.file, None, Asked { args, context, spec })??;
    out.flush()?;
    Ok(0)
}

struct Asked<'a> {
    args: &'a Args,
    context: &'a Context,
    spec: Spec,
}

impl Visitor for Asked<'_> {
    type Out = Result<Output, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context, spec } = self;
        let opened = position::open::<G>(&args.file, context)?;
        let (step, state) = position::at(&opened, args.at)?;
        let question = Question::<G>::of(opened.ready.clone(), &state)
            .ok_or_else(|| Failure::say("cli-hint-over").with("step", i64::from(step.0)))?;
        is_of(&question, args.seat, G::seats(&opened.ready))?;
        let thought = think(&question, spec)?;
        let hint = Hint { opened: &opened, step, spec, question: &question, thought };
        let mut out = Output::default();
        if args.json {
            out.json(&hint.value());
        } else {
            hint.tell(&args.file, context, &mut out);
        }
        Ok(out)
    }
}

/// Whether it is this seat, from 1, that decides.
fn is_of<G: Game>(question: &Question<G>, seat: Option<u8>, seats: usize) -> Result<(), Failure> {
    match seat {
        None => Ok(()),
        Some(seat) if !(1..=seats).contains(&usize::from(seat)) => {
            Err(Failure::say("cli-no-seat").with("seats", seats as i64))
        }
        Some(seat) if seat - 1 == question.seat.0 => Ok(()),
        Some(_) => Err(Failure::say("cli-hint-other-seat").with("seat", i64::from(question.seat.0) + 1)),
    }
}

/// What the bot thinks; a decision without a choice is not thought about.
fn think<G: Game>(question: &Question<G>, spec: Spec) -> Result<Thought<G::Action>, Failure> {
    let mut thinker = spec
        .thinker::<G>(SEED, question.seat)
        .ok_or_else(|| Failure::say("cli-hint-no-thinker").with("bot", spec.to_string()))?;
    if let [only] = question.legal[..] {
        let untried = Choice {
            action: only,
            visits: 0,
            values: Default::default(),
            shares: Default::default(),
            points: Default::default(),
        };
        return Ok(Thought { choices: vec![untried], simulations: 0, depth: 0.0 });
    }
    Ok(thinker.think(question.seat, &question.legal, &question.look()))
}

/// What the bot thinks, ready to be told.
struct Hint<'a, G: Offer> {
    opened: &'a Opened<G>,
    step: StepId,
    spec: Spec,
    question: &'a Question<G>,
    thought: Thought<G::Action>,
}

impl<G: Offer> Hint<'_, G> {
    /// The answer as JSON; figures of choices that were not tried are null.
    fn value(&self) -> Value {
        let seats = G::seats(&self.opened.ready);
        let choice = |choice: &Choice<G::Action>| {
            let figures = |figures: &[f32]| match choice.visits {
                0 => Value::Null,
                _ => json!(figures[..seats]),
            };
            json!({
                "action": choice.action,
                "visits": choice.visits,
                "shares": figures(&choice.shares),
                "points": figures(&choice.points),
                "values": figures(&choice.values),
            })
        };
        json!({
            "game": G::ID,
            "step": self.step.0,
            "seat": self.question.seat,
            "bot": self.spec.to_string(),
            "simulations": self.thought.simulations,
            "depth": self.thought.depth,
            "choices": self.thought.choices.iter().map(choice).collect::<Vec<_>>(),
        })
    }

    fn tell(&self, file: &Path, context: &Context, out: &mut Output) {
        let text = &context.text;
        let seat = self.name(context, self.question.seat);
        let phrase = |choice: &Choice<G::Action>| {
            let line = G::told(&self.question.view, &choice.action);
            text.line(&line, &|seat| self.name(context, seat))
        };
        let path = file.display().to_string();
        let head = [("path", path.into()), ("step", i64::from(self.step.0).into()), ("seat", seat.into())];
        if let [only] = &self.thought.choices[..] {
            let more = [("choice", phrase(only).into())];
            out.line(&text.say_with("cli-hint-forced", &[&head[..], &more].concat()));
            return;
        }
        let more = [
            ("bot", self.spec.to_string().into()),
            ("simulations", (self.thought.simulations as i64).into()),
            ("depth", format!("{:.1}", self.thought.depth).into()),
            ("choices", self.thought.choices.len().into()),
        ];
        out.line(&text.say_with("cli-hint", &[&head[..], &more].concat()));
        for (place, choice) in self.thought.choices.iter().take(TOLD).enumerate() {
            out.line(&format!("{}. {}", place + 1, phrase(choice)));
            out.line(&format!("   {}", self.figures(choice, context)));
        }
    }

    fn figures(&self, choice: &Choice<G::Action>, context: &Context) -> String {
        let text = &context.text;
        if choice.visits == 0 {
            return text.say("cli-hint-untried");
        }
        let own = self.question.seat.index();
        let points: Vec<String> = Seat::all(G::seats(&self.opened.ready))
            .map(|seat| {
                let points = format!("{:.1}", choice.points[seat.index()]);
                let name = self.name(context, seat);
                text.say_with("cli-hint-points", &[("seat", name.into()), ("points", points.into())])
            })
            .collect();
        text.say_with(
            "cli-hint-choice",
            &[
                ("visits", i64::from(choice.visits).into()),
                ("share", format!("{:.0}", 100.0 * choice.shares[own]).into()),
                ("points", points.join(&text.say("list-comma")).into()),
            ],
        )
    }

    fn name(&self, context: &Context, seat: Seat) -> String {
        match self.opened.players.get(seat.index()) {
            Some(player) if !player.name.is_empty() => player.name.clone(),
            _ => context.text.seat(seat),
        }
    }
}
