//! A step of a recorded game as a proof looks at it.

use std::sync::LazyLock;

use formicarium::engine::{Game, Seat, Turn};
use formicarium::microlonies::ids::{ChamberId, HexId, PreyId};
use formicarium::microlonies::pack::{Badge, BadgeNumber, ChamberKind, PreyCard, SheetNumbers};
use formicarium::microlonies::rules::environment::is_on_rim;
use formicarium::microlonies::species::{Ability, Effect, Slice};
use formicarium::microlonies::state::{Activity, Chamber, Colony, Phase, State};
use formicarium::microlonies::{Action, Event, Microlonies, metric};

/// The numbers of a plain colony.
static PLAIN: LazyLock<SheetNumbers> = LazyLock::new(SheetNumbers::default);

/// The number of a rule, what of it is shown, and whether a step shows it.
pub type Proof = (&'static str, &'static str, fn(&Step) -> bool);

/// One decision, what it brought about, and what happened before it.
pub struct Step<'a> {
    /// The seat that plays the species.
    pub own: Seat,
    /// The seat that decided.
    pub seat: Seat,
    pub action: Action,
    pub before: &'a State,
    pub events: &'a [Event],
    pub after: &'a State,
    /// The events of the turn so far.
    pub turn: &'a [Event],
}

impl Step<'_> {
    /// The colony before.
    pub fn was(&self) -> &Colony {
        self.before.colony(self.own)
    }

    /// The colony after.
    pub fn is(&self) -> &Colony {
        self.after.colony(self.own)
    }

    /// The numbers of the species' sheet in the record's own pack; those of a
    /// plain colony are all as in the general rules.
    pub fn numbers(&self) -> &SheetNumbers {
        let sheet = self.is().species.and_then(|species| self.after.content.sheet(species));
        sheet.map_or(&PLAIN, |sheet| &sheet.numbers)
    }

    /// Whether the species' seat decided so.
    pub fn chose(&self, action: Action) -> bool {
        self.seat == self.own && self.action == action
    }

    /// Whether the species' seat used an ability so.
    pub fn used(&self, ability: Ability) -> bool {
        self.chose(Action::Ability(ability))
    }

    /// The first event of the own step that is picked.
    pub fn event<T>(&self, pick: impl Fn(&Event) -> Option<T>) -> Option<T> {
        self.events.iter().filter(|_| self.seat == self.own).find_map(pick)
    }

    /// The first effect of the own step that is picked.
    pub fn effect<T>(&self, pick: impl Fn(Effect) -> Option<T>) -> Option<T> {
        self.event(|event| match event {
            Event::Effect(effect) => pick(*effect),
            _ => None,
        })
    }

    /// Whether the own step brings such an event.
    pub fn brings(&self, wanted: fn(&Event) -> bool) -> bool {
        self.event(|event| wanted(event).then_some(())).is_some()
    }

    /// How many such events the own turn had before this step.
    pub fn had(&self, wanted: fn(&Event) -> bool) -> usize {
        self.turn.iter().filter(|event| self.seat == self.own && wanted(event)).count()
    }

    /// Whether an ant or a Termite is eliminated.
    pub fn eliminates(&self) -> bool {
        self.brings(is_elimination)
    }

    /// A chamber after the step.
    pub fn chamber(&self, id: ChamberId) -> &Chamber {
        &self.is().chambers[id.index()]
    }

    /// The same before it.
    pub fn earlier(&self, id: ChamberId) -> &Chamber {
        &self.was().chambers[id.index()]
    }

    /// The chamber whose action the colony takes, before the step.
    pub fn acting(&self) -> Option<ChamberId> {
        self.before.now.chamber.filter(|_| self.seat == self.own)
    }

    /// The chamber that is activated, for what, and its efficiency.
    pub fn activated(&self) -> Option<(&Chamber, Activity, u8)> {
        self.event(|event| match *event {
            Event::Activated { chamber, activity, efficiency } => Some((chamber, activity, efficiency)),
            _ => None,
        })
        .map(|(chamber, activity, efficiency)| (self.chamber(chamber), activity, efficiency))
    }

    /// What a plain colony's chamber would come to (M5.1).
    pub fn plain_efficiency(&self, chamber: &Chamber) -> u8 {
        let queens = chamber.queens * self.after.content.numbers().queen_efficiency;
        (chamber.workers + chamber.slaves + queens).min(chamber.maximum)
    }

    /// The section of the Prey card that is taken, and the card.
    pub fn prey(&self) -> Option<(u8, PreyId)> {
        self.event(|event| match *event {
            Event::PreyTaken { section, card } => Some((section, card)),
            _ => None,
        })
    }

    /// The Prey card that is taken.
    pub fn card(&self) -> Option<&PreyCard> {
        self.prey().map(|(_, card)| self.after.content.prey(card))
    }

    /// Whether a Prey card with this badge is taken.
    pub fn takes(&self, badge: Badge) -> bool {
        self.card().is_some_and(|card| card.badges.contains(&badge))
    }

    /// The printed price of what is taken from a river exceeds what could be
    /// paid by so much.
    pub fn falls_short_by(&self, section: u8, discount: u8) -> bool {
        discount > 0 && section + 1 == self.before.now.points() + discount
    }

    /// Whether a Prey card with the badge is taken that only its discount made
    /// payable.
    pub fn is_taken_by_discount(&self, badge: Badge) -> bool {
        let discount = by(&self.numbers().prey_discounts, badge);
        self.takes(badge) && self.prey().is_some_and(|(section, _)| self.falls_short_by(section, discount))
    }

    /// The Hunting Zone where the Pheromone of a Prey card is put.
    pub fn hunted(&self) -> Option<HexId> {
        self.event(|event| match *event {
            Event::PheromonePut { zone } => Some(zone),
            _ => None,
        })
        .filter(|_| self.before.now.hex.is_some())
    }

    /// How the food changes.
    pub fn food(&self) -> i32 {
        metric::food(self.after, &self.after.content, self.own)
            - metric::food(self.before, &self.before.content, self.own)
    }

    /// How it would change for a plain colony.
    pub fn plain_food(&self) -> i32 {
        plain_food(self.after, self.own) - plain_food(self.before, self.own)
    }

    /// How the badges of a kind change.
    pub fn more_badges(&self, badge: Badge) -> i32 {
        let count = |state: &State| metric::badges(state, &state.content, self.own, badge);
        count(self.after) - count(self.before)
    }

    /// Whether this is the last step of the game.
    pub fn is_last(&self) -> bool {
        matches!(Microlonies::turn(self.after), Turn::Over(_))
    }

    /// Whether the seat in turn is refused an action by a rule, and would not
    /// be, were it not for what `lift` takes away.
    pub fn bars(&self, rule: &str, action: Action, lift: impl FnOnce(&mut State)) -> bool {
        let refusal = Microlonies::refuse(self.before, self.seat, &action);
        refusal.is_some_and(|refusal| refusal.rule == rule) && {
            let mut lifted = self.before.clone();
            lift(&mut lifted);
            Microlonies::refuse(&lifted, self.seat, &action).is_none()
        }
    }

    /// Whether the own seat is refused an ability by a rule, for nothing but
    /// that something was used in this turn.
    pub fn bars_again(&self, rule: &str, ability: Ability) -> bool {
        let forgotten =
            |bit: u8| self.bars(rule, Action::Ability(ability), |state| state.open.now.used &= !(1 << bit));
        self.seat == self.own && self.before.now.used != 0 && (0..8).any(forgotten)
    }

    /// Whether an opponent decides about this action of an activated chamber.
    pub fn is_others(&self, activity: Activity) -> bool {
        self.seat != self.own && self.before.now.phase == Phase::Act && self.before.now.activity == activity
    }

    /// Steps between two hexes, whatever is there.
    pub fn distance(&self, one: HexId, other: HexId) -> i32 {
        let hexes = &self.before.content.hexes;
        hexes[one.index()].distance_to(hexes[other.index()])
    }

    /// Whether a hex is next to the colony's Trail before the step.
    pub fn was_near(&self, hex: HexId) -> bool {
        is_on_rim(self.before, self.own, hex)
    }

    /// Reinforcements that come with the tile that is placed, and those that
    /// are printed on it.
    pub fn reinforced(&self) -> Option<(u8, u8)> {
        let tile = self.before.now.tile?;
        let came = self.event(|event| match *event {
            Event::Reinforced { workers, .. } => Some(workers),
            _ => None,
        })?;
        Some((came, self.after.content.reinforcements(tile)))
    }

    /// The hexes between which an ant explores.
    pub fn explored(&self) -> Option<(HexId, HexId)> {
        self.event(|event| match *event {
            Event::AntMoved { from, to } => Some((from, to)),
            _ => None,
        })
    }

    /// The hex to which an ant exits.
    pub fn exited(&self) -> Option<HexId> {
        self.event(|event| match *event {
            Event::Exited { hex, .. } => Some(hex),
            _ => None,
        })
    }

    /// Food chambers, after the step and before.
    pub fn food_chambers(&self) -> (i32, i32) {
        let count = |state: &State| metric::chambers(state, self.own, ChamberKind::Food);
        (count(self.after), count(self.before))
    }
}

/// All hexes of a board.
pub fn hexes(state: &State) -> impl Iterator<Item = HexId> + use<> {
    (0..state.cells.len() as u16).map(HexId)
}

/// What a sheet says for a badge.
pub fn by(list: &[BadgeNumber], badge: Badge) -> u8 {
    list.iter().filter(|entry| entry.badge == badge).map(|entry| entry.by).sum()
}

pub fn is_elimination(event: &Event) -> bool {
    matches!(event, Event::AntEliminated { .. } | Event::TermiteEliminated { .. })
}

/// The food that the same boards would give a plain colony.
pub fn plain_food(state: &State, seat: Seat) -> i32 {
    let mut plain = state.open.clone();
    let colony = &mut plain.colonies[seat.index()];
    (colony.species, colony.slice) = (None, Slice::Plain);
    metric::food(&plain, &state.content, seat)
}

/// Whether so many steps lead from one hex to another, entering on the way
/// only what `passes`.
pub fn walks(state: &State, from: HexId, to: HexId, steps: u8, passes: impl Fn(HexId) -> bool) -> bool {
    let (mut seen, mut ring) = (vec![from], vec![from]);
    for _ in 0..steps {
        let near: Vec<HexId> = ring.iter().flat_map(|hex| state.content.around(*hex)).collect();
        if near.contains(&to) {
            return true;
        }
        ring.clear();
        for hex in near {
            if !seen.contains(&hex) && passes(hex) {
                seen.push(hex);
                ring.push(hex);
            }
        }
    }
    false
}
