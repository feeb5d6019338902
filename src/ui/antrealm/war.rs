//! A war: the page of the booklet, its chambers and guards (A9).

use egui::{Align2, Color32, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::art;
use super::board;
use super::stage::{Stage, over, tip};
use crate::antrealm::glimpse::token_key;
use crate::antrealm::pack::Page;
use crate::antrealm::rules::war;
use crate::antrealm::state::{Face, Phase, War, WarStep};
use crate::antrealm::{Action, AntRealm, ChamberId, Place, Token, Tokens};
use crate::engine::Line;
use crate::ui::face::Asks;
use crate::ui::icons::Icon;
use crate::ui::sheet::Sheet;
use crate::ui::theme::{CARD_CORNER, mix, size};

/// Height of the head.
const HEAD: f32 = 58.0;

/// Where the places of a page lie on the screen.
struct Plan<'a> {
    page: &'a Page,
    area: Rect,
    radius: f32,
}

impl<'a> Plan<'a> {
    fn new(page: &'a Page, rect: Rect, largest: f32) -> Self {
        let radius = (rect.width().min(rect.height()) * 0.088).clamp(9.0, largest);
        Self { page, area: rect, radius }
    }

    fn at(&self, place: u8) -> Pos2 {
        let place = self.page.places.get(usize::from(place));
        let (x, y) = place.map_or((50, 50), |place| (place.x, place.y));
        let inner = self.area.shrink2(vec2(self.radius * 0.4, self.radius * 0.3));
        inner.lerp_inside(vec2(f32::from(x) / 100.0, f32::from(y) / 100.0))
    }

    fn places(&self) -> std::ops::Range<u8> {
        0..self.page.places.len() as u8
    }
}

/// Shows the pages to choose from, or the one taken.
pub fn show(ui: &mut Ui, stage: &Stage<'_>, rect: Rect, asks: &mut Asks<AntRealm>) {
    let Some(war) = &stage.view.war else { return };
    let (top, below) = rect.split_top_bottom_at_y(rect.top() + HEAD);
    head(ui, stage, top, war);
    let taken = war.page.and_then(|page| stage.view.content.setup.pack.pages.get(usize::from(page)));
    match taken {
        Some(page) => nest(ui, stage, below, war, page, asks),
        None => pages(ui, stage, below, war, asks),
    }
}

fn head(ui: &Ui, stage: &Stage<'_>, rect: Rect, war: &War) {
    let mut sheet = Sheet::new(ui, rect.expand(4.0));
    let die = board::die(&mut sheet, stage, rect.right_top() + vec2(-2.0, 2.0), 46.0);
    if let Some(words) = board::roll_words(stage) {
        let place = Rect::from_min_size(rect.right_top() + vec2(-48.0, 2.0), vec2(46.0, 46.0));
        tip(stage.spot(ui, place, "die", false, || words.clone()), || words.clone());
    }
    let line = Line::new("realm-show-war").with("invader", war.invader).with("defender", war.defender);
    let upper = Rect::from_min_size(rect.min, vec2(rect.width() - die, 26.0));
    let title = board::title(&mut sheet, stage, upper, war.invader, &line);
    if title.right() + 20.0 < upper.right() {
        art::suit(&mut sheet.brush, war.defender, title.right_center() + vec2(14.0, 0.0), 9.0);
    }
    let at = rect.left_top() + vec2(2.0, 42.0);
    if next_piece(&mut sheet, stage, at, war).is_none() {
        strengths(&mut sheet, stage, at, war);
    }
    sheet.flush();
}

/// The chamber or token that the defender sets next, as these eyes see it.
fn next_piece(sheet: &mut Sheet, stage: &Stage<'_>, at: Pos2, war: &War) -> Option<Rect> {
    let theme = stage.theme;
    stage.view.deployment?;
    let words = match stage.view.now.phase {
        Phase::Sites => {
            let id = ChamberId(war.set);
            let kind = stage.view.colony(war.defender).chambers.get(id.index())?.kind;
            sheet.brush.disc(at + vec2(12.0, 0.0), 13.0, theme.soil_dark);
            art::kind(&mut sheet.brush, kind, at + vec2(12.0, 0.0), 17.0, theme.hunting_zone);
            stage.line(&Line::new("realm-war-next").with("what", kind.key()))
        }
        Phase::Guards => {
            let token = war::next_guard(&stage.state)?;
            art::token(&mut sheet.brush, theme, at + vec2(12.0, 0.0), 11.0, token.is_green());
            stage.line(&Line::new("realm-war-next").with("what", token_key(token)))
        }
        _ => return None,
    };
    let left = at + vec2(32.0, 0.0);
    let mut end = sheet.write(left, Align2::LEFT_CENTER, &words, size::BODY, theme.ink);
    if stage.view.now.phase == Phase::Guards {
        let tokens = stage.view.colony(war.defender).tokens;
        let left = tokens.count().saturating_sub(war.set);
        let words = stage.count("realm-war-left", left);
        end = sheet.write(
            pos2(end.right() + 12.0, at.y),
            Align2::LEFT_CENTER,
            &words,
            size::SMALL,
            theme.faint,
        );
    }
    Some(end)
}

/// What the invader can give up, and the guards that nobody has seen yet.
fn strengths(sheet: &mut Sheet, stage: &Stage<'_>, at: Pos2, war: &War) {
    let theme = stage.theme;
    let tokens = stage.view.colony(war.invader).tokens;
    art::suit(&mut sheet.brush, war.invader, at + vec2(9.0, 0.0), 6.0);
    let left = at + vec2(22.0, 0.0);
    let end = art::tally(sheet, theme, left, 8.0, [tokens.greens(), tokens.reds()], theme.ink);
    let unseen = war::unseen_guards(stage.view);
    if war.page.is_none() || unseen.count() == 0 {
        return;
    }
    let words = stage.say("realm-war-unseen");
    let middle = pos2(end + 18.0, at.y);
    let words = sheet.write(middle, Align2::LEFT_CENTER, &words, size::SMALL, theme.faint);
    let left = pos2(words.right() + 8.0, at.y);
    art::tally(sheet, theme, left, 8.0, [unseen.greens(), unseen.reds()], theme.ink);
}

/// The pages that were drawn, side by side.
fn pages(ui: &Ui, stage: &Stage<'_>, rect: Rect, war: &War, asks: &mut Asks<AntRealm>) {
    let drawn: Vec<u8> = war.pages.iter().flatten().copied().collect();
    let columns = if drawn.len() > 2 && rect.width() < 900.0 { 2 } else { drawn.len().max(1) };
    let rows = drawn.len().div_ceil(columns).max(1);
    let size = vec2(rect.width() / columns as f32, rect.height() / rows as f32);
    for (slot, page) in drawn.into_iter().enumerate() {
        let Some(page) = stage.view.content.setup.pack.pages.get(usize::from(page)) else { continue };
        let at = rect.min + vec2(size.x * (slot % columns) as f32, size.y * (slot / columns) as f32);
        let place = Rect::from_min_size(at, size).shrink(6.0);
        let action = Action::Page(slot as u8);
        let lit = stage.allows(&action);
        let name = || {
            let places = i64::from(page.places.len() as u8);
            stage.line(&Line::new("realm-war-page").with("page", &page.name).with("places", places))
        };
        let response = stage.spot(ui, place, ("page", slot), lit, name);
        let mut sheet = Sheet::new(ui, place.expand(4.0));
        let (words, soil) = place.split_top_bottom_at_y(place.top() + 28.0);
        ground(&mut sheet, stage, soil);
        pattern(&mut sheet, stage, &Plan::new(page, soil.shrink(10.0), 26.0));
        let (width, line) = if lit { (3.0, stage.theme.accent) } else { (1.0, stage.theme.line) };
        let width = if over(&response) { width + 1.5 } else { width };
        sheet.brush.frame(soil, f32::from(CARD_CORNER), width, line);
        let words = words.left_center() + vec2(4.0, 0.0);
        sheet.write_cut(
            words,
            Align2::LEFT_CENTER,
            &name(),
            size::BODY,
            place.width() - 8.0,
            stage.theme.ink,
        );
        sheet.flush();
        stage.act(&response, action, asks);
    }
}

/// Soil with grass on it.
fn ground(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect) {
    let theme = stage.theme;
    sheet.brush.rounded_shaded(rect, f32::from(CARD_CORNER), theme.soil_light, theme.soil_dark);
    let grass = rect.with_max_y(rect.top() + 7.0);
    sheet.brush.rounded(grass, 4.0, theme.forest);
    for i in 0..(rect.width() * rect.height() / 5200.0) as u32 {
        let spot = crate::ui::brush::scatter(i * 7 + 3) * 0.47;
        let at = rect.center() + vec2(spot.x * rect.width(), spot.y * rect.height());
        sheet.brush.disc(at, 1.4 + 1.6 * crate::ui::brush::noise(i), theme.tunnel.gamma_multiply(0.22));
    }
}

/// Tunnels, empty chambers and the arrow at the entrance.
fn pattern(sheet: &mut Sheet, stage: &Stage<'_>, plan: &Plan<'_>) {
    let theme = stage.theme;
    let rim = mix(theme.tunnel, theme.soil_light, 0.45);
    for (wider, color) in [(5.0, rim), (0.0, theme.tunnel)] {
        for [a, b] in &plan.page.tunnels {
            sheet.brush.line(plan.at(*a), plan.at(*b), plan.radius * 0.42 + wider, color);
        }
        for place in plan.places() {
            sheet.brush.disc(plan.at(place), plan.radius + wider / 2.0, color);
        }
    }
    entrance(sheet, stage, plan);
}

/// An arrow from outside to the place at the entrance.
fn entrance(sheet: &mut Sheet, stage: &Stage<'_>, plan: &Plan<'_>) {
    let at = plan.at(plan.page.entrance);
    let from = at - plan.area.center();
    let out = if from.length() < 1.0 { vec2(0.0, -1.0) } else { from.normalized() };
    let side = vec2(-out.y, out.x);
    let (tip, tail) = (at + out * (plan.radius + 3.0), at + out * (plan.radius + 20.0));
    let (tip, tail) = (plan.area.expand(8.0).clamp(tip), plan.area.expand(8.0).clamp(tail));
    let color = mix(stage.theme.hunting_zone, Color32::WHITE, 0.35);
    let neck = tip + out * 8.0;
    sheet.brush.line(tail, neck, 5.0, color);
    sheet.brush.convex(&[tip, neck + side * 8.0, neck - side * 8.0], color);
}

/// What is known of a place.
fn known(stage: &Stage<'_>, war: &War, place: u8) -> Option<Face> {
    let index = usize::from(place);
    war.faces[index].or_else(|| {
        let seen = stage.view.deployment?;
        Some(Face { chamber: seen.sites[index], guards: seen.guards[index] })
    })
}

/// The page that was taken, with all that these eyes know.
fn nest(ui: &Ui, stage: &Stage<'_>, rect: Rect, war: &War, page: &Page, asks: &mut Asks<AntRealm>) {
    let soil = rect.with_max_y(rect.bottom() - board::CHOICES + 12.0);
    let mut sheet = Sheet::new(ui, soil.expand(2.0));
    ground(&mut sheet, stage, soil);
    let plan = Plan::new(page, soil.shrink2(vec2(18.0, 14.0)), 46.0);
    pattern(&mut sheet, stage, &plan);
    let name = stage.scene.text.words(&page.name);
    let at = soil.left_bottom() + vec2(10.0, -12.0);
    sheet.write(
        at,
        Align2::LEFT_CENTER,
        name,
        size::SMALL,
        mix(stage.theme.hunting_zone, Color32::WHITE, 0.3),
    );
    for place in plan.places() {
        site(ui, &mut sheet, stage, &plan, (war, place), asks);
    }
    sheet.flush();
}

/// What a click on a place stands for.
fn meant(stage: &Stage<'_>, place: u8) -> Action {
    match stage.view.now.phase {
        Phase::Sites => Action::Site(place),
        Phase::Guards => Action::Guard(place),
        _ => Action::Invade(place),
    }
}

fn site(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    plan: &Plan<'_>,
    (war, place): (&War, u8),
    asks: &mut Asks<AntRealm>,
) {
    let theme = stage.theme;
    let (at, radius) = (plan.at(place), plan.radius);
    let action = meant(stage, place);
    let lit = stage.allows(&action);
    let area = Rect::from_center_size(at, Vec2::splat(radius * 2.0));
    let response = stage.spot(ui, area, ("site", place), lit, || site_name(stage, war, place));
    let broken = war.broken & 1 << place != 0;
    if lit {
        let glow = if over(&response) { 0.55 } else { 0.3 };
        sheet.brush.disc(at, radius, mix(theme.tunnel, theme.accent, glow));
        sheet.brush.ring(at, radius, 3.0, theme.accent);
    } else if stage.is_refused(&Place::Site(place)) || war.barred & 1 << place != 0 {
        sheet.brush.ring(at, radius, 3.0, theme.bad);
    } else if stage.is_pointed(&Place::Site(place)) || (war.place == Some(place) && !broken) {
        sheet.brush.ring(at, radius, 3.0, mix(theme.hunting_zone, Color32::WHITE, 0.5));
    }
    content(sheet, stage, war, place, (at, radius));
    if broken {
        let inner = Rect::from_center_size(at, Vec2::splat(radius * 1.3));
        sheet.flush();
        art::cross(&mut sheet.brush, inner, 4.0, mix(theme.bad, theme.tunnel, 0.15));
    }
    if war.stoned & 1 << place != 0 {
        art::stone(&mut sheet.brush, theme, at + vec2(radius * 0.72, radius * 0.5), radius * 0.42);
    }
    let label = at - Vec2::splat(radius * 0.78);
    sheet.brush.disc(label, 9.0, theme.card);
    sheet.write(label, Align2::CENTER_CENTER, &(place + 1).to_string(), size::SMALL, theme.ink);
    stage.act(&response, action, asks);
    tip(response, || site_name(stage, war, place));
    losable(ui, sheet, stage, place, (at, radius), asks);
    sheet.flush();
}

/// Chamber and guards of a place, or a question mark.
fn content(sheet: &mut Sheet, stage: &Stage<'_>, war: &War, place: u8, (at, radius): (Pos2, f32)) {
    let theme = stage.theme;
    let pale = mix(theme.hunting_zone, Color32::WHITE, 0.35);
    let Some(face) = known(stage, war, place) else {
        sheet.write(at, Align2::CENTER_CENTER, "?", radius, pale);
        return;
    };
    let setting = war.step == WarStep::Sites;
    let found = face.chamber.and_then(|id| stage.view.colony(war.defender).chambers().get(id.index()));
    let guarded = face.guards.count() > 0;
    let middle = if guarded { at - vec2(0.0, radius * 0.3) } else { at };
    match found {
        Some(chamber) => art::kind(&mut sheet.brush, chamber.kind, middle, radius * 0.95, pale),
        None if setting => {}
        None => sheet.brush.ring(middle, radius * 0.28, 1.5, pale.gamma_multiply(0.7)),
    }
    if guarded && !stage.asked(Phase::Lose) {
        let counts = [face.guards.greens(), face.guards.reds()];
        let low = at + vec2(0.0, radius * 0.46);
        if face.guards.count() > 4 {
            let kinds = counts.iter().filter(|count| **count > 0).count() as f32;
            let small = (radius * 0.2).clamp(5.0, 8.0);
            let width = kinds * (2.0 * small + 18.0) - 4.0;
            art::tally(sheet, theme, low - vec2(width / 2.0, 0.0), small, counts, pale);
            return;
        }
        let small = (radius * 0.24).clamp(5.0, 9.0);
        let count = f32::from(face.guards.count());
        let taken = 2.0 * small + (2.0 * small + 2.0) * (count - 1.0);
        let left = low - vec2(taken / 2.0, 0.0);
        art::tokens(&mut sheet.brush, theme, left, small, radius * 1.9, counts);
    }
}

/// Guards of a place that the defender may give up, each to be clicked.
fn losable(
    ui: &Ui,
    sheet: &mut Sheet,
    stage: &Stage<'_>,
    place: u8,
    (at, radius): (Pos2, f32),
    asks: &mut Asks<AntRealm>,
) {
    let Some(seen) = stage.view.deployment.filter(|_| stage.asked(Phase::Lose)) else { return };
    let guards: Tokens = seen.guards[usize::from(place)];
    let kinds: Vec<Token> = guards.kinds().collect();
    let side = (radius * 0.42).max(9.0);
    for (i, token) in kinds.iter().enumerate() {
        let x = (i as f32 - (kinds.len() as f32 - 1.0) / 2.0) * (2.0 * side + 3.0);
        let center = at + vec2(x, radius * 0.5);
        let spot = Rect::from_center_size(center, Vec2::splat(2.0 * side));
        let action = Action::LoseGuard { place, token: *token };
        let lit = stage.allows(&action);
        let name = || {
            let line = Line::new("realm-war-lose").with("token", token_key(*token));
            stage.line(&line.with("place", i64::from(place) + 1))
        };
        let response = stage.spot(ui, spot, ("guard", place, *token), lit, name);
        art::token(&mut sheet.brush, stage.theme, center, side - 1.0, token.is_green());
        if lit {
            let width = if over(&response) { 3.5 } else { 2.5 };
            sheet.brush.ring(center, side + 1.0, width, stage.theme.accent);
        }
        if guards.of(*token) > 1 {
            let words = guards.of(*token).to_string();
            art::coin(sheet, stage.theme, center + vec2(side * 0.8, -side * 0.8), 7.0, &words);
        }
        if token.zone() == crate::antrealm::Zone::Work {
            sheet.brush.icon_at(Icon::Build, center + vec2(side * 0.8, side * 0.8), 11.0, stage.theme.card);
        }
        stage.act(&response, action, asks);
        tip(response, name);
    }
}

/// What is known of a place, in words.
fn site_name(stage: &Stage<'_>, war: &War, place: u8) -> String {
    let number = i64::from(place) + 1;
    let setting = war.step == WarStep::Sites;
    let found = known(stage, war, place).filter(|face| face.chamber.is_some() || !setting);
    let Some(face) = found else {
        let key =
            if setting && stage.view.deployment.is_some() { "realm-war-free" } else { "realm-show-unknown" };
        return stage.line(&Line::new(key).with("place", number));
    };
    let chamber = face.chamber.and_then(|id| stage.view.colony(war.defender).chambers().get(id.index()));
    let kind = chamber.map_or("realm-kind-empty", |chamber| chamber.kind.key());
    let key = if war.broken & 1 << place == 0 { "realm-show-place" } else { "realm-show-broken" };
    let line = Line::new(key).with("place", number).with("kind", kind);
    let line = line.with("green", i64::from(face.guards.greens())).with("red", i64::from(face.guards.reds()));
    stage.line(&line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::antrealm::pack::Pack;

    #[test]
    fn places_lie_in_their_area_and_apart_on_every_page() {
        let pack = Pack::base();
        for area in [vec2(460.0, 300.0), vec2(700.0, 440.0), vec2(340.0, 250.0), vec2(240.0, 250.0)] {
            let area = Rect::from_min_size(pos2(20.0, 30.0), area);
            for page in &pack.pages {
                let plan = Plan::new(page, area, 46.0);
                for place in plan.places() {
                    let at = plan.at(place);
                    let disc = Rect::from_center_size(at, Vec2::splat(2.0 * plan.radius));
                    assert!(
                        area.expand(14.0).contains_rect(disc),
                        "{} {place}: {disc:?} in {area:?}",
                        page.id
                    );
                    for other in plan.places().filter(|other| *other != place) {
                        let apart = plan.at(other).distance(at);
                        assert!(apart > 2.0 * plan.radius, "{}: {place} and {other}: {apart}", page.id);
                    }
                }
            }
        }
    }
}
