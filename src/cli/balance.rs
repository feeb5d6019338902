//! `balance`: many games of one bot against itself, counted.

use serde_json::{Value, json};

use super::args::Balance as Args;
use super::output::Output;
use super::{Context, Failure, parts, prepare, progress, seats, with_game};
use crate::bots::{Book, Measure, Sums};
use crate::engine::Offer;
use crate::registry::Visitor;
use crate::text::Text;

/// Cells with fewer games are shown as not measured.
const ENOUGH: u64 = 200;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Args, context: &Context) -> Result<u8, Failure> {
    let merged =
        if args.merge.is_empty() { None } else { Some(parts::merge::<Book>(&args.merge, "balance")?) };
    let game = merged.as_ref().map_or(args.many.game.as_str(), |book| book.game.as_str());
    with_game(game, Counted { args, context, merged: merged.as_ref() })??;
    Ok(0)
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
        let species = args.many.species.as_deref();
        let (setup, ready) = prepare::<G>(context, args.layout.as_deref(), species, args.colonies)?;
        let book = match merged {
            Some(book) => book.clone(),
            None => play::<G>(args, &ready, &setup)?,
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

fn play<G: Offer>(args: &Args, ready: &G::Ready, setup: &G::Setup) -> Result<Book, Failure> {
    let bot = seats::bot(&args.bot)?;
    let plan = parts::plan(ready, setup, args.games.some()?, args.part, &args.many)?;
    let measure = Measure::<G> { plan, bot };
    let bar = progress(measure.plan.share());
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
            out.line(&self.text.say_with("cli-part-missing", &[("parts", missing.join(", ").into())]));
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
