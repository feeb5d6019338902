//! A2: talents.

use formicarium::antrealm::Action;
use formicarium::antrealm::pack::Talent;
use formicarium::antrealm::state::{Phase, Stage};

use super::given::*;

#[test]
fn a2_ten_points_none_twice_revealed_together() {
    let mut game = Given::choosing(&setup(2));
    game.act(Action::Talent(Talent::Fungiculture));
    assert_eq!(game.refused(Action::Talent(Talent::Fungiculture)), "A2");
    game.act(Action::Talent(Talent::Herding));
    // One point is left, and nothing costs so little.
    assert_eq!(game.legal(), [Action::EndTalents]);
    assert_eq!(game.refused(Action::Talent(Talent::Leap)), "A2");
    game.act(Action::EndTalents);
    assert_eq!((game.asked(), game.state.stage), ((HEARTS, Phase::Talents), Stage::Talents));
    assert_eq!(game.colony(SPADES).talents, 0, "not revealed before all have chosen");
    game.act(Action::Talent(Talent::Endurance));
    game.act(Action::EndTalents);
    let both = Talent::Fungiculture.bit() | Talent::Herding.bit();
    assert_eq!(game.colony(SPADES).talents, both);
    assert_eq!(game.colony(HEARTS).talents, Talent::Endurance.bit());
    assert_eq!((game.colony(HEARTS).waivers, game.colony(SPADES).waivers), (3, 0));
    assert_eq!(game.state.stage, Stage::Administration);
}

#[test]
fn a2_costs_are_the_sources() {
    let game = Given::new(2);
    let costs = Talent::ALL.map(|talent| game.state.content.talent_cost(talent));
    assert_eq!(costs, [3, 4, 5, 2, 2, 4, 5, 4, 3, 2, 2]);
}
