//! What becomes of wishes.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use hexx::Hex;

use super::canvas::Floating;
use super::dialogs::Dialog;
use super::foot::History;
use super::page::Saved;
use super::tool::{Join, Stroke, Tool};
use super::{Answer, Editor, EditorCx, Selection, Tab, Wish, chart};
use crate::editor::{
    Drawing, Extent, Ink, NOTHING, Piece, Sketch, Stamp, Symmetry, TileChange, Turn, files, shapes,
};
use crate::engine::chance::seed_of;
use crate::engine::{Line, Severity, Words};
use crate::ui::app::draw_seed;
use crate::ui::camera::around;
use crate::ui::command::Command;
use crate::ui::plane;

/// Seconds for which a place is pointed at.
const BEACON: f64 = 2.0;

impl Editor {
    /// Carries a wish out.
    pub(super) fn grant(&mut self, ui: &egui::Ui, cx: &mut EditorCx<'_>, wish: Wish) {
        match wish {
            Wish::Undo => self.back(Sketch::undo),
            Wish::Redo => self.back(Sketch::redo),
            Wish::Seek(step) => self.back(|sketch| sketch.seek(step)),
            Wish::Done(stroke) => self.carry_out(stroke),
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
                (desk.stroke, desk.floating, desk.dragged) = (None, None, None);
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
                let stamp = self.cut_out();
                self.desk.stamps.extend(stamp);
            }
            Wish::TakeStamp(index) => {
                let stamp = desk.stamps.get(*index).cloned();
                desk.floating = stamp.map(|stamp| Floating { stamp, turn: Turn::NONE });
            }
            Wish::DropStamp(index) if *index < desk.stamps.len() => drop(desk.stamps.remove(*index)),
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
            Wish::Reorder(from, to) => {
                if self.sketch.reorder(*from, *to) {
                    self.desk.chosen = Some(*to);
                }
            }
            Wish::Take(index) => {
                if let Some(piece) = self.sketch.drawing().pieces.get(*index) {
                    let at = HashSet::from([piece.at]);
                    self.sketch.erase(&*craft, &at);
                    self.desk.chosen = None;
                }
            }
            Wish::Note(hex, text) => {
                self.sketch.note(*hex, text);
                let kept = self.sketch.drawing().note(*hex).unwrap_or_default().to_owned();
                self.desk.noting = Some((*hex, kept));
            }
            Wish::Head(sheet) => drop(self.sketch.head(sheet.clone())),
            Wish::Frame(extent) => drop(self.sketch.frame(*extent)),
            Wish::Crop => self.crop(),
            Wish::Cut => {
                self.copy();
                self.delete();
            }
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
        self.studio.craft = self.studio.craft.with_tiles(self.tiles.set().clone());
    }

    fn grant_file(&mut self, wish: Wish, cx: &mut EditorCx<'_>) {
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
    fn text(&self) -> String {
        self.studio.craft.write(self.sketch.drawing())
    }

    fn save(&mut self, path: &Path, cx: &mut EditorCx<'_>) {
        let (text, cursor) = (self.text(), self.sketch.history().cursor());
        let saved = self.page.save(path, &text, cursor);
        self.saved(saved, cx);
    }

    fn saved(&mut self, saved: Saved, cx: &mut EditorCx<'_>) {
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

    fn save_tiles(&mut self, typed: &str) {
        let text = self.studio.craft.write_tiles(self.tiles.set());
        let saved = files::named(typed.trim(), "json")
            .map_err(|fault| fault.line())
            .and_then(|path| files::save(&path, &text, None).map_err(|fault| fault.line()));
        match saved {
            Ok(_) => self.dialog = None,
            Err(line) => self.say(line),
        }
    }

    /// Does what leaves the document, once the user has said what becomes of
    /// what is not saved.
    fn leave_for(&mut self, wish: Wish, cx: &mut EditorCx<'_>) {
        if self.is_unsaved() && self.dialog.is_none() {
            self.dialog = Some(Dialog::Unsaved(Box::new(wish)));
            return;
        }
        self.dialog = None;
        self.leave();
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
    fn load(&mut self, path: &Path, cx: &mut EditorCx<'_>) {
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
                    self.tiles = crate::editor::Tiles::of(Arc::new(tiles));
                    self.studio.craft = self.studio.craft.with_tiles(self.tiles.set().clone());
                    self.desk.tab = Tab::Tiles;
                    Ok(())
                }
                Err(_) => Err(no_map.0),
            },
        }
    }

    /// Offers what was kept aside of this document, if there is anything.
    pub(super) fn offer_rescue(&mut self) {
        let now = self.text();
        let left = self.page.rescues().into_iter().find(|rescue| rescue.text != now);
        if let Some(rescue) = left {
            self.dialog = Some(Dialog::Rescue(Box::new(rescue)));
        }
    }

    fn rescue(&mut self, answer: Answer) {
        let Some(Dialog::Rescue(rescue)) = self.dialog.take() else { return };
        match answer {
            Answer::Leave => {}
            Answer::Discard => rescue.discard(),
            Answer::Take => match self.studio.craft.read(&rescue.text) {
                Ok(drawing) => {
                    self.page.turn(rescue.path.clone().zip(rescue.base));
                    self.page.equals_nothing();
                    self.show_drawing(drawing);
                    // It is kept anew before the old one goes.
                    self.leave();
                    rescue.discard();
                }
                Err(fault) => self.say(fault.0),
            },
        }
    }

    /// Another document is drawn from now on.
    fn show_drawing(&mut self, drawing: Drawing) {
        let grows = self.sketch.grows;
        self.sketch = Sketch::of(drawing);
        self.sketch.grows = grows;
        self.desk = super::Desk {
            coordinates: self.desk.coordinates,
            stamps: std::mem::take(&mut self.desk.stamps),
            clipboard: self.desk.clipboard.take(),
            ..super::Desk::default()
        };
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

    fn back(&mut self, go: impl FnOnce(&mut Sketch) -> bool) {
        self.desk.stroke = None;
        self.desk.dragged = None;
        go(&mut self.sketch);
        if self.desk.chosen.is_some_and(|index| index >= self.sketch.drawing().pieces.len()) {
            self.desk.chosen = None;
        }
    }

    /// The smallest thing that is going on ends.
    fn escape(&mut self) {
        let desk = &mut self.desk;
        if desk.stroke.take().is_some() || desk.dragged.take().is_some() {
            desk.given_up = true;
            return;
        }
        if desk.floating.take().is_some() {
            return;
        }
        if desk.held.take().is_some() || desk.chosen.take().is_some() || desk.tile.take().is_some() {
            return;
        }
        desk.selection = Arc::default();
    }

    /// Hexes that are not under pieces.
    fn bare(&mut self, hexes: HashSet<Hex>) -> HashSet<Hex> {
        let covered = self.covered();
        if covered.is_empty() {
            hexes
        } else {
            hexes.into_iter().filter(|hex| !covered.contains(hex)).collect()
        }
    }

    /// What a stroke of the tool in the hand does.
    fn carry_out(&mut self, stroke: Stroke) {
        let (tool, hex) = (self.desk.tool, stroke.last());
        if tool == Tool::Picker || stroke.join == Join::Take && !tool.selects() {
            return self.pick(hex);
        }
        let craft = self.studio.craft.clone();
        let (symmetry, ink) = (self.desk.symmetry, self.ink());
        let extent = self.frame_of_hand();
        match tool {
            Tool::Brush | Tool::Line | Tool::Ring => {
                let touched = super::tool::images(&stroke.touched(tool, self.desk.brush, extent), symmetry);
                let bare = self.bare(touched);
                self.sketch.ink(&*craft, bare, ink, Symmetry::none());
            }
            Tool::Eraser => {
                let touched = super::tool::images(&stroke.touched(tool, self.desk.brush, extent), symmetry);
                self.sketch.erase(&*craft, &touched);
            }
            Tool::Fill => self.fill(hex, ink),
            Tool::Note => self.note_on(Some(hex)),
            Tool::Rectangle | Tool::Lasso => {
                let click = stroke.path.len() == 1 && stroke.join == Join::Instead;
                let touched =
                    if click { HashSet::new() } else { stroke.touched(tool, self.desk.brush, extent) };
                self.select(touched, stroke.join);
            }
            Tool::Wand => {
                let hexes = self.alike(hex);
                self.select(hexes, stroke.join);
            }
            Tool::Piece | Tool::Hand | Tool::Picker => {}
        }
    }

    /// Where the hand can paint: within the frame, or anywhere near if it
    /// grows.
    fn frame_of_hand(&self) -> Extent {
        if self.sketch.grows { Extent::around(crate::editor::FAR) } else { self.sketch.drawing().extent }
    }

    fn fill(&mut self, hex: Hex, ink: Ink) {
        let craft = self.studio.craft.clone();
        let covered = self.covered().clone();
        self.sketch.fill(&*craft, hex, ink, |hex| !covered.contains(&hex));
    }

    /// All that is joined to a hex and painted alike.
    fn alike(&mut self, hex: Hex) -> HashSet<Hex> {
        let covered = self.covered().clone();
        let Drawing { grid, extent, .. } = self.sketch.drawing();
        // Any other paint will do: only the hexes matter.
        let other = if grid.get(hex) == NOTHING { 1 } else { NOTHING };
        let within = |hex: Hex| extent.holds(hex) && !covered.contains(&hex);
        shapes::flood(grid, hex, other, within).into_iter().flat_map(|run| run.hexes()).collect()
    }

    /// Takes up what lies on a hex: a piece, or ink.
    fn pick(&mut self, hex: Hex) {
        if let Some(index) = self.piece_on(hex) {
            let piece = self.sketch.drawing().pieces[index].clone();
            let single = self.studio.craft.shape(&piece).ordered || piece.id.is_none();
            self.desk.held = Some(if single { piece } else { Piece { id: piece.id.clone(), ..piece } });
            self.desk.tool = Tool::Piece;
            self.desk.tab = Tab::Tiles;
            return;
        }
        let paint = self.sketch.drawing().grid.get(hex);
        let craft = &*self.studio.craft;
        // The ink that makes this of nothing, or else the one that is in it.
        let whole = self.swatches.iter().position(|swatch| craft.inked(NOTHING, swatch.ink) == paint);
        let part = || {
            self.swatches
                .iter()
                .rposition(|swatch| paint != NOTHING && craft.inked(paint, swatch.ink) == paint)
        };
        if let Some(ink) = whole.or_else(part) {
            self.desk.ink = ink;
            if self.desk.tool == Tool::Picker {
                self.desk.tool = Tool::Brush;
            }
        }
    }

    fn select(&mut self, hexes: HashSet<Hex>, join: Join) {
        let mut set = match join {
            Join::Instead => HashSet::new(),
            Join::Add | Join::Take => self.desk.selection.set.clone(),
        };
        match join {
            Join::Instead | Join::Add => set.extend(hexes),
            Join::Take => set.retain(|hex| !hexes.contains(hex)),
        }
        self.desk.selection = Selection::of(set);
    }

    /// Selects everything that is drawn.
    fn select_all(&mut self) {
        let drawing = self.sketch.drawing();
        let painted = drawing.grid.runs().into_iter().flat_map(|run| run.hexes());
        let laid = drawing.pieces.iter().map(|piece| piece.at);
        self.desk.selection = Selection::of(painted.chain(laid).collect());
    }

    fn cut_out(&self) -> Option<Stamp> {
        let selection = &self.desk.selection.set;
        let stamp = Stamp::cut_out(&*self.studio.craft, self.sketch.drawing(), selection);
        (!stamp.is_empty()).then_some(stamp)
    }

    fn copy(&mut self) {
        if let Some(stamp) = self.cut_out() {
            self.desk.clipboard = Some(stamp);
        }
    }

    fn paste(&mut self) {
        if let Some(stamp) = self.desk.clipboard.clone() {
            self.desk.stroke = None;
            self.desk.floating = Some(Floating { stamp, turn: Turn::NONE });
        }
    }

    /// Turns what follows the pointer.
    fn spin(&mut self, turn: Turn) {
        if let Some(floating) = &mut self.desk.floating {
            floating.turn = floating.turn.then(turn);
        } else if let Some(held) = &mut self.desk.held {
            let around = self.studio.craft.shape(held).around;
            *held = held.turned(turn, around);
        }
    }

    /// Puts down what follows the pointer; it can be put down again.
    fn land(&mut self, hex: Hex) {
        if let Some(Floating { stamp, turn }) = self.desk.floating.clone() {
            self.sketch.paste(&stamp, hex, turn, self.desk.symmetry);
        }
    }

    fn lay(&mut self, piece: &Piece) {
        let craft = self.studio.craft.clone();
        let before = self.sketch.drawing().pieces.len();
        if !self.sketch.place(&*craft, piece, self.desk.symmetry) {
            return;
        }
        self.desk.tool = Tool::Piece;
        self.desk.tab = Tab::Tiles;
        // A tile lies on a map once.
        if piece.id.is_some() && self.sketch.drawing().pieces.len() > before {
            self.desk.held = None;
        }
        self.desk.chosen = self.piece_on(piece.at);
    }

    fn delete(&mut self) {
        let craft = self.studio.craft.clone();
        if let Some(index) = self.desk.chosen.filter(|_| self.desk.tool == Tool::Piece) {
            return self.grant_map(&Wish::Take(index));
        }
        let selection = self.desk.selection.set.clone();
        if !selection.is_empty() {
            self.sketch.erase(&*craft, &selection);
        }
    }

    /// Makes the frame as small as what is drawn allows.
    fn crop(&mut self) {
        let drawing = self.sketch.drawing();
        let craft = &*self.studio.craft;
        let pieces = drawing.pieces.iter().flat_map(|piece| craft.shape(piece).hexes(piece.at, piece.turn));
        let corners = drawing.grid.bounds().into_iter().flat_map(|(least, most)| [least, most]);
        let mut hexes = corners.chain(pieces);
        if let Some(first) = hexes.next() {
            let extent = hexes.fold(Extent { least: first, most: first }, Extent::with);
            // A frame around what is drawn is always one that can be.
            let _ = self.sketch.frame(extent);
        }
    }

    fn note_on(&mut self, hex: Option<Hex>) {
        let written = |hex: Hex| self.sketch.drawing().note(hex).unwrap_or_default().to_owned();
        self.desk.noting = hex.map(|hex| (hex, written(hex)));
        self.desk.tab = Tab::Draw;
    }

    fn look_at(&mut self, hex: Hex) {
        let camera = &mut self.desk.camera;
        camera.zoom = camera.zoom.max(14.0);
        camera.shift = -plane::center(hex).to_vec2() * camera.zoom;
        camera.fitted = false;
        self.desk.cursor = hex;
        self.desk.beacon = Some((hex, self.now + BEACON));
    }

    /// Makes a map by chance in place of what is drawn, as one step.
    fn generate(&mut self) {
        let Some(Dialog::Generate { knobs, seed }) = &self.dialog else { return };
        let typed = if seed.trim().is_empty() { Some(draw_seed()) } else { seed_of(seed) };
        let Some(seed) = typed else { return self.say(Line::new("lobby-seed-range")) };
        let mut drawing = self.studio.craft.generate(knobs, seed);
        let old = &*self.sketch.drawing().sheet;
        if old.name != Words::default() {
            let made = &*drawing.sheet;
            let sheet = crate::editor::Sheet { seats: made.seats.clone(), ..old.clone() };
            drawing.sheet = Arc::new(sheet);
        }
        self.sketch.become_drawing(&drawing);
        self.dialog = None;
        self.desk.camera.fitted = true;
        self.desk.selection = Arc::default();
        self.desk.chosen = None;
    }

    /// The path that a native dialog brought.
    pub fn picked(&mut self, path: PathBuf) {
        if let Some(dialog) = &mut self.dialog {
            dialog.fill(&path);
        }
    }

    /// The whole map as the screen shows it, with a margin.
    pub fn whole(drawing: &Drawing) -> egui::Rect {
        let board = chart::bounds(drawing);
        around([board.min, board.max], 0.0)
    }
}
