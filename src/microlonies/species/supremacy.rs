//! Supremacies (M12.7): terms of the sheet, counted.

use crate::engine::Seat;
use crate::microlonies::content::Content;
use crate::microlonies::metric;
use crate::microlonies::pack::{Badge, Bonus, ChamberKind, Counted, Term, Terrain};
use crate::microlonies::state::Open;

use super::{amazon, argentine, leafcutter, soldier};

/// A term of a Supremacy as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Figure {
    /// What is counted.
    pub count: Counted,
    /// How many there are.
    pub number: i32,
    /// The VP they give.
    pub vp: i32,
}

/// VP of the species' Supremacy (M12.7).
pub fn supremacy(open: &Open, content: &Content, seat: Seat) -> i32 {
    figures(open, content, seat).map(|figure| figure.vp).sum()
}

/// The terms of the species' Supremacy as they stand; none for a plain colony.
pub fn figures<'a>(
    open: &'a Open,
    content: &'a Content,
    seat: Seat,
) -> impl Iterator<Item = Figure> + use<'a> {
    let sheet = open.colony(seat).species.and_then(|species| content.sheet(species));
    sheet.into_iter().flat_map(|sheet| &sheet.terms).map(move |term| {
        let number = number(open, content, seat, term.count);
        Figure { count: term.count, number, vp: worth(term, number) }
    })
}

fn worth(term: &Term, number: i32) -> i32 {
    let counting = (number - i32::from(term.over)).max(0) / i32::from(term.per.max(1));
    let vp = counting * i32::from(term.vp);
    term.most.map_or(vp, |most| vp.min(i32::from(most)))
}

fn number(open: &Open, content: &Content, seat: Seat, count: Counted) -> i32 {
    let colony = open.colony(seat);
    let held = |bonus| metric::controlled(open, seat).filter(|cell| cell.bonus == Some(bonus)).count() as i32;
    match count {
        Counted::Badge(badge) => metric::badges(open, content, seat, badge),
        Counted::Terrain(terrain) => metric::terrain_controlled(open, seat, terrain),
        Counted::Fed => metric::fed(open, content, seat),
        Counted::Isolated => metric::isolated(open, seat),
        Counted::Symbols => metric::symbols(content, colony) + held(Bonus::EndGameSymbol),
        Counted::Trophies => metric::trophies(content, colony),
        Counted::Prey => metric::hunts(colony),
        Counted::Objectives => colony.validated.len() as i32 + i32::from(colony.hand),
        Counted::FoodChambers => metric::chambers(open, seat, ChamberKind::Food),
        Counted::Slaves => amazon::at_work(colony),
        Counted::Gardens => leafcutter::gardens(content, colony),
        Counted::Satellites => argentine::satellites(colony).count() as i32,
        Counted::Soldiers => soldier::outside(open, colony),
    }
}

impl Counted {
    /// Text key of what is counted.
    pub fn key(self) -> &'static str {
        match self {
            Self::Badge(badge) => Badge::key(badge),
            Self::Terrain(Terrain::Grassland) => "count-grassland",
            Self::Terrain(Terrain::Forest) => "count-forest",
            Self::Terrain(Terrain::Rock) => "count-rock",
            Self::Terrain(Terrain::Water) => "count-water",
            Self::Fed => "count-fed",
            Self::Isolated => "count-isolated",
            Self::Symbols => "count-symbols",
            Self::Trophies => "count-trophies",
            Self::Prey => "count-prey",
            Self::Objectives => "count-objectives",
            Self::FoodChambers => "count-food-chambers",
            Self::Gardens => "count-gardens",
            Self::Satellites => "count-satellites",
            Self::Slaves => "count-slaves",
            Self::Soldiers => "count-soldiers",
        }
    }
}
