//! Given a position, when something is done, then …

use std::collections::BTreeMap;
use std::sync::Arc;

use formicarium::engine::{Chance, Cx, Eyes, Fast, Fold, Game, Pile, Probe, Scripted, Seat, Turn};
use formicarium::microlonies::ids::{ChamberId, HexId, ObjectiveId, PreyId, TileId};
use formicarium::microlonies::pack::{Metric, Numbers, Pack, Sheet, Side};
use formicarium::microlonies::rules::activate::efficiency;
use formicarium::microlonies::rules::scoring::{Score, scores};
use formicarium::microlonies::species::{self, Ability, Species};
use formicarium::microlonies::state::{
    Activity, Chamber, Colony, Ground, Now, Occupant, Phase, Print, State,
};
use formicarium::microlonies::{Action, Ant, Content, Event, Microlonies, Place, Setup, TierId, metric};

use super::board::{Board, MEADOW, number, small_pack};

/// Chambers of the small pack's starting anthill.
pub const NURSERY: ChamberId = ChamberId(0);
pub const LAY: ChamberId = ChamberId(1);
pub const COLONIZE: ChamberId = ChamberId(2);
pub const HUNT: ChamberId = ChamberId(3);
pub const BUILD: ChamberId = ChamberId(4);
/// The first chamber that is built.
pub const NEW: ChamberId = ChamberId(5);

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// A position under test. Whatever was set by hand is put in order, and every
/// step is audited.
pub struct Given {
    pub state: State,
    /// Draws of the next decisions.
    pub draws: Vec<u32>,
}

/// A position on the meadow in the first round: the first seat is to take up
/// the ants of a chamber. Each colony has its starting anthill, with a Worker
/// in each chamber, and no Objectives.
pub fn given() -> Given {
    given_on(MEADOW)
}

pub fn given_on(board: &str) -> Given {
    given_with(board, |_| ())
}

/// The same with other numbers of the rules.
pub fn given_numbers(change: impl FnOnce(&mut Numbers)) -> Given {
    given_with(MEADOW, |pack| change(&mut pack.manifest.numbers))
}

/// The species with the numbers that their rules name: balancing changes those
/// of the base pack, but not what a rule says about numbers.
pub fn sheets() -> Vec<Sheet> {
    let text = include_str!("../../data/species.json");
    let file: BTreeMap<String, Vec<Sheet>> = serde_json::from_str(text).expect("sound sheets");
    file.into_values().flatten().collect()
}

/// The same, with species.
pub fn given_species(seat: Seat, species: Species) -> Given {
    given_species_on(MEADOW, seat, species)
}

pub fn given_species_on(board: &str, seat: Seat, species: Species) -> Given {
    given_with(board, |pack| pack.species = sheets()).species(seat, species)
}

pub fn given_with(board: &str, change: impl FnOnce(&mut Pack)) -> Given {
    let board = Board::read(board);
    let mut pack = small_pack();
    change(&mut pack);
    let content = Arc::new(Content::new(board.setup(Arc::new(pack))));
    let mut state = Microlonies::blank(&content);
    Microlonies::start(&mut Cx::new(&mut state, &mut Vec::new(), &mut Scripted::default()));
    clear(&mut state);
    for (seat, hex) in board.ants {
        stand(&mut state, seat, content.hex_at(hex).expect("the ant's hex"));
    }
    let mut spare = content.setup.pack.prey.len() as u8 - 1;
    for (seat, hex) in board.pheromones {
        let hex = content.hex_at(hex).expect("the Pheromone's hex");
        state.open.cells[hex.index()].pheromones |= 1 << seat.0;
        let colony = &mut state.open.colonies[seat.index()];
        colony.zones.push(hex);
        colony.prey.push(PreyId(spare));
        spare -= 1;
    }
    for hex in board.termites {
        let hex = content.hex_at(hex).expect("the Termite's hex");
        state.open.cells[hex.index()].occupant = Occupant::Termite;
    }
    Given { state, draws: Vec::new() }.ready()
}

/// A game on the meadow right after the deal.
pub fn started() -> Given {
    let board = Board::read(MEADOW);
    dealt(board.setup(Arc::new(small_pack())), &mut Scripted::default()).0
}

/// A game right after the deal, and what the deal brought.
pub fn dealt(setup: Setup, chance: &mut impl Chance) -> (Given, Vec<Event>) {
    let content = Arc::new(Content::new(setup));
    let (mut state, mut events) = (Microlonies::blank(&content), Vec::new());
    Microlonies::start(&mut Cx::new(&mut state, &mut events, chance));
    Microlonies::audit(&state).expect("a sound deal");
    (Given { state, draws: Vec::new() }, events)
}

/// Takes what was dealt and put out at the start away again.
fn clear(state: &mut State) {
    let open = &mut state.open;
    open.first = A;
    (open.mover, open.round, open.turn) = (A, 1, 1);
    open.now = Now { seat: A, phase: Phase::TakeUp, ..Now::LAYING };
    for cell in &mut open.cells {
        cell.occupant = Occupant::Nobody;
    }
    open.colonies.iter_mut().for_each(|colony| colony.outside.clear());
    open.prey_river = [None; 5];
    open.tile_river = [None; 5];
    open.objectives = [None; 3];
    state.secret.hands.iter_mut().for_each(Vec::clear);
}

fn stand(state: &mut State, seat: Seat, hex: HexId) {
    state.open.cells[hex.index()].occupant = Occupant::Ant(seat);
    let outside = &mut state.open.colonies[seat.index()].outside;
    outside.push(hex);
    outside.sort_unstable();
}

impl Given {
    /// Puts reserve, supply and decks in order and restores the position from
    /// its written form, as a file would be.
    fn ready(mut self) -> Self {
        let pack = &self.state.content.setup.pack;
        let workers = pack.manifest.numbers.workers;
        let in_hand = self.state.now.workers;
        let turn = self.state.now.seat;
        let open = &mut self.state.open;
        for (seat, colony) in open.colonies.iter_mut().enumerate() {
            let inside: u8 = colony.chambers.iter().map(|chamber| chamber.workers).sum();
            let held = if seat == turn.index() { in_hand } else { 0 };
            colony.reserve = workers
                .checked_sub(inside + colony.outside.len() as u8 + held)
                .expect("the colony has no more Workers");
            colony.hand = self.state.secret.hands[seat].len() as u8;
            join(colony);
        }
        let kept = |colony: &Colony| colony.eggs + species::larder(colony).0 + species::larder(colony).1;
        let kept: u8 = open.colonies.iter().map(kept).sum();
        open.eggs = pack.manifest.numbers.eggs - kept;
        let prey =
            open.colonies.iter().flat_map(|colony| &colony.prey).chain(open.prey_river.iter().flatten());
        open.prey_deck = rest(pack.prey.len(), prey.map(|card| card.0));
        let built =
            open.colonies.iter().flat_map(|colony| &colony.chambers).filter_map(|it| match it.print {
                Print::Tile(tile) if tile.index() < pack.chambers.len() => Some(tile.0),
                _ => None,
            });
        let lying = open.tile_river.iter().flatten().chain(&open.now.tile).map(|tile| tile.0);
        open.tile_deck = rest(pack.chambers.len(), built.chain(lying).collect::<Vec<_>>().into_iter());
        let hands = self.state.secret.hands.iter().flatten().map(|card| card.0);
        let faces = open.objectives.iter().flatten().map(|card| card.0);
        let shown = open.colonies.iter().flat_map(|colony| colony.validated.iter().map(|card| card.0.0));
        self.state.secret.deck = rest(pack.objectives.len(), hands.chain(faces).chain(shown));
        open.objective_deck = self.state.secret.deck.len() as u8;
        self.restored()
    }

    fn restored(mut self) -> Self {
        let position = serde_json::to_value(Microlonies::position(&self.state)).expect("plain data");
        self.state = Microlonies::restore(&self.state.content, &position).expect("a sound position");
        self
    }

    /// Changes the position by hand and puts it in order again.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self.ready()
    }

    /// Changes the position by hand, decks and supply included.
    #[must_use]
    pub fn exactly(mut self, change: impl FnOnce(&mut State)) -> Self {
        change(&mut self.state);
        self.restored()
    }

    /// The seat plays this species.
    #[must_use]
    pub fn species(self, seat: Seat, species: Species) -> Self {
        self.with(|state| {
            species::begin(&mut state.open.colonies[seat.index()], &state.content, species);
        })
    }

    #[must_use]
    pub fn workers(self, seat: Seat, chamber: ChamberId, count: u8) -> Self {
        self.with(|state| state.open.colonies[seat.index()].chambers[chamber.index()].workers = count)
    }

    /// The Queen sits in this chamber.
    #[must_use]
    pub fn queen(self, seat: Seat, chamber: ChamberId) -> Self {
        self.with(|state| {
            let chambers = &mut state.open.colonies[seat.index()].chambers;
            chambers.iter_mut().for_each(|chamber| chamber.queens = 0);
            chambers[chamber.index()].queens = 1;
        })
    }

    #[must_use]
    pub fn eggs(self, seat: Seat, count: u8) -> Self {
        self.with(|state| state.open.colonies[seat.index()].eggs = count)
    }

    #[must_use]
    pub fn hand(self, seat: Seat, cards: &[u8]) -> Self {
        self.with(|state| {
            state.secret.hands[seat.index()] = cards.iter().map(|card| ObjectiveId(*card)).collect()
        })
    }

    #[must_use]
    pub fn faces(self, cards: [u8; 3]) -> Self {
        self.with(|state| state.open.objectives = cards.map(|card| Some(ObjectiveId(card))))
    }

    #[must_use]
    pub fn prey_river(self, cards: &[u8]) -> Self {
        self.with(|state| {
            state.open.prey_river = std::array::from_fn(|place| cards.get(place).map(|card| PreyId(*card)));
        })
    }

    #[must_use]
    pub fn tile_river(self, tiles: &[u8]) -> Self {
        self.with(|state| {
            state.open.tile_river = std::array::from_fn(|place| tiles.get(place).map(|tile| TileId(*tile)));
        })
    }

    /// The seat hunted this card here.
    #[must_use]
    pub fn hunted(self, seat: Seat, card: u8, column: i32, row: i32) -> Self {
        let zone = self.hex(column, row);
        self.with(|state| {
            state.open.cells[zone.index()].pheromones |= 1 << seat.0;
            let colony = &mut state.open.colonies[seat.index()];
            colony.zones.push(zone);
            colony.prey.push(PreyId(card));
        })
    }

    /// The seat has these cards, and Pheromones somewhere far out.
    #[must_use]
    pub fn hunted_nowhere(self, seat: Seat, cards: &[u8]) -> Self {
        let grounds = self.state.cells.iter().enumerate();
        let free =
            grounds.filter(|(_, cell)| cell.ground.terrain().is_some() && cell.occupant == Occupant::Nobody);
        let hexes: Vec<HexId> = free.map(|(hex, _)| HexId(hex as u16)).take(cards.len()).collect();
        self.with(|state| {
            for (hex, card) in hexes.into_iter().zip(cards) {
                let cell = &mut state.open.cells[hex.index()];
                (cell.ground, cell.bonus) = (Ground::HuntingZone, None);
                cell.pheromones |= 1 << seat.0;
                state.open.colonies[seat.index()].zones.push(hex);
                state.open.colonies[seat.index()].prey.push(PreyId(*card));
            }
        })
    }

    /// The seat built this tile here.
    #[must_use]
    pub fn built(self, seat: Seat, tile: u8, x: i8, y: i8) -> Self {
        self.with(|state| {
            let face = state.content.tile_face(TileId(tile)).clone();
            let tunnels = state.content.tile_tunnels[usize::from(tile)];
            state.open.colonies[seat.index()].chambers.push(Chamber {
                x,
                y,
                print: Print::Tile(TileId(tile)),
                kind: face.kind,
                maximum: face.maximum,
                tunnels,
                joined: [None; 4],
                workers: 0,
                queens: 0,
                soldiers: 0,
                slaves: 0,
            });
        })
    }

    #[must_use]
    pub fn ant(self, seat: Seat, column: i32, row: i32) -> Self {
        let hex = self.hex(column, row);
        self.with(|state| stand(state, seat, hex))
    }

    /// A Soldier of the seat stands here (S10.1).
    #[must_use]
    pub fn soldier(self, seat: Seat, column: i32, row: i32) -> Self {
        let hex = self.hex(column, row);
        self.with(|state| {
            stand(state, seat, hex);
            state.open.cells[hex.index()].soldier = true;
        })
    }

    /// Nobody stands here any more.
    #[must_use]
    pub fn empty(self, column: i32, row: i32) -> Self {
        let hex = self.hex(column, row);
        self.with(|state| {
            state.open.cells[hex.index()].occupant = Occupant::Nobody;
            state.open.colonies.iter_mut().for_each(|colony| colony.outside.retain(|other| *other != hex));
        })
    }

    /// The mover activated this chamber, which holds so many Workers.
    #[must_use]
    pub fn activated(self, chamber: ChamberId, workers: u8) -> Self {
        let seat = self.state.now.seat;
        self.workers(seat, chamber, workers).with(|state| {
            let found = state.colony(seat).chambers[chamber.index()];
            let activity = formicarium::microlonies::rules::activate::activity(found.kind);
            let efficiency = efficiency(&state.content, state.colony(seat), &found);
            state.open.now =
                Now { seat, phase: Phase::Act, chamber: Some(chamber), activity, efficiency, ..Now::LAYING };
        })
    }

    /// It is this seat's turn; the next thing is to take up ants.
    #[must_use]
    pub fn turn_of(self, seat: Seat) -> Self {
        self.with(|state| {
            state.open.mover = seat;
            state.open.now = Now { seat, phase: Phase::TakeUp, ..Now::LAYING };
        })
    }

    /// A copy to try something on.
    pub fn twin(&self) -> Self {
        Self { state: self.state.clone(), draws: self.draws.clone() }
    }

    pub fn draws(mut self, draws: &[u32]) -> Self {
        self.draws = draws.to_vec();
        self
    }

    pub fn hex(&self, column: i32, row: i32) -> HexId {
        number(&self.state.content, column, row)
    }

    pub fn colony(&self, seat: Seat) -> &Colony {
        self.state.colony(seat)
    }

    pub fn chamber(&self, seat: Seat, chamber: ChamberId) -> &Chamber {
        &self.state.colony(seat).chambers[chamber.index()]
    }

    pub fn ground(&self, column: i32, row: i32) -> Ground {
        self.state.cell(self.hex(column, row)).ground
    }

    pub fn occupant(&self, column: i32, row: i32) -> Occupant {
        self.state.cell(self.hex(column, row)).occupant
    }

    pub fn on_trail(&self, seat: Seat, column: i32, row: i32) -> bool {
        self.state.on_trail(seat, self.hex(column, row))
    }

    pub fn measure(&self, seat: Seat, metric: Metric) -> i32 {
        metric::measure(&self.state, &self.state.content, seat, metric)
    }

    pub fn score(&self, seat: Seat) -> Score {
        scores(&self.state, &self.state.content)[seat.index()]
    }

    pub fn activity(&self) -> Activity {
        self.state.now.activity
    }

    pub fn phase(&self) -> Phase {
        self.state.now.phase
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        Microlonies::legal(&self.state, &mut legal);
        legal
    }

    /// All legal actions that `pick` takes.
    pub fn legal_of<T: Ord>(&self, pick: impl Fn(&Action) -> Option<T>) -> Vec<T> {
        let mut found: Vec<T> = self.legal().iter().filter_map(pick).collect();
        found.sort_unstable();
        found
    }

    #[track_caller]
    pub fn allowed(&self, action: Action) {
        let refusal = Microlonies::refuse(&self.state, self.state.now.seat, &action);
        assert!(refusal.is_none(), "{action:?} is refused: {refusal:?}");
        assert!(self.legal().contains(&action), "{action:?} is missing from {:?}", self.legal());
    }

    /// The action is refused by this rule, for this reason, and points there.
    #[track_caller]
    pub fn refused(&self, action: Action, rule: &str, key: &str, places: &[Place]) {
        assert!(!self.legal().contains(&action), "{action:?} is listed as legal");
        let refusal = Microlonies::refuse(&self.state, self.state.now.seat, &action);
        let refusal = refusal.unwrap_or_else(|| panic!("{action:?} is not refused"));
        assert_eq!((refusal.rule, refusal.line.key, &*refusal.places), (rule, key, places), "{action:?}");
    }

    /// Does something, which must be allowed. Returns what it brought about.
    #[track_caller]
    pub fn when(&mut self, action: Action) -> Vec<Event> {
        self.allowed(action);
        let seat = self.state.now.seat;
        let mut chance = Scripted::new(std::mem::take(&mut self.draws));
        let (before, mut events) = (self.state.clone(), Vec::new());
        let mut cx = Cx::<Microlonies, _, _>::new(&mut self.state, &mut events, &mut chance);
        Microlonies::decide(&mut cx, seat, action);
        let mut again = before;
        for event in &events {
            Microlonies::admits(&again, event).unwrap_or_else(|misfit| panic!("{event:?}: {misfit}"));
            Microlonies::fold(&mut again, event);
        }
        assert!(again == self.state, "folding the events of {action:?} gives another position");
        Microlonies::audit(&self.state).unwrap_or_else(|fault| panic!("after {action:?}: {fault}"));
        events
    }

    #[track_caller]
    pub fn concede(&mut self, seat: Seat) {
        let (mut events, mut chance) = (Vec::new(), Scripted::default());
        Microlonies::concede(&mut Cx::new(&mut self.state, &mut events, &mut chance), seat);
        Microlonies::audit(&self.state).unwrap_or_else(|fault| panic!("after a concession: {fault}"));
    }

    /// Disperses the ants of a chamber this way.
    #[track_caller]
    pub fn disperse(&mut self, from: ChamberId, way: &[(ChamberId, Ant)]) {
        self.when(Action::TakeUp(from));
        for (chamber, ant) in way {
            self.when(Action::Put { chamber: *chamber, ant: *ant });
        }
    }

    /// Plays a turn in which nothing is done.
    #[track_caller]
    pub fn idle(&mut self) {
        let mut chance = Fast::new(u64::from(self.state.turn));
        while self.phase() != Phase::Act {
            let legal = self.legal();
            let choice = chance.below(legal.len() as u32);
            self.when(legal[choice as usize]);
        }
        self.end_turn();
    }

    #[track_caller]
    pub fn end_turn(&mut self) -> Vec<Event> {
        self.when(Action::EndTurn)
    }

    /// Whose decision it is; none when the game is over.
    pub fn turn(&self) -> Option<Seat> {
        match Microlonies::turn(&self.state) {
            Turn::Seat(seat) => Some(seat),
            Turn::Over(_) => None,
        }
    }

    /// The places of the seats at the end.
    #[track_caller]
    pub fn places(&self) -> Vec<u8> {
        match Microlonies::turn(&self.state) {
            Turn::Over(outcome) => outcome.places[..usize::from(outcome.seats)].to_vec(),
            Turn::Seat(_) => panic!("the game goes on"),
        }
    }

    pub fn at(&self, column: i32, row: i32) -> Place {
        Place::Hex(self.hex(column, row))
    }

    pub fn room(&self, chamber: ChamberId) -> Place {
        Place::Chamber { seat: self.state.now.seat, chamber }
    }

    pub fn exit(&self, column: i32, row: i32) -> Action {
        Action::Exit(self.hex(column, row))
    }

    pub fn pick(&self, column: i32, row: i32) -> Action {
        Action::Pick(self.hex(column, row))
    }

    pub fn march(&self, column: i32, row: i32) -> Action {
        Action::March(self.hex(column, row))
    }

    pub fn shoot(&self, column: i32, row: i32) -> Action {
        Action::Ability(Ability::Shoot(self.hex(column, row)))
    }

    pub fn acid(&self, column: i32, row: i32) -> Action {
        Action::Ability(Ability::PutAcid(self.hex(column, row)))
    }

    pub fn put_out(&self, column: i32, row: i32) -> Action {
        Action::Ability(Ability::PutOut(self.hex(column, row)))
    }

    pub fn found(&self, column: i32, row: i32) -> Action {
        Action::Ability(Ability::Found(self.hex(column, row)))
    }

    pub fn zone(&self, column: i32, row: i32) -> Action {
        Action::HuntZone(self.hex(column, row))
    }

    pub fn hand_seen(&self, eyes: Eyes, seat: Seat) -> Vec<ObjectiveId> {
        Microlonies::view(&self.state, eyes).hands[seat.index()].clone()
    }
}

/// A pile of all cards but these.
fn rest(count: usize, gone: impl Iterator<Item = u8>) -> Pile {
    let gone: Vec<u8> = gone.collect();
    let mut pile = Pile::default();
    (0..count as u8).filter(|card| !gone.contains(card)).for_each(|card| pile.shuffle_in(card));
    pile
}

/// Joins chambers by their tunnels.
fn join(colony: &mut Colony) {
    let all = colony.chambers.clone();
    for chamber in &mut colony.chambers {
        for side in Side::ALL {
            let (dx, dy) = side.step();
            let meets = |other: &Chamber| {
                (other.x, other.y) == (chamber.x + dx, chamber.y + dy)
                    && chamber.tunnels & side.bit() != 0
                    && other.tunnels & side.across().bit() != 0
            };
            chamber.joined[side as usize] = all.iter().position(meets).map(|place| ChamberId(place as u8));
        }
    }
}

pub fn worker(chamber: ChamberId) -> (ChamberId, Ant) {
    (chamber, Ant::Worker)
}

pub fn queen(chamber: ChamberId) -> (ChamberId, Ant) {
    (chamber, Ant::Queen)
}

pub fn put(chamber: ChamberId, ant: Ant) -> Action {
    Action::Put { chamber, ant }
}

pub fn validate(card: u8, tier: TierId) -> Action {
    Action::Validate { card: ObjectiveId(card), tier }
}
