//! Decisions, each a small one.

use serde::{Deserialize, Serialize};

use crate::engine::Seat;

use super::card::CardId;
use super::pack::{Kind, Talent};
use super::store::Item;
use super::tokens::{Token, Zone};

/// A chamber of a colony, in the order in which they were built.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ChamberId(pub u8);

impl ChamberId {
    /// The chamber as an index.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Where a card or marker of a colony lies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// In the hand.
    Hand,
    /// In a Storehouse or Dump.
    Chamber(ChamberId),
}

/// A way to give up points (A3.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Loss {
    /// A green token turns red: 1 point.
    Wound(Zone),
    /// A token goes to the rebirth zone: its points.
    Token(Token),
}

impl Loss {
    /// The six ways.
    pub const ALL: [Self; 6] = [
        Self::Wound(Zone::Hand),
        Self::Wound(Zone::Work),
        Self::Token(Token::HandGreen),
        Self::Token(Token::HandRed),
        Self::Token(Token::WorkGreen),
        Self::Token(Token::WorkRed),
    ];

    /// The points that it gives up.
    pub fn points(self) -> u8 {
        match self {
            Self::Wound(_) => 1,
            Self::Token(token) => token.points(),
        }
    }

    /// The token that it takes or wounds.
    pub fn token(self) -> Token {
        match self {
            Self::Wound(zone) => Token::green(zone),
            Self::Token(token) => token,
        }
    }
}

/// One decision of a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Take this talent, secretly (A2).
    Talent(Talent),
    /// No more talents (A2).
    EndTalents,
    /// Pay with so many tokens at hand (A3.2).
    Pay {
        /// Green ones.
        green: u8,
        /// Red ones.
        red: u8,
    },
    /// Give up points this way (A3.3).
    GiveUp(Loss),
    /// Give up this token (A7: Anteater).
    Lose(Token),
    /// Give up this guard of a place (A9.3).
    LoseGuard {
        /// The place on the page.
        place: u8,
        /// The guard.
        token: Token,
    },
    /// Build a chamber (A5.1).
    Build(Kind),
    /// Store something of the hand in a chamber (A5.2).
    Store {
        /// What.
        item: Item,
        /// Where.
        chamber: ChamberId,
    },
    /// Cultivate in a Fungus chamber (A5.3).
    Cultivate(ChamberId),
    /// Use a Dead leaf for a Fungus chamber (A7).
    Mulch {
        /// The Dead leaf.
        leaf: CardId,
        /// The chamber.
        chamber: ChamberId,
    },
    /// Pay a green token to turn a red one of this zone green (A5.4).
    Care(Zone),
    /// Pay for a Seed's step (A7: Seed).
    Plant(CardId),
    /// Pay for a Honey insect's use (A7: Honey insect).
    Herd(CardId),
    /// Reveal so many cards (A6.1).
    Reveal(u8),
    /// Make war on this colony (A9.1).
    Declare(Seat),
    /// Cancel a Cliff by turning a green token of this zone red (A7: Cliff).
    Bridge(Zone),
    /// Roll to ignore a Giant insect (A7: Giant insect).
    Leap,
    /// Take a face-up card into the hand (A6.3).
    Take(CardId),
    /// Use a Stone (A7: Stone).
    Stone(CardId),
    /// Use a Dead leaf against an invasion (A7: Dead leaf).
    Leaf(CardId),
    /// Take the page in this slot, from 0 (A9.2).
    Page(u8),
    /// Set the next chamber on a place (A9.2).
    Site(u8),
    /// Deploy the next token on a place (A9.2).
    Guard(u8),
    /// Go against a place (A9.3).
    Invade(u8),
    /// Use the Gas gland (A2).
    Gas,
    /// Break in (A9.3).
    BreakIn,
    /// Retreat, which ends the war (A9.3).
    Retreat,
    /// A step for this Fungus chamber of one's own (A9.4).
    Step(ChamberId),
    /// Where the food marker of a Fungus chamber goes (A5.3).
    Yield(Spot),
    /// Feed on something (A10.1).
    Eat {
        /// Where it lies.
        spot: Spot,
        /// What.
        item: Item,
    },
    /// Waive so many penalties (A10.2).
    Waive(u8),
    /// Put something of the hand back (A6.3).
    Discard(Item),
    /// Do without what is offered.
    Decline,
    /// End the administration or the exploration (A5, A6).
    EndTurn,
}
