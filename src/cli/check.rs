//! `check`: faults of a pack, a layout or a record.

use std::path::Path;

use serde_json::{Value, json};

use super::args::Check;
use super::output::Output;
use super::{Context, Failure, told, with_game};
use crate::engine::record::{Opened, load, peek};
use crate::engine::{Arg, Inspection, Line, Offer, Problem, ReadError, Severity};
use crate::registry::{self, Visitor};

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Check, context: &Context) -> Result<u8, Failure> {
    let path = args.path.as_path();
    if let Err(error) = path.metadata() {
        return Err(told::io(path, &error));
    }
    let found = inspect(path, args.game.as_deref())?;
    let errors = found.problems.iter().filter(|problem| problem.severity == Severity::Error).count();
    let warnings = found.problems.len() - errors;
    let mut out = Output::default();
    if args.json {
        out.json(&json!({
            "path": path.display().to_string(),
            "kind": found.what.key,
            "errors": errors,
            "warnings": warnings,
            "problems": found.problems.iter().map(value).collect::<Vec<_>>(),
        }));
    } else {
        let text = &context.text;
        for problem in &found.problems {
            out.line(&context.problem(problem));
        }
        out.line(&text.say_with(
            "cli-checked",
            &[
                ("path", path.display().to_string().into()),
                ("what", text.plain(&found.what).into()),
                ("errors", errors.into()),
                ("warnings", warnings.into()),
            ],
        ));
    }
    out.flush()?;
    Ok(u8::from(errors > 0))
}

/// Finds out by its content what is at a path, and looks for faults.
fn inspect(path: &Path, wanted: Option<&str>) -> Result<Inspection, Failure> {
    if path.is_file() {
        match peek(path) {
            Ok(peeked) => {
                told::is_of(path, &peeked.game, wanted)?;
                return with_game(&peeked.game, Record(path))
                    .map_err(|_| told::unknown_game(path, &peeked.game))?;
            }
            // It may still be content of a game.
            Err(ReadError::NoRecord) => {}
            Err(error) => return Err(told::unreadable(path, error)),
        }
    }
    let of = |game: &'static str| registry::visit(game, Content(path)).flatten().map(|found| (game, found));
    let found = registry::GAMES.into_iter().find_map(of);
    let (game, found) = found.ok_or_else(|| Failure::about("cli-unknown-kind", path))?;
    told::is_of(path, game, wanted)?;
    Ok(found)
}

struct Content<'a>(&'a Path);

impl Visitor for Content<'_> {
    type Out = Option<Inspection>;

    fn visit<G: Offer>(self) -> Self::Out {
        G::inspect(self.0)
    }
}

struct Record<'a>(&'a Path);

impl Visitor for Record<'_> {
    type Out = Result<Inspection, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let opened: Opened<G> = match load(self.0) {
            Ok(opened) => opened,
            // A setup with faults is what this command looks for.
            Err(ReadError::Setup(problems)) => {
                return Ok(Inspection { what: Line::new("cli-record"), problems });
            }
            Err(error) => return Err(told::unreadable(self.0, error)),
        };
        let mut problems = Vec::new();
        if let Some(drift) = &opened.drift {
            let line = Line::new("cli-drift")
                .with("expected", drift.expected.to_string())
                .with("found", drift.found.to_string());
            problems.push(Problem::error(format!("step {}", drift.step.0), line));
        }
        if let Some(cut) = &opened.cut {
            problems.push(Problem::error(format!("line {}", cut.line), told::cut(cut)));
        }
        if opened.relined {
            problems.push(Problem::warning("line 1", told::line_ends(self.0)));
        }
        if !opened.started {
            problems.push(Problem::warning("line 2", Line::new("cli-not-started")));
        }
        Ok(Inspection { what: Line::new("cli-record"), problems })
    }
}

/// A fault as a value: keys and arguments, in no language.
fn value(problem: &Problem) -> Value {
    json!({
        "severity": problem.severity,
        "place": problem.place,
        "problem": problem.line.key,
        "args": args_value(&problem.line),
    })
}

fn args_value(line: &Line) -> Value {
    let args = line.args.iter().map(|(name, arg)| ((*name).to_owned(), arg_value(arg)));
    Value::Object(args.collect())
}

fn arg_value(arg: &Arg) -> Value {
    match arg {
        Arg::Number(n) => json!(n),
        Arg::Seat(seat) => json!(seat),
        Arg::Key(key) => json!(key),
        Arg::Words(words) => json!(words),
        Arg::Text(text) => json!(text),
        Arg::Line(line) => json!({ "key": line.key, "args": args_value(line) }),
        Arg::List(list) => list.iter().map(arg_value).collect(),
    }
}
