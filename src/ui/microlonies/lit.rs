//! Which places are lit, and what a click on a place stands for.

use crate::microlonies::action::{Action, Ant, TierId};
use crate::microlonies::ids::{ChamberId, HexId, ObjectiveId};
use crate::microlonies::species::Ability;
use crate::microlonies::state::{Activity, Ground, Occupant, Open, Phase};

/// Something on the boards that can be clicked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spot {
    /// A hex of the environment.
    Hex(HexId),
    /// A chamber of the anthill that is shown.
    Chamber(ChamberId),
    /// An empty place of that anthill's grid.
    Site {
        /// Column.
        x: i8,
        /// Row.
        y: i8,
    },
    /// The Chamber tile of a river section, from 0.
    Tile(u8),
    /// The Prey card of a river section, from 0.
    Prey(u8),
    /// A face-up Objective, from 0.
    Open(u8),
    /// An Objective of the hand.
    Card(ObjectiveId),
    /// The Objective deck.
    Deck,
    /// The tunnel from a chamber to another one.
    Way {
        /// Where it begins.
        from: ChamberId,
        /// Where it ends.
        to: ChamberId,
    },
}

/// Where an action is clicked; `None` when it lies on no board.
pub fn spot_of(open: &Open, action: &Action) -> Option<Spot> {
    Some(match *action {
        Action::Keep(card)
        | Action::PutBack(card)
        | Action::PutUnder(card)
        | Action::Validate { card, .. } => Spot::Card(card),
        Action::Settle(hex)
        | Action::HuntZone(hex)
        | Action::Exit(hex)
        | Action::Pick(hex)
        | Action::March(hex) => Spot::Hex(hex),
        Action::Ability(Ability::Shift { from, to }) => Spot::Way { from, to },
        Action::Ability(Ability::SeatQueen(chamber)) => Spot::Chamber(chamber),
        Action::Ability(ability) => Spot::Hex(ability.hex()?),
        Action::HuntMound => Spot::Hex(mound(open)?),
        Action::TakeUp(chamber) | Action::Put { chamber, .. } => Spot::Chamber(chamber),
        Action::PlanDraw => Spot::Deck,
        Action::PlanTake(slot) => Spot::Open(slot),
        Action::TakeTile(section) => Spot::Tile(section),
        Action::TakePrey(section) => Spot::Prey(section),
        Action::PlaceTile { x, y } => Spot::Site { x, y },
        Action::LayEggs(_)
        | Action::Hatch
        | Action::EndTurn
        | Action::KeepSpecies(_)
        | Action::ChooseSpecies(_)
        | Action::Lose(_) => return None,
    })
}

fn mound(open: &Open) -> Option<HexId> {
    let place = open.cells.iter().position(|cell| cell.ground == Ground::Mound)?;
    Some(HexId(place as u16))
}

/// The legal actions by where they are clicked.
#[derive(Debug, Default, Clone)]
pub struct Lit {
    places: Vec<(Spot, Action)>,
}

impl Lit {
    /// Sorts the legal actions of a position by their places.
    pub fn new(open: &Open, legal: &[Action]) -> Self {
        let on_boards = |action: &Action| Some((spot_of(open, action)?, *action));
        Self { places: legal.iter().filter_map(on_boards).collect() }
    }

    /// What may be done at a place, in the order of the legal actions.
    pub fn at(&self, spot: Spot) -> impl Iterator<Item = Action> + '_ {
        self.places.iter().filter(move |(at, _)| *at == spot).map(|(_, action)| *action)
    }

    /// What a plain click on a lit place does.
    pub fn first(&self, spot: Spot) -> Option<Action> {
        self.at(spot).next()
    }

    /// Whether something may be done here.
    pub fn is_lit(&self, spot: Spot) -> bool {
        self.first(spot).is_some()
    }

    /// Whether any place passes `test`.
    pub fn any(&self, test: impl Fn(Spot) -> bool) -> bool {
        self.places.iter().any(|(spot, _)| test(*spot))
    }

    /// All lit places, each as often as something may be done there.
    pub fn spots(&self) -> impl Iterator<Item = Spot> + '_ {
        self.places.iter().map(|(spot, _)| *spot)
    }
}

/// What a click on a place stands for, legal or not: the decision that is
/// asked for if the place can be meant by it, else the one that this kind of
/// place is for. `ant` is the kind that is put down first.
pub fn meant(open: &Open, lit: &Lit, spot: Spot, ant: Ant) -> Action {
    if let Spot::Chamber(chamber) = spot {
        let ant = in_hand(open, ant);
        let wish = Action::Put { chamber, ant };
        if lit.at(spot).any(|action| action == wish) {
            return wish;
        }
    }
    lit.first(spot).unwrap_or_else(|| match spot {
        Spot::Hex(hex) => on_hex(open, hex),
        Spot::Chamber(chamber) => on_chamber(open, chamber, in_hand(open, ant)),
        Spot::Site { x, y } => Action::PlaceTile { x, y },
        Spot::Tile(section) => Action::TakeTile(section),
        Spot::Prey(section) => Action::TakePrey(section),
        Spot::Open(slot) => Action::PlanTake(slot),
        Spot::Deck => Action::PlanDraw,
        Spot::Way { from, to } => Action::Ability(Ability::Shift { from, to }),
        Spot::Card(card) => match open.now.phase {
            Phase::KeepObjective => Action::Keep(card),
            Phase::PutUnder => Action::PutUnder(card),
            _ => Action::Validate { card, tier: TierId::One },
        },
    })
}

/// The kind of ant wished for if it is in the hand, else another.
fn in_hand(open: &Open, ant: Ant) -> Ant {
    let now = &open.now;
    let others = now.workers.saturating_sub(now.soldiers);
    match ant {
        Ant::Worker | Ant::Soldier if others == 0 && now.soldiers > 0 => Ant::Soldier,
        Ant::Worker if others == 0 && now.slaves > 0 => Ant::Slave,
        Ant::Worker if others == 0 && now.queens > 0 => Ant::Queen,
        Ant::Queen if now.queens == 0 && others == 0 && now.soldiers > 0 => Ant::Soldier,
        Ant::Queen if now.queens == 0 && others == 0 && now.slaves > 0 => Ant::Slave,
        Ant::Queen if now.queens == 0 => Ant::Worker,
        ant => ant,
    }
}

fn on_hex(open: &Open, hex: HexId) -> Action {
    let cell = open.cell(hex);
    let own = cell.occupant == Occupant::Ant(open.now.seat);
    match (open.now.phase, open.now.activity, cell.ground) {
        (Phase::Settle, ..) => Action::Settle(hex),
        (Phase::March, ..) => Action::March(hex),
        (Phase::Sally, ..) => Action::Exit(hex),
        (Phase::PutOut, ..) => Action::Ability(Ability::PutOut(hex)),
        (_, Activity::Colonize, _) if own => Action::Pick(hex),
        (_, Activity::Colonize, _) => Action::Exit(hex),
        (_, _, Ground::Mound) => Action::HuntMound,
        (_, Activity::Hunt, _) | (_, _, Ground::HuntingZone) => Action::HuntZone(hex),
        _ => Action::Exit(hex),
    }
}

fn on_chamber(open: &Open, chamber: ChamberId, ant: Ant) -> Action {
    match open.now.phase {
        Phase::Disperse => Action::Put { chamber, ant },
        Phase::SeatQueen => Action::Ability(Ability::SeatQueen(chamber)),
        Phase::PlaceTile => match open.colony(open.now.seat).chambers.get(chamber.index()) {
            Some(at) => Action::PlaceTile { x: at.x, y: at.y },
            None => Action::TakeUp(chamber),
        },
        _ => Action::TakeUp(chamber),
    }
}

/// The kinds of ant that may be put into a chamber now.
pub fn ants(lit: &Lit, chamber: ChamberId) -> impl Iterator<Item = Ant> + '_ {
    lit.at(Spot::Chamber(chamber)).filter_map(move |action| match action {
        Action::Put { chamber: at, ant } if at == chamber => Some(ant),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::microlonies::sample;

    #[test]
    fn every_board_action_is_found_at_its_place() {
        let view = sample::view(2);
        let legal =
            [Action::TakeUp(ChamberId(1)), Action::Exit(HexId(3)), Action::TakePrey(4), Action::EndTurn];
        let lit = Lit::new(&view, &legal);
        assert_eq!(lit.first(Spot::Chamber(ChamberId(1))), Some(legal[0]));
        assert_eq!(lit.first(Spot::Hex(HexId(3))), Some(legal[1]));
        assert_eq!(lit.first(Spot::Prey(4)), Some(legal[2]));
        assert_eq!(lit.spots().count(), 3);
    }

    #[test]
    fn a_click_on_a_lit_chamber_puts_the_wished_ant_if_it_may_go_there() {
        let mut view = sample::view(2);
        (view.open.now.workers, view.open.now.queens) = (1, 1);
        let chamber = ChamberId(2);
        let worker = Action::Put { chamber, ant: Ant::Worker };
        let queen = Action::Put { chamber, ant: Ant::Queen };
        let lit = Lit::new(&view, &[worker, queen]);
        assert_eq!(ants(&lit, chamber).count(), 2);
        assert_eq!(meant(&view, &lit, Spot::Chamber(chamber), Ant::Queen), queen);
        let lit = Lit::new(&view, &[worker]);
        assert_eq!(ants(&lit, chamber).count(), 1);
        assert_eq!(meant(&view, &lit, Spot::Chamber(chamber), Ant::Queen), worker);
    }

    #[test]
    fn a_click_on_an_unlit_place_stands_for_what_is_asked() {
        let mut view = sample::view(2);
        let lit = Lit::default();
        let hex = view.colonies[0].outside[0];
        for (phase, wanted) in [(Phase::Settle, Action::Settle(hex)), (Phase::March, Action::March(hex))] {
            view.open.now.phase = phase;
            assert_eq!(meant(&view, &lit, Spot::Hex(hex), Ant::Worker), wanted);
        }
        view.open.now.phase = Phase::PlaceTile;
        let at = view.colonies[0].chambers[0];
        let wanted = Action::PlaceTile { x: at.x, y: at.y };
        assert_eq!(meant(&view, &lit, Spot::Chamber(ChamberId(0)), Ant::Worker), wanted);
    }
}
