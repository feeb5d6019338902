//! The colony that is shown: its talents, its nest as a grid of rooms, its
//! hand.

use egui::{Align2, Color32, Rect, Ui, pos2, vec2};

use super::art;
use super::ask;
use super::face::Desk;
use super::items::{self, Held};
use super::paper;
use super::stage::{Stage, over, tip};
use super::works::show_item;
use crate::antrealm::pack::Kind;
use crate::antrealm::rules::administration;
use crate::antrealm::state::Chamber;
use crate::antrealm::{Action, AntRealm, ChamberId, Item, Place, Spot, talents};
use crate::engine::{Line, Seat};
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{mix, size};

/// Rooms beside each other.
const COLUMNS: usize = 3;

/// Shows the colony.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let rect = ui.max_rect();
    let seat = stage.scene.shown;
    let (head, below) = rect.split_top_bottom_at_y(rect.top() + 26.0);
    title(ui, stage, head, seat);
    let chips = chips(ui, stage, below, seat);
    let below = below.with_min_y(chips + 9.0);
    let hand = (below.height() * 0.24).clamp(74.0, 116.0);
    let (rooms, hand) = below.split_top_bottom_at_y(below.bottom() - hand);
    grid(ui, stage, rooms, seat, desk, asks);
    show_hand(ui, stage, hand, seat, desk, asks);
}

fn title(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat) {
    let theme = stage.theme;
    let mut sheet = Sheet::new(ui, rect.expand(2.0));
    art::suit(&mut sheet.brush, seat, rect.left_center() + vec2(10.0, 0.0), 8.5);
    let words = stage.line(&Line::new("realm-side-title").with("seat", seat));
    let at = rect.left_center() + vec2(25.0, 0.0);
    sheet.write_cut(at, Align2::LEFT_CENTER, &words, size::STRONG, rect.width() - 84.0, theme.ink);
    let colony = stage.view.colony(seat);
    let points = stage.count("realm-side-points", colony.action_points());
    sheet.write(
        rect.right_center() - vec2(4.0, 0.0),
        Align2::RIGHT_CENTER,
        &points,
        size::SMALL,
        theme.faint,
    );
    sheet.flush();
}

/// The talents, as chips in rows. Returns where they end.
fn chips(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat) -> f32 {
    let theme = stage.theme;
    let applying = ask::applying(stage.view).filter(|_| stage.view.now.seat == seat);
    let mut sheet = Sheet::new(ui, rect);
    let mut at = rect.left_top() + vec2(0.0, 3.0);
    let mut any = false;
    for talent in ask::known_talents(stage.view, seat) {
        any = true;
        let words = stage.say(talent.key());
        let font = crate::ui::theme::font(size::SMALL + 1.0);
        let width = ui.painter().layout_no_wrap(words.clone(), font, theme.ink).size().x + 18.0;
        if at.x + width > rect.right() {
            at = pos2(rect.left(), at.y + 26.0);
        }
        let chip = Rect::from_min_size(at, vec2(width, 22.0));
        let now = applying == Some(talent);
        let fill = if now { theme.glow() } else { mix(theme.panel, theme.hunting_zone, 0.35) };
        sheet.brush.rounded(chip, 11.0, fill);
        let line = if now { (2.0, theme.accent) } else { (1.0, mix(theme.line, theme.ink, 0.15)) };
        sheet.brush.frame(chip, 11.0, line.0, line.1);
        sheet.write(chip.center(), Align2::CENTER_CENTER, &words, size::SMALL + 1.0, theme.ink);
        let response = stage.spot(ui, chip, ("chip", talent as u8), false, || words.clone());
        tip(response, || stage.about_talent(talent));
        at.x += width + 5.0;
    }
    if !any {
        let words = stage.say("realm-side-no-talents");
        sheet.write(at + vec2(2.0, 9.0), Align2::LEFT_CENTER, &words, size::SMALL, theme.faint);
    }
    sheet.flush();
    at.y + 22.0
}

/// The nest: its rooms, and where more can be.
fn grid(ui: &Ui, stage: &Stage<'_>, rect: Rect, seat: Seat, desk: &mut Desk, asks: &mut Asks<AntRealm>) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let most = usize::from(stage.view.content.numbers.chambers).max(colony.chambers().len());
    let rows = most.div_ceil(COLUMNS);
    let height = (rect.height() / rows as f32).min(124.0);
    let soil = Rect::from_min_size(rect.min, vec2(rect.width(), height * rows as f32));
    let mut sheet = Sheet::new(ui, rect.expand(2.0));
    let (light, deep) = (mix(theme.soil_light, theme.panel, 0.1), mix(theme.soil_dark, theme.panel, 0.05));
    sheet.brush.rounded_shaded(soil, 8.0, light, deep);
    sheet.brush.rounded(soil.with_max_y(soil.top() + 5.0), 3.0, theme.forest);
    let width = rect.width() / COLUMNS as f32;
    for i in 0..most {
        let at = soil.min + vec2(width * (i % COLUMNS) as f32, height * (i / COLUMNS) as f32);
        let place = Rect::from_min_size(at, vec2(width, height)).shrink2(vec2(5.0, 6.0));
        match colony.chambers().get(i) {
            Some(chamber) => {
                room(ui, &mut sheet, stage, place, (seat, ChamberId(i as u8), chamber), desk, asks);
            }
            None => {
                let line = theme.hunting_zone.gamma_multiply(0.25);
                sheet.brush.frame(place.shrink(2.0), 12.0, 1.0, line);
            }
        }
    }
    sheet.flush();
}

/// What a click on a room stands for now: the first thing that may be done
/// there with what is taken up, or else there.
fn meant(stage: &Stage<'_>, desk: &Desk, id: ChamberId, kind: Kind) -> Action {
    let taken = desk.taken;
    let fits = |action: &&Action| match **action {
        Action::Store { item, chamber } => {
            chamber == id && taken.is_some_and(|taken| taken.spot == Spot::Hand && taken.item == item)
        }
        Action::Mulch { leaf, chamber } => {
            chamber == id && taken.is_some_and(|taken| taken.item == Item::Card(leaf))
        }
        Action::Cultivate(chamber) => chamber == id && taken.is_none(),
        Action::Step(chamber) => chamber == id,
        Action::Yield(spot) => spot == Spot::Chamber(id),
        _ => false,
    };
    if let Some(action) = stage.legal().iter().find(fits) {
        return *action;
    }
    match (taken, kind) {
        (Some(Held { item, .. }), _) => Action::Store { item, chamber: id },
        (None, Kind::Fungus) => Action::Cultivate(id),
        (None, _) => Action::Build(kind),
    }
}

fn room(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    rect: Rect,
    (seat, id, chamber): (Seat, ChamberId, &Chamber),
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let theme = stage.theme;
    let own = stage.decider == Some(seat);
    let action = meant(stage, desk, id, chamber.kind);
    let lit = own && stage.allows(&action) && !matches!(action, Action::Build(_));
    let name = || room_name(stage, seat, id, chamber);
    let response = stage.spot(ui, rect, ("room", seat.0, id.0), lit, name);
    let ground = mix(theme.tunnel, theme.soil_dark, 0.15);
    let ground = if over(&response) { mix(ground, Color32::WHITE, 0.08) } else { ground };
    let corner = (rect.height() * 0.3).min(20.0);
    sheet.brush.rounded(rect, corner, ground);
    let refused = stage.is_refused(&Place::Chamber { seat, chamber: id });
    if lit || refused {
        sheet.brush.frame(rect, corner, 2.5, if refused { theme.bad } else { theme.accent });
    }
    let pale = mix(theme.hunting_zone, Color32::WHITE, 0.35);
    let words = stage.say(short_key(chamber.kind));
    let at = pos2(rect.center().x, rect.bottom() - 12.0);
    sheet.write_cut(at, Align2::CENTER_CENTER, &words, size::SMALL, rect.width() - 8.0, pale);
    let inner = Rect::from_min_max(rect.left_top() + vec2(8.0, 7.0), rect.max - vec2(8.0, 21.0));
    let is_plain = matches!(chamber.kind, Kind::Nursery | Kind::Queen);
    let (sign, side) = if is_plain {
        (inner.center(), (inner.height() * 0.72).min(40.0))
    } else {
        (inner.left_center() + vec2(9.0, 0.0), 17.0)
    };
    art::kind(&mut sheet.brush, chamber.kind, sign, side, pale);
    let inner = inner.with_min_x(inner.left() + 22.0);
    match chamber.kind {
        Kind::Storehouse | Kind::Dump => stock(ui, sheet, stage, inner, (seat, id, chamber), desk, asks),
        Kind::Fungus => {
            let needed = talents::fungus_steps(&stage.state, seat);
            let step = (inner.width() / f32::from(needed.max(1))).min(18.0);
            steps(sheet, stage, inner, step, [chamber.steps, needed]);
        }
        Kind::Nursery | Kind::Queen => {}
    }
    if own {
        stage.hint(&response, &action);
    }
    if response.clicked() && own {
        if lit {
            desk.taken = None;
        }
        asks.act(action);
    }
    tip(response, || {
        let about = super::names::about_kind(stage, seat, chamber.kind);
        format!("{}\n{about}", room_name(stage, seat, id, chamber))
    });
}

/// Text key of a kind's name where there is little room.
fn short_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Queen => "realm-room-queen",
        Kind::Fungus => "realm-room-fungus",
        Kind::Nursery | Kind::Storehouse | Kind::Dump => kind.key(),
    }
}

fn steps(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect, step: f32, [taken, needed]: [u8; 2]) {
    let theme = stage.theme;
    let radius = (step * 0.38).min(6.5);
    let pale = mix(theme.hunting_zone, Color32::WHITE, 0.3);
    for i in 0..needed {
        let at = rect.left_center() + vec2(radius + step * f32::from(i), 0.0);
        if i < taken {
            sheet.brush.disc(at, radius, theme.good);
        }
        sheet.brush.ring(at, radius, 1.3, pale);
    }
}

fn room_name(stage: &Stage<'_>, seat: Seat, id: ChamberId, chamber: &Chamber) -> String {
    let name = stage.chamber(seat, id);
    let line = match chamber.kind {
        Kind::Storehouse | Kind::Dump => Line::new("realm-room-holds")
            .with("count", i64::from(chamber.store.len()))
            .with("room", i64::from(administration::room(&stage.state, chamber.kind))),
        Kind::Fungus => Line::new("realm-room-steps")
            .with("steps", i64::from(chamber.steps))
            .with("needed", i64::from(talents::fungus_steps(&stage.state, seat))),
        Kind::Nursery | Kind::Queen => return name,
    };
    stage.line(&line.with("name", name))
}

/// What a Storehouse or Dump holds, and its free places.
fn stock(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    rect: Rect,
    (seat, id, chamber): (Seat, ChamberId, &Chamber),
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let room = administration::room(&stage.state, chamber.kind).max(chamber.store.len());
    let height = rect.height().min(42.0);
    let card = vec2((height * 0.7).min(rect.width() / 3.0 - 2.0), height);
    let row = Rect::from_center_size(rect.center(), vec2(rect.width(), height));
    let places: Vec<Rect> = paper::spread(row, usize::from(room), card, 3.0).collect();
    let held: Vec<Item> = chamber.store.items().collect();
    for (i, place) in places.into_iter().enumerate() {
        let Some(item) = held.get(i).copied() else {
            sheet.brush.frame(place, 3.0, 1.0, stage.theme.hunting_zone.gamma_multiply(0.3));
            continue;
        };
        let held = Held { spot: Spot::Chamber(id), item };
        sheet.flush();
        piece(ui, sheet, stage, place, (seat, held, i), desk, asks);
    }
}

/// A small piece in a room.
fn piece(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    place: Rect,
    (seat, held, i): (Seat, Held, usize),
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let own = stage.decider == Some(seat);
    let deed = items::deeds(stage.legal(), held).next().filter(|_| own);
    let name = || stage.item(held.item);
    let response = stage.spot(ui, place, ("stock", held, i), deed.is_some(), name);
    let look = paper::Look {
        lit: deed.is_some(),
        over: over(&response),
        refused: own && stage.is_item_refused(held.item),
        ..paper::Look::default()
    };
    paper::item(sheet, stage, place, held.item, look);
    if response.clicked()
        && own
        && let items::Click::Act(action) = items::click(stage, held)
    {
        desk.taken = None;
        asks.act(action);
    }
    tip(response, || stage.about_item(held.item));
}

fn show_hand(
    ui: &mut Ui,
    stage: &Stage<'_>,
    rect: Rect,
    seat: Seat,
    desk: &mut Desk,
    asks: &mut Asks<AntRealm>,
) {
    let theme = stage.theme;
    let colony = stage.view.colony(seat);
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let at = rect.left_top() + vec2(2.0, 10.0);
    sheet.brush.icon_at(Icon::Hand, at + vec2(7.0, 0.0), 14.0, theme.faint);
    let line = Line::new("realm-side-hand")
        .with("count", i64::from(colony.hand.len()))
        .with("most", i64::from(stage.view.content.numbers.hand_limit));
    let words = stage.line(&line);
    let over = colony.hand.len() > stage.view.content.numbers.hand_limit;
    let color = if over { theme.bad } else { theme.faint };
    sheet.write(at + vec2(20.0, 0.0), Align2::LEFT_CENTER, &words, size::SMALL, color);
    sheet.flush();
    let row = rect.with_min_y(rect.top() + 20.0).shrink2(vec2(2.0, 2.0));
    let all = items::hand(stage, seat);
    let share = (row.width() - 5.0 * (all.len().max(1) - 1) as f32) / all.len().max(1) as f32;
    let card = vec2((row.height() * 0.72).min(share.max(46.0)), row.height());
    for (held, place) in all.iter().zip(paper::spread(row, all.len(), card, 5.0)) {
        show_item(ui, &mut sheet, stage, place, (seat, *held), desk, asks);
    }
}
