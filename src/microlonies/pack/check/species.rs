//! Checks of `species.json`.

use crate::content::{Faults, MAX_ABOUT, MAX_NAME, Number};
use crate::engine::Line;
use crate::microlonies::pack::{Badge, BadgeNumber, ChamberKind, Pack, Sheet};
use crate::microlonies::species::Species;

use super::chambers;

const LIST: &str = "species.json: species";

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    if !faults.count(LIST, pack.species.len(), 0, Species::ALL.len()) {
        return;
    }
    faults.ids(LIST, pack.species.iter().map(|sheet| sheet.id.id()));
    if !pack.species.is_empty() {
        faults.expect(LIST, "check-species-count", pack.species.len(), Species::ALL.len());
    }
    for (index, sheet) in pack.species.iter().enumerate() {
        one(&format!("{LIST}[{index}]"), sheet, pack, faults);
    }
}

fn one(place: &str, sheet: &Sheet, pack: &Pack, faults: &mut Faults) {
    faults.words(&format!("{place}.name"), &sheet.name, MAX_NAME);
    faults.words(&format!("{place}.summary"), &sheet.summary, MAX_ABOUT);
    faults.words(&format!("{place}.supremacy"), &sheet.supremacy, MAX_ABOUT);
    for (number, ability) in sheet.abilities.iter().enumerate() {
        let place = format!("{place}.abilities[{number}]");
        faults.words(&format!("{place}.text"), &ability.text, MAX_ABOUT);
        if ability.rule != format!("S{}.{}", sheet.id.number(), number + 1) {
            let line = Line::new("check-species-rule").with("rule", ability.rule.clone());
            faults.error(format!("{place}.rule"), line);
        }
    }
    for (number, term) in sheet.terms.iter().enumerate() {
        let place = format!("{place}.terms[{number}]");
        faults.range(format!("{place}.per"), term.per, 1, 20);
        faults.range(format!("{place}.vp"), term.vp, 0, 20);
        faults.range(format!("{place}.over"), term.over, 0, 60);
    }
    numbers(&format!("{place}.numbers"), sheet, pack, faults);
    gardens(&format!("{place}.gardens"), sheet, faults);
}

/// Fungus Gardens are Food chambers without a badge, and the Leafcutter's.
fn gardens(place: &str, sheet: &Sheet, faults: &mut Faults) {
    let most = if sheet.id == Species::Leafcutter { 10 } else { 0 };
    if !faults.count(place, sheet.gardens.len(), 0, most) {
        return;
    }
    faults.ids(place, sheet.gardens.iter().map(|tile| tile.id.as_str()));
    for (number, tile) in sheet.gardens.iter().enumerate() {
        let place = format!("{place}[{number}]");
        chambers::face(&place, &tile.face, faults);
        faults.range(format!("{place}.reinforcements"), tile.reinforcements, 0, 10);
        if tile.face.kind != ChamberKind::Food || tile.face.badge.is_some() {
            faults.error(format!("{place}.kind"), Line::new("check-garden-kind"));
        }
    }
}

/// Ranges in which every sum of the rules stays far from the limits of a byte.
fn numbers(place: &str, sheet: &Sheet, pack: &Pack, faults: &mut Faults) {
    let n = &sheet.numbers;
    let start = pack.anthill.len().min(100).number();
    let ranges = [
        ("prey_to_end", n.prey_to_end.map_or(1, Number::number), 1, 20),
        ("chambers_to_end", n.chambers_to_end.map_or(start + 1, Number::number), start + 1, 40),
        ("queens", n.queens.number(), 0, 4),
        ("soldiers", n.soldiers.number(), 0, 20),
        ("soldier_efficiency", n.soldier_efficiency.number(), 0, 5),
        ("tokens", n.tokens.number(), 0, if sheet.id == Species::Argentine { 3 } else { 20 }),
        ("build_efficiency", n.build_efficiency.number(), 0, 5),
        ("reinforcements", n.reinforcements.number(), -5, 5),
        ("case_reinforcements", n.case_reinforcements.number(), 0, 5),
        ("food_chamber_discount", n.food_chamber_discount.number(), 0, 4),
        ("prey_food_less", n.prey_food_less.number(), 0, 20),
        ("explore_steps", n.explore_steps.map_or(1, Number::number), 1, 20),
        ("exit_steps", n.exit_steps.map_or(1, Number::number), 1, 2),
        ("eliminations", n.eliminations.map_or(1, Number::number), 1, 5),
        ("range", n.range.number(), 0, 5),
        ("cost", n.cost.number(), 0, 10),
        ("forest_food", n.forest_food.number(), 0, 10),
        ("garden_food", n.garden_food.number(), 0, 10),
        ("light_eaters", n.light_eaters.map_or(0, Number::number), 0, 60),
        ("objectives.dealt", n.objectives.as_ref().map_or(1, |own| own.dealt.number()), 1, 8),
        ("objectives.kept", n.objectives.as_ref().map_or(1, |own| own.kept.number()), 1, 8),
        ("planning.per", n.planning.as_ref().map_or(1, |own| own.per.number()), 1, 20),
        ("planning.most", n.planning.as_ref().map_or(0, |own| own.most.number()), 0, 8),
        ("larder.moved", n.larder.as_ref().map_or(0, |own| own.moved.number()), 0, 20),
        ("larder.stolen", n.larder.as_ref().map_or(0, |own| own.stolen.number()), 0, 10),
        ("larder.own", n.larder.as_ref().map_or(0, |own| own.own.number()), 0, 10),
        ("first_hatching", n.first_hatching.number(), 0, 5),
        ("nest_steps", n.nest_steps.number(), 0, 10),
        ("jaw_discount", n.jaw_discount.number(), 0, 5),
        ("hunted_zone_discount", n.hunted_zone_discount.number(), 0, 5),
    ];
    for (field, value, min, max) in ranges {
        faults.range(format!("{place}.{field}"), value, min, max);
    }
    for (field, list) in [
        ("prey_discounts", &n.prey_discounts),
        ("badge_food", &n.badge_food),
        ("prey_eggs", &n.prey_eggs),
        ("prey_tokens", &n.prey_tokens),
    ] {
        badges(&format!("{place}.{field}"), list, faults);
    }
}

fn badges(place: &str, list: &[BadgeNumber], faults: &mut Faults) {
    faults.count(place, list.len(), 0, Badge::ALL.len());
    for (number, entry) in list.iter().enumerate() {
        faults.range(format!("{place}[{number}].by"), entry.by, 0, 10);
    }
}
