//! A position: nothing but data.

use serde::{Deserialize, Serialize};

use crate::engine::{MAX_SEATS, Position, Seat};

use super::action::{ChamberId, Spot};
use super::card::{CardId, CardSet};
use super::content::Content;
use super::pack::{Kind, Rank, Talent};
use super::store::{Item, Store};
use super::tokens::{Token, Tokens};

/// The most chambers of a colony, and places of a page (A5.1, A9.2).
pub const MAX_CHAMBERS: usize = 9;
/// The most pages to choose from in a war (A9.2).
pub const MAX_PAGES: usize = 4;

/// A position of the game: what everyone sees and what is hidden.
pub type State = Position<Content, Open, Secret>;

/// The open part of a position (A1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// How many colonies take part.
    pub seats: u8,
    /// The colonies by seat; those beyond [`Open::seats`] are empty.
    pub colonies: [Colony; MAX_SEATS],
    /// The exploration deck: which cards it holds is known, their order is not.
    pub deck: CardSet,
    /// Cards used, eaten or lost, until they go back into the deck (A6.4).
    pub used: CardSet,
    /// Seeds that Planting made level 3 (A7).
    pub improved: CardSet,
    /// Seeds paid for in this round (A7).
    pub planted: CardSet,
    /// Seeds paid for in the round before (A7).
    pub planted_before: CardSet,
    /// Where in the round the game stands.
    pub stage: Stage,
    /// The round, from 1; 0 while talents are chosen.
    pub round: u8,
    /// The turn within the game, from 1; 0 while talents are chosen.
    pub turn: u16,
    /// Who leads the round (A1.3).
    pub lead: Seat,
    /// Whose turn within the stage it is, while one is under way.
    pub mover: Option<Seat>,
    /// Seats that had their turn within the stage, as bits.
    pub done: u8,
    /// Face-up cards of the mover that were settled (A6.2).
    pub settled: CardSet,
    /// Stones, Nests and Resins held that were paid for before this
    /// administration (A5).
    pub kept: CardSet,
    /// Whether the mover chose how many cards to reveal (A6.1).
    pub ventured: bool,
    /// A face-up card that passes from one colony to another (A8).
    pub passing: Option<Passing>,
    /// A passed card that its new owner may pay for at once (A8).
    pub offer: Option<(Seat, CardId)>,
    /// The last roll of the die, until the next exploration begins (A7).
    pub rolled: Option<Rolled>,
    /// The war that is under way.
    pub war: Option<War>,
    /// Colonies died in so many settlements or moments so far (A10.3).
    pub deaths: u8,
    /// The pending decision.
    pub now: Now,
}

/// Colonies between which a face-up card is to pass (A8).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Passing {
    pub from: Seat,
    pub to: Seat,
}

/// A roll of the die about a card (A7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Rolled {
    pub seat: Seat,
    pub card: CardId,
    pub pips: u8,
}

/// Where in a round the game stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the rules' own words")]
pub enum Stage {
    Talents,
    Administration,
    Exploration,
    Settlement,
    HandLimit,
    Over,
}

/// A colony.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Colony {
    /// Held tokens, deployed ones too (A3.4).
    pub tokens: Tokens,
    /// Extra action points left in this round (A2: Big heads).
    pub extra: u8,
    /// Survival points (A10.3).
    pub survival: u8,
    /// Talents once they are revealed, as bits (A2).
    pub talents: u16,
    /// Penalties that Endurance can still waive (A2).
    pub waivers: u8,
    /// Its hand.
    pub hand: Store,
    /// How many chambers it has.
    pub built: u8,
    /// Its chambers, in the order in which they were built.
    pub chambers: [Chamber; MAX_CHAMBERS],
    /// Cards that lie face up before it (A6).
    pub row: CardSet,
    /// Those of them that another colony passed (A8).
    pub passed: CardSet,
    /// Encounters of its row that were fought (A8).
    pub fought: CardSet,
    /// Stragglers to pay for (A7).
    pub stragglers: u8,
    /// Crickets that make the next draw smaller (A7).
    pub crickets: u8,
    /// Stones to pay for before the next administration (A7).
    pub stones: u8,
    /// Whether this round's administration and exploration are lost (A7:
    /// Stone).
    pub idle: bool,
    /// Whether it cultivated in this round (A5.3).
    pub cultivated: bool,
    /// Honey insects used by Herding in this round (A7).
    pub herded: CardSet,
    /// Satiety that Resins save in this round (A7).
    pub eased: u8,
    /// Satiety fed in this settlement (A10.1).
    pub eaten: u8,
    /// Satiety that this settlement left unpaid and not waived (A10.2).
    pub short: u8,
    /// Food markers of Fungus chambers that have no place yet (A5.3).
    pub yields: u8,
    /// Points still to be given up (A3.3).
    pub owed: u8,
    /// Tokens still to be given up (A7: Anteater, A9.4).
    pub owed_tokens: u8,
    /// Survival points before the settlement (A10.3).
    pub before: u8,
    /// Whether it lives.
    pub alive: bool,
    /// Whether it conceded (A10.5).
    pub conceded: bool,
    /// The number of its death among the deaths of the game (A10.3).
    pub death: u8,
    /// The round in which it died; 0 while it lives.
    pub death_round: u8,
    /// What statistics tell of it.
    pub tally: Tally,
}

/// What statistics tell of a colony.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Wars it declared.
    pub wars: u8,
    /// Wars of its own in which it broke into a chamber.
    pub raids: u8,
    /// Queen's chambers it broke into.
    pub queens: u8,
    /// Rounds in which it was fully fed.
    pub fed: u8,
    /// Action points unspent at the ends of rounds.
    pub unspent: u16,
}

/// A chamber.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chamber {
    /// What kind it is.
    pub kind: Kind,
    /// Steps of a Fungus chamber (A5.3).
    pub steps: u8,
    /// What a Storehouse or Dump holds.
    pub store: Store,
}

impl Chamber {
    /// A new chamber of a kind.
    pub fn new(kind: Kind) -> Self {
        Self { kind, steps: 0, store: Store::EMPTY }
    }
}

/// A war (A9).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct War {
    /// Who declared it.
    pub invader: Seat,
    /// Against whom.
    pub defender: Seat,
    /// The Nest card that lets it.
    pub nest: CardId,
    /// How far it is.
    pub step: WarStep,
    /// The pages drawn, as far as there are (A9.2).
    pub pages: [Option<u8>; MAX_PAGES],
    /// The page taken.
    pub page: Option<u8>,
    /// How many chambers and then tokens are set so far; what is set where is
    /// hidden.
    pub set: u8,
    /// Places broken into, as bits.
    pub broken: u16,
    /// Places on which a Stone lies, as bits.
    pub stoned: u16,
    /// Places refused in this choice because a Stone lies on them, as bits.
    pub barred: u16,
    /// The place that the invader goes against.
    pub place: Option<u8>,
    /// What is known of each place.
    pub faces: [Option<Face>; MAX_CHAMBERS],
    /// Whether the Gas gland was used.
    pub gassed: bool,
    /// Whether the defender's last token went back from its post (A9.3).
    pub spared: bool,
}

/// What a place of the page turned out to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// The chamber; none is an empty chamber (A9.2).
    pub chamber: Option<ChamberId>,
    /// Its guards that are left.
    pub guards: Tokens,
}

/// How far a war is; named for what comes next (A9.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WarStep {
    /// The invader's Stone.
    Stone,
    /// The defender's Dead leaves.
    Leaves,
    /// The defender's page.
    Page,
    /// The defender's chambers.
    Sites,
    /// The defender's guards.
    Guards,
    /// The invader's next place.
    Choose,
    /// The defender's Stone on the place.
    Bar,
    /// The toll for the Stone on the place.
    Toll,
    /// The place is shown.
    Show,
    /// The defender's Gas gland.
    Gas,
    /// Break in or retreat.
    Break,
    /// The guards fall.
    Fall,
    /// The spoils.
    Spoils,
    /// A step for a Fungus chamber of the invader.
    Step,
    /// After the spoils.
    After,
}

/// What is asked now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Nobody decides: the game starts.
    Starting,
    /// Which talents (A2).
    Talents,
    /// How to pay for what was chosen (A3.2).
    Pay,
    /// Whether and how to pay for what else is lost (A5, A7, A9.3).
    Upkeep,
    /// What to do in the administration (A5).
    Administer,
    /// Where the food marker of a Fungus chamber goes (A5.3).
    Yield,
    /// How many cards to reveal, or war (A6.1, A9.1).
    Explore,
    /// Whether to cancel a Cliff (A7).
    Cliff,
    /// What to do about a Giant insect (A7).
    Giant,
    /// Whether to keep a Resin (A7).
    Resin,
    /// Which cards to take (A6.3).
    Gather,
    /// Whether to take a passed card (A8).
    Offer,
    /// Which points to give up (A3.3).
    GiveUp,
    /// Which token to give up (A7: Anteater, A9.4).
    Lose,
    /// Whether the invader stops its attack by a Stone (A7).
    AttackStone,
    /// Whether to burn a Dead leaf (A7).
    Leaves,
    /// Which page (A9.2).
    Page,
    /// Where a chamber lies (A9.2).
    Sites,
    /// Where a token stands guard (A9.2).
    Guards,
    /// Which place to go against (A9.3).
    Invade,
    /// Whether a Stone lies on the chosen place (A7).
    GuardStone,
    /// Whether to use the Gas gland (A2).
    Gas,
    /// Break in or retreat (A9.3).
    BreakIn,
    /// Which Fungus chamber gets a step (A9.4).
    Step,
    /// What to feed on (A10.1).
    Eat,
    /// How many penalties to waive (A10.2).
    Waive,
    /// What to put back (A6.3).
    Discard,
    /// The game is over.
    Over,
}

impl Phase {
    /// Whether it is asked in a war only (A9).
    pub fn is_of_war(self) -> bool {
        matches!(
            self,
            Self::AttackStone
                | Self::Leaves
                | Self::Page
                | Self::Sites
                | Self::Guards
                | Self::Invade
                | Self::GuardStone
                | Self::Gas
                | Self::BreakIn
                | Self::Step
        )
    }
}

/// What a payment is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// A chamber (A5.1).
    Build(Kind),
    /// A cultivation (A5.3).
    Cultivate(ChamberId),
    /// A Seed's step (A7).
    Plant(CardId),
    /// A Honey insect's use (A7).
    Herd(CardId),
    /// A face-up card (A6.3).
    Take(CardId),
    /// A Stone used by an attacker (A7).
    Debt,
    /// A Nest card held (A7).
    Nest(CardId),
    /// A Resin kept (A7).
    Resin(CardId),
    /// A Stone on the chosen place (A7).
    Toll,
}

/// The pending decision and what belongs to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Now {
    /// Whose decision it is.
    pub seat: Seat,
    /// What is asked.
    pub phase: Phase,
    /// What is to be paid for.
    pub purpose: Option<Purpose>,
    /// Action points to be paid by tokens.
    pub due: u8,
    /// Extra points that pay beside (A3.5).
    pub extra: u8,
    /// The card that is asked about.
    pub card: Option<CardId>,
}

impl Now {
    /// Nothing pending yet.
    pub const STARTING: Self =
        Self { seat: Seat(0), phase: Phase::Starting, purpose: None, due: 0, extra: 0, card: None };
}

/// The hidden part of a position (A1.4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    /// Talents chosen, by seat, as bits, until they are revealed (A2).
    pub talents: [u16; MAX_SEATS],
    /// The chamber on each place of the page (A9.2).
    pub sites: [Option<ChamberId>; MAX_CHAMBERS],
    /// The guards on each place of the page (A9.2).
    pub guards: [Tokens; MAX_CHAMBERS],
}

impl Secret {
    /// Nothing hidden.
    pub const NOTHING: Self =
        Self { talents: [0; MAX_SEATS], sites: [None; MAX_CHAMBERS], guards: [Tokens::NONE; MAX_CHAMBERS] };
}

impl Open {
    /// The colony of a seat.
    pub fn colony(&self, seat: Seat) -> &Colony {
        &self.colonies[seat.index()]
    }

    /// The seats, in order.
    pub fn all_seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(usize::from(self.seats).min(MAX_SEATS))
    }

    /// The seats with a living colony, in order.
    pub fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        self.all_seats().filter(|seat| self.colony(*seat).alive)
    }

    /// The seats with a living colony, in turn order (A1.3).
    pub fn in_turn_order(&self) -> impl Iterator<Item = Seat> + '_ {
        let (first, seats) = (self.lead.0, self.seats);
        let order = (0..seats).map(move |place| Seat((first + place) % seats));
        order.filter(|seat| self.colony(*seat).alive)
    }

    /// Whether a colony has revealed this talent.
    pub fn has(&self, seat: Seat, talent: Talent) -> bool {
        self.colony(seat).talents & talent.bit() != 0
    }

    /// Whether a colony defends itself and its guards are deployed.
    pub fn is_deployed(&self, seat: Seat) -> bool {
        self.war.is_some_and(|war| {
            war.defender == seat && !matches!(war.step, WarStep::Stone | WarStep::Leaves | WarStep::Page)
        })
    }
}

impl Colony {
    /// No colony.
    pub fn nobody() -> Self {
        Self {
            tokens: Tokens::NONE,
            extra: 0,
            survival: 0,
            talents: 0,
            waivers: 0,
            hand: Store::EMPTY,
            built: 0,
            chambers: [Chamber::new(Kind::Queen); MAX_CHAMBERS],
            row: CardSet::EMPTY,
            passed: CardSet::EMPTY,
            fought: CardSet::EMPTY,
            stragglers: 0,
            crickets: 0,
            stones: 0,
            idle: false,
            cultivated: false,
            herded: CardSet::EMPTY,
            eased: 0,
            eaten: 0,
            short: 0,
            yields: 0,
            owed: 0,
            owed_tokens: 0,
            before: 0,
            alive: false,
            conceded: false,
            death: 0,
            death_round: 0,
            tally: Tally::default(),
        }
    }

    /// Its chambers.
    pub fn chambers(&self) -> &[Chamber] {
        &self.chambers[..usize::from(self.built)]
    }

    /// Its chambers with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (ChamberId, &Chamber)> {
        (0..).map(ChamberId).zip(self.chambers())
    }

    /// How many chambers of a kind it has.
    pub fn count(&self, kind: Kind) -> u8 {
        self.chambers().iter().filter(|chamber| chamber.kind == kind).count() as u8
    }

    /// What lies at a spot.
    pub fn store(&self, spot: Spot) -> Option<&Store> {
        match spot {
            Spot::Hand => Some(&self.hand),
            Spot::Chamber(id) => self.chambers().get(id.index()).map(|chamber| &chamber.store),
        }
    }

    /// The hand, and every chamber that can hold something.
    pub fn stores(&self) -> impl Iterator<Item = (Spot, &Store)> {
        let stocked = self.numbered().map(|(id, chamber)| (Spot::Chamber(id), &chamber.store));
        std::iter::once((Spot::Hand, &self.hand)).chain(stocked)
    }

    /// All cards that it holds.
    pub fn cards(&self) -> CardSet {
        self.stores().fold(CardSet::EMPTY, |all, (_, store)| all.or(store.cards))
    }

    /// Where it holds a card.
    pub fn spot_of(&self, card: CardId) -> Option<Spot> {
        self.stores().find(|(_, store)| store.cards.contains(card)).map(|(spot, _)| spot)
    }

    /// Cards of a rank in its hand.
    pub fn in_hand(&self, rank: Rank) -> CardSet {
        self.hand.cards.and(CardSet::rank(rank))
    }

    /// Action points that it can pay now (A3.2, A3.5).
    pub fn action_points(&self) -> u8 {
        self.tokens.payable() + self.extra
    }

    /// Points that it can be made to give up: never its last (A3.5).
    pub fn to_give(&self) -> u8 {
        self.tokens.points().saturating_sub(1)
    }
}

impl Open {
    /// Satiety that something feeds in this colony (A7).
    pub fn level(&self, content: &Content, item: Item) -> u8 {
        match item {
            Item::Card(card) => content.level(card.rank(), self.improved.contains(card)),
            Item::Marker(level) => level,
        }
    }
}

impl State {
    /// Guards that stand on places not broken into.
    pub fn guards(&self) -> Tokens {
        let mut all = Tokens::NONE;
        for guards in &self.secret.guards {
            Token::ALL.into_iter().for_each(|token| all.add(token, guards.of(token)));
        }
        all
    }
}
