//! Stamps that are kept: each is a map of its own in a folder, so that it can
//! be handed on and opened like any other.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use hexx::Hex;

use crate::editor::files::{self, FileFault};
use crate::editor::{Craft, Drawing, Extent, Piece, Sheet, Stamp};
use crate::engine::Line;

/// How many stamps are kept.
pub(super) const MOST: usize = 40;

/// A stamp with its file.
pub(super) struct Kept {
    pub stamp: Stamp,
    path: Option<PathBuf>,
}

/// The stamps of a game.
pub(super) struct Stamps {
    folder: PathBuf,
    pub list: Vec<Kept>,
}

impl Stamps {
    /// The stamps in a folder, by their names. What is no stamp is left alone.
    pub fn open(folder: PathBuf, craft: &dyn Craft) -> Self {
        let entries = folder.read_dir().into_iter().flatten().flatten().map(|entry| entry.path());
        let mut paths: Vec<PathBuf> =
            entries.filter(|path| path.extension().is_some_and(|ending| ending == "json")).collect();
        paths.sort();
        let list = paths.into_iter().filter_map(|path| read(path, craft)).take(MOST).collect();
        Self { folder, list }
    }

    /// Keeps a stamp.
    ///
    /// # Errors
    /// Why it can't be kept on disk; it is kept as long as the program runs.
    pub fn keep(&mut self, stamp: Stamp, craft: &dyn Craft) -> Result<(), Line> {
        if self.list.len() >= MOST {
            return Err(Line::new("studio-stamps-full").with("most", MOST as i64));
        }
        let text = text(&stamp, craft);
        let saved = std::fs::create_dir_all(&self.folder)
            .map_err(|error| FileFault::Write { path: self.folder.clone(), error })
            .and_then(|()| save(&self.folder, &text));
        let path = saved.as_ref().ok().cloned();
        self.list.push(Kept { stamp, path });
        saved.map(drop).map_err(|fault| fault.line())
    }

    /// Throws a stamp away.
    pub fn drop(&mut self, index: usize) {
        if index >= self.list.len() {
            return;
        }
        if let Some(path) = self.list.remove(index).path
            && let Err(error) = std::fs::remove_file(&path)
        {
            log::warn!("{} cannot be removed: {error}", path.display());
        }
    }
}

/// Saves under the first name that nobody has.
fn save(folder: &Path, text: &str) -> Result<PathBuf, FileFault> {
    let mut number = 1;
    loop {
        let path = folder.join(format!("stamp-{number:04}.json"));
        match files::save(&path, text, None) {
            Ok(_) => return Ok(path),
            Err(FileFault::Exists(_)) if number < 9999 => number += 1,
            Err(fault) => return Err(fault),
        }
    }
}

fn read(path: PathBuf, craft: &dyn Craft) -> Option<Kept> {
    let text = files::open(&path).map_err(|fault| log::warn!("{fault}")).ok()?.0;
    let Some(stamp) = of_text(&text, craft) else {
        log::warn!("{} is no stamp", path.display());
        return None;
    };
    Some(Kept { stamp, path: Some(path) })
}

/// A stamp as the text of a map.
pub(super) fn text(stamp: &Stamp, craft: &dyn Craft) -> String {
    craft.write(&drawn(stamp))
}

/// The stamp that a map is, unless there is nothing on it.
pub(super) fn of_text(text: &str, craft: &dyn Craft) -> Option<Stamp> {
    let drawing = craft.read(text).ok()?;
    let cells = drawing.grid.runs().into_iter().flat_map(|run| run.hexes().map(move |hex| (hex, run.paint)));
    let around = |piece: &Piece| (piece.clone(), craft.shape(piece).around);
    let stamp = Stamp { cells: cells.collect(), pieces: drawing.pieces.iter().map(around).collect() };
    (!stamp.is_empty()).then_some(stamp)
}

/// A stamp as a map.
fn drawn(stamp: &Stamp) -> Drawing {
    let hexes = stamp.cells.iter().map(|(hex, _)| *hex).chain(stamp.pieces.iter().map(|(piece, _)| piece.at));
    let extent = hexes.fold(Extent { least: Hex::ZERO, most: Hex::ZERO }, Extent::with);
    let mut drawing = Drawing::blank(extent);
    for (hex, paint) in &stamp.cells {
        drawing.grid.set(*hex, *paint);
    }
    drawing.pieces = Arc::new(stamp.pieces.iter().map(|(piece, _)| piece.clone()).collect());
    drawing.sheet = Arc::new(Sheet { id: "stamp".to_owned(), ..Sheet::default() });
    drawing
}
