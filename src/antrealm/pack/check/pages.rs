//! Checks of `pages.json`: tunnels that can be invaded, and pictures of them
//! that can be read.

use crate::antrealm::pack::{Pack, Page, Place};
use crate::content::{Faults, MAX_NAME, Number, counted};
use crate::engine::Line;

use super::MAX_PAGES;

const LIST: &str = "pages.json: pages";

/// The fewest places of a page: a colony has at least three chambers.
pub const MIN_PLACES: usize = 3;

/// The most places of a page: a colony has at most nine chambers.
pub const MAX_PLACES: usize = 9;

/// How large a place is drawn, on a page of 100 by 100.
pub const PLACE_RADIUS: u8 = 8;

/// The width and height of a page.
const SIZE: i64 = 100;

/// Pages that the rules ask for, and how many of them with nine places (A9.2).
const PAGES: usize = 12;
const LARGE_PAGES: usize = 3;

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let pages = &pack.pages;
    if !faults.count(LIST, pages.len(), 1, MAX_PAGES) {
        return;
    }
    faults.ids(LIST, pages.iter().map(|page| page.id.as_str()));
    for (index, page) in pages.iter().enumerate() {
        let place = format!("{LIST}[{index}]");
        faults.words(&format!("{place}.name"), &page.name, MAX_NAME);
        if places(&place, page, faults) && tunnels(&place, page, faults) {
            connected(&place, page, faults);
            drawing(&place, page, faults);
        }
    }
    if pages.len() < PAGES {
        faults.warn(LIST, counted("realm-check-page-count", pages.len(), PAGES));
    }
    let large = pages_for(pack, MAX_PLACES as u8);
    if large < LARGE_PAGES {
        faults.warn(LIST, counted("realm-check-page-large", large, LARGE_PAGES));
    }
}

/// How many pages have places enough for so many chambers.
pub(super) fn pages_for(pack: &Pack, chambers: u8) -> usize {
    pack.pages.iter().filter(|page| page.places.len() >= usize::from(chambers)).count()
}

/// As many places as can be played with, all of them on the page; returns
/// whether their tunnels are worth looking at.
fn places(root: &str, page: &Page, faults: &mut Faults) -> bool {
    let count = page.places.len();
    if !faults.count(&format!("{root}.places"), count, MIN_PLACES, MAX_PLACES) || count == 0 {
        return false;
    }
    for (index, place) in page.places.iter().enumerate() {
        faults.range(format!("{root}.places[{index}].x"), place.x, 0, SIZE);
        faults.range(format!("{root}.places[{index}].y"), place.y, 0, SIZE);
    }
    faults.range(format!("{root}.entrance"), page.entrance, 0, count.number() - 1);
    true
}

/// Every tunnel joins two places of the page, and no two the same; returns
/// whether all do.
fn tunnels(root: &str, page: &Page, faults: &mut Faults) -> bool {
    let count = page.places.len();
    let most = count * (count - 1) / 2;
    let list = format!("{root}.tunnels");
    if !faults.count(&list, page.tunnels.len(), count - 1, most) {
        return false;
    }
    let before = faults.list.len();
    let mut seen: Vec<(u8, u8)> = Vec::new();
    for (index, &[from, to]) in page.tunnels.iter().enumerate() {
        let place = format!("{list}[{index}]");
        let fits = [from, to].map(|end| faults.range(&place, end, 0, count.number() - 1));
        let ends = (from.min(to), from.max(to));
        if fits != [true; 2] {
            continue;
        } else if from == to {
            faults.error(place, Line::new("realm-check-tunnel-self"));
        } else if let Some(first) = seen.iter().position(|&other| other == ends) {
            let line = Line::new("realm-check-tunnel-twice").with("other", format!("tunnels[{first}]"));
            faults.error(place, line);
        }
        seen.push(ends);
    }
    faults.list.len() == before
}

/// All places can be reached from each other.
fn connected(root: &str, page: &Page, faults: &mut Faults) {
    let mut part: Vec<usize> = (0..page.places.len()).collect();
    for &[from, to] in &page.tunnels {
        let (kept, lost) = (part[usize::from(from)], part[usize::from(to)]);
        part.iter_mut().filter(|part| **part == lost).for_each(|part| *part = kept);
    }
    part.sort_unstable();
    part.dedup();
    if part.len() > 1 {
        let line = Line::new("realm-check-page-parts").with("count", part.len().number());
        faults.error(format!("{root}.tunnels"), line);
    }
}

/// Places apart from each other, from the tunnels of others and from the edge,
/// and tunnels that don't cross.
fn drawing(root: &str, page: &Page, faults: &mut Faults) {
    let radius = PLACE_RADIUS.number();
    let all: Vec<Point> = page.places.iter().map(Point::from).collect();
    let ends = |tunnel: [u8; 2]| tunnel.map(|end| all[usize::from(end)]);
    for (index, &place) in all.iter().enumerate() {
        let at = format!("{root}.places[{index}]");
        let inside = |value| (radius..=SIZE - radius).contains(&value);
        if !inside(place.x) || !inside(place.y) {
            faults.warn(&at, Line::new("realm-check-place-edge").with("margin", radius));
        }
        let other = all[..index].iter().position(|other| place.minus(*other).square() < 4 * radius * radius);
        if let Some(other) = other {
            let line = Line::new("realm-check-place-overlap").with("other", format!("places[{other}]"));
            faults.warn(&at, line);
        }
        for (number, &tunnel) in page.tunnels.iter().enumerate() {
            let own = tunnel.iter().any(|&end| usize::from(end) == index);
            if !own && place.near(ends(tunnel), radius) {
                let line = Line::new("realm-check-tunnel-through").with("other", format!("places[{index}]"));
                faults.warn(format!("{root}.tunnels[{number}]"), line);
            }
        }
    }
    for (number, &tunnel) in page.tunnels.iter().enumerate() {
        let crosses = |other: &[u8; 2]| {
            !other.iter().any(|end| tunnel.contains(end)) && cross(ends(tunnel), ends(*other))
        };
        if let Some(other) = page.tunnels[..number].iter().position(crosses) {
            let line = Line::new("realm-check-tunnel-cross").with("other", format!("tunnels[{other}]"));
            faults.warn(format!("{root}.tunnels[{number}]"), line);
        }
    }
}

/// A point of a page, or the way from one to another.
#[derive(Clone, Copy)]
struct Point {
    x: i64,
    y: i64,
}

impl From<&Place> for Point {
    fn from(place: &Place) -> Self {
        Self { x: place.x.number(), y: place.y.number() }
    }
}

impl Point {
    fn minus(self, other: Self) -> Self {
        Self { x: self.x - other.x, y: self.y - other.y }
    }

    fn dot(self, other: Self) -> i64 {
        self.x * other.x + self.y * other.y
    }

    fn square(self) -> i64 {
        self.dot(self)
    }

    /// Twice the area between two ways, with a sign for the turn.
    fn turn(self, other: Self) -> i64 {
        self.x * other.y - self.y * other.x
    }

    /// Whether a line between two points passes nearer than this. What comes
    /// near its ends overlaps with the places there.
    fn near(self, [from, to]: [Self; 2], distance: i64) -> bool {
        let (way, here) = (to.minus(from), self.minus(from));
        let along = way.dot(here);
        let area = way.turn(here);
        (1..way.square()).contains(&along) && area * area < distance * distance * way.square()
    }
}

/// Whether two lines cross between their ends.
fn cross(one: [Point; 2], other: [Point; 2]) -> bool {
    let parts = |[from, to]: [Point; 2], ends: [Point; 2]| {
        let [a, b] = ends.map(|end| to.minus(from).turn(end.minus(from)).signum());
        a * b < 0
    };
    parts(one, other) && parts(other, one)
}
