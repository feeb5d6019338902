//! Which abilities apply now: for whoever reads a sheet while playing.

use crate::engine::Seat;
use crate::microlonies::action::Action;
use crate::microlonies::ids::HexId;
use crate::microlonies::state::{Activity, Now, Open, Phase};

use super::{Ability, spares_exit};

/// A part of the game in which abilities matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Moment {
    Setup,
    TakeUp,
    LayEggs,
    Build,
    Hatching,
    Hunt,
    Colonize,
    End,
}

/// When the ability of a rule matters.
fn moments(rule: &str) -> &'static [Moment] {
    match rule {
        "S7.1" | "S11.1" => &[Moment::Setup],
        "S12.1" => &[Moment::TakeUp],
        "S11.3" | "S16.1" | "S16.2" => &[Moment::LayEggs],
        "S2.1" | "S4.1" | "S4.2" | "S4.3" | "S7.3" | "S9.1" | "S15.3" => &[Moment::Build],
        "S15.1" | "S16.3" => &[Moment::Hatching],
        "S3.1" | "S3.2" | "S6.3" | "S8.3" | "S9.2" | "S10.2" | "S11.2" | "S12.3" | "S14.2" => &[Moment::Hunt],
        "S14.1" => &[Moment::Hunt, Moment::LayEggs],
        "S13.1" => &[Moment::Hunt, Moment::Colonize],
        "S13.2" => &[Moment::LayEggs, Moment::Build, Moment::Hatching, Moment::Hunt, Moment::Colonize],
        "S1.1" | "S1.2" | "S2.3" | "S5.1" | "S5.2" | "S6.1" | "S6.2" | "S7.2" | "S7.4" | "S8.1" | "S8.2"
        | "S9.3" | "S10.1" | "S13.3" => &[Moment::Colonize],
        "S2.2" | "S6.4" | "S9.4" | "S12.2" | "S15.2" => &[Moment::End],
        _ => &[],
    }
}

fn moment(now: &Now) -> Option<Moment> {
    Some(match (now.phase, now.activity) {
        (Phase::KeepSpecies | Phase::ChooseSpecies | Phase::KeepObjective | Phase::Settle, _) => {
            Moment::Setup
        }
        (Phase::TakeUp, _) => Moment::TakeUp,
        (Phase::LastValidation | Phase::Over, _) => Moment::End,
        (Phase::PutUnder, _) | (_, Activity::LayEggs | Activity::FreePlanning) => Moment::LayEggs,
        (Phase::PlaceTile, _) | (_, Activity::Build) => Moment::Build,
        (Phase::TakePrey | Phase::Lose, _) | (_, Activity::Hunt) => Moment::Hunt,
        (Phase::March, _) | (_, Activity::Colonize) => Moment::Colonize,
        (_, Activity::Hatching) => Moment::Hatching,
        _ => return None,
    })
}

/// The abilities that are nothing but a decision: they apply while it is
/// offered.
const DECIDED: [&str; 21] = [
    "S1.1", "S1.2", "S2.1", "S2.3", "S3.1", "S3.2", "S4.2", "S6.1", "S6.2", "S7.4", "S8.1", "S8.2", "S9.2",
    "S9.3", "S10.1", "S13.2", "S13.3", "S14.1", "S15.1", "S16.1", "S16.2",
];

/// Whether a decision makes use of the ability of a rule.
fn uses(open: &Open, rule: &str, action: &Action) -> bool {
    match (rule, *action) {
        ("S3.1" | "S9.2", Action::HuntZone(_))
        | ("S6.1" | "S9.3", Action::Pick(_) | Action::March(_))
        | ("S6.2", Action::Exit(_))
        | ("S3.2", Action::Ability(Ability::RefreshPrey))
        | ("S4.2", Action::Ability(Ability::RefreshTiles))
        | ("S8.1", Action::Ability(Ability::Shoot(_)))
        | ("S8.2", Action::Ability(Ability::PutAcid(_)))
        | ("S15.1", Action::Ability(Ability::HatchSoldier))
        | ("S1.1", Action::Ability(Ability::Found(_) | Ability::PutOut(_)))
        | ("S1.2", Action::Ability(Ability::SeatQueen(_)))
        | ("S2.1", Action::Ability(Ability::TakeGarden(_)))
        | ("S2.3", Action::Ability(Ability::RaiseNurse))
        | ("S10.1", Action::Ability(Ability::SendSoldier))
        | ("S13.2", Action::Ability(Ability::Again))
        | ("S13.3", Action::Ability(Ability::MoveNest(_)))
        | ("S14.1", Action::Ability(Ability::SetJaw(_)))
        | ("S16.1", Action::Ability(Ability::Steal(_)))
        | ("S16.2", Action::Ability(Ability::Store(_))) => true,
        ("S7.4", Action::Exit(hex)) => spares_exit(open, hex),
        _ => false,
    }
}

/// Whether the ability with this rule number, which is one of the seat's
/// species, applies now. `legal` is what the seat may do, as far as that is
/// known; it is empty for those who only look.
pub fn applies(open: &Open, seat: Seat, legal: &[Action], rule: &str) -> bool {
    let Some(moment) = moment(&open.now) else { return false };
    let for_all = matches!(moment, Moment::Setup | Moment::End);
    if !moments(rule).contains(&moment) || !(for_all || open.now.seat == seat) {
        return false;
    }
    let known = !legal.is_empty() && open.now.seat == seat;
    !known || !DECIDED.contains(&rule) || legal.iter().any(|action| uses(open, rule, action))
}

impl Ability {
    /// The hex of the environment on which it is used, if it is used on one.
    pub fn hex(self) -> Option<HexId> {
        match self {
            Self::Shoot(hex)
            | Self::PutAcid(hex)
            | Self::PutOut(hex)
            | Self::Found(hex)
            | Self::MoveNest(hex) => Some(hex),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::microlonies::content::Content;
    use crate::microlonies::pack::{Layout, Pack};
    use crate::microlonies::{Setup, setup};

    #[test]
    fn every_ability_but_those_of_the_end_has_its_moment() {
        for sheet in &Pack::base().species {
            for ability in &sheet.abilities {
                let end = ability.text.get("en").starts_with("The end is");
                assert_eq!(moments(&ability.rule).is_empty(), end, "{}", ability.rule);
            }
        }
        for rule in DECIDED {
            assert!(!moments(rule).is_empty(), "{rule}");
        }
    }

    #[test]
    fn what_is_decided_applies_while_it_is_offered() {
        let layout = Layout::base(2).expect("a base layout").into();
        let setup = Setup { pack: Pack::base().into(), layout, colonies: 2, species: Vec::new() };
        let mut open = setup::blank(&Content::new(setup).into()).open;
        open.now.phase = Phase::Act;
        open.now.activity = Activity::Hunt;
        let seat = open.now.seat;
        let refresh = [Action::Ability(Ability::RefreshPrey)];
        assert!(applies(&open, seat, &refresh, "S3.2"));
        assert!(!applies(&open, seat, &[Action::EndTurn], "S3.2"));
        assert!(applies(&open, seat, &[], "S3.2"), "those who look see the action it belongs to");
        assert!(applies(&open, seat, &[Action::EndTurn], "S6.3"));
        assert!(!applies(&open, Seat(1), &[], "S6.3"));
        assert!(!applies(&open, seat, &[], "S8.1"));
    }
}
