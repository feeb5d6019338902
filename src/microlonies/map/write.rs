//! Drawings as layouts. The order is that of the map, from north to south and
//! west to east, so that a stroke changes few lines of the file.

use hexx::Hex;

use crate::content::FORMAT;
use crate::editor::{Drawing, Piece};
use crate::microlonies::pack::{FreeGround, FreeHex, HexRow, Layout, Note, StartPlace, TilePlace};

use super::{STARTING_TILE, paint, read};

/// A row of the file lies within so many columns, counted from column 0: it
/// fits in a line, and what is drawn west of it never shifts it.
const COLUMNS: i32 = 128;

/// The layout of a drawing.
pub(super) fn layout(drawing: &Drawing) -> Layout {
    let (hexes, rows) = free_hexes(drawing);
    let (starts, tiles) = drawing.pieces.iter().partition::<Vec<&Piece>, _>(|p| p.shape == STARTING_TILE);
    let sheet = &drawing.sheet;
    let extent = drawing.extent;
    let set = extent != read::frame_around(drawing);
    Layout {
        schema: sheet.schema.clone(),
        format: FORMAT,
        id: sheet.id.clone(),
        name: sheet.name.clone(),
        colonies: sheet.seats.clone(),
        frame: set.then(|| [at(extent.least), at(extent.most)]),
        tiles: tiles.into_iter().map(tile_place).collect(),
        starts: starts.into_iter().map(start_place).collect(),
        hexes,
        rows,
        notes: drawing
            .notes
            .iter()
            .map(|((y, x), text)| Note { at: at(Hex::new(*x, *y)), text: text.to_string() })
            .collect(),
    }
}

/// Coordinates as files have them. Drawings reach no farther.
fn at(hex: Hex) -> [i16; 2] {
    [hex.x, hex.y].map(|place| place.clamp(i16::MIN.into(), i16::MAX.into()) as i16)
}

fn tile_place(piece: &Piece) -> TilePlace {
    TilePlace { at: at(piece.at), tile: piece.id.as_deref().map(str::to_owned), rotation: piece.turn }
}

fn start_place(piece: &Piece) -> StartPlace {
    let tile = piece.id.as_deref().map(str::to_owned);
    StartPlace { at: at(piece.at), facing: piece.turn.unwrap_or_default(), tile }
}

/// The free hexes: single ones where a letter does not say all, else rows.
fn free_hexes(drawing: &Drawing) -> (Vec<FreeHex>, Vec<HexRow>) {
    let (mut single, mut rows) = (Vec::new(), Rows::default());
    for run in drawing.grid.runs() {
        for hex in run.hexes() {
            match paint::hex(at(hex), run.paint) {
                Some(FreeHex { ground, bonus: None, entrance: false, .. }) => rows.put(hex, ground),
                Some(free) => single.push(free),
                None => {}
            }
        }
    }
    (single, rows.closed())
}

/// Rows that are put together, hex by hex from west to east.
#[derive(Default)]
struct Rows {
    done: Vec<HexRow>,
    start: Hex,
    letters: Vec<Option<FreeGround>>,
}

impl Rows {
    fn put(&mut self, hex: Hex, ground: FreeGround) {
        let part = |hex: Hex| (hex.y, hex.x.div_euclid(COLUMNS));
        if part(hex) != part(self.start) || self.letters.is_empty() {
            self.close();
            self.start = hex;
        }
        self.letters.resize((hex.x - self.start.x) as usize, None);
        self.letters.push(Some(ground));
    }

    fn close(&mut self) {
        if !self.letters.is_empty() {
            self.done.push(HexRow { at: at(self.start), hexes: self.letters.drain(..).collect() });
        }
    }

    fn closed(mut self) -> Vec<HexRow> {
        self.close();
        self.done
    }
}
