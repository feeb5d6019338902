//! What is asked now, in words; choices that lie on no board; what a key
//! stands for.

use crate::antrealm::glimpse::{card_line, purpose_line, token_key};
use crate::antrealm::pack::{Kind, Talent};
use crate::antrealm::rules::{exploration, settlement, talents, war};
use crate::antrealm::state::Phase;
use crate::antrealm::{Action, AntRealm, View, chamber_line, decline, estimate, phase_key, spot_line};
use crate::engine::{Line, Seat};
use crate::ui::face::{Choice, Scene};
use crate::ui::icons::Icon;

fn number(n: impl Into<i64>) -> i64 {
    n.into()
}

/// What is asked now. `own` tells whether the seat at the screen decides.
pub fn asked(view: &View, own: bool) -> Line {
    let now = &view.now;
    if !own {
        return Line::new(phase_key(now.phase));
    }
    let colony = view.colony(now.seat);
    let with_points = |key| Line::new(key).with("points", number(colony.action_points()));
    match now.phase {
        Phase::Starting | Phase::Over => Line::new(phase_key(now.phase)),
        Phase::Talents => {
            Line::new("realm-ask-talents").with("points", number(talent_points(view, now.seat)))
        }
        Phase::Pay | Phase::Upkeep => payment(view),
        Phase::Administer => with_points("realm-ask-administer"),
        Phase::Yield => Line::new("realm-ask-yield"),
        Phase::Explore => {
            let most = exploration::most_cards(&view.as_state(), now.seat);
            let may_war = exploration::targets(view, now.seat).next().is_some();
            let key = if may_war { "realm-ask-explore-or-war" } else { "realm-ask-explore" };
            Line::new(key).with("most", number(most))
        }
        Phase::Cliff => Line::new("realm-ask-cliff"),
        Phase::Giant => Line::new("realm-ask-giant").with("points", number(view.content.source.giant_damage)),
        Phase::Resin => Line::new("realm-ask-resin"),
        Phase::Gather => with_points("realm-ask-gather"),
        Phase::Offer => Line::new("realm-ask-offer"),
        Phase::GiveUp => Line::new("realm-ask-give-up").with("points", number(colony.owed)),
        Phase::Lose => Line::new("realm-ask-lose"),
        Phase::Eat => Line::new("realm-ask-eat").with("count", number(missing(view, now.seat))),
        Phase::Waive => Line::new("realm-ask-waive").with("count", number(missing(view, now.seat))),
        Phase::Step => Line::new("realm-ask-step"),
        Phase::Discard => {
            let over = colony.hand.len().saturating_sub(view.content.numbers.hand_limit);
            Line::new("realm-ask-discard").with("count", number(over))
        }
        _ => asked_in_war(view),
    }
}

fn payment(view: &View) -> Line {
    let now = &view.now;
    let key = if now.phase == Phase::Pay { "realm-ask-pay" } else { "realm-ask-upkeep" };
    let line = Line::new(key).with("points", number(now.due + now.extra));
    match now.purpose {
        Some(purpose) => line.with("purpose", purpose_line(view, now.seat, purpose)),
        None => line.with("purpose", "realm-phase-pay"),
    }
}

fn asked_in_war(view: &View) -> Line {
    let now = &view.now;
    match now.phase {
        Phase::AttackStone => Line::new("realm-ask-attack-stone"),
        Phase::Leaves => Line::new("realm-ask-leaves").with("roll", number(view.content.source.leaf_roll)),
        Phase::Page => Line::new("realm-ask-page"),
        Phase::Sites => {
            let set = view.war.map_or(0, |war| war.set);
            let chamber = chamber_line(view, now.seat, crate::antrealm::ChamberId(set));
            Line::new("realm-ask-sites").with("chamber", chamber)
        }
        Phase::Guards => {
            let token = war::next_guard(&view.as_state()).map_or("realm-token-green", token_key);
            Line::new("realm-ask-guards").with("token", token)
        }
        Phase::Invade => Line::new("realm-ask-invade"),
        Phase::GuardStone => Line::new("realm-ask-guard-stone"),
        Phase::Gas => Line::new("realm-ask-gas"),
        _ => {
            let cost = war::break_in_cost(&view.as_state());
            Line::new("realm-ask-break-in").with("points", number(cost))
        }
    }
}

/// Talent points that a seat has left, as far as these eyes see.
pub fn talent_points(view: &View, seat: Seat) -> u8 {
    talents::points_left(&view.content, view.talents[seat.index()].unwrap_or(0))
}

/// Satiety that a colony still lacks.
pub fn missing(view: &View, seat: Seat) -> u8 {
    settlement::due(&view.as_state(), seat).saturating_sub(view.colony(seat).eaten)
}

/// The choices that lie on no board, in the order of the legal actions.
pub fn choices(scene: &Scene<'_, AntRealm>) -> Vec<Choice<Action>> {
    let usual = usual(scene);
    let made = scene.legal.iter().filter_map(|action| choice(scene.view, action));
    made.map(|choice| if Some(choice.action) == usual { choice.main() } else { choice }).collect()
}

/// The choice that an action is; `None` if it is clicked on a board.
pub fn choice(view: &View, action: &Action) -> Option<Choice<Action>> {
    let state = || view.as_state();
    let seat = view.now.seat;
    let (line, icon) = match *action {
        Action::EndTalents => (Line::new("realm-choose-talents"), Some(Icon::Check)),
        Action::Reveal(count) if count == 0 || count == exploration::most_cards(&state(), seat) => {
            (Line::new("realm-choose-reveal").with("count", number(count)), (count > 0).then_some(Icon::Hand))
        }
        Action::Declare(target) => (Line::new("realm-choose-war").with("target", target), Some(Icon::Hunt)),
        Action::Take(card) if view.now.phase != Phase::Gather => {
            let cost = exploration::cost_of(&state(), card);
            (Line::new("realm-choose-take").with("cost", number(cost)), Some(Icon::Hand))
        }
        Action::Leap => {
            let roll = number(view.content.source.leap_roll);
            (Line::new("realm-choose-leap").with("roll", roll), Some(Icon::Die))
        }
        Action::Stone(card) | Action::Leaf(card) => {
            (Line::new("realm-choose-use").with("card", card_line(card)), Some(Icon::Hand))
        }
        Action::Gas => (Line::new("realm-choose-gas"), Some(Icon::Pheromone)),
        Action::BreakIn => {
            let cost = war::break_in_cost(&state());
            (Line::new("realm-choose-break-in").with("points", number(cost)), Some(Icon::Hunt))
        }
        Action::Retreat => (Line::new("realm-choose-retreat"), Some(Icon::Flag)),
        Action::Step(id) => {
            let chamber = chamber_line(view, seat, id);
            let steps = view.colony(seat).chambers[id.index()].steps;
            let line = Line::new("realm-choose-step").with("chamber", chamber);
            (line.with("steps", number(steps)), None)
        }
        Action::Yield(spot) => {
            (Line::new("realm-choose-yield").with("spot", spot_line(view, seat, spot)), None)
        }
        Action::Waive(count) => (Line::new("realm-choose-waive").with("count", number(count)), None),
        // Beside losing it stands keeping it; other ways to pay lie in the strip.
        Action::Pay { green, red }
            if view.now.phase == Phase::Upkeep
                && estimate::sensible_payment(view.colony(seat).tokens, view.now.due)
                    == Some((green, red)) =>
        {
            let points = number(view.now.due + view.now.extra);
            (Line::new("realm-choose-pay").with("points", points), Some(Icon::Check))
        }
        Action::Decline => (decline(view), None),
        _ => return None,
    };
    Some(Choice { action: *action, label: line, icon, main: false })
}

/// What one most likely wants, where that is plain: Enter does it.
pub fn usual(scene: &Scene<'_, AntRealm>) -> Option<Action> {
    let view = scene.view;
    let legal = scene.legal;
    match view.now.phase {
        Phase::Pay | Phase::Upkeep => {
            let held = view.colony(view.now.seat).tokens;
            let (green, red) = estimate::sensible_payment(held, view.now.due)?;
            Some(Action::Pay { green, red }).filter(|action| legal.contains(action))
        }
        Phase::Explore => legal.iter().rfind(|action| matches!(action, Action::Reveal(_))).copied(),
        Phase::Waive => legal.last().copied(),
        Phase::Talents if !legal.iter().any(|action| matches!(action, Action::Talent(_))) => {
            Some(Action::EndTalents).filter(|action| legal.contains(action))
        }
        Phase::Giant | Phase::Resin | Phase::Offer => {
            legal.iter().find(|action| matches!(action, Action::Take(_) | Action::Leap)).copied()
        }
        Phase::BreakIn => Some(Action::BreakIn).filter(|action| legal.contains(action)),
        _ => match legal {
            [only] if *only != Action::EndTurn => Some(*only),
            _ => None,
        },
    }
}

/// What a digit stands for: so many cards or penalties, the place of this
/// number, else the action that is this far down the list of what may be done.
pub fn digit(scene: &Scene<'_, AntRealm>, digit: u8) -> Option<Action> {
    let place = digit.checked_sub(1);
    let by_number = match scene.view.now.phase {
        Phase::Explore => Some(Action::Reveal(digit)),
        Phase::Waive => Some(Action::Waive(digit)),
        Phase::Sites => place.map(Action::Site),
        Phase::Guards => place.map(Action::Guard),
        Phase::Invade => place.map(Action::Invade),
        _ => None,
    };
    by_number.or_else(|| {
        let mut others = scene.legal.iter().filter(|action| **action != Action::EndTurn);
        others.nth(usize::from(place?)).copied()
    })
}

/// What ending the turn now would give up: food within reach, or a building or
/// a cultivation that is paid for by points that lapse.
pub fn leftover(scene: &Scene<'_, AntRealm>) -> Option<Line> {
    let view = scene.view;
    let points = number(view.colony(view.now.seat).action_points());
    let is_food = |action: &Action| match action {
        Action::Take(card) => view.content.level(card.rank(), false) > 0,
        _ => false,
    };
    let any = |wanted: &dyn Fn(&Action) -> bool| scene.legal.iter().any(wanted);
    if !scene.legal.contains(&Action::EndTurn) {
        None
    } else if any(&is_food) {
        Some(Line::new("realm-left-food").with("points", points))
    } else if any(&|action| matches!(action, Action::Build(Kind::Nursery))) {
        Some(Line::new("realm-left-build").with("points", points))
    } else if any(&|action| matches!(action, Action::Cultivate(_))) {
        Some(Line::new("realm-left-cultivate").with("points", points))
    } else {
        None
    }
}

/// What awaits someone who takes the screen. The view shows public things only.
pub fn cover(view: &View) -> Line {
    match view.now.phase {
        Phase::Talents => Line::new("realm-cover-talents"),
        Phase::Administer => Line::new("realm-cover-administer"),
        Phase::Explore => Line::new("realm-cover-explore"),
        Phase::GiveUp | Phase::Lose => Line::new("realm-cover-give-up"),
        Phase::Offer => Line::new("realm-cover-offer"),
        Phase::Eat | Phase::Waive | Phase::Discard => Line::new("realm-cover-settlement"),
        Phase::Page | Phase::Sites | Phase::Guards => Line::new("realm-cover-deploy"),
        Phase::Leaves | Phase::GuardStone | Phase::Gas => Line::new("realm-cover-defend"),
        Phase::AttackStone | Phase::Invade | Phase::BreakIn | Phase::Step => Line::new("realm-cover-invade"),
        _ => Line::new("cover-turn"),
    }
}

/// The talents of a colony as these eyes know them.
pub fn known_talents(view: &View, seat: Seat) -> impl Iterator<Item = Talent> + use<> {
    let bits = view.talents[seat.index()].unwrap_or(view.colony(seat).talents);
    Talent::ALL.into_iter().filter(move |talent| bits & talent.bit() != 0)
}

/// The talent that the pending decision is about.
pub fn applying(view: &View) -> Option<Talent> {
    let by_phase = match view.now.phase {
        Phase::Cliff => Talent::AntBridge,
        Phase::Giant => Talent::Leap,
        Phase::Resin => Talent::HoneySac,
        Phase::Gas => Talent::GasGland,
        Phase::BreakIn => Talent::FormicAcid,
        Phase::Waive => Talent::Endurance,
        _ => return None,
    };
    view.has(view.now.seat, by_phase).then_some(by_phase)
}
