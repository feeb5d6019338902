//! Checks of `prey.json`.

use std::collections::BTreeMap;

use crate::content::{Faults, MAX_NAME, Number, counted, data_name};
use crate::engine::Line;
use crate::microlonies::pack::{Badge, Family, Pack, PreyCard};

use super::MAX_CARDS;

const LIST: &str = "prey.json: cards";

/// How many cards the rules ask for (M1.2, without the Mound's).
const CARDS: usize = 30;

/// Two badges that meet on more cards than this leave too few for the others.
const MOST_PAIRS: usize = 5;

/// On how many cards the rules want a badge.
pub(super) fn cards_expected(badge: Badge) -> usize {
    if badge.family() == Family::NaturalEnvironment { 8 } else { 10 }
}

pub(super) fn check(pack: &Pack, faults: &mut Faults) {
    let cards = &pack.prey;
    if !faults.count(LIST, cards.len(), 5, MAX_CARDS) {
        return;
    }
    faults.ids(LIST, cards.iter().map(|card| card.id.as_str()));
    for (index, card) in cards.iter().enumerate() {
        one(&format!("{LIST}[{index}]"), card, faults);
    }
    faults.expect(LIST, "check-prey-count", cards.len(), CARDS);
    totals(cards, faults);
    badges(cards, faults);
    pairs(cards, faults);
    worth(cards, faults);
}

fn one(place: &str, card: &PreyCard, faults: &mut Faults) {
    faults.words(&format!("{place}.name"), &card.name, MAX_NAME);
    for badge in Badge::ALL {
        if card.badges.iter().filter(|&&b| b == badge).count() > 1 {
            let line = Line::new("check-prey-badge-twice").with("badge", data_name(&badge));
            faults.error(format!("{place}.badges"), line);
        }
    }
    for family in Family::ALL {
        let count = card.badges.iter().filter(|badge| badge.family() == family).count();
        let (key, fine) = match family {
            Family::NaturalEnvironment => ("check-prey-environment-count", count <= 1),
            _ => ("check-prey-family-count", count == 1),
        };
        if !fine {
            let line = Line::new(key).with("family", data_name(&family)).with("count", count.number());
            faults.warn(format!("{place}.badges"), line);
        }
    }
    for (field, value, usual, max) in [
        ("food", card.food, 5, 20),
        ("losses", card.losses, 3, 10),
        ("vp", card.vp, 1, 20),
        ("trophies", card.trophies, 1, 5),
    ] {
        if faults.range(format!("{place}.{field}"), value, 0, max) {
            faults.usual(format!("{place}.{field}"), value, 0, usual);
        }
    }
}

/// One colony could win the whole deck, and a byte must still hold its sums.
fn totals(cards: &[PreyCard], faults: &mut Faults) {
    let sum = |value: fn(&PreyCard) -> u8| cards.iter().map(|card| usize::from(value(card))).sum::<usize>();
    for (field, total) in [
        ("food", sum(|card| card.food)),
        ("vp", sum(|card| card.vp)),
        ("trophies", sum(|card| card.trophies)),
    ] {
        if total > usize::from(u8::MAX) {
            let line = Line::new("check-prey-total")
                .with("field", field.to_owned())
                .with("total", total.number())
                .with("max", u8::MAX.number());
            faults.error(LIST, line);
        }
    }
}

/// Every badge on as many cards as the rules say.
fn badges(cards: &[PreyCard], faults: &mut Faults) {
    for badge in Badge::ALL {
        let (count, expected) = (cards_with(cards, badge), cards_expected(badge));
        if count != expected {
            let line = counted("check-prey-badge-cards", count, expected);
            faults.warn(LIST, line.with("badge", data_name(&badge)));
        }
    }
}

/// How many cards show a badge.
pub(super) fn cards_with(cards: &[PreyCard], badge: Badge) -> usize {
    cards.iter().filter(|card| card.badges.contains(&badge)).count()
}

/// No two badges always together: whoever collects one would get the other
/// for nothing.
fn pairs(cards: &[PreyCard], faults: &mut Faults) {
    for (index, &first) in Badge::ALL.iter().enumerate() {
        for &second in &Badge::ALL[index + 1..] {
            let both =
                cards.iter().filter(|c| c.badges.contains(&first) && c.badges.contains(&second)).count();
            if both > MOST_PAIRS {
                let line = Line::new("check-prey-pair")
                    .with("first", data_name(&first))
                    .with("second", data_name(&second))
                    .with("count", both.number());
                faults.warn(LIST, line);
            }
        }
    }
}

/// Losses must buy something, and VP and trophies must be there to be won.
fn worth(cards: &[PreyCard], faults: &mut Faults) {
    let mut by_losses = BTreeMap::<u8, (usize, usize)>::new();
    for card in cards {
        let (worth, count) = by_losses.entry(card.losses).or_default();
        *worth += usize::from(card.food) + usize::from(card.vp);
        *count += 1;
    }
    let classes: Vec<_> = by_losses.into_iter().collect();
    for pair in classes.windows(2) {
        let [(_, (less, less_cards)), (losses, (more, more_cards))] = pair else { continue };
        // Means, compared without fractions.
        if more * less_cards <= less * more_cards {
            faults.warn(LIST, Line::new("check-prey-losses-pay").with("losses", losses.number()));
        }
    }
    if cards.iter().all(|card| card.losses == 0) {
        faults.warn(LIST, Line::new("check-prey-losses-none"));
    }
    if cards.iter().all(|card| card.vp == 0) || cards.iter().all(|card| card.trophies == 0) {
        faults.warn(LIST, Line::new("check-prey-extras-none"));
    }
}
