//! The command line, one file per command.
//!
//! Answers go to standard output, everything else to standard error. A command
//! ends with 0; with 1 if it looked for faults and found some; with 2 if it
//! could not do what was asked, and then it has written nothing.

mod arena;
pub mod args;
mod balance;
mod check;
mod endgame;
mod help;
mod hint;
mod laws;
mod learn;
mod logging;
mod output;
mod parts;
mod play;
mod position;
mod render;
mod seats;
mod show;
mod simulate;
mod told;
mod verify;

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressStyle};

use crate::engine::{Arg, Line, Offer, Problem, Severity, Sources};
use crate::registry;
use crate::text::{Lang, Text};

use args::{Cli, Command};
use logging::Log;
pub use play::Order;

/// What a command line comes to.
#[derive(Debug)]
pub enum Done {
    /// The program ends with this code.
    Exit(u8),
    /// The window is to be opened.
    Play(Box<Order>),
}

/// Why a command could not do what was asked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// One sentence says it.
    Said(Line),
    /// These faults keep it from being done.
    Faults(Vec<Problem>),
    /// Nobody reads the answer any more.
    Closed,
}

impl Failure {
    /// A failure that a text key tells.
    pub fn say(key: &'static str) -> Self {
        Self::Said(Line::new(key))
    }

    /// The failure with an argument for its sentence.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        match self {
            Self::Said(line) => Self::Said(line.with(name, arg)),
            other => other,
        }
    }

    /// A failure about a file.
    pub fn about(key: &'static str, path: &Path) -> Self {
        Self::say(key).with("path", path.display().to_string())
    }
}

impl From<Line> for Failure {
    fn from(line: Line) -> Self {
        Self::Said(line)
    }
}

/// What every command gets.
struct Context {
    text: Text,
    lang_asked: bool,
    pack: Option<PathBuf>,
    verbose: bool,
}

impl Context {
    /// Writes a sentence to standard error.
    fn warn(&self, sentence: &str) {
        eprintln!("{sentence}");
    }

    /// Starts the log. One that can't be kept keeps nobody from anything.
    fn log(&self, to_file: bool) -> Option<Log> {
        let started = Log::start(self.verbose, to_file);
        started
            .map_err(|error| {
                self.warn(&self.text.say_with("cli-no-log", &[("why", error.to_string().into())]));
            })
            .ok()
    }

    /// A fault with its place, as a sentence.
    fn problem(&self, problem: &Problem) -> String {
        let key = match problem.severity {
            Severity::Error => "cli-error-at",
            Severity::Warning => "cli-warning-at",
        };
        let what = self.text.plain(&problem.line);
        self.text.say_with(key, &[("place", problem.place.as_str().into()), ("what", what.into())])
    }

    fn tell(&self, failure: &Failure) -> u8 {
        match failure {
            Failure::Closed => return 0,
            Failure::Said(line) => self.warn(&self.text.plain(line)),
            Failure::Faults(problems) => {
                for problem in problems.iter().filter(|problem| problem.severity == Severity::Error) {
                    self.warn(&self.problem(problem));
                }
            }
        }
        2
    }
}

/// Does what a command line says.
pub fn run(args: impl IntoIterator<Item = OsString>) -> Done {
    let args: Vec<OsString> = args.into_iter().collect();
    let asked = help::language(&args);
    let text = Text::new(asked.unwrap_or_else(Lang::of_environment));
    let cli = match help::parse(&args, &text) {
        Ok(cli) => cli,
        Err(code) => return Done::Exit(code),
    };
    let context = Context { text, lang_asked: asked.is_some(), pack: cli.pack.clone(), verbose: cli.verbose };
    match command(cli, &context) {
        Ok(done) => done,
        Err(failure) => Done::Exit(context.tell(&failure)),
    }
}

fn command(cli: Cli, context: &Context) -> Result<Done, Failure> {
    if let Some(tag) = &cli.lang
        && Lang::from_tag(tag).is_none()
    {
        return Err(Failure::say("cli-unknown-language").with("lang", tag.clone()));
    }
    let command = cli.command.unwrap_or(Command::Play(args::Play::default()));
    if let Command::Play(args) = command {
        return play::order(args, context).map(|order| Done::Play(Box::new(order)));
    }
    if let Command::Review(args) = command {
        return play::review(args, context).map(|order| Done::Play(Box::new(order)));
    }
    if let Command::Edit(args) = command {
        return play::edit(args, context).map(|order| Done::Play(Box::new(order)));
    }
    let own_content = match command {
        Command::Verify(_) => Some("verify"),
        Command::Show(_) => Some("show"),
        Command::Check(_) => Some("check"),
        Command::Render(_) => Some("render"),
        Command::Hint(_) => Some("hint"),
        _ => None,
    };
    if let Some(name) = own_content.filter(|_| context.pack.is_some()) {
        return Err(Failure::say("cli-no-pack").with("command", name.to_owned()));
    }
    let _log = context.log(context.verbose);
    log::info!("formicarium {} on {}", env!("CARGO_PKG_VERSION"), std::env::consts::OS);
    let code = match command {
        Command::Play(_) | Command::Review(_) | Command::Edit(_) => 0,
        Command::Simulate(args) => simulate::run(&args, context)?,
        Command::Verify(args) => verify::run(&args, context)?,
        Command::Show(args) => show::run(&args, context)?,
        Command::Check(args) => check::run(&args, context)?,
        Command::Laws(args) => laws::run(&args, context)?,
        Command::Balance(args) => balance::run(&args, context)?,
        Command::Render(args) => render::run(&args, context)?,
        Command::Hint(args) => hint::run(&args, context)?,
        Command::Arena(args) => arena::run(&args, context)?,
        Command::Endgame(args) => endgame::run(&args, context)?,
        Command::Learn(args) => learn::run(&args, context)?,
    };
    Ok(Done::Exit(code))
}

/// Does something with the game of this name.
fn with_game<V: registry::Visitor>(game: &str, visitor: V) -> Result<V::Out, Failure> {
    registry::visit(game, visitor).ok_or_else(|| {
        Failure::say("cli-unknown-game")
            .with("game", game.to_owned())
            .with("known", registry::GAMES.join(", "))
    })
}

/// The setup that options ask for, and the same checked.
fn prepare<G: Offer>(
    context: &Context,
    layout: Option<&Path>,
    species: Option<&str>,
    seats: usize,
) -> Result<(G::Setup, G::Ready), Failure> {
    let sources = Sources { pack: context.pack.as_deref(), layout, species };
    let setup = G::setup(&sources, seats).map_err(Failure::Faults)?;
    let ready = G::check(&setup).map_err(Failure::Faults)?;
    Ok((setup, ready))
}

/// How many threads to use: as many as were asked for, else as many as there
/// are processors.
fn threads(asked: Option<usize>) -> Result<usize, Failure> {
    match asked {
        Some(0) => Err(Failure::say("cli-no-threads")),
        Some(threads) => Ok(threads.min(1024)),
        None => Ok(std::thread::available_parallelism().map_or(1, usize::from)),
    }
}

/// A bar over so many games on a terminal, nothing elsewhere. Its message is a
/// second count, if a command has one.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len}  {msg}  {per_sec}  {eta}") {
        bar.set_style(style);
    }
    bar
}
