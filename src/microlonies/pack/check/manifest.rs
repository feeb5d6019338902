//! Checks of `pack.json`.

use crate::content::{FORMAT, Faults, MAX_ABOUT, MAX_NAME, Number};
use crate::engine::Line;
use crate::microlonies::pack::{Numbers, Pack};

const FILE: &str = "pack.json";

/// The longest architecture table.
const MAX_SYMBOLS: usize = 40;

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let manifest = &pack.manifest;
    if manifest.format != FORMAT {
        let line = Line::new("check-format")
            .with("format", manifest.format.number())
            .with("expected", FORMAT.number());
        faults.error(format!("{FILE}: format"), line);
    }
    faults.id(&format!("{FILE}: id"), &manifest.id);
    faults.words(&format!("{FILE}: name"), &manifest.name, MAX_NAME);
    faults.words(&format!("{FILE}: about"), &manifest.about, MAX_ABOUT);
    numbers(&manifest.numbers, pack.anthill.len(), faults);
}

/// Ranges in which every sum of the rules stays far from the limits of a byte,
/// no divisor is zero, and a colony can be set up.
fn numbers(n: &Numbers, chambers: usize, faults: &mut Faults) {
    // M3.7: three Workers on the Starting tile, one beside it, one in each chamber.
    let setup = 4 + chambers.min(100).number();
    let ranges = [
        ("workers", n.workers.number(), setup, 60),
        ("eggs", n.eggs.number(), 0, 99),
        ("prey_to_end", n.prey_to_end.number(), 1, 20),
        ("chambers_to_end", n.chambers_to_end.number(), chambers.number() + 1, 40),
        ("round_limit", n.round_limit.number(), 1, 999),
        ("queen_efficiency", n.queen_efficiency.number(), 0, 10),
        ("explore_steps", n.explore_steps.number(), 1, 20),
        ("eliminations", n.eliminations.number(), 0, 10),
        ("planning_draw", n.planning_draw.number(), 1, 10),
        ("general_food", n.general_food.number(), 0, 10),
        ("bonus_food", n.bonus_food.number(), 0, 10),
        ("bonus_eggs", n.bonus_eggs.number(), 0, 10),
        ("mound_losses", n.mound_losses.number(), 0, n.workers.number()),
        ("mound_vp", n.mound_vp.number(), 0, 50),
        ("nursery_eggs", n.nursery_eggs.number(), 1, 10),
        ("nursery_vp", n.nursery_vp.number(), 0, 50),
    ];
    for (field, value, min, max) in ranges {
        faults.range(format!("{FILE}: numbers.{field}"), value, min, max);
    }
    for (place, &vp) in n.trophy_vp.iter().enumerate() {
        faults.range(format!("{FILE}: numbers.trophy_vp[{place}]"), vp, 0, 50);
    }
    if !n.trophy_vp.is_sorted_by(|a, b| a >= b) {
        faults.warn(format!("{FILE}: numbers.trophy_vp"), Line::new("check-trophy-order"));
    }
    architecture(&n.architecture_vp, faults);
}

fn architecture(table: &[u8], faults: &mut Faults) {
    let place = format!("{FILE}: numbers.architecture_vp");
    if table.is_empty() || table.len() > MAX_SYMBOLS {
        let line = Line::new("check-architecture-length")
            .with("count", table.len().number())
            .with("max", MAX_SYMBOLS.number());
        faults.error(&place, line);
        return;
    }
    for (symbols, &vp) in table.iter().enumerate() {
        faults.range(format!("{place}[{symbols}]"), vp, 0, 100);
    }
    if !table.is_sorted() {
        faults.warn(&place, Line::new("check-architecture-order"));
    }
}
