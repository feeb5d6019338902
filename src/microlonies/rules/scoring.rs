//! M12: final scoring.

use serde::Serialize;

use crate::engine::{MAX_SEATS, Outcome, Seat};
use crate::microlonies::action::TierId;
use crate::microlonies::content::Content;
use crate::microlonies::metric;
use crate::microlonies::pack::Bonus;
use crate::microlonies::species;
use crate::microlonies::state::Open;

/// The score sheet of one colony, a line for each part of M12.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Fed ants (M12.1).
    pub fed: i16,
    /// Unfed ants (M12.1).
    pub unfed: i16,
    /// Fed less unfed (M12.1).
    pub feeding: i16,
    /// Sets of a Nurse and Eggs (M12.2).
    pub nursery: i16,
    /// Complete architecture symbols (M12.3).
    pub architecture: i16,
    /// VP on Prey cards and for the Mound (M12.4).
    pub prey: i16,
    /// Trophy icons (M12.5).
    pub trophy_icons: i16,
    /// VP for trophies (M12.5).
    pub trophies: i16,
    /// Validated Objectives (M12.6).
    pub objectives: i16,
    /// Supremacy (M12.7).
    pub supremacy: i16,
    /// The sum.
    pub total: i16,
}

/// The score sheets of all colonies, as the game would end now.
pub fn scores(open: &Open, content: &Content) -> [Score; MAX_SEATS] {
    let mut scores = [Score::default(); MAX_SEATS];
    for seat in open.seats() {
        scores[seat.index()] = own_score(open, content, seat);
    }
    let seats = open.colonies.len();
    let icons: [i16; MAX_SEATS] = std::array::from_fn(|seat| scores[seat].trophy_icons);
    let shares = trophy_vp(&icons[..seats], content.numbers().trophy_vp);
    for (score, vp) in scores[..seats].iter_mut().zip(shares) {
        score.trophies = vp;
        score.total += vp;
    }
    scores
}

/// One colony's sheet without the VP for trophies, which need the others'.
pub fn own_score(open: &Open, content: &Content, seat: Seat) -> Score {
    let colony = open.colony(seat);
    let numbers = content.numbers();
    let population = metric::population(open, seat);
    let fed = metric::fed(open, content, seat);
    let mut score = Score {
        fed: fed as i16,
        unfed: (population - fed) as i16,
        nursery: nursery(open, content, seat) as i16,
        architecture: architecture(open, content, seat) as i16,
        trophy_icons: metric::trophies(content, colony) as i16,
        supremacy: species::supremacy(open, content, seat) as i16,
        ..Score::default()
    };
    score.feeding = score.fed - score.unfed;
    let cards: i32 = colony.prey.iter().map(|card| i32::from(content.prey(*card).vp)).sum();
    let mound = if colony.mound { numbers.mound_vp } else { 0 };
    score.prey = cards as i16 + i16::from(mound);
    score.objectives = colony
        .validated
        .iter()
        .map(|(card, tier)| {
            let objective = content.objective(*card);
            i16::from(match tier {
                TierId::One => objective.tier1.vp,
                TierId::Two => objective.tier2.vp,
            })
        })
        .sum();
    score.total =
        score.feeding + score.nursery + score.architecture + score.prey + score.objectives + score.supremacy;
    score
}

fn bonus(open: &Open, seat: Seat, bonus: Bonus) -> i32 {
    metric::controlled(open, seat).filter(|cell| cell.bonus == Some(bonus)).count() as i32
}

/// VP for sets of a Nurse and Eggs, with the End-game bonus hexes (M12.2).
fn nursery(open: &Open, content: &Content, seat: Seat) -> i32 {
    let colony = open.colony(seat);
    let numbers = content.numbers();
    let extra = bonus(open, seat, Bonus::EndGameEggs) * i32::from(numbers.bonus_eggs);
    let eggs = i32::from(colony.eggs) + extra;
    let sets = metric::nurses(colony).min(eggs / i32::from(numbers.nursery_eggs.max(1)));
    sets * i32::from(numbers.nursery_vp)
}

/// VP by the architecture table, with the End-game bonus hexes (M12.3).
fn architecture(open: &Open, content: &Content, seat: Seat) -> i32 {
    let complete = metric::symbols(content, open.colony(seat)) + bonus(open, seat, Bonus::EndGameSymbol);
    let table = species::architecture_table(content, open, seat);
    let row = (complete as usize).min(table.len().saturating_sub(1));
    table.get(row).copied().map_or(0, i32::from)
}

/// VP for most, second and third most trophies; tied colonies share the values
/// of the places they take, rounded down (M12.5).
pub fn trophy_vp(icons: &[i16], values: [u8; 3]) -> [i16; MAX_SEATS] {
    let value = |place: usize| values.get(place).copied().map_or(0, i16::from);
    let mut shares = [0; MAX_SEATS];
    for (seat, own) in icons.iter().enumerate().take(MAX_SEATS) {
        if *own > 0 {
            let better = icons.iter().filter(|other| *other > own).count();
            let tied = icons.iter().filter(|other| *other == own).count();
            let sum: i16 = (better..better + tied).map(value).sum();
            shares[seat] = sum / tied as i16;
        }
    }
    shares
}

/// The final ranking: most VP, then most fed ants, then shared; colonies that
/// conceded are last (M12.8, M11.5).
pub fn outcome(open: &Open, content: &Content) -> Outcome {
    let sheets = scores(open, content);
    let rank = |seat: Seat| {
        let sheet = &sheets[seat.index()];
        match open.colony(seat).conceded {
            true => (false, 0, 0),
            false => (true, sheet.total, sheet.fed),
        }
    };
    let mut outcome = Outcome {
        seats: open.colonies.len() as u8,
        places: [0; MAX_SEATS],
        scores: sheets.map(|sheet| sheet.total),
    };
    for seat in open.seats() {
        let better = open.seats().filter(|other| rank(*other) > rank(seat)).count();
        outcome.places[seat.index()] = 1 + better as u8;
    }
    outcome
}
