//! What becomes of wishes.

use std::sync::Arc;

use super::canvas::Floating;
use super::foot::History;
use super::tool::Tool;
use super::{Editor, EditorCx, Tab, Wish};
use crate::editor::{Sketch, Symmetry, TileChange, Turn};
use crate::engine::{Line, Severity};
use crate::ui::command::Command;

impl Editor {
    /// Carries a wish out.
    pub(super) fn grant(&mut self, ui: &egui::Ui, cx: &mut EditorCx<'_>, wish: Wish) {
        match wish {
            Wish::Undo if self.paints_tile() => self.grant_tiles(&Wish::UndoTile),
            Wish::Redo if self.paints_tile() => self.grant_tiles(&Wish::RedoTile),
            Wish::Undo => self.back(Sketch::undo),
            Wish::Redo => self.back(Sketch::redo),
            Wish::Copy | Wish::Cut => {
                self.grant_desk(&Wish::Copy);
                if let Some(stamp) = &self.desk.clipboard {
                    ui.ctx().copy_text(super::stamps::text(stamp, &*self.studio.craft));
                }
                if wish == Wish::Cut {
                    self.delete();
                }
            }
            Wish::PasteText(text) => self.paste_text(&text),
            Wish::Seek(step) => self.back(|sketch| sketch.seek(step)),
            Wish::Done(stroke) => self.carry_out(stroke),
            Wish::Pick(hex) => self.pick(hex),
            Wish::Escape => self.escape(),
            Wish::Ask(dialog) => self.dialog = Some(dialog),
            Wish::CloseDialog => {
                self.dialog = None;
                self.after = None;
            }
            Wish::Silence => self.saying = None,
            Wish::Browse(save) => cx.commands.push(Command::PickMap { save }),
            Wish::Leave => self.leave_for(Wish::Leave, cx),
            Wish::New => self.leave_for(Wish::New, cx),
            Wish::Open(path) => self.leave_for(Wish::Open(path), cx),
            Wish::Play => self.play(cx),
            Wish::Fit => self.desk.camera.fitted = true,
            Wish::Look(hex) => self.look_at(hex),
            Wish::History(on) => self.history = on.then(History::default),
            wish => {
                self.grant_desk(&wish);
                self.grant_map(&wish);
                self.grant_tiles(&wish);
                self.grant_file(wish, cx);
            }
        }
        ui.ctx().request_repaint();
    }

    /// What changes nothing of the documents.
    fn grant_desk(&mut self, wish: &Wish) {
        let desk = &mut self.desk;
        match wish {
            Wish::Tool(tool) => {
                desk.tool = *tool;
                (desk.stroke, desk.floating, desk.dragged, desk.noting) = (None, None, None, None);
                match tool {
                    Tool::Piece => desk.tab = Tab::Tiles,
                    _ if desk.tab == Tab::Tiles => desk.tab = Tab::Draw,
                    _ => {}
                }
            }
            Wish::Tab(tab) => desk.tab = *tab,
            Wish::Ink(ink) => {
                desk.ink = *ink;
                if desk.tool == Tool::Eraser || desk.tool == Tool::Hand || desk.tool == Tool::Picker {
                    desk.tool = Tool::Brush;
                }
            }
            Wish::Brush(brush) => desk.brush = *brush,
            Wish::Fold(fold) => desk.symmetry.fold = *fold,
            Wish::Mirrored(mirrored) => desk.symmetry.mirrored = *mirrored,
            Wish::Middle(middle) => desk.symmetry.middle = *middle,
            Wish::Choose(index) => desk.chosen = *index,
            Wish::Hold(piece) => {
                desk.held = piece.clone();
                desk.chosen = None;
            }
            Wish::Grows(grows) => self.sketch.grows = *grows,
            Wish::Unselect => desk.selection = Arc::default(),
            Wish::SelectAll => self.select_all(),
            Wish::Copy => self.copy(),
            Wish::Paste => self.paste(),
            Wish::Spin(turn) => self.spin(*turn),
            Wish::KeepStamp => {
                if let Some(stamp) = self.cut_out()
                    && let Err(line) = self.stamps.keep(stamp, &*self.studio.craft)
                {
                    self.say(line);
                }
            }
            Wish::TakeStamp(index) => {
                let stamp = self.stamps.list.get(*index).map(|kept| kept.stamp.clone());
                desk.floating = stamp.map(|stamp| Floating { stamp, turn: Turn::NONE });
            }
            Wish::DropStamp(index) => self.stamps.drop(*index),
            Wish::Coordinates(on) => desk.coordinates = *on,
            Wish::OpenTile(tile) => desk.tile = *tile,
            _ => {}
        }
    }

    /// What changes the map: each is one step.
    fn grant_map(&mut self, wish: &Wish) {
        let craft = self.studio.craft.clone();
        match wish {
            Wish::Lay(piece) => self.lay(piece),
            Wish::Alter(index, piece) => drop(self.sketch.alter(*index, piece.clone())),
            Wish::Reorder(from, to) if self.sketch.reorder(*from, *to) => self.desk.chosen = Some(*to),
            Wish::Take(index) => {
                self.sketch.remove(*index);
                self.desk.chosen = None;
            }
            Wish::Note(hex, text) => {
                self.sketch.note(*hex, text);
                if let Some((_, written)) = self.desk.noting.as_mut().filter(|(at, _)| at == hex) {
                    *written = self.sketch.drawing().note(*hex).unwrap_or_default().to_owned();
                }
            }
            Wish::Head(sheet) => drop(self.sketch.head(sheet.clone())),
            Wish::Frame(extent) => drop(self.sketch.frame(*extent)),
            Wish::Crop => self.crop(),
            Wish::Delete => self.delete(),
            Wish::InkSelection => {
                let hexes = self.bare(self.desk.selection.set.clone());
                self.sketch.ink(&*craft, hexes, self.ink(), Symmetry::none());
            }
            Wish::Land(hex) => self.land(*hex),
            Wish::Generate => self.generate(),
            _ => {}
        }
    }

    fn grant_tiles(&mut self, wish: &Wish) {
        let done = match wish {
            Wish::Tile(changes) => {
                let done = self.tiles.change(changes);
                if changes.iter().any(|change| matches!(change, TileChange::Removed { .. })) {
                    self.desk.tile = None;
                }
                done
            }
            Wish::MoveTile(from, to) => {
                let done = self.tiles.reorder(*from, *to);
                if done.is_ok() {
                    self.desk.tile = Some(*to);
                }
                done
            }
            Wish::RenameTile(index, name) => return self.rename_tile(*index, name.trim()),
            Wish::UndoTile => {
                self.tiles.undo();
                Ok(())
            }
            Wish::RedoTile => {
                self.tiles.redo();
                Ok(())
            }
            _ => return,
        };
        if done.is_err() {
            self.say(Line::new("studio-tiles-full"));
        }
        self.take_tiles();
        self.keep_tiles();
    }

    /// Gives a tile another name; what is this tile on the map and in the hand
    /// follows it.
    fn rename_tile(&mut self, index: usize, name: &str) {
        let set = self.tiles.set();
        let Some(tile) = set.tiles.get(index) else { return };
        if name.is_empty() || set.find(tile.shape, name).is_some() {
            self.say(Line::new("studio-tile-name-taken"));
            return;
        }
        let (shape, from, to) = (tile.shape, tile.id.clone(), Arc::from(name));
        let renamed = TileChange::Renamed { index: index as u32, id: Arc::clone(&to) };
        self.grant_tiles(&Wish::Tile(vec![renamed]));
        self.sketch.rename(shape, &from, &to);
        let held = self.desk.held.as_mut();
        if let Some(held) = held.filter(|held| held.shape == shape && held.id.as_ref() == Some(&from)) {
            held.id = Some(to);
        }
    }

    fn play(&mut self, cx: &mut EditorCx<'_>) {
        let findings = self.studio.craft.check(self.sketch.drawing());
        if findings.iter().any(|finding| finding.severity == Severity::Error) {
            self.desk.tab = Tab::Checks;
            self.say(Line::new("studio-play-errors"));
            return;
        }
        let seats = self.sketch.drawing().sheet.seats.last().copied().unwrap_or(2);
        cx.commands.push(Command::TryMap { seats: usize::from(seats) });
    }
}
