//! Who is in a chamber: Workers, Queens and Eggs; and the reserve.

use egui::{Align2, Color32, Pos2, Rect, pos2, vec2};

use super::art::{self, AntStyle, Caste, EDGE, RIM};
use super::sheet::Sheet;
use super::stage::Stage;
use super::{tile, tokens};
use crate::engine::Seat;
use crate::microlonies::ids::ChamberId;
use crate::microlonies::pack::ChamberKind;
use crate::microlonies::view::View;
use crate::ui::brush::{Pose, noise};
use crate::ui::theme::{Theme, mix};

/// How ants of a colony look in the dark.
pub fn style(color: Color32, caste: Caste) -> AntStyle {
    let body = body(color, caste);
    AntStyle { body, legs: mix(body, RIM, 0.25), caste }
}

/// The colour of an ant in a colony of this colour.
pub fn body(color: Color32, caste: Caste) -> Color32 {
    if caste == Caste::Slave { art::slave(color) } else { color }
}

/// The castes of ants in the order in which they are painted: Queens first,
/// Slaves last.
fn caste(place: usize, count: usize, [queens, soldiers, slaves]: [u8; 3]) -> Caste {
    let (queens, soldiers, slaves) = (usize::from(queens), usize::from(soldiers), usize::from(slaves));
    match place {
        place if place < queens => Caste::Queen,
        place if place < queens + soldiers => Caste::Soldier,
        place if place + slaves >= count => Caste::Slave,
        _ => Caste::Worker,
    }
}

/// How an ant of a colony looks on the papers of the table: with dark legs on
/// light paper and light ones on dark.
fn on_paper(theme: &Theme, color: Color32, caste: Caste) -> AntStyle {
    let legs = if theme.dark { mix(color, RIM, 0.6) } else { EDGE };
    AntStyle { body: body(color, caste), legs, caste }
}

/// The ground of a space of the reserve, with an ant on it or without.
fn space_ground(theme: &Theme, taken: bool) -> Color32 {
    mix(theme.panel, theme.soil_light, if taken { 0.45 } else { 0.2 })
}

/// Paints what is in a chamber. `others` tells where chambers are that ants
/// come from.
pub fn paint(sheet: &mut Sheet, stage: &Stage<'_>, id: ChamberId, rect: Rect, others: &[(ChamberId, Pos2)]) {
    let colony = stage.view.colony(stage.shown);
    let chamber = &colony.chambers[id.index()];
    let mut room = tile::cavity(rect).shrink(rect.width() * 0.035);
    if chamber.kind == ChamberKind::Nursery && colony.eggs > 0 {
        tile::eggs(sheet, room, colony.eggs);
        room.max.y -= room.height() * 0.3;
    }
    let (places, size) = tile::seats(room, usize::from(chamber.ants()));
    let newcomer = arrival(stage, id);
    let count = places.len();
    for (i, place) in places.into_iter().enumerate() {
        let caste = caste(i, count, [chamber.queens, chamber.soldiers, chamber.slaves]);
        let queen = caste == Caste::Queen;
        let came = newcomer.filter(|new| if new.queen { queen } else { i + 1 == count });
        let start = came.and_then(|new| others.iter().find(|(id, _)| *id == new.from));
        let at = start.map_or(place, |(_, from)| from.lerp(place, stage.progress));
        let most = if queen { 0.36 } else { 0.25 };
        let length = (size * if queen { 1.2 } else { 0.92 }).min(rect.width() * most);
        let seed = u32::from(id.0) * 31 + i as u32;
        let turn = -std::f32::consts::FRAC_PI_2 + (noise(seed) - 0.5) * 1.7;
        let turn = if caste == Caste::Worker { turn } else { -std::f32::consts::FRAC_PI_2 };
        let color = stage.look(stage.shown).color();
        let behind = [mix(stage.theme.tunnel, color, 0.35), RIM];
        tokens::backing(&mut sheet.brush, caste, at, length, behind);
        art::ant(&mut sheet.brush, Pose::new(at, length).turned(turn), style(color, caste));
    }
    if chamber.workers > 4 {
        number(sheet, rect, chamber.workers);
    }
}

/// How many Workers there are, where that is hard to see.
fn number(sheet: &mut Sheet, rect: Rect, workers: u8) {
    let height = (rect.width() * 0.17).max(11.0);
    let at = rect.left_bottom() + vec2(height * 0.75, -height * 0.7);
    sheet.brush.disc(at, height * 0.66, EDGE);
    sheet.write(at, Align2::CENTER_CENTER, &workers.to_string(), height * 0.86, RIM);
}

/// An ant that comes into a chamber while a step is shown.
#[derive(Debug, Clone, Copy)]
struct Arrival {
    from: ChamberId,
    queen: bool,
}

fn arrival(stage: &Stage<'_>, id: ChamberId) -> Option<Arrival> {
    let before = stage.before.filter(|_| stage.progress < 1.0)?;
    put(before, stage.view, stage.shown).filter(|put| put.0 == id).map(|(_, new)| new)
}

/// The ant put down between two positions: where, and where it came from.
fn put(before: &View, after: &View, seat: Seat) -> Option<(ChamberId, Arrival)> {
    let from = before.now.chamber.filter(|_| before.now.seat == seat)?;
    if before.now.in_hand() != after.now.in_hand() + 1 {
        return None;
    }
    let old = &before.colony(seat).chambers;
    let place =
        after.colony(seat).chambers.iter().zip(old).position(|(new, old)| new.ants() == old.ants() + 1)?;
    let queen = after.colony(seat).chambers[place].queens > old[place].queens;
    Some((ChamberId(place as u8), Arrival { from, queen }))
}

/// The numbered spaces of the reserve (M3.7): the first one shown, the last
/// one, and the population, whose space and all before it are empty.
pub fn spaces(all: u8, reserve: u8) -> (u8, u8, u8) {
    let population = all.saturating_sub(reserve);
    (11.min(population.saturating_add(1)).min(all), all, population)
}

/// Paints the reserve: the ground above the anthill, a space for each ant
/// that can still be born.
pub fn reserve(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect) {
    let (theme, colony) = (stage.theme, stage.view.colony(stage.shown));
    ground_line(sheet, stage, rect);
    let queens: u8 = colony.chambers.iter().map(|chamber| chamber.queens).sum::<u8>() + hand_queens(stage);
    let all = stage.view.content.numbers().workers + queens;
    let (first, last, population) = spaces(all, colony.reserve);
    let count = f32::from(last - first + 1);
    let room = rect.shrink2(vec2(6.0, 0.0));
    let step = (room.width() / count).min(34.0);
    let left = room.center().x - step * count / 2.0;
    let color = stage.look(stage.shown).color();
    for number in first..=last {
        let x = left + (f32::from(number - first) + 0.5) * step;
        let slot = Rect::from_center_size(pos2(x, rect.top() + 16.0), vec2(step - 2.0, 22.0));
        let taken = number > population;
        sheet.brush.rounded(slot, 4.0, space_ground(theme, taken));
        if taken {
            let pose = Pose::new(slot.center(), (step * 0.8).min(19.0)).turned(-std::f32::consts::FRAC_PI_2);
            art::ant(&mut sheet.brush, pose, on_paper(theme, color, Caste::Worker));
        }
        let ink = if number == population { theme.ink } else { theme.faint };
        sheet.write(pos2(x, rect.top() + 34.0), Align2::CENTER_CENTER, &number.to_string(), 11.0, ink);
    }
}

fn hand_queens(stage: &Stage<'_>) -> u8 {
    if stage.view.now.seat == stage.shown { stage.view.now.queens } else { 0 }
}

/// Turf above the soil.
fn ground_line(sheet: &mut Sheet, stage: &Stage<'_>, rect: Rect) {
    let theme = stage.theme;
    let turf = Rect::from_min_max(pos2(rect.left(), rect.bottom() - 4.0), rect.max);
    sheet.brush.rounded(turf, 0.0, mix(theme.grassland, theme.forest, 0.45));
    let blade = mix(theme.grassland, theme.forest, 0.6);
    let mut x = rect.left() + 2.0;
    let mut seed = 3;
    while x < rect.right() {
        let tip = pos2(x + (noise(seed) - 0.5) * 4.0, turf.top() - 2.0 - 3.0 * noise(seed + 50));
        sheet.brush.line(pos2(x, turf.top() + 1.0), tip, 1.2, blade);
        x += 4.0 + 5.0 * noise(seed + 99);
        seed += 1;
    }
}

/// The ants in the hand of a dispersal, as a row in a pill.
pub fn hand(sheet: &mut Sheet, stage: &Stage<'_>, center: Pos2) {
    let now = &stage.view.now;
    let count = usize::from(now.in_hand());
    if count == 0 || now.seat != stage.shown {
        return;
    }
    let (theme, step) = (stage.theme, if count > 8 { 15.0 } else { 21.0 });
    let words = stage.say("in-hand");
    let width = 78.0 + step * count as f32;
    let pill = Rect::from_center_size(center, vec2(width, 34.0));
    sheet.brush.rounded(pill.translate(vec2(0.0, 2.0)).expand(1.0), 16.0, Color32::from_black_alpha(90));
    sheet.brush.rounded(pill, 16.0, theme.card);
    sheet.brush.frame(pill, 16.0, 1.5, theme.accent);
    sheet.write_cut(pill.left_center() + vec2(12.0, 0.0), Align2::LEFT_CENTER, &words, 13.0, 58.0, theme.ink);
    for i in 0..count {
        let caste = caste(i, count, [now.queens, now.soldiers, now.slaves]);
        let queen = caste == Caste::Queen;
        let drop = if queen { 3.5 } else { 0.0 };
        let at = pos2(pill.left() + 74.0 + (i as f32 + 0.4) * step, pill.center().y + drop);
        tokens::backing(&mut sheet.brush, caste, at, 18.0, [mix(theme.card, EDGE, 0.35), theme.ink]);
        let pose = Pose::new(at, if queen { 20.0 } else { 18.0 }).turned(-std::f32::consts::FRAC_PI_2);
        let color = stage.look(stage.shown).color();
        art::ant(&mut sheet.brush, pose, on_paper(theme, color, caste));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Eyes;
    use crate::microlonies::Action;
    use crate::microlonies::state::Phase;
    use crate::ui::colony::Look;
    use crate::ui::microlonies::sample;
    use crate::ui::theme::{DARK, LIGHT};

    #[test]
    fn the_reserve_pictures_the_population() {
        assert_eq!(spaces(25, 15), (11, 25, 10));
        assert_eq!(spaces(25, 3), (11, 25, 22));
        assert_eq!(spaces(25, 0), (11, 25, 25));
        assert_eq!(spaces(25, 17), (9, 25, 8));
    }

    /// The contrast of two colours, from 1 to 21 (WCAG).
    fn contrast(a: Color32, b: Color32) -> f32 {
        let light = |color: Color32| {
            let [r, g, b, _] = egui::Rgba::from(color).to_array();
            0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
        };
        let (a, b) = (light(a), light(b));
        a.max(b) / a.min(b)
    }

    #[test]
    fn legs_stand_out_from_every_paper_in_both_looks() {
        for theme in [&LIGHT, &DARK] {
            for seat in Seat::all(4) {
                let legs = on_paper(theme, Look::of(seat).color(), Caste::Worker).legs;
                for ground in [space_ground(theme, true), theme.card] {
                    let found = contrast(legs, ground);
                    assert!(found >= 3.0, "seat {seat:?}, dark {}: {found}", theme.dark);
                }
            }
        }
    }

    #[test]
    fn an_ant_put_down_comes_from_the_chamber_before() {
        let mut table = sample::table(2, 3, |state| state.round > 2 && state.now.phase == Phase::Disperse);
        let seat = table.state().now.seat;
        let before = table.view(Eyes::Seat(seat));
        let action = table.legal()[0];
        let Action::Put { chamber, .. } = action else { panic!("ants are put down now") };
        assert!(table.act(seat, action).is_ok());
        let after = table.view(Eyes::Seat(seat));
        let (there, new) = put(&before, &after, seat).expect("an ant was put down");
        assert_eq!((there, Some(new.from)), (chamber, before.now.chamber));
    }
}
