//! What things are called: for screen readers, tooltips and tests.

use super::ground;
use super::stage::Stage;
use crate::engine::{Line, Seat};
use crate::microlonies::coordinates;
use crate::microlonies::ids::{ChamberId, HexId, ObjectiveId, PreyId, TileId};
use crate::microlonies::pack::{Badge, ChamberFace, ChamberKind, Metric};
use crate::microlonies::species;
use crate::microlonies::state::{Ground, Occupant};
use crate::text::Value;
use crate::ui::icons::Icon;

/// The icon of a badge.
pub fn badge_icon(badge: Badge) -> Icon {
    match badge {
        Badge::Arachnid => Icon::Arachnid,
        Badge::Crawling => Icon::Crawling,
        Badge::Flying => Icon::Flying,
        Badge::Alive => Icon::Alive,
        Badge::Injured => Icon::Injured,
        Badge::Dead => Icon::Dead,
        Badge::Night => Icon::Night,
        Badge::Twilight => Icon::Twilight,
        Badge::Day => Icon::Day,
        Badge::Leaf => Icon::Leaf,
        Badge::Seed => Icon::Seed,
        Badge::Aphid => Icon::Aphid,
    }
}

/// The icon of a kind of chamber.
pub fn kind_icon(kind: ChamberKind) -> Icon {
    match kind {
        ChamberKind::Nursery => Icon::Nursery,
        ChamberKind::LayEggs => Icon::LayEggs,
        ChamberKind::Build => Icon::Build,
        ChamberKind::Hunt => Icon::Hunt,
        ChamberKind::Colonize => Icon::Colonize,
        ChamberKind::Food => Icon::Food,
    }
}

impl Stage<'_> {
    fn list(&self, parts: &[String]) -> String {
        parts.join(&self.say("list-comma"))
    }

    fn owned(&self, key: &str, seat: Seat) -> String {
        self.text.say_with(key, &[("colony", Value::from(self.name(seat)))])
    }

    /// A hex with what is on it.
    pub fn hex_name(&self, hex: HexId) -> String {
        let cell = self.view.cell(hex);
        let mut parts = vec![self.say(cell.ground.key())];
        if cell.entrance {
            parts.push(self.say("hex-entrance"));
        }
        let is_nest = |seat: &Seat| species::is_nest(self.view.colony(*seat), hex);
        if let Some(seat) = self.view.seats().find(is_nest) {
            let main = self.view.colony(seat).nest == hex;
            parts = vec![self.owned(if main { "hex-nest-of" } else { "hex-satellite-of" }, seat)];
            if ground::lie(self.view, hex) == Ground::HuntingZone {
                parts.push(self.say("hex-nest-on-zone"));
            }
        }
        match cell.occupant {
            Occupant::Nobody => {}
            Occupant::Ant(seat) if cell.soldier => parts.push(self.owned("soldier-of", seat)),
            Occupant::Ant(seat) if self.view.on_trail(seat, hex) => parts.push(self.owned("ant-of", seat)),
            Occupant::Ant(seat) => parts.push(self.owned("isolated-ant-of", seat)),
            Occupant::Termite => parts.push(self.say("termite")),
        }
        for seat in self.view.seats().filter(|seat| cell.has_pheromone(*seat)) {
            parts.push(self.owned("pheromone-of", seat));
        }
        let is_acid = |seat: &Seat| species::acid(self.view.colony(*seat)) == Some(hex);
        if let Some(seat) = self.view.seats().find(is_acid) {
            parts.push(self.owned("acid-of", seat));
        }
        if let Some(bonus) = cell.bonus {
            parts.push(self.say(bonus.key()));
        }
        let at = self.text.plain(&coordinates(&self.view.content, hex));
        self.text.say_with("at-place", &[("what", Value::from(self.list(&parts))), ("at", at.into())])
    }

    /// What is printed on a chamber.
    pub fn face_name(&self, face: &ChamberFace) -> String {
        match (face.kind, face.badge) {
            (ChamberKind::Food, Some(badge)) => {
                let badge = self.say(badge.key());
                self.text.say_with("chamber-food-for", &[("badge", Value::from(badge))])
            }
            (kind, _) => self.say(kind.key()),
        }
    }

    /// A chamber with what is in it.
    pub fn chamber_name(&self, seat: Seat, id: ChamberId) -> String {
        let colony = self.view.colony(seat);
        let chamber = &colony.chambers[id.index()];
        let mut parts = vec![match self.view.content.is_garden(chamber.print) {
            true => self.say("chamber-garden"),
            false => self.face_name(self.view.content.face(chamber.print)),
        }];
        if chamber.workers > 0 {
            parts.push(self.say_number("workers-in", chamber.workers));
        }
        if chamber.slaves > 0 {
            parts.push(self.say_number("slaves-in", chamber.slaves));
        }
        if chamber.soldiers > 0 {
            parts.push(self.say_number("soldiers-in", chamber.soldiers));
        }
        if chamber.queens > 0 {
            parts.push(self.say_number("queens-in", chamber.queens));
        }
        if chamber.kind == ChamberKind::Nursery {
            parts.push(self.say_number("eggs-in", colony.eggs));
        }
        if chamber.maximum > 0 {
            parts.push(self.say_number("maximum", chamber.maximum));
        }
        self.at_place(self.list(&parts), chamber.x, chamber.y)
    }

    /// Something at a place of the square grid.
    pub fn at_place(&self, what: String, x: i8, y: i8) -> String {
        let at = Line::new("place-coordinates").with("x", i64::from(x)).with("y", i64::from(y));
        self.text.say_with("at-place", &[("what", Value::from(what)), ("at", self.text.plain(&at).into())])
    }

    /// A Chamber tile in its river section.
    pub fn tile_name(&self, section: u8, tile: TileId) -> String {
        let content = &self.view.content;
        let face = content.tile_face(tile);
        let mut parts = vec![self.face_name(face)];
        if face.maximum > 0 {
            parts.push(self.say_number("maximum", face.maximum));
        }
        parts.push(self.say_number("reinforcements", content.reinforcements(tile)));
        self.in_section("section-tile", section, self.list(&parts))
    }

    /// A Prey card in its river section.
    pub fn prey_name(&self, section: u8, card: PreyId) -> String {
        let mut parts = vec![self.prey_card(card)];
        parts.extend(self.jaw_owner(card).map(|seat| self.owned("jaw-of", seat)));
        self.in_section("section-prey", section, self.list(&parts))
    }

    /// Whose Jaw is on a Prey card of the river (S14.1).
    pub fn jaw_owner(&self, card: PreyId) -> Option<Seat> {
        self.view.seats().find(|seat| species::jaw(self.view.colony(*seat)) == Some(card))
    }

    /// A Prey card with all that is on it.
    pub fn prey_card(&self, card: PreyId) -> String {
        let card = self.view.content.prey(card);
        let mut parts = vec![self.text.words(&card.name).to_owned()];
        parts.extend(card.badges.iter().map(|badge| self.say(badge.key())));
        parts.push(self.say_number("food", card.food));
        for (key, count) in [("losses", card.losses), ("points", card.vp), ("trophies", card.trophies)] {
            if count > 0 {
                parts.push(self.say_number(key, count));
            }
        }
        self.list(&parts)
    }

    /// Something that lies in a river section, from 0.
    pub fn in_section(&self, key: &str, section: u8, what: String) -> String {
        let args = [("number", Value::from(i64::from(section) + 1)), ("what", Value::from(what))];
        self.text.say_with(key, &args)
    }

    /// What an Objective measures, in words.
    pub fn metric_name(&self, metric: Metric) -> String {
        match metric.what() {
            Some(what) => self.text.say_with(metric.key(), &[("what", Value::from(self.say(what)))]),
            None => self.say(metric.key()),
        }
    }

    /// An Objective with its conditions.
    pub fn objective_name(&self, card: ObjectiveId) -> String {
        let card = self.view.content.objective(card);
        let number = |n: u8| Value::from(i64::from(n));
        let args = [
            ("name", Value::from(self.text.words(&card.name))),
            ("metric", Value::from(self.metric_name(card.metric))),
            ("at1", number(card.tier1.at)),
            ("vp1", number(card.tier1.vp)),
            ("at2", number(card.tier2.at)),
            ("vp2", number(card.tier2.vp)),
        ];
        self.text.say_with("objective-card", &args)
    }
}
