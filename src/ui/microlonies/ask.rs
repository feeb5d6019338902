//! What is asked now, in words, and choices that lie on no board.

use crate::engine::Line;
use crate::microlonies::rules::environment::Gait;
use crate::microlonies::species;
use crate::microlonies::state::{Activity, Open, Phase};
use crate::microlonies::{Action, View, draws};
use crate::ui::face::Choice;
use crate::ui::icons::Icon;
use crate::ui::microlonies::lit::spot_of;

/// What is asked now. `own` tells whether the seat at the screen decides.
pub fn asked(view: &View, own: bool) -> Line {
    let now = &view.now;
    let number = |key, count: u8| Line::new(key).with("count", i64::from(count));
    match now.phase {
        Phase::Laying => Line::new("phase-laying"),
        Phase::Over => Line::new("phase-over"),
        _ if !own => Line::new(crate::microlonies::phase_key(now.phase)),
        Phase::KeepSpecies | Phase::ChooseSpecies => Line::new("ask-keep-species"),
        Phase::KeepObjective if keeps_several(view) => Line::new("ask-put-back"),
        Phase::KeepObjective => Line::new("ask-keep-objective"),
        Phase::Settle => Line::new("ask-settle"),
        Phase::TakeUp => Line::new("ask-take-up"),
        Phase::Disperse => number("ask-disperse", now.in_hand()),
        Phase::Act => action(view),
        Phase::PutUnder => Line::new("ask-put-under"),
        Phase::PlaceTile => Line::new("ask-place-tile"),
        Phase::TakePrey => number("ask-take-prey", now.points()),
        Phase::Lose => number("ask-lose", now.losses),
        Phase::March => number("ask-march", gait(view).steps),
        Phase::LastValidation => Line::new("ask-last-validation"),
        Phase::Sally => Line::new("ask-sally"),
        Phase::PutOut => Line::new("ask-put-out"),
        Phase::SeatQueen => Line::new("ask-seat-queen"),
    }
}

fn action(open: &Open) -> Line {
    let now = &open.now;
    let points = i64::from(now.points());
    let with = |key| Line::new(key).with("count", i64::from(now.efficiency));
    match now.activity {
        Activity::None => Line::new("ask-end-turn"),
        Activity::LayEggs if now.laid && (now.planned || open.colony(now.seat).eggs == 0) => {
            Line::new("ask-end-turn")
        }
        Activity::LayEggs if now.laid => Line::new("ask-planning"),
        Activity::LayEggs => with("ask-lay-eggs"),
        Activity::Build => with("ask-build"),
        Activity::Hatching => Line::new("ask-hatch"),
        Activity::Hunt => with("ask-hunt"),
        Activity::FreePlanning => Line::new("ask-free-planning"),
        Activity::Colonize if now.explored => Line::new("ask-explore").with("points", points),
        Activity::Colonize => Line::new("ask-colonize").with("points", points),
    }
}

fn gait(view: &View) -> Gait {
    species::gait(&view.content, view.colony(view.now.seat))
}

fn keeps_several(view: &View) -> bool {
    species::objectives(&view.content, view.colony(view.now.seat)).1 > 1
}

/// The choices that only species bring.
fn of_species(view: &View, legal: &[Action], found: &mut Vec<Choice<Action>>) {
    for action in legal {
        let line = match *action {
            Action::Lose(soldiers) => Line::new("choose-lose").with("count", i64::from(soldiers)),
            Action::Ability(ability) if spot_of(view, action).is_none() => ability.line(&view.content, view),
            _ => continue,
        };
        found.push(Choice::new(*action, line));
    }
}

/// The choices that lie on no board: how many Eggs, Planning, Hatching, and
/// what species bring.
pub fn choices(view: &View, legal: &[Action]) -> Vec<Choice<Action>> {
    let mut found = of_all(legal, draws(view));
    of_species(view, legal, &mut found);
    found
}

fn of_all(legal: &[Action], draws: u8) -> Vec<Choice<Action>> {
    let most = legal
        .iter()
        .filter_map(|action| if let Action::LayEggs(count) = action { Some(*count) } else { None });
    let most = most.max().unwrap_or(0);
    let mut found = Vec::new();
    for count in (1..=most).rev().filter(|count| legal.contains(&Action::LayEggs(*count))) {
        let key = if count == most { "choose-lay-eggs" } else { "choose-lay-fewer" };
        let choice = Choice::new(Action::LayEggs(count), Line::new(key).with("count", i64::from(count)));
        found.push(if count == most { choice.icon(Icon::LayEggs).main() } else { choice });
    }
    if legal.contains(&Action::PlanDraw) {
        let line = Line::new("choose-plan-draw").with("count", i64::from(draws));
        found.push(Choice::new(Action::PlanDraw, line).icon(Icon::Hand));
    }
    if legal.contains(&Action::Hatch) {
        found.push(Choice::new(Action::Hatch, Line::new("choose-hatch")).icon(Icon::Egg).main());
    }
    found
}

/// What ending the turn now would give up. Planning and Hatching spend an Egg
/// for something else, so leaving them is as good a choice as any; and so is
/// keeping an Objective for a later turn.
pub fn leftover(open: &Open, legal: &[Action]) -> Option<Line> {
    let any = |wanted: fn(&Action) -> bool| legal.iter().any(wanted);
    if !legal.contains(&Action::EndTurn) {
        None
    } else if any(|action| matches!(action, Action::Exit(_) | Action::Pick(_))) {
        Some(Line::new("leftover-points").with("points", i64::from(open.now.points())))
    } else if any(|action| matches!(action, Action::LayEggs(_))) {
        Some(Line::new("leftover-eggs"))
    } else if any(|action| matches!(action, Action::TakeTile(_))) {
        Some(Line::new("leftover-chamber"))
    } else if any(|action| matches!(action, Action::HuntZone(_) | Action::HuntMound)) {
        Some(Line::new("leftover-hunt"))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn most_eggs_come_first_and_are_the_main_choice() {
        let legal = [Action::LayEggs(1), Action::LayEggs(2), Action::LayEggs(3), Action::PlanDraw];
        let found = of_all(&legal, 2);
        assert_eq!(found.len(), 4);
        assert_eq!(found[0].action, Action::LayEggs(3));
        assert_eq!(found.iter().filter(|choice| choice.main).count(), 1);
        assert!(of_all(&[Action::EndTurn], 2).is_empty());
    }
}
