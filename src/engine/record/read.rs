//! Reading records, which may be damaged or hostile.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};

use super::upgrade::{is_current, upgrade};
use super::{Chain, Entry, FORMAT, Header, Player, Stamp};
use crate::engine::kept::place;
use crate::engine::{Fold, Game, Misfit, NoStep, Played, Problem, StepId, Timeline};

/// Larger files are no records.
const MOST_BYTES: u64 = 256 << 20;

/// Why a file cannot be opened as a record at all.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The system does not give it.
    #[error("the file cannot be read: {0}")]
    Io(#[from] io::Error),
    /// It is far larger than any game.
    #[error("the file is larger than {} MB and cannot be a recorded game", MOST_BYTES >> 20)]
    TooLarge,
    /// It does not begin with a header.
    #[error("this is not a recorded game: its first line is no header of Formicarium")]
    NoRecord,
    /// The first line was changed or cut short.
    #[error("the first line of the record is damaged, and nothing can be read without it; use another copy")]
    DamagedHeader,
    /// It was written by a later version.
    #[error(
        "the record has format {found}, and this program knows formats up to {FORMAT}; use a newer version"
    )]
    NewerFormat {
        /// Its format.
        found: u32,
    },
    /// It belongs to another game.
    #[error("this is a record of the game {found:?}, not of {expected:?}")]
    OtherGame {
        /// The game it is of.
        found: String,
        /// The game that was asked for.
        expected: &'static str,
    },
    /// The header is sound, but not what a header should be.
    #[error("the header of the record cannot be understood: {0}")]
    Header(String),
    /// The setup in it has faults.
    #[error("the setup in the record has {} faults, the first at {}", .0.len(), .0.first().map_or("", |fault| &fault.place))]
    Setup(Vec<Problem>),
    /// The position in it belongs to another setup.
    #[error("the position in the record does not fit its setup: {0}")]
    Position(Misfit),
}

/// What a header says to those who need not know the game.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Peek {
    /// Version of the format.
    pub formicarium: u32,
    /// [`Game::ID`] of its game.
    pub game: String,
    /// Version of the rules it was begun with.
    pub rules: u32,
    /// Version of the program it was begun with.
    pub program: String,
    /// Who played each seat at first.
    pub seats: Vec<Player>,
    /// blake3 of its setup.
    pub hash: String,
}

/// Why the lines from here on are not used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The last line lacks its end: the program was stopped while writing.
    #[error("the line is incomplete")]
    Incomplete,
    /// The bytes of the line, or of one before, were changed.
    #[error("the checksum does not match: the line was changed or lines are missing")]
    Sum,
    /// It is no line of a record.
    #[error("the line cannot be understood: {0}")]
    Form(String),
    /// An event does not fit.
    #[error("{0}")]
    Misfit(#[from] Misfit),
    /// A line that cannot come here.
    #[error("the line is out of place: {0}")]
    Order(&'static str),
    /// It speaks of a step that is not there.
    #[error("{0}")]
    NoStep(#[from] NoStep),
}

/// Where the good part of a record ends before the file does.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line} ends the readable part: {fault}")]
pub struct Cut {
    /// The first line that is not used, counted from 1, the header.
    pub line: usize,
    /// Why.
    pub fault: Fault,
}

/// The first step after which the state is another than when it was recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("step {} leads to another state than when it was recorded: expected {expected}, found {found}", step.0)]
pub struct Drift {
    /// The step.
    pub step: StepId,
    /// The recorded digest.
    pub expected: Stamp,
    /// The digest now.
    pub found: Stamp,
}

/// A record as far as it can be read.
pub struct Opened<G: Game> {
    /// Its header.
    pub header: Header<G::Setup>,
    /// The setup, checked.
    pub ready: G::Ready,
    /// The state that the start's events are folded onto.
    pub base: G::State,
    /// All its steps, with the cursor where the game was left.
    pub timeline: Timeline<G, Played<G::Action>>,
    /// The variation that the next step belongs to.
    pub variation: u32,
    /// Who plays each seat where the record ends.
    pub players: Vec<Player>,
    /// Whether the start was recorded.
    pub started: bool,
    /// Whether the game was played to its end.
    pub ended: bool,
    /// Why it was not read to the end of the file, if so.
    pub cut: Option<Cut>,
    /// The first step with another digest, if there is one.
    pub drift: Option<Drift>,
    /// Whether line ends were changed to those of Windows, as some editors and
    /// tools do. Nothing is lost by that, and the record is read all the same.
    pub relined: bool,
    /// The bytes of the good part, with the line ends that were written.
    pub text: Vec<u8>,
    /// The chain of checksums where the good part ends.
    pub chain: Chain,
}

impl<G: Game> Opened<G> {
    /// Where the game stands: at the end of its main line if it is over,
    /// whatever was tried beside it since; else where it was left.
    pub fn stands(&self) -> StepId {
        let end = self.timeline.main_line_from(StepId::START).last();
        end.filter(|_| self.ended).unwrap_or(self.timeline.cursor())
    }

    /// How many steps lie in variations.
    pub fn aside(&self) -> usize {
        let in_one = |id: &StepId| self.timeline.info(*id).is_some_and(|played| played.variation > 0);
        self.timeline.ids().filter(in_one).count()
    }
}

/// Reads the record in a file. The file is not changed.
///
/// # Errors
/// [`ReadError`] when not even the header can be used.
pub fn load<G: Game>(path: &Path) -> Result<Opened<G>, ReadError> {
    read(bytes_of(&mut File::open(path)?)?)
}

/// Reads what a record's header says whatever its game is.
///
/// # Errors
/// [`ReadError`] when the file is no record.
pub fn peek(path: &Path) -> Result<Peek, ReadError> {
    let file = File::open(path)?;
    if file.metadata()?.len() > MOST_BYTES {
        return Err(ReadError::TooLarge);
    }
    let mut line = Vec::new();
    BufReader::new(file.take(MOST_BYTES)).read_until(b'\n', &mut line)?;
    let line = line.strip_suffix(b"\n").unwrap_or(&line);
    let (head, _) = header::<IgnoredAny>(bare(line), &mut Chain::default())?;
    let Header { formicarium, game, rules, program, seats, hash, .. } = head;
    Ok(Peek { formicarium, game, rules, program, seats, hash })
}

pub(in crate::engine) fn bytes_of(file: &mut File) -> Result<Vec<u8>, ReadError> {
    let mut bytes = Vec::new();
    if file.take(MOST_BYTES + 1).read_to_end(&mut bytes)? as u64 > MOST_BYTES {
        return Err(ReadError::TooLarge);
    }
    Ok(bytes)
}

/// Reads a record out of its bytes.
///
/// # Errors
/// [`ReadError`] when not even the header can be used.
pub fn read<G: Game>(bytes: Vec<u8>) -> Result<Opened<G>, ReadError> {
    let first = bytes.split(|byte| *byte == b'\n').next().unwrap_or_default();
    let mut chain = Chain::default();
    let relined = first.ends_with(b"\r");
    let (header, format) = header::<G::Setup>(bare(first), &mut chain)?;
    if header.game != G::ID {
        return Err(ReadError::OtherGame { found: header.game, expected: G::ID });
    }
    let ready = G::check(&header.setup).map_err(ReadError::Setup)?;
    if header.seats.len() != G::seats(&ready) {
        return Err(ReadError::Header("it names another number of seats than its setup".to_owned()));
    }
    let base = match &header.position {
        Some(position) => G::restore(&ready, position).map_err(ReadError::Position)?,
        None => G::blank(&ready),
    };
    let opened = Opened::<G> {
        players: header.seats.clone(),
        timeline: Timeline::new(base.clone(), &[]),
        header,
        ready,
        variation: 0,
        started: false,
        ended: false,
        cut: None,
        drift: None,
        relined,
        text: Vec::new(),
        chain,
        base,
    };
    let good = first.len();
    let state = G::State::clone(&opened.base);
    Ok(Reader { opened, state, format, line: 1, scratch: Vec::new() }.read(bytes, good))
}

/// A line without the carriage return that a changed line end left in it:
/// none is ever written, since lines are JSON.
fn bare(line: &[u8]) -> &[u8] {
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Lines that end as they were written.
fn unixed(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(bytes.len());
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        match line.strip_suffix(b"\r\n") {
            Some(line) => {
                text.extend_from_slice(line);
                text.push(b'\n');
            }
            None => text.extend_from_slice(bare(line)),
        }
    }
    text
}

fn header<S: DeserializeOwned>(line: &[u8], chain: &mut Chain) -> Result<(Header<S>, u32), ReadError> {
    #[derive(Deserialize)]
    struct Format {
        formicarium: u32,
    }
    let format: Format = match serde_json::from_slice(line) {
        Ok(format) => format,
        Err(_) if line.starts_with(br#"{"formicarium":"#) => return Err(ReadError::DamagedHeader),
        Err(_) => return Err(ReadError::NoRecord),
    };
    if format.formicarium == 0 {
        return Err(ReadError::NoRecord);
    }
    if format.formicarium > FORMAT {
        return Err(ReadError::NewerFormat { found: format.formicarium });
    }
    let mut body = chain.open(line).ok_or(ReadError::DamagedHeader)?.to_vec();
    body.push(b'}');
    let understood = if is_current(format.formicarium) {
        let mut from = serde_json::Deserializer::from_slice(&body);
        serde_path_to_error::deserialize(&mut from).map_err(|error| error.to_string())
    } else {
        older(format.formicarium, "", 1, &body)
    };
    Ok((understood.map_err(ReadError::Header)?, format.formicarium))
}

fn older<T: DeserializeOwned>(format: u32, game: &str, line: usize, body: &[u8]) -> Result<T, String> {
    let mut raw = serde_json::from_slice(body).map_err(|error| error.to_string())?;
    upgrade(format, game, line, &mut raw);
    serde_json::from_value(raw).map_err(|error| error.to_string())
}

type Recorded<G> = Entry<<G as Game>::Action, Vec<<G as Fold>::Event>>;

struct Reader<G: Game> {
    opened: Opened<G>,
    /// The state at the cursor, to try events on before the time line has them.
    state: G::State,
    format: u32,
    line: usize,
    scratch: Vec<u8>,
}

impl<G: Game> Reader<G> {
    fn read(mut self, mut bytes: Vec<u8>, header: usize) -> Opened<G> {
        let mut good = bytes.len().min(header + 1);
        while good < bytes.len() {
            self.line += 1;
            let rest = &bytes[good..];
            let end = rest.iter().position(|byte| *byte == b'\n');
            let line = &rest[..end.unwrap_or(rest.len())];
            if let Err(fault) = self.line(bare(line)) {
                let fault = if end.is_none() { Fault::Incomplete } else { fault };
                self.opened.cut = Some(Cut { line: self.line, fault });
                break;
            }
            self.opened.relined |= line.ends_with(b"\r");
            good = end.map_or(bytes.len(), |end| good + end + 1);
        }
        bytes.truncate(good);
        self.opened.text = if self.opened.relined { unixed(&bytes) } else { bytes };
        self.opened
    }

    fn line(&mut self, line: &[u8]) -> Result<(), Fault> {
        let mut chain = self.opened.chain;
        let body = chain.open(line).ok_or(Fault::Sum)?;
        self.scratch.clear();
        self.scratch.extend_from_slice(body);
        self.scratch.push(b'}');
        let entry: Recorded<G> = if is_current(self.format) {
            serde_json::from_slice(&self.scratch).map_err(|error| Fault::Form(error.to_string()))?
        } else {
            older(self.format, G::ID, self.line, &self.scratch).map_err(Fault::Form)?
        };
        self.entry(entry)?;
        self.opened.chain = chain;
        Ok(())
    }

    fn entry(&mut self, entry: Recorded<G>) -> Result<(), Fault> {
        if self.opened.started == matches!(entry, Entry::Start { .. }) {
            return Err(Fault::Order("a game starts once, before everything else"));
        }
        let opened = &mut self.opened;
        match entry {
            Entry::Start { events, state } => self.start(&events, state),
            Entry::Step { .. } => self.step(entry),
            Entry::Goto { to, variation } => self.goto(to, variation),
            Entry::Promote { id } => Ok(opened.timeline.promote(id).map(drop)?),
            Entry::Drop { id } => {
                opened.timeline.drop_step(id)?;
                self.state.clone_from(opened.timeline.state());
                Ok(())
            }
            Entry::Name { id, text } => Ok(opened.timeline.set_name(id, &text)?),
            Entry::Note { id, text } => Ok(opened.timeline.set_note(id, &text)?),
            Entry::Judge { id, verdict } => Ok(opened.timeline.set_verdict(id, verdict)?),
            Entry::Seat { seat, who } => {
                let player =
                    opened.players.get_mut(seat.index()).ok_or(Fault::Order("there is no such seat"))?;
                player.who = who;
                Ok(())
            }
            Entry::End { .. } => {
                opened.ended = true;
                Ok(())
            }
        }
    }

    fn start(&mut self, events: &[G::Event], stamp: Stamp) -> Result<(), Fault> {
        if self.opened.header.position.is_some() && !events.is_empty() {
            return Err(Fault::Order("a game from a position starts without events"));
        }
        self.fold(events)?;
        self.opened.timeline = Timeline::new(self.opened.base.clone(), events);
        self.opened.started = true;
        self.compare(StepId::START, stamp);
        Ok(())
    }

    fn step(&mut self, step: Recorded<G>) -> Result<(), Fault> {
        let Entry::Step { id, parent, seat, variation, barrier, action, events, state } = step else {
            return Err(Fault::Order("a step is needed here"));
        };
        let timeline = &self.opened.timeline;
        if id.0 as usize != timeline.count() || parent != timeline.cursor() {
            return Err(Fault::Order("steps are numbered one after another and follow the cursor"));
        }
        if seat.index() >= self.opened.players.len() || variation > id.0 {
            return Err(Fault::Order("there is no such seat or variation"));
        }
        let turn = G::clock(&self.state).turn;
        self.fold(&events)?;
        let opens_turn = G::clock(&self.state).turn != turn;
        let among = place(&self.opened.timeline, variation);
        let played = Played { seat, action, variation, barrier, opens_turn };
        self.opened.timeline.push(&events, played, among);
        self.opened.variation = variation;
        self.compare(id, state);
        Ok(())
    }

    fn goto(&mut self, to: StepId, variation: u32) -> Result<(), Fault> {
        if variation as usize > self.opened.timeline.count() {
            return Err(Fault::Order("there is no such variation"));
        }
        self.opened.timeline.seek(to)?;
        self.opened.variation = variation;
        self.state.clone_from(self.opened.timeline.state());
        Ok(())
    }

    fn fold(&mut self, events: &[G::Event]) -> Result<(), Misfit> {
        for event in events {
            G::admits(&self.state, event)?;
            G::fold(&mut self.state, event);
        }
        Ok(())
    }

    fn compare(&mut self, step: StepId, expected: Stamp) {
        let comparable = self.opened.drift.is_none() && expected.version == G::DIGEST;
        if comparable {
            let found = Stamp::of::<G>(&self.state);
            self.opened.drift = (found != expected).then_some(Drift { step, expected, found });
        }
    }
}
