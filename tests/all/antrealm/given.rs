//! Positions to start a rule's test from, and decisions played on them.

use std::sync::Arc;

use formicarium::antrealm::pack::{Kind, Pack, Rank, Talent};
use formicarium::antrealm::state::{Chamber, Colony, Phase, Stage};
use formicarium::antrealm::{
    Action, AntRealm, CardId, CardSet, ChamberId, Event, Item, Setup, State, Token, Tokens,
};
use formicarium::engine::{Cx, Fold, Game, Scripted, Seat, Turn};

pub const SPADES: Seat = Seat(0);
pub const HEARTS: Seat = Seat(1);
pub const CLUBS: Seat = Seat(2);

/// A card as `5S`, `10H`, `KC`.
pub fn card(name: &str) -> CardId {
    let (rank, suit) = name.split_at(name.len() - 1);
    let ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    let rank = ranks.iter().position(|known| *known == rank).expect("a rank");
    let suit = "SHCD".find(suit).expect("a suit");
    CardId::new(Seat(suit as u8), Rank::ALL[rank])
}

/// Cards as `5S 10H`.
pub fn cards(names: &str) -> CardSet {
    names.split_whitespace().map(card).collect()
}

/// A setup of the base pack.
pub fn setup(colonies: u8) -> Setup {
    let pack = Pack::base();
    let completions = pack.manifest.completions;
    Setup { pack: Arc::new(pack), completions, colonies }
}

/// A game under test.
pub struct Given {
    pub state: State,
    draws: Vec<u32>,
}

impl Given {
    /// So many colonies without talents, Spades in its first administration.
    pub fn new(colonies: u8) -> Self {
        Self::with(&setup(colonies))
    }

    /// The same with another setup.
    pub fn with(setup: &Setup) -> Self {
        let mut game = Self::choosing(setup);
        while game.state.stage == Stage::Talents {
            game.act(Action::EndTalents);
        }
        game
    }

    /// A game in which talents are being chosen.
    pub fn choosing(setup: &Setup) -> Self {
        let ready = AntRealm::check(setup).expect("a sound setup");
        let mut state = AntRealm::blank(&ready);
        let mut chance = Scripted::default();
        AntRealm::start(&mut Cx::new(&mut state, &mut Vec::new(), &mut chance));
        Self { state, draws: Vec::new() }
    }

    pub fn colony(&self, seat: Seat) -> &Colony {
        self.state.colony(seat)
    }

    pub fn colony_mut(&mut self, seat: Seat) -> &mut Colony {
        &mut self.state.open.colonies[seat.index()]
    }

    /// Gives a colony talents that are revealed.
    pub fn talents(mut self, seat: Seat, talents: &[Talent]) -> Self {
        let waivers = self.state.content.source.waivers;
        let colony = self.colony_mut(seat);
        for talent in talents {
            colony.talents |= talent.bit();
        }
        if talents.contains(&Talent::Endurance) {
            colony.waivers = waivers;
        }
        self
    }

    /// Sets a colony's tokens: green and red at hand, green and red at work.
    pub fn tokens(mut self, seat: Seat, counts: [u8; 4]) -> Self {
        self.colony_mut(seat).tokens = Token::ALL.into_iter().zip(counts).collect::<Tokens>();
        self
    }

    /// Puts cards of the deck into a colony's hand.
    pub fn hand(mut self, seat: Seat, names: &str) -> Self {
        for card in cards(names).iter() {
            assert!(self.state.deck.contains(card), "{card:?} is not in the deck");
            self.state.open.deck.remove(card);
            self.colony_mut(seat).hand.put(Item::Card(card));
            if self.state.mover == Some(seat) {
                // Its upkeep for this round was paid before the administration.
                self.state.open.kept.insert(card);
            }
        }
        self
    }

    /// Puts cards of the deck face up before a colony, as if it had settled them.
    pub fn row(mut self, seat: Seat, names: &str) -> Self {
        let row = cards(names);
        self.state.open.deck = self.state.deck.without(row);
        let colony = self.colony_mut(seat);
        colony.row = colony.row.or(row);
        self
    }

    /// Gives a colony another chamber.
    pub fn chamber(mut self, seat: Seat, kind: Kind) -> Self {
        let colony = self.colony_mut(seat);
        colony.chambers[usize::from(colony.built)] = Chamber::new(kind);
        colony.built += 1;
        self
    }

    /// Sets the survival points of a colony.
    pub fn survival(mut self, seat: Seat, points: u8) -> Self {
        self.colony_mut(seat).survival = points;
        self
    }

    /// What chance brings next: each draw as a number from 0.
    pub fn draws(&mut self, draws: impl IntoIterator<Item = u32>) -> &mut Self {
        self.draws = draws.into_iter().collect();
        self
    }

    /// The seat in turn and what it is asked.
    pub fn asked(&self) -> (Seat, Phase) {
        (self.state.now.seat, self.state.now.phase)
    }

    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        AntRealm::legal(&self.state, &mut legal);
        legal
    }

    /// Plays a legal action of the seat in turn.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        let Turn::Seat(seat) = AntRealm::turn(&self.state) else { panic!("the game is over") };
        let refusal = AntRealm::refuse(&self.state, seat, &action);
        assert_eq!(refusal, None, "{action:?} is refused");
        assert!(self.legal().contains(&action), "{action:?} is not listed among {:?}", self.legal());
        let before = self.state.clone();
        let mut events = Vec::new();
        let mut chance = Scripted::new(std::mem::take(&mut self.draws));
        AntRealm::decide(&mut Cx::new(&mut self.state, &mut events, &mut chance), seat, action);
        let mut folded = before;
        for event in &events {
            AntRealm::admits(&folded, event).expect("an event that fits");
            AntRealm::fold(&mut folded, event);
        }
        assert_eq!(folded, self.state);
        events
    }

    /// The rule that refuses an action of the seat in turn.
    #[track_caller]
    pub fn refused(&self, action: Action) -> &'static str {
        assert!(!self.legal().contains(&action), "{action:?} is legal");
        AntRealm::refuse(&self.state, self.state.now.seat, &action).expect("a refusal").rule
    }

    /// Ends administrations until this seat is asked about its exploration.
    #[track_caller]
    pub fn explore(&mut self, seat: Seat) -> &mut Self {
        for _ in 0..40 {
            match self.asked() {
                (asked, Phase::Explore) if asked == seat => return self,
                (_, Phase::Explore) => drop(self.act(Action::Reveal(0))),
                (_, Phase::Administer | Phase::Gather) => drop(self.act(Action::EndTurn)),
                asked => panic!("{asked:?}"),
            }
        }
        panic!("seat {} does not explore", seat.0);
    }

    /// Reveals these cards: the draws are those that bring them.
    #[track_caller]
    pub fn reveal(&mut self, names: &str) -> Vec<Event> {
        self.reveal_then(names, [])
    }

    /// Ends the exploration of the seat in turn, and says whose turn it is then.
    #[track_caller]
    pub fn next_after(&mut self) -> Seat {
        let seat = self.asked().0;
        assert_eq!(self.asked().1, Phase::Gather);
        self.act(Action::EndTurn);
        assert_ne!(self.asked().0, seat);
        self.asked().0
    }

    /// Reveals these cards; chance brings more draws behind them.
    #[track_caller]
    pub fn reveal_then(&mut self, names: &str, more: impl IntoIterator<Item = u32>) -> Vec<Event> {
        let names: Vec<CardId> = names.split_whitespace().map(card).collect();
        let mut deck = self.state.deck;
        let mut draws = Vec::new();
        for card in &names {
            draws.push(place_in(deck, *card));
            deck.remove(*card);
        }
        draws.extend(more);
        self.draws(draws);
        self.act(Action::Reveal(names.len() as u8))
    }

    /// Ends turns, reveals nothing and eats what comes first, until the next
    /// round.
    #[track_caller]
    pub fn end_round(&mut self) -> &mut Self {
        let round = self.state.round;
        while self.state.round == round {
            let action = match self.asked().1 {
                Phase::Explore => Action::Reveal(0),
                Phase::Administer | Phase::Gather => Action::EndTurn,
                Phase::Eat | Phase::Waive | Phase::Discard => self.legal()[0],
                phase => panic!("{phase:?}"),
            };
            self.act(action);
        }
        self
    }

    /// The Fungus chamber, Dump or other chamber of a colony built last.
    pub fn last_chamber(&self, seat: Seat) -> ChamberId {
        ChamberId(self.colony(seat).built - 1)
    }
}

/// The draw that brings a card of this deck.
pub fn place_in(deck: CardSet, card: CardId) -> u32 {
    assert!(deck.contains(card), "{card:?} is not in the deck");
    deck.iter().position(|other| other == card).expect("a card") as u32
}
