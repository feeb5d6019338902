//! Layouts as drawings.

use std::sync::Arc;

use hexx::Hex;

use crate::editor::drawing::MAX_PIECES;
use crate::editor::{Drawing, Extent, FAR, Grid, NOTHING, Notes, Piece, Sheet};
use crate::engine::Line;
use crate::microlonies::geometry::hex;
use crate::microlonies::pack::Layout;

use super::{STARTING_TILE, TERRAIN_TILE, paint};

/// The frame of maps whose designer set none reaches so far.
const USUAL: i32 = 24;

/// The frame of a map whose designer set none.
pub(super) fn usual_frame() -> Extent {
    Extent::around(USUAL)
}

/// The frame of a map whose designer set none: the usual one, as far as
/// nothing lies beyond it.
pub(super) fn frame_around(drawing: &Drawing) -> Extent {
    let corners = drawing.grid.bounds().into_iter().flat_map(|(least, most)| [least, most]);
    let pieces = drawing.pieces.iter().map(|piece| piece.at);
    let notes = drawing.notes.keys().map(|(y, x)| Hex::new(*x, *y));
    corners.chain(pieces).chain(notes).fold(usual_frame(), Extent::with)
}

/// The drawing of a layout, or why there is none.
pub(super) fn drawing(layout: &Layout) -> Result<Drawing, Line> {
    let mut drawing = Drawing::blank(usual_frame());
    drawing.grid = grid(layout)?;
    drawing.pieces = Arc::new(pieces(layout)?);
    drawing.notes = Arc::new(notes(layout)?);
    let mut seats = layout.colonies.clone();
    seats.sort_unstable();
    seats.dedup();
    let (id, name, schema) = (layout.id.clone(), layout.name.clone(), layout.schema.clone());
    drawing.sheet = Arc::new(Sheet { id, name, seats, schema });
    drawing.extent = match layout.frame {
        None => frame_around(&drawing),
        Some([least, most]) => framed(&drawing, near(least, || "frame[0]")?, near(most, || "frame[1]")?)?,
    };
    Ok(drawing)
}

/// The frame that the designer set, and what lies beyond it all the same.
fn framed(drawing: &Drawing, least: Hex, most: Hex) -> Result<Extent, Line> {
    if least.x > most.x || least.y > most.y {
        return Err(Line::new("map-read-frame").with("place", "frame".to_owned()));
    }
    let corners = drawing.grid.bounds().into_iter().flat_map(|(least, most)| [least, most]);
    let pieces = drawing.pieces.iter().map(|piece| piece.at);
    let notes = drawing.notes.keys().map(|(y, x)| Hex::new(*x, *y));
    Ok(corners.chain(pieces).chain(notes).fold(Extent { least, most }, Extent::with))
}

/// The hex of coordinates that can be drawn.
fn near<S: ToString>(at: [i16; 2], place: impl FnOnce() -> S) -> Result<Hex, Line> {
    let found = hex(at);
    if found.x.abs() > FAR || found.y.abs() > FAR {
        let line = Line::new("map-read-far").with("place", place().to_string());
        return Err(line.with("most", i64::from(FAR)));
    }
    Ok(found)
}

fn grid(layout: &Layout) -> Result<Grid, Line> {
    let mut grid = Grid::default();
    for (index, row) in layout.rows.iter().enumerate() {
        if row.last_column() > FAR {
            let line = Line::new("map-read-far").with("place", format!("rows[{index}]"));
            return Err(line.with("most", i64::from(FAR)));
        }
    }
    for (place, free) in layout.free_places() {
        let at = near(free.at, || place)?;
        if grid.get(at) != NOTHING {
            let line = Line::new("map-read-twice").with("place", place.to_string());
            return Err(line.with("q", i64::from(at.x)).with("r", i64::from(at.y)));
        }
        grid.set(at, paint::of(free.ground, free.bonus, free.entrance));
    }
    Ok(grid)
}

fn pieces(layout: &Layout) -> Result<Vec<Piece>, Line> {
    let count = layout.tiles.len() + layout.starts.len();
    if count > MAX_PIECES {
        let line = Line::new("map-read-many").with("count", count as i64);
        return Err(line.with("most", MAX_PIECES as i64));
    }
    let turned = |turn: u8, place: String| {
        if turn < 6 { Ok(turn) } else { Err(Line::new("map-read-turn").with("place", place)) }
    };
    let named = |id: &Option<String>| id.as_deref().map(Arc::from);
    let tiles = layout.tiles.iter().enumerate().map(|(index, tile)| {
        let at = near(tile.at, || format!("tiles[{index}].at"))?;
        let turn = tile.rotation.map(|turn| turned(turn, format!("tiles[{index}].rotation")));
        Ok(Piece { shape: TERRAIN_TILE, at, id: named(&tile.tile), turn: turn.transpose()? })
    });
    let starts = layout.starts.iter().enumerate().map(|(index, start)| {
        let at = near(start.at, || format!("starts[{index}].at"))?;
        let turn = Some(turned(start.facing, format!("starts[{index}].facing"))?);
        Ok(Piece { shape: STARTING_TILE, at, id: named(&start.tile), turn })
    });
    tiles.chain(starts).collect()
}

fn notes(layout: &Layout) -> Result<Notes, Line> {
    let mut notes = Notes::new();
    for (index, note) in layout.notes.iter().enumerate() {
        let at = near(note.at, || format!("notes[{index}].at"))?;
        // The file may have several for a hex, a drawing has one.
        let text = match notes.get(&(at.y, at.x)) {
            Some(other) => format!("{other}\n{}", note.text).into(),
            None => note.text.as_str().into(),
        };
        notes.insert((at.y, at.x), text);
    }
    Ok(notes)
}
