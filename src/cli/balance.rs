//! `balance`: many games of one bot against itself, counted.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use super::args::Balance as Args;
use super::output::Output;
use super::{Context, Failure, progress, seats, threads, told, with_game};
use crate::bots::{Book, Measure, NoMatch, Sums};
use crate::engine::{Offer, Sources};
use crate::registry::Visitor;
use crate::text::Text;

/// Cells with fewer games are shown as not measured.
const ENOUGH: u64 = 200;
/// The longest file that is read as a part.
const MAX_BYTES: u64 = 64 << 20;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Args, context: &Context) -> Result<u8, Failure> {
    let merged = if args.merge.is_empty() { None } else { Some(merge(&args.merge)?) };
    let game = merged.as_ref().map_or(args.many.game.as_str(), |book| book.game.as_str());
    with_game(game, Counted { args, context, merged: merged.as_ref() })??;
    Ok(0)
}

/// Adds parts up.
fn merge(files: &[PathBuf]) -> Result<Book, Failure> {
    let mut total: Option<Book> = None;
    for file in files {
        let book = read(file)?;
        match &mut total {
            None => total = Some(book),
            Some(total) => total.merge(&book).map_err(|error| match error {
                NoMatch::Different => Failure::about("cli-balance-different", file),
                NoMatch::Twice(part) => Failure::about("cli-balance-twice", file).with("part", part as i64),
            })?,
        }
    }
    total.ok_or_else(|| Failure::say("cli-no-games"))
}

/// A part as this command wrote it.
fn read(file: &Path) -> Result<Book, Failure> {
    let found = file.metadata().map_err(|error| told::io(file, &error))?;
    let odd = |why: String| Failure::about("cli-balance-unreadable", file).with("why", why);
    if !found.is_file() || found.len() > MAX_BYTES {
        return Err(odd("-".to_owned()));
    }
    let text = std::fs::read(file).map_err(|error| told::io(file, &error))?;
    let value: Value = serde_json::from_slice(&text).map_err(|error| odd(error.to_string()))?;
    let counted = value.get("counted").cloned().unwrap_or(Value::Null);
    let book: Book = serde_json::from_value(counted).map_err(|error| odd(error.to_string()))?;
    if book.format != crate::bots::BOOK_FORMAT {
        return Err(odd(format!("format {}", book.format)));
    }
    Ok(book)
}

struct Counted<'a> {
    args: &'a Args,
    context: &'a Context,
    merged: Option<&'a Book>,
}

impl Visitor for Counted<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context, merged } = self;
        let sources = Sources {
            pack: context.pack.as_deref(),
            layout: args.layout.as_deref(),
            species: args.many.species.as_deref(),
        };
        let setup = G::setup(&sources, args.colonies).map_err(Failure::Faults)?;
        let ready = G::check(&setup).map_err(Failure::Faults)?;
        let book = match merged {
            Some(book) => book.clone(),
            None => play::<G>(args, &ready, digest(&setup))?,
        };
        let mut out = Output::default();
        if args.many.json {
            out.json(&answer(&book));
        } else {
            Telling::<G> { text: &context.text, ready: &ready, book: &book }.tell(&mut out);
        }
        out.flush()
    }
}

fn digest(setup: &impl serde::Serialize) -> String {
    let text = serde_json::to_vec(setup).unwrap_or_default();
    blake3::hash(&text).to_hex().to_string()
}

fn play<G: Offer>(args: &Args, ready: &G::Ready, setup: String) -> Result<Book, Failure> {
    let bot = seats::bot(&args.bot)?;
    if args.games == 0 {
        return Err(Failure::say("cli-no-games"));
    }
    let measure = Measure::<G> {
        ready,
        setup,
        bot,
        games: args.games,
        seed: args.many.seed,
        part: args.part.unwrap_or((1, 1)),
        threads: threads(args.many.threads)?,
    };
    let bar = progress(measure.share());
    let book = measure.play(|| bar.inc(1));
    bar.finish_and_clear();
    Ok(book)
}

/// The book as it adds up, and what follows from it.
fn answer(book: &Book) -> Value {
    let cell = |sums: &Sums| {
        let means: serde_json::Map<String, Value> =
            sums.facts.iter().map(|(name, sum)| (name.clone(), json!(sums.mean(*sum as f64)))).collect();
        json!({
            "games": sums.games,
            "measured": sums.games >= ENOUGH,
            "share": sums.share(),
            "error": sums.error(),
            "score": sums.mean(sums.score as f64),
            "means": means,
        })
    };
    let tables: serde_json::Map<String, Value> = book
        .tables
        .iter()
        .map(|(table, cells)| {
            let cells: serde_json::Map<String, Value> =
                cells.iter().map(|(id, sums)| (id.clone(), cell(sums))).collect();
            (table.clone(), Value::Object(cells))
        })
        .collect();
    json!({ "counted": book, "missing": book.missing(), "tables": tables })
}

/// What a book tells in words.
struct Telling<'a, G: Offer> {
    text: &'a Text,
    ready: &'a G::Ready,
    book: &'a Book,
}

impl<G: Offer> Telling<'_, G> {
    fn tell(&self, out: &mut Output) {
        let book = self.book;
        let mean = if book.games == 0 { 0.0 } else { book.rounds as f64 / book.games as f64 };
        out.line(&self.text.say_with(
            "cli-balance",
            &[
                ("games", (book.games as i64).into()),
                ("planned", (book.planned as i64).into()),
                ("bot", book.bot.as_str().into()),
                ("rounds", format!("{mean:.1}").into()),
                ("stopped", (book.stopped as i64).into()),
            ],
        ));
        let missing: Vec<String> = book.missing().iter().map(u64::to_string).collect();
        if !missing.is_empty() {
            out.line(&self.text.say_with("cli-balance-missing", &[("parts", missing.join(", ").into())]));
        }
        for table in G::TABLES {
            if let Some(cells) = book.tables.get(*table) {
                out.line("");
                out.line(&self.text.plain(&G::table(table)));
                cells.iter().for_each(|(id, sums)| self.cell(table, id, sums, out));
            }
        }
        let sums: Vec<&str> = book.counts.keys().filter_map(|table| G::sums_of(table)).collect();
        for (table, cases) in book.counts.iter().filter(|(table, _)| !sums.contains(&table.as_str())) {
            out.line("");
            out.line(&self.text.plain(&G::table(table)));
            let sums = G::sums_of(table).and_then(|sums| book.counts.get(sums));
            for (id, count) in cases {
                let name = self.text.plain(&G::cell(self.ready, table, id));
                let sum = sums.and_then(|sums| sums.get(id)).filter(|_| *count > 0);
                let mean = sum.map(|sum| format!("{:6.2}", *sum as f64 / *count as f64)).unwrap_or_default();
                out.line(format!("  {count:8}  {mean}  {name}").trim_end());
            }
        }
    }

    fn cell(&self, table: &str, id: &str, sums: &Sums, out: &mut Output) {
        let name = self.text.plain(&G::cell(self.ready, table, id));
        if sums.games < ENOUGH {
            let games = sums.games as i64;
            let few = self.text.say_with("cli-balance-few", &[("games", games.into())]);
            return out.line(&format!("  {name}: {few}"));
        }
        let share = format!("{:5.1} %", 100.0 * sums.share());
        let error = format!("{:4.1}", 100.0 * sums.error());
        let score = format!("{:6.2}", sums.mean(sums.score as f64));
        let named = |(name, sum): (&String, &i64)| {
            let name = self.text.plain(&G::fact(name)?);
            Some(format!("{name} {:.2}", sums.mean(*sum as f64)))
        };
        let facts: Vec<String> = sums.facts.iter().filter_map(named).collect();
        out.line(&self.text.say_with(
            "cli-balance-cell",
            &[
                ("name", name.into()),
                ("games", (sums.games as i64).into()),
                ("share", share.into()),
                ("error", error.into()),
                ("score", score.into()),
                ("facts", facts.join(", ").into()),
            ],
        ));
    }
}
