//! A record that is looked at, and the file beside it for what is added.
//!
//! The record itself is only read. Variations, names, notes and verdicts go
//! into a side file, `game.review.jsonl` beside `game.jsonl`: a whole copy that
//! takes more lines, so that it needs neither the record nor its pack.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::record::{self, Chain, Cut, Opened, ReadError};
use super::{Game, Journal, JournalError};

/// What stands in the name of a side file before its ending.
const SIDE: &str = ".review";
/// How side files end.
const ENDING: &str = "jsonl";
/// So many side files are looked at; no record has nearly as many.
const MOST: u32 = 1000;

/// A record opened to be looked at.
pub struct Study<G: Game> {
    /// What was read: the record, or its side file if there is one that fits.
    pub opened: Opened<G>,
    /// Why the record was not read to its end, if so.
    pub cut: Option<Cut>,
    /// The side file that is cut, if it is not the record.
    pub cut_side: Option<PathBuf>,
    /// Where what is added goes; `None` for a record that lacks its start.
    pub page: Option<Page>,
    /// The side file of a review since which the game was played on.
    pub older: Option<Older>,
}

/// A side file that begins with less of the game than there is now. It stays as
/// it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Older {
    /// Where it is.
    pub path: PathBuf,
    /// Whether what it adds was taken over.
    pub carried: bool,
}

/// The file that takes what is added in a review.
#[derive(Debug, Clone)]
pub struct Page {
    path: PathBuf,
    text: Vec<u8>,
    chain: Chain,
    there: bool,
}

impl Page {
    fn of<G: Game>(path: PathBuf, opened: &Opened<G>, there: bool) -> Self {
        Self { path, text: opened.text.clone(), chain: opened.chain, there }
    }

    /// Where it is, or will be.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether there is such a file already.
    pub fn is_there(&self) -> bool {
        self.there
    }

    /// Opens it to be written on; it is made if it is not there.
    ///
    /// # Errors
    /// [`JournalError`]; what was read stays as it is.
    pub fn open(&self) -> Result<Journal, JournalError> {
        if self.there { Journal::go_on(&self.path, &self.text, self.chain) } else { self.copy(&self.path) }
    }

    /// Begins a file at another place with everything that was read.
    ///
    /// # Errors
    /// [`JournalError`]; a file that exists is left as it is.
    pub fn copy(&self, path: &Path) -> Result<Journal, JournalError> {
        Journal::begin(path, &self.text, self.chain)
    }
}

/// Whether a file is the side file of a record, by its name.
pub fn is_side(path: &Path) -> bool {
    record_of(path).is_some()
}

/// The record that a side file lies beside, by its name.
pub fn record_of(path: &Path) -> Option<PathBuf> {
    let stem = path.file_stem()?.to_str()?;
    let (name, number) = stem.rsplit_once(SIDE)?;
    let numbered = number.is_empty()
        || number.strip_prefix('-').is_some_and(|digits| digits.parse::<u32>().is_ok_and(|n| n > 1));
    let side = numbered && !name.is_empty() && path.extension().is_some_and(|end| end == ENDING);
    side.then(|| path.with_file_name(format!("{name}.{ENDING}")))
}

/// The side file of a record, or a further one.
fn side_of(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_stem().unwrap_or_default().to_owned();
    name.push(SIDE);
    if number > 1 {
        name.push(format!("-{number}"));
    }
    name.push(".");
    name.push(ENDING);
    path.with_file_name(name)
}

/// Opens a record to be looked at. Nothing is written.
///
/// # Errors
/// [`ReadError`] when not even its header can be used.
pub fn open<G: Game>(path: &Path) -> Result<Study<G>, ReadError> {
    let bytes = record::bytes_of(&mut File::open(path)?)?;
    if let Some(record) = record_of(path) {
        let opened = record::read::<G>(bytes)?;
        let sound = opened.cut.is_none() && !opened.relined;
        let page = if sound { Page::of(path.to_owned(), &opened, true) } else { fresh(&record, &opened) };
        return Ok(Study { cut_side: Some(path.to_owned()), ..study(opened, None, page, None) });
    }
    let mut found = Search { path, bytes, good: None, older: None };
    // What was written after a file was damaged lies in a further one.
    let mut damaged = None;
    for number in 1..MOST {
        let side = side_of(path, number);
        match fs::metadata(&side) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => break,
            Ok(data) if data.is_file() => {}
            _ => continue,
        }
        match found.try_side(side)? {
            Some((study, true)) => return Ok(study),
            Some((study, false)) => damaged = Some(study),
            None => {}
        }
    }
    if let Some(study) = damaged {
        return Ok(study);
    }
    let mut opened = found.record()?;
    let cut = opened.cut.clone();
    let older = found.older.map(|path| {
        let with = carry(&opened, &path);
        let carried = with.is_some();
        if let Some(with) = with {
            opened = with;
        }
        Older { path, carried }
    });
    let page = fresh(path, &opened);
    Ok(study(opened, cut, page, older))
}

fn study<G: Game>(opened: Opened<G>, cut: Option<Cut>, page: Page, older: Option<Older>) -> Study<G> {
    let cut = cut.or_else(|| opened.cut.clone());
    let page = opened.started.then_some(page);
    Study { opened, cut, cut_side: None, page, older }
}

/// A side file that is still to be made, with the first free name.
fn fresh<G: Game>(record: &Path, opened: &Opened<G>) -> Page {
    let free = (1..MOST).map(|number| side_of(record, number)).find(|side| !side.exists());
    Page::of(free.unwrap_or_else(|| side_of(record, MOST)), opened, false)
}

/// Looks for the side file that belongs to a record.
struct Search<'a, G: Game> {
    path: &'a Path,
    bytes: Vec<u8>,
    /// The record, once it had to be read.
    good: Option<Opened<G>>,
    older: Option<PathBuf>,
}

impl<G: Game> Search<'_, G> {
    fn record(&mut self) -> Result<Opened<G>, ReadError> {
        match self.good.take() {
            Some(opened) => Ok(opened),
            None => record::read::<G>(std::mem::take(&mut self.bytes)),
        }
    }

    /// The review in a side file if it begins with the record as it is now, and
    /// whether the file is whole.
    fn try_side(&mut self, side: PathBuf) -> Result<Option<(Study<G>, bool)>, ReadError> {
        let Ok(there) =
            File::open(&side).map_err(ReadError::Io).and_then(|mut file| record::bytes_of(&mut file))
        else {
            return Ok(None);
        };
        // Most side files begin with the whole record, which need not be read then.
        let whole = self.bytes.ends_with(b"\n") && there.starts_with(&self.bytes);
        let mut cut = None;
        if !whole {
            let good = self.record()?;
            let fits = there.starts_with(&whole_lines(&good.text));
            cut.clone_from(&good.cut);
            self.good = Some(good);
            if !fits {
                self.older = Some(side);
                return Ok(None);
            }
        }
        let Ok(opened) = record::read::<G>(there) else { return Ok(None) };
        let sound = opened.cut.is_none() && !opened.relined;
        let cut_side = cut.is_none().then(|| side.clone());
        let page = if sound { Page::of(side, &opened, true) } else { fresh(self.path, &opened) };
        Ok(Some((Study { cut_side, ..study(opened, cut, page, None) }, sound)))
    }
}

/// A record that has grown, with what an older side file adds: its lines follow
/// those of the record, and the steps in them get other numbers. `None` if the
/// file is of another game or can't be read.
fn carry<G: Game>(record: &Opened<G>, older: &Path) -> Option<Opened<G>> {
    let bytes = record::bytes_of(&mut File::open(older).ok()?).ok()?;
    let side = record::read::<G>(bytes).ok()?.text;
    let mut text = whole_lines(&record.text);
    let same = lines(&text).zip(lines(&side)).take_while(|(own, other)| own == other).count();
    let copied = lines(&side).take(same).filter(|line| line.starts_with(br#"{"step":"#)).count();
    let (first, last) = (copied as u64 + 1, record.timeline.count() as u64);
    // A header alone may begin many games.
    if same < 2 {
        return None;
    }
    let mut chain = record.chain;
    for line in lines(&side).skip(same) {
        let mut entry: serde_json::Map<String, serde_json::Value> = serde_json::from_slice(line).ok()?;
        entry.remove("sum");
        for fields in entry.values_mut() {
            for name in ["id", "parent", "to"] {
                let moved = fields.get(name).and_then(serde_json::Value::as_u64).filter(|id| *id >= first);
                if let Some(id) = moved {
                    fields[name] = (id - first + last).into();
                }
            }
        }
        text.extend(chain.seal(&entry).ok()?);
    }
    record::read::<G>(text).ok().filter(|opened| opened.cut.is_none())
}

/// The lines of a text.
fn lines(text: &[u8]) -> impl Iterator<Item = &[u8]> {
    text.split(|byte| *byte == b'\n').filter(|line| !line.is_empty())
}

/// Lines that end as lines do.
fn whole_lines(text: &[u8]) -> Vec<u8> {
    let mut text = text.to_vec();
    if !text.ends_with(b"\n") {
        text.push(b'\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{record_of, side_of};

    #[test]
    fn side_files_are_known_by_their_names() {
        let record = Path::new("saves/a.b.jsonl");
        for number in [1, 2, 17] {
            assert_eq!(record_of(&side_of(record, number)).as_deref(), Some(record));
        }
        for other in ["a.jsonl", "review.jsonl", ".review.jsonl", "a.review-x.jsonl", "a.review.txt"] {
            assert_eq!(record_of(Path::new(other)), None, "{other}");
        }
    }
}
