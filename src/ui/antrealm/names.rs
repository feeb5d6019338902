//! What screen readers say, and what tooltips tell.

use super::stage::Stage;
use crate::antrealm::keys::SUITS;
use crate::antrealm::pack::{Kind, Rank, Talent};
use crate::antrealm::rules::exploration;
use crate::antrealm::talents;
use crate::antrealm::{Action, CardId, ChamberId, Item, Loss, Place, Token, View, Zone};
use crate::antrealm::{card_line, chamber_line, glimpse};
use crate::engine::{Arg, Line, Seat};

fn number(n: impl Into<i64>) -> i64 {
    n.into()
}

impl Stage<'_> {
    /// A card that lies face up, with what it costs.
    pub fn face_up(&self, card: CardId) -> String {
        let name = self.card(card);
        let cost = exploration::cost_of(&self.state, card);
        if self.view.content.cost(card.rank()).is_none() {
            return name;
        }
        self.line(&Line::new("realm-name-cost").with("name", name).with("cost", number(cost)))
    }

    /// What a card does.
    pub fn about_card(&self, card: CardId) -> String {
        let about = card.rank().about(&self.view.content.setup.pack);
        format!("{}\n{}", self.card(card), self.line(&about))
    }

    /// A card or marker that a colony holds, with what it feeds.
    pub fn item(&self, item: Item) -> String {
        let name = self.line(&glimpse::item_line(item));
        let level = self.view.level(&self.view.content, item);
        if level == 0 || matches!(item, Item::Marker(_)) {
            return name;
        }
        self.line(&Line::new("realm-name-food").with("name", name).with("level", number(level)))
    }

    /// What an item does.
    pub fn about_item(&self, item: Item) -> String {
        match item {
            Item::Card(card) => self.about_card(card),
            Item::Marker(_) => self.item(item),
        }
    }

    /// A talent with its cost.
    pub fn talent(&self, talent: Talent) -> String {
        let cost = self.view.content.talent_cost(talent);
        self.line(&Line::new("realm-name-cost").with("name", talent.key()).with("cost", number(cost)))
    }

    /// What a talent does.
    pub fn about_talent(&self, talent: Talent) -> String {
        self.line(&talent.about(&self.view.content.source))
    }

    /// A chamber by its kind and number.
    pub fn chamber(&self, seat: Seat, id: ChamberId) -> String {
        self.line(&chamber_line(self.view, seat, id))
    }

    /// What an action on something held does, as a button says it.
    pub fn deed(&self, action: &Action) -> String {
        let seat = self.view.now.seat;
        let source = &self.view.content.source;
        let in_chamber = |key, id| Line::new(key).with("chamber", chamber_line(self.view, seat, id));
        let line = match *action {
            Action::Store { chamber, .. } => in_chamber("realm-deed-store", chamber),
            Action::Mulch { chamber, .. } => in_chamber("realm-deed-mulch", chamber),
            Action::Cultivate(chamber) => in_chamber("realm-deed-cultivate", chamber),
            Action::Plant(_) => Line::new("realm-deed-plant").with("cost", number(source.plant_cost)),
            Action::Herd(_) => Line::new("realm-deed-herd").with("cost", number(source.herd_cost)),
            Action::Eat { .. } => Line::new("realm-deed-eat"),
            Action::Discard(_) => Line::new("realm-deed-discard"),
            _ => Line::new("realm-deed-use"),
        };
        self.line(&line)
    }

    /// An action on something held, with what it is done to.
    pub fn deed_to(&self, item: Item, action: &Action) -> String {
        let line = Line::new("realm-name-deed").with("item", self.item(item)).with("deed", self.deed(action));
        self.line(&line)
    }

    /// A kind of token, with how many there are.
    pub fn tokens(&self, token: Token, count: u8) -> String {
        let line = Line::new("realm-name-tokens").with("token", glimpse::token_key(token));
        self.line(&line.with("count", number(count)))
    }

    /// A way to give up points.
    pub fn loss(&self, loss: Loss) -> String {
        let line = match loss {
            Loss::Wound(Zone::Hand) => Line::new("realm-loss-wound"),
            Loss::Wound(Zone::Work) => Line::new("realm-loss-wound-work"),
            Loss::Token(token) => Line::new("realm-loss-token")
                .with("token", glimpse::token_key(token))
                .with("points", number(token.points())),
        };
        self.line(&line)
    }
}

/// The name of a place that a refusal is about.
pub fn place_line(view: &View, place: &Place) -> Line {
    match *place {
        Place::Seat(seat) => Line::new("realm-place-colony").with("seat", seat),
        Place::Token { seat, token } => {
            Line::new("realm-place-of").with("what", glimpse::token_key(token)).with("seat", seat)
        }
        Place::Chamber { seat, chamber } => {
            Line::new("realm-place-of").with("what", chamber_line(view, seat, chamber)).with("seat", seat)
        }
        Place::Item { item, .. } => glimpse::item_line(item),
        Place::Card(card) => card_line(card),
        Place::Site(place) => Line::new("realm-place-site").with("place", number(place) + 1),
        Place::Talent(talent) => Line::new(talent.key()),
    }
}

/// Cards and places of the page that a line of the log speaks of.
pub fn places_in(line: &Line) -> Vec<Place> {
    let mut found = Vec::new();
    if let Some(card) = card_of(line) {
        found.push(Place::Card(card));
    }
    for (name, arg) in &line.args {
        match arg {
            Arg::Line(part) => found.extend(places_in(part)),
            Arg::Number(number) if *name == "place" => {
                found.extend(u8::try_from(number - 1).ok().map(Place::Site));
            }
            _ => {}
        }
    }
    found
}

/// The card that a line names, see [`card_line`].
fn card_of(line: &Line) -> Option<CardId> {
    if line.key != card_line(CardId(0)).key {
        return None;
    }
    let key = |wanted: &str| {
        line.args.iter().find_map(|(name, arg)| match arg {
            Arg::Key(key) if *name == wanted => Some(*key),
            _ => None,
        })
    };
    let (suit, name) = (key("suit")?, key("name")?);
    let suit = SUITS.iter().position(|known| *known == suit)?;
    let rank = Rank::ALL.into_iter().find(|rank| rank.key() == name)?;
    Some(CardId::new(Seat(suit as u8), rank))
}

/// What a kind of chamber is good for in this colony, its talents counted.
pub fn about_kind(stage: &Stage<'_>, seat: Seat, kind: Kind) -> String {
    let mut numbers = stage.view.content.numbers;
    numbers.fungus_steps = talents::fungus_steps(&stage.view.as_state(), seat);
    stage.line(&kind.about(&numbers))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_and_places_are_found_in_lines_of_the_log() {
        let card = CardId::new(Seat(2), Rank::Seed);
        let line = Line::new("realm-log-taken").with("seat", Seat(0)).with("card", card_line(card));
        assert_eq!(places_in(&line), [Place::Card(card)]);
        let line = Line::new("realm-log-invades").with("seat", Seat(0)).with("place", 4);
        assert_eq!(places_in(&line), [Place::Site(3)]);
        assert_eq!(places_in(&Line::new("realm-log-over")), []);
    }
}
