//! The arguments of the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use super::Failure;
use crate::engine::chance::seed_of;

/// The most games that are played in one go.
const MOST_GAMES: u64 = 1_000_000_000;
/// The most threads.
const MOST_THREADS: u64 = 1_024;

/// The options that take whole numbers, with the least and the most of each;
/// without a most, it depends on the record.
pub const NUMBERS: [(&str, u64, Option<u64>); 7] = [
    ("--games", 1, Some(MOST_GAMES)),
    ("--threads", 1, Some(MOST_THREADS)),
    ("--seed", 0, Some(u64::MAX)),
    ("--at", 0, None),
    ("--colonies", 2, Some(crate::engine::MAX_SEATS as u64)),
    ("--reach", 1, Some(99)),
    ("--seat", 1, Some(crate::engine::MAX_SEATS as u64)),
];

/// Numbers of games; none at all is refused with a sentence of its own.
fn games() -> clap::builder::RangedU64ValueParser<u64> {
    clap::builder::RangedU64ValueParser::new().range(0..=MOST_GAMES)
}

/// Numbers of threads, likewise.
fn threads() -> clap::builder::RangedU64ValueParser<usize> {
    clap::builder::RangedU64ValueParser::new().range(0..=MOST_THREADS)
}

fn seed(text: &str) -> Result<u64, String> {
    seed_of(text).ok_or_else(|| "out of range".to_owned())
}

/// The command line. Helps and headings are set from the text resources, see
/// the file `help.rs`.
#[derive(Debug, Parser)]
#[command(name = "formicarium", version, disable_help_subcommand = true)]
pub struct Cli {
    /// The folder of a pack.
    #[arg(long, global = true, value_name = "DIR")]
    pub pack: Option<PathBuf>,
    /// Language of messages.
    #[arg(long, global = true, value_name = "LANG")]
    pub lang: Option<String>,
    /// Whether to log to the terminal, too.
    #[arg(long, short, global = true)]
    pub verbose: bool,
    /// What to do; to play, if nothing is named.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Opens the window.
    Play(Play),
    /// Opens the window to look at a record.
    Review(Review),
    /// Opens the window to draw a map.
    Edit(Edit),
    /// Plays games of bots.
    Simulate(Simulate),
    /// Decides recorded games again.
    Verify(Verify),
    /// Shows a position.
    Show(Show),
    /// Looks for faults in content and records.
    Check(Check),
    /// Checks the laws of the engine over random games.
    Laws(Laws),
    /// Counts games of one bot against itself.
    Balance(Balance),
    /// Paints a position.
    Render(Render),
    /// Tells what a bot thinks of a decision.
    Hint(Hint),
    /// Lets bots play a tournament.
    Arena(Arena),
    /// Tries bots on last turns.
    Endgame(Endgame),
    /// Finds what features of positions tell.
    Learn(Learn),
}

/// Arguments of `play`.
#[derive(Debug, Default, Args)]
pub struct Play {
    /// The game.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// Who plays, seat by seat.
    #[arg(long, value_name = "WHO,WHO,...")]
    pub seats: Option<String>,
    /// A layout.
    #[arg(long, value_name = "FILE")]
    pub layout: Option<PathBuf>,
    /// What each seat is in the game.
    #[arg(long, value_name = "SPECIES,...")]
    pub species: Option<String>,
    /// What everything is drawn from.
    #[arg(long, value_name = "SEED", value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u64>,
    /// A record to go on with or to look at.
    #[arg(value_name = "FILE", conflicts_with_all = ["game", "seats", "layout", "species", "seed"])]
    pub file: Option<PathBuf>,
}

/// Arguments of `review`.
#[derive(Debug, Args)]
pub struct Review {
    /// The record.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// Arguments of `edit`.
#[derive(Debug, Args)]
pub struct Edit {
    /// The map, or the tiles; a new map when left out.
    #[arg(value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// What all commands take that play many games.
#[derive(Debug, Args)]
pub struct Many {
    /// The game.
    #[arg(long, default_value = crate::registry::GAMES[0], hide_default_value = true)]
    pub game: String,
    /// What everything is drawn from.
    #[arg(
        long,
        value_name = "SEED",
        value_parser = seed,
        allow_negative_numbers = true,
        default_value = "1",
        hide_default_value = true
    )]
    pub seed: u64,
    /// What each seat is in the game.
    #[arg(long, value_name = "SPECIES,...")]
    pub species: Option<String>,
    /// How many threads.
    #[arg(long, value_name = "N", value_parser = threads(), allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Whether to answer in JSON.
    #[arg(long)]
    pub json: bool,
}

/// How many games are played: so many when left out.
#[derive(Debug, Args)]
pub struct Games<const USUAL: u64> {
    /// How many.
    #[arg(
        id = "games",
        long,
        value_name = "N",
        value_parser = games(),
        allow_negative_numbers = true,
        default_value_t = USUAL,
        hide_default_value = true
    )]
    pub count: u64,
}

impl<const USUAL: u64> Games<USUAL> {
    /// How many, at least one.
    ///
    /// # Errors
    /// A sentence, if there are none.
    pub fn some(&self) -> Result<u64, Failure> {
        if self.count == 0 { Err(Failure::say("cli-no-games")) } else { Ok(self.count) }
    }
}

/// Arguments of `simulate`.
#[derive(Debug, Args)]
pub struct Simulate {
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub many: Many,
    /// The bots, seat by seat.
    #[arg(long, value_name = "BOT,BOT,...")]
    pub seats: String,
    /// How many games.
    #[command(flatten)]
    pub games: Games<100>,
    /// A layout.
    #[arg(long, value_name = "FILE")]
    pub layout: Option<PathBuf>,
    /// A folder for records.
    #[arg(long, value_name = "DIR")]
    pub record: Option<PathBuf>,
    /// The share of the games that the first bot is to win: the match ends when
    /// it is clear whether it does.
    #[arg(
        long,
        value_name = "PERCENT",
        value_parser = clap::value_parser!(u8).range(1..=99),
        allow_negative_numbers = true,
        conflicts_with = "record"
    )]
    pub reach: Option<u8>,
}

/// Arguments of `verify`.
#[derive(Debug, Args)]
pub struct Verify {
    /// The game, if nothing else is wanted.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// The records.
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    /// Whether to answer in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `show`.
#[derive(Debug, Args)]
pub struct Show {
    /// The game, if nothing else is wanted.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// The record, or a map.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// A step of it.
    #[arg(long, value_name = "STEP", allow_negative_numbers = true)]
    pub at: Option<u32>,
    /// Whose eyes.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seat: Option<u8>,
    /// Whether to answer in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `hint`.
#[derive(Debug, Args)]
pub struct Hint {
    /// The record.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// A step of it.
    #[arg(long, value_name = "STEP", allow_negative_numbers = true)]
    pub at: Option<u32>,
    /// Who thinks.
    #[arg(long, value_name = "BOT", default_value = "expert", hide_default_value = true)]
    pub bot: String,
    /// Who decides there; anyone when left out.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seat: Option<u8>,
    /// Whether to answer in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `check`.
#[derive(Debug, Args)]
pub struct Check {
    /// The game, if nothing else is wanted.
    #[arg(long, value_name = "GAME")]
    pub game: Option<String>,
    /// What to check.
    #[arg(value_name = "PATH")]
    pub path: PathBuf,
    /// Whether to answer in JSON.
    #[arg(long)]
    pub json: bool,
}

/// Arguments of `laws`.
#[derive(Debug, Args)]
pub struct Laws {
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub many: Many,
    /// How many games, over all numbers of seats.
    #[command(flatten)]
    pub games: Games<500>,
}

/// Arguments of `balance`.
#[derive(Debug, Args)]
pub struct Balance {
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub many: Many,
    /// How many games, all parts together.
    #[command(flatten)]
    pub games: Games<1000>,
    /// The bot in all seats.
    #[arg(long, value_name = "BOT", default_value = "greedy", hide_default_value = true)]
    pub bot: String,
    /// How many seats.
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(2..=4),
        allow_negative_numbers = true,
        default_value = "4",
        hide_default_value = true
    )]
    pub colonies: usize,
    /// Which part of how many is played.
    #[arg(long, value_name = "K/M", value_parser = part)]
    pub part: Option<(u64, u64)>,
    /// Parts to be added up instead.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["games", "bot", "seed", "part", "game"])]
    pub merge: Vec<PathBuf>,
    /// A layout.
    #[arg(long, value_name = "FILE")]
    pub layout: Option<PathBuf>,
}

/// How many play at each table.
#[derive(Debug, Args)]
pub struct Seats {
    /// How many seats.
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(2..=4),
        allow_negative_numbers = true,
        default_value = "2",
        hide_default_value = true
    )]
    pub colonies: usize,
}

/// Arguments of `arena`.
#[derive(Debug, Args)]
pub struct Arena {
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub many: Many,
    /// Who takes part.
    #[arg(long, value_name = "BOT,BOT,...", required_unless_present = "merge")]
    pub bots: Option<String>,
    /// How many games, all parts together.
    #[command(flatten)]
    pub games: Games<100>,
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub seats: Seats,
    /// Which part of how many is played.
    #[arg(long, value_name = "K/M", value_parser = part)]
    pub part: Option<(u64, u64)>,
    /// Parts to be added up instead.
    #[arg(
        long,
        value_name = "FILE",
        num_args = 1..,
        conflicts_with_all = ["games", "bots", "colonies", "seed", "part", "game", "species", "layout"]
    )]
    pub merge: Vec<PathBuf>,
    /// A layout.
    #[arg(long, value_name = "FILE")]
    pub layout: Option<PathBuf>,
}

/// Arguments of `endgame`.
#[derive(Debug, Args)]
pub struct Endgame {
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub many: Many,
    /// Who is tried.
    #[arg(long, value_name = "BOT,BOT,...", default_value = "expert,greedy", hide_default_value = true)]
    pub bots: String,
    /// Who plays the games.
    #[arg(long, value_name = "BOT", default_value = "strong", hide_default_value = true)]
    pub host: String,
    /// How many cases.
    #[arg(
        long,
        value_name = "N",
        value_parser = clap::builder::RangedU64ValueParser::<usize>::new().range(1..=100_000),
        allow_negative_numbers = true,
        default_value = "100",
        hide_default_value = true
    )]
    pub cases: usize,
    /// The most games that are played for them.
    #[command(flatten)]
    pub games: Games<1000>,
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub seats: Seats,
}

/// Arguments of `learn`.
#[derive(Debug, Args)]
pub struct Learn {
    #[allow(missing_docs, reason = "said by its type")]
    #[command(flatten)]
    pub many: Many,
    /// How many games, over all numbers of seats.
    #[command(flatten)]
    pub games: Games<3600>,
}

/// A part of several: `2/5` is the second of five.
fn part(text: &str) -> Result<(u64, u64), String> {
    let numbers = text.split_once('/').and_then(|(part, of)| Some((part.parse().ok()?, of.parse().ok()?)));
    numbers
        .filter(|(part, of)| (1..=*of).contains(part) && *of <= crate::bots::MOST_PARTS)
        .ok_or_else(|| "no part".to_owned())
}

/// Arguments of `render`.
#[derive(Debug, Args)]
pub struct Render {
    /// The record.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// A step of it.
    #[arg(long, value_name = "STEP", allow_negative_numbers = true)]
    pub at: Option<u32>,
    /// Whose eyes.
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub seat: Option<u8>,
    /// Width and height in pixels.
    #[arg(long, value_name = "WxH", value_parser = size)]
    pub size: Option<(usize, usize)>,
    /// Where the picture goes.
    #[arg(long, value_name = "X.png")]
    pub out: PathBuf,
    /// Whether a file that is there already may be replaced.
    #[arg(long)]
    pub force: bool,
    /// Whether the dark look is painted.
    #[arg(long)]
    pub dark: bool,
}

/// A size in pixels: `1920x1080`.
fn size(text: &str) -> Result<(usize, usize), String> {
    let numbers =
        text.split_once('x').and_then(|(width, height)| Some((width.parse().ok()?, height.parse().ok()?)));
    numbers.ok_or_else(|| "no size".to_owned())
}
