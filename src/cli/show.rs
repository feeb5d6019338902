//! `show`: a position of a record.

use std::path::Path;

use serde_json::{Value, json};

use super::args::Show;
use super::output::Output;
use super::{Context, Failure, position};
use crate::engine::record::Opened;
use crate::engine::{Eyes, Offer, Row, Seat, StepId, Turn};
use crate::registry::Visitor;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Show, context: &Context) -> Result<u8, Failure> {
    let mut out = position::visit(&args.file, args.game.as_deref(), Position { args, context })??;
    out.flush()?;
    Ok(0)
}

struct Position<'a> {
    args: &'a Show,
    context: &'a Context,
}

impl Visitor for Position<'_> {
    type Out = Result<Output, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context } = self;
        let file = args.file.as_path();
        let opened = position::open::<G>(file, context)?;
        let shown = Shown::find(&opened, args)?;
        let mut out = Output::default();
        if args.json {
            out.json(&shown.value());
        } else {
            shown.tell(file, context, &mut out);
        }
        Ok(out)
    }
}

/// A position that is shown to some eyes.
struct Shown<'a, G: Offer> {
    opened: &'a Opened<G>,
    step: StepId,
    eyes: Eyes,
    state: G::State,
}

impl<'a, G: Offer> Shown<'a, G> {
    fn find(opened: &'a Opened<G>, args: &Show) -> Result<Self, Failure> {
        let seats = G::seats(&opened.ready);
        let eyes = match args.seat {
            None => Eyes::Public,
            Some(seat) if (1..=seats).contains(&usize::from(seat)) => Eyes::Seat(Seat(seat - 1)),
            Some(_) => return Err(Failure::say("cli-no-seat").with("seats", seats as i64)),
        };
        let (step, state) = position::at(opened, args.at)?;
        Ok(Self { opened, step, eyes, state })
    }

    fn value(&self) -> Value {
        let clock = G::clock(&self.state);
        let outcome = match G::turn(&self.state) {
            Turn::Seat(_) => None,
            Turn::Over(outcome) => Some(outcome),
        };
        let decides = match G::turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Over(_) => None,
        };
        json!({
            "game": G::ID,
            "step": self.step.0,
            "steps": self.opened.timeline.count() - 1,
            "aside": self.opened.aside(),
            "eyes": self.eyes,
            "round": clock.round,
            "turn": clock.turn,
            "phase": clock.phase,
            "mover": clock.seat,
            "decides": decides,
            "players": self.opened.players,
            "places": outcome.map(|outcome| outcome.places[..usize::from(outcome.seats)].to_vec()),
            "scores": outcome.map(|outcome| outcome.scores[..usize::from(outcome.seats)].to_vec()),
            "position": G::reveal(&G::view(&self.state, self.eyes)),
        })
    }

    fn tell(&self, file: &Path, context: &Context, out: &mut Output) {
        let text = &context.text;
        let names = |seat: Seat| match self.opened.players.get(seat.index()) {
            Some(player) if !player.name.is_empty() => player.name.clone(),
            _ => text.seat(seat),
        };
        let clock = G::clock(&self.state);
        out.line(&text.say_with(
            "cli-show-title",
            &[
                ("path", file.display().to_string().into()),
                ("title", text.words(&G::title(&self.opened.header.setup)).into()),
                ("step", i64::from(self.step.0).into()),
                ("steps", (self.opened.timeline.count() - 1).into()),
            ],
        ));
        if self.opened.aside() > 0 {
            out.line(&text.say_with("cli-show-aside", &[("count", self.opened.aside().into())]));
        }
        out.line(&match self.eyes {
            Eyes::Seat(seat) => text.say_with("cli-show-eyes", &[("seat", names(seat).into())]),
            _ => text.say("cli-show-public"),
        });
        match G::turn(&self.state) {
            Turn::Seat(seat) => out.line(&text.say_with(
                "cli-show-turn",
                &[
                    ("round", i64::from(clock.round).into()),
                    ("seat", names(seat).into()),
                    ("phase", text.say(clock.phase).into()),
                ],
            )),
            Turn::Over(outcome) => {
                out.line(&text.say("cli-show-over"));
                for seat in Seat::all(usize::from(outcome.seats)) {
                    out.line(&text.say_with(
                        "cli-show-place",
                        &[
                            ("seat", names(seat).into()),
                            ("place", i64::from(outcome.places[seat.index()]).into()),
                            ("score", i64::from(outcome.scores[seat.index()]).into()),
                        ],
                    ));
                }
            }
        }
        for row in G::describe(&G::view(&self.state, self.eyes)) {
            match row {
                Row::Head(line) => {
                    out.line("");
                    out.line(&text.line(&line, &names));
                }
                Row::Item(line) => out.line(&format!("  {}", text.line(&line, &names))),
                Row::Picture(line) => out.line(&format!("  {line}")),
            }
        }
    }
}
