//! What tools and commands do to the map.

use std::collections::HashSet;
use std::sync::Arc;

use hexx::Hex;

use super::canvas::Floating;
use super::dialogs::Dialog;
use super::tool::{Join, Stroke, Tool};
use super::{Editor, Selection, Tab};
use crate::editor::{Drawing, Extent, Ink, NOTHING, Piece, Sketch, Stamp, Symmetry, Turn, shapes};
use crate::engine::chance::seed_of;
use crate::engine::{Line, Words};
use crate::ui::app::draw_seed;
use crate::ui::plane;

/// Seconds for which a place is pointed at.
const BEACON: f64 = 2.0;

impl Editor {
    pub(super) fn back(&mut self, go: impl FnOnce(&mut Sketch) -> bool) {
        // What is half done is given up, nothing that was done before.
        if self.desk.stroke.take().is_some() || self.desk.dragged.take().is_some() {
            self.desk.given_up = true;
            return;
        }
        go(&mut self.sketch);
        if let Some((hex, written)) = &mut self.desk.noting {
            *written = self.sketch.drawing().note(*hex).unwrap_or_default().to_owned();
        }
        if self.desk.chosen.is_some_and(|index| index >= self.sketch.drawing().pieces.len()) {
            self.desk.chosen = None;
        }
    }

    /// The smallest thing that is going on ends.
    pub(super) fn escape(&mut self) {
        let desk = &mut self.desk;
        if desk.stroke.take().is_some() || desk.dragged.take().is_some() {
            desk.given_up = true;
            return;
        }
        if desk.floating.take().is_some() {
            return;
        }
        if desk.noting.take().is_some() {
            return;
        }
        if desk.held.take().is_some() || desk.chosen.take().is_some() || desk.tile.take().is_some() {
            return;
        }
        desk.selection = Arc::default();
    }

    /// Hexes that are not under pieces.
    pub(super) fn bare(&mut self, hexes: HashSet<Hex>) -> HashSet<Hex> {
        let covered = self.covered();
        if covered.is_empty() {
            hexes
        } else {
            hexes.into_iter().filter(|hex| !covered.contains(hex)).collect()
        }
    }

    /// What a stroke of the tool in the hand does.
    pub(super) fn carry_out(&mut self, stroke: Stroke) {
        let (tool, hex) = (self.desk.tool, stroke.last());
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
            Tool::Picker => self.pick(hex),
            Tool::Piece | Tool::Hand => {}
        }
    }

    /// Where the hand can paint: within the frame, or anywhere near if it
    /// grows.
    pub(super) fn frame_of_hand(&self) -> Extent {
        if self.sketch.grows { Extent::around(crate::editor::FAR) } else { self.sketch.drawing().extent }
    }

    pub(super) fn fill(&mut self, hex: Hex, ink: Ink) {
        let craft = self.studio.craft.clone();
        let covered = self.covered().clone();
        self.sketch.fill(&*craft, hex, ink, |hex| !covered.contains(&hex));
    }

    /// All that is joined to a hex and painted alike.
    pub(super) fn alike(&mut self, hex: Hex) -> HashSet<Hex> {
        let covered = self.covered().clone();
        let Drawing { grid, extent, .. } = self.sketch.drawing();
        // Any other paint will do: only the hexes matter.
        let other = if grid.get(hex) == NOTHING { 1 } else { NOTHING };
        let within = |hex: Hex| extent.holds(hex) && !covered.contains(&hex);
        shapes::flood(grid, hex, other, within).into_iter().flat_map(|run| run.hexes()).collect()
    }

    /// Takes up what lies on a hex: a piece, or ink.
    pub(super) fn pick(&mut self, hex: Hex) {
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

    pub(super) fn select(&mut self, hexes: HashSet<Hex>, join: Join) {
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
    pub(super) fn select_all(&mut self) {
        let drawing = self.sketch.drawing();
        let painted = drawing.grid.runs().into_iter().flat_map(|run| run.hexes());
        let laid = drawing.pieces.iter().map(|piece| piece.at);
        self.desk.selection = Selection::of(painted.chain(laid).collect());
    }

    pub(super) fn cut_out(&self) -> Option<Stamp> {
        let selection = &self.desk.selection.set;
        let stamp = Stamp::cut_out(&*self.studio.craft, self.sketch.drawing(), selection);
        (!stamp.is_empty()).then_some(stamp)
    }

    pub(super) fn copy(&mut self) {
        if let Some(stamp) = self.cut_out() {
            self.desk.clipboard = Some(stamp);
        }
    }

    /// Whether the hand is at the small view of a tile.
    pub(super) fn paints_tile(&self) -> bool {
        self.desk.tab == Tab::Tiles && self.desk.tile.is_some()
    }

    /// Pastes what was copied last, here or in another window.
    pub(super) fn paste_text(&mut self, text: &str) {
        if let Some(stamp) = super::stamps::of_text(text, &*self.studio.craft) {
            self.desk.clipboard = Some(stamp);
        }
        self.paste();
    }

    pub(super) fn paste(&mut self) {
        if let Some(stamp) = self.desk.clipboard.clone() {
            self.desk.stroke = None;
            self.desk.floating = Some(Floating { stamp, turn: Turn::NONE });
        }
    }

    /// Turns what follows the pointer.
    pub(super) fn spin(&mut self, turn: Turn) {
        if let Some(floating) = &mut self.desk.floating {
            floating.turn = floating.turn.then(turn);
        } else if let Some(held) = &mut self.desk.held {
            let around = self.studio.craft.shape(held).around;
            *held = held.turned(turn, around);
        }
    }

    /// Puts down what follows the pointer; it can be put down again.
    pub(super) fn land(&mut self, hex: Hex) {
        if let Some(Floating { stamp, turn }) = self.desk.floating.clone() {
            self.sketch.paste(&stamp, hex, turn, self.desk.symmetry);
        }
    }

    pub(super) fn lay(&mut self, piece: &Piece) {
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

    pub(super) fn delete(&mut self) {
        if let Some(index) = self.desk.chosen.filter(|_| self.desk.tool == Tool::Piece) {
            self.sketch.remove(index);
            self.desk.chosen = None;
            return;
        }
        let selection = self.desk.selection.set.clone();
        if !selection.is_empty() {
            self.sketch.clear(&selection);
        }
    }

    /// Makes the frame as small as what is drawn allows.
    pub(super) fn crop(&mut self) {
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

    pub(super) fn note_on(&mut self, hex: Option<Hex>) {
        let written = |hex: Hex| self.sketch.drawing().note(hex).unwrap_or_default().to_owned();
        self.desk.noting = hex.map(|hex| (hex, written(hex)));
        self.desk.focus_note = true;
        self.desk.tab = Tab::Draw;
    }

    pub(super) fn look_at(&mut self, hex: Hex) {
        let camera = &mut self.desk.camera;
        camera.zoom = camera.zoom.max(14.0);
        camera.shift = -plane::center(hex).to_vec2() * camera.zoom;
        camera.fitted = false;
        self.desk.cursor = hex;
        self.desk.beacon = Some((hex, self.now + BEACON));
    }

    /// Makes a map by chance in place of what is drawn, as one step.
    pub(super) fn generate(&mut self) {
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
}
