//! A colony's tokens (A3).

use serde::{Deserialize, Serialize};

/// Where a held token is (A3.2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Zone {
    /// At hand: it can pay.
    Hand,
    /// In the work zone.
    Work,
}

impl Zone {
    /// Both zones.
    pub const ALL: [Self; 2] = [Self::Hand, Self::Work];
}

/// A kind of held token: its zone and its colour (A3.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
#[allow(missing_docs, reason = "zone and colour")]
pub enum Token {
    HandGreen,
    HandRed,
    WorkGreen,
    WorkRed,
}

impl Token {
    /// The four kinds.
    pub const ALL: [Self; 4] = [Self::HandGreen, Self::HandRed, Self::WorkGreen, Self::WorkRed];

    /// The green token of a zone.
    pub fn green(zone: Zone) -> Self {
        [Self::HandGreen, Self::WorkGreen][zone as usize]
    }

    /// The red token of a zone.
    pub fn red(zone: Zone) -> Self {
        [Self::HandRed, Self::WorkRed][zone as usize]
    }

    /// Whether it is green.
    pub fn is_green(self) -> bool {
        matches!(self, Self::HandGreen | Self::WorkGreen)
    }

    /// Its zone.
    pub fn zone(self) -> Zone {
        match self {
            Self::HandGreen | Self::HandRed => Zone::Hand,
            Self::WorkGreen | Self::WorkRed => Zone::Work,
        }
    }

    /// Its points (A3.1).
    pub fn points(self) -> u8 {
        if self.is_green() { 2 } else { 1 }
    }
}

/// A number of tokens of each kind.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tokens([u8; 4]);

impl Tokens {
    /// None.
    pub const NONE: Self = Self([0; 4]);

    /// How many there are of a kind.
    pub fn of(&self, token: Token) -> u8 {
        self.0[token as usize]
    }

    /// Adds tokens of a kind.
    pub fn add(&mut self, token: Token, count: u8) {
        self.0[token as usize] += count;
    }

    /// Takes tokens of a kind away, as many as there are.
    pub fn remove(&mut self, token: Token, count: u8) {
        let held = &mut self.0[token as usize];
        *held = held.saturating_sub(count);
    }

    /// Takes all those of another number away.
    pub fn remove_all(&mut self, other: Self) {
        Token::ALL.into_iter().for_each(|token| self.remove(token, other.of(token)));
    }

    /// Turns `count` tokens of one kind into another.
    pub fn turn(&mut self, from: Token, to: Token, count: u8) {
        self.remove(from, count);
        self.add(to, count);
    }

    /// All of them; held tokens include the work zone (A3.4).
    pub fn count(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Green ones in both zones.
    pub fn greens(&self) -> u8 {
        self.of(Token::HandGreen) + self.of(Token::WorkGreen)
    }

    /// Red ones in both zones.
    pub fn reds(&self) -> u8 {
        self.of(Token::HandRed) + self.of(Token::WorkRed)
    }

    /// Their points (A3.1).
    pub fn points(&self) -> u8 {
        2 * self.greens() + self.reds()
    }

    /// Points that can pay: those at hand (A3.2).
    pub fn payable(&self) -> u8 {
        2 * self.of(Token::HandGreen) + self.of(Token::HandRed)
    }

    /// The kinds of which there are some.
    pub fn kinds(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |token| self.of(*token) > 0)
    }

    /// Whether the other number is part of this one.
    pub fn covers(&self, other: &Self) -> bool {
        self.0.iter().zip(other.0).all(|(have, need)| *have >= need)
    }

    /// Takes the tokens of the work zone back (A4).
    pub fn come_back(&mut self) {
        self.turn(Token::WorkGreen, Token::HandGreen, self.of(Token::WorkGreen));
        self.turn(Token::WorkRed, Token::HandRed, self.of(Token::WorkRed));
    }

    /// Moves tokens of a colour to the work zone (A3.2).
    pub fn work(&mut self, greens: u8, reds: u8) {
        self.turn(Token::HandGreen, Token::WorkGreen, greens);
        self.turn(Token::HandRed, Token::WorkRed, reds);
    }
}

impl FromIterator<(Token, u8)> for Tokens {
    fn from_iter<I: IntoIterator<Item = (Token, u8)>>(tokens: I) -> Self {
        let mut all = Self::NONE;
        tokens.into_iter().for_each(|(token, count)| all.add(token, count));
        all
    }
}
