//! `arena`: a tournament between bots.

use serde_json::{Value, json};

use super::args::Arena as Args;
use super::output::Output;
use super::{Context, Failure, parts, prepare, progress, seats, with_game};
use crate::bots::{MOST_BOTS, Rating, Spec, Standings, Tournament, ratings};
use crate::engine::Offer;
use crate::registry::Visitor;
use crate::text::Text;

/// Runs the command.
///
/// # Errors
/// Why it could not be done.
pub(super) fn run(args: &Args, context: &Context) -> Result<u8, Failure> {
    let standings = if args.merge.is_empty() {
        with_game(&args.many.game, Played { args, context })??
    } else {
        parts::merge(&args.merge, "arena")?
    };
    let mut out = Output::default();
    let told = Told { ratings: ratings(&standings), standings: &standings };
    if args.many.json {
        out.json(&told.value());
    } else {
        told.tell(&context.text, &mut out);
    }
    out.flush()?;
    Ok(0)
}

struct Played<'a> {
    args: &'a Args,
    context: &'a Context,
}

impl Visitor for Played<'_> {
    type Out = Result<Standings, Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        let Self { args, context } = self;
        let bots = bots(args)?;
        let species = args.many.species.as_deref();
        let (setup, ready) = prepare::<G>(context, args.layout.as_deref(), species, args.seats.colonies)?;
        let plan = parts::plan(&ready, &setup, args.games.count, args.part, &args.many)?;
        let tournament = Tournament::<G> { plan, bots: &bots };
        let match_ups = tournament.match_ups().len();
        if args.games.count < match_ups as u64 {
            return Err(Failure::say("cli-arena-games").with("count", match_ups as i64));
        }
        let bar = progress(tournament.plan.share());
        let standings = tournament.play(|| bar.inc(1));
        bar.finish_and_clear();
        Ok(standings)
    }
}

/// Who takes part: enough for a table, and nobody twice.
fn bots(args: &Args) -> Result<Vec<Spec>, Failure> {
    let bots = seats::named(args.bots.as_deref().unwrap_or_default())?;
    if let Some(twice) = bots.iter().enumerate().find(|(place, bot)| bots[..*place].contains(bot)) {
        return Err(Failure::say("cli-arena-twice").with("bot", twice.1.to_string()));
    }
    if !(args.seats.colonies..=MOST_BOTS).contains(&bots.len()) {
        return Err(Failure::say("cli-arena-bots")
            .with("count", bots.len() as i64)
            .with("colonies", args.seats.colonies as i64)
            .with("most", MOST_BOTS as i64));
    }
    Ok(bots)
}

/// Standings with what follows from them.
struct Told<'a> {
    standings: &'a Standings,
    ratings: Vec<Rating>,
}

impl Told<'_> {
    /// The standings as they add up, and what follows from them; what was not
    /// measured is null.
    fn value(&self) -> Value {
        let all = 0..self.standings.bots.len();
        let bots: Vec<Value> = all.clone().map(|bot| self.bot(bot)).collect();
        let pairs = all.clone().flat_map(|one| all.clone().map(move |other| (one, other)));
        let pairs = pairs.filter(|(one, other)| one != other);
        json!({
            "counted": self.standings,
            "missing": self.standings.missing(),
            "bots": bots,
            "versus": pairs.map(|(one, other)| self.pair(one, other)).collect::<Vec<_>>(),
        })
    }

    fn bot(&self, bot: usize) -> Value {
        let showing = self.standings.showing(bot);
        let rating = Some(self.ratings[bot]).filter(|_| showing.games > 0);
        json!({
            "bot": self.standings.bots[bot],
            "games": showing.games,
            "share": showing.share,
            "score": showing.score,
            "elo": rating.map(|rating| rating.elo),
            "error": rating.map(|rating| rating.error),
            "interval": rating.map(|rating| rating.interval()),
        })
    }

    fn pair(&self, one: usize, other: usize) -> Value {
        let versus = self.standings.versus(one, other);
        let met = versus.games > 0;
        json!({
            "bot": self.standings.bots[one],
            "against": self.standings.bots[other],
            "games": versus.games,
            "share": met.then_some(versus.share),
            "error": met.then_some(versus.error),
        })
    }

    fn tell(&self, text: &Text, out: &mut Output) {
        let standings = self.standings;
        out.line(&text.say_with(
            "cli-arena",
            &[
                ("games", (standings.games as i64).into()),
                ("planned", (standings.planned as i64).into()),
                ("bots", standings.bots.len().into()),
                ("colonies", standings.seats.into()),
                ("stopped", (standings.stopped as i64).into()),
            ],
        ));
        let missing: Vec<String> = standings.missing().iter().map(u64::to_string).collect();
        if !missing.is_empty() {
            out.line(&text.say_with("cli-part-missing", &[("parts", missing.join(", ").into())]));
        }
        let mut order: Vec<usize> = (0..standings.bots.len()).collect();
        order.sort_by(|one, other| self.ratings[*other].elo.total_cmp(&self.ratings[*one].elo));
        out.line("");
        out.line(&text.say("cli-arena-ratings"));
        order.iter().for_each(|bot| out.line(&self.rating(*bot, text)));
        out.line("");
        out.line(&text.say("cli-arena-versus"));
        self.table(&order, out);
    }

    fn rating(&self, bot: usize, text: &Text) -> String {
        let showing = self.standings.showing(bot);
        let rating = self.ratings[bot];
        let width = rating.interval().1 - rating.elo;
        let measured = format!("{:+6.0} +- {width:3.0}", rating.elo);
        text.say_with(
            "cli-arena-bot",
            &[
                ("elo", if showing.games == 0 { format!("{:>13}", "-") } else { measured }.into()),
                ("bot", format!("{:w$}", self.standings.bots[bot], w = self.width()).into()),
                ("share", format!("{:5.1}", 100.0 * showing.share).into()),
                ("games", (showing.games as i64).into()),
                ("score", format!("{:.2}", showing.score).into()),
            ],
        )
    }

    /// Rows against columns, the strongest first.
    fn table(&self, order: &[usize], out: &mut Output) {
        let width = self.width();
        let columns =
            order.iter().map(|bot| format!("  {:>w$}", self.standings.bots[*bot], w = width.max(13)));
        out.line(&format!("  {:width$}{}", "", columns.collect::<String>()));
        for one in order {
            let cells = order.iter().map(|other| {
                let versus = self.standings.versus(*one, *other);
                let (share, error) = (100.0 * versus.share, 100.0 * versus.error);
                let known = one != other && versus.games > 0;
                let cell = if known { format!("{share:5.1} +- {error:4.1}") } else { "-".to_owned() };
                format!("  {cell:>w$}", w = width.max(13))
            });
            out.line(&format!("  {:width$}{}", self.standings.bots[*one], cells.collect::<String>()));
        }
    }

    /// Columns that the longest name takes.
    fn width(&self) -> usize {
        self.standings.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0)
    }
}
