//! `verify`: every decision of a record is decided again.

use std::path::Path;

use serde::Serialize;

use super::args::Verify;
use super::output::Output;
use super::{Context, Failure, told, with_game};
use crate::engine::record::{Differs, Opened, load, peek, verify};
use crate::engine::{Line, Offer};
use crate::registry::Visitor;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Verify, context: &Context) -> Result<u8, Failure> {
    let mut out = Output::default();
    let mut answers = Vec::new();
    let mut code = 0;
    for file in &args.files {
        match again(file, args.game.as_deref()) {
            Ok(found) => {
                code = code.max(u8::from(found.fault.is_some()));
                if found.relined {
                    context.warn(&context.text.plain(&told::line_ends(file)));
                }
                let answer = found.answer(file);
                if !args.json {
                    out.line(&found.sentence(file, context));
                    out.flush()?;
                }
                answers.push(answer);
            }
            Err(failure) => code = code.max(context.tell(&failure)),
        }
    }
    if args.json {
        out.json(&answers);
        out.flush()?;
    }
    Ok(code)
}

/// What came of a record.
struct Found {
    steps: usize,
    ended: bool,
    relined: bool,
    fault: Option<Fault>,
}

enum Fault {
    Cut { line: usize, what: Line, reason: String },
    Differs(Differs),
}

#[derive(Debug, Serialize)]
struct Answer {
    file: String,
    ok: bool,
    steps: usize,
    ended: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    step: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<String>,
}

impl Found {
    fn answer(&self, file: &Path) -> Answer {
        let mut answer = Answer {
            file: file.display().to_string(),
            ok: self.fault.is_none(),
            steps: self.steps,
            ended: self.ended,
            line: None,
            step: None,
            expected: None,
            found: None,
        };
        match &self.fault {
            None => {}
            Some(Fault::Cut { line, reason, .. }) => {
                answer.line = Some(*line);
                answer.found = Some(reason.clone());
            }
            Some(Fault::Differs(differs)) => {
                answer.step = Some(differs.step.0);
                answer.expected = Some(differs.expected.clone());
                answer.found = Some(differs.found.clone());
            }
        }
        answer
    }

    fn sentence(&self, file: &Path, context: &Context) -> String {
        let text = &context.text;
        let file = file.display().to_string();
        match &self.fault {
            None => {
                let key = if self.ended { "cli-verified" } else { "cli-verified-open" };
                text.say_with(key, &[("path", file.into()), ("steps", self.steps.into())])
            }
            Some(Fault::Cut { what, .. }) => text.say_with(
                "cli-verify-cut",
                &[("path", file.into()), ("steps", self.steps.into()), ("what", text.plain(what).into())],
            ),
            Some(Fault::Differs(differs)) => text.say_with(
                "cli-verify-differs",
                &[
                    ("path", file.into()),
                    ("step", i64::from(differs.step.0).into()),
                    ("expected", differs.expected.as_str().into()),
                    ("found", differs.found.as_str().into()),
                ],
            ),
        }
    }
}

fn again(file: &Path, wanted: Option<&str>) -> Result<Found, Failure> {
    told::a_file(file)?;
    let peeked = peek(file).map_err(|error| told::unreadable(file, error))?;
    told::is_of(file, &peeked.game, wanted)?;
    with_game(&peeked.game, Again(file)).map_err(|_| told::unknown_game(file, &peeked.game))?
}

struct Again<'a>(&'a Path);

impl Visitor for Again<'_> {
    type Out = Result<Found, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let opened: Opened<G> = load(self.0).map_err(|error| told::unreadable(self.0, error))?;
        let verified = verify(&opened);
        let cut = || {
            opened.cut.as_ref().map(|cut| Fault::Cut {
                line: cut.line,
                what: told::cut(cut),
                reason: cut.fault.to_string(),
            })
        };
        let (steps, fault) = match verified {
            Ok(steps) => (steps.saturating_sub(1), cut()),
            Err(differs) => (differs.step.0 as usize, Some(Fault::Differs(differs))),
        };
        Ok(Found { steps, ended: opened.ended, relined: opened.relined, fault })
    }
}
