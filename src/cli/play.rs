//! `play`, `review` and `edit`: what the window is to open with. Everything that can be wrong is
//! said before there is a window.

use std::path::{Path, PathBuf};

use super::args::{Edit, Play, Review};
use super::{Context, Failure, Log, seats, told, with_game};
use crate::editor::files;
use crate::engine::record::peek;
use crate::engine::{Offer, Sources, Who};
use crate::registry::{GAMES, Visitor, shelf};
use crate::text::{Lang, Text};

/// What the window opens with.
pub struct Order {
    /// Language of the command line.
    pub lang: Lang,
    /// Whether the language was asked for, not just found in the environment.
    pub lang_asked: bool,
    /// The game to choose in the lobby, if one was named or meant.
    pub game: Option<String>,
    /// The folder of a pack.
    pub pack: Option<PathBuf>,
    /// The file of a layout.
    pub layout: Option<PathBuf>,
    /// What each seat is in the game.
    pub species: Option<String>,
    /// Who plays, seat by seat.
    pub seats: Option<Vec<Who>>,
    /// The seed of all draws.
    pub seed: Option<u64>,
    /// A record to go on with or to look at.
    pub file: Option<PathBuf>,
    /// Whether the record is only to be looked at.
    pub review: bool,
    /// Whether maps are to be drawn: the file is one.
    pub edit: bool,
    text: Text,
    /// Lasts as long as the window.
    _log: Option<Log>,
}

impl std::fmt::Debug for Order {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Order").field("seats", &self.seats).field("file", &self.file).finish_non_exhaustive()
    }
}

impl Order {
    /// What to say when there is no window to open: why, and what works
    /// without one.
    pub fn no_window(&self, why: &str) -> String {
        self.text.say_with("cli-no-display", &[("why", why.trim().trim_end_matches('.').into())])
    }

    /// What to say when this program was built without its window.
    pub fn built_without(&self) -> String {
        self.text.say("cli-no-window")
    }
}

/// Looks through the arguments of `review`.
pub(super) fn review(args: Review, context: &Context) -> Result<Order, Failure> {
    let mut order = order(Play { file: Some(args.file), ..Play::default() }, context)?;
    order.review = true;
    Ok(order)
}

/// Looks through the arguments of `edit`.
pub(super) fn edit(args: Edit, context: &Context) -> Result<Order, Failure> {
    if let Some(file) = &args.file {
        told::a_file(file)?;
        readable(file)?;
    }
    let mut order = order(Play::default(), context)?;
    order.file = args.file;
    order.edit = true;
    Ok(order)
}

/// Whether a file is a map or a set of tiles of any game.
fn readable(file: &Path) -> Result<(), Failure> {
    let (text, _) = files::open(file).map_err(|fault| Failure::Said(fault.line()))?;
    let mut reason = None;
    for studio in shelf().iter().filter_map(|game| game.studio()) {
        match studio.craft.read(&text) {
            Ok(_) => return Ok(()),
            Err(_) if studio.craft.read_tiles(&text).is_ok() => return Ok(()),
            Err(fault) => reason = reason.or(Some(fault.0)),
        }
    }
    if peek(file).is_ok() {
        return Err(Failure::about("cli-edit-record", file));
    }
    reason.map_or(Ok(()), |reason| Err(Failure::about("cli-no-map", file).with("why", reason)))
}

/// Looks through the arguments.
pub(super) fn order(args: Play, context: &Context) -> Result<Order, Failure> {
    let seats = args.seats.as_deref().map(seats::players).transpose()?;
    let game = args.game.as_deref().unwrap_or(GAMES[0]);
    let is_meant = args.game.is_some()
        || seats.is_some()
        || args.layout.is_some()
        || args.species.is_some()
        || context.pack.is_some();
    if let Some(file) = &args.file {
        if context.pack.is_some() {
            let conflict = Failure::say("cli-bad-conflict").with("arg", "--pack".to_owned());
            return Err(conflict.with("other", file.display().to_string()));
        }
        told::a_file(file)?;
        let peeked = peek(file).map_err(|error| told::unreadable(file, error))?;
        if !GAMES.contains(&peeked.game.as_str()) {
            return Err(told::unknown_game(file, &peeked.game));
        }
    } else {
        let count = seats.as_ref().map(Vec::len);
        with_game(game, Content { count, args: &args, context })??;
    }
    Ok(Order {
        lang: context.text.lang(),
        lang_asked: context.lang_asked,
        game: is_meant.then(|| game.to_owned()),
        pack: context.pack.clone(),
        layout: args.layout,
        species: args.species,
        seats,
        seed: args.seed,
        file: args.file,
        review: false,
        edit: false,
        text: Text::new(context.text.lang()),
        _log: context.log(cfg!(feature = "window")),
    })
}

/// Tries whether content and seats go together.
struct Content<'a> {
    count: Option<usize>,
    args: &'a Play,
    context: &'a Context,
}

impl Visitor for Content<'_> {
    type Out = Result<(), Failure>;

    fn visit<G: Offer>(self) -> Self::Out {
        if let Some(count) = self.count {
            seats::fits(count, &G::SEATS)?;
        }
        let named = self.args.layout.is_some() || self.args.species.is_some() || self.context.pack.is_some();
        if !named {
            return Ok(());
        }
        let sources = Sources {
            pack: self.context.pack.as_deref(),
            layout: self.args.layout.as_deref(),
            species: self.args.species.as_deref(),
        };
        let counts = match self.count {
            Some(count) => count..=count,
            None => G::SEATS,
        };
        // Without seats the lobby still lets the player choose a number that fits.
        let mut faults = Vec::new();
        for count in counts {
            match G::setup(&sources, count).and_then(|setup| G::check(&setup)) {
                Ok(_) => return Ok(()),
                Err(problems) => faults = problems,
            }
        }
        Err(Failure::Faults(faults))
    }
}
