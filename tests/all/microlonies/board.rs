//! Boards written as text.
//!
//! Each line is a row of pointy-topped hexes, odd rows half a hex to the
//! right. A word is a hex: `.` none; `A3` the Nest of the first seat with
//! facing 3; `*` another hex of a Starting tile; else a letter for the ground
//! (`g f r w`, `z` a Hunting Zone, `m` the Mound) and marks: `e` an entrance;
//! `F S E C P H T N` a bonus; `1`-`4` an ant of that seat; `a`-`d` a Pheromone
//! of that seat, for one of the last Prey cards; `t` a Termite. `*` takes marks too.

use std::sync::Arc;

use formicarium::engine::{Seat, Words};
use formicarium::microlonies::content::{Content, Setup};
use formicarium::microlonies::ids::HexId;
use formicarium::microlonies::pack::{Bonus, Family, FreeGround, FreeHex, Layout, Pack, StartPlace, Terrain};
use hexx::Hex;

/// The meadow that most tests stand on, for two colonies.
pub const MEADOW: &str = "
    .    A0  *1  g   gF  z   g
       *1  *1  f   z   r   w   r
    g    gE  fT  w   ge  m   fe
       z   rC  g   gS  w   re  w
    r    f   gN  z   r  *2  *2
       g   w   g   f   *2  B3
";

/// A board read from text.
pub struct Board {
    pub layout: Layout,
    pub ants: Vec<(Seat, Hex)>,
    pub pheromones: Vec<(Seat, Hex)>,
    pub termites: Vec<Hex>,
    pub colonies: u8,
}

/// The hex in a column and row of the text.
pub fn axial(column: i32, row: i32) -> Hex {
    Hex::new(column - (row - (row & 1)) / 2, row)
}

impl Board {
    pub fn read(text: &str) -> Self {
        let mut board = Self {
            layout: empty_layout(),
            ants: Vec::new(),
            pheromones: Vec::new(),
            termites: Vec::new(),
            colonies: 0,
        };
        let mut starts: Vec<(u8, StartPlace)> = Vec::new();
        let rows = text.lines().map(str::trim).filter(|line| !line.is_empty());
        for (row, line) in rows.enumerate() {
            for (column, word) in line.split_whitespace().enumerate() {
                board.word(word, axial(column as i32, row as i32), &mut starts);
            }
        }
        starts.sort_by_key(|start| start.0);
        board.colonies = starts.len() as u8;
        board.layout.starts = starts.into_iter().map(|start| start.1).collect();
        board.layout.colonies = vec![board.colonies];
        board
    }

    fn word(&mut self, word: &str, hex: Hex, starts: &mut Vec<(u8, StartPlace)>) {
        let at = [hex.x as i16, hex.y as i16];
        let first = word.as_bytes()[0];
        let ground = match first {
            b'.' => return,
            b'A'..=b'D' => {
                let facing = word[1..].parse().expect("a facing behind the Nest");
                starts.push((first, StartPlace { at, facing, tile: Some(START_TILES[starts.len()].into()) }));
                return;
            }
            b'*' => None,
            b'g' => Some(FreeGround::Terrain(Terrain::Grassland)),
            b'f' => Some(FreeGround::Terrain(Terrain::Forest)),
            b'r' => Some(FreeGround::Terrain(Terrain::Rock)),
            b'w' => Some(FreeGround::Terrain(Terrain::Water)),
            b'z' => Some(FreeGround::HuntingZone),
            b'm' => Some(FreeGround::Mound),
            _ => panic!("what is {word}?"),
        };
        let mut free = FreeHex { at, ground: FreeGround::HuntingZone, bonus: None, entrance: false };
        for mark in word[1..].bytes() {
            self.mark(mark, hex, &mut free);
        }
        if let Some(ground) = ground {
            free.ground = ground;
            self.layout.hexes.push(free);
        }
    }

    fn mark(&mut self, mark: u8, hex: Hex, free: &mut FreeHex) {
        match mark {
            b'1'..=b'4' => self.ants.push((Seat(mark - b'1'), hex)),
            b'a'..=b'd' => self.pheromones.push((Seat(mark - b'a'), hex)),
            b't' => self.termites.push(hex),
            b'e' => free.entrance = true,
            b'F' => free.bonus = Some(Bonus::Food),
            b'S' => free.bonus = Some(Bonus::EndGameSymbol),
            b'E' => free.bonus = Some(Bonus::EndGameEggs),
            b'C' => free.bonus = Some(Bonus::Chamber),
            b'P' => free.bonus = Some(Bonus::Prey(Family::PreyType)),
            b'H' => free.bonus = Some(Bonus::Prey(Family::PreyHealth)),
            b'T' => free.bonus = Some(Bonus::Prey(Family::HuntingTime)),
            b'N' => free.bonus = Some(Bonus::Prey(Family::NaturalEnvironment)),
            _ => panic!("what is the mark {}?", mark as char),
        }
    }

    pub fn setup(&self, pack: Arc<Pack>) -> Setup {
        Setup { pack, layout: Arc::new(self.layout.clone()), colonies: self.colonies, species: Vec::new() }
    }
}

const START_TILES: [&str; 4] = ["gfr", "frg", "rgf", "grf"];

fn empty_layout() -> Layout {
    Layout {
        schema: None,
        format: 1,
        id: "test".into(),
        name: words("Test board"),
        colonies: Vec::new(),
        frame: None,
        tiles: Vec::new(),
        starts: Vec::new(),
        hexes: Vec::new(),
        rows: Vec::new(),
        notes: Vec::new(),
    }
}

pub fn words(text: &str) -> Words {
    Words([("en".to_owned(), text.to_owned())].into())
}

/// The small pack, whose cards the tests know by number.
pub fn small_pack() -> Pack {
    Pack::from_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs/small")).expect("the small pack reads")
}

/// The number of the hex in a column and row of the text.
pub fn number(content: &Content, column: i32, row: i32) -> HexId {
    content.hex_at(axial(column, row)).unwrap_or_else(|| panic!("no hex in column {column}, row {row}"))
}

/// A layout of Terrain tiles for the small pack, for two colonies.
pub fn small_layout() -> Layout {
    Layout::from_file(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/packs/small/layouts/two.json"))
        .expect("the small layout reads")
}
