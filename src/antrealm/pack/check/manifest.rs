//! Checks of `pack.json`.

use crate::antrealm::pack::{Completion, Completions, GAME, Kind, Pack, SourceNumbers};
use crate::content::{FORMAT, Faults, MAX_ABOUT, MAX_NAME, Number};
use crate::engine::{Line, MAX_SEATS};

use super::pages::pages_for;
use super::sheets::starting;

const FILE: &str = "pack.json";

/// The most that any cost may be.
pub(super) const MAX_COST: i64 = 20;

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let manifest = &pack.manifest;
    if manifest.format != FORMAT {
        let line = Line::new("check-format")
            .with("format", manifest.format.number())
            .with("expected", FORMAT.number());
        faults.error(format!("{FILE}: format"), line);
    }
    if manifest.game != GAME {
        let shown = manifest.game.chars().take(MAX_NAME).collect::<String>();
        let line = Line::new("realm-check-game").with("game", shown).with("expected", GAME.to_owned());
        faults.error(format!("{FILE}: game"), line);
    }
    faults.id(&format!("{FILE}: id"), &manifest.id);
    faults.words(&format!("{FILE}: name"), &manifest.name, MAX_NAME);
    faults.words(&format!("{FILE}: about"), &manifest.about, MAX_ABOUT);
    source(&manifest.source, faults);
    completions(&format!("{FILE}: completions"), &manifest.completions, pack, faults);
}

/// Ranges that can be played, and what the source has.
fn source(n: &SourceNumbers, faults: &mut Faults) {
    let numbers = [
        ("talent_points", n.talent_points, 0, 99, 10),
        ("starting_tokens", n.starting_tokens, 1, 24, 4),
        ("tokens_for_extra", n.tokens_for_extra, 1, 24, 8),
        ("brood_up_to", n.brood_up_to, 0, 24, 6),
        ("waivers", n.waivers, 0, 20, 3),
        ("fungiculture_steps", n.fungiculture_steps, 1, 12, 3),
        ("gassed_tokens", n.gassed_tokens, 0, 24, 2),
        ("acid_saves", n.acid_saves, 0, MAX_COST, 1),
        ("build_cost", n.build_cost, 1, MAX_COST, 4),
        ("cultivate_cost", n.cultivate_cost, 1, MAX_COST, 2),
        ("nest_upkeep", n.nest_upkeep, 1, MAX_COST, 2),
        ("stone_toll", n.stone_toll, 1, MAX_COST, 4),
        ("plant_cost", n.plant_cost, 1, MAX_COST, 2),
        ("herd_cost", n.herd_cost, 1, MAX_COST, 2),
        ("resin_upkeep", n.resin_upkeep, 1, MAX_COST, 2),
        ("giant_damage", n.giant_damage, 0, MAX_COST, 2),
        ("leap_roll", n.leap_roll, 1, 6, 4),
        ("leaf_roll", n.leaf_roll, 1, 6, 6),
        ("cliff_cards", n.cliff_cards, 0, 12, 2),
    ];
    for (field, value, min, max, expected) in numbers {
        let place = format!("{FILE}: source.{field}");
        if faults.range(&place, value, min, max) {
            as_in_source(&place, value, expected, faults);
        }
    }
}

/// A warning unless a number is the source's.
pub(super) fn as_in_source(place: &str, value: u8, expected: u8, faults: &mut Faults) {
    if value != expected {
        let line =
            Line::new("realm-check-source").with("value", value.number()).with("expected", expected.number());
        faults.warn(place, line);
    }
}

/// The numbers that complete the source: each in its range, and fit for each
/// other and for the pack.
pub(super) fn completions(root: &str, numbers: &Completions, pack: &Pack, faults: &mut Faults) {
    let at = |completion: Completion| format!("{root}.{}", completion.name());
    let mut fine = true;
    for &completion in Completion::ALL {
        let (least, most) = bounds(completion, numbers, pack);
        fine &= faults.range(at(completion), completion.get(numbers), least, most);
    }
    if !fine {
        return;
    }
    let count = pages_for(pack, numbers.chambers);
    if count < usize::from(numbers.pages) {
        let line = Line::new("realm-check-pages-few")
            .with("count", count.number())
            .with("chambers", numbers.chambers.number())
            .with("expected", numbers.pages.number());
        faults.error(at(Completion::Pages), line);
    }
    let total = points(numbers, pack);
    if total > u8::MAX.number() {
        let line = Line::new("realm-check-points").with("total", total).with("max", u8::MAX.number());
        faults.error(at(Completion::Survival), line);
    }
    if numbers.large_gain > 0 && numbers.large_from > numbers.tokens {
        let line = Line::new("realm-check-large-never").with("tokens", numbers.tokens.number());
        faults.warn(at(Completion::LargeFrom), line);
    }
    let steps = pack.manifest.source.fungiculture_steps;
    if steps >= numbers.fungus_steps {
        let line = Line::new("realm-check-fungiculture").with("steps", steps.number());
        faults.warn(at(Completion::FungusSteps), line);
    }
}

/// The range of a number in this pack.
fn bounds(completion: Completion, numbers: &Completions, pack: &Pack) -> (i64, i64) {
    let (least, most) = (*completion.range().start(), *completion.range().end());
    let (least, most) = (least.number(), most.number());
    let start = |kind| starting(pack, Some(kind));
    match completion {
        Completion::Tokens => (least.max(pack.manifest.source.starting_tokens.number()), most),
        Completion::StartingFood => (least, most.min(start(Kind::Storehouse) * numbers.store_room.number())),
        Completion::Chambers => (least.max(starting(pack, None)), most),
        Completion::Nurseries => (least.max(start(Kind::Nursery)), most),
        _ => (least, most),
    }
}

/// The most survival points that all colonies together can ever have: nothing
/// but feeding and chambers brings new ones (A10.2, A10.4).
fn points(numbers: &Completions, pack: &Pack) -> i64 {
    let built = (numbers.chambers.number() - starting(pack, None)).max(0);
    let fed = numbers.fed_gain.number() + numbers.large_gain.number();
    let colony = numbers.survival.number()
        + numbers.rounds.number() * fed
        + built / numbers.chambers_per_point.number().max(1);
    MAX_SEATS.number() * colony
}
