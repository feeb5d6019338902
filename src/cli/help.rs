//! Helps and mistakes of the command line in the user's language.

use std::ffi::OsString;

use clap::builder::{Resettable, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, FromArgMatches};

use super::args::{Cli, NUMBERS};
use super::output::Output;
use crate::text::{Lang, Text, Value};

/// Where the options of every command stand in helps: behind its own.
const SHARED: usize = 900;

/// The language that the arguments ask for: it is needed before they are
/// understood.
pub fn language(args: &[OsString]) -> Option<Lang> {
    let args: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let apart = args.iter().position(|arg| *arg == "--lang").and_then(|at| args.get(at + 1).copied());
    Lang::from_tag(joined.or(apart)?)
}

/// Understands the arguments; answers help, version and mistakes itself and
/// then gives the code to end with.
///
/// # Errors
/// The code to end with.
pub fn parse(args: &[OsString], text: &Text) -> Result<Cli, u8> {
    let matches = command(text).try_get_matches_from(args);
    let error = match matches.and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches)) {
        Ok(cli) => return Ok(cli),
        Err(error) => error,
    };
    if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) {
        let mut out = Output::default();
        out.line(&error.render().to_string());
        return Err(if out.flush().is_err() { 2 } else { 0 });
    }
    eprintln!("{}", mistake(&error, text));
    Err(2)
}

/// The command line with its helps in the language of `text`.
pub fn command(text: &Text) -> Command {
    dress(Cli::command(), "cli-help", text)
}

fn dress(command: Command, key: &str, text: &Text) -> Command {
    let options = leak(text.say("cli-heading-options"));
    let arguments = leak(text.say("cli-heading-arguments"));
    let template =
        format!("{{about}}\n\n{} {{usage}}\n\n{{all-args}}{{after-help}}", text.say("cli-heading-usage"));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    let mut command = command
        .disable_help_flag(true)
        .arg(Arg::new("help").short('h').long("help").action(ArgAction::Help).global(false))
        .about(text.say(&format!("{key}-about")))
        .help_template(template)
        .subcommand_help_heading(leak(text.say("cli-heading-commands")))
        .subcommand_value_name(leak(text.say("cli-value-command")));
    if key == "cli-help" {
        command = command
            .disable_version_flag(true)
            .arg(Arg::new("version").short('V').long("version").action(ArgAction::Version))
            .after_help(StyledStr::from(text.say("cli-help-after")));
    }
    command = command.mut_args(|arg| {
        let shared = matches!(
            arg.get_id().as_str(),
            "help" | "version" | "pack" | "species" | "lang" | "verbose" | "json"
        );
        let id = arg.get_id().as_str();
        let help = if shared { format!("cli-help-{id}") } else { format!("{key}-{id}") };
        let heading = if arg.is_positional() { arguments } else { options };
        let arg = arg.help(text.say(&help)).long_help(Resettable::Reset).help_heading(heading);
        if shared { arg.display_order(SHARED) } else { arg }
    });
    for name in names {
        let key = format!("cli-help-{name}");
        command = command.mut_subcommand(name, |sub| dress(sub, &key, text));
    }
    command
}

/// The command line lives as long as the program and is made once.
fn leak(text: String) -> &'static str {
    Box::leak(text.into_boxed_str())
}

/// What is wrong with the arguments, in one sentence.
fn mistake(error: &clap::Error, text: &Text) -> String {
    let arg = shown(error, ContextKind::InvalidArg);
    let value = shown(error, ContextKind::InvalidValue);
    let suggested =
        [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
            .iter()
            .map(|kind| shown(error, *kind))
            .find(|suggestion| !suggestion.is_empty())
            .unwrap_or_default();
    let other = shown(error, ContextKind::PriorArg);
    let arg = match (error.kind(), arg.is_empty()) {
        (ErrorKind::InvalidSubcommand, _) => shown(error, ContextKind::InvalidSubcommand),
        _ => arg,
    };
    let key = match error.kind() {
        ErrorKind::UnknownArgument => "cli-bad-argument",
        ErrorKind::InvalidSubcommand => "cli-bad-command",
        ErrorKind::InvalidValue if value.is_empty() => "cli-bad-missing-value",
        ErrorKind::InvalidValue | ErrorKind::ValueValidation | ErrorKind::InvalidUtf8 => {
            return number(text, &arg, &value).unwrap_or_else(|| {
                text.say_with("cli-bad-value", &[("arg", arg.into()), ("value", value.into())])
            });
        }
        ErrorKind::MissingRequiredArgument => "cli-bad-missing",
        ErrorKind::ArgumentConflict if arg == other => "cli-bad-twice",
        ErrorKind::ArgumentConflict => "cli-bad-conflict",
        _ => "cli-bad-other",
    };
    let mut sentence = text.say_with(key, &[("arg", arg.into()), ("other", other.into())]);
    if !suggested.is_empty() {
        sentence.push_str(&text.say_with("cli-bad-suggestion", &[("suggestion", suggested.into())]));
    }
    sentence
}

/// What is wrong with the value of an option that takes a whole number.
fn number(text: &Text, arg: &str, value: &str) -> Option<String> {
    let option = arg.split_whitespace().next()?;
    let (_, least, most) = NUMBERS.into_iter().find(|(name, ..)| *name == option)?;
    // As texts: they are beyond what resources take as numbers.
    let mut args =
        vec![("arg", Value::from(option)), ("value", value.into()), ("least", least.to_string().into())];
    args.extend(most.map(|most| ("most", Value::from(most.to_string()))));
    let key = if most.is_some() { "cli-bad-number" } else { "cli-bad-number-from" };
    Some(text.say_with(key, &args))
}

fn shown(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(one)) => one.clone(),
        Some(ContextValue::Strings(many)) => many.join(", "),
        Some(ContextValue::StyledStr(one)) => one.to_string(),
        Some(ContextValue::StyledStrs(many)) => {
            many.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
        }
        _ => String::new(),
    }
}
