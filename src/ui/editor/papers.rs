//! Files: saving, opening, what is asked before a map is left, what was kept
//! aside.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::dialogs::Dialog;
use super::page::Saved;
use super::{Answer, Editor, EditorCx, Tab, Wish};
use crate::editor::{Drawing, Sketch, files};
use crate::engine::Line;
use crate::ui::command::Command;

impl Editor {
    pub(super) fn grant_file(&mut self, wish: Wish, cx: &mut EditorCx<'_>) {
        match wish {
            Wish::Save => match self.page.path().map(Path::to_owned) {
                Some(path) => self.save(&path, cx),
                None => self.dialog = Some(Dialog::save(self)),
            },
            Wish::SaveThen(next) => {
                self.after = Some(*next);
                self.grant_file(Wish::Save, cx);
            }
            Wish::SaveAs(typed) => match files::named(typed.trim(), "json") {
                Ok(path) => self.save(&path, cx),
                Err(fault) => self.say(fault.line()),
            },
            Wish::SaveOver(path) => {
                let (text, cursor) = (self.text(), self.sketch.history().cursor());
                let saved = self.page.save_over(&path, &text, cursor);
                self.saved(saved, cx);
            }
            Wish::SaveTiles(typed) => self.save_tiles(&typed),
            Wish::Reload => {
                if let Some(path) = self.page.path().map(Path::to_owned) {
                    self.dialog = None;
                    self.page.forget();
                    self.load(&path, cx);
                }
            }
            Wish::KeepMine => {
                self.page.know_changed();
                self.dialog = None;
            }
            Wish::Rescue(answer) => self.rescue(answer),
            _ => {}
        }
    }

    /// The map as the text of a file.
    pub(super) fn text(&self) -> String {
        self.studio.craft.write(self.sketch.drawing())
    }

    pub(super) fn save(&mut self, path: &Path, cx: &mut EditorCx<'_>) {
        let (text, cursor) = (self.text(), self.sketch.history().cursor());
        let saved = self.page.save(path, &text, cursor);
        self.saved(saved, cx);
    }

    pub(super) fn saved(&mut self, saved: Saved, cx: &mut EditorCx<'_>) {
        match saved {
            Saved::Done => {
                self.dialog = None;
                if let Some(path) = self.page.path() {
                    cx.commands.push(Command::Recent(path.to_owned()));
                }
                if let Some(next) = self.after.take() {
                    self.leave_for(next, cx);
                }
            }
            Saved::Exists(path) => self.dialog = Some(Dialog::Overwrite(path)),
            Saved::Changed(path) => self.dialog = Some(Dialog::Changed(path)),
            Saved::Failed(line) => self.say(line),
        }
    }

    pub(super) fn save_tiles(&mut self, typed: &str) {
        let text = self.studio.craft.write_tiles(self.tiles.set());
        let saved = files::named(typed.trim(), "json")
            .map_err(|fault| fault.line())
            .and_then(|path| files::save(&path, &text, None).map_err(|fault| fault.line()));
        match saved {
            Ok(_) => {
                self.dialog = None;
                self.tile_keeper.clear();
            }
            Err(line) => self.say(line),
        }
    }

    /// The tiles as they are now are those of the map.
    pub(super) fn take_tiles(&mut self) {
        self.studio.craft = self.studio.craft.with_tiles(self.tiles.set().clone());
    }

    /// Keeps the tiles aside: few and small, they are written at once. Whether
    /// that could be done.
    pub(super) fn keep_tiles(&mut self) -> bool {
        let text = self.studio.craft.write_tiles(self.tiles.set());
        let kept = std::fs::create_dir_all(&self.tile_folder)
            .map_err(|error| files::FileFault::Write { path: self.tile_folder.clone(), error })
            .and_then(|()| self.tile_keeper.keep(&text));
        if let Err(fault) = &kept {
            log::warn!("{fault}");
            self.say(fault.line());
        }
        kept.is_ok()
    }

    /// Opens another set of tiles; what is kept of the one before stays.
    fn show_tiles(&mut self, tiles: crate::editor::TileSet) {
        self.tiles = crate::editor::Tiles::of(Arc::new(tiles));
        self.take_tiles();
        self.desk.tab = Tab::Tiles;
        self.desk.tile = None;
    }

    /// Does what leaves the document, once the user has said what becomes of
    /// what is not saved.
    pub(super) fn leave_for(&mut self, wish: Wish, cx: &mut EditorCx<'_>) {
        if self.is_unsaved() && self.dialog.is_none() {
            self.dialog = Some(Dialog::Unsaved(Box::new(wish)));
            return;
        }
        self.dialog = None;
        // Said once: where nothing can be kept, one must still get away.
        if !self.leave() && !std::mem::replace(&mut self.told_unkept, true) {
            return self.say(Line::new("studio-unkept"));
        }
        match wish {
            Wish::New => {
                let blank = self.studio.craft.blank();
                self.page.turn(None);
                self.show_drawing(blank);
            }
            Wish::Open(path) => self.load(&path, cx),
            _ => cx.commands.push(Command::Lobby),
        }
    }

    /// Opens a file, as a command line or a drop asks for it.
    pub fn open_file(&mut self, path: &Path, cx: &mut EditorCx<'_>) {
        self.leave_for(Wish::Open(path.to_owned()), cx);
    }

    /// Opens a file in place of the document before.
    pub(super) fn load(&mut self, path: &Path, cx: &mut EditorCx<'_>) {
        match self.read(path) {
            Ok(()) => cx.commands.push(Command::Recent(path.to_owned())),
            Err(line) => self.say(line),
        }
    }

    /// Reads a file into the editor: a map, or tiles.
    ///
    /// # Errors
    /// Why it can't be read, as a sentence.
    pub fn read(&mut self, path: &Path) -> Result<(), Line> {
        let (text, seal) = files::open(path).map_err(|fault| fault.line())?;
        match self.studio.craft.read(&text) {
            Ok(drawing) => {
                self.page.turn(Some((path.to_owned(), seal)));
                self.show_drawing(drawing);
                self.offer_rescue();
                Ok(())
            }
            Err(no_map) => match self.studio.craft.read_tiles(&text) {
                Ok(tiles) => {
                    self.show_tiles(tiles);
                    Ok(())
                }
                Err(_) => Err(no_map.0),
            },
        }
    }

    /// Offers what was kept aside of this document, if there is anything.
    pub(super) fn offer_rescue(&mut self) {
        let now = self.text();
        let tiles = files::rescues([self.tile_folder.as_path()]);
        let all = self.page.rescues().into_iter().chain(tiles);
        let mut wanted = all.filter(|rescue| rescue.text != now && !self.passed.contains(&rescue.place));
        if let Some(rescue) = wanted.next() {
            self.dialog = Some(Dialog::Rescue(Box::new(rescue)));
        }
    }

    pub(super) fn rescue(&mut self, answer: Answer) {
        let Some(Dialog::Rescue(rescue)) = self.dialog.take() else { return };
        match answer {
            Answer::Leave => {
                self.passed.push(rescue.place);
                self.offer_rescue();
            }
            Answer::Discard => {
                rescue.discard();
                self.offer_rescue();
            }
            Answer::Take if rescue.place.starts_with(&self.tile_folder) => {
                match self.studio.craft.read_tiles(&rescue.text) {
                    Ok(tiles) => {
                        self.show_tiles(tiles);
                        // They are kept anew before the old ones go.
                        if self.keep_tiles() {
                            rescue.discard();
                        }
                    }
                    Err(fault) => self.say(fault.0),
                }
            }
            Answer::Take => match self.studio.craft.read(&rescue.text) {
                Ok(drawing) => {
                    self.page.turn(rescue.path.clone().zip(rescue.base));
                    self.page.equals_nothing();
                    self.show_drawing(drawing);
                    // It is kept anew before the old one goes.
                    if self.leave() {
                        rescue.discard();
                    }
                }
                Err(fault) => self.say(fault.0),
            },
        }
    }

    /// Another document is drawn from now on.
    pub(super) fn show_drawing(&mut self, drawing: Drawing) {
        let grows = self.sketch.grows;
        self.sketch = Sketch::of(drawing);
        self.sketch.grows = grows;
        self.desk = super::Desk {
            coordinates: self.desk.coordinates,
            clipboard: self.desk.clipboard.take(),
            ..super::Desk::default()
        };
    }

    /// The path that a native dialog brought.
    pub fn picked(&mut self, path: PathBuf) {
        if let Some(dialog) = &mut self.dialog {
            dialog.fill(&path);
        }
    }
}
