//! Icons, drawn by code on a grid of 16 units, the same everywhere.
//!
//! Each icon is a list of marks; [`Icon::paint`] scales them into a rectangle.
//! There are two weights: thin lines for controls, solid ones for pieces that
//! must read when small.

mod badges;
mod controls;
mod pieces;
mod tools;
mod trace;

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

/// A point on the grid.
type At = (f32, f32);

/// A part of an icon, in grid units.
#[derive(Debug, Clone, Copy)]
enum Mark {
    /// An open line.
    Line(&'static [At]),
    /// A closed line; filled when solid if it is convex.
    Loop(&'static [At]),
    /// A filled convex shape.
    Fill(&'static [At]),
    /// A circle's outline; filled when solid.
    Ring(f32, f32, f32),
    /// A filled circle.
    Dot(f32, f32, f32),
    /// A filled ellipse: centre and half axes.
    Oval(f32, f32, f32, f32),
    /// An ellipse's outline; filled when solid.
    Egg(f32, f32, f32, f32),
    /// A cubic curve.
    Curve([At; 4]),
    /// Part of a circle: centre, radius, from and to in degrees, clockwise
    /// from the right.
    Arc(f32, f32, f32, f32, f32),
}

/// How heavy an icon is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Weight {
    /// Outlines.
    #[default]
    Line,
    /// Closed parts filled, lines thicker.
    Solid,
}

macro_rules! icons {
    ($($(#[$doc:meta])* $name:ident = $marks:expr,)*) => {
        /// An icon.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Icon {
            $($(#[$doc])* $name,)*
        }

        impl Icon {
            /// Every icon.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            fn marks(self) -> &'static [Mark] {
                match self { $(Self::$name => $marks,)* }
            }
        }
    };
}

icons! {
    /// A spider.
    Arachnid = badges::ARACHNID,
    /// A caterpillar.
    Crawling = badges::CRAWLING,
    /// Two pairs of wings.
    Flying = badges::FLYING,
    /// A beating heart.
    Alive = badges::ALIVE,
    /// A heart with a crack.
    Injured = badges::INJURED,
    /// Crossed lines over an empty heart.
    Dead = badges::DEAD,
    /// A crescent.
    Night = badges::NIGHT,
    /// Half a sun on the horizon.
    Twilight = badges::TWILIGHT,
    /// A sun.
    Day = badges::DAY,
    /// A leaf.
    Leaf = badges::LEAF,
    /// A sprouting seed.
    Seed = badges::SEED,
    /// An aphid.
    Aphid = badges::APHID,
    /// Eggs being laid.
    LayEggs = pieces::LAY_EGGS,
    /// A shovel into the soil.
    Build = pieces::BUILD,
    /// Mandibles.
    Hunt = pieces::HUNT,
    /// A flag on a hill.
    Colonize = pieces::COLONIZE,
    /// A larva in its cradle.
    Nursery = pieces::NURSERY,
    /// A drop of honeydew on a crumb: food.
    Food = pieces::FOOD,
    /// An egg.
    Egg = pieces::EGG,
    /// A worker, from above.
    Ant = pieces::ANT,
    /// A queen, from above.
    Queen = pieces::QUEEN,
    /// A termite.
    Termite = pieces::TERMITE,
    /// Waves of scent.
    Pheromone = pieces::PHEROMONE,
    /// A cup.
    Trophy = pieces::TROPHY,
    /// An ant's skull crossed out: a loss.
    Loss = pieces::LOSS,
    /// A lever: efficiency.
    Efficiency = pieces::EFFICIENCY,
    /// Several ants: population.
    Population = pieces::POPULATION,
    /// Ants waiting below the ground: the reserve.
    Reserve = pieces::RESERVE,
    /// A hole in the ground with a heap around it.
    Nest = pieces::NEST,
    /// A mound.
    Mound = pieces::MOUND,
    /// A hexagon.
    Hex = pieces::HEX,
    /// A target: an objective.
    Objective = pieces::OBJECTIVE,
    /// Cards in a hand.
    Hand = pieces::HAND,
    /// A star: points.
    Points = pieces::POINTS,
    /// Mushrooms: a Fungus Garden.
    Garden = pieces::GARDEN,
    /// A tower: architecture.
    Architecture = pieces::ARCHITECTURE,
    /// One step back.
    Undo = controls::UNDO,
    /// One step forward again.
    Redo = controls::REDO,
    /// Back to the start of the turn.
    Restart = controls::RESTART,
    /// The turn is done.
    EndTurn = controls::END_TURN,
    /// The menu.
    Menu = controls::MENU,
    /// Go on.
    Play = controls::PLAY,
    /// Wait.
    Pause = controls::PAUSE,
    /// Faster.
    Fast = controls::FAST,
    /// A book: the rules.
    Book = controls::BOOK,
    /// A lamp: a hint.
    Hint = controls::HINT,
    /// A cross: close.
    Close = controls::CLOSE,
    /// A tick.
    Check = controls::CHECK,
    /// A cog wheel: settings.
    Settings = controls::SETTINGS,
    /// A globe: the language.
    Language = controls::LANGUAGE,
    /// A sun: the light look.
    Light = controls::LIGHT,
    /// A moon: the dark look.
    Dark = controls::DARK,
    /// A folder.
    Folder = controls::FOLDER,
    /// A white flag: concede.
    Flag = controls::FLAG,
    /// A person.
    Person = controls::PERSON,
    /// A machine.
    Machine = controls::MACHINE,
    /// A die: chance.
    Die = controls::DIE,
    /// Back to where one came from.
    Back = controls::BACK,
    /// A triangle with a mark: beware.
    Warning = controls::WARNING,
    /// An open eye.
    Eye = controls::EYE,
    /// Four corners: fit to the window.
    Fit = controls::FIT,
    /// More, nearer.
    Plus = controls::PLUS,
    /// Less, further.
    Minus = controls::MINUS,
    /// Lines of text: the log.
    Log = controls::LOG,
    /// A door: leave.
    Leave = controls::LEAVE,
    /// An arrow up.
    Up = controls::UP,
    /// An arrow down.
    Down = controls::DOWN,
    /// To the first of all.
    First = controls::FIRST,
    /// The next one.
    Next = controls::NEXT,
    /// To the last of all.
    Last = controls::LAST,
    /// A line that forks.
    Branch = controls::BRANCH,
    /// A bubble with writing.
    Note = controls::NOTE,
    /// Put away into a tray: a copy.
    Save = controls::SAVE,
    /// A brush.
    Brush = tools::BRUSH,
    /// A rubber.
    Eraser = tools::ERASER,
    /// A line between two points.
    Line = tools::LINE,
    /// A circle around a point.
    Ring = tools::RING,
    /// A bucket that is poured.
    Fill = tools::FILL,
    /// A pipette.
    Picker = tools::PICKER,
    /// A tile of seven hexes.
    Tile = tools::TILE,
    /// A frame of dashes.
    Frame = tools::FRAME,
    /// A loop of rope.
    Lasso = tools::LASSO,
    /// A wand with sparks.
    Wand = tools::WAND,
    /// An open hand.
    Palm = tools::PALM,
    /// Two halves that mirror each other.
    Mirror = tools::MIRROR,
    /// An arrow that turns.
    Turn = tools::TURN,
    /// A clock that goes back: what was done.
    History = tools::HISTORY,
    /// A page with a folded corner.
    Page = tools::PAGE,
    /// A bin.
    Bin = tools::BIN,
    /// A pin: it stays in view.
    Pin = controls::PIN,
}

impl Icon {
    /// Paints the icon as large as fits into `rect`, in outlines.
    pub fn paint(self, painter: &Painter, rect: Rect, color: Color32) {
        self.paint_as(painter, rect, color, Weight::Line);
    }

    /// Paints the icon with closed parts filled.
    pub fn paint_solid(self, painter: &Painter, rect: Rect, color: Color32) {
        self.paint_as(painter, rect, color, Weight::Solid);
    }

    /// The icon as shapes, to be painted again and again.
    pub fn shapes(self, rect: Rect, color: Color32) -> impl Iterator<Item = Shape> {
        let pen = Pen::new(rect, color, Weight::Line);
        self.marks().iter().map(move |mark| pen.draw(mark))
    }

    /// Paints the icon as large as fits into `rect`.
    pub fn paint_as(self, painter: &Painter, rect: Rect, color: Color32, weight: Weight) {
        let pen = Pen::new(rect, color, weight);
        painter.extend(self.marks().iter().map(|mark| pen.draw(mark)));
    }
}

/// Turns marks into shapes at a place.
struct Pen {
    origin: Pos2,
    unit: f32,
    color: Color32,
    stroke: Stroke,
    weight: Weight,
}

impl Pen {
    fn new(rect: Rect, color: Color32, weight: Weight) -> Self {
        let unit = rect.width().min(rect.height()) / 16.0;
        let origin = rect.center() - vec2(8.0, 8.0) * unit;
        let width = match weight {
            Weight::Line => 1.3,
            Weight::Solid => 1.7,
        };
        // Below one point lines turn grey instead of thin.
        Self { origin, unit, color, stroke: Stroke::new((width * unit).max(1.0), color), weight }
    }

    fn at(&self, (x, y): At) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    fn all(&self, points: &[At]) -> Vec<Pos2> {
        points.iter().map(|point| self.at(*point)).collect()
    }

    fn filled(&self) -> Color32 {
        if self.weight == Weight::Solid { self.color } else { Color32::TRANSPARENT }
    }

    fn draw(&self, mark: &Mark) -> Shape {
        match *mark {
            Mark::Line(points) => Shape::line(self.all(points), self.stroke),
            Mark::Loop(points) => Shape::convex_polygon(self.all(points), self.filled(), self.stroke),
            Mark::Fill(points) => Shape::convex_polygon(self.all(points), self.color, Stroke::NONE),
            Mark::Ring(x, y, r) => self.oval(x, y, r, r, self.filled(), self.stroke),
            Mark::Dot(x, y, r) => self.oval(x, y, r, r, self.color, Stroke::NONE),
            Mark::Oval(x, y, rx, ry) => self.oval(x, y, rx, ry, self.color, Stroke::NONE),
            Mark::Egg(x, y, rx, ry) => self.oval(x, y, rx, ry, self.filled(), self.stroke),
            Mark::Curve(points) => egui::epaint::CubicBezierShape::from_points_stroke(
                points.map(|point| self.at(point)),
                false,
                Color32::TRANSPARENT,
                self.stroke,
            )
            .into(),
            Mark::Arc(x, y, r, from, to) => Shape::line(self.arc(x, y, r, from, to), self.stroke),
        }
    }

    fn oval(&self, x: f32, y: f32, rx: f32, ry: f32, fill: Color32, stroke: Stroke) -> Shape {
        let (center, radius) = (self.at((x, y)), vec2(rx, ry) * self.unit);
        egui::epaint::EllipseShape { center, radius, fill, stroke, angle: 0.0 }.into()
    }

    fn arc(&self, x: f32, y: f32, r: f32, from: f32, to: f32) -> Vec<Pos2> {
        let steps = ((to - from).abs() / 15.0).ceil().max(1.0) as usize;
        let at = |i: usize| (from + (to - from) * i as f32 / steps as f32).to_radians();
        (0..=steps).map(|i| self.at((x + r * at(i).cos(), y + r * at(i).sin()))).collect()
    }
}

/// Paints an icon on a round ground, as for badges and trophies.
pub fn coin(painter: &Painter, rect: Rect, icon: Icon, ground: Color32, color: Color32) {
    let radius = rect.width().min(rect.height()) / 2.0;
    painter.circle(rect.center(), radius, ground, Stroke::new(1.0, super::theme::mix(ground, color, 0.4)));
    icon.paint_solid(painter, Rect::from_center_size(rect.center(), vec2(radius, radius) * 1.34), color);
}

/// Paints an icon on a ground with rounded corners, as for chamber banners.
pub fn tile(painter: &Painter, rect: Rect, icon: Icon, ground: Color32, color: Color32) {
    let line = Stroke::new(1.0, super::theme::mix(ground, color, 0.35));
    painter.rect(rect, rect.height() * 0.22, ground, line, StrokeKind::Inside);
    icon.paint_solid(painter, rect.shrink(rect.height() * 0.15), color);
}

/// A number beside its icon, as for food, eggs and points: returns the
/// rectangle it took. `at` is the left middle.
pub fn count(painter: &Painter, at: Pos2, icon: Icon, text: &str, height: f32, color: Color32) -> Rect {
    let square = Rect::from_center_size(pos2(at.x + height / 2.0, at.y), vec2(height, height));
    icon.paint_solid(painter, square, color);
    let font = super::theme::font((height * 0.86).max(super::theme::size::SMALL));
    let words = painter.text(pos2(square.right() + 3.0, at.y), egui::Align2::LEFT_CENTER, text, font, color);
    square.union(words)
}
